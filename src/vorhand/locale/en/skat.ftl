# Skat (SK)

game-skat = Skat
game-skat-goal = The highest bidder plays alone against two: 61 card points in a game worth the bid, or in Null no trick at all.

# Options

option-skat-steps = What may be announced: Hand and Null Ouvert (table), or in Hand games also Schneider, Schwarz and Ouvert, as in the international order (isko).
option-skat-pass_out = What happens when all three pass: the deal is thrown in without score (throw-in), or everyone plays for himself and avoids card points (ramsch).
option-skat-score = How a list is scored: the game values alone (plain), or with 50 more for a won and 50 less for a lost game and 40 for each defender of a lost game (seeger-fabian).
option-skat-kontra = A defender may double the game before his first card (Kontra), the declarer may double once more (Re).
option-skat-deals = How many deals are played: 1, or a list of a multiple of 3; 36 are customary.
option-skat-duplicate = In a list every deal is played three times, so that each seat plays each hand.
value-skat-steps-table = Hand and Null Ouvert
value-skat-steps-isko = as in the international order
value-skat-pass_out-throw-in = thrown in without score
value-skat-pass_out-ramsch = Ramsch
value-skat-score-plain = game values alone
value-skat-score-seeger-fabian = by Seeger and Fabian

# Refusals

refuse-sk-answer = The bid of { $bid } waits for an answer: hold it or pass.
refuse-sk-no-value = { $bid } is not a possible game value: 18, 20, 22, 23, 24, 27, 30 and so on.
refuse-sk-low = Bid more than { $bid }, or pass.
refuse-sk-eighteen = Both others have passed: take the game at 18 or pass too.
refuse-sk-null = Null may be announced only if its own value is at least the bid: { $value } is less than { $bid }.
refuse-sk-announce = That cannot be announced here.
refuse-sk-discard = Discard just two of your twelve cards.
refuse-sk-follow-trump = { $card } is a trump: follow with a trump. The four Unters belong to the trumps.
refuse-sk-claim = The claim does not hold: against the best defence not all remaining tricks are certain.
refuse-sk-claim-lost = The claim does not hold. For all you can see, the trick { $cards } could go to { $seat }.
refuse-sk-concede = That cannot be claimed or conceded now.

# Reckoning

sk-passed = All passed: no score, the next dealer deals.
sk-game = Declarer: { $seat }, { $contract }, bid { $bid }
sk-conceded = Conceded by: { $seat }. The game is lost, without Schneider or Schwarz.
sk-null-tricks = Declarer’s tricks: { $n }
sk-null-value = Null has a fixed value: { $value }
sk-points = Declarer: { $points } card points with the skat, { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
}
sk-promised = Announced: { $points ->
    [90] at least 90 card points were promised.
   *[other] all ten tricks were promised.
}
sk-step-with = with { $n }
sk-step-without = without { $n }
sk-step-game = game { $n }
sk-step-hand = Hand { $n }
sk-step-schneider = Schneider { $n }
sk-step-schneider-announced = Schneider announced { $n }
sk-step-schwarz = Schwarz { $n }
sk-step-schwarz-announced = Schwarz announced { $n }
sk-step-ouvert = Ouvert { $n }
sk-value = Game value: { $n } × { $base } = { $value }
sk-overbid = Overbid: the game is worth less than the bid of { $bid }, so it is lost whatever the card points; { $value } is the smallest multiple that covers the bid.
sk-won = Won: +{ $value }
sk-lost = Lost, so doubled: { $value }
sk-kontra = Kontra doubles: { $value }
sk-re = Kontra and Re count four times: { $value }
sk-bonus-won = List bonus of a won game: +50
sk-bonus-lost = List bonus: −50 for the declarer, +40 for each defender
sk-score = Score: { $seat }, { $value }
sk-ramsch-points = { $seat }: { $points } card points, { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
}
sk-jungfrau = Not a single trick, which doubles the score: { $seat }
sk-durchmarsch = All ten tricks, a Durchmarsch: { $seat }, +{ $value }

# Hints

hint-sk-bid = With { $contract } the hand is worth { $value }: bid up to that.
hint-sk-hold = With { $contract } the hand is worth { $value }: hold up to that.
hint-sk-enough = { $contract } is worth { $value }: a higher bid would be overbid.
hint-sk-pass = Too few trumps and Aces for a game: pass.
hint-sk-take = Take the skat: it helps more often than Hand is worth.
hint-sk-hand = { $contract } wins without the skat: play Hand for the extra step.
hint-sk-discard = For { $contract }: { $cards } into the skat, to empty a short suit and save points.
hint-sk-announce = { $contract } is the surest game that pays the bid; it is worth { $value }.
hint-sk-kontra = So many trumps against the declarer: double.
hint-sk-re = The hand needs no luck: double once more.
hint-sk-no-re = The hand still needs luck: leave it at Kontra.
hint-sk-only = There is only { $card }.
hint-sk-draw = Draw their trumps while they fall two for one: { $card }.
hint-sk-cash = { $card } is the highest of its suit that is still in play, and nobody has shown that he could trump it: cash it.
hint-sk-long = Lead your long suit until the rest of it is high: { $card }.
hint-sk-lead-low = Nothing is sure: lead what is missed least, { $card }.
hint-sk-ruff = Trump what is worth it: { $card }.
hint-sk-throw-off = There is little to win here: throw { $card } off.
hint-sk-win = Take the trick, as nobody behind is likely to beat { $card }.
hint-sk-duck = The trick cannot be won safely: { $card } is missed least.
hint-sk-lead-trump = Only trumps are left: lead the lowest, { $card }.
hint-sk-lead-long = The declarer sits at your left: lead a long suit, { $card }.
hint-sk-lead-short = The declarer plays last: lead a short suit, { $card }, and keep him in the middle.
hint-sk-smear = Your partner wins this trick: put points on it, { $card }.
hint-sk-low = The trick is the declarer’s: give little, { $card }.
hint-sk-null-lead = Lead where others must go over { $card }.
hint-sk-null-hunt = The declarer may have to go over { $card }: hunt the gap in his suit.
hint-sk-null-duck = { $card } is the highest card that still ducks.
hint-sk-null-throw-off = { $card } is your most dangerous card: throw it off.
hint-sk-null-forced = Every card wins here: { $card }.
hint-sk-null-under = Stay low, so that the declarer has to go over { $card }.
hint-sk-null-away = The declarer is safe in this trick: be rid of a high card, { $card }.
hint-sk-ramsch-lead = Lead low where others must go over { $card }.
hint-sk-ramsch-duck = { $card } does not win: be rid of it here.
hint-sk-ramsch-under = Stay as low as you can, with { $card }.
hint-sk-ramsch-take = The trick is yours in any case: take it with { $card }.
