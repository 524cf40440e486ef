### Иокогама по-русски.
###
### Формы названий районов: .in — где, .to — куда, .from — откуда, .acc — винительный. Второй планшет того же типа имеет номер.

title = Иокогама
chart-yen = Иены по ходам
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
area-laboratory-a = Лаборатория А
    .in = в лаборатории А
    .to = в лабораторию А
    .from = из лаборатории А
    .acc = лабораторию А
area-laboratory-b = Лаборатория Б
    .in = в лаборатории Б
    .to = в лабораторию Б
    .from = из лаборатории Б
    .acc = лабораторию Б
area-port-a = Порт А
    .in = в порту А
    .to = в порт А
    .from = из порта А
    .acc = порт А
area-port-b = Порт Б
    .in = в порту Б
    .to = в порт Б
    .from = из порта Б
    .acc = порт Б
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

## Достижения и награды

achievement-technologies =
    { $count ->
        [one] { $count } технология
        [few] { $count } технологии
       *[many] { $count } технологий
    }
achievement-tokens =
    { $count ->
        [one] { $count } жетон пятого уровня или делегат
        [few] { $count } жетона пятого уровня и/или делегата
       *[many] { $count } жетонов пятого уровня и/или делегатов
    }
achievement-orders =
    { $count ->
        [one] { $count } выполненный заказ
        [few] { $count } выполненных заказа
       *[many] { $count } выполненных заказов
    }
achievement-production =
    { $production ->
        [one] { $production } производственный район
        [few] { $production } производственных района
       *[many] { $production } производственных районов
    }
    .in =
    { $production ->
        [one] в { $production } производственном районе
       *[many] в { $production } производственных районах
    }
achievement-commercial =
    { $commercial ->
        [one] { $commercial } коммерческий район
        [few] { $commercial } коммерческих района
       *[many] { $commercial } коммерческих районов
    }
    .in =
    { $commercial ->
        [one] в { $commercial } коммерческом районе
       *[many] в { $commercial } коммерческих районах
    }
achievement-production-commercial =
    { $production ->
        [one] { $production } производственный
       *[many] { $production } производственных
    } и { achievement-commercial }
    .in =
    в { $production ->
        [one] { $production } производственном
       *[many] { $production } производственных
    } и { $commercial ->
        [one] { $commercial } коммерческом районе
       *[many] { $commercial } коммерческих районах
    }
award-flag = флаг { $country-gen }
award-free-agent = бонусный делегат

## Количества: .acc — винительный, где он другой

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
    .acc =
    { $count ->
        [one] { $count } иену
       *[many] { reward-yen }
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
        [few] { $count } рыбы
       *[many] { $count } рыб
    }
    .acc =
    { $count ->
        [one] { $count } рыбу
       *[many] { reward-fish }
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
reward-assistant =
    { $count ->
        [one] { $count } помощник со склада
        [few] { $count } помощника со склада
       *[many] { $count } помощников со склада
    }
    .acc =
    { $count ->
        [one] { $count } помощника со склада
       *[many] { $count } помощников со склада
    }
deal = { $goods-plus } → { $reward-plus }
order-card = { $order } ({ deal })
price-free = бесплатно
price-range =
    { $least }–{ $most ->
        [one] { $most } иена
        [few] { $most } иены
       *[many] { $most } иен
    }
tile-space = { $reward-plus }
president-of = { $player }
end-triggered = Запущен конец игры: доиграйте раунд, затем последует ещё один, последний.
fact-orders =
    { $count ->
        [one] { $count } заказ в компании
        [few] { $count } заказа в компании
       *[many] { $count } заказов в компании
    }

## О чём можно спросить, кроме того, что имеет своё название

topic-turn = Ход
topic-power = Влияние
topic-faith = Вера
topic-production = Производство
topic-assistant = Помощники
topic-shop = Магазины
topic-house = Торговые дома
topic-warehouse = Склад
topic-points = Очки
topic-any = Товар на выбор
topic-piece = Актив со склада
topic-move = Перемещение помощника
topic-orders = Заказы
topic-technologies = Технологии
topic-flags = Флаги
topic-agents = Делегаты
topic-tokens = Жетоны пятого уровня
topic-tiles = Планшеты построек
topic-management = Планшеты управления
topic-achievements = Достижения
topic-awards = Награды за достижения
topic-neutral = Нейтральный игрок
topic-ending = Конец игры
topic-bonus = Финальный подсчёт
topic-order = Заказ № { $order }
topic-tile = Планшет построек № { $number }
topic-token = Жетон пятого уровня: { $reward }
topic-space = { $area }: ячейка { $slot }
topic-achievement = Достижение: { $achievement }
topic-award = Награда: { $award }

## Что дают районы

effect-production-area = Производственный район.
effect-commercial-area = Коммерческий район.
effect-gain = Влияние { $powers } приносит { $amounts } { $good-gen }.
effect-exchange = Влияние { $powers } даёт { $amounts } обменов.
effect-rate = Купить или продать за { $yen-acc }: { $goods-acc }.
effect-import-rate = Импортный товар можно только купить — за { $yen-acc }.
effect-faith = Влияние { $powers } даёт { $amounts } уровней веры.
effect-faith-paid = Можно доплатить: +1 уровень веры за каждое из перечисленного, но лишь раз: { $payments }.
effect-church = Поместите помощника из компании или из этого района в свободную ячейку, на которую хватает веры, и получите её награду. Он остаётся там до конца игры.
effect-customs = Отдайте импортные товары: с влиянием { $powers } не больше { $amounts }.
effect-customs-place = Поместите помощника из компании или из этого района в свободную ячейку ровно с таким числом и получите её награду. Он остаётся там до конца игры.
effect-prizes = В конце: больше всего помощников здесь — { $first }, второе место — { $second }. Ничья: выше тот, чей помощник стоит правее.
effect-hire = С влиянием { $powers } возьмите со склада не больше { $amounts } активов, каждый по его цене.
effect-prices =
    { $assistant ->
        [0] Помощники бесплатны
        [one] Помощник стоит { $assistant } иену
        [few] Помощник стоит { $assistant } иены
       *[many] Помощник стоит { $assistant } иен
    }, магазин стоит { $shop-acc }, торговые дома один за другим — { $houses } иен.
effect-research = Возьмите из этой лаборатории технологию, которой у вас ещё нет.
effect-production = Влияние { $powers } даёт { $amounts } уровней производства. Каждый недостающий стоит { $yen-acc } или { $imports }.
effect-surcharge = Ячейки слева направо прибавляют к уровню карты { $amounts }.
effect-late =
    Если технологий у вас уже { $owned }, за новую нужно доплатить ещё за { $units ->
        [one] { $units } уровень
        [few] { $units } уровня
       *[many] { $units } уровней
    } производства, каким бы ни было влияние.
effect-port = Возьмите заказ этого порта.
effect-level-1 = Влияние от { $power }: заказы низшего уровня.
effect-level-2 = Влияние от { $power }: ещё и среднего.
effect-level-3 = Влияние от { $power }: ещё и высшего.
effect-port-points = Влияние { $power } приносит вдобавок { $points }.
effect-second-order = Второй заказ стоит { $yen-acc } или { $imports }.
effect-order-limit =
    В компании может быть не больше { $count ->
        [one] { $count } заказа
       *[many] { $count } заказов
    }.
effect-canal = Здесь ничего не размещают и никто не останавливается.
effect-canal-fee = Президент может пройти через канал за { $yen-acc }.

## Что дают технологии

effect-value = Уровень производства: { $value }.
effect-when-order = { $reward } за каждый заказ, который вы выполняете.
effect-when-technology = { $reward } за каждую технологию, которую вы берёте после этой.
effect-when-church = { $reward } за каждого помощника, которого вы помещаете на планшет храма.
effect-when-customs = { $reward } за каждого помощника, которого вы помещаете на планшет таможни.
effect-when-shop = { $reward } за каждый магазин, который вы строите.
effect-when-house = { $reward } за каждый торговый дом, который вы строите.
effect-when-gained = Сразу { $reward }.
effect-when-copper = Всякий раз, получая медь, получите ещё { $reward-acc }.
effect-once-a-turn = Раз в ход отдайте { $paid-acc } и получите { $reward-acc }.
effect-stagecoach = Ваш президент в пути никому не платит за проход.
effect-postal-system = Ваш президент может остановиться там, где есть другие президенты; плату за проход вы вносите.
effect-stock-exchange = Если в начале хода у вас меньше чем { $yen }, доберите столько, чтобы стало { $yen }.
effect-station = Взяв эту карту, положите жетон станции в любой район: там у всех влияние на единицу больше.
effect-station-way = Ваш президент может попасть прямо туда, если там есть ваш помощник, даже к другим президентам и без платы за проход.
effect-newspaper =
    В разных районах можно разместить до { $count ->
        [one] { $count } помощника
       *[many] { $count } помощников
    } вместо { $usual }.
effect-tram = Ваш президент может попасть прямо в любой район, где есть ваш помощник и нет других президентов.
effect-tram-postal = С технологией «{ technology-postal-system }» — и туда, где они есть, за обычную плату.
effect-telephone = Когда после действия помощники возвращаются, одного из них можно оставить в районе.
effect-telegraph =
    Разместив { $count ->
        [one] { $count } помощника
       *[many] { $count } помощников
    } в одном районе, можно поместить ещё одного в соседний.

## Что есть остальное

effect-turn-extra = А. Дополнительные действия в любом порядке: использовать делегата (раз в ход), объявить о достижении, выполнить заказ.
effect-turn-place =
    Б1. Разместите до { $areas ->
        [one] { $areas } помощника
       *[many] { $areas } помощников
    } в разных районах или { $same } в одном.
effect-turn-move = Б2. Переместите президента туда, где есть ваш помощник и нет других президентов. Или верните его в компанию, а с ним любых помощников, и переходите к В.
effect-turn-act = Б3. Выполните действие района.
effect-turn-token = Б4. С влиянием { $power } возьмите жетон пятого уровня этого района.
effect-turn-build = Б5. С влиянием не ниже { $power } можете построить магазин или торговый дом.
effect-turn-return = Б6. Ваши помощники оттуда возвращаются в компанию.
effect-turn-again = В. Снова дополнительные действия, как в А.
effect-power = Сила вашего действия в районе, не больше { $most }.
effect-power-counts = По единице за каждого вашего помощника там, за президента, магазин, торговый дом и станцию.
effect-power-allows = Влияние { $build } позволяет строить, влияние { $most } приносит жетон пятого уровня.
effect-president = Переходит из района в район, где есть ваши помощники, и действует там, где останавливается. Туда, откуда вышел, не возвращается.
effect-toll = Поместить помощника туда, где есть чужой президент, или войти туда стоит { $yen-acc }; плату получает тот игрок.
effect-assistant = Их размещают из компании в районах: каждый прибавляет там единицу к влиянию.
effect-assistant-returns = После действия они возвращаются в компанию. На планшетах управления и достижениях остаются до конца игры.
effect-shop = После действия с влиянием не ниже { $power } можно построить магазин из компании в свободной ячейке района и получить её награду. В одном районе — один ваш.
effect-house = После действия с влиянием не ниже { $power } можно построить в районе торговый дом из компании и получить его награду. Один на район.
effect-building-power = Прибавляет там единицу к влиянию.
effect-house-income = Приносит вам { $yen-acc } всякий раз, когда там действует другой игрок.
effect-building-all = Кто построит все { $count }, запускает конец игры.
effect-warehouse = Активы, которых ещё нет в вашей компании.
effect-good = Местный товар, нужный для заказов.
effect-good-rate = В китайском квартале его покупают и продают за { $yen-acc }.
effect-good-points =
    В конце { $points } за каждые { $count ->
        [one] { $count } местный товар
        [few] { $count } местных товара
       *[many] { $count } местных товаров
    } любых видов.
effect-import = Ими платят на таможне, а также за производство, веру или второй заказ.
effect-import-from = Их приносят заказы и другие награды, а в китайском квартале их покупают за { $yen-acc }.
effect-import-points = В конце каждый приносит { $points }.
effect-yen = Деньги: за проход, активы, обмен, веру, производство и второй заказ.
effect-yen-points =
    В конце { $points } за каждые { $count ->
        [one] { $count } иену
        [few] { $count } иены
       *[many] { $count } иен
    }.
effect-points = Побеждает тот, у кого их в конце больше всего.
effect-points-tie = Ничья: побеждает тот, кто сидит ближе всех к первому игроку.
effect-any = Медь, шёлк, чай или рыба — что захотите.
effect-piece = Возьмите со склада в компанию помощника, магазин или торговый дом по его цене.
effect-move = Переместите своего помощника из района или из компании в любой другой район; за проход не платят.
effect-orders = Отдайте товары заказа из своей компании и получите его награду и флаг.
effect-orders-known = Сбрасывать заказы нельзя. Оставленный в начале знаете только вы; взятые в порту видят все.
effect-order = { deal }.
effect-flag = Флаг: { $country }.
effect-technologies = Карты лабораторий: у каждой уровень производства, флаг и постоянное свойство.
effect-technology-prizes = В конце: наибольший суммарный уровень производства — { $first }, второй — { $second }.
effect-flags = Они есть на технологиях, выполненных заказах и наградах.
effect-flags-agent =
    Каждые { $count ->
        [one] { $count } флаг
        [few] { $count } флага
       *[many] { $count } флагов
    } одной страны приносят её делегата, пока они есть.
effect-flags-sets = В конце набор из { $sizes } разных флагов приносит { $amounts } очков.
effect-country = Делегатов этой страны: { $count }.
effect-agents = Раз в ход можно перевернуть одного и выполнить действие в районе, где есть ваш помощник и нет вашего президента; за проход не платят.
effect-agent-points = Неиспользованный в конце приносит { $points }.
effect-free-agent = Его можно использовать один раз, как и делегата любой страны.
effect-tokens = Действие с влиянием { $power } приносит жетон своего района и его награду.
effect-tiles = Под каждым районом есть ячейки для магазинов и одна для торгового дома, каждая с наградой за постройку.
effect-tile-shops = Магазины: { $rewards }.
effect-tile-house = Торговый дом: { $reward }.
effect-management = В храме и на таможне помощники остаются до конца игры, в лабораториях лежат технологии, в портах — заказы.
effect-church-space = Нужно уровней веры: { $needs }. Награда: { $reward }.
effect-customs-space = Нужно импортных товаров: { $needs }. Награда: { $reward }.
effect-achievements = Выполните условие, поместите сюда помощника из компании и получите очки. Ничего не тратится.
effect-achievements-once = Кто объявит первым, получает больше. О каждом можно объявить один раз.
effect-achievement = Условие: { $achievement }.
effect-achievement-areas = Условие: постройки { $achievement-in }. Каждый район считается один раз.
effect-achievement-tokens = Использованные тоже считаются.
effect-achievement-points = Кто объявит первым, получает { $first }, остальные — { $later }.
effect-awards = Когда играют с наградами, тот, кто объявил обо всех достижениях, берёт одну: флаг или бонусного делегата.
effect-neutral = Когда играют двое, помощники нейтрального игрока занимают по ячейке храма и таможни.
effect-neutral-counts = Их учитывают для конца игры и для большинства; очки, которые они получили бы, не достаются никому.
effect-neutral-value =
    Уровень производства нейтрального игрока — { $whole }{ $half ->
        [0] { "" }
       *[other] ,5
    }.
effect-ending = Конец игры запускает что-то одно из этого:
effect-ending-shops = – кто-то построил все свои магазины ({ $count });
effect-ending-houses = – кто-то построил все свои торговые дома ({ $count });
effect-ending-board = – { $area }: { $amounts } помощников, когда игроков { $players };
effect-ending-orders = – не хватает заказов, чтобы заполнить порт.
effect-ending-rounds = Доиграйте раунд, затем последует ещё один, последний.
effect-bonus-board = { $area }: больше всего помощников — { $first }, второе место — { $second }.
effect-bonus-agents = Каждый неиспользованный делегат: { $points }.
effect-bonus-imports = Каждый импортный товар: { $points }.

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
phase-before = Разместите помощников или сначала выполните дополнительное действие?
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
phase-production = Чем доплатите за технологию?
phase-station = Где будет станция?
phase-port = Какой заказ возьмёте?
phase-second = Заплатите ли за второй заказ?
phase-port-again = Какой заказ будет вторым?
phase-token = Возьмёте ли вы жетон пятого уровня?
phase-building = Что построите?
phase-returning = Останется ли помощник?
phase-good = Какой товар возьмёте?
phase-lifting = Какого помощника переместите?
phase-dropping = Куда пойдёт помощник?
phase-award = Какую награду возьмёте?
phase-after = Сделаете ли в этот ход что-то ещё?
phase-over = Игра окончена.
question-before = Помощники: до { $areas } районов или { $same } в одном. Или сначала дополнительное действие?
question-placing = Помощник { $number } из { $areas }: где разместите?

## Варианты игры

option-awards = Награды за достижения
option-awards-about = Первое мини-дополнение: на столе лежат награды. Кто объявил обо всех достижениях, берёт одну — флаг или бонусного делегата.
option-free_agents = Бонусные делегаты
option-free_agents-about = Второе мини-дополнение: к жетонам пятого уровня подмешаны бонусные делегаты. Каждого можно использовать один раз, как обычного делегата.
option-random_start = Случайный первый игрок
option-random_start-about = Кто ходит первым, решает случай; иначе — первое место за столом.
option-tokens_by_choice = Жетоны пятого уровня по желанию
option-tokens_by_choice-about = После действия, за которое можно взять жетон, игрок решает, брать ли его; иначе жетон берут сразу.
option-actions_by_choice = От действия района можно отказаться
option-actions_by_choice-about = От действия района можно отказаться, даже если оно ничего не стоит; иначе такое действие нужно выполнить.

## Ходы

move-begin = Начинает { $player }
move-lay = Выложить район: { $area }
move-tile = Выложить планшет построек № { $number }
move-token = Выложить жетон пятого уровня: { $token }
move-achievement = Выложить достижение: { $achievement }
move-award = Выложить награду: { $award }
move-technology = В лаборатории появляется «{ $technology }» (карта № { $number })
move-order = В порту появляется заказ № { $order } ({ deal })
move-draw = Вытянуть заказ № { $order } ({ deal })
move-keep = Оставить заказ № { $order } ({ deal })
move-use = «{ $technology }»: { $paid-plus } → { $reward-plus }
move-agent = Использовать делегата { $area-in }
move-achieve =
    Объявить о достижении { $pile ->
        [a] А
        [b] Б
       *[c] В
    }
move-fulfil = Выполнить заказ № { $order }: { deal }
move-place = Поместить помощника { $area-to }
move-done-placing = Закончить размещение
move-go = Отправить президента { $area-to } и действовать там
move-through = Пройти через { $area-acc }
move-through-canal =
    Пройти через { $area-acc } ({ $cost ->
        [one] { $cost } иена
        [few] { $cost } иены
       *[many] { $cost } иен
    })
move-recall = Никуда не идти: вернуть президента и помощников
move-collect = Вернуть помощника { $area-from }
move-done-recalling = Закончить возврат помощников
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
move-done-exchanging = Закончить обмен
move-church =
    Занять ячейку { $slot } храма: { $faith ->
        [one] { $faith } уровень веры
        [few] { $faith } уровня веры
       *[many] { $faith } уровней веры
    } → { $reward-plus }
move-done-church = Не занимать ячейку храма
move-customs =
    Занять ячейку { $slot } таможни: { $cost ->
        [one] { $cost } импортный товар
        [few] { $cost } импортных товара
       *[many] { $cost } импортных товаров
    } → { $reward-plus }
move-done-customs = Не занимать ячейку таможни
move-hire = Взять со склада { $piece-acc } ({ $price })
move-done-hiring = Закончить со складом
move-research =
    Взять технологию из ячейки { $slot }{ $surcharge ->
        [0] { "" }
       *[other] { " " }(производство +{ $surcharge })
    }
move-done-research = Не брать технологию
move-take = Взять заказ из ячейки { $slot } (влияние не ниже { $power })
move-done-port = Закончить выбор заказов
move-take-token = Взять жетон пятого уровня
move-leave-token = Не брать жетон пятого уровня
move-pay = Заплатить { $paid-acc }
move-shop = Построить магазин в ячейке { $slot }
move-house = Построить торговый дом
move-done-building = Ничего не строить
move-return-all = Вернуть всех помощников
move-return-all-but-one = Оставить одного помощника («{ technology-telephone }»)
move-station = Положить жетон станции { $area-to }
move-good = Взять { $good-acc }
move-lift = Переместить помощника { $area-from }
move-lift-hand = Переместить помощника из компании
move-done-lifting = Закончить перемещение помощников
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
choice-place = Помощник: { $area }
choice-place-toll = { choice-place } ({ choice-toll })
choice-place-next = { $area }
choice-place-next-toll = { choice-place-next } ({ choice-toll })
choice-through = { move-through } ({ choice-toll })
choice-go = Отправить президента { $area-to }: влияние { $power }
choice-go-toll = { choice-go } ({ choice-toll })
choice-agent = { move-agent }: влияние { $power }
choice-achieve =
    Объявить о достижении «{ $achievement }»: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, ценой помощника
choice-achieve-first = { choice-achieve } (вы первые)
choice-hire = { move-hire }
choice-church =
    Занять ячейку { $slot } храма: { $reward } ({ $units ->
        [0] без доплаты
        [one] не хватает { $units } уровня веры
       *[many] не хватает { $units } уровней веры
    })
choice-research =
    Взять технологию «{ $technology }», флаг { $country-gen } ({ $units ->
        [0] без доплаты
        [one] не хватает { $units } уровня производства: { $yen } или { $imports }
       *[many] не хватает { $units } уровней производства, за каждый { $yen } или { $imports }
    })
choice-take = Взять заказ № { $order }: { deal }; флаг { $country-gen }
choice-pay-faith = { move-pay } за веру
choice-pay-production = { move-pay } за производство
choice-pay-order = { move-pay } за второй заказ
choice-shop = { move-shop }: { $reward }
choice-house = { move-house }: { $reward }

## Отказы

refusal-game-over = Игра окончена.
refusal-chance-decides = Сейчас решает случай: сначала появится карта.
refusal-only-chance = Это решает случай, а не игрок.
refusal-no-such-chance = Сейчас случай не может решить такого.
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
refusal-not-exchanging = Обменивать можно только при действии в китайском квартале.
refusal-not-at-church = Для этого нужно действие в храме.
refusal-not-at-customs = Для этого нужно действие на таможне.
refusal-not-hiring = Для этого нужно действие в агентстве по найму или награда, которая это позволяет.
refusal-not-researching = Для этого нужно действие в лаборатории.
refusal-not-at-port = Для этого нужно действие в порту.
refusal-nothing-to-pay = Сейчас не за что платить.
refusal-not-building = Строить можно только сразу после действия с влиянием не ниже { $needed }.
refusal-not-returning = Помощники возвращаются сами; оставить одного позволяет только «{ technology-telephone }».
refusal-no-station-due = Жетон станции кладёт только тот, кто берёт технологию «{ technology-station }».
refusal-no-token-due = Сейчас не нужно решать, брать ли жетон пятого уровня.
refusal-no-good-due = Сейчас вам не причитается товар на выбор.
refusal-no-move-due = Сейчас вам не причитается перемещение помощника.
refusal-lift-first = Сначала выберите, какого помощника перемещаете.
refusal-drop-first = Сначала поместите помощника, которого перемещаете.
refusal-no-award-due = Награда — для того, кто только что объявил о последнем из достижений.
refusal-main-action-first = Нельзя закончить ход без основного действия.
refusal-choice-first = Сначала нужно решить другое. { $choice }
refusal-action-due = { $area }: это действие вам ничего не стоит, поэтому его нужно выполнить.
refusal-order-not-in-hand = Заказа № { $order } у вас нет.
refusal-order-goods-missing = Чтобы выполнить заказ № { $order }, нужно иметь ещё { $goods-acc }.
refusal-agent-used = В этот ход вы уже использовали делегата.
refusal-no-agent = У вас нет неиспользованного делегата.
refusal-president-there = Ваш президент — { $area-in }: делегат действует лишь там, где его нет.
refusal-achieved-already = Об этом достижении вы уже объявили: { $achievement }.
refusal-achievement-not-met = Для этого достижения нужно: { $achievement }. У вас — { $have }.
refusal-achievement-not-met-areas = Нужны постройки { $achievement-in }; у вас: { $production } и { $commercial }.
refusal-needs-technology = Для этого нужна технология «{ $technology }»: у вас её нет.
refusal-power-used = «{ $technology }» действует раз в ход, и вы этим уже воспользовались.
refusal-no-assistant-in-hand = В вашей компании нет помощников.
refusal-no-assistant-there = Ваших помощников нет { $area-in }.
refusal-no-assistant-for-board = У вас нет для этого помощника: ни в компании, ни { $area-in }.
refusal-yen-missing =
    Это стоит { $cost ->
        [one] { $cost } иену
        [few] { $cost } иены
       *[many] { $cost } иен
    }, а { $have ->
        [0] денег у вас нет
       *[other] у вас { $have }
    }.
refusal-good-missing = У вас нет { $good-gen }.
refusal-import-missing = У вас нет импортных товаров.
refusal-warehouse-empty = На вашем складе больше нет { $piece-many }.
refusal-toll-missing =
    Плата за проход { $area-in } — { $cost ->
        [one] { $cost } иена
        [few] { $cost } иены
       *[many] { $cost } иен
    }, { $count ->
        [one] там чужой президент
       *[other] там чужие президенты
    }: { $rivals }. У вас { $have ->
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
    }, а { $have ->
        [0] денег у вас нет
       *[other] у вас { $have }
    }.
refusal-placed-enough =
    Вы уже разместили { $count ->
        [one] { $count } помощника
       *[many] { $count } помощников
    } в разных районах — больше нельзя.
refusal-two-in-one-area = Вы уже размещаете помощников в разных районах — по одному.
refusal-needs-telegraph = Все помощники уже размещены в одном районе: ещё одного позволяет разместить лишь «{ technology-telegraph }», а этой технологии у вас нет.
refusal-not-next-to-two = «{ technology-telegraph }» позволяет разместить ещё одного помощника лишь рядом с остальными ({ $doubled }): { $area } — не рядом.
refusal-occupied =
    Нельзя остановиться { $area-in }: { $count ->
        [one] там чужой президент
       *[other] там чужие президенты
    }: { $rivals }. Это позволяет лишь «{ technology-postal-system }».
refusal-not-adjacent = { $area }: это не соседний район для вашего президента.
refusal-not-back = { $area }: ваш президент вышел оттуда или уже прошёл там и в этот ход туда не возвращается.
refusal-dead-end = { $area }: оттуда ваш президент не смог бы дойти ни до одного района, где ему можно остановиться.
refusal-slot-taken = Ячейка { $slot } занята.
refusal-faith-missing =
    Ячейка { $slot } требует { $needed ->
        [one] { $needed } уровня веры
       *[many] { $needed } уровней веры
    }: со всем, что можете заплатить, у вас { $have }.
refusal-customs-power-missing =
    Ячейка { $slot } стоит { $imports ->
        [one] { $imports } импортный товар
        [few] { $imports } импортных товара
       *[many] { $imports } импортных товаров
    }, а для этого нужно влияние { $needed }: у вас { $have }.
refusal-imports-missing =
    Ячейка { $slot } стоит { $needed ->
        [one] { $needed } импортный товар
        [few] { $needed } импортных товара
       *[many] { $needed } импортных товаров
    }, а { $have ->
        [0] таких товаров у вас нет
       *[other] у вас { $have }
    }.
refusal-slot-empty = В ячейке { $slot } нет карты.
refusal-technology-owned = Технология «{ $technology }» у вас уже есть.
refusal-production-missing =
    На технологию «{ $technology }» не хватает { $needed ->
        [one] { $needed } уровня
       *[many] { $needed } уровней
    } производства, каждый за { $yen-acc } или { $imports }: вы можете оплатить { $have }.
refusal-port-power-missing = Заказ из ячейки { $slot } требует влияния { $needed }: у вас { $have }.
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
refusal-house-here-already = { $area }: торговый дом здесь уже построен ({ $player }).
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
    } и оставляет № { $order }.
event-keeps-unseen =
    { $player } тянет { $drawn ->
        [one] { $drawn } заказ
        [few] { $drawn } заказа
       *[many] { $drawn } заказов
    } и оставляет один.
event-technology-laid = { $area }: появляется технология «{ $technology }».
event-order-laid = { $area }: появляется заказ № { $order }.
event-places = { $player } помещает помощника { $area-to }.
event-places-none = { $player } не размещает помощников.
event-pays-toll =
    { $payee } получает { $coins ->
        [one] { $coins } иену
        [few] { $coins } иены
       *[many] { $coins } иен
    } за проход: платит { $payer }.
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
event-area-brings = { $player } получает { $reward-acc } { $area-in }.
event-technology-brings = { $player } получает { $reward-acc } («{ $technology }»).
event-token = { $player } берёт жетон пятого уровня { $area-in } и получает { $reward-acc }.
event-token-agent = { $player } берёт жетон пятого уровня { $area-in }: бонусного делегата.
event-leaves-token = { $player } не берёт жетон пятого уровня { $area-in }.
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
event-pays-faith = { $player } платит за веру { $paid-acc }.
event-church = { $player } занимает ячейку { $slot } храма и получает { $reward-acc }.
event-pays-customs = { $player } отдаёт на таможне { $paid-acc }.
event-customs = { $player } занимает ячейку { $slot } таможни и получает { $reward-acc }.
event-hires =
    { $player } берёт со склада { $piece-acc }{ $cost ->
        [0] { "" }
        [one] { " " }за { $cost } иену
        [few] { " " }за { $cost } иены
       *[many] { " " }за { $cost } иен
    }.
event-uses = { $player } использует технологию «{ $technology }» и отдаёт { $paid-acc }.
event-pays-production = { $player } платит за производство { $paid-acc }.
event-researches = { $player } берёт технологию «{ $technology }» (уровень производства { $value }, флаг: { $country }).
event-station = { $player } кладёт жетон станции { $area-to }.
event-pays-order = { $player } платит за второй заказ { $paid-acc }.
event-takes = { $player } берёт { $area-in } заказ № { $order }.
event-builds-shop = { $player } строит магазин { $area-in } и получает { $reward-acc }.
event-builds-house = { $player } строит торговый дом { $area-in } и получает { $reward-acc }.
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
event-fulfils = { $player } выполняет заказ № { $order } и отдаёт { $paid-acc }. Флаг: { $country }.
event-order-brings = { $player } получает { $reward-acc } за заказ № { $order }.
event-chooses = { $player } выбирает { $reward-acc }.
event-agent-gained = За пару флагов { $player } получает { $agent-acc }.
event-moves = { $player } перемещает помощника { $origin-from } { $area-to }.
event-moves-from-hand = { $player } перемещает помощника из компании { $area-to }.
event-end-shops = Построены все магазины ({ $count }): { $player }. { end-triggered }
event-end-houses = Построены все торговые дома ({ $count }): { $player }. { end-triggered }
event-end-church = Помощников в храме уже { $count }. { end-triggered }
event-end-customs = Помощников на таможне уже { $count }. { end-triggered }
event-end-orders = Не хватает заказов, чтобы заполнить порт. { end-triggered }
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
    Ничья, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: побеждает { $player } — ближе всех к первому игроку.
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
terminal-developed = постройки в районах: производственные { $production }, коммерческие { $commercial }
terminal-main-open = основное действие ещё впереди
terminal-main-done = основное действие выполнено
terminal-exchanges = осталось обменов: { $count }
terminal-due-faith = ещё оплатить уровней веры: { $count }
terminal-due-production = ещё оплатить уровней производства: { $count }
terminal-due = ещё поступит:
terminal-last-but-one-round = { end-triggered }
terminal-last-round = Это последний раунд.
terminal-through = Пройти дальше
terminal-secret = Видите только вы
terminal-agents-left = Делегаты в запасе: { $agents }
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
picture-neutral = нейтральный игрок
picture-stand-in-note = Звёздочка: это значение может отличаться от напечатанного, мы его ещё не сверили. То же — планшеты построек, жетоны пятого уровня и флаги технологий.
picture-power = влияние: { $power }
picture-agent = Делегат
picture-through = Через
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
picture-goal = Достижение: { $goal }. Очки: { $first }, затем { $later }. Объявили: { $players }.
picture-goal-unknown = Достижение ещё не выложено.
picture-agents = Делегаты
picture-achievements = Достижения
picture-worth = Суммарный уровень производства: { $value }.
picture-agents-left = { $country }: делегатов осталось { $left } из { $all }.
picture-awards = Награды
picture-due-faith = Осталось оплатить уровней веры: { $count }.
picture-due-production = Осталось оплатить уровней производства: { $count }.
picture-due-exchanges = Осталось обменов: { $count }.
picture-due-goods = Товаров на выбор: { $count }.
picture-due-pieces = Активов со склада: не больше { $count }.
picture-due-moves = Перемещений помощников: не больше { $count }.
picture-ends-at = Помощников: { $filled }; если их { $all }, запускается конец игры. В конце очки за наибольшее число помощников: { $first }, за второе по величине: { $second }.
picture-slot-taken = Занято: { $player }.
picture-left = Карт в колоде: { $left }.
picture-surcharge = Сверх уровня карты: { $units }.
picture-level-1 = Низший уровень
picture-level-2 = Средний уровень
picture-level-3 = Высший уровень
picture-gap = Пусто.
picture-technology = «{ $technology }»: уровень производства { $value }, флаг: { $country }.
picture-hidden = Заказ, который знает только владелец.
picture-hand = В компании:
picture-warehouse = На складе:
picture-president = президент
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

## Score and end of the game

category-play = За время игры
category-leftovers = Остатки
trigger-shops = Больше всего магазинов
trigger-houses = Больше всего торговых домов
trigger-orders = Заказы, взятые из колоды (конец: не хватает для порта)
ending-last-but-one-round = Конец близок: после этого раунда будет ещё один.
ending-last-round = Это последний раунд.

## The rules, chapter by chapter

guide-aim = О чём эта игра
guide-aim-play = Вы управляете торговым домом в молодом порту Иокогама. Помощники готовят почву, а где останавливается президент, там вы действуете — тем сильнее, чем больше там ваших людей.
guide-aim-win = Очки приносят заказы, постройки, технологии, храм, таможня и достижения. Побеждает тот, у кого больше всего очков.
guide-turn = Ваш ход
guide-turn-short = Коротко: разместите помощников, проведите президента по их районам, выполните действие там, где он остановился. Все шаги:
guide-areas = Районы
guide-areas-about = Что и при каком влиянии делает каждый; два одинаковых района действуют одинаково.
guide-buildings = Строительство
guide-trade = Заказы, технологии и товары
guide-boards = Планшеты и достижения
guide-cards = Технологии одна за другой
guide-two = Для двух игроков
guide-end = Конец и финальный подсчёт

## What a turn is made of

stage-keep = Выберите заказ
stage-keep-about = Оставьте заказ, товары для которого сможете добыть быстрее всего: он принесёт первые очки и флаг.
stage-place = Разместить
stage-place-about = Разместите помощников там, куда пойдёт президент: он ходит только по районам с вашими помощниками. Разместите их в разных районах для длинного пути или двух в одном для большего влияния.
stage-move = Пойти
stage-move-about = Проведите президента через районы с помощниками к району, действие которого вам нужно. Он не может остановиться там, где стоит другой президент.
stage-act = Действовать
stage-act-about = Теперь район работает на вас: чем больше там ваших людей, тем больше он даёт. Берите то, чего не хватает для заказов.
stage-build = Строить
stage-build-about = Вам хватает влияния, чтобы здесь строить. Постройка навсегда усиливает ваше влияние в этом районе и сразу даёт награду.
stage-end = Закончить
stage-end-about = Ваши помощники отсюда вернулись. Если можете, выполните заказ или объявите о достижении, а затем закончите ход.

## The page of a table

fact-action = { $area }: { picture-power }
choice-way =
    { choice-go } (по пути { $passed ->
        [one] { $passed } район
        [few] { $passed } района
       *[many] { $passed } районов
    })
choice-way-paid =
    { choice-go } (по пути { $passed ->
        [one] { $passed } район
        [few] { $passed } района
       *[many] { $passed } районов
    }, { $cost ->
        [one] { $cost } иена
        [few] { $cost } иены
       *[many] { $cost } иен
    })
choice-way-differs =
    { choice-go } (по пути { $passed ->
        [one] { $passed } район
        [few] { $passed } района
       *[many] { $passed } районов
    }; { $payments-plus })
choice-way-toll = { $player }: { $yen }
choice-way-fee = { area-canal }: { $yen }
