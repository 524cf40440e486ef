### Co mówi raport z turnieju.

anything = …
report-title = Turniej
report-format-round-robin = Każdy z każdym
report-format-gauntlet = Jeden przeciw każdemu
report-format-ladder = Drabina
report-games-count =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
report-players-count =
    { $count ->
        [one] { $count } gracz
       *[many] { $count } graczy
    }
report-seed = ziarno { $seed }
report-how-to-read = Kropka to wynik pomiaru; prawdziwa wartość leży na pasku wokół niej w 95 przypadkach na 100. Wszyscy siedzieli równie często na każdym miejscu, z tymi samymi kostkami i kartami.
report-settled =
    { $count ->
        [one] { $count } skład zakończono wcześniej: wynik był już jasny.
        [few] { $count } składy zakończono wcześniej: wynik był już jasny.
       *[many] { $count } składów zakończono wcześniej: wynik był już jasny.
    }
report-overall = Wszystkie gry razem
report-rating = Ranking
report-share = Odsetek zwycięstw
report-par = Linia przerywana to równe szanse: { $par } na miejsce.
report-meetings = Kto kogo pokonał
report-against = przeciw
report-seats = Czy miejsce ma znaczenie?
report-seat = Miejsce { $number }
report-by-seat = według miejsc
report-scores = Punkty
report-mean = średnio { $mean }
report-time = Czas decyzji
report-median = mediana
report-p99 = 99 na 100 – do
report-longest = najdłużej
report-decisions = decyzji na partię
report-length = Długość partii
report-turns = Tury
report-endings = Jak przebiegają i kończą się partie
report-endings-about = Co zdarza się najwyżej raz w partii i w jakiej części partii.
report-habits = Co robią zwycięzcy
report-habits-about = Ile razy w partii: ● zwycięzcy, ○ pozostali. Tylko różnice, które raczej nie są przypadkiem; widać tu też nawyki silniejszego bota, nawet jeśli nie one dają zwycięstwo.
report-winners = zwycięzcy
report-others = pozostali
report-s = s
report-ms = ms
report-footer = Wykonane poleceniem „tradewinds arena”. Każda partia jest zapisana obok wyników; można ją obejrzeć poleceniem „tradewinds replay”.
