### Yokohama in English.
###
### Forms of an area's name: .the as it stands inside a sentence. The second board of a type is called by its number.

title = Yokohama
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
area-laboratory-a = Laboratory A
    .the = Laboratory A
area-laboratory-b = Laboratory B
    .the = Laboratory B
area-port-a = Port A
    .the = Port A
area-port-b = Port B
    .the = Port B
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

## Tokens, achievements and awards

token-points = 4 points
token-yen = 4 yen
token-points-and-yen = 2 points, 2 yen
token-import = 1 point, 1 imported good
token-copper = 2 copper
token-silk = 1 point, 2 silk
token-tea = 3 tea
token-fish = 3 fish
token-any = 1 point, 2 goods of your choice
token-pieces = 1 point, 2 pieces from the warehouse
token-moves = 2 points, 2 moves of assistants
token-free-agent = a free agent
achievement-tea-7 = 7 tea
achievement-fish-7 = 7 fish
achievement-silk-6 = 6 silk
achievement-copper-5 = 5 copper
achievement-technologies-4 = 4 technologies
achievement-yen-10 = 10 yen
achievement-tokens-5 = 5 power tokens and agents
achievement-orders-5 = 5 fulfilled orders
achievement-commercial-4 = 4 commercial areas
achievement-production-2-commercial-3 = 2 production and 3 commercial areas
achievement-production-3-commercial-2 = 3 production and 2 commercial areas
achievement-production-4 = 4 production areas
award-us = Flag of the USA
award-nl = Flag of the Netherlands
award-uk = Flag of Great Britain
award-fr = Flag of France
award-de = Flag of Germany
award-free-agent = Free agent

## Rewards

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
        [one] { $count } good of your choice
       *[other] { $count } goods of your choice
    }
reward-piece =
    { $count ->
        [one] { $count } piece from the warehouse
       *[other] { $count } pieces from the warehouse
    }
reward-move =
    { $count ->
        [one] { $count } move of an assistant
       *[other] { $count } moves of assistants
    }

## Lists inside sentences

list-goods =
    { $copper ->
        [0] { "" }
       *[other] { $comma-copper }{ $copper } copper
    }{ $silk ->
        [0] { "" }
       *[other] { $comma-silk }{ $silk } silk
    }{ $tea ->
        [0] { "" }
       *[other] { $comma-tea }{ $tea } tea
    }{ $fish ->
        [0] { "" }
       *[other] { $comma-fish }{ $fish } fish
    }
list-others =
    { $points ->
        [0] { "" }
        [one] { $comma-points }{ $points } point
       *[other] { $comma-points }{ $points } points
    }{ $yen ->
        [0] { "" }
       *[other] { $comma-yen }{ $yen } yen
    }{ $import ->
        [0] { "" }
        [one] { $comma-import }{ $import } imported good
       *[other] { $comma-import }{ $import } imported goods
    }{ $any ->
        [0] { "" }
        [one] { $comma-any }{ $any } good of choice
       *[other] { $comma-any }{ $any } goods of choice
    }{ $piece ->
        [0] { "" }
        [one] { $comma-piece }{ $piece } piece from the warehouse
       *[other] { $comma-piece }{ $piece } pieces from the warehouse
    }{ $move ->
        [0] { "" }
        [one] { $comma-move }{ $move } move of an assistant
       *[other] { $comma-move }{ $move } moves of assistants
    }
list-deal = { list-goods } for { list-others }

## What is what: areas

card-copper-mine-1 = { area-copper-mine-1 }
effect-copper-mine-1 = A production area: copper. Power 1 to 5 brings 0, 0, 1, 2 or 3 of it.
card-copper-mine-2 = { area-copper-mine-2 }
effect-copper-mine-2 = { effect-copper-mine-1 }
card-fishing-ground-1 = { area-fishing-ground-1 }
effect-fishing-ground-1 = A production area: fish. Power 1 to 5 brings 1, 2, 3, 4 or 5 of it.
card-fishing-ground-2 = { area-fishing-ground-2 }
effect-fishing-ground-2 = { effect-fishing-ground-1 }
card-silk-mill-1 = { area-silk-mill-1 }
effect-silk-mill-1 = A production area: silk. Power 1 to 5 brings 0, 1, 2, 3 or 4 of it.
card-silk-mill-2 = { area-silk-mill-2 }
effect-silk-mill-2 = { effect-silk-mill-1 }
card-tea-plantation-1 = { area-tea-plantation-1 }
effect-tea-plantation-1 = A production area: tea. Power 1 to 5 brings 1, 2, 3, 4 or 5 of it.
card-tea-plantation-2 = { area-tea-plantation-2 }
effect-tea-plantation-2 = { effect-tea-plantation-1 }
card-bank = { area-bank }
effect-bank = A commercial area: yen. Power 1 to 5 brings 1, 2, 3, 4 or 5 of them.
card-chinatown = { area-chinatown }
effect-chinatown = A commercial area: power 1 to 5 allows 1, 2, 3, 4 or 5 exchanges. Copper and silk are bought and sold for 2 yen, tea and fish for 1 yen. Imported goods are only sold here, for 4 yen.
card-church = { area-church }
effect-church = A commercial area: power 1 to 5 is worth 1, 2, 3, 4 or 5 faith. Add 1 faith for each of these you pay, each at most once: copper, silk, tea, fish, an imported good, 2 yen. Put an assistant from your hand or from this area on a free space whose faith you reach, and take its reward. The assistant stays there. At the end, most assistants here score 6 points, second most 3; among equals, the one furthest to the right.
card-customs-house = { area-customs-house }
effect-customs-house = A commercial area: hand over imported goods, with power 1 to 5 at most 0, 1, 2, 3 or 4 of them. Put an assistant from your hand or from this area on a free space of exactly that number, and take its reward. The assistant stays there. At the end, most assistants here score 8 points, second most 4; among equals, the one furthest to the right.
card-employment-agency = { area-employment-agency }
effect-employment-agency = A commercial area: power 1 to 5 lets you take 0, 1, 2, 3 or 4 pieces from your warehouse, each at its price. Assistants are free, a shop costs 2 yen, trading houses cost 4, 5, 6 and 7 yen in turn.
card-laboratory-a = { area-laboratory-a }
effect-laboratory-a = A commercial area: take a technology of this laboratory that you do not have yet. Power 1 to 5 is worth 1, 2, 3, 4 or 5 production; each unit that is lacking costs 2 yen or 1 imported good. The spaces, from the left, add 0, 0, 1, 1, 2 and 2 to the value of a card. From your technology number 4 on you pay 1 unit more, whatever your power.
card-laboratory-b = { area-laboratory-b }
effect-laboratory-b = { effect-laboratory-a }
card-port-a = { area-port-a }
effect-port-a = A commercial area: take an order of this port. Power 2 reaches the orders of the low spaces, power 3 those of the middle ones too, power 4 all of them; power 5 also brings 3 points. A second order costs 2 yen or 1 imported good. You hold 3 orders at most.
card-port-b = { area-port-b }
effect-port-b = { effect-port-a }
card-canal = { area-canal }
effect-canal = Nothing is placed here and nobody stops here. A president may pass through for 1 yen.

## What is what: technologies

card-stagecoach = { technology-stagecoach }
effect-stagecoach = Your president pays no tolls on the way.
card-university = { technology-university }
effect-university = Once a turn, pay 1 yen and take an assistant from your warehouse.
card-ball = { technology-ball }
effect-ball = 2 points for each order that you fulfil.
card-postal-system = { technology-postal-system }
effect-postal-system = Your president may stop where other presidents are; tolls are due as ever.
card-language-school = { technology-language-school }
effect-language-school = 1 yen for each order that you fulfil.
card-patent-system = { technology-patent-system }
effect-patent-system = 2 points for each technology that you take after this one.
card-winery = { technology-winery }
effect-winery = 3 points for each assistant that you put on the board of the Church.
card-gas-lighting = { technology-gas-lighting }
effect-gas-lighting = 2 points for each shop that you build.
card-stock-exchange = { technology-stock-exchange }
effect-stock-exchange = If you begin a turn with less than 2 yen, you are given what is lacking to 2 yen.
card-letterpress = { technology-letterpress }
effect-letterpress = 1 yen for each technology that you take after this one.
card-brick-factory = { technology-brick-factory }
effect-brick-factory = 4 points for each assistant that you put on the board of the Customs House.
card-mining-technology = { technology-mining-technology }
effect-mining-technology = Whenever you get copper, you get 1 more.
card-electric-lighting = { technology-electric-lighting }
effect-electric-lighting = 3 points for each trading house that you build.
card-station = { technology-station }
effect-station = When you take this card, put the station token in any area: it adds 1 to everyone’s power there. Your president may go straight to it if you have an assistant there, even beside other presidents and without tolls.
card-spinning-mill = { technology-spinning-mill }
effect-spinning-mill = Once a turn, give 1 silk and get 2 yen.
card-exposition = { technology-exposition }
effect-exposition = 10 points at once.
card-newspaper = { technology-newspaper }
effect-newspaper = You may place up to 4 assistants in different areas instead of 3.
card-tram = { technology-tram }
effect-tram = Your president may go straight to any area with an assistant of yours and no other president; with { technology-postal-system } also where others are, for the tolls.
card-telephone = { technology-telephone }
effect-telephone = When your assistants return after an action, you may leave 1 of them in the area.
card-telegraph = { technology-telegraph }
effect-telegraph = When you place 2 assistants in one area, you may place 1 more in an area next to it.

## What is what: everything else

card-turn = A turn
effect-turn = Before and after your main action, in any order: use an agent (once a turn), declare achievements, fulfil orders. The main action: place up to 3 assistants in different areas or 2 in one; move your president to an area with an assistant of yours and no other president, and act there; at power 4 or 5 you may build; then your assistants there return. Instead of moving you may take the president back, with any of your assistants.
card-power = Power
effect-power = How strong your action in an area is, 5 at most: 1 for each assistant of yours there, for your president, your shop, your trading house and the station. Power 4 lets you build, power 5 takes the area’s power token.
card-president = { piece-president }
effect-president = Goes from area to area, each with an assistant of yours, and acts where he stops. He never comes back to where he set out. Placing an assistant where another president is, or entering there, costs 1 yen to that player.
card-assistant = Assistants
effect-assistant = Placed in areas from your hand: 1 power each. They come back to your hand after the action there. On boards and achievements they stay to the end.
card-shop = Shops
effect-shop = After an action of power 4 or 5, a shop from your hand may go to a free space of the area, for its reward. One of yours per area. It adds 1 power there. Whoever builds all 8 brings the end near.
card-house = Trading houses
effect-house = After an action of power 4 or 5, a trading house from your hand may go to the area, for its reward. One per area. It adds 1 power there and earns you 1 yen whenever another player acts there. Whoever builds all 4 brings the end near.
card-warehouse = Warehouse
effect-warehouse = Pieces that are not in your hand yet. Assistants are free, a shop costs 2 yen, trading houses cost 4, 5, 6 and 7 yen in turn.
card-copper = { good-copper }
effect-copper = A local good. In Chinatown it is bought and sold for 2 yen. At the end, 3 local goods of any kinds are 1 point.
card-silk = { good-silk }
effect-silk = { effect-copper }
card-tea = { good-tea }
effect-tea = A local good. In Chinatown it is bought and sold for 1 yen. At the end, 3 local goods of any kinds are 1 point.
card-fish = { good-fish }
effect-fish = { effect-tea }
card-import = { good-import }
effect-import = Pay for the Customs House, for production, faith or a second order. They come from orders and other rewards, or from Chinatown for 4 yen. At the end each is 1 point.
card-yen = { good-yen }
effect-yen = Money: for tolls, pieces, exchanges, faith, production and a second order. At the end, 2 yen are 1 point.
card-points = Points
effect-points = Whoever has most of them at the end wins; among equals, whoever sits nearest the first player.
card-any = Good of your choice
effect-any = Copper, silk, tea or fish, as you like.
card-piece = Piece from the warehouse
effect-piece = Take an assistant, a shop or a trading house from your warehouse to your hand, at its price.
card-move = Move of an assistant
effect-move = Move an assistant of yours from an area, or from your hand, to any other area, without tolls.
card-orders = Orders
effect-orders = Give the goods of an order you hold and take its reward and flag. You hold 3 at most and never discard one. The order you kept at the start is yours to know; orders from a port are seen by all.
card-flags = Flags
effect-flags = On technologies, fulfilled orders and awards. Every second flag of a country brings its agent, while there is one. At the end, sets of different flags score: 2 flags 2 points, 3 flags 4, 4 flags 8, 5 flags 12.
card-agents = Foreign agents
effect-agents = Once a turn, turn one over to act in an area with an assistant of yours and without your president, no tolls due. An unused one is 1 point at the end.
card-free-agent = { agent-free-agent }
effect-free-agent = Used once, like a foreign agent of any country.
card-tokens = Power tokens
effect-tokens = An action of power 5 takes the token of its area, for its reward.
card-achievements = Achievements
effect-achievements = Have what it asks for, put an assistant from your hand on it, and score; the first player there scores more. Nothing is spent. Each one once.
card-awards = Awards
effect-awards = In games with awards, whoever has declared all 3 achievements takes one: a flag or a free agent.
card-tea-7 = Achievement: { achievement-tea-7 }
effect-tea-7 = Have 7 tea: 8 points for the first player, 6 for the others.
card-fish-7 = Achievement: { achievement-fish-7 }
effect-fish-7 = Have 7 fish: 8 points for the first player, 6 for the others.
card-silk-6 = Achievement: { achievement-silk-6 }
effect-silk-6 = Have 6 silk: 8 points for the first player, 6 for the others.
card-copper-5 = Achievement: { achievement-copper-5 }
effect-copper-5 = Have 5 copper: 8 points for the first player, 6 for the others.
card-technologies-4 = Achievement: { achievement-technologies-4 }
effect-technologies-4 = Have 4 technologies: 8 points for the first player, 6 for the others.
card-yen-10 = Achievement: { achievement-yen-10 }
effect-yen-10 = Have 10 yen: 8 points for the first player, 6 for the others.
card-tokens-5 = Achievement: { achievement-tokens-5 }
effect-tokens-5 = Have 5 power tokens and agents together, used ones included: 8 points for the first player, 6 for the others.
card-orders-5 = Achievement: { achievement-orders-5 }
effect-orders-5 = Have 5 fulfilled orders: 8 points for the first player, 6 for the others.
card-commercial-4 = Achievement: { achievement-commercial-4 }
effect-commercial-4 = Have buildings in 4 commercial areas: 10 points for the first player, 7 for the others. An area counts once.
card-production-2-commercial-3 = Achievement: { achievement-production-2-commercial-3 }
effect-production-2-commercial-3 = Have buildings in 2 production and 3 commercial areas: 10 points for the first player, 7 for the others. An area counts once.
card-production-3-commercial-2 = Achievement: { achievement-production-3-commercial-2 }
effect-production-3-commercial-2 = Have buildings in 3 production and 2 commercial areas: 10 points for the first player, 7 for the others. An area counts once.
card-production-4 = Achievement: { achievement-production-4 }
effect-production-4 = Have buildings in 4 production areas: 10 points for the first player, 7 for the others. An area counts once.
card-us = { country-us }
effect-us = Agents of this country: 2. Every second flag brings one, while there is one.
card-nl = { country-nl }
effect-nl = Agents of this country: 1. Every second flag brings one, while there is one.
card-uk = { country-uk }
effect-uk = Agents of this country: 3. Every second flag brings one, while there is one.
card-fr = { country-fr }
effect-fr = Agents of this country: 2. Every second flag brings one, while there is one.
card-de = { country-de }
effect-de = Agents of this country: 2. Every second flag brings one, while there is one.
card-neutral = Neutral assistants
effect-neutral = With two players, nobody’s assistants take a space of the Church and of the Customs House. They count for the end and for most assistants; the points they win go to nobody. Nobody’s technologies are worth 7.5.
card-ending = The end
effect-ending = It is near when someone has built all 8 shops or all 4 trading houses, when orders are lacking to fill a port, or when the Church or the Customs House has 5 assistants (6 with four players). The round is finished, then one more is played.
card-bonus = Final scoring
effect-bonus = Most assistants in the Church 6 points, second most 3. In the Customs House 8 and 4. Highest total value of technologies 10, second highest 5. Sets of 2, 3, 4 or 5 different flags 2, 4, 8 or 12. Each unused agent and each imported good 1, every 2 yen 1, every 3 local goods 1.

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
phase-before = What will you do? Place assistants, or an extra action first?
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
phase-production = What will you pay for production?
phase-station = Where will the station be?
phase-port = Which order will you take?
phase-second = Will you pay for a second order?
phase-port-again = Which order will be the second?
phase-building = What will you build?
phase-returning = Will an assistant stay?
phase-good = Which good will you take?
phase-lifting = Which assistant will you move?
phase-dropping = Where will the assistant go?
phase-award = Which award will you take?
phase-after = Anything else this turn?
phase-over = The game is over.

## Options

option-awards = Awards for achievements
option-awards-about = The first mini-expansion: four of the six awards are on the table. Whoever has declared all three achievements takes one, a flag or a free agent.
option-free_agents = Free agents
option-free_agents-about = The second mini-expansion: five free agents are mixed into the power tokens. Each can be used once, like a foreign agent.
option-random_start = Random first player
option-random_start-about = Chance decides who goes first; otherwise the first seat does.

## Moves

move-begin = { $player } goes first
move-lay = Lay { $area-the }
move-tile = Lay building tile { $number }
move-token = Lay the power token: { $token }
move-achievement = Lay the achievement: { $achievement }
move-award = Lay the award: { $award }
move-technology = { $technology } comes to the laboratory (card { $number })
move-order = Order { $order } comes to the port ({ list-deal })
move-draw = Draw order { $order } ({ list-deal })
move-draw-unseen = Draw an order
move-keep = Keep order { $order } ({ list-deal })
move-keep-unseen = Keep an order
move-university = { technology-university }: take an assistant from the warehouse ({ $cost } yen)
move-spin = { technology-spinning-mill }: give { $cost } silk for { $yen } yen
move-agent = Use an agent in { $area-the }
move-achieve =
    Declare the achievement of pile { $pile ->
        [a] A
        [b] B
       *[c] C
    }
move-fulfil = Fulfil order { $order }: give { list-deal }
move-place = Place an assistant in { $area-the }
move-done-placing = Place no more assistants
move-go = Send the president to { $area-the } and act there
move-through = Pass through { $area-the }
move-through-canal = Pass through { $area-the } ({ $cost } yen)
move-recall = Take the president back
move-collect = Take back an assistant from { $area-the }
move-done-recalling = Take back no more assistants
move-buy = Buy { $good-low } for { $yen } yen
move-sell = Sell { $good-low } for { $yen } yen
move-done-exchanging = Exchange nothing more
move-church = Take space { $slot } of the Church: faith { $faith } for { list-goods }{ list-others }
move-done-church = Take no space of the Church
move-customs =
    Take space { $slot } of the Customs House: { $cost ->
        [one] { $cost } imported good
       *[other] { $cost } imported goods
    } for { list-goods }{ list-others }
move-done-customs = Take no space of the Customs House
move-hire-assistant = Take { $piece-an } from the warehouse (free)
move-hire-shop = Take { $piece-an } from the warehouse ({ $cost } yen)
move-hire-house = Take { $piece-an } from the warehouse ({ $least } to { $most } yen)
move-done-hiring = Take nothing more from the warehouse
move-research =
    Take the technology in space { $slot }{ $surcharge ->
        [0] { "" }
       *[other] { " " }(production +{ $surcharge })
    }
move-done-research = Take no technology
move-take = Take the order in space { $slot } (power { $power } or more)
move-done-port = Take no more orders
move-pay = Pay { list-goods }{ list-others }
move-shop = Build a shop in space { $slot }
move-house = Build a trading house
move-done-building = Build nothing
move-return-all = Take all assistants back
move-return-all-but-one = Leave one assistant there ({ technology-telephone })
move-station = Put the station in { $area-the }
move-good = Take 1 { $good-low }
move-lift = Move an assistant out of { $area-the }
move-lift-hand = Move an assistant from your hand
move-done-lifting = Move no more assistants
move-drop = Put the assistant in { $area-the }
move-claim = Take the award: { $award }
move-end = End the turn

## Moves as they are offered: with what they cost and bring

choice-toll =
    toll: { $toll } yen{ $rivals ->
        [one] { "" }
       *[other] { " " }to { $rivals } presidents
    }
choice-place = { move-place } ({ choice-toll })
choice-through = { move-through } ({ choice-toll })
choice-go = Send the president to { $area-the }: power { $power }
choice-go-toll = { choice-go } ({ choice-toll })
choice-agent = { move-agent }: power { $power }
choice-achieve =
    Declare an achievement ({ $achievement }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
choice-achieve-first = { choice-achieve }, the first in the game
choice-hire =
    Take { $piece-an } from the warehouse ({ $cost ->
        [0] free
       *[other] { $cost } yen
    })
choice-church =
    Take space { $slot } of the Church: { list-goods }{ list-others } ({ $units ->
        [0] nothing to pay
       *[other] { $units } faith to pay
    })
choice-research =
    Take { $technology }, flag of { $country-the } ({ $units ->
        [0] nothing to pay
        [one] { $units } unit to pay: 2 yen or 1 imported good
       *[other] { $units } units to pay, each 2 yen or 1 imported good
    })
choice-take = Take order { $order }: { list-deal }; flag of { $country-the }
choice-pay-faith = { move-pay } for faith
choice-pay-production = { move-pay } for production
choice-pay-order = { move-pay } for a second order
choice-shop = { move-shop }: { list-goods }{ list-others }
choice-house = { move-house }: { list-goods }{ list-others }

## Refusals

refusal-game-over = The game is over.
refusal-chance-decides = Chance decides now: a card comes first.
refusal-only-chance = That is for chance to decide, not for a player.
refusal-no-such-chance = Chance cannot decide that now.
refusal-never-played = That is only how the others see a hidden order: nobody plays it.
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
refusal-not-exchanging = Exchanges are made only by an action in Chinatown.
refusal-not-at-church = That takes an action in the Church.
refusal-not-at-customs = That takes an action in the Customs House.
refusal-not-hiring = That takes an action in the Employment Agency, or a reward that allows it.
refusal-not-researching = That takes an action in a laboratory.
refusal-not-at-port = That takes an action in a port.
refusal-nothing-to-pay = There is nothing to pay for now.
refusal-not-building = You build only right after an action of power { $needed } or more.
refusal-not-returning = Your assistants return by themselves; only { technology-telephone } lets one stay.
refusal-no-station-due = The station is placed only by whoever takes { technology-station }.
refusal-no-good-due = You have no good to choose now.
refusal-no-move-due = You have no assistant to move now.
refusal-lift-first = First choose the assistant you move.
refusal-drop-first = First put the assistant down that you are moving.
refusal-no-award-due = An award is for whoever has just declared the last of three achievements.
refusal-main-action-first = You cannot end the turn without a main action.
refusal-choice-first = Another decision comes first. { $choice }
refusal-order-not-in-hand = You do not hold order { $order }.
refusal-order-goods-missing = For order { $order } you still need { list-goods }.
refusal-agent-used = You have already used an agent this turn.
refusal-no-agent = You have no unused agent.
refusal-president-there = Your president is in { $area-the }: an agent acts only where he is not.
refusal-achieved-already = You have already declared this achievement: { $achievement }.
refusal-achievement-not-met =
    This achievement takes { $achievement }: you have { $have ->
        [0] none
       *[other] { $have }
    }.
refusal-achievement-not-met-areas = This achievement takes your buildings in { $achievement }: you have them in { $production } production and { $commercial } commercial areas.
refusal-needs-university = That takes { technology-university }: you do not have it.
refusal-needs-spinning-mill = That takes { technology-spinning-mill }: you do not have it.
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
    The toll in { $area-the } is { $cost } yen: the president { $rivals ->
        [1] of { $first } is
        [2] of { $first } and that of { $second } are
       *[other] of { $first }, that of { $second } and that of { $third } are
    } there. You have { $have ->
        [0] no
       *[other] { $have }
    } yen.
refusal-canal-fee-missing =
    To pass through the Canal you pay { $cost } yen: you have { $have ->
        [0] none
       *[other] { $have }
    }.
refusal-placed-enough = You have already placed assistants in { $count } areas: that is all for this turn.
refusal-two-in-one-area = { $count } assistants can be placed in one area only instead of going to different areas.
refusal-needs-telegraph = After two assistants in one area, another one takes { technology-telegraph }: you do not have it.
refusal-not-next-to-two = With { technology-telegraph } the third assistant goes next to { $doubled-the }: { $area-the } is not next to it.
refusal-occupied =
    You cannot stop in { $area-the }: the president { $rivals ->
        [1] of { $first } is
        [2] of { $first } and that of { $second } are
       *[other] of { $first }, that of { $second } and that of { $third } are
    } there. That takes { technology-postal-system }.
refusal-not-adjacent = Your president is not next to { $area-the }.
refusal-not-back = Your president set out from { $area-the } or has passed it already: he does not come back this turn.
refusal-dead-end = From { $area-the } your president could not go on to any area where he may stop.
refusal-slot-taken = Space { $slot } is taken.
refusal-faith-missing = Space { $slot } takes { $needed } faith: with all you can pay you reach { $have }.
refusal-customs-power-missing =
    Space { $slot } takes { $imports ->
        [one] { $imports } imported good
       *[other] { $imports } imported goods
    }, for which you need power { $needed }: yours is { $have }.
refusal-imports-missing =
    Space { $slot } takes { $needed ->
        [one] { $needed } imported good
       *[other] { $needed } imported goods
    }: you have { $have ->
        [0] none
       *[other] { $have }
    }.
refusal-slot-empty = There is no card in space { $slot }.
refusal-technology-owned = You already have { $technology }.
refusal-production-missing =
    For { $technology } you still need { $needed ->
        [one] { $needed } unit
       *[other] { $needed } units
    } of production, 2 yen or 1 imported good each: you can pay for { $have ->
        [0] none
       *[other] { $have }
    }.
refusal-port-power-missing = The order in space { $slot } takes power { $needed }: yours is { $have }.
refusal-hand-full = You already hold { $count } orders, which is the most you may.
refusal-not-accepted = { $good }: that is not accepted here.
refusal-paid-already = { $good }: you have already paid that for faith, and each kind counts once.
refusal-no-shop-in-hand = You have no shop in hand.
refusal-no-house-in-hand = You have no trading house in hand.
refusal-shop-here-already = You already have a shop in { $area-the }.
refusal-house-here-already = A trading house of { $player } already stands in { $area-the }.
refusal-same-area = The assistant comes from { $area-the }: choose another area.
refusal-award-not-there = This award is not on the table: { $award }.

## What happened

event-begins = { $player } goes first.
event-achievements = Achievements: { $first }; { $second }; { $third }.
event-awards = Awards: { $first }; { $second }; { $third }; { $fourth }.
event-keeps = { $player } draws { $drawn } orders and keeps order { $order } ({ list-deal }).
event-keeps-unseen = { $player } draws { $drawn } orders and keeps one.
event-technology-laid = { $technology } comes to { $area-the }.
event-order-laid = Order { $order } comes to { $area-the } ({ list-deal }).
event-places = { $player } places an assistant in { $area-the }.
event-places-none = { $player } places no assistants.
event-pays-toll = { $payer } pays { $payee } a toll of { $coins } yen.
event-passes = { $player } passes through { $area-the }.
event-passes-canal = { $player } passes through the Canal for { $cost } yen.
event-goes = { $player } goes to { $area-the } and acts with power { $power }.
event-agent-acts = { $player } uses { $agent-an } in { $area-the }: power { $power }.
event-house-income = { $player } gets { $coins } yen for the trading house in { $area-the }.
event-gains = { $player } gets { list-goods }{ list-others }.
event-technology-brings = { $technology } brings { $player } { list-goods }{ list-others }.
event-token = { $player } takes the power token of { $area-the } and gets { list-goods }{ list-others }.
event-token-agent = { $player } takes the power token of { $area-the }: a free agent.
event-recalls = { $player } takes the president back.
event-collects = { $player } takes back an assistant from { $area-the }.
event-idle = { $player } does nothing in { $area-the }.
event-buys = { $player } buys { $good-low } for { $cost } yen.
event-sells = { $player } sells { $good-low } for { $coins } yen.
event-pays-faith = { $player } pays { list-goods }{ list-others } for faith.
event-church = { $player } takes space { $slot } of the Church and gets { list-goods }{ list-others }.
event-customs =
    { $player } hands over { $cost ->
        [one] { $cost } imported good
       *[other] { $cost } imported goods
    }, takes space { $slot } of the Customs House and gets { list-goods }{ list-others }.
event-hires =
    { $player } takes { $piece-an } from the warehouse{ $cost ->
        [0] { "" }
       *[other] { " " }for { $cost } yen
    }.
event-university = { $player } takes an assistant from the warehouse for { $cost } yen ({ technology-university }).
event-spins = { $player } gives { $cost } silk for { $coins } yen ({ technology-spinning-mill }).
event-pays-production = { $player } pays { list-goods }{ list-others } for production.
event-researches = { $player } takes { $technology } (value { $value }, flag: { $country }).
event-station = { $player } puts the station in { $area-the }.
event-pays-order = { $player } pays { list-goods }{ list-others } for a second order.
event-takes = { $player } takes order { $order } from { $area-the } ({ list-deal }).
event-builds-shop = { $player } builds a shop in { $area-the } and gets { list-goods }{ list-others }.
event-builds-house = { $player } builds a trading house in { $area-the } and gets { list-goods }{ list-others }.
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
event-fulfils = { $player } fulfils order { $order }: gives { list-goods }, gets { list-others } and a flag ({ $country }).
event-agent-gained = { $player } gets { $agent-an } for a pair of flags.
event-moves = { $player } moves an assistant from { $origin-the } to { $area-the }.
event-moves-from-hand = { $player } moves an assistant from hand to { $area-the }.
event-stock-exchange = { $player } gets { $coins } yen at the start of the turn ({ technology-stock-exchange }).
event-end-shops = { $player } has built all { $count } shops: the end is near. This round is finished, then one more is played.
event-end-houses = { $player } has built all { $count } trading houses: the end is near. This round is finished, then one more is played.
event-end-church = { $count } assistants stand in the Church: the end is near. This round is finished, then one more is played.
event-end-customs = { $count } assistants stand in the Customs House: the end is near. This round is finished, then one more is played.
event-end-orders = No orders are left to fill a port: the end is near. This round is finished, then one more is played.
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
    More than one player has { $points ->
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
terminal-units = units still to pay: { $count }
terminal-due = still to come:
terminal-last-but-one-round = The end is near: this round is finished, then one more is played.
terminal-last-round = This is the last round.
terminal-faith = Faith
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
picture-last-but-one-round = The end is near
picture-last-round = Last round
picture-neutral = nobody
picture-stand-in = (Stand-in figure.)
picture-stand-in-note = Stand-in figures: the printed ones are not known here yet. Building tiles, power tokens and flags of technologies are such, too.
picture-power = power { $power }
picture-agent = Agent
picture-through = Via
picture-token = Power token: { $reward }.
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
picture-goal = Achievement: { $goal }. Points: { $first }, later { $later }. Achieved by: { $players }.
picture-goal-unknown = Achievement, not laid yet.
picture-agents = Agents left
picture-achievements = Achievements
picture-worth = Total value of technologies: { $value }.
picture-agents-left = { $country }: agents left: { $left } of { $all }.
picture-awards = Awards
picture-award = Award:
picture-due-units = Units still to be paid: { $count }.
picture-due-exchanges = Exchanges left: { $count }.
picture-due-goods = Goods to choose: { $count }.
picture-due-pieces = Pieces from the warehouse: at most { $count }.
picture-due-moves = Moves of assistants: at most { $count }.
picture-ends-at = Assistants: { $filled }; the end is near at { $all }. At the end, points for most assistants: { $first }, for second most: { $second }.
picture-slot =
    { $board ->
        [church] Faith needed: { $needs }.
       *[customs] Imported goods: { $needs }.
    } Reward: { $reward }.
picture-slot-taken = Taken by { $player }.
picture-left = Cards in the deck: { $left }.
picture-surcharge = Production on top: { $units }.
picture-level-1 = Low space
picture-level-2 = Middle space
picture-level-3 = High space
picture-gap = Empty space.
picture-order = Order: { $goods } for { $reward }. Flag: { $country }.
picture-technology = { $technology }: value { $value }, flag: { $country }.
picture-hidden = An order that only its owner knows.
picture-hand = In hand:
picture-warehouse = In the warehouse:
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
