### Co mówi terminal.

## Początek

compiling = Kompiluję zasady: zdarza się to tylko raz i trwa około dziesięciu sekund…
welcome = Pomoc w każdej chwili: wpisz ?
bot-beginner = Początkujący
bot-casual = Amator
bot-skilled = Doświadczony
bot-strong = Mocny
bot-expert = Ekspert
bot-random = Chaos
bot-greedy = Zachłanny
bot-search = Myśliciel
bot-learned = Samouk
is-thinking = { $player } myśli…
is-warming = { $player } się rozgrzewa: botom, które myślą daleko naprzód, trzeba raz skompilować zasady, co trwa minutę lub dwie…

## Stół

table = Stół
turn-title = Tura { $turn }
setup-title = Przygotowanie
log-title = Co się wydarzyło
log-cut = … wcześniejszych wierszy: { $lines }; „dziennik” pokazuje wszystko
moves-title = Co zrobisz?
chance-title = Co wypadło?
hint = Wpisz numer albo nazwę; ? to pomoc, Enter pokazuje cały stół.
hint-one = Enter wykonuje jedyny możliwy ruch; ? to pomoc.
end-hint = Enter kończy; „zapisz” zachowuje grę, „dziennik” pokazuje cały przebieg gry.
hand-over = Teraz patrzy { $player }: naciśnij Enter, gdy nikt inny nie widzi ekranu.

## Odpowiedzi

command-help = pomoc
command-table = stół
command-log = dziennik
command-undo = cofnij
command-save = zapisz
command-quit = wyjdź koniec
command-new = nowa
command-drop = usuń
no-such-number = Na liście nie ma ruchu { $number }; numery sięgają { $last }.
not-understood = „{ $text }” nie jest tu ani ruchem, ani kartą, ani poleceniem. Pomoc: ?
did-you-mean = Nie ma tu „{ $text }”. Może „{ $close }”?
which-move = „{ $text }” może oznaczać kilka ruchów; wpisz numer jednego:
can-play = Możesz to teraz zrobić: wpisz { $number } albo { $code }.
undone = Cofnięto.
cannot-undo = Tego nie można cofnąć: można tylko twoją ostatnią decyzję w tej turze, zanim odpowiedzą na nią kostki lub karty.
file-exists = Plik { $file } już istnieje; wybierz inną nazwę: zapisz NAZWA
file-unwritable = Nie można zapisać pliku { $file }: { $reason }
saved = Zapisano. Aby grać dalej: tradewinds play { $game } --load { $file }
quit-unsaved = Tej gry nie udało się zachować: „zapisz PLIK” zapisze ją gdzie indziej, ponowne „wyjdź” kończy bez zapisu.
goodbye = Do zobaczenia!
goodbye-saved = Gra zapisana. Do zobaczenia!
goodbye-kept = Gra jest zachowana: „tradewinds play { $game }” zaproponuje jej dokończenie. Do zobaczenia!
goodbye-lost = Gra przerwana i nie udało się jej zachować. Do zobaczenia!
kept-found = { $game }: gra przerwana w turze { $turn } ({ $when }).
kept-answers = Enter: dokończ ją; „nowa”: zacznij nową grę; „usuń”: zapomnij starą.
kept-resume = Aby grać dalej: tradewinds play --load { $file }

help-move-keys = { $number }, { $code }, { $thing }
help-move = Wykonuje ruch z listy: po numerze, kodzie albo nazwie; wystarczy część nazwy.
help-ask-keys = ?, ? { $number }, ? { $thing }
help-ask = Ta pomoc; co robi ruch lub karta i dlaczego teraz nie można.
help-look-keys = Enter, stół (table, t)
help-look = Pokazuje cały stół; raz na turę widać go i bez tego.
help-log-keys = dziennik (log)
help-log = Pokazuje cały przebieg gry.
help-undo-keys = cofnij (undo)
help-undo = Cofa twoją ostatnią decyzję w tej turze, dopóki nie odpowiedziały na nią kostki lub karty i nie zagrał ktoś inny.
help-save-keys = zapisz (save) PLIK
help-save = Zapisuje grę do pliku; „tradewinds play --load PLIK” pozwala grać dalej, każdy na swoim miejscu.
help-quit-keys = wyjdź (quit)
help-quit = Kończy. Nic nie przepadnie: następne „tradewinds play” zaproponuje dokończenie.

## Koniec

winners =
    { $count ->
        [one] Zwycięstwo:
       *[other] Wspólne zwycięstwo:
    }
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
not-over = Gra nie jest skończona.
fair =
    Wszystkie rzuty i karty z góry wyznaczyło ziarno: { $draws ->
        [one] jedyny wynik sprawdzono, zgadza się.
        [few] wszystkie { $draws } wyniki sprawdzono, zgadzają się.
       *[many] wszystkie wyniki ({ $draws }) sprawdzono, zgadzają się.
    }
seed = Ziarno: { $hash }
commitment = Kod kontrolny uczciwości, znany już przed grą (SHA-256 ziarna): { $hash }
fair-secret = Ziarno tej gry nie jest jeszcze ujawnione, więc rzutów i kart nie można sprawdzić.
fair-manual = W tej grze wyniki rzutów i kart podawano ręcznie.

## Gry

seats = graczy: { $least }–{ $most }
levels = Poziomy
at-table-of =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }

## Symulacje i pomiary

playing = Gramy
measuring = Mierzę…
column-seat = Miejsce
column-bot = Bot
column-wins = Wygrane
column-share = Udział
column-interval = Przedział 95%
column-score = Średni wynik
column-rating = Ranking
column-time = Mediana czasu
games-played = Partii: { $games }, tur średnio: { $turns }
speed = Na sekundę: partii { $games }, decyzji { $decisions }
measured = graczy: { $players }, stan: { $bytes } B
column-options = Wariant
column-mode = Zasady
column-cores = Rdzeni
column-decisions = Decyzji/s
column-games = Partii/s
column-copy = Kopia, ns
mode-compiled = skompilowane
mode-interpreted = interpretowane

## Wiersz poleceń

usage = Użycie: { $command }
commands = Polecenia:
games-title = Gry:
bots-title = Boty:
options-title = Parametry:
more-help = „tradewinds COMMAND --help” mówi więcej o poleceniu.
about-random = gra na chybił trafił
about-beginner = co drugą decyzję podejmuje na chybił trafił, pozostałe rozważa na krok naprzód
about-casual = rozważa decyzje na krok naprzód, ale czasem gra na chybił trafił
about-skilled = rozważa każdą decyzję na krok naprzód
about-strong = przed każdą decyzją sprawdza wiele możliwych przebiegów gry
about-expert = myśli jeszcze dłużej i opiera się na doświadczeniu z partii z samym sobą
about-greedy = to samo co skilled
about-search = sprawdza możliwe przebiegi gry tak długo, jak mu się powie: search@100ms, search@2000
about-learned = gra od razu tak, jak nauczył się w partiach z samym sobą
about-other = z innego pakietu
do = Kupieckie gry planszowe według pełnych drukowanych zasad: dla ludzi, botów i badań.
do-serve = Otwiera stół w przeglądarce: pod adresem, który zostanie podany.
do-play = Gra w terminalu: z botami albo z przyjaciółmi przy jednej klawiaturze.
do-simulate = Wiele partii między botami i ich podsumowanie.
do-arena = Turniej botów: z rankingiem, zapisem każdej partii i raportem.
do-train = Uczy sieć neuronową gry: sieć uczy się, grając sama ze sobą.
do-bench = Mierzy, jak szybko działają tu gry: skompilowane i interpretowane, na jednym rdzeniu i na wszystkich.
do-replay = Sprawdza zapis gry z zasadami i ziarnem i opowiada go tura po turze.
do-games = Pokazuje gry i ich warianty.
with-game = Która gra: { $games }.
with-bench-game = Która gra: { $games }; jeśli nie podano, wszystkie.
with-file = Zapis, jaki tworzy „zapisz” w grze.
with-players = Ilu graczy.
with-bots = Jeden bot na wszystkie miejsca albo po jednym na każde: { $bots }, albo własny jako module:attribute; jeśli chcesz, z limitem na każdą decyzję, jak search@100ms lub search@2000.
with-serve-bot = Bot, którego można będzie wybrać obok naszych: module:attribute albo NAME=BOT, na przykład deep=search@2s; można podać kilka razy.
with-serve-ray = Boty, które szukają ruchu, myślą na klastrze Ray pod tym adresem, a nie na tym komputerze.
with-pace = Jak szybko grają boty: { $paces }.
with-option = Wariant gry z listy „tradewinds games”; można podać kilka razy.
with-seed = To samo ziarno, te same rzuty i karty.
with-seat = Które miejsca grają przy tej klawiaturze: 1, albo 1,3, albo all. Zwykle 1.
with-name = Twoje imię; powtórz dla każdego z was.
with-load = Gra dalej w zapisaną grę: każdy na swoim miejscu.
with-lang = { $languages }; inaczej język z TRADEWINDS_LANG albo twojego systemu.
with-as_json = Wypisuje JSON i nic więcej.
with-games = Ile partii.
with-arena-game = Które gry, jedna lub kilka: { $games }.
with-arena-bots = Kto gra, w razie potrzeby z limitem (search@100ms): { $bots } albo MODULE:NAME.
with-arena-players = Ilu graczy; kilka liczb po przecinku.
with-arena-games = Ile partii gra każdy skład; zaokrągla się w górę do pełnych rozdań, w których każdy siedzi raz na każdym miejscu.
with-form = round-robin (każdy z każdym), gauntlet (pierwszy z każdym z pozostałych) albo ladder (sąsiedzi ze sobą).
with-arena-option = Wariant gier; plus=yes,no to oba. Można podać kilka razy.
with-folder = Gdzie przechowywać turniej; to samo polecenie go wznowi. Inaczej: w twoim folderze danych.
with-workers = Ile procesów gra; inaczej po jednym na rdzeń.
with-ray = Gra na klastrze Ray pod tym adresem; „local” uruchamia go tutaj.
with-until_clear = Kończy partie składu, gdy tylko wiadomo, kto jest silniejszy (błąd 5% w całym turnieju).
with-report = Zapisuje raport także tutaj, a obok jego dane w JSON.
with-plan = Własny plan (docs/learning.md); inaczej plan gry.
with-decisions = Po ilu decyzjach nauka jest skończona; inaczej według planu.
with-minutes = Po ilu minutach nauka jest skończona, jeśli to wcześniej; to samo polecenie wznowi przerwaną.
with-device = Gdzie grać i się uczyć: cpu albo gpu.
with-start = Zacznij od tych wag zamiast od zera; zapisana nauka idzie dalej z własnymi.
with-train-seed = To samo ziarno, ta sama nauka, na ile pozwala maszyna.
with-train-folder = Gdzie przechowywać naukę; to samo polecenie ją wznowi. Inaczej: w twoim folderze danych.
with-seconds = Jak długo mierzyć każdy wiersz.
with-host = Na jakim adresie nasłuchiwać; 0.0.0.0 wpuszcza innych.
with-port = Na jakim porcie nasłuchiwać.
with-database = sqlite:///FILE albo postgresql://…; inaczej plik w twoim folderze danych. Także TRADEWINDS_DATABASE, gdzie inni nie widzą hasła.
with-proxy = Adres lub sieć proxy, które podaje, czyje żądania przekazuje (X-Forwarded-For); można podać kilka razy. Także TRADEWINDS_PROXIES.
with-secure = Wysyła cookie tylko przez HTTPS (za proxy).
with-version = Podaje wersję.
with-help = Pokazuje tę pomoc.

## Niewłaściwe użycie

usage-missing = brakuje { $option }; zob. { $command } --help
usage-no-option = nie ma parametru { $option }; zob. { $command } --help
usage-no-option-but = nie ma parametru { $option }. Może { $close }?
usage-no-value = { $option } wymaga wartości; zob. { $command } --help
usage-bad-value = { $option } nie może mieć takiej wartości; zob. { $command } --help
usage-at-least = { $option } musi być liczbą nie mniejszą niż { $least }; zob. { $command } --help
usage-from-to = { $option } musi być liczbą od { $least } do { $most }; zob. { $command } --help
usage-wrong = w wierszu poleceń jest coś zbędnego; zob. { $command } --help
no-command = nie ma polecenia { $text }; są { $commands }
no-command-but = nie ma polecenia { $text }. Może { $close }?
no-language = nie ma tu języka { $text }; są { $languages }
no-game = nie ma gry { $text }; są { $games }
no-game-but = nie ma gry { $text }. Może { $close }?
which-game = podaj grę: { $games }
wrong-players = { $game } jest dla { $least } do { $most } graczy, a nie { $count }
no-option = { $game } nie ma wariantu { $text }; ma { $options }
wrong-option = wariant { $option } może mieć wartość { $values }, a nie { $text }
no-bot = nie ma bota { $text }; są { $bots }
no-bot-at = nie znaleziono bota { $text }: { $reason }
makes-no-bots = { $text } nie tworzy botów: nie przyjmuje gry i ziarna albo tworzy coś, co nie wybiera ruchów
wrong-budget = limit to czas, jak 100ms lub 2s, albo liczba iteracji, jak 2000, a nie { $text }
wrong-pace = tempo może być { $paces }, a nie { $text }
wrong-offer = bot do stołu to module:attribute albo NAME=BOT, na przykład deep=search@2s, a nie { $text }
wrong-proxy = proxy to adres, na przykład 10.0.0.2, albo sieć, na przykład 10.0.0.0/8, a nie { $text }
strange-bot = w { $file } gra { $bots }, a to kod na tym komputerze: jeśli mu ufasz, podaj go przez --bots i --seat
bot-failed = bot zawiódł: { $reason }
wrong-bots = botów: { $bots }, miejsc: { $seats }; podaj jednego na wszystkie miejsca albo po jednym na każde
wrong-seat = miejsce to liczba od 1 do { $players }, kilka po przecinku albo 'all', a nie { $text }
wrong-names = imion: { $names }, a graczy przy tej klawiaturze: { $people }
wrong-name = { $text } musi być jednym wierszem bez spacji dookoła
long-name = imię ma najwyżej { $most } znaków
from-record = { $options } nie można podać razem z --load: to pochodzi z zapisu
other-game = { $file } to gra { $game }, a nie { $other }
unreadable = nie można odczytać { $file }: { $reason }
not-text = { $file } nie jest tekstem
damaged = { $file }, wiersz { $line }: { $sentence }
system-refused = system odmówił: { $reason }

## Czego odmawia system

fault-forbidden = brak uprawnień
fault-address-in-use = ten adres jest już zajęty
fault-address-elsewhere = ten komputer nie ma takiego adresu
fault-exists = taki plik już istnieje
fault-folder = to jest folder
fault-missing = nie ma takiego pliku ani folderu
fault-full = brak miejsca na dysku
fault-no-folder = to nie jest folder
fault-read-only = niczego nie można tu zapisać

## Arena

arena-players-count =
    { $count ->
        [one] { $count } gracz
       *[many] { $count } graczy
    }
arena-games-count =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
arena-settled =
    { $meeting }: wiadomo po { $deals ->
        [one] { $deals } rozdaniu
       *[many] { $deals } rozdaniach
    }.
arena-kept = Wszystkie partie są w { $folder }
arena-report = Raport: { $file }
arena-packages = arena potrzebuje dodatkowych pakietów: { $command }
arena-format = turniej może być { $formats }, a nie { $text }
arena-twice = bota { $bot } podano dwa razy
arena-long = nazwa bota w zapisie ma najwyżej { $most } znaków: { $bot }
arena-few = { $format } wymaga co najmniej dwóch botów
arena-players = liczbę graczy pisze się jako 2 albo 2,4, a nie { $text }
arena-interrupted = zatrzymano. Zapisane partie: { $games }, w { $folder }; to samo polecenie wznowi turniej od tego miejsca
arena-fault = bot { $bot } zawiódł w partii { $game } w kroku { $ply }: { $reason }. Ta partia jest w { $file }; pozostałe są zapisane i to samo polecenie wznowi turniej
arena-die = partia { $game } przerwała każdy proces, w którym ją grano; bot zdaje się ulegać awarii. Pozostałe partie są zapisane
arena-other = w { $folder } jest inny turniej; wybierz inny folder
arena-strange = w { $folder } jest coś innego niż turniej; wybierz pusty folder
arena-busy = w { $folder } gra właśnie proces { $detail }
arena-damaged = { $folder }: dane są uszkodzone: { $detail }
arena-none = w { $folder } nie ma turnieju
arena-cluster-packages = klaster potrzebuje dodatkowych pakietów: { $detail }
arena-cluster-connected = ten proces jest już połączony z klastrem
arena-cluster-unreachable = klaster jest nieosiągalny: { $detail }
arena-cluster-version = maszyna klastra ma inną wersję { $detail }
arena-cluster-failed = partia na klastrze nie powiodła się: { $detail }

## Nauka

training = Nauka…
train-progress = { $decisions } mln decyzji · przeciw greedy: { $standings }
train-goes-on = Wznowienie po { $decisions } mln decyzji, z { $folder }
train-done = Wagi: { $file } · krzywe: { $picture }
train-packages = nauka potrzebuje dodatkowych pakietów: { $command }
train-device = sieć można uczyć na { $devices }, nie na { $text }
train-interrupted = zatrzymano. To, czego nauczyła się do ostatniego pomiaru, jest w { $folder }; to samo polecenie wznowi naukę od tego miejsca
train-nothing-kept = zatrzymano, zanim było co zachować
train-refused = nauka niemożliwa: { $reason }

## Serwer

serve-packages = stół potrzebuje dodatkowych pakietów: { $command }
serve-failed = nie udało się uruchomić stołu
serve-address = Tradewinds jest pod adresem { $address } (Ctrl-C zatrzymuje)
serve-silent = stół działa, ale nie odpowiada pod adresem { $address }
serve-no-room = nie mogę przechowywać gier w { $folder }: { $reason }. Wybierz inne miejsce przez --database
serve-no-database = baza danych to sqlite:///FILE albo postgresql://…, a nie { $text }
serve-no-folder = nie ma folderu { $folder } na bazę danych
serve-unopened = nie mogę otworzyć bazy danych { $database }: { $reason }
serve-no-host = nie ma adresu { $text }, na którym można nasłuchiwać. Wybierz inny przez --host
serve-no-listening = nie mogę nasłuchiwać na { $address }: { $reason }. Wybierz inny przez { $option }

## Uczciwość

do-verify = Sprawdza zapis gry: każdy ruch z zasadami, każdy wynik losowy z ziarnem, wszystkimi jego częściami i kodem ogłoszonym przed grą.
with-verify-commitment = Kod kontrolny zanotowany przed grą; właśnie on musi być w zapisie.
with-verify-part = Część, którą dodała do ziarna twoja przeglądarka, jeśli jest zanotowana; można podać kilka razy.
commitment-secret = Kod kontrolny ogłoszony, zanim ktokolwiek usiadł do stołu (SHA-256 części serwera): { $hash }
secret = Część serwera: { $hash }
fair-shared =
    Wszystkie rzuty i karty wynikają z ziarna złożonego z części serwera i części wszystkich graczy: { $draws ->
        [one] jedyny wynik się zgadza.
        [few] zgadzają się wszystkie { $draws } wyniki.
       *[many] zgadza się wszystkie { $draws } wyników.
    }
verify-rules =
    { $game }: { $plies ->
        [one] jedyny ruch jest zgodny
        [few] wszystkie { $plies } ruchy są zgodne
       *[many] wszystkie { $plies } ruchów jest zgodnych
    } z zasadami.
verify-commitment = Kod kontrolny pasuje do tego, co było tajne: { $hash }. Kto przed grą zanotował inny kod, został oszukany.
verify-commitment-noted = Kod kontrolny jest tym zanotowanym i pasuje do tego, co było tajne: { $hash }
verify-part-browser = Część { $seat }, { $name }: z przeglądarki gracza: { $part }
verify-part-server = Część { $seat }, { $name }: od serwera, bo przeglądarka jej nie podała; wynika z tego, co serwer ustalił wcześniej
verify-part-absent = Część { $seat }, { $name }: przeglądarka gracza ją obiecała, ale nie podała na czas, więc jest od serwera; wynika z tego, co serwer ustalił wcześniej
verify-shared-seed = Ziarno jest złożone z części serwera i części wszystkich graczy: { $hash }
verify-own-seed = Ziarno wybrał sam prowadzący grę: { $hash }
verify-draws =
    { $draws ->
        [0] Los o niczym nie decydował.
        [one] Jedyny wynik losowy wynika z ziarna.
        [few] Wszystkie { $draws } wyniki losowe wynikają z ziarna.
       *[many] Wszystkie { $draws } wyników losowych wynika z ziarna.
    }
verify-unfinished = Gra nie jest skończona: tego, co będzie dalej, nie ma w zapisie.
verify-manual = { $file }: w tej grze wyniki losowe podawano ręcznie, więc nie ma z czym ich porównać
verify-secret = { $file }: w tym zapisie nie ma ziarna. Jest ujawniane po końcu gry
verify-other-commitment = { $file }: kod kontrolny w zapisie to { $hash }, a nie { $noted }. To nie jest gra, której kod zanotowano
verify-no-such-part = { $file }: w zapisie nie ma części z przeglądarki { $part }
with-key_file = Plik z kluczem, którym pieczętowane są tajemnice trwających gier; jeśli go nie ma, zostanie utworzony. W innym razie plik SQLite z .key na końcu. Także TRADEWINDS_KEY_FILE; albo sam klucz w TRADEWINDS_KEY.
serve-no-key = kto może czytać tę bazę danych, może odczytać, z czego wynikają rzuty trwających gier. Wskaż plik na klucz przez --key-file
serve-short-key = klucz ma co najmniej { $least } znaków
serve-no-key-file = nie mogę odczytać klucza w { $file }: { $reason }
serve-other-key =
    { $count ->
        [one] jedną trwającą grę zapieczętowano
        [few] { $count } trwające gry zapieczętowano
       *[many] { $count } trwających gier zapieczętowano
    } innym kluczem. Podaj ten klucz przez --key-file albo TRADEWINDS_KEY_FILE
serve-key-of-others = z tą bazą danych pracuje inny serwer, który ma inny klucz, albo jeden z nich nie ma żadnego; żaden nie mógłby prowadzić dalej gier drugiego. Daj wszystkim ten sam klucz przez --key-file, TRADEWINDS_KEY_FILE albo TRADEWINDS_KEY; aby go zmienić, najpierw zatrzymaj wszystkie
with-log_format = Jak pisać dziennik: text albo json, obiekt w każdym wierszu. Także TRADEWINDS_LOG_FORMAT.
with-log_level = Od którego poziomu: debug, info (każde żądanie), warning albo error. Także TRADEWINDS_LOG_LEVEL.
serve-wrong-logs = dziennik pisze się jako { $formats }, od poziomu { $levels }

## Kopie zapasowe

do-backup = Zapisuje wszystko, co jest w bazie danych, do jednego nowego pliku, podczas gdy stół działa.
do-restore = Wypełnia pustą bazę danych tym, co jest w kopii zapasowej.
with-backup-file = Plik do zapisania; istniejący plik pozostaje nietknięty.
with-restore-file = Plik zapisany poleceniem „tradewinds backup”.
backup-done =
    { $file } zawiera wszystko: { $people ->
        [one] jedną osobę
        [few] { $people } osoby
       *[many] { $people } osób
    }, { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }, { $moves ->
        [one] jeden ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }. Klucz serwera trzymaj w innym miejscu: potrzebują go trwające gry.
restore-done =
    W bazie danych jest to, co było w { $file }: { $people ->
        [one] jedna osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }, { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }, { $moves ->
        [one] jeden ruch
        [few] { $moves } ruchy
       *[many] { $moves } ruchów
    }.
backup-exists = { $file } już istnieje. Wybierz inną nazwę, aby nie stracić żadnej kopii
backup-nothing = w bazie danych { $database } nie ma żadnej naszej tabeli
backup-no-folder = nie ma folderu { $folder } na kopię zapasową
restore-no-file = nie ma pliku { $file }
restore-no-backup = { $file } nie jest kopią zapasową Tradewinds
restore-damaged = { $file } jest uszkodzony: to nie to, co wtedy zapisano. Niczego nie zmieniono
restore-newer = { $file } pochodzi z nowszej wersji Tradewinds. Niczego nie zmieniono
restore-not-empty = w bazie danych { $database } już coś jest. Kopię przywraca się do pustej
with-drain = Ile sekund działać dalej po poleceniu zatrzymania, aby proxy zauważyło, że serwer nie jest gotowy.
serve-wrong-number = { $name } musi być liczbą, a nie { $text }
