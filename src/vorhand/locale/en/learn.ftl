# Learning from a deal, in the browser

ui-page-import = Look at a record
ui-review = Review this deal
ui-better = What could I have done better?
ui-review-hint = Every action is measured twice: with open cards, and as it looked then. It takes some seconds.
ui-review-queued = Waiting; first come: { $n }
ui-review-working = Action { $n } of { $total }
ui-review-failed = The review could not be made; try again in a moment.
ui-review-done = The review is done.
ui-cancel = Cancel
ui-measures = What this action was worth
ui-open-cards = With open cards
ui-open-cards-hint = This measure knows cards that nobody could see: what costs something here need not have been a mistake.
ui-looked = As it looked then
ui-looked-hint = Over { $n } ways the cards could lie, from what { $seat } could see.
ui-looked-judges = Mistakes are judged by this measure alone.
ui-cost = Cost { $unit }
ui-cost-game = Cost on the score sheet
ui-best-play = Best play brings { $seats }
ui-after-it = After the action
ui-costs-nothing = These cost nothing: { $actions }
ui-only-play = Only play is measured so, and only where there was a choice.
ui-no-choice = There was no choice, or none that is measured.
ui-dealt-measures = Step on to see what each action was worth.
ui-try = Play it another way
ui-line-instead = Best line instead
ui-moments = Mistakes and turning points
ui-no-moments = No mistakes and no turning points.
ui-course = The course of the deal, with open cards
ui-course-side = What best play of all brings { $seats }, { $unit }
ui-course-each = What best play brings whoever is to act, { $unit }
ui-course-table = Every action in a table
ui-total-looked = As it looked then: { $mistakes ->
    [0] no mistake
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
} in { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}.
ui-total-open = With open cards: { $amount } lost in { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}.
ui-total-sheet = On the score sheet: { $amount }.
ui-amount-card-points = { $n ->
    [one] { $n } card point
   *[other] { $n } card points
}
ui-amount-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-amount-penalties = { $n ->
    [one] { $n } penalty point
   *[other] { $n } penalty points
}
ui-amount-game-points = { $n ->
    [one] { $n } game point
   *[other] { $n } game points
}
ui-amount-null = { $n ->
    [0] nothing
   *[other] the game
}
ui-other-looked = The other looked
ui-action = Action
ui-play-on = Play on from here
ui-play-on-hint = The same cards at a table of your own, against AIs. It is practice and counts nowhere.
ui-play-as = You play
ui-against = The others
ui-with-open-cards = With all cards open
ui-best-line = Best line from here
ui-best-line-hint = How it would go on if everybody saw all cards and played best.
ui-line-title = The best line
ui-trick-number = Trick { $n }
ui-line-end = How it would end
ui-line-shown = From action { $n } on: best play of all, with open cards.
ui-line-back = Back to the deal
ui-replay-own = Only those who played this deal may see it. One of them can send you the link of its replay.
ui-practice-begun = The cards are those of a record: this deal is practice.
ui-again = Again, the same cards
ui-shown-cards = All cards are open
ui-import-hint = Paste records of ours or of a Skat server, or choose or drop a file.
ui-import-file = Choose a file
ui-import-look = Look at it
ui-import-bad = That cannot be read as a record.
ui-import-found = Records found: { $n }
ui-import-unread = Records that cannot be read: { $n }
ui-import-beyond = And { $n } more.
ui-import-actions = actions: { $n }
ui-page-statistics = Statistics
ui-statistics-hint = Your last { $n } deals, without practice. Bars and brackets are 95 % intervals: with few deals they are wide, and nothing much is proven.
ui-no-statistics = No finished deals yet; practice does not count.
ui-csv = Save as CSV
ui-by-game = By game
ui-by-contract = By contract
ui-over-time = Over time
ui-deals = Deals
ui-won = Won
ui-edge = Above the others a deal
ui-mistakes-before = Mistakes a deal, before play
ui-mistakes-play = Mistakes a deal, in play
ui-reviewed = Reviewed
ui-reviewed-hint = Mistakes are counted in deals that have been reviewed. To review one, open it from your records:
ui-declared-self = yours
ui-declared-other = another's
ui-from-to = { $since } to { $until }
ui-mistakes = Mistakes a deal
ui-as-table = As a table
ui-page-daily = Position of the day
ui-daily-hint = What would you do? One action, or one of two alike, is clearly best over all the ways the cards may lie; others often miss it.
ui-daily-number = Position { $n } of { $count }
ui-daily-right = Correct: { $action }.
ui-daily-wrong = Better: { $action }.
ui-daily-worlds = Over { $n } ways the cards may lie, from what you can see.
ui-daily-missed = Of the AIs that were asked { $n } of 100 did something else.
ui-chance = Chance
ui-daily-next = Another position
ui-daily-look = Look at the deal
ui-your-hand = Your hand
ui-nav-daily = Daily
ui-luck = Was it luck?
ui-luck-hint = Your last deals of this game are played again by club players in every seat, to see what the cards were worth. It takes a while.
ui-luck-working = Deals played again: { $n } of { $total }
ui-luck-done = The deals have been played again.
ui-luck-note = All in points above the others. In brackets approximate 95 % intervals of what the cards were worth; what is beyond them is your play, that of the others, and chance.

# What the answer to a position of the day says

daily-contract = { $action }: your side gets its way in { $chance } of 100 ways the cards may lie; { $other } in { $rest }.
daily-score = { $action }: your side gets its way in { $chance } of 100 ways the cards may lie; { $other } in { $rest }.
daily-share = { $action } wins you on average { $chance } of 100 parts of the most that can be won; { $other } { $rest }.
daily-deal = { $action }: you win the deal in { $chance } of 100 ways the cards may lie; { $other } in { $rest }.
daily-match = { $action }: you win the deal in { $chance } of 100 ways the cards may lie; { $other } in { $rest }.
daily-last-trick = { $action }: the last trick is yours in { $chance } of 100 ways the cards may lie; { $other } in { $rest }.
daily-points = { $action }: you stay at 40 card points or fewer in { $chance } of 100 ways the cards may lie; { $other } in { $rest }.
