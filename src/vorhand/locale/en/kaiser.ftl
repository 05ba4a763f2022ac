# Kaiser (KA)

game-kaiser = Kaiser
game-kaiser-goal = Two against two bid for the points of the tricks; the Five of Hearts is worth 5 more, the Three of Spades 3 less, and the first side with 52 wins.

# Options

option-kaiser-made_score = What a made bid scores: the points taken (points) or only the number bid (bid).
option-kaiser-no_trump_double = Which no-trump bids count double: those made (made), those made and those set (both), or none (off).
option-kaiser-opponents_cap = From this total on (45 or 47) a side that has not won the auction adds no points; with 0 it always does.
option-kaiser-must_bid_to_win = Only a side that has just made its own bid can win the match.
option-kaiser-no_trump_over_all = Any no-trump bid is higher than any bid in a suit.
option-kaiser-no_trump_min = The lowest number that may be bid at no-trump, 6 or 8.
option-kaiser-low = The declarer may announce low: the ranks of all suits turn round.
option-kaiser-low_specials = In a low contract the Five of Hearts and the Three of Spades stay at the bottom of their suits (lowest) or rise to the top (invert).
option-kaiser-passing = Before the auction everybody passes two cards face down to his partner.
option-kaiser-min_bid = The lowest number that may be bid, 6, 7 or 8.
option-kaiser-kitty = Seven cards each and a kitty of four, which the declarer takes before he discards four.
value-kaiser-made_score-points = the points taken
value-kaiser-made_score-bid = the number bid
value-kaiser-no_trump_double-made = those made
value-kaiser-no_trump_double-both = those made and those set
value-kaiser-no_trump_double-off = none
value-kaiser-opponents_cap-0 = no cap
value-kaiser-low_specials-lowest = stay lowest
value-kaiser-low_specials-invert = rise to the top

# Refusals

refuse-ka-forced = After three passes the dealer must bid.
refuse-ka-take = Only the dealer may take the standing bid.
refuse-ka-min-bid = The lowest bid is { $bid }.
refuse-ka-max-bid = The highest bid is { $bid }.
refuse-ka-no-trump-min = The lowest no-trump bid is { $bid }.
refuse-ka-higher = Bid higher than { $bid }.
refuse-ka-higher-no-trump = Bid higher than { $bid } no-trump.
refuse-ka-over-all = A no-trump bid stands, and no bid in a suit is higher.
refuse-ka-no-trump = A plain bid names one of the four suits.
refuse-ka-suit = A no-trump bid names no suit.
refuse-ka-low = Low is not played at this table.
refuse-ka-give = Pass exactly { $n } cards to your partner.
refuse-ka-discard = Discard exactly { $n } cards.
refuse-ka-discard-special = { $card } may not be discarded.

# Reckoning

ka-contract = Declarer: { $seat }, { $bid }, { $contract }
ka-tricks = { $side }: { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
}
ka-five = { $side }: { $card }, +5
ka-three = { $side }: { $card }, −3
ka-made = Bid made: { $side }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $bid }
ka-set = Bid set: { $side }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $bid }
ka-kaiser = A Kaiser: 12 no-trump made counts 24.
ka-doubled = No-trump: the bid counts double.
ka-capped = No points so near to 52 without the bid: { $side }
ka-score = Score: { $side }, { $n }
ka-skunk = Skunk: { $side }

# Hints

hint-ka-give = Pass from a short suit: you will soon be able to trump there, and your partner's suits grow.
hint-ka-bid = Bid your longest strong suit: with { $contract } the hand is worth a bid of { $points }.
hint-ka-bid-five = The Five of Hearts in hand is worth a level: with { $contract } the hand is worth a bid of { $points }.
hint-ka-forced = You must bid: take the lowest bid.
hint-ka-partner-bid = Your partner has the bid: leave it to him.
hint-ka-take = The hand is worth this bid: take it.
hint-ka-pass = The hand is not worth a bid: a bid that is set costs more than it brings.
hint-ka-name = { $contract } is what your long and high cards are good for.
hint-ka-name-low = Low: the small cards are your strength, { $contract }.
hint-ka-discard = Empty a short suit, and keep the trumps and the highest cards.
hint-ka-only = There is only { $card }.
hint-ka-draw = Lead trumps to draw the others', and keep a small one for later: { $card }.
hint-ka-cash = Nothing that is still out in the suit beats { $card }.
hint-ka-short = Against no-trump lead the suit in which the declarer is void: { $card }.
hint-ka-lead-low = No sure trick to lead: a low card of your longest suit, { $card }.
hint-ka-five = Your partner wins this trick: give him { $card }.
hint-ka-three = The opponents win this trick: throw them { $card }.
hint-ka-partner = Your partner wins this trick: { $card } is missed least.
hint-ka-duck = This trick costs whoever takes it: stay below with { $card }.
hint-ka-win = { $card } is enough to take the trick.
hint-ka-set = This trick sets the opponents' bid, a swing of ten points or more: take it with { $card }.
hint-ka-third = Third to play: go high with { $card }.
hint-ka-low = The trick is not yours to win: { $card } is missed least.
