### Мачі коро українською.
###
### Відмінки назв карт: без позначки — називний, .gen — родовий, .acc — знахідний.

title = Мачі коро
chart-coins = Монети за ходами
score =
    { $count ->
        [one] { $count } визначна пам’ятка
        [few] { $count } визначні пам’ятки
       *[many] { $count } визначних пам’яток
    }
summary = Кидайте кубики, збирайте доходи свого міста й першими зведіть усі його визначні пам’ятки.

## Карти

card-wheat-field = Пшеничне поле
    .gen = Пшеничного поля
    .acc = Пшеничне поле
card-ranch = Ферма
    .gen = Ферми
    .acc = Ферму
card-forest = Ліс
    .gen = Лісу
    .acc = Ліс
card-mine = Шахта
    .gen = Шахти
    .acc = Шахту
card-apple-orchard = Яблуневий сад
    .gen = Яблуневого саду
    .acc = Яблуневий сад
card-bakery = Пекарня
    .gen = Пекарні
    .acc = Пекарню
card-convenience-store = Магазин
    .gen = Магазину
    .acc = Магазин
card-cheese-factory = Сироварня
    .gen = Сироварні
    .acc = Сироварню
card-furniture-factory = Меблева фабрика
    .gen = Меблевої фабрики
    .acc = Меблеву фабрику
card-fruit-market = Фруктовий ринок
    .gen = Фруктового ринку
    .acc = Фруктовий ринок
card-cafe = Кафе
    .gen = Кафе
    .acc = Кафе
card-family-restaurant = Ресторан
    .gen = Ресторану
    .acc = Ресторан
card-stadium = Стадіон
    .gen = Стадіону
    .acc = Стадіон
card-tv-station = Телецентр
    .gen = Телецентру
    .acc = Телецентр
card-business-center = Бізнес-центр
    .gen = Бізнес-центру
    .acc = Бізнес-центр
card-flower-garden = Квітник
    .gen = Квітника
    .acc = Квітник
card-mackerel-boat = Рибальський баркас
    .gen = Рибальського баркаса
    .acc = Рибальський баркас
card-tuna-boat = Траулер
    .gen = Траулера
    .acc = Траулер
card-flower-shop = Квітковий магазин
    .gen = Квіткового магазину
    .acc = Квітковий магазин
card-food-warehouse = Продуктовий склад
    .gen = Продуктового складу
    .acc = Продуктовий склад
card-sushi-bar = Суші-бар
    .gen = Суші-бару
    .acc = Суші-бар
card-pizza-joint = Піцерія
    .gen = Піцерії
    .acc = Піцерію
card-hamburger-stand = Закусочна
    .gen = Закусочної
    .acc = Закусочну
card-publisher = Видавництво
    .gen = Видавництва
    .acc = Видавництво
card-tax-office = Податкова інспекція
    .gen = Податкової інспекції
    .acc = Податкову інспекцію
card-town-hall = Ратуша
    .gen = Ратуші
    .acc = Ратушу
card-train-station = Вокзал
    .gen = Вокзалу
    .acc = Вокзал
card-shopping-mall = Торговий центр
    .gen = Торгового центру
    .acc = Торговий центр
card-amusement-park = Парк розваг
    .gen = Парку розваг
    .acc = Парк розваг
card-radio-tower = Радіовежа
    .gen = Радіовежі
    .acc = Радіовежу
card-harbor = Порт
    .gen = Порту
    .acc = Порт
card-airport = Аеропорт
    .gen = Аеропорту
    .acc = Аеропорт

## Кількість монет (.gen — родовий, .acc — знахідний, .loc — місцевий)

coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }
    .acc =
        { $coins ->
            [one] { $coins } монету
            [few] { $coins } монети
           *[many] { $coins } монет
        }
    .loc =
        { $coins ->
            [one] { $coins } монеті
            [few] { $coins } монети
           *[many] { $coins } монет
        }
cost =
    { $cost ->
        [one] { $cost } монета
        [few] { $cost } монети
       *[many] { $cost } монет
    }
    .acc =
        { $cost ->
            [one] { $cost } монету
            [few] { $cost } монети
           *[many] { $cost } монет
        }
missing =
    { $missing ->
        [one] { $missing } монета
        [few] { $missing } монети
       *[many] { $missing } монет
    }
    .gen =
        { $missing ->
            [one] { $missing } монети
           *[many] { $missing } монет
        }
    .acc =
        { $missing ->
            [one] { $missing } монету
            [few] { $missing } монети
           *[many] { $missing } монет
        }

## Що робить кожна карта

about-card = { $colour } · число { $rolls } · ціна { $cost } · символ: { $icon }
about-landmark = Визначна пам’ятка · ціна { $cost }
deck = Колода

effect-bank-anyone = У хід будь-якого гравця банк платить вам { coins.acc }.
effect-bank-own = У ваш хід банк платить вам { coins.acc }.
effect-bank-own-icon = У ваш хід банк платить вам по { coins.loc } за кожну вашу карту із символом { $icon-gen }.
effect-bank-own-card = У ваш хід банк платить вам по { coins.loc } за кожну вашу карту «{ $card }».
effect-roller = Суперник, який викинув це число, платить вам { coins.acc }.
effect-opponents = У ваш хід кожен суперник платить вам { coins.acc }.
effect-opponents-icon = У ваш хід кожен суперник платить вам по { coins.loc } за кожну свою карту із символом { $icon-gen }.
effect-one-opponent = У ваш хід один суперник на ваш вибір платить вам { coins.acc }.
effect-half = У ваш хід кожен суперник, що має { coins.acc } або більше, віддає вам половину, округлену донизу.
effect-exchange = У свій хід ви можете обміняти одне своє підприємство на підприємство суперника. Фіолетові карти обмінювати не можна.
effect-catch = У хід будь-якого гравця той, хто ходить, кидає 2 кубики — один раз для всіх. Банк платить вам їхню суму за кожен ваш «{ card-tuna-boat }».
effect-needs = Діє, лише якщо у вас є «{ $card }».
effect-needed = «{ $card }» без цієї карти не діє.
effect-mall = +{ coins }, якщо у вас є «{ card-shopping-mall }».
effect-mall-each = +{ coins } за кожну з них, якщо у вас є «{ card-shopping-mall }».
effect-major = У місті — лише одна фіолетова карта кожного виду.
effect-train-station = У свій хід ви вирішуєте, скільки кубиків кидати: 1 чи 2.
effect-shopping-mall = Кожна ваша карта із символом { $icon-gen }, спрацьовуючи, приносить на { coins.acc } більше.
effect-amusement-park = Якщо ви викинули дубль, після цього ходу ви ходите ще раз.
effect-radio-tower = Раз за хід ви можете перекинути свої кубики.
effect-harbor = Якщо ви викинули в сумі { $from } або більше, ви можете додати { $adds }.
effect-airport = Якщо у свій хід ви нічого не будуєте, банк платить вам { coins.acc }.
effect-town-hall = Якщо перед будівництвом у вас немає монет, банк дає вам { coins.acc }.

## Кольори й символи

colour-blue = Синя
colour-green = Зелена
colour-red = Червона
colour-purple = Фіолетова

icon-wheat = Колос
    .gen = колоса
icon-cow = Корова
    .gen = корови
icon-gear = Шестерня
    .gen = шестерні
icon-bread = Хліб
    .gen = хліба
icon-factory = Фабрика
    .gen = фабрики
icon-fruit = Фрукти
    .gen = фруктів
icon-cup = Чашка
    .gen = чашки
icon-tower = Вежа
    .gen = вежі
icon-boat = Човен
    .gen = човна
icon-cup-bread = Чашка чи Хліб
    .gen = чашки чи хліба

## Що вирішується

phase-start = Хто починає?
phase-market = Яка карта потрапить до резерву?
phase-roll = Скільки кубиків кинете?
phase-dice = Що випаде на кубиках?
phase-reroll = Залишите результат чи перекинете кубики?
phase-harbor = Додасте до суми («{ card-harbor }»)?
phase-catch = Яким буде улов?
phase-victim = Хто заплатить за ваш «{ card-tv-station }»?
phase-give = Яку карту віддасте?
phase-take = Яку карту заберете натомість?
phase-build = Що побудуєте?
phase-over = Гру завершено.
question-reroll = Випало { $roll }: залишите результат чи перекинете кубики?
question-harbor = Випало { $roll }: додасте { $adds } до суми («{ card-harbor }»)?

## Варіанти гри

option-plus = Мачі коро плюс
option-plus-about =
    Додає карти доповнення: «{ card-town-hall }», «{ card-harbor }», «{ card-airport }» і { $establishments ->
        [one] { $establishments } вид підприємств
        [few] { $establishments } види підприємств
       *[many] { $establishments } видів підприємств
    }. Для перемоги треба звести { $landmarks ->
        [one] { $landmarks } визначну пам’ятку
        [few] { $landmarks } визначні пам’ятки
       *[many] { $landmarks } визначних пам’яток
    }, а не { $before }.
option-limited_market = Гра з обмеженнями
option-limited_market-about =
    Одночасно відкрито лише { $kinds ->
        [one] { $kinds } вид
        [few] { $kinds } види
       *[many] { $kinds } видів
    } підприємств; решта карт чекає в колоді й потрапляє до резерву, коли якийсь вид розкуплено.
option-reroll_any_dice = Вільне перекидання
option-reroll_any_dice-about = «{ card-radio-tower }» дозволяє перекинути й іншу кількість кубиків, ніж першого разу.
option-unclog_market = Оновлення резерву
option-unclog_market-about = У грі з обмеженнями фіолетова карта, яку вже мають усі гравці, зникає з резерву й звільняє місце для іншого виду.
option-random_start = Випадковий перший гравець
option-random_start-about = Хто починає, вирішує випадок; інакше починає перше місце за столом.

## Ходи

move-begin = Починає { $player }
move-die = На кубику { $number }
move-deal = До резерву потрапляє «{ $card }»
move-roll =
    Кинути { $number ->
        [one] { $number } кубик
        [few] { $number } кубики
       *[many] { $number } кубиків
    }
move-keep = Залишити результат
move-reroll =
    Перекинути { $number ->
        [one] { $number } кубик
        [few] { $number } кубики
       *[many] { $number } кубиків
    }
move-add =
    { $number ->
        [0] Залишити суму як є
       *[other] Додати { $number } до суми
    }
move-tv = Взяти монети в суперника: { $player }
move-decline = Не обмінюватися картами
move-give = Віддати «{ $card-acc }»
move-take = Забрати «{ $card-acc }» ({ $player })
move-pass = Нічого не будувати
move-build = Побудувати «{ $card-acc }» ({ cost })
caution-idle = Поки що не діє: у вас немає карти «{ $card }».

## Відмови

refusal-game-over = Гру завершено.
refusal-only-chance = Це вирішує випадок, а не гравець.
refusal-chance-decides = Зараз вирішує випадок: спершу — кубики або наступна карта.
refusal-no-such-chance = Зараз випадок не може вирішити такого.
refusal-no-such-player = { $player } не грає за цим столом: усього гравців — { $players }.
refusal-not-in-this-game = «{ $card }» — карта доповнення, а ця гра йде без нього.
refusal-not-in-deck = У колоді більше немає «{ $card-gen }».
refusal-dice-first = Спершу киньте кубики.
refusal-choice-first = Спершу треба вирішити інше. { $choice }
refusal-dice-rolled = Цього ходу кубики вже кинуто.
refusal-needs-train-station = Щоб кидати 2 кубики, потрібен «{ card-train-station }»: ви його ще не побудували.
refusal-needs-radio-tower = Щоб перекинути кубики, потрібна «{ card-radio-tower }»: ви її ще не побудували.
refusal-rerolled-already = Цього ходу ви вже скористалися правом перекинути кубики («{ card-radio-tower }»).
refusal-same-dice = «{ card-radio-tower }» дозволяє перекинути лише стільки ж кубиків: { $dice }.
refusal-dice-accepted = Результат кидка вже прийнято: змінити його не можна.
refusal-needs-harbor = Щоб додати до суми, потрібен «{ card-harbor }»: ви його ще не побудували.
refusal-total-too-low = «{ card-harbor }» діє, коли сума — { $needed } або більше, а у вас { $total }.
refusal-needs-tv-station = Для цього потрібен «{ card-tv-station }»: ви його ще не побудували.
refusal-tv-station-idle = «{ card-tv-station }» цього кидка не спрацював.
refusal-not-yourself = Оберіть суперника, а не себе.
refusal-needs-business-center = Для цього потрібен «{ card-business-center }»: ви його ще не побудували.
refusal-business-center-idle = «{ card-business-center }» цього кидка не спрацював.
refusal-offer-first = Спершу оберіть карту, яку віддаєте.
refusal-nothing-to-take = Ні в кого немає карти, яку можна було б узяти натомість.
refusal-card-not-yours = У вас немає «{ $card-gen }».
refusal-card-not-theirs = { $player } не має «{ $card-gen }».
refusal-sold-out = У резерві більше немає «{ $card-gen }»: цей вид розкуплено.
refusal-not-in-market = У резерві зараз немає «{ $card-gen }»: карти ще в колоді.
refusal-one-of-a-kind = У вас уже є «{ $card }»: у місті може бути лише одне велике підприємство кожного виду.
refusal-already-built = «{ $card-acc }» ви вже побудували.
refusal-coins-missing = «{ $card }» коштує { cost.acc }: вам бракує { missing.gen }.

## Що сталося

event-begins = { $player } починає гру.
event-rolls-one = { $player } кидає кубик: { $total }.
event-rolls-two = { $player } кидає кубики: { $first } + { $second } = { $total }.
event-rolls-doubles = { $player } кидає кубики: { $first } + { $second } = { $total }, дубль!
event-keeps = { $player } залишає результат: { $total }.
event-rerolls =
    { $player } перекидає { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубики
       *[many] { $dice } кубиків
    } («{ card-radio-tower }»).
event-adds = { $player } додає { $added }: сума тепер { $total } («{ card-harbor }»).
event-adds-nothing = { $player } залишає суму { $total } («{ card-harbor }»).
event-pays = { $payee } отримує { coins.acc } за «{ $card-acc }»: платить { $payer }.
event-pays-part = { $payee } отримує { coins.acc } за «{ $card-acc }»: { $payer } платить усе, що має, борг у { missing.acc } списано.
event-pays-nothing = { $payee } нічого не отримує за «{ $card-acc }»: { $payer } не має монет, борг у { missing.acc } списано.
event-earns =
    { $player } отримує { coins.acc } із банку за «{ $card-acc }»{ $copies ->
        [1] { "" }
       *[other] { " " }×{ $copies }
    }.
event-catches = { $player } кидає кубики на улов: { $first } + { $second } = { $total }.
event-chooses-victim = { $player } обирає, хто платить за «{ card-tv-station.acc }»: { $victim }.
event-exchanges = Обмін («{ card-business-center }»): { $player } віддає «{ $given-acc }», { $opponent } віддає «{ $taken-acc }».
event-declines = { $player } не обмінюється картами («{ card-business-center }»).
event-town-hall = { $player } не має монет і отримує { coins.acc } із банку («{ card-town-hall }»).
event-builds = { $player } будує «{ $card-acc }» за { cost.acc }.
event-builds-landmark = { $player } будує «{ $card-acc }» за { cost.acc }: визначна пам’ятка { $built } з { $needed }.
event-passes = { $player } нічого не будує.
event-dealt = З колоди до резерву потрапляє «{ $card }».
event-removed =
    З резерву { $copies ->
        [one] зникає { $copies } карта
        [few] зникають { $copies } карти
       *[many] зникає { $copies } карт
    } «{ $card }»: така вже є в усіх.
event-extra-turn = { $player } ходить ще раз за дубль («{ card-amusement-park }»).
event-wins = { $player } перемагає!


# The table in a terminal

terminal-blue = Сині · у хід будь-кого
terminal-green = Зелені · лише у ваш хід
terminal-red = Червоні · у хід суперників
terminal-purple = Фіолетові · по одній
terminal-roller = з того, хто кинув
terminal-opponents = з кожного суперника
terminal-one-opponent = з одного суперника
terminal-left = У резерві: { $left }
terminal-ask = Карта (? резерв)
terminal-roll = Число
terminal-card = Карта
terminal-brings = Приносить
terminal-cost = Ціна
terminal-on-offer = Залишок
terminal-deck =
    У колоді { $cards ->
        [one] залишилася { $cards } карта.
        [few] залишилися { $cards } карти.
       *[many] залишилося { $cards } карт.
    }
terminal-removed =
    З резерву { $cards ->
        [one] вилучено { $cards } карту.
        [few] вилучено { $cards } карти.
       *[many] вилучено { $cards } карт.
    }


# What the picture tells a screen reader

picture-market = Резерв
picture-deck = Карт у колоді: { $cards }.
picture-pile = «{ $card }»: число { $rolls }, ціна { $cost }, залишилося { $left }.
picture-city = «{ $card }» ×{ $copies }: число { $rolls }.
picture-landmark = «{ $card }»: ще не побудовано, ціна { $cost }.
picture-landmark-built = «{ $card }»: побудовано.
picture-coins = { $player }: монет — { $coins }.
picture-turn = { $player }: зараз ходить.
picture-waits = { $player } вирішує…

## Score and end of the game

trigger-landmarks = Найбільше визначних пам’яток

## The rules, chapter by chapter

guide-aim = Про що ця гра
guide-aim-start = Кожен керує містечком, у якому спочатку є «{ $one }», «{ $two }» і { $coins }.
guide-aim-win =
    У кожного міста є свої визначні пам’ятки, спершу не побудовані. Хто першим побудує всі свої, одразу перемагає: { $base } в основній грі, { $plus } з доповненням.
guide-turn = Ваш хід
guide-turn-roll = Спершу киньте один кубик або два, якщо у вас є «{ card-train-station }» і ви цього хочете.
guide-turn-income = Потім в усіх містах діють підприємства з числом, яке випало, — так, як каже їхній колір.
guide-turn-build = Наостанок побудуйте щось одне, якщо можете заплатити: підприємство з резерву або свою визначну пам’ятку. Або нічого не будуйте.
guide-colours = Що означають кольори
guide-blue = Сині діють у хід будь-кого: власникові платить банк.
guide-green = Зелені діють лише у хід власника: платить банк.
guide-red = Червоні діють у хід інших: власникові платить той, хто кидав, скільки має монет.
guide-purple = Фіолетові діють у хід власника, і в місті може бути лише одна карта кожного виду.
guide-order = Спершу платять за червоні карти, по колу проти порядку ходів; потім діють сині та зелені; наостанок фіолетові.
guide-establishments = Підприємства
guide-landmarks = Визначні пам’ятки
guide-plus = Доповнення

## What a turn is made of

stage-roll = Кинути
stage-roll-about = Кубики вирішують, які карти діють. На одному випадають лише малі числа, на двох — здебільшого середні.
stage-choose = Вибрати
stage-choose-about = Фіолетова карта дає вам вибір. Беріть у того, хто попереду.
stage-build = Будувати
stage-build-about = Купуйте карти, числа яких випадають часто, і по кілька однакових, бо їхній дохід додається. Маючи сталий дохід, заощаджуйте на визначні пам’ятки.
