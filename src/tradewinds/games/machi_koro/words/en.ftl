### Machi Koro in English.

title = Machi Koro
chart-coins = Coins by turn
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

## Amounts of coins

coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
cost =
    { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }
missing =
    { $missing ->
        [one] { $missing } coin
       *[other] { $missing } coins
    }

## What each card does

about-card = { $colour } · number { $rolls } · cost { $cost } · icon: { $icon }
about-landmark = Landmark · cost { $cost }
deck = Deck

effect-bank-anyone = On anyone’s turn, the bank pays you { coins }.
effect-bank-own = On your turn, the bank pays you { coins }.
effect-bank-own-icon = On your turn, the bank pays you { coins } for each of your cards with the { $icon } icon.
effect-bank-own-card = On your turn, the bank pays you { coins } for each { $card } you have.
effect-roller = An opponent who rolls this number pays you { coins }.
effect-opponents = On your turn, each opponent pays you { coins }.
effect-opponents-icon = On your turn, each opponent pays you { coins } for each of their cards with the { $icon } icon.
effect-one-opponent = On your turn, one opponent of your choice pays you { coins }.
effect-half = On your turn, each opponent with { coins } or more pays you half of them, rounded down.
effect-exchange = On your turn, you may exchange one of your establishments for one of an opponent’s. Purple ones are never exchanged.
effect-catch = On anyone’s turn, the player whose turn it is rolls 2 dice, once for all boats. The bank pays you their total for each of your boats.
effect-needs = Works only with a { $card }.
effect-needed = { $card } works only with it.
effect-mall = +{ coins } with { card-shopping-mall }.
effect-mall-each = +{ coins } for each of them with { card-shopping-mall }.
effect-major = Only one of each purple kind in a city.
effect-train-station = On your turn, you choose whether to roll 1 die or 2 dice.
effect-shopping-mall = Each of your cards with the { $icon } icon brings you { coins } more whenever it works.
effect-amusement-park = If you roll doubles, you take one more turn after this one.
effect-radio-tower = Once a turn, you may roll your dice again.
effect-harbor = If your dice total { $from } or more, you may add { $adds }.
effect-airport = If you build nothing on your turn, the bank pays you { coins }.
effect-town-hall = If you have no coins when it is time to build, the bank gives you { coins }.

## Colours and icons

colour-blue = Blue
colour-green = Green
colour-red = Red
colour-purple = Purple

icon-wheat = Wheat
icon-cow = Cow
icon-gear = Gear
icon-bread = Bread
icon-factory = Factory
icon-fruit = Fruit
icon-cup = Cup
icon-tower = Tower
icon-boat = Boat
icon-cup-bread = Cup or Bread

## What is being decided

phase-start = Who starts?
phase-market = Which card comes to the market?
phase-roll = How many dice will you roll?
phase-dice = What do the dice show?
phase-reroll = Will you keep the roll or roll again?
phase-harbor = Will you add to the total with your { card-harbor }?
phase-catch = How big is the catch?
phase-victim = Who pays for your { card-tv-station }?
phase-give = Which card will you give away?
phase-take = Which card will you take for it?
phase-build = What will you build?
phase-over = The game is over.
question-reroll = You rolled { $roll }: keep it or roll again?
question-harbor = You rolled { $roll }: will you add { $adds } with your { card-harbor }?

## Options

option-plus = Machi Koro Plus
option-plus-about =
    Adds the cards of Plus: { card-town-hall }, { card-harbor }, { card-airport } and { $establishments ->
        [one] { $establishments } kind of establishment
       *[other] { $establishments } kinds of establishments
    }. You win with { $landmarks ->
        [one] { $landmarks } landmark
       *[other] { $landmarks } landmarks
    } instead of { $before }.
option-limited_market = Limited market
option-limited_market-about =
    Only { $kinds ->
        [one] { $kinds } kind of establishment is
       *[other] { $kinds } kinds of establishments are
    } on offer; the other cards wait in a deck and come up as kinds sell out.
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
move-build = Build { $card } ({ cost })
caution-idle = It does nothing yet: you have no { $card }.

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
refusal-needs-train-station = You need a { card-train-station } to roll 2 dice.
refusal-needs-radio-tower = You need a { card-radio-tower } to roll again.
refusal-rerolled-already = You have already used { card-radio-tower } this turn.
refusal-same-dice = { card-radio-tower } rolls the same number of dice again: { $dice }.
refusal-dice-accepted = The roll stands: it is too late to change it.
refusal-needs-harbor = You need a { card-harbor } to add to the total.
refusal-total-too-low = { card-harbor } requires a total of { $needed } or more: you rolled { $total }.
refusal-needs-tv-station = You need a { card-tv-station } for that.
refusal-tv-station-idle = Your { card-tv-station } was not activated by this roll.
refusal-not-yourself = Choose an opponent, not yourself.
refusal-needs-business-center = You need a { card-business-center } for that.
refusal-business-center-idle = Your { card-business-center } was not activated by this roll.
refusal-offer-first = First choose the card that you give away.
refusal-nothing-to-take = Nobody has a card that you could take for it.
refusal-card-not-yours = You have no { $card }.
refusal-card-not-theirs = { $player } has no { $card }.
refusal-sold-out = { $card } is sold out.
refusal-not-in-market = { $card } is not in the market now: it is still in the deck.
refusal-one-of-a-kind = You already have { $card }: a city holds one of each purple kind.
refusal-already-built = You have already built { $card }.
refusal-coins-missing = { $card } costs { cost }: you are { $missing } short.

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
event-pays = { $payee } gets { coins } from { $payer } ({ $card }).
event-pays-part = { $payee } gets { coins } from { $payer } ({ $card }). { $payer } has no more: the debt of { missing } is written off.
event-pays-nothing = { $payee } gets nothing from { $payer } ({ $card }): { $payer } has no coins, and the debt of { missing } is written off.
event-earns =
    { $player } gets { coins } from the bank for { $card }{ $copies ->
        [1] { "" }
       *[other] { " " }×{ $copies }
    }.
event-catches = { $player } rolls for the boats: { $first } + { $second } = { $total }.
event-chooses-victim = { $player } chooses who pays for { card-tv-station }: { $victim }.
event-exchanges = { card-business-center }: { $player } gives { $given } to { $opponent } and takes { $taken }.
event-declines = { $player } exchanges nothing ({ card-business-center }).
event-town-hall = { $player } has no coins and gets { coins } from the bank ({ card-town-hall }).
event-builds = { $player } builds { $card } for { cost }.
event-builds-landmark = { $player } builds { $card } for { cost }: landmark { $built } of { $needed }.
event-passes = { $player } builds nothing.
event-dealt = { $card } comes from the deck to the market.
event-removed =
    { $copies ->
        [one] { $copies } copy of { $card } leaves
       *[other] { $copies } copies of { $card } leave
    } the market: everyone has one.
event-extra-turn = { $player } takes another turn for doubles ({ card-amusement-park }).
event-wins = { $player } wins!


# The table in a terminal

terminal-blue = Blue · on anyone’s turn
terminal-green = Green · on your own turn
terminal-red = Red · on opponents’ turns
terminal-purple = Purple · one of each
terminal-roller = from the roller
terminal-opponents = from each opponent
terminal-one-opponent = from one opponent
terminal-left = On offer: { $left }
terminal-ask = Card (? market)
terminal-roll = Roll
terminal-card = Card
terminal-brings = Brings
terminal-cost = Cost
terminal-on-offer = Left
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

## Score and end of the game

trigger-landmarks = Most landmarks

## The rules, chapter by chapter

guide-aim = What it is about
guide-aim-start = Everyone runs a small city that begins with { $one }, { $two } and { $coins }.
guide-aim-win =
    Landmarks lie face down in every city. Whoever is first to have built all of theirs wins at once: { $base } in the base game, { $plus } with Plus.
guide-turn = Your turn
guide-turn-roll = First roll one die, or two if your { card-train-station } is built and you like.
guide-turn-income = Then every establishment with the number you rolled works, in all cities, as its colour says.
guide-turn-build = Finally, build one thing if you can pay for it: an establishment from the market, or one of your landmarks. Or build nothing.
guide-colours = What the colours mean
guide-blue = Blue works on everyone’s turn: the bank pays its owner.
guide-green = Green works on its owner’s own turn: the bank pays.
guide-red = Red works on the turns of others: whoever rolled pays its owner, as far as their coins go.
guide-purple = Purple works on its owner’s own turn, and a city has only one of each kind.
guide-order = First the red cards are paid, around the table against the order of play; then the blue and green ones; then the purple ones.
guide-establishments = Establishments
guide-landmarks = Landmarks
guide-plus = Machi Koro Plus

## What a turn is made of

stage-roll = Roll
stage-roll-about = The dice decide which cards work. One die reaches the low numbers only, two dice mostly the middle ones.
stage-choose = Choose
stage-choose-about = A purple card lets you choose. Take from whoever is ahead.
stage-build = Build
stage-build-about = Buy cards whose numbers come up often, and several of a kind, for they add up. With a steady income, save for landmarks.
