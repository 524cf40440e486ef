### «Рада чотирьох» українською.
###
### Форми назв. Міста: .in — де (після голосного), .to — куди. Регіони й групи міст: .in — у всіх їхніх містах (після
### приголосного), .gen — родовий. Ради: .low — називний у реченні, .gen — родовий, .acc — знахідний. Кольори: .low —
### карта в переліку, .card і .gen — карта у знахідному й родовому, .he — радник, .councillor — радник у знахідному й
### родовому. Мапи: .name — сама назва. Торгові дозволи називають літерами їхніх міст, як вони надруковані.

title = Рада чотирьох
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
    .gen = узбережжя
    .in = у всіх містах узбережжя
region-valley = Долина
    .gen = долини
    .in = у всіх містах долини
region-mountains = Гори
    .gen = гір
    .in = у всіх містах гір
group-gold = Золоті міста
    .in = у всіх золотих містах
group-silver = Срібні міста
    .in = у всіх срібних містах
group-bronze = Бронзові міста
    .in = у всіх бронзових містах
group-iron = Залізні міста
    .in = у всіх залізних містах
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
bonus-servants =
    { $count ->
        [one] { $count } слуга
        [few] { $count } слуги
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
        [one] { $count } крок шляхетності
        [few] { $count } кроки шляхетності
       *[many] { $count } кроків шляхетності
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
       *[other] бонуси різних ваших жетонів міст: { $count }
    }
bonus-permit =
    { $count ->
        [1] торговий дозвіл безкоштовно
       *[other] безкоштовні торгові дозволи: { $count }
    }
bonus-again =
    { $count ->
        [1] бонуси одного вашого дозволу ще раз
       *[other] бонуси ваших дозволів ще раз: { $count }
    }

## Що є що

card-coins = Монети
effect-coins = Монетами платять радам, за подорожі королеви й за слуг. Трек монет закінчується на 20: що понад те, пропадає, якщо за столом не грають із безмежними монетами.
card-servants = Слуги
effect-servants = Слугами платять за швидкі дії. Ставлячи купця, ви повертаєте по 1 слузі за кожного чужого купця в тому місті.
card-points = Очки
effect-points = Перемагає той, у кого наприкінці їх найбільше. Коли порівну — той, у кого разом більше слуг і карт політики.
card-cards = Карти політики
effect-cards = На початку кожного ходу ви тягнете 1 карту; картами задобрюють ради. Коли колода вичерпалася, скид перемішують у нову.
card-joker = Джокер
effect-joker = Заміняє карту будь-якого кольору, коли ви задобрюєте раду, але коштує ще 1 монету.
card-nobility = Трек шляхетності
effect-nobility = Кожен крок веде на наступну поділку. 2: 2 очки й 2 монети. 4: бонус 1 жетона в місті з вашим купцем. 6: ще одна основна дія. 8: 3 очки й 1 карта. 10: відкритий торговий дозвіл безкоштовно. 12: 5 очок і 1 слуга. 14: бонуси одного з ваших дозволів ще раз. 16: бонуси 2 різних жетонів. 18: 8 очок. 19: 2 очки. 20: 3 очки. Наприкінці перший на треку отримує 5 очок, другий — 2.
card-main = Ще одна основна дія
effect-main = Цього ходу можете виконати ще одну основну дію.
card-mains = Основні дії
effect-mains = По одній за хід: обрати радника й отримати 4 монети; задобрити раду регіону й узяти один з його торгових дозволів; поставити купця за дозволом; або задобрити раду королеви й поставити купця там, куди ви її привезете.
card-quick = Швидка дія
effect-quick = За бажання одна за хід, до чи після основної: найняти слугу за 3 монети; замінити відкриті дозволи регіону за 1 слугу; обрати радника за 1 слугу, не отримуючи монет; або виконати ще одну основну дію за 3 слуг.
card-token = Жетон міста
effect-token = Ставлячи купця, ви отримуєте бонуси жетона цього міста й жетонів усіх міст із вашими купцями, з’єднаних із ним дорогами через такі міста. На треку шляхетності цей знак дає бонус одного такого жетона, але не того, що дає крок шляхетності.
card-permit = Дозвіл безкоштовно
effect-permit = Візьміть будь-який відкритий торговий дозвіл, нічого не сплачуючи.
card-again = Бонуси ще раз
effect-again = Отримайте ще раз бонуси одного зі своїх дозволів, навіть використаного.
card-permits = Торгові дозволи
effect-permits = Беручи дозвіл, ви одразу отримуєте його бонуси. За ним можна поставити одного купця в одному з міст, чиї літери на ньому є; потім його перевертають. Наприкінці той, у кого найбільше дозволів, разом із використаними, отримує 3 очки.
card-queen = Королева
effect-queen = Задобріть її раду й привезіть її дорогами до якогось міста, по 2 монети за дорогу, або залиште там, де вона є: ви ставите там купця без дозволу.
card-councils = Ради
effect-councils = Щоб задобрити раду, зіграйте від 1 до 4 карт, кожну в колір іншого її радника, і заплатіть 10, 7, 4 або 0 монет. Обраний радник входить з боку стрілки й виштовхує останнього.
card-reserve = Радники біля поля
effect-reserve = Їх можна обрати до ради. До них приєднується той, кого виштовхнули.
card-merchants = Купці
effect-merchants = У кожного їх 10; у місті вміщується по одному від гравця. Хто першим поставить усіх 10, отримує 3 очки, а решта робить ще по одному ходу.
card-neutral = Нейтральні купці
effect-neutral = Коли грають двоє, у деяких містах стоять нічиї купці. Кожен коштує вам 1 слугу, коли ви ставите там свого.
card-rewards = Плитки нагород
effect-rewards = Хто першим поставить купців у всіх містах регіону чи кольору, бере його плитку й верхню королівську нагороду. Їхні очки рахують наприкінці.
card-queen_rewards = Королівські нагороди
effect-queen_rewards = 25, 18, 12, 7 і 3 очки: по одній до кожної нагороди за регіон чи колір, доки вони є.
card-coast = { region-coast }
effect-coast = Міста A–E. Хто першим поставить купців у всіх п’яти, отримує 5 очок і королівську нагороду.
card-valley = { region-valley }
effect-valley = Міста F–J. Хто першим поставить купців у всіх п’яти, отримує 5 очок і королівську нагороду.
card-mountains = { region-mountains }
effect-mountains = Міста K–O. Хто першим поставить купців у всіх п’яти, отримує 5 очок і королівську нагороду.
card-gold = { group-gold }
effect-gold = Їх 5. Хто першим поставить купців у всіх, отримує 20 очок і королівську нагороду.
card-silver = { group-silver }
effect-silver = Їх 4. Хто першим поставить купців у всіх, отримує 12 очок і королівську нагороду.
card-bronze = { group-bronze }
effect-bronze = Їх 3. Хто першим поставить купців у всіх, отримує 8 очок і королівську нагороду.
card-iron = { group-iron }
effect-iron = Їх 2. Хто першим поставить купців в обох, отримує 5 очок і королівську нагороду.
city-about = Поставте тут купця за дозволом із цією літерою або з допомогою королеви. Ви отримаєте бонуси жетонів цього міста й ваших міст, з’єднаних із ним.
card-arkon = { city-arkon }
effect-arkon = Місто A, узбережжя. { city-about }
card-burgen = { city-burgen }
effect-burgen = Місто B, узбережжя. { city-about }
card-castrum = { city-castrum }
effect-castrum = Місто C, узбережжя. { city-about }
card-dorful = { city-dorful }
effect-dorful = Місто D, узбережжя. { city-about }
card-esti = { city-esti }
effect-esti = Місто E, узбережжя. { city-about }
card-framek = { city-framek }
effect-framek = Місто F, долина. { city-about }
card-graden = { city-graden }
effect-graden = Місто G, долина. { city-about }
card-hellar = { city-hellar }
effect-hellar = Місто H, долина. { city-about }
card-indur = { city-indur }
effect-indur = Місто I, долина. { city-about }
card-juvelar = { city-juvelar }
effect-juvelar = Місто J, долина. { city-about }
card-kultos = { city-kultos }
effect-kultos = Місто K, гори. { city-about }
card-lyram = { city-lyram }
effect-lyram = Місто L, гори. { city-about }
card-merkatim = { city-merkatim }
effect-merkatim = Місто M, гори. { city-about }
card-naris = { city-naris }
effect-naris = Місто N, гори. { city-about }
card-osium = { city-osium }
effect-osium = Місто O, гори. { city-about }

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
phase-token = Бонуси якого жетона отримаєте?
phase-permit = Який дозвіл візьмете безкоштовно?
phase-again = Бонуси якого дозволу отримаєте ще раз?
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
        [take] Привезіть королеву до міста
       *[both] Зіграйте ще або привезіть королеву до міста
    } ({ $road ->
        [one] { $road } монета
        [few] { $road } монети
       *[many] { $road } монет
    } за дорогу).

## Варіанти гри

option-map = Мапа
option-map-about = { city-juvelar } і { city-graden } — два боки поля, названі за першим містом королеви: усі регіони мають бік 1 або бік 2. Інші мапи змішують боки.
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
option-endless_coins-about = Монети понад 20, кінець треку монет, лишаються у вас; інакше вони пропадають.
option-landing_bonus_only = Бонус лише в кінці кроків
option-landing_bonus_only-about = Два кроки шляхетності за раз дають бонус лише тієї поділки, на якій закінчуються; інакше — і першої.
option-bare_free_permit = Безкоштовний дозвіл без бонусів
option-bare_free_permit-about = Безкоштовний дозвіл треку шляхетності не дає бонусів; інакше дає, як і будь-який інший.

## Ходи

move-begin = Починає { $player }
move-map = Грати на мапі: { $map-name }
move-lay = Викласти жетон міста № { $number }
move-reveal = Відкрити дозвіл { $permit }
move-neutral = Поставити нейтральних купців у містах дозволу { $permit }
move-councillor = Посадити в раду { $colour-councillor }
move-draw = Витягти { $colour-card }
move-draw-unseen = Витягти карту
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
    } обрати радника до { $council-gen }
move-extra =
    Виконати ще одну основну дію ({ $servants ->
        [one] { $servants } слуга
        [few] { $servants } слуги
       *[many] { $servants } слуг
    })
move-end = Завершити хід
move-candidate = Обрати { $colour-councillor }
move-pay = Зіграти { $colour-card }
move-pay-joker =
    Зіграти { $colour-card } (+{ $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    })
move-take =
    Узяти { $slot ->
        [1] перший
       *[2] другий
    } дозвіл { $region-gen }
move-queen = Привезти королеву { $city-to } й поставити там купця
move-spend = Використати дозвіл { $permit }
move-reuse = Отримати бонуси жетона { $city-in }
move-again = Отримати ще раз бонуси дозволу { $permit }

## Вибір: дозволені ходи з тим, що вони коштують і дають

choice-bonuses =
    { $coins ->
        [0] { "" }
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }{ $servants ->
        [0] { "" }
        [one] { $comma-servants }{ $servants } слуга
        [few] { $comma-servants }{ $servants } слуги
       *[many] { $comma-servants }{ $servants } слуг
    }{ $points ->
        [0] { "" }
        [one] { $comma-points }{ $points } очко
        [few] { $comma-points }{ $points } очки
       *[many] { $comma-points }{ $points } очок
    }{ $cards ->
        [0] { "" }
        [one] { $comma-cards }{ $cards } карта політики
        [few] { $comma-cards }{ $cards } карти політики
       *[many] { $comma-cards }{ $cards } карт політики
    }{ $nobility ->
        [0] { "" }
        [one] { $comma-nobility }{ $nobility } крок шляхетності
        [few] { $comma-nobility }{ $nobility } кроки шляхетності
       *[many] { $comma-nobility }{ $nobility } кроків шляхетності
    }{ $main ->
        [0] { "" }
        [one] { $comma-main }ще { $main } основна дія
        [few] { $comma-main }ще { $main } основні дії
       *[many] { $comma-main }ще { $main } основних дій
    }
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
        [1] дозволом { $permits }
       *[other] одним із дозволів { $permits }
    }{ $fee ->
        [0] { "" }
        [one] { " " }({ $fee } слуга)
        [few] { " " }({ $fee } слуги)
       *[many] { " " }({ $fee } слуг)
    }
choice-take =
    Узяти дозвіл { $permit } ({ choice-bonuses }) { $cost ->
        [0] без доплати
        [one] за { $cost } монету
        [few] за { $cost } монети
       *[many] за { $cost } монет
    }
choice-take-free = Узяти дозвіл { $permit } ({ choice-bonuses })
choice-take-bare = Узяти дозвіл { $permit }
choice-queen =
    Привезти королеву { $city-to } ({ $cost } + { $travel ->
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
choice-reuse = Жетон міста { $city }: { choice-bonuses }
choice-again = Ще раз дозвіл { $permit }: { choice-bonuses }

## Відмови

refusal-game-over = Гру завершено.
refusal-only-chance = Це вирішує випадок, а не гравець.
refusal-chance-decides = Зараз вирішує випадок: спершу — карта або торговий дозвіл.
refusal-no-such-chance = Зараз випадок не може вирішити такого.
refusal-choice-first = Спершу треба вирішити інше. { $choice }
refusal-no-main-action = Цього ходу у вас більше немає основних дій.
refusal-no-quick-action = Цього ходу ви вже виконали швидку дію.
refusal-main-action-first = Не можна завершити хід, не виконавши основної дії.
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
refusal-none-in-reserve = Біля поля зараз немає { $colour-councillor }.
refusal-not-in-hand = У вас немає { $colour-gen }.
refusal-no-such-councillor = { $council }: там немає { $colour-councillor }, якого ще можна задобрити.
refusal-council-satisfied = Усіх радників уже задобрено ({ $cards }): тепер оберіть, заради чого.
refusal-joker-too-dear =
    Ще з одним джокером це коштуватиме { $cost ->
        [one] { $cost } монету
        [few] { $cost } монети
       *[many] { $cost } монет
    }: у вас { $coins }.
refusal-cards-first = Спершу зіграйте для ради хоча б 1 карту.
refusal-other-council = Зараз ви задобрюєте { $council-acc }: вона цього не дає.
refusal-slot-empty = На тому місці немає дозволу { $region-gen }: стос вичерпано.
refusal-not-asked =
    { $asked ->
        [spend] Спершу поставте купця: дозвіл обирають, лише коли на те саме місто їх кілька.
        [reuse] Обрати жетон дає змогу лише поділка треку шляхетності.
       *[again] Бонуси дозволу ще раз дає лише поділка треку шляхетності.
    }
refusal-permit-not-yours = У вас немає дозволу { $permit }.
refusal-permit-used = Дозвіл { $permit } уже використано.
refusal-permit-elsewhere = За дозволом { $permit } не можна поставити купця { $city-in }.
refusal-not-your-city = Вашого купця немає { $city-in }.
refusal-no-token = Жетона немає { $city-in }.
refusal-token-noble = Жетон міста { $city } дає крок шляхетності: його не можна обрати.
refusal-token-chosen = Жетон міста { $city } ви вже обрали: візьміть інший.

## Що сталося

event-begins = { $player } починає гру.
event-map = Мапа: { $map-name }.
event-neutral = Нейтральні купці стоять у містах { $letters }.
event-draws = { $player } тягне { $colour-card }.
event-draws-unseen = { $player } тягне карту.
event-shuffled =
    Скид стає новою колодою: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }.
event-elects = { $player } обирає { $colour-councillor } до { $council-gen }; виходить { $gone-he }.
event-sends = { $player } посилає слугу й обирає { $colour-councillor } до { $council-gen }; виходить { $gone-he }.
event-satisfies =
    { $player } задобрює { $council-acc } ({ $white ->
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
        [few] { " " }за { $cost } монети
       *[many] { " " }за { $cost } монет
    }.
event-takes = { $player } бере дозвіл { $permit }.
event-takes-free = { $player } бере дозвіл { $permit } безкоштовно.
event-queen-comes =
    { $player } привозить королеву { $city-to } за { $cost ->
        [one] { $cost } монету
        [few] { $cost } монети
       *[many] { $cost } монет
    }.
event-queen-stays = Королева лишається { $city-in }.
event-uses = { $player } використовує дозвіл { $permit }.
event-places =
    { $player } ставить купця { $city-in } ({ $placed } з { $merchants }){ $fee ->
        [0] { "" }
        [one] { " " }за { $fee } слугу
       *[many] { " " }за { $fee } слуг
    }.
event-gains =
    { $player } отримує { $coins ->
        [0] { "" }
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    }{ $servants ->
        [0] { "" }
        [one] { $comma-servants }{ $servants } слугу
       *[many] { $comma-servants }{ $servants } слуг
    }{ $points ->
        [0] { "" }
        [one] { $comma-points }{ $points } очко
        [few] { $comma-points }{ $points } очки
       *[many] { $comma-points }{ $points } очок
    }{ $nobility ->
        [0] { "" }
        [one] { $comma-nobility }{ $nobility } крок шляхетності
        [few] { $comma-nobility }{ $nobility } кроки шляхетності
       *[many] { $comma-nobility }{ $nobility } кроків шляхетності
    }{ $main ->
        [0] { "" }
        [one] { $comma-main }ще { $main } основну дію
        [few] { $comma-main }ще { $main } основні дії
       *[many] { $comma-main }ще { $main } основних дій
    }.
event-coins-lost =
    Понад { $end }, кінець треку монет, { $lost ->
        [one] пропадає { $lost } монета
        [few] пропадають { $lost } монети
       *[many] пропадає { $lost } монет
    }.
event-reward =
    { $player } має купців { $place-in } і отримує плитку нагороди: { $points ->
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
event-again = { $player } отримує ще раз бонуси дозволу { $permit }.
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
    Найбільше дозволів, { $permits }: { $player } отримує { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
event-tie = З-поміж тих, у кого найбільше очок, найбільше слуг і карт політики має { $player }: { $things }.
event-wins = { $player } перемагає!
event-shares = { $player } ділить перемогу.

## Terminal

terminal-white = біл
terminal-black = чор
terminal-orange = пом
terminal-purple = фіо
terminal-blue = син
terminal-pink = рож
terminal-joker = джо
terminal-gold = золото
terminal-silver = срібло
terminal-bronze = бронза
terminal-iron = залізо
terminal-elect = обрати
terminal-court = задобрити
terminal-change = змінити дозволи
terminal-take = дозвіл { $slot }
terminal-deck = У стосі: { $count }
terminal-under = Унизу стосу, у такому порядку: { $tiles }
terminal-reserve = Резерв
terminal-roads = Дороги
terminal-no-group = місто королеви
terminal-mains = основні дії: { $count }
terminal-quick = швидкі дії: { $count }
terminal-waiting = ще надійде:
terminal-due = до сплати монет: { $coins }
terminal-cards = Колода: { $deck }, скид: { $discard }
terminal-last-turns = усі купці вже в містах, це останні ходи

## Picture

picture-board = Мапа
picture-court = Двір королеви
picture-reserve = Резерв
picture-reserved = { $colour }: у резерві — { $count }.
picture-politics = Карти
picture-politics-deck = Карт політики в колоді: { $cards }.
picture-discard = У скиді: { $cards }.
picture-rewards = Нагороди
picture-reward = Плитка нагороди, { $of }: { $points }.
picture-reward-taken = Плитка нагороди, { $of }: { $points }, власник — { $player }.
picture-queen-reward = Королівська нагорода { $number }: { $points }.
picture-queen-reward-taken = Королівська нагорода { $number }: { $points }, власник — { $player }.
picture-council = { $council }, від стрілки: { $colours }.
picture-city = { $city } ({ $letter }): { $region }, { $group }.
picture-city-queen = { $city } ({ $letter }): { $region }, місто королеви.
picture-token = Жетон: { $bonuses }.
picture-merchants = Купці: { $players }.
picture-nobody = нейтральний
picture-queen = Тут королева.
picture-permit = Дозвіл { $letters }: { $cities }. Бонуси: { $bonuses }.
picture-permit-used = Використаний дозвіл { $letters }: { $cities }. Бонуси: { $bonuses }.
picture-slot = Дозволу немає
picture-deck = { $region }: дозволів у стосі — { $count }.
picture-nobility = Шляхетність
picture-nobility-at = Трек шляхетності: { $players }.
picture-coins-at = Монети: { $players }.
picture-space = Поділка { $space }: { $bonuses }.
picture-player = { $player }: очок — { $points }, на плитках нагород — { $rewards }, монет — { $coins }, слуг — { $servants }, нерозміщених купців — { $merchants }, шляхетність — { $nobility }.
picture-turn = Зараз ходить.
picture-hand = { $player }: карт політики на руці — { $cards }.
picture-card = { $colour } ×{ $count }
picture-mains = Основні дії: { $count }
picture-quick = Швидка дія: { $count }
picture-bonuses = Ще належить отримати: { $bonuses }.
picture-paid = Сплачено: { $cards }. Монет до сплати: { $coins }.
picture-chance = Випадок
picture-waits = { $player } вирішує…
