### Що каже термінал.

## Початок

compiling = Компілюю правила: це буває лише раз і триває секунд десять…
welcome = Підказка будь-коли: введіть ?
bot-beginner = Новачок
bot-casual = Аматор
bot-skilled = Досвідчений
bot-strong = Сильний
bot-expert = Експерт
bot-random = Хаос
bot-greedy = Жадібний
bot-search = Мислитель
bot-learned = Самоук
is-thinking = { $player } думає…
is-warming = { $player } розігрівається: ботам, що думають далеко вперед, треба один раз скомпілювати правила, це триває хвилину-дві…

## Стіл

table = Стіл
turn-title = Хід { $turn }
setup-title = Підготовка
log-title = Що сталося
log-cut = … попередніх рядків: { $lines }; «журнал» покаже все
moves-title = Що зробите?
chance-title = Що випало?
hint = Введіть номер або назву; ? — підказка, Enter — увесь стіл.
hint-one = Enter — зробити єдиний можливий хід; ? — підказка.
end-hint = Enter — вийти; «зберегти» збереже гру, «журнал» покаже перебіг усієї гри.
hand-over = Тепер дивиться { $player }: натисніть Enter, коли екран видно лише вам.

## Відповіді

command-help = допомога
command-table = стіл
command-log = журнал
command-undo = назад
command-save = зберегти
command-quit = вийти вихід
command-new = нова
command-drop = забути
no-such-number = Ходу { $number } у списку немає; номери там — до { $last }.
not-understood = «{ $text }» тут не є ні ходом, ні картою, ні командою. Підказка: ?
did-you-mean = «{ $text }» тут немає. Може, «{ $close }»?
which-move = «{ $text }» може означати кілька ходів; введіть номер одного:
can-play = Це можна зробити зараз: введіть { $number } або { $code }.
undone = Скасовано.
cannot-undo = Цього не скасувати: можна лише ваше останнє рішення цього ходу, доки на нього не відповіли кубики чи карти.
file-exists = Файл { $file } вже є; оберіть іншу назву: зберегти НАЗВА
file-unwritable = Файл { $file } не вдається записати: { $reason }
saved = Збережено. Щоб грати далі: tradewinds play { $game } --load { $file }
quit-unsaved = Цю гру не вдалося зберегти: «зберегти ФАЙЛ» запише її деінде, ще раз «вийти» — вихід без збереження.
goodbye = До зустрічі!
goodbye-saved = Гру збережено. До зустрічі!
goodbye-kept = Гру збережено: «tradewinds play { $game }» запропонує продовжити її. До зустрічі!
goodbye-lost = Гру перервано, зберегти її не вдалося. До зустрічі!
kept-found = { $game }: гру перервано на ході { $turn } ({ $when }).
kept-answers = Enter — продовжити; «нова» — почати нову гру; «забути» — стерти стару.
kept-resume = Щоб грати далі: tradewinds play --load { $file }

help-move-keys = { $number }, { $code }, { $thing }
help-move = Зробити хід зі списку: за номером, кодом або назвою; досить і частини назви.
help-ask-keys = ?, ? { $number }, ? { $thing }
help-ask = Ця підказка; що робить хід чи карта і чому зараз цього не можна.
help-look-keys = Enter, стіл (table, t)
help-look = Показати весь стіл; раз на хід його видно й без цього.
help-log-keys = журнал (log)
help-log = Показати перебіг усієї гри.
help-undo-keys = назад (undo)
help-undo = Скасувати ваше останнє рішення цього ходу, доки на нього не відповіли кубики чи карти й не зіграв хтось інший.
help-save-keys = зберегти (save) ФАЙЛ
help-save = Записати гру у файл; «tradewinds play --load ФАЙЛ» продовжить її, кожен на своєму місці.
help-quit-keys = вийти (quit)
help-quit = Вийти. Нічого не пропаде: наступне «tradewinds play» запропонує продовжити.

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
    Усі кидки й карти наперед визначило зерно: { $draws ->
        [one] { $draws } результат перевірено, він збігається.
        [few] усі { $draws } результати перевірено, вони збігаються.
       *[many] усі { $draws } результатів перевірено, вони збігаються.
    }
seed = Зерно: { $hash }
commitment = Контрольний код чесності, відомий ще до гри (SHA-256 зерна): { $hash }
fair-secret = Зерно цієї гри ще не оприлюднено, тому кидки й карти перевірити не можна.
fair-manual = У цій грі результати кидків і карт вводили вручну.

## Ігри

seats = гравців: { $least }–{ $most }
levels = Рівні
at-table-of =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }

## Симуляції та вимірювання

playing = Граємо
measuring = Вимірюю…
column-seat = Місце
column-bot = Бот
column-wins = Перемог
column-share = Частка
column-interval = Інтервал 95%
column-score = Середній рахунок
column-rating = Рейтинг
column-time = Час, медіана
games-played = Партій: { $games }, ходів у середньому: { $turns }
speed = За секунду: партій — { $games }, рішень — { $decisions }
measured = гравців: { $players }, стан: { $bytes } байт
column-options = Варіант
column-mode = Правила
column-cores = Ядер
column-decisions = Рішень/с
column-games = Партій/с
column-copy = Копія, нс
mode-compiled = скомпільовані
mode-interpreted = інтерпретовані

## Командний рядок

usage = Використання: { $command }
commands = Команди:
games-title = Ігри:
bots-title = Боти:
options-title = Параметри:
more-help = «tradewinds COMMAND --help» розкаже про команду більше.
about-random = ходить навмання
about-beginner = кожне друге рішення приймає навмання, решту зважує на крок уперед
about-casual = зважує рішення на крок уперед, але часом ходить навмання
about-skilled = зважує кожне рішення на крок уперед
about-strong = перед кожним рішенням розігрує багато можливих продовжень
about-expert = думає ще довше і спирається на досвід партій із самим собою
about-greedy = те саме, що skilled
about-search = розігрує можливі продовження стільки, скільки скажете: search@100ms, search@2000
about-learned = ходить одразу, так, як навчився в партіях із самим собою
about-other = з іншого пакета
do = Торговельні настільні ігри за повними друкованими правилами: для людей, ботів і досліджень.
do-serve = Відкрити стіл у браузері: за адресою, яку буде показано.
do-play = Грати в терміналі: проти ботів або з друзями за однією клавіатурою.
do-simulate = Багато партій між ботами та їхній підсумок.
do-arena = Турнір ботів: з рейтингами, записом кожної партії та звітом.
do-train = Навчити нейромережу гри: вона вчиться, граючи сама із собою.
do-bench = Виміряти, як швидко тут працюють ігри: скомпільовані й інтерпретовані, на одному ядрі й на всіх.
do-replay = Перевірити запис гри за правилами та зерном і розповісти його хід за ходом.
do-games = Показати ігри та їхні варіанти.
with-game = Яка гра: { $games }.
with-bench-game = Яка гра: { $games }; якщо не вказано — усі.
with-file = Запис, який робить «зберегти» у грі.
with-players = Скільки гравців.
with-bots = Один бот на всі місця або по одному на кожне: { $bots }, або власний у вигляді module:attribute; за бажання з лімітом на кожне рішення, як search@100ms чи search@2000.
with-serve-bot = Бот, якого можна буде обрати поруч із нашими: module:attribute або NAME=BOT, наприклад deep=search@2s; можна вказати кілька разів.
with-serve-ray = Боти, що шукають хід, думають на кластері Ray за цією адресою, а не на цьому комп’ютері.
with-pace = Як швидко грають боти: { $paces }.
with-option = Варіант гри зі списку «tradewinds games»; можна вказати кілька разів.
with-seed = Те саме зерно — ті самі кидки й карти.
with-seat = Які місця грають за цією клавіатурою: 1, або 1,3, або all. Зазвичай 1.
with-name = Ваше ім’я; повторіть для кожного з вас.
with-load = Продовжити збережену гру: кожен на своєму місці.
with-lang = { $languages }; інакше мова з TRADEWINDS_LANG або вашої системи.
with-as_json = Вивести JSON і нічого більше.
with-games = Скільки партій.
with-arena-game = Які ігри, одна чи кілька: { $games }.
with-arena-bots = Хто грає, за бажання з лімітом (search@100ms): { $bots } або MODULE:NAME.
with-arena-players = Скільки гравців; кілька чисел — через кому.
with-arena-games = Скільки партій грає кожен склад; округлюється вгору до цілих роздач, у яких кожен сидить на кожному місці один раз.
with-form = round-robin (усі з усіма), gauntlet (перший з кожним із решти) або ladder (сусіди між собою).
with-arena-option = Варіант ігор; plus=yes,no — обидва. Можна вказати кілька разів.
with-folder = Де зберігається турнір; та сама команда його продовжить. Інакше — у вашій теці даних.
with-workers = Скільки процесів грає; інакше — по одному на ядро.
with-ray = Грати на кластері Ray за цією адресою; «local» запускає його тут.
with-until_clear = Припиняти партії складу, щойно ясно, хто сильніший (похибка 5% на весь турнір).
with-report = Записати звіт ще й сюди, а поруч — його дані в JSON.
with-plan = Власний план (docs/learning.md); інакше — план гри.
with-decisions = Після скількох рішень навчання завершено; інакше — за планом.
with-minutes = За скільки хвилин навчання завершено, якщо це раніше; перерване продовжить та сама команда.
with-device = Де грати й учитися: cpu або gpu.
with-start = Почати з цих ваг, а не з нуля; збережене навчання продовжується зі своїми.
with-train-seed = Те саме зерно — те саме навчання, наскільки дозволяє машина.
with-train-folder = Де зберігається навчання; та сама команда його продовжить. Інакше — у вашій теці даних.
with-seconds = Скільки вимірювати кожен рядок.
with-host = На якій адресі слухати; 0.0.0.0 впускає інших.
with-port = На якому порту слухати.
with-database = sqlite:///FILE або postgresql://…; інакше файл у вашій теці даних. Також TRADEWINDS_DATABASE, де пароля не видно іншим.
with-proxy = Адреса або мережа проксі, який повідомляє, чиї запити передає (X-Forwarded-For); можна вказати кілька разів. Також TRADEWINDS_PROXIES.
with-secure = Надсилати cookie лише через HTTPS (за проксі).
with-version = Показати версію.
with-help = Показати цю підказку.

## Неправильне використання

usage-missing = бракує { $option }; див. { $command } --help
usage-no-option = параметра { $option } немає; див. { $command } --help
usage-no-option-but = параметра { $option } немає. Може, { $close }?
usage-no-value = { $option } потребує значення; див. { $command } --help
usage-bad-value = { $option } не може мати такого значення; див. { $command } --help
usage-at-least = { $option } має бути числом, не меншим за { $least }; див. { $command } --help
usage-from-to = { $option } має бути числом від { $least } до { $most }; див. { $command } --help
usage-wrong = у командному рядку є щось зайве; див. { $command } --help
no-command = команди { $text } немає; є { $commands }
no-command-but = команди { $text } немає. Може, { $close }?
no-language = мови { $text } тут немає; є { $languages }
no-game = гри { $text } немає; є { $games }
no-game-but = гри { $text } немає. Може, { $close }?
which-game = вкажіть гру: { $games }
wrong-players = у { $game } грають від { $least } до { $most } гравців, а не { $count }
no-option = у { $game } немає варіанта { $text }; є { $options }
wrong-option = варіант { $option } може бути { $values }, а не { $text }
no-bot = бота { $text } немає; є { $bots }
no-bot-at = бота { $text } не знайдено: { $reason }
makes-no-bots = { $text } не створює ботів: не приймає гри й зерна або створює те, що не обирає ходів
wrong-budget = ліміт — це час, як 100ms чи 2s, або кількість ітерацій, як 2000, а не { $text }
wrong-pace = темп може бути { $paces }, а не { $text }
wrong-offer = бот для стола — це module:attribute або NAME=BOT, наприклад deep=search@2s, а не { $text }
wrong-proxy = проксі — це адреса, наприклад 10.0.0.2, або мережа, наприклад 10.0.0.0/8, а не { $text }
strange-bot = у { $file } грає { $bots }, а це код на цьому комп’ютері: якщо довіряєте йому, назвіть його самі через --bots і --seat
bot-failed = збій бота: { $reason }
wrong-bots = ботів: { $bots }, місць: { $seats }; вкажіть одного на всі місця або по одному на кожне
wrong-seat = місце — це число від 1 до { $players }, кілька через кому або 'all', а не { $text }
wrong-names = імен: { $names }, а гравців за цією клавіатурою: { $people }
wrong-name = { $text } має бути одним рядком без пробілів довкола
long-name = ім’я має щонайбільше { $most } знаків
from-record = { $options } не можна вказати разом із --load: це береться із запису
other-game = { $file } — це гра { $game }, а не { $other }
unreadable = { $file } не вдається прочитати: { $reason }
not-text = { $file } — не текст
damaged = { $file }, рядок { $line }: { $sentence }
system-refused = система відмовила: { $reason }

## У чому відмовляє система

fault-forbidden = немає дозволу
fault-address-in-use = ця адреса вже зайнята
fault-address-elsewhere = на цьому комп’ютері немає такої адреси
fault-exists = такий файл уже є
fault-folder = це тека
fault-missing = такого файлу чи теки немає
fault-full = на диску немає місця
fault-no-folder = це не тека
fault-read-only = сюди нічого не можна записати

## Арена

arena-players-count =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
arena-games-count =
    { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }
arena-settled =
    { $meeting }: ясно після { $deals ->
        [one] { $deals } роздачі
       *[many] { $deals } роздач
    }.
arena-kept = Усі партії збережено в { $folder }
arena-report = Звіт: { $file }
arena-packages = арені потрібні додаткові пакети: { $command }
arena-format = турнір може бути { $formats }, але не { $text }
arena-twice = бота { $bot } названо двічі
arena-long = ім’я бота в записі має щонайбільше { $most } знаків: { $bot }
arena-few = для { $format } потрібно щонайменше два боти
arena-players = кількість гравців пишуть як 2 або 2,4, а не { $text }
arena-interrupted = зупинено. Збережено партій: { $games }, у { $folder }; та сама команда продовжить звідти
arena-fault = збій бота { $bot } у партії { $game } на кроці { $ply }: { $reason }. Ця партія — у { $file }; решту збережено, і та сама команда продовжить турнір
arena-die = партія { $game } обірвала всі процеси, що її грали; схоже, бот аварійно завершується. Решту партій збережено
arena-other = у { $folder } інший турнір; виберіть іншу теку
arena-strange = у { $folder } щось інше, ніж турнір; виберіть порожню теку
arena-busy = у { $folder } зараз грає процес { $detail }
arena-damaged = дані в { $folder } пошкоджено: { $detail }
arena-none = у { $folder } немає турніру
arena-cluster-packages = для кластера потрібні додаткові пакети: { $detail }
arena-cluster-connected = цей процес уже під’єднано до кластера
arena-cluster-unreachable = кластер недоступний: { $detail }
arena-cluster-version = на машині кластера інша версія { $detail }
arena-cluster-failed = партія на кластері не вдалася: { $detail }

## Навчання

training = Навчання…
train-progress = { $decisions } млн рішень · проти greedy: { $standings }
train-goes-on = Продовження після { $decisions } млн рішень, з { $folder }
train-done = Ваги: { $file } · криві: { $picture }
train-packages = для навчання потрібні додаткові пакети: { $command }
train-device = мережу можна навчати на { $devices }, а не на { $text }
train-interrupted = зупинено. Вивчене до останнього вимірювання — у { $folder }; та сама команда продовжить звідти
train-nothing-kept = зупинено раніше, ніж було що зберегти
train-refused = навчання неможливе: { $reason }

## Сервер

serve-packages = столу потрібні додаткові пакети: { $command }
serve-failed = не вдалося запустити стіл
serve-address = Tradewinds за адресою { $address } (Ctrl-C зупиняє)
serve-silent = стіл працює, але не відповідає за адресою { $address }
serve-no-room = не можу зберігати ігри в { $folder }: { $reason }. Оберіть інше місце через --database
serve-no-database = база даних — це sqlite:///FILE або postgresql://…, а не { $text }
serve-no-folder = немає теки { $folder } для бази даних
serve-unopened = не можу відкрити базу даних { $database }: { $reason }
serve-no-host = немає адреси { $text }, щоб на ній слухати. Оберіть іншу через --host
serve-no-listening = не можу слухати на { $address }: { $reason }. Оберіть інше через { $option }

## Чесність

do-verify = Перевірити запис гри: кожен хід за правилами, кожен випадковий результат — за зерном, усіма його частинами та кодом, показаним до гри.
with-verify-commitment = Контрольний код, який ви занотували до гри; саме він має бути в записі.
with-verify-part = Частина, яку додав до зерна ваш браузер, якщо ви її занотували; можна вказати кілька разів.
commitment-secret = Контрольний код, показаний ще до того, як хтось сів за стіл (SHA-256 частини сервера): { $hash }
secret = Частина сервера: { $hash }
fair-shared =
    Усі кидки й карти випливають із зерна, складеного з частини сервера й частин усіх гравців: { $draws ->
        [one] { $draws } результат перевірено, він збігається.
        [few] усі { $draws } результати перевірено, вони збігаються.
       *[many] усі { $draws } результатів перевірено, вони збігаються.
    }
verify-rules =
    { $game }: { $plies ->
        [one] { $plies } хід відповідає
        [few] усі { $plies } ходи відповідають
       *[many] усі { $plies } ходів відповідають
    } правилам.
verify-commitment = Контрольний код відповідає тому, що трималося в таємниці: { $hash }. Хто до гри занотував інший код, того обдурили.
verify-commitment-noted = Контрольний код саме той, який ви занотували, і відповідає тому, що трималося в таємниці: { $hash }
verify-part-browser = Частина { $seat }, { $name }: від браузера гравця: { $part }
verify-part-server = Частина { $seat }, { $name }: від сервера, бо браузер її не надав; вона випливає з того, що сервер зафіксував наперед
verify-part-absent = Частина { $seat }, { $name }: браузер гравця пообіцяв її, але вчасно не назвав, тож вона від сервера; вона випливає з того, що сервер зафіксував наперед
verify-shared-seed = Зерно складене з частини сервера й частин усіх гравців: { $hash }
verify-own-seed = Зерно обрав сам, хто проводив гру: { $hash }
verify-draws =
    { $draws ->
        [0] Випадок нічого не вирішував.
        [one] { $draws } випадковий результат випливає із зерна.
        [few] Усі { $draws } випадкові результати випливають із зерна.
       *[many] Усі { $draws } випадкових результатів випливають із зерна.
    }
verify-unfinished = Гру не завершено: того, що буде далі, в записі немає.
verify-manual = { $file }: у цій грі випадкові результати вводили вручну, тож перевіряти їх нема за чим
verify-secret = { $file }: у цьому записі немає зерна. Його оприлюднюють, коли гру завершено
verify-other-commitment = { $file }: контрольний код у записі — { $hash }, а не { $noted }. Це не та гра, код якої ви занотували
verify-no-such-part = { $file }: у записі немає частини браузера { $part }
with-key_file = Файл із ключем, яким запечатано таємниці незавершених ігор; якщо його немає, він буде створений. Інакше — файл SQLite з .key наприкінці. Також TRADEWINDS_KEY_FILE; або сам ключ у TRADEWINDS_KEY.
serve-no-key = хто може читати цю базу даних, той може прочитати, з чого випливають кидки незавершених ігор. Вкажіть файл для ключа через --key-file
serve-short-key = ключ має щонайменше { $least } знаків
serve-no-key-file = не можу прочитати ключ у { $file }: { $reason }
serve-other-key =
    { $count ->
        [one] { $count } незавершену гру запечатано
        [few] { $count } незавершені гри запечатано
       *[many] { $count } незавершених ігор запечатано
    } іншим ключем. Вкажіть той ключ через --key-file або TRADEWINDS_KEY_FILE
serve-key-of-others = з цією базою даних працює інший сервер, у якого інший ключ, або в одного з них ключа немає; жоден не зміг би продовжити ігри іншого. Дайте всім той самий ключ через --key-file, TRADEWINDS_KEY_FILE або TRADEWINDS_KEY; щоб змінити його, спершу зупиніть усі
with-log_format = Як писати журнал: text або json, об’єкт у кожному рядку. Також TRADEWINDS_LOG_FORMAT.
with-log_level = Починаючи звідки: debug, info (кожен запит), warning або error. Також TRADEWINDS_LOG_LEVEL.
serve-wrong-logs = журнал пишеться як { $formats }, починаючи з { $levels }

## Резервні копії

do-backup = Записати все, що є в базі даних, в один новий файл, поки стіл працює.
do-restore = Заповнити порожню базу даних тим, що є в резервній копії.
with-backup-file = Файл, який треба записати; наявного файлу ніхто не чіпає.
with-restore-file = Файл, який записала команда «tradewinds backup».
backup-done =
    { $file } містить усе: { $people ->
        [one] { $people } людина
        [few] { $people } людини
       *[many] { $people } людей
    }, { $tables ->
        [one] { $tables } стіл
        [few] { $tables } столи
       *[many] { $tables } столів
    }, { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[many] { $moves } ходів
    }. Ключ сервера тримайте в іншому місці: він потрібен незавершеним іграм.
restore-done =
    У базі даних є все, що було в { $file }: { $people ->
        [one] { $people } людина
        [few] { $people } людини
       *[many] { $people } людей
    }, { $tables ->
        [one] { $tables } стіл
        [few] { $tables } столи
       *[many] { $tables } столів
    }, { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[many] { $moves } ходів
    }.
backup-exists = { $file } уже є. Оберіть іншу назву, щоб не втратити жодної копії
backup-nothing = у базі даних { $database } немає жодної нашої таблиці
backup-no-folder = немає теки { $folder } для резервної копії
restore-no-file = файлу { $file } немає
restore-no-backup = { $file } — не резервна копія Tradewinds
restore-damaged = { $file } пошкоджено: це не те, що було записано. Нічого не змінено
restore-newer = { $file } — з новішої версії Tradewinds. Нічого не змінено
restore-not-empty = у базі даних { $database } уже щось є. Копію відновлюють у порожню
with-drain = Скільки секунд працювати далі після наказу зупинитися, щоб проксі помітив, що сервер не готовий.
serve-wrong-number = { $name } має бути числом, а не { $text }
