### „Rada Czterech” po polsku.
###
### Formy nazw. Miasta: .in — gdzie, .to — dokąd. Regiony i grupy miast: .in — we wszystkich ich miastach, .gen —
### dopełniacz. Rady: .low — mianownik w zdaniu, .gen — dopełniacz, .acc — biernik. Kolory: .low — karta na liście,
### .card i .gen — karta w bierniku i dopełniaczu, .he — radny, .councillor — radny w bierniku i dopełniaczu.
### Mapy: .name — sama nazwa. Zezwolenia nazywa się literami ich miast.

title = Rada Czterech
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
    .gen = wybrzeża
    .in = we wszystkich miastach wybrzeża
region-valley = Dolina
    .gen = doliny
    .in = we wszystkich miastach doliny
region-mountains = Góry
    .gen = gór
    .in = we wszystkich miastach gór
group-gold = Złote miasta
    .in = we wszystkich złotych miastach
group-silver = Srebrne miasta
    .in = we wszystkich srebrnych miastach
group-bronze = Brązowe miasta
    .in = we wszystkich brązowych miastach
group-iron = Żelazne miasta
    .in = we wszystkich żelaznych miastach
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
bonus-servants =
    { $count ->
        [one] { $count } pomocnik
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
        [one] { $count } krok szlachectwa
        [few] { $count } kroki szlachectwa
       *[many] { $count } kroków szlachectwa
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
       *[other] premie różnych twoich żetonów miast: { $count }
    }
bonus-permit =
    { $count ->
        [1] zezwolenie handlowe za darmo
       *[other] darmowe zezwolenia handlowe: { $count }
    }
bonus-again =
    { $count ->
        [1] premie jednego twojego zezwolenia jeszcze raz
       *[other] premie twoich zezwoleń jeszcze raz: { $count }
    }

## Co jest czym

card-coins = Monety
effect-coins = Monetami płaci się radom, za podróże królowej i za pomocników. Tor monet kończy się na 20: co ponad to, przepada, chyba że gracie w wariancie z monetami bez końca.
card-servants = Pomocnicy
effect-servants = Pomocnikami płaci się za akcje szybkie. Umieszczając kupca, oddajesz po 1 pomocniku za każdego cudzego kupca w tym mieście.
card-points = Punkty
effect-points = Wygrywa, kto na końcu ma ich najwięcej. Przy równej liczbie — kto ma razem więcej pomocników i kart polityki.
card-cards = Karty polityki
effect-cards = Na początku każdej tury dobierasz 1 kartę; kartami przekonuje się rady. Gdy talia się skończy, stos odrzuconych tasuje się na nową.
card-joker = Dżoker
effect-joker = Zastępuje kartę dowolnego koloru, gdy przekonujesz radę, ale kosztuje jeszcze 1 monetę.
card-nobility = Tor szlachectwa
effect-nobility = Każdy krok prowadzi na następne pole. 2: 2 punkty i 2 monety. 4: premia 1 żetonu w mieście z twoim kupcem. 6: jeszcze jedna akcja główna. 8: 3 punkty i 1 karta. 10: odkryte zezwolenie handlowe za darmo. 12: 5 punktów i 1 pomocnik. 14: premie jednego z twoich zezwoleń jeszcze raz. 16: premie 2 różnych żetonów. 18: 8 punktów. 19: 2 punkty. 20: 3 punkty. Na końcu pierwsza osoba na torze dostaje 5 punktów, druga 2.
card-main = Jeszcze jedna akcja główna
effect-main = W tej turze możesz wykonać jeszcze jedną akcję główną.
card-mains = Akcje główne
effect-mains = Po jednej na turę: wybierz radnego i weź 4 monety; przekonaj radę regionu i weź jedno z jego zezwoleń handlowych; umieść kupca dzięki zezwoleniu; albo przekonaj radę królowej i umieść kupca tam, dokąd ją sprowadzisz.
card-quick = Akcja szybka
effect-quick = Jeśli chcesz, jedna na turę, przed akcją główną albo po niej: zatrudnij pomocnika za 3 monety; wymień odkryte zezwolenia regionu za 1 pomocnika; wybierz radnego za 1 pomocnika, nie biorąc monet; albo wykonaj jeszcze jedną akcję główną za 3 pomocników.
card-token = Żeton miasta
effect-token = Umieszczając kupca, dostajesz premie żetonu tego miasta i żetonów wszystkich miast z twoimi kupcami, połączonych z nim drogami przez takie miasta. Na torze szlachectwa ten znak daje premię jednego takiego żetonu, ale nie tego, który daje krok szlachectwa.
card-permit = Zezwolenie za darmo
effect-permit = Weź dowolne odkryte zezwolenie handlowe, nic nie płacąc.
card-again = Premie jeszcze raz
effect-again = Weź jeszcze raz premie jednego ze swoich zezwoleń, nawet wykorzystanego.
card-permits = Zezwolenia handlowe
effect-permits = Biorąc zezwolenie, od razu dostajesz jego premie. Pozwala ono umieścić jednego kupca w jednym z miast, których litery pokazuje; potem się je odwraca. Na końcu, kto ma najwięcej zezwoleń razem z wykorzystanymi, dostaje 3 punkty.
card-queen = Królowa
effect-queen = Przekonaj jej radę i sprowadź ją drogami do jakiegoś miasta, po 2 monety za drogę, albo zostaw ją tam, gdzie jest: umieszczasz tam kupca bez zezwolenia.
card-councils = Rady
effect-councils = Żeby przekonać radę, zagraj od 1 do 4 kart, każdą w kolorze innego jej radnego, i zapłać 10, 7, 4 albo 0 monet. Wybrany radny wchodzi od strony strzałki i wypycha ostatniego.
card-reserve = Radni obok planszy
effect-reserve = Można ich wybrać do rady. Dołącza do nich ten, kogo wypchnięto.
card-merchants = Kupcy
effect-merchants = Każdy ma ich 10; w mieście mieści się po jednym od gracza. Kto pierwszy umieści wszystkich 10, dostaje 3 punkty, a reszta ma jeszcze po jednej turze.
card-neutral = Neutralni kupcy
effect-neutral = Gdy grają dwie osoby, w niektórych miastach stoją kupcy niczyi. Każdy kosztuje cię 1 pomocnika, gdy umieszczasz tam swojego.
card-rewards = Płytki nagród
effect-rewards = Kto pierwszy umieści kupców we wszystkich miastach regionu albo koloru, bierze jego płytkę i nagrodę królowej z wierzchu. Ich punkty liczą się na końcu.
card-queen_rewards = Nagrody królowej
effect-queen_rewards = 25, 18, 12, 7 i 3 punkty: po jednej do każdej nagrody za region albo kolor, póki są.
card-coast = { region-coast }
effect-coast = Miasta A–E. Kto pierwszy umieści kupców we wszystkich pięciu, dostaje 5 punktów i nagrodę królowej.
card-valley = { region-valley }
effect-valley = Miasta F–J. Kto pierwszy umieści kupców we wszystkich pięciu, dostaje 5 punktów i nagrodę królowej.
card-mountains = { region-mountains }
effect-mountains = Miasta K–O. Kto pierwszy umieści kupców we wszystkich pięciu, dostaje 5 punktów i nagrodę królowej.
card-gold = { group-gold }
effect-gold = Jest ich 5. Kto pierwszy umieści kupców we wszystkich, dostaje 20 punktów i nagrodę królowej.
card-silver = { group-silver }
effect-silver = Są 4. Kto pierwszy umieści kupców we wszystkich, dostaje 12 punktów i nagrodę królowej.
card-bronze = { group-bronze }
effect-bronze = Są 3. Kto pierwszy umieści kupców we wszystkich, dostaje 8 punktów i nagrodę królowej.
card-iron = { group-iron }
effect-iron = Są 2. Kto pierwszy umieści kupców w obu, dostaje 5 punktów i nagrodę królowej.
city-about = Umieść tu kupca dzięki zezwoleniu z tą literą albo z pomocą królowej. Dostaniesz premie żetonów tego miasta i twoich miast połączonych z nim.
card-arkon = { city-arkon }
effect-arkon = Miasto A, wybrzeże. { city-about }
card-burgen = { city-burgen }
effect-burgen = Miasto B, wybrzeże. { city-about }
card-castrum = { city-castrum }
effect-castrum = Miasto C, wybrzeże. { city-about }
card-dorful = { city-dorful }
effect-dorful = Miasto D, wybrzeże. { city-about }
card-esti = { city-esti }
effect-esti = Miasto E, wybrzeże. { city-about }
card-framek = { city-framek }
effect-framek = Miasto F, dolina. { city-about }
card-graden = { city-graden }
effect-graden = Miasto G, dolina. { city-about }
card-hellar = { city-hellar }
effect-hellar = Miasto H, dolina. { city-about }
card-indur = { city-indur }
effect-indur = Miasto I, dolina. { city-about }
card-juvelar = { city-juvelar }
effect-juvelar = Miasto J, dolina. { city-about }
card-kultos = { city-kultos }
effect-kultos = Miasto K, góry. { city-about }
card-lyram = { city-lyram }
effect-lyram = Miasto L, góry. { city-about }
card-merkatim = { city-merkatim }
effect-merkatim = Miasto M, góry. { city-about }
card-naris = { city-naris }
effect-naris = Miasto N, góry. { city-about }
card-osium = { city-osium }
effect-osium = Miasto O, góry. { city-about }

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
phase-token = Premie którego żetonu weźmiesz?
phase-permit = Które zezwolenie weźmiesz za darmo?
phase-again = Premie którego zezwolenia weźmiesz jeszcze raz?
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
        [take] Sprowadź królową do miasta
       *[both] Zagraj więcej albo sprowadź królową do miasta
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
option-endless_coins-about = Monety ponad 20, czyli poza końcem toru monet, zostają u ciebie; inaczej przepadają.
option-landing_bonus_only = Premia tylko na końcu kroków
option-landing_bonus_only-about = Dwa kroki szlachectwa naraz dają premię tylko tego pola, na którym się kończą; inaczej także pierwszego.
option-bare_free_permit = Darmowe zezwolenie bez premii
option-bare_free_permit-about = Darmowe zezwolenie z toru szlachectwa nie daje premii; inaczej daje je jak każde inne.

## Ruchy

move-begin = Zaczyna { $player }
move-map = Graj na mapie: { $map-name }
move-lay = Wyłóż żeton miasta nr { $number }
move-reveal = Odkryj zezwolenie { $permit }
move-neutral = Umieść neutralnych kupców w miastach zezwolenia { $permit }
move-councillor = Posadź w radzie { $colour-councillor }
move-draw = Dobierz { $colour-card }
move-draw-unseen = Dobierz kartę
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
move-pay = Zagraj { $colour-card }
move-pay-joker =
    Zagraj { $colour-card } (+{ $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    })
move-take =
    Weź { $slot ->
        [1] pierwsze
       *[2] drugie
    } zezwolenie { $region-gen }
move-queen = Sprowadź królową { $city-to } i umieść tam kupca
move-spend = Wykorzystaj zezwolenie { $permit }
move-reuse = Weź premie żetonu { $city-in }
move-again = Weź jeszcze raz premie zezwolenia { $permit }

## Wybór: dozwolone ruchy z tym, co kosztują i dają

choice-bonuses =
    { $coins ->
        [0] { "" }
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }{ $servants ->
        [0] { "" }
        [one] { $comma-servants }{ $servants } pomocnik
       *[many] { $comma-servants }{ $servants } pomocników
    }{ $points ->
        [0] { "" }
        [one] { $comma-points }{ $points } punkt
        [few] { $comma-points }{ $points } punkty
       *[many] { $comma-points }{ $points } punktów
    }{ $cards ->
        [0] { "" }
        [one] { $comma-cards }{ $cards } karta polityki
        [few] { $comma-cards }{ $cards } karty polityki
       *[many] { $comma-cards }{ $cards } kart polityki
    }{ $nobility ->
        [0] { "" }
        [one] { $comma-nobility }{ $nobility } krok szlachectwa
        [few] { $comma-nobility }{ $nobility } kroki szlachectwa
       *[many] { $comma-nobility }{ $nobility } kroków szlachectwa
    }{ $main ->
        [0] { "" }
        [one] { $comma-main }jeszcze { $main } akcja główna
        [few] { $comma-main }jeszcze { $main } akcje główne
       *[many] { $comma-main }jeszcze { $main } akcji głównych
    }
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
        [1] zezwoleniu { $permits }
       *[other] jednemu z zezwoleń { $permits }
    }{ $fee ->
        [0] { "" }
        [one] { " " }({ $fee } pomocnik)
       *[many] { " " }({ $fee } pomocników)
    }
choice-take =
    Weź zezwolenie { $permit } ({ choice-bonuses }) { $cost ->
        [0] bez dopłaty
        [one] za { $cost } monetę
        [few] za { $cost } monety
       *[many] za { $cost } monet
    }
choice-take-free = Weź zezwolenie { $permit } ({ choice-bonuses })
choice-take-bare = Weź zezwolenie { $permit }
choice-queen =
    Sprowadź królową { $city-to } ({ $cost } + { $travel ->
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
choice-reuse = Żeton { $city-in }: { choice-bonuses }
choice-again = Jeszcze raz zezwolenie { $permit }: { choice-bonuses }

## Odmowy

refusal-game-over = Gra skończona.
refusal-only-chance = O tym decyduje los, a nie gracz.
refusal-chance-decides = Teraz decyduje los: najpierw karta albo zezwolenie handlowe.
refusal-no-such-chance = Los nie może teraz o tym zdecydować.
refusal-choice-first = Najpierw trzeba zdecydować o czym innym. { $choice }
refusal-no-main-action = W tej turze nie masz już akcji głównych.
refusal-no-quick-action = Akcja szybka w tej turze jest już wykorzystana.
refusal-main-action-first = Nie można zakończyć tury bez akcji głównej.
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
refusal-none-in-reserve = Obok planszy nie ma teraz { $colour-councillor }.
refusal-not-in-hand = Nie masz { $colour-gen }.
refusal-no-such-councillor = { $council }: nie ma tam { $colour-councillor }, którego można jeszcze przekonać.
refusal-council-satisfied = Wszyscy radni są już przekonani ({ $cards }): teraz wybierz, po co.
refusal-joker-too-dear =
    Z jeszcze jednym dżokerem będzie to kosztować { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }: masz { $coins }.
refusal-cards-first = Najpierw zagraj dla rady co najmniej 1 kartę.
refusal-other-council = Teraz przekonujesz { $council-acc }: ona tego nie daje.
refusal-slot-empty = W tym miejscu nie ma zezwolenia { $region-gen }: stos się skończył.
refusal-not-asked =
    { $asked ->
        [spend] Najpierw umieść kupca: zezwolenie wybiera się tylko wtedy, gdy na to samo miasto jest ich kilka.
        [reuse] Wybrać żeton pozwala tylko pole toru szlachectwa.
       *[again] Premie zezwolenia jeszcze raz daje tylko pole toru szlachectwa.
    }
refusal-permit-not-yours = Nie masz zezwolenia { $permit }.
refusal-permit-used = Zezwolenie { $permit } jest już wykorzystane.
refusal-permit-elsewhere = Zezwolenie { $permit } nie pozwala umieścić kupca { $city-in }.
refusal-not-your-city = Twojego kupca nie ma { $city-in }.
refusal-no-token = Żetonu nie ma { $city-in }.
refusal-token-noble = Żeton { $city-in } daje krok szlachectwa: nie można go wybrać.
refusal-token-chosen = Żeton { $city-in } jest już wybrany: weź inny.

## Co się stało

event-begins = { $player } zaczyna grę.
event-map = Mapa: { $map-name }.
event-neutral = Neutralni kupcy stoją w miastach { $letters }.
event-draws = { $player } dobiera { $colour-card }.
event-draws-unseen = { $player } dobiera kartę.
event-shuffled =
    Stos odrzuconych staje się nową talią: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
event-elects = { $player } wybiera { $colour-councillor } do { $council-gen }; odchodzi { $gone-he }.
event-sends = { $player } wysyła pomocnika i wybiera { $colour-councillor } do { $council-gen }; odchodzi { $gone-he }.
event-satisfies =
    { $player } przekonuje { $council-acc } ({ $white ->
        [0] { "" }
        [1] { colour-white.low }
       *[other] { colour-white.low } ×{ $white }
    }{ $black ->
        [0] { "" }
        [1] { $comma-black }{ colour-black.low }
       *[other] { $comma-black }{ colour-black.low } ×{ $black }
    }{ $orange ->
        [0] { "" }
        [1] { $comma-orange }{ colour-orange.low }
       *[other] { $comma-orange }{ colour-orange.low } ×{ $orange }
    }{ $purple ->
        [0] { "" }
        [1] { $comma-purple }{ colour-purple.low }
       *[other] { $comma-purple }{ colour-purple.low } ×{ $purple }
    }{ $blue ->
        [0] { "" }
        [1] { $comma-blue }{ colour-blue.low }
       *[other] { $comma-blue }{ colour-blue.low } ×{ $blue }
    }{ $pink ->
        [0] { "" }
        [1] { $comma-pink }{ colour-pink.low }
       *[other] { $comma-pink }{ colour-pink.low } ×{ $pink }
    }{ $joker ->
        [0] { "" }
        [1] { $comma-joker }{ colour-joker.low }
       *[other] { $comma-joker }{ colour-joker.low } ×{ $joker }
    }){ $cost ->
        [0] { "" }
        [one] { " " }za { $cost } monetę
        [few] { " " }za { $cost } monety
       *[many] { " " }za { $cost } monet
    }.
event-takes = { $player } bierze zezwolenie { $permit }.
event-takes-free = { $player } bierze zezwolenie { $permit } za darmo.
event-queen-comes =
    { $player } sprowadza królową { $city-to } za { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }.
event-queen-stays = Królowa zostaje { $city-in }.
event-uses = { $player } wykorzystuje zezwolenie { $permit }.
event-places =
    { $player } umieszcza kupca { $city-in } ({ $placed } z { $merchants }){ $fee ->
        [0] { "" }
        [one] { " " }za { $fee } pomocnika
       *[many] { " " }za { $fee } pomocników
    }.
event-gains =
    { $player } dostaje { $coins ->
        [0] { "" }
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }{ $servants ->
        [0] { "" }
        [one] { $comma-servants }{ $servants } pomocnika
       *[many] { $comma-servants }{ $servants } pomocników
    }{ $points ->
        [0] { "" }
        [one] { $comma-points }{ $points } punkt
        [few] { $comma-points }{ $points } punkty
       *[many] { $comma-points }{ $points } punktów
    }{ $nobility ->
        [0] { "" }
        [one] { $comma-nobility }{ $nobility } krok szlachectwa
        [few] { $comma-nobility }{ $nobility } kroki szlachectwa
       *[many] { $comma-nobility }{ $nobility } kroków szlachectwa
    }{ $main ->
        [0] { "" }
        [one] { $comma-main }jeszcze { $main } akcję główną
        [few] { $comma-main }jeszcze { $main } akcje główne
       *[many] { $comma-main }jeszcze { $main } akcji głównych
    }.
event-coins-lost =
    Za końcem toru monet ({ $end }) { $lost ->
        [one] przepada { $lost } moneta
        [few] przepadają { $lost } monety
       *[many] przepada { $lost } monet
    }.
event-reward =
    { $player } ma kupców { $place-in } i dostaje płytkę nagrody: { $points ->
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
event-again = { $player } dostaje jeszcze raz premie zezwolenia { $permit }.
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
    Najwięcej zezwoleń, { $permits }: { $player } dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-tie = Spośród tych, którzy mają najwięcej punktów, { $player } ma najwięcej pomocników i kart polityki: { $things }.
event-wins = { $player } wygrywa!
event-shares = { $player } dzieli zwycięstwo.

## Terminal

terminal-white = bia
terminal-black = cza
terminal-orange = pom
terminal-purple = fio
terminal-blue = nie
terminal-pink = róż
terminal-joker = dżo
terminal-gold = złoto
terminal-silver = srebro
terminal-bronze = brąz
terminal-iron = żelazo
terminal-elect = wybierz
terminal-court = przekonaj
terminal-change = wymień zezwolenia
terminal-take = zezwolenie { $slot }
terminal-deck = W stosie: { $count }
terminal-under = Na spodzie stosu, w tej kolejności: { $tiles }
terminal-reserve = Rezerwa
terminal-roads = Drogi
terminal-no-group = miasto królowej
terminal-mains = akcje główne: { $count }
terminal-quick = akcje szybkie: { $count }
terminal-waiting = jeszcze do otrzymania:
terminal-due = do zapłaty monet: { $coins }
terminal-cards = Talia: { $deck }, stos kart odrzuconych: { $discard }
terminal-last-turns = wszyscy kupcy są w miastach, to ostatnie tury

## Picture

picture-board = Mapa
picture-court = Dwór królowej
picture-reserve = Rezerwa
picture-reserved = { $colour }: w rezerwie – { $count }.
picture-politics = Karty
picture-politics-deck = Kart polityki w talii: { $cards }.
picture-discard = Na stosie odrzuconych: { $cards }.
picture-rewards = Nagrody
picture-reward = Kafelek nagrody, { $of }: { $points }.
picture-reward-taken = Kafelek nagrody, { $of }: { $points }, właściciel – { $player }.
picture-queen-reward = Nagroda królowej { $number }: { $points }.
picture-queen-reward-taken = Nagroda królowej { $number }: { $points }, właściciel – { $player }.
picture-council = { $council }, od strzałki: { $colours }.
picture-city = { $city } ({ $letter }): { $region }, { $group }.
picture-city-queen = { $city } ({ $letter }): { $region }, miasto królowej.
picture-token = Żeton: { $bonuses }.
picture-merchants = Kupcy: { $players }.
picture-nobody = neutralny
picture-queen = Tu jest królowa.
picture-permit = Zezwolenie { $letters }: { $cities }. Premie: { $bonuses }.
picture-permit-used = Wykorzystane zezwolenie { $letters }: { $cities }. Premie: { $bonuses }.
picture-slot = Brak zezwolenia
picture-deck = { $region }: zakrytych zezwoleń – { $count }.
picture-nobility = Szlachectwo
picture-nobility-at = Tor szlachectwa: { $players }.
picture-coins-at = Monety: { $players }.
picture-space = Pole { $space }: { $bonuses }.
picture-player = { $player }: punkty – { $points }, na kafelkach nagród – { $rewards }, monety – { $coins }, pomocnicy – { $servants }, kupcy do umieszczenia – { $merchants }, szlachectwo – { $nobility }.
picture-turn = Trwa tura tego gracza.
picture-hand = { $player }: kart polityki na ręce – { $cards }.
picture-card = { $colour } ×{ $count }
picture-mains = Akcje główne: { $count }
picture-quick = Szybka akcja: { $count }
picture-bonuses = Pozostałe do otrzymania: { $bonuses }.
picture-paid = Zapłacono: { $cards }. Monety do zapłaty: { $coins }.
picture-chance = Los
picture-waits = { $player } decyduje…
