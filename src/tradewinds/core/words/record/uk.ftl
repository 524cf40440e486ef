### Що не так із записом.

too-long = запис довший за { $most } знаків
first-line = запис починається рядком '{ $line }'
newer = формат цього запису — { $version }, а ця версія Tradewinds читає формат { $known }: потрібна новіша версія
missing = у заголовку немає { $field }
field-too-long = цей рядок довший за { $most } знаків
no-colon = тут має бути «назва: значення», а не { $text }
twice = { $field } є двічі, уперше — у рядку { $line }
no-field = поля { $field } немає
number = { $field } має бути числом, а не { $text }
no-game = гри { $game } немає; є { $games }
players = у { $game } грають від { $least } до { $most } гравців, а не { $count }
no-player = такого гравця немає: за столом їх { $count }
name-too-long = ім’я має щонайбільше { $most } знаків
no-name = { $text } не є ім’ям: у ньому знаки, яких не можна показати
no-seat = на місці сидить 'person' або бот, як-от 'bot greedy', а не { $text }
no-option = у { $game } немає варіанта { $option }; є { $options }
option = варіант { $option } може бути { $values }, а не { $text }
chance = chance може бути drawn або manual, а не { $text }
no-commitment = тут є seed, але бракує рядка 'commitment: …' із його SHA-256
commitment = commitment не відповідає seed
no-turn = тут має бути номер ходу, як-от '1.', а не { $text }
turn = тут має бути хід { $turn }, а не { $text }
not-their-turn = зараз вирішує не { $player }
by-chance = { $move }: зараз хід гравця
by-player = { $move }: зараз хід не гравця
no-move = ходу { $move } у { $game } немає
draw = { $move }, крок { $ply }: за seed випадає { $drawn }
plies = запис закінчується після { $plies } ходів, а в заголовку { $text }
no-result = у заголовку немає result
not-over = гру не завершено, але в заголовку є result
result = результат — { $result }, а не { $text }
checksum = текст змінено після запису: контрольна сума інша. Щоб прочитати його як є, вилучіть цей рядок

## Зерно, складене з частин

shared-missing = зерно, складене з частин, потребує ще рядка { $field }
secret-commitment = commitment не відповідає secret: до гри оприлюднили інший
no-part = частина — це 'browser', 'server' або 'absent' і 64 шістнадцяткові цифри, а не { $text }
server-part = ця частина нібито від сервера, але вона не випливає із secret
shared-seed = seed не складений із secret і цих частин
