### Что говорит терминал.

## Начало

compiling = Компилирую правила: это бывает только раз и занимает секунд десять…
welcome = Подсказка в любой момент: введите ?
commitment = Обязательство: { $hash }
seed = Зерно: { $hash }
bot-random = Хаос
bot-greedy = Жадина

## Стол

table = Стол
turn-title = Ход { $turn }
setup-title = Подготовка
log-title = Что произошло
moves-title = Что сделаете?
chance-title = Что решает случай?
hint = Введите номер хода; ? — подсказка, Enter — показать стол ещё раз.
hint-one = Enter — сделать единственный возможный ход; ? — подсказка.
end-hint = Enter — выйти; «назад» отменит ваше последнее решение, «сохранить» сохранит игру, «журнал» расскажет её всю.
hand-over = Теперь смотрит { $player }: нажмите Enter, когда экран видно только вам.

## Ответы

command-help = помощь
command-log = журнал
command-undo = назад
command-save = сохранить
command-quit = выйти выход
no-such-number =
    Хода { $number } нет: { $last ->
        [1] есть только 1.
       *[other] выберите от 1 до { $last }.
    }
not-understood = «{ $text }» здесь не ход, не карта и не команда. Подсказка: ?
did-you-mean = «{ $text }» здесь нет. Может быть, «{ $close }»?
can-play = Это можно сделать сейчас: введите { $number } или { $code }.
undone = Отменено. Случай решит так же: его определяет зерно, ход за ходом.
file-exists = Файл { $file } уже есть; выберите другое имя: сохранить ИМЯ
file-unwritable = Файл { $file } не удаётся записать: { $reason }
saved = Сохранено. Чтобы играть дальше: tradewinds play { $game } --load { $file }
quit-unsaved = Игра не сохранена: «сохранить» запишет её, ещё раз «выйти» — выход без сохранения.
goodbye = Игра прервана и не сохранена. До встречи!
goodbye-saved = Игра сохранена. До встречи!

help-move-keys = 2, { $code }, { $thing }
help-move = Сделать ход: по номеру, коду или названию того, к чему он относится.
help-ask-keys = ?, ? 2, ? { $thing }
help-ask = Эта подсказка; что делает ход или карта и почему сейчас этого нельзя.
help-look-keys = Enter
help-look = Показать стол ещё раз.
help-log-keys = журнал (log)
help-log = Рассказать всю игру с начала.
help-undo-keys = назад (undo)
help-undo = Вернуться к вашему предыдущему решению. Случай решит так же: зерно определяет его ход за ходом, так что второй попытки это не даёт.
help-save-keys = сохранить (save) ФАЙЛ
help-save = Записать игру в файл; --load ФАЙЛ продолжит её.
help-quit-keys = выйти (quit)
help-quit = Выйти. Если сначала сохранить, ничего не пропадёт.

## Конец

winners =
    { $count ->
        [one] Победа:
       *[other] Общая победа:
    }
points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
not-over = Игра не закончена.
fair =
    Зерно соответствует обязательству, данному перед игрой, и { $draws ->
        [one] { $draws } решение случая совпадает с тем, что оно определяет.
        [few] все { $draws } решения случая совпадают с тем, что оно определяет.
       *[many] все { $draws } решений случая совпадают с тем, что оно определяет.
    }
fair-secret = Зерно этой игры ещё не обнародовано, поэтому проверить случай нельзя.
fair-manual = В этой игре случай вводили вручную.

## Игры

seats = игроков: { $least }–{ $most }

## Симуляции и измерения

playing = Играем
measuring = Измеряю…
column-seat = Место
column-bot = Бот
column-wins = Побед
column-share = Доля
column-interval = Интервал 95%
column-score = Средний счёт
games-played = Игр: { $games }, ходов в среднем: { $turns }
speed = За секунду: игр — { $games }, решений — { $decisions }
measured = игроков: { $players }, состояние: { $bytes } байт
column-options = Вариант
column-mode = Правила
column-cores = Ядер
column-decisions = Решений/с
column-games = Игр/с
column-copy = Копия, нс
mode-compiled = скомпилированные
mode-interpreted = интерпретируемые
