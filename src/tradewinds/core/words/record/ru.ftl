### Что не так с записью.

too-long = запись длиннее { $most } знаков
first-line = запись начинается строкой '{ $line }'
newer = формат этой записи — { $version }, а эта версия Tradewinds читает формат { $known }: нужна более новая версия
missing = в заголовке нет { $field }
field-too-long = эта строка длиннее { $most } знаков
no-colon = здесь должно быть «имя: значение», а не { $text }
twice = { $field } указано дважды, впервые — в строке { $line }
no-field = поля { $field } нет
number = { $field } должно быть числом, а не { $text }
no-game = игры { $game } нет; есть { $games }
players = в { $game } играют от { $least } до { $most } игроков, а не { $count }
no-player = такого игрока нет: за столом их { $count }
name-too-long = в имени не больше { $most } знаков
no-name = { $text } — не имя: в нём знаки, которые нельзя показать
no-seat = на месте сидит 'person' или бот, например 'bot greedy', а не { $text }
no-option = в { $game } нет варианта { $option }; есть { $options }
option = вариант { $option } может быть { $values }, а не { $text }
chance = chance может быть drawn или manual, а не { $text }
no-commitment = здесь есть seed, но нет строки 'commitment: …' с его SHA-256
commitment = commitment не соответствует seed
no-turn = здесь должен быть номер хода, например '1.', а не { $text }
turn = здесь должен быть ход { $turn }, а не { $text }
not-their-turn = сейчас решает не { $player }
by-chance = { $move }: сейчас ход игрока
by-player = { $move }: сейчас ход не игрока
no-move = хода { $move } в { $game } нет
draw = { $move }, шаг { $ply }: по seed выпадает { $drawn }
plies = запись кончается после { $plies } ходов, а в заголовке { $text }
no-result = в заголовке нет result
not-over = игра не закончена, но в заголовке есть result
result = результат — { $result }, а не { $text }
checksum = текст изменён после записи: контрольная сумма другая. Чтобы прочитать его как есть, удалите эту строку

## Зерно, составленное из частей

shared-missing = зерну, составленному из частей, нужна ещё строка { $field }
secret-commitment = commitment не соответствует secret: до игры обнародовали другой
no-part = часть — это 'browser', 'server' или 'absent' и 64 шестнадцатеричные цифры, а не { $text }
server-part = эта часть якобы от сервера, но она не следует из secret
shared-seed = seed не составлен из secret и этих частей
