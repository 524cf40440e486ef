### Co jest nie tak z zapisem.

too-long = zapis jest dłuższy niż { $most } znaków
first-line = zapis zaczyna się wierszem '{ $line }'
newer = ten zapis ma format { $version }, a ta wersja Tradewinds czyta format { $known }: potrzebna jest nowsza wersja
missing = w nagłówku nie ma { $field }
field-too-long = ten wiersz jest dłuższy niż { $most } znaków
no-colon = tu powinno być „nazwa: wartość”, a nie { $text }
twice = { $field } występuje dwa razy, najpierw w wierszu { $line }
no-field = nie ma pola { $field }
number = { $field } musi być liczbą, a nie { $text }
no-game = nie ma gry { $game }; są { $games }
players = { $game } jest dla { $least } do { $most } graczy, a nie { $count }
no-player = nie ma takiego gracza: przy stole jest ich { $count }
name-too-long = imię ma najwyżej { $most } znaków
no-name = { $text } nie jest imieniem: są w nim znaki, których nie można pokazać
no-seat = na miejscu jest 'person' albo bot, na przykład 'bot greedy', a nie { $text }
no-option = { $game } nie ma wariantu { $option }; ma { $options }
option = wariant { $option } może mieć wartość { $values }, a nie { $text }
chance = chance może mieć wartość drawn albo manual, a nie { $text }
no-commitment = tu jest seed, ale brakuje wiersza 'commitment: …' z jego SHA-256
commitment = commitment nie pasuje do seed
no-turn = tu powinien być numer tury, na przykład '1.', a nie { $text }
turn = tu powinna być tura { $turn }, a nie { $text }
not-their-turn = teraz nie decyduje { $player }
by-chance = { $move }: teraz ruch należy do gracza
by-player = { $move }: teraz ruch nie należy do gracza
no-move = w { $game } nie ma ruchu { $move }
draw = { $move }, krok { $ply }: według seed wypada { $drawn }
plies = zapis kończy się po { $plies } ruchach, a w nagłówku jest { $text }
no-result = w nagłówku nie ma result
not-over = gra nie jest skończona, ale w nagłówku jest result
result = wynik to { $result }, a nie { $text }
checksum = tekst zmieniono po zapisaniu: suma kontrolna jest inna. Aby odczytać go tak, jak jest, usuń ten wiersz

## Ziarno złożone z części

shared-missing = ziarno złożone z części wymaga jeszcze wiersza { $field }
secret-commitment = commitment nie pasuje do secret: przed grą ogłoszono inny
no-part = część to 'browser', 'server' albo 'absent' i 64 cyfry szesnastkowe, a nie { $text }
server-part = ta część jest podobno od serwera, ale nie wynika z secret
shared-seed = seed nie jest złożony z secret i tych części
