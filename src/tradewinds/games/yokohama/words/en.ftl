### Yokohama in English.
###
### Forms of an area's name: .the as it stands inside a sentence. The second board of a type is called by its number.

title = Yokohama
chart-yen = Yen by turn
score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
summary = Send your assistants through the port town, trade in copper, silk, tea and fish, and build your name in a Japan that opens to the world.

## Areas

area-copper-mine = Copper Mine
    .the = the Copper Mine
area-copper-mine-1 = { area-copper-mine }
    .the = { area-copper-mine.the }
area-copper-mine-2 = { area-copper-mine } 2
    .the = { area-copper-mine } 2
area-fishing-ground = Fishing Ground
    .the = the Fishing Ground
area-fishing-ground-1 = { area-fishing-ground }
    .the = { area-fishing-ground.the }
area-fishing-ground-2 = { area-fishing-ground } 2
    .the = { area-fishing-ground } 2
area-silk-mill = Silk Mill
    .the = the Silk Mill
area-silk-mill-1 = { area-silk-mill }
    .the = { area-silk-mill.the }
area-silk-mill-2 = { area-silk-mill } 2
    .the = { area-silk-mill } 2
area-tea-plantation = Tea Plantation
    .the = the Tea Plantation
area-tea-plantation-1 = { area-tea-plantation }
    .the = { area-tea-plantation.the }
area-tea-plantation-2 = { area-tea-plantation } 2
    .the = { area-tea-plantation } 2
area-bank = Bank
    .the = the Bank
area-chinatown = Chinatown
    .the = Chinatown
area-church = Church
    .the = the Church
area-customs-house = Customs House
    .the = the Customs House
area-employment-agency = Employment Agency
    .the = the Employment Agency
area-laboratory-a = Laboratory A
    .the = Laboratory A
area-laboratory-b = Laboratory B
    .the = Laboratory B
area-port-a = Port A
    .the = Port A
area-port-b = Port B
    .the = Port B
area-canal = Canal
    .the = the Canal

## Technologies

technology-stagecoach = Stagecoach
technology-university = University
technology-ball = Ball
technology-postal-system = Postal System
technology-language-school = Language School
technology-patent-system = Patent System
technology-winery = Winery
technology-gas-lighting = Gas Lighting
technology-stock-exchange = Stock Exchange
technology-letterpress = Letterpress
technology-brick-factory = Brick Factory
technology-mining-technology = Mining Technology
technology-electric-lighting = Electric Lighting
technology-station = Station
technology-spinning-mill = Spinning Mill
technology-exposition = Exposition
technology-newspaper = Newspaper
technology-tram = Tram
technology-telephone = Telephone
technology-telegraph = Telegraph

## Goods, pieces and countries

good-copper = Copper
    .low = copper
good-silk = Silk
    .low = silk
good-tea = Tea
    .low = tea
good-fish = Fish
    .low = fish
good-import = Imported goods
    .low = imported goods
good-yen = Yen
    .low = yen
piece-president = President
piece-assistant = Assistant
    .an = an assistant
    .many = assistants
piece-shop = Shop
    .an = a shop
    .many = shops
piece-house = Trading house
    .an = a trading house
    .many = trading houses
country-us = USA
    .the = the USA
country-nl = Netherlands
    .the = the Netherlands
country-uk = Great Britain
    .the = Great Britain
country-fr = France
    .the = France
country-de = Germany
    .the = Germany
agent-us = American agent
    .an = an American agent
agent-nl = Dutch agent
    .an = a Dutch agent
agent-uk = British agent
    .an = a British agent
agent-fr = French agent
    .an = a French agent
agent-de = German agent
    .an = a German agent
agent-free-agent = Free agent
    .an = a free agent

## Achievements and awards

achievement-technologies =
    { $count ->
        [one] { $count } technology
       *[other] { $count } technologies
    }
achievement-tokens = { $count } power tokens and agents
achievement-orders =
    { $count ->
        [one] { $count } fulfilled order
       *[other] { $count } fulfilled orders
    }
achievement-production =
    { $production ->
        [one] { $production } production area
       *[other] { $production } production areas
    }
achievement-commercial =
    { $commercial ->
        [one] { $commercial } commercial area
       *[other] { $commercial } commercial areas
    }
achievement-production-commercial = { $production } production and { achievement-commercial }
award-flag = flag of { $country-the }
award-free-agent = free agent

## Amounts, as they stand alone

reward-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
reward-yen = { $count } yen
reward-import =
    { $count ->
        [one] { $count } imported good
       *[other] { $count } imported goods
    }
reward-copper = { $count } copper
reward-silk = { $count } silk
reward-tea = { $count } tea
reward-fish = { $count } fish
reward-any =
    { $count ->
        [one] any { $count } good
       *[other] any { $count } goods
    }
reward-piece =
    { $count ->
        [one] { $count } piece from the warehouse
       *[other] { $count } pieces from the warehouse
    }
reward-move =
    { $count ->
        [one] { $count } assistant move
       *[other] { $count } assistant moves
    }
reward-assistant =
    { $count ->
        [one] { $count } assistant from the warehouse
       *[other] { $count } assistants from the warehouse
    }
deal = { $goods-plus } → { $reward-plus }
order-card = { $order } ({ deal })
price-free = free
price-range = { $least } to { $most } yen
tile-space = { $reward-plus }
president-of = { $player }’s
end-triggered = The game end is triggered: finish this round, then play one last round.
fact-orders =
    { $count ->
        [one] { $count } order in hand
       *[other] { $count } orders in hand
    }

## What can be asked about, beside what has a name of its own

topic-turn = A turn
topic-power = Power
topic-faith = Faith
topic-production = Production
topic-assistant = Assistants
topic-shop = Shops
topic-house = Trading houses
topic-warehouse = Warehouse
topic-points = Points
topic-any = Any good
topic-piece = Piece from the warehouse
topic-move = Assistant move
topic-orders = Orders
topic-technologies = Technologies
topic-flags = Flags
topic-agents = Foreign agents
topic-tokens = Power tokens
topic-tiles = Building tiles
topic-management = Management boards
topic-achievements = Achievements
topic-awards = Awards
topic-neutral = Neutral player
topic-ending = Game end
topic-bonus = Final scoring
topic-order = Order { $order }
topic-tile = Building tile { $number }
topic-token = Power token: { $reward }
topic-space = { $area }: space { $slot }
topic-achievement = Achievement: { $achievement }
topic-award = Award: { $award }

## What areas do

effect-production-area = A production area.
effect-commercial-area = A commercial area.
effect-gain = Power { $powers } brings { $amounts } { $good-low }.
effect-exchange = Power { $powers } allows { $amounts } exchanges.
effect-rate = Buy or sell for { $yen } each: { $goods-low }.
effect-import-rate = You can also buy an imported good for { $yen }, but not sell one.
effect-faith = Power { $powers } is worth { $amounts } faith.
effect-faith-paid = You can pay for more: +1 faith for each of { $payments }, each kind once.
effect-church = Put an assistant from your hand or from this area on a free space whose faith you reach, and take its reward. The assistant stays there.
effect-customs = Hand over imported goods: at power { $powers } at most { $amounts }.
effect-customs-place = Put an assistant from your hand or from this area on a free space with exactly that number, and take its reward. The assistant stays there.
effect-prizes = At the end: { $first } for most assistants here, { $second } for second most. Ties: the player with the rightmost assistant.
effect-hire = Power { $powers }: take up to { $amounts } pieces from your warehouse, each at its price.
effect-prices =
    { $assistant ->
        [0] Assistants are free
       *[other] An assistant costs { $assistant } yen
    }, a shop costs { $shop }, trading houses cost { $houses } yen in turn.
effect-research = Take a technology of this laboratory that you do not have yet.
effect-production = Power { $powers } is worth { $amounts } production. Each missing point costs { $yen } or { $imports }.
effect-surcharge = The spaces, from the left, add { $amounts } to the value of a card.
effect-late = Once you have { $owned } technologies, each new one costs { $units } production more, which power cannot replace.
effect-port = Take an order of this port.
effect-level-1 = Power { $power } or more: orders of the low spaces.
effect-level-2 = Power { $power } or more: orders of the middle spaces too.
effect-level-3 = Power { $power } or more: orders of the high spaces too.
effect-port-points = Power { $power } also brings { $points }.
effect-second-order = A second order costs { $yen } or { $imports }.
effect-order-limit =
    You hold { $count ->
        [one] { $count } order
       *[other] { $count } orders
    } at most.
effect-canal = Nothing is placed here and nobody stops here.
effect-canal-fee = A president may pass through for { $yen }.

## What technologies do

effect-value = Value: { $value } production.
effect-when-order = { $reward } for each order you fulfil.
effect-when-technology = { $reward } for each technology you take after this one.
effect-when-church = { $reward } for each assistant you put on the board of the Church.
effect-when-customs = { $reward } for each assistant you put on the board of the Customs House.
effect-when-shop = { $reward } for each shop you build.
effect-when-house = { $reward } for each trading house you build.
effect-when-gained = { $reward } at once.
effect-when-copper = Whenever you get copper, you get { $reward } more.
effect-once-a-turn = Once a turn, pay { $paid } and get { $reward }.
effect-stagecoach = Your president pays no tolls on the way.
effect-postal-system = Your president may stop where other presidents are; you still pay the tolls.
effect-stock-exchange = If you start your turn with fewer than { $yen }, top up to { $yen }.
effect-station = When you take this card, put the station token in any area: it adds one to everyone’s power there.
effect-station-way = Your president may go straight to it if you have an assistant there, even beside other presidents and without tolls.
effect-newspaper = You may place up to { $count } assistants in different areas instead of { $usual }.
effect-tram = Your president may go straight to any area with an assistant of yours and no other president.
effect-tram-postal = With { technology-postal-system } also where others are, for the tolls.
effect-telephone = When your assistants return after an action, you may leave one of them in the area.
effect-telegraph = When you place { $count } assistants in one area, you may place one more in an area next to it.

## What everything else is

effect-turn-extra = A. Extra actions in any order: use an agent (once a turn), declare achievements, fulfil orders.
effect-turn-place = B1. Place up to { $areas } assistants in different areas, or { $same } in one.
effect-turn-move = B2. Move your president to an area with an assistant of yours and no other president. Or take him back with any of your assistants and go on to C.
effect-turn-act = B3. Carry out the action of the area.
effect-turn-token = B4. At power { $power }, take the power token of the area.
effect-turn-build = B5. At power { $power } or more, you may build a shop or a trading house.
effect-turn-return = B6. Your assistants there return to your hand.
effect-turn-again = C. Extra actions again, as in A.
effect-power = How strong your action in an area is: { $most } at most.
effect-power-counts = One for each assistant of yours there, one each for your president, your shop, your trading house and the station.
effect-power-allows = Power { $build } lets you build, power { $most } takes the area’s power token.
effect-president = Goes from area to area, each with an assistant of yours, and acts where he stops. He never comes back to where he set out.
effect-toll = Placing an assistant where another president is, or entering there, costs { $yen } to that player.
effect-assistant = Placed in areas from your hand, each adds one to your power there.
effect-assistant-returns = They return to your hand after the action there. On management boards and achievements they stay to the end.
effect-shop = After an action of power { $power } or more, a shop from your hand may go to a free space of the area, for its reward. One of yours in each area.
effect-house = After an action of power { $power } or more, a trading house from your hand may go to the area, for its reward. One in each area.
effect-building-power = It adds one to your power there.
effect-house-income = It earns you { $yen } whenever another player acts there.
effect-building-all = Whoever builds all { $count } triggers the game end.
effect-warehouse = Pieces that are not in your hand yet.
effect-good = A local good, which orders ask for.
effect-good-rate = In Chinatown it is bought and sold for { $yen }.
effect-good-points = At the end, every { $count } local goods of any kinds score { $points }.
effect-import = Used at the Customs House and to pay for production, faith or a second order.
effect-import-from = They come from orders and other rewards, or from Chinatown for { $yen }.
effect-import-points = At the end each scores { $points }.
effect-yen = Money: for tolls, pieces, exchanges, faith, production and a second order.
effect-yen-points = At the end, every { $count } yen score { $points }.
effect-points = Whoever has most at the end wins.
effect-points-tie = Ties: the player nearest the first player.
effect-any = Copper, silk, tea or fish, as you like.
effect-piece = Take an assistant, a shop or a trading house from your warehouse to your hand, at its price.
effect-move = Move an assistant of yours from an area, or from your hand, to any other area, without tolls.
effect-orders = Give the goods of an order you hold, and take its reward and its flag.
effect-orders-known = You never discard an order. Only you know the one you kept at the start; orders from a port are seen by all.
effect-order = { deal }.
effect-flag = Flag: { $country }.
effect-technologies = Cards of the laboratories, each with a value, a flag and a lasting effect.
effect-technology-prizes = At the end: { $first } for the highest total value of technologies, { $second } for the second highest.
effect-flags = On technologies, fulfilled orders and awards.
effect-flags-agent = Every { $count } flags of a country bring its agent, while there is one.
effect-flags-sets = At the end, a set of { $sizes } different flags scores { $amounts } points.
effect-country = Agents of this country: { $count }.
effect-agents = Once a turn, turn one over to act in an area with an assistant of yours and without your president. No tolls are due.
effect-agent-points = An unused one scores { $points } at the end.
effect-free-agent = Used once, like a foreign agent of any country.
effect-tokens = An action of power { $power } takes the token of its area, for its reward.
effect-tiles = Under every area lie spaces for shops and one for a trading house, each with the reward for building there.
effect-tile-shops = Shops: { $rewards }.
effect-tile-house = Trading house: { $reward }.
effect-management = The Church and the Customs House take assistants to the end of the game, laboratories hold technologies, ports hold orders.
effect-church-space = Faith needed: { $needs }. Reward: { $reward }.
effect-customs-space = Imported goods needed: { $needs }. Reward: { $reward }.
effect-achievements = Meet the condition, put an assistant from your hand on it, and score. Nothing is spent.
effect-achievements-once = Whoever declares it first scores more. Each player declares each of them once.
effect-achievement = Requires { $achievement }.
effect-achievement-areas = Requires your buildings in { $achievement }. Each area counts once.
effect-achievement-tokens = Used ones count too.
effect-achievement-points = { $first } for whoever declares it first, { $later } for everyone else.
effect-awards = In games with awards, whoever has declared all achievements takes one: a flag or a free agent.
effect-neutral = With two players, the neutral player’s assistants take a space of the Church and one of the Customs House.
effect-neutral-counts = They count for the game end and for most assistants; points they win go to nobody.
effect-neutral-value =
    The neutral player’s technologies are worth { $whole }{ $half ->
        [0] { "" }
       *[other] .5
    }.
effect-ending = The game end is triggered by one of these:
effect-ending-shops =
    – someone has built all { $count ->
        [one] { $count } shop
       *[other] { $count } shops
    };
effect-ending-houses =
    – someone has built all { $count ->
        [one] { $count } trading house
       *[other] { $count } trading houses
    };
effect-ending-board = – { $area }: { $amounts } assistants with { $players } players;
effect-ending-orders = – there are not enough orders to fill a port.
effect-ending-rounds = Finish that round, then play one last round.
effect-bonus-board = { $area }: { $first } for most assistants, { $second } for second most.
effect-bonus-agents = Each unused agent: { $points }.
effect-bonus-imports = Each imported good: { $points }.

## What is being decided

phase-begin = Who goes first?
phase-areas = Which area lies here?
phase-tiles = Which building tile lies under it?
phase-tokens = Which power token lies here?
phase-achievements = Which achievement is in the game?
phase-awards = Which award is in the game?
phase-technologies = Which technology comes to the laboratory?
phase-orders = Which order comes to the port?
phase-draw = Which order is drawn?
phase-keep = Which order will you keep?
phase-before = Place assistants, or take an extra action first?
phase-placing = Where will you place the next assistant?
phase-moving = Where will your president go?
phase-passing = Where will your president go on to?
phase-recalling = Which assistants will you take back?
phase-exchanging = What will you exchange?
phase-church = Which space of the Church will you take?
phase-faith = What will you pay for faith?
phase-customs = Which space of the Customs House will you take?
phase-hiring = What will you take from the warehouse?
phase-research = Which technology will you take?
phase-production = What will you pay with for the technology?
phase-station = Where will the station be?
phase-port = Which order will you take?
phase-second = Will you pay for a second order?
phase-port-again = Which order will be the second?
phase-token = Will you take the power token?
phase-building = What will you build?
phase-returning = Will an assistant stay?
phase-good = Which good will you take?
phase-lifting = Which assistant will you move?
phase-dropping = Where will the assistant go?
phase-award = Which award will you take?
phase-after = Anything else this turn?
phase-over = The game is over.
question-before = Assistants: up to { $areas } areas, or { $same } in one. Or an extra action first?
question-placing = Assistant { $number } of { $areas }: where will you place it?

## Options

option-awards = Awards for achievements
option-awards-about = The first mini-expansion: awards lie on the table. Whoever has declared all achievements takes one, a flag or a free agent.
option-free_agents = Free agents
option-free_agents-about = The second mini-expansion: free agents are mixed into the power tokens. Each can be used once, like a foreign agent.
option-random_start = Random first player
option-random_start-about = Chance decides who goes first; otherwise the first seat does.
option-tokens_by_choice = Power tokens by choice
option-tokens_by_choice-about = After an action that reaches a power token you are asked whether you take it; otherwise it is taken at once.
option-actions_by_choice = Area actions may be declined
option-actions_by_choice-about = An area’s action may be declined even where it costs nothing; otherwise it must be carried out there.

## Moves

move-begin = { $player } goes first
move-lay = Lay { $area-the }
move-tile = Lay building tile { $number }
move-token = Lay the power token: { $token }
move-achievement = Lay the achievement: { $achievement }
move-award = Lay the award: { $award }
move-technology = { $technology } comes to the laboratory (card { $number })
move-order = Order { $order } comes to the port ({ deal })
move-draw = Draw order { $order } ({ deal })
move-keep = Keep order { $order } ({ deal })
move-use = { $technology }: { $paid-plus } → { $reward-plus }
move-agent = Use an agent in { $area-the }
move-achieve =
    Declare the achievement of pile { $pile ->
        [a] A
        [b] B
       *[c] C
    }
move-fulfil = Fulfil order { $order }: { deal }
move-place = Place an assistant in { $area-the }
move-done-placing = Done placing assistants
move-go = Send the president to { $area-the } and act there
move-through = Pass through { $area-the }
move-through-canal = Pass through { $area-the } ({ $cost } yen)
move-recall = Go nowhere: take the president and assistants back
move-collect = Take back an assistant from { $area-the }
move-done-recalling = Done taking assistants back
move-buy = Buy { $good-low } for { $yen } yen
move-sell = Sell { $good-low } for { $yen } yen
move-done-exchanging = Done exchanging
move-church = Take space { $slot } of the Church: { $faith } faith → { $reward-plus }
move-done-church = Take no space of the Church
move-customs =
    Take space { $slot } of the Customs House: { $cost ->
        [one] { $cost } imported good
       *[other] { $cost } imported goods
    } → { $reward-plus }
move-done-customs = Take no space of the Customs House
move-hire = Take { $piece-an } from the warehouse ({ $price })
move-done-hiring = Done with the warehouse
move-research =
    Take the technology in space { $slot }{ $surcharge ->
        [0] { "" }
       *[other] { " " }(production +{ $surcharge })
    }
move-done-research = Take no technology
move-take = Take the order in space { $slot } (power { $power } or more)
move-done-port = Done taking orders
move-take-token = Take the power token
move-leave-token = Leave the power token
move-pay = Pay { $paid }
move-shop = Build a shop in space { $slot }
move-house = Build a trading house
move-done-building = Build nothing
move-return-all = Take all assistants back
move-return-all-but-one = Leave one assistant there ({ technology-telephone })
move-station = Put the station in { $area-the }
move-good = Take { $good-low }
move-lift = Move an assistant out of { $area-the }
move-lift-hand = Move an assistant from your hand
move-done-lifting = Done moving assistants
move-drop = Put the assistant in { $area-the }
move-claim = Take the award: { $award }
move-end = End the turn

## Moves as they are offered: with what they cost and bring

choice-toll =
    toll: { $toll } yen{ $rivals ->
        [one] { "" }
       *[other] { " " }to { $rivals } presidents
    }
choice-place = Assistant: { $area }
choice-place-toll = { choice-place } ({ choice-toll })
choice-place-next = { $area }
choice-place-next-toll = { choice-place-next } ({ choice-toll })
choice-through = { move-through } ({ choice-toll })
choice-go = Send the president to { $area-the }: power { $power }
choice-go-toll = { choice-go } ({ choice-toll })
choice-agent = { move-agent }: power { $power }
choice-achieve =
    Declare an achievement ({ $achievement }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, at the cost of an assistant
choice-achieve-first = { choice-achieve } (first to declare it)
choice-hire = { move-hire }
choice-church =
    Take space { $slot } of the Church: { $reward } ({ $units ->
        [0] nothing to pay
       *[other] { $units } faith short
    })
choice-research =
    Take { $technology }, flag of { $country-the } ({ $units ->
        [0] nothing to pay
        [one] { $units } production short: pay { $yen } or { $imports }
       *[other] { $units } production short: pay { $yen } or { $imports } for each
    })
choice-take = Take order { $order }: { deal }; flag of { $country-the }
choice-pay-faith = { move-pay } for faith
choice-pay-production = { move-pay } for production
choice-pay-order = { move-pay } for a second order
choice-shop = { move-shop }: { $reward }
choice-house = { move-house }: { $reward }

## Refusals

refusal-game-over = The game is over.
refusal-chance-decides = Chance decides now: a card comes first.
refusal-only-chance = That is for chance to decide, not for a player.
refusal-no-such-chance = Chance cannot decide that now.
refusal-no-such-player = { $player } is not at this table: { $players } are playing.
refusal-not-in-this-game = { $thing }: not in this game.
refusal-laid-already = That has been drawn already.
refusal-another-pile = That achievement belongs to another pile.
refusal-start-order-first = First choose the order you keep.
refusal-start-order-kept = You have already kept an order.
refusal-extra-action-time = Agents, achievements and orders come before the main action or after it, not in the middle.
refusal-placing-over = You are done with placing assistants this turn.
refusal-placing-first = First place your assistants, or say that you place none.
refusal-moving-over = Your president has already moved this turn.
refusal-on-the-way = Your president is on the way and must go on.
refusal-not-recalling = Assistants come back only when you take the president back.
refusal-not-exchanging = You can exchange only during an action in Chinatown.
refusal-not-at-church = You need an action in the Church for that.
refusal-not-at-customs = You need an action in the Customs House for that.
refusal-not-hiring = You need an action in the Employment Agency for that, or a reward that allows it.
refusal-not-researching = You need an action in a laboratory for that.
refusal-not-at-port = You need an action in a port for that.
refusal-nothing-to-pay = There is nothing to pay for now.
refusal-not-building = You build only right after an action of power { $needed } or more.
refusal-not-returning = Your assistants return by themselves; only { technology-telephone } lets one stay.
refusal-no-station-due = The station is placed only by whoever takes { technology-station }.
refusal-no-token-due = There is no power token to decide about now.
refusal-no-good-due = You have no good to choose now.
refusal-no-move-due = You have no assistant to move now.
refusal-lift-first = First choose the assistant you move.
refusal-drop-first = First place the assistant you are moving.
refusal-no-award-due = An award is for whoever has just declared the last of the achievements.
refusal-main-action-first = You cannot end the turn without a main action.
refusal-choice-first = Another decision comes first. { $choice }
refusal-action-due = The action in { $area-the } costs you nothing here: you have to carry it out.
refusal-order-not-in-hand = You do not hold order { $order }.
refusal-order-goods-missing = For order { $order } you still need { $goods }.
refusal-agent-used = You have already used an agent this turn.
refusal-no-agent = You have no unused agent.
refusal-president-there = Your president is in { $area-the }: an agent acts only where he is not.
refusal-achieved-already = You have already declared this achievement: { $achievement }.
refusal-achievement-not-met =
    This achievement requires { $achievement }: you have { $have ->
        [0] none
       *[other] { $have }
    }.
refusal-achievement-not-met-areas = This achievement requires your buildings in { $achievement }: you have them in { $production } and { $commercial }.
refusal-needs-technology = You need { $technology } for that.
refusal-power-used = { $technology } works once a turn, and you have used it.
refusal-no-assistant-in-hand = You have no assistant in hand.
refusal-no-assistant-there = You have no assistant in { $area-the }.
refusal-no-assistant-for-board = You have no assistant for that, neither in hand nor in { $area-the }.
refusal-yen-missing =
    That costs { $cost } yen: you have { $have ->
        [0] none
       *[other] { $have }
    }.
refusal-good-missing = You have no { $good-low }.
refusal-import-missing = You have no imported goods.
refusal-warehouse-empty = There are no more { $piece-many } in your warehouse.
refusal-toll-missing =
    The toll in { $area-the } is { $cost } yen: { $rivals } { $count ->
        [one] president is
       *[other] presidents are
    } there. You have { $have ->
        [0] no
       *[other] { $have }
    } yen.
refusal-canal-fee-missing =
    To pass through the Canal you pay { $cost } yen: you have { $have ->
        [0] none
       *[other] { $have }
    }.
refusal-placed-enough = You have already placed assistants in { $count } different areas this turn, the maximum.
refusal-two-in-one-area = You are already placing in different areas this turn, so only one in each area.
refusal-needs-telegraph = You have placed all your assistants in one area: one more requires the { technology-telegraph }.
refusal-not-next-to-two = With the { technology-telegraph } the last assistant goes next to { $doubled-the }: { $area-the } is not next to it.
refusal-occupied =
    You cannot stop in { $area-the }: { $rivals } { $count ->
        [one] president is
       *[other] presidents are
    } there. That requires the { technology-postal-system }.
refusal-not-adjacent = Your president is not next to { $area-the }.
refusal-not-back = Your president set out from { $area-the } or has passed it already: he does not come back this turn.
refusal-dead-end = From { $area-the } your president could not go on to any area where he may stop.
refusal-slot-taken = Space { $slot } is taken.
refusal-faith-missing = Space { $slot } requires { $needed } faith: with all you can pay you reach { $have }.
refusal-customs-power-missing =
    Space { $slot } requires { $imports ->
        [one] { $imports } imported good
       *[other] { $imports } imported goods
    }, and so power { $needed }: yours is { $have }.
refusal-imports-missing =
    Space { $slot } requires { $needed ->
        [one] { $needed } imported good
       *[other] { $needed } imported goods
    }: you have { $have ->
        [0] none
       *[other] { $have }
    }.
refusal-slot-empty = There is no card in space { $slot }.
refusal-technology-owned = You already have { $technology }.
refusal-production-missing = For { $technology } you are { $needed } production short, { $yen } or { $imports } each: you can pay for { $have }.
refusal-port-power-missing = The order in space { $slot } requires power { $needed }: yours is { $have }.
refusal-hand-full = You already hold { $count } orders, the maximum.
refusal-not-accepted = { $good }: that is not accepted here.
refusal-paid-already = { $good }: you have already paid that for faith, and each kind counts once.
refusal-no-shop-in-hand = You have no shop in hand.
refusal-no-house-in-hand = You have no trading house in hand.
refusal-shop-here-already = You already have a shop in { $area-the }.
refusal-house-here-already = There is already a trading house in { $area-the } ({ $player }).
refusal-same-area = The assistant comes from { $area-the }: choose another area.
refusal-award-not-there = This award is not on the table: { $award }.

## What happened

event-begins = { $player } goes first.
event-achievements = Achievements: { $first }; { $second }; { $third }.
event-awards = Awards: { $first }; { $second }; { $third }; { $fourth }.
event-keeps = { $player } draws { $drawn } orders and keeps order { $order }.
event-keeps-unseen = { $player } draws { $drawn } orders and keeps one.
event-technology-laid = { $technology } comes to { $area-the }.
event-order-laid = Order { $order } comes to { $area-the }.
event-places = { $player } places an assistant in { $area-the }.
event-places-none = { $player } places no assistants.
event-pays-toll = { $payer } pays { $payee } a toll of { $coins } yen.
event-passes = { $player } passes through { $area-the }.
event-passes-canal = { $player } passes through the Canal for { $cost } yen.
event-goes = { $player } goes to { $area-the } and acts with power { $power }.
event-agent-acts = { $player } uses { $agent-an } in { $area-the }: power { $power }.
event-house-income = { $player } gets { $coins } yen for the trading house in { $area-the }.
event-area-brings = { $player } gets { $reward } from { $area-the }.
event-technology-brings = { $player } gets { $reward } ({ $technology }).
event-token = { $player } takes the power token of { $area-the } and gets { $reward }.
event-token-agent = { $player } takes the power token of { $area-the }: a free agent.
event-leaves-token = { $player } leaves the power token in { $area-the }.
event-recalls = { $player } takes the president back.
event-collects = { $player } takes back an assistant from { $area-the }.
event-idle = { $player } does nothing in { $area-the }.
event-buys = { $player } buys { $good-low } for { $cost } yen.
event-sells = { $player } sells { $good-low } for { $coins } yen.
event-pays-faith = { $player } pays { $paid } for faith.
event-church = { $player } takes space { $slot } of the Church and gets { $reward }.
event-pays-customs = { $player } hands over { $paid } at the Customs House.
event-customs = { $player } takes space { $slot } of the Customs House and gets { $reward }.
event-hires =
    { $player } takes { $piece-an } from the warehouse{ $cost ->
        [0] { "" }
       *[other] { " " }for { $cost } yen
    }.
event-uses = { $player } uses { $technology } and pays { $paid }.
event-pays-production = { $player } pays { $paid } for production.
event-researches = { $player } takes { $technology } (value { $value }, flag: { $country }).
event-station = { $player } puts the station in { $area-the }.
event-pays-order = { $player } pays { $paid } for a second order.
event-takes = { $player } takes order { $order } from { $area-the }.
event-builds-shop = { $player } builds a shop in { $area-the } and gets { $reward }.
event-builds-house = { $player } builds a trading house in { $area-the } and gets { $reward }.
event-returns =
    { $player } takes back { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    } from { $area-the }.
event-stays = { $player } leaves an assistant in { $area-the } ({ technology-telephone }).
event-achieves-first =
    { $player } is the first to declare an achievement ({ $achievement }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-achieves =
    { $player } declares an achievement ({ $achievement }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-claims = { $player } takes an award: { $award }.
event-fulfils = { $player } fulfils order { $order } and gives { $paid }. Flag: { $country }.
event-order-brings = { $player } gets { $reward } for order { $order }.
event-chooses = { $player } chooses { $reward }.
event-agent-gained = { $player } gets { $agent-an } for a pair of flags.
event-moves = { $player } moves an assistant from { $origin-the } to { $area-the }.
event-moves-from-hand = { $player } moves an assistant from their hand to { $area-the }.
event-end-shops = { $player } has built all { $count } shops. { end-triggered }
event-end-houses = { $player } has built all { $count } trading houses. { end-triggered }
event-end-church = { $count } assistants stand in the Church. { end-triggered }
event-end-customs = { $count } assistants stand in the Customs House. { end-triggered }
event-end-orders = There are not enough orders to fill a port. { end-triggered }
event-last-round = The last round begins.
event-bonus-church =
    { $player } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the Church.
event-bonus-customs =
    { $player } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the Customs House.
event-bonus-technologies =
    { $player } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for technologies.
event-bonus-countries =
    { $player } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for sets of flags.
event-bonus-leftovers =
    { $player } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for unused agents, imported goods, yen and local goods.
event-total =
    { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all.
event-tie =
    Tie at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $player } sits nearest the first player.
event-wins = { $player } wins!

## Terminal

terminal-copper-mine = Copper
terminal-fishing-ground = Fish
terminal-silk-mill = Silk
terminal-tea-plantation = Tea
terminal-bank = Bank
terminal-chinatown = Chinatown
terminal-church = Church
terminal-customs-house = Customs
terminal-employment-agency = Agency
terminal-laboratory-a = Lab A
terminal-laboratory-b = Lab B
terminal-port-a = Port A
terminal-port-b = Port B
terminal-canal = Canal
terminal-copper = c
terminal-silk = s
terminal-tea = t
terminal-fish = f
terminal-us = US
terminal-nl = NL
terminal-uk = UK
terminal-fr = FR
terminal-de = DE
terminal-pile-a = A
terminal-pile-b = B
terminal-pile-c = C
terminal-hand = hand
terminal-hidden = hidden orders: { $count }
terminal-fulfilled = orders: { $count }
terminal-developed = built in areas: production { $production }, commercial { $commercial }
terminal-main-open = the main action is still to come
terminal-main-done = the main action is done
terminal-exchanges = exchanges left: { $count }
terminal-due-faith = faith still to pay: { $count }
terminal-due-production = production still to pay: { $count }
terminal-due = still to come:
terminal-last-but-one-round = { end-triggered }
terminal-last-round = This is the last round.
terminal-through = Pass through
terminal-secret = Seen by you alone
terminal-agents-left = Agents left: { $agents }
terminal-decks = In the decks: technologies { $technologies }, orders { $orders }
terminal-next-to = Next to it: { $areas }

## Picture

picture-board = Areas
picture-areas = Areas in detail
picture-goals = Achievements, agents and awards
picture-management = Management boards
picture-chance = Chance
picture-waits = { $player } is deciding…
picture-turn = { $player }: it is their turn.
picture-first = First player.
picture-last-but-one-round = One more round
picture-last-round = Last round
picture-neutral = the neutral player
picture-stand-in-note = A star marks a figure that may differ from the printed one: we have not been able to check it yet. So may building tiles, power tokens and flags of technologies.
picture-power = power { $power }
picture-agent = Agent
picture-through = Via
picture-presence =
    { $player }: power { $power }, assistants: { $assistants }{ $president ->
        [0] { "" }
       *[other] , president
    }{ $shops ->
        [0] { "" }
       *[other] , shop
    }{ $houses ->
        [0] { "" }
       *[other] , trading house
    }.
picture-free-shops = Free spaces for shops: { $rewards }.
picture-free-house = Free space for a trading house: { $reward }.
picture-goal = Achievement: { $goal }. Points: { $first }, later { $later }. Declared by: { $players }.
picture-goal-unknown = Achievement, not laid yet.
picture-agents = Agents left
picture-achievements = Achievements
picture-worth = Total value of technologies: { $value }.
picture-agents-left = { $country }: agents left: { $left } of { $all }.
picture-awards = Awards
picture-due-faith = Faith still to be paid for: { $count }.
picture-due-production = Production still to be paid for: { $count }.
picture-due-exchanges = Exchanges left: { $count }.
picture-due-goods = Goods to choose: { $count }.
picture-due-pieces = Pieces from the warehouse: at most { $count }.
picture-due-moves = Moves of assistants: at most { $count }.
picture-ends-at = Assistants: { $filled }; the game end is triggered at { $all }. At the end, points for most assistants: { $first }, for second most: { $second }.
picture-slot-taken = Taken by { $player }.
picture-left = Cards in the deck: { $left }.
picture-surcharge = Production on top: { $units }.
picture-level-1 = Low space
picture-level-2 = Middle space
picture-level-3 = High space
picture-gap = Empty space.
picture-technology = { $technology }: value { $value }, flag: { $country }.
picture-hidden = An order that only its owner knows.
picture-hand = In hand:
picture-warehouse = In the warehouse:
picture-president = president
picture-assistant =
    { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }
picture-shop =
    { $count ->
        [one] { $count } shop
       *[other] { $count } shops
    }
picture-house =
    { $count ->
        [one] { $count } trading house
       *[other] { $count } trading houses
    }
picture-price = Price: { $yen } yen.
picture-flags = { $country }: flags: { $count }.
picture-fulfilled = Fulfilled orders: { $count }.
picture-tokens = Power tokens: { $count }.
picture-bonus-church = church: { $count }
picture-bonus-customs = customs house: { $count }
picture-bonus-technologies = technologies: { $count }
picture-bonus-countries = flags: { $count }
picture-bonus-leftovers = what is left: { $count }

## Score and end of the game

category-play = During play
category-leftovers = What is left over
trigger-shops = Most shops
trigger-houses = Most trading houses
trigger-orders = Orders drawn (the end: too few to fill a port)
ending-last-but-one-round = The end was triggered: after this round comes one more.
ending-last-round = This is the last round.

## The rules, chapter by chapter

guide-aim = What it is about
guide-aim-play = You lead a trading house in the young port of Yokohama. Assistants prepare the ground; where your president stops, you act, the stronger the more of your people are there.
guide-aim-win = Points come from orders, buildings, technologies, the Church, the Customs House and achievements. Most points win.
guide-turn = Your turn
guide-turn-short = In short: place assistants, move the president along them, act where he stops. The steps in full:
guide-areas = The areas
guide-areas-about = What each does at which power; two areas of one kind do the same.
guide-buildings = Building
guide-trade = Orders, technologies and goods
guide-boards = Boards and achievements
guide-cards = The technologies one by one
guide-two = With two players
guide-end = The end and final scoring

## What a turn is made of

stage-keep = Choose an order
stage-keep-about = Keep the order whose goods you can fetch soonest: fulfilling it brings your first points and a flag.
stage-place = Place
stage-place-about = Put assistants where you want your president to go: he walks only over areas with an assistant of yours. Spread them for a long way, or put two in one area for more power there.
stage-move = Move
stage-move-about = Lead the president along your assistants to the area whose action you want. He cannot stop where another president stands.
stage-act = Act
stage-act-about = The area now works for you: the more of your people are there, the more it brings. Take what your orders still need.
stage-build = Build
stage-build-about = You have the power to build here. A building makes you stronger in this area for good and brings its reward at once.
stage-end = End
stage-end-about = Your assistants here have come back. Fulfil an order or declare an achievement if you can, then end the turn.

## The page of a table

fact-action = { $area }: { picture-power }
choice-way =
    { choice-go } ({ $passed ->
        [one] { $passed } area
       *[other] { $passed } areas
    } on the way)
choice-way-paid =
    { choice-go } ({ $passed ->
        [one] { $passed } area
       *[other] { $passed } areas
    } on the way, { $cost } yen)
choice-way-differs =
    { choice-go } ({ $passed ->
        [one] { $passed } area
       *[other] { $passed } areas
    } on the way; { $payments-plus })
choice-way-toll = { $yen } to { $player }
choice-way-fee = { $yen } for { area-canal.the }
