### Мачи Коро по-русски.
###
### Падежи названий карт: без пометки — именительный, .gen — родительный, .acc — винительный.

title = Мачи Коро
score =
    { $count ->
        [one] { $count } достопримечательность
        [few] { $count } достопримечательности
       *[many] { $count } достопримечательностей
    }
summary = Бросайте кубики, собирайте доходы своего города и первыми постройте все его достопримечательности.

## Карты

card-wheat-field = Пшеничное поле
    .gen = Пшеничного поля
    .acc = Пшеничное поле
card-ranch = Ферма
    .gen = Фермы
    .acc = Ферму
card-forest = Лес
    .gen = Леса
    .acc = Лес
card-mine = Шахта
    .gen = Шахты
    .acc = Шахту
card-apple-orchard = Яблоневый сад
    .gen = Яблоневого сада
    .acc = Яблоневый сад
card-bakery = Пекарня
    .gen = Пекарни
    .acc = Пекарню
card-convenience-store = Магазин
    .gen = Магазина
    .acc = Магазин
card-cheese-factory = Сыроварня
    .gen = Сыроварни
    .acc = Сыроварню
card-furniture-factory = Мебельная фабрика
    .gen = Мебельной фабрики
    .acc = Мебельную фабрику
card-fruit-market = Фруктовый рынок
    .gen = Фруктового рынка
    .acc = Фруктовый рынок
card-cafe = Кафе
    .gen = Кафе
    .acc = Кафе
card-family-restaurant = Ресторан
    .gen = Ресторана
    .acc = Ресторан
card-stadium = Стадион
    .gen = Стадиона
    .acc = Стадион
card-tv-station = Телецентр
    .gen = Телецентра
    .acc = Телецентр
card-business-center = Деловой центр
    .gen = Делового центра
    .acc = Деловой центр
card-flower-garden = Цветник
    .gen = Цветника
    .acc = Цветник
card-mackerel-boat = Рыбацкий баркас
    .gen = Рыбацкого баркаса
    .acc = Рыбацкий баркас
card-tuna-boat = Траулер
    .gen = Траулера
    .acc = Траулер
card-flower-shop = Цветочный магазин
    .gen = Цветочного магазина
    .acc = Цветочный магазин
card-food-warehouse = Продуктовый склад
    .gen = Продуктового склада
    .acc = Продуктовый склад
card-sushi-bar = Суши-бар
    .gen = Суши-бара
    .acc = Суши-бар
card-pizza-joint = Пиццерия
    .gen = Пиццерии
    .acc = Пиццерию
card-hamburger-stand = Закусочная
    .gen = Закусочной
    .acc = Закусочную
card-publisher = Издательство
    .gen = Издательства
    .acc = Издательство
card-tax-office = Налоговая инспекция
    .gen = Налоговой инспекции
    .acc = Налоговую инспекцию
card-town-hall = Ратуша
    .gen = Ратуши
    .acc = Ратушу
card-train-station = Вокзал
    .gen = Вокзала
    .acc = Вокзал
card-shopping-mall = Торговый центр
    .gen = Торгового центра
    .acc = Торговый центр
card-amusement-park = Парк развлечений
    .gen = Парка развлечений
    .acc = Парк развлечений
card-radio-tower = Радиовышка
    .gen = Радиовышки
    .acc = Радиовышку
card-harbor = Порт
    .gen = Порта
    .acc = Порт
card-airport = Аэропорт
    .gen = Аэропорта
    .acc = Аэропорт

## Что делает каждая карта

effect-wheat-field = В ход любого игрока банк платит вам 1 монету.
effect-ranch = В ход любого игрока банк платит вам 1 монету.
effect-forest = В ход любого игрока банк платит вам 1 монету.
effect-mine = В ход любого игрока банк платит вам 5 монет.
effect-apple-orchard = В ход любого игрока банк платит вам 3 монеты.
effect-bakery = В ваш ход банк платит вам 1 монету. Если у вас есть «{ card-shopping-mall }» — на 1 больше.
effect-convenience-store = В ваш ход банк платит вам 3 монеты. Если у вас есть «{ card-shopping-mall }» — на 1 больше.
effect-cheese-factory = В ваш ход банк платит вам по 3 монеты за каждую вашу карту со значком коровы.
effect-furniture-factory = В ваш ход банк платит вам по 3 монеты за каждую вашу карту со значком шестерёнки.
effect-fruit-market = В ваш ход банк платит вам по 2 монеты за каждую вашу карту со значком колоса.
effect-cafe = Соперник, выбросивший это число, платит вам 1 монету. Если у вас есть «{ card-shopping-mall }» — на 1 больше.
effect-family-restaurant = Соперник, выбросивший это число, платит вам 2 монеты. Если у вас есть «{ card-shopping-mall }» — на 1 больше.
effect-stadium = В ваш ход каждый соперник платит вам 2 монеты.
effect-tv-station = В ваш ход один соперник по вашему выбору платит вам 5 монет.
effect-business-center = В ваш ход можете обменять одно своё предприятие на предприятие соперника. Фиолетовые карты обменивать нельзя.
effect-flower-garden = В ход любого игрока банк платит вам 1 монету.
effect-mackerel-boat = В ход любого игрока банк платит вам 3 монеты, если у вас есть «{ card-harbor }».
effect-tuna-boat = В ход любого игрока тот, кто ходит, бросает 2 кубика — один раз на всех. Если у вас есть «{ card-harbor }», банк платит вам их сумму за каждый ваш «{ card-tuna-boat }».
effect-flower-shop = В ваш ход банк платит вам по 1 монете за каждый ваш «{ card-flower-garden }». Если у вас есть «{ card-shopping-mall }» — на 1 больше за каждый.
effect-food-warehouse = В ваш ход банк платит вам по 2 монеты за каждую вашу карту со значком чашки.
effect-sushi-bar = Если у вас есть «{ card-harbor }», соперник, выбросивший это число, платит вам 3 монеты. Если у вас есть ещё и «{ card-shopping-mall }» — на 1 больше.
effect-pizza-joint = Соперник, выбросивший это число, платит вам 1 монету. Если у вас есть «{ card-shopping-mall }» — на 1 больше.
effect-hamburger-stand = Соперник, выбросивший это число, платит вам 1 монету. Если у вас есть «{ card-shopping-mall }» — на 1 больше.
effect-publisher = В ваш ход каждый соперник платит вам по 1 монете за каждую свою карту со значком чашки или хлеба.
effect-tax-office = В ваш ход каждый соперник, у которого 10 монет или больше, отдаёт вам половину, округлённую вниз.
effect-town-hall = Если перед строительством у вас нет монет, банк даёт вам 1 монету.
effect-train-station = В свой ход вы решаете, сколько кубиков бросать: 1 или 2.
effect-shopping-mall = Каждая ваша карта со значком чашки или хлеба, срабатывая, приносит на 1 монету больше.
effect-amusement-park = Если вы выбросили дубль, после этого хода ходите ещё раз.
effect-radio-tower = Раз за ход можете перебросить свои кубики.
effect-harbor = Если вы выбросили в сумме 10 или больше, можете добавить 2. Без «{ card-harbor.gen }» не работают суда и «{ card-sushi-bar }».
effect-airport = Если в свой ход вы ничего не строите, банк платит вам 10 монет.

## Цвета и значки

colour-blue = Синяя: банк платит владельцу в ход любого игрока.
colour-green = Зелёная: банк платит владельцу только в его ход.
colour-red = Красная: владельцу платит соперник, выбросивший это число.
colour-purple = Фиолетовая, крупное предприятие: действует в ход владельца за счёт соперников. В городе — только одно каждого вида.

icon-wheat = Колос
icon-cow = Корова
icon-gear = Шестерёнка
icon-bread = Хлеб
icon-factory = Фабрика
icon-fruit = Фрукты
icon-cup = Чашка
icon-tower = Башня
icon-boat = Судно

## Что решается

phase-start = Кто начинает?
phase-market = Какая карта выйдет в резерв?
phase-roll = Сколько кубиков бросите?
phase-dice = Что выпадет на кубиках?
phase-reroll = Оставите результат или перебросите кубики?
phase-harbor = Добавите 2 к сумме?
phase-catch = Каким будет улов?
phase-victim = Кто заплатит за ваш «{ card-tv-station }»?
phase-give = Какую карту отдадите?
phase-take = Какую карту возьмёте взамен?
phase-build = Что построите?
phase-over = Игра окончена.

## Варианты игры

option-plus = Мачи Коро Плюс
option-plus-about = Добавляет карты дополнения: «{ card-town-hall }», «{ card-harbor }», «{ card-airport }» и десять видов предприятий. Для победы нужны шесть достопримечательностей вместо четырёх.
option-limited_market = Ограниченный резерв
option-limited_market-about = Открыты только десять видов предприятий; остальные карты ждут в колоде и выходят, когда какой-то вид раскуплен.
option-reroll_any_dice = Свободный переброс
option-reroll_any_dice-about = «{ card-radio-tower }» позволяет перебросить и другое число кубиков, чем в первый раз.
option-unclog_market = Обновление резерва
option-unclog_market-about = Фиолетовая карта, которая уже есть у всех игроков, выходит из ограниченного резерва и освобождает место для другого вида.
option-random_start = Случайный первый игрок
option-random_start-about = Кто начинает, решает случай; иначе начинает первое место за столом.

## Ходы

move-begin = Начинает { $player }
move-die = На кубике { $number }
move-deal = В резерв выходит «{ $card }»
move-roll =
    Бросить { $number ->
        [one] { $number } кубик
        [few] { $number } кубика
       *[many] { $number } кубиков
    }
move-keep = Оставить результат
move-reroll =
    Перебросить { $number ->
        [one] { $number } кубик
        [few] { $number } кубика
       *[many] { $number } кубиков
    }
move-add =
    { $number ->
        [0] Оставить сумму как есть
       *[other] Добавить { $number } к сумме
    }
move-tv = Взять монеты у соперника: { $player }
move-decline = Не обмениваться картами
move-give = Отдать «{ $card-acc }»
move-take = Забрать «{ $card-acc }» ({ $player })
move-pass = Ничего не строить
move-build =
    Построить «{ $card-acc }» ({ $cost ->
        [one] { $cost } монета
        [few] { $cost } монеты
       *[many] { $cost } монет
    })

## Отказы

refusal-game-over = Игра окончена.
refusal-only-chance = Это решает случай, а не игрок.
refusal-chance-decides = Сейчас решает случай: сначала — кубики или следующая карта.
refusal-no-such-chance = Сейчас случай не может решить такого.
refusal-no-such-player = { $player } не играет за этим столом: всего игроков — { $players }.
refusal-not-in-this-game = «{ $card }» — карта дополнения, а эта игра идёт без него.
refusal-not-in-deck = В колоде больше нет «{ $card-gen }».
refusal-dice-first = Сначала бросьте кубики.
refusal-choice-first = Сначала нужно решить другое. { $choice }
refusal-dice-rolled = В этот ход кубики уже брошены.
refusal-needs-train-station = Чтобы бросать 2 кубика, нужен «{ card-train-station }»: вы его ещё не построили.
refusal-needs-radio-tower = Чтобы перебросить кубики, нужна «{ card-radio-tower }»: вы её ещё не построили.
refusal-rerolled-already = В этот ход вы уже воспользовались правом переброса («{ card-radio-tower }»).
refusal-same-dice = «{ card-radio-tower }» позволяет перебросить только столько же кубиков: { $dice }.
refusal-dice-accepted = Результат броска уже принят: изменить его нельзя.
refusal-needs-harbor = Чтобы добавить к сумме, нужен «{ card-harbor }»: вы его ещё не построили.
refusal-total-too-low = «{ card-harbor }» действует, когда сумма — { $needed } или больше, а у вас { $total }.
refusal-needs-tv-station = Для этого нужен «{ card-tv-station }»: вы его ещё не построили.
refusal-tv-station-idle = «{ card-tv-station }» сейчас не действует.
refusal-not-yourself = Выберите соперника, а не себя.
refusal-needs-business-center = Для этого нужен «{ card-business-center }»: вы его ещё не построили.
refusal-business-center-idle = «{ card-business-center }» сейчас не действует.
refusal-offer-first = Сначала выберите карту, которую отдаёте.
refusal-card-not-yours = У вас нет «{ $card-gen }».
refusal-card-not-theirs = { $player } не имеет «{ $card-gen }».
refusal-sold-out = В резерве больше нет «{ $card-gen }»: всё раскуплено.
refusal-not-in-market = В резерве сейчас нет «{ $card-gen }»: карты ещё в колоде.
refusal-one-of-a-kind = У вас уже есть «{ $card }»: в городе может быть только одно крупное предприятие каждого вида.
refusal-already-built = «{ $card-acc }» вы уже построили.
refusal-coins-missing =
    «{ $card }» стоит { $cost ->
        [one] { $cost } монету
        [few] { $cost } монеты
       *[many] { $cost } монет
    }: вам не хватает { $missing ->
        [one] { $missing } монеты
       *[many] { $missing } монет
    }.

## Что произошло

event-begins = { $player } начинает игру.
event-rolls-one = { $player } бросает кубик: { $total }.
event-rolls-two = { $player } бросает кубики: { $first } + { $second } = { $total }.
event-rolls-doubles = { $player } бросает кубики: { $first } + { $second } = { $total }, дубль!
event-keeps = { $player } оставляет результат: { $total }.
event-rerolls =
    { $player } перебрасывает { $dice ->
        [one] { $dice } кубик
        [few] { $dice } кубика
       *[many] { $dice } кубиков
    } («{ card-radio-tower }»).
event-adds = { $player } добавляет { $added }: сумма теперь { $total } («{ card-harbor }»).
event-adds-nothing = { $player } оставляет сумму { $total } («{ card-harbor }»).
event-pays =
    { $payee } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } за «{ $card-acc }»: платит { $payer }.
event-pays-part =
    { $payee } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } за «{ $card-acc }»: { $payer } платит всё, что есть, долг в { $missing ->
        [one] { $missing } монету
        [few] { $missing } монеты
       *[many] { $missing } монет
    } списан.
event-earns =
    { $player } получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } из банка за «{ $card-acc }»{ $copies ->
        [1] { "" }
       *[other] { " " }×{ $copies }
    }.
event-catches = { $player } бросает кубики на улов: { $first } + { $second } = { $total }.
event-chooses-victim = { $player } выбирает, кто платит за «{ card-tv-station.acc }»: { $victim }.
event-exchanges = Обмен («{ card-business-center }»): { $player } отдаёт «{ $given-acc }», { $opponent } отдаёт «{ $taken-acc }».
event-declines = { $player } не обменивается картами («{ card-business-center }»).
event-town-hall =
    { $player } остаётся без монет и получает { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    } из банка («{ card-town-hall }»).
event-builds =
    { $player } строит «{ $card-acc }» за { $cost ->
        [one] { $cost } монету
        [few] { $cost } монеты
       *[many] { $cost } монет
    }.
event-builds-landmark =
    { $player } строит «{ $card-acc }» за { $cost ->
        [one] { $cost } монету
        [few] { $cost } монеты
       *[many] { $cost } монет
    }: достопримечательность { $built } из { $needed }.
event-passes = { $player } ничего не строит.
event-dealt = Из колоды в резерв выходит «{ $card }».
event-removed =
    Из резерва { $copies ->
        [one] выходит { $copies } карта
        [few] выходят { $copies } карты
       *[many] выходит { $copies } карт
    } «{ $card }»: такая уже есть у всех.
event-extra-turn = { $player } ходит ещё раз за дубль («{ card-amusement-park }»).
event-wins = { $player } побеждает!


# The table in a terminal

terminal-blue = Синие · в ход любого
terminal-green = Зелёные · только в ваш ход
terminal-red = Красные · в ход соперников
terminal-purple = Фиолетовые · по одной
terminal-landmarks = Достопримечательности
terminal-opponents = с каждого
terminal-one-opponent = с одного
terminal-card = Число { $rolls } · цена { $cost } · { $icon } · в резерве { $left }
terminal-landmark = Достопримечательность · цена { $cost }
terminal-deck =
    В колоде { $cards ->
        [one] осталась { $cards } карта.
        [few] остались { $cards } карты.
       *[many] осталось { $cards } карт.
    }
terminal-removed =
    Из резерва { $cards ->
        [one] убрана { $cards } карта.
        [few] убраны { $cards } карты.
       *[many] убрано { $cards } карт.
    }


# What the picture tells a screen reader

picture-market = Резерв
picture-deck = Карт в колоде: { $cards }.
picture-pile = «{ $card }»: число { $rolls }, цена { $cost }, осталось { $left }.
picture-city = «{ $card }» ×{ $copies }: число { $rolls }.
picture-landmark = «{ $card }»: ещё не построено, цена { $cost }.
picture-landmark-built = «{ $card }»: построено.
picture-coins = { $player }: монет — { $coins }.
picture-turn = { $player }: сейчас ходит.
picture-waits = { $player } решает…
