# What the review of a deal says

review-trick = The trick, worth { $n }, went to { $seat }.
review-contract = { $action }: that seat's side gets its way in { $chance } of 100 ways the cards could lie; { $other } in { $rest }.
review-score = { $action }: that seat's side gets its way in { $chance } of 100 ways the cards could lie; { $other } in { $rest }.
review-share = { $action } wins { $chance } of 100 parts of the most that could be won, on average over the ways the cards could lie; { $other } { $rest }.
review-deal = { $action } wins the deal in { $chance } of 100 ways the cards could lie; { $other } in { $rest }.
review-match = { $action } wins the deal in { $chance } of 100 ways the cards could lie; { $other } in { $rest }.
review-last-trick = { $action } wins the last trick in { $chance } of 100 ways the cards could lie; { $other } in { $rest }.
review-points = { $action } stays at 40 card points or fewer in { $chance } of 100 ways the cards could lie; { $other } in { $rest }.
review-worth = { $action } brings { $value ->
    [one] { $value } point
   *[other] { $value } points
} above the others on average over the ways the cards could lie; { $other } { $rest }.
review-unsure = { $other } looked better, but not surely enough: so this is not called a mistake.
review-turning = With all cards open, the deal turned here: { $other } would have kept it.
review-unseen = From what { $seat } could see it was no mistake.

# The review on paper

review-open = Cost, cards open
review-looked = Looked
review-other = Best other
review-mistake = mistake
review-turned = turns the deal
review-note = Two measures, never mixed. Cost, cards open: what the action cost against best play of all, { $unit }; a dot means that it cost nothing, and a number in brackets, where there is one, is the cost on the score sheet. Looked: how it goes over the ways the cards could lie, from what the player could see, by chance in play and by game points before. Mistakes are judged by this second measure alone.
review-total = { $seat }: { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
} in { $looked ->
    [one] { $looked } choice
   *[other] { $looked } choices
}; cost with open cards: { $cost } in { $valued ->
    [one] { $valued } choice
   *[other] { $valued } choices
}, on the score sheet: { $points }.
review-unit-card-points = in card points
review-unit-null = the game itself
review-unit-points = in points
review-unit-penalties = in penalty points
review-unit-game-points = in game points
cli-review = Review a recorded deal: what each action cost with open cards, and how it looked then.

# Was it luck

luck-note = Each deal was played again { $n } times with { $level } in every seat, each seeing its own cards only. What a seat writes above the others on average is what its cards were worth; in brackets approximate 95 % intervals of that worth.
luck-real = Result
luck-expected = Worth of the cards
luck-beyond = Beyond the cards
luck-few = Played again only { $n } times: the intervals are wide.
luck-unfinished = Left out, as not finished: { $n } ({ $places })
luck-broken-off = Left out, as broken off: { $n } ({ $places })
cli-luck = Was it luck? What the cards were worth among players of a level, beside the result.
cli-luck-player = Who plays the deals again.
cli-luck-times = How often each deal is played again, at least twice; few times give wide intervals.
error-no-finished = No deal was played to its end.
error-times = Each deal is played again at least twice, not { $n } times.
