### «Совет четырёх» по-русски.
###
### Формы названий. Города: .in — где, .to — куда. Регионы и группы городов: .in — во всех их городах, .gen —
### родительный. Советы: .low — именительный и винительный в предложении, .gen — родительный. Цвета: .low — карта в
### перечне, .card и .gen — карта в винительном и родительном, .he — советник, .councillor — советник в винительном и
### родительном. Поля: .name — само название. Торговые дозволения называют буквами их городов, как они напечатаны.

title = Совет четырёх
score =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
summary = Добивайтесь благосклонности советов, собирайте торговые дозволения и рассылайте купцов по городам империи.

## Города

city-arkon = Аркон
    .in = в Арконе
    .to = в Аркон
city-burgen = Бурген
    .in = в Бургене
    .to = в Бурген
city-castrum = Каструм
    .in = в Каструме
    .to = в Каструм
city-dorful = Дорфул
    .in = в Дорфуле
    .to = в Дорфул
city-esti = Эсти
    .in = в Эсти
    .to = в Эсти
city-framek = Фрамек
    .in = во Фрамеке
    .to = во Фрамек
city-graden = Граден
    .in = в Градене
    .to = в Граден
city-hellar = Хеллар
    .in = в Хелларе
    .to = в Хеллар
city-indur = Индур
    .in = в Индуре
    .to = в Индур
city-juvelar = Ювелар
    .in = в Ювеларе
    .to = в Ювелар
city-kultos = Культос
    .in = в Культосе
    .to = в Культос
city-lyram = Лирам
    .in = в Лираме
    .to = в Лирам
city-merkatim = Меркатим
    .in = в Меркатиме
    .to = в Меркатим
city-naris = Нарис
    .in = в Нарисе
    .to = в Нарис
city-osium = Осиум
    .in = в Осиуме
    .to = в Осиум

## Регионы, группы городов, советы

region-coast = Побережье
    .gen = побережья
    .in = во всех городах побережья
region-valley = Долина
    .gen = долины
    .in = во всех городах долины
region-mountains = Горы
    .gen = гор
    .in = во всех городах гор
group-gold = Золотые города
    .in = во всех золотых городах
group-silver = Серебряные города
    .in = во всех серебряных городах
group-bronze = Бронзовые города
    .in = во всех бронзовых городах
group-iron = Железные города
    .in = во всех железных городах
council-coast = Совет побережья
    .low = совет побережья
    .gen = совета побережья
council-valley = Совет долины
    .low = совет долины
    .gen = совета долины
council-mountains = Совет гор
    .low = совет гор
    .gen = совета гор
council-queen = Совет королевы
    .low = совет королевы
    .gen = совета королевы

## Цвета карт и советников

colour-white = Белый
    .low = белая
    .he = белый
    .card = белую карту
    .gen = белой карты
    .councillor = белого советника
colour-black = Чёрный
    .low = чёрная
    .he = чёрный
    .card = чёрную карту
    .gen = чёрной карты
    .councillor = чёрного советника
colour-orange = Оранжевый
    .low = оранжевая
    .he = оранжевый
    .card = оранжевую карту
    .gen = оранжевой карты
    .councillor = оранжевого советника
colour-purple = Фиолетовый
    .low = фиолетовая
    .he = фиолетовый
    .card = фиолетовую карту
    .gen = фиолетовой карты
    .councillor = фиолетового советника
colour-blue = Синий
    .low = синяя
    .he = синий
    .card = синюю карту
    .gen = синей карты
    .councillor = синего советника
colour-pink = Розовый
    .low = розовая
    .he = розовый
    .card = розовую карту
    .gen = розовой карты
    .councillor = розового советника
colour-joker = Джокер
    .low = джокер
    .card = джокера
    .gen = джокера

## Бонусы

bonus-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
bonus-servants =
    { $count ->
        [one] { $count } слуга
        [few] { $count } слуги
       *[many] { $count } слуг
    }
bonus-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
bonus-cards =
    { $count ->
        [one] { $count } карта политики
        [few] { $count } карты политики
       *[many] { $count } карт политики
    }
bonus-nobility =
    { $count ->
        [one] { $count } шаг дворянства
        [few] { $count } шага дворянства
       *[many] { $count } шагов дворянства
    }
bonus-main =
    { $count ->
        [one] ещё { $count } основное действие
        [few] ещё { $count } основных действия
       *[many] ещё { $count } основных действий
    }
bonus-token =
    { $count ->
        [1] бонус одного вашего жетона города
       *[other] бонусы разных ваших жетонов городов: { $count }
    }
bonus-permit =
    { $count ->
        [1] торговое дозволение бесплатно
       *[other] бесплатные торговые дозволения: { $count }
    }
bonus-again =
    { $count ->
        [1] бонусы одного вашего дозволения ещё раз
       *[other] бонусы ваших дозволений ещё раз: { $count }
    }

## Что есть что

card-coins = Монеты
effect-coins = Монетами платят советам, за путешествия королевы и за слуг. Трек монет кончается на 20: что сверх того, пропадает, если за столом не играют с бесконечными монетами.
card-servants = Слуги
effect-servants = Слугами платят за быстрые действия. Размещая купца, вы возвращаете по 1 слуге за каждого чужого купца в этом городе.
card-points = Очки
effect-points = Побеждает тот, у кого в конце их больше всех. Когда поровну — тот, у кого вместе больше слуг и карт политики.
card-cards = Карты политики
effect-cards = В начале каждого хода вы тянете 1 карту; картами задабривают советы. Когда колода кончилась, сброс перемешивают в новую.
card-joker = Джокер
effect-joker = Заменяет карту любого цвета, когда вы задабриваете совет, но стоит ещё 1 монету.
card-nobility = Трек дворянства
effect-nobility = Каждый шаг ведёт на следующее деление. 2: 2 очка и 2 монеты. 4: бонус 1 жетона в городе с вашим купцом. 6: ещё одно основное действие. 8: 3 очка и 1 карта. 10: открытое торговое дозволение бесплатно. 12: 5 очков и 1 слуга. 14: бонусы одного из ваших дозволений ещё раз. 16: бонусы 2 разных жетонов. 18: 8 очков. 19: 2 очка. 20: 3 очка. В конце первый на треке получает 5 очков, второй — 2.
card-main = Ещё одно основное действие
effect-main = В этот ход можете выполнить ещё одно основное действие.
card-mains = Основные действия
effect-mains = По одному за ход: избрать советника и получить 4 монеты; задобрить совет региона и взять одно из его торговых дозволений; разместить купца по дозволению; или задобрить совет королевы и разместить купца там, куда вы её привезёте.
card-quick = Быстрое действие
effect-quick = По желанию одно за ход, до или после основного: нанять слугу за 3 монеты; заменить открытые дозволения региона за 1 слугу; избрать советника за 1 слугу, не получая монет; или выполнить ещё одно основное действие за 3 слуг.
card-token = Жетон города
effect-token = Размещая купца, вы получаете бонусы жетона этого города и жетонов всех городов с вашими купцами, соединённых с ним дорогами через такие города. На треке дворянства этот знак даёт бонус одного такого жетона, но не того, что даёт шаг дворянства.
card-permit = Дозволение бесплатно
effect-permit = Возьмите любое открытое торговое дозволение, ничего не платя.
card-again = Бонусы ещё раз
effect-again = Получите ещё раз бонусы одного из своих дозволений, даже использованного.
card-permits = Торговые дозволения
effect-permits = Беря дозволение, вы сразу получаете его бонусы. По нему можно разместить одного купца в одном из городов, чьи буквы на нём есть; потом его переворачивают. В конце тот, у кого больше всех дозволений вместе с использованными, получает 3 очка.
card-queen = Королева
effect-queen = Задобрите её совет и привезите её по дорогам в какой-нибудь город, по 2 монеты за дорогу, или оставьте там, где она есть: вы размещаете там купца без дозволения.
card-councils = Советы
effect-councils = Чтобы задобрить совет, сыграйте от 1 до 4 карт, каждую в цвет другого его советника, и заплатите 10, 7, 4 или 0 монет. Избранный советник входит со стороны стрелки и выталкивает последнего.
card-reserve = Советники у поля
effect-reserve = Их можно избрать в совет. К ним присоединяется тот, кого вытолкнули.
card-merchants = Купцы
effect-merchants = У каждого их 10; в городе помещается по одному от игрока. Кто первым разместит всех 10, получает 3 очка, а остальные делают ещё по одному ходу.
card-neutral = Нейтральные купцы
effect-neutral = Когда играют двое, в некоторых городах стоят ничьи купцы. Каждый стоит вам 1 слугу, когда вы размещаете там своего.
card-rewards = Плитки вознаграждений
effect-rewards = Кто первым разместит купцов во всех городах региона или цвета, берёт его плитку и верхнее королевское вознаграждение. Их очки считают в конце.
card-queen_rewards = Королевские вознаграждения
effect-queen_rewards = 25, 18, 12, 7 и 3 очка: по одному к каждому вознаграждению за регион или цвет, пока они есть.
card-coast = { region-coast }
effect-coast = Города A–E. Кто первым разместит купцов во всех пяти, получает 5 очков и королевское вознаграждение.
card-valley = { region-valley }
effect-valley = Города F–J. Кто первым разместит купцов во всех пяти, получает 5 очков и королевское вознаграждение.
card-mountains = { region-mountains }
effect-mountains = Города K–O. Кто первым разместит купцов во всех пяти, получает 5 очков и королевское вознаграждение.
card-gold = { group-gold }
effect-gold = Их 5. Кто первым разместит купцов во всех, получает 20 очков и королевское вознаграждение.
card-silver = { group-silver }
effect-silver = Их 4. Кто первым разместит купцов во всех, получает 12 очков и королевское вознаграждение.
card-bronze = { group-bronze }
effect-bronze = Их 3. Кто первым разместит купцов во всех, получает 8 очков и королевское вознаграждение.
card-iron = { group-iron }
effect-iron = Их 2. Кто первым разместит купцов в обоих, получает 5 очков и королевское вознаграждение.
city-about = Разместите здесь купца по дозволению с этой буквой или с помощью королевы. Вы получите бонусы жетонов этого города и ваших городов, соединённых с ним.
card-arkon = { city-arkon }
effect-arkon = Город A, побережье. { city-about }
card-burgen = { city-burgen }
effect-burgen = Город B, побережье. { city-about }
card-castrum = { city-castrum }
effect-castrum = Город C, побережье. { city-about }
card-dorful = { city-dorful }
effect-dorful = Город D, побережье. { city-about }
card-esti = { city-esti }
effect-esti = Город E, побережье. { city-about }
card-framek = { city-framek }
effect-framek = Город F, долина. { city-about }
card-graden = { city-graden }
effect-graden = Город G, долина. { city-about }
card-hellar = { city-hellar }
effect-hellar = Город H, долина. { city-about }
card-indur = { city-indur }
effect-indur = Город I, долина. { city-about }
card-juvelar = { city-juvelar }
effect-juvelar = Город J, долина. { city-about }
card-kultos = { city-kultos }
effect-kultos = Город K, горы. { city-about }
card-lyram = { city-lyram }
effect-lyram = Город L, горы. { city-about }
card-merkatim = { city-merkatim }
effect-merkatim = Город M, горы. { city-about }
card-naris = { city-naris }
effect-naris = Город N, горы. { city-about }
card-osium = { city-osium }
effect-osium = Город O, горы. { city-about }

## Что решается

phase-begin = Кто начинает?
phase-map = Какое это поле?
phase-tokens = Какой жетон достанется следующему городу?
phase-tiles = Какое дозволение откроется?
phase-neutral = Где стоят нейтральные купцы?
phase-councils = Кто заседает в советах?
phase-hands = Какие карты розданы?
phase-draw = Какая карта выйдет из колоды?
phase-reveal = Какое дозволение откроется?
phase-action = Что сделаете?
phase-candidate = Какого советника изберёте?
phase-pay = Чем задобрите совет?
phase-spend = Какое дозволение используете?
phase-token = Бонусы какого жетона получите?
phase-permit = Какое дозволение возьмёте бесплатно?
phase-again = Бонусы какого дозволения получите ещё раз?
phase-over = Игра окончена.
question-pay =
    Какие карты сыграете? 1 карта — { $one ->
        [one] { $one } монета
        [few] { $one } монеты
       *[many] { $one } монет
    }, 2 — { $two }, 3 — { $three }, 4 — { $four }; джокер — ещё { $joker }.
question-paid =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }: { $cost ->
        [one] { $cost } монета
        [few] { $cost } монеты
       *[many] { $cost } монет
    }. { $step ->
        [cards] Сыграйте ещё.
        [take] Возьмите дозволение.
       *[both] Сыграйте ещё или возьмите дозволение.
    }
question-paid-queen =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }: { $cost ->
        [one] { $cost } монета
        [few] { $cost } монеты
       *[many] { $cost } монет
    }. { $step ->
        [take] Привезите королеву в город
       *[both] Сыграйте ещё или привезите королеву в город
    } ({ $road ->
        [one] { $road } монета
        [few] { $road } монеты
       *[many] { $road } монет
    } за дорогу).

## Варианты игры

option-map = Поле
option-map-about = { city-juvelar } и { city-graden } — две стороны поля, названные по первому городу королевы: у всех регионов сторона 1 или сторона 2. Другие поля смешивают стороны.
option-map-juvelar = Поле: { city-juvelar }
    .name = { city-juvelar }
option-map-graden = Поле: { city-graden }
    .name = { city-graden }
option-map-c1v1m2 = Поле: побережье 1, долина 1, горы 2
    .name = побережье 1, долина 1, горы 2
option-map-c1v2m1 = Поле: побережье 1, долина 2, горы 1
    .name = побережье 1, долина 2, горы 1
option-map-c1v2m2 = Поле: побережье 1, долина 2, горы 2
    .name = побережье 1, долина 2, горы 2
option-map-c2v1m1 = Поле: побережье 2, долина 1, горы 1
    .name = побережье 2, долина 1, горы 1
option-map-c2v1m2 = Поле: побережье 2, долина 1, горы 2
    .name = побережье 2, долина 1, горы 2
option-map-c2v2m1 = Поле: побережье 2, долина 2, горы 1
    .name = побережье 2, долина 2, горы 1
option-map-random = Случайное поле
option-endless_coins = Бесконечные монеты
option-endless_coins-about = Монеты сверх 20, конца трека монет, остаются у вас; иначе они пропадают.
option-landing_bonus_only = Бонус только в конце шагов
option-landing_bonus_only-about = Два шага дворянства за раз дают бонус только того деления, на котором кончаются; иначе — и первого.
option-bare_free_permit = Бесплатное дозволение без бонусов
option-bare_free_permit-about = Бесплатное дозволение трека дворянства не даёт бонусов; иначе даёт, как и любое другое.

## Ходы

move-begin = Начинает { $player }
move-map = Играть на поле: { $map-name }
move-lay = Выложить жетон города № { $number }
move-reveal = Открыть дозволение { $permit }
move-neutral = Поставить нейтральных купцов в городах дозволения { $permit }
move-councillor = Посадить в совет { $colour-councillor }
move-draw = Вытянуть { $colour-card }
move-draw-unseen = Вытянуть карту
move-elect =
    Избрать советника в { $council-low } (+{ $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    })
move-court = Задобрить { $council-low }
move-place = Разместить купца { $city-in }
move-hire =
    Нанять слугу ({ $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    })
move-change =
    Заменить дозволения { $region-gen } ({ $servants ->
        [one] { $servants } слуга
        [few] { $servants } слуги
       *[many] { $servants } слуг
    })
move-send =
    Отправить { $servants ->
        [1] слугу
        [one] { $servants } слугу
       *[many] { $servants } слуг
    } избрать советника в { $council-low }
move-extra =
    Выполнить ещё одно основное действие ({ $servants ->
        [one] { $servants } слуга
        [few] { $servants } слуги
       *[many] { $servants } слуг
    })
move-end = Завершить ход
move-candidate = Избрать { $colour-councillor }
move-pay = Сыграть { $colour-card }
move-pay-joker =
    Сыграть { $colour-card } (+{ $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    })
move-take =
    Взять { $slot ->
        [1] первое
       *[2] второе
    } дозволение { $region-gen }
move-queen = Привезти королеву { $city-to } и разместить там купца
move-spend = Использовать дозволение { $permit }
move-reuse = Получить бонусы жетона { $city-in }
move-again = Получить ещё раз бонусы дозволения { $permit }

## Выбор: разрешённые ходы с тем, что они стоят и дают

choice-bonuses =
    { $coins ->
        [0] { "" }
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }{ $servants ->
        [0] { "" }
        [one] { $comma-servants }{ $servants } слуга
        [few] { $comma-servants }{ $servants } слуги
       *[many] { $comma-servants }{ $servants } слуг
    }{ $points ->
        [0] { "" }
        [one] { $comma-points }{ $points } очко
        [few] { $comma-points }{ $points } очка
       *[many] { $comma-points }{ $points } очков
    }{ $cards ->
        [0] { "" }
        [one] { $comma-cards }{ $cards } карта политики
        [few] { $comma-cards }{ $cards } карты политики
       *[many] { $comma-cards }{ $cards } карт политики
    }{ $nobility ->
        [0] { "" }
        [one] { $comma-nobility }{ $nobility } шаг дворянства
        [few] { $comma-nobility }{ $nobility } шага дворянства
       *[many] { $comma-nobility }{ $nobility } шагов дворянства
    }{ $main ->
        [0] { "" }
        [one] { $comma-main }ещё { $main } основное действие
        [few] { $comma-main }ещё { $main } основных действия
       *[many] { $comma-main }ещё { $main } основных действий
    }
choice-court =
    Задобрить { $council-low } ({ $cards ->
        [one] подходит { $cards } карта
        [few] подходят { $cards } карты
       *[many] подходит { $cards } карт
    }: { $cost ->
        [0] без монет
        [one] от { $cost } монеты
       *[many] от { $cost } монет
    })
choice-place =
    Разместить купца { $city-in } по { $tiles ->
        [1] дозволению { $permits }
       *[other] одному из дозволений { $permits }
    }{ $fee ->
        [0] { "" }
        [one] { " " }({ $fee } слуга)
        [few] { " " }({ $fee } слуги)
       *[many] { " " }({ $fee } слуг)
    }
choice-take =
    Взять дозволение { $permit } ({ choice-bonuses }) { $cost ->
        [0] без доплаты
        [one] за { $cost } монету
        [few] за { $cost } монеты
       *[many] за { $cost } монет
    }
choice-take-free = Взять дозволение { $permit } ({ choice-bonuses })
choice-take-bare = Взять дозволение { $permit }
choice-queen =
    Привезти королеву { $city-to } ({ $cost } + { $travel ->
        [one] { $travel } монета
        [few] { $travel } монеты
       *[many] { $travel } монет
    }{ $fee ->
        [0] { "" }
        [one] { ", " }{ $fee } слуга
        [few] { ", " }{ $fee } слуги
       *[many] { ", " }{ $fee } слуг
    })
choice-queen-stays =
    Оставить королеву { $city-in } ({ $cost ->
        [one] { $cost } монета
        [few] { $cost } монеты
       *[many] { $cost } монет
    }{ $fee ->
        [0] { "" }
        [one] { ", " }{ $fee } слуга
        [few] { ", " }{ $fee } слуги
       *[many] { ", " }{ $fee } слуг
    })
choice-reuse = Жетон { $city-in }: { choice-bonuses }
choice-again = Ещё раз дозволение { $permit }: { choice-bonuses }

## Отказы

refusal-game-over = Игра окончена.
refusal-only-chance = Это решает случай, а не игрок.
refusal-chance-decides = Сейчас решает случай: сначала — карта или торговое дозволение.
refusal-no-such-chance = Сейчас случай не может решить такого.
refusal-choice-first = Сначала нужно решить другое. { $choice }
refusal-no-main-action = В этот ход у вас больше нет основных действий.
refusal-no-quick-action = В этот ход вы уже выполнили быстрое действие.
refusal-main-action-first = Нельзя завершить ход, не выполнив основного действия.
refusal-coins-missing =
    Это стоит { $cost ->
        [one] { $cost } монету
        [few] { $cost } монеты
       *[many] { $cost } монет
    }: вам не хватает { $missing ->
        [one] { $missing } монеты
       *[many] { $missing } монет
    }.
refusal-servants-missing =
    Это стоит { $cost ->
        [one] { $cost } слугу
       *[many] { $cost } слуг
    }: вам не хватает { $missing ->
        [one] { $missing } слуги
       *[many] { $missing } слуг
    }.
refusal-no-tile-shown = Открытых дозволений { $region-gen } сейчас нет.
refusal-no-matching-card = У вас нет ни карт в цвета { $council-gen }, ни джокеров.
refusal-council-too-dear =
    Даже со всеми подходящими картами { $council-low } стоит вам { $cost ->
        [one] { $cost } монету
        [few] { $cost } монеты
       *[many] { $cost } монет
    }: у вас { $coins }.
refusal-no-city-in-reach =
    { $cost ->
        [0] Каждый ещё доступный вам город стоит не меньше { $least ->
            [one] { $least } слуги
           *[many] { $least } слуг
        }: у вас { $servants }.
        [one] Совет королевы и дорога до ближайшего доступного вам города стоят { $cost } монету: вам не хватает { $missing }.
        [few] Совет королевы и дорога до ближайшего доступного вам города стоят { $cost } монеты: вам не хватает { $missing }.
       *[many] Совет королевы и дорога до ближайшего доступного вам города стоят { $cost } монет: вам не хватает { $missing }.
    }
refusal-no-merchants-left = Все ваши купцы уже в городах ({ $merchants }).
refusal-merchant-there = Ваш купец уже есть { $city-in }.
refusal-no-permit = У вас нет неиспользованного дозволения, чтобы разместить купца { $city-in }.
refusal-council-first =
    { $asked ->
        [satisfy] Сначала задобрите { $council-low }.
       *[choose] Сначала выберите совет.
    }
refusal-none-in-reserve = У поля сейчас нет { $colour-councillor }.
refusal-not-in-hand = У вас нет { $colour-gen }.
refusal-no-such-councillor = { $council }: там нет { $colour-councillor }, которого ещё можно задобрить.
refusal-council-satisfied = Все советники уже задобрены ({ $cards }): теперь выберите, ради чего.
refusal-joker-too-dear =
    Ещё с одним джокером это будет стоить { $cost ->
        [one] { $cost } монету
        [few] { $cost } монеты
       *[many] { $cost } монет
    }: у вас { $coins }.
refusal-cards-first = Сначала сыграйте для совета хотя бы 1 карту.
refusal-other-council = Сейчас вы задабриваете { $council-low }: он этого не даёт.
refusal-slot-empty = На том месте нет дозволения { $region-gen }: стопка кончилась.
refusal-not-asked =
    { $asked ->
        [spend] Сначала разместите купца: дозволение выбирают, только когда на один город их несколько.
        [reuse] Выбрать жетон позволяет только деление трека дворянства.
       *[again] Бонусы дозволения ещё раз даёт только деление трека дворянства.
    }
refusal-permit-not-yours = У вас нет дозволения { $permit }.
refusal-permit-used = Дозволение { $permit } уже использовано.
refusal-permit-elsewhere = По дозволению { $permit } нельзя разместить купца { $city-in }.
refusal-not-your-city = Вашего купца нет { $city-in }.
refusal-no-token = Жетона нет { $city-in }.
refusal-token-noble = Жетон { $city-in } даёт шаг дворянства: его нельзя выбрать.
refusal-token-chosen = Жетон { $city-in } вы уже выбрали: возьмите другой.

## Что произошло

event-begins = { $player } начинает игру.
event-map = Поле: { $map-name }.
event-neutral = Нейтральные купцы стоят в городах { $letters }.
event-draws = { $player } тянет { $colour-card }.
event-draws-unseen = { $player } тянет карту.
event-shuffled =
    Сброс становится новой колодой: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
event-elects = { $player } избирает { $colour-councillor } в { $council-low }; выходит { $gone-he }.
event-sends = { $player } отправляет слугу и избирает { $colour-councillor } в { $council-low }; выходит { $gone-he }.
event-satisfies =
    { $player } задабривает { $council-low } ({ $white ->
        [0] { "" }
        [1] { colour-white.low }
       *[other] { colour-white.low } ×{ $white }
    }{ $black ->
        [0] { "" }
        [1] { $comma-black }{ colour-black.low }
       *[other] { $comma-black }{ colour-black.low } ×{ $black }
    }{ $orange ->
        [0] { "" }
        [1] { $comma-orange }{ colour-orange.low }
       *[other] { $comma-orange }{ colour-orange.low } ×{ $orange }
    }{ $purple ->
        [0] { "" }
        [1] { $comma-purple }{ colour-purple.low }
       *[other] { $comma-purple }{ colour-purple.low } ×{ $purple }
    }{ $blue ->
        [0] { "" }
        [1] { $comma-blue }{ colour-blue.low }
       *[other] { $comma-blue }{ colour-blue.low } ×{ $blue }
    }{ $pink ->
        [0] { "" }
        [1] { $comma-pink }{ colour-pink.low }
       *[other] { $comma-pink }{ colour-pink.low } ×{ $pink }
    }{ $joker ->
        [0] { "" }
        [1] { $comma-joker }{ colour-joker.low }
       *[other] { $comma-joker }{ colour-joker.low } ×{ $joker }
    }){ $cost ->
        [0] { "" }
        [one] { " " }за { $cost } монету
        [few] { " " }за { $cost } монеты
       *[many] { " " }за { $cost } монет
    }.
event-takes = { $player } берёт дозволение { $permit }.
event-takes-free = { $player } берёт дозволение { $permit } бесплатно.
event-queen-comes =
    { $player } привозит королеву { $city-to } за { $cost ->
        [one] { $cost } монету
        [few] { $cost } монеты
       *[many] { $cost } монет
    }.
event-queen-stays = Королева остаётся { $city-in }.
event-uses = { $player } использует дозволение { $permit }.
event-places =
    { $player } размещает купца { $city-in } ({ $placed } из { $merchants }){ $fee ->
        [0] { "" }
        [one] { " " }за { $fee } слугу
       *[many] { " " }за { $fee } слуг
    }.
event-gains =
    { $player } получает { $coins ->
        [0] { "" }
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }{ $servants ->
        [0] { "" }
        [one] { $comma-servants }{ $servants } слугу
       *[many] { $comma-servants }{ $servants } слуг
    }{ $points ->
        [0] { "" }
        [one] { $comma-points }{ $points } очко
        [few] { $comma-points }{ $points } очка
       *[many] { $comma-points }{ $points } очков
    }{ $nobility ->
        [0] { "" }
        [one] { $comma-nobility }{ $nobility } шаг дворянства
        [few] { $comma-nobility }{ $nobility } шага дворянства
       *[many] { $comma-nobility }{ $nobility } шагов дворянства
    }{ $main ->
        [0] { "" }
        [one] { $comma-main }ещё { $main } основное действие
        [few] { $comma-main }ещё { $main } основных действия
       *[many] { $comma-main }ещё { $main } основных действий
    }.
event-coins-lost =
    Сверх { $end }, конца трека монет, { $lost ->
        [one] пропадает { $lost } монета
        [few] пропадают { $lost } монеты
       *[many] пропадает { $lost } монет
    }.
event-reward =
    { $player } имеет купцов { $place-in } и получает плитку вознаграждения: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-queen-reward =
    { $player } получает королевское вознаграждение: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-hires =
    { $player } нанимает слугу за { $cost ->
        [one] { $cost } монету
        [few] { $cost } монеты
       *[many] { $cost } монет
    }.
event-changes =
    { $player } заменяет дозволения { $region-gen } за { $fee ->
        [one] { $fee } слугу
       *[many] { $fee } слуг
    }.
event-turned-up = Открывается дозволение { $region-gen }: { $permit }.
event-extra =
    { $player } выполняет ещё одно основное действие за { $fee ->
        [one] { $fee } слугу
       *[many] { $fee } слуг
    }.
event-reuses = { $player } получает бонусы жетона { $city-in }.
event-again = { $player } получает ещё раз бонусы дозволения { $permit }.
event-last-turns =
    Все купцы уже в городах: { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, а остальные игроки делают ещё по одному ходу.
event-reward-points =
    { $player } получает за плитки вознаграждений { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-nobility-first =
    Первое место на треке дворянства: { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-nobility-second =
    Второе место на треке дворянства: { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-most-permits =
    Больше всех дозволений, { $permits }: { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-tie = Среди тех, у кого больше всех очков, больше всего слуг и карт политики имеет { $player }: { $things }.
event-wins = { $player } побеждает!
event-shares = { $player } делит победу.

## Terminal

terminal-white = бел
terminal-black = чёр
terminal-orange = ора
terminal-purple = фио
terminal-blue = син
terminal-pink = роз
terminal-joker = джо
terminal-gold = золото
terminal-silver = сереб.
terminal-bronze = бронза
terminal-iron = железо
terminal-elect = избрать
terminal-court = задобрить
terminal-change = сменить дозволения
terminal-take = дозволение { $slot }
terminal-deck = В стопке: { $count }
terminal-under = Внизу стопки, в таком порядке: { $tiles }
terminal-reserve = Резерв
terminal-roads = Дороги
terminal-no-group = город королевы
terminal-mains = основные действия: { $count }
terminal-quick = быстрые действия: { $count }
terminal-waiting = ещё поступит:
terminal-due = к уплате монет: { $coins }
terminal-cards = Колода: { $deck }, сброс: { $discard }
terminal-last-turns = все купцы уже в городах, это последние ходы

## Picture

picture-board = Карта
picture-court = Двор королевы
picture-reserve = Резерв
picture-reserved = { $colour }: в резерве — { $count }.
picture-politics = Карты
picture-politics-deck = Карт политики в колоде: { $cards }.
picture-discard = В сбросе: { $cards }.
picture-rewards = Награды
picture-reward = Плитка награды, { $of }: { $points }.
picture-reward-taken = Плитка награды, { $of }: { $points }, владелец — { $player }.
picture-queen-reward = Королевская награда { $number }: { $points }.
picture-queen-reward-taken = Королевская награда { $number }: { $points }, владелец — { $player }.
picture-council = { $council }, от стрелки: { $colours }.
picture-city = { $city } ({ $letter }): { $region }, { $group }.
picture-city-queen = { $city } ({ $letter }): { $region }, город королевы.
picture-token = Жетон: { $bonuses }.
picture-merchants = Купцы: { $players }.
picture-nobody = нейтральный
picture-queen = Здесь королева.
picture-permit = Дозволение { $letters }: { $cities }. Бонусы: { $bonuses }.
picture-permit-used = Использованное дозволение { $letters }: { $cities }. Бонусы: { $bonuses }.
picture-slot = Дозволения нет
picture-deck = { $region }: дозволений в стопке — { $count }.
picture-nobility = Дворянство
picture-nobility-at = Трек дворянства: { $players }.
picture-coins-at = Монеты: { $players }.
picture-space = Деление { $space }: { $bonuses }.
picture-player = { $player }: очков — { $points }, на плитках наград — { $rewards }, монет — { $coins }, слуг — { $servants }, неразмещённых купцов — { $merchants }, дворянство — { $nobility }.
picture-turn = Сейчас ходит.
picture-hand = { $player }: карт политики на руке — { $cards }.
picture-card = { $colour } ×{ $count }
picture-mains = Основные действия: { $count }
picture-quick = Быстрое действие: { $count }
picture-bonuses = Ещё предстоит получить: { $bonuses }.
picture-paid = Уплачено: { $cards }. Монет к оплате: { $coins }.
picture-chance = Случай
picture-waits = { $player } решает…
