### Что говорят страницы.

## Каждая страница

site = Пассаты
skip = К содержанию
nav-label = Страницы
nav-games = Игры
nav-lobby = Столы
nav-replays = Записи игр
nav-account = Профиль
language-label = Язык
theme-label = Светло или темно
theme-to-auto = Цвета как на вашем устройстве
theme-to-dark = Тёмные цвета
theme-to-light = Светлые цвета
footer = Неофициальный стол для настольных игр: сделали игроки для игроков.
guest = Гость { $number }
close = Закрыть
save = Сохранить
copy = Копировать
copied = Скопировано

## Начало

start-title = Настольные игры у гавани
start-lead = Выберите игру и играйте: боты уже за столом.
games-going-on =
    { $count ->
        [one] У вас идёт { $count } игра
        [few] У вас идут { $count } игры
       *[many] У вас идёт { $count } игр
    }
play-now = Играть сейчас
play-now-label = Играть сейчас против ботов: { $game }
new-table = Создать стол
players-range =
    { $least }–{ $most } { $most ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
minutes-range = { $least }–{ $most } минут
promises-label = На что можно положиться
promise-no-account = Без регистрации и установки: одно нажатие — и вы играете.
promise-friends = Друзья присоединяются по ссылке или играют на вашем устройстве.
promise-fair = Кубики и карты честные: после игры можно проверить каждый бросок и каждую карту.

## Столы

my-games = Мои игры
open-tables = Открытые столы
finished-games = Законченные игры
no-games-yet = Сейчас у вас нет ни одной игры. Начните здесь:
no-open-tables = Сейчас никто не ждёт игроков. Создайте открытый стол, и его увидят здесь.
game-over = Игра окончена
your-turn = Ваш ход
turn-of = Ход: { $name }
waiting-for =
    Ждём ещё { $free ->
        [one] { $free } игрока
       *[many] { $free } игроков
    }

## Новый стол

seats = Игроки
seats-hint = От { $least } до { $most } игроков. Игра начнётся, как только не останется свободных мест.
seat-number = Место { $number }
seat-name = Имя для места { $number }
seat-me = Я
seat-open = Свободно для приглашённых
seat-friend = Друг на этом устройстве
seat-bot = Бот: { $level }
seat-none = Никого
name-if-you-like = Имя, если хотите
friend = Друг { $number }
bot-beginner = новичок
bot-beginner-about = каждое второе решение принимает наугад, остальные взвешивает на шаг вперёд
bot-casual = любитель
bot-casual-about = взвешивает каждое решение на шаг вперёд
bot-skilled = опытный
bot-skilled-about = перед каждым решением разыгрывает много возможных продолжений
bot-strong = сильный
bot-strong-about = думает ещё дольше: до четырёх секунд на ход
bot-expert = эксперт
bot-expert-about = думает столько же, но опирается на опыт партий с самим собой
bot-greedy = любитель
bot-learned = самоучка
bot-random = ходит наугад
levels = Боты по силе
levels-title = Насколько сильны боты
levels-hint = Чем выше рейтинг, тем сильнее бот. Измерено в партиях ботов между собой, с доверительной вероятностью 95%.
level = Уровень
rating =
    { $players ->
        [one] Рейтинг, { $players } игрок
        [few] Рейтинг, { $players } игрока
        [many] Рейтинг, { $players } игроков
       *[other] Рейтинг, { $players } игрока
    }
other-bots = Другие боты
pace = Как быстро играют боты
pace-at-once = сразу
pace-calm = спокойно
pace-slow = медленно
pace-hint = Если играют несколько человек, боты держатся самого медленного из желаемых темпов.
bot-name =
    { $number ->
        [1] Боцман
        [2] Шкипер
        [3] Лоцман
        [4] Кок
       *[other] Казначей
    }
options = Варианты игры
clock = Часы
clock-hint = За того, у кого вышло время, играет бот, пока игрок не вернётся.
clock-none = Без часов
clock-move = На каждое решение
clock-game = На всю игру каждому
clock-minutes = Минут:
clock-move-of = { $time } на решение
clock-game-of = { $time } на игрока
time-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
time-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
time-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
time-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
who-may-come = Кто может присоединиться
by-invitation = Только те, у кого есть ссылка
public-table = Все: стол виден в списке
open-the-table = Открыть стол

## Стол

players = Игроки
you = вы
bot = бот
bot-stands-in = играет бот
is-here = здесь
is-away = нет за столом
passes-ahead = спасует, как только сможет
seat-open-now = свободное место
seat-kept = для игрока { $name }
sit-here = Сесть здесь
won = победа
coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
replace = Пусть играет бот
replace-label = Пусть бот играет за игрока, пока тот не вернётся: { $name }
decision-label = Решение
board-label = Игровое поле
what-now = Что сделаете?
waiting-for-players = Ждём игроков
is-thinking = { $name } думает
is-warming = { $name } разогревается
is-warming-hint = Ботам, которые думают далеко вперёд, нужно подготовить правила. Это происходит один раз и занимает минуту-две.
you-chose = Ваш выбор: { $move }
end-turn = Закончить ход
take-back = Передумать
undo = Отменить
time-left = Осталось времени
hand-over = Передайте устройство, дальше смотрит только { $name }
it-is-me = Я — { $name }: показать мою сторону стола
you-are-away = За вас играет бот
come-back = Вернуться в игру
winners =
    { $count ->
        [one] Победа: { $names }!
       *[other] Общая победа: { $names }
    }
rematch = Сыграть ещё раз
to-rematch = К следующей игре
game-length =
    Игра длилась { $turns ->
        [one] { $turns } ход.
        [few] { $turns } хода.
       *[many] { $turns } ходов.
    }
chart-score = Счёт по ходам
chart-coins = Монеты по ходам
chart-label = { $what }. В конце: { $values }.
log = Что произошло
whole-log = Вся история игры
turn-number = Ход { $number }
nothing-yet = Пока ничего не произошло.
back-to-table = Назад к столу
chat = Разговор
chat-label = Напишите всем за столом
chat-send = Отправить
chat-empty = Пока никто ничего не написал.
mute = Скрыть
mute-label = Скрыть сообщения: { $name }
muted = Сообщения скрыты: { $name }.
unmute = Показать
unmute-label = Снова показывать сообщения: { $name }
tools = Стол
habits = Как вам удобно играть
habit-play-forced = Выполнять за меня единственное возможное действие
habit-hold-last = Спрашивать, прежде чем закончить мой ход
habit-pass-ahead = Спасовать один раз при первой возможности
leave = Выйти из-за стола
leave-hint = Дальше играет бот; вернуться можно в любой момент.
leave-hint-open = Ваше место станет свободным.
you-watch = Вы зритель: видите то, что могут видеть все.
invitation = Ссылка на этот стол
invite-hint = Пошлите друзьям ссылку на эту страницу: кто её откроет, сможет сесть за стол.
fill-with-bots = Отдать свободные места ботам и начать
fill-level = Сила ботов
commitment-hint = Броски и карты этой игры уже зафиксированы. По этому контрольному коду их можно проверить после игры:
why-not = Почему нельзя?
why-hint = Спросите о любом действии — ответят правила.
why-move = Действие
why-ask = Спросить
why-answer = { $move } — { $answer }
can-be-played = Это можно сделать сейчас.
glossary = Справочник
reconnecting = Связь потеряна. Пробуем ещё раз…
no-connection = Сервер недоступен. Попробуйте ещё раз через минуту.
notify-me = Сообщать о моём ходе
keys-help = Клавиши
key-number = выполнить действие с этим номером
key-arrows = выбрать действие и выполнить его
key-undo = отменить
key-end = закончить ход
key-help = эта подсказка

## Просмотр

replay = Повтор
replays-lead = Каждую законченную игру можно посмотреть шаг за шагом:
bring-record = Открыть запись
bring-hint = Запись — это небольшой текстовый файл игры. Она проверяется по правилам, а если известно секретное число — то и каждый бросок. Файл не сохраняется.
record-file = Файл
record-text = Или вставьте текст
show-record = Показать
move-of = Шаг { $ply } из { $plies } · ход { $turn }
go-to-move = Шаг
go = Перейти
step-first = В начало
step-back = На шаг назад
step-on = На шаг вперёд
step-last = В конец
fairness = Было ли честно?
fair =
    Да. Броски и карты зафиксированы до игры секретным числом: { $draws ->
        [one] совпадает { $draws } результат.
        [few] совпадают все { $draws } результата.
       *[many] совпадают все { $draws } результатов.
    }
unfair = Нет: броски и карты не те, что были зафиксированы до игры.
fair-secret = Секретное число этой игры ещё не открыто, поэтому броски и карты проверить нельзя.
fair-by-hand = В этой игре броски и карты вводили вручную.
commitment = Контрольный код, показанный до игры
seed = Секретное число, открытое после игры
download-record = Скачать запись

## Профиль

account-kept = Ваши игры хранятся в учётной записи на всех устройствах.
account-guest = Вы гость: вас помнит этот браузер. Учётная запись сохранит ваши игры на всех устройствах.
your-name = Ваше имя
name-shown = Что видят другие
name = Имя
password = Пароль
register = Создать учётную запись
register-hint = Ваши прежние игры останутся вашими.
log-in = Войти
log-in-hint = Если у вас уже есть учётная запись.
log-out = Выйти
log-out-hint = Ваши игры останутся в учётной записи.
change-password = Сменить пароль
change-password-hint = На других ваших устройствах придётся войти снова. Ключи для программ останутся: удалите ненужные.
password-now = Текущий пароль
password-next = Новый пароль
password-changed = Пароль изменён. На других устройствах придётся войти снова.
sessions = Ваши устройства
sessions-hint = Где вы вошли. Если какое-то устройство вам незнакомо, завершите его сеанс и смените пароль.
session-here = это устройство
session-seen = последний раз { $day }
session-unknown = Браузер
session-end = Завершить
session-end-label = Завершить сеанс: { $device }
tokens = Для программ
tokens-hint = Ключ позволяет вашему боту или программе играть от вашего имени.
api-docs = Как это сделать
token-label = Для чего он
token-new = Новый ключ
token-once = Скопируйте этот ключ сейчас: больше он не будет показан.
token-drop = Удалить
token-drop-label = Удалить ключ { $label }

## Когда что-то невозможно

error-title-lost = За краем карты
error-title-stop = Сюда нельзя
error-title-storm = У нас шквал
error-code = Код { $code }
back-to-start = К играм
no-such-page = Такой страницы нет. Возможно, в адресе ошибка.
no-such-game = Такой игры здесь нет.
wrong-method = Этот адрес не принимает таких запросов.
bad-form = В форме что-то не так. Вернитесь и попробуйте ещё раз.
bad-number = { $text } — не то число, которое здесь подходит.
bad-player-count = Эта игра — для { $least }–{ $most } игроков: выберите столько мест.
too-large = Это слишком большой объём.
bad-request = Этот запрос не удаётся прочитать.
too-many-requests = Слишком много запросов. Подождите минуту.
too-many-bot-games = Слишком много ваших игр, где играют только боты. Подождите, пока какая-нибудь закончится.
cannot-be-done = Этого сделать нельзя.
our-fault = Что-то пошло не так на нашей стороне. Ваша игра в безопасности; попробуйте ещё раз через минуту.
no-such-table = Такого стола нет. Возможно, ссылка неполная.
bad-table = Так создать стол нельзя.
game-has-started = Игра уже началась.
seated-already = Вы уже сидите за этим столом.
seat-taken = Это место занято.
seat-kept-for = Это место оставлено для того, кто играл раньше.
host-only = Это может сделать только тот, кто создал стол.
not-seated = У вас нет места за этим столом.
players-only = Это могут сделать только игроки этого стола.
nobody-to-replace = На этом месте не за кого играть.
player-is-here = Этот игрок сейчас за столом.
player-was-here = Этот игрок только что был за столом. Дайте ему минуту, чтобы вернуться.
nothing-held = Нет решения, которое ждёт подтверждения.
cannot-undo = Это не отменить: уже брошены кубики, открыта карта или походил кто-то другой.
game-is-over = Игра окончена.
game-not-over = Игра ещё не окончена.
game-not-started = Игра ещё не началась.
position-changed = Тем временем на столе всё изменилось. Посмотрите ещё раз и выберите.
empty-message = Сначала напишите что-нибудь.
long-message =
    В сообщении может быть не больше { $most ->
        [one] { $most } знака.
       *[many] { $most } знаков.
    }
chat-full = В этом разговоре больше нет места.
no-such-bot = Бота { $bot } нет.
bad-clock = Часы нельзя поставить на такое время.
bad-token = Этот ключ недействителен.
form-expired = Форма устарела, или отключены файлы «куки». Загрузите страницу ещё раз.
account-needed = Для этого нужна учётная запись. Её можно создать на странице профиля.
account-already = У вас уже есть учётная запись.
password-length = В пароле должно быть от { $least } до { $most } знаков.
name-taken = Имя { $name } занято.
wrong-login = Имя или пароль неверны.
bad-name = В имени должно быть от 1 до { $most } знаков.
no-record = Сначала выберите файл или вставьте текст записи.
bad-record = Эту запись не удаётся прочитать: ошибка в строке { $line }.
record-forgotten = Этой записи здесь уже нет. Откройте её снова из своего файла.
bad-message = В сообщении не может быть таких знаков.
chat-too-fast = Слишком много сообщений сразу. Подождите несколько секунд.
no-such-ply = В этой игре нет такого шага.
token-needed = Для этого нужен ключ. Его можно создать на странице профиля.


## One screen

room-board = Поле
room-mine = Моё
room-markets = Рынки
room-rivals = Соперники
room-log = Журнал
room-more = Ещё
rooms-label = Комнаты стола
menu = Меню
progress-label = Этот ход
play-it = Сделать
join-name = Ваше имя за этим столом
join-name-hint = прежнее, если не писать
since-your-turn = После вашего последнего хода
