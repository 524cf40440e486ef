### „Rada Czterech” po polsku.
###
### Formy nazw. Miasta: .in – gdzie, .to – dokąd. Regiony i grupy miast: .in – we wszystkich ich miastach, .low i
### .single – o jednym mieście, .gen – dopełniacz. Rady: .low – mianownik w zdaniu, .gen – dopełniacz, .acc – biernik.
### Kolory: .low – karta na liście, .card i .gen – karta w bierniku i dopełniaczu, .he – radny, .councillor – radny
### w bierniku i dopełniaczu. Mapy: .name – sama nazwa. Zezwolenia nazywa się literami ich miast, a gdzie jest miejsce,
### także nazwami.

title = Rada Czterech
chart-coins = Monety według tur
score =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
summary = Zdobywaj przychylność rad, zbieraj zezwolenia handlowe i wysyłaj kupców do miast cesarstwa.

## Miasta

city-arkon = Arkon
    .in = w Arkonie
    .to = do Arkonu
city-burgen = Burgen
    .in = w Burgenie
    .to = do Burgenu
city-castrum = Castrum
    .in = w Castrum
    .to = do Castrum
city-dorful = Dorful
    .in = w Dorfulu
    .to = do Dorfulu
city-esti = Esti
    .in = w Esti
    .to = do Esti
city-framek = Framek
    .in = we Frameku
    .to = do Frameku
city-graden = Graden
    .in = w Gradenie
    .to = do Gradenu
city-hellar = Hellar
    .in = w Hellarze
    .to = do Hellaru
city-indur = Indur
    .in = w Indurze
    .to = do Induru
city-juvelar = Juvelar
    .in = w Juvelarze
    .to = do Juvelaru
city-kultos = Kultos
    .in = w Kultosie
    .to = do Kultosu
city-lyram = Lyram
    .in = w Lyramie
    .to = do Lyramu
city-merkatim = Merkatim
    .in = w Merkatimie
    .to = do Merkatimu
city-naris = Naris
    .in = w Narisie
    .to = do Narisu
city-osium = Osium
    .in = w Osium
    .to = do Osium

## Regiony, grupy miast, rady

region-coast = Wybrzeże
    .low = wybrzeże
    .gen = wybrzeża
    .in = we wszystkich miastach wybrzeża
region-valley = Dolina
    .low = dolina
    .gen = doliny
    .in = we wszystkich miastach doliny
region-mountains = Góry
    .low = góry
    .gen = gór
    .in = we wszystkich miastach gór
group-gold = Złote miasta
    .in = we wszystkich złotych miastach
    .single = złote miasto
group-silver = Srebrne miasta
    .in = we wszystkich srebrnych miastach
    .single = srebrne miasto
group-bronze = Brązowe miasta
    .in = we wszystkich brązowych miastach
    .single = brązowe miasto
group-iron = Żelazne miasta
    .in = we wszystkich żelaznych miastach
    .single = żelazne miasto
council-coast = Rada wybrzeża
    .low = rada wybrzeża
    .gen = rady wybrzeża
    .acc = radę wybrzeża
council-valley = Rada doliny
    .low = rada doliny
    .gen = rady doliny
    .acc = radę doliny
council-mountains = Rada gór
    .low = rada gór
    .gen = rady gór
    .acc = radę gór
council-queen = Rada królowej
    .low = rada królowej
    .gen = rady królowej
    .acc = radę królowej

## Kolory kart i radnych

colour-white = Biały
    .low = biała
    .he = biały
    .card = białą kartę
    .gen = białej karty
    .councillor = białego radnego
colour-black = Czarny
    .low = czarna
    .he = czarny
    .card = czarną kartę
    .gen = czarnej karty
    .councillor = czarnego radnego
colour-orange = Pomarańczowy
    .low = pomarańczowa
    .he = pomarańczowy
    .card = pomarańczową kartę
    .gen = pomarańczowej karty
    .councillor = pomarańczowego radnego
colour-purple = Fioletowy
    .low = fioletowa
    .he = fioletowy
    .card = fioletową kartę
    .gen = fioletowej karty
    .councillor = fioletowego radnego
colour-blue = Niebieski
    .low = niebieska
    .he = niebieski
    .card = niebieską kartę
    .gen = niebieskiej karty
    .councillor = niebieskiego radnego
colour-pink = Różowy
    .low = różowa
    .he = różowy
    .card = różową kartę
    .gen = różowej karty
    .councillor = różowego radnego
colour-joker = Dżoker
    .low = dżoker
    .card = dżokera
    .gen = dżokera

## Premie

bonus-coins =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    }
    .acc =
    { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }
bonus-servants =
    { $count ->
        [one] { $count } pomocnik
       *[many] { $count } pomocników
    }
    .acc =
    { $count ->
        [one] { $count } pomocnika
       *[many] { $count } pomocników
    }
bonus-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
bonus-cards =
    { $count ->
        [one] { $count } karta polityki
        [few] { $count } karty polityki
       *[many] { $count } kart polityki
    }
bonus-nobility =
    { $count ->
        [one] { $count } pole na torze szlachectwa
        [few] { $count } pola na torze szlachectwa
       *[many] { $count } pól na torze szlachectwa
    }
bonus-main =
    { $count ->
        [one] jeszcze { $count } akcja główna
        [few] jeszcze { $count } akcje główne
       *[many] jeszcze { $count } akcji głównych
    }
bonus-token =
    { $count ->
        [1] premia jednego twojego żetonu miasta
       *[other] premie { $count } różnych twoich żetonów miast
    }
bonus-permit =
    { $count ->
        [1] zezwolenie handlowe za darmo
       *[other] darmowe zezwolenia handlowe: { $count }
    }
bonus-again =
    { $count ->
        [1] premie jednego twojego zezwolenia jeszcze raz
       *[other] premie { $count } twoich zezwoleń jeszcze raz
    }

## Co jest czym

permit =
    { $letters } ({ $one }{ $cities ->
        [1] { "" }
       *[other] , { $two }
    }{ $cities ->
        [3] , { $three }
       *[other] { "" }
    })
thing-coins = Monety
thing-servants = Pomocnicy
thing-points = Punkty
thing-cards = Karty polityki
thing-nobility = Tor szlachectwa
thing-main = Jeszcze jedna akcja główna
thing-mains = Akcje główne
thing-quick = Akcja szybka
thing-token = Żeton miasta
thing-permit = Zezwolenie za darmo
thing-again = Premie jeszcze raz
thing-permits = Zezwolenia handlowe
thing-queen = Królowa
thing-councils = Rady
thing-reserve = Radni w rezerwie
thing-merchants = Kupcy
thing-neutral = Neutralni kupcy
thing-rewards = Płytki nagród
thing-queen_rewards = Nagrody królowej
thing-end = Koniec gry
effect-coins = Monetami płaci się radom, za podróże królowej i za pomocników.
effect-coins-end = Tor monet kończy się na { $end }: monety ponad to przepadają, chyba że gracie z monetami bez końca.
effect-servants = Pomocnikami płaci się za akcje szybkie.
effect-servants-fee = Umieszczając kupca, oddajesz po pomocniku za każdego cudzego kupca w tym mieście.
effect-points = Wygrywa, kto na końcu ma najwięcej punktów.
effect-points-tie = Przy remisie – kto ma razem więcej pomocników i kart polityki.
effect-cards = Na początku każdej tury dobierasz kartę. Kartami przekonuje się rady.
effect-cards-deck =
    W talii: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    } każdego koloru i { $jokers ->
        [one] { $jokers } dżoker
        [few] { $jokers } dżokery
       *[many] { $jokers } dżokerów
    }.
effect-cards-shuffle = Gdy talia się skończy, stos odrzuconych tasuje się na nową.
effect-joker =
    Dżoker zastępuje kartę dowolnego koloru, gdy przekonujesz radę, ale kosztuje jeszcze { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
effect-colour =
    W tym kolorze: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    } i { $councillors ->
        [one] { $councillors } radny
       *[many] { $councillors } radnych
    }. Kartami przekonuje się radnych w ich kolorze.
effect-nobility = Naprzód na tym torze prowadzą zezwolenia i żetony miast. Niektóre pola dają premię, gdy na nie wejdziesz:
effect-space = Pole { $space }: { $bonuses }.
effect-nobility-end =
    Na końcu pierwsza osoba na torze szlachectwa dostaje { $first ->
        [one] { $first } punkt
        [few] { $first } punkty
       *[many] { $first } punktów
    }, druga – { $second }.
effect-main = W tej turze możesz wykonać jeszcze jedną akcję główną.
effect-mains = W każdej turze wykonaj jedną:
effect-mains-elect =
    Wybierz radnego i weź { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
effect-mains-permit = Przekonaj radę regionu i weź jedno z jego odkrytych zezwoleń handlowych.
effect-mains-place = Umieść kupca dzięki zezwoleniu.
effect-mains-queen = Przekonaj radę królowej, przesuń królową i umieść kupca tam, gdzie stanęła.
effect-quick = Jeśli chcesz, w każdej turze wykonaj jedną, przed akcją główną albo po niej:
effect-quick-hire =
    Zatrudnij pomocnika za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
effect-quick-change =
    Wymień odkryte zezwolenia regionu za { $servants ->
        [one] { $servants } pomocnika
       *[many] { $servants } pomocników
    }.
effect-quick-send =
    Wybierz radnego za { $servants ->
        [one] { $servants } pomocnika
       *[many] { $servants } pomocników
    }, nie biorąc monet.
effect-quick-extra =
    Wykonaj jeszcze jedną akcję główną za { $servants ->
        [one] { $servants } pomocnika
       *[many] { $servants } pomocników
    }.
effect-token = Umieszczając kupca, dostajesz premie żetonu tego miasta i wszystkich twoich miast połączonych z nim.
effect-token-nobility = Na torze szlachectwa ten znak daje premię żetonu jednego z twoich miast, ale nie takiego, który przesuwa na torze szlachectwa.
effect-permit = Możesz wziąć dowolne odkryte zezwolenie handlowe, nic nie płacąc.
effect-again = Weź jeszcze raz premie jednego ze swoich zezwoleń, nawet wykorzystanego.
effect-permits = Biorąc zezwolenie, od razu dostajesz jego premie.
effect-permits-use = Zezwolenie pozwala umieścić jednego kupca w jednym z miast, których litery pokazuje. Potem się je odwraca.
effect-permits-end =
    Na koniec ten, kto ma najwięcej zezwoleń razem z wykorzystanymi, dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
effect-permit-bonuses = Premie: { $bonuses }.
effect-queen =
    Przekonaj jej radę i przesuń ją drogami do jakiegoś miasta ({ $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    } za drogę) albo zostaw tam, gdzie jest. Umieszczasz tam kupca bez zezwolenia.
effect-councils =
    Żeby przekonać radę, zagraj od 1 do { $most ->
        [one] { $most } karty
       *[many] { $most } kart
    }, każdą w kolorze innego jej radnego, i zapłać:
effect-councils-price =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    } – { $cost ->
        [0] bez monet
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }.
effect-councils-elect = Wybrany radny wchodzi od strony strzałki i wypycha ostatniego do rezerwy.
effect-reserve = Można ich wybrać do rady. Dołącza do nich ten, kogo wypchnięto.
effect-merchants =
    Każdy ma { $merchants ->
        [one] { $merchants } kupca
       *[many] { $merchants } kupców
    }; w jednym mieście – najwyżej jednego.
effect-merchants-end =
    Kto pierwszy umieści wszystkich kupców ({ $merchants }), dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Pozostali gracze mają jeszcze po jednej turze.
effect-neutral = Gdy grają dwie osoby, w niektórych miastach stoją neutralni kupcy. Za każdego oddajesz pomocnika, gdy umieszczasz tam swojego.
effect-rewards = Kto pierwszy umieści kupców we wszystkich miastach regionu albo koloru, bierze jego płytkę i nagrodę królowej z wierzchu. Ich punkty liczą się na końcu.
effect-queen_rewards = Punkty, od wierzchu stosu: { $points }.
effect-queen_rewards-pace = Po jednej do każdej nagrody za region albo kolor, póki są.
effect-end-rewards = Na końcu dolicza się punkty z płytek nagród.
effect-region = Miasta { $letters }.
effect-group = Liczba miast: { $cities }.
effect-reward =
    Kto pierwszy umieści kupców we wszystkich, dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } i nagrodę królowej z wierzchu.
effect-city = Miasto { $letter }, { $region-low }.
effect-city-place = Umieść tu kupca dzięki zezwoleniu z tą literą albo z pomocą królowej.
fact-merchants =
    { $merchants ->
        [one] { $merchants } kupiec do umieszczenia
       *[many] { $merchants } kupców do umieszczenia
    }
fact-nobility = pole { $space } toru szlachectwa

## O czym się decyduje

phase-begin = Kto zaczyna?
phase-map = Która to mapa?
phase-tokens = Który żeton dostanie następne miasto?
phase-tiles = Które zezwolenie zostanie odkryte?
phase-neutral = Gdzie stoją neutralni kupcy?
phase-councils = Kto zasiada w radach?
phase-hands = Jakie karty są rozdane?
phase-draw = Jaka karta wyjdzie z talii?
phase-reveal = Które zezwolenie zostanie odkryte?
phase-action = Co zrobisz?
phase-candidate = Którego radnego wybierzesz?
phase-pay = Czym przekonasz radę?
phase-spend = Które zezwolenie wykorzystasz?
phase-token = { thing-nobility }: premie którego żetonu weźmiesz?
phase-permit = { thing-nobility }: które zezwolenie weźmiesz za darmo?
phase-again = { thing-nobility }: premie którego zezwolenia weźmiesz jeszcze raz?
phase-over = Gra skończona.
question-pay =
    Które karty zagrasz? 1 karta – { $one ->
        [one] { $one } moneta
        [few] { $one } monety
       *[many] { $one } monet
    }, 2 – { $two }, 3 – { $three }, 4 – { $four }; dżoker – jeszcze { $joker }.
question-paid =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }: { $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }. { $step ->
        [cards] Zagraj więcej.
        [take] Weź zezwolenie.
       *[both] Zagraj więcej albo weź zezwolenie.
    }
question-paid-queen =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }: { $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }. { $step ->
        [take] Przesuń królową do miasta
       *[both] Zagraj więcej albo przesuń królową do miasta
    } ({ $road ->
        [one] { $road } moneta
        [few] { $road } monety
       *[many] { $road } monet
    } za drogę).

## Warianty gry

option-map = Mapa
option-map-about = { city-juvelar } i { city-graden } to dwie strony planszy, nazwane od pierwszego miasta królowej: wszystkie regiony mają stronę 1 albo stronę 2. Inne mapy mieszają strony.
option-map-juvelar = Mapa: { city-juvelar }
    .name = { city-juvelar }
option-map-graden = Mapa: { city-graden }
    .name = { city-graden }
option-map-c1v1m2 = Mapa: wybrzeże 1, dolina 1, góry 2
    .name = wybrzeże 1, dolina 1, góry 2
option-map-c1v2m1 = Mapa: wybrzeże 1, dolina 2, góry 1
    .name = wybrzeże 1, dolina 2, góry 1
option-map-c1v2m2 = Mapa: wybrzeże 1, dolina 2, góry 2
    .name = wybrzeże 1, dolina 2, góry 2
option-map-c2v1m1 = Mapa: wybrzeże 2, dolina 1, góry 1
    .name = wybrzeże 2, dolina 1, góry 1
option-map-c2v1m2 = Mapa: wybrzeże 2, dolina 1, góry 2
    .name = wybrzeże 2, dolina 1, góry 2
option-map-c2v2m1 = Mapa: wybrzeże 2, dolina 2, góry 1
    .name = wybrzeże 2, dolina 2, góry 1
option-map-random = Losowa mapa
option-endless_coins = Monety bez końca
option-endless_coins-about = Monety ponad koniec toru monet zostają u ciebie; inaczej przepadają.
option-landing_bonus_only = Premia tylko ostatniego pola
option-landing_bonus_only-about = Przesuwając się naraz o kilka pól na torze szlachectwa, dostajesz premię tylko ostatniego; inaczej – każdego.
option-bare_free_permit = Darmowe zezwolenie bez premii
option-bare_free_permit-about = Darmowe zezwolenie z toru szlachectwa nie daje premii; inaczej daje je jak każde inne.

## Ruchy

move-begin = Zaczyna { $player }
move-map = Graj na mapie: { $map-name }
move-lay = Wyłóż żeton miasta nr { $number }
move-reveal = Odkryj zezwolenie { $permit }
move-neutral = Umieść neutralnych kupców w miastach zezwolenia { $permit }
move-councillor = Posadź w radzie { $colour-councillor }
move-draw = Dobierz { $colour-card }
move-elect =
    Wybierz radnego do { $council-gen } (+{ $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    })
move-court = Przekonaj { $council-acc }
move-place = Umieść kupca { $city-in }
move-hire =
    Zatrudnij pomocnika ({ $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    })
move-change =
    Wymień zezwolenia { $region-gen } ({ $servants ->
        [one] { $servants } pomocnik
       *[many] { $servants } pomocników
    })
move-send =
    Wyślij { $servants ->
        [1] pomocnika
       *[many] { $servants } pomocników
    }, żeby wybrać radnego do { $council-gen }
move-extra =
    Wykonaj jeszcze jedną akcję główną ({ $servants ->
        [one] { $servants } pomocnik
       *[many] { $servants } pomocników
    })
move-end = Zakończ turę
move-candidate = Wybierz { $colour-councillor }
move-pay =
    Zagraj { $colour-card }{ $coins ->
        [0] { "" }
        [one] { " " }(+{ $coins } moneta)
        [few] { " " }(+{ $coins } monety)
       *[many] { " " }(+{ $coins } monet)
    }
move-decline = Nie bierz zezwolenia
move-take =
    Weź { $slot ->
        [1] pierwsze
       *[2] drugie
    } zezwolenie { $region-gen }
move-queen = Przesuń królową { $city-to } i umieść tam kupca
move-spend = Wykorzystaj zezwolenie { $permit }
move-reuse = Weź premie żetonu { $city-in }
move-again = Weź jeszcze raz premie zezwolenia { $permit }

## Wybór: dozwolone ruchy z tym, co kosztują i dają

choice-court =
    Przekonaj { $council-acc } ({ $cards ->
        [one] pasuje { $cards } karta
        [few] pasują { $cards } karty
       *[many] pasuje { $cards } kart
    }: { $cost ->
        [0] bez monet
        [one] od { $cost } monety
       *[many] od { $cost } monet
    })
choice-place =
    Umieść kupca { $city-in } dzięki { $tiles ->
        [1] zezwoleniu { $permits }
       *[other] jednemu z zezwoleń { $permits }
    }{ $fee ->
        [0] { "" }
        [one] { " " }({ $fee } pomocnik)
       *[many] { " " }({ $fee } pomocników)
    }
choice-take =
    Weź zezwolenie { $permit } { $cost ->
        [0] bez dopłaty
        [one] za { $cost } monetę
        [few] za { $cost } monety
       *[many] za { $cost } monet
    }: { $bonuses }
choice-take-free = Weź zezwolenie { $permit }: { $bonuses }
choice-take-bare = Weź zezwolenie { $permit }
choice-queen =
    Przesuń królową { $city-to } (rada { $cost } + droga { $travel ->
        [one] { $travel } moneta
        [few] { $travel } monety
       *[many] { $travel } monet
    }{ $fee ->
        [0] { "" }
        [one] { ", " }{ $fee } pomocnik
       *[many] { ", " }{ $fee } pomocników
    })
choice-queen-stays =
    Zostaw królową { $city-in } ({ $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }{ $fee ->
        [0] { "" }
        [one] { ", " }{ $fee } pomocnik
       *[many] { ", " }{ $fee } pomocników
    })
choice-pay-all = Zagraj razem: { $cards-low } ({ $coins })
choice-reuse = Żeton { $city-in }: { $bonuses }
choice-again = Jeszcze raz zezwolenie { $permit }: { $bonuses }

## Odmowy

refusal-game-over = Gra skończona.
refusal-only-chance = O tym decyduje los, a nie gracz.
refusal-chance-decides = Teraz decyduje los: najpierw karta albo zezwolenie handlowe.
refusal-no-such-chance = Los nie może teraz o tym zdecydować.
refusal-choice-first = Najpierw trzeba zdecydować o czymś innym. { $choice }
refusal-no-main-action = W tej turze nie masz już akcji głównych.
refusal-no-quick-action = Akcja szybka w tej turze jest już wykorzystana.
refusal-main-action-first = Nie możesz jeszcze zakończyć tury: musisz wykonać akcję główną.
refusal-coins-missing =
    To kosztuje { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }: brakuje ci { $missing ->
        [one] { $missing } monety
       *[many] { $missing } monet
    }.
refusal-servants-missing =
    To kosztuje { $cost ->
        [one] { $cost } pomocnika
       *[many] { $cost } pomocników
    }: brakuje ci { $missing ->
        [one] { $missing } pomocnika
       *[many] { $missing } pomocników
    }.
refusal-no-tile-shown = Nie ma teraz odkrytych zezwoleń { $region-gen }.
refusal-no-matching-card = Nie masz ani kart w kolorach { $council-gen }, ani dżokerów.
refusal-council-too-dear =
    Nawet ze wszystkimi pasującymi kartami { $council-low } kosztuje cię { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }: masz { $coins }.
refusal-no-city-in-reach =
    { $cost ->
        [0] Każde dostępne ci jeszcze miasto kosztuje co najmniej { $least ->
            [one] { $least } pomocnika
           *[many] { $least } pomocników
        }: masz { $servants }.
        [one] Rada królowej i droga do najbliższego dostępnego ci miasta kosztują { $cost } monetę: brakuje ci { $missing }.
        [few] Rada królowej i droga do najbliższego dostępnego ci miasta kosztują { $cost } monety: brakuje ci { $missing }.
       *[many] Rada królowej i droga do najbliższego dostępnego ci miasta kosztują { $cost } monet: brakuje ci { $missing }.
    }
refusal-no-merchants-left = Wszyscy twoi kupcy są już w miastach ({ $merchants }).
refusal-merchant-there = Twój kupiec już jest { $city-in }.
refusal-no-permit = Nie masz niewykorzystanego zezwolenia, żeby umieścić kupca { $city-in }.
refusal-council-first =
    { $asked ->
        [satisfy] Najpierw przekonaj { $council-acc }.
       *[choose] Najpierw wybierz radę.
    }
refusal-none-in-reserve = W rezerwie nie ma teraz { $colour-councillor }.
refusal-not-in-hand = Nie masz { $colour-gen }.
refusal-no-such-councillor = { $council }: nie ma tam { $colour-councillor }, którego można jeszcze przekonać.
refusal-council-satisfied =
    Rada jest przekonana: teraz { $asked ->
        [queen] przesuń królową
       *[permit] weź zezwolenie
    }.
refusal-joker-too-dear =
    Z jeszcze jednym dżokerem będzie to kosztować { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }: masz { $coins }.
refusal-cards-first = Najpierw zagraj dla rady co najmniej 1 kartę.
refusal-other-council = Teraz przekonujesz { $council-acc }: ta rada na to nie pozwala.
refusal-slot-empty = W tym miejscu nie ma zezwolenia { $region-gen }: stos się skończył.
refusal-not-asked =
    { $asked ->
        [spend] Najpierw umieść kupca: zezwolenie wybiera się tylko wtedy, gdy na to samo miasto jest ich kilka.
        [reuse] Wybrać żeton pozwala tylko pole toru szlachectwa.
        [decline] Darmowe zezwolenie oferuje tylko pole toru szlachectwa.
       *[again] Premie zezwolenia jeszcze raz daje tylko pole toru szlachectwa.
    }
refusal-permit-not-yours = Nie masz zezwolenia { $permit }.
refusal-permit-used = Zezwolenie { $permit } jest już wykorzystane.
refusal-permit-elsewhere = Zezwolenie { $permit } nie pozwala umieścić kupca { $city-in }.
refusal-not-your-city = Twojego kupca nie ma { $city-in }.
refusal-no-token = Żetonu nie ma { $city-in }.
refusal-token-noble = Żeton { $city-in } przesuwa na torze szlachectwa: nie można go wybrać.
refusal-token-chosen = Żeton { $city-in } jest już wybrany: weź inny.

## Co się stało

source-election = za wybór radnego
source-token = za żeton { $city-in }
source-permit = za zezwolenie { $letters }
source-space = za pole { $space } toru szlachectwa
cards-white =
    { $count ->
        [1] { colour-white.low }
       *[other] { colour-white.low } ×{ $count }
    }
cards-black =
    { $count ->
        [1] { colour-black.low }
       *[other] { colour-black.low } ×{ $count }
    }
cards-orange =
    { $count ->
        [1] { colour-orange.low }
       *[other] { colour-orange.low } ×{ $count }
    }
cards-purple =
    { $count ->
        [1] { colour-purple.low }
       *[other] { colour-purple.low } ×{ $count }
    }
cards-blue =
    { $count ->
        [1] { colour-blue.low }
       *[other] { colour-blue.low } ×{ $count }
    }
cards-pink =
    { $count ->
        [1] { colour-pink.low }
       *[other] { colour-pink.low } ×{ $count }
    }
cards-joker =
    { $count ->
        [1] { colour-joker.low }
       *[other] { colour-joker.low } ×{ $count }
    }
event-begins = { $player } zaczyna grę.
event-map = Mapa: { $map-name }.
event-neutral = Neutralni kupcy stoją w miastach { $letters }.
event-draws = { $player } dobiera { $colour-card }.
event-draws-unseen = { $player } dobiera kartę.
event-shuffled =
    Stos odrzuconych staje się nową talią: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
event-elects = { $player } wybiera { $colour-councillor } do { $council-gen }; odchodzi { $gone-he }.
event-sends =
    { $player } wysyła { $fee ->
        [1] pomocnika
       *[many] { $fee } pomocników
    } i wybiera { $colour-councillor } do { $council-gen }; odchodzi { $gone-he }.
event-satisfies =
    { $player } przekonuje { $council-acc } – karty: { $cards }{ $cost ->
        [0] { "" }
        [one] ; dopłata – { $cost } moneta
        [few] ; dopłata – { $cost } monety
       *[many] ; dopłata – { $cost } monet
    }.
event-takes = { $player } bierze zezwolenie { $permit }.
event-takes-free = { $player } bierze za darmo zezwolenie { $permit }.
event-queen-comes =
    { $player } przesuwa królową { $city-to } za { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }.
event-queen-stays = Królowa zostaje { $city-in }.
event-uses = { $player } wykorzystuje zezwolenie { $permit }.
event-places =
    { $player } umieszcza kupca { $city-in } ({ $placed } z { $merchants }){ $fee ->
        [0] { "" }
        [one] { " " }za { $fee } pomocnika
       *[many] { " " }za { $fee } pomocników
    }.
event-gains = { $player } dostaje { $source }: { $things }.
event-advances = { $player } przesuwa się na pole { $space } toru szlachectwa { $source }.
event-coins-lost =
    Tor monet kończy się na { $end }: { $lost ->
        [one] { $lost } moneta przepada
        [few] { $lost } monety przepadają
       *[many] { $lost } monet przepada
    }.
event-reward =
    Kupcy { $place-in }: { $player } dostaje płytkę nagrody, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-queen-reward =
    { $player } dostaje nagrodę królowej: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-hires =
    { $player } zatrudnia pomocnika za { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }.
event-declines = { $player } rezygnuje z darmowego zezwolenia.
event-changes =
    { $player } wymienia zezwolenia { $region-gen } za { $fee ->
        [one] { $fee } pomocnika
       *[many] { $fee } pomocników
    }.
event-turned-up = Odkryto zezwolenie { $region-gen }: { $permit }.
event-extra =
    { $player } wykonuje jeszcze jedną akcję główną za { $fee ->
        [one] { $fee } pomocnika
       *[many] { $fee } pomocników
    }.
event-reuses = { $player } dostaje premie żetonu { $city-in }.
event-again = { $player } dostaje jeszcze raz premie zezwolenia { $permit }.
event-last-turns =
    Wszyscy kupcy są już w miastach: { $player } dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, a pozostali gracze mają jeszcze po jednej turze.
event-reward-points =
    { $player } dostaje za płytki nagród { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-nobility-first =
    Pierwsze miejsce na torze szlachectwa: { $player } dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-nobility-second =
    Drugie miejsce na torze szlachectwa: { $player } dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-most-permits =
    Najwięcej zezwoleń ({ $permits }): { $player } dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-tie = Remis na punkty: najwięcej pomocników i kart polityki ({ $things }) ma { $player }.
event-wins = { $player } wygrywa!
event-shares = Wspólne zwycięstwo: { $player }.

## Terminal

terminal-white = bia
terminal-black = cza
terminal-orange = pom
terminal-purple = fio
terminal-blue = nbs
terminal-pink = róż
terminal-joker = dżo
terminal-card = { $colour-low }
terminal-gold = złoto
terminal-silver = srebro
terminal-bronze = brąz
terminal-iron = żelazo
terminal-elect = wybierz
terminal-elect-whom = wybierz radnego
terminal-court = przekonaj
terminal-change = wymień zezwolenia
terminal-take = zezwolenie { $slot }
terminal-deck = W stosie: { $count }
terminal-under = Na spodzie stosu, w tej kolejności: { $tiles }
terminal-reserve = Rezerwa
terminal-roads = Drogi
terminal-no-group = miasto królowej
terminal-group = { $group-single }
terminal-mains = akcje główne: { $count }
terminal-quick = akcje szybkie: { $count }
terminal-waiting = jeszcze do otrzymania:
terminal-due = do zapłaty monet: { $coins }
terminal-cards = Talia: { $deck }, stos kart odrzuconych: { $discard }
terminal-last-turns = wszyscy kupcy są w miastach, to ostatnie tury

## Picture

picture-board = Plansza
picture-court = Dwór królowej
picture-reserve = Rezerwa
picture-reserved = { $colour }: w rezerwie – { $count }.
picture-politics = Karty
picture-politics-deck = Kart polityki w talii: { $cards }.
picture-discard = Na stosie odrzuconych: { $cards }.
picture-rewards = Nagrody
picture-reward = Płytka nagrody, { $of }: { $points }.
picture-reward-taken = Płytka nagrody, { $of }: { $points }, właściciel – { $player }.
picture-queen-reward = Nagroda królowej { $number }: { $points }.
picture-queen-reward-taken = Nagroda królowej { $number }: { $points }, właściciel – { $player }.
picture-council = { $council }, od strzałki: { $colours }.
picture-city = { $city } ({ $letter }): { $region-low }, { $group-single }.
picture-city-queen = { $city } ({ $letter }): { $region-low }, miasto królowej.
picture-token = Żeton: { $bonuses }.
picture-merchants = Kupcy: { $players }.
picture-nobody = neutralny
picture-queen = Tu jest królowa.
picture-permit = Zezwolenie { $permit }. Premie: { $bonuses }.
picture-permit-used = Wykorzystane zezwolenie { $permit }. Premie: { $bonuses }.
picture-slot = Brak zezwolenia
picture-deck = { $region }: zakrytych zezwoleń – { $count }.
room-markets = Tory
picture-nobility = Szlachectwo
picture-nobility-at = Tor szlachectwa: { $players }.
picture-coins-at = Monety: { $players }.
picture-player = { $player }: punkty – { $points }, na płytkach nagród – { $rewards }, monety – { $coins }, pomocnicy – { $servants }, kupcy do umieszczenia – { $merchants }, szlachectwo – { $nobility }.
picture-turn = Trwa tura tego gracza.
picture-hand = { $player }: kart polityki na ręce – { $cards }.
picture-card = { $colour-low } ×{ $count }
picture-mains = Akcje główne: { $count }
picture-quick = Akcja szybka: { $count }
picture-bonuses = Pozostałe do otrzymania: { $bonuses }.
picture-paid = Zapłacono: { $cards }. Monety do zapłaty: { $coins }.
picture-chance = Los
picture-waits = { $player } decyduje…

## Score and end of the game

category-play = W trakcie gry
ending-last-turns = Jeden z graczy wystawił wszystkich kupców: to ostatnie tury.

## The rules, chapter by chapter

guide-aim = O czym jest ta gra
guide-aim-play = Krajem rządzą cztery rady. Zjednuj je sobie, zbieraj zezwolenia i umieszczaj kupców w miastach.
guide-aim-win = Połączone miasta dają wszystkie swoje premie za każdym razem, gdy wydłużasz łańcuch. Całe regiony i kolory dają płytki nagród. Wygrywa ten, kto ma najwięcej punktów.
guide-turn = Twoja tura
guide-turn-steps = Dobierz kartę polityki. Potem wykonaj jedną akcję główną i, jeśli chcesz, jedną szybką, w dowolnej kolejności.
guide-councils = Rady i karty
guide-councils-why = W każdej radzie siedzi w rzędzie czterech radnych. Im więcej ich kolorów pokażesz, tym mniej monet kosztuje ich przychylność.
guide-cities = Miasta, zezwolenia i królowa
guide-nobility = Szlachectwo
guide-rewards = Nagrody
guide-end = Koniec gry

## What a turn is made of

stage-main = Akcja główna
stage-main-about = Bierz zezwolenia od rad, do których pasują twoje karty, a potem umieszczaj dzięki nim kupców, najlepiej obok swoich miast: połączone miasta płacą ponownie. Brakuje monet? Wybierz radnego.
stage-pay = Zapłata
stage-pay-about = Pokaż karty w kolorach radnych: im więcej pasuje, tym mniej monet to kosztuje.
stage-bonus = Premia
stage-bonus-about = Wybierz, co da ci premia.
stage-quick = Akcja szybka
stage-quick-about = Akcja główna wykonana. Jeśli chcesz, wykonaj jeszcze szybką; w przeciwnym razie zakończ turę.

## The page of a table

fact-due = monety do zapłaty: { $coins }
