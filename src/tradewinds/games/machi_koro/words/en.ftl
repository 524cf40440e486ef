### Machi Koro in English.

title = Machi Koro
score =
    { $count ->
        [one] { $count } landmark
       *[other] { $count } landmarks
    }
summary = Roll the dice, collect the income of your city, and be the first to build all its landmarks.

## Cards

card-wheat-field = Wheat Field
card-ranch = Ranch
card-forest = Forest
card-mine = Mine
card-apple-orchard = Apple Orchard
card-bakery = Bakery
card-convenience-store = Convenience Store
card-cheese-factory = Cheese Factory
card-furniture-factory = Furniture Factory
card-fruit-market = Fruit and Vegetable Market
card-cafe = Café
card-family-restaurant = Family Restaurant
card-stadium = Stadium
card-tv-station = TV Station
card-business-center = Business Center
card-flower-garden = Flower Orchard
card-mackerel-boat = Mackerel Boat
card-tuna-boat = Tuna Boat
card-flower-shop = Flower Shop
card-food-warehouse = Food Warehouse
card-sushi-bar = Sushi Bar
card-pizza-joint = Pizza Joint
card-hamburger-stand = Hamburger Stand
card-publisher = Publisher
card-tax-office = Tax Office
card-town-hall = Town Hall
card-train-station = Train Station
card-shopping-mall = Shopping Mall
card-amusement-park = Amusement Park
card-radio-tower = Radio Tower
card-harbor = Harbor
card-airport = Airport

## What each card does

effect-wheat-field = On anyone's turn, the bank pays you 1 coin.
effect-ranch = On anyone's turn, the bank pays you 1 coin.
effect-forest = On anyone's turn, the bank pays you 1 coin.
effect-mine = On anyone's turn, the bank pays you 5 coins.
effect-apple-orchard = On anyone's turn, the bank pays you 3 coins.
effect-bakery = On your turn, the bank pays you 1 coin. With { card-shopping-mall }, 1 more.
effect-convenience-store = On your turn, the bank pays you 3 coins. With { card-shopping-mall }, 1 more.
effect-cheese-factory = On your turn, the bank pays you 3 coins for each of your cards with a cow.
effect-furniture-factory = On your turn, the bank pays you 3 coins for each of your cards with a gear.
effect-fruit-market = On your turn, the bank pays you 2 coins for each of your cards with wheat.
effect-cafe = An opponent who rolls this number pays you 1 coin. With your { card-shopping-mall }, 1 more.
effect-family-restaurant = An opponent who rolls this number pays you 2 coins. With your { card-shopping-mall }, 1 more.
effect-stadium = On your turn, each opponent pays you 2 coins.
effect-tv-station = On your turn, an opponent of your choice pays you 5 coins.
effect-business-center = On your turn, you may exchange one of your establishments for one of an opponent's. Purple ones are never exchanged.
effect-flower-garden = On anyone's turn, the bank pays you 1 coin.
effect-mackerel-boat = On anyone's turn, if you have { card-harbor }, the bank pays you 3 coins.
effect-tuna-boat = On anyone's turn, the player whose turn it is rolls 2 dice, once for all boats. If you have { card-harbor }, the bank pays you their total for each of your boats.
effect-flower-shop = On your turn, the bank pays you 1 coin for each { card-flower-garden } you have. With { card-shopping-mall }, 1 more for each of them.
effect-food-warehouse = On your turn, the bank pays you 2 coins for each of your cards with a cup.
effect-sushi-bar = If you have { card-harbor }, an opponent who rolls this number pays you 3 coins. With your { card-shopping-mall }, 1 more.
effect-pizza-joint = An opponent who rolls this number pays you 1 coin. With your { card-shopping-mall }, 1 more.
effect-hamburger-stand = An opponent who rolls this number pays you 1 coin. With your { card-shopping-mall }, 1 more.
effect-publisher = On your turn, each opponent pays you 1 coin for each card with a cup or bread in their city.
effect-tax-office = On your turn, each opponent with 10 coins or more pays you half of them, rounded down.
effect-town-hall = If you have no coins when it is time to build, the bank gives you 1 coin.
effect-train-station = On your turn, you choose whether to roll 1 die or 2 dice.
effect-shopping-mall = Each of your cards with a cup or bread brings you 1 coin more whenever it works.
effect-amusement-park = If you roll doubles, you take one more turn after this one.
effect-radio-tower = Once a turn, you may roll your dice again.
effect-harbor = If your dice total 10 or more, you may add 2. Boats and { card-sushi-bar } work only with { card-harbor }.
effect-airport = If you build nothing on your turn, the bank pays you 10 coins.

## Colours and icons

colour-blue = Blue: the bank pays the owner on anyone's turn.
colour-green = Green: the bank pays the owner on the owner's turn only.
colour-red = Red: whoever rolled the number pays the owner.
colour-purple = Purple, a major establishment: works on the owner's turn at the opponents' expense. One of each kind in a city.

icon-wheat = Wheat
icon-cow = Cow
icon-gear = Gear
icon-bread = Bread
icon-factory = Factory
icon-fruit = Fruit
icon-cup = Cup
icon-tower = Tower
icon-boat = Boat

## What is being decided

phase-start = Who starts?
phase-market = Which card comes to the market?
phase-roll = How many dice will you roll?
phase-dice = What do the dice show?
phase-reroll = Will you keep the roll or roll again?
phase-harbor = Will you add 2 to the total?
phase-catch = How big is the catch?
phase-victim = Who pays for your { card-tv-station }?
phase-give = Which card will you give away?
phase-take = Which card will you take for it?
phase-build = What will you build?
phase-over = The game is over.

## Options

option-plus = Machi Koro Plus
option-plus-about = Adds the cards of Plus: { card-town-hall }, { card-harbor }, { card-airport } and ten establishments. Six landmarks win instead of four.
option-limited_market = Limited market
option-limited_market-about = Only ten kinds of establishments are on offer; the other cards wait in a deck and come up as kinds sell out.
option-reroll_any_dice = Reroll any dice
option-reroll_any_dice-about = With { card-radio-tower } you may roll again with another number of dice than the first time.
option-unclog_market = Unclogged market
option-unclog_market-about = In the limited market, a purple card that every player already has leaves the market and makes room for another kind.
option-random_start = Random first player
option-random_start-about = Chance decides who starts; otherwise the first seat does.

## Moves

move-begin = { $player } starts
move-die = The die shows { $number }
move-deal = { $card } comes to the market
move-roll =
    Roll { $number ->
        [one] { $number } die
       *[other] { $number } dice
    }
move-keep = Keep the roll
move-reroll =
    Roll { $number ->
        [one] { $number } die
       *[other] { $number } dice
    } again
move-add =
    { $number ->
        [0] Leave the total as it is
       *[other] Add { $number } to the total
    }
move-tv = Take coins from { $player }
move-decline = Exchange nothing
move-give = Give away { $card }
move-take = Take { $card } from { $player }
move-pass = Build nothing
move-build =
    Build { $card } ({ $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    })

## Refusals

refusal-game-over = The game is over.
refusal-only-chance = That is for chance to decide, not for a player.
refusal-chance-decides = Chance decides now: the dice or the next card come first.
refusal-no-such-chance = Chance cannot decide that now.
refusal-no-such-player = { $player } is not at this table: { $players } are playing.
refusal-not-in-this-game = { $card } belongs to Plus, and this game is played without it.
refusal-not-in-deck = There is no { $card } left in the deck.
refusal-dice-first = Roll the dice first.
refusal-choice-first = Another decision comes first. { $choice }
refusal-dice-rolled = The dice have already been rolled this turn.
refusal-needs-train-station = Rolling 2 dice takes { card-train-station }: you have not built it.
refusal-needs-radio-tower = Rolling again takes { card-radio-tower }: you have not built it.
refusal-rerolled-already = You have already used { card-radio-tower } this turn.
refusal-same-dice = { card-radio-tower } rolls the same number of dice again: { $dice }.
refusal-dice-accepted = The roll stands: it is too late to change it.
refusal-needs-harbor = Adding to the total takes { card-harbor }: you have not built it.
refusal-total-too-low = { card-harbor } needs a total of { $needed } or more: you rolled { $total }.
refusal-needs-tv-station = That takes { card-tv-station }: you have not built it.
refusal-tv-station-idle = { card-tv-station } is not working now.
refusal-not-yourself = Choose an opponent, not yourself.
refusal-needs-business-center = That takes { card-business-center }: you have not built it.
refusal-business-center-idle = { card-business-center } is not working now.
refusal-offer-first = First choose the card that you give away.
refusal-card-not-yours = You have no { $card }.
refusal-card-not-theirs = { $player } has no { $card }.
refusal-sold-out = { $card } is sold out.
refusal-not-in-market = { $card } is not in the market now: it is still in the deck.
refusal-one-of-a-kind = You already have { $card }: a city holds one of each purple kind.
refusal-already-built = You have already built { $card }.
refusal-coins-missing =
    { $card } costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }: you are { $missing } short.

## What happened

event-begins = { $player } starts.
event-rolls-one = { $player } rolls a { $total }.
event-rolls-two = { $player } rolls { $first } + { $second } = { $total }.
event-rolls-doubles = { $player } rolls doubles: { $first } + { $second } = { $total }.
event-keeps = { $player } keeps the roll: { $total }.
event-rerolls =
    { $player } rolls { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } again ({ card-radio-tower }).
event-adds = { $player } adds { $added }: the total is { $total } ({ card-harbor }).
event-adds-nothing = { $player } leaves the total at { $total } ({ card-harbor }).
event-pays =
    { $payer } pays { $payee } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for { $card }.
event-pays-part =
    { $payer } pays { $payee } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for { $card } and has no more: { $missing ->
        [one] { $missing } coin is
       *[other] { $missing } coins are
    } written off.
event-earns =
    { $player } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from the bank for { $card }{ $copies ->
        [1] { "" }
       *[other] { " " }×{ $copies }
    }.
event-catches = { $player } rolls for the boats: { $first } + { $second } = { $total }.
event-chooses-victim = { $player } chooses who pays for { card-tv-station }: { $victim }.
event-exchanges = { card-business-center }: { $player } gives { $given } to { $opponent } and takes { $taken }.
event-declines = { $player } exchanges nothing ({ card-business-center }).
event-town-hall =
    { $player } has no coins and gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from the bank ({ card-town-hall }).
event-builds =
    { $player } builds { $card } for { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }.
event-builds-landmark =
    { $player } builds { $card } for { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }: landmark { $built } of { $needed }.
event-passes = { $player } builds nothing.
event-dealt = { $card } comes from the deck to the market.
event-removed =
    { $copies ->
        [one] { $copies } card of { $card } leaves
       *[other] { $copies } cards of { $card } leave
    } the market: everyone has one.
event-extra-turn = { $player } takes another turn for doubles ({ card-amusement-park }).
event-wins = { $player } wins!


# The table in a terminal

terminal-blue = Blue · on anyone’s turn
terminal-green = Green · on your own turn
terminal-red = Red · on opponents’ turns
terminal-purple = Purple · one of each
terminal-landmarks = Landmarks
terminal-opponents = from each
terminal-one-opponent = from one
terminal-card = Number { $rolls } · cost { $cost } · { $icon } · { $left } on offer
terminal-landmark = Landmark · cost { $cost }
terminal-deck =
    { $cards ->
        [one] { $cards } card is
       *[other] { $cards } cards are
    } left in the deck.
terminal-removed =
    { $cards ->
        [one] { $cards } card was
       *[other] { $cards } cards were
    } taken out of the market.


# What the picture tells a screen reader

picture-market = Market
picture-deck = Cards in the deck: { $cards }.
picture-pile = { $card }: number { $rolls }, cost { $cost }, { $left } left.
picture-city = { $card } ×{ $copies }: number { $rolls }.
picture-landmark = { $card }: not built, cost { $cost }.
picture-landmark-built = { $card }: built.
picture-coins = { $player }: coins: { $coins }.
picture-turn = { $player }: it is their turn.
picture-waits = { $player } is deciding…
