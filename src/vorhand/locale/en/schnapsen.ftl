game-schnapsen = Schnapsen
game-schnapsen-goal = Two players: first to 66 card points in tricks and marriages; deals won count a match of seven game points down to zero.

# Options

option-schnapsen-exchange_min_stock = How many cards the stock must have, turn-up included, for the trump Bube to be exchanged: 2, or 4 to refuse it for the last two.
option-schnapsen-declare = Whether leading König or Dame of a marriage always declares it (auto), or may also be silent (optional).
option-schnapsen-bummerl = Whether a loser who is still at seven loses a double game (on) or a plain one (off).
option-schnapsen-closing = Whether the leader may close the stock (on) or not (off).
option-schnapsen-match = Whether deals are played to a match of seven game points (on) or each one stands alone (off).
option-schnapsen-marriage_pending = Whether every marriage waits for its player's next trick (on), or only one without a trick before it (off).
option-schnapsen-king_led = Whether a marriage is declared by leading the König alone (on), or by König or Dame (off).
option-schnapsen-dealing = How the cards are dealt: three, turn-up, two (packets), or one by one (single).
option-schnapsen-memory = Which tricks may be looked at again: all of them (all), or only the last one (last).
value-schnapsen-declare-auto = always
value-schnapsen-declare-optional = as the player likes
value-schnapsen-dealing-packets = three, turn-up, two
value-schnapsen-dealing-single = one by one
value-schnapsen-memory-all = all
value-schnapsen-memory-last = only the last one

# Refusals

refuse-sn-head = You hold a card that beats { $card }: head the trick.
refuse-sn-trump = You are void in the suit led: play a trump ({ $suit }).
refuse-sn-lead = Only the player on lead exchanges, closes or declares, before leading.
refuse-sn-closed = The stock is closed.
refuse-sn-exhausted = The stock is exhausted: there is nothing to close.
refuse-sn-stock = For an exchange the stock must be open and have at least { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
refuse-sn-no-closing = At this table the stock is not closed.
refuse-sn-marriage = { $card } makes no marriage: you need König and Dame of the suit in your hand.
refuse-sn-king = At this table a marriage is declared by leading the König.
refuse-sn-declare = Leading { $card } declares the marriage at this table.

# Reckoning

sn-card-points = Card points: { $seat }, { $points } ({ $n ->
    [one] { $n } trick
   *[other] { $n } tricks
})
sn-lost = Marriage lost, no trick followed: { $seat }, { $n }
sn-closed = Closed by: { $seat }
sn-record = Record at closing: { $seat }, { $points ->
    [one] { $points } card point
   *[other] { $points } card points
}, { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
}
sn-worth-1 = 66 reached; 33 or more card points on the other side: { $seat }
sn-worth-2 = 66 reached; fewer than 33 card points on the other side: { $seat }
sn-worth-3 = 66 reached; no trick on the other side: { $seat }
sn-made-1 = Close made: { $seat }. By the record, 33 or more card points.
sn-made-2 = Close made: { $seat }. By the record, a trick but fewer than 33 card points.
sn-made-3 = Close made: { $seat }. By the record, no trick.
sn-failed-2 = Close failed: { $seat }. The opponent scores 2.
sn-failed-3 = Close failed: { $seat }. The opponent scores 3, having had no trick at closing.
sn-last-trick = Nobody reached 66; last trick: { $seat }
sn-game-points = Game points: { $seat }, { $n }
sn-standing = Match score: { $seat }, { $n }
sn-match = Match won: { $seat }
sn-double = Double game lost, still at seven: { $seat }

# Hints

hint-sn-only = There is no choice.
hint-sn-exchange = Exchange the Bube for { $card }: a better trump costs nothing.
hint-sn-marriage-wins = The marriage brings you to 66.
hint-sn-marriage = Declare the marriage while you are on lead; { $card } is the card to part with.
hint-sn-finish = { $card } wins the trick, and with it the 66.
hint-sn-close = Close: you lack { $n }, and your five cards should bring that, whatever the opponent holds.
hint-sn-cheap = While the stock is open, lead what costs least: { $card }.
hint-sn-draw = Draw trumps: { $card } cannot be beaten.
hint-sn-sure = { $card } cannot be beaten: take the trick.
hint-sn-low = Nothing is sure to win: lead what costs least, { $card }.
hint-sn-win = You must win this trick; { $card } does it most cheaply.
hint-sn-deny = This trick would bring the opponent to 66: win it with { $card }.
hint-sn-last-open = Last draw: let the trick go, its loser draws the turn-up.
hint-sn-take = { $card } brings its points home without a trump.
hint-sn-trump = This trick is worth a trump: { $card }.
hint-sn-throw = Give what costs least: { $card }.
