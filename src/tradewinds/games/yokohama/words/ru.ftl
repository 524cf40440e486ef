### Иокогама по-русски.
###
### Формы названий районов: .in — где, .to — куда, .from — откуда, .acc — винительный. Второй планшет того же типа имеет номер.

title = Иокогама
score =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
summary = Рассылайте помощников по портовому городу, торгуйте медью, шёлком, чаем и рыбой и снискайте славу в Японии, которая открывается миру.

## Районы

area-copper-mine = Медный рудник
    .in = в медном руднике
    .to = в медный рудник
    .from = из медного рудника
    .acc = медный рудник
area-fishing-ground = Рыболовные угодья
    .in = в рыболовных угодьях
    .to = в рыболовные угодья
    .from = из рыболовных угодий
    .acc = рыболовные угодья
area-silk-mill = Шёлкопрядильня
    .in = в шёлкопрядильне
    .to = в шёлкопрядильню
    .from = из шёлкопрядильни
    .acc = шёлкопрядильню
area-tea-plantation = Чайная плантация
    .in = на чайной плантации
    .to = на чайную плантацию
    .from = с чайной плантации
    .acc = чайную плантацию
area-bank = Банк
    .in = в банке
    .to = в банк
    .from = из банка
    .acc = банк
area-chinatown = Китайский квартал
    .in = в китайском квартале
    .to = в китайский квартал
    .from = из китайского квартала
    .acc = китайский квартал
area-church = Храм
    .in = в храме
    .to = в храм
    .from = из храма
    .acc = храм
area-customs-house = Таможня
    .in = на таможне
    .to = на таможню
    .from = с таможни
    .acc = таможню
area-employment-agency = Агентство по найму
    .in = в агентстве по найму
    .to = в агентство по найму
    .from = из агентства по найму
    .acc = агентство по найму
area-laboratory-a = Лаборатория А
    .in = в лаборатории А
    .to = в лабораторию А
    .from = из лаборатории А
    .acc = лабораторию А
area-laboratory-b = Лаборатория Б
    .in = в лаборатории Б
    .to = в лабораторию Б
    .from = из лаборатории Б
    .acc = лабораторию Б
area-port-a = Порт А
    .in = в порту А
    .to = в порт А
    .from = из порта А
    .acc = порт А
area-port-b = Порт Б
    .in = в порту Б
    .to = в порт Б
    .from = из порта Б
    .acc = порт Б
area-canal = Канал
    .in = в канале
    .to = в канал
    .from = из канала
    .acc = канал
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

## Технологии

technology-stagecoach = Почтовый дилижанс
technology-university = Университет
technology-ball = Бал
technology-postal-system = Почтовая система
technology-language-school = Языковая школа
technology-patent-system = Патентная система
technology-winery = Энотека
technology-gas-lighting = Газовое освещение
technology-stock-exchange = Фондовая биржа
technology-letterpress = Типографская печать
technology-brick-factory = Кирпичный завод
technology-mining-technology = Горная технология
technology-electric-lighting = Электрическое освещение
technology-station = Станция
technology-spinning-mill = Прядильная фабрика
technology-exposition = Фестиваль
technology-newspaper = Газета
technology-tram = Трамвай
technology-telephone = Телефон
technology-telegraph = Телеграф

## Товары, фишки и страны

good-copper = Медь
    .acc = медь
    .gen = меди
good-silk = Шёлк
    .acc = шёлк
    .gen = шёлка
good-tea = Чай
    .acc = чай
    .gen = чая
good-fish = Рыба
    .acc = рыбу
    .gen = рыбы
good-import = Импортные товары
    .acc = импортный товар
    .gen = импортных товаров
good-yen = Иены
    .acc = иены
    .gen = иен
piece-president = Президент
piece-assistant = Помощник
    .acc = помощника
    .many = помощников
piece-shop = Магазин
    .acc = магазин
    .many = магазинов
piece-house = Торговый дом
    .acc = торговый дом
    .many = торговых домов
country-us = США
    .gen = США
country-nl = Нидерланды
    .gen = Нидерландов
country-uk = Великобритания
    .gen = Великобритании
country-fr = Франция
    .gen = Франции
country-de = Германия
    .gen = Германии
agent-us = Американский делегат
    .acc = американского делегата
agent-nl = Нидерландский делегат
    .acc = нидерландского делегата
agent-uk = Британский делегат
    .acc = британского делегата
agent-fr = Французский делегат
    .acc = французского делегата
agent-de = Немецкий делегат
    .acc = немецкого делегата
agent-free-agent = Бонусный делегат
    .acc = бонусного делегата

## Жетоны, достижения и награды

token-points = 4 очка
token-yen = 4 иены
token-points-and-yen = 2 очка, 2 иены
token-import = 1 очко, 1 импортный товар
token-copper = 2 меди
token-silk = 1 очко, 2 шёлка
token-tea = 3 чая
token-fish = 3 рыбы
token-any = 1 очко, 2 товара на выбор
token-pieces = 1 очко, 2 актива со склада
token-moves = 2 очка, 2 перемещения помощников
token-free-agent = бонусный делегат
achievement-tea-7 = 7 чая
achievement-fish-7 = 7 рыбы
achievement-silk-6 = 6 шёлка
achievement-copper-5 = 5 меди
achievement-technologies-4 = 4 технологии
achievement-yen-10 = 10 иен
achievement-tokens-5 = 5 жетонов пятого уровня и делегатов
achievement-orders-5 = 5 выполненных заказов
achievement-commercial-4 = 4 коммерческих района
achievement-production-2-commercial-3 = 2 производственных и 3 коммерческих района
achievement-production-3-commercial-2 = 3 производственных и 2 коммерческих района
achievement-production-4 = 4 производственных района
award-us = Флаг США
award-nl = Флаг Нидерландов
award-uk = Флаг Великобритании
award-fr = Флаг Франции
award-de = Флаг Германии
award-free-agent = Бонусный делегат

## Награды за действия

reward-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
reward-yen =
    { $count ->
        [one] { $count } иена
        [few] { $count } иены
       *[many] { $count } иен
    }
reward-import =
    { $count ->
        [one] { $count } импортный товар
        [few] { $count } импортных товара
       *[many] { $count } импортных товаров
    }
reward-copper =
    { $count ->
        [one] { $count } медь
       *[many] { $count } меди
    }
reward-silk =
    { $count ->
        [one] { $count } шёлк
       *[many] { $count } шёлка
    }
reward-tea =
    { $count ->
        [one] { $count } чай
       *[many] { $count } чая
    }
reward-fish =
    { $count ->
        [one] { $count } рыба
       *[many] { $count } рыбы
    }
reward-any =
    { $count ->
        [one] { $count } товар на выбор
        [few] { $count } товара на выбор
       *[many] { $count } товаров на выбор
    }
reward-piece =
    { $count ->
        [one] { $count } актив со склада
        [few] { $count } актива со склада
       *[many] { $count } активов со склада
    }
reward-move =
    { $count ->
        [one] { $count } перемещение помощника
        [few] { $count } перемещения помощников
       *[many] { $count } перемещений помощников
    }

## Перечни внутри предложений

list-goods =
    { $copper ->
        [0] { "" }
        [one] { $comma-copper }{ $copper } медь
       *[many] { $comma-copper }{ $copper } меди
    }{ $silk ->
        [0] { "" }
        [one] { $comma-silk }{ $silk } шёлк
       *[many] { $comma-silk }{ $silk } шёлка
    }{ $tea ->
        [0] { "" }
        [one] { $comma-tea }{ $tea } чай
       *[many] { $comma-tea }{ $tea } чая
    }{ $fish ->
        [0] { "" }
        [one] { $comma-fish }{ $fish } рыбу
       *[many] { $comma-fish }{ $fish } рыбы
    }
list-others =
    { $points ->
        [0] { "" }
        [one] { $comma-points }{ $points } очко
        [few] { $comma-points }{ $points } очка
       *[many] { $comma-points }{ $points } очков
    }{ $yen ->
        [0] { "" }
        [one] { $comma-yen }{ $yen } иену
        [few] { $comma-yen }{ $yen } иены
       *[many] { $comma-yen }{ $yen } иен
    }{ $import ->
        [0] { "" }
        [one] { $comma-import }{ $import } импортный товар
        [few] { $comma-import }{ $import } импортных товара
       *[many] { $comma-import }{ $import } импортных товаров
    }{ $any ->
        [0] { "" }
        [one] { $comma-any }{ $any } товар на выбор
        [few] { $comma-any }{ $any } товара на выбор
       *[many] { $comma-any }{ $any } товаров на выбор
    }{ $piece ->
        [0] { "" }
        [one] { $comma-piece }{ $piece } актив со склада
        [few] { $comma-piece }{ $piece } актива со склада
       *[many] { $comma-piece }{ $piece } активов со склада
    }{ $move ->
        [0] { "" }
        [one] { $comma-move }{ $move } перемещение помощника
        [few] { $comma-move }{ $move } перемещения помощников
       *[many] { $comma-move }{ $move } перемещений помощников
    }
list-deal = за { list-goods } — { list-others }

## Что есть что: районы

card-copper-mine-1 = { area-copper-mine-1 }
effect-copper-mine-1 = Производственный район: медь. Влияние 1–5 приносит 0, 0, 1, 2 или 3 меди.
card-copper-mine-2 = { area-copper-mine-2 }
effect-copper-mine-2 = { effect-copper-mine-1 }
card-fishing-ground-1 = { area-fishing-ground-1 }
effect-fishing-ground-1 = Производственный район: рыба. Влияние 1–5 приносит 1, 2, 3, 4 или 5 рыбы.
card-fishing-ground-2 = { area-fishing-ground-2 }
effect-fishing-ground-2 = { effect-fishing-ground-1 }
card-silk-mill-1 = { area-silk-mill-1 }
effect-silk-mill-1 = Производственный район: шёлк. Влияние 1–5 приносит 0, 1, 2, 3 или 4 шёлка.
card-silk-mill-2 = { area-silk-mill-2 }
effect-silk-mill-2 = { effect-silk-mill-1 }
card-tea-plantation-1 = { area-tea-plantation-1 }
effect-tea-plantation-1 = Производственный район: чай. Влияние 1–5 приносит 1, 2, 3, 4 или 5 чая.
card-tea-plantation-2 = { area-tea-plantation-2 }
effect-tea-plantation-2 = { effect-tea-plantation-1 }
card-bank = { area-bank }
effect-bank = Коммерческий район: деньги. Влияние 1–5 приносит 1, 2, 3, 4 или 5 иен.
card-chinatown = { area-chinatown }
effect-chinatown = Коммерческий район: влияние 1–5 даёт 1, 2, 3, 4 или 5 обменов. Медь и шёлк покупают и продают по 2 иены, чай и рыбу — по 1 иене. Импортный товар здесь можно только купить, за 4 иены.
card-church = { area-church }
effect-church = Коммерческий район: влияние 1–5 даёт 1, 2, 3, 4 или 5 уровней веры. Ещё по 1 уровню даёт уплаченное, каждый вид лишь раз: медь, шёлк, чай, рыба, импортный товар, 2 иены. Поставьте помощника из компании или из этого района в свободную ячейку, на которую хватает веры, и получите её награду. Он остаётся там до конца. В конце больше всего помощников здесь — 6 очков, второе место — 3; при равенстве выше тот, чей помощник стоит правее.
card-customs-house = { area-customs-house }
effect-customs-house = Коммерческий район: отдайте импортные товары, с влиянием 1–5 не больше 0, 1, 2, 3 или 4. Поставьте помощника из компании или из этого района в свободную ячейку ровно с таким числом и получите её награду. Он остаётся там до конца. В конце больше всего помощников здесь — 8 очков, второе место — 4; при равенстве выше тот, чей помощник стоит правее.
card-employment-agency = { area-employment-agency }
effect-employment-agency = Коммерческий район: с влиянием 1–5 возьмите со склада 0, 1, 2, 3 или 4 актива, каждый по его цене. Помощники бесплатны, магазин стоит 2 иены, торговые дома — 4, 5, 6 и 7 иен один за другим.
card-laboratory-a = { area-laboratory-a }
effect-laboratory-a = Коммерческий район: возьмите из этой лаборатории технологию, которой у вас ещё нет. Влияние 1–5 даёт 1, 2, 3, 4 или 5 уровней производства; каждый недостающий стоит 2 иены или 1 импортный товар. Ячейки слева направо прибавляют к уровню карты 0, 0, 1, 1, 2 и 2. Начиная с технологии № 4 вы платите на 1 уровень больше, каким бы ни было влияние.
card-laboratory-b = { area-laboratory-b }
effect-laboratory-b = { effect-laboratory-a }
card-port-a = { area-port-a }
effect-port-a = Коммерческий район: возьмите заказ этого порта. Влияние 2 открывает заказы низшего уровня, 3 — ещё и среднего, 4 — все; 5 приносит вдобавок 3 очка. Второй заказ стоит 2 иены или 1 импортный товар. В компании может быть не больше 3 заказов.
card-port-b = { area-port-b }
effect-port-b = { effect-port-a }
card-canal = { area-canal }
effect-canal = Здесь ничего не размещают и никто не останавливается. Президент может пройти через канал за 1 иену.

## Что есть что: технологии

card-stagecoach = { technology-stagecoach }
effect-stagecoach = Ваш президент в пути никому не платит за проход.
card-university = { technology-university }
effect-university = Раз в ход заплатите 1 иену и возьмите помощника со склада.
card-ball = { technology-ball }
effect-ball = 2 очка за каждый заказ, который вы выполняете.
card-postal-system = { technology-postal-system }
effect-postal-system = Ваш президент может остановиться там, где есть другие президенты; за проход вы платите как обычно.
card-language-school = { technology-language-school }
effect-language-school = 1 иена за каждый заказ, который вы выполняете.
card-patent-system = { technology-patent-system }
effect-patent-system = 2 очка за каждую технологию, которую вы берёте после этой.
card-winery = { technology-winery }
effect-winery = 3 очка за каждого помощника, которого вы ставите на планшет храма.
card-gas-lighting = { technology-gas-lighting }
effect-gas-lighting = 2 очка за каждый магазин, который вы строите.
card-stock-exchange = { technology-stock-exchange }
effect-stock-exchange = Если в начале хода у вас меньше 2 иен, получите столько, чтобы стало 2.
card-letterpress = { technology-letterpress }
effect-letterpress = 1 иена за каждую технологию, которую вы берёте после этой.
card-brick-factory = { technology-brick-factory }
effect-brick-factory = 4 очка за каждого помощника, которого вы ставите на планшет таможни.
card-mining-technology = { technology-mining-technology }
effect-mining-technology = Всякий раз, получая медь, вы получаете ещё 1.
card-electric-lighting = { technology-electric-lighting }
effect-electric-lighting = 3 очка за каждый торговый дом, который вы строите.
card-station = { technology-station }
effect-station = Взяв эту карту, положите жетон станции в любой район: там у всех влияние на 1 больше. Ваш президент может попасть прямо туда, если там есть ваш помощник, даже к другим президентам и без платы за проход.
card-spinning-mill = { technology-spinning-mill }
effect-spinning-mill = Раз в ход отдайте 1 шёлк и получите 2 иены.
card-exposition = { technology-exposition }
effect-exposition = Сразу 10 очков.
card-newspaper = { technology-newspaper }
effect-newspaper = В разных районах можно разместить до 4 помощников вместо 3.
card-tram = { technology-tram }
effect-tram = Ваш президент может попасть прямо в любой район, где есть ваш помощник и нет других президентов; а с технологией «{ technology-postal-system }» — и туда, где они есть, за обычную плату.
card-telephone = { technology-telephone }
effect-telephone = Когда после действия помощники возвращаются, 1 из них можно оставить в районе.
card-telegraph = { technology-telegraph }
effect-telegraph = Разместив 2 помощников в одном районе, можно поставить ещё 1 в соседнем.

## Что есть что: остальное

card-turn = Ход
effect-turn = До основного действия и после него, в любом порядке: используйте делегата (раз в ход), объявляйте о достижениях, выполняйте заказы. Основное действие: разместите до 3 помощников в разных районах или 2 в одном; переместите президента туда, где есть ваш помощник и нет других президентов, и выполните действие района; с влиянием 4 или 5 можете строить; затем ваши помощники оттуда возвращаются. Вместо перемещения можно вернуть президента в компанию, а с ним любых помощников.
card-power = Влияние
effect-power = Сила вашего действия в районе, не больше 5: по 1 за каждого вашего помощника там, за президента, магазин, торговый дом и станцию. Влияние 4 позволяет строить, влияние 5 приносит жетон пятого уровня.
card-president = { piece-president }
effect-president = Переходит из района в район, где есть ваши помощники, и действует там, где останавливается. Туда, откуда отправляется, не возвращается. Поставить помощника там, где есть чужой президент, или войти туда стоит 1 иену, которую получает тот игрок.
card-assistant = Помощники
effect-assistant = Их размещают из компании в районах: каждый прибавляет там 1 к влиянию. После действия они возвращаются в компанию. На планшетах управления и достижениях остаются до конца.
card-shop = Магазины
effect-shop = После действия с влиянием 4 или 5 можно поставить магазин из компании в свободную ячейку района и получить её награду. В одном районе — один ваш. Он прибавляет там 1 к влиянию. Кто построит все 8, приближает конец игры.
card-house = Торговые дома
effect-house = После действия с влиянием 4 или 5 можно поставить торговый дом из компании в район и получить его награду. Один на район. Он прибавляет там 1 к влиянию и приносит вам 1 иену, когда там действует другой игрок. Кто построит все 4, приближает конец игры.
card-warehouse = Склад
effect-warehouse = Активы, которых ещё нет в вашей компании. Помощники бесплатны, магазин стоит 2 иены, торговые дома — 4, 5, 6 и 7 иен один за другим.
card-copper = { good-copper }
effect-copper = Местный товар. В китайском квартале его покупают и продают за 2 иены. В конце каждые 3 местных товара — 1 очко.
card-silk = { good-silk }
effect-silk = { effect-copper }
card-tea = { good-tea }
effect-tea = Местный товар. В китайском квартале его покупают и продают за 1 иену. В конце каждые 3 местных товара — 1 очко.
card-fish = { good-fish }
effect-fish = { effect-tea }
card-import = { good-import }
effect-import = Ими платят на таможне, а также за производство, веру или второй заказ. Их приносят заказы и другие награды, а в китайском квартале их покупают по 4 иены. В конце каждый — 1 очко.
card-yen = { good-yen }
effect-yen = Деньги: за проход, активы, обмен, веру, производство и второй заказ. В конце каждые 2 иены — 1 очко.
card-points = Очки
effect-points = Побеждает тот, у кого в конце их больше всего; при равенстве — тот, кто сидит ближе всех к первому игроку.
card-any = Товар на выбор
effect-any = Медь, шёлк, чай или рыба — что захотите.
card-piece = Актив со склада
effect-piece = Возьмите со склада в компанию помощника, магазин или торговый дом по его цене.
card-move = Перемещение помощника
effect-move = Переместите своего помощника из района или из компании в любой другой район; за проход не платят.
card-orders = Заказы
effect-orders = Отдайте товары заказа, который держите, и получите его награду и флаг. Держать можно не больше 3 заказов, сбрасывать их нельзя. Заказ, оставленный в начале, знаете только вы; взятые в порту видят все.
card-flags = Флаги
effect-flags = Они есть на технологиях, выполненных заказах и наградах. Каждый второй флаг страны приносит её делегата, пока они есть. В конце наборы разных флагов приносят очки: 2 флага — 2, 3 флага — 4, 4 флага — 8, 5 флагов — 12.
card-agents = Делегаты
effect-agents = Раз в ход можно перевернуть одного и выполнить действие в районе, где есть ваш помощник и нет вашего президента; за проход не платят. Неиспользованный в конце — 1 очко.
card-free-agent = { agent-free-agent }
effect-free-agent = Его можно использовать один раз, как и делегата любой страны.
card-tokens = Жетоны пятого уровня
effect-tokens = Действие с влиянием 5 приносит жетон своего района и его награду.
card-achievements = Достижения
effect-achievements = Имейте то, чего оно требует, поставьте на него помощника из компании и получите очки; первый игрок получает больше. Ничего не тратится. Каждое — один раз.
card-awards = Награды за достижения
effect-awards = Когда играют с наградами, тот, кто объявляет обо всех 3 достижениях, берёт одну: флаг или бонусного делегата.
card-tea-7 = Достижение: { achievement-tea-7 }
effect-tea-7 = Имейте 7 чая: 8 очков первому игроку, 6 — остальным.
card-fish-7 = Достижение: { achievement-fish-7 }
effect-fish-7 = Имейте 7 рыбы: 8 очков первому игроку, 6 — остальным.
card-silk-6 = Достижение: { achievement-silk-6 }
effect-silk-6 = Имейте 6 шёлка: 8 очков первому игроку, 6 — остальным.
card-copper-5 = Достижение: { achievement-copper-5 }
effect-copper-5 = Имейте 5 меди: 8 очков первому игроку, 6 — остальным.
card-technologies-4 = Достижение: { achievement-technologies-4 }
effect-technologies-4 = Имейте 4 технологии: 8 очков первому игроку, 6 — остальным.
card-yen-10 = Достижение: { achievement-yen-10 }
effect-yen-10 = Имейте 10 иен: 8 очков первому игроку, 6 — остальным.
card-tokens-5 = Достижение: { achievement-tokens-5 }
effect-tokens-5 = Имейте вместе 5 жетонов пятого уровня и делегатов, даже использованных: 8 очков первому игроку, 6 — остальным.
card-orders-5 = Достижение: { achievement-orders-5 }
effect-orders-5 = Имейте 5 выполненных заказов: 8 очков первому игроку, 6 — остальным.
card-commercial-4 = Достижение: { achievement-commercial-4 }
effect-commercial-4 = Имейте постройки в 4 коммерческих районах: 10 очков первому игроку, 7 — остальным. Каждый район считается один раз.
card-production-2-commercial-3 = Достижение: { achievement-production-2-commercial-3 }
effect-production-2-commercial-3 = Имейте постройки в 2 производственных и 3 коммерческих районах: 10 очков первому игроку, 7 — остальным. Каждый район считается один раз.
card-production-3-commercial-2 = Достижение: { achievement-production-3-commercial-2 }
effect-production-3-commercial-2 = Имейте постройки в 3 производственных и 2 коммерческих районах: 10 очков первому игроку, 7 — остальным. Каждый район считается один раз.
card-production-4 = Достижение: { achievement-production-4 }
effect-production-4 = Имейте постройки в 4 производственных районах: 10 очков первому игроку, 7 — остальным. Каждый район считается один раз.
card-us = { country-us }
effect-us = Делегатов этой страны: 2. Каждый второй флаг приносит одного, пока они есть.
card-nl = { country-nl }
effect-nl = Делегатов этой страны: 1. Каждый второй флаг приносит одного, пока они есть.
card-uk = { country-uk }
effect-uk = Делегатов этой страны: 3. Каждый второй флаг приносит одного, пока они есть.
card-fr = { country-fr }
effect-fr = Делегатов этой страны: 2. Каждый второй флаг приносит одного, пока они есть.
card-de = { country-de }
effect-de = Делегатов этой страны: 2. Каждый второй флаг приносит одного, пока они есть.
card-neutral = Помощники нейтрального игрока
effect-neutral = Когда играют двое, ничьи помощники занимают по ячейке храма и таможни. Их учитывают для конца игры и для большинства; очки, которые они получили бы, не достаются никому. Уровень технологий нейтрального игрока — 7,5.
card-ending = Конец игры
effect-ending = Он близок, когда кто-то построил все 8 магазинов или все 4 торговых дома, когда не хватает заказов, чтобы заполнить порт, или когда в храме либо на таможне стоят 5 помощников (6, если играют четверо). Раунд доигрывают, а потом играют ещё один.
card-bonus = Финальный подсчёт
effect-bonus = Больше всего помощников в храме — 6 очков, второе место — 3. На таможне — 8 и 4. Наибольший суммарный уровень технологий — 10, второй — 5. Наборы из 2, 3, 4 или 5 разных флагов — 2, 4, 8 или 12. Каждый неиспользованный делегат и каждый импортный товар — 1, каждые 2 иены — 1, каждые 3 местных товара — 1.

## Что решается

phase-begin = Кто ходит первым?
phase-areas = Какой район лежит здесь?
phase-tiles = Какой планшет построек лежит под ним?
phase-tokens = Какой жетон пятого уровня лежит здесь?
phase-achievements = Какое достижение в игре?
phase-awards = Какая награда в игре?
phase-technologies = Какая технология появится в лаборатории?
phase-orders = Какой заказ появится в порту?
phase-draw = Какой заказ вытянут?
phase-keep = Какой заказ оставите?
phase-before = Что сделаете? Разместите помощников или сперва дополнительное действие?
phase-placing = Где разместите следующего помощника?
phase-moving = Куда пойдёт ваш президент?
phase-passing = Куда президент пойдёт дальше?
phase-recalling = Кого из помощников вернёте?
phase-exchanging = Что обменяете?
phase-church = Какую ячейку храма займёте?
phase-faith = Чем заплатите за веру?
phase-customs = Какую ячейку таможни займёте?
phase-hiring = Что возьмёте со склада?
phase-research = Какую технологию возьмёте?
phase-production = Чем заплатите за производство?
phase-station = Где будет станция?
phase-port = Какой заказ возьмёте?
phase-second = Заплатите ли за второй заказ?
phase-port-again = Какой заказ будет вторым?
phase-building = Что построите?
phase-returning = Останется ли помощник?
phase-good = Какой товар возьмёте?
phase-lifting = Какого помощника переместите?
phase-dropping = Куда пойдёт помощник?
phase-award = Какую награду возьмёте?
phase-after = Сделаете ли в этот ход что-то ещё?
phase-over = Игра окончена.

## Варианты игры

option-awards = Награды за достижения
option-awards-about = Первое мини-дополнение: на столе четыре из шести наград. Кто объявляет обо всех трёх достижениях, берёт одну — флаг или бонусного делегата.
option-free_agents = Бонусные делегаты
option-free_agents-about = Второе мини-дополнение: к жетонам пятого уровня подмешаны пять бонусных делегатов. Каждого можно использовать один раз, как обычного делегата.
option-random_start = Случайный первый игрок
option-random_start-about = Кто ходит первым, решает случай; иначе — первое место за столом.

## Ходы

move-begin = Начинает { $player }
move-lay = Выложить район: { $area }
move-tile = Выложить планшет построек № { $number }
move-token = Выложить жетон пятого уровня: { $token }
move-achievement = Выложить достижение: { $achievement }
move-award = Выложить награду: { $award }
move-technology = В лаборатории появляется «{ $technology }» (карта № { $number })
move-order = В порту появляется заказ № { $order } ({ list-deal })
move-draw = Вытянуть заказ № { $order } ({ list-deal })
move-draw-unseen = Вытянуть заказ
move-keep = Оставить заказ № { $order } ({ list-deal })
move-keep-unseen = Оставить заказ
move-university =
    «{ technology-university }»: взять помощника со склада ({ $cost ->
        [one] { $cost } иена
        [few] { $cost } иены
       *[many] { $cost } иен
    })
move-spin =
    «{ technology-spinning-mill }»: отдать { $cost ->
        [one] { $cost } шёлк
       *[many] { $cost } шёлка
    } за { $yen ->
        [one] { $yen } иену
        [few] { $yen } иены
       *[many] { $yen } иен
    }
move-agent = Использовать делегата { $area-in }
move-achieve =
    Объявить о достижении { $pile ->
        [a] А
        [b] Б
       *[c] В
    }
move-fulfil = Выполнить заказ № { $order }: отдать { list-goods } за { list-others }
move-place = Поставить помощника { $area-in }
move-done-placing = Больше не ставить помощников
move-go = Отправить президента { $area-to } и действовать там
move-through = Пройти через { $area-acc }
move-through-canal =
    Пройти через { $area-acc } ({ $cost ->
        [one] { $cost } иена
        [few] { $cost } иены
       *[many] { $cost } иен
    })
move-recall = Вернуть президента в компанию
move-collect = Вернуть помощника { $area-from }
move-done-recalling = Больше не возвращать помощников
move-buy =
    Купить { $good-acc } за { $yen ->
        [one] { $yen } иену
        [few] { $yen } иены
       *[many] { $yen } иен
    }
move-sell =
    Продать { $good-acc } за { $yen ->
        [one] { $yen } иену
        [few] { $yen } иены
       *[many] { $yen } иен
    }
move-done-exchanging = Больше ничего не обменивать
move-church = Занять ячейку { $slot } храма: { $faith } веры за { list-goods }{ list-others }
move-done-church = Не занимать ячейку храма
move-customs =
    Занять ячейку { $slot } таможни: отдать { $cost ->
        [one] { $cost } импортный товар
        [few] { $cost } импортных товара
       *[many] { $cost } импортных товаров
    } за { list-goods }{ list-others }
move-done-customs = Не занимать ячейку таможни
move-hire-assistant = Взять со склада { $piece-acc } (бесплатно)
move-hire-shop =
    Взять со склада { $piece-acc } ({ $cost ->
        [one] { $cost } иена
        [few] { $cost } иены
       *[many] { $cost } иен
    })
move-hire-house =
    Взять со склада { $piece-acc } ({ $least }–{ $most ->
        [one] { $most } иена
        [few] { $most } иены
       *[many] { $most } иен
    })
move-done-hiring = Больше ничего не брать со склада
move-research =
    Взять технологию из ячейки { $slot }{ $surcharge ->
        [0] { "" }
       *[other] { " " }(производство +{ $surcharge })
    }
move-done-research = Не брать технологию
move-take = Взять заказ из ячейки { $slot } (влияние не ниже { $power })
move-done-port = Больше не брать заказов
move-pay = Заплатить { list-goods }{ list-others }
move-shop = Построить магазин в ячейке { $slot }
move-house = Построить торговый дом
move-done-building = Ничего не строить
move-return-all = Вернуть всех помощников
move-return-all-but-one = Оставить одного помощника («{ technology-telephone }»)
move-station = Положить жетон станции { $area-in }
move-good = Взять { $good-acc }
move-lift = Переместить помощника { $area-from }
move-lift-hand = Переместить помощника из компании
move-done-lifting = Больше не перемещать помощников
move-drop = Переместить помощника { $area-to }
move-claim = Взять награду: { $award }
move-end = Закончить ход

## Ходы, которые предлагаются: с ценой и наградой

choice-toll =
    плата: { $toll ->
        [one] { $toll } иена
        [few] { $toll } иены
       *[many] { $toll } иен
    }{ $rivals ->
        [one] { "" }
       *[other] { " " }{ $rivals } президентам
    }
choice-place = { move-place } ({ choice-toll })
choice-through = { move-through } ({ choice-toll })
choice-go = Отправить президента { $area-to }: влияние { $power }
choice-go-toll = { choice-go } ({ choice-toll })
choice-agent = { move-agent }: влияние { $power }
choice-achieve =
    Объявить о достижении «{ $achievement }»: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
choice-achieve-first = { choice-achieve }, впервые в партии
choice-hire =
    Взять со склада { $piece-acc } ({ $cost ->
        [0] бесплатно
        [one] { $cost } иена
        [few] { $cost } иены
       *[many] { $cost } иен
    })
choice-church =
    Занять ячейку { $slot } храма: { list-goods }{ list-others } ({ $units ->
        [0] без доплаты
       *[other] не хватает { $units } веры
    })
choice-research =
    Взять «{ $technology }», флаг { $country-gen } ({ $units ->
        [0] без доплаты
        [one] доплатить за { $units } уровень: 2 иены или 1 импортный товар
        [few] доплатить за { $units } уровня, за каждый 2 иены или 1 импортный товар
       *[many] доплатить за { $units } уровней, за каждый 2 иены или 1 импортный товар
    })
choice-take = Взять заказ № { $order }: { list-deal }; флаг { $country-gen }
choice-pay-faith = { move-pay } за веру
choice-pay-production = { move-pay } за производство
choice-pay-order = { move-pay } за второй заказ
choice-shop = { move-shop }: { list-goods }{ list-others }
choice-house = { move-house }: { list-goods }{ list-others }

## Отказы

refusal-game-over = Игра окончена.
refusal-chance-decides = Сейчас решает случай: сначала появится карта.
refusal-only-chance = Это решает случай, а не игрок.
refusal-no-such-chance = Сейчас случай не может решить такого.
refusal-never-played = Так другие видят скрытый заказ: такого хода никто не делает.
refusal-no-such-player = { $player } не за этим столом: игроков — { $players }.
refusal-not-in-this-game = { $thing }: в этой игре этого нет.
refusal-laid-already = Это уже вытянуто.
refusal-another-pile = Это достижение из другой стопки.
refusal-start-order-first = Сначала выберите заказ, который оставите.
refusal-start-order-kept = Вы уже выбрали заказ, который оставили.
refusal-extra-action-time = Делегаты, достижения и заказы — только до основного действия или после него, не посередине.
refusal-placing-over = В этот ход вы уже закончили размещать помощников.
refusal-placing-first = Сначала разместите помощников или откажитесь от этого.
refusal-moving-over = В этот ход ваш президент уже перемещался.
refusal-on-the-way = Ваш президент в пути и должен идти дальше.
refusal-not-recalling = Помощников возвращают лишь тогда, когда возвращают президента.
refusal-not-exchanging = Обменивать можно только действием в китайском квартале.
refusal-not-at-church = Для этого нужно действие в храме.
refusal-not-at-customs = Для этого нужно действие на таможне.
refusal-not-hiring = Для этого нужно действие в агентстве по найму или награда, которая это позволяет.
refusal-not-researching = Для этого нужно действие в лаборатории.
refusal-not-at-port = Для этого нужно действие в порту.
refusal-nothing-to-pay = Сейчас не за что платить.
refusal-not-building = Строить можно только сразу после действия с влиянием не ниже { $needed }.
refusal-not-returning = Помощники возвращаются сами; оставить одного позволяет только «{ technology-telephone }».
refusal-no-station-due = Жетон станции кладёт только тот, кто берёт технологию «{ technology-station }».
refusal-no-good-due = Сейчас вам не причитается товар на выбор.
refusal-no-move-due = Сейчас вам не причитается перемещение помощника.
refusal-lift-first = Сначала выберите, какого помощника перемещаете.
refusal-drop-first = Сначала поставьте помощника, которого перемещаете.
refusal-no-award-due = Награда — для того, кто только что объявляет о последнем из трёх достижений.
refusal-main-action-first = Нельзя закончить ход без основного действия.
refusal-choice-first = Сначала нужно решить другое. { $choice }
refusal-order-not-in-hand = Заказа № { $order } у вас нет.
refusal-order-goods-missing = Чтобы выполнить заказ № { $order }, нужно иметь ещё { list-goods }.
refusal-agent-used = В этот ход вы уже использовали делегата.
refusal-no-agent = У вас нет неиспользованного делегата.
refusal-president-there = Ваш президент — { $area-in }: делегат действует лишь там, где его нет.
refusal-achieved-already = Об этом достижении вы уже объявили: { $achievement }.
refusal-achievement-not-met = Для этого достижения нужно: { $achievement }. У вас — { $have }.
refusal-achievement-not-met-areas = Для этого достижения нужны ваши постройки: { $achievement }. У вас производственных — { $production }, коммерческих — { $commercial }.
refusal-needs-university = Для этого нужна технология «{ technology-university }»: у вас её нет.
refusal-needs-spinning-mill = Для этого нужна технология «{ technology-spinning-mill }»: у вас её нет.
refusal-power-used = «{ $technology }» действует раз в ход, и вы этим уже воспользовались.
refusal-no-assistant-in-hand = В вашей компании нет помощников.
refusal-no-assistant-there = Ваших помощников нет { $area-in }.
refusal-no-assistant-for-board = У вас нет для этого помощника: ни в компании, ни { $area-in }.
refusal-yen-missing =
    Это стоит { $cost ->
        [one] { $cost } иену
        [few] { $cost } иены
       *[many] { $cost } иен
    }: у вас { $have ->
        [0] их нет
       *[other] { $have }
    }.
refusal-good-missing = У вас нет { $good-gen }.
refusal-import-missing = У вас нет импортных товаров.
refusal-warehouse-empty = На вашем складе больше нет { $piece-many }.
refusal-toll-missing =
    Плата за проход { $area-in } — { $cost ->
        [one] { $cost } иена
        [few] { $cost } иены
       *[many] { $cost } иен
    }: там { $rivals ->
        [1] президент игрока { $first }
        [2] президенты игроков { $first } и { $second }
       *[other] президенты игроков { $first }, { $second } и { $third }
    }. У вас { $have ->
        [0] нет денег
        [one] { $have } иена
        [few] { $have } иены
       *[many] { $have } иен
    }.
refusal-canal-fee-missing =
    Пройти через канал стоит { $cost ->
        [one] { $cost } иену
        [few] { $cost } иены
       *[many] { $cost } иен
    }: у вас { $have ->
        [0] их нет
       *[other] { $have }
    }.
refusal-placed-enough = В этот ход вы уже поставили помощников в разных районах: { $count }. Больше нельзя.
refusal-two-in-one-area =
    В одном районе можно поставить { $count ->
        [one] { $count } помощника
       *[many] { $count } помощников
    } лишь вместо того, чтобы ставить их в разных.
refusal-needs-telegraph = После двух помощников в одном районе третьего позволяет лишь «{ technology-telegraph }»: у вас этой технологии нет.
refusal-not-next-to-two = «{ technology-telegraph }» позволяет третьего помощника лишь рядом с двумя первыми ({ $doubled }): { $area } — не рядом.
refusal-occupied =
    Нельзя остановиться { $area-in }: там { $rivals ->
        [1] президент игрока { $first }
        [2] президенты игроков { $first } и { $second }
       *[other] президенты игроков { $first }, { $second } и { $third }
    }. Это позволяет лишь «{ technology-postal-system }».
refusal-not-adjacent = { $area }: это не соседний район для вашего президента.
refusal-not-back = { $area }: ваш президент вышел оттуда или уже прошёл там и в этот ход туда не возвращается.
refusal-dead-end = { $area }: оттуда ваш президент не смог бы дойти ни до одного района, где ему можно остановиться.
refusal-slot-taken = Ячейка { $slot } занята.
refusal-faith-missing = Ячейка { $slot } требует { $needed } веры: со всем, что можете заплатить, у вас { $have }.
refusal-customs-power-missing =
    Ячейка { $slot } стоит { $imports ->
        [one] { $imports } импортный товар
        [few] { $imports } импортных товара
       *[many] { $imports } импортных товаров
    }, а для этого нужно влияние { $needed }: у вас { $have }.
refusal-imports-missing =
    Ячейка { $slot } стоит { $needed ->
        [one] { $needed } импортный товар
        [few] { $needed } импортных товара
       *[many] { $needed } импортных товаров
    }: у вас { $have ->
        [0] их нет
       *[other] { $have }
    }.
refusal-slot-empty = В ячейке { $slot } нет карты.
refusal-technology-owned = Технология «{ $technology }» у вас уже есть.
refusal-production-missing =
    На технологию «{ $technology }» нужно ещё { $needed ->
        [one] { $needed } уровень
        [few] { $needed } уровня
       *[many] { $needed } уровней
    } производства, каждый за 2 иены или 1 импортный товар: вы можете оплатить { $have }.
refusal-port-power-missing = Заказ из ячейки { $slot } требует влияния { $needed }: у вас { $have }.
refusal-hand-full =
    В вашей компании уже { $count ->
        [one] { $count } заказ
        [few] { $count } заказа
       *[many] { $count } заказов
    }: больше нельзя.
refusal-not-accepted = { $good }: здесь этим не платят.
refusal-paid-already = { $good }: этим вы уже заплатили за веру, а каждый вид считается один раз.
refusal-no-shop-in-hand = В вашей компании нет магазина.
refusal-no-house-in-hand = В вашей компании нет торгового дома.
refusal-shop-here-already = Ваш магазин уже есть { $area-in }.
refusal-house-here-already = Торговый дом игрока { $player } уже есть { $area-in }.
refusal-same-area = Помощник идёт { $area-from }: выберите другой район.
refusal-award-not-there = Такой награды на столе нет: { $award }.

## Что произошло

event-begins = { $player } начинает игру.
event-achievements = Достижения: { $first }; { $second }; { $third }.
event-awards = Награды: { $first }; { $second }; { $third }; { $fourth }.
event-keeps =
    { $player } тянет { $drawn ->
        [one] { $drawn } заказ
        [few] { $drawn } заказа
       *[many] { $drawn } заказов
    } и оставляет № { $order } ({ list-deal }).
event-keeps-unseen =
    { $player } тянет { $drawn ->
        [one] { $drawn } заказ
        [few] { $drawn } заказа
       *[many] { $drawn } заказов
    } и оставляет один.
event-technology-laid = { $area }: появляется технология «{ $technology }».
event-order-laid = { $area }: появляется заказ № { $order } ({ list-deal }).
event-places = { $player } ставит помощника { $area-in }.
event-places-none = { $player } не ставит помощников.
event-pays-toll =
    За проход { $payer } платит игроку { $payee } { $coins ->
        [one] { $coins } иену
        [few] { $coins } иены
       *[many] { $coins } иен
    }.
event-passes = { $player } проходит через { $area-acc }.
event-passes-canal =
    { $player } проходит через канал за { $cost ->
        [one] { $cost } иену
        [few] { $cost } иены
       *[many] { $cost } иен
    }.
event-goes = { $player } отправляет президента { $area-to } и действует там: влияние { $power }.
event-agent-acts = { $player } использует { $agent-acc } { $area-in }: влияние { $power }.
event-house-income =
    { $player } получает { $coins ->
        [one] { $coins } иену
        [few] { $coins } иены
       *[many] { $coins } иен
    } за торговый дом { $area-in }.
event-gains = { $player } получает { list-goods }{ list-others }.
event-technology-brings = { $player } получает { list-goods }{ list-others } («{ $technology }»).
event-token = { $player } берёт жетон пятого уровня { $area-in } и получает { list-goods }{ list-others }.
event-token-agent = { $player } берёт жетон пятого уровня { $area-in }: бонусного делегата.
event-recalls = { $player } возвращает президента в компанию.
event-collects = { $player } возвращает помощника { $area-from }.
event-idle = { $player } ничего не делает { $area-in }.
event-buys =
    { $player } покупает { $good-acc } за { $cost ->
        [one] { $cost } иену
        [few] { $cost } иены
       *[many] { $cost } иен
    }.
event-sells =
    { $player } продаёт { $good-acc } за { $coins ->
        [one] { $coins } иену
        [few] { $coins } иены
       *[many] { $coins } иен
    }.
event-pays-faith = { $player } платит за веру { list-goods }{ list-others }.
event-church = { $player } занимает ячейку { $slot } храма и получает { list-goods }{ list-others }.
event-customs =
    { $player } отдаёт { $cost ->
        [one] { $cost } импортный товар
        [few] { $cost } импортных товара
       *[many] { $cost } импортных товаров
    }, занимает ячейку { $slot } таможни и получает { list-goods }{ list-others }.
event-hires =
    { $player } берёт со склада { $piece-acc }{ $cost ->
        [0] { "" }
        [one] { " " }за { $cost } иену
        [few] { " " }за { $cost } иены
       *[many] { " " }за { $cost } иен
    }.
event-university =
    { $player } берёт со склада помощника за { $cost ->
        [one] { $cost } иену
        [few] { $cost } иены
       *[many] { $cost } иен
    } («{ technology-university }»).
event-spins =
    { $player } отдаёт { $cost ->
        [one] { $cost } шёлк
       *[many] { $cost } шёлка
    } за { $coins ->
        [one] { $coins } иену
        [few] { $coins } иены
       *[many] { $coins } иен
    } («{ technology-spinning-mill }»).
event-pays-production = { $player } платит за производство { list-goods }{ list-others }.
event-researches = { $player } берёт технологию «{ $technology }» (уровень { $value }, флаг: { $country }).
event-station = { $player } кладёт жетон станции { $area-in }.
event-pays-order = { $player } платит за второй заказ { list-goods }{ list-others }.
event-takes = { $player } берёт { $area-in } заказ № { $order } ({ list-deal }).
event-builds-shop = { $player } строит магазин { $area-in } и получает { list-goods }{ list-others }.
event-builds-house = { $player } строит торговый дом { $area-in } и получает { list-goods }{ list-others }.
event-returns =
    { $player } возвращает { $count ->
        [one] { $count } помощника
       *[many] { $count } помощников
    } { $area-from }.
event-stays = { $player } оставляет помощника { $area-in } («{ technology-telephone }»).
event-achieves-first =
    Впервые объявлено о достижении «{ $achievement }»: { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-achieves =
    { $player } объявляет о достижении «{ $achievement }» и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-claims = { $player } берёт награду: { $award }.
event-fulfils = { $player } выполняет заказ № { $order }: отдаёт { list-goods }, получает { list-others }. Флаг: { $country }.
event-agent-gained = За пару флагов { $player } получает { $agent-acc }.
event-moves = { $player } перемещает помощника { $origin-from } { $area-to }.
event-moves-from-hand = { $player } перемещает помощника из компании { $area-to }.
event-stock-exchange =
    В начале хода { $player } получает { $coins ->
        [one] { $coins } иену
        [few] { $coins } иены
       *[many] { $coins } иен
    } («{ technology-stock-exchange }»).
event-end-shops = { $player } заканчивает строить все свои магазины, а их { $count }: конец близок. Раунд доигрывают, а потом играют ещё один.
event-end-houses = { $player } заканчивает строить все свои торговые дома, а их { $count }: конец близок. Раунд доигрывают, а потом играют ещё один.
event-end-church = Помощников в храме уже { $count }: конец близок. Раунд доигрывают, а потом играют ещё один.
event-end-customs = Помощников на таможне уже { $count }: конец близок. Раунд доигрывают, а потом играют ещё один.
event-end-orders = Не хватает заказов, чтобы заполнить порт: конец близок. Раунд доигрывают, а потом играют ещё один.
event-last-round = Начинается последний раунд.
event-bonus-church =
    За храм { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-bonus-customs =
    За таможню { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-bonus-technologies =
    За технологии { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-bonus-countries =
    За наборы флагов { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-bonus-leftovers =
    За неиспользованных делегатов, импортные товары, иены и местные товары { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-total =
    { $player }: всего { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-tie =
    Поровну у нескольких игроков, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: { $player } сидит ближе всех к первому игроку.
event-wins = { $player } побеждает!

## Terminal

terminal-copper-mine = Медь
terminal-fishing-ground = Рыба
terminal-silk-mill = Шёлк
terminal-tea-plantation = Чай
terminal-bank = Банк
terminal-chinatown = Квартал
terminal-church = Храм
terminal-customs-house = Таможня
terminal-employment-agency = Найм
terminal-laboratory-a = Лаб. А
terminal-laboratory-b = Лаб. Б
terminal-port-a = Порт А
terminal-port-b = Порт Б
terminal-canal = Канал
terminal-copper = м
terminal-silk = ш
terminal-tea = ч
terminal-fish = р
terminal-us = США
terminal-nl = НИД
terminal-uk = БРИ
terminal-fr = ФРА
terminal-de = ГЕР
terminal-pile-a = А
terminal-pile-b = Б
terminal-pile-c = В
terminal-hand = компания
terminal-hidden = тайные заказы: { $count }
terminal-fulfilled = заказы: { $count }
terminal-developed = здания в районах: производственные { $production }, коммерческие { $commercial }
terminal-main-open = основное действие ещё впереди
terminal-main-done = основное действие выполнено
terminal-exchanges = осталось обменов: { $count }
terminal-units = ещё оплатить единиц: { $count }
terminal-due = ещё поступит:
terminal-last-but-one-round = Конец близок: этот раунд доигрывается, затем будет ещё один.
terminal-last-round = Это последний раунд.
terminal-faith = Вера
terminal-through = Пройти дальше
terminal-secret = Видите только вы
terminal-agents-left = Свободные делегаты: { $agents }
terminal-decks = В колодах: технологии { $technologies }, заказы { $orders }
terminal-next-to = Рядом: { $areas }

## Picture

picture-board = Районы
picture-areas = Районы подробно
picture-goals = Достижения, делегаты и награды
picture-management = Планшеты управления
picture-chance = Случай
picture-waits = { $player } решает…
picture-turn = { $player }: сейчас ходит.
picture-first = Первый игрок.
picture-last-but-one-round = Конец близок
picture-last-round = Последний раунд
picture-neutral = никто
picture-stand-in = (Условное значение.)
picture-stand-in-note = Условные значения: напечатанные здесь пока неизвестны. То же — на планшетах построек, жетонах пятого уровня и флагах технологий.
picture-power = влияние: { $power }
picture-agent = Делегат
picture-through = Сквозь
picture-token = Жетон пятого уровня: { $reward }.
picture-presence =
    { $player }: влияние — { $power }, помощников — { $assistants }{ $president ->
        [0] { "" }
       *[other] , президент
    }{ $shops ->
        [0] { "" }
       *[other] , магазин
    }{ $houses ->
        [0] { "" }
       *[other] , торговый дом
    }.
picture-free-shops = Свободные ячейки для магазинов: { $rewards }.
picture-free-house = Свободная ячейка для торгового дома: { $reward }.
picture-goal = Достижение: { $goal }. Очки: { $first }, затем { $later }. Выполнили: { $players }.
picture-goal-unknown = Достижение ещё не выложено.
picture-agents = Делегаты
picture-achievements = Достижения
picture-worth = Общий уровень технологий: { $value }.
picture-agents-left = { $country }: делегатов осталось { $left } из { $all }.
picture-awards = Награды
picture-award = Награда:
picture-due-units = Осталось оплатить: { $count }.
picture-due-exchanges = Осталось обменов: { $count }.
picture-due-goods = Товаров на выбор: { $count }.
picture-due-pieces = Активов со склада: не больше { $count }.
picture-due-moves = Перемещений помощников: не больше { $count }.
picture-ends-at = Помощников: { $filled }; конец наступает при { $all }. В конце очки за наибольшее число помощников: { $first }, за второе по величине: { $second }.
picture-slot =
    { $board ->
        [church] Нужно веры: { $needs }.
       *[customs] Импортных товаров: { $needs }.
    } Награда: { $reward }.
picture-slot-taken = Занято: { $player }.
picture-left = Карт в колоде: { $left }.
picture-surcharge = Сверх уровня карты: { $units }.
picture-level-1 = Низший уровень
picture-level-2 = Средний уровень
picture-level-3 = Высший уровень
picture-gap = Пусто.
picture-order = Заказ: { $goods } за { $reward }. Флаг: { $country }.
picture-technology = «{ $technology }»: уровень { $value }, флаг: { $country }.
picture-hidden = Заказ, который знает только владелец.
picture-hand = В компании:
picture-warehouse = На складе:
picture-assistant =
    { $count ->
        [one] { $count } помощник
        [few] { $count } помощника
       *[many] { $count } помощников
    }
picture-shop =
    { $count ->
        [one] { $count } магазин
        [few] { $count } магазина
       *[many] { $count } магазинов
    }
picture-house =
    { $count ->
        [one] { $count } торговый дом
        [few] { $count } торговых дома
       *[many] { $count } торговых домов
    }
picture-price =
    Цена: { $yen ->
        [one] { $yen } иена
        [few] { $yen } иены
       *[many] { $yen } иен
    }.
picture-flags = { $country }: флагов — { $count }.
picture-fulfilled = Выполнено заказов: { $count }.
picture-tokens = Жетонов пятого уровня: { $count }.
picture-bonus-church = храм: { $count }
picture-bonus-customs = таможня: { $count }
picture-bonus-technologies = технологии: { $count }
picture-bonus-countries = флаги: { $count }
picture-bonus-leftovers = остатки: { $count }
