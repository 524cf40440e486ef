### Yokohama po polsku.
###
### Formy nazw obszarów: .in – gdzie, .to – dokąd, .from – skąd, .acc – biernik. Druga plansza tego samego typu ma numer.

title = Yokohama
chart-yen = Jeny według tur
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
area-laboratory-a = Laboratorium A
    .in = w laboratorium A
    .to = do laboratorium A
    .from = z laboratorium A
    .acc = laboratorium A
area-laboratory-b = Laboratorium B
    .in = w laboratorium B
    .to = do laboratorium B
    .from = z laboratorium B
    .acc = laboratorium B
area-port-a = Port A
    .in = w porcie A
    .to = do portu A
    .from = z portu A
    .acc = port A
area-port-b = Port B
    .in = w porcie B
    .to = do portu B
    .from = z portu B
    .acc = port B
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

## Osiągnięcia i nagrody

achievement-technologies =
    { $count ->
        [one] { $count } technologia
        [few] { $count } technologie
       *[many] { $count } technologii
    }
achievement-tokens =
    { $count ->
        [one] { $count } żeton 5-krotnej siły lub agent
        [few] { $count } żetony 5-krotnej siły i/lub agenci
       *[many] { $count } żetonów 5-krotnej siły i/lub agentów
    }
achievement-orders =
    { $count ->
        [one] { $count } wypełnione zamówienie
        [few] { $count } wypełnione zamówienia
       *[many] { $count } wypełnionych zamówień
    }
achievement-production =
    { $production ->
        [one] { $production } obszar produkcyjny
        [few] { $production } obszary produkcyjne
       *[many] { $production } obszarów produkcyjnych
    }
    .in =
    { $production ->
        [one] na { $production } obszarze produkcyjnym
       *[many] na { $production } obszarach produkcyjnych
    }
achievement-commercial =
    { $commercial ->
        [one] { $commercial } obszar handlowy
        [few] { $commercial } obszary handlowe
       *[many] { $commercial } obszarów handlowych
    }
    .in =
    { $commercial ->
        [one] na { $commercial } obszarze handlowym
       *[many] na { $commercial } obszarach handlowych
    }
achievement-production-commercial =
    { achievement-production } i { $commercial ->
        [one] { $commercial } handlowy
        [few] { $commercial } handlowe
       *[many] { $commercial } handlowych
    }
    .in =
    { achievement-production.in } i { $commercial ->
        [one] { $commercial } handlowym
       *[many] { $commercial } handlowych
    }
award-flag = symbol { $country-gen }
award-free-agent = darmowy agent

## Ilości: .acc – biernik, gdzie jest inny

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
    .acc =
    { $count ->
        [one] { $count } jena
       *[many] { reward-yen }
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
    .acc =
    { $count ->
        [one] { $count } herbatę
       *[many] { reward-tea }
    }
reward-fish =
    { $count ->
        [one] { $count } ryba
        [few] { $count } ryby
       *[many] { $count } ryb
    }
    .acc =
    { $count ->
        [one] { $count } rybę
       *[many] { reward-fish }
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
reward-assistant =
    { $count ->
        [one] { $count } asystent z magazynu
        [few] { $count } asystenci z magazynu
       *[many] { $count } asystentów z magazynu
    }
    .acc =
    { $count ->
        [one] { $count } asystenta z magazynu
       *[many] { $count } asystentów z magazynu
    }
deal = { $goods-plus } → { $reward-plus }
order-card = { $order } ({ deal })
price-free = za darmo
price-range =
    { $least }–{ $most ->
        [one] { $most } jen
        [few] { $most } jeny
       *[many] { $most } jenów
    }
tile-space = { $reward-plus }
president-of = { $player }
end-triggered = Zbliża się koniec gry: dokończcie tę rundę i rozegrajcie jeszcze jedną, ostatnią.
fact-orders =
    { $count ->
        [one] { $count } zamówienie na ręku
        [few] { $count } zamówienia na ręku
       *[many] { $count } zamówień na ręku
    }

## O co można zapytać, prócz tego, co ma własną nazwę

topic-turn = Tura
topic-power = Siła
topic-faith = Wiara
topic-production = Produkcja
topic-assistant = Asystenci
topic-shop = Sklepy
topic-house = Domy handlowe
topic-warehouse = Magazyn
topic-points = Punkty
topic-any = Dowolne dobro handlowe
topic-piece = Element z magazynu
topic-move = Ruch asystenta
topic-orders = Zamówienia
topic-technologies = Technologie
topic-flags = Symbole krajów
topic-agents = Zagraniczni agenci
topic-tokens = Żetony 5-krotnej siły
topic-tiles = Płytki budynków
topic-management = Plansze zarządzania
topic-achievements = Osiągnięcia
topic-awards = Nagrody osiągnięć
topic-neutral = Gracz neutralny
topic-ending = Koniec gry
topic-bonus = Punktacja końcowa
topic-order = Zamówienie nr { $order }
topic-tile = Płytka budynku nr { $number }
topic-token = Żeton 5-krotnej siły: { $reward }
topic-space = { $area }: pole { $slot }
topic-achievement = Osiągnięcie: { $achievement }
topic-award = Nagroda: { $award }

## Co dają obszary

effect-production-area = Obszar produkcyjny.
effect-commercial-area = Obszar handlowy.
effect-gain = Siła { $powers } przynosi { $amounts } { $good-gen }.
effect-exchange = Siła { $powers } daje { $amounts } wymian.
effect-rate = Kup lub sprzedaj za { $yen-acc }: { $goods-acc }.
effect-import-rate = Dobro importowane można tu tylko kupić, za { $yen-acc }.
effect-faith = Siła { $powers } daje { $amounts } wiary.
effect-faith-paid = Możesz dopłacić: +1 wiary za każde z wymienionych, ale tylko raz: { $payments }.
effect-church = Umieść asystenta z ręki albo z tego obszaru na wolnym polu, na które starcza wiary, i weź jego nagrodę. Zostaje tam do końca gry.
effect-customs = Oddaj dobra importowane: z siłą { $powers } najwyżej { $amounts }.
effect-customs-place = Umieść asystenta z ręki albo z tego obszaru na wolnym polu z dokładnie taką liczbą i weź jego nagrodę. Zostaje tam do końca gry.
effect-prizes = Na koniec: najwięcej asystentów – { $first }, drugie miejsce – { $second }. Remis: wyżej jest ten, czyj asystent stoi bardziej na prawo.
effect-hire = Z siłą { $powers } weź z magazynu najwyżej { $amounts } elementów, każdy za jego cenę.
effect-prices =
    { $assistant ->
        [0] Asystenci są za darmo
        [one] Asystent kosztuje { $assistant } jena
        [few] Asystent kosztuje { $assistant } jeny
       *[many] Asystent kosztuje { $assistant } jenów
    }, sklep kosztuje { $shop-acc }, domy handlowe kolejno { $houses } jenów.
effect-research = Weź z tego laboratorium technologię, której jeszcze nie masz.
effect-production = Siła { $powers } daje { $amounts } wartości produkcji. Każda brakująca kosztuje { $yen-acc } albo { $imports }.
effect-surcharge = Pola od lewej dodają do wartości karty { $amounts }.
effect-late =
    Gdy masz już { $owned ->
        [one] { $owned } technologię
        [few] { $owned } technologie
       *[many] { $owned } technologii
    }, za każdą nową płacisz o { $units } wartości produkcji więcej, niezależnie od siły.
effect-port = Weź zamówienie z tego portu.
effect-level-1 = Siła od { $power }: zamówienia niskiego poziomu.
effect-level-2 = Siła od { $power }: także średniego.
effect-level-3 = Siła od { $power }: także wysokiego.
effect-port-points = Siła { $power } daje dodatkowo { $points }.
effect-second-order = Drugie zamówienie kosztuje { $yen-acc } albo { $imports }.
effect-order-limit =
    Na ręku możesz mieć najwyżej { $count ->
        [one] { $count } zamówienie
        [few] { $count } zamówienia
       *[many] { $count } zamówień
    }.
effect-canal = Niczego się tu nie umieszcza i nikt się tu nie zatrzymuje.
effect-canal-fee = Prezes może przejść przez kanał za { $yen-acc }.

## Co dają technologie

effect-value = Wartość produkcji: { $value }.
effect-when-order = { $reward } za każde zamówienie, które wypełniasz.
effect-when-technology = { $reward } za każdą technologię, którą bierzesz po tej.
effect-when-church = { $reward } za każdego asystenta, którego umieszczasz na planszy kościoła.
effect-when-customs = { $reward } za każdego asystenta, którego umieszczasz na planszy urzędu celnego.
effect-when-shop = { $reward } za każdy sklep, który budujesz.
effect-when-house = { $reward } za każdy dom handlowy, który budujesz.
effect-when-gained = Od razu { $reward }.
effect-when-copper = Ilekroć dostajesz miedź, dostajesz dodatkowo { $reward-acc }.
effect-once-a-turn = Raz na turę oddaj { $paid-acc } i weź { $reward-acc }.
effect-stagecoach = Twój prezes po drodze nikomu nie płaci za przejście.
effect-postal-system = Twój prezes może się zatrzymać tam, gdzie są inni prezesi; opłatę za przejście nadal ponosisz.
effect-stock-exchange = Jeśli na początku tury masz mniej niż { $yen-acc }, dobierz tyle, żeby mieć { $yen-acc }.
effect-station = Biorąc tę kartę, połóż żeton stacji na dowolnym obszarze: wszyscy mają tam siłę o jeden większą.
effect-station-way = Twój prezes może trafić prosto tam, jeśli jest tam twój asystent, nawet do innych prezesów i bez opłaty za przejście.
effect-newspaper =
    Na różnych obszarach możesz umieścić do { $count ->
        [one] { $count } asystenta
       *[many] { $count } asystentów
    } zamiast { $usual }.
effect-tram = Twój prezes może trafić prosto na dowolny obszar, gdzie jest twój asystent i nie ma innych prezesów.
effect-tram-postal = Z technologią „{ technology-postal-system }” także tam, gdzie są, za zwykłą opłatą.
effect-telephone = Gdy po akcji asystenci wracają, jednego z nich możesz zostawić na obszarze.
effect-telegraph =
    Gdy umieszczasz { $count ->
        [one] { $count } asystenta
       *[many] { $count } asystentów
    } na jednym obszarze, możesz umieścić jeszcze jednego na sąsiednim.

## Czym jest reszta

effect-turn-extra = A. Dodatkowe akcje w dowolnej kolejności: użyj agenta (raz na turę), wypełnij osiągnięcie, wypełnij zamówienie.
effect-turn-place =
    B1. Umieść do { $areas ->
        [one] { $areas } asystenta
       *[many] { $areas } asystentów
    } na różnych obszarach albo { $same } na jednym.
effect-turn-move = B2. Porusz prezesa tam, gdzie jest twój asystent i nie ma innych prezesów. Albo zwróć go na rękę, a z nim dowolnych asystentów, i przejdź do C.
effect-turn-act = B3. Wykonaj akcję obszaru.
effect-turn-token = B4. Mając siłę { $power }, weź żeton 5-krotnej siły tego obszaru.
effect-turn-build = B5. Mając siłę co najmniej { $power }, możesz zbudować sklep albo dom handlowy.
effect-turn-return = B6. Twoi asystenci stamtąd wracają na rękę.
effect-turn-again = C. Znowu dodatkowe akcje, jak w A.
effect-power = Siła twojej akcji na obszarze, najwyżej { $most }.
effect-power-counts = Liczy się każdy twój asystent tam, prezes, sklep, dom handlowy i stacja: każde za jeden.
effect-power-allows = Siła { $build } pozwala budować, siła { $most } daje żeton 5-krotnej siły.
effect-president = Przechodzi z obszaru na obszar, gdzie są twoi asystenci, i działa tam, gdzie się zatrzymuje. Tam, skąd rusza, nie wraca.
effect-toll = Umieszczenie asystenta tam, gdzie jest cudzy prezes, albo wejście tam kosztuje { $yen-acc }; opłatę dostaje tamten gracz.
effect-assistant = Umieszcza się ich z ręki na obszarach: każdy zwiększa tam siłę o jeden.
effect-assistant-returns = Po akcji wracają na rękę. Na planszach zarządzania i osiągnięciach zostają do końca gry.
effect-shop = Po akcji o sile co najmniej { $power } możesz zbudować sklep z ręki na wolnym polu obszaru i wziąć jego nagrodę. Na jednym obszarze jeden twój.
effect-house = Po akcji o sile co najmniej { $power } możesz zbudować na obszarze dom handlowy z ręki i wziąć jego nagrodę. Jeden na obszar.
effect-building-power = Zwiększa tam twoją siłę o jeden.
effect-house-income = Przynosi ci { $yen-acc }, ilekroć działa tam inny gracz.
effect-building-all = Kto zbuduje wszystkie { $count }, wyzwala koniec gry.
effect-warehouse = Elementy, których nie masz jeszcze na ręku.
effect-good = Dobro handlowe, potrzebne do zamówień.
effect-good-rate = W chińskiej dzielnicy kupuje się je i sprzedaje za { $yen-acc }.
effect-good-points =
    Na koniec { $points } za każde { $count ->
        [one] { $count } dobro handlowe
        [few] { $count } dobra handlowe
       *[many] { $count } dóbr handlowych
    } dowolnych rodzajów.
effect-import = Płaci się nimi w urzędzie celnym, a także za produkcję, wiarę albo drugie zamówienie.
effect-import-from = Dają je zamówienia i inne nagrody, a w chińskiej dzielnicy kupuje się je za { $yen-acc }.
effect-import-points = Na koniec każde daje { $points }.
effect-yen = Pieniądze: za przejście, elementy, wymianę, wiarę, produkcję i drugie zamówienie.
effect-yen-points =
    Na koniec { $points } za każde { $count ->
        [one] { $count } jena
        [few] { $count } jeny
       *[many] { $count } jenów
    }.
effect-points = Wygrywa ten, kto ma ich na koniec najwięcej.
effect-points-tie = Remis: wygrywa ten, kto siedzi najbliżej startowego gracza.
effect-any = Miedź, jedwab, herbata albo ryba, jak wolisz.
effect-piece = Weź z magazynu na rękę asystenta, sklep albo dom handlowy za jego cenę.
effect-move = Porusz swojego asystenta z obszaru albo z ręki na dowolny inny obszar; za przejście się nie płaci.
effect-orders = Oddaj dobra zamówienia, które masz na ręku, i weź jego nagrodę oraz symbol kraju.
effect-orders-known = Zamówień nie można odrzucać. Zachowane na początku znasz tylko ty; wzięte w porcie widzą wszyscy.
effect-order = { deal }.
effect-flag = Symbol: { $country }.
effect-technologies = Karty laboratoriów: każda ma wartość produkcji, symbol kraju i stałe działanie.
effect-technology-prizes = Na koniec: największa łączna wartość produkcji – { $first }, druga – { $second }.
effect-flags = Są na technologiach, wypełnionych zamówieniach i nagrodach.
effect-flags-agent =
    Każde { $count ->
        [one] { $count } symbol
        [few] { $count } symbole
       *[many] { $count } symboli
    } jednego kraju dają jego agenta, dopóki są.
effect-flags-sets = Na koniec zestaw { $sizes } różnych symboli daje { $amounts } punktów.
effect-country = Agenci tego kraju: { $count }.
effect-agents = Raz na turę możesz zakryć jednego i wykonać akcję na obszarze, gdzie jest twój asystent i nie ma twojego prezesa; za przejście się nie płaci.
effect-agent-points = Nieużyty na koniec daje { $points }.
effect-free-agent = Można go użyć jeden raz, jak zagranicznego agenta dowolnego kraju.
effect-tokens = Akcja o sile { $power } daje żeton swojego obszaru i jego nagrodę.
effect-tiles = Pod każdym obszarem są pola na sklepy i jedno na dom handlowy, każde z nagrodą za budowę.
effect-tile-shops = Sklepy: { $rewards }.
effect-tile-house = Dom handlowy: { $reward }.
effect-management = W kościele i urzędzie celnym asystenci zostają do końca gry, w laboratoriach leżą technologie, w portach zamówienia.
effect-church-space = Potrzebna wiara: { $needs }. Nagroda: { $reward }.
effect-customs-space = Potrzebne dobra importowane: { $needs }. Nagroda: { $reward }.
effect-achievements = Spełnij warunek, umieść tu asystenta z ręki i weź punkty. Niczego się nie wydaje.
effect-achievements-once = Kto wypełni je pierwszy, dostaje więcej. Każde można wypełnić tylko raz.
effect-achievement = Wymagane: { $achievement }.
effect-achievement-areas = Wymagane budynki { $achievement-in }. Każdy obszar liczy się raz.
effect-achievement-tokens = Użyte też się liczą.
effect-achievement-points = Kto wypełni je pierwszy, dostaje { $first }, pozostali { $later }.
effect-awards = Gdy gra się z nagrodami, ten, kto wypełnił wszystkie osiągnięcia, bierze jedną: symbol kraju albo darmowego agenta.
effect-neutral = W grze dwuosobowej asystenci gracza neutralnego zajmują po polu kościoła i urzędu celnego.
effect-neutral-counts = Liczą się do końca gry i do większości; punkty, które by zdobyli, nie przypadają nikomu.
effect-neutral-value =
    Wartość produkcji gracza neutralnego to { $whole }{ $half ->
        [0] { "" }
       *[other] ,5
    }.
effect-ending = Koniec gry wyzwala jedno z tych zdarzeń:
effect-ending-shops = – ktoś zbudował wszystkie swoje sklepy ({ $count });
effect-ending-houses = – ktoś zbudował wszystkie swoje domy handlowe ({ $count });
effect-ending-board = – { $area }: { $amounts } asystentów, gdy graczy jest { $players };
effect-ending-orders = – brakuje zamówień, by wypełnić port.
effect-ending-rounds = Dokończcie tę rundę i rozegrajcie jeszcze jedną, ostatnią.
effect-bonus-board = { $area }: najwięcej asystentów – { $first }, drugie miejsce – { $second }.
effect-bonus-agents = Każdy nieużyty agent: { $points }.
effect-bonus-imports = Każde dobro importowane: { $points }.

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
phase-before = Umieścisz asystentów czy najpierw wykonasz dodatkową akcję?
phase-placing = Gdzie umieścisz następnego asystenta?
phase-moving = Dokąd pójdzie twój prezes?
phase-passing = Dokąd prezes pójdzie dalej?
phase-recalling = Których asystentów zwrócisz na rękę?
phase-exchanging = Co wymienisz?
phase-church = Które pole kościoła zajmiesz?
phase-faith = Czym zapłacisz za wiarę?
phase-customs = Które pole urzędu celnego zajmiesz?
phase-hiring = Co weźmiesz z magazynu?
phase-research = Którą technologię weźmiesz?
phase-production = Czym dopłacisz za technologię?
phase-station = Gdzie będzie stacja?
phase-port = Które zamówienie weźmiesz?
phase-second = Czy zapłacisz za drugie zamówienie?
phase-port-again = Które zamówienie będzie drugie?
phase-token = Czy weźmiesz żeton 5-krotnej siły?
phase-building = Co zbudujesz?
phase-returning = Czy asystent zostanie?
phase-good = Jakie dobro weźmiesz?
phase-lifting = Którego asystenta ruszysz?
phase-dropping = Dokąd pójdzie asystent?
phase-award = Którą nagrodę weźmiesz?
phase-after = Czy zrobisz w tej turze coś jeszcze?
phase-over = Gra skończona.
question-before = Asystenci: do { $areas } obszarów albo { $same } na jednym. Czy najpierw dodatkowa akcja?
question-placing = Asystent { $number } z { $areas }: gdzie go umieścisz?

## Warianty gry

option-awards = Nagrody osiągnięć
option-awards-about = Pierwszy minidodatek: na stole leżą nagrody. Kto wypełnił wszystkie osiągnięcia, bierze jedną: symbol kraju albo darmowego agenta.
option-free_agents = Darmowi agenci
option-free_agents-about = Drugi minidodatek: wśród żetonów 5-krotnej siły są darmowi agenci. Każdego można użyć jeden raz, jak zagranicznego agenta.
option-random_start = Losowy startowy gracz
option-random_start-about = O tym, kto zaczyna, decyduje los; w przeciwnym razie zaczyna pierwsze miejsce przy stole.
option-tokens_by_choice = Żetony 5-krotnej siły do wyboru
option-tokens_by_choice-about = Po akcji, za którą można wziąć żeton, gracz decyduje, czy go bierze; w przeciwnym razie bierze go od razu.
option-actions_by_choice = Z akcji obszaru można zrezygnować
option-actions_by_choice-about = Z akcji obszaru można zrezygnować, nawet jeśli nic nie kosztuje; w przeciwnym razie taką akcję trzeba wykonać.

## Ruchy

move-begin = Startowy gracz: { $player }
move-lay = Wyłóż obszar: { $area }
move-tile = Wyłóż płytkę budynku nr { $number }
move-token = Wyłóż żeton 5-krotnej siły: { $token }
move-achievement = Wyłóż osiągnięcie: { $achievement }
move-award = Wyłóż nagrodę: { $award }
move-technology = W laboratorium pojawia się „{ $technology }” (karta nr { $number })
move-order = W porcie pojawia się zamówienie nr { $order } ({ deal })
move-draw = Dobierz zamówienie nr { $order } ({ deal })
move-keep = Zachowaj zamówienie nr { $order } ({ deal })
move-use = „{ $technology }”: { $paid-plus } → { $reward-plus }
move-agent = Użyj agenta { $area-in }
move-achieve =
    Wypełnij osiągnięcie { $pile ->
        [a] A
        [b] B
       *[c] C
    }
move-fulfil = Wypełnij zamówienie nr { $order }: { deal }
move-place = Umieść asystenta { $area-in }
move-done-placing = Zakończ umieszczanie
move-go = Porusz prezesa { $area-to } i wykonaj tam akcję
move-through = Przejdź przez { $area-acc }
move-through-canal =
    Przejdź przez { $area-acc } ({ $cost ->
        [one] { $cost } jen
        [few] { $cost } jeny
       *[many] { $cost } jenów
    })
move-recall = Nigdzie nie idź: zwróć na rękę prezesa i asystentów
move-collect = Zwróć na rękę asystenta { $area-from }
move-done-recalling = Zakończ zwracanie asystentów
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
move-done-exchanging = Zakończ wymianę
move-church = Zajmij pole { $slot } kościoła: { $faith } wiary → { $reward-plus }
move-done-church = Nie zajmuj pola kościoła
move-customs =
    Zajmij pole { $slot } urzędu celnego: { $cost ->
        [one] { $cost } dobro importowane
        [few] { $cost } dobra importowane
       *[many] { $cost } dóbr importowanych
    } → { $reward-plus }
move-done-customs = Nie zajmuj pola urzędu celnego
move-hire = Weź z magazynu { $piece-acc } ({ $price })
move-done-hiring = Zakończ pobieranie z magazynu
move-research =
    Weź technologię z pola { $slot }{ $surcharge ->
        [0] { "" }
       *[other] { " " }(produkcja +{ $surcharge })
    }
move-done-research = Nie bierz technologii
move-take = Weź zamówienie z pola { $slot } (siła co najmniej { $power })
move-done-port = Zakończ wybór zamówień
move-take-token = Weź żeton 5-krotnej siły
move-leave-token = Nie bierz żetonu 5-krotnej siły
move-pay = Zapłać { $paid-acc }
move-shop = Zbuduj sklep na polu { $slot }
move-house = Zbuduj dom handlowy
move-done-building = Nie buduj niczego
move-return-all = Zwróć na rękę wszystkich asystentów
move-return-all-but-one = Zostaw jednego asystenta („{ technology-telephone }”)
move-station = Połóż żeton stacji { $area-in }
move-good = Weź { $good-acc }
move-lift = Rusz asystenta { $area-from }
move-lift-hand = Rusz asystenta z ręki
move-done-lifting = Zakończ ruchy asystentów
move-drop = Rusz asystenta { $area-to }
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
choice-place = Asystent: { $area }
choice-place-toll = { choice-place } ({ choice-toll })
choice-place-next = { $area }
choice-place-next-toll = { choice-place-next } ({ choice-toll })
choice-through = { move-through } ({ choice-toll })
choice-go = Porusz prezesa { $area-to }: siła { $power }
choice-go-toll = { choice-go } ({ choice-toll })
choice-agent = { move-agent }: siła { $power }
choice-achieve =
    Wypełnij osiągnięcie „{ $achievement }”: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, kosztem asystenta
choice-achieve-first = { choice-achieve } (pierwsze wypełnienie)
choice-hire = { move-hire }
choice-church =
    Zajmij pole { $slot } kościoła: { $reward } ({ $units ->
        [0] bez dopłaty
       *[other] brakuje { $units } wiary
    })
choice-research =
    Weź technologię „{ $technology }”, symbol { $country-gen } ({ $units ->
        [0] bez dopłaty
        [one] brakuje { $units } wartości produkcji: { $yen } albo { $imports }
       *[many] brakuje { $units } wartości produkcji, każda za { $yen-acc } albo { $imports }
    })
choice-take = Weź zamówienie nr { $order }: { deal }; symbol { $country-gen }
choice-pay-faith = { move-pay } za wiarę
choice-pay-production = { move-pay } za produkcję
choice-pay-order = { move-pay } za drugie zamówienie
choice-shop = { move-shop }: { $reward }
choice-house = { move-house }: { $reward }

## Odmowy

refusal-game-over = Gra skończona.
refusal-chance-decides = Teraz decyduje los: najpierw pojawi się karta.
refusal-only-chance = O tym decyduje los, a nie gracz.
refusal-no-such-chance = Los nie może teraz o tym zdecydować.
refusal-no-such-player = { $player } nie siedzi przy tym stole: graczy jest { $players }.
refusal-not-in-this-game = { $thing }: tego nie ma w tej grze.
refusal-laid-already = To już zostało dobrane.
refusal-another-pile = To osiągnięcie jest z innego stosu.
refusal-start-order-first = Najpierw wybierz zamówienie, które zachowasz.
refusal-start-order-kept = Zamówienie, które zachowujesz, jest już wybrane.
refusal-extra-action-time = Agenci, osiągnięcia i zamówienia – tylko przed akcją główną albo po niej, nie w środku.
refusal-placing-over = W tej turze asystenci są już umieszczeni.
refusal-placing-first = Najpierw umieść asystentów albo z tego zrezygnuj.
refusal-moving-over = W tej turze twój prezes już się poruszył.
refusal-on-the-way = Twój prezes jest w drodze i musi iść dalej.
refusal-not-recalling = Asystentów zwraca się na rękę tylko razem z prezesem.
refusal-not-exchanging = Wymieniać można tylko podczas akcji w chińskiej dzielnicy.
refusal-not-at-church = Do tego potrzebna jest akcja w kościele.
refusal-not-at-customs = Do tego potrzebna jest akcja w urzędzie celnym.
refusal-not-hiring = Do tego potrzebna jest akcja w agencji pracy albo nagroda, która na to pozwala.
refusal-not-researching = Do tego potrzebna jest akcja w laboratorium.
refusal-not-at-port = Do tego potrzebna jest akcja w porcie.
refusal-nothing-to-pay = Teraz nie ma za co płacić.
refusal-not-building = Budować można tylko zaraz po akcji o sile co najmniej { $needed }.
refusal-not-returning = Asystenci wracają sami; zostawić jednego pozwala tylko „{ technology-telephone }”.
refusal-no-station-due = Żeton stacji kładzie tylko ten, kto bierze technologię „{ technology-station }”.
refusal-no-token-due = Teraz nie decydujesz o żetonie 5-krotnej siły.
refusal-no-good-due = Teraz nie należy ci się żadne dobro do wyboru.
refusal-no-move-due = Teraz nie należy ci się ruch asystenta.
refusal-lift-first = Najpierw wybierz, którego asystenta ruszasz.
refusal-drop-first = Najpierw umieść asystenta, którego ruszasz.
refusal-no-award-due = Nagroda jest dla tego, kto właśnie wypełnił ostatnie z osiągnięć.
refusal-main-action-first = Nie można zakończyć tury bez akcji głównej.
refusal-choice-first = Najpierw trzeba zdecydować o czymś innym. { $choice }
refusal-action-due = { $area }: ta akcja nic cię nie kosztuje, więc musisz ją wykonać.
refusal-order-not-in-hand = Nie masz zamówienia nr { $order }.
refusal-order-goods-missing = Aby wypełnić zamówienie nr { $order }, musisz mieć jeszcze { $goods-acc }.
refusal-agent-used = W tej turze agent jest już użyty.
refusal-no-agent = Nie masz nieużytego agenta.
refusal-president-there = Twój prezes jest { $area-in }: agent działa tylko tam, gdzie go nie ma.
refusal-achieved-already = To osiągnięcie masz już wypełnione: { $achievement }.
refusal-achievement-not-met = Warunek osiągnięcia: { $achievement }. Masz: { $have }.
refusal-achievement-not-met-areas = Warunek: budynki { $achievement-in }; masz: { $production } i { $commercial }.
refusal-needs-technology = Do tego potrzebna jest technologia „{ $technology }”: nie masz jej.
refusal-power-used = „{ $technology }” działa raz na turę, a ta okazja jest już wykorzystana.
refusal-no-assistant-in-hand = Nie masz na ręku asystentów.
refusal-no-assistant-there = Nie masz asystenta { $area-in }.
refusal-no-assistant-for-board = Nie masz do tego asystenta: ani na ręku, ani { $area-in }.
refusal-yen-missing =
    To kosztuje { $cost ->
        [one] { $cost } jena
        [few] { $cost } jeny
       *[many] { $cost } jenów
    }, a { $have ->
        [0] nie masz pieniędzy
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
    }, { $count ->
        [one] stoi tam cudzy prezes
       *[other] stoją tam cudzy prezesi
    }: { $rivals }. { $have ->
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
    }, a { $have ->
        [0] nie masz pieniędzy
       *[other] masz { $have }
    }.
refusal-placed-enough =
    W tej turze umieszczono już { $count ->
        [one] { $count } asystenta
       *[many] { $count } asystentów
    } na różnych obszarach: to maksimum.
refusal-two-in-one-area = W tej turze umieszczasz asystentów na różnych obszarach – po jednym.
refusal-needs-telegraph = Asystenci są już na jednym obszarze: jeszcze jednego pozwala umieścić tylko „{ technology-telegraph }”, a nie masz tej technologii.
refusal-not-next-to-two = „{ technology-telegraph }” pozwala umieścić jeszcze jednego asystenta tylko obok pozostałych ({ $doubled }): { $area } nie leży obok.
refusal-occupied =
    Nie można się zatrzymać { $area-in }: { $count ->
        [one] stoi tam cudzy prezes
       *[other] stoją tam cudzy prezesi
    }: { $rivals }. Pozwala na to tylko „{ technology-postal-system }”.
refusal-not-adjacent = { $area }: twój prezes nie sąsiaduje z tym obszarem.
refusal-not-back = { $area }: twój prezes stamtąd wyruszył albo już tamtędy przeszedł, w tej turze tam nie wraca.
refusal-dead-end = { $area }: stamtąd twój prezes nie mógłby dojść do żadnego obszaru, gdzie wolno mu się zatrzymać.
refusal-slot-taken = Pole { $slot } jest zajęte.
refusal-faith-missing = Pole { $slot } wymaga { $needed } wiary: ze wszystkim, czym możesz zapłacić, masz { $have }.
refusal-customs-power-missing =
    Pole { $slot } kosztuje { $imports ->
        [one] { $imports } dobro importowane
        [few] { $imports } dobra importowane
       *[many] { $imports } dóbr importowanych
    }, a do tego potrzeba siły { $needed }: masz { $have }.
refusal-imports-missing =
    Pole { $slot } kosztuje { $needed ->
        [one] { $needed } dobro importowane
        [few] { $needed } dobra importowane
       *[many] { $needed } dóbr importowanych
    }, a { $have ->
        [0] takich dóbr nie masz
       *[other] masz { $have }
    }.
refusal-slot-empty = Na polu { $slot } nie ma karty.
refusal-technology-owned = Technologię „{ $technology }” już masz.
refusal-production-missing = Na technologię „{ $technology }” brakuje { $needed } wartości produkcji, każda za { $yen-acc } albo { $imports }: możesz zapłacić za { $have }.
refusal-port-power-missing = Zamówienie z pola { $slot } wymaga siły { $needed }: masz { $have }.
refusal-hand-full =
    Masz już na ręku { $count ->
        [one] { $count } zamówienie
        [few] { $count } zamówienia
       *[many] { $count } zamówień
    }: to maksimum.
refusal-not-accepted = { $good }: tym się tu nie płaci.
refusal-paid-already = { $good }: tym już płacisz za wiarę, a każdy rodzaj liczy się raz.
refusal-no-shop-in-hand = Nie masz na ręku sklepu.
refusal-no-house-in-hand = Nie masz na ręku domu handlowego.
refusal-shop-here-already = Twój sklep już jest { $area-in }.
refusal-house-here-already = { $area }: dom handlowy już tu stoi ({ $player }).
refusal-same-area = Asystent idzie { $area-from }: wybierz inny obszar.
refusal-award-not-there = Takiej nagrody nie ma na stole: { $award }.

## Co się stało

event-begins = { $player } rozpoczyna grę.
event-achievements = Osiągnięcia: { $first }; { $second }; { $third }.
event-awards = Nagrody: { $first }; { $second }; { $third }; { $fourth }.
event-keeps =
    { $player } dobiera { $drawn ->
        [one] { $drawn } zamówienie
        [few] { $drawn } zamówienia
       *[many] { $drawn } zamówień
    } i zachowuje nr { $order }.
event-keeps-unseen =
    { $player } dobiera { $drawn ->
        [one] { $drawn } zamówienie
        [few] { $drawn } zamówienia
       *[many] { $drawn } zamówień
    } i zachowuje jedno.
event-technology-laid = { $area }: pojawia się technologia „{ $technology }”.
event-order-laid = { $area }: pojawia się zamówienie nr { $order }.
event-places = { $player } umieszcza asystenta { $area-in }.
event-places-none = { $player } nie umieszcza asystentów.
event-pays-toll =
    { $payee } dostaje { $coins ->
        [one] { $coins } jena
        [few] { $coins } jeny
       *[many] { $coins } jenów
    } za przejście: płaci { $payer }.
event-passes = { $player } przechodzi przez { $area-acc }.
event-passes-canal =
    { $player } przechodzi przez kanał za { $cost ->
        [one] { $cost } jena
        [few] { $cost } jeny
       *[many] { $cost } jenów
    }.
event-goes = { $player } porusza prezesa { $area-to } i wykonuje tam akcję z siłą { $power }.
event-agent-acts = { $player } używa { $agent-acc } { $area-in }: siła { $power }.
event-house-income =
    { $player } dostaje { $coins ->
        [one] { $coins } jena
        [few] { $coins } jeny
       *[many] { $coins } jenów
    } za dom handlowy { $area-in }.
event-area-brings = { $player } dostaje { $reward-acc } { $area-in }.
event-technology-brings = { $player } dostaje { $reward-acc } („{ $technology }”).
event-token = { $player } bierze żeton 5-krotnej siły { $area-in } i dostaje { $reward-acc }.
event-token-agent = { $player } bierze żeton 5-krotnej siły { $area-in }: darmowego agenta.
event-leaves-token = { $player } nie bierze żetonu 5-krotnej siły { $area-in }.
event-recalls = { $player } zwraca prezesa na rękę.
event-collects = { $player } zwraca na rękę asystenta { $area-from }.
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
event-pays-faith = { $player } płaci za wiarę: oddaje { $paid-acc }.
event-church = { $player } zajmuje pole { $slot } kościoła i dostaje { $reward-acc }.
event-pays-customs = { $player } oddaje w urzędzie celnym { $paid-acc }.
event-customs = { $player } zajmuje pole { $slot } urzędu celnego i dostaje { $reward-acc }.
event-hires =
    { $player } bierze z magazynu { $piece-acc }{ $cost ->
        [0] { "" }
        [one] { " " }za { $cost } jena
        [few] { " " }za { $cost } jeny
       *[many] { " " }za { $cost } jenów
    }.
event-uses = { $player } używa technologii „{ $technology }” i oddaje { $paid-acc }.
event-pays-production = { $player } płaci za produkcję: oddaje { $paid-acc }.
event-researches = { $player } bierze technologię „{ $technology }” (wartość produkcji { $value }, symbol: { $country }).
event-station = { $player } kładzie żeton stacji { $area-in }.
event-pays-order = { $player } płaci za drugie zamówienie: oddaje { $paid-acc }.
event-takes = { $player } bierze { $area-in } zamówienie nr { $order }.
event-builds-shop = { $player } buduje sklep { $area-in } i dostaje { $reward-acc }.
event-builds-house = { $player } buduje dom handlowy { $area-in } i dostaje { $reward-acc }.
event-returns =
    { $player } zwraca na rękę { $count ->
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
event-fulfils = { $player } wypełnia zamówienie nr { $order } i oddaje { $paid-acc }. Symbol: { $country }.
event-order-brings = { $player } dostaje { $reward-acc } za zamówienie nr { $order }.
event-chooses = { $player } wybiera { $reward-acc }.
event-agent-gained = Za parę symboli { $player } dostaje { $agent-acc }.
event-moves = { $player } rusza asystenta { $origin-from } { $area-to }.
event-moves-from-hand = { $player } rusza asystenta z ręki { $area-to }.
event-end-shops = Wszystkie sklepy ({ $count }) zbudowane: { $player }. { end-triggered }
event-end-houses = Wszystkie domy handlowe ({ $count }) zbudowane: { $player }. { end-triggered }
event-end-church = Asystentów w kościele jest już { $count }. { end-triggered }
event-end-customs = Asystentów w urzędzie celnym jest już { $count }. { end-triggered }
event-end-orders = Brakuje zamówień, by wypełnić port. { end-triggered }
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
    Remis ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }): { $player } siedzi najbliżej startowego gracza.
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
terminal-de = NMC
terminal-pile-a = A
terminal-pile-b = B
terminal-pile-c = C
terminal-hand = ręka
terminal-hidden = ukryte zamówienia: { $count }
terminal-fulfilled = zamówienia: { $count }
terminal-developed = budynki na obszarach: produkcyjnych { $production }, handlowych { $commercial }
terminal-main-open = akcja główna jeszcze przed tobą
terminal-main-done = akcja główna wykonana
terminal-exchanges = pozostałe wymiany: { $count }
terminal-due-faith = wiara jeszcze do zapłaty: { $count }
terminal-due-production = wartość produkcji jeszcze do zapłaty: { $count }
terminal-due = jeszcze do otrzymania:
terminal-last-but-one-round = { end-triggered }
terminal-last-round = To ostatnia runda.
terminal-through = Przejście dalej
terminal-secret = Widzisz tylko ty
terminal-agents-left = Agenci w puli: { $agents }
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
picture-first = Startowy gracz.
picture-last-but-one-round = Koniec blisko
picture-last-round = Ostatnia runda
picture-neutral = gracz neutralny
picture-stand-in-note = Gwiazdka: ta wartość może różnić się od wydrukowanej, jeszcze jej nie sprawdziliśmy. Tak samo płytki budynków, żetony 5-krotnej siły i symbole na technologiach.
picture-power = siła { $power }
picture-agent = Agent
picture-through = Przez
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
picture-goal = Osiągnięcie: { $goal }. Punkty: { $first }, potem { $later }. Wypełnili: { $players }.
picture-goal-unknown = Osiągnięcie jeszcze niewyłożone.
picture-agents = Agenci w puli
picture-achievements = Osiągnięcia
picture-worth = Łączna wartość produkcji: { $value }.
picture-agents-left = { $country }: agenci w puli: { $left } z { $all }.
picture-awards = Nagrody
picture-due-faith = Wiara do opłacenia: { $count }.
picture-due-production = Wartość produkcji do opłacenia: { $count }.
picture-due-exchanges = Pozostałe wymiany: { $count }.
picture-due-goods = Dobra do wyboru: { $count }.
picture-due-pieces = Elementy z magazynu: najwyżej { $count }.
picture-due-moves = Ruchy asystentów: najwyżej { $count }.
picture-ends-at = Asystenci: { $filled }; koniec zbliża się przy { $all }. Na koniec punkty za najwięcej asystentów: { $first }, za drugą największą liczbę: { $second }.
picture-slot-taken = Zajęte: { $player }.
picture-left = Karty w talii: { $left }.
picture-surcharge = Produkcja dodatkowo: { $units }.
picture-level-1 = Niski poziom
picture-level-2 = Średni poziom
picture-level-3 = Wysoki poziom
picture-gap = Puste miejsce.
picture-technology = „{ $technology }”: wartość produkcji { $value }, symbol: { $country }.
picture-hidden = Zamówienie, które zna tylko właściciel.
picture-hand = Na ręku:
picture-warehouse = W magazynie:
picture-president = prezes
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

## Score and end of the game

category-play = W trakcie gry
category-leftovers = Pozostałości
trigger-shops = Najwięcej sklepów
trigger-houses = Najwięcej domów handlowych
trigger-orders = Zamówienia wzięte z talii (koniec: brak dla portu)
ending-last-but-one-round = Koniec blisko: po tej rundzie będzie jeszcze jedna.
ending-last-round = To ostatnia runda.

## The rules, chapter by chapter

guide-aim = O czym jest ta gra
guide-aim-play = Prowadzisz dom handlowy w młodym porcie Yokohama. Asystenci przygotowują grunt, a tam, gdzie zatrzymuje się prezes, wykonujesz akcję – tym silniejszą, im więcej masz tam swoich ludzi.
guide-aim-win = Punkty dają zamówienia, budynki, technologie, kościół, urząd celny i osiągnięcia. Wygrywa ten, kto ma najwięcej punktów.
guide-turn = Twoja tura
guide-turn-short = W skrócie: umieść asystentów, poprowadź prezesa przez ich obszary, wykonaj akcję tam, gdzie się zatrzymał. Wszystkie kroki:
guide-areas = Obszary
guide-areas-about = Co i przy jakiej sile robi każdy z nich; dwa jednakowe obszary działają tak samo.
guide-buildings = Budowanie
guide-trade = Zamówienia, technologie i dobra
guide-boards = Plansze i osiągnięcia
guide-cards = Technologie po kolei
guide-two = Dla dwóch graczy
guide-end = Koniec i punktacja końcowa

## What a turn is made of

stage-keep = Wybierz zamówienie
stage-keep-about = Zachowaj zamówienie, do którego najszybciej zdobędziesz dobra: da ci pierwsze punkty i symbol kraju.
stage-place = Umieść
stage-place-about = Umieść asystentów tam, dokąd pójdzie prezes: chodzi tylko po obszarach z twoimi asystentami. Umieść ich na różnych obszarach dla długiej drogi albo dwóch na jednym dla większej siły.
stage-move = Idź
stage-move-about = Poprowadź prezesa przez obszary z asystentami do tego, którego akcji chcesz. Nie może się zatrzymać tam, gdzie stoi inny prezes.
stage-act = Działaj
stage-act-about = Teraz obszar pracuje dla ciebie: im więcej tam twoich ludzi, tym więcej daje. Bierz to, czego brakuje do zamówień.
stage-build = Buduj
stage-build-about = Masz dość siły, by tu budować. Budynek na stałe wzmacnia cię na tym obszarze i od razu daje nagrodę.
stage-end = Zakończ
stage-end-about = Twoi asystenci stąd wrócili. Jeśli możesz, wypełnij zamówienie albo osiągnięcie, a potem zakończ turę.

## The page of a table

fact-action = { $area }: { picture-power }
choice-way =
    { choice-go } (po drodze { $passed ->
        [one] { $passed } obszar
        [few] { $passed } obszary
       *[many] { $passed } obszarów
    })
choice-way-paid =
    { choice-go } (po drodze { $passed ->
        [one] { $passed } obszar
        [few] { $passed } obszary
       *[many] { $passed } obszarów
    }, { $cost ->
        [one] { $cost } jen
        [few] { $cost } jeny
       *[many] { $cost } jenów
    })
choice-way-differs =
    { choice-go } (po drodze { $passed ->
        [one] { $passed } obszar
        [few] { $passed } obszary
       *[many] { $passed } obszarów
    }; { $payments-plus })
choice-way-toll = { $player }: { $yen }
choice-way-fee = { area-canal }: { $yen }
