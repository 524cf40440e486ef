### To, co mówi każda gra.

player = Gracz { $number }
not-your-turn = To nie twoja kolej.
unknown-move = W tej grze nie ma ruchu { $code }.
nothing-to-undo = Nie ma czego cofnąć.
list-and = i
