### Йокогама українською.
###
### Форми назв локацій: .in — де, .to — куди, .from — звідки, .acc — знахідний. Другий планшет того самого типу має номер.

title = Йокогама
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
area-laboratory-a = Лабораторія A
    .in = в Лабораторії A
    .to = до Лабораторії A
    .from = з Лабораторії A
    .acc = Лабораторію A
area-laboratory-b = Лабораторія B
    .in = в Лабораторії B
    .to = до Лабораторії B
    .from = з Лабораторії B
    .acc = Лабораторію B
area-port-a = Порт A
    .in = в Порту A
    .to = до Порту A
    .from = з Порту A
    .acc = Порт A
area-port-b = Порт B
    .in = в Порту B
    .to = до Порту B
    .from = з Порту B
    .acc = Порт B
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

## Жетони, досягнення й нагороди

token-points = 4 бали
token-yen = 4 єни
token-points-and-yen = 2 бали, 2 єни
token-import = 1 бал, 1 імпортний товар
token-copper = 2 міді
token-silk = 1 бал, 2 шовку
token-tea = 3 чаю
token-fish = 3 риби
token-any = 1 бал, 2 товари на вибір
token-pieces = 1 бал, 2 маркери зі складу
token-moves = 2 бали, 2 переміщення помічників
token-free-agent = незалежний купець
achievement-tea-7 = 7 чаю
achievement-fish-7 = 7 риби
achievement-silk-6 = 6 шовку
achievement-copper-5 = 5 міді
achievement-technologies-4 = 4 технології
achievement-yen-10 = 10 єн
achievement-tokens-5 = 5 жетонів дії й представників
achievement-orders-5 = 5 виконаних замовлень
achievement-commercial-4 = 4 комерційні локації
achievement-production-2-commercial-3 = 2 виробничі й 3 комерційні локації
achievement-production-3-commercial-2 = 3 виробничі й 2 комерційні локації
achievement-production-4 = 4 виробничі локації
award-us = Прапор США
award-nl = Прапор Нідерландів
award-uk = Прапор Великої Британії
award-fr = Прапор Франції
award-de = Прапор Німеччини
award-free-agent = Незалежний купець

## Винагороди

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
       *[many] { $count } риби
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

## Переліки всередині речень

list-goods =
    { $copper ->
        [0] { "" }
        [one] { $comma-copper }{ $copper } мідь
       *[many] { $comma-copper }{ $copper } міді
    }{ $silk ->
        [0] { "" }
        [one] { $comma-silk }{ $silk } шовк
       *[many] { $comma-silk }{ $silk } шовку
    }{ $tea ->
        [0] { "" }
        [one] { $comma-tea }{ $tea } чай
       *[many] { $comma-tea }{ $tea } чаю
    }{ $fish ->
        [0] { "" }
        [one] { $comma-fish }{ $fish } рибу
       *[many] { $comma-fish }{ $fish } риби
    }
list-others =
    { $points ->
        [0] { "" }
        [one] { $comma-points }{ $points } бал
        [few] { $comma-points }{ $points } бали
       *[many] { $comma-points }{ $points } балів
    }{ $yen ->
        [0] { "" }
        [one] { $comma-yen }{ $yen } єну
        [few] { $comma-yen }{ $yen } єни
       *[many] { $comma-yen }{ $yen } єн
    }{ $import ->
        [0] { "" }
        [one] { $comma-import }{ $import } імпортний товар
        [few] { $comma-import }{ $import } імпортні товари
       *[many] { $comma-import }{ $import } імпортних товарів
    }{ $any ->
        [0] { "" }
        [one] { $comma-any }{ $any } товар на вибір
        [few] { $comma-any }{ $any } товари на вибір
       *[many] { $comma-any }{ $any } товарів на вибір
    }{ $piece ->
        [0] { "" }
        [one] { $comma-piece }{ $piece } маркер зі складу
        [few] { $comma-piece }{ $piece } маркери зі складу
       *[many] { $comma-piece }{ $piece } маркерів зі складу
    }{ $move ->
        [0] { "" }
        [one] { $comma-move }{ $move } переміщення помічника
        [few] { $comma-move }{ $move } переміщення помічників
       *[many] { $comma-move }{ $move } переміщень помічників
    }
list-deal = за { list-goods } — { list-others }

## Що є що: локації

card-copper-mine-1 = { area-copper-mine-1 }
effect-copper-mine-1 = Виробнича локація: мідь. За 1–5 ОД — 0, 0, 1, 2 або 3 міді.
card-copper-mine-2 = { area-copper-mine-2 }
effect-copper-mine-2 = { effect-copper-mine-1 }
card-fishing-ground-1 = { area-fishing-ground-1 }
effect-fishing-ground-1 = Виробнича локація: риба. За 1–5 ОД — 1, 2, 3, 4 або 5 риби.
card-fishing-ground-2 = { area-fishing-ground-2 }
effect-fishing-ground-2 = { effect-fishing-ground-1 }
card-silk-mill-1 = { area-silk-mill-1 }
effect-silk-mill-1 = Виробнича локація: шовк. За 1–5 ОД — 0, 1, 2, 3 або 4 шовку.
card-silk-mill-2 = { area-silk-mill-2 }
effect-silk-mill-2 = { effect-silk-mill-1 }
card-tea-plantation-1 = { area-tea-plantation-1 }
effect-tea-plantation-1 = Виробнича локація: чай. За 1–5 ОД — 1, 2, 3, 4 або 5 чаю.
card-tea-plantation-2 = { area-tea-plantation-2 }
effect-tea-plantation-2 = { effect-tea-plantation-1 }
card-bank = { area-bank }
effect-bank = Комерційна локація: гроші. За 1–5 ОД — 1, 2, 3, 4 або 5 єн.
card-chinatown = { area-chinatown }
effect-chinatown = Комерційна локація: за 1–5 ОД — 1, 2, 3, 4 або 5 обмінів. Мідь і шовк купують і продають по 2 єни, чай і рибу — по 1 єні. Імпортний товар тут можна лише купити, за 4 єни.
card-church = { area-church }
effect-church = Комерційна локація: 1–5 ОД дають 1, 2, 3, 4 або 5 очок віри. Ще по 1 очку дає сплачене, кожен вид лише раз: мідь, шовк, чай, риба, імпортний товар, 2 єни. Поставте помічника з руки або з цієї локації у вільну комірку, на яку вистачає віри, й отримайте її винагороду. Він лишається там до кінця. Наприкінці найбільше помічників тут дає 6 балів, друге місце — 3; коли порівну, вище той, чий помічник стоїть правіше.
card-customs-house = { area-customs-house }
effect-customs-house = Комерційна локація: віддайте імпортні товари, за 1–5 ОД щонайбільше 0, 1, 2, 3 або 4. Поставте помічника з руки або з цієї локації у вільну комірку саме з таким числом і отримайте її винагороду. Він лишається там до кінця. Наприкінці найбільше помічників тут дає 8 балів, друге місце — 4; коли порівну, вище той, чий помічник стоїть правіше.
card-employment-agency = { area-employment-agency }
effect-employment-agency = Комерційна локація: за 1–5 ОД візьміть зі складу 0, 1, 2, 3 або 4 маркери, кожен за його ціною. Помічники безкоштовні, крамниця коштує 2 єни, торгові доми — 4, 5, 6 і 7 єн один за одним.
card-laboratory-a = { area-laboratory-a }
effect-laboratory-a = Комерційна локація: візьміть із цієї лабораторії технологію, якої ще не маєте. 1–5 ОД дають 1, 2, 3, 4 або 5 очок виробництва; кожне, якого бракує, коштує 2 єни або 1 імпортний товар. Місця зліва направо додають до показника карти 0, 0, 1, 1, 2 і 2. Починаючи з технології № 4 ви платите на 1 очко більше, хоч би скільки мали ОД.
card-laboratory-b = { area-laboratory-b }
effect-laboratory-b = { effect-laboratory-a }
card-port-a = { area-port-a }
effect-port-a = Комерційна локація: візьміть замовлення цього порту. 2 ОД відкривають замовлення нижчого рівня, 3 ОД — ще й середнього, 4 ОД — усі; 5 ОД дають також 3 бали. Друге замовлення коштує 2 єни або 1 імпортний товар. На руці може бути щонайбільше 3 замовлення.
card-port-b = { area-port-b }
effect-port-b = { effect-port-a }
card-canal = { area-canal }
effect-canal = Тут нічого не розміщують і ніхто не зупиняється. Президент може пройти крізь нього за 1 єну.

## Що є що: технології

card-stagecoach = { technology-stagecoach }
effect-stagecoach = Ваш президент дорогою нікому не платить за прохід.
card-university = { technology-university }
effect-university = Раз за хід заплатіть 1 єну й візьміть помічника зі складу.
card-ball = { technology-ball }
effect-ball = 2 бали за кожне замовлення, яке ви виконуєте.
card-postal-system = { technology-postal-system }
effect-postal-system = Ваш президент може зупинитися там, де є інші президенти; за прохід ви платите як завжди.
card-language-school = { technology-language-school }
effect-language-school = 1 єна за кожне замовлення, яке ви виконуєте.
card-patent-system = { technology-patent-system }
effect-patent-system = 2 бали за кожну технологію, яку ви берете після цієї.
card-winery = { technology-winery }
effect-winery = 3 бали за кожного помічника, якого ви ставите на планшет Церкви.
card-gas-lighting = { technology-gas-lighting }
effect-gas-lighting = 2 бали за кожну крамницю, яку ви будуєте.
card-stock-exchange = { technology-stock-exchange }
effect-stock-exchange = Якщо на початку ходу у вас менше ніж 2 єни, отримайте стільки, щоб стало 2.
card-letterpress = { technology-letterpress }
effect-letterpress = 1 єна за кожну технологію, яку ви берете після цієї.
card-brick-factory = { technology-brick-factory }
effect-brick-factory = 4 бали за кожного помічника, якого ви ставите на планшет Митниці.
card-mining-technology = { technology-mining-technology }
effect-mining-technology = Щоразу, коли отримуєте мідь, ви отримуєте ще 1.
card-electric-lighting = { technology-electric-lighting }
effect-electric-lighting = 3 бали за кожен торговий дім, який ви будуєте.
card-station = { technology-station }
effect-station = Узявши цю карту, покладіть жетон станції в будь-яку локацію: там усі мають на 1 ОД більше. Ваш президент може потрапити одразу туди, якщо там є ваш помічник, навіть до інших президентів і без плати за прохід.
card-spinning-mill = { technology-spinning-mill }
effect-spinning-mill = Раз за хід віддайте 1 шовк і отримайте 2 єни.
card-exposition = { technology-exposition }
effect-exposition = Одразу 10 балів.
card-newspaper = { technology-newspaper }
effect-newspaper = У різних локаціях можна розмістити до 4 помічників замість 3.
card-tram = { technology-tram }
effect-tram = Ваш президент може потрапити одразу в будь-яку локацію, де є ваш помічник і немає інших президентів; а з технологією «{ technology-postal-system }» — і туди, де вони є, за звичайну плату.
card-telephone = { technology-telephone }
effect-telephone = Коли після дії помічники повертаються, 1 з них можна лишити в локації.
card-telegraph = { technology-telegraph }
effect-telegraph = Розмістивши 2 помічників в одній локації, можна поставити ще 1 у сусідній.

## Що є що: решта

card-turn = Хід
effect-turn = До основної дії й після неї, у будь-якому порядку: використайте представника (раз за хід), завершуйте досягнення, виконуйте замовлення. Основна дія: розмістіть до 3 помічників у різних локаціях або 2 в одній; перемістіть президента туди, де є ваш помічник і немає інших президентів, і виконайте дію локації; маючи 4 чи 5 ОД, можете будувати; потім ваші помічники звідти повертаються. Замість переміщення можна забрати президента в руку, а з ним будь-кого з помічників.
card-power = Очки дії (ОД)
effect-power = Сила вашої дії в локації, щонайбільше 5: по 1 за кожного вашого помічника там, за президента, крамницю, торговий дім і станцію. 4 ОД дозволяють будувати, 5 ОД дають жетон дії «5».
card-president = { piece-president }
effect-president = Переходить із локації в локацію, де є ваші помічники, й діє там, де зупиняється. Туди, звідки вирушає, не повертається. Поставити помічника там, де є чужий президент, або зайти туди коштує 1 єну, яку отримує той гравець.
card-assistant = Помічники
effect-assistant = Їх розміщують із руки в локаціях: кожен дає там 1 ОД. Після дії вони повертаються в руку. На планшетах управління й досягненнях лишаються до кінця.
card-shop = Крамниці
effect-shop = Після дії з 4 чи 5 ОД можна поставити крамницю з руки у вільну комірку локації й отримати її винагороду. В одній локації — одна ваша. Вона дає там 1 ОД. Хто збудує всі 8, наближає кінець гри.
card-house = Торгові доми
effect-house = Після дії з 4 чи 5 ОД можна поставити торговий дім з руки в локацію й отримати його винагороду. Один на локацію. Він дає там 1 ОД і приносить вам 1 єну, коли там діє інший гравець. Хто збудує всі 4, наближає кінець гри.
card-warehouse = Склад
effect-warehouse = Маркери, яких ще немає у вас на руці. Помічники безкоштовні, крамниця коштує 2 єни, торгові доми — 4, 5, 6 і 7 єн один за одним.
card-copper = { good-copper }
effect-copper = Місцевий товар. У Китайському кварталі його купують і продають за 2 єни. Наприкінці кожні 3 місцеві товари — 1 бал.
card-silk = { good-silk }
effect-silk = { effect-copper }
card-tea = { good-tea }
effect-tea = Місцевий товар. У Китайському кварталі його купують і продають за 1 єну. Наприкінці кожні 3 місцеві товари — 1 бал.
card-fish = { good-fish }
effect-fish = { effect-tea }
card-import = { good-import }
effect-import = Ними платять на Митниці, а також за виробництво, віру чи друге замовлення. Їх дають замовлення й інші винагороди, а в Китайському кварталі їх купують по 4 єни. Наприкінці кожен — 1 бал.
card-yen = { good-yen }
effect-yen = Гроші: за прохід, маркери, обмін, віру, виробництво й друге замовлення. Наприкінці кожні 2 єни — 1 бал.
card-points = Бали
effect-points = Перемагає той, у кого наприкінці їх найбільше; коли порівну — той, хто сидить найближче до першого гравця.
card-any = Товар на вибір
effect-any = Мідь, шовк, чай або риба — що захочете.
card-piece = Маркер зі складу
effect-piece = Візьміть зі складу в руку помічника, крамницю чи торговий дім за його ціною.
card-move = Переміщення помічника
effect-move = Перемістіть свого помічника з локації або з руки в будь-яку іншу локацію; за прохід не платять.
card-orders = Замовлення
effect-orders = Віддайте товари замовлення, яке тримаєте, й отримайте його винагороду та прапор. На руці щонайбільше 3 замовлення, скидати їх не можна. Замовлення, залишене на початку, знаєте лише ви; узяті в порту бачать усі.
card-flags = Прапори
effect-flags = Вони є на технологіях, виконаних замовленнях і нагородах. Кожен другий прапор країни дає її представника, доки вони є. Наприкінці набори різних прапорів дають бали: 2 прапори — 2, 3 прапори — 4, 4 прапори — 8, 5 прапорів — 12.
card-agents = Торгові представники
effect-agents = Раз за хід можна перевернути одного й виконати дію в локації, де є ваш помічник і немає вашого президента; за прохід не платять. Невикористаний наприкінці — 1 бал.
card-free-agent = { agent-free-agent }
effect-free-agent = Його можна використати один раз, як і торгового представника будь-якої країни.
card-tokens = Жетони дії «5»
effect-tokens = Дія з 5 ОД дає жетон своєї локації та його винагороду.
card-achievements = Досягнення
effect-achievements = Майте те, чого воно вимагає, поставте на нього помічника з руки й отримайте бали; перший гравець отримує більше. Нічого не витрачають. Кожне — один раз.
card-awards = Нагороди за досягнення
effect-awards = Коли грають із нагородами, той, хто завершує всі 3 досягнення, бере одну: прапор або незалежного купця.
card-tea-7 = Досягнення: { achievement-tea-7 }
effect-tea-7 = Майте 7 чаю: 8 балів першому гравцеві, 6 — решті.
card-fish-7 = Досягнення: { achievement-fish-7 }
effect-fish-7 = Майте 7 риби: 8 балів першому гравцеві, 6 — решті.
card-silk-6 = Досягнення: { achievement-silk-6 }
effect-silk-6 = Майте 6 шовку: 8 балів першому гравцеві, 6 — решті.
card-copper-5 = Досягнення: { achievement-copper-5 }
effect-copper-5 = Майте 5 міді: 8 балів першому гравцеві, 6 — решті.
card-technologies-4 = Досягнення: { achievement-technologies-4 }
effect-technologies-4 = Майте 4 технології: 8 балів першому гравцеві, 6 — решті.
card-yen-10 = Досягнення: { achievement-yen-10 }
effect-yen-10 = Майте 10 єн: 8 балів першому гравцеві, 6 — решті.
card-tokens-5 = Досягнення: { achievement-tokens-5 }
effect-tokens-5 = Майте разом 5 жетонів дії та представників, навіть використаних: 8 балів першому гравцеві, 6 — решті.
card-orders-5 = Досягнення: { achievement-orders-5 }
effect-orders-5 = Майте 5 виконаних замовлень: 8 балів першому гравцеві, 6 — решті.
card-commercial-4 = Досягнення: { achievement-commercial-4 }
effect-commercial-4 = Майте будівлі в 4 комерційних локаціях: 10 балів першому гравцеві, 7 — решті. Кожну локацію рахують раз.
card-production-2-commercial-3 = Досягнення: { achievement-production-2-commercial-3 }
effect-production-2-commercial-3 = Майте будівлі у 2 виробничих і 3 комерційних локаціях: 10 балів першому гравцеві, 7 — решті. Кожну локацію рахують раз.
card-production-3-commercial-2 = Досягнення: { achievement-production-3-commercial-2 }
effect-production-3-commercial-2 = Майте будівлі у 3 виробничих і 2 комерційних локаціях: 10 балів першому гравцеві, 7 — решті. Кожну локацію рахують раз.
card-production-4 = Досягнення: { achievement-production-4 }
effect-production-4 = Майте будівлі в 4 виробничих локаціях: 10 балів першому гравцеві, 7 — решті. Кожну локацію рахують раз.
card-us = { country-us }
effect-us = Представників цієї країни: 2. Кожен другий прапор дає одного, доки вони є.
card-nl = { country-nl }
effect-nl = Представників цієї країни: 1. Кожен другий прапор дає одного, доки вони є.
card-uk = { country-uk }
effect-uk = Представників цієї країни: 3. Кожен другий прапор дає одного, доки вони є.
card-fr = { country-fr }
effect-fr = Представників цієї країни: 2. Кожен другий прапор дає одного, доки вони є.
card-de = { country-de }
effect-de = Представників цієї країни: 2. Кожен другий прапор дає одного, доки вони є.
card-neutral = Помічники умовного гравця
effect-neutral = Коли грають двоє, нічиї помічники займають по комірці Церкви й Митниці. Їх враховують для кінця гри й для більшості; бали, які вони здобули б, не дістаються нікому. Показник технологій умовного гравця — 7,5.
card-ending = Кінець гри
effect-ending = Він близько, коли хтось збудував усі 8 крамниць або всі 4 торгові доми, коли бракує замовлень, щоб заповнити порт, або коли в Церкві чи на Митниці стоїть 5 помічників (6, якщо грають четверо). Раунд догравають, а потім грають ще один.
card-bonus = Остаточний підрахунок
effect-bonus = Найбільше помічників у Церкві — 6 балів, друге місце — 3. На Митниці — 8 і 4. Найбільший сумарний показник технологій — 10, другий — 5. Набори з 2, 3, 4 чи 5 різних прапорів — 2, 4, 8 або 12. Кожен невикористаний представник і кожен імпортний товар — 1, кожні 2 єни — 1, кожні 3 місцеві товари — 1.

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
phase-before = Що зробите? Розмістите помічників чи спершу додаткова дія?
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
phase-production = Чим заплатите за виробництво?
phase-station = Де буде станція?
phase-port = Яке замовлення візьмете?
phase-second = Чи заплатите за друге замовлення?
phase-port-again = Яке замовлення буде другим?
phase-building = Що збудуєте?
phase-returning = Чи лишиться помічник?
phase-good = Який товар візьмете?
phase-lifting = Якого помічника перемістите?
phase-dropping = Куди піде помічник?
phase-award = Яку нагороду візьмете?
phase-after = Чи зробите цього ходу ще щось?
phase-over = Гру завершено.

## Варіанти гри

option-awards = Нагороди за досягнення
option-awards-about = Перше мінідоповнення: на столі чотири з шести нагород. Хто завершує всі три досягнення, бере одну — прапор або незалежного купця.
option-free_agents = Незалежні купці
option-free_agents-about = Друге мінідоповнення: до жетонів дії «5» домішано п’ять незалежних купців. Кожного можна використати один раз, як торгового представника.
option-random_start = Випадковий перший гравець
option-random_start-about = Хто ходить першим, вирішує випадок; інакше — перше місце за столом.

## Ходи

move-begin = Починає { $player }
move-lay = Викласти локацію: { $area }
move-tile = Викласти тайл будівель № { $number }
move-token = Викласти жетон дії «5»: { $token }
move-achievement = Викласти досягнення: { $achievement }
move-award = Викласти нагороду: { $award }
move-technology = У лабораторії з’являється «{ $technology }» (карта № { $number })
move-order = У порту з’являється замовлення № { $order } ({ list-deal })
move-draw = Витягти замовлення № { $order } ({ list-deal })
move-draw-unseen = Витягти замовлення
move-keep = Залишити замовлення № { $order } ({ list-deal })
move-keep-unseen = Залишити замовлення
move-university =
    «{ technology-university }»: узяти помічника зі складу ({ $cost ->
        [one] { $cost } єна
        [few] { $cost } єни
       *[many] { $cost } єн
    })
move-spin =
    «{ technology-spinning-mill }»: віддати { $cost ->
        [one] { $cost } шовк
       *[many] { $cost } шовку
    } за { $yen ->
        [one] { $yen } єну
        [few] { $yen } єни
       *[many] { $yen } єн
    }
move-agent = Використати представника { $area-in }
move-achieve =
    Завершити досягнення { $pile ->
        [a] A
        [b] B
       *[c] C
    }
move-fulfil = Виконати замовлення № { $order }: віддати { list-goods } за { list-others }
move-place = Поставити помічника { $area-in }
move-done-placing = Більше не ставити помічників
move-go = Відправити президента { $area-to } й діяти там
move-through = Пройти через { $area-acc }
move-through-canal =
    Пройти через { $area-acc } ({ $cost ->
        [one] { $cost } єна
        [few] { $cost } єни
       *[many] { $cost } єн
    })
move-recall = Забрати президента в руку
move-collect = Забрати помічника { $area-from }
move-done-recalling = Більше не забирати помічників
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
move-done-exchanging = Більше нічого не обмінювати
move-church = Зайняти комірку { $slot } Церкви: { $faith } віри за { list-goods }{ list-others }
move-done-church = Не займати комірку Церкви
move-customs =
    Зайняти комірку { $slot } Митниці: віддати { $cost ->
        [one] { $cost } імпортний товар
        [few] { $cost } імпортні товари
       *[many] { $cost } імпортних товарів
    } за { list-goods }{ list-others }
move-done-customs = Не займати комірку Митниці
move-hire-assistant = Узяти зі складу { $piece-acc } (безкоштовно)
move-hire-shop =
    Узяти зі складу { $piece-acc } ({ $cost ->
        [one] { $cost } єна
        [few] { $cost } єни
       *[many] { $cost } єн
    })
move-hire-house =
    Узяти зі складу { $piece-acc } ({ $least }–{ $most ->
        [one] { $most } єна
        [few] { $most } єни
       *[many] { $most } єн
    })
move-done-hiring = Більше нічого не брати зі складу
move-research =
    Узяти технологію з місця { $slot }{ $surcharge ->
        [0] { "" }
       *[other] { " " }(виробництво +{ $surcharge })
    }
move-done-research = Не брати технології
move-take = Узяти замовлення з місця { $slot } (щонайменше { $power } ОД)
move-done-port = Більше не брати замовлень
move-pay = Заплатити { list-goods }{ list-others }
move-shop = Збудувати крамницю в комірці { $slot }
move-house = Збудувати торговий дім
move-done-building = Нічого не будувати
move-return-all = Забрати всіх помічників
move-return-all-but-one = Лишити одного помічника («{ technology-telephone }»)
move-station = Покласти жетон станції { $area-in }
move-good = Узяти { $good-acc }
move-lift = Перемістити помічника { $area-from }
move-lift-hand = Перемістити помічника з руки
move-done-lifting = Більше не переміщувати помічників
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
choice-place = { move-place } ({ choice-toll })
choice-through = { move-through } ({ choice-toll })
choice-go = Відправити президента { $area-to }: { $power } ОД
choice-go-toll = { choice-go } ({ choice-toll })
choice-agent = { move-agent }: { $power } ОД
choice-achieve =
    Завершити досягнення «{ $achievement }»: { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }
choice-achieve-first = { choice-achieve }, уперше в партії
choice-hire =
    Узяти зі складу { $piece-acc } ({ $cost ->
        [0] безкоштовно
        [one] { $cost } єна
        [few] { $cost } єни
       *[many] { $cost } єн
    })
choice-church =
    Зайняти комірку { $slot } Церкви: { list-goods }{ list-others } ({ $units ->
        [0] без доплати
       *[other] бракує { $units } віри
    })
choice-research =
    Узяти «{ $technology }», прапор { $country-gen } ({ $units ->
        [0] без доплати
        [one] доплатити за { $units } очко: 2 єни або 1 імпортний товар
        [few] доплатити за { $units } очки, за кожне 2 єни або 1 імпортний товар
       *[many] доплатити за { $units } очок, за кожне 2 єни або 1 імпортний товар
    })
choice-take = Узяти замовлення № { $order }: { list-deal }; прапор { $country-gen }
choice-pay-faith = { move-pay } за віру
choice-pay-production = { move-pay } за виробництво
choice-pay-order = { move-pay } за друге замовлення
choice-shop = { move-shop }: { list-goods }{ list-others }
choice-house = { move-house }: { list-goods }{ list-others }

## Відмови

refusal-game-over = Гру завершено.
refusal-chance-decides = Зараз вирішує випадок: спершу з’явиться карта.
refusal-only-chance = Це вирішує випадок, а не гравець.
refusal-no-such-chance = Зараз випадок не може вирішити такого.
refusal-never-played = Так інші бачать приховане замовлення: такого ходу ніхто не робить.
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
refusal-no-good-due = Зараз вам не належить товар на вибір.
refusal-no-move-due = Зараз вам не належить переміщення помічника.
refusal-lift-first = Спершу оберіть, якого помічника переміщуєте.
refusal-drop-first = Спершу поставте помічника, якого переміщуєте.
refusal-no-award-due = Нагорода — для того, хто щойно завершує останнє з трьох досягнень.
refusal-main-action-first = Не можна завершити хід без основної дії.
refusal-choice-first = Спершу треба вирішити інше. { $choice }
refusal-order-not-in-hand = Замовлення № { $order } у вас немає.
refusal-order-goods-missing = Щоб виконати замовлення № { $order }, треба мати ще { list-goods }.
refusal-agent-used = Цього ходу ви вже використали представника.
refusal-no-agent = У вас немає невикористаного представника.
refusal-president-there = Ваш президент — { $area-in }: представник діє лише там, де його немає.
refusal-achieved-already = Це досягнення ви вже завершили: { $achievement }.
refusal-achievement-not-met = Для цього досягнення потрібно: { $achievement }. У вас — { $have }.
refusal-achievement-not-met-areas = Для цього досягнення потрібні ваші будівлі: { $achievement }. У вас виробничих — { $production }, комерційних — { $commercial }.
refusal-needs-university = Для цього потрібна технологія «{ technology-university }»: у вас її немає.
refusal-needs-spinning-mill = Для цього потрібна технологія «{ technology-spinning-mill }»: у вас її немає.
refusal-power-used = «{ $technology }» діє раз за хід, і ви вже скористалися цим.
refusal-no-assistant-in-hand = У вас на руці немає помічників.
refusal-no-assistant-there = Ваших помічників немає { $area-in }.
refusal-no-assistant-for-board = У вас немає для цього помічника: ні на руці, ні { $area-in }.
refusal-yen-missing =
    Це коштує { $cost ->
        [one] { $cost } єну
        [few] { $cost } єни
       *[many] { $cost } єн
    }: у вас { $have ->
        [0] їх немає
       *[other] { $have }
    }.
refusal-good-missing = У вас немає { $good-gen }.
refusal-import-missing = У вас немає імпортних товарів.
refusal-warehouse-empty = На вашому складі більше немає { $piece-many }.
refusal-toll-missing =
    Плата за прохід { $area-in } — { $cost ->
        [one] { $cost } єна
        [few] { $cost } єни
       *[many] { $cost } єн
    }: там { $rivals ->
        [1] президент гравця { $first }
        [2] президенти гравців { $first } і { $second }
       *[other] президенти гравців { $first }, { $second } і { $third }
    }. У вас { $have ->
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
    }: у вас { $have ->
        [0] їх немає
       *[other] { $have }
    }.
refusal-placed-enough = Цього ходу ви вже поставили помічників у різних локаціях: { $count }. Більше не можна.
refusal-two-in-one-area =
    В одній локації можна поставити { $count ->
        [one] { $count } помічника
       *[many] { $count } помічників
    } лише замість того, щоб ставити їх у різних.
refusal-needs-telegraph = Після двох помічників в одній локації третього дозволяє лише «{ technology-telegraph }»: у вас цієї технології немає.
refusal-not-next-to-two = «{ technology-telegraph }» дозволяє третього помічника лише поруч із двома першими ({ $doubled }): { $area } — не поруч.
refusal-occupied =
    Не можна зупинитися { $area-in }: там { $rivals ->
        [1] президент гравця { $first }
        [2] президенти гравців { $first } і { $second }
       *[other] президенти гравців { $first }, { $second } і { $third }
    }. Це дозволяє лише «{ technology-postal-system }».
refusal-not-adjacent = { $area }: це не сусідня локація для вашого президента.
refusal-not-back = { $area }: звідти ваш президент вирушив або вже там пройшов, тож цього ходу туди не повертається.
refusal-dead-end = { $area }: звідти ваш президент не зміг би дійти до жодної локації, де йому можна зупинитися.
refusal-slot-taken = Комірку { $slot } зайнято.
refusal-faith-missing = Комірка { $slot } вимагає { $needed } віри: з усім, що можете сплатити, у вас { $have }.
refusal-customs-power-missing =
    Комірка { $slot } коштує { $imports ->
        [one] { $imports } імпортний товар
        [few] { $imports } імпортні товари
       *[many] { $imports } імпортних товарів
    }, а для цього треба { $needed } ОД: у вас { $have }.
refusal-imports-missing =
    Комірка { $slot } коштує { $needed ->
        [one] { $needed } імпортний товар
        [few] { $needed } імпортні товари
       *[many] { $needed } імпортних товарів
    }: у вас { $have ->
        [0] їх немає
       *[other] { $have }
    }.
refusal-slot-empty = На місці { $slot } немає карти.
refusal-technology-owned = Технологія «{ $technology }» у вас уже є.
refusal-production-missing =
    На технологію «{ $technology }» треба ще { $needed ->
        [one] { $needed } очко
        [few] { $needed } очки
       *[many] { $needed } очок
    } виробництва, кожне за 2 єни або 1 імпортний товар: ви можете сплатити { $have }.
refusal-port-power-missing = Замовлення з місця { $slot } вимагає { $needed } ОД: у вас { $have }.
refusal-hand-full =
    У вас на руці вже { $count ->
        [one] { $count } замовлення
        [few] { $count } замовлення
       *[many] { $count } замовлень
    }: більше не можна.
refusal-not-accepted = { $good }: тут цим не платять.
refusal-paid-already = { $good }: цим ви вже сплатили за віру, а кожен вид рахують раз.
refusal-no-shop-in-hand = У вас на руці немає крамниці.
refusal-no-house-in-hand = У вас на руці немає торгового дому.
refusal-shop-here-already = Ваша крамниця вже є { $area-in }.
refusal-house-here-already = Торговий дім гравця { $player } вже є { $area-in }.
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
    } й залишає № { $order } ({ list-deal }).
event-keeps-unseen =
    { $player } тягне { $drawn ->
        [one] { $drawn } замовлення
        [few] { $drawn } замовлення
       *[many] { $drawn } замовлень
    } й залишає одне.
event-technology-laid = { $area }: з’являється технологія «{ $technology }».
event-order-laid = { $area }: з’являється замовлення № { $order } ({ list-deal }).
event-places = { $player } ставить помічника { $area-in }.
event-places-none = { $player } не ставить помічників.
event-pays-toll =
    За прохід { $payer } платить гравцеві { $payee } { $coins ->
        [one] { $coins } єну
        [few] { $coins } єни
       *[many] { $coins } єн
    }.
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
    } за торговий дім { $area-in }.
event-gains = { $player } отримує { list-goods }{ list-others }.
event-technology-brings = { $player } отримує { list-goods }{ list-others } («{ $technology }»).
event-token = { $player } бере жетон дії «5» { $area-in } й отримує { list-goods }{ list-others }.
event-token-agent = { $player } бере жетон дії «5» { $area-in }: незалежного купця.
event-recalls = { $player } забирає президента в руку.
event-collects = { $player } забирає помічника { $area-from }.
event-idle = { $player } нічого не робить { $area-in }.
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
event-pays-faith = { $player } платить за віру { list-goods }{ list-others }.
event-church = { $player } займає комірку { $slot } Церкви й отримує { list-goods }{ list-others }.
event-customs =
    { $player } віддає { $cost ->
        [one] { $cost } імпортний товар
        [few] { $cost } імпортні товари
       *[many] { $cost } імпортних товарів
    }, займає комірку { $slot } Митниці й отримує { list-goods }{ list-others }.
event-hires =
    { $player } бере зі складу { $piece-acc }{ $cost ->
        [0] { "" }
        [one] { " " }за { $cost } єну
        [few] { " " }за { $cost } єни
       *[many] { " " }за { $cost } єн
    }.
event-university =
    { $player } бере зі складу помічника за { $cost ->
        [one] { $cost } єну
        [few] { $cost } єни
       *[many] { $cost } єн
    } («{ technology-university }»).
event-spins =
    { $player } віддає { $cost ->
        [one] { $cost } шовк
       *[many] { $cost } шовку
    } за { $coins ->
        [one] { $coins } єну
        [few] { $coins } єни
       *[many] { $coins } єн
    } («{ technology-spinning-mill }»).
event-pays-production = { $player } платить за виробництво { list-goods }{ list-others }.
event-researches = { $player } бере технологію «{ $technology }» (показник { $value }, прапор: { $country }).
event-station = { $player } кладе жетон станції { $area-in }.
event-pays-order = { $player } платить за друге замовлення { list-goods }{ list-others }.
event-takes = { $player } бере { $area-in } замовлення № { $order } ({ list-deal }).
event-builds-shop = { $player } будує крамницю { $area-in } й отримує { list-goods }{ list-others }.
event-builds-house = { $player } будує торговий дім { $area-in } й отримує { list-goods }{ list-others }.
event-returns =
    { $player } забирає { $count ->
        [one] { $count } помічника
       *[many] { $count } помічників
    } { $area-from }.
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
event-fulfils = { $player } виконує замовлення № { $order }: віддає { list-goods }, отримує { list-others }. Прапор: { $country }.
event-agent-gained = За пару прапорів { $player } отримує { $agent-acc }.
event-moves = { $player } переміщує помічника { $origin-from } { $area-to }.
event-moves-from-hand = { $player } переміщує помічника з руки { $area-to }.
event-stock-exchange =
    На початку ходу { $player } отримує { $coins ->
        [one] { $coins } єну
        [few] { $coins } єни
       *[many] { $coins } єн
    } («{ technology-stock-exchange }»).
event-end-shops = { $player } завершує будівництво всіх своїх крамниць, а їх { $count }: кінець близько. Раунд догравають, а потім грають ще один.
event-end-houses = { $player } завершує будівництво всіх своїх торгових домів, а їх { $count }: кінець близько. Раунд догравають, а потім грають ще один.
event-end-church = Помічників у Церкві вже { $count }: кінець близько. Раунд догравають, а потім грають ще один.
event-end-customs = Помічників на Митниці вже { $count }: кінець близько. Раунд догравають, а потім грають ще один.
event-end-orders = Бракує замовлень, щоб заповнити порт: кінець близько. Раунд догравають, а потім грають ще один.
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
    Порівну в кількох гравців, { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }: { $player } сидить найближче до першого гравця.
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
terminal-units = ще сплатити одиниць: { $count }
terminal-due = ще надійде:
terminal-last-but-one-round = Кінець близько: цей раунд дограють, потім буде ще один.
terminal-last-round = Це останній раунд.
terminal-faith = Віра
terminal-through = Пройти далі
terminal-secret = Бачите лише ви
terminal-agents-left = Вільні представники: { $agents }
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
picture-neutral = ніхто
picture-stand-in = (Умовне значення.)
picture-stand-in-note = Умовні значення: надруковані тут поки невідомі. Так само й на тайлах будівель, жетонах дії «5» і прапорах технологій.
picture-power = ОД: { $power }
picture-agent = Представник
picture-through = Крізь
picture-token = Жетон дії «5»: { $reward }.
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
picture-goal = Досягнення: { $goal }. Бали: { $first }, далі { $later }. Виконали: { $players }.
picture-goal-unknown = Досягнення ще не викладено.
picture-agents = Представники
picture-achievements = Досягнення
picture-worth = Технології разом: { $value }.
picture-agents-left = { $country }: торгових представників залишилося { $left } із { $all }.
picture-awards = Нагороди
picture-award = Нагорода:
picture-due-units = Залишилося сплатити: { $count }.
picture-due-exchanges = Залишилося обмінів: { $count }.
picture-due-goods = Товарів на вибір: { $count }.
picture-due-pieces = Фішок зі складу: щонайбільше { $count }.
picture-due-moves = Переміщень помічників: щонайбільше { $count }.
picture-ends-at = Помічників: { $filled }; кінець настає за { $all }. У кінці бали за найбільшу кількість помічників: { $first }, за другу за величиною: { $second }.
picture-slot =
    { $board ->
        [church] Потрібно віри: { $needs }.
       *[customs] Імпортних товарів: { $needs }.
    } Винагорода: { $reward }.
picture-slot-taken = Зайнято: { $player }.
picture-left = Карт у колоді: { $left }.
picture-surcharge = Додатково очок виробництва: { $units }.
picture-level-1 = Нижчий рівень
picture-level-2 = Середній рівень
picture-level-3 = Вищий рівень
picture-gap = Порожньо.
picture-order = Замовлення: { $goods } за { $reward }. Прапор: { $country }.
picture-technology = «{ $technology }»: показник виробництва { $value }, прапор: { $country }.
picture-hidden = Замовлення, яке знає лише власник.
picture-hand = У руці:
picture-warehouse = На складі:
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
