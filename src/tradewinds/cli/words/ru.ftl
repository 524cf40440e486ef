### Что говорит терминал.

## Начало

compiling = Компилирую правила: это бывает только раз и занимает секунд десять…
welcome = Подсказка в любой момент: введите ?
bot-beginner = Новичок
bot-casual = Любитель
bot-skilled = Опытный
bot-strong = Сильный
bot-expert = Эксперт
bot-random = Хаос
bot-greedy = Жадный
bot-search = Мыслитель
bot-learned = Самоучка
is-thinking = { $player } думает…
is-warming = { $player } разогревается: ботам, которые думают далеко вперёд, нужно один раз скомпилировать правила, это занимает минуту-две…

## Стол

table = Стол
turn-title = Ход { $turn }
setup-title = Подготовка
log-title = Что произошло
log-cut = … предыдущих строк: { $lines }; «журнал» покажет всё
moves-title = Что сделаете?
chance-title = Что выпало?
hint = Введите номер или название; ? — подсказка, Enter — весь стол.
hint-one = Enter — сделать единственный возможный ход; ? — подсказка.
end-hint = Enter — выйти; «сохранить» сохранит игру, «журнал» покажет весь ход игры.
hand-over = Теперь смотрит { $player }: нажмите Enter, когда экран видно только вам.

## Ответы

command-help = помощь
command-table = стол
command-log = журнал
command-undo = назад
command-save = сохранить
command-quit = выйти выход
command-new = новая
command-drop = забыть
no-such-number = Хода { $number } в списке нет; номера там — до { $last }.
not-understood = «{ $text }» здесь не ход, не карта и не команда. Подсказка: ?
did-you-mean = «{ $text }» здесь нет. Может быть, «{ $close }»?
which-move = «{ $text }» может означать несколько ходов; введите номер одного:
can-play = Это можно сделать сейчас: введите { $number } или { $code }.
undone = Отменено.
cannot-undo = Это не отменить: можно лишь ваше последнее решение этого хода, пока на него не ответили кубики или карты.
file-exists = Файл { $file } уже есть; выберите другое имя: сохранить ИМЯ
file-unwritable = Файл { $file } не удаётся записать: { $reason }
saved = Сохранено. Чтобы играть дальше: tradewinds play { $game } --load { $file }
quit-unsaved = Эту игру не удалось сохранить: «сохранить ФАЙЛ» запишет её в другом месте, ещё раз «выйти» — выход без сохранения.
goodbye = До встречи!
goodbye-saved = Игра сохранена. До встречи!
goodbye-kept = Игра сохранена: «tradewinds play { $game }» предложит продолжить её. До встречи!
goodbye-lost = Игра прервана, сохранить её не удалось. До встречи!
kept-found = { $game }: игра прервана на ходу { $turn } ({ $when }).
kept-answers = Enter — продолжить; «новая» — начать новую игру; «забыть» — стереть старую.
kept-resume = Чтобы играть дальше: tradewinds play --load { $file }

help-move-keys = { $number }, { $code }, { $thing }
help-move = Сделать ход из списка: по номеру, коду или названию; хватит и части названия.
help-ask-keys = ?, ? { $number }, ? { $thing }
help-ask = Эта подсказка; что делает ход или карта и почему сейчас этого нельзя.
help-look-keys = Enter, стол (table, t)
help-look = Показать весь стол; раз за ход его видно и без этого.
help-log-keys = журнал (log)
help-log = Показать весь ход игры.
help-undo-keys = назад (undo)
help-undo = Отменить ваше последнее решение этого хода, пока на него не ответили кубики или карты и не сыграл кто-то другой.
help-save-keys = сохранить (save) ФАЙЛ
help-save = Записать игру в файл; «tradewinds play --load ФАЙЛ» продолжит её, каждый на своём месте.
help-quit-keys = выйти (quit)
help-quit = Выйти. Ничего не пропадёт: следующее «tradewinds play» предложит продолжить.

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
    Все броски и карты заранее определило зерно: { $draws ->
        [one] { $draws } результат проверен, он совпадает.
        [few] все { $draws } результата проверены, они совпадают.
       *[many] все { $draws } результатов проверены, они совпадают.
    }
seed = Зерно: { $hash }
commitment = Контрольный код честности, известный ещё до игры (SHA-256 зерна): { $hash }
fair-secret = Зерно этой игры ещё не обнародовано, поэтому броски и карты проверить нельзя.
fair-manual = В этой игре результаты бросков и карт вводили вручную.

## Игры

seats = игроков: { $least }–{ $most }
levels = Уровни
at-table-of =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }

## Симуляции и измерения

playing = Играем
measuring = Измеряю…
column-seat = Место
column-bot = Бот
column-wins = Побед
column-share = Доля
column-interval = Интервал 95%
column-score = Средний счёт
column-rating = Рейтинг
column-time = Время, медиана
games-played = Партий: { $games }, ходов в среднем: { $turns }
speed = За секунду: партий — { $games }, решений — { $decisions }
measured = игроков: { $players }, состояние: { $bytes } байт
column-options = Вариант
column-mode = Правила
column-cores = Ядер
column-decisions = Решений/с
column-games = Партий/с
column-copy = Копия, нс
mode-compiled = скомпилированные
mode-interpreted = интерпретируемые

## Командная строка

usage = Использование: { $command }
commands = Команды:
games-title = Игры:
bots-title = Боты:
options-title = Параметры:
more-help = «tradewinds COMMAND --help» расскажет о команде больше.
about-random = ходит наугад
about-beginner = каждое второе решение принимает наугад, остальные взвешивает на шаг вперёд
about-casual = взвешивает решения на шаг вперёд, но иногда ходит наугад
about-skilled = взвешивает каждое решение на шаг вперёд
about-strong = перед каждым решением разыгрывает много возможных продолжений
about-expert = думает ещё дольше и опирается на опыт партий с самим собой
about-greedy = то же, что skilled
about-search = разыгрывает возможные продолжения столько, сколько скажете: search@100ms, search@2000
about-learned = ходит сразу, так, как научился в партиях с самим собой
about-other = из другого пакета
do = Торговые настольные игры по полным печатным правилам: для людей, ботов и исследований.
do-serve = Открыть стол в браузере: по адресу, который будет показан.
do-play = Играть в терминале: против ботов или с друзьями за одной клавиатурой.
do-simulate = Много партий между ботами и их итог.
do-arena = Турнир ботов: с рейтингами, записью каждой партии и отчётом.
do-train = Обучить нейросеть игре: она учится, играя сама с собой.
do-bench = Измерить, как быстро здесь работают игры: скомпилированные и интерпретируемые, на одном ядре и на всех.
do-replay = Проверить запись игры по правилам и зерну и рассказать её ход за ходом.
do-games = Показать игры и их варианты.
with-game = Какая игра: { $games }.
with-bench-game = Какая игра: { $games }; если не указано — все.
with-file = Запись, которую делает «сохранить» в игре.
with-players = Сколько игроков.
with-bots = Один бот на все места или по одному на каждое: { $bots }, или собственный в виде module:attribute; при желании с лимитом на каждое решение, как search@100ms или search@2000.
with-serve-bot = Бот, которого можно будет выбрать рядом с нашими: module:attribute или NAME=BOT, например deep=search@2s; можно указать несколько раз.
with-serve-ray = Боты, которые ищут ход, думают на кластере Ray по этому адресу, а не на этом компьютере.
with-pace = Как быстро играют боты: { $paces }.
with-option = Вариант игры из списка «tradewinds games»; можно указать несколько раз.
with-seed = То же зерно — те же броски и карты.
with-seat = Какие места играют за этой клавиатурой: 1, или 1,3, или all. Обычно 1.
with-name = Ваше имя; повторите для каждого из вас.
with-load = Продолжить сохранённую игру: каждый на своём месте.
with-lang = { $languages }; иначе язык из TRADEWINDS_LANG или вашей системы.
with-as_json = Вывести JSON и ничего больше.
with-games = Сколько партий.
with-arena-game = Какие игры, одна или несколько: { $games }.
with-arena-bots = Кто играет, при желании с лимитом (search@100ms): { $bots } или MODULE:NAME.
with-arena-players = Сколько игроков; несколько чисел — через запятую.
with-arena-games = Сколько партий играет каждый состав; округляется вверх до целых раздач, в которых каждый сидит на каждом месте один раз.
with-form = round-robin (все со всеми), gauntlet (первый с каждым из остальных) или ladder (соседи между собой).
with-arena-option = Вариант игр; plus=yes,no — оба. Можно указать несколько раз.
with-folder = Где хранится турнир; та же команда его продолжит. Иначе — в вашей папке данных.
with-workers = Сколько процессов играет; иначе — по одному на ядро.
with-ray = Играть на кластере Ray по этому адресу; «local» запускает его здесь.
with-until_clear = Прекращать партии состава, как только ясно, кто сильнее (ошибка 5% на весь турнир).
with-report = Записать отчёт ещё и сюда, а рядом — его данные в JSON.
with-plan = Собственный план (docs/learning.md); иначе — план игры.
with-decisions = После скольких решений обучение закончено; иначе — по плану.
with-minutes = Через сколько минут обучение закончено, если это раньше; прерванное продолжит та же команда.
with-device = Где играть и учиться: cpu или gpu.
with-start = Начать с этих весов, а не с нуля; сохранённое обучение продолжается со своими.
with-train-seed = То же зерно — то же обучение, насколько позволяет машина.
with-train-folder = Где хранится обучение; та же команда его продолжит. Иначе — в вашей папке данных.
with-seconds = Сколько измерять каждую строку.
with-host = На каком адресе слушать; 0.0.0.0 впускает других.
with-port = На каком порту слушать.
with-database = sqlite:///FILE или postgresql://…; иначе файл в вашей папке данных. Также TRADEWINDS_DATABASE, где пароля не видно другим.
with-proxy = Адрес или сеть прокси, который сообщает, чьи запросы передаёт (X-Forwarded-For); можно указать несколько раз. Также TRADEWINDS_PROXIES.
with-secure = Отправлять cookie только через HTTPS (за прокси).
with-version = Показать версию.
with-help = Показать эту подсказку.

## Неправильное использование

usage-missing = не хватает { $option }; см. { $command } --help
usage-no-option = параметра { $option } нет; см. { $command } --help
usage-no-option-but = параметра { $option } нет. Может быть, { $close }?
usage-no-value = { $option } требует значения; см. { $command } --help
usage-bad-value = { $option } не может иметь такого значения; см. { $command } --help
usage-at-least = { $option } должно быть числом не меньше { $least }; см. { $command } --help
usage-from-to = { $option } должно быть числом от { $least } до { $most }; см. { $command } --help
usage-wrong = в командной строке есть что-то лишнее; см. { $command } --help
no-command = команды { $text } нет; есть { $commands }
no-command-but = команды { $text } нет. Может быть, { $close }?
no-language = языка { $text } здесь нет; есть { $languages }
no-game = игры { $text } нет; есть { $games }
no-game-but = игры { $text } нет. Может быть, { $close }?
which-game = укажите игру: { $games }
wrong-players = в { $game } играют от { $least } до { $most } игроков, а не { $count }
no-option = в { $game } нет варианта { $text }; есть { $options }
wrong-option = вариант { $option } может быть { $values }, а не { $text }
no-bot = бота { $text } нет; есть { $bots }
no-bot-at = бот { $text } не найден: { $reason }
makes-no-bots = { $text } не создаёт ботов: не принимает игры и зерна или создаёт то, что не выбирает ходов
wrong-budget = лимит — это время, как 100ms или 2s, или число итераций, как 2000, а не { $text }
wrong-pace = темп может быть { $paces }, а не { $text }
wrong-offer = бот для стола — это module:attribute или NAME=BOT, например deep=search@2s, а не { $text }
wrong-proxy = прокси — это адрес, например 10.0.0.2, или сеть, например 10.0.0.0/8, а не { $text }
strange-bot = в { $file } играет { $bots }, а это код на этом компьютере: если доверяете ему, назовите его сами через --bots и --seat
bot-failed = сбой бота: { $reason }
wrong-bots = ботов: { $bots }, мест: { $seats }; укажите одного на все места или по одному на каждое
wrong-seat = место — это число от 1 до { $players }, несколько через запятую или 'all', а не { $text }
wrong-names = имён: { $names }, а игроков за этой клавиатурой: { $people }
wrong-name = { $text } должно быть одной строкой без пробелов вокруг
long-name = в имени не больше { $most } знаков
from-record = { $options } нельзя указать вместе с --load: это берётся из записи
other-game = { $file } — это игра { $game }, а не { $other }
unreadable = { $file } не удаётся прочитать: { $reason }
not-text = { $file } — не текст
damaged = { $file }, строка { $line }: { $sentence }
system-refused = система отказала: { $reason }

## В чём отказывает система

fault-forbidden = нет разрешения
fault-address-in-use = этот адрес уже занят
fault-address-elsewhere = на этом компьютере нет такого адреса
fault-exists = такой файл уже есть
fault-folder = это папка
fault-missing = такого файла или папки нет
fault-full = на диске нет места
fault-no-folder = это не папка
fault-read-only = сюда ничего нельзя записать

## Арена

arena-players-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
arena-games-count =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
arena-settled =
    { $meeting }: ясно после { $deals ->
        [one] { $deals } раздачи
       *[many] { $deals } раздач
    }.
arena-kept = Все партии сохранены в { $folder }
arena-report = Отчёт: { $file }
arena-packages = арене нужны дополнительные пакеты: { $command }
arena-format = турнир может быть { $formats }, но не { $text }
arena-twice = бот { $bot } назван дважды
arena-long = имя бота в записи — не больше { $most } знаков: { $bot }
arena-few = для { $format } нужно хотя бы два бота
arena-players = число игроков пишут как 2 или 2,4, а не { $text }
arena-interrupted = остановлено. Сохранено партий: { $games }, в { $folder }; та же команда продолжит оттуда
arena-fault = сбой бота { $bot } в партии { $game } на шаге { $ply }: { $reason }. Эта партия — в { $file }; остальные сохранены, и та же команда продолжит турнир
arena-die = партия { $game } оборвала все процессы, которые её играли; похоже, бот аварийно завершается. Остальные партии сохранены
arena-other = в { $folder } другой турнир; выберите другую папку
arena-strange = в { $folder } что-то другое, а не турнир; выберите пустую папку
arena-busy = в { $folder } сейчас играет процесс { $detail }
arena-damaged = данные в { $folder } повреждены: { $detail }
arena-none = в { $folder } нет турнира
arena-cluster-packages = для кластера нужны дополнительные пакеты: { $detail }
arena-cluster-connected = этот процесс уже подключён к кластеру
arena-cluster-unreachable = кластер недоступен: { $detail }
arena-cluster-version = на машине кластера другая версия { $detail }
arena-cluster-failed = партия на кластере не удалась: { $detail }

## Обучение

training = Обучение…
train-progress = { $decisions } млн решений · против greedy: { $standings }
train-goes-on = Продолжение после { $decisions } млн решений, из { $folder }
train-done = Веса: { $file } · кривые: { $picture }
train-packages = для обучения нужны дополнительные пакеты: { $command }
train-device = сеть можно обучать на { $devices }, а не на { $text }
train-interrupted = остановлено. Изученное до последнего измерения — в { $folder }; та же команда продолжит оттуда
train-nothing-kept = остановлено раньше, чем было что сохранить
train-refused = обучение невозможно: { $reason }

## Сервер

serve-packages = столу нужны дополнительные пакеты: { $command }
serve-failed = не удалось запустить стол
serve-address = Tradewinds по адресу { $address } (Ctrl-C останавливает)
serve-silent = стол работает, но не отвечает по адресу { $address }
serve-no-room = не могу хранить игры в { $folder }: { $reason }. Выберите другое место через --database
serve-no-database = база данных — это sqlite:///FILE или postgresql://…, а не { $text }
serve-no-folder = нет папки { $folder } для базы данных
serve-unopened = не могу открыть базу данных { $database }: { $reason }
serve-no-host = нет адреса { $text }, чтобы на нём слушать. Выберите другой через --host
serve-no-listening = не могу слушать на { $address }: { $reason }. Выберите другое через { $option }

## Честность

do-verify = Проверить запись игры: каждый ход по правилам, каждый случайный результат — по зерну, всем его частям и коду, показанному до игры.
with-verify-commitment = Контрольный код, который вы записали до игры; именно он должен быть в записи.
with-verify-part = Часть, которую добавил к зерну ваш браузер, если вы её записали; можно указать несколько раз.
commitment-secret = Контрольный код, показанный ещё до того, как кто-то сел за стол (SHA-256 части сервера): { $hash }
secret = Часть сервера: { $hash }
fair-shared =
    Все броски и карты следуют из зерна, составленного из части сервера и частей всех игроков: { $draws ->
        [one] { $draws } результат проверен, он совпадает.
        [few] все { $draws } результата проверены, они совпадают.
       *[many] все { $draws } результатов проверены, они совпадают.
    }
verify-rules =
    { $game }: { $plies ->
        [one] { $plies } ход соответствует
        [few] все { $plies } хода соответствуют
       *[many] все { $plies } ходов соответствуют
    } правилам.
verify-commitment = Контрольный код соответствует тому, что держалось в тайне: { $hash }. Кто до игры записал другой код, того обманули.
verify-commitment-noted = Контрольный код именно тот, который вы записали, и соответствует тому, что держалось в тайне: { $hash }
verify-part-browser = Часть { $seat }, { $name }: от браузера игрока: { $part }
verify-part-server = Часть { $seat }, { $name }: от сервера, так как браузер её не дал; она следует из того, что сервер зафиксировал заранее
verify-part-absent = Часть { $seat }, { $name }: браузер игрока обещал её, но вовремя не назвал, поэтому она от сервера; она следует из того, что сервер зафиксировал заранее
verify-shared-seed = Зерно составлено из части сервера и частей всех игроков: { $hash }
verify-own-seed = Зерно выбрал сам, кто проводил игру: { $hash }
verify-draws =
    { $draws ->
        [0] Случай ничего не решал.
        [one] { $draws } случайный результат следует из зерна.
        [few] Все { $draws } случайных результата следуют из зерна.
       *[many] Все { $draws } случайных результатов следуют из зерна.
    }
verify-unfinished = Игра не закончена: того, что будет дальше, в записи нет.
verify-manual = { $file }: в этой игре случайные результаты вводили вручную, так что проверять их не по чему
verify-secret = { $file }: в этой записи нет зерна. Его обнародуют, когда игра закончена
verify-other-commitment = { $file }: контрольный код в записи — { $hash }, а не { $noted }. Это не та игра, код которой вы записали
verify-no-such-part = { $file }: в записи нет части браузера { $part }
with-key_file = Файл с ключом, которым запечатаны тайны незаконченных игр; если его нет, он будет создан. Иначе — файл SQLite с .key в конце. Также TRADEWINDS_KEY_FILE; или сам ключ в TRADEWINDS_KEY.
serve-no-key = кто может читать эту базу данных, тот может прочитать, из чего следуют броски незаконченных игр. Укажите файл для ключа через --key-file
serve-short-key = в ключе не меньше { $least } знаков
serve-no-key-file = не могу прочитать ключ в { $file }: { $reason }
serve-other-key =
    { $count ->
        [one] { $count } незаконченная игра запечатана
        [few] { $count } незаконченные игры запечатаны
       *[many] { $count } незаконченных игр запечатаны
    } другим ключом. Укажите тот ключ через --key-file или TRADEWINDS_KEY_FILE
serve-key-of-others = с этой базой данных работает другой сервер, у которого другой ключ, или у одного из них ключа нет; ни один не смог бы продолжить игры другого. Дайте всем один и тот же ключ через --key-file, TRADEWINDS_KEY_FILE или TRADEWINDS_KEY; чтобы сменить его, сначала остановите все
with-log_format = Как писать журнал: text или json, объект в каждой строке. Также TRADEWINDS_LOG_FORMAT.
with-log_level = Начиная откуда: debug, info (каждый запрос), warning или error. Также TRADEWINDS_LOG_LEVEL.
serve-wrong-logs = журнал пишется как { $formats }, начиная с { $levels }

## Резервные копии

do-backup = Записать всё, что есть в базе данных, в один новый файл, пока стол работает.
do-restore = Заполнить пустую базу данных тем, что есть в резервной копии.
with-backup-file = Файл, который нужно записать; существующего файла никто не трогает.
with-restore-file = Файл, который записала команда «tradewinds backup».
backup-done =
    { $file } содержит всё: { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }, { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }. Ключ сервера держите в другом месте: он нужен незаконченным играм.
restore-done =
    В базе данных есть всё, что было в { $file }: { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }, { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[many] { $tables } столов
    }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }.
backup-exists = { $file } уже есть. Выберите другое имя, чтобы не потерять ни одной копии
backup-nothing = в базе данных { $database } нет ни одной нашей таблицы
backup-no-folder = нет папки { $folder } для резервной копии
restore-no-file = файла { $file } нет
restore-no-backup = { $file } — не резервная копия Tradewinds
restore-damaged = { $file } повреждён: это не то, что было записано. Ничего не изменено
restore-newer = { $file } — из более новой версии Tradewinds. Ничего не изменено
restore-not-empty = в базе данных { $database } уже что-то есть. Копию восстанавливают в пустую
with-drain = Сколько секунд работать дальше после приказа остановиться, чтобы прокси заметил, что сервер не готов.
serve-wrong-number = { $name } должно быть числом, а не { $text }
