### Те, що каже кожна гра.

player = Гравець { $number }
not-your-turn = Зараз не ваш хід.
unknown-move = У цій грі немає такої дії: { $code }.
nothing-to-undo = Немає чого скасовувати.
list-and = та
