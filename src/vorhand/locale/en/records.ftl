# What is wrong with a record that cannot be read

fault-none = There is no record here: one begins with the line “vorhand 1”, is a JSON object, or comes from a Skat server.
fault-line = The record cannot be read at line { $n }.
fault-empty = There is nothing in it.
fault-file = The file cannot be read.
fault-bytes = The file is not text in UTF-8.
fault-json = This is not a record in JSON.
fault-version = It has version { $name }; this program reads version { $known }.
fault-unknown = There is no entry like “{ $name }”. There are: { $known }
fault-missing = The entry “{ $name }” is missing.
fault-twice = The entry “{ $name }” appears twice.
fault-entry = The entry “{ $name }” is not valid.
fault-name = “{ $name }” is not the name of a number in the result.
fault-options = This game has no such options.
fault-hand = The hand of { $seat } is not a list of cards.
fault-deal = These cards cannot have been dealt in this game.
fault-action = Action { $n } cannot be read.
fault-illegal = Action { $n } ({ $action }) breaks a rule ({ $rule }):
fault-server = This is not a record from the Skat server.
fault-other = This is a record of another game: { $name }.
fault-cut = It is cut off before its end.
fault-tag = No entry begins here: “{ $text }”
fault-pair = At action { $n }, “{ $text }” is not possible.
fault-claim = It ends with a claim that does not hold ({ $rule }).
fault-short = The moves end before the deal is over.
fault-hidden = Some cards are unknown, so the deal cannot be replayed.
fault-unwritten = This deal cannot be written in the Skat server’s form.
