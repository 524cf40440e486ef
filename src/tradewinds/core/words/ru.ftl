### То, что говорит каждая игра.

player = Игрок { $number }
not-your-turn = Сейчас не ваш ход.
unknown-move = В этой игре нет такого действия: { $code }.
nothing-to-undo = Отменять нечего.
list-and = и
