# Why a search prefers an action

hint-search-contract = { $action }: your side gets its way with the contract in { $chance } of 100 ways the cards may lie. Next best: { $other }, { $rest } of 100.
hint-search-deal = { $action }: you win the deal in { $chance } of 100 ways the cards may lie. Next best: { $other }, { $rest } of 100.
hint-search-game = { $action }: it goes your way in { $chance } of 100 ways the cards may lie, and brings { $value } points above the others on average. Next best: { $other }, { $rest } of 100 and { $less } points.
hint-search-last-trick = { $action }: the last trick is yours in { $chance } of 100 ways the cards may lie. Next best: { $other }, { $rest } of 100.
hint-search-share = { $action }: on average it wins { $chance } of 100 parts of the most that can be won, over { $n } ways the cards may lie. Next best: { $other }, { $rest } of 100.
hint-search-points = { $action }: you stay at 40 card points or fewer in { $chance } of 100 ways the cards may lie. Next best: { $other }, { $rest } of 100.
hint-search-even = { $action }: the chances are the same as with { $other }, but over { $n } ways the cards may lie it brings a little more.
hint-other = Or { $action }: { $chance } of 100.
