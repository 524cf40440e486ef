### What the report of a tournament says.

anything = …
report-title = Tournament
report-format-round-robin = Round robin
report-format-gauntlet = Gauntlet
report-format-ladder = Ladder
report-games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
report-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
report-seed = seed { $seed }
report-how-to-read = A dot is what was measured; the true figure lies on the band around it in 95 cases of 100. All had every seat equally often, with the same dice and cards.
report-settled =
    { $count ->
        [one] One line-up was stopped early because the answer was clear.
       *[other] { $count } line-ups were stopped early because the answer was clear.
    }
report-overall = All games together
report-rating = Rating
report-share = Share of the victory
report-par = The dashed line is par: { $par } a seat.
report-meetings = Who beat whom
report-against = against
report-seats = Does the seat matter?
report-seat = Seat { $number }
report-by-seat = by seat
report-scores = Scores
report-mean = { $mean } on average
report-time = Time a decision
report-median = median
report-p99 = 99 of 100 within
report-longest = longest
report-decisions = decisions a game
report-length = Length of games
report-turns = Turns
report-endings = How games go and end
report-endings-about = What happens at most once a game, and in how many of them.
report-habits = What winners do
report-habits-about = How often in a game: ● by winners, ○ by the others. Only differences that are hardly luck; a stronger bot’s ways show here too, whether they win games or not.
report-winners = winners
report-others = others
report-s = s
report-ms = ms
report-footer = Made by “tradewinds arena”. Every game is kept as a record beside the results and can be watched with “tradewinds replay”.
