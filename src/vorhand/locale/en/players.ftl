# Why a search prefers an action

hint-search-contract = { $action }: your side gets its way with the contract in { $chance } of 100 ways the cards may lie. Next best: { $other }, { $rest } of 100.
hint-search-score = { $action }: on average your side writes { $value ->
    [one] { $value } point
   *[other] { $value } points
} above the other, and gets its way in { $chance } of 100 ways the cards may lie. Next best: { $other }, { $less ->
    [one] { $less } point
   *[other] { $less } points
} and { $rest } of 100.
hint-search-deal = { $action }: on average it brings { $value } game points, and you win the deal in { $chance } of 100 ways the cards may lie. Next best: { $other }, { $less } points and { $rest } of 100.
hint-search-match = { $action }: it changes your chance to win the match by { $value } of 100, and you win the deal in { $chance } of 100 ways the cards may lie. Next best: { $other }, { $less } of 100 and { $rest } of 100.
hint-search-game = { $action }: on average it brings { $value ->
    [one] { $value } point
   *[other] { $value } points
} above the others, and goes your way in { $chance } of 100 ways the cards may lie. Next best: { $other }, { $less ->
    [one] { $less } point
   *[other] { $less } points
} and { $rest } of 100.
hint-search-last-trick = { $action }: the last trick is yours in { $chance } of 100 ways the cards may lie. Next best: { $other }, { $rest } of 100.
hint-search-share = { $action }: on average it wins { $chance } of 100 parts of the most that can be won. Next best: { $other }, { $rest } of 100.
hint-search-points = { $action }: you stay at 40 card points or fewer in { $chance } of 100 ways the cards may lie. Next best: { $other }, { $rest } of 100.
hint-third = Or { $action }.
hint-other = Or { $action }: { $chance } of 100.
