title = High Tide
summary = Play higher than the last card, but keep something for later.
move-play = Play { $card }
move-draw = Draw { $card }
refusal-only-chance = Cards are drawn by chance.
refusal-chance-decides = A card is drawn first.
refusal-not-in-deck = No such card is left in the deck.
refusal-not-in-hand = You do not hold that card.
refusal-game-over = The game is over.
event-draws = { $player } draws { $card }.
event-draws-unseen = { $player } draws a card.
event-plays = { $points ->
    [0] { $player } plays { $card }.
   *[other] { $player } plays { $card } and scores it.
}
