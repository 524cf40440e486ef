### «Рада чотирьох» українською.
###
### Форми назв. Міста: .in — де (після голосного), .to — куди. Регіони й групи міст: .in — у всіх їхніх містах (після
### приголосного), .low і .single — про одне місто, .gen — родовий. Ради: .low — називний у реченні, .gen — родовий,
### .acc — знахідний. Кольори: .low — карта в переліку, .card і .gen — карта у знахідному й родовому, .he — радник,
### .councillor — радник у знахідному й родовому. Мапи: .name — сама назва. Торгові дозволи називають літерами їхніх
### міст, як вони надруковані, а де є місце — і назвами.

title = Рада чотирьох
chart-coins = Монети за ходами
score =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
summary = Здобувайте прихильність рад, збирайте торгові дозволи й розсилайте купців містами імперії.

## Міста

city-arkon = Аркон
    .in = в Арконі
    .to = до Аркона
city-burgen = Бурген
    .in = в Бургені
    .to = до Бургена
city-castrum = Каструм
    .in = в Каструмі
    .to = до Каструма
city-dorful = Дорфул
    .in = в Дорфулі
    .to = до Дорфула
city-esti = Есті
    .in = в Есті
    .to = до Есті
city-framek = Фрамек
    .in = у Фрамеку
    .to = до Фрамека
city-graden = Граден
    .in = в Градені
    .to = до Градена
city-hellar = Геллар
    .in = в Гелларі
    .to = до Геллара
city-indur = Індур
    .in = в Індурі
    .to = до Індура
city-juvelar = Ювелар
    .in = в Ювеларі
    .to = до Ювелара
city-kultos = Культос
    .in = в Культосі
    .to = до Культоса
city-lyram = Лірам
    .in = в Лірамі
    .to = до Лірама
city-merkatim = Меркатим
    .in = в Меркатимі
    .to = до Меркатима
city-naris = Наріс
    .in = в Нарісі
    .to = до Наріса
city-osium = Осіум
    .in = в Осіумі
    .to = до Осіума

## Регіони, групи міст, ради

region-coast = Узбережжя
    .low = узбережжя
    .gen = узбережжя
    .in = у всіх містах узбережжя
region-valley = Долина
    .low = долина
    .gen = долини
    .in = у всіх містах долини
region-mountains = Гори
    .low = гори
    .gen = гір
    .in = у всіх містах гір
group-gold = Золоті міста
    .in = у всіх золотих містах
    .single = золоте місто
group-silver = Срібні міста
    .in = у всіх срібних містах
    .single = срібне місто
group-bronze = Бронзові міста
    .in = у всіх бронзових містах
    .single = бронзове місто
group-iron = Залізні міста
    .in = у всіх залізних містах
    .single = залізне місто
council-coast = Рада узбережжя
    .low = рада узбережжя
    .gen = ради узбережжя
    .acc = раду узбережжя
council-valley = Рада долини
    .low = рада долини
    .gen = ради долини
    .acc = раду долини
council-mountains = Рада гір
    .low = рада гір
    .gen = ради гір
    .acc = раду гір
council-queen = Рада королеви
    .low = рада королеви
    .gen = ради королеви
    .acc = раду королеви

## Кольори карт і радників

colour-white = Білий
    .low = біла
    .he = білий
    .card = білу карту
    .gen = білої карти
    .councillor = білого радника
colour-black = Чорний
    .low = чорна
    .he = чорний
    .card = чорну карту
    .gen = чорної карти
    .councillor = чорного радника
colour-orange = Помаранчевий
    .low = помаранчева
    .he = помаранчевий
    .card = помаранчеву карту
    .gen = помаранчевої карти
    .councillor = помаранчевого радника
colour-purple = Фіолетовий
    .low = фіолетова
    .he = фіолетовий
    .card = фіолетову карту
    .gen = фіолетової карти
    .councillor = фіолетового радника
colour-blue = Синій
    .low = синя
    .he = синій
    .card = синю карту
    .gen = синьої карти
    .councillor = синього радника
colour-pink = Рожевий
    .low = рожева
    .he = рожевий
    .card = рожеву карту
    .gen = рожевої карти
    .councillor = рожевого радника
colour-joker = Джокер
    .low = джокер
    .card = джокера
    .gen = джокера

## Бонуси

bonus-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монети
       *[many] { $count } монет
    }
    .acc =
    { $count ->
        [one] { $count } монету
        [few] { $count } монети
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
        [few] { $count } очки
       *[many] { $count } очок
    }
bonus-cards =
    { $count ->
        [one] { $count } карта політики
        [few] { $count } карти політики
       *[many] { $count } карт політики
    }
bonus-nobility =
    { $count ->
        [one] { $count } поділка треку шляхетності
        [few] { $count } поділки треку шляхетності
       *[many] { $count } поділок треку шляхетності
    }
bonus-main =
    { $count ->
        [one] ще { $count } основна дія
        [few] ще { $count } основні дії
       *[many] ще { $count } основних дій
    }
bonus-token =
    { $count ->
        [1] бонус одного вашого жетона міста
       *[other] бонуси { $count } різних ваших жетонів міст
    }
bonus-permit =
    { $count ->
        [1] торговий дозвіл безкоштовно
       *[other] безкоштовні торгові дозволи: { $count }
    }
bonus-again =
    { $count ->
        [1] бонуси одного вашого дозволу ще раз
       *[other] бонуси { $count } ваших дозволів ще раз
    }

## Що є що

permit =
    { $letters } ({ $one }{ $cities ->
        [1] { "" }
       *[other] , { $two }
    }{ $cities ->
        [3] , { $three }
       *[other] { "" }
    })
thing-coins = Монети
thing-servants = Слуги
thing-points = Очки
thing-cards = Карти політики
thing-nobility = Трек шляхетності
thing-main = Ще одна основна дія
thing-mains = Основні дії
thing-quick = Швидка дія
thing-token = Жетон міста
thing-permit = Дозвіл безкоштовно
thing-again = Бонуси ще раз
thing-permits = Торгові дозволи
thing-queen = Королева
thing-councils = Ради
thing-reserve = Радники в резерві
thing-merchants = Купці
thing-neutral = Нейтральні купці
thing-rewards = Плитки нагород
thing-queen_rewards = Королівські нагороди
thing-end = Кінець гри
effect-coins = Монетами платять радам, за подорожі королеви й за слуг.
effect-coins-end = Трек монет закінчується на { $end }: монети понад це пропадають, якщо не грати з безмежними монетами.
effect-servants = Слугами платять за швидкі дії.
effect-servants-fee = Ставлячи купця, ви повертаєте по слузі за кожного чужого купця в тому місті.
effect-points = Перемагає той, у кого наприкінці найбільше очок.
effect-points-tie = Коли порівну — той, у кого разом більше слуг і карт політики.
effect-cards = На початку кожного ходу ви тягнете карту. Картами задобрюють ради.
effect-cards-deck =
    У колоді { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    } кожного кольору й { $jokers ->
        [one] { $jokers } джокер
        [few] { $jokers } джокери
       *[many] { $jokers } джокерів
    }.
effect-cards-shuffle = Коли колода вичерпалася, скид перемішують у нову.
effect-joker =
    Джокер заміняє карту будь-якого кольору, коли ви задобрюєте раду, але коштує ще { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    }.
effect-colour =
    Цього кольору — { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    } і { $councillors ->
        [one] { $councillors } радник
        [few] { $councillors } радники
       *[many] { $councillors } радників
    }. Картами задобрюють радників їхнього кольору.
effect-nobility = Уперед цим треком ведуть дозволи й жетони міст. Деякі поділки дають бонус, щойно ви на них стали:
effect-space = Поділка { $space }: { $bonuses }.
effect-nobility-end =
    Наприкінці перший на треку шляхетності отримує { $first ->
        [one] { $first } очко
        [few] { $first } очки
       *[many] { $first } очок
    }, другий — { $second }.
effect-main = Цього ходу можете виконати ще одну основну дію.
effect-mains = Щоходу виконайте одну:
effect-mains-elect =
    Оберіть радника й отримайте { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    }.
effect-mains-permit = Задобріть раду регіону й візьміть один з його відкритих торгових дозволів.
effect-mains-place = Поставте купця за дозволом.
effect-mains-queen = Задобріть раду королеви, перемістіть королеву й поставте купця там, де вона опинилася.
effect-quick = За бажання щоходу виконайте одну, до чи після основної:
effect-quick-hire =
    Найміть слугу за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    }.
effect-quick-change =
    Замініть відкриті дозволи регіону за { $servants ->
        [one] { $servants } слугу
       *[many] { $servants } слуг
    }.
effect-quick-send =
    Оберіть радника за { $servants ->
        [one] { $servants } слугу
       *[many] { $servants } слуг
    }, не отримуючи монет.
effect-quick-extra =
    Виконайте ще одну основну дію за { $servants ->
        [one] { $servants } слугу
       *[many] { $servants } слуг
    }.
effect-token = Ставлячи купця, ви отримуєте бонуси жетона цього міста і всіх ваших міст, сполучених із ним.
effect-token-nobility = На треку шляхетності цей знак дає бонус жетона одного з ваших міст, але не того, що просуває треком шляхетності.
effect-permit = Можете взяти будь-який відкритий торговий дозвіл, нічого не сплачуючи.
effect-again = Отримайте ще раз бонуси одного зі своїх дозволів, навіть використаного.
effect-permits = Беручи дозвіл, ви одразу отримуєте його бонуси.
effect-permits-use = За дозволом можна поставити одного купця в одному з міст, чиї літери на ньому є. Потім його перевертають.
effect-permits-end =
    Наприкінці той, у кого найбільше дозволів, разом із використаними, отримує { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
effect-permit-bonuses = Бонуси: { $bonuses }.
effect-queen =
    Задобріть її раду й перемістіть її дорогами до якогось міста ({ $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    } за дорогу) або лишіть там, де вона є. Ви ставите там купця без дозволу.
effect-councils =
    Щоб задобрити раду, зіграйте від 1 до { $most ->
        [one] { $most } карти
       *[many] { $most } карт
    }, кожну в колір іншого її радника, і заплатіть:
effect-councils-price =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    } — { $cost ->
        [0] без монет
        [one] { $cost } монета
        [few] { $cost } монети
       *[many] { $cost } монет
    }.
effect-councils-elect = Обраний радник входить з боку стрілки й виштовхує останнього в резерв.
effect-reserve = Їх можна обрати до ради. До них приєднується той, кого виштовхнули.
effect-merchants =
    У кожного { $merchants ->
        [one] { $merchants } купець
        [few] { $merchants } купці
       *[many] { $merchants } купців
    }; в одному місті — не більше одного вашого.
effect-merchants-end =
    Хто першим поставить усіх купців ({ $merchants }), отримує { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }. Решта гравців робить ще по одному ходу.
effect-neutral = Коли грають двоє, у деяких містах стоять нейтральні купці. За кожного ви віддаєте слугу, коли ставите там свого.
effect-rewards = Хто першим поставить купців у всіх містах регіону чи кольору, бере його плитку й верхню королівську нагороду. Їхні очки рахують наприкінці.
effect-queen_rewards = Очки, згори вниз: { $points }.
effect-queen_rewards-pace = По одній до кожної нагороди за регіон чи колір, доки вони є.
effect-end-rewards = Наприкінці додають очки з плиток нагород.
effect-region = Міста { $letters }.
effect-group = Кількість міст: { $cities }.
effect-reward =
    Хто першим поставить купців у всіх, отримує { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } і верхню королівську нагороду.
effect-city = Місто { $letter }, { $region-low }.
effect-city-place = Поставте тут купця за дозволом із цією літерою або з допомогою королеви.
fact-merchants =
    { $merchants ->
        [one] { $merchants } нерозміщений купець
        [few] { $merchants } нерозміщені купці
       *[many] { $merchants } нерозміщених купців
    }
fact-nobility = поділка { $space } треку шляхетності

## Що вирішується

phase-begin = Хто починає?
phase-map = Яка це мапа?
phase-tokens = Який жетон дістанеться наступному місту?
phase-tiles = Який дозвіл відкриється?
phase-neutral = Де стоять нейтральні купці?
phase-councils = Хто засідає в радах?
phase-hands = Які карти роздано?
phase-draw = Яка карта випаде з колоди?
phase-reveal = Який дозвіл відкриється?
phase-action = Що зробите?
phase-candidate = Якого радника оберете?
phase-pay = Чим задобрите раду?
phase-spend = Який дозвіл використаєте?
phase-token = { thing-nobility }: бонуси якого жетона отримаєте?
phase-permit = { thing-nobility }: який дозвіл візьмете безкоштовно?
phase-again = { thing-nobility }: бонуси якого дозволу отримаєте ще раз?
phase-over = Гру завершено.
question-pay =
    Які карти зіграєте? 1 карта — { $one ->
        [one] { $one } монета
        [few] { $one } монети
       *[many] { $one } монет
    }, 2 — { $two }, 3 — { $three }, 4 — { $four }; джокер — ще { $joker }.
question-paid =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }: { $cost ->
        [one] { $cost } монета
        [few] { $cost } монети
       *[many] { $cost } монет
    }. { $step ->
        [cards] Зіграйте ще.
        [take] Візьміть дозвіл.
       *[both] Зіграйте ще або візьміть дозвіл.
    }
question-paid-queen =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }: { $cost ->
        [one] { $cost } монета
        [few] { $cost } монети
       *[many] { $cost } монет
    }. { $step ->
        [take] Перемістіть королеву до міста
       *[both] Зіграйте ще або перемістіть королеву до міста
    } ({ $road ->
        [one] { $road } монета
        [few] { $road } монети
       *[many] { $road } монет
    } за дорогу).

## Варіанти гри

option-map = Мапа
option-map-about = { city-juvelar } і { city-graden } — дві сторони поля, названі за першим містом королеви: у всіх регіонів сторона 1 або сторона 2. Інші мапи змішують сторони.
option-map-juvelar = Мапа: { city-juvelar }
    .name = { city-juvelar }
option-map-graden = Мапа: { city-graden }
    .name = { city-graden }
option-map-c1v1m2 = Мапа: узбережжя 1, долина 1, гори 2
    .name = узбережжя 1, долина 1, гори 2
option-map-c1v2m1 = Мапа: узбережжя 1, долина 2, гори 1
    .name = узбережжя 1, долина 2, гори 1
option-map-c1v2m2 = Мапа: узбережжя 1, долина 2, гори 2
    .name = узбережжя 1, долина 2, гори 2
option-map-c2v1m1 = Мапа: узбережжя 2, долина 1, гори 1
    .name = узбережжя 2, долина 1, гори 1
option-map-c2v1m2 = Мапа: узбережжя 2, долина 1, гори 2
    .name = узбережжя 2, долина 1, гори 2
option-map-c2v2m1 = Мапа: узбережжя 2, долина 2, гори 1
    .name = узбережжя 2, долина 2, гори 1
option-map-random = Випадкова мапа
option-endless_coins = Безмежні монети
option-endless_coins-about = Монети понад кінець треку монет лишаються у вас; інакше вони пропадають.
option-landing_bonus_only = Бонус лише останньої поділки
option-landing_bonus_only-about = Просуваючись за раз на кілька поділок треку шляхетності, ви отримуєте бонус лише останньої; інакше — кожної.
option-bare_free_permit = Безкоштовний дозвіл без бонусів
option-bare_free_permit-about = Безкоштовний дозвіл треку шляхетності не дає бонусів; інакше дає, як і будь-який інший.

## Ходи

move-begin = Починає { $player }
move-map = Грати на мапі: { $map-name }
move-lay = Викласти жетон міста № { $number }
move-reveal = Відкрити дозвіл { $permit }
move-neutral = Поставити нейтральних купців у містах дозволу { $permit }
move-councillor = Посадити в раду { $colour-councillor }
move-draw = Витягти { $colour-card }
move-elect =
    Обрати радника до { $council-gen } (+{ $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    })
move-court = Задобрити { $council-acc }
move-place = Поставити купця { $city-in }
move-hire =
    Найняти слугу ({ $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    })
move-change =
    Замінити дозволи { $region-gen } ({ $servants ->
        [one] { $servants } слуга
        [few] { $servants } слуги
       *[many] { $servants } слуг
    })
move-send =
    Послати { $servants ->
        [1] слугу
        [one] { $servants } слугу
       *[many] { $servants } слуг
    }, щоб обрати радника до { $council-gen }
move-extra =
    Виконати ще одну основну дію ({ $servants ->
        [one] { $servants } слуга
        [few] { $servants } слуги
       *[many] { $servants } слуг
    })
move-end = Завершити хід
move-candidate = Обрати { $colour-councillor }
move-pay =
    Зіграти { $colour-card }{ $coins ->
        [0] { "" }
        [one] { " " }(+{ $coins } монета)
        [few] { " " }(+{ $coins } монети)
       *[many] { " " }(+{ $coins } монет)
    }
move-decline = Не брати дозвіл
move-take =
    Узяти { $slot ->
        [1] перший
       *[2] другий
    } дозвіл { $region-gen }
move-queen = Перемістити королеву { $city-to } й поставити там купця
move-spend = Використати дозвіл { $permit }
move-reuse = Отримати бонуси жетона { $city-in }
move-again = Отримати ще раз бонуси дозволу { $permit }

## Вибір: дозволені ходи з тим, що вони коштують і дають

choice-court =
    Задобрити { $council-acc } ({ $cards ->
        [one] підходить { $cards } карта
        [few] підходять { $cards } карти
       *[many] підходить { $cards } карт
    }: { $cost ->
        [0] без монет
        [one] від { $cost } монети
       *[many] від { $cost } монет
    })
choice-place =
    Поставити купця { $city-in } за { $tiles ->
        [1] дозволом { $permits }
       *[other] одним із дозволів { $permits }
    }{ $fee ->
        [0] { "" }
        [one] { " " }({ $fee } слуга)
        [few] { " " }({ $fee } слуги)
       *[many] { " " }({ $fee } слуг)
    }
choice-take =
    Узяти дозвіл { $permit } { $cost ->
        [0] без доплати
        [one] за { $cost } монету
        [few] за { $cost } монети
       *[many] за { $cost } монет
    }: { $bonuses }
choice-take-free = Узяти дозвіл { $permit }: { $bonuses }
choice-take-bare = Узяти дозвіл { $permit }
choice-queen =
    Перемістити королеву { $city-to } (рада { $cost } + дорога { $travel ->
        [one] { $travel } монета
        [few] { $travel } монети
       *[many] { $travel } монет
    }{ $fee ->
        [0] { "" }
        [one] { ", " }{ $fee } слуга
        [few] { ", " }{ $fee } слуги
       *[many] { ", " }{ $fee } слуг
    })
choice-queen-stays =
    Лишити королеву { $city-in } ({ $cost ->
        [one] { $cost } монета
        [few] { $cost } монети
       *[many] { $cost } монет
    }{ $fee ->
        [0] { "" }
        [one] { ", " }{ $fee } слуга
        [few] { ", " }{ $fee } слуги
       *[many] { ", " }{ $fee } слуг
    })
choice-pay-all = Зіграти разом: { $cards-low } ({ $coins })
choice-reuse = Жетон міста { $city }: { $bonuses }
choice-again = Ще раз дозвіл { $permit }: { $bonuses }

## Відмови

refusal-game-over = Гру завершено.
refusal-only-chance = Це вирішує випадок, а не гравець.
refusal-chance-decides = Зараз вирішує випадок: спершу — карта або торговий дозвіл.
refusal-no-such-chance = Зараз випадок не може вирішити такого.
refusal-choice-first = Спершу треба вирішити інше. { $choice }
refusal-no-main-action = Цього ходу у вас більше немає основних дій.
refusal-no-quick-action = Цього ходу ви вже виконали швидку дію.
refusal-main-action-first = Хід ще не можна завершити: ви маєте виконати основну дію.
refusal-coins-missing =
    Це коштує { $cost ->
        [one] { $cost } монету
        [few] { $cost } монети
       *[many] { $cost } монет
    }: вам бракує { $missing ->
        [one] { $missing } монети
       *[many] { $missing } монет
    }.
refusal-servants-missing =
    Це коштує { $cost ->
        [one] { $cost } слугу
       *[many] { $cost } слуг
    }: вам бракує { $missing ->
        [one] { $missing } слуги
       *[many] { $missing } слуг
    }.
refusal-no-tile-shown = Відкритих дозволів { $region-gen } зараз немає.
refusal-no-matching-card = У вас немає ні карт у кольори { $council-gen }, ні джокерів.
refusal-council-too-dear =
    Навіть з усіма картами, що підходять, { $council-low } коштує вам { $cost ->
        [one] { $cost } монету
        [few] { $cost } монети
       *[many] { $cost } монет
    }: у вас { $coins }.
refusal-no-city-in-reach =
    { $cost ->
        [0] Кожне ще доступне вам місто коштує щонайменше { $least ->
            [one] { $least } слугу
           *[many] { $least } слуг
        }: у вас { $servants }.
        [one] Рада королеви й дорога до найближчого доступного вам міста коштують { $cost } монету: вам бракує { $missing }.
        [few] Рада королеви й дорога до найближчого доступного вам міста коштують { $cost } монети: вам бракує { $missing }.
       *[many] Рада королеви й дорога до найближчого доступного вам міста коштують { $cost } монет: вам бракує { $missing }.
    }
refusal-no-merchants-left = Усі ваші купці вже в містах ({ $merchants }).
refusal-merchant-there = Ваш купець уже є { $city-in }.
refusal-no-permit = У вас немає невикористаного дозволу, щоб поставити купця { $city-in }.
refusal-council-first =
    { $asked ->
        [satisfy] Спершу задобріть { $council-acc }.
       *[choose] Спершу оберіть раду.
    }
refusal-none-in-reserve = У резерві зараз немає { $colour-councillor }.
refusal-not-in-hand = У вас немає { $colour-gen }.
refusal-no-such-councillor = { $council }: там немає { $colour-councillor }, якого ще можна задобрити.
refusal-council-satisfied =
    Раду задобрено: тепер { $asked ->
        [queen] перемістіть королеву
       *[permit] візьміть дозвіл
    }.
refusal-joker-too-dear =
    Ще з одним джокером це коштуватиме { $cost ->
        [one] { $cost } монету
        [few] { $cost } монети
       *[many] { $cost } монет
    }: у вас { $coins }.
refusal-cards-first = Спершу зіграйте для ради хоча б 1 карту.
refusal-other-council = Зараз ви задобрюєте { $council-acc }: ця рада такого не дозволяє.
refusal-slot-empty = На тому місці немає дозволу { $region-gen }: стос вичерпано.
refusal-not-asked =
    { $asked ->
        [spend] Спершу поставте купця: дозвіл обирають, лише коли на те саме місто їх кілька.
        [reuse] Обрати жетон дає змогу лише поділка треку шляхетності.
        [decline] Безкоштовний дозвіл пропонує лише поділка треку шляхетності.
       *[again] Бонуси дозволу ще раз дає лише поділка треку шляхетності.
    }
refusal-permit-not-yours = У вас немає дозволу { $permit }.
refusal-permit-used = Дозвіл { $permit } уже використано.
refusal-permit-elsewhere = За дозволом { $permit } не можна поставити купця { $city-in }.
refusal-not-your-city = Вашого купця немає { $city-in }.
refusal-no-token = Жетона немає { $city-in }.
refusal-token-noble = Жетон міста { $city } просуває треком шляхетності: його не можна обрати.
refusal-token-chosen = Жетон міста { $city } ви вже обрали: візьміть інший.

## Що сталося

source-election = за обрання радника
source-token = за жетон міста { $city }
source-permit = за дозвіл { $letters }
source-space = за поділку { $space } треку шляхетності
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
event-begins = { $player } починає гру.
event-map = Мапа: { $map-name }.
event-neutral = Нейтральні купці стоять у містах { $letters }.
event-draws = { $player } тягне { $colour-card }.
event-draws-unseen = { $player } тягне карту.
event-shuffled =
    Скид стає новою колодою: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }.
event-elects = { $player } обирає { $colour-councillor } до { $council-gen }; виходить { $gone-he }.
event-sends =
    { $player } посилає { $fee ->
        [1] слугу
        [one] { $fee } слугу
       *[many] { $fee } слуг
    } й обирає { $colour-councillor } до { $council-gen }; виходить { $gone-he }.
event-satisfies =
    { $player } задобрює { $council-acc } картами: { $cards }{ $cost ->
        [0] { "" }
        [one] ; доплата — { $cost } монета
        [few] ; доплата — { $cost } монети
       *[many] ; доплата — { $cost } монет
    }.
event-takes = { $player } бере дозвіл { $permit }.
event-takes-free = { $player } бере безкоштовно дозвіл { $permit }.
event-queen-comes =
    { $player } переміщує королеву { $city-to } за { $cost ->
        [one] { $cost } монету
        [few] { $cost } монети
       *[many] { $cost } монет
    }.
event-queen-stays = Королева лишається { $city-in }.
event-uses = { $player } використовує дозвіл { $permit }.
event-places =
    { $player } ставить купця { $city-in } ({ $placed } з { $merchants }){ $fee ->
        [0] { "" }
        [one] { " " }за { $fee } слугу
       *[many] { " " }за { $fee } слуг
    }.
event-gains = { $player } отримує { $source }: { $things }.
event-advances = { $player } просувається до поділки { $space } треку шляхетності { $source }.
event-coins-lost =
    Трек монет закінчується на { $end }: { $lost ->
        [one] { $lost } монета пропадає
        [few] { $lost } монети пропадають
       *[many] { $lost } монет пропадає
    }.
event-reward =
    Купці { $place-in }: { $player } отримує плитку нагороди, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
event-queen-reward =
    { $player } отримує королівську нагороду: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
event-hires =
    { $player } наймає слугу за { $cost ->
        [one] { $cost } монету
        [few] { $cost } монети
       *[many] { $cost } монет
    }.
event-declines = { $player } відмовляється від безкоштовного дозволу.
event-changes =
    { $player } замінює дозволи { $region-gen } за { $fee ->
        [one] { $fee } слугу
       *[many] { $fee } слуг
    }.
event-turned-up = Відкривається дозвіл { $region-gen }: { $permit }.
event-extra =
    { $player } виконує ще одну основну дію за { $fee ->
        [one] { $fee } слугу
       *[many] { $fee } слуг
    }.
event-reuses = { $player } отримує бонуси жетона { $city-in }.
event-again = { $player } отримує ще раз бонуси дозволу { $permit }.
event-last-turns =
    Усі купці вже в містах: { $player } отримує { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }, а решта гравців робить ще по одному ходу.
event-reward-points =
    { $player } отримує за плитки нагород { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
event-nobility-first =
    Перше місце на треку шляхетності: { $player } отримує { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
event-nobility-second =
    Друге місце на треку шляхетності: { $player } отримує { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
event-most-permits =
    Найбільше дозволів ({ $permits }): { $player } отримує { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
event-tie = Очок порівну, а слуг і карт політики найбільше ({ $things }) має { $player }.
event-wins = { $player } перемагає!
event-shares = Спільна перемога: { $player }.

## Terminal

terminal-white = біл
terminal-black = чор
terminal-orange = пом
terminal-purple = фіо
terminal-blue = син
terminal-pink = рож
terminal-joker = джо
terminal-card = { $colour-low }
terminal-gold = золото
terminal-silver = срібло
terminal-bronze = бронза
terminal-iron = залізо
terminal-elect = обрати
terminal-elect-whom = обрати радника
terminal-court = задобрити
terminal-change = змінити дозволи
terminal-take = дозвіл { $slot }
terminal-deck = У стосі: { $count }
terminal-under = Унизу стосу, у такому порядку: { $tiles }
terminal-reserve = Резерв
terminal-roads = Дороги
terminal-no-group = місто королеви
terminal-group = { $group-single }
terminal-mains = основні дії: { $count }
terminal-quick = швидкі дії: { $count }
terminal-waiting = ще надійде:
terminal-due = до сплати монет: { $coins }
terminal-cards = Колода: { $deck }, скид: { $discard }
terminal-last-turns = усі купці вже в містах, це останні ходи

## Picture

picture-board = Ігрове поле
picture-court = Двір королеви
picture-reserve = Резерв
picture-reserved = { $colour }: у резерві — { $count }.
picture-politics = Карти
picture-politics-deck = Карт політики в колоді: { $cards }.
picture-discard = У скиді: { $cards }.
picture-rewards = Нагороди
picture-reward = Плитка нагороди, { $of }: { $points }.
picture-reward-taken = Плитка нагороди, { $of }: { $points }, власник — { $player }.
picture-queen-reward = Королівська нагорода { $number }: { $points }.
picture-queen-reward-taken = Королівська нагорода { $number }: { $points }, власник — { $player }.
picture-council = { $council }, від стрілки: { $colours }.
picture-city = { $city } ({ $letter }): { $region-low }, { $group-single }.
picture-city-queen = { $city } ({ $letter }): { $region-low }, місто королеви.
picture-token = Жетон: { $bonuses }.
picture-merchants = Купці: { $players }.
picture-nobody = нейтральний
picture-queen = Тут королева.
picture-permit = Дозвіл { $permit }. Бонуси: { $bonuses }.
picture-permit-used = Використаний дозвіл { $permit }. Бонуси: { $bonuses }.
picture-slot = Дозволу немає
picture-deck = { $region }: дозволів у стосі — { $count }.
room-markets = Треки
picture-nobility = Шляхетність
picture-nobility-at = Трек шляхетності: { $players }.
picture-coins-at = Монети: { $players }.
picture-player = { $player }: очок — { $points }, на плитках нагород — { $rewards }, монет — { $coins }, слуг — { $servants }, нерозміщених купців — { $merchants }, шляхетність — { $nobility }.
picture-turn = Зараз ходить.
picture-hand = { $player }: карт політики в руці — { $cards }.
picture-card = { $colour-low } ×{ $count }
picture-mains = Основні дії: { $count }
picture-quick = Швидка дія: { $count }
picture-bonuses = Ще належить отримати: { $bonuses }.
picture-paid = Сплачено: { $cards }. Монет до сплати: { $coins }.
picture-chance = Випадок
picture-waits = { $player } вирішує…

## Score and end of the game

category-play = За час гри
ending-last-turns = Один із гравців виставив усіх купців: це останні ходи.

## The rules, chapter by chapter

guide-aim = Про що ця гра
guide-aim-play = Країною керують чотири ради. Здобувайте їхню прихильність, збирайте дозволи та виставляйте купців у містах.
guide-aim-win = З’єднані міста приносять усі свої бонуси щоразу, коли ви подовжуєте ланцюг. Цілі регіони й кольори приносять плитки нагород. Перемагає той, у кого найбільше очок.
guide-turn = Ваш хід
guide-turn-steps = Візьміть карту політики. Потім виконайте одну основну дію і, якщо хочете, одну швидку, у будь-якому порядку.
guide-councils = Ради та карти
guide-councils-why = У кожній раді сидять у ряд чотири радники. Що більше їхніх кольорів ви покажете, то менше монет коштує їхня прихильність.
guide-cities = Міста, дозволи та королева
guide-nobility = Шляхетність
guide-rewards = Нагороди
guide-end = Кінець гри

## What a turn is made of

stage-main = Основна дія
stage-main-about = Беріть дозволи в рад, до яких пасують ваші карти, а потім ставте за ними купців, найкраще поруч зі своїми містами: з’єднані міста платять знову. Бракує монет? Оберіть радника.
stage-pay = Оплата
stage-pay-about = Покажіть карти кольорів радників: що більше пасує, то менше монет це коштує.
stage-bonus = Бонус
stage-bonus-about = Виберіть, що принесе вам бонус.
stage-quick = Швидка дія
stage-quick-about = Основну дію виконано. Якщо хочете, виконайте ще й швидку; інакше завершіть хід.

## The page of a table

fact-due = до сплати монет: { $coins }
