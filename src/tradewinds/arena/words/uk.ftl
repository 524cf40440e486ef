### Що каже звіт про турнір.

anything = …
report-title = Турнір
report-format-round-robin = Усі з усіма
report-format-gauntlet = Один проти кожного
report-format-ladder = Драбина
report-games-count =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }
report-players-count =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
report-seed = зерно { $seed }
report-how-to-read = Крапка — виміряне значення; справжнє лежить на смузі довкола неї у 95 випадках зі 100. Усі однаково часто сиділи на кожному місці, з тими самими кубиками й картами.
report-settled =
    { $count ->
        [one] { $count } склад завершено достроково: результат був уже ясний.
        [few] { $count } склади завершено достроково: результат був уже ясний.
       *[many] { $count } складів завершено достроково: результат був уже ясний.
    }
report-overall = Усі ігри разом
report-rating = Рейтинг
report-share = Частка перемог
report-par = Пунктир — рівна частка: { $par } на місце.
report-meetings = Хто кого перемагав
report-against = проти
report-seats = Чи важливе місце?
report-seat = Місце { $number }
report-by-seat = за місцями
report-scores = Очки
report-mean = у середньому { $mean }
report-time = Час на рішення
report-median = медіана
report-p99 = 99 зі 100 — до
report-longest = найдовше
report-decisions = рішень за партію
report-length = Тривалість партій
report-turns = Ходи
report-endings = Як минають і закінчуються партії
report-endings-about = Що стається щонайбільше раз за партію, і в якій частині партій.
report-habits = Що роблять переможці
report-habits-about = Скільки разів за партію: ● — переможці, ○ — решта. Лише відмінності, які навряд чи випадкові; тут видно і звички сильнішого бота, навіть якщо виграє він не завдяки їм.
report-winners = переможці
report-others = решта
report-s = с
report-ms = мс
report-footer = Зроблено командою «tradewinds arena». Кожну партію збережено поруч із результатами; переглянути її можна командою «tradewinds replay».
