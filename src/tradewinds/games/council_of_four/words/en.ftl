### The Council of Four in English.
###
### Forms of names. Regions and councils: .the stands inside a sentence. Regions and groups of cities: .in - in all of
### them. Colours: .low - the word in a list, .card - a card, .councillor - a councillor. Maps: .name - the map alone.
### Permit tiles go by the letters of their cities.

title = The Council of Four
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
    .in = in all cities of the coast
region-valley = Valley
    .the = the valley
    .in = in all cities of the valley
region-mountains = Mountains
    .the = the mountains
    .in = in all cities of the mountains
group-gold = Gold cities
    .in = in all gold cities
group-silver = Silver cities
    .in = in all silver cities
group-bronze = Bronze cities
    .in = in all bronze cities
group-iron = Iron cities
    .in = in all iron cities
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
        [one] { $count } step of nobility
       *[other] { $count } steps of nobility
    }
bonus-main =
    { $count ->
        [one] { $count } more main action
       *[other] { $count } more main actions
    }
bonus-token =
    { $count ->
        [one] the bonus of a token of yours
       *[other] the bonuses of { $count } different tokens of yours
    }
bonus-permit =
    { $count ->
        [one] a permit tile for free
       *[other] { $count } permit tiles for free
    }
bonus-again =
    { $count ->
        [one] the bonuses of a permit tile of yours again
       *[other] the bonuses of { $count } permit tiles of yours again
    }

## What things are

card-coins = Coins
effect-coins = Coins pay for councils, for the queen’s journeys and for servants. The coin track ends at 20: what goes beyond is lost, unless the table plays with endless coins.
card-servants = Servants
effect-servants = Servants pay for quick actions. Placing a merchant, you give back 1 servant for each merchant of others in that city.
card-points = Points
effect-points = Whoever has the most at the end wins. Of players with equally many, the one with more servants and politics cards together wins.
card-cards = Politics cards
effect-cards = You draw 1 at the start of each turn and satisfy councils with them. When the deck is used up, the discard pile is shuffled into a new one.
card-joker = Joker
effect-joker = Stands for a card of any colour when you satisfy a council, and costs 1 coin more.
card-nobility = Nobility track
effect-nobility = Each step leads to the next space. 2: 2 points and 2 coins. 4: the bonus of 1 token in a city with your merchant. 6: another main action. 8: 3 points and 1 card. 10: a face-up permit tile for free. 12: 5 points and 1 servant. 14: the bonuses of one of your permit tiles again. 16: the bonuses of 2 different tokens. 18: 8 points. 19: 2 points. 20: 3 points. At the end, whoever is first on the track gets 5 points, whoever is second 2.
card-main = Another main action
effect-main = You may take one more main action this turn.
card-mains = Main actions
effect-mains = One in each turn: elect a councillor and get 4 coins; satisfy the council of a region and take one of its permit tiles; place a merchant with a permit tile; or satisfy the queen’s council and place a merchant where you bring the queen.
card-quick = Quick action
effect-quick = If you like, one in each turn, before or after a main action: hire a servant for 3 coins; change the face-up permit tiles of a region for 1 servant; elect a councillor for 1 servant, without getting coins; or take another main action for 3 servants.
card-token = City token
effect-token = Placing a merchant, you get the bonuses of the city’s token, and of the tokens of all cities with your merchants that roads join to it through such cities. On the nobility track, this sign brings the bonus of one such token, but of none with a step of nobility.
card-permit = Permit tile for free
effect-permit = Take any face-up permit tile without paying for it.
card-again = Bonuses again
effect-again = Take the bonuses of one of your permit tiles again, even of a used one.
card-permits = Permit tiles
effect-permits = Taking a tile, you get its bonuses at once. It permits one merchant in one of the cities whose letters it shows, and is then turned over. At the end, whoever has the most tiles, used ones too, gets 3 points.
card-queen = Queen
effect-queen = Satisfy her council and bring her along the roads to a city, 2 coins a road, or leave her where she is: you place a merchant there without a permit tile.
card-councils = Councils
effect-councils = To satisfy a council, play 1 to 4 cards, each in the colour of a different councillor in it, and pay 10, 7, 4 or 0 coins. A councillor who is elected enters at the arrow and pushes the last one out.
card-reserve = Councillors beside the board
effect-reserve = These can be elected. Whoever is pushed out of a council joins them.
card-merchants = Merchants
effect-merchants = Everyone has 10, and a city takes one of each player. Whoever places all 10 first gets 3 points; then everyone else has one last turn.
card-neutral = Neutral merchants
effect-neutral = With two players, merchants of nobody’s stand in some cities. Each costs you 1 servant when you place a merchant there.
card-rewards = Reward tiles
effect-rewards = The first player with merchants in all cities of a region or colour takes its tile, and the queen’s reward tile on top. Their points count at the end.
card-queen_rewards = Queen’s reward tiles
effect-queen_rewards = 25, 18, 12, 7 and 3 points: one goes with each reward tile of a region or colour, as long as there are any.
card-coast = { region-coast }
effect-coast = Cities A to E. The first player with merchants in all of them gets 5 points and a queen’s reward tile.
card-valley = { region-valley }
effect-valley = Cities F to J. The first player with merchants in all of them gets 5 points and a queen’s reward tile.
card-mountains = { region-mountains }
effect-mountains = Cities K to O. The first player with merchants in all of them gets 5 points and a queen’s reward tile.
card-gold = { group-gold }
effect-gold = There are 5. The first player with merchants in all of them gets 20 points and a queen’s reward tile.
card-silver = { group-silver }
effect-silver = There are 4. The first player with merchants in all of them gets 12 points and a queen’s reward tile.
card-bronze = { group-bronze }
effect-bronze = There are 3. The first player with merchants in all of them gets 8 points and a queen’s reward tile.
card-iron = { group-iron }
effect-iron = There are 2. The first player with merchants in all of them gets 5 points and a queen’s reward tile.
city-about = Place a merchant here with a permit tile that shows this letter, or with the queen’s help. You get the bonuses of the tokens of this city and of your cities joined to it.
card-arkon = { city-arkon }
effect-arkon = City A of the coast. { city-about }
card-burgen = { city-burgen }
effect-burgen = City B of the coast. { city-about }
card-castrum = { city-castrum }
effect-castrum = City C of the coast. { city-about }
card-dorful = { city-dorful }
effect-dorful = City D of the coast. { city-about }
card-esti = { city-esti }
effect-esti = City E of the coast. { city-about }
card-framek = { city-framek }
effect-framek = City F of the valley. { city-about }
card-graden = { city-graden }
effect-graden = City G of the valley. { city-about }
card-hellar = { city-hellar }
effect-hellar = City H of the valley. { city-about }
card-indur = { city-indur }
effect-indur = City I of the valley. { city-about }
card-juvelar = { city-juvelar }
effect-juvelar = City J of the valley. { city-about }
card-kultos = { city-kultos }
effect-kultos = City K of the mountains. { city-about }
card-lyram = { city-lyram }
effect-lyram = City L of the mountains. { city-about }
card-merkatim = { city-merkatim }
effect-merkatim = City M of the mountains. { city-about }
card-naris = { city-naris }
effect-naris = City N of the mountains. { city-about }
card-osium = { city-osium }
effect-osium = City O of the mountains. { city-about }

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
phase-token = Which token’s bonuses will you take?
phase-permit = Which permit tile will you take for free?
phase-again = Which permit tile’s bonuses will you take again?
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
        [take] Bring the queen to a city
       *[both] Play more, or bring the queen to a city
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
option-endless_coins-about = You keep coins beyond 20, the end of the coin track; otherwise they are lost.
option-landing_bonus_only = Landing bonus only
option-landing_bonus_only-about = Two steps of nobility at once bring only the bonus of the space where they end; otherwise that of the first one too.
option-bare_free_permit = Bare free permit
option-bare_free_permit-about = The free permit tile of the nobility track brings no bonuses; otherwise it brings them like any other.

## Moves

move-begin = { $player } starts
move-map = Play on the map: { $map-name }
move-lay = Lay city token { $number }
move-reveal = Turn up permit tile { $permit }
move-neutral = Neutral merchants go to the cities of permit tile { $permit }
move-councillor = Seat { $colour-councillor }
move-draw = Draw { $colour-card }
move-draw-unseen = Draw a card
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
move-pay = Play { $colour-card }
move-pay-joker =
    Play { $colour-card } (+{ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    })
move-take =
    Take the { $slot ->
        [1] first
       *[2] second
    } permit tile of { $region-the }
move-queen = Bring the queen to { $city } and place a merchant there
move-spend = Use permit tile { $permit }
move-reuse = Take the bonuses of the token in { $city }
move-again = Take the bonuses of permit tile { $permit } again

## Choices: legal moves, with what they cost and bring

choice-bonuses =
    { $coins ->
        [0] { "" }
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $servants ->
        [0] { "" }
        [one] { $comma-servants }{ $servants } servant
       *[other] { $comma-servants }{ $servants } servants
    }{ $points ->
        [0] { "" }
        [one] { $comma-points }{ $points } point
       *[other] { $comma-points }{ $points } points
    }{ $cards ->
        [0] { "" }
        [one] { $comma-cards }{ $cards } politics card
       *[other] { $comma-cards }{ $cards } politics cards
    }{ $nobility ->
        [0] { "" }
        [one] { $comma-nobility }{ $nobility } step of nobility
       *[other] { $comma-nobility }{ $nobility } steps of nobility
    }{ $main ->
        [0] { "" }
        [one] { $comma-main }{ $main } more main action
       *[other] { $comma-main }{ $main } more main actions
    }
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
        [1] permit tile { $permits }
       *[other] one of permit tiles { $permits }
    }{ $fee ->
        [0] { "" }
        [one] { " " }({ $fee } servant)
       *[other] { " " }({ $fee } servants)
    }
choice-take =
    Take permit tile { $permit } ({ choice-bonuses }) { $cost ->
        [0] without paying coins
        [one] for { $cost } coin
       *[other] for { $cost } coins
    }
choice-take-free = Take permit tile { $permit } ({ choice-bonuses })
choice-take-bare = Take permit tile { $permit }
choice-queen =
    Bring the queen to { $city } ({ $cost } + { $travel ->
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
choice-reuse = Token in { $city }: { choice-bonuses }
choice-again = Permit tile { $permit } again: { choice-bonuses }

## Refusals

refusal-game-over = The game is over.
refusal-only-chance = That is for chance to decide, not for a player.
refusal-chance-decides = Chance decides now: a card or a permit tile comes first.
refusal-no-such-chance = Chance cannot decide that now.
refusal-choice-first = Another decision comes first. { $choice }
refusal-no-main-action = You have no main action left this turn.
refusal-no-quick-action = You have already taken your quick action this turn.
refusal-main-action-first = A turn cannot end before you take a main action.
refusal-coins-missing =
    That costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }: you are { $missing } short.
refusal-servants-missing =
    That takes { $cost ->
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
        [0] Every city still open to you takes at least { $least ->
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
refusal-none-in-reserve = No { $colour-low } councillor is beside the board now.
refusal-not-in-hand = You do not have { $colour-card }.
refusal-no-such-councillor = In { $council-the } there is no { $colour-low } councillor left to satisfy.
refusal-council-satisfied = All { $cards } councillors are satisfied: now choose what for.
refusal-joker-too-dear =
    With one more joker, the council costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }: you have { $coins }.
refusal-cards-first = Play at least 1 card for the council first.
refusal-other-council = You are satisfying { $council-the }: it does not grant that.
refusal-slot-empty = There is no permit tile of { $region-the } in that place: the deck is used up.
refusal-not-asked =
    { $asked ->
        [spend] Place a merchant first: you choose a permit tile only if several permit the same city.
        [reuse] Only a space of the nobility track lets you choose a token.
       *[again] Only a space of the nobility track brings the bonuses of a permit tile again.
    }
refusal-permit-not-yours = You have no permit tile { $permit }.
refusal-permit-used = Permit tile { $permit } has been used already.
refusal-permit-elsewhere = Permit tile { $permit } is not for { $city }.
refusal-not-your-city = You have no merchant in { $city }.
refusal-no-token = There is no token in { $city }.
refusal-token-noble = The token in { $city } brings a step of nobility: it cannot be chosen.
refusal-token-chosen = You have chosen the token in { $city } already: take another one.

## What happened

event-begins = { $player } starts.
event-map = The map: { $map-name }.
event-neutral = Neutral merchants stand in the cities { $letters }.
event-draws = { $player } draws { $colour-card }.
event-draws-unseen = { $player } draws a card.
event-shuffled =
    The discard pile, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, becomes the new deck.
event-elects = { $player } elects { $colour-councillor } to { $council-the }; { $gone-councillor } leaves.
event-sends = { $player } sends a servant to elect { $colour-councillor } to { $council-the }; { $gone-councillor } leaves.
event-satisfies =
    { $player } satisfies { $council-the } ({ $white ->
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
        [one] { " " }for { $cost } coin
       *[other] { " " }for { $cost } coins
    }.
event-takes = { $player } takes permit tile { $permit }.
event-takes-free = { $player } takes permit tile { $permit } for free.
event-queen-comes =
    { $player } brings the queen to { $city } for { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }.
event-queen-stays = The queen stays in { $city }.
event-uses = { $player } uses permit tile { $permit }.
event-places =
    { $player } places merchant { $placed } of { $merchants } in { $city }{ $fee ->
        [0] { "" }
        [one] { " " }for { $fee } servant
       *[other] { " " }for { $fee } servants
    }.
event-gains =
    { $player } gets { $coins ->
        [0] { "" }
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $servants ->
        [0] { "" }
        [one] { $comma-servants }{ $servants } servant
       *[other] { $comma-servants }{ $servants } servants
    }{ $points ->
        [0] { "" }
        [one] { $comma-points }{ $points } point
       *[other] { $comma-points }{ $points } points
    }{ $nobility ->
        [0] { "" }
        [one] { $comma-nobility }{ $nobility } step of nobility
       *[other] { $comma-nobility }{ $nobility } steps of nobility
    }{ $main ->
        [0] { "" }
        [one] { $comma-main }{ $main } more main action
       *[other] { $comma-main }{ $main } more main actions
    }.
event-coins-lost =
    { $lost ->
        [one] { $lost } coin goes beyond { $end }, the end of the coin track, and is lost.
       *[other] { $lost } coins go beyond { $end }, the end of the coin track, and are lost.
    }
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
event-again = { $player } takes the bonuses of permit tile { $permit } again.
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
    { $player } has the most permit tiles, { $permits }, and gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-tie = { $player } has the most servants and politics cards of those with the most points: { $things }.
event-wins = { $player } wins!
event-shares = { $player } shares the victory.

## Terminal

terminal-white = wht
terminal-black = blk
terminal-orange = org
terminal-purple = pur
terminal-blue = blu
terminal-pink = pnk
terminal-joker = jok
terminal-gold = gold
terminal-silver = silver
terminal-bronze = bronze
terminal-iron = iron
terminal-elect = elect
terminal-court = satisfy
terminal-change = change tiles
terminal-take = tile { $slot }
terminal-deck = In the deck: { $count }
terminal-under = At the bottom of the deck, in this order: { $tiles }
terminal-reserve = Reserve
terminal-roads = Roads
terminal-no-group = the queen’s own city
terminal-mains = main actions: { $count }
terminal-quick = quick actions: { $count }
terminal-waiting = still to come:
terminal-due = coins due: { $coins }
terminal-cards = Deck: { $deck }, discard pile: { $discard }
terminal-last-turns = all merchants are placed, these are the last turns

## Picture

picture-board = The map
picture-court = The queen’s court
picture-reserve = Reserve
picture-reserved = { $colour }: { $count } in the reserve.
picture-politics = Cards
picture-politics-deck = Politics cards in the deck: { $cards }.
picture-discard = Discard pile: { $cards }.
picture-rewards = Rewards
picture-reward = Reward tile, { $of }: { $points }.
picture-reward-taken = Reward tile, { $of }: { $points }, taken by { $player }.
picture-queen-reward = Queen’s reward tile { $number }: { $points }.
picture-queen-reward-taken = Queen’s reward tile { $number }: { $points }, taken by { $player }.
picture-council = { $council }, from the arrow on: { $colours }.
picture-city = { $city } ({ $letter }): { $region }, { $group }.
picture-city-queen = { $city } ({ $letter }): { $region }, the queen’s own city.
picture-token = Token: { $bonuses }.
picture-merchants = Merchants: { $players }.
picture-nobody = neutral
picture-queen = The queen is here.
picture-permit = Permit tile { $letters }: { $cities }. Bonuses: { $bonuses }.
picture-permit-used = Permit tile { $letters }, used: { $cities }. Bonuses: { $bonuses }.
picture-slot = No permit tile
picture-deck = { $region }: { $count } permit tiles face down.
picture-nobility = Nobility
picture-nobility-at = Nobility track: { $players }.
picture-coins-at = Coins: { $players }.
picture-space = Space { $space }: { $bonuses }.
picture-player = { $player }: points { $points }, on reward tiles { $rewards }, coins { $coins }, servants { $servants }, merchants to place { $merchants }, nobility { $nobility }.
picture-turn = It is their turn.
picture-hand = { $player }: politics cards in hand: { $cards }.
picture-card = { $colour } ×{ $count }
picture-mains = Main actions: { $count }
picture-quick = Quick action: { $count }
picture-bonuses = Bonuses still to come: { $bonuses }.
picture-paid = Paid: { $cards }. Coins due: { $coins }.
picture-chance = Chance
picture-waits = { $player } is deciding…
