### Co mówią strony.

## Każda strona

site = Pasaty
skip = Do treści
nav-label = Strony
nav-games = Gry
nav-lobby = Stoły
nav-replays = Powtórki
nav-account = Profil
language-label = Język
theme-label = Jasno czy ciemno
theme-to-auto = Kolory jak na twoim urządzeniu
theme-to-dark = Ciemne kolory
theme-to-light = Jasne kolory
footer = Nieoficjalny stół do gier planszowych: zrobili go gracze dla graczy.
guest = Gość { $number }
close = Zamknij
save = Zapisz
copy = Kopiuj
copied = Skopiowano

## Początek

start-title = Gry planszowe przy porcie
start-lead = Wybierz grę i graj: boty już siedzą przy stole.
games-going-on =
    { $count ->
        [one] Trwa { $count } twoja gra
        [few] Trwają { $count } twoje gry
       *[many] Trwa { $count } twoich gier
    }
play-now = Graj teraz
play-now-label = Graj teraz przeciw botom: { $game }
new-table = Utwórz stół
players-range = { $least }–{ $most } graczy
minutes-range = { $least }–{ $most } minut
promises-label = Na czym można polegać
promise-no-account = Bez konta i bez instalacji: jedno kliknięcie i grasz.
promise-friends = Znajomi dołączają przez link albo grają na twoim urządzeniu.
promise-fair = Kostki i karty są uczciwe: po grze można sprawdzić każdy rzut i każdą kartę.

## Stoły

my-games = Moje gry
open-tables = Otwarte stoły
finished-games = Zakończone gry
no-games-yet = Nie masz teraz żadnej gry. Zacznij tutaj:
no-open-tables = Nikt teraz nie czeka na graczy. Utwórz publiczny stół, a inni znajdą go tutaj.
game-over = Koniec gry
your-turn = Twoja kolej
turn-of = Teraz gra: { $name }
waiting-for =
    Czekamy jeszcze na { $free ->
        [one] { $free } gracza
       *[many] { $free } graczy
    }

## Nowy stół

seats = Gracze
seats-hint = Od { $least } do { $most } graczy. Gra zacznie się, gdy nie będzie wolnych miejsc.
seat-number = Miejsce { $number }
seat-name = Nazwa dla miejsca { $number }
seat-me = Ja
seat-open = Wolne dla zaproszonych
seat-friend = Znajomy na tym urządzeniu
seat-bot = Bot: { $level }
seat-none = Nikt
name-if-you-like = Nazwa, jeśli chcesz
friend = Znajomy { $number }
bot-beginner = początkujący
bot-beginner-about = co drugą decyzję podejmuje na chybił trafił, pozostałe rozważa na krok naprzód
bot-casual = amator
bot-casual-about = rozważa decyzje na krok naprzód, ale czasem gra na chybił trafił
bot-skilled = doświadczony
bot-skilled-about = rozważa każdą decyzję na krok naprzód
bot-strong = silny
bot-strong-about = przed każdą decyzją sprawdza wiele możliwych przebiegów gry
bot-expert = ekspert
bot-expert-about = myśli jeszcze dłużej i opiera się na doświadczeniu z partii z samym sobą
bot-greedy = doświadczony
bot-learned = samouk
bot-learned-about = odpowiada od razu, z doświadczenia partii z samym sobą
bot-random = gra na chybił trafił
bot-random-about = wykonuje dowolny dozwolony ruch: żeby wypróbować grę
levels = Boty według siły
levels-title = Jak silne są boty
levels-hint = Im wyższy ranking, tym silniejszy bot. Zmierzono w partiach botów między sobą, na poziomie ufności 95%.
level = Poziom
rating =
    { $players ->
        [one] Ranking, { $players } gracz
        [few] Ranking, { $players } graczy
        [many] Ranking, { $players } graczy
       *[other] Ranking, { $players } gracza
    }
other-bots = Inne boty
pace = Jak szybko grają boty
pace-at-once = od razu
pace-calm = spokojnie
pace-slow = powoli
pace-hint = Gdy gra kilka osób, boty trzymają się najwolniejszego z wybranych temp.
bot-name =
    { $number ->
        [1] Bosman
        [2] Szyper
        [3] Pilot
        [4] Kuk
       *[other] Ochmistrz
    }
options = Warianty gry
clock = Zegar
clock-hint = Za gracza, któremu skończył się czas, gra bot, dopóki gracz nie wróci.
clock-none = Bez zegara
clock-move = Na każdą decyzję
clock-game = Na całą grę każdego gracza
clock-minutes = Minuty:
clock-move-of = { $time } na decyzję
clock-game-of = { $time } na gracza
time-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
time-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
time-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
time-days =
    { $count ->
        [one] { $count } dzień
       *[many] { $count } dni
    }
who-may-come = Kto może dołączyć
by-invitation = Tylko osoby, które mają link
public-table = Wszyscy: stół widać na liście
open-the-table = Otwórz stół

## Stół

players = Gracze
you = ty
bot = bot
bot-stands-in = gra bot
is-here = przy stole
is-away = poza stołem
passes-ahead = spasuje
seat-open-now = wolne miejsce
seat-kept = miejsce czeka: { $name }
sit-here = Usiądź tutaj
won = zwycięstwo
coins =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    }
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
replace = Niech gra bot
replace-label = Niech bot gra za gracza, dopóki ten nie wróci: { $name }
decision-label = Decyzja
board-label = Plansza
what-now = Co zrobisz?
waiting-for-players = Czekamy na graczy
is-thinking = { $name } myśli
is-warming = { $name } się rozgrzewa
is-warming-hint = Botom, które myślą daleko naprzód, trzeba przygotować zasady. Dzieje się to raz i trwa minutę lub dwie.
you-chose = Twój wybór: { $move }
turn-is-done = W tej turze nie ma już nic do zrobienia.
end-turn = Zakończ turę
take-back = Wycofaj
undo = Cofnij
time-left = Pozostały czas
hand-over = Przekaż urządzenie: teraz patrzy tylko { $name }
it-is-me = To ja, { $name }: pokaż moją stronę stołu
you-are-away = Gra za ciebie bot
come-back = Wróć do gry
winners =
    { $count ->
        [one] Zwycięstwo: { $names }!
       *[other] Wspólne zwycięstwo: { $names }
    }
rematch = Zagraj jeszcze raz
to-rematch = Do następnej gry
game-length =
    Gra trwała { $turns ->
        [one] { $turns } turę.
        [few] { $turns } tury.
       *[many] { $turns } tur.
    }
chart-score = Wynik według tur
chart-label = { $what }. Na końcu: { $values }.
log = Co się wydarzyło
whole-log = Cała historia gry
turn-number = Tura { $number }
nothing-yet = Jeszcze nic się nie wydarzyło.
back-to-table = Powrót do stołu
chat = Rozmowa
chat-label = Napisz do wszystkich
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie napisał.
mute = Wycisz
mute-label = Wycisz wiadomości: { $name }
muted = Wyciszono wiadomości: { $name }.
unmute = Wyłącz wyciszenie
unmute-label = Znowu pokazuj wiadomości: { $name }
tools = Stół
habits = Jak lubisz grać
habit-play-forced = Wykonuj mój ruch za mnie, gdy jest tylko jeden
habit-hold-last = Pytaj, zanim zakończę turę
habit-pass-ahead = Spasuj raz, przy najbliższej okazji
leave = Opuść stół
leave-hint = Dalej gra bot; możesz wrócić w każdej chwili.
leave-hint-open = Twoje miejsce będzie wolne.
you-watch = Oglądasz: widzisz to, co mogą widzieć wszyscy.
invitation = Link do tego stołu
invite-hint = Wyślij znajomym link do tej strony: kto go otworzy, będzie mógł usiąść do stołu.
fill-with-bots = Oddaj wolne miejsca botom i zacznij
fill-level = Siła botów
commitment-hint = Rzuty i karty tej gry są już ustalone. Tym kodem kontrolnym można je sprawdzić po grze:
why-not = Dlaczego nie można?
why-hint = Zapytaj o dowolny ruch, a odpowiedzą zasady.
why-move = Ruch
why-ask = Zapytaj
why-answer = { $move } – { $answer }
can-be-played = Możesz to teraz zrobić.
glossary = Słowniczek
reconnecting = Utracono połączenie. Próbujemy ponownie…
no-connection = Serwer jest nieosiągalny. Spróbuj ponownie za chwilę.
notify-me = Powiadamiaj o mojej kolei
keys-help = Klawisze
key-number = wykonuje ruch o tym numerze
key-arrows = wybór ruchu i jego wykonanie
key-undo = cofa decyzję
key-end = kończy turę
key-help = ta pomoc

## Powtórki

replay = Powtórka
replays-lead = Każdą zakończoną grę można obejrzeć ruch po ruchu.
bring-record = Otwórz zapis
bring-hint = Zapis to mały plik tekstowy z grą. Sprawdzamy go według zasad, a gdy znana jest tajna liczba – także każdy rzut. Najnowsze zapisy przechowujemy, więc możesz wysłać innym ich adres.
record-file = Plik
record-text = Albo wklej tekst
show-record = Pokaż
move-of = Krok { $ply } z { $plies } · tura { $turn }
go-to-move = Krok
go = Przejdź
step-first = Na początek
step-back = Decyzja wstecz
step-on = Decyzja naprzód
step-last = Na koniec
fairness = Czy było uczciwie?
fair =
    Tak. Rzuty i karty ustaliła przed grą tajna liczba: { $draws ->
        [one] jedyny wynik się zgadza.
        [few] zgadzają się wszystkie { $draws } wyniki.
       *[many] zgadza się wszystkie { $draws } wyników.
    }
unfair = Nie: rzuty i karty nie są tymi, które ustalono przed grą.
fair-secret = Tajna liczba tej gry nie jest jeszcze jawna, więc rzutów i kart nie można sprawdzić.
fair-by-hand = W tej grze rzuty i karty wpisywano ręcznie.
commitment = Kod kontrolny podany przed grą
seed = Tajna liczba ujawniona po grze
download-record = Pobierz zapis

## Profil

account-kept = Twoje gry są zachowane na koncie na wszystkich urządzeniach.
account-guest = Grasz jako gość: pamięta cię ta przeglądarka. Konto zachowa twoje gry na wszystkich urządzeniach.
your-name = Twoja nazwa
name-shown = Co widzą inni
name = Nazwa użytkownika
password = Hasło
register = Załóż konto
register-hint = Dotychczasowe gry pozostaną twoje.
log-in = Zaloguj się
log-in-hint = Jeśli masz już konto.
log-out = Wyloguj się
log-out-hint = Twoje gry pozostaną na koncie.
change-password = Zmień hasło
change-password-hint = Inne twoje urządzenia zostaną wylogowane. Klucze dla programów pozostaną: usuń niepotrzebne.
password-now = Obecne hasło
password-next = Nowe hasło
password-changed = Hasło zostało zmienione. Inne urządzenia zostały wylogowane.
password-changed-tokens = Klucze programów nadal działają: usuń te, których nie znasz.
sessions = Twoje urządzenia
sessions-hint = Urządzenia, na których działa twoje konto. Jeśli któregoś urządzenia nie znasz, wyloguj je i zmień hasło.
session-here = to urządzenie
session-seen = ostatnio { $day }
session-unknown = Przeglądarka
session-end = Wyloguj
session-end-label = Wyloguj: { $device }
tokens = Dla programów
tokens-hint = Klucz pozwala twojemu botowi lub programowi grać w twoim imieniu.
api-docs = Jak to zrobić
token-label = Do czego służy
token-new = Nowy klucz
token-once = Skopiuj ten klucz teraz: nie zobaczysz go ponownie.
token-drop = Usuń
token-drop-label = Usuń klucz { $label }

## Gdy czegoś nie można

error-title-lost = Poza mapą
error-title-stop = Tędy nie
error-title-storm = U nas szkwał
error-code = Kod { $code }
back-to-start = Do gier
no-such-page = Nie ma takiej strony. Może w adresie jest pomyłka.
no-such-game = Nie ma tu takiej gry.
wrong-method = Ten adres nie przyjmuje takich żądań.
bad-form = W formularzu coś jest nie tak. Wróć i spróbuj ponownie.
bad-number = { $text } nie jest liczbą, która tu pasuje.
bad-player-count = Ta gra jest dla { $least }–{ $most } graczy: wybierz tyle miejsc.
too-large = To jest za duże.
bad-request = Nie da się odczytać tego żądania.
too-many-requests = Za dużo żądań. Poczekaj minutę.
too-many-bot-games = Za dużo twoich gier, w których grają same boty. Poczekaj, aż któraś się skończy.
cannot-be-done = Tego nie można zrobić.
our-fault = Coś poszło nie tak po naszej stronie. Twoja gra jest bezpieczna; spróbuj ponownie za chwilę.
database-away = Serwer nie może teraz sięgnąć do swoich zapisów. Wszystko, co potwierdzone, jest bezpieczne; spróbuj ponownie za chwilę.
no-such-table = Nie ma takiego stołu. Może link jest niepełny.
bad-table = Tak nie można utworzyć stołu.
game-has-started = Gra już się zaczęła.
seated-already = Masz już miejsce przy tym stole.
seat-taken = To miejsce jest zajęte.
seat-kept-for = To miejsce czeka na kogoś, kto grał wcześniej.
host-only = Może to zrobić tylko osoba, która utworzyła stół.
not-seated = Nie masz miejsca przy tym stole.
players-only = Mogą to zrobić tylko gracze tego stołu.
nobody-to-replace = Na tym miejscu nie ma za kogo grać.
player-is-here = Ten gracz jest przy stole.
player-was-here = Ten gracz był tu przed chwilą. Daj mu minutę na powrót.
nothing-held = Żadna decyzja nie czeka na potwierdzenie.
cannot-undo = Tego nie można cofnąć: rzucono już kostkami, odkryto kartę albo ktoś inny już zagrał.
game-is-over = Gra jest skończona.
game-not-over = Gra jeszcze się nie skończyła.
game-not-started = Gra jeszcze się nie zaczęła.
position-changed = Sytuacja na stole się zmieniła. Spójrz jeszcze raz i wybierz.
empty-message = Najpierw coś napisz.
long-message =
    Wiadomość może mieć najwyżej { $most ->
        [one] { $most } znak.
        [few] { $most } znaki.
       *[many] { $most } znaków.
    }
chat-full = W tej rozmowie nie ma już miejsca.
no-such-bot = Nie ma bota { $bot }.
bad-clock = Zegara nie można tak ustawić.
bad-token = Ten klucz jest nieważny.
form-expired = Formularz jest nieaktualny albo pliki cookie są wyłączone. Wczytaj stronę ponownie.
account-needed = Do tego potrzebne jest konto. Można je założyć na stronie profilu.
account-already = Masz już konto.
password-length = Hasło ma od { $least } do { $most } znaków.
name-taken = Nazwa { $name } jest zajęta.
wrong-login = Nazwa użytkownika lub hasło są błędne.
bad-name = Nazwa ma od 1 do { $most } znaków.
no-record = Najpierw wybierz plik albo wklej tekst zapisu.
bad-record = Tego zapisu nie da się odczytać: błąd jest w wierszu { $line } ({ $reason }).
record-forgotten = Tego zapisu już tu nie ma. Otwórz go ponownie ze swojego pliku.
bad-message = Wiadomość nie może zawierać takich znaków.
chat-too-fast = Za dużo wiadomości naraz. Poczekaj kilka sekund.
no-such-ply = W tej grze nie ma takiego kroku.
token-needed = Do tego potrzebny jest klucz. Możesz go utworzyć na stronie profilu.

## Uczciwość

commitment-early = Serwer ustalił już swoją część rzutów i kart. Zanotuj ten kod kontrolny, aby móc sprawdzić grę po jej końcu:
commitment-early-title = Kod kontrolny ogłoszony, zanim ktokolwiek usiadł do stołu
fair-numbers = Kod kontrolny, wszystkie części i to, co dają razem
waiting-for-parts = Wszyscy już są. Przeglądarki graczy dodają swoje części do rzutów…
server-part = Część serwera, do której należy kod kontrolny
part-browser = Część z przeglądarki gracza: { $name }
part-server = Część od serwera: { $name }
part-absent = Część od serwera, bo przeglądarka gracza ją obiecała, ale nie podała na czas: { $name }
seed-of-parts = Wszystkie części razem: z tego wynika każdy rzut i każda karta
browser-sound = Twoja przeglądarka sprawdziła to sama: kod kontrolny jest ten sam co przed grą, twoja część jest na miejscu, tak jak wszystko, co obiecali inni.
browser-unnoted = Twoja przeglądarka sprawdziła to sama: kod kontrolny należy do części serwera, a wszystkie części razem dają liczbę, z której wynikają rzuty. Przed tą grą niczego nie zanotowała.
browser-other-secret = Twoja przeglądarka to sprawdziła i coś się nie zgadza: kod kontrolny nie należy do części serwera.
browser-other-seed = Twoja przeglądarka to sprawdziła i coś się nie zgadza: liczba, z której wynikają rzuty, nie jest złożona z tych części.
browser-no-part = Twoja przeglądarka to sprawdziła i coś się nie zgadza: brakuje części, którą dodała przed grą.
browser-other-part = Twoja przeglądarka to sprawdziła i coś się nie zgadza: jedna z części jest inna niż obiecana przed grą.
part-not-promised = Przy siadaniu do stołu nie obiecano takiej części.
part-too-early = Części podaje się, gdy wszystkie miejsca są zajęte.
sealed-elsewhere = Tej gry nie można tu otworzyć: to, z czego wynikają jej rzuty, zapieczętowano kluczem, którego ten serwer nie ma.
## How everyone stands, replays and the coach

forecast = Prognoza
tally = Punkty według kategorii
tally-category = Kategoria
tally-total = Razem
until-the-end = Do końca gry
overtook = { $category }: { $name } wychodzi naprzód, { $points } do { $others } (z tyłu { $other }).
chart-forecast = Z punktacją końcową, według tur
chart-odds = Szanse na zwycięstwo według tur, w procentach (zdaniem bota)
step-turn-back = Do poprzedniej tury
step-turn-on = Do następnej tury
autoplay = Odtwórz lub wstrzymaj
replay-speed = Tempo
speed-slow = wolno
speed-calm = spokojnie
speed-fast = szybko
copy-link = Skopiuj odnośnik do pozycji
position-picture = Obrazek pozycji
statistics = Twoje gry
statistics-game = Gra
statistics-played = Rozegrane
statistics-won = Wygrane
statistics-best = Najlepszy wynik
statistics-average = Średni wynik
statistics-turns = Tur na grę
my-finished-games = Twoje zakończone gry
public-finished-games = Zakończone przy publicznych stołach
no-finished-games = Nie masz tu jeszcze zakończonej gry. Zacznij:
practice = Trening
turns-count =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }
practice-has-no-record = Trening zaczyna się w środku innej gry, więc nie ma własnego zapisu.
forecast-hint = Punkty końcowe, gdyby gra skończyła się teraz.
all-finished-games = Wszystkie zakończone gry
hint = Podpowiedź
advice-title = Bot zagrałby tak
advice-sure = pewność { $percent }%
advice-sure-about = jaką część namysłu bot poświęcił temu ruchowi
advice-odds = szansa na wygraną { $percent }%
advice-odds-about = twoje szanse na zwycięstwo po tym ruchu, zdaniem bota
advice-told =
    Bot zagrałby tak: { $move }{ $odds ->
        [none] .
       *[other] { " " }(twoje szanse na zwycięstwo: { $odds }%).
    }
no-hints-among-people = Podpowiedzi są tylko tam, gdzie jedna osoba gra przeciw botom.
hint-failed = Bot nic teraz nie wymyślił. Spróbuj ponownie.
analysis = Analiza gry
analysis-lead = Co myśli o tej grze bot ekspert: obejrzał decyzje ({ $decisions }) i jeszcze raz przemyślał te, których sam raczej by nie podjął.
analysis-working = Bot myśli: { $done } z { $total } decyzji
analysis-begins = Bot ogląda grę …
analysis-failed = Nie udało się teraz przeanalizować gry. Wczytaj stronę ponownie, aby spróbować jeszcze raz.
analysis-note = Bot widzi tylko to, co wtedy wiedział gracz. Szanse to jego własny szacunek: średnio są trafne, ale w pojedynczej pozycji mogą być mylne.
turning-points = Punkty zwrotne
no-turning-points = Żadna runda nie zmieniła szans zbyt mocno.
swing-told = Tura { $turn }: { $name }, { $before }% → { $after }%
costly-decisions = Najdroższe decyzje
no-costly-decisions = Bot nie znalazł decyzji, które wiele kosztowały.
costly-played = Zagrano
costly-better = Bot
cost-points = −{ $cost }% szans
show-in-replay = Pokaż
practise = Ćwicz tę pozycję
practise-title = Ćwicz tę pozycję
practise-lead = Gra toczy się dalej stąd, przeciw botom i z nowym losem. Nie wlicza się do twoich statystyk.
practise-as = Graj jako
practise-level = Poziom botów zamiast ludzi
practise-start = Graj od tego miejsca
practise-no-seed = Ten zapis nie ma tajnej liczby, więc jego pozycji nie można rozdać ponownie.
practise-over = W tej pozycji gra jest skończona. Wybierz wcześniejszą.
back-to-replay = Powrót do powtórki
odds-by-turn = Szanse na zwycięstwo według tur, w procentach
rules = Zasady
rules-of = { $game }: zasady
rules-find = Szukaj
rules-none = nic nie znaleziono
rules-contents = Rozdziały
rules-options = Warianty
rules-picture = Stół na początku gry
habit-guide = Prowadź mnie przez każdą turę
guided-game = Pierwsza gra z przewodnikiem
guide-label = Twoja tura krok po kroku
guide-wait = Grają inni. Gdy nadejdzie twoja kolej, dowiesz się tu, co dalej.
guide-first = Ta gra toczy się w twoim tempie. Tu dowiesz się, co teraz; „Podpowiedź” pokaże, co zagrałby bot.
guide-rules = Wszystkie zasady

## One screen

room-board = Plansza
room-mine = Moje
room-markets = Rynki
room-rivals = Rywale
room-log = Zapis
room-more = Więcej
rooms-label = Pokoje stołu
menu = Menu
progress-label = Ta tura
play-it = Wybierz
join-name = Twoja nazwa przy tym stole
join-name-hint = puste: jak dotąd
since-your-turn = Od twojej ostatniej tury
again = Jeszcze raz
show-again = Pokaż jeszcze raz ruchy innych na planszy
stop = Zatrzymaj
