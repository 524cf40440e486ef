### Что говорит отчёт о турнире.

anything = …
report-title = Турнир
report-format-round-robin = Все со всеми
report-format-gauntlet = Один против каждого
report-format-ladder = Лестница
report-games-count =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
report-players-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
report-seed = зерно { $seed }
report-how-to-read = Точка — измеренное значение; истинное лежит на полосе вокруг неё в 95 случаях из 100. Все одинаково часто сидели на каждом месте, с теми же кубиками и картами.
report-settled =
    { $count ->
        [one] { $count } состав завершён досрочно: результат был уже ясен.
        [few] { $count } состава завершены досрочно: результат был уже ясен.
       *[many] { $count } составов завершено досрочно: результат был уже ясен.
    }
report-overall = Все игры вместе
report-rating = Рейтинг
report-share = Доля побед
report-par = Пунктир — равная доля: { $par } на место.
report-meetings = Кто кого побеждал
report-against = против
report-seats = Важно ли место?
report-seat = Место { $number }
report-by-seat = по местам
report-scores = Очки
report-mean = в среднем { $mean }
report-time = Время на решение
report-median = медиана
report-p99 = 99 из 100 — до
report-longest = дольше всего
report-decisions = решений за партию
report-length = Длительность партий
report-turns = Ходы
report-endings = Как проходят и заканчиваются партии
report-endings-about = Что случается не более раза за партию, и в какой части партий.
report-habits = Что делают победители
report-habits-about = Сколько раз за партию: ● — победители, ○ — остальные. Только различия, которые вряд ли случайны; здесь видны и привычки более сильного бота, даже если побеждает он не благодаря им.
report-winners = победители
report-others = остальные
report-s = с
report-ms = мс
report-footer = Сделано командой «tradewinds arena». Каждая партия сохранена рядом с результатами; посмотреть её можно командой «tradewinds replay».
