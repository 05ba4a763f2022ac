# Why a search prefers an action

hint-search-contract = { $action }: your side gets its way with the contract in { $chance } of 100 ways the cards may lie. Next best: { $other }, { $rest } of 100.
hint-search-deal = { $action }: you win the deal in { $chance } of 100 ways the cards may lie. Next best: { $other }, { $rest } of 100.
hint-search-last-trick = { $action }: the last trick is yours in { $chance } of 100 ways the cards may lie. Next best: { $other }, { $rest } of 100.
hint-search-points = { $action }: you stay at 40 card points or fewer in { $chance } of 100 ways the cards may lie. Next best: { $other }, { $rest } of 100.
hint-search-even = { $action }: the chances are the same as with { $other }, but over { $n } ways the cards may lie it brings a little more.
