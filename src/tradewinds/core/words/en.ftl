### What every game says.

player = Player { $number }
not-your-turn = It is not your turn.
unknown-move = There is no move { $code } in this game.
nothing-to-undo = There is nothing to take back.
list-and = and
