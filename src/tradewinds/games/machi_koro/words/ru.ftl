### Мачи Коро по-русски.
###
### Падежи названий карт: без пометки — именительный, .gen — родительный, .acc — винительный.

title = Мачи Коро
chart-coins = Монеты по ходам
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

## Количество монет (.gen — родительный, .acc — винительный, .dat — дательный)

coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
    .acc =
        { $coins ->
            [one] { $coins } монету
            [few] { $coins } монеты
           *[many] { $coins } монет
        }
    .dat =
        { $coins ->
            [one] { $coins } монете
            [few] { $coins } монеты
           *[many] { $coins } монет
        }
cost =
    { $cost ->
        [one] { $cost } монета
        [few] { $cost } монеты
       *[many] { $cost } монет
    }
    .acc =
        { $cost ->
            [one] { $cost } монету
            [few] { $cost } монеты
           *[many] { $cost } монет
        }
missing =
    { $missing ->
        [one] { $missing } монета
        [few] { $missing } монеты
       *[many] { $missing } монет
    }
    .gen =
        { $missing ->
            [one] { $missing } монеты
           *[many] { $missing } монет
        }

## Что делает каждая карта

about-card = { $colour } · число { $rolls } · цена { $cost } · значок: { $icon }
about-landmark = Достопримечательность · цена { $cost }
deck = Колода

effect-bank-anyone = В ход любого игрока банк платит вам { coins.acc }.
effect-bank-own = В ваш ход банк платит вам { coins.acc }.
effect-bank-own-icon = В ваш ход банк платит вам по { coins.dat } за каждую вашу карту со значком { $icon-gen }.
effect-bank-own-card = В ваш ход банк платит вам по { coins.dat } за каждую вашу карту «{ $card }».
effect-roller = Соперник, выбросивший это число, платит вам { coins.acc }.
effect-opponents = В ваш ход каждый соперник платит вам { coins.acc }.
effect-opponents-icon = В ваш ход каждый соперник платит вам по { coins.dat } за каждую свою карту со значком { $icon-gen }.
effect-one-opponent = В ваш ход один соперник по вашему выбору платит вам { coins.acc }.
effect-half = В ваш ход каждый соперник, у которого { coins } или больше, отдаёт вам половину, округлённую вниз.
effect-exchange = В свой ход вы можете обменять одно своё предприятие на предприятие соперника. Фиолетовые карты обменивать нельзя.
effect-catch = В ход любого игрока тот, кто ходит, бросает 2 кубика — один раз на всех. Банк платит вам их сумму за каждый ваш «{ card-tuna-boat }».
effect-needs = Действует, только если у вас есть «{ $card }».
effect-needed = «{ $card }» без этой карты не действует.
effect-mall = +{ coins }, если у вас есть «{ card-shopping-mall }».
effect-mall-each = +{ coins } за каждую из них, если у вас есть «{ card-shopping-mall }».
effect-major = В городе — только одна фиолетовая карта каждого вида.
effect-train-station = В свой ход вы решаете, сколько кубиков бросать: 1 или 2.
effect-shopping-mall = Каждая ваша карта со значком { $icon-gen }, срабатывая, приносит на { coins.acc } больше.
effect-amusement-park = Если вы выбросили дубль, после этого хода вы ходите ещё раз.
effect-radio-tower = Раз за ход вы можете перебросить свои кубики.
effect-harbor = Если вы выбросили в сумме { $from } или больше, вы можете добавить { $adds }.
effect-airport = Если в свой ход вы ничего не строите, банк платит вам { coins.acc }.
effect-town-hall = Если перед строительством у вас нет монет, банк даёт вам { coins.acc }.

## Цвета и значки

colour-blue = Синяя
colour-green = Зелёная
colour-red = Красная
colour-purple = Фиолетовая

icon-wheat = Колос
    .gen = колоса
icon-cow = Корова
    .gen = коровы
icon-gear = Шестерёнка
    .gen = шестерёнки
icon-bread = Хлеб
    .gen = хлеба
icon-factory = Фабрика
    .gen = фабрики
icon-fruit = Фрукты
    .gen = фруктов
icon-cup = Чашка
    .gen = чашки
icon-tower = Башня
    .gen = башни
icon-boat = Судно
    .gen = судна
icon-cup-bread = Чашка или Хлеб
    .gen = чашки или хлеба

## Что решается

phase-start = Кто начинает?
phase-market = Какая карта попадёт в резерв?
phase-roll = Сколько кубиков бросите?
phase-dice = Что выпадет на кубиках?
phase-reroll = Оставите результат или перебросите кубики?
phase-harbor = Добавите к сумме («{ card-harbor }»)?
phase-catch = Каким будет улов?
phase-victim = Кто заплатит за ваш «{ card-tv-station }»?
phase-give = Какую карту отдадите?
phase-take = Какую карту возьмёте взамен?
phase-build = Что построите?
phase-over = Игра окончена.
question-reroll = Выпало { $roll }: оставите результат или перебросите кубики?
question-harbor = Выпало { $roll }: добавите { $adds } к сумме («{ card-harbor }»)?

## Варианты игры

option-plus = Мачи Коро Плюс
option-plus-about =
    Добавляет карты дополнения: «{ card-town-hall }», «{ card-harbor }», «{ card-airport }» и { $establishments ->
        [one] { $establishments } вид предприятий
        [few] { $establishments } вида предприятий
       *[many] { $establishments } видов предприятий
    }. Для победы нужно построить { $landmarks ->
        [one] { $landmarks } достопримечательность
        [few] { $landmarks } достопримечательности
       *[many] { $landmarks } достопримечательностей
    }, а не { $before }.
option-limited_market = Ограниченный резерв
option-limited_market-about =
    Одновременно открыто только { $kinds ->
        [one] { $kinds } вид
        [few] { $kinds } вида
       *[many] { $kinds } видов
    } предприятий; остальные карты ждут в колоде и попадают в резерв, когда какой-то вид раскуплен.
option-reroll_any_dice = Свободный переброс
option-reroll_any_dice-about = «{ card-radio-tower }» позволяет перебросить и другое число кубиков, чем в первый раз.
option-unclog_market = Обновление резерва
option-unclog_market-about = Фиолетовая карта, которая уже есть у всех игроков, уходит из ограниченного резерва и освобождает место для другого вида.
option-random_start = Случайный первый игрок
option-random_start-about = Кто начинает, решает случай; иначе начинает первое место за столом.

## Ходы

move-begin = Начинает { $player }
move-die = На кубике { $number }
move-deal = В резерв попадает «{ $card }»
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
move-build = Построить «{ $card-acc }» ({ cost })
caution-idle = Пока не действует: у вас нет карты «{ $card }».

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
refusal-tv-station-idle = «{ card-tv-station }» не сработал в этот бросок.
refusal-not-yourself = Выберите соперника, а не себя.
refusal-needs-business-center = Для этого нужен «{ card-business-center }»: вы его ещё не построили.
refusal-business-center-idle = «{ card-business-center }» не сработал в этот бросок.
refusal-offer-first = Сначала выберите карту, которую отдаёте.
refusal-nothing-to-take = Ни у кого нет карты, которую можно было бы взять взамен.
refusal-card-not-yours = У вас нет «{ $card-gen }».
refusal-card-not-theirs = У соперника нет такой карты: «{ $card }» ({ $player }).
refusal-sold-out = В резерве больше нет «{ $card-gen }»: этот вид раскуплен.
refusal-not-in-market = В резерве сейчас нет «{ $card-gen }»: карты ещё в колоде.
refusal-one-of-a-kind = У вас уже есть «{ $card }»: в городе может быть только одно крупное предприятие каждого вида.
refusal-already-built = «{ $card-acc }» вы уже построили.
refusal-coins-missing = «{ $card }» стоит { cost.acc }: вам не хватает { missing.gen }.

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
event-pays = { $payee } получает { coins.acc } за «{ $card-acc }»: платит { $payer }.
event-pays-part = { $payee } получает { coins.acc } за «{ $card-acc }»: { $payer } платит всё, что есть, остаток долга ({ missing }) списан.
event-pays-nothing = { $payee } ничего не получает за «{ $card-acc }»: { $payer } без монет, долг ({ missing }) списан.
event-earns =
    { $player } получает { coins.acc } из банка за «{ $card-acc }»{ $copies ->
        [1] { "" }
       *[other] { " " }×{ $copies }
    }.
event-catches = { $player } бросает кубики на улов: { $first } + { $second } = { $total }.
event-chooses-victim = { $player } выбирает, кто платит за «{ card-tv-station.acc }»: { $victim }.
event-exchanges = Обмен («{ card-business-center }»): { $player } отдаёт «{ $given-acc }», { $opponent } отдаёт «{ $taken-acc }».
event-declines = { $player } не обменивается картами («{ card-business-center }»).
event-town-hall = { $player } остаётся без монет и получает { coins.acc } из банка («{ card-town-hall }»).
event-builds = { $player } строит «{ $card-acc }» за { cost.acc }.
event-builds-landmark = { $player } строит «{ $card-acc }» за { cost.acc }: достопримечательность { $built } из { $needed }.
event-passes = { $player } ничего не строит.
event-dealt = Из колоды в резерв попадает «{ $card }».
event-removed =
    Из резерва { $copies ->
        [one] уходит { $copies } карта
        [few] уходят { $copies } карты
       *[many] уходит { $copies } карт
    } «{ $card }»: такая уже есть у всех.
event-extra-turn = { $player } ходит ещё раз за дубль («{ card-amusement-park }»).
event-wins = { $player } побеждает!


# The table in a terminal

terminal-blue = Синие · в ход любого
terminal-green = Зелёные · только в ваш ход
terminal-red = Красные · в ход соперников
terminal-purple = Фиолетовые · по одной
terminal-roller = с бросившего
terminal-opponents = с каждого соперника
terminal-one-opponent = с одного соперника
terminal-left = В резерве: { $left }
terminal-ask = Карта (? резерв)
terminal-roll = Число
terminal-card = Карта
terminal-brings = Приносит
terminal-cost = Цена
terminal-on-offer = Остаток
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

## Score and end of the game

trigger-landmarks = Больше всего достопримечательностей

## The rules, chapter by chapter

guide-aim = О чём эта игра
guide-aim-start = Каждый управляет городком, в котором сначала есть «{ $one }», «{ $two }» и { $coins }.
guide-aim-win =
    Достопримечательности каждого города ещё не построены. Кто первым построит все свои, сразу побеждает: { $base } в основной игре, { $plus } с дополнением.
guide-turn = Ваш ход
guide-turn-roll = Сначала бросьте один кубик или два, если у вас есть «{ card-train-station }» и вы этого хотите.
guide-turn-income = Затем во всех городах действуют предприятия с выпавшим числом — так, как говорит их цвет.
guide-turn-build = В конце постройте что-то одно, если можете заплатить: предприятие из резерва или свою достопримечательность. Или ничего не стройте.
guide-colours = Что означают цвета
guide-blue = Синие действуют в ход любого игрока: владельцу платит банк.
guide-green = Зелёные действуют только в ход владельца: платит банк.
guide-red = Красные действуют в ход других: владельцу платит тот, кто бросал, насколько хватит монет.
guide-purple = Фиолетовые действуют в ход владельца, и в городе может быть лишь одна карта каждого вида.
guide-order = Сначала платят за красные карты, по кругу против порядка ходов; затем действуют синие и зелёные; в конце фиолетовые.
guide-establishments = Предприятия
guide-landmarks = Достопримечательности
guide-plus = Дополнение

## What a turn is made of

stage-roll = Бросить
stage-roll-about = Кубики решают, какие карты действуют. На одном выпадают лишь малые числа, на двух — чаще средние.
stage-choose = Выбрать
stage-choose-about = Фиолетовая карта даёт вам выбор. Берите у того, кто впереди.
stage-build = Строить
stage-build-about = Покупайте карты, числа которых выпадают часто, и по нескольку одинаковых, ведь их доход складывается. С постоянным доходом копите на достопримечательности.
