### Machi Koro po polsku.
###
### Przypadki nazw kart: bez oznaczenia – mianownik, .gen – dopełniacz, .acc – biernik.

title = Machi Koro
chart-coins = Monety według tur
score =
    { $count ->
        [one] { $count } wielka budowla
        [few] { $count } wielkie budowle
       *[many] { $count } wielkich budowli
    }
summary = Rzucaj kostkami, zbieraj dochody swojego miasta i przed innymi wznieś wszystkie jego wielkie budowle.

## Karty

card-wheat-field = Pole pszenicy
    .gen = Pola pszenicy
    .acc = Pole pszenicy
card-ranch = Ranczo
    .gen = Rancza
    .acc = Ranczo
card-forest = Las
    .gen = Lasu
    .acc = Las
card-mine = Kopalnia
    .gen = Kopalni
    .acc = Kopalnię
card-apple-orchard = Sad jabłoniowy
    .gen = Sadu jabłoniowego
    .acc = Sad jabłoniowy
card-bakery = Piekarnia
    .gen = Piekarni
    .acc = Piekarnię
card-convenience-store = Sklep spożywczy
    .gen = Sklepu spożywczego
    .acc = Sklep spożywczy
card-cheese-factory = Serowarnia
    .gen = Serowarni
    .acc = Serowarnię
card-furniture-factory = Fabryka mebli
    .gen = Fabryki mebli
    .acc = Fabrykę mebli
card-fruit-market = Targ owocowo-warzywny
    .gen = Targu owocowo-warzywnego
    .acc = Targ owocowo-warzywny
card-cafe = Kawiarnia
    .gen = Kawiarni
    .acc = Kawiarnię
card-family-restaurant = Restauracja
    .gen = Restauracji
    .acc = Restaurację
card-stadium = Stadion
    .gen = Stadionu
    .acc = Stadion
card-tv-station = Stacja telewizyjna
    .gen = Stacji telewizyjnej
    .acc = Stację telewizyjną
card-business-center = Centrum biznesowe
    .gen = Centrum biznesowego
    .acc = Centrum biznesowe
card-flower-garden = Ogród kwiatowy
    .gen = Ogrodu kwiatowego
    .acc = Ogród kwiatowy
card-mackerel-boat = Kuter makrelowy
    .gen = Kutra makrelowego
    .acc = Kuter makrelowy
card-tuna-boat = Kuter tuńczykowy
    .gen = Kutra tuńczykowego
    .acc = Kuter tuńczykowy
card-flower-shop = Kwiaciarnia
    .gen = Kwiaciarni
    .acc = Kwiaciarnię
card-food-warehouse = Magazyn żywności
    .gen = Magazynu żywności
    .acc = Magazyn żywności
card-sushi-bar = Bar sushi
    .gen = Baru sushi
    .acc = Bar sushi
card-pizza-joint = Pizzeria
    .gen = Pizzerii
    .acc = Pizzerię
card-hamburger-stand = Budka z hamburgerami
    .gen = Budki z hamburgerami
    .acc = Budkę z hamburgerami
card-publisher = Wydawnictwo
    .gen = Wydawnictwa
    .acc = Wydawnictwo
card-tax-office = Urząd skarbowy
    .gen = Urzędu skarbowego
    .acc = Urząd skarbowy
card-town-hall = Ratusz
    .gen = Ratusza
    .acc = Ratusz
card-train-station = Dworzec
    .gen = Dworca
    .acc = Dworzec
card-shopping-mall = Centrum handlowe
    .gen = Centrum handlowego
    .acc = Centrum handlowe
card-amusement-park = Park rozrywki
    .gen = Parku rozrywki
    .acc = Park rozrywki
card-radio-tower = Wieża radiowa
    .gen = Wieży radiowej
    .acc = Wieżę radiową
card-harbor = Port
    .gen = Portu
    .acc = Port
card-airport = Lotnisko
    .gen = Lotniska
    .acc = Lotnisko

## Liczba monet (.gen – dopełniacz, .acc – biernik)

coins =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
    .acc =
        { $coins ->
            [one] { $coins } monetę
            [few] { $coins } monety
           *[many] { $coins } monet
        }
cost =
    { $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }
    .acc =
        { $cost ->
            [one] { $cost } monetę
            [few] { $cost } monety
           *[many] { $cost } monet
        }
missing =
    { $missing ->
        [one] { $missing } moneta
        [few] { $missing } monety
       *[many] { $missing } monet
    }
    .gen =
        { $missing ->
            [one] { $missing } monety
           *[many] { $missing } monet
        }

## Co robi każda karta

about-card = { $colour } · liczba { $rolls } · koszt { $cost } · symbol: { $icon }
about-landmark = Wielka budowla · koszt { $cost }
deck = Talia

effect-bank-anyone = W turze dowolnego gracza bank płaci ci { coins.acc }.
effect-bank-own = W twojej turze bank płaci ci { coins.acc }.
effect-bank-own-icon = W twojej turze bank płaci ci { coins.acc } za każdą twoją kartę z symbolem { $icon-gen }.
effect-bank-own-card = W twojej turze bank płaci ci { coins.acc } za każdą twoją kartę „{ $card }”.
effect-roller = Przeciwnik, który wyrzuci tę liczbę, płaci ci { coins.acc }.
effect-opponents = W twojej turze każdy przeciwnik płaci ci { coins.acc }.
effect-opponents-icon = W twojej turze każdy przeciwnik płaci ci { coins.acc } za każdą swoją kartę z symbolem { $icon-gen }.
effect-one-opponent = W twojej turze jeden wybrany przez ciebie przeciwnik płaci ci { coins.acc }.
effect-half = W twojej turze każdy przeciwnik, który ma { coins.acc } lub więcej, oddaje ci połowę, zaokrągloną w dół.
effect-exchange = W swojej turze możesz wymienić jedno swoje przedsiębiorstwo na przedsiębiorstwo przeciwnika. Fioletowych kart nie można wymieniać.
effect-catch = W turze dowolnego gracza ten, czyja to tura, rzuca 2 kostkami – raz dla wszystkich. Bank płaci ci ich sumę za każdy twój „{ card-tuna-boat.acc }”.
effect-needs = Działa, tylko jeśli masz „{ $card-acc }”.
effect-needed = Bez tej karty nie działa „{ $card }”.
effect-mall = +{ coins }, jeśli masz „{ card-shopping-mall.acc }”.
effect-mall-each = +{ coins } za każdą z nich, jeśli masz „{ card-shopping-mall.acc }”.
effect-major = W mieście może być tylko jedna fioletowa karta każdego rodzaju.
effect-train-station = W swojej turze decydujesz, czy rzucasz 1 kostką, czy 2 kostkami.
effect-shopping-mall = Każda twoja karta z symbolem { $icon-gen } przynosi o { coins.acc } więcej, gdy działa.
effect-amusement-park = Jeśli wyrzucisz dublet, po tej turze rozgrywasz jeszcze jedną.
effect-radio-tower = Raz w turze możesz przerzucić swoje kostki.
effect-harbor = Jeśli suma twoich kostek to { $from } lub więcej, możesz dodać { $adds }.
effect-airport = Jeśli w swojej turze nic nie budujesz, bank płaci ci { coins.acc }.
effect-town-hall = Jeśli przed budową nie masz monet, bank daje ci { coins.acc }.

## Kolory i symbole

colour-blue = Niebieska
colour-green = Zielona
colour-red = Czerwona
colour-purple = Fioletowa

icon-wheat = Kłos
    .gen = kłosa
icon-cow = Krowa
    .gen = krowy
icon-gear = Koło zębate
    .gen = koła zębatego
icon-bread = Chleb
    .gen = chleba
icon-factory = Fabryka
    .gen = fabryki
icon-fruit = Owoce
    .gen = owoców
icon-cup = Filiżanka
    .gen = filiżanki
icon-tower = Wieża
    .gen = wieży
icon-boat = Kuter
    .gen = kutra
icon-cup-bread = Filiżanka lub Chleb
    .gen = filiżanki lub chleba

## O czym się decyduje

phase-start = Kto zaczyna?
phase-market = Jaka karta trafi na rynek?
phase-roll = Iloma kostkami rzucisz?
phase-dice = Co wypadnie na kostkach?
phase-reroll = Zostawisz wynik czy przerzucisz kostki?
phase-harbor = Dodasz do sumy („{ card-harbor }”)?
phase-catch = Jaki będzie połów?
phase-victim = Kto zapłaci za twoją „{ card-tv-station.acc }”?
phase-give = Którą kartę oddasz?
phase-take = Którą kartę weźmiesz w zamian?
phase-build = Co zbudujesz?
phase-over = Gra skończona.
question-reroll = Wypadło { $roll }: zostawisz wynik czy przerzucisz kostki?
question-harbor = Wypadło { $roll }: dodasz { $adds } do sumy („{ card-harbor }”)?

## Warianty gry

option-plus = Machi Koro Plus
option-plus-about =
    Dodaje karty dodatku: „{ card-town-hall.acc }”, „{ card-harbor.acc }”, „{ card-airport.acc }” i { $establishments ->
        [one] { $establishments } rodzaj przedsiębiorstw
        [few] { $establishments } rodzaje przedsiębiorstw
       *[many] { $establishments } rodzajów przedsiębiorstw
    }. Do zwycięstwa trzeba wznieść { $landmarks ->
        [one] { $landmarks } wielką budowlę
        [few] { $landmarks } wielkie budowle
       *[many] { $landmarks } wielkich budowli
    }, a nie { $before }.
option-limited_market = Ograniczony rynek
option-limited_market-about = Liczba rodzajów przedsiębiorstw dostępnych naraz: { $kinds }. Pozostałe karty czekają w talii i trafiają na rynek, gdy któryś rodzaj się wyprzeda.
option-reroll_any_dice = Dowolny przerzut
option-reroll_any_dice-about = „{ card-radio-tower }” pozwala przerzucić także inną liczbę kostek niż za pierwszym razem.
option-unclog_market = Odświeżanie rynku
option-unclog_market-about = Fioletowa karta, którą mają już wszyscy gracze, znika z ograniczonego rynku i robi miejsce na inny rodzaj.
option-random_start = Losowy pierwszy gracz
option-random_start-about = O tym, kto zaczyna, decyduje los; w przeciwnym razie zaczyna pierwsze miejsce przy stole.

## Ruchy

move-begin = Zaczyna { $player }
move-die = Na kostce { $number }
move-deal = Na rynek trafia „{ $card }”
move-roll =
    Rzuć { $number ->
        [one] { $number } kostką
       *[many] { $number } kostkami
    }
move-keep = Zostaw wynik
move-reroll =
    Rzuć jeszcze raz { $number ->
        [one] { $number } kostką
       *[many] { $number } kostkami
    }
move-add =
    { $number ->
        [0] Zostaw sumę bez zmian
       *[other] Dodaj { $number } do sumy
    }
move-tv = Weź monety od przeciwnika: { $player }
move-decline = Nie wymieniaj kart
move-give = Oddaj „{ $card-acc }”
move-take = Weź „{ $card-acc }” ({ $player })
move-pass = Nic nie buduj
move-build = Zbuduj „{ $card-acc }” ({ cost })
caution-idle = Na razie nie działa: nie masz karty „{ $card }”.

## Odmowy

refusal-game-over = Gra skończona.
refusal-only-chance = O tym decyduje los, a nie gracz.
refusal-chance-decides = Teraz decyduje los: najpierw kostki albo następna karta.
refusal-no-such-chance = Los nie może teraz o tym zdecydować.
refusal-no-such-player = { $player } nie gra przy tym stole: liczba graczy to { $players }.
refusal-not-in-this-game = „{ $card }” to karta z dodatku, a ta gra toczy się bez niego.
refusal-not-in-deck = W talii nie ma już „{ $card-gen }”.
refusal-dice-first = Najpierw rzuć kostkami.
refusal-choice-first = Najpierw trzeba zdecydować o czymś innym. { $choice }
refusal-dice-rolled = Rzut w tej turze już się odbył.
refusal-needs-train-station = Żeby rzucać 2 kostkami, musisz mieć „{ card-train-station.acc }”.
refusal-needs-radio-tower = Żeby przerzucić kostki, musisz mieć „{ card-radio-tower.acc }”.
refusal-rerolled-already = W tej turze prawo przerzutu („{ card-radio-tower }”) jest już wykorzystane.
refusal-same-dice = „{ card-radio-tower }” pozwala rzucić jeszcze raz tylko tą samą liczbą kostek: { $dice }.
refusal-dice-accepted = Wynik rzutu jest już przyjęty: nie można go zmienić.
refusal-needs-harbor = Żeby dodać do sumy, musisz mieć „{ card-harbor.acc }”.
refusal-total-too-low = „{ card-harbor }” działa, gdy suma to { $needed } lub więcej, a na kostkach jest { $total }.
refusal-needs-tv-station = Do tego musisz mieć „{ card-tv-station.acc }”.
refusal-tv-station-idle = „{ card-tv-station }”: ta karta nie została aktywowana tym rzutem.
refusal-not-yourself = Wybierz przeciwnika, a nie siebie.
refusal-needs-business-center = Do tego musisz mieć „{ card-business-center.acc }”.
refusal-business-center-idle = „{ card-business-center }”: ta karta nie została aktywowana tym rzutem.
refusal-offer-first = Najpierw wybierz kartę, którą oddajesz.
refusal-nothing-to-take = Nikt nie ma karty, którą można by za nią wziąć.
refusal-card-not-yours = Nie masz „{ $card-gen }”.
refusal-card-not-theirs = { $player } nie ma „{ $card-gen }”.
refusal-sold-out = Na rynku nie ma już „{ $card-gen }”: ten rodzaj się wyprzedał.
refusal-not-in-market = Na rynku nie ma teraz „{ $card-gen }”: karty są jeszcze w talii.
refusal-one-of-a-kind = Masz już „{ $card-acc }”: w mieście może być tylko jedno duże przedsiębiorstwo każdego rodzaju.
refusal-already-built = „{ $card }” już stoi w twoim mieście.
refusal-coins-missing = „{ $card }” kosztuje { cost.acc }: brakuje ci { missing.gen }.

## Co się stało

event-begins = { $player } zaczyna grę.
event-rolls-one = { $player } rzuca kostką: { $total }.
event-rolls-two = { $player } rzuca kostkami: { $first } + { $second } = { $total }.
event-rolls-doubles = { $player } rzuca kostkami: { $first } + { $second } = { $total }, dublet!
event-keeps = { $player } zostawia wynik: { $total }.
event-rerolls =
    { $player } rzuca jeszcze raz { $dice ->
        [one] { $dice } kostką
       *[many] { $dice } kostkami
    } („{ card-radio-tower }”).
event-adds = { $player } dodaje { $added }: suma to teraz { $total } („{ card-harbor }”).
event-adds-nothing = { $player } zostawia sumę { $total } („{ card-harbor }”).
event-pays = { $payee } dostaje { coins.acc } za „{ $card-acc }”: płaci { $payer }.
event-pays-part = { $payee } dostaje { coins.acc } za „{ $card-acc }”: { $payer } płaci wszystko, co ma, a dług { missing.gen } przepada.
event-pays-nothing = { $payee } nic nie dostaje za „{ $card-acc }”: { $payer } nie ma monet, dług { missing.gen } przepada.
event-earns =
    { $player } dostaje { coins.acc } z banku za „{ $card-acc }”{ $copies ->
        [1] { "" }
       *[other] { " " }×{ $copies }
    }.
event-catches = { $player } rzuca kostkami na połów: { $first } + { $second } = { $total }.
event-chooses-victim = { $player } wybiera, kto płaci za „{ card-tv-station.acc }”: { $victim }.
event-exchanges = Wymiana („{ card-business-center }”): { $player } oddaje „{ $given-acc }”, { $opponent } oddaje „{ $taken-acc }”.
event-declines = { $player } nie wymienia kart („{ card-business-center }”).
event-town-hall = { $player } nie ma monet i dostaje { coins.acc } z banku („{ card-town-hall }”).
event-builds = { $player } buduje „{ $card-acc }” za { cost.acc }.
event-builds-landmark = { $player } buduje „{ $card-acc }” za { cost.acc }: wielka budowla { $built } z { $needed }.
event-passes = { $player } nic nie buduje.
event-dealt = Z talii na rynek trafia „{ $card }”.
event-removed =
    Z rynku { $copies ->
        [one] znika { $copies } karta
        [few] znikają { $copies } karty
       *[many] znika { $copies } kart
    } „{ $card }”: mają ją już wszyscy.
event-extra-turn = { $player } rozgrywa jeszcze jedną turę za dublet („{ card-amusement-park }”).
event-wins = { $player } wygrywa!


# The table in a terminal

terminal-blue = Niebieskie · w turze każdego
terminal-green = Zielone · tylko w twojej turze
terminal-red = Czerwone · w turach rywali
terminal-purple = Fioletowe · po jednej
terminal-roller = od rzucającego
terminal-opponents = od każdego rywala
terminal-one-opponent = od jednego rywala
terminal-left = Na rynku: { $left }
terminal-ask = Karta (? rynek)
terminal-roll = Rzut
terminal-card = Karta
terminal-brings = Daje
terminal-cost = Koszt
terminal-on-offer = Zapas
terminal-deck =
    { $cards ->
        [one] W talii została { $cards } karta.
        [few] W talii zostały { $cards } karty.
       *[many] W talii zostało { $cards } kart.
    }
terminal-removed =
    { $cards ->
        [one] Z rynku usunięto { $cards } kartę.
        [few] Z rynku usunięto { $cards } karty.
       *[many] Z rynku usunięto { $cards } kart.
    }


# What the picture tells a screen reader

picture-market = Rynek
picture-deck = Kart w talii: { $cards }.
picture-pile = „{ $card }”: liczba { $rolls }, koszt { $cost }, zostało { $left }.
picture-city = „{ $card }” ×{ $copies }: liczba { $rolls }.
picture-landmark = „{ $card }”: jeszcze niezbudowane, koszt { $cost }.
picture-landmark-built = „{ $card }”: zbudowane.
picture-coins = { $player }: monety: { $coins }.
picture-turn = { $player }: teraz gra.
picture-waits = { $player } decyduje…

## Score and end of the game

trigger-landmarks = Najwięcej wielkich budowli

## The rules, chapter by chapter

guide-aim = O czym jest ta gra
guide-aim-start = Każdy zarządza miasteczkiem, w którym na początku są „{ $one }”, „{ $two }” i { $coins }.
guide-aim-win =
    Wielkie budowle każdego miasta czekają na zbudowanie. Kto pierwszy zbuduje wszystkie swoje, od razu wygrywa: { $base } w grze podstawowej, { $plus } z dodatkiem.
guide-turn = Twoja tura
guide-turn-roll = Najpierw rzuć jedną kostką albo dwiema, jeśli masz „{ card-train-station.acc }” i chcesz.
guide-turn-income = Potem we wszystkich miastach działają przedsiębiorstwa z wyrzuconą liczbą – tak, jak mówi ich kolor.
guide-turn-build = Na koniec zbuduj jedną rzecz, jeśli możesz za nią zapłacić: przedsiębiorstwo z rynku albo swoją wielką budowlę. Albo nie buduj nic.
guide-colours = Co oznaczają kolory
guide-blue = Niebieskie działają w turze każdego gracza: właścicielowi płaci bank.
guide-green = Zielone działają w turze swojego właściciela: płaci bank.
guide-red = Czerwone działają w turach innych: właścicielowi płaci ten, kto rzucał, na ile starczy mu monet.
guide-purple = Fioletowe działają w turze swojego właściciela, a w mieście jest najwyżej jedna karta każdego rodzaju.
guide-order = Najpierw płaci się za czerwone karty, wokół stołu przeciwnie do kolejności gry; potem działają niebieskie i zielone; na końcu fioletowe.
guide-establishments = Przedsiębiorstwa
guide-landmarks = Wielkie budowle
guide-plus = Dodatek

## What a turn is made of

stage-roll = Rzuć
stage-roll-about = Kostki decydują, które karty działają. Jedną wyrzucisz tylko małe liczby, dwiema najczęściej średnie.
stage-choose = Wybierz
stage-choose-about = Fioletowa karta daje ci wybór. Bierz od tego, kto prowadzi.
stage-build = Buduj
stage-build-about = Kupuj karty, których liczby wypadają często, i po kilka jednakowych, bo ich dochód się sumuje. Gdy masz stały dochód, oszczędzaj na wielkie budowle.
