### Що каже термінал.

## Початок

compiling = Компілюю правила: це буває лише раз і триває секунд десять…
welcome = Підказка будь-коли: введіть ?
commitment = Зобов’язання: { $hash }
seed = Зерно: { $hash }
bot-random = Хаос
bot-greedy = Жаднюга

## Стіл

table = Стіл
turn-title = Хід { $turn }
setup-title = Підготовка
log-title = Що сталося
moves-title = Що зробите?
chance-title = Що вирішує випадок?
hint = Введіть номер ходу; ? — підказка, Enter — показати стіл ще раз.
hint-one = Enter — зробити єдиний можливий хід; ? — підказка.
end-hint = Enter — вийти; «назад» скасує ваше останнє рішення, «зберегти» збереже гру, «журнал» розповість її всю.
hand-over = Тепер дивиться { $player }: натисніть Enter, коли екран видно лише вам.

## Відповіді

command-help = допомога
command-log = журнал
command-undo = назад
command-save = зберегти
command-quit = вийти вихід
no-such-number =
    Ходу { $number } немає: { $last ->
        [1] є лише 1.
       *[other] оберіть від 1 до { $last }.
    }
not-understood = «{ $text }» тут не є ні ходом, ні картою, ні командою. Підказка: ?
did-you-mean = «{ $text }» тут немає. Може, «{ $close }»?
can-play = Це можна зробити зараз: введіть { $number } або { $code }.
undone = Скасовано. Випадок вирішить так само: його визначає зерно, хід за ходом.
file-exists = Файл { $file } вже є; оберіть іншу назву: зберегти НАЗВА
file-unwritable = Файл { $file } не вдається записати: { $reason }
saved = Збережено. Щоб грати далі: tradewinds play { $game } --load { $file }
quit-unsaved = Гру не збережено: «зберегти» запише її, ще раз «вийти» — вихід без збереження.
goodbye = Гру перервано, її не збережено. До зустрічі!
goodbye-saved = Гру збережено. До зустрічі!

help-move-keys = 2, { $code }, { $thing }
help-move = Зробити хід: за номером, кодом або назвою того, чого він стосується.
help-ask-keys = ?, ? 2, ? { $thing }
help-ask = Ця підказка; що робить хід чи карта і чому зараз цього не можна.
help-look-keys = Enter
help-look = Показати стіл ще раз.
help-log-keys = журнал (log)
help-log = Розповісти всю гру від початку.
help-undo-keys = назад (undo)
help-undo = Повернутися до вашого попереднього рішення. Випадок вирішить так само: зерно визначає його хід за ходом, тож другої спроби це не дає.
help-save-keys = зберегти (save) ФАЙЛ
help-save = Записати гру у файл; --load ФАЙЛ продовжить її.
help-quit-keys = вийти (quit)
help-quit = Вийти. Якщо спершу зберегти, ніщо не пропаде.

## Кінець

winners =
    { $count ->
        [one] Перемога:
       *[other] Спільна перемога:
    }
points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
not-over = Гру не завершено.
fair =
    Зерно відповідає зобов’язанню, даному перед грою, і { $draws ->
        [one] { $draws } рішення випадку збігається з тим, що воно визначає.
        [few] усі { $draws } рішення випадку збігаються з тим, що воно визначає.
       *[many] усі { $draws } рішень випадку збігаються з тим, що воно визначає.
    }
fair-secret = Зерно цієї гри ще не оприлюднено, тому перевірити випадок не можна.
fair-manual = У цій грі випадок вводили вручну.

## Ігри

seats = гравців: { $least }–{ $most }

## Симуляції та вимірювання

playing = Граємо
measuring = Вимірюю…
column-seat = Місце
column-bot = Бот
column-wins = Перемог
column-share = Частка
column-interval = Інтервал 95%
column-score = Середній рахунок
games-played = Ігор: { $games }, ходів у середньому: { $turns }
speed = За секунду: ігор — { $games }, рішень — { $decisions }
measured = гравців: { $players }, стан: { $bytes } байт
column-options = Варіант
column-mode = Правила
column-cores = Ядер
column-decisions = Рішень/с
column-games = Ігор/с
column-copy = Копія, нс
mode-compiled = скомпільовані
mode-interpreted = інтерпретовані
