# The pack

suit-french-clubs = Clubs
suit-french-spades = Spades
suit-french-hearts = Hearts
suit-french-diamonds = Diamonds
suit-german-clubs = Acorns
suit-german-spades = Leaves
suit-german-hearts = Hearts
suit-german-diamonds = Bells

rank-2 = Two
rank-3 = Three
rank-4 = Four
rank-5 = Five
rank-6 = Six
rank-7 = Seven
rank-8 = Eight
rank-9 = Nine
rank-french-10 = Ten
rank-french-11 = Jack
rank-french-12 = Queen
rank-french-13 = King
rank-french-14 = Ace
rank-german-10 = Ten
rank-german-11 = Unter
rank-german-12 = Ober
rank-german-13 = König
rank-german-14 = Daus
rank-schnapsen-10 = Ten
rank-schnapsen-11 = Bube
rank-schnapsen-12 = Dame
rank-schnapsen-13 = König
rank-schnapsen-14 = Ace

# What stands in the corner of a court card and an Ace
mark-french-11 = J
mark-french-12 = Q
mark-french-13 = K
mark-french-14 = A
mark-german-11 = U
mark-german-12 = O
mark-german-13 = K
mark-german-14 = A
mark-schnapsen-11 = B
mark-schnapsen-12 = D
mark-schnapsen-13 = K
mark-schnapsen-14 = A

card-name = { $rank } of { $suit }

# Contracts and what goes with them

contract-grand = Grand
contract-null = Null
contract-no-trump = no-trump
flag-hand = Hand
flag-schneider = Schneider announced
flag-schwarz = Schwarz announced
flag-ouvert = Ouvert
flag-low = low

# Actions

action-play = play { $card }
action-marry = lead { $card } and declare the marriage
action-bid = bid { $value }
action-bid-no-trump = bid { $value } at no-trump
said-bid = { $value }
said-bid-no-trump = { $value } no-trump
action-hold = hold
action-pass = pass
action-take = take
action-give = pass on { $cards }
action-give-hidden = pass cards on
action-discard = discard { $cards }
action-discard-hidden = discard
action-announce = announce { $contract }
action-exchange = exchange the trump Bube
action-close = close the stock
action-kontra = say Kontra
action-re = say Re
action-claim = claim all remaining tricks
action-concede = concede the deal
action-agree = agree to the concession

# Refusals

refuse-over = The deal is over.
refuse-turn = It is not your turn.
refuse-now = That is not possible now.
refuse-not-held = You do not hold { $card }.
refuse-follow = Follow suit: { $suit }.

# Seats

seat-you = you
seat-left = left
seat-right = right
seat-across = across
seat-partner = partner
seat-opponent = opponent
seat-number = seat { $n }
and = {" "}and{" "}
or = {" "}or{" "}

# Facts beside the cards

fact-dealer = Dealer: { $seat }
fact-last-trick = Last trick: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
fact-trump = Trump: { $suit }
fact-bid = Bid: { $bid }, { $seat }
fact-bid-no-trump = Bid: { $bid } no-trump, { $seat }
fact-contract = Contract: { $contract }
fact-side-points = This deal: { $side } { $points }
fact-given = Passed on: { $cards }
fact-received = Received: { $cards }
fact-discarded = Discarded: { $cards }
fact-turn-up = Turn-up: { $card }
fact-stock = Stock: { $n }
fact-exhausted = Stock exhausted
fact-closed = Closed by: { $seat }
fact-points = Card points: { $seat } { $points }
fact-points-pending = Card points: { $seat } { $points } (+{ $pending } pending)
fact-game = { $contract }, declarer: { $seat }
fact-declarer = Declarer: { $seat }
fact-bid-value = Bid: { $bid }
fact-ramsch = Ramsch
fact-kontra = Kontra
fact-re = Kontra and Re
fact-skat = Skat: { $cards }
fact-ouvert = Open hand: { $cards }
rest-letzter-stich = Dead pile
rest-kaiser = Kitty
rest-schnapsen = Stock
rest-skat = Skat

# The table in a terminal

screen-deal = deal { $n }
screen-scores = Scores: { $scores }
screen-last-trick = Last trick: { $trick }  ▸ { $winner }
screen-no-trick = No trick has been completed yet.
screen-bids = Bids, by their value: { $values }
screen-asides = At any time: { $actions }
lay-discard = Discard { $n } cards: write their names, as in “{ $example }”.
lay-give = Pass { $n } cards to your partner: write their names, as in “{ $example }”.
screen-turn = Your turn (? for help) ›
screen-next = Enter for the next deal ›
screen-help =
    An action: its number, its words, or just the card (HK is the King of Hearts:
    suit C S H D, rank A K Q J T 9 8 7). A bid: its value.
    last    show the last trick
    hint    what a good player would do, and why
    undo    take your last action back
    quit    leave the table; the record of the deal is saved
screen-hint = Hint: { $action }.
screen-no-undo = There is nothing to take back.
screen-not-understood = “{ $text }” is no action here; ? for help.
screen-refused = { $reason } ({ $rule })
screen-over = The deal is over
screen-match-over = The match is won by: { $seats }
screen-saved = Record saved: { $path }
screen-input-ended = The input has ended; nothing was saved.

# Replays

record-number = record { $n }
standard-input = standard input
action-number = No.
replay-unfinished = The deal is not finished.
replay-differs = The record disagrees with the rules: { $reason }
replay-forfeit = Broken off by: { $seat }. The result stands as written.
replay-value = As written: { $value }
replay-count = Records: { $n }
replay-agree = As the rules have it: { $n }
replay-unwritten = Complete, without a written result: { $n }
replay-unfinished-count = Not finished: { $n }
replay-passed = Passed: { $n }
replay-penalty = Broken off without a value (penalties): { $n }
replay-exception = Broken off, with a value as it was written: { $n } ({ $places })
replay-differ = In disagreement with the rules: { $n } ({ $places })

# Simulations

simulate-title = { $game }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, seed { $seed }
simulate-unfinished = The last match is unfinished and counts for nobody.
simulate-seat = Seat
simulate-player = Player
simulate-points = Points
simulate-mean = A deal
simulate-matches = Matches won
simulate-outcome = Outcome
simulate-deals = Deals
simulate-share = Share
sum-letzter-stich = Points written in a deal
sum-kaiser = Points of both sides
sum-schnapsen = Card points: piles, hands, trick and stock
sum-skat = Card points: declarer and defenders
outcome-plain = last trick
outcome-doubled = last trick, doubled
outcome-made = made
outcome-set = set
outcome-won = won
outcome-lost = lost
outcome-open = stock not closed
outcome-closed-won = closed and won
outcome-closed-lost = closed and lost
outcome-passed = passed
outcome-ramsch = Ramsch
outcome-1 = 1 game point
outcome-2 = 2 game points
outcome-3 = 3 game points

# Options

options-presets = Presets: { $known } (set with --set preset=NAME)
options-default = default: { $value }
values-switch = on off
values-range = { $low } to { $high }
values-list = { $known }

# Errors

error-game = Unknown game “{ $name }”. There are: { $known }
error-lang = Unknown language “{ $name }”. There are: { $known }
error-style = Unknown pack “{ $name }”. There are: { $known }
error-player = Unknown player “{ $name }”. There are: { $known }
error-preset = Unknown preset “{ $name }”. There are: { $known }
error-option = Unknown option “{ $name }”. There are: { $known }
error-value = Option { $option } cannot be “{ $name }”. Its values: { $known }
error-setting = “{ $name }” is not of the form name=value.
error-players = { $n } players named; { $wanted } are needed, or one for all.
error-seat = Seat { $n } does not exist. There are: 0 to { $last }
error-file = { $name }: { $reason }
error-files = No file was named.
error-patience = { $n } lines in a row led nowhere; giving up.
error-rule = There is no rule “{ $name }”; addresses look like { $known }.

# The commands

cli-vorhand = Classic trick games: play, simulate, replay.
cli-version = Show the version.
cli-play = Play at a table with computer players.
cli-simulate = Let players play many deals and add up the results.
cli-replay = Show recorded deals trick by trick, with the reckoning.
cli-options = Show the options of a game.
cli-rules = Show the rules of a game, or one rule of it.
cli-address = The address of one rule, such as LS 3.2.
cli-game = letzter-stich, kaiser, schnapsen or skat.
cli-set = An option of the game; can be repeated. “vorhand options GAME” lists them.
cli-seed = The same number gives the same cards.
cli-lang = Language: en, de, es or pt.
cli-style = Pack: french, german, schnapsen or austrian.
cli-json = Print JSON.
cli-players = Who plays the other seats: one name for all, or one for each.
cli-players-simulated = Who plays: one name for all seats, or one for each.
cli-seat = Your seat, from 0.
cli-deals = How many deals.
cli-match = Play the whole match.
cli-save = Add the records of the deals to this file.
cli-file = Files with records; - is standard input.

# Solved positions

unit-card-points = card points { $of }, skat included
unit-null = Null { $of }: 1 if lost (a trick is taken), 0 if won
unit-points = points { $of }
unit-penalties = penalty points { $of }
unit-game-points = game points { $of }, negative where the opponent scores
of-player = of { $name }
of-seat = of seat { $n }
against-player = against { $name }
against-seat = against seat { $n }
solve-position = After { $n } actions, to act: { $seat }
solve-unit = Value with open cards and best play: { $reason }
solve-alone = if all others play { $against }
solve-high = { $seat } wants it high
solve-low = { $seat } wants it low
solve-notation = Notation
simulate-action = Action
simulate-value = Value
cli-solve = Show what every action of a recorded position is worth with open cards.
cli-at = How many actions come before the position: 14 is where action 15 was chosen; by default at the first card.
cli-record = Only the record of this number, from 1.
error-at = There is no position { $n }. There are: 0 to { $last }
error-no-play = Position { $n } is not in play: only there can values be computed. Play begins at { $first }, its last position is { $last }.
error-never-play = No card was played: only in play can values be computed.
error-record = There is no record { $n }. There are: 1 to { $last }
error-record-number = “{ $name }” is no record: a number from 1 to { $last } is wanted.
error-unread = { $name }, record { $n }: { $reason }

# Measurements

simulate-kind = Kind
simulate-question = Question
simulate-nodes = Nodes
simulate-median = Median, ms
simulate-mean-ms = Mean, ms
simulate-what = What
simulate-threads = Threads
simulate-per-second = A second
cli-bench = Measure the kernel on stored deals.
cli-bench-what = What to measure: kernel.
cli-repeat = How often; medians are shown.
error-bench = Unknown measurement “{ $name }”. There are: { $known }

# The arena

arena-title = { $game }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, seed { $seed }
arena-title-match = { $game }: { $deals ->
    [one] { $deals } match
   *[other] { $deals } matches
}, seed { $seed }
arena-exchange = Played { $n } times with the same cards, seats exchanged.
arena-among = Played { $n } times with the same cards, A once at every seat among B’s.
arena-round = Played { $n } times with the same cards, everybody once at every seat.
arena-declared = declared in { $share }
arena-forfeit = Deal { $n } forfeited by { $name }: { $reason }
arena-raised = raised { $what }
arena-illegal = illegal action { $what }
arena-hung = no decision in { $what }
arena-died = ended its process { $what }
arena-more = .. and { $n } forfeits more.
arena-uncounted = Not counted for a forfeit, with all their plays: { $n } deals.
simulate-mean-match = A match
simulate-interval = 95 %
simulate-won = Won
simulate-won-interval = 95 %
simulate-won-games = Won
simulate-forfeits = Forfeits
simulate-difference = Difference
simulate-contract = Contract
simulate-played = Played
simulate-decisions = Decisions
simulate-p95 = 95 %, ms
simulate-max = Max., ms
cli-arena = Compare players over the same cards, seats exchanged, with 95 % intervals.
cli-arena-names = Two players, A against B, or one for each seat.
cli-arena-deals = How many deals (matches), each played with all seatings.
cli-arena-match = Play whole matches instead of deals.
cli-workers = How many processes play; by default one for each core.
cli-backend = Where they play: local, or ray for a Ray cluster.
cli-limit = How long a decision may take; longer forfeits the deal.
cli-resume = Keep finished deals in this file, and go on where it stops.
error-arena-players = { $n } players named; 2 or { $wanted } are needed.
error-arena-ray = The backend ray is not installed: { $name }
error-arena-lost = Ray gave up: { $reason }
error-arena-worker = A worker process ended { $n } times before a player had its turn.
error-arena-file = { $name } is not the file of an arena.
error-arena-other = { $name } belongs to another run; what differs: { $what }
error-arena-line = { $name }, line { $n }, is not a deal of this run.
error-backend = Unknown backend “{ $name }”. There are: { $known }
error-own-player = Player “{ $name }” cannot be loaded as package.module:factory: { $reason }
