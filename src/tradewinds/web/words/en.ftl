### What the pages say, in British spelling; names printed on cards keep their own.

## Every page

site = Tradewinds
skip = Skip to the content
nav-label = Pages
nav-games = Games
nav-lobby = Lobby
nav-replays = Replays
nav-account = Account
language-label = Language
theme-label = Light or dark
theme-to-auto = Colours as on your device
theme-to-dark = Dark colours
theme-to-light = Light colours
footer = An unofficial table for board games, made by players for players.
guest = Guest { $number }
close = Close
save = Save
copy = Copy
copied = Copied

## Start

start-title = Board games by the harbour
start-lead = Pick a game and play: the bots are at the table already.
games-going-on =
    { $count ->
        [one] You have { $count } game going on
       *[other] You have { $count } games going on
    }
play-now = Play now
play-now-label = Play { $game } now against bots
new-table = Set up a table
players-range = { $least }–{ $most } players
minutes-range = { $least }–{ $most } minutes
promises-label = What you can rely on
promise-no-account = No account, nothing to install: one click and you play.
promise-friends = Friends join with a link, or share your device.
promise-fair = Dice and draws are fair, and after the game you can check every one.

## Lobby

my-games = My games
open-tables = Open tables
finished-games = Finished games
no-games-yet = You have no game going on. Start one:
no-open-tables = Nobody is waiting for players right now. Set up a public table and others will find it here.
game-over = The game is over
your-turn = Your turn
turn-of = { $name } to move
waiting-for =
    { $free ->
        [one] Waiting for { $free } player
       *[other] Waiting for { $free } players
    }

## Setting up a table

seats = Players
seats-hint = For { $least } to { $most } players. The game starts as soon as no seat is open.
seat-number = Seat { $number }
seat-name = Name for seat { $number }
seat-me = Me
seat-open = Open to anyone invited
seat-friend = A friend on this device
seat-bot = Bot: { $level }
seat-none = Nobody
name-if-you-like = Name, if you like
friend = Friend { $number }
bot-beginner = beginner
bot-beginner-about = makes every other decision at random, the rest looking one step ahead
bot-casual = casual
bot-casual-about = weighs decisions one step ahead, and now and then makes one at random
bot-skilled = skilled
bot-skilled-about = weighs every decision one step ahead
bot-strong = strong
bot-strong-about = plays out many possible games before each decision
bot-expert = expert
bot-expert-about = thinks longer still, guided by what it learnt in games against itself
bot-greedy = skilled
bot-learned = self-taught
bot-learned-about = answers at once, by what it learnt in games against itself
bot-random = random moves
bot-random-about = plays any legal move, for trying things out
levels = Bots by strength
levels-title = How strong the bots are
levels-hint = A higher rating is stronger. Measured in games of the bots against each other, with 95% certainty.
level = Level
rating =
    { $players ->
        [one] Rating, { $players } player
       *[other] Rating, { $players } players
    }
other-bots = Other bots
pace = How fast bots play
pace-at-once = at once
pace-calm = calmly
pace-slow = slowly
pace-hint = If several people play, bots keep to the slowest pace that anyone wants.
bot-name =
    { $number ->
        [1] Bosun
        [2] Skipper
        [3] Pilot
        [4] Cook
       *[other] Purser
    }
options = Options
clock = Clock
clock-hint = A player who runs out of time is played for by a bot until they come back.
clock-none = No clock
clock-move = For each decision
clock-game = For each player’s whole game
clock-minutes = Minutes:
clock-move-of = { $time } a decision
clock-game-of = { $time } a player
time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
who-may-come = Who may join
by-invitation = Only people who have the link
public-table = Everyone: the lobby lists the table
open-the-table = Open the table

## The table

players = Players
you = you
bot = bot
bot-stands-in = a bot stands in
is-here = here
is-away = away
passes-ahead = will pass
seat-open-now = free seat
seat-kept = kept for { $name }
sit-here = Sit here
won = winner
coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
replace = Let a bot play
replace-label = Let a bot play for { $name } until they come back
decision-label = Decision
board-label = Board
what-now = What will you do?
waiting-for-players = Waiting for players
is-thinking = { $name } is thinking
is-warming = { $name } is warming up
is-warming-hint = Bots that think far ahead need the rules prepared for them. That happens once and takes a minute or two.
you-chose = You chose: { $move }
turn-is-done = Nothing more to do this turn.
end-turn = End turn
take-back = Take back
undo = Undo
time-left = Time left
hand-over = Pass the device to { $name }: only they should look
it-is-me = I am { $name }: show my side
you-are-away = A bot is playing for you
come-back = Come back and play
winners =
    { $count ->
        [one] { $names } wins!
       *[other] Shared victory: { $names }
    }
rematch = Play again
to-rematch = To the next game
game-length =
    { $turns ->
        [one] It took { $turns } turn.
       *[other] It took { $turns } turns.
    }
chart-score = Score by turn
chart-label = { $what }. At the end: { $values }.
log = What happened
whole-log = The whole story
turn-number = Turn { $number }
nothing-yet = Nothing has happened yet.
back-to-table = Back to the table
chat = Chat
chat-label = Write to the table
chat-send = Send
chat-empty = Nobody has written anything yet.
mute = Mute
mute-label = Mute { $name }
muted = { $name } is muted.
unmute = Unmute
unmute-label = Read { $name } again
tools = Table
habits = How you like to play
habit-play-forced = Play my move for me when there is only one
habit-hold-last = Ask before my turn ends
habit-pass-ahead = Pass once, at my next chance
leave = Leave the table
leave-hint = A bot plays on; you can come back at any time.
leave-hint-open = Your seat becomes free.
you-watch = You are watching: you see what everyone may see.
invitation = Link to this table
invite-hint = Send your friends the link to this page: whoever opens it can sit down.
fill-with-bots = Give the free seats to bots and start
fill-level = Strength of the bots
commitment-hint = The dice and draws of this game are fixed already. With this check code you can verify them after the game:
why-not = Why not?
why-hint = Ask about any move, and the rules answer.
why-move = Move
why-ask = Ask
why-answer = { $move } — { $answer }
can-be-played = You can do this now.
glossary = What things mean
reconnecting = Connection lost. Trying again…
no-connection = The server cannot be reached. Please try again in a moment.
notify-me = Notify me when it is my turn
keys-help = Keys
key-number = make the move of that number
key-arrows = choose a move and make it
key-undo = undo
key-end = end the turn
key-help = this help

## Replays

replay = Replay
replays-lead = Every finished game can be watched move by move.
bring-record = Open a record
bring-hint = A record is the small text file of a game. It is checked against the rules and, where the secret number is known, against every roll. The newest records are kept here, so that you can send others the address.
record-file = File
record-text = Or paste its text
show-record = Show it
move-of = Move { $ply } of { $plies } · turn { $turn }
go-to-move = Move
go = Go
step-first = To the start
step-back = Previous decision
step-on = Next decision
step-last = To the end
fairness = Was it fair?
fair =
    Yes. The dice and draws were fixed before the game by a secret number: { $draws ->
        [one] the one there was checks out.
       *[other] all { $draws } check out.
    }
unfair = No: the dice and draws are not the ones fixed before the game.
fair-secret = The secret number of this game is not public yet, so its dice and draws cannot be checked.
fair-by-hand = In this game the dice and draws were entered by hand.
commitment = Check code, published before the game
seed = Secret number, published after it
download-record = Download the record

## Account

account-kept = Your games are kept with your account on every device.
account-guest = You are a guest: this browser remembers you. An account keeps your games on every device.
your-name = Your name
name-shown = What others see
name = Name
password = Password
register = Make an account
register-hint = Your games so far stay yours.
log-in = Log in
log-in-hint = If you have an account already.
log-out = Log out
log-out-hint = Your games stay with your account.
change-password = Change the password
change-password-hint = Your other devices are logged out. Tokens for programs stay: delete those you do not need.
password-now = Current password
password-next = New password
password-changed = The password is changed. Your other devices are logged out.
password-changed-tokens = The tokens of programs still work: delete those that you do not know.
sessions = Your devices
sessions-hint = Where you are logged in. If you do not know one of them, log it out and change the password.
session-here = this device
session-seen = last used on { $day }
session-unknown = A browser
session-end = Log out
session-end-label = Log out: { $device }
tokens = For programs
tokens-hint = A token lets your own bot or client play in your name.
api-docs = How to
token-label = What it is for
token-new = New token
token-once = Copy this token now: it is not shown again.
token-drop = Delete
token-drop-label = Delete the token { $label }

## When something cannot be done

error-title-lost = Off the map
error-title-stop = Not this way
error-title-storm = A squall on our side
error-code = Code { $code }
back-to-start = To the games
no-such-page = There is no such page. There may be a typo in the address.
no-such-game = There is no such game here.
wrong-method = This address does not accept that kind of request.
bad-form = Something in the form was not as expected. Please go back and try again.
bad-number = { $text } is not a number that fits here.
bad-player-count = This game is for { $least } to { $most } players: choose that many seats.
too-large = That is too large.
bad-request = The request cannot be read.
too-many-requests = Too many requests. Please wait a minute.
too-many-bot-games = Too many of your games are played by bots alone. Wait until one of them is over.
cannot-be-done = That cannot be done.
our-fault = Something went wrong on our side. Your game is safe; please try again in a moment.
database-away = The server cannot reach its records just now. All that was confirmed is safe; please try again in a moment.
no-such-table = There is no such table. The link may be incomplete.
bad-table = These settings do not work.
game-has-started = The game has already started.
seated-already = You already have a seat at this table.
seat-taken = That seat is taken.
seat-kept-for = That seat is kept for someone who played before.
host-only = Only whoever set up the table can do that.
not-seated = You have no seat at this table.
players-only = Only players of this table can do that.
nobody-to-replace = There is nobody to play for at that seat.
player-is-here = That player is at the table.
player-was-here = That player was here a moment ago. Give them a minute to come back.
nothing-held = There is no decision waiting to be confirmed.
cannot-undo = This cannot be taken back: something was rolled or drawn, or someone else has moved.
game-is-over = The game is over.
game-not-over = The game is not over yet.
game-not-started = The game has not started yet.
position-changed = The position has changed meanwhile. Look again and choose.
empty-message = Write something first.
long-message = A message can have { $most } characters at most.
chat-full = This chat is full.
no-such-bot = There is no bot { $bot }.
bad-clock = That is not a time a clock can be set to.
bad-token = That token is not valid.
form-expired = The form is out of date, or cookies are switched off. Please reload the page.
account-needed = You need an account for that. You can make one on the account page.
account-already = You already have an account.
password-length = A password has { $least } to { $most } characters.
name-taken = The name { $name } is taken.
wrong-login = Name or password is wrong.
bad-name = A name has 1 to { $most } characters.
no-record = Choose a file or paste the text of a record first.
bad-record = This is not a record that can be read: line { $line } is wrong ({ $reason }).
record-forgotten = This record is no longer here. Open it again from your file.
bad-message = A message cannot have such characters in it.
chat-too-fast = That was a lot at once. Wait a few seconds before you write more.
no-such-ply = The game has no such move.
token-needed = You need a token for that. You can make one on the account page.

## Fairness

commitment-early = The server has fixed its part of the dice and draws already. Note this check code if you want to be sure after the game:
commitment-early-title = Check code, published before anyone sat down
fair-numbers = Check code, all parts, and what they give together
waiting-for-parts = All are here. The players’ browsers add their parts to the dice…
server-part = The server’s part, which the check code belongs to
part-browser = Part of { $name }, from their own browser
part-server = Part for { $name }, by the server
part-absent = Part for { $name }, by the server: their browser had promised one and did not tell it in time
seed-of-parts = All parts together: every die and every card follows from this
browser-sound = Your browser has checked this itself: the check code is the one it saw before the game, your own part is in it, and so is what the others had promised.
browser-unnoted = Your browser has checked this itself: the check code belongs to the server’s part, and all parts together give the number that the dice follow from. It noted nothing before this game.
browser-other-secret = Your browser has checked this, and it is wrong: the check code does not belong to the server’s part.
browser-other-seed = Your browser has checked this, and it is wrong: the number that the dice follow from is not made of these parts.
browser-no-part = Your browser has checked this, and it is wrong: the part that it added before the game is not there.
browser-other-part = Your browser has checked this, and it is wrong: a part is not the one that was promised before the game.
part-not-promised = No such part was promised when you sat down.
part-too-early = Parts are told once all seats are taken.
sealed-elsewhere = This game cannot be opened here: what its dice follow from was sealed with a key that this server does not have.
## How everyone stands, replays and the coach

forecast = Forecast
tally = Points by category
tally-category = Category
tally-total = Total
until-the-end = Until the end
overtook = { $category }: { $name } overtakes { $other }, { $points } to { $others }.
chart-forecast = With final scoring, by turn
chart-odds = Odds of winning by turn, in percent (as the bot sees them)
step-turn-back = To the turn before
step-turn-on = To the next turn
autoplay = Play and pause
replay-speed = Speed
speed-slow = slow
speed-calm = calm
speed-fast = fast
copy-link = Copy a link to this position
position-picture = Picture of this position
statistics = Your games
statistics-game = Game
statistics-played = Played
statistics-won = Won
statistics-best = Best score
statistics-average = Average score
statistics-turns = Turns a game
my-finished-games = Your finished games
public-finished-games = Finished at public tables
no-finished-games = You have not finished a game here yet. Start one:
practice = Practice
turns-count =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
practice-has-no-record = A practice game begins in the middle of another, so it has no record of its own.
forecast-hint = Final points, if the game ended now.
all-finished-games = All finished games
hint = Hint
advice-title = The bot would play
advice-sure = { $percent }% sure
advice-sure-about = how much of its thought the bot gave this move
advice-odds = chance to win { $percent }%
advice-odds-about = your chance to win after it, as the bot sees it
advice-told =
    The bot would play: { $move }{ $odds ->
        [none] .
       *[other] { " " }(your chance to win: { $odds }%).
    }
no-hints-among-people = There are hints only where one person plays against bots.
hint-failed = The bot could not think of anything just now. Try again.
analysis = Analysis
analysis-lead = What the expert bot thinks of this game: it looked at { $decisions } decisions and thought again about those it would least have made.
analysis-working = The bot is thinking: { $done } of { $total } decisions
analysis-begins = The bot is looking at the game …
analysis-failed = The game could not be analysed just now. Reload the page to try again.
analysis-note = The bot sees only what the player knew then. Odds are its own estimate: they are about right on average, and can be wrong in one position.
turning-points = Turning points
no-turning-points = No round changed anyone’s odds by much.
swing-told = Turn { $turn }: { $name }, { $before }% → { $after }%
costly-decisions = Decisions that cost most
no-costly-decisions = The bot found no decision that cost much.
costly-played = Played
costly-better = The bot
cost-points = −{ $cost }% odds
show-in-replay = Show
practise = Practise this position
practise-title = Practise this position
practise-lead = The game goes on from here, against bots and with new luck. Nothing of it counts in your statistics.
practise-as = Play as
practise-level = Level of the bots that replace people
practise-start = Play from here
practise-no-seed = This record has no seed, so its positions cannot be dealt again.
practise-over = The game is over in this position. Choose an earlier one.
back-to-replay = Back to the replay
odds-by-turn = Odds of winning by turn, in percent
rules = Rules
rules-of = { $game }: the rules
rules-find = Look for
rules-none = nothing found
rules-contents = Chapters
rules-options = Options
rules-picture = The table as a game begins
habit-guide = Guide me through every turn
guided-game = Guided first game
guide-label = Your turn, step by step
guide-wait = The others play. When it is your turn, this strip says what comes next.
guide-first = This game goes at your pace. The strip says what comes now; Hint shows what the bot would do.
guide-rules = All the rules

## One screen

room-board = Board
room-mine = Mine
room-markets = Markets
room-rivals = Rivals
room-log = Log
room-more = More
rooms-label = Rooms of the table
menu = Menu
progress-label = This turn
play-it = Choose this
join-name = Your name at this table
join-name-hint = as before, if left empty
since-your-turn = Since your last turn
again = Again
show-again = Show the others’ turns again on the board
stop = Stop
