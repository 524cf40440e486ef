### Що кажуть сторінки.

## Кожна сторінка

site = Пасати
skip = До змісту
nav-label = Сторінки
nav-games = Ігри
nav-lobby = Столи
nav-replays = Записи ігор
nav-account = Профіль
language-label = Мова
theme-label = Світло чи темно
theme-to-auto = Кольори як на вашому пристрої
theme-to-dark = Темні кольори
theme-to-light = Світлі кольори
footer = Неофіційний стіл для настільних ігор: зробили гравці для гравців.
guest = Гість { $number }
close = Закрити
save = Зберегти
copy = Копіювати
copied = Скопійовано

## Початок

start-title = Настільні ігри біля гавані
start-lead = Оберіть гру й грайте: боти вже за столом.
games-going-on =
    { $count ->
        [one] У вас триває { $count } гра
        [few] У вас тривають { $count } гри
       *[many] У вас триває { $count } ігор
    }
play-now = Грати зараз
play-now-label = Грати зараз проти ботів: { $game }
new-table = Створити стіл
players-range =
    { $least }–{ $most } { $most ->
        [one] гравець
        [few] гравці
       *[many] гравців
    }
minutes-range = { $least }–{ $most } хвилин
promises-label = На що можна покластися
promise-no-account = Без реєстрації і встановлення: одне натискання — і ви граєте.
promise-friends = Друзі приєднуються за посиланням або грають на вашому пристрої.
promise-fair = Кубики й карти чесні: після гри можна перевірити кожен кидок і кожну карту.

## Столи

my-games = Мої ігри
open-tables = Відкриті столи
finished-games = Завершені ігри
no-games-yet = Зараз у вас немає жодної гри. Почніть тут:
no-open-tables = Зараз ніхто не чекає на гравців. Створіть відкритий стіл, і його побачать тут.
game-over = Гру завершено
your-turn = Ваш хід
turn-of = Хід: { $name }
waiting-for =
    Чекаємо ще на { $free ->
        [one] { $free } гравця
       *[many] { $free } гравців
    }

## Новий стіл

seats = Гравці
seats-hint = Від { $least } до { $most } гравців. Гра почнеться, щойно не лишиться вільних місць.
seat-number = Місце { $number }
seat-name = Ім’я для місця { $number }
seat-me = Я
seat-open = Вільне для запрошених
seat-friend = Друг на цьому пристрої
seat-bot = Бот: { $level }
seat-none = Нікого
name-if-you-like = Ім’я, якщо хочете
friend = Друг { $number }
bot-beginner = новачок
bot-beginner-about = кожне друге рішення приймає навмання, решту зважує на крок уперед
bot-casual = аматор
bot-casual-about = зважує рішення на крок уперед, але часом ходить навмання
bot-skilled = досвідчений
bot-skilled-about = зважує кожне рішення на крок уперед
bot-strong = сильний
bot-strong-about = перед кожним рішенням розігрує багато можливих продовжень
bot-expert = експерт
bot-expert-about = думає ще довше і спирається на досвід партій із самим собою
bot-greedy = аматор
bot-learned = самоук
bot-learned-about = відповідає одразу, з досвіду партій із самим собою
bot-random = ходить навмання
bot-random-about = робить будь-який дозволений хід: щоб спробувати гру
levels = Боти за силою
levels-title = Наскільки сильні боти
levels-hint = Що вищий рейтинг, то сильніший бот. Виміряно в партіях ботів між собою, з довірчою ймовірністю 95%.
level = Рівень
rating =
    { $players ->
        [one] Рейтинг, { $players } гравець
        [few] Рейтинг, { $players } гравці
        [many] Рейтинг, { $players } гравців
       *[other] Рейтинг, { $players } гравця
    }
other-bots = Інші боти
pace = Як швидко грають боти
pace-at-once = одразу
pace-calm = спокійно
pace-slow = повільно
pace-hint = Якщо грає кілька людей, боти тримаються найповільнішого з бажаних темпів.
bot-name =
    { $number ->
        [1] Боцман
        [2] Шкіпер
        [3] Лоцман
        [4] Кок
       *[other] Скарбник
    }
options = Варіанти гри
clock = Годинник
clock-hint = За того, у кого вийшов час, грає бот, доки гравець не повернеться.
clock-none = Без годинника
clock-move = На кожне рішення
clock-game = На всю гру кожному
clock-minutes = Хвилин:
clock-move-of = { $time } на рішення
clock-game-of = { $time } на гравця
time-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
       *[many] { $count } секунд
    }
time-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
       *[many] { $count } хвилин
    }
time-hours =
    { $count ->
        [one] { $count } година
        [few] { $count } години
       *[many] { $count } годин
    }
time-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
       *[many] { $count } днів
    }
who-may-come = Хто може приєднатися
by-invitation = Лише ті, хто має посилання
public-table = Усі: стіл видно в списку
open-the-table = Відкрити стіл

## Стіл

players = Гравці
you = ви
bot = бот
bot-stands-in = грає бот
is-here = тут
is-away = не за столом
passes-ahead = спасує, щойно зможе
seat-open-now = вільне місце
seat-kept = для гравця { $name }
sit-here = Сісти тут
won = перемога
coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монети
       *[many] { $count } монет
    }
points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
replace = Хай грає бот
replace-label = Хай бот грає замість гравця, доки той не повернеться: { $name }
decision-label = Рішення
board-label = Ігрове поле
what-now = Що зробите?
waiting-for-players = Чекаємо на гравців
is-thinking = { $name } думає
is-warming = { $name } розігрівається
is-warming-hint = Ботам, що думають далеко вперед, треба підготувати правила. Це стається один раз і триває хвилину-дві.
you-chose = Ваш вибір: { $move }
end-turn = Завершити хід
take-back = Передумати
undo = Скасувати
time-left = Залишилося часу
hand-over = Передайте пристрій, далі дивиться лише { $name }
it-is-me = Я — { $name }: показати мій бік столу
you-are-away = Замість вас грає бот
come-back = Повернутися до гри
winners =
    { $count ->
        [one] Перемога: { $names }!
       *[other] Спільна перемога: { $names }
    }
rematch = Зіграти ще раз
to-rematch = До наступної гри
game-length =
    Гра тривала { $turns ->
        [one] { $turns } хід.
        [few] { $turns } ходи.
       *[many] { $turns } ходів.
    }
chart-score = Рахунок за ходами
chart-coins = Монети за ходами
chart-label = { $what }. Наприкінці: { $values }.
log = Що сталося
whole-log = Уся історія гри
turn-number = Хід { $number }
nothing-yet = Поки що нічого не сталося.
back-to-table = Назад до столу
chat = Розмова
chat-label = Написати всім
chat-send = Надіслати
chat-empty = Поки що ніхто нічого не написав.
mute = Приховати
mute-label = Приховати повідомлення: { $name }
muted = Повідомлення приховано: { $name }.
unmute = Показати
unmute-label = Знову показувати повідомлення: { $name }
tools = Стіл
habits = Як вам зручно грати
habit-play-forced = Робити єдину можливу дію за мене
habit-hold-last = Питати, перш ніж завершити мій хід
habit-pass-ahead = Спасувати один раз, щойно буде нагода
leave = Вийти з-за столу
leave-hint = Далі гратиме бот; повернутися можна будь-коли.
leave-hint-open = Ваше місце стане вільним.
you-watch = Ви глядач: бачите те, що можуть бачити всі.
invitation = Посилання на цей стіл
invite-hint = Надішліть друзям посилання на цю сторінку: хто його відкриє, зможе сісти за стіл.
fill-with-bots = Віддати вільні місця ботам і почати
fill-level = Сила ботів
commitment-hint = Кидки й карти цієї гри вже зафіксовано. За цим контрольним кодом їх можна перевірити після гри:
why-not = Чому не можна?
why-hint = Спитайте про будь-яку дію — відповідять правила.
why-move = Дія
why-ask = Спитати
why-answer = { $move } — { $answer }
can-be-played = Це можна зробити зараз.
glossary = Довідник
reconnecting = Зв’язок утрачено. Пробуємо ще раз…
no-connection = Сервер недоступний. Спробуйте ще раз за мить.
notify-me = Сповіщати про мій хід
keys-help = Клавіші
key-number = виконати дію з цим номером
key-arrows = обрати дію й виконати її
key-undo = скасувати
key-end = завершити хід
key-help = ця підказка

## Перегляд

replay = Перегляд гри
replays-lead = Кожну завершену гру можна переглянути крок за кроком.
bring-record = Відкрити запис
bring-hint = Запис — це невеликий текстовий файл гри. Його перевіряють за правилами, а якщо відоме таємне число — то й кожен кидок. Найновіші записи зберігаються тут, тож їхньою адресою можна поділитися.
record-file = Файл
record-text = Або вставте текст
show-record = Показати
move-of = Крок { $ply } із { $plies } · хід { $turn }
go-to-move = Крок
go = Перейти
step-first = На початок
step-back = На рішення назад
step-on = На рішення вперед
step-last = У кінець
fairness = Чи було чесно?
fair =
    Так. Кидки й карти зафіксовано до гри таємним числом: { $draws ->
        [one] збігається { $draws } результат.
        [few] збігаються всі { $draws } результати.
       *[many] збігаються всі { $draws } результатів.
    }
unfair = Ні: кидки й карти не ті, що були зафіксовані до гри.
fair-secret = Таємне число цієї гри ще не відкрито, тож перевірити кидки й карти не можна.
fair-by-hand = У цій грі кидки й карти вводили вручну.
commitment = Контрольний код, показаний до гри
seed = Таємне число, відкрите після гри
download-record = Завантажити запис

## Профіль

account-kept = Ваші ігри збережено в обліковому записі на всіх пристроях.
account-guest = Ви гість: вас пам’ятає цей браузер. Обліковий запис збереже ваші ігри на всіх пристроях.
your-name = Ваше ім’я
name-shown = Що бачать інші
name = Ім’я
password = Пароль
register = Створити обліковий запис
register-hint = Ваші дотеперішні ігри залишаться вашими.
log-in = Увійти
log-in-hint = Якщо у вас уже є обліковий запис.
log-out = Вийти
log-out-hint = Ваші ігри залишаться в обліковому записі.
change-password = Змінити пароль
change-password-hint = На інших ваших пристроях доведеться увійти знову. Ключі для програм залишаться: видаліть непотрібні.
password-now = Поточний пароль
password-next = Новий пароль
password-changed = Пароль змінено. На інших пристроях доведеться увійти знову.
password-changed-tokens = Ключі програм і далі діють: видаліть ті, яких не знаєте.
sessions = Ваші пристрої
sessions-hint = Де ви увійшли. Якщо якогось пристрою не впізнаєте, завершіть його сеанс і змініть пароль.
session-here = цей пристрій
session-seen = востаннє { $day }
session-unknown = Браузер
session-end = Завершити
session-end-label = Завершити сеанс: { $device }
tokens = Для програм
tokens-hint = Ключ дозволяє вашому боту чи програмі грати від вашого імені.
api-docs = Як це зробити
token-label = Для чого він
token-new = Новий ключ
token-once = Скопіюйте цей ключ зараз: більше його не буде показано.
token-drop = Видалити
token-drop-label = Видалити ключ { $label }

## Коли щось неможливо

error-title-lost = За межами мапи
error-title-stop = Сюди не можна
error-title-storm = У нас шквал
error-code = Код { $code }
back-to-start = До ігор
no-such-page = Такої сторінки немає. Можливо, в адресі помилка.
no-such-game = Такої гри тут немає.
wrong-method = Ця адреса не приймає таких запитів.
bad-form = Щось у формі не так. Поверніться й спробуйте ще раз.
bad-number = { $text } — не те число, яке тут підходить.
bad-player-count = Ця гра — для { $least }–{ $most } гравців: оберіть стільки місць.
too-large = Це завеликий обсяг.
bad-request = Цей запит не вдається прочитати.
too-many-requests = Забагато запитів. Зачекайте хвилину.
too-many-bot-games = Забагато ваших ігор, де грають лише боти. Зачекайте, доки якась закінчиться.
cannot-be-done = Цього зробити не можна.
our-fault = Щось пішло не так на нашому боці. Ваша гра в безпеці; спробуйте ще раз за мить.
database-away = Сервер зараз не має доступу до своїх записів. Усе підтверджене в безпеці; спробуйте ще раз за мить.
no-such-table = Такого столу немає. Можливо, посилання неповне.
bad-table = Так створити стіл не можна.
game-has-started = Гра вже почалася.
seated-already = Ви вже сидите за цим столом.
seat-taken = Це місце зайняте.
seat-kept-for = Це місце залишено для того, хто грав раніше.
host-only = Це може зробити лише той, хто створив стіл.
not-seated = У вас немає місця за цим столом.
players-only = Це можуть зробити лише гравці цього столу.
nobody-to-replace = На цьому місці немає за кого грати.
player-is-here = Цей гравець зараз за столом.
player-was-here = Цей гравець щойно був за столом. Дайте йому хвилину, щоб повернутися.
nothing-held = Немає рішення, яке чекає на підтвердження.
cannot-undo = Цього не скасувати: уже кинуто кубики, відкрито карту або походив хтось інший.
game-is-over = Гру завершено.
game-not-over = Гру ще не завершено.
game-not-started = Гра ще не почалася.
position-changed = Тим часом на столі все змінилося. Погляньте ще раз і оберіть.
empty-message = Спершу напишіть щось.
long-message =
    У повідомленні може бути щонайбільше { $most ->
        [one] { $most } знак.
        [few] { $most } знаки.
       *[many] { $most } знаків.
    }
chat-full = У цій розмові більше немає місця.
no-such-bot = Бота { $bot } немає.
bad-clock = Годинник не можна поставити на такий час.
bad-token = Цей ключ недійсний.
form-expired = Форма застаріла або вимкнено файли «кукі». Завантажте сторінку ще раз.
account-needed = Для цього потрібен обліковий запис. Його можна створити на сторінці профілю.
account-already = У вас уже є обліковий запис.
password-length = У паролі має бути від { $least } до { $most } знаків.
name-taken = Ім’я { $name } зайняте.
wrong-login = Ім’я або пароль неправильні.
bad-name = В імені має бути від 1 до { $most } знаків.
no-record = Спершу оберіть файл або вставте текст запису.
bad-record = Цей запис не вдається прочитати: помилка в рядку { $line } ({ $reason }).
record-forgotten = Цього запису тут уже немає. Відкрийте його знову зі свого файлу.
bad-message = У повідомленні не може бути таких знаків.
chat-too-fast = Забагато повідомлень одразу. Зачекайте кілька секунд.
no-such-ply = У цій грі немає такого кроку.
token-needed = Для цього потрібен ключ. Його можна створити на сторінці профілю.

## Чесність

commitment-early = Сервер уже зафіксував свою частину кидків і карт. Занотуйте цей контрольний код, якщо хочете перевірити після гри:
commitment-early-title = Контрольний код, показаний ще до того, як хтось сів за стіл
fair-numbers = Контрольний код, усі частини й що вони дають разом
waiting-for-parts = Усі вже тут. Браузери гравців додають свої частини до кидків…
server-part = Частина сервера, якій відповідає контрольний код
part-browser = Частина гравця { $name }, від його браузера
part-server = Частина за гравця { $name }, від сервера
part-absent = Частина за гравця { $name }, від сервера: браузер пообіцяв її, але вчасно не назвав
seed-of-parts = Усі частини разом: з цього випливає кожен кидок і кожна карта
browser-sound = Ваш браузер перевірив це сам: контрольний код той самий, що був до гри, ваша частина на місці, як і все, що пообіцяли інші.
browser-unnoted = Ваш браузер перевірив це сам: контрольний код відповідає частині сервера, а всі частини разом дають число, з якого випливають кидки. До цієї гри він нічого не занотував.
browser-other-secret = Ваш браузер перевірив це, і тут помилка: контрольний код не відповідає частині сервера.
browser-other-seed = Ваш браузер перевірив це, і тут помилка: число, з якого випливають кидки, складене не з цих частин.
browser-no-part = Ваш браузер перевірив це, і тут помилка: частини, яку він додав до гри, немає.
browser-other-part = Ваш браузер перевірив це, і тут помилка: одна з частин не та, яку пообіцяли до гри.
part-not-promised = Такої частини ви не обіцяли, коли сідали за стіл.
part-too-early = Частини називають, коли всі місця зайнято.
sealed-elsewhere = Цю гру тут відкрити не можна: те, з чого випливають її кидки, запечатано ключем, якого цей сервер не має.
## How everyone stands, replays and the coach

forecast = Прогноз
tally = Очки за категоріями
tally-category = Категорія
tally-total = Разом
until-the-end = До кінця гри
overtook = { $category }: { $name } випереджає гравця { $other }, { $points } проти { $others }.
chart-forecast = З остаточним підрахунком, за ходами
chart-odds = Шанси на перемогу за ходами, у відсотках (на думку бота)
step-turn-back = До попереднього ходу
step-turn-on = До наступного ходу
autoplay = Відтворити чи призупинити
replay-speed = Швидкість
speed-slow = повільно
speed-calm = спокійно
speed-fast = швидко
copy-link = Скопіювати посилання на позицію
position-picture = Малюнок позиції
statistics = Ваші ігри
statistics-game = Гра
statistics-played = Зіграно
statistics-won = Перемог
statistics-best = Найкращий рахунок
statistics-average = Середній рахунок
statistics-turns = Ходів за гру
my-finished-games = Ваші завершені ігри
public-finished-games = Завершені за відкритими столами
no-finished-games = Ви ще не завершили тут жодної гри. Почніть:
practice = Тренування
turns-count =
    { $turns ->
        [one] { $turns } хід
        [few] { $turns } ходи
       *[many] { $turns } ходів
    }
practice-has-no-record = Тренування починається посеред іншої гри, тож власного запису не має.
forecast-hint = Підсумкові очки, якби гра скінчилася зараз.
all-finished-games = Усі завершені ігри
hint = Підказка
advice-title = Бот зіграв би так
advice-sure = певність { $percent }%
advice-sure-about = яку частку обміркувань бот присвятив цьому ходу
advice-odds = шанс на перемогу { $percent }%
advice-odds-about = ваші шанси на перемогу після цього, на думку бота
advice-told =
    Бот зіграв би так: { $move }{ $odds ->
        [none] .
       *[other] { " " }(ваші шанси на перемогу: { $odds }%).
    }
no-hints-among-people = Підказки є лише там, де одна людина грає проти ботів.
hint-failed = Бот зараз нічого не придумав. Спробуйте ще раз.
analysis = Розбір гри
analysis-lead = Що думає про цю гру бот-експерт: він переглянув рішення ({ $decisions }) і ще раз обміркував ті, які сам навряд чи ухвалив би.
analysis-working = Бот думає: { $done } з { $total } рішень
analysis-begins = Бот переглядає гру …
analysis-failed = Зараз гру розібрати не вдалося. Завантажте сторінку знову, щоб спробувати ще раз.
analysis-note = Бот бачить лише те, що тоді знав гравець. Шанси — це його власна оцінка: у середньому вони близькі до правди, але в окремій позиції можуть бути хибними.
turning-points = Переломні моменти
no-turning-points = Жоден раунд не змінив шанси надто сильно.
swing-told = Хід { $turn }: { $name }, { $before }% → { $after }%
costly-decisions = Найдорожчі рішення
no-costly-decisions = Бот не знайшов рішень, які коштували багато.
costly-played = Зіграно
costly-better = Бот
cost-points = −{ $cost }% шансів
show-in-replay = Показати
practise = Тренувати цю позицію
practise-title = Тренувати цю позицію
practise-lead = Гра триває звідси, проти ботів і з новою вдачею. У вашу статистику вона не входить.
practise-as = Грати за
practise-level = Рівень ботів замість людей
practise-start = Грати звідси
practise-no-seed = У цьому записі немає таємного числа, тож його позиції не можна роздати знову.
practise-over = У цій позиції гру завершено. Виберіть ранішу.
back-to-replay = Назад до запису гри
odds-by-turn = Шанси на перемогу за ходами, у відсотках
rules = Правила
rules-of = { $game }: правила
rules-find = Шукати
rules-none = нічого не знайдено
rules-contents = Розділи
rules-options = Варіанти
rules-picture = Стіл на початку гри
habit-guide = Провести мене через кожен хід
guided-game = Перша гра з підказками
guide-label = Ваш хід крок за кроком
guide-wait = Грають інші. Коли настане ваш хід, тут буде сказано, що далі.
guide-first = Ця гра йде у вашому темпі. Тут сказано, що робити зараз; «Підказка» показує, що зіграв би бот.
guide-rules = Усі правила

## One screen

room-board = Поле
room-mine = Моє
room-markets = Ринки
room-rivals = Суперники
room-log = Журнал
room-more = Ще
rooms-label = Кімнати столу
menu = Меню
progress-label = Цей хід
play-it = Вибрати
join-name = Ваше ім’я за цим столом
join-name-hint = як досі, якщо не писати
since-your-turn = Після вашого останнього ходу
again = Ще раз
show-again = Ще раз показати ходи інших на полі
stop = Зупинити
