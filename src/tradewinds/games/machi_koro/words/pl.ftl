### Machi Koro po polsku.
###
### Przypadki nazw kart: bez oznaczenia — mianownik, .gen — dopełniacz, .acc — biernik.

title = Machi Koro
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
card-apple-orchard = Sad jabłkowy
    .gen = Sadu jabłkowego
    .acc = Sad jabłkowy
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

## Co robi każda karta

effect-wheat-field = W turze dowolnego gracza bank płaci ci 1 monetę.
effect-ranch = W turze dowolnego gracza bank płaci ci 1 monetę.
effect-forest = W turze dowolnego gracza bank płaci ci 1 monetę.
effect-mine = W turze dowolnego gracza bank płaci ci 5 monet.
effect-apple-orchard = W turze dowolnego gracza bank płaci ci 3 monety.
effect-bakery = W twojej turze bank płaci ci 1 monetę. Jeśli masz „{ card-shopping-mall.acc }”, o 1 więcej.
effect-convenience-store = W twojej turze bank płaci ci 3 monety. Jeśli masz „{ card-shopping-mall.acc }”, o 1 więcej.
effect-cheese-factory = W twojej turze bank płaci ci 3 monety za każdą twoją kartę z symbolem krowy.
effect-furniture-factory = W twojej turze bank płaci ci 3 monety za każdą twoją kartę z symbolem koła zębatego.
effect-fruit-market = W twojej turze bank płaci ci 2 monety za każdą twoją kartę z symbolem kłosa.
effect-cafe = Przeciwnik, który wyrzuci tę liczbę, płaci ci 1 monetę. Jeśli masz „{ card-shopping-mall.acc }”, o 1 więcej.
effect-family-restaurant = Przeciwnik, który wyrzuci tę liczbę, płaci ci 2 monety. Jeśli masz „{ card-shopping-mall.acc }”, o 1 więcej.
effect-stadium = W twojej turze każdy przeciwnik płaci ci 2 monety.
effect-tv-station = W twojej turze jeden wybrany przez ciebie przeciwnik płaci ci 5 monet.
effect-business-center = W twojej turze możesz wymienić jedno swoje przedsiębiorstwo na przedsiębiorstwo przeciwnika. Fioletowych kart nie można wymieniać.
effect-flower-garden = W turze dowolnego gracza bank płaci ci 1 monetę.
effect-mackerel-boat = W turze dowolnego gracza bank płaci ci 3 monety, jeśli masz „{ card-harbor.acc }”.
effect-tuna-boat = W turze dowolnego gracza ten, czyja to tura, rzuca 2 kostkami — raz dla wszystkich. Jeśli masz „{ card-harbor.acc }”, bank płaci ci ich sumę za każdy twój „{ card-tuna-boat.acc }”.
effect-flower-shop = W twojej turze bank płaci ci 1 monetę za każdy twój „{ card-flower-garden.acc }”. Jeśli masz „{ card-shopping-mall.acc }”, o 1 więcej za każdy z nich.
effect-food-warehouse = W twojej turze bank płaci ci 2 monety za każdą twoją kartę z symbolem filiżanki.
effect-sushi-bar = Jeśli masz „{ card-harbor.acc }”, przeciwnik, który wyrzuci tę liczbę, płaci ci 3 monety. Jeśli masz też „{ card-shopping-mall.acc }”, o 1 więcej.
effect-pizza-joint = Przeciwnik, który wyrzuci tę liczbę, płaci ci 1 monetę. Jeśli masz „{ card-shopping-mall.acc }”, o 1 więcej.
effect-hamburger-stand = Przeciwnik, który wyrzuci tę liczbę, płaci ci 1 monetę. Jeśli masz „{ card-shopping-mall.acc }”, o 1 więcej.
effect-publisher = W twojej turze każdy przeciwnik płaci ci 1 monetę za każdą swoją kartę z symbolem filiżanki lub chleba.
effect-tax-office = W twojej turze każdy przeciwnik, który ma 10 monet lub więcej, oddaje ci połowę, zaokrągloną w dół.
effect-town-hall = Jeśli przed budową nie masz monet, bank daje ci 1 monetę.
effect-train-station = W swojej turze decydujesz, czy rzucasz 1 kostką, czy 2 kostkami.
effect-shopping-mall = Każda twoja karta z symbolem filiżanki lub chleba przynosi o 1 monetę więcej, gdy działa.
effect-amusement-park = Jeśli wyrzucisz dublet, po tej turze rozgrywasz jeszcze jedną.
effect-radio-tower = Raz w turze możesz przerzucić swoje kostki.
effect-harbor = Jeśli suma twoich kostek to 10 lub więcej, możesz dodać 2. Bez „{ card-harbor.gen }” nie działają kutry ani „{ card-sushi-bar }”.
effect-airport = Jeśli w swojej turze nic nie budujesz, bank płaci ci 10 monet.

## Kolory i symbole

colour-blue = Niebieska: bank płaci właścicielowi w turze dowolnego gracza.
colour-green = Zielona: bank płaci właścicielowi tylko w jego turze.
colour-red = Czerwona: właścicielowi płaci przeciwnik, który wyrzucił tę liczbę.
colour-purple = Fioletowa, duże przedsiębiorstwo: działa w turze właściciela kosztem przeciwników. W mieście tylko jedno każdego rodzaju.

icon-wheat = Kłos
icon-cow = Krowa
icon-gear = Koło zębate
icon-bread = Chleb
icon-factory = Fabryka
icon-fruit = Owoce
icon-cup = Filiżanka
icon-tower = Wieża
icon-boat = Kuter

## O czym się decyduje

phase-start = Kto zaczyna?
phase-market = Jaka karta trafi na rynek?
phase-roll = Iloma kostkami rzucisz?
phase-dice = Co wypadnie na kostkach?
phase-reroll = Zostawisz wynik czy przerzucisz kostki?
phase-harbor = Dodasz 2 do sumy?
phase-catch = Jaki będzie połów?
phase-victim = Kto zapłaci za twoją „{ card-tv-station.acc }”?
phase-give = Którą kartę oddasz?
phase-take = Którą kartę weźmiesz w zamian?
phase-build = Co zbudujesz?
phase-over = Gra skończona.

## Warianty gry

option-plus = Machi Koro Plus
option-plus-about = Dodaje karty rozszerzenia: „{ card-town-hall.acc }”, „{ card-harbor.acc }”, „{ card-airport.acc }” i dziesięć rodzajów przedsiębiorstw. Do zwycięstwa potrzeba sześciu wielkich budowli zamiast czterech.
option-limited_market = Ograniczony rynek
option-limited_market-about = Dostępnych jest tylko dziesięć rodzajów przedsiębiorstw; pozostałe karty czekają w talii i wchodzą, gdy któryś rodzaj się wyprzeda.
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
move-build =
    Zbuduj „{ $card-acc }” ({ $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    })

## Odmowy

refusal-game-over = Gra skończona.
refusal-only-chance = O tym decyduje los, a nie gracz.
refusal-chance-decides = Teraz decyduje los: najpierw kostki albo następna karta.
refusal-no-such-chance = Los nie może teraz o tym zdecydować.
refusal-no-such-player = { $player } nie gra przy tym stole: liczba graczy to { $players }.
refusal-not-in-this-game = „{ $card }” to karta z rozszerzenia, a ta gra toczy się bez niego.
refusal-not-in-deck = W talii nie ma już „{ $card-gen }”.
refusal-dice-first = Najpierw rzuć kostkami.
refusal-choice-first = Najpierw trzeba zdecydować o czym innym. { $choice }
refusal-dice-rolled = Rzut w tej turze już się odbył.
refusal-needs-train-station = Żeby rzucać 2 kostkami, musisz mieć „{ card-train-station.acc }”.
refusal-needs-radio-tower = Żeby przerzucić kostki, musisz mieć „{ card-radio-tower.acc }”.
refusal-rerolled-already = W tej turze prawo przerzutu („{ card-radio-tower }”) jest już wykorzystane.
refusal-same-dice = „{ card-radio-tower }” pozwala rzucić jeszcze raz tylko tą samą liczbą kostek: { $dice }.
refusal-dice-accepted = Wynik rzutu jest już przyjęty: nie można go zmienić.
refusal-needs-harbor = Żeby dodać do sumy, musisz mieć „{ card-harbor.acc }”.
refusal-total-too-low = „{ card-harbor }” działa, gdy suma to { $needed } lub więcej, a u ciebie to { $total }.
refusal-needs-tv-station = Do tego musisz mieć „{ card-tv-station.acc }”.
refusal-tv-station-idle = „{ card-tv-station }” teraz nie działa.
refusal-not-yourself = Wybierz przeciwnika, a nie siebie.
refusal-needs-business-center = Do tego musisz mieć „{ card-business-center.acc }”.
refusal-business-center-idle = „{ card-business-center }” teraz nie działa.
refusal-offer-first = Najpierw wybierz kartę, którą oddajesz.
refusal-card-not-yours = Nie masz „{ $card-gen }”.
refusal-card-not-theirs = { $player } nie ma „{ $card-gen }”.
refusal-sold-out = Na rynku nie ma już „{ $card-gen }”: wszystko wyprzedane.
refusal-not-in-market = Na rynku nie ma teraz „{ $card-gen }”: karty są jeszcze w talii.
refusal-one-of-a-kind = Masz już „{ $card-acc }”: w mieście może być tylko jedno duże przedsiębiorstwo każdego rodzaju.
refusal-already-built = „{ $card }” już stoi w twoim mieście.
refusal-coins-missing =
    „{ $card }” kosztuje { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }: brakuje ci { $missing ->
        [one] { $missing } monety
       *[many] { $missing } monet
    }.

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
event-pays =
    { $payee } dostaje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } za „{ $card-acc }”: płaci { $payer }.
event-pays-part =
    { $payee } dostaje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } za „{ $card-acc }”: { $payer } płaci wszystko, co ma, a { $missing ->
        [one] przepada { $missing } moneta
        [few] przepadają { $missing } monety
       *[many] przepada { $missing } monet
    } długu.
event-earns =
    { $player } dostaje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } z banku za „{ $card-acc }”{ $copies ->
        [1] { "" }
       *[other] { " " }×{ $copies }
    }.
event-catches = { $player } rzuca kostkami o połów: { $first } + { $second } = { $total }.
event-chooses-victim = { $player } wybiera, kto płaci za „{ card-tv-station.acc }”: { $victim }.
event-exchanges = Wymiana („{ card-business-center }”): { $player } oddaje „{ $given-acc }”, { $opponent } oddaje „{ $taken-acc }”.
event-declines = { $player } nie wymienia kart („{ card-business-center }”).
event-town-hall =
    { $player } nie ma monet i dostaje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } z banku („{ card-town-hall }”).
event-builds =
    { $player } buduje „{ $card-acc }” za { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }.
event-builds-landmark =
    { $player } buduje „{ $card-acc }” za { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }: wielka budowla { $built } z { $needed }.
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
terminal-landmarks = Wielkie budowle
terminal-opponents = od każdego
terminal-one-opponent = od jednego
terminal-card = Liczba { $rolls } · koszt { $cost } · { $icon } · na rynku { $left }
terminal-landmark = Wielka budowla · koszt { $cost }
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
picture-pile = „{ $card }”: numer { $rolls }, koszt { $cost }, zostało { $left }.
picture-city = „{ $card }” ×{ $copies }: numer { $rolls }.
picture-landmark = „{ $card }”: jeszcze niezbudowane, koszt { $cost }.
picture-landmark-built = „{ $card }”: zbudowane.
picture-coins = { $player }: monety: { $coins }.
picture-turn = { $player }: teraz gra.
picture-waits = { $player } decyduje…
