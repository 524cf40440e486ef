### What is wrong with a record.

too-long = the record is longer than { $most } characters
first-line = a record starts with the line '{ $line }'
newer = this record has format { $version }, and this version of Tradewinds reads format { $known }: use a newer version
missing = the header has no { $field }
field-too-long = this line is longer than { $most } characters
no-colon = expected 'name: value', not { $text }
twice = { $field } appears twice, first on line { $line }
no-field = there is no field { $field }
number = { $field } must be a number, not { $text }
no-game = there is no game { $game }; the games are { $games }
players = { $game } is for { $least } to { $most } players, not { $count }
no-player = there is no such player: there are { $count }
name-too-long = a name has at most { $most } characters
no-name = { $text } is not a name: it has characters that cannot be shown
no-seat = in a seat there is 'person' or a bot such as 'bot greedy', not { $text }
no-option = { $game } has no option { $option }; its options: { $options }
option = option { $option } can be { $values }, not { $text }
chance = chance can be drawn or manual, not { $text }
no-commitment = the seed stands here without its commitment; the line 'commitment: …' with the seed’s SHA-256 is missing
commitment = the commitment is not that of the seed
no-turn = expected the number of a turn, such as '1.', not { $text }
turn = expected turn { $turn }, not { $text }
not-their-turn = it is not { $player }’s turn to decide
by-chance = { $move }: the next move is a player’s
by-player = { $move }: the next move is not a player’s
no-move = there is no move { $move } in { $game }
draw = { $move } at ply { $ply }: the seed draws { $drawn }
plies = the record ends after { $plies } moves, its header says { $text }
no-result = the header has no result
not-over = the game is not over, but the header has a result
result = the result is { $result }, not { $text }
checksum = the text was changed after it was written: the checksum does not match. To read it as it stands, remove this line

## A seed that is made of parts

shared-missing = a seed that is made of parts needs the line { $field } as well
secret-commitment = the commitment is not that of the secret: another secret was published before the game
no-part = a part is 'browser', 'server' or 'absent' with 64 hexadecimal digits, not { $text }
server-part = this part is said to be the server’s, but it does not follow from the secret
shared-seed = the seed is not made of the secret and these parts
