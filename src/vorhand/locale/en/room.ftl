# The table

room-closed = This table is closed.
room-no-seat = You have no seat at this table.
room-host = Only whoever made the table may do that.
room-seat-taken = Seat { $n } is not free.
room-sits-already = You already have a seat at this table.
room-no-deal = No cards have been dealt.
room-deal-in-play = A deal is being played.
room-open-seat = A seat is still free.
room-no-undo = There is nothing to take back: that is possible alone against the computer, in the middle of a deal.
room-no-hints = No hints are given at this table.
room-no-hint = No hint could be found; try again in a moment.
room-no-action = “{ $text }” is not an action.
room-stale = The table has moved on meanwhile; look again.
room-store = It could not be stored; nothing has changed. Try again in a moment.
room-stopping = The server is stopping; come back in a moment.
room-moving = The table is moving to another server; try again in a moment.
room-no-table = There is no such table.
room-aside = This table is damaged and has been set aside; the others are not touched.
room-private = This table is full, and nobody watches here.
room-goes-round = The cards of this deal go round the table again; it can be looked at after the last time.
room-no-line = There is a best line only from positions in play.
room-reviews-each = You already have { $n } reviews that are not done; wait for one of them, or cancel it.
room-reviews-all = Too many reviews are waiting; try again in a while.
room-no-review = You have asked for no such review.

# The server

serve-started = Vorhand is at { $address } (Ctrl-C stops it).
serve-already = Vorhand is already at { $address }.
error-database = The database { $name } cannot be used: { $reason }
error-database-address = “{ $name }” is no address of a database: a file, sqlite:///FILE or postgresql://..
error-database-newer = The database { $name } was written by a newer version of Vorhand; it is left as it is.
error-database-foreign = The database { $name } belongs to another program (it has a table { $table }); name a new file.
error-database-taken = Another server has the database { $name } already; stop it, or name another file.
error-nodes = { $name } needs more packages: pip install 'vorhand[nodes]'
error-redis = “{ $name }” is no address of a Redis server: redis://HOST:6379
error-redis-alone = --redis is for several nodes: give --url too.
error-address = “{ $name }” is no address: https://HOST, without a path.
error-secret = Several nodes share a secret: set VORHAND_SECRET to the same text for all of them.
error-port = { $name } cannot be listened at: { $reason }. Another address or port can be named with --host and --port.
error-verify = { $name } is not a list of deals with their proofs: { $reason }
verify-fair = Deal { $n } is fair: its cards follow from the secret that was committed to and from the nonces.
verify-unfair = Deal { $n } is not what its proof says: { $reason }
verify-none = Deal { $n } has no proof yet.
verify-nothing = There are no deals in { $name }: export what you have played, a bot's deals with its own token.
cli-serve = Open the card room for browsers and bots.
cli-host = Where to listen; 0.0.0.0 for everybody in the network.
cli-port = The port.
cli-database = Where everything is kept: a file, sqlite:///FILE or postgresql://..; by default a file in your data folder.
cli-thinkers = How many processes think for the AIs.
cli-redis = With several nodes: a Redis server that carries the news between them.
cli-url = With several nodes: where the others reach this one.
cli-origin = Another address under which browsers reach the server; can be repeated.
cli-open = Open the browser there too; if the room is open already, only that.
cli-verify = Check that the cards of finished deals were dealt fairly.
cli-verify-file = A file as /api/records gives it.
