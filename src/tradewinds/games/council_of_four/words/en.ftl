### The Council of Four in English.
###
### Forms of names. Regions and councils: .the stands inside a sentence. Regions and groups of cities: .in - in all of
### them, .low and .single - of one city. Colours: .low - the word in a list, .card - a card, .councillor - a councillor.
### Maps: .name - the map alone. Permit tiles go by the letters of their cities, and their names where there is room.

title = The Council of Four
chart-coins = Coins by turn
score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
summary = Win the favour of the councils, gather permits, and spread your merchants over the cities of the empire.

## Cities

city-arkon = Arkon
city-burgen = Burgen
city-castrum = Castrum
city-dorful = Dorful
city-esti = Esti
city-framek = Framek
city-graden = Graden
city-hellar = Hellar
city-indur = Indur
city-juvelar = Juvelar
city-kultos = Kultos
city-lyram = Lyram
city-merkatim = Merkatim
city-naris = Naris
city-osium = Osium

## Regions, groups of cities, councils

region-coast = Coast
    .the = the coast
    .low = coast
    .in = in all cities of the coast
region-valley = Valley
    .the = the valley
    .low = valley
    .in = in all cities of the valley
region-mountains = Mountains
    .the = the mountains
    .low = mountains
    .in = in all cities of the mountains
group-gold = Gold cities
    .in = in all gold cities
    .single = gold city
group-silver = Silver cities
    .in = in all silver cities
    .single = silver city
group-bronze = Bronze cities
    .in = in all bronze cities
    .single = bronze city
group-iron = Iron cities
    .in = in all iron cities
    .single = iron city
council-coast = Council of the coast
    .the = the council of the coast
council-valley = Council of the valley
    .the = the council of the valley
council-mountains = Council of the mountains
    .the = the council of the mountains
council-queen = Queen’s council
    .the = the queen’s council

## Colours of cards and councillors

colour-white = White
    .low = white
    .card = a white card
    .councillor = a white councillor
colour-black = Black
    .low = black
    .card = a black card
    .councillor = a black councillor
colour-orange = Orange
    .low = orange
    .card = an orange card
    .councillor = an orange councillor
colour-purple = Purple
    .low = purple
    .card = a purple card
    .councillor = a purple councillor
colour-blue = Blue
    .low = blue
    .card = a blue card
    .councillor = a blue councillor
colour-pink = Pink
    .low = pink
    .card = a pink card
    .councillor = a pink councillor
colour-joker = Joker
    .low = joker
    .card = a joker

## Bonuses

bonus-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
bonus-servants =
    { $count ->
        [one] { $count } servant
       *[other] { $count } servants
    }
bonus-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
bonus-cards =
    { $count ->
        [one] { $count } politics card
       *[other] { $count } politics cards
    }
bonus-nobility =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } on the nobility track
bonus-main =
    { $count ->
        [one] { $count } more main action
       *[other] { $count } more main actions
    }
bonus-token =
    { $count ->
        [one] the bonus of one of your city tokens
       *[other] the bonuses of { $count } different city tokens of yours
    }
bonus-permit =
    { $count ->
        [one] a permit tile for free
       *[other] { $count } permit tiles for free
    }
bonus-again =
    { $count ->
        [one] the bonuses of one of your permit tiles again
       *[other] the bonuses of { $count } of your permit tiles again
    }

## What things are and do

permit =
    { $letters } ({ $one }{ $cities ->
        [1] { "" }
       *[other] , { $two }
    }{ $cities ->
        [3] , { $three }
       *[other] { "" }
    })
thing-coins = Coins
thing-servants = Servants
thing-points = Points
thing-cards = Politics cards
thing-nobility = Nobility track
thing-main = Another main action
thing-mains = Main actions
thing-quick = Quick action
thing-token = City token
thing-permit = Permit tile for free
thing-again = Bonuses again
thing-permits = Permit tiles
thing-queen = Queen
thing-councils = Councils
thing-reserve = Councillors in the reserve
thing-merchants = Merchants
thing-neutral = Neutral merchants
thing-rewards = Reward tiles
thing-queen_rewards = Queen’s reward tiles
thing-end = End of the game
effect-coins = Coins pay for councils, for moving the queen and for hiring servants.
effect-coins-end = The coin track ends at { $end }: coins beyond it are lost, unless you play with endless coins.
effect-servants = Servants pay for quick actions.
effect-servants-fee = When you place a merchant, return a servant for each merchant of other players in that city.
effect-points = Whoever has the most points at the end wins.
effect-points-tie = If tied, whoever has more servants and politics cards together.
effect-cards = Draw a card at the start of each turn. Use cards to satisfy councils.
effect-cards-deck =
    The deck has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of each colour and { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    }.
effect-cards-shuffle = When the deck runs out, the discard pile is shuffled into a new one.
effect-joker =
    A joker counts as a card of any colour when you satisfy a council, and costs { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } more.
effect-colour =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and { $councillors ->
        [one] { $councillors } councillor
       *[other] { $councillors } councillors
    } have this colour. Use its cards to satisfy its councillors.
effect-nobility = Permit tiles and city tokens advance you on this track. Some spaces bring a bonus when you reach them:
effect-space = Space { $space }: { $bonuses }.
effect-nobility-end =
    At the end, whoever is first on the nobility track gets { $first ->
        [one] { $first } point
       *[other] { $first } points
    }, whoever is second { $second }.
effect-main = You may take one more main action this turn.
effect-mains = Take one each turn:
effect-mains-elect =
    Elect a councillor and get { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
effect-mains-permit = Satisfy the council of a region and take one of its face-up permit tiles.
effect-mains-place = Place a merchant with a permit tile.
effect-mains-queen = Satisfy the queen’s council, move the queen and place a merchant where she ends.
effect-quick = If you like, take one each turn, before or after a main action:
effect-quick-hire =
    Hire a servant for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
effect-quick-change =
    Change the face-up permit tiles of a region for { $servants ->
        [one] { $servants } servant
       *[other] { $servants } servants
    }.
effect-quick-send =
    Elect a councillor for { $servants ->
        [one] { $servants } servant
       *[other] { $servants } servants
    }, without getting coins.
effect-quick-extra =
    Take another main action for { $servants ->
        [one] { $servants } servant
       *[other] { $servants } servants
    }.
effect-token = When you place a merchant, you get the bonuses of the city’s token and of every city of yours connected to it.
effect-token-nobility = On the nobility track, this sign brings the bonus of a token in one of your cities, but of none that advances you on the nobility track.
effect-permit = You may take any face-up permit tile without paying for it.
effect-again = Take the bonuses of one of your permit tiles again, even of a used one.
effect-permits = When you take a permit tile, you get its bonuses at once.
effect-permits-use = A permit tile lets you place one merchant in one of the cities whose letters it shows. Then it is turned over.
effect-permits-end =
    At the end, whoever has the most permit tiles, used ones included, gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
effect-permit-bonuses = Bonuses: { $bonuses }.
effect-queen =
    Satisfy her council and move her along the roads to a city ({ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } a road), or leave her where she is. You place a merchant there without a permit tile.
effect-councils = To satisfy a council, play 1 to { $most } cards, each in the colour of a different councillor in it, and pay:
effect-councils-price =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }: { $cost ->
        [0] no coins
        [one] { $cost } coin
       *[other] { $cost } coins
    }.
effect-councils-elect = A councillor who is elected enters at the arrow and pushes the last one out into the reserve.
effect-reserve = These councillors can be elected. Whoever is pushed out of a council joins them.
effect-merchants =
    Everyone has { $merchants ->
        [one] { $merchants } merchant
       *[other] { $merchants } merchants
    }, at most one in each city.
effect-merchants-end =
    Whoever is first to place all { $merchants } merchants gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Then everyone else has one last turn.
effect-neutral = With two players, neutral merchants stand in some cities. Each costs you a servant when you place a merchant there.
effect-rewards = The first player with merchants in all cities of a region or colour takes its tile and the top queen’s reward tile. Their points count at the end.
effect-queen_rewards = Points, from the top of the stack: { $points }.
effect-queen_rewards-pace = One goes with each reward tile of a region or colour, as long as there are any.
effect-end-rewards = At the end, the points of reward tiles are added.
effect-region = Cities { $letters }.
effect-group =
    { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }.
effect-reward =
    The first player with merchants in all of them gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and the top queen’s reward tile.
effect-city = City { $letter } of { $region-the }.
effect-city-place = Place a merchant here with a permit tile that shows this letter, or with the queen’s help.
fact-merchants =
    { $merchants ->
        [one] { $merchants } merchant
       *[other] { $merchants } merchants
    } to place
fact-nobility = space { $space } of the nobility track

## What is being decided

phase-begin = Who starts?
phase-map = Which map is it?
phase-tokens = Which token does the next city get?
phase-tiles = Which permit tile is turned up?
phase-neutral = Where do neutral merchants stand?
phase-councils = Who sits in the councils?
phase-hands = Which cards are dealt?
phase-draw = Which card is drawn?
phase-reveal = Which permit tile is turned up?
phase-action = What will you do?
phase-candidate = Which councillor will you elect?
phase-pay = What will you satisfy the council with?
phase-spend = Which permit tile will you use?
phase-token = { thing-nobility }: which token’s bonuses will you take?
phase-permit = { thing-nobility }: which permit tile will you take for free?
phase-again = { thing-nobility }: which permit tile’s bonuses will you take again?
phase-over = The game is over.
question-pay =
    Which cards will you play? 1 card: { $one ->
        [one] { $one } coin
       *[other] { $one } coins
    }, 2: { $two }, 3: { $three }, 4: { $four }; a joker costs { $joker } more.
question-paid =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }: { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }. { $step ->
        [cards] Play more.
        [take] Take a permit tile.
       *[both] Play more, or take a permit tile.
    }
question-paid-queen =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }: { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }. { $step ->
        [take] Move the queen to a city
       *[both] Play more, or move the queen to a city
    } ({ $road ->
        [one] { $road } coin
       *[other] { $road } coins
    } a road).

## Options

option-map = Map
option-map-about = { city-juvelar } and { city-graden } are the two sides of the board, named after the queen’s first city: all regions have side 1 or side 2. The other maps mix the sides.
option-map-juvelar = Map: { city-juvelar }
    .name = { city-juvelar }
option-map-graden = Map: { city-graden }
    .name = { city-graden }
option-map-c1v1m2 = Map: coast 1, valley 1, mountains 2
    .name = coast 1, valley 1, mountains 2
option-map-c1v2m1 = Map: coast 1, valley 2, mountains 1
    .name = coast 1, valley 2, mountains 1
option-map-c1v2m2 = Map: coast 1, valley 2, mountains 2
    .name = coast 1, valley 2, mountains 2
option-map-c2v1m1 = Map: coast 2, valley 1, mountains 1
    .name = coast 2, valley 1, mountains 1
option-map-c2v1m2 = Map: coast 2, valley 1, mountains 2
    .name = coast 2, valley 1, mountains 2
option-map-c2v2m1 = Map: coast 2, valley 2, mountains 1
    .name = coast 2, valley 2, mountains 1
option-map-random = Random map
option-endless_coins = Endless coins
option-endless_coins-about = You keep coins beyond the end of the coin track; otherwise they are lost.
option-landing_bonus_only = Bonus of the final space only
option-landing_bonus_only-about = If you advance several spaces on the nobility track at once, only the final space brings its bonus; otherwise every space does.
option-bare_free_permit = Free permit without bonuses
option-bare_free_permit-about = The free permit tile of the nobility track brings no bonuses; otherwise it brings them like any other.

## Moves

move-begin = { $player } starts
move-map = Play on the map: { $map-name }
move-lay = Lay city token { $number }
move-reveal = Turn up permit tile { $permit }
move-neutral = Neutral merchants go to the cities of permit tile { $permit }
move-councillor = Seat { $colour-councillor }
move-draw = Draw { $colour-card }
move-elect =
    Elect a councillor to { $council-the } (+{ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    })
move-court = Satisfy { $council-the }
move-place = Place a merchant in { $city }
move-hire =
    Hire a servant ({ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    })
move-change =
    Change the permit tiles of { $region-the } ({ $servants ->
        [one] { $servants } servant
       *[other] { $servants } servants
    })
move-send =
    Send { $servants ->
        [one] a servant
       *[other] { $servants } servants
    } to elect a councillor to { $council-the }
move-extra =
    Take another main action ({ $servants ->
        [one] { $servants } servant
       *[other] { $servants } servants
    })
move-end = End the turn
move-candidate = Elect { $colour-councillor }
move-pay =
    Play { $colour-card }{ $coins ->
        [0] { "" }
        [one] { " " }(+{ $coins } coin)
       *[other] { " " }(+{ $coins } coins)
    }
move-decline = Take no permit tile
move-take =
    Take the { $slot ->
        [1] first
       *[2] second
    } permit tile of { $region-the }
move-queen = Move the queen to { $city } and place a merchant there
move-spend = Use permit tile { $permit }
move-reuse = Take the bonuses of the token in { $city }
move-again = Take the bonuses of permit tile { $permit } again

## Choices: legal moves, with what they cost and bring

choice-court =
    Satisfy { $council-the } ({ $cards ->
        [one] { $cards } card fits
       *[other] { $cards } cards fit
    }: { $cost ->
        [0] no coins
        [one] from { $cost } coin
       *[other] from { $cost } coins
    })
choice-place =
    Place a merchant in { $city } with { $tiles ->
        [1] permit tile { $permits }
       *[other] one of permit tiles { $permits }
    }{ $fee ->
        [0] { "" }
        [one] { " " }({ $fee } servant)
       *[other] { " " }({ $fee } servants)
    }
choice-take =
    Take permit tile { $permit } { $cost ->
        [0] without paying coins
        [one] for { $cost } coin
       *[other] for { $cost } coins
    }: { $bonuses }
choice-take-free = Take permit tile { $permit }: { $bonuses }
choice-take-bare = Take permit tile { $permit }
choice-queen =
    Move the queen to { $city } (council { $cost } + roads { $travel ->
        [one] { $travel } coin
       *[other] { $travel } coins
    }{ $fee ->
        [0] { "" }
        [one] { ", " }{ $fee } servant
       *[other] { ", " }{ $fee } servants
    })
choice-queen-stays =
    Leave the queen in { $city } ({ $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }{ $fee ->
        [0] { "" }
        [one] { ", " }{ $fee } servant
       *[other] { ", " }{ $fee } servants
    })
choice-pay-all = Play { $cards-low } at once ({ $coins })
choice-reuse = Token in { $city }: { $bonuses }
choice-again = Permit tile { $permit } again: { $bonuses }

## Refusals

refusal-game-over = The game is over.
refusal-only-chance = That is for chance to decide, not for a player.
refusal-chance-decides = Chance decides now: a card or a permit tile comes first.
refusal-no-such-chance = Chance cannot decide that now.
refusal-choice-first = Another decision comes first. { $choice }
refusal-no-main-action = You have no main action left this turn.
refusal-no-quick-action = You have already taken your quick action this turn.
refusal-main-action-first = The turn cannot end yet: you still have to take a main action.
refusal-coins-missing =
    That costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }: you are { $missing } short.
refusal-servants-missing =
    That requires { $cost ->
        [one] { $cost } servant
       *[other] { $cost } servants
    }: you are { $missing } short.
refusal-no-tile-shown = No permit tile of { $region-the } is face up.
refusal-no-matching-card = You have no card in the colours of { $council-the }, and no joker.
refusal-council-too-dear =
    Even with every card that fits, { $council-the } costs you { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }: you have { $coins }.
refusal-no-city-in-reach =
    { $cost ->
        [0] Every city still open to you requires at least { $least ->
            [one] { $least } servant
           *[other] { $least } servants
        }: you have { $servants }.
        [one] The queen’s council and her way to the nearest city open to you cost { $cost } coin: you are { $missing } short.
       *[other] The queen’s council and her way to the nearest city open to you cost { $cost } coins: you are { $missing } short.
    }
refusal-no-merchants-left = All your { $merchants } merchants are in cities already.
refusal-merchant-there = Your merchant is in { $city } already.
refusal-no-permit = You have no unused permit tile for { $city }.
refusal-council-first =
    { $asked ->
        [satisfy] First satisfy { $council-the }.
       *[choose] Choose a council first.
    }
refusal-none-in-reserve = There is no { $colour-low } councillor in the reserve now.
refusal-not-in-hand = You do not have { $colour-card }.
refusal-no-such-councillor = In { $council-the } there is no { $colour-low } councillor left to satisfy.
refusal-council-satisfied =
    The council is satisfied: now { $asked ->
        [queen] move the queen
       *[permit] take a permit tile
    }.
refusal-joker-too-dear =
    With one more joker, the council costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }: you have { $coins }.
refusal-cards-first = Play at least 1 card for the council first.
refusal-other-council = You are satisfying { $council-the }: it does not allow that.
refusal-slot-empty = There is no permit tile of { $region-the } in that place: the deck is used up.
refusal-not-asked =
    { $asked ->
        [spend] Place a merchant first: you choose a permit tile only if several permit the same city.
        [reuse] Only a space of the nobility track lets you choose a token.
        [decline] Only a space of the nobility track offers a free permit tile.
       *[again] Only a space of the nobility track brings the bonuses of a permit tile again.
    }
refusal-permit-not-yours = You have no permit tile { $permit }.
refusal-permit-used = Permit tile { $permit } has been used already.
refusal-permit-elsewhere = Permit tile { $permit } is not for { $city }.
refusal-not-your-city = You have no merchant in { $city }.
refusal-no-token = There is no token in { $city }.
refusal-token-noble = The token in { $city } advances you on the nobility track: it cannot be chosen.
refusal-token-chosen = You have chosen the token in { $city } already: take another one.

## What happened

source-election = for electing a councillor
    .with = with an election
source-token = from the token in { $city }
    .with = with the token in { $city }
source-permit = from permit tile { $letters }
    .with = with permit tile { $letters }
source-space = from space { $space } of the nobility track
    .with = with space { $space } of the nobility track
cards-white =
    { $count ->
        [one] { $count } { colour-white.low } card
       *[other] { $count } { colour-white.low } cards
    }
cards-black =
    { $count ->
        [one] { $count } { colour-black.low } card
       *[other] { $count } { colour-black.low } cards
    }
cards-orange =
    { $count ->
        [one] { $count } { colour-orange.low } card
       *[other] { $count } { colour-orange.low } cards
    }
cards-purple =
    { $count ->
        [one] { $count } { colour-purple.low } card
       *[other] { $count } { colour-purple.low } cards
    }
cards-blue =
    { $count ->
        [one] { $count } { colour-blue.low } card
       *[other] { $count } { colour-blue.low } cards
    }
cards-pink =
    { $count ->
        [one] { $count } { colour-pink.low } card
       *[other] { $count } { colour-pink.low } cards
    }
cards-joker =
    { $count ->
        [one] { $count } { colour-joker.low }
       *[other] { $count } { colour-joker.low }s
    }
event-begins = { $player } starts.
event-map = The map: { $map-name }.
event-neutral = Neutral merchants stand in the cities { $letters }.
event-draws = { $player } draws { $colour-card }.
event-draws-unseen = { $player } draws a card.
event-shuffled =
    The discard pile, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, becomes the new deck.
event-elects = { $player } elects { $colour-councillor } to { $council-the }; { $gone-councillor } leaves.
event-sends =
    { $player } sends { $fee ->
        [one] a servant
       *[other] { $fee } servants
    } to elect { $colour-councillor } to { $council-the }; { $gone-councillor } leaves.
event-satisfies =
    { $player } satisfies { $council-the } with { $cards }{ $cost ->
        [0] { "" }
        [one] , for { $cost } coin
       *[other] , for { $cost } coins
    }.
event-takes = { $player } takes permit tile { $permit }.
event-takes-free = { $player } takes permit tile { $permit } for free.
event-queen-comes =
    { $player } moves the queen to { $city } for { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }.
event-queen-stays = The queen stays in { $city }.
event-uses = { $player } uses permit tile { $permit }.
event-places =
    { $player } places merchant { $placed } of { $merchants } in { $city }{ $fee ->
        [0] { "" }
        [one] { " " }for { $fee } servant
       *[other] { " " }for { $fee } servants
    }.
event-gains = { $player } gets { $things } { $source }.
event-advances = { $player } advances to space { $space } of the nobility track { $source-with }.
event-coins-lost =
    The coin track ends at { $end }: { $lost ->
        [one] { $lost } coin is lost
       *[other] { $lost } coins are lost
    }.
event-reward =
    { $player } has merchants { $place-in } and gets a reward tile for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-queen-reward =
    { $player } gets a queen’s reward tile for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-hires =
    { $player } hires a servant for { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }.
event-declines = { $player } takes no free permit tile.
event-changes =
    { $player } changes the permit tiles of { $region-the } for { $fee ->
        [one] { $fee } servant
       *[other] { $fee } servants
    }.
event-turned-up = A permit tile of { $region-the } is turned up: { $permit }.
event-extra =
    { $player } takes another main action for { $fee ->
        [one] { $fee } servant
       *[other] { $fee } servants
    }.
event-reuses = { $player } takes the bonuses of the token in { $city }.
event-again = { $player } takes the bonuses of permit tile { $permit } again.
event-last-turns =
    { $player } has no merchants left to place and gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; everyone else has one last turn.
event-reward-points =
    { $player } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for reward tiles.
event-nobility-first =
    { $player } is first on the nobility track and gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-nobility-second =
    { $player } is second on the nobility track and gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-most-permits =
    { $player } has the most permit tiles ({ $permits }) and gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-tie = Tied on points: { $player } has the most servants and politics cards ({ $things }).
event-wins = { $player } wins!
event-shares = Shared victory: { $player }.

## Terminal

terminal-white = wht
terminal-black = blk
terminal-orange = org
terminal-purple = pur
terminal-blue = blu
terminal-pink = pnk
terminal-joker = jok
terminal-card = { $colour-low }
terminal-gold = gold
terminal-silver = silver
terminal-bronze = bronze
terminal-iron = iron
terminal-elect = elect
terminal-elect-whom = elect a councillor
terminal-court = satisfy
terminal-change = change tiles
terminal-take = tile { $slot }
terminal-deck = In the deck: { $count }
terminal-under = At the bottom of the deck, in this order: { $tiles }
terminal-reserve = Reserve
terminal-roads = Roads
terminal-no-group = the queen’s own city
terminal-group = { $group-single }
terminal-mains = main actions: { $count }
terminal-quick = quick actions: { $count }
terminal-waiting = still to come:
terminal-due = coins due: { $coins }
terminal-cards = Deck: { $deck }, discard pile: { $discard }
terminal-last-turns = all merchants are placed, these are the last turns

## Picture

picture-board = The board
picture-court = The queen’s court
picture-reserve = Reserve
picture-reserved = { $colour }: { $count } in the reserve.
picture-politics = Cards
picture-politics-deck = Politics cards in the deck: { $cards }.
picture-discard = Discard pile: { $cards }.
picture-rewards = Rewards
picture-reward = Reward tile, { $of }: { $points }.
picture-reward-taken = Reward tile, { $of }: { $points }, taken by { $player }.
picture-queen-reward = Queen’s reward tile { $number }: { $points }.
picture-queen-reward-taken = Queen’s reward tile { $number }: { $points }, taken by { $player }.
picture-council = { $council }, from the arrow on: { $colours }.
picture-city = { $city } ({ $letter }): { $region-low }, { $group-single }.
picture-city-queen = { $city } ({ $letter }): { $region-low }, the queen’s own city.
picture-token = Token: { $bonuses }.
picture-merchants = Merchants: { $players }.
picture-nobody = neutral
picture-queen = The queen is here.
picture-permit = Permit tile { $permit }. Bonuses: { $bonuses }.
picture-permit-used = Permit tile { $permit }, used. Bonuses: { $bonuses }.
picture-slot = No permit tile
picture-deck = { $region }: { $count } permit tiles face down.
room-markets = Tracks
picture-nobility = Nobility
picture-nobility-at = Nobility track: { $players }.
picture-coins-at = Coins: { $players }.
picture-player = { $player }: points { $points }, on reward tiles { $rewards }, coins { $coins }, servants { $servants }, merchants to place { $merchants }, nobility { $nobility }.
picture-turn = It is their turn.
picture-hand = { $player }: politics cards in hand: { $cards }.
picture-card = { $colour-low } ×{ $count }
picture-mains = Main actions: { $count }
picture-quick = Quick action: { $count }
picture-bonuses = Bonuses still to come: { $bonuses }.
picture-paid = Paid: { $cards }. Coins due: { $coins }.
picture-chance = Chance
picture-waits = { $player } is deciding…

## Score and end of the game

category-play = During play
ending-last-turns = All merchants of a player are placed: these are the last turns.

## The rules, chapter by chapter

guide-aim = What it is about
guide-aim-play = Four councils rule the land. Win them over, collect permit tiles, and place your merchants in its cities.
guide-aim-win = Cities that are connected pay all their bonuses each time you extend the chain. Whole regions and colours bring reward tiles. Most points win.
guide-turn = Your turn
guide-turn-steps = Draw a politics card. Then take one main action and, if you like, one quick action, in either order.
guide-councils = Councils and cards
guide-councils-why = In each council sit four councillors in a row. The more of their colours you can show, the fewer coins their favour costs.
guide-cities = Cities, permits and the queen
guide-nobility = Nobility
guide-rewards = Rewards
guide-end = The end

## What a turn is made of

stage-main = Main action
stage-main-about = Take permit tiles from councils that your cards fit, then place merchants with them, best next to cities of yours: connected cities pay again. Short of coins? Elect a councillor.
stage-pay = Pay
stage-pay-about = Show cards in the colours of the councillors: the more of them fit, the fewer coins it costs.
stage-bonus = Bonus
stage-bonus-about = Choose what the bonus brings you.
stage-quick = Quick action
stage-quick-about = Your main action is done. If you like, take a quick action as well; otherwise end the turn.

## The page of a table

fact-due =
    { $coins ->
        [one] { $coins } coin due
       *[other] { $coins } coins due
    }
