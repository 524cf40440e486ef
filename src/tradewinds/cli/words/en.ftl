### What the terminal says.

## Starting

compiling = Compiling the rules: this happens once and takes some ten seconds…
welcome = Type ? for help at any time.
commitment = Commitment: { $hash }
seed = Seed: { $hash }
bot-random = Random
bot-greedy = Greedy

## The table

table = Table
turn-title = Turn { $turn }
setup-title = Set-up
log-title = What happened
moves-title = What will you do?
chance-title = What does chance decide?
hint = Type the number of a move; ? for help, Enter to see the table again.
hint-one = Enter plays the only move there is; ? for help.
end-hint = Enter leaves; “undo” takes your last decision back, “save” keeps the game, “log” tells all of it.
hand-over = It is { $player }’s turn to look: press Enter when only you can see the screen.

## Answers

command-help = help
command-log = log
command-undo = undo
command-save = save
command-quit = quit exit
no-such-number =
    There is no move { $number }: { $last ->
        [1] there is only 1.
       *[other] choose from 1 to { $last }.
    }
not-understood = “{ $text }” is no move, card or command here. Type ? for help.
did-you-mean = There is no “{ $text }”. Did you mean “{ $close }”?
can-play = You can do this now: type { $number } or { $code }.
undone = Taken back. Chance decides the same way again: the seed fixes it, move by move.
file-exists = { $file } is there already; choose another name: save NAME
file-unwritable = { $file } cannot be written: { $reason }
saved = Saved. To go on with it: tradewinds play { $game } --load { $file }
quit-unsaved = This game is not saved: “save” keeps it, “quit” once more leaves without.
goodbye = The game ends here and was not saved. See you!
goodbye-saved = The game is saved. See you!

help-move-keys = 2, { $code }, { $thing }
help-move = Plays a move: by its number, its code, or the name of what it is about.
help-ask-keys = ?, ? 2, ? { $thing }
help-ask = This help; what a move or a card does, and why it cannot be had now.
help-look-keys = Enter
help-look = Shows the table again.
help-log-keys = log
help-log = Tells the whole game so far.
help-undo-keys = undo
help-undo = Goes back to your previous decision. Chance will decide the same way again: the seed draws it move by move, so undo gives no second chance.
help-save-keys = save, save FILE
help-save = Writes the game to a file; --load FILE goes on with it.
help-quit-keys = quit
help-quit = Leaves. Nothing is lost if you save first.

## The end

winners =
    { $count ->
        [one] The winner:
       *[other] The winners:
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
not-over = The game is not over.
fair =
    The seed matches the commitment made before the game, and { $draws ->
        [one] the one outcome of chance is the one it draws.
       *[other] all { $draws } outcomes of chance are those it draws.
    }
fair-secret = The seed of this game is not published yet, so its chance cannot be checked.
fair-manual = Chance was played by hand in this game.

## Games

seats = { $least }–{ $most } players

## Simulations and measurements

playing = Playing
measuring = Measuring…
column-seat = Seat
column-bot = Bot
column-wins = Wins
column-share = Share
column-interval = 95% interval
column-score = Mean score
games-played = { $games } games, { $turns } turns on average
speed = { $games } games and { $decisions } decisions a second
measured = { $players } players, { $bytes } bytes a state
column-options = Options
column-mode = Rules
column-cores = Cores
column-decisions = Decisions/s
column-games = Games/s
column-copy = Copy, ns
mode-compiled = compiled
mode-interpreted = interpreted
