### Йокогама українською.
###
### Форми назв локацій: .in — де, .to — куди, .from — звідки, .acc — знахідний. Другий планшет того самого типу має номер.

title = Йокогама
chart-yen = Єни за ходами
score =
    { $count ->
        [one] { $count } бал
        [few] { $count } бали
       *[many] { $count } балів
    }
summary = Розсилайте помічників портовим містом, торгуйте міддю, шовком, чаєм і рибою та здобувайте славу в Японії, що відкривається світові.

## Локації

area-copper-mine = Мідна шахта
    .in = в Мідній шахті
    .to = до Мідної шахти
    .from = з Мідної шахти
    .acc = Мідну шахту
area-fishing-ground = Рибна водойма
    .in = в Рибній водоймі
    .to = до Рибної водойми
    .from = з Рибної водойми
    .acc = Рибну водойму
area-silk-mill = Шовкова фабрика
    .in = на Шовковій фабриці
    .to = до Шовкової фабрики
    .from = із Шовкової фабрики
    .acc = Шовкову фабрику
area-tea-plantation = Чайна плантація
    .in = на Чайній плантації
    .to = до Чайної плантації
    .from = із Чайної плантації
    .acc = Чайну плантацію
area-bank = Банк
    .in = в Банку
    .to = до Банку
    .from = з Банку
    .acc = Банк
area-chinatown = Китайський квартал
    .in = в Китайському кварталі
    .to = до Китайського кварталу
    .from = з Китайського кварталу
    .acc = Китайський квартал
area-church = Церква
    .in = в Церкві
    .to = до Церкви
    .from = із Церкви
    .acc = Церкву
area-customs-house = Митниця
    .in = на Митниці
    .to = до Митниці
    .from = з Митниці
    .acc = Митницю
area-employment-agency = Служба найму
    .in = у Службі найму
    .to = до Служби найму
    .from = зі Служби найму
    .acc = Службу найму
area-laboratory-a = Лабораторія A
    .in = в Лабораторії A
    .to = до Лабораторії A
    .from = з Лабораторії A
    .acc = Лабораторію A
area-laboratory-b = Лабораторія B
    .in = в Лабораторії B
    .to = до Лабораторії B
    .from = з Лабораторії B
    .acc = Лабораторію B
area-port-a = Порт A
    .in = в Порту A
    .to = до Порту A
    .from = з Порту A
    .acc = Порт A
area-port-b = Порт B
    .in = в Порту B
    .to = до Порту B
    .from = з Порту B
    .acc = Порт B
area-canal = Канал
    .in = в Каналі
    .to = до Каналу
    .from = з Каналу
    .acc = Канал
area-copper-mine-1 = { area-copper-mine }
    .in = { area-copper-mine.in }
    .to = { area-copper-mine.to }
    .from = { area-copper-mine.from }
    .acc = { area-copper-mine.acc }
area-copper-mine-2 = { area-copper-mine } 2
    .in = { area-copper-mine.in } 2
    .to = { area-copper-mine.to } 2
    .from = { area-copper-mine.from } 2
    .acc = { area-copper-mine.acc } 2
area-fishing-ground-1 = { area-fishing-ground }
    .in = { area-fishing-ground.in }
    .to = { area-fishing-ground.to }
    .from = { area-fishing-ground.from }
    .acc = { area-fishing-ground.acc }
area-fishing-ground-2 = { area-fishing-ground } 2
    .in = { area-fishing-ground.in } 2
    .to = { area-fishing-ground.to } 2
    .from = { area-fishing-ground.from } 2
    .acc = { area-fishing-ground.acc } 2
area-silk-mill-1 = { area-silk-mill }
    .in = { area-silk-mill.in }
    .to = { area-silk-mill.to }
    .from = { area-silk-mill.from }
    .acc = { area-silk-mill.acc }
area-silk-mill-2 = { area-silk-mill } 2
    .in = { area-silk-mill.in } 2
    .to = { area-silk-mill.to } 2
    .from = { area-silk-mill.from } 2
    .acc = { area-silk-mill.acc } 2
area-tea-plantation-1 = { area-tea-plantation }
    .in = { area-tea-plantation.in }
    .to = { area-tea-plantation.to }
    .from = { area-tea-plantation.from }
    .acc = { area-tea-plantation.acc }
area-tea-plantation-2 = { area-tea-plantation } 2
    .in = { area-tea-plantation.in } 2
    .to = { area-tea-plantation.to } 2
    .from = { area-tea-plantation.from } 2
    .acc = { area-tea-plantation.acc } 2

## Технології

technology-stagecoach = Диліжанс
technology-university = Університет
technology-ball = Бал
technology-postal-system = Поштова служба
technology-language-school = Мовна школа
technology-patent-system = Патентне право
technology-winery = Виноробня
technology-gas-lighting = Газове освітлення
technology-stock-exchange = Фондовий ринок
technology-letterpress = Високий друк
technology-brick-factory = Цегельня
technology-mining-technology = Гірничі технології
technology-electric-lighting = Електричне освітлення
technology-station = Станція
technology-spinning-mill = Прядильна фабрика
technology-exposition = Виставка
technology-newspaper = Газета
technology-tram = Трамвай
technology-telephone = Телефон
technology-telegraph = Телеграф

## Товари, фігури й країни

good-copper = Мідь
    .acc = мідь
    .gen = міді
good-silk = Шовк
    .acc = шовк
    .gen = шовку
good-tea = Чай
    .acc = чай
    .gen = чаю
good-fish = Риба
    .acc = рибу
    .gen = риби
good-import = Імпортні товари
    .acc = імпортний товар
    .gen = імпортних товарів
good-yen = Єни
    .acc = єни
    .gen = єн
piece-president = Президент
piece-assistant = Помічник
    .acc = помічника
    .many = помічників
piece-shop = Крамниця
    .acc = крамницю
    .many = крамниць
piece-house = Торговий дім
    .acc = торговий дім
    .many = торгових домів
country-us = США
    .gen = США
country-nl = Нідерланди
    .gen = Нідерландів
country-uk = Велика Британія
    .gen = Великої Британії
country-fr = Франція
    .gen = Франції
country-de = Німеччина
    .gen = Німеччини
agent-us = Американський представник
    .acc = американського представника
agent-nl = Нідерландський представник
    .acc = нідерландського представника
agent-uk = Британський представник
    .acc = британського представника
agent-fr = Французький представник
    .acc = французького представника
agent-de = Німецький представник
    .acc = німецького представника
agent-free-agent = Незалежний купець
    .acc = незалежного купця

## Досягнення й нагороди

achievement-technologies =
    { $count ->
        [one] { $count } технологія
        [few] { $count } технології
       *[many] { $count } технологій
    }
achievement-tokens =
    { $count ->
        [one] { $count } жетон дії «5» або представник
        [few] { $count } жетони дії «5» та/або представники
       *[many] { $count } жетонів дії «5» та/або представників
    }
achievement-orders =
    { $count ->
        [one] { $count } виконане замовлення
        [few] { $count } виконані замовлення
       *[many] { $count } виконаних замовлень
    }
achievement-production =
    { $production ->
        [one] { $production } виробнича локація
        [few] { $production } виробничі локації
       *[many] { $production } виробничих локацій
    }
    .in =
    { $production ->
        [one] у { $production } виробничій локації
       *[many] у { $production } виробничих локаціях
    }
achievement-commercial =
    { $commercial ->
        [one] { $commercial } комерційна локація
        [few] { $commercial } комерційні локації
       *[many] { $commercial } комерційних локацій
    }
    .in =
    { $commercial ->
        [one] у { $commercial } комерційній локації
       *[many] у { $commercial } комерційних локаціях
    }
achievement-production-commercial =
    { $production ->
        [one] { $production } виробнича
        [few] { $production } виробничі
       *[many] { $production } виробничих
    } й { achievement-commercial }
    .in =
    у { $production ->
        [one] { $production } виробничій
       *[many] { $production } виробничих
    } і { $commercial ->
        [one] { $commercial } комерційній локації
       *[many] { $commercial } комерційних локаціях
    }
award-flag = прапор { $country-gen }
award-free-agent = незалежний купець

## Кількості: .acc — знахідний, де він інший

reward-points =
    { $count ->
        [one] { $count } бал
        [few] { $count } бали
       *[many] { $count } балів
    }
reward-yen =
    { $count ->
        [one] { $count } єна
        [few] { $count } єни
       *[many] { $count } єн
    }
    .acc =
    { $count ->
        [one] { $count } єну
       *[many] { reward-yen }
    }
reward-import =
    { $count ->
        [one] { $count } імпортний товар
        [few] { $count } імпортні товари
       *[many] { $count } імпортних товарів
    }
reward-copper =
    { $count ->
        [one] { $count } мідь
       *[many] { $count } міді
    }
reward-silk =
    { $count ->
        [one] { $count } шовк
       *[many] { $count } шовку
    }
reward-tea =
    { $count ->
        [one] { $count } чай
       *[many] { $count } чаю
    }
reward-fish =
    { $count ->
        [one] { $count } риба
        [few] { $count } риби
       *[many] { $count } риб
    }
    .acc =
    { $count ->
        [one] { $count } рибу
       *[many] { reward-fish }
    }
reward-any =
    { $count ->
        [one] { $count } товар на вибір
        [few] { $count } товари на вибір
       *[many] { $count } товарів на вибір
    }
reward-piece =
    { $count ->
        [one] { $count } маркер зі складу
        [few] { $count } маркери зі складу
       *[many] { $count } маркерів зі складу
    }
reward-move =
    { $count ->
        [one] { $count } переміщення помічника
        [few] { $count } переміщення помічників
       *[many] { $count } переміщень помічників
    }
reward-assistant =
    { $count ->
        [one] { $count } помічник зі складу
        [few] { $count } помічники зі складу
       *[many] { $count } помічників зі складу
    }
    .acc =
    { $count ->
        [one] { $count } помічника зі складу
       *[many] { $count } помічників зі складу
    }
deal = { $goods-plus } → { $reward-plus }
order-card = { $order } ({ deal })
price-free = безкоштовно
price-range =
    { $least }–{ $most ->
        [one] { $most } єна
        [few] { $most } єни
       *[many] { $most } єн
    }
tile-space = { $reward-plus }
president-of = { $player }
end-triggered = Кінець гри близько: дограйте цей раунд, потім — фінальний.
fact-orders =
    { $count ->
        [one] { $count } замовлення в руці
        [few] { $count } замовлення в руці
       *[many] { $count } замовлень у руці
    }

## Про що можна запитати, крім того, що має власну назву

topic-turn = Хід
topic-power = Очки дії (ОД)
topic-faith = Віра
topic-production = Виробництво
topic-assistant = Помічники
topic-shop = Крамниці
topic-house = Торгові доми
topic-warehouse = Склад
topic-points = Бали
topic-any = Товар на вибір
topic-piece = Маркер зі складу
topic-move = Переміщення помічника
topic-orders = Замовлення
topic-technologies = Технології
topic-flags = Прапори
topic-agents = Торгові представники
topic-tokens = Жетони дії «5»
topic-tiles = Тайли будівель
topic-management = Планшети управління
topic-achievements = Досягнення
topic-awards = Нагороди за досягнення
topic-neutral = Умовний гравець
topic-ending = Кінець гри
topic-bonus = Остаточний підрахунок
topic-order = Замовлення № { $order }
topic-tile = Тайл будівель № { $number }
topic-token = Жетон дії «5»: { $reward }
topic-space = { $area }: комірка { $slot }
topic-achievement = Досягнення: { $achievement }
topic-award = Нагорода: { $award }

## Що дають локації

effect-production-area = Виробнича локація.
effect-commercial-area = Комерційна локація.
effect-gain = За { $powers } ОД — { $amounts } { $good-gen }.
effect-exchange = За { $powers } ОД — { $amounts } обмінів.
effect-rate = Купити чи продати за { $yen-acc }: { $goods-acc }.
effect-import-rate = Імпортний товар можна лише купити — за { $yen-acc }.
effect-faith = За { $powers } ОД — { $amounts } очок віри.
effect-faith-paid = Можна доплатити: +1 очко віри за кожне з переліченого, але лише раз: { $payments }.
effect-church = Розмістіть помічника з руки або з цієї локації у вільній комірці, на яку вистачає віри, й отримайте її винагороду. Він лишається там до кінця гри.
effect-customs = Віддайте імпортні товари: за { $powers } ОД — щонайбільше { $amounts }.
effect-customs-place = Розмістіть помічника з руки або з цієї локації у вільній комірці саме з таким числом і отримайте її винагороду. Він лишається там до кінця гри.
effect-prizes = Наприкінці: найбільше помічників тут — { $first }, друге місце — { $second }. Нічия: вище той, чий помічник стоїть правіше.
effect-hire = За { $powers } ОД візьміть зі складу щонайбільше { $amounts } маркерів, кожен за його ціною.
effect-prices =
    { $assistant ->
        [0] Помічники безкоштовні
        [one] Помічник коштує { $assistant } єну
        [few] Помічник коштує { $assistant } єни
       *[many] Помічник коштує { $assistant } єн
    }, крамниця коштує { $shop-acc }, торгові доми один за одним — { $houses } єн.
effect-research = Візьміть із цієї лабораторії технологію, якої ще не маєте.
effect-production = За { $powers } ОД — { $amounts } очок виробництва. Кожне, якого бракує, коштує { $yen-acc } або { $imports }.
effect-surcharge = Слоти зліва направо додають до показника карти { $amounts }.
effect-late =
    Якщо технологій у вас уже { $owned }, за нову треба доплатити ще за { $units ->
        [one] { $units } очко
        [few] { $units } очки
       *[many] { $units } очок
    } виробництва, хоч би скільки було ОД.
effect-port = Візьміть замовлення з цього порту.
effect-level-1 = Від { $power } ОД: замовлення нижчого рівня.
effect-level-2 = Від { $power } ОД: ще й середнього.
effect-level-3 = Від { $power } ОД: ще й вищого.
effect-port-points = { $power } ОД дають також { $points }.
effect-second-order = Друге замовлення коштує { $yen-acc } або { $imports }.
effect-order-limit =
    У руці можна тримати щонайбільше { $count ->
        [one] { $count } замовлення
        [few] { $count } замовлення
       *[many] { $count } замовлень
    }.
effect-canal = Тут нічого не розміщують і ніхто не зупиняється.
effect-canal-fee = Президент може пройти через Канал за { $yen-acc }.

## Що дають технології

effect-value = Показник виробництва: { $value }.
effect-when-order = { $reward } за кожне замовлення, яке ви виконуєте.
effect-when-technology = { $reward } за кожну технологію, яку ви берете після цієї.
effect-when-church = { $reward } за кожного помічника, якого ви розміщуєте на планшеті Церкви.
effect-when-customs = { $reward } за кожного помічника, якого ви розміщуєте на планшеті Митниці.
effect-when-shop = { $reward } за кожну крамницю, яку ви будуєте.
effect-when-house = { $reward } за кожен торговий дім, який ви будуєте.
effect-when-gained = Одразу { $reward }.
effect-when-copper = Щоразу, коли отримуєте мідь, отримайте ще { $reward-acc }.
effect-once-a-turn = Раз за хід віддайте { $paid-acc } й отримайте { $reward-acc }.
effect-stagecoach = Ваш президент дорогою нікому не платить за прохід.
effect-postal-system = Ваш президент може зупинитися там, де є інші президенти; плату за прохід ви сплачуєте.
effect-stock-exchange = Якщо на початку ходу у вас менше ніж { $yen }, доберіть стільки, щоб було { $yen }.
effect-station = Узявши цю карту, покладіть жетон станції в будь-яку локацію: там усі мають на одне ОД більше.
effect-station-way = Ваш президент може потрапити одразу туди, якщо там є ваш помічник, навіть до інших президентів і без плати за прохід.
effect-newspaper =
    У різних локаціях можна розмістити до { $count ->
        [one] { $count } помічника
       *[many] { $count } помічників
    } замість { $usual }.
effect-tram = Ваш президент може потрапити одразу в будь-яку локацію, де є ваш помічник і немає інших президентів.
effect-tram-postal = З технологією «{ technology-postal-system }» — і туди, де вони є, за звичайну плату.
effect-telephone = Коли після дії помічники повертаються, одного з них можна лишити в локації.
effect-telegraph =
    Розмістивши { $count ->
        [one] { $count } помічника
       *[many] { $count } помічників
    } в одній локації, можна розмістити ще одного в сусідній.

## Що таке решта

effect-turn-extra = А. Додаткові дії в будь-якому порядку: використати представника (раз за хід), завершити досягнення, виконати замовлення.
effect-turn-place =
    Б1. Розмістіть до { $areas ->
        [one] { $areas } помічника
       *[many] { $areas } помічників
    } у різних локаціях або { $same } в одній.
effect-turn-move = Б2. Перемістіть президента туди, де є ваш помічник і немає інших президентів. Або заберіть його в руку, а з ним будь-кого з помічників, і переходьте до В.
effect-turn-act = Б3. Виконайте дію локації.
effect-turn-token = Б4. Маючи { $power } ОД, візьміть жетон дії «5» цієї локації.
effect-turn-build = Б5. Маючи щонайменше { $power } ОД, можете побудувати крамницю або торговий дім.
effect-turn-return = Б6. Ваші помічники звідти повертаються в руку.
effect-turn-again = В. Знову додаткові дії, як в А.
effect-power = Сила вашої дії в локації, щонайбільше { $most } ОД.
effect-power-counts = По одному ОД за кожного вашого помічника там, за президента, крамницю, торговий дім і станцію.
effect-power-allows = { $build } ОД дозволяють будувати, { $most } ОД дають жетон дії «5».
effect-president = Переходить із локації в локацію, де є ваші помічники, й діє там, де зупиняється. Туди, звідки вирушив, не повертається.
effect-toll = Розмістити помічника там, де є чужий президент, або зайти туди коштує { $yen-acc }; плату отримує той гравець.
effect-assistant = Їх розміщують із руки в локаціях: кожен дає там одне ОД.
effect-assistant-returns = Після дії вони повертаються в руку. На планшетах управління й досягненнях лишаються до кінця гри.
effect-shop = Після дії щонайменше з { $power } ОД можна побудувати крамницю з руки у вільній комірці локації й отримати її винагороду. В одній локації — одна ваша.
effect-house = Після дії щонайменше з { $power } ОД можна побудувати в локації торговий дім із руки й отримати його винагороду. Один на локацію.
effect-building-power = Дає там одне ОД.
effect-house-income = Приносить вам { $yen-acc } щоразу, коли там діє інший гравець.
effect-building-all = Хто побудує всі { $count }, наближає кінець гри.
effect-warehouse = Маркери, яких ще немає у вас у руці.
effect-good = Місцевий товар, потрібний для замовлень.
effect-good-rate = У Китайському кварталі його купують і продають за { $yen-acc }.
effect-good-points =
    Наприкінці { $points } за кожні { $count ->
        [one] { $count } місцевий товар
        [few] { $count } місцеві товари
       *[many] { $count } місцевих товарів
    } будь-яких видів.
effect-import = Ними платять на Митниці, а також за виробництво, віру чи друге замовлення.
effect-import-from = Їх дають замовлення й інші винагороди, а в Китайському кварталі їх купують за { $yen-acc }.
effect-import-points = Наприкінці кожен дає { $points }.
effect-yen = Гроші: за прохід, маркери, обмін, віру, виробництво й друге замовлення.
effect-yen-points =
    Наприкінці { $points } за кожні { $count ->
        [one] { $count } єну
        [few] { $count } єни
       *[many] { $count } єн
    }.
effect-points = Перемагає той, у кого їх наприкінці найбільше.
effect-points-tie = Нічия: перемагає той, хто сидить найближче до першого гравця.
effect-any = Мідь, шовк, чай або риба — що захочете.
effect-piece = Візьміть зі складу в руку помічника, крамницю чи торговий дім за його ціною.
effect-move = Перемістіть свого помічника з локації або з руки в будь-яку іншу локацію; за прохід не платять.
effect-orders = Віддайте товари замовлення, яке тримаєте в руці, й отримайте його винагороду та прапор.
effect-orders-known = Скидати замовлення не можна. Залишене на початку знаєте лише ви; узяті в порту бачать усі.
effect-order = { deal }.
effect-flag = Прапор: { $country }.
effect-technologies = Карти лабораторій: у кожної показник виробництва, прапор і постійна властивість.
effect-technology-prizes = Наприкінці: найбільший сумарний показник виробництва — { $first }, другий — { $second }.
effect-flags = Вони є на технологіях, виконаних замовленнях і нагородах.
effect-flags-agent =
    Кожні { $count ->
        [one] { $count } прапор
        [few] { $count } прапори
       *[many] { $count } прапорів
    } однієї країни дають її представника, доки вони є.
effect-flags-sets = Наприкінці набір із { $sizes } різних прапорів дає { $amounts } балів.
effect-country = Представників цієї країни: { $count }.
effect-agents = Раз за хід можна перевернути одного й виконати дію в локації, де є ваш помічник і немає вашого президента; за прохід не платять.
effect-agent-points = Невикористаний наприкінці дає { $points }.
effect-free-agent = Його можна використати один раз, як і торгового представника будь-якої країни.
effect-tokens = Дія з { $power } ОД дає жетон своєї локації та його винагороду.
effect-tiles = Під кожною локацією є комірки для крамниць і одна для торгового дому, кожна з винагородою за будівництво.
effect-tile-shops = Крамниці: { $rewards }.
effect-tile-house = Торговий дім: { $reward }.
effect-management = У Церкві й на Митниці помічники лишаються до кінця гри, у лабораторіях лежать технології, у портах — замовлення.
effect-church-space = Потрібно очок віри: { $needs }. Винагорода: { $reward }.
effect-customs-space = Потрібно імпортних товарів: { $needs }. Винагорода: { $reward }.
effect-achievements = Виконайте умову, розмістіть тут помічника з руки й отримайте бали. Нічого не витрачають.
effect-achievements-once = Хто завершить першим, отримує більше. Кожне можна завершити лише раз.
effect-achievement = Потрібно: { $achievement }.
effect-achievement-areas = Потрібні будівлі { $achievement-in }. Кожну локацію рахують раз.
effect-achievement-tokens = Використані теж рахують.
effect-achievement-points = Хто завершить першим, отримує { $first }, решта — { $later }.
effect-awards = Коли грають із нагородами, той, хто завершив усі досягнення, бере одну: прапор або незалежного купця.
effect-neutral = Коли грають двоє, помічники умовного гравця займають по комірці Церкви й Митниці.
effect-neutral-counts = Їх враховують для кінця гри й для більшості; бали, які вони здобули б, не дістаються нікому.
effect-neutral-value =
    Показник виробництва умовного гравця — { $whole }{ $half ->
        [0] { "" }
       *[other] ,5
    }.
effect-ending = Кінець гри наближає щось одне з цього:
effect-ending-shops = – хтось побудував усі свої крамниці ({ $count });
effect-ending-houses = – хтось побудував усі свої торгові доми ({ $count });
effect-ending-board = – { $area }: { $amounts } помічників, коли гравців { $players };
effect-ending-orders = – бракує замовлень, щоб заповнити порт.
effect-ending-rounds = Дограйте цей раунд, потім зіграйте фінальний.
effect-bonus-board = { $area }: найбільше помічників — { $first }, друге місце — { $second }.
effect-bonus-agents = Кожен невикористаний представник: { $points }.
effect-bonus-imports = Кожен імпортний товар: { $points }.

## Що вирішується

phase-begin = Хто ходить першим?
phase-areas = Яка локація лежить тут?
phase-tiles = Який тайл будівель лежить під нею?
phase-tokens = Який жетон дії «5» лежить тут?
phase-achievements = Яке досягнення у грі?
phase-awards = Яка нагорода у грі?
phase-technologies = Яка технологія з’явиться в лабораторії?
phase-orders = Яке замовлення з’явиться в порту?
phase-draw = Яке замовлення витягнуто?
phase-keep = Яке замовлення залишите?
phase-before = Розмістите помічників чи спершу виконаєте додаткову дію?
phase-placing = Де розмістите наступного помічника?
phase-moving = Куди піде ваш президент?
phase-passing = Куди президент піде далі?
phase-recalling = Кого з помічників заберете?
phase-exchanging = Що обміняєте?
phase-church = Яку комірку Церкви займете?
phase-faith = Чим заплатите за віру?
phase-customs = Яку комірку Митниці займете?
phase-hiring = Що візьмете зі складу?
phase-research = Яку технологію візьмете?
phase-production = Чим доплатите за технологію?
phase-station = Де буде станція?
phase-port = Яке замовлення візьмете?
phase-second = Чи заплатите за друге замовлення?
phase-port-again = Яке замовлення буде другим?
phase-token = Чи візьмете жетон дії «5»?
phase-building = Що побудуєте?
phase-returning = Чи лишиться помічник?
phase-good = Який товар візьмете?
phase-lifting = Якого помічника перемістите?
phase-dropping = Куди піде помічник?
phase-award = Яку нагороду візьмете?
phase-after = Чи зробите цього ходу ще щось?
phase-over = Гру завершено.
question-before = Помічники: до { $areas } локацій або { $same } в одній. Чи спершу додаткова дія?
question-placing = Помічник { $number } з { $areas }: де розмістите?

## Варіанти гри

option-awards = Нагороди за досягнення
option-awards-about = Перше мінідоповнення: на столі лежать нагороди. Хто завершив усі досягнення, бере одну — прапор або незалежного купця.
option-free_agents = Незалежні купці
option-free_agents-about = Друге мінідоповнення: до жетонів дії «5» домішано незалежних купців. Кожного можна використати один раз, як торгового представника.
option-random_start = Випадковий перший гравець
option-random_start-about = Хто ходить першим, вирішує випадок; інакше — перше місце за столом.
option-tokens_by_choice = Жетони дії «5» за бажанням
option-tokens_by_choice-about = Після дії, за яку можна взяти жетон, гравець вирішує, чи брати його; інакше жетон беруть одразу.
option-actions_by_choice = Від дії локації можна відмовитися
option-actions_by_choice-about = Від дії локації можна відмовитися, навіть якщо вона нічого не коштує; інакше таку дію треба виконати.

## Ходи

move-begin = Починає { $player }
move-lay = Викласти локацію: { $area }
move-tile = Викласти тайл будівель № { $number }
move-token = Викласти жетон дії «5»: { $token }
move-achievement = Викласти досягнення: { $achievement }
move-award = Викласти нагороду: { $award }
move-technology = У лабораторії з’являється «{ $technology }» (карта № { $number })
move-order = У порту з’являється замовлення № { $order } ({ deal })
move-draw = Витягти замовлення № { $order } ({ deal })
move-keep = Залишити замовлення № { $order } ({ deal })
move-use = «{ $technology }»: { $paid-plus } → { $reward-plus }
move-agent = Використати представника { $area-in }
move-achieve =
    Завершити досягнення { $pile ->
        [a] A
        [b] B
       *[c] C
    }
move-fulfil = Виконати замовлення № { $order }: { deal }
move-place = Розмістити помічника { $area-in }
move-done-placing = Завершити розміщення
move-go = Відправити президента { $area-to } й діяти там
move-through = Пройти через { $area-acc }
move-through-canal =
    Пройти через { $area-acc } ({ $cost ->
        [one] { $cost } єна
        [few] { $cost } єни
       *[many] { $cost } єн
    })
move-recall = Нікуди не йти: забрати президента й помічників
move-collect = Забрати помічника { $area-from }
move-done-recalling = Завершити повернення помічників
move-buy =
    Купити { $good-acc } за { $yen ->
        [one] { $yen } єну
        [few] { $yen } єни
       *[many] { $yen } єн
    }
move-sell =
    Продати { $good-acc } за { $yen ->
        [one] { $yen } єну
        [few] { $yen } єни
       *[many] { $yen } єн
    }
move-done-exchanging = Завершити обмін
move-church =
    Зайняти комірку { $slot } Церкви: { $faith ->
        [one] { $faith } очко віри
        [few] { $faith } очки віри
       *[many] { $faith } очок віри
    } → { $reward-plus }
move-done-church = Не займати комірку Церкви
move-customs =
    Зайняти комірку { $slot } Митниці: { $cost ->
        [one] { $cost } імпортний товар
        [few] { $cost } імпортні товари
       *[many] { $cost } імпортних товарів
    } → { $reward-plus }
move-done-customs = Не займати комірку Митниці
move-hire = Узяти зі складу { $piece-acc } ({ $price })
move-done-hiring = Завершити роботу зі складом
move-research =
    Узяти технологію зі слота { $slot }{ $surcharge ->
        [0] { "" }
       *[other] { " " }(виробництво +{ $surcharge })
    }
move-done-research = Не брати технології
move-take = Узяти замовлення зі слота { $slot } (щонайменше { $power } ОД)
move-done-port = Завершити вибір замовлень
move-take-token = Узяти жетон дії «5»
move-leave-token = Не брати жетон дії «5»
move-pay = Сплатити { $paid-acc }
move-shop = Побудувати крамницю в комірці { $slot }
move-house = Побудувати торговий дім
move-done-building = Нічого не будувати
move-return-all = Забрати всіх помічників
move-return-all-but-one = Лишити одного помічника («{ technology-telephone }»)
move-station = Покласти жетон станції { $area-in }
move-good = Узяти { $good-acc }
move-lift = Перемістити помічника { $area-from }
move-lift-hand = Перемістити помічника з руки
move-done-lifting = Завершити переміщення помічників
move-drop = Перемістити помічника { $area-to }
move-claim = Узяти нагороду: { $award }
move-end = Завершити хід

## Ходи, які пропонуються: із ціною та винагородою

choice-toll =
    плата: { $toll ->
        [one] { $toll } єна
        [few] { $toll } єни
       *[many] { $toll } єн
    }{ $rivals ->
        [one] { "" }
       *[other] { " " }{ $rivals } президентам
    }
choice-place = Помічник: { $area }
choice-place-toll = { choice-place } ({ choice-toll })
choice-place-next = { $area }
choice-place-next-toll = { choice-place-next } ({ choice-toll })
choice-through = { move-through } ({ choice-toll })
choice-go = Відправити президента { $area-to }: { $power } ОД
choice-go-toll = { choice-go } ({ choice-toll })
choice-agent = { move-agent }: { $power } ОД
choice-achieve =
    Завершити досягнення «{ $achievement }»: { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }, ціною помічника
choice-achieve-first = { choice-achieve } (ви перші)
choice-hire = { move-hire }
choice-church =
    Зайняти комірку { $slot } Церкви: { $reward } ({ $units ->
        [0] без доплати
        [one] бракує { $units } очка віри
       *[many] бракує { $units } очок віри
    })
choice-research =
    Узяти технологію «{ $technology }», прапор { $country-gen } ({ $units ->
        [0] без доплати
        [one] бракує { $units } очка виробництва: { $yen } або { $imports }
       *[many] бракує { $units } очок виробництва, за кожне { $yen } або { $imports }
    })
choice-take = Узяти замовлення № { $order }: { deal }; прапор { $country-gen }
choice-pay-faith = Витратити { $paid-acc } на віру
choice-pay-production = Витратити { $paid-acc } на виробництво
choice-pay-order = Витратити { $paid-acc } на друге замовлення
choice-shop = { move-shop }: { $reward }
choice-house = { move-house }: { $reward }

## Відмови

refusal-game-over = Гру завершено.
refusal-chance-decides = Зараз вирішує випадок: спершу з’явиться карта.
refusal-only-chance = Це вирішує випадок, а не гравець.
refusal-no-such-chance = Зараз випадок не може вирішити такого.
refusal-no-such-player = { $player } не за цим столом: гравців — { $players }.
refusal-not-in-this-game = { $thing }: у цій грі цього немає.
refusal-laid-already = Це вже витягнуто.
refusal-another-pile = Це досягнення з іншого стосу.
refusal-start-order-first = Спершу оберіть замовлення, яке залишите.
refusal-start-order-kept = Ви вже обрали замовлення, яке залишили.
refusal-extra-action-time = Представники, досягнення й замовлення — лише до основної дії або після неї, не посередині.
refusal-placing-over = Цього ходу ви вже завершили розміщення помічників.
refusal-placing-first = Спершу розмістіть помічників або відмовтеся від цього.
refusal-moving-over = Цього ходу ваш президент уже переміщувався.
refusal-on-the-way = Ваш президент у дорозі й мусить іти далі.
refusal-not-recalling = Помічників забирають лише тоді, коли забирають президента.
refusal-not-exchanging = Обмінювати можна лише під час дії в Китайському кварталі.
refusal-not-at-church = Для цього потрібна дія в Церкві.
refusal-not-at-customs = Для цього потрібна дія на Митниці.
refusal-not-hiring = Для цього потрібна дія у Службі найму або винагорода, що це дозволяє.
refusal-not-researching = Для цього потрібна дія в лабораторії.
refusal-not-at-port = Для цього потрібна дія в порту.
refusal-nothing-to-pay = Зараз немає за що платити.
refusal-not-building = Будувати можна лише відразу після дії щонайменше з { $needed } ОД.
refusal-not-returning = Помічники повертаються самі; лишити одного дозволяє тільки «{ technology-telephone }».
refusal-no-station-due = Жетон станції кладе лише той, хто бере технологію «{ technology-station }».
refusal-no-token-due = Зараз не треба вирішувати, чи брати жетон дії «5».
refusal-no-good-due = Зараз вам не належить товар на вибір.
refusal-no-move-due = Зараз вам не належить переміщення помічника.
refusal-lift-first = Спершу оберіть, якого помічника переміщуєте.
refusal-drop-first = Спершу розмістіть помічника, якого переміщуєте.
refusal-no-award-due = Нагорода — для того, хто щойно завершив останнє з досягнень.
refusal-main-action-first = Не можна завершити хід без основної дії.
refusal-choice-first = Спершу треба вирішити інше. { $choice }
refusal-action-due = { $area }: ця дія вам нічого не коштує, тож її треба виконати.
refusal-order-not-in-hand = Замовлення № { $order } у вас немає.
refusal-order-goods-missing = Щоб виконати замовлення № { $order }, треба мати ще { $goods-acc }.
refusal-agent-used = Цього ходу ви вже використали представника.
refusal-no-agent = У вас немає невикористаного представника.
refusal-president-there = { $area }: тут ваш президент, а представник діє лише там, де його немає.
refusal-achieved-already = Це досягнення ви вже завершили: { $achievement }.
refusal-achievement-not-met = Для цього досягнення потрібно: { $achievement }. У вас — { $have }.
refusal-achievement-not-met-areas = Потрібні будівлі { $achievement-in }; у вас: { $production } і { $commercial }.
refusal-needs-technology = Для цього потрібна технологія «{ $technology }»: у вас її немає.
refusal-power-used = «{ $technology }» діє раз за хід, і ви вже скористалися цим.
refusal-no-assistant-in-hand = У вас у руці немає помічників.
refusal-no-assistant-there = Ваших помічників немає { $area-in }.
refusal-no-assistant-for-board = У вас немає для цього помічника: ні в руці, ні { $area-in }.
refusal-yen-missing =
    Це коштує { $cost ->
        [one] { $cost } єну
        [few] { $cost } єни
       *[many] { $cost } єн
    }, а { $have ->
        [0] грошей у вас немає
       *[other] у вас { $have }
    }.
refusal-good-missing = У вас немає { $good-gen }.
refusal-import-missing = У вас немає імпортних товарів.
refusal-warehouse-empty = На вашому складі більше немає { $piece-many }.
refusal-toll-missing =
    { $area }: плата за прохід — { $cost ->
        [one] { $cost } єна
        [few] { $cost } єни
       *[many] { $cost } єн
    }, { $count ->
        [one] там чужий президент
       *[other] там чужі президенти
    }: { $rivals }. У вас { $have ->
        [0] немає грошей
        [one] { $have } єна
        [few] { $have } єни
       *[many] { $have } єн
    }.
refusal-canal-fee-missing =
    Пройти через Канал коштує { $cost ->
        [one] { $cost } єну
        [few] { $cost } єни
       *[many] { $cost } єн
    }, а { $have ->
        [0] грошей у вас немає
       *[other] у вас { $have }
    }.
refusal-placed-enough =
    Цього ходу ви вже розмістили { $count ->
        [one] { $count } помічника
       *[many] { $count } помічників
    } в різних локаціях — це максимум.
refusal-two-in-one-area = Ви вже розміщуєте помічників у різних локаціях — по одному в кожній.
refusal-needs-telegraph = Усіх помічників уже розміщено в одній локації: ще одного дозволяє розмістити лише «{ technology-telegraph }», а цієї технології у вас немає.
refusal-not-next-to-two = «{ technology-telegraph }» дозволяє розмістити ще одного помічника лише поруч із рештою ({ $doubled }): { $area } — не поруч.
refusal-occupied =
    Не можна зупинитися { $area-in }: { $count ->
        [one] там чужий президент
       *[other] там чужі президенти
    }: { $rivals }. Це дозволяє лише «{ technology-postal-system }».
refusal-not-adjacent = { $area }: це не сусідня локація для вашого президента.
refusal-not-back = { $area }: звідти ваш президент вирушив або вже там пройшов, тож цього ходу туди не повертається.
refusal-dead-end = { $area }: звідти ваш президент не зміг би дійти до жодної локації, де йому можна зупинитися.
refusal-slot-taken = Комірку { $slot } зайнято.
refusal-faith-missing =
    Комірка { $slot } вимагає { $needed ->
        [one] { $needed } очка віри
       *[many] { $needed } очок віри
    }: з усім, що можете сплатити, у вас { $have }.
refusal-customs-power-missing =
    Комірка { $slot } коштує { $imports ->
        [one] { $imports } імпортний товар
        [few] { $imports } імпортні товари
       *[many] { $imports } імпортних товарів
    }, а для цього треба { $needed } ОД: у вас { $have }.
refusal-imports-missing =
    Комірка { $slot } коштує { $needed ->
        [one] { $needed } імпортний товар
        [few] { $needed } імпортні товари
       *[many] { $needed } імпортних товарів
    }, а { $have ->
        [0] таких товарів у вас немає
       *[other] у вас { $have }
    }.
refusal-slot-empty = У слоті { $slot } немає карти.
refusal-technology-owned = Технологія «{ $technology }» у вас уже є.
refusal-production-missing =
    На технологію «{ $technology }» бракує { $needed ->
        [one] { $needed } очка
       *[many] { $needed } очок
    } виробництва, кожне за { $yen-acc } або { $imports }: ви можете оплатити { $have }.
refusal-port-power-missing = Замовлення зі слота { $slot } вимагає { $needed } ОД: у вас { $have }.
refusal-hand-full =
    У вас у руці вже { $count ->
        [one] { $count } замовлення
        [few] { $count } замовлення
       *[many] { $count } замовлень
    } — це максимум.
refusal-not-accepted = { $good }: тут цим не платять.
refusal-paid-already = { $good }: цим ви вже сплатили за віру, а кожен вид рахують раз.
refusal-no-shop-in-hand = У вас у руці немає крамниці.
refusal-no-house-in-hand = У вас у руці немає торгового дому.
refusal-shop-here-already = Ваша крамниця вже є { $area-in }.
refusal-house-here-already = { $area }: торговий дім тут уже побудовано ({ $player }).
refusal-same-area = Помічник іде { $area-from }: оберіть іншу локацію.
refusal-award-not-there = Такої нагороди на столі немає: { $award }.

## Що сталося

event-begins = { $player } починає гру.
event-achievements = Досягнення: { $first }; { $second }; { $third }.
event-awards = Нагороди: { $first }; { $second }; { $third }; { $fourth }.
event-keeps =
    { $player } тягне { $drawn ->
        [one] { $drawn } замовлення
        [few] { $drawn } замовлення
       *[many] { $drawn } замовлень
    } й залишає № { $order }.
event-keeps-unseen =
    { $player } тягне { $drawn ->
        [one] { $drawn } замовлення
        [few] { $drawn } замовлення
       *[many] { $drawn } замовлень
    } й залишає одне.
event-technology-laid = { $area }: з’являється технологія «{ $technology }».
event-order-laid = { $area }: з’являється замовлення № { $order }.
event-places = { $player } розміщує помічника { $area-in }.
event-places-none = { $player } не розміщує помічників.
event-pays-toll =
    { $payee } отримує { $coins ->
        [one] { $coins } єну
        [few] { $coins } єни
       *[many] { $coins } єн
    } за прохід: платить { $payer }.
event-passes = { $player } проходить через { $area-acc }.
event-passes-canal =
    { $player } проходить через Канал за { $cost ->
        [one] { $cost } єну
        [few] { $cost } єни
       *[many] { $cost } єн
    }.
event-goes = { $player } відправляє президента { $area-to } й діє там: { $power } ОД.
event-agent-acts = { $player } використовує { $agent-acc } { $area-in }: { $power } ОД.
event-house-income =
    { $player } отримує { $coins ->
        [one] { $coins } єну
        [few] { $coins } єни
       *[many] { $coins } єн
    } за торговий дім ({ $area }).
event-area-brings = { $area }: { $player } отримує { $reward-acc }.
event-technology-brings = { $player } отримує { $reward-acc } («{ $technology }»).
event-token = { $player } бере жетон дії «5» ({ $area }) й отримує { $reward-acc }.
event-token-agent = { $player } бере жетон дії «5» ({ $area }): незалежного купця.
event-leaves-token = { $player } не бере жетон дії «5» ({ $area }).
event-recalls = { $player } забирає президента в руку.
event-collects = { $player } забирає помічника { $area-from }.
event-idle = { $area }: { $player } нічого не робить.
event-buys =
    { $player } купує { $good-acc } за { $cost ->
        [one] { $cost } єну
        [few] { $cost } єни
       *[many] { $cost } єн
    }.
event-sells =
    { $player } продає { $good-acc } за { $coins ->
        [one] { $coins } єну
        [few] { $coins } єни
       *[many] { $coins } єн
    }.
event-pays-faith = { $player } витрачає на віру { $paid-acc }.
event-church = { $player } займає комірку { $slot } Церкви й отримує { $reward-acc }.
event-pays-customs = { $player } віддає на Митниці { $paid-acc }.
event-customs = { $player } займає комірку { $slot } Митниці й отримує { $reward-acc }.
event-hires =
    { $player } бере зі складу { $piece-acc }{ $cost ->
        [0] { "" }
        [one] { " " }за { $cost } єну
        [few] { " " }за { $cost } єни
       *[many] { " " }за { $cost } єн
    }.
event-uses = { $player } використовує технологію «{ $technology }» й віддає { $paid-acc }.
event-pays-production = { $player } витрачає на виробництво { $paid-acc }.
event-researches = { $player } бере технологію «{ $technology }» (показник виробництва { $value }, прапор: { $country }).
event-station = { $player } кладе жетон станції { $area-in }.
event-pays-order = { $player } витрачає на друге замовлення { $paid-acc }.
event-takes = { $player } бере { $area-in } замовлення № { $order }.
event-builds-shop = { $player } будує крамницю ({ $area }) й отримує { $reward-acc }.
event-builds-house = { $player } будує торговий дім ({ $area }) й отримує { $reward-acc }.
event-returns =
    { $area }: { $player } забирає { $count ->
        [one] { $count } помічника
       *[many] { $count } помічників
    } в руку.
event-stays = { $player } лишає помічника { $area-in } («{ technology-telephone }»).
event-achieves-first =
    Уперше завершено досягнення «{ $achievement }»: { $player } отримує { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
event-achieves =
    { $player } завершує досягнення «{ $achievement }» й отримує { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
event-claims = { $player } бере нагороду: { $award }.
event-fulfils = { $player } виконує замовлення № { $order } й віддає { $paid-acc }. Прапор: { $country }.
event-order-brings = { $player } отримує { $reward-acc } за замовлення № { $order }.
event-chooses = { $player } обирає { $reward-acc }.
event-agent-gained = За пару прапорів { $player } отримує { $agent-acc }.
event-moves = { $player } переміщує помічника { $origin-from } { $area-to }.
event-moves-from-hand = { $player } переміщує помічника з руки { $area-to }.
event-end-shops = Побудовано всі крамниці ({ $count }): { $player }. { end-triggered }
event-end-houses = Побудовано всі торгові доми ({ $count }): { $player }. { end-triggered }
event-end-church = Помічників у Церкві вже { $count }. { end-triggered }
event-end-customs = Помічників на Митниці вже { $count }. { end-triggered }
event-end-orders = Бракує замовлень, щоб заповнити порт. { end-triggered }
event-last-round = Починається останній раунд.
event-bonus-church =
    За Церкву { $player } отримує { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
event-bonus-customs =
    За Митницю { $player } отримує { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
event-bonus-technologies =
    За технології { $player } отримує { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
event-bonus-countries =
    За набори прапорів { $player } отримує { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
event-bonus-leftovers =
    За невикористаних представників, імпортні товари, єни й місцеві товари { $player } отримує { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
event-total =
    { $player }: разом { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
event-tie =
    Нічия, { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }: перемагає { $player }, бо сидить найближче до першого гравця.
event-wins = { $player } перемагає!

## Terminal

terminal-copper-mine = Мідь
terminal-fishing-ground = Риба
terminal-silk-mill = Шовк
terminal-tea-plantation = Чай
terminal-bank = Банк
terminal-chinatown = Квартал
terminal-church = Церква
terminal-customs-house = Митниця
terminal-employment-agency = Найм
terminal-laboratory-a = Лаб. A
terminal-laboratory-b = Лаб. B
terminal-port-a = Порт A
terminal-port-b = Порт B
terminal-canal = Канал
terminal-copper = м
terminal-silk = ш
terminal-tea = ч
terminal-fish = р
terminal-us = США
terminal-nl = НІД
terminal-uk = БРИ
terminal-fr = ФРА
terminal-de = НІМ
terminal-pile-a = A
terminal-pile-b = B
terminal-pile-c = C
terminal-hand = рука
terminal-hidden = таємні замовлення: { $count }
terminal-fulfilled = замовлення: { $count }
terminal-developed = будівлі в локаціях: виробничі { $production }, комерційні { $commercial }
terminal-main-open = основна дія ще попереду
terminal-main-done = основну дію виконано
terminal-exchanges = залишилося обмінів: { $count }
terminal-due-faith = ще сплатити очок віри: { $count }
terminal-due-production = ще сплатити очок виробництва: { $count }
terminal-due = ще надійде:
terminal-last-but-one-round = { end-triggered }
terminal-last-round = Це останній раунд.
terminal-through = Пройти далі
terminal-secret = Бачите лише ви
terminal-agents-left = Представники в запасі: { $agents }
terminal-decks = У колодах: технології { $technologies }, замовлення { $orders }
terminal-next-to = Поруч: { $areas }

## Picture

picture-board = Локації
picture-areas = Локації докладно
picture-goals = Досягнення, торгові представники та нагороди
picture-management = Планшети управління
picture-chance = Випадок
picture-waits = { $player } вирішує…
picture-turn = { $player }: зараз ходить.
picture-first = Перший гравець.
picture-last-but-one-round = Кінець близько
picture-last-round = Останній раунд
picture-neutral = умовний гравець
picture-stand-in-note = Зірочка: це значення може відрізнятися від надрукованого, ми його ще не звірили. Так само тайли будівель, жетони дії «5» і прапори технологій.
picture-power = ОД: { $power }
picture-agent = Представник
picture-through = Через
picture-presence =
    { $player }: ОД — { $power }, помічників — { $assistants }{ $president ->
        [0] { "" }
       *[other] , президент
    }{ $shops ->
        [0] { "" }
       *[other] , крамниця
    }{ $houses ->
        [0] { "" }
       *[other] , торговий дім
    }.
picture-free-shops = Вільні комірки для крамниць: { $rewards }.
picture-free-house = Вільна комірка для торгового дому: { $reward }.
picture-goal = Досягнення: { $goal }. Бали: { $first }, далі { $later }. Завершили: { $players }.
picture-goal-unknown = Досягнення ще не викладено.
picture-agents = Представники
picture-achievements = Досягнення
picture-worth = Сумарний показник виробництва: { $value }.
picture-agents-left = { $country }: торгових представників залишилося { $left } із { $all }.
picture-awards = Нагороди
picture-due-faith = Залишилося сплатити очок віри: { $count }.
picture-due-production = Залишилося сплатити очок виробництва: { $count }.
picture-due-exchanges = Залишилося обмінів: { $count }.
picture-due-goods = Товарів на вибір: { $count }.
picture-due-pieces = Маркерів зі складу: щонайбільше { $count }.
picture-due-moves = Переміщень помічників: щонайбільше { $count }.
picture-ends-at = Помічників: { $filled }; якщо їх { $all }, раунд стає передостаннім. У кінці бали за найбільшу кількість помічників: { $first }, за другу за величиною: { $second }.
picture-slot-taken = Зайнято: { $player }.
picture-left = Карт у колоді: { $left }.
picture-surcharge = Додатково очок виробництва: { $units }.
picture-level-1 = Нижчий рівень
picture-level-2 = Середній рівень
picture-level-3 = Вищий рівень
picture-gap = Порожньо.
picture-technology = «{ $technology }»: показник виробництва { $value }, прапор: { $country }.
picture-hidden = Замовлення, яке знає лише власник.
picture-hand = У руці:
picture-warehouse = На складі:
picture-president = президент
picture-assistant =
    { $count ->
        [one] { $count } помічник
        [few] { $count } помічники
       *[many] { $count } помічників
    }
picture-shop =
    { $count ->
        [one] { $count } крамниця
        [few] { $count } крамниці
       *[many] { $count } крамниць
    }
picture-house =
    { $count ->
        [one] { $count } торговий дім
        [few] { $count } торгові доми
       *[many] { $count } торгових домів
    }
picture-price =
    Ціна: { $yen ->
        [one] { $yen } єна
        [few] { $yen } єни
       *[many] { $yen } єн
    }.
picture-flags = { $country }: прапорів — { $count }.
picture-fulfilled = Виконано замовлень: { $count }.
picture-tokens = Жетонів дії «5»: { $count }.
picture-bonus-church = церква: { $count }
picture-bonus-customs = митниця: { $count }
picture-bonus-technologies = технології: { $count }
picture-bonus-countries = прапори: { $count }
picture-bonus-leftovers = залишки: { $count }

## Score and end of the game

category-play = За час гри
category-leftovers = Залишки
trigger-shops = Найбільше крамниць
trigger-houses = Найбільше торгових домів
trigger-orders = Замовлення, взяті з колоди (кінець: не вистачає для порту)
ending-last-but-one-round = Кінець близько: після цього раунду буде ще один.
ending-last-round = Це останній раунд.

## The rules, chapter by chapter

guide-aim = Про що ця гра
guide-aim-play = Ви керуєте торговим домом у молодому порту Йокогами. Помічники готують ґрунт, а де зупиняється президент, там ви дієте — то сильніше, що більше там ваших людей.
guide-aim-win = Бали приносять замовлення, будівлі, технології, Церква, Митниця та досягнення. Перемагає той, у кого найбільше балів.
guide-turn = Ваш хід
guide-turn-short = Коротко: розмістіть помічників, проведіть президента їхніми локаціями, виконайте дію там, де він зупинився. Усі кроки:
guide-areas = Локації
guide-areas-about = Що робить кожна і за скількох ОД; дві однакові локації діють однаково.
guide-buildings = Будівництво
guide-trade = Замовлення, технології та товари
guide-boards = Планшети та досягнення
guide-cards = Технології одна за одною
guide-two = Для двох гравців
guide-end = Кінець і остаточний підрахунок

## What a turn is made of

stage-keep = Виберіть замовлення
stage-keep-about = Залиште замовлення, товари для якого зможете дістати найшвидше: воно принесе перші бали та прапор.
stage-place = Розмістити
stage-place-about = Розмістіть помічників там, куди піде президент: він ходить лише локаціями з вашими помічниками. Розмістіть їх у різних локаціях для довгого шляху або двох в одній, щоб мати там більше ОД.
stage-move = Піти
stage-move-about = Проведіть президента через локації з помічниками до локації, дія якої вам потрібна. Він не може зупинитися там, де стоїть інший президент.
stage-act = Діяти
stage-act-about = Тепер локація працює на вас: що більше там ваших людей, то більше вона дає. Беріть те, чого бракує для замовлень.
stage-build = Будувати
stage-build-about = Вам вистачає ОД, щоб тут будувати. Будівля назавжди дає вам у цій локації ще одне ОД і одразу дає винагороду.
stage-end = Завершити
stage-end-about = Ваші помічники звідси повернулися. Якщо можете, виконайте замовлення чи завершіть досягнення, а тоді завершіть хід.

## The page of a table

fact-action = { $area }: { picture-power }
choice-way =
    { choice-go } (дорогою { $passed ->
        [one] { $passed } локація
        [few] { $passed } локації
       *[many] { $passed } локацій
    })
choice-way-paid =
    { choice-go } (дорогою { $passed ->
        [one] { $passed } локація
        [few] { $passed } локації
       *[many] { $passed } локацій
    }, { $cost ->
        [one] { $cost } єна
        [few] { $cost } єни
       *[many] { $cost } єн
    })
choice-way-differs =
    { choice-go } (дорогою { $passed ->
        [one] { $passed } локація
        [few] { $passed } локації
       *[many] { $passed } локацій
    }; { $payments-plus })
choice-way-toll = { $player }: { $yen }
choice-way-fee = { area-canal }: { $yen }
