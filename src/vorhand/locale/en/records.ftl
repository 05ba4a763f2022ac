# What is wrong with a record that cannot be read

fault-none = No record is here: one begins with the line “vorhand 1”, is an object of JSON, or comes from a Skat server.
fault-line = The record at line { $n } cannot be read.
fault-file = The file cannot be read.
fault-bytes = The file is no text (UTF-8).
fault-json = It is no record in JSON.
fault-version = It is of version { $name }; this program reads version { $known }.
fault-unknown = No entry begins like “{ $name }”. There are: { $known }
fault-missing = The entry “{ $name }” is missing.
fault-twice = The entry “{ $name }” is there twice.
fault-entry = The entry “{ $name }” is not as it must be.
fault-options = The options are none of this game.
fault-hand = The hand is no list of cards: { $seat }.
fault-deal = The cards are no deal of this game.
fault-action = Action { $n } is none.
fault-illegal = Action { $n } ({ $action }) breaks a rule ({ $rule }):
fault-server = It is no record of the Skat server.
fault-tag = Here begins no entry: “{ $text }”
fault-pair = Move { $n } (“{ $text }”) cannot be.
fault-illegal-pair = Move { $n } (“{ $text }”) breaks a rule ({ $rule }):
fault-claim = It ends with a claim that does not hold ({ $rule }).
fault-short = The moves end before the deal is over.
fault-hidden = Some cards are unknown, so the deal cannot be replayed.
fault-unwritten = The Skat server has no form for this deal.
