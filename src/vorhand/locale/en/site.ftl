# The pages

site-play = Play
site-foot = Vorhand, an open card room. The program is free under the MIT licence; the card pictures are in the public domain (CC0).

# Rules

site-rules-lead = Four classic trick games, explained from the beginning. Every rule has an address, so that it can be found again at the table.
site-rules-of = Rules of { $game }
site-play-game = Play { $game }
site-contents = Contents

# The gallery

site-traditions = Card traditions
site-traditions-lead = The packs that these games are played with, where they come from, and every card to look at.
site-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
site-history = History
site-games = Games
site-all-cards = All the cards
site-previous = Previous
site-next = Next
site-close = Close

# Where something is missing

site-missing = There is no such page
site-missing-why = The address leads nowhere. Perhaps it was cut off, or the page has moved.
site-no-script = The tables need JavaScript. Rules and gallery do without.
site-not-built = The tables have not been built
site-not-built-how = Whoever runs this server: run scripts/setup, then start the server again. Rules and gallery are here already.
