# Letzter Stich (LS)

game-letzter-stich = Letzter Stich
game-letzter-stich-goal = Every trick but the last is worth nothing: win the last one, and be the first to reach the target.

# Options

option-letzter-stich-players = How many play, from 2 to 6, each for himself.
option-letzter-stich-ranking = The ranks from high to low: A K Q J T 9 8 7 (natural) or A T K Q J 9 8 7 (ace-ten).
option-letzter-stich-value = What the last trick scores: 1, 10, 20 or 50 points.
option-letzter-stich-target = The first player with this many points wins the match.
option-letzter-stich-stake = Everybody stakes a chip a deal, the winner of the last trick takes the pot, and after a set number of deals most chips win.
option-letzter-stich-stake_deals = How many deals a session with stakes lasts; with 0 it is twice the number of players.
option-letzter-stich-trump = The last card dealt is turned up for trumps, which may be played only when void of the suit led (void) or at any time (any), or there are none (off).
option-letzter-stich-low_card_bonus = The last trick counts double when a Seven, Eight or Nine wins it.
option-letzter-stich-penultimate = The last trick but one scores as well; not together with stakes.
option-letzter-stich-penalty = Everybody who does not win the last trick gets the points, as a penalty, and the lowest total wins.
option-letzter-stich-progressive = The hands grow from deal to deal, from five cards up to all that the pack allows, and shrink again.
value-letzter-stich-ranking-natural = Ten below the Jack
value-letzter-stich-ranking-ace-ten = Ten right below the Ace
value-letzter-stich-trump-off = no trumps
value-letzter-stich-trump-void = only when void of the suit led
value-letzter-stich-trump-any = at any time

# Refusals

refuse-ls-follow-or-trump = Follow suit or play a trump: { $suit }.

# Reckoning

ls-last = Last trick: { $seat }, with { $card }
ls-bonus = Won by a low card: { $card } doubles the last trick.
ls-last-points = For the last trick: { $seat }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ls-last-penalty = For the last trick, all but { $seat }: { $n ->
    [one] { $n } penalty point each
   *[other] { $n } penalty points each
}
ls-penultimate-points = For the last trick but one: { $seat }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ls-penultimate-penalty = For the last trick but one, all but { $seat }: { $n ->
    [one] { $n } penalty point each
   *[other] { $n } penalty points each
}
ls-pot = The pot: { $seat }, { $n ->
    [one] { $n } chip won
   *[other] { $n } chips won
}

# Hints

hint-ls-only = { $card } is the only card you may play.
hint-ls-cash = Your high cards go through to the last trick: lead { $card }.
hint-ls-draw = Lead where you are low and let the others spend their strength: { $card }.
hint-ls-control = The end is near, and whoever takes the last trick but one chooses the last suit: take the trick with { $card }.
hint-ls-keep = Keep what may still win the last trick and part with your weakest card: { $card }.
hint-ls-empty = You are void: throw off { $card } and be rid of a suit early.
