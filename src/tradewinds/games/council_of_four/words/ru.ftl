### «Совет четырёх» по-русски.
###
### Формы названий. Города: .in — где, .to — куда. Регионы и группы городов: .in — во всех их городах, .low и .single —
### об одном городе, .gen — родительный. Советы: .low — именительный и винительный в предложении, .gen — родительный.
### Цвета: .low — карта в перечне, .card и .gen — карта в винительном и родительном, .he — советник, .councillor —
### советник в винительном и родительном. Поля: .name — само название. Торговые дозволения называют буквами их городов,
### как они напечатаны, а где есть место — и названиями.

title = Совет четырёх
chart-coins = Монеты по ходам
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
    .low = побережье
    .gen = побережья
    .in = во всех городах побережья
region-valley = Долина
    .low = долина
    .gen = долины
    .in = во всех городах долины
region-mountains = Горы
    .low = горы
    .gen = гор
    .in = во всех городах гор
group-gold = Золотые города
    .in = во всех золотых городах
    .single = золотой город
group-silver = Серебряные города
    .in = во всех серебряных городах
    .single = серебряный город
group-bronze = Бронзовые города
    .in = во всех бронзовых городах
    .single = бронзовый город
group-iron = Железные города
    .in = во всех железных городах
    .single = железный город
council-coast = Совет побережья
    .low = совет побережья
    .gen = совета побережья
council-valley = Совет долины
    .low = совет долины
    .gen = совета долины
council-mountains = Совет гор
    .low = совет гор
    .gen = совета гор
council-queen = Королевский совет
    .low = королевский совет
    .gen = королевского совета

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
    .acc =
    { $count ->
        [one] { $count } монету
        [few] { $count } монеты
       *[many] { $count } монет
    }
bonus-servants =
    { $count ->
        [one] { $count } слуга
        [few] { $count } слуги
       *[many] { $count } слуг
    }
    .acc =
    { $count ->
        [one] { $count } слугу
        [few] { $count } слуг
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
        [one] { $count } деление трека дворянства
        [few] { $count } деления трека дворянства
       *[many] { $count } делений трека дворянства
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
       *[other] бонусы { $count } разных ваших жетонов городов
    }
bonus-permit =
    { $count ->
        [1] торговое дозволение бесплатно
       *[other] бесплатные торговые дозволения: { $count }
    }
bonus-again =
    { $count ->
        [1] бонусы одного вашего дозволения ещё раз
       *[other] бонусы { $count } ваших дозволений ещё раз
    }

## Что есть что

permit =
    { $letters } ({ $one }{ $cities ->
        [1] { "" }
       *[other] , { $two }
    }{ $cities ->
        [3] , { $three }
       *[other] { "" }
    })
thing-coins = Монеты
thing-servants = Слуги
thing-points = Очки
thing-cards = Карты политики
thing-nobility = Трек дворянства
thing-main = Дополнительное основное действие
thing-mains = Основные действия
thing-quick = Быстрое действие
thing-token = Жетон города
thing-permit = Дозволение бесплатно
thing-again = Бонусы ещё раз
thing-permits = Торговые дозволения
thing-queen = Королева
thing-councils = Советы
thing-reserve = Советники в резерве
thing-merchants = Купцы
thing-neutral = Нейтральные купцы
thing-rewards = Плитки вознаграждений
thing-queen_rewards = Королевские вознаграждения
thing-end = Конец игры
effect-coins = Монетами платят советам, за путешествия королевы и за слуг.
effect-coins-end = Трек монет кончается на { $end }: монеты сверх этого пропадают, если не играть с бесконечными монетами.
effect-servants = Слугами платят за быстрые действия.
effect-servants-fee = Размещая купца, вы возвращаете по слуге за каждого чужого купца в этом городе.
effect-points = Побеждает тот, у кого в конце больше всего очков.
effect-points-tie = Когда поровну — тот, у кого вместе больше слуг и карт политики.
effect-cards = В начале каждого хода вы тянете карту. Картами задабривают советы.
effect-cards-deck =
    В колоде { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    } каждого цвета и { $jokers ->
        [one] { $jokers } джокер
        [few] { $jokers } джокера
       *[many] { $jokers } джокеров
    }.
effect-cards-shuffle = Когда колода кончилась, сброс перемешивают в новую.
effect-joker =
    Джокер заменяет карту любого цвета, когда вы задабриваете совет, но стоит ещё { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
effect-colour =
    Этого цвета — { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    } и { $councillors ->
        [one] { $councillors } советник
        [few] { $councillors } советника
       *[many] { $councillors } советников
    }. Картами задабривают советников их цвета.
effect-nobility = Вперёд по этому треку ведут дозволения и жетоны городов. Некоторые деления дают бонус, как только вы на них встали:
effect-space = Деление { $space }: { $bonuses }.
effect-nobility-end =
    В конце первый на треке дворянства получает { $first ->
        [one] { $first } очко
        [few] { $first } очка
       *[many] { $first } очков
    }, второй — { $second }.
effect-main = В этот ход можете дополнительно выполнить основное действие.
effect-mains = Каждый ход выполните одно:
effect-mains-elect =
    Изберите советника и получите { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
effect-mains-permit = Задобрите совет региона и возьмите одно из его открытых торговых дозволений.
effect-mains-place = Разместите купца по дозволению.
effect-mains-queen = Задобрите королевский совет, переместите королеву и разместите купца там, где она оказалась.
effect-quick = По желанию каждый ход выполните одно, до или после основного:
effect-quick-hire =
    Наймите слугу за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
effect-quick-change =
    Смените открытые дозволения региона за { $servants ->
        [one] { $servants } слугу
       *[many] { $servants } слуг
    }.
effect-quick-send =
    Изберите советника за { $servants ->
        [one] { $servants } слугу
       *[many] { $servants } слуг
    }, не получая монет.
effect-quick-extra =
    Дополнительно выполните основное действие за { $servants ->
        [one] { $servants } слугу
       *[many] { $servants } слуг
    }.
effect-token = Размещая купца, вы получаете бонусы жетона этого города и всех ваших связанных с ним городов.
effect-token-nobility = На треке дворянства этот знак даёт бонус жетона одного из ваших городов, но не того, что продвигает по треку дворянства.
effect-permit = Можете взять любое открытое торговое дозволение, ничего не платя.
effect-again = Получите ещё раз бонусы одного из своих дозволений, даже использованного.
effect-permits = Беря дозволение, вы сразу получаете его бонусы.
effect-permits-use = По дозволению можно разместить одного купца в одном из городов, чьи буквы на нём есть. Потом его переворачивают.
effect-permits-end =
    В конце тот, у кого больше всего дозволений вместе с использованными, получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
effect-permit-bonuses = Бонусы: { $bonuses }.
effect-queen =
    Задобрите её совет и переместите её по дорогам в какой-нибудь город ({ $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    } за дорогу) или оставьте там, где она есть. Вы размещаете там купца без дозволения.
effect-councils =
    Чтобы задобрить совет, сыграйте от 1 до { $most ->
        [one] { $most } карты
       *[many] { $most } карт
    }, каждую в цвет другого его советника, и заплатите:
effect-councils-price =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    } — { $cost ->
        [0] без монет
        [one] { $cost } монета
        [few] { $cost } монеты
       *[many] { $cost } монет
    }.
effect-councils-elect = Избранный советник входит со стороны стрелки и выталкивает последнего в резерв.
effect-reserve = Их можно избрать в совет. К ним присоединяется тот, кого вытолкнули.
effect-merchants =
    У каждого { $merchants ->
        [one] { $merchants } купец
        [few] { $merchants } купца
       *[many] { $merchants } купцов
    }; в одном городе — не больше одного вашего.
effect-merchants-end =
    Кто первым разместит всех купцов ({ $merchants }), получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }. Остальные игроки делают ещё по одному ходу.
effect-neutral = Когда играют двое, в некоторых городах стоят нейтральные купцы. За каждого вы отдаёте слугу, когда размещаете там своего.
effect-rewards = Кто первым разместит купцов во всех городах региона или цвета, берёт его плитку и верхнее королевское вознаграждение. Их очки считают в конце.
effect-queen_rewards = Очки, сверху вниз: { $points }.
effect-queen_rewards-pace = По одному к каждому вознаграждению за регион или цвет, пока они есть.
effect-end-rewards = В конце прибавляют очки с плиток вознаграждений.
effect-region = Города { $letters }.
effect-group = Количество городов: { $cities }.
effect-reward =
    Кто первым разместит купцов во всех, получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } и верхнее королевское вознаграждение.
effect-city = Город { $letter }, { $region-low }.
effect-city-place = Разместите здесь купца по дозволению с этой буквой или с помощью королевы.
fact-merchants =
    { $merchants ->
        [one] { $merchants } неразмещённый купец
        [few] { $merchants } неразмещённых купца
       *[many] { $merchants } неразмещённых купцов
    }
fact-nobility = деление { $space } трека дворянства

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
phase-token = { thing-nobility }: бонусы какого жетона получите?
phase-permit = { thing-nobility }: какое дозволение возьмёте бесплатно?
phase-again = { thing-nobility }: бонусы какого дозволения получите ещё раз?
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
        [take] Переместите королеву в город
       *[both] Сыграйте ещё или переместите королеву в город
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
option-endless_coins-about = Монеты сверх конца трека монет остаются у вас; иначе они пропадают.
option-landing_bonus_only = Бонус только последнего деления
option-landing_bonus_only-about = Продвигаясь за раз на несколько делений трека дворянства, вы получаете бонус только последнего; иначе — каждого.
option-bare_free_permit = Бесплатное дозволение без бонусов
option-bare_free_permit-about = Бесплатное дозволение трека дворянства не даёт бонусов; иначе даёт, как и любое другое.

## Ходы

move-begin = Начинает { $player }
move-map = Играть на поле: { $map-name }
move-lay = Выложить жетон города № { $number }
move-reveal = Открыть дозволение { $permit }
move-neutral = Поставить нейтральных купцов в городах дозволения { $permit }
move-councillor = Посадить в совет { $colour-councillor }
move-draw = Вытянуть { $colour-card }
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
    Сменить плитки дозволений: { $region-low } ({ $servants ->
        [one] { $servants } слуга
        [few] { $servants } слуги
       *[many] { $servants } слуг
    })
move-send =
    Отправить { $servants ->
        [1] слугу
        [one] { $servants } слугу
       *[many] { $servants } слуг
    }, чтобы избрать советника в { $council-low }
move-extra =
    Дополнительное основное действие ({ $servants ->
        [one] { $servants } слуга
        [few] { $servants } слуги
       *[many] { $servants } слуг
    })
move-end = Завершить ход
move-candidate = Избрать { $colour-councillor }
move-pay =
    Сыграть { $colour-card }{ $coins ->
        [0] { "" }
        [one] { " " }(+{ $coins } монета)
        [few] { " " }(+{ $coins } монеты)
       *[many] { " " }(+{ $coins } монет)
    }
move-decline = Не брать дозволение
move-take =
    Взять { $slot ->
        [1] первое
       *[2] второе
    } дозволение { $region-gen }
move-queen = Переместить королеву { $city-to } и разместить там купца
move-spend = Использовать дозволение { $permit }
move-reuse = Получить бонусы жетона { $city-in }
move-again = Получить ещё раз бонусы дозволения { $permit }

## Выбор: разрешённые ходы с тем, что они стоят и дают

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
        [1] дозволению { $permits }
       *[other] одному из дозволений { $permits }
    }{ $fee ->
        [0] { "" }
        [one] { " " }({ $fee } слуга)
        [few] { " " }({ $fee } слуги)
       *[many] { " " }({ $fee } слуг)
    }
choice-take =
    Взять дозволение { $permit } { $cost ->
        [0] без доплаты
        [one] за { $cost } монету
        [few] за { $cost } монеты
       *[many] за { $cost } монет
    }: { $bonuses }
choice-take-free = Взять дозволение { $permit }: { $bonuses }
choice-take-bare = Взять дозволение { $permit }
choice-queen =
    Переместить королеву { $city-to } (совет { $cost } + дорога { $travel ->
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
choice-pay-all = Сыграть разом: { $cards-low } ({ $coins })
choice-reuse = Жетон { $city-in }: { $bonuses }
choice-again = Ещё раз дозволение { $permit }: { $bonuses }

## Отказы

refusal-game-over = Игра окончена.
refusal-only-chance = Это решает случай, а не игрок.
refusal-chance-decides = Сейчас решает случай: сначала — карта или торговое дозволение.
refusal-no-such-chance = Сейчас случай не может решить такого.
refusal-choice-first = Сначала нужно решить другое. { $choice }
refusal-no-main-action = В этот ход у вас больше нет основных действий.
refusal-no-quick-action = В этот ход вы уже выполнили быстрое действие.
refusal-main-action-first = Ход ещё нельзя завершить: вы должны выполнить основное действие.
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
        [one] Королевский совет и дорога до ближайшего доступного вам города стоят { $cost } монету: вам не хватает { $missing }.
        [few] Королевский совет и дорога до ближайшего доступного вам города стоят { $cost } монеты: вам не хватает { $missing }.
       *[many] Королевский совет и дорога до ближайшего доступного вам города стоят { $cost } монет: вам не хватает { $missing }.
    }
refusal-no-merchants-left = Все ваши купцы уже в городах ({ $merchants }).
refusal-merchant-there = Ваш купец уже есть { $city-in }.
refusal-no-permit = У вас нет неиспользованного дозволения, чтобы разместить купца { $city-in }.
refusal-council-first =
    { $asked ->
        [satisfy] Сначала задобрите { $council-low }.
       *[choose] Сначала выберите совет.
    }
refusal-none-in-reserve = В резерве сейчас нет { $colour-councillor }.
refusal-not-in-hand = У вас нет { $colour-gen }.
refusal-no-such-councillor = { $council }: там нет { $colour-councillor }, которого ещё можно задобрить.
refusal-council-satisfied =
    Совет задобрен: теперь { $asked ->
        [queen] переместите королеву
       *[permit] возьмите дозволение
    }.
refusal-joker-too-dear =
    Ещё с одним джокером это будет стоить { $cost ->
        [one] { $cost } монету
        [few] { $cost } монеты
       *[many] { $cost } монет
    }: у вас { $coins }.
refusal-cards-first = Сначала сыграйте для совета хотя бы 1 карту.
refusal-other-council = Сейчас вы задабриваете { $council-low }: этот совет такого не разрешает.
refusal-slot-empty = На том месте нет дозволения { $region-gen }: стопка кончилась.
refusal-not-asked =
    { $asked ->
        [spend] Сначала разместите купца: дозволение выбирают, только когда на один город их несколько.
        [reuse] Выбрать жетон позволяет только деление трека дворянства.
        [decline] Бесплатное дозволение предлагает только деление трека дворянства.
       *[again] Бонусы дозволения ещё раз даёт только деление трека дворянства.
    }
refusal-permit-not-yours = У вас нет дозволения { $permit }.
refusal-permit-used = Дозволение { $permit } уже использовано.
refusal-permit-elsewhere = По дозволению { $permit } нельзя разместить купца { $city-in }.
refusal-not-your-city = Вашего купца нет { $city-in }.
refusal-no-token = Жетона нет { $city-in }.
refusal-token-noble = Жетон { $city-in } продвигает по треку дворянства: его нельзя выбрать.
refusal-token-chosen = Жетон { $city-in } вы уже выбрали: возьмите другой.

## Что произошло

source-election = за избрание советника
source-token = за жетон { $city-in }
source-permit = за дозволение { $letters }
source-space = за деление { $space } трека дворянства
cards-white =
    { $count ->
        [1] { colour-white.low }
       *[other] { colour-white.low } ×{ $count }
    }
cards-black =
    { $count ->
        [1] { colour-black.low }
       *[other] { colour-black.low } ×{ $count }
    }
cards-orange =
    { $count ->
        [1] { colour-orange.low }
       *[other] { colour-orange.low } ×{ $count }
    }
cards-purple =
    { $count ->
        [1] { colour-purple.low }
       *[other] { colour-purple.low } ×{ $count }
    }
cards-blue =
    { $count ->
        [1] { colour-blue.low }
       *[other] { colour-blue.low } ×{ $count }
    }
cards-pink =
    { $count ->
        [1] { colour-pink.low }
       *[other] { colour-pink.low } ×{ $count }
    }
cards-joker =
    { $count ->
        [1] { colour-joker.low }
       *[other] { colour-joker.low } ×{ $count }
    }
event-begins = { $player } начинает игру.
event-map = Поле: { $map-name }.
event-neutral = Нейтральные купцы стоят в городах { $letters }.
event-draws = { $player } тянет { $colour-card }.
event-draws-unseen = { $player } тянет карту.
event-shuffled =
    Сброс становится новой колодой: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
event-elects = { $player } избирает { $colour-councillor } в { $council-low }; выходит { $gone-he }.
event-sends =
    { $player } отправляет { $fee ->
        [1] слугу
        [one] { $fee } слугу
       *[many] { $fee } слуг
    } и избирает { $colour-councillor } в { $council-low }; выходит { $gone-he }.
event-satisfies =
    { $player } задабривает { $council-low } картами: { $cards }{ $cost ->
        [0] { "" }
        [one] ; доплата — { $cost } монета
        [few] ; доплата — { $cost } монеты
       *[many] ; доплата — { $cost } монет
    }.
event-takes = { $player } берёт дозволение { $permit }.
event-takes-free = { $player } берёт бесплатно дозволение { $permit }.
event-queen-comes =
    { $player } перемещает королеву { $city-to } за { $cost ->
        [one] { $cost } монету
        [few] { $cost } монеты
       *[many] { $cost } монет
    }.
event-queen-stays = Королева остаётся { $city-in }.
event-uses = { $player } использует дозволение { $permit }.
event-places =
    { $player } размещает купца { $city-in } ({ $placed } из { $merchants }){ $fee ->
        [0] { "" }
        [one] { " " }за { $fee } слугу
       *[many] { " " }за { $fee } слуг
    }.
event-gains = { $player } получает { $source }: { $things }.
event-advances = { $player } продвигается до деления { $space } трека дворянства { $source }.
event-coins-lost =
    Трек монет кончается на { $end }: { $lost ->
        [one] { $lost } монета пропадает
        [few] { $lost } монеты пропадают
       *[many] { $lost } монет пропадает
    }.
event-reward =
    Купцы { $place-in }: { $player } получает плитку вознаграждения, { $points ->
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
event-declines = { $player } отказывается от бесплатного дозволения.
event-changes =
    { $player } меняет плитки дозволений ({ $region-low }) за { $fee ->
        [one] { $fee } слугу
       *[many] { $fee } слуг
    }.
event-turned-up = Открывается дозволение { $region-gen }: { $permit }.
event-extra =
    { $player } дополнительно выполняет основное действие за { $fee ->
        [one] { $fee } слугу
       *[many] { $fee } слуг
    }.
event-reuses = { $player } получает бонусы жетона { $city-in }.
event-again = { $player } получает ещё раз бонусы дозволения { $permit }.
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
    Больше всего дозволений ({ $permits }): { $player } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
event-tie = Очков поровну; больше всего слуг и карт политики ({ $things }): { $player }.
event-wins = { $player } побеждает!
event-shares = Общая победа: { $player }.

## Terminal

terminal-white = бел
terminal-black = чёр
terminal-orange = ора
terminal-purple = фио
terminal-blue = син
terminal-pink = роз
terminal-joker = джо
terminal-card = { $colour-low }
terminal-gold = золото
terminal-silver = сереб.
terminal-bronze = бронза
terminal-iron = железо
terminal-elect = избрать
terminal-elect-whom = избрать советника
terminal-court = задобрить
terminal-change = сменить дозволения
terminal-take = дозволение { $slot }
terminal-deck = В стопке: { $count }
terminal-under = Внизу стопки, в таком порядке: { $tiles }
terminal-reserve = Резерв
terminal-roads = Дороги
terminal-no-group = город королевы
terminal-group = { $group-single }
terminal-mains = основные действия: { $count }
terminal-quick = быстрые действия: { $count }
terminal-waiting = ещё поступит:
terminal-due = к уплате монет: { $coins }
terminal-cards = Колода: { $deck }, сброс: { $discard }
terminal-last-turns = все купцы уже в городах, это последние ходы

## Picture

picture-board = Игровое поле
picture-court = Двор королевы
picture-reserve = Резерв
picture-reserved = { $colour }: в резерве — { $count }.
picture-politics = Карты
picture-politics-deck = Карт политики в колоде: { $cards }.
picture-discard = В сбросе: { $cards }.
picture-rewards = Вознаграждения
picture-reward = Плитка вознаграждения, { $of }: { $points }.
picture-reward-taken = Плитка вознаграждения, { $of }: { $points }, владелец — { $player }.
picture-queen-reward = Королевское вознаграждение { $number }: { $points }.
picture-queen-reward-taken = Королевское вознаграждение { $number }: { $points }, владелец — { $player }.
picture-council = { $council }, от стрелки: { $colours }.
picture-city = { $city } ({ $letter }): { $region-low }, { $group-single }.
picture-city-queen = { $city } ({ $letter }): { $region-low }, город королевы.
picture-token = Жетон: { $bonuses }.
picture-merchants = Купцы: { $players }.
picture-nobody = нейтральный
picture-queen = Здесь королева.
picture-permit = Дозволение { $permit }. Бонусы: { $bonuses }.
picture-permit-used = Использованное дозволение { $permit }. Бонусы: { $bonuses }.
picture-slot = Дозволения нет
picture-deck = { $region }: дозволений в стопке — { $count }.
room-markets = Треки
picture-nobility = Дворянство
picture-nobility-at = Трек дворянства: { $players }.
picture-coins-at = Монеты: { $players }.
picture-player = { $player }: очков — { $points }, на плитках вознаграждений — { $rewards }, монет — { $coins }, слуг — { $servants }, неразмещённых купцов — { $merchants }, дворянство — { $nobility }.
picture-turn = Сейчас ходит.
picture-hand = { $player }: карт политики на руке — { $cards }.
picture-card = { $colour-low } ×{ $count }
picture-mains = Основные действия: { $count }
picture-quick = Быстрое действие: { $count }
picture-bonuses = Ещё предстоит получить: { $bonuses }.
picture-paid = Уплачено: { $cards }. Монет к оплате: { $coins }.
picture-chance = Случай
picture-waits = { $player } решает…

## Score and end of the game

category-play = За время игры
ending-last-turns = Один из игроков выставил всех купцов: это последние ходы.

## The rules, chapter by chapter

guide-aim = О чём эта игра
guide-aim-play = Страной правят четыре совета. Добивайтесь их расположения, собирайте торговые дозволения и размещайте купцов в городах.
guide-aim-win = Соединённые города приносят все свои бонусы каждый раз, когда вы удлиняете цепь. Целые регионы и цвета приносят плитки вознаграждений. Побеждает тот, у кого больше всего очков.
guide-turn = Ваш ход
guide-turn-steps = Возьмите карту политики. Затем выполните одно основное действие и, если хотите, одно быстрое, в любом порядке.
guide-councils = Советы и карты
guide-councils-why = В каждом совете сидят в ряд четыре советника. Чем больше их цветов вы покажете, тем меньше монет стоит их расположение.
guide-cities = Города, дозволения и королева
guide-nobility = Дворянство
guide-rewards = Вознаграждения
guide-end = Конец игры

## What a turn is made of

stage-main = Основное действие
stage-main-about = Берите дозволения у советов, к которым подходят ваши карты, а затем размещайте по ним купцов, лучше всего рядом со своими городами: соединённые города платят снова. Не хватает монет? Изберите советника.
stage-pay = Оплата
stage-pay-about = Покажите карты цветов советников: чем больше подходит, тем меньше монет это стоит.
stage-bonus = Бонус
stage-bonus-about = Выберите, что принесёт вам бонус.
stage-quick = Быстрое действие
stage-quick-about = Основное действие выполнено. Если хотите, выполните ещё и быстрое; иначе завершите ход.

## The page of a table

fact-due = к уплате монет: { $coins }
