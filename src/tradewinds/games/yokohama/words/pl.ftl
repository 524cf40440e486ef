### Yokohama po polsku.
###
### Formy nazw obszarów: .in — gdzie, .to — dokąd, .from — skąd, .acc — biernik. Druga plansza tego samego typu ma numer.

title = Yokohama
score =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
summary = Rozsyłaj asystentów po portowym mieście, handluj miedzią, jedwabiem, herbatą i rybami i zdobądź sławę w Japonii, która otwiera się na świat.

## Obszary

area-copper-mine = Kopalnia miedzi
    .in = w kopalni miedzi
    .to = do kopalni miedzi
    .from = z kopalni miedzi
    .acc = kopalnię miedzi
area-fishing-ground = Łowisko
    .in = na łowisku
    .to = na łowisko
    .from = z łowiska
    .acc = łowisko
area-silk-mill = Tkalnia jedwabiu
    .in = w tkalni jedwabiu
    .to = do tkalni jedwabiu
    .from = z tkalni jedwabiu
    .acc = tkalnię jedwabiu
area-tea-plantation = Plantacja herbaty
    .in = na plantacji herbaty
    .to = na plantację herbaty
    .from = z plantacji herbaty
    .acc = plantację herbaty
area-bank = Bank
    .in = w banku
    .to = do banku
    .from = z banku
    .acc = bank
area-chinatown = Chińska dzielnica
    .in = w chińskiej dzielnicy
    .to = do chińskiej dzielnicy
    .from = z chińskiej dzielnicy
    .acc = chińską dzielnicę
area-church = Kościół
    .in = w kościele
    .to = do kościoła
    .from = z kościoła
    .acc = kościół
area-customs-house = Urząd celny
    .in = w urzędzie celnym
    .to = do urzędu celnego
    .from = z urzędu celnego
    .acc = urząd celny
area-employment-agency = Agencja pracy
    .in = w agencji pracy
    .to = do agencji pracy
    .from = z agencji pracy
    .acc = agencję pracy
area-laboratory-a = Laboratorium A
    .in = w laboratorium A
    .to = do laboratorium A
    .from = z laboratorium A
    .acc = laboratorium A
area-laboratory-b = Laboratorium B
    .in = w laboratorium B
    .to = do laboratorium B
    .from = z laboratorium B
    .acc = laboratorium B
area-port-a = Port A
    .in = w porcie A
    .to = do portu A
    .from = z portu A
    .acc = port A
area-port-b = Port B
    .in = w porcie B
    .to = do portu B
    .from = z portu B
    .acc = port B
area-canal = Kanał
    .in = w kanale
    .to = do kanału
    .from = z kanału
    .acc = kanał
area-copper-mine-1 = { area-copper-mine }
    .in = { area-copper-mine.in }
    .to = { area-copper-mine.to }
    .from = { area-copper-mine.from }
    .acc = { area-copper-mine.acc }
area-copper-mine-2 = { area-copper-mine } 2
    .in = { area-copper-mine.in } 2
    .to = { area-copper-mine.to } 2
    .from = { area-copper-mine.from } 2
    .acc = { area-copper-mine.acc } 2
area-fishing-ground-1 = { area-fishing-ground }
    .in = { area-fishing-ground.in }
    .to = { area-fishing-ground.to }
    .from = { area-fishing-ground.from }
    .acc = { area-fishing-ground.acc }
area-fishing-ground-2 = { area-fishing-ground } 2
    .in = { area-fishing-ground.in } 2
    .to = { area-fishing-ground.to } 2
    .from = { area-fishing-ground.from } 2
    .acc = { area-fishing-ground.acc } 2
area-silk-mill-1 = { area-silk-mill }
    .in = { area-silk-mill.in }
    .to = { area-silk-mill.to }
    .from = { area-silk-mill.from }
    .acc = { area-silk-mill.acc }
area-silk-mill-2 = { area-silk-mill } 2
    .in = { area-silk-mill.in } 2
    .to = { area-silk-mill.to } 2
    .from = { area-silk-mill.from } 2
    .acc = { area-silk-mill.acc } 2
area-tea-plantation-1 = { area-tea-plantation }
    .in = { area-tea-plantation.in }
    .to = { area-tea-plantation.to }
    .from = { area-tea-plantation.from }
    .acc = { area-tea-plantation.acc }
area-tea-plantation-2 = { area-tea-plantation } 2
    .in = { area-tea-plantation.in } 2
    .to = { area-tea-plantation.to } 2
    .from = { area-tea-plantation.from } 2
    .acc = { area-tea-plantation.acc } 2

## Technologie

technology-stagecoach = Dyliżans
technology-university = Uniwersytet
technology-ball = Bal
technology-postal-system = System pocztowy
technology-language-school = Szkoła językowa
technology-patent-system = System patentowy
technology-winery = Winiarnia
technology-gas-lighting = Oświetlenie gazowe
technology-stock-exchange = Giełda
technology-letterpress = Typografia
technology-brick-factory = Cegielnia
technology-mining-technology = Technologia górnicza
technology-electric-lighting = Oświetlenie elektryczne
technology-station = Stacja
technology-spinning-mill = Przędzalnia
technology-exposition = Wystawa
technology-newspaper = Gazeta
technology-tram = Tramwaj
technology-telephone = Telefon
technology-telegraph = Telegram

## Dobra, elementy i kraje

good-copper = Miedź
    .acc = miedź
    .gen = miedzi
good-silk = Jedwab
    .acc = jedwab
    .gen = jedwabiu
good-tea = Herbata
    .acc = herbatę
    .gen = herbaty
good-fish = Ryby
    .acc = rybę
    .gen = ryb
good-import = Dobra importowane
    .acc = dobro importowane
    .gen = dóbr importowanych
good-yen = Jeny
    .acc = jeny
    .gen = jenów
piece-president = Prezes
piece-assistant = Asystent
    .acc = asystenta
    .many = asystentów
piece-shop = Sklep
    .acc = sklep
    .many = sklepów
piece-house = Dom handlowy
    .acc = dom handlowy
    .many = domów handlowych
country-us = USA
    .gen = USA
country-nl = Holandia
    .gen = Holandii
country-uk = Wielka Brytania
    .gen = Wielkiej Brytanii
country-fr = Francja
    .gen = Francji
country-de = Niemcy
    .gen = Niemiec
agent-us = Agent amerykański
    .acc = agenta amerykańskiego
agent-nl = Agent holenderski
    .acc = agenta holenderskiego
agent-uk = Agent brytyjski
    .acc = agenta brytyjskiego
agent-fr = Agent francuski
    .acc = agenta francuskiego
agent-de = Agent niemiecki
    .acc = agenta niemieckiego
agent-free-agent = Darmowy agent
    .acc = darmowego agenta

## Żetony, osiągnięcia i nagrody

token-points = 4 punkty
token-yen = 4 jeny
token-points-and-yen = 2 punkty, 2 jeny
token-import = 1 punkt, 1 dobro importowane
token-copper = 2 miedzi
token-silk = 1 punkt, 2 jedwabie
token-tea = 3 herbaty
token-fish = 3 ryby
token-any = 1 punkt, 2 dowolne dobra handlowe
token-pieces = 1 punkt, 2 elementy z magazynu
token-moves = 2 punkty, 2 ruchy asystentów
token-free-agent = darmowy agent
achievement-tea-7 = 7 herbat
achievement-fish-7 = 7 ryb
achievement-silk-6 = 6 jedwabi
achievement-copper-5 = 5 miedzi
achievement-technologies-4 = 4 technologie
achievement-yen-10 = 10 jenów
achievement-tokens-5 = 5 żetonów 5-krotnej siły i agentów
achievement-orders-5 = 5 wypełnionych zamówień
achievement-commercial-4 = 4 obszary handlowe
achievement-production-2-commercial-3 = 2 obszary produkcyjne i 3 handlowe
achievement-production-3-commercial-2 = 3 obszary produkcyjne i 2 handlowe
achievement-production-4 = 4 obszary produkcyjne
award-us = Symbol USA
award-nl = Symbol Holandii
award-uk = Symbol Wielkiej Brytanii
award-fr = Symbol Francji
award-de = Symbol Niemiec
award-free-agent = Darmowy agent

## Nagrody za akcje

reward-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
reward-yen =
    { $count ->
        [one] { $count } jen
        [few] { $count } jeny
       *[many] { $count } jenów
    }
reward-import =
    { $count ->
        [one] { $count } dobro importowane
        [few] { $count } dobra importowane
       *[many] { $count } dóbr importowanych
    }
reward-copper =
    { $count ->
        [one] { $count } miedź
       *[many] { $count } miedzi
    }
reward-silk =
    { $count ->
        [one] { $count } jedwab
        [few] { $count } jedwabie
       *[many] { $count } jedwabi
    }
reward-tea =
    { $count ->
        [one] { $count } herbata
        [few] { $count } herbaty
       *[many] { $count } herbat
    }
reward-fish =
    { $count ->
        [one] { $count } ryba
        [few] { $count } ryby
       *[many] { $count } ryb
    }
reward-any =
    { $count ->
        [one] { $count } dowolne dobro handlowe
        [few] { $count } dowolne dobra handlowe
       *[many] { $count } dowolnych dóbr handlowych
    }
reward-piece =
    { $count ->
        [one] { $count } element z magazynu
        [few] { $count } elementy z magazynu
       *[many] { $count } elementów z magazynu
    }
reward-move =
    { $count ->
        [one] { $count } ruch asystenta
        [few] { $count } ruchy asystentów
       *[many] { $count } ruchów asystentów
    }

## Listy wewnątrz zdań

list-goods =
    { $copper ->
        [0] { "" }
        [one] { $comma-copper }{ $copper } miedź
       *[many] { $comma-copper }{ $copper } miedzi
    }{ $silk ->
        [0] { "" }
        [one] { $comma-silk }{ $silk } jedwab
        [few] { $comma-silk }{ $silk } jedwabie
       *[many] { $comma-silk }{ $silk } jedwabi
    }{ $tea ->
        [0] { "" }
        [one] { $comma-tea }{ $tea } herbatę
        [few] { $comma-tea }{ $tea } herbaty
       *[many] { $comma-tea }{ $tea } herbat
    }{ $fish ->
        [0] { "" }
        [one] { $comma-fish }{ $fish } rybę
        [few] { $comma-fish }{ $fish } ryby
       *[many] { $comma-fish }{ $fish } ryb
    }
list-others =
    { $points ->
        [0] { "" }
        [one] { $comma-points }{ $points } punkt
        [few] { $comma-points }{ $points } punkty
       *[many] { $comma-points }{ $points } punktów
    }{ $yen ->
        [0] { "" }
        [one] { $comma-yen }{ $yen } jena
        [few] { $comma-yen }{ $yen } jeny
       *[many] { $comma-yen }{ $yen } jenów
    }{ $import ->
        [0] { "" }
        [one] { $comma-import }{ $import } dobro importowane
        [few] { $comma-import }{ $import } dobra importowane
       *[many] { $comma-import }{ $import } dóbr importowanych
    }{ $any ->
        [0] { "" }
        [one] { $comma-any }{ $any } dowolne dobro handlowe
        [few] { $comma-any }{ $any } dowolne dobra handlowe
       *[many] { $comma-any }{ $any } dowolnych dóbr handlowych
    }{ $piece ->
        [0] { "" }
        [one] { $comma-piece }{ $piece } element z magazynu
        [few] { $comma-piece }{ $piece } elementy z magazynu
       *[many] { $comma-piece }{ $piece } elementów z magazynu
    }{ $move ->
        [0] { "" }
        [one] { $comma-move }{ $move } ruch asystenta
        [few] { $comma-move }{ $move } ruchy asystentów
       *[many] { $comma-move }{ $move } ruchów asystentów
    }
list-deal = za { list-goods } — { list-others }

## Co jest czym: obszary

card-copper-mine-1 = { area-copper-mine-1 }
effect-copper-mine-1 = Obszar produkcyjny: miedź. Siła 1–5 przynosi 0, 0, 1, 2 albo 3 miedzi.
card-copper-mine-2 = { area-copper-mine-2 }
effect-copper-mine-2 = { effect-copper-mine-1 }
card-fishing-ground-1 = { area-fishing-ground-1 }
effect-fishing-ground-1 = Obszar produkcyjny: ryby. Siła 1–5 przynosi 1, 2, 3, 4 albo 5 ryb.
card-fishing-ground-2 = { area-fishing-ground-2 }
effect-fishing-ground-2 = { effect-fishing-ground-1 }
card-silk-mill-1 = { area-silk-mill-1 }
effect-silk-mill-1 = Obszar produkcyjny: jedwab. Siła 1–5 przynosi 0, 1, 2, 3 albo 4 jedwabie.
card-silk-mill-2 = { area-silk-mill-2 }
effect-silk-mill-2 = { effect-silk-mill-1 }
card-tea-plantation-1 = { area-tea-plantation-1 }
effect-tea-plantation-1 = Obszar produkcyjny: herbata. Siła 1–5 przynosi 1, 2, 3, 4 albo 5 herbat.
card-tea-plantation-2 = { area-tea-plantation-2 }
effect-tea-plantation-2 = { effect-tea-plantation-1 }
card-bank = { area-bank }
effect-bank = Obszar handlowy: pieniądze. Siła 1–5 przynosi 1, 2, 3, 4 albo 5 jenów.
card-chinatown = { area-chinatown }
effect-chinatown = Obszar handlowy: siła 1–5 daje 1, 2, 3, 4 albo 5 wymian. Miedź i jedwab kupuje się i sprzedaje po 2 jeny, herbatę i ryby po 1 jenie. Dobro importowane można tu tylko kupić, za 4 jeny.
card-church = { area-church }
effect-church = Obszar handlowy: siła 1–5 daje 1, 2, 3, 4 albo 5 wiary. Po 1 więcej daje to, czym zapłacisz, każdy rodzaj tylko raz: miedź, jedwab, herbata, ryba, dobro importowane, 2 jeny. Postaw asystenta z ręki albo z tego obszaru na wolnym polu, na które starcza wiary, i weź jego nagrodę. Zostaje tam do końca. Na koniec najwięcej asystentów daje tu 6 punktów, drugie miejsce 3; przy remisie wyżej jest ten, czyj asystent stoi bardziej na prawo.
card-customs-house = { area-customs-house }
effect-customs-house = Obszar handlowy: oddaj dobra importowane, z siłą 1–5 najwyżej 0, 1, 2, 3 albo 4. Postaw asystenta z ręki albo z tego obszaru na wolnym polu z dokładnie taką liczbą i weź jego nagrodę. Zostaje tam do końca. Na koniec najwięcej asystentów daje tu 8 punktów, drugie miejsce 4; przy remisie wyżej jest ten, czyj asystent stoi bardziej na prawo.
card-employment-agency = { area-employment-agency }
effect-employment-agency = Obszar handlowy: z siłą 1–5 weź z magazynu 0, 1, 2, 3 albo 4 elementy, każdy za jego cenę. Asystenci są za darmo, sklep kosztuje 2 jeny, domy handlowe kolejno 4, 5, 6 i 7 jenów.
card-laboratory-a = { area-laboratory-a }
effect-laboratory-a = Obszar handlowy: weź z tego laboratorium technologię, której jeszcze nie masz. Siła 1–5 daje 1, 2, 3, 4 albo 5 produkcji; każda brakująca jednostka kosztuje 2 jeny albo 1 dobro importowane. Pola od lewej dodają do wartości karty 0, 0, 1, 1, 2 i 2. Od technologii nr 4 płacisz o 1 jednostkę więcej, niezależnie od siły.
card-laboratory-b = { area-laboratory-b }
effect-laboratory-b = { effect-laboratory-a }
card-port-a = { area-port-a }
effect-port-a = Obszar handlowy: weź zamówienie z tego portu. Siła 2 otwiera zamówienia niskiego poziomu, 3 także średniego, 4 wszystkie; 5 daje dodatkowo 3 punkty. Drugie zamówienie kosztuje 2 jeny albo 1 dobro importowane. Na ręce masz najwyżej 3 zamówienia.
card-port-b = { area-port-b }
effect-port-b = { effect-port-a }
card-canal = { area-canal }
effect-canal = Niczego się tu nie umieszcza i nikt się tu nie zatrzymuje. Prezes może przejść przez kanał za 1 jena.

## Co jest czym: technologie

card-stagecoach = { technology-stagecoach }
effect-stagecoach = Twój prezes po drodze nikomu nie płaci za przejście.
card-university = { technology-university }
effect-university = Raz na turę zapłać 1 jena i weź asystenta z magazynu.
card-ball = { technology-ball }
effect-ball = 2 punkty za każde zamówienie, które wypełniasz.
card-postal-system = { technology-postal-system }
effect-postal-system = Twój prezes może się zatrzymać tam, gdzie są inni prezesi; za przejście płacisz jak zawsze.
card-language-school = { technology-language-school }
effect-language-school = 1 jen za każde zamówienie, które wypełniasz.
card-patent-system = { technology-patent-system }
effect-patent-system = 2 punkty za każdą technologię, którą bierzesz po tej.
card-winery = { technology-winery }
effect-winery = 3 punkty za każdego asystenta, którego stawiasz na planszy kościoła.
card-gas-lighting = { technology-gas-lighting }
effect-gas-lighting = 2 punkty za każdy sklep, który budujesz.
card-stock-exchange = { technology-stock-exchange }
effect-stock-exchange = Jeśli na początku tury masz mniej niż 2 jeny, dostajesz tyle, żeby mieć 2.
card-letterpress = { technology-letterpress }
effect-letterpress = 1 jen za każdą technologię, którą bierzesz po tej.
card-brick-factory = { technology-brick-factory }
effect-brick-factory = 4 punkty za każdego asystenta, którego stawiasz na planszy urzędu celnego.
card-mining-technology = { technology-mining-technology }
effect-mining-technology = Ilekroć dostajesz miedź, dostajesz o 1 więcej.
card-electric-lighting = { technology-electric-lighting }
effect-electric-lighting = 3 punkty za każdy dom handlowy, który budujesz.
card-station = { technology-station }
effect-station = Biorąc tę kartę, połóż żeton stacji na dowolnym obszarze: wszyscy mają tam siłę o 1 większą. Twój prezes może trafić prosto tam, jeśli jest tam twój asystent, nawet do innych prezesów i bez opłaty za przejście.
card-spinning-mill = { technology-spinning-mill }
effect-spinning-mill = Raz na turę oddaj 1 jedwab i weź 2 jeny.
card-exposition = { technology-exposition }
effect-exposition = Od razu 10 punktów.
card-newspaper = { technology-newspaper }
effect-newspaper = Na różnych obszarach możesz umieścić do 4 asystentów zamiast 3.
card-tram = { technology-tram }
effect-tram = Twój prezes może trafić prosto na dowolny obszar, gdzie jest twój asystent i nie ma innych prezesów; a z technologią „{ technology-postal-system }” także tam, gdzie są, za zwykłą opłatą.
card-telephone = { technology-telephone }
effect-telephone = Gdy po akcji asystenci wracają, 1 z nich możesz zostawić na obszarze.
card-telegraph = { technology-telegraph }
effect-telegraph = Gdy umieszczasz 2 asystentów na jednym obszarze, możesz postawić jeszcze 1 na sąsiednim.

## Co jest czym: reszta

card-turn = Tura
effect-turn = Przed akcją główną i po niej, w dowolnej kolejności: użyj agenta (raz na turę), wypełniaj osiągnięcia i zamówienia. Akcja główna: umieść do 3 asystentów na różnych obszarach albo 2 na jednym; porusz prezesa tam, gdzie jest twój asystent i nie ma innych prezesów, i wykonaj akcję obszaru; mając siłę 4 lub 5, możesz budować; potem twoi asystenci stamtąd wracają. Zamiast ruchu możesz wziąć prezesa na rękę, a z nim dowolnych asystentów.
card-power = Siła
effect-power = Siła twojej akcji na obszarze, najwyżej 5: po 1 za każdego twojego asystenta, za prezesa, sklep, dom handlowy i stację. Siła 4 pozwala budować, siła 5 daje żeton 5-krotnej siły.
card-president = { piece-president }
effect-president = Przechodzi z obszaru na obszar, gdzie są twoi asystenci, i działa tam, gdzie się zatrzymuje. Tam, skąd rusza, nie wraca. Postawienie asystenta tam, gdzie jest cudzy prezes, albo wejście tam kosztuje 1 jena, którego dostaje tamten gracz.
card-assistant = Asystenci
effect-assistant = Umieszcza się ich z ręki na obszarach: każdy daje tam 1 siły. Po akcji wracają na rękę. Na planszach zarządzania i osiągnięciach zostają do końca.
card-shop = Sklepy
effect-shop = Po akcji o sile 4 lub 5 możesz postawić sklep z ręki na wolnym polu obszaru i wziąć jego nagrodę. Na jednym obszarze jeden twój. Daje tam 1 siły. Kto zbuduje wszystkie 8, przybliża koniec gry.
card-house = Domy handlowe
effect-house = Po akcji o sile 4 lub 5 możesz postawić na obszarze dom handlowy z ręki i wziąć jego nagrodę. Jeden na obszar. Daje tam 1 siły i przynosi ci 1 jena, gdy działa tam inny gracz. Kto zbuduje wszystkie 4, przybliża koniec gry.
card-warehouse = Magazyn
effect-warehouse = Elementy, których nie masz jeszcze na ręce. Asystenci są za darmo, sklep kosztuje 2 jeny, domy handlowe kolejno 4, 5, 6 i 7 jenów.
card-copper = { good-copper }
effect-copper = Dobro handlowe. W chińskiej dzielnicy kupuje się je i sprzedaje za 2 jeny. Na koniec każde 3 dobra handlowe to 1 punkt.
card-silk = { good-silk }
effect-silk = { effect-copper }
card-tea = { good-tea }
effect-tea = Dobro handlowe. W chińskiej dzielnicy kupuje się je i sprzedaje za 1 jena. Na koniec każde 3 dobra handlowe to 1 punkt.
card-fish = { good-fish }
effect-fish = { effect-tea }
card-import = { good-import }
effect-import = Płaci się nimi w urzędzie celnym, a także za produkcję, wiarę albo drugie zamówienie. Dają je zamówienia i inne nagrody, a w chińskiej dzielnicy kosztują 4 jeny. Na koniec każde to 1 punkt.
card-yen = { good-yen }
effect-yen = Pieniądze: za przejście, elementy, wymianę, wiarę, produkcję i drugie zamówienie. Na koniec każde 2 jeny to 1 punkt.
card-points = Punkty
effect-points = Wygrywa ten, kto na koniec ma ich najwięcej; przy remisie ten, kto siedzi najbliżej startowego gracza.
card-any = Dowolne dobro handlowe
effect-any = Miedź, jedwab, herbata albo ryba, jak wolisz.
card-piece = Element z magazynu
effect-piece = Weź z magazynu na rękę asystenta, sklep albo dom handlowy za jego cenę.
card-move = Ruch asystenta
effect-move = Przenieś swojego asystenta z obszaru albo z ręki na dowolny inny obszar; za przejście się nie płaci.
card-orders = Zamówienia
effect-orders = Oddaj dobra zamówienia, które trzymasz, i weź jego nagrodę oraz symbol kraju. Na ręce masz najwyżej 3 zamówienia i nie możesz ich odrzucać. Zamówienie zachowane na początku znasz tylko ty; wzięte w porcie widzą wszyscy.
card-flags = Symbole krajów
effect-flags = Są na technologiach, wypełnionych zamówieniach i nagrodach. Co drugi symbol kraju daje jego agenta, dopóki są. Na koniec zestawy różnych symboli dają punkty: 2 symbole 2, 3 symbole 4, 4 symbole 8, 5 symboli 12.
card-agents = Zagraniczni agenci
effect-agents = Raz na turę możesz zakryć jednego i wykonać akcję na obszarze, gdzie jest twój asystent i nie ma twojego prezesa; za przejście się nie płaci. Nieużyty na koniec to 1 punkt.
card-free-agent = { agent-free-agent }
effect-free-agent = Można go użyć jeden raz, jak zagranicznego agenta dowolnego kraju.
card-tokens = Żetony 5-krotnej siły
effect-tokens = Akcja o sile 5 daje żeton swojego obszaru i jego nagrodę.
card-achievements = Osiągnięcia
effect-achievements = Miej to, czego wymaga, postaw na nim asystenta z ręki i weź punkty; pierwszy gracz dostaje więcej. Niczego się nie wydaje. Każde jeden raz.
card-awards = Nagrody osiągnięć
effect-awards = Gdy gra się z nagrodami, ten, kto wypełni wszystkie 3 osiągnięcia, bierze jedną: symbol kraju albo darmowego agenta.
card-tea-7 = Osiągnięcie: { achievement-tea-7 }
effect-tea-7 = Miej 7 herbat: 8 punktów dla pierwszego gracza, 6 dla pozostałych.
card-fish-7 = Osiągnięcie: { achievement-fish-7 }
effect-fish-7 = Miej 7 ryb: 8 punktów dla pierwszego gracza, 6 dla pozostałych.
card-silk-6 = Osiągnięcie: { achievement-silk-6 }
effect-silk-6 = Miej 6 jedwabi: 8 punktów dla pierwszego gracza, 6 dla pozostałych.
card-copper-5 = Osiągnięcie: { achievement-copper-5 }
effect-copper-5 = Miej 5 miedzi: 8 punktów dla pierwszego gracza, 6 dla pozostałych.
card-technologies-4 = Osiągnięcie: { achievement-technologies-4 }
effect-technologies-4 = Miej 4 technologie: 8 punktów dla pierwszego gracza, 6 dla pozostałych.
card-yen-10 = Osiągnięcie: { achievement-yen-10 }
effect-yen-10 = Miej 10 jenów: 8 punktów dla pierwszego gracza, 6 dla pozostałych.
card-tokens-5 = Osiągnięcie: { achievement-tokens-5 }
effect-tokens-5 = Miej razem 5 żetonów i agentów, także użytych: 8 punktów dla pierwszego gracza, 6 dla pozostałych.
card-orders-5 = Osiągnięcie: { achievement-orders-5 }
effect-orders-5 = Miej 5 wypełnionych zamówień: 8 punktów dla pierwszego gracza, 6 dla pozostałych.
card-commercial-4 = Osiągnięcie: { achievement-commercial-4 }
effect-commercial-4 = Miej budynki na 4 obszarach handlowych: 10 punktów dla pierwszego gracza, 7 dla pozostałych. Każdy obszar liczy się raz.
card-production-2-commercial-3 = Osiągnięcie: { achievement-production-2-commercial-3 }
effect-production-2-commercial-3 = Miej budynki na 2 obszarach produkcyjnych i 3 handlowych: 10 punktów dla pierwszego gracza, 7 dla pozostałych. Każdy obszar liczy się raz.
card-production-3-commercial-2 = Osiągnięcie: { achievement-production-3-commercial-2 }
effect-production-3-commercial-2 = Miej budynki na 3 obszarach produkcyjnych i 2 handlowych: 10 punktów dla pierwszego gracza, 7 dla pozostałych. Każdy obszar liczy się raz.
card-production-4 = Osiągnięcie: { achievement-production-4 }
effect-production-4 = Miej budynki na 4 obszarach produkcyjnych: 10 punktów dla pierwszego gracza, 7 dla pozostałych. Każdy obszar liczy się raz.
card-us = { country-us }
effect-us = Agentów tego kraju: 2. Co drugi symbol daje jednego, dopóki są.
card-nl = { country-nl }
effect-nl = Agentów tego kraju: 1. Co drugi symbol daje jednego, dopóki są.
card-uk = { country-uk }
effect-uk = Agentów tego kraju: 3. Co drugi symbol daje jednego, dopóki są.
card-fr = { country-fr }
effect-fr = Agentów tego kraju: 2. Co drugi symbol daje jednego, dopóki są.
card-de = { country-de }
effect-de = Agentów tego kraju: 2. Co drugi symbol daje jednego, dopóki są.
card-neutral = Neutralni asystenci
effect-neutral = W grze dwuosobowej niczyi asystenci zajmują po polu kościoła i urzędu celnego. Liczą się do końca gry i do większości; punkty, które by zdobyli, nie przypadają nikomu. Wartość niczyich technologii to 7,5.
card-ending = Koniec gry
effect-ending = Jest blisko, gdy ktoś zbudował wszystkie 8 sklepów albo wszystkie 4 domy handlowe, gdy brakuje zamówień, by wypełnić port, albo gdy w kościele lub w urzędzie celnym stoi 5 asystentów (6, gdy gra czworo). Rundę się kończy, a potem gra jeszcze jedną.
card-bonus = Punktacja końcowa
effect-bonus = Najwięcej asystentów w kościele to 6 punktów, drugie miejsce 3. W urzędzie celnym 8 i 4. Największa łączna wartość technologii 10, druga 5. Zestawy 2, 3, 4 albo 5 różnych symboli krajów 2, 4, 8 albo 12. Każdy nieużyty agent i każde dobro importowane 1, każde 2 jeny 1, każde 3 dobra handlowe 1.

## O czym się decyduje

phase-begin = Kto zaczyna?
phase-areas = Jaki obszar leży tutaj?
phase-tiles = Jaka płytka budynku leży pod nim?
phase-tokens = Jaki żeton 5-krotnej siły leży tutaj?
phase-achievements = Jakie osiągnięcie jest w grze?
phase-awards = Jaka nagroda jest w grze?
phase-technologies = Jaka technologia pojawi się w laboratorium?
phase-orders = Jakie zamówienie pojawi się w porcie?
phase-draw = Jakie zamówienie zostało dobrane?
phase-keep = Które zamówienie zachowasz?
phase-before = Co zrobisz? Umieścisz asystentów czy najpierw dodatkowa akcja?
phase-placing = Gdzie umieścisz następnego asystenta?
phase-moving = Dokąd pójdzie twój prezes?
phase-passing = Dokąd prezes pójdzie dalej?
phase-recalling = Których asystentów zabierzesz?
phase-exchanging = Co wymienisz?
phase-church = Które pole kościoła zajmiesz?
phase-faith = Czym zapłacisz za wiarę?
phase-customs = Które pole urzędu celnego zajmiesz?
phase-hiring = Co weźmiesz z magazynu?
phase-research = Którą technologię weźmiesz?
phase-production = Czym zapłacisz za produkcję?
phase-station = Gdzie będzie stacja?
phase-port = Które zamówienie weźmiesz?
phase-second = Czy zapłacisz za drugie zamówienie?
phase-port-again = Które zamówienie będzie drugie?
phase-building = Co zbudujesz?
phase-returning = Czy asystent zostanie?
phase-good = Jakie dobro weźmiesz?
phase-lifting = Którego asystenta przeniesiesz?
phase-dropping = Dokąd pójdzie asystent?
phase-award = Którą nagrodę weźmiesz?
phase-after = Czy zrobisz w tej turze coś jeszcze?
phase-over = Gra skończona.

## Warianty gry

option-awards = Nagrody osiągnięć
option-awards-about = Pierwszy minidodatek: na stole leżą cztery z sześciu nagród. Kto wypełni wszystkie trzy osiągnięcia, bierze jedną: symbol kraju albo darmowego agenta.
option-free_agents = Darmowi agenci
option-free_agents-about = Drugi minidodatek: wśród żetonów 5-krotnej siły jest pięciu darmowych agentów. Każdego można użyć jeden raz, jak zagranicznego agenta.
option-random_start = Losowy pierwszy gracz
option-random_start-about = O tym, kto zaczyna, decyduje los; w przeciwnym razie zaczyna pierwsze miejsce przy stole.

## Ruchy

move-begin = Zaczyna { $player }
move-lay = Wyłóż obszar: { $area }
move-tile = Wyłóż płytkę budynku nr { $number }
move-token = Wyłóż żeton 5-krotnej siły: { $token }
move-achievement = Wyłóż osiągnięcie: { $achievement }
move-award = Wyłóż nagrodę: { $award }
move-technology = W laboratorium pojawia się „{ $technology }” (karta nr { $number })
move-order = W porcie pojawia się zamówienie nr { $order } ({ list-deal })
move-draw = Dobierz zamówienie nr { $order } ({ list-deal })
move-draw-unseen = Dobierz zamówienie
move-keep = Zachowaj zamówienie nr { $order } ({ list-deal })
move-keep-unseen = Zachowaj zamówienie
move-university =
    „{ technology-university }”: weź asystenta z magazynu ({ $cost ->
        [one] { $cost } jen
        [few] { $cost } jeny
       *[many] { $cost } jenów
    })
move-spin =
    „{ technology-spinning-mill }”: oddaj { $cost ->
        [one] { $cost } jedwab
        [few] { $cost } jedwabie
       *[many] { $cost } jedwabi
    } za { $yen ->
        [one] { $yen } jena
        [few] { $yen } jeny
       *[many] { $yen } jenów
    }
move-agent = Użyj agenta { $area-in }
move-achieve =
    Wypełnij osiągnięcie { $pile ->
        [a] A
        [b] B
       *[c] C
    }
move-fulfil = Wypełnij zamówienie nr { $order }: oddaj { list-goods } za { list-others }
move-place = Postaw asystenta { $area-in }
move-done-placing = Nie stawiaj więcej asystentów
move-go = Wyślij prezesa { $area-to } i działaj tam
move-through = Przejdź przez { $area-acc }
move-through-canal =
    Przejdź przez { $area-acc } ({ $cost ->
        [one] { $cost } jen
        [few] { $cost } jeny
       *[many] { $cost } jenów
    })
move-recall = Weź prezesa na rękę
move-collect = Zabierz asystenta { $area-from }
move-done-recalling = Nie zabieraj więcej asystentów
move-buy =
    Kup { $good-acc } za { $yen ->
        [one] { $yen } jena
        [few] { $yen } jeny
       *[many] { $yen } jenów
    }
move-sell =
    Sprzedaj { $good-acc } za { $yen ->
        [one] { $yen } jena
        [few] { $yen } jeny
       *[many] { $yen } jenów
    }
move-done-exchanging = Nie wymieniaj nic więcej
move-church = Zajmij pole { $slot } kościoła: { $faith } wiary za { list-goods }{ list-others }
move-done-church = Nie zajmuj pola kościoła
move-customs =
    Zajmij pole { $slot } urzędu celnego: oddaj { $cost ->
        [one] { $cost } dobro importowane
        [few] { $cost } dobra importowane
       *[many] { $cost } dóbr importowanych
    } za { list-goods }{ list-others }
move-done-customs = Nie zajmuj pola urzędu celnego
move-hire-assistant = Weź z magazynu { $piece-acc } (za darmo)
move-hire-shop =
    Weź z magazynu { $piece-acc } ({ $cost ->
        [one] { $cost } jen
        [few] { $cost } jeny
       *[many] { $cost } jenów
    })
move-hire-house =
    Weź z magazynu { $piece-acc } ({ $least }–{ $most ->
        [one] { $most } jen
        [few] { $most } jeny
       *[many] { $most } jenów
    })
move-done-hiring = Nie bierz nic więcej z magazynu
move-research =
    Weź technologię z pola { $slot }{ $surcharge ->
        [0] { "" }
       *[other] { " " }(produkcja +{ $surcharge })
    }
move-done-research = Nie bierz technologii
move-take = Weź zamówienie z pola { $slot } (siła co najmniej { $power })
move-done-port = Nie bierz więcej zamówień
move-pay = Zapłać { list-goods }{ list-others }
move-shop = Zbuduj sklep na polu { $slot }
move-house = Zbuduj dom handlowy
move-done-building = Nie buduj niczego
move-return-all = Zabierz wszystkich asystentów
move-return-all-but-one = Zostaw jednego asystenta („{ technology-telephone }”)
move-station = Połóż żeton stacji { $area-in }
move-good = Weź { $good-acc }
move-lift = Przenieś asystenta { $area-from }
move-lift-hand = Przenieś asystenta z ręki
move-done-lifting = Nie przenoś więcej asystentów
move-drop = Przenieś asystenta { $area-to }
move-claim = Weź nagrodę: { $award }
move-end = Zakończ turę

## Ruchy do wyboru: z ceną i nagrodą

choice-toll =
    opłata: { $toll ->
        [one] { $toll } jen
        [few] { $toll } jeny
       *[many] { $toll } jenów
    }{ $rivals ->
        [one] { "" }
       *[other] { " " }dla { $rivals } prezesów
    }
choice-place = { move-place } ({ choice-toll })
choice-through = { move-through } ({ choice-toll })
choice-go = Wyślij prezesa { $area-to }: siła { $power }
choice-go-toll = { choice-go } ({ choice-toll })
choice-agent = { move-agent }: siła { $power }
choice-achieve =
    Wypełnij osiągnięcie „{ $achievement }”: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
choice-achieve-first = { choice-achieve }, pierwsze w tej grze
choice-hire =
    Weź z magazynu { $piece-acc } ({ $cost ->
        [0] za darmo
        [one] { $cost } jen
        [few] { $cost } jeny
       *[many] { $cost } jenów
    })
choice-church =
    Zajmij pole { $slot } kościoła: { list-goods }{ list-others } ({ $units ->
        [0] bez dopłaty
       *[other] brakuje { $units } wiary
    })
choice-research =
    Weź „{ $technology }”, symbol { $country-gen } ({ $units ->
        [0] bez dopłaty
        [one] brakuje { $units } jednostki: 2 jeny albo 1 dobro importowane
       *[many] brakuje { $units } jednostek, każda za 2 jeny albo 1 dobro importowane
    })
choice-take = Weź zamówienie nr { $order }: { list-deal }; symbol { $country-gen }
choice-pay-faith = { move-pay } za wiarę
choice-pay-production = { move-pay } za produkcję
choice-pay-order = { move-pay } za drugie zamówienie
choice-shop = { move-shop }: { list-goods }{ list-others }
choice-house = { move-house }: { list-goods }{ list-others }

## Odmowy

refusal-game-over = Gra skończona.
refusal-chance-decides = Teraz decyduje los: najpierw pojawi się karta.
refusal-only-chance = O tym decyduje los, a nie gracz.
refusal-no-such-chance = Los nie może teraz o tym zdecydować.
refusal-never-played = Tak inni widzą ukryte zamówienie: nikt nie wykonuje takiego ruchu.
refusal-no-such-player = { $player } nie siedzi przy tym stole: graczy jest { $players }.
refusal-not-in-this-game = { $thing }: tego nie ma w tej grze.
refusal-laid-already = To już zostało dobrane.
refusal-another-pile = To osiągnięcie jest z innego stosu.
refusal-start-order-first = Najpierw wybierz zamówienie, które zachowasz.
refusal-start-order-kept = Zamówienie, które zachowujesz, jest już wybrane.
refusal-extra-action-time = Agenci, osiągnięcia i zamówienia — tylko przed akcją główną albo po niej, nie w środku.
refusal-placing-over = W tej turze asystenci są już umieszczeni.
refusal-placing-first = Najpierw umieść asystentów albo z tego zrezygnuj.
refusal-moving-over = W tej turze twój prezes już się poruszył.
refusal-on-the-way = Twój prezes jest w drodze i musi iść dalej.
refusal-not-recalling = Asystentów zabiera się tylko wtedy, gdy zabiera się prezesa.
refusal-not-exchanging = Wymieniać można tylko akcją w chińskiej dzielnicy.
refusal-not-at-church = Do tego potrzebna jest akcja w kościele.
refusal-not-at-customs = Do tego potrzebna jest akcja w urzędzie celnym.
refusal-not-hiring = Do tego potrzebna jest akcja w agencji pracy albo nagroda, która na to pozwala.
refusal-not-researching = Do tego potrzebna jest akcja w laboratorium.
refusal-not-at-port = Do tego potrzebna jest akcja w porcie.
refusal-nothing-to-pay = Teraz nie ma za co płacić.
refusal-not-building = Budować można tylko zaraz po akcji o sile co najmniej { $needed }.
refusal-not-returning = Asystenci wracają sami; zostawić jednego pozwala tylko „{ technology-telephone }”.
refusal-no-station-due = Żeton stacji kładzie tylko ten, kto bierze technologię „{ technology-station }”.
refusal-no-good-due = Teraz nie należy ci się żadne dobro do wyboru.
refusal-no-move-due = Teraz nie należy ci się ruch asystenta.
refusal-lift-first = Najpierw wybierz, którego asystenta przenosisz.
refusal-drop-first = Najpierw postaw asystenta, którego przenosisz.
refusal-no-award-due = Nagroda jest dla tego, kto właśnie wypełnia ostatnie z trzech osiągnięć.
refusal-main-action-first = Nie można zakończyć tury bez akcji głównej.
refusal-choice-first = Najpierw trzeba zdecydować o czymś innym. { $choice }
refusal-order-not-in-hand = Nie masz zamówienia nr { $order }.
refusal-order-goods-missing = Aby wypełnić zamówienie nr { $order }, musisz mieć jeszcze { list-goods }.
refusal-agent-used = W tej turze agent jest już użyty.
refusal-no-agent = Nie masz nieużytego agenta.
refusal-president-there = Twój prezes jest { $area-in }: agent działa tylko tam, gdzie go nie ma.
refusal-achieved-already = To osiągnięcie masz już wypełnione: { $achievement }.
refusal-achievement-not-met = To osiągnięcie wymaga: { $achievement }. Masz { $have }.
refusal-achievement-not-met-areas = To osiągnięcie wymaga twoich budynków: { $achievement }. Produkcyjnych masz { $production }, handlowych { $commercial }.
refusal-needs-university = Do tego potrzebna jest technologia „{ technology-university }”: nie masz jej.
refusal-needs-spinning-mill = Do tego potrzebna jest technologia „{ technology-spinning-mill }”: nie masz jej.
refusal-power-used = „{ $technology }” działa raz na turę, a ta okazja jest już wykorzystana.
refusal-no-assistant-in-hand = Nie masz na ręce asystentów.
refusal-no-assistant-there = Nie masz asystenta { $area-in }.
refusal-no-assistant-for-board = Nie masz do tego asystenta: ani na ręce, ani { $area-in }.
refusal-yen-missing =
    To kosztuje { $cost ->
        [one] { $cost } jena
        [few] { $cost } jeny
       *[many] { $cost } jenów
    }: { $have ->
        [0] nie masz ich
       *[other] masz { $have }
    }.
refusal-good-missing = Nie masz { $good-gen }.
refusal-import-missing = Nie masz dóbr importowanych.
refusal-warehouse-empty = W twoim magazynie nie ma już { $piece-many }.
refusal-toll-missing =
    Opłata za przejście { $area-in } to { $cost ->
        [one] { $cost } jen
        [few] { $cost } jeny
       *[many] { $cost } jenów
    }: { $rivals ->
        [1] jest tam prezes gracza { $first }
        [2] są tam prezesi graczy { $first } i { $second }
       *[other] są tam prezesi graczy { $first }, { $second } i { $third }
    }. { $have ->
        [0] Nie masz pieniędzy
        [one] Masz { $have } jena
        [few] Masz { $have } jeny
       *[many] Masz { $have } jenów
    }.
refusal-canal-fee-missing =
    Przejście przez kanał kosztuje { $cost ->
        [one] { $cost } jena
        [few] { $cost } jeny
       *[many] { $cost } jenów
    }: { $have ->
        [0] nie masz ich
       *[other] masz { $have }
    }.
refusal-placed-enough = W tej turze asystenci stoją już na różnych obszarach: { $count }. Więcej nie można.
refusal-two-in-one-area =
    Na jednym obszarze można postawić { $count ->
        [one] { $count } asystenta
       *[many] { $count } asystentów
    } tylko zamiast stawiania ich na różnych.
refusal-needs-telegraph = Po dwóch asystentach na jednym obszarze trzeciego pozwala postawić tylko „{ technology-telegraph }”: nie masz tej technologii.
refusal-not-next-to-two = „{ technology-telegraph }” pozwala postawić trzeciego asystenta tylko obok dwóch pierwszych ({ $doubled }): { $area } nie leży obok.
refusal-occupied =
    Nie można się zatrzymać { $area-in }: { $rivals ->
        [1] jest tam prezes gracza { $first }
        [2] są tam prezesi graczy { $first } i { $second }
       *[other] są tam prezesi graczy { $first }, { $second } i { $third }
    }. Pozwala na to tylko „{ technology-postal-system }”.
refusal-not-adjacent = { $area }: twój prezes nie sąsiaduje z tym obszarem.
refusal-not-back = { $area }: twój prezes stamtąd wyruszył albo już tamtędy przeszedł, w tej turze tam nie wraca.
refusal-dead-end = { $area }: stamtąd twój prezes nie mógłby dojść do żadnego obszaru, gdzie wolno mu się zatrzymać.
refusal-slot-taken = Pole { $slot } jest zajęte.
refusal-faith-missing = Pole { $slot } wymaga { $needed } wiary: ze wszystkim, czym możesz zapłacić, masz { $have }.
refusal-customs-power-missing =
    Pole { $slot } kosztuje { $imports ->
        [one] { $imports } dobro importowane
        [few] { $imports } dobra importowane
       *[many] { $imports } dóbr importowanych
    }, a do tego potrzeba siły { $needed }: masz { $have }.
refusal-imports-missing =
    Pole { $slot } kosztuje { $needed ->
        [one] { $needed } dobro importowane
        [few] { $needed } dobra importowane
       *[many] { $needed } dóbr importowanych
    }: { $have ->
        [0] nie masz ich
       *[other] masz { $have }
    }.
refusal-slot-empty = Na polu { $slot } nie ma karty.
refusal-technology-owned = Technologię „{ $technology }” już masz.
refusal-production-missing =
    Na technologię „{ $technology }” trzeba jeszcze { $needed ->
        [one] { $needed } jednostki
       *[many] { $needed } jednostek
    } produkcji (jednostka to 2 jeny albo 1 dobro importowane): możesz zapłacić za { $have }.
refusal-port-power-missing = Zamówienie z pola { $slot } wymaga siły { $needed }: masz { $have }.
refusal-hand-full =
    Masz już na ręce { $count ->
        [one] { $count } zamówienie
        [few] { $count } zamówienia
       *[many] { $count } zamówień
    }: więcej nie można.
refusal-not-accepted = { $good }: tym się tu nie płaci.
refusal-paid-already = { $good }: tym już płacisz za wiarę, a każdy rodzaj liczy się raz.
refusal-no-shop-in-hand = Nie masz na ręce sklepu.
refusal-no-house-in-hand = Nie masz na ręce domu handlowego.
refusal-shop-here-already = Twój sklep już jest { $area-in }.
refusal-house-here-already = Dom handlowy gracza { $player } już jest { $area-in }.
refusal-same-area = Asystent idzie { $area-from }: wybierz inny obszar.
refusal-award-not-there = Takiej nagrody nie ma na stole: { $award }.

## Co się stało

event-begins = { $player } zaczyna grę.
event-achievements = Osiągnięcia: { $first }; { $second }; { $third }.
event-awards = Nagrody: { $first }; { $second }; { $third }; { $fourth }.
event-keeps =
    { $player } dobiera { $drawn ->
        [one] { $drawn } zamówienie
        [few] { $drawn } zamówienia
       *[many] { $drawn } zamówień
    } i zachowuje nr { $order } ({ list-deal }).
event-keeps-unseen =
    { $player } dobiera { $drawn ->
        [one] { $drawn } zamówienie
        [few] { $drawn } zamówienia
       *[many] { $drawn } zamówień
    } i zachowuje jedno.
event-technology-laid = { $area }: pojawia się technologia „{ $technology }”.
event-order-laid = { $area }: pojawia się zamówienie nr { $order } ({ list-deal }).
event-places = { $player } stawia asystenta { $area-in }.
event-places-none = { $player } nie stawia asystentów.
event-pays-toll =
    Za przejście { $payer } płaci graczowi { $payee } { $coins ->
        [one] { $coins } jena
        [few] { $coins } jeny
       *[many] { $coins } jenów
    }.
event-passes = { $player } przechodzi przez { $area-acc }.
event-passes-canal =
    { $player } przechodzi przez kanał za { $cost ->
        [one] { $cost } jena
        [few] { $cost } jeny
       *[many] { $cost } jenów
    }.
event-goes = { $player } wysyła prezesa { $area-to } i działa tam z siłą { $power }.
event-agent-acts = { $player } używa { $agent-acc } { $area-in }: siła { $power }.
event-house-income =
    { $player } dostaje { $coins ->
        [one] { $coins } jena
        [few] { $coins } jeny
       *[many] { $coins } jenów
    } za dom handlowy { $area-in }.
event-gains = { $player } dostaje { list-goods }{ list-others }.
event-technology-brings = { $player } dostaje { list-goods }{ list-others } („{ $technology }”).
event-token = { $player } bierze żeton 5-krotnej siły { $area-in } i dostaje { list-goods }{ list-others }.
event-token-agent = { $player } bierze żeton 5-krotnej siły { $area-in }: darmowego agenta.
event-recalls = { $player } bierze prezesa na rękę.
event-collects = { $player } zabiera asystenta { $area-from }.
event-idle = { $player } nic nie robi { $area-in }.
event-buys =
    { $player } kupuje { $good-acc } za { $cost ->
        [one] { $cost } jena
        [few] { $cost } jeny
       *[many] { $cost } jenów
    }.
event-sells =
    { $player } sprzedaje { $good-acc } za { $coins ->
        [one] { $coins } jena
        [few] { $coins } jeny
       *[many] { $coins } jenów
    }.
event-pays-faith = { $player } płaci za wiarę: oddaje { list-goods }{ list-others }.
event-church = { $player } zajmuje pole { $slot } kościoła i dostaje { list-goods }{ list-others }.
event-customs =
    { $player } oddaje { $cost ->
        [one] { $cost } dobro importowane
        [few] { $cost } dobra importowane
       *[many] { $cost } dóbr importowanych
    }, zajmuje pole { $slot } urzędu celnego i dostaje { list-goods }{ list-others }.
event-hires =
    { $player } bierze z magazynu { $piece-acc }{ $cost ->
        [0] { "" }
        [one] { " " }za { $cost } jena
        [few] { " " }za { $cost } jeny
       *[many] { " " }za { $cost } jenów
    }.
event-university =
    { $player } bierze z magazynu asystenta za { $cost ->
        [one] { $cost } jena
        [few] { $cost } jeny
       *[many] { $cost } jenów
    } („{ technology-university }”).
event-spins =
    { $player } oddaje { $cost ->
        [one] { $cost } jedwab
        [few] { $cost } jedwabie
       *[many] { $cost } jedwabi
    } za { $coins ->
        [one] { $coins } jena
        [few] { $coins } jeny
       *[many] { $coins } jenów
    } („{ technology-spinning-mill }”).
event-pays-production = { $player } płaci za produkcję: oddaje { list-goods }{ list-others }.
event-researches = { $player } bierze technologię „{ $technology }” (wartość { $value }, symbol: { $country }).
event-station = { $player } kładzie żeton stacji { $area-in }.
event-pays-order = { $player } płaci za drugie zamówienie: oddaje { list-goods }{ list-others }.
event-takes = { $player } bierze { $area-in } zamówienie nr { $order } ({ list-deal }).
event-builds-shop = { $player } buduje sklep { $area-in } i dostaje { list-goods }{ list-others }.
event-builds-house = { $player } buduje dom handlowy { $area-in } i dostaje { list-goods }{ list-others }.
event-returns =
    { $player } zabiera { $count ->
        [one] { $count } asystenta
       *[many] { $count } asystentów
    } { $area-from }.
event-stays = { $player } zostawia asystenta { $area-in } („{ technology-telephone }”).
event-achieves-first =
    Pierwsze wypełnienie osiągnięcia „{ $achievement }”: { $player } dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-achieves =
    { $player } wypełnia osiągnięcie „{ $achievement }” i dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-claims = { $player } bierze nagrodę: { $award }.
event-fulfils = { $player } wypełnia zamówienie nr { $order }: oddaje { list-goods }, dostaje { list-others }. Symbol: { $country }.
event-agent-gained = Za parę symboli { $player } dostaje { $agent-acc }.
event-moves = { $player } przenosi asystenta { $origin-from } { $area-to }.
event-moves-from-hand = { $player } przenosi asystenta z ręki { $area-to }.
event-stock-exchange =
    Na początku tury { $player } dostaje { $coins ->
        [one] { $coins } jena
        [few] { $coins } jeny
       *[many] { $coins } jenów
    } („{ technology-stock-exchange }”).
event-end-shops = { $player } kończy budować wszystkie swoje sklepy, a jest ich { $count }: koniec jest blisko. Rundę się kończy, a potem gra jeszcze jedną.
event-end-houses = { $player } kończy budować wszystkie swoje domy handlowe, a jest ich { $count }: koniec jest blisko. Rundę się kończy, a potem gra jeszcze jedną.
event-end-church = Asystentów w kościele jest już { $count }: koniec jest blisko. Rundę się kończy, a potem gra jeszcze jedną.
event-end-customs = Asystentów w urzędzie celnym jest już { $count }: koniec jest blisko. Rundę się kończy, a potem gra jeszcze jedną.
event-end-orders = Brakuje zamówień, by wypełnić port: koniec jest blisko. Rundę się kończy, a potem gra jeszcze jedną.
event-last-round = Zaczyna się ostatnia runda.
event-bonus-church =
    Za kościół { $player } dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-bonus-customs =
    Za urząd celny { $player } dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-bonus-technologies =
    Za technologie { $player } dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-bonus-countries =
    Za zestawy symboli { $player } dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-bonus-leftovers =
    Za nieużytych agentów, dobra importowane, jeny i dobra handlowe { $player } dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-total =
    { $player }: razem { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-tie =
    Kilkoro graczy ma po tyle samo, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }: { $player } siedzi najbliżej startowego gracza.
event-wins = { $player } wygrywa!

## Terminal

terminal-copper-mine = Miedź
terminal-fishing-ground = Ryby
terminal-silk-mill = Jedwab
terminal-tea-plantation = Herbata
terminal-bank = Bank
terminal-chinatown = Dzielnica
terminal-church = Kościół
terminal-customs-house = Cło
terminal-employment-agency = Agencja
terminal-laboratory-a = Lab. A
terminal-laboratory-b = Lab. B
terminal-port-a = Port A
terminal-port-b = Port B
terminal-canal = Kanał
terminal-copper = m
terminal-silk = j
terminal-tea = h
terminal-fish = r
terminal-us = USA
terminal-nl = HOL
terminal-uk = BRY
terminal-fr = FRA
terminal-de = NIE
terminal-pile-a = A
terminal-pile-b = B
terminal-pile-c = C
terminal-hand = ręka
terminal-hidden = ukryte zamówienia: { $count }
terminal-fulfilled = zamówienia: { $count }
terminal-developed = budynki w obszarach: produkcyjne { $production }, handlowe { $commercial }
terminal-main-open = akcja główna jeszcze przed tobą
terminal-main-done = akcja główna wykonana
terminal-exchanges = pozostałe wymiany: { $count }
terminal-units = jednostki jeszcze do zapłaty: { $count }
terminal-due = jeszcze do otrzymania:
terminal-last-but-one-round = Koniec blisko: ta runda zostanie dokończona, potem będzie jeszcze jedna.
terminal-last-round = To ostatnia runda.
terminal-faith = Wiara
terminal-through = Przejście dalej
terminal-secret = Widzisz tylko ty
terminal-agents-left = Wolni agenci: { $agents }
terminal-decks = W taliach: technologie { $technologies }, zamówienia { $orders }
terminal-next-to = Obok: { $areas }

## Picture

picture-board = Obszary
picture-areas = Obszary z bliska
picture-goals = Osiągnięcia, agenci i nagrody
picture-management = Plansze zarządzania
picture-chance = Los
picture-waits = { $player } decyduje…
picture-turn = { $player }: teraz gra.
picture-first = Pierwszy gracz.
picture-last-but-one-round = Koniec blisko
picture-last-round = Ostatnia runda
picture-neutral = nikt
picture-stand-in = (Wartość umowna.)
picture-stand-in-note = Wartości umowne: wydrukowane nie są tu jeszcze znane. Tak samo płytki budynków, żetony 5-krotnej siły i symbole na technologiach.
picture-power = siła { $power }
picture-agent = Agent
picture-through = Przez
picture-token = Żeton 5-krotnej siły: { $reward }.
picture-presence =
    { $player }: siła { $power }, asystenci: { $assistants }{ $president ->
        [0] { "" }
       *[other] , prezes
    }{ $shops ->
        [0] { "" }
       *[other] , sklep
    }{ $houses ->
        [0] { "" }
       *[other] , dom handlowy
    }.
picture-free-shops = Wolne miejsca na sklepy: { $rewards }.
picture-free-house = Wolne miejsce na dom handlowy: { $reward }.
picture-goal = Osiągnięcie: { $goal }. Punkty: { $first }, potem { $later }. Spełnili: { $players }.
picture-goal-unknown = Osiągnięcie jeszcze niewyłożone.
picture-agents = Wolni agenci
picture-achievements = Osiągnięcia
picture-worth = Łączna wartość technologii: { $value }.
picture-agents-left = { $country }: agenci w puli: { $left } z { $all }.
picture-awards = Nagrody
picture-award = Nagroda:
picture-due-units = Jednostki do opłacenia: { $count }.
picture-due-exchanges = Pozostałe wymiany: { $count }.
picture-due-goods = Dobra do wyboru: { $count }.
picture-due-pieces = Elementy z magazynu: najwyżej { $count }.
picture-due-moves = Ruchy asystentów: najwyżej { $count }.
picture-ends-at = Asystenci: { $filled }; koniec zbliża się przy { $all }. Na koniec punkty za najwięcej asystentów: { $first }, za drugą największą liczbę: { $second }.
picture-slot =
    { $board ->
        [church] Potrzebna wiara: { $needs }.
       *[customs] Dobra importowane: { $needs }.
    } Nagroda: { $reward }.
picture-slot-taken = Zajęte: { $player }.
picture-left = Karty w talii: { $left }.
picture-surcharge = Produkcja dodatkowo: { $units }.
picture-level-1 = Niski poziom
picture-level-2 = Średni poziom
picture-level-3 = Wysoki poziom
picture-gap = Puste miejsce.
picture-order = Zamówienie: { $goods } za { $reward }. Symbol: { $country }.
picture-technology = { $technology }: wartość { $value }, symbol: { $country }.
picture-hidden = Zamówienie, które zna tylko właściciel.
picture-hand = Na ręku:
picture-warehouse = W magazynie:
picture-assistant =
    { $count ->
        [one] { $count } asystent
        [few] { $count } asystenci
       *[many] { $count } asystentów
    }
picture-shop =
    { $count ->
        [one] { $count } sklep
        [few] { $count } sklepy
       *[many] { $count } sklepów
    }
picture-house =
    { $count ->
        [one] { $count } dom handlowy
        [few] { $count } domy handlowe
       *[many] { $count } domów handlowych
    }
picture-price =
    Cena: { $yen ->
        [one] { $yen } jen
        [few] { $yen } jeny
       *[many] { $yen } jenów
    }.
picture-flags = { $country }: symbole: { $count }.
picture-fulfilled = Wypełnione zamówienia: { $count }.
picture-tokens = Żetony 5-krotnej siły: { $count }.
picture-bonus-church = kościół: { $count }
picture-bonus-customs = urząd celny: { $count }
picture-bonus-technologies = technologie: { $count }
picture-bonus-countries = symbole: { $count }
picture-bonus-leftovers = pozostałości: { $count }
