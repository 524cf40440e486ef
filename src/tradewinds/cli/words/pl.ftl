### Co mówi terminal.

## Początek

compiling = Kompiluję zasady: zdarza się to tylko raz i trwa około dziesięciu sekund…
welcome = Pomoc w każdej chwili: wpisz ?
commitment = Zobowiązanie: { $hash }
seed = Ziarno: { $hash }
bot-random = Chaos
bot-greedy = Chciwiec

## Stół

table = Stół
turn-title = Tura { $turn }
setup-title = Przygotowanie
log-title = Co się wydarzyło
moves-title = Co zrobisz?
chance-title = Co decyduje los?
hint = Wpisz numer ruchu; ? to pomoc, Enter pokazuje stół jeszcze raz.
hint-one = Enter wykonuje jedyny możliwy ruch; ? to pomoc.
end-hint = Enter kończy; „cofnij” cofa twoją ostatnią decyzję, „zapisz” zachowuje grę, „dziennik” opowiada ją całą.
hand-over = Teraz patrzy { $player }: naciśnij Enter, gdy nikt inny nie widzi ekranu.

## Odpowiedzi

command-help = pomoc
command-log = dziennik
command-undo = cofnij
command-save = zapisz
command-quit = wyjdź koniec
no-such-number =
    Nie ma ruchu { $number }: { $last ->
        [1] jest tylko 1.
       *[other] wybierz od 1 do { $last }.
    }
not-understood = „{ $text }” nie jest tu ani ruchem, ani kartą, ani poleceniem. Pomoc: ?
did-you-mean = Nie ma tu „{ $text }”. Może „{ $close }”?
can-play = Możesz to teraz zrobić: wpisz { $number } albo { $code }.
undone = Cofnięto. Los zdecyduje tak samo: wyznacza go ziarno, ruch po ruchu.
file-exists = Plik { $file } już istnieje; wybierz inną nazwę: zapisz NAZWA
file-unwritable = Nie można zapisać pliku { $file }: { $reason }
saved = Zapisano. Aby grać dalej: tradewinds play { $game } --load { $file }
quit-unsaved = Gra nie jest zapisana: „zapisz” ją zachowa, ponowne „wyjdź” kończy bez zapisu.
goodbye = Gra przerwana i niezapisana. Do zobaczenia!
goodbye-saved = Gra zapisana. Do zobaczenia!

help-move-keys = 2, { $code }, { $thing }
help-move = Wykonuje ruch: po numerze, kodzie albo nazwie tego, czego dotyczy.
help-ask-keys = ?, ? 2, ? { $thing }
help-ask = Ta pomoc; co robi ruch lub karta i dlaczego teraz nie można.
help-look-keys = Enter
help-look = Pokazuje stół jeszcze raz.
help-log-keys = dziennik (log)
help-log = Opowiada całą dotychczasową grę.
help-undo-keys = cofnij (undo)
help-undo = Wraca do twojej poprzedniej decyzji. Los rozstrzygnie tak samo: ziarno wyznacza go ruch po ruchu, więc nie daje to drugiej szansy.
help-save-keys = zapisz (save) PLIK
help-save = Zapisuje grę do pliku; --load PLIK pozwala grać dalej.
help-quit-keys = wyjdź (quit)
help-quit = Kończy. Jeśli najpierw zapiszesz, nic nie przepadnie.

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
    Ziarno zgadza się ze zobowiązaniem złożonym przed grą, a { $draws ->
        [one] jedyny wynik losu jest tym, który ono wyznacza.
        [few] wszystkie { $draws } wyniki losu są tymi, które ono wyznacza.
       *[many] wszystkie wyniki losu ({ $draws }) są tymi, które ono wyznacza.
    }
fair-secret = Ziarno tej gry nie jest jeszcze ujawnione, więc losu nie można sprawdzić.
fair-manual = W tej grze wyniki losu podawano ręcznie.

## Gry

seats = graczy: { $least }–{ $most }

## Symulacje i pomiary

playing = Gramy
measuring = Mierzę…
column-seat = Miejsce
column-bot = Bot
column-wins = Wygrane
column-share = Udział
column-interval = Przedział 95%
column-score = Średni wynik
games-played = Gier: { $games }, tur średnio: { $turns }
speed = Na sekundę: gier { $games }, decyzji { $decisions }
measured = graczy: { $players }, stan: { $bytes } B
column-options = Wariant
column-mode = Zasady
column-cores = Rdzeni
column-decisions = Decyzji/s
column-games = Gier/s
column-copy = Kopia, ns
mode-compiled = skompilowane
mode-interpreted = interpretowane
