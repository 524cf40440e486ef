### What the terminal says.

## Starting

compiling = Compiling the rules: this happens once and takes some ten seconds…
welcome = Type ? for help at any time.
bot-beginner = Beginner
bot-casual = Casual
bot-skilled = Skilled
bot-strong = Strong
bot-expert = Expert
bot-random = Random
bot-greedy = Greedy
bot-search = Search
bot-learned = Self-taught
is-thinking = { $player } is thinking…
is-warming = { $player } is warming up: bots that think far ahead need the rules compiled for them, once, which takes a minute or two…

## The table

table = Table
turn-title = Turn { $turn }
setup-title = Set-up
log-title = What happened
log-cut = … earlier lines: { $lines }; “log” shows all of it
moves-title = What will you do?
chance-title = What does chance decide?
hint = Type a number or a name; ? for help, Enter for the whole table.
hint-one = Enter plays the only move there is; ? for help.
end-hint = Enter leaves; “save” keeps the game, “log” shows all of it.
hand-over = It is { $player }’s turn to look: press Enter when only you can see the screen.

## Answers

command-help = help
command-table = table
command-log = log
command-undo = undo
command-save = save
command-quit = quit exit
command-new = new
command-drop = drop
no-such-number = There is no move { $number } in the list; its numbers go up to { $last }.
not-understood = “{ $text }” is not a move, card or command here. Type ? for help.
did-you-mean = There is no “{ $text }”. Did you mean “{ $close }”?
which-move = “{ $text }” can mean several moves; type the number of one:
can-play = You can do this now: type { $number } or { $code }.
undone = Taken back.
cannot-undo = That cannot be taken back: only your own last decision in this turn can, before dice or cards have answered it.
file-exists = { $file } already exists; choose another name: save NAME
file-unwritable = { $file } cannot be written: { $reason }
saved = Saved. To continue: tradewinds play { $game } --load { $file }
quit-unsaved = This game could not be kept: “save FILE” keeps it elsewhere, “quit” once more leaves without saving.
goodbye = See you!
goodbye-saved = The game is saved. See you!
goodbye-kept = The game is kept: “tradewinds play { $game }” offers to go on with it. See you!
goodbye-lost = The game ends here and could not be kept. See you!
kept-found = { $game } was interrupted in turn { $turn } ({ $when }).
kept-answers = Enter goes on with it; “new” starts a new game; “drop” forgets the old one.
kept-resume = To continue: tradewinds play --load { $file }

help-move-keys = { $number }, { $code }, { $thing }
help-move = Plays a move of the list: by its number, its code, or a name; a part of the name is enough.
help-ask-keys = ?, ? { $number }, ? { $thing }
help-ask = This help; what a move or a card does, and why it is not possible now.
help-look-keys = Enter, table, t
help-look = Shows the whole table; it is also drawn once a turn.
help-log-keys = log
help-log = Shows the whole log of the game.
help-undo-keys = undo
help-undo = Takes back your last decision of this turn, as long as no dice or cards have answered it and nobody else has played.
help-save-keys = save, save FILE
help-save = Writes the game to a file; “tradewinds play --load FILE” goes on with it, everyone in their seat.
help-quit-keys = quit
help-quit = Leaves. The game is kept, and the next “tradewinds play” offers it again.

## The end

winners =
    { $count ->
        [one] The winner:
       *[other] The winners:
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
not-over = The game is not over.
fair =
    The seed below fixed all dice and cards before the game: { $draws ->
        [one] the one outcome checks out.
       *[other] all { $draws } outcomes check out.
    }
seed = Seed: { $hash }
commitment = Fairness code, fixed before the game (the seed’s SHA-256): { $hash }
fair-secret = The seed of this game is not published yet, so its dice and cards cannot be checked.
fair-manual = The results of dice and cards were entered by hand in this game.

## Games

seats = { $least }–{ $most } players
levels = Levels
at-table-of =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }

## Simulations and measurements

playing = Playing
measuring = Measuring…
column-seat = Seat
column-bot = Bot
column-wins = Wins
column-share = Share
column-interval = 95% interval
column-score = Mean score
column-rating = Rating
column-time = Median time
games-played = { $games } games, { $turns } turns on average
speed = { $games } games and { $decisions } decisions a second
measured = { $players } players, { $bytes } bytes a state
column-options = Options
column-mode = Rules
column-cores = Cores
column-decisions = Decisions/s
column-games = Games/s
column-copy = Copy, ns
mode-compiled = compiled
mode-interpreted = interpreted

## The command line

usage = Usage: { $command }
commands = Commands:
games-title = Games:
bots-title = Bots:
options-title = Options:
more-help = “tradewinds COMMAND --help” says more about a command.
about-random = plays any move
about-beginner = makes every other decision at random, the rest looking one step ahead
about-casual = weighs decisions one step ahead, and now and then makes one at random
about-skilled = weighs every decision one step ahead
about-strong = plays out many possible games before each decision
about-expert = thinks longer still, guided by what it learnt in games against itself
about-greedy = the same as skilled
about-search = plays out possible games for as long as it is told: search@100ms, search@2000
about-learned = plays at once what it learnt in games against itself
about-other = comes from another package
do = Merchant board games by the complete printed rules, for people, bots and research.
do-serve = Serve the table: open the address it prints in a browser and play.
do-play = Play a game in the terminal, against bots or with friends at one keyboard.
do-simulate = Let bots play many games against each other and sum them up.
do-arena = Let bots meet in a tournament: rated, kept game by game, and told in a report.
do-train = Train a network for a game: it learns by playing against itself.
do-bench = Measure how fast the games run here: compiled and interpreted, on one core and on all.
do-replay = Check the record of a game against the rules and its seed, and tell it turn by turn.
do-games = List the games and their options.
with-game = Which game: { $games }.
with-bench-game = Which game: { $games }; all of them if none is named.
with-file = A record, as “save” in a game writes it.
with-players = How many players.
with-bots = One bot for all seats, or one for each: { $bots }, or one of your own as module:attribute; with a budget for each decision if you like, as in search@100ms or search@2000.
with-serve-bot = A bot that people may choose beside ours: module:attribute, or NAME=BOT such as deep=search@2s; may be repeated.
with-serve-ray = Let bots that search think on the Ray cluster at this address, not on this machine.
with-pace = How fast bots play: { $paces }.
with-option = An option of the game, as “tradewinds games” lists them; may be repeated.
with-seed = The same seed, the same dice and cards.
with-seat = Which seats play at this keyboard: 1, or 1,3, or all. Usually 1.
with-name = Your name; repeat it for each of you.
with-load = Go on with a saved game: everyone gets their seat back.
with-lang = { $languages }; otherwise the language of TRADEWINDS_LANG or of your system.
with-as_json = Print JSON and nothing else.
with-games = How many games.
with-arena-game = Which games, one or more: { $games }.
with-arena-bots = Who plays, with a budget if you like (search@100ms): { $bots }, or MODULE:NAME.
with-arena-players = How many players, several numbers with commas.
with-arena-games = How many games each line-up plays; rounded up to whole deals, in which everyone has every seat once.
with-form = round-robin (all meet), gauntlet (the first meets each of the others) or ladder (neighbours meet).
with-arena-option = An option of the games; plus=yes,no plays both. May be repeated.
with-folder = Where the tournament is kept; the same command goes on with it. Otherwise a place in your data folder.
with-workers = How many processes play; otherwise one a core.
with-ray = Play on the Ray cluster at this address; “local” starts one here.
with-until_clear = Stop a line-up as soon as it is clear who is stronger (5% error in all).
with-report = Write the report here too, with its data beside it as JSON.
with-plan = A plan of your own (docs/learning.md); otherwise the game’s.
with-decisions = After how many decisions it has learnt; otherwise as the plan says.
with-minutes = After how many minutes it has learnt, if that is sooner; the same command goes on if it was stopped before.
with-device = Where it plays and learns: cpu or gpu.
with-start = Begin with these weights instead of with nothing; a training that was kept goes on with its own.
with-train-seed = The same seed trains the same way, as far as the machine allows.
with-train-folder = Where the training is kept; the same command goes on with it. Otherwise a place in your data folder.
with-seconds = How long each row is measured.
with-host = The address to listen on; 0.0.0.0 lets others in.
with-port = The port to listen on.
with-database = sqlite:///FILE or postgresql://…; otherwise a file in your data folder. Also TRADEWINDS_DATABASE, where others do not see a password.
with-proxy = The address or network of a proxy that tells whose requests it passes on (X-Forwarded-For); may be repeated. Also TRADEWINDS_PROXIES.
with-secure = Only send cookies over HTTPS (behind a proxy).
with-version = Show the version.
with-help = Show this help.

## Wrong usage

usage-missing = { $option } is missing; see { $command } --help
usage-no-option = there is no option { $option }; see { $command } --help
usage-no-option-but = there is no option { $option }. Did you mean { $close }?
usage-no-value = { $option } takes a value; see { $command } --help
usage-bad-value = { $option } cannot have this value; see { $command } --help
usage-at-least = { $option } must be a number of at least { $least }; see { $command } --help
usage-from-to = { $option } must be a number from { $least } to { $most }; see { $command } --help
usage-wrong = there is something extra on the command line; see { $command } --help
no-command = there is no command { $text }; the commands are { $commands }
no-command-but = there is no command { $text }. Did you mean { $close }?
no-language = there is no language { $text }; the languages are { $languages }
no-game = there is no game { $text }; the games are { $games }
no-game-but = there is no game { $text }. Did you mean { $close }?
which-game = say which game: { $games }
wrong-players = { $game } is for { $least } to { $most } players, not { $count }
no-option = { $game } has no option { $text }; its options: { $options }
wrong-option = option { $option } can be { $values }, not { $text }
no-bot = there is no bot { $text }; the bots are { $bots }
no-bot-at = no bot was found at { $text }: { $reason }
makes-no-bots = { $text } makes no bots: it takes no game and seed, or what it makes chooses no moves
wrong-budget = a budget is a time such as 100ms or 2s, or a number of iterations such as 2000, not { $text }
wrong-pace = a pace is one of { $paces }, not { $text }
wrong-offer = a bot for the table is module:attribute, or NAME=BOT such as deep=search@2s, not { $text }
wrong-proxy = a proxy is an address such as 10.0.0.2 or a network such as 10.0.0.0/8, not { $text }
strange-bot = { $file } has { $bots } play, which is code on this machine: if you trust it, name it yourself with --bots and --seat
bot-failed = a bot failed: { $reason }
wrong-bots = { $bots } bots for { $seats } seats: name one for all of them or one for each
wrong-seat = a seat is a number from 1 to { $players }, several of them with commas, or 'all', not { $text }
wrong-names = names for this keyboard: { $names }, players at it: { $people }
wrong-name = { $text } must be one line of text without spaces around it
long-name = a name has at most { $most } characters
from-record = { $options } cannot be given with --load: that comes from the record
other-game = { $file } is a game of { $game }, not of { $other }
unreadable = { $file } cannot be read: { $reason }
not-text = { $file } is not text
damaged = { $file }, line { $line }: { $sentence }
system-refused = the system refused: { $reason }

## What the system refuses

fault-forbidden = Permission denied
fault-address-in-use = Address already in use
fault-address-elsewhere = Cannot assign requested address
fault-exists = File exists
fault-folder = Is a directory
fault-missing = No such file or directory
fault-full = No space left on device
fault-no-folder = Not a directory
fault-read-only = Read-only file system

## The arena

arena-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
arena-games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
arena-settled =
    { $meeting }: clear after { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }.
arena-kept = Every game is kept in { $folder }
arena-report = Report: { $file }
arena-packages = the arena needs more packages: { $command }
arena-format = a tournament can be { $formats }, not { $text }
arena-twice = the bot { $bot } is named twice
arena-long = a record has room for { $most } characters of a bot’s name: { $bot }
arena-few = a { $format } needs at least two bots
arena-players = numbers of players are written like 2 or 2,4, not { $text }
arena-interrupted = stopped. Games kept: { $games }, in { $folder }; the same command goes on from there
arena-fault = the bot { $bot } failed in game { $game } at ply { $ply }: { $reason }. The game so far is in { $file }; all others are kept, and the same command goes on with them
arena-die = the game { $game } has ended every process that played it; a bot seems to crash. All other games are kept
arena-other = { $folder } holds another tournament; choose another folder
arena-strange = { $folder } holds something other than a tournament; choose an empty folder
arena-busy = { $folder } is being played in by process { $detail }
arena-damaged = { $folder } is damaged: { $detail }
arena-none = { $folder } holds no tournament
arena-cluster-packages = a cluster needs more packages: { $detail }
arena-cluster-connected = this process is connected to a cluster already
arena-cluster-unreachable = the cluster cannot be reached: { $detail }
arena-cluster-version = a machine of the cluster has another version of { $detail }
arena-cluster-failed = a game failed on the cluster: { $detail }

## Training

training = Training…
train-progress = { $decisions } million decisions · against greedy: { $standings }
train-goes-on = Continuing after { $decisions } million decisions, from { $folder }
train-done = Weights: { $file } · curves: { $picture }
train-packages = training needs more packages: { $command }
train-device = a network is trained on { $devices }, not { $text }
train-interrupted = stopped. What was learnt up to the last measurement is in { $folder }; the same command goes on from there
train-nothing-kept = stopped before there was anything to keep
train-refused = no training: { $reason }

## Serving

serve-packages = the table needs more packages: { $command }
serve-failed = the table could not start
serve-address = Tradewinds is at { $address } (Ctrl-C stops it)
serve-silent = the table runs, but does not answer at { $address }
serve-no-room = cannot keep games in { $folder }: { $reason }. Choose another place with --database
serve-no-database = a database is sqlite:///FILE or postgresql://…, not { $text }
serve-no-folder = there is no folder { $folder } to keep the database in
serve-unopened = cannot open the database { $database }: { $reason }
serve-no-host = there is no address { $text } to listen on. Choose another with --host
serve-no-listening = cannot listen on { $address }: { $reason }. Choose another with { $option }

## Fairness

do-verify = Check the record of a game: every move by the rules, every draw against the seed, all parts of it, and the code that was published before the game.
with-verify-commitment = The fairness code that you noted before the game; it must be the one in the record.
with-verify-part = A part that your browser added to the seed, if you noted it; may be repeated.
commitment-secret = Fairness code, published before anyone sat down (SHA-256 of the server’s part): { $hash }
secret = The server’s part: { $hash }
fair-shared =
    All dice and cards follow from the seed below, which is made of a part of the server and a part of every player: { $draws ->
        [one] the one outcome checks out.
       *[other] all { $draws } outcomes check out.
    }
verify-rules =
    { $game }: { $plies ->
        [one] the one move follows
       *[other] all { $plies } moves follow
    } the rules.
verify-commitment = The fairness code is that of what was kept secret: { $hash }. Whoever noted another one before the game was cheated.
verify-commitment-noted = The fairness code is the one that you noted, and that of what was kept secret: { $hash }
verify-part-browser = Part { $seat }, { $name }: by the player’s own browser: { $part }
verify-part-server = Part { $seat }, { $name }: by the server, because no browser brought one; it follows from what the server had committed to
verify-part-absent = Part { $seat }, { $name }: promised by the player’s browser and then not told in time, so by the server; it follows from what the server had committed to
verify-shared-seed = The seed is made of the server’s part and those of all players: { $hash }
verify-own-seed = The seed is one that whoever ran the game chose alone: { $hash }
verify-draws =
    { $draws ->
        [0] Chance decided nothing.
        [one] The one outcome of chance follows from the seed.
       *[other] All { $draws } outcomes of chance follow from the seed.
    }
verify-unfinished = The game is not over: what comes after this point is not in the record.
verify-manual = { $file }: chance was played by hand in this game, so there is nothing to check it against
verify-secret = { $file }: the seed is not in this record. It is published when the game is over
verify-other-commitment = { $file }: the fairness code in the record is { $hash }, not { $noted }. This is not the game whose code you noted
verify-no-such-part = { $file }: no browser’s part in the record is { $part }
with-key_file = The file with the key that seals the secrets of unfinished games; made if it does not exist. Otherwise the file of SQLite with .key at its end. Also TRADEWINDS_KEY_FILE; or the key itself in TRADEWINDS_KEY.
serve-no-key = whoever can read this database can read what the dice of unfinished games follow from. Name a file for a key with --key-file
serve-short-key = a key has at least { $least } characters
serve-no-key-file = cannot read the key in { $file }: { $reason }
serve-other-key =
    { $count ->
        [one] one unfinished game was sealed with another key. Give its key
       *[other] { $count } unfinished games were sealed with another key. Give that key
    } with --key-file or TRADEWINDS_KEY_FILE
serve-key-of-others = another server is at work on this database with another key, or one of them has none; neither could go on with the other’s games. Give all of them the same key with --key-file, TRADEWINDS_KEY_FILE or TRADEWINDS_KEY; to change it, stop all of them first
with-log_format = How logs are written: text, or json with an object in every line. Also TRADEWINDS_LOG_FORMAT.
with-log_level = The lowest level to write: debug, info (every request), warning or error. Also TRADEWINDS_LOG_LEVEL.
serve-wrong-logs = logs are written as { $formats }, and their level is { $levels }

## Backups

do-backup = Write everything that is in the database into one new file, while the table goes on.
do-restore = Fill an empty database with what a backup holds.
with-backup-file = The file to write; a file that already exists is left alone.
with-restore-file = A file that “tradewinds backup” has written.
backup-done =
    { $file } has everything: { $people ->
        [one] one person
       *[other] { $people } people
    }, { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }. Keep the server’s key in another place: unfinished games need it.
restore-done =
    The database has what was in { $file }: { $people ->
        [one] one person
       *[other] { $people } people
    }, { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
backup-exists = { $file } already exists. Choose another name, so that no backup is lost
backup-nothing = there is no table of ours in the database { $database }
backup-no-folder = there is no folder { $folder } to write a backup into
restore-no-file = there is no file { $file }
restore-no-backup = { $file } is not a backup of Tradewinds
restore-damaged = { $file } is damaged: it is not what was written. Nothing was changed
restore-newer = { $file } comes from a newer version of Tradewinds. Nothing was changed
restore-not-empty = the database { $database } is not empty. A backup can only be restored into an empty one
with-drain = How many seconds to go on after being told to stop, so that a proxy can notice that the server is not ready.
serve-wrong-number = { $name } must be a number, not { $text }
