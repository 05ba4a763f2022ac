# Kaiser (KA)

game-kaiser = Kaiser
game-kaiser-goal = Zwei gegen zwei bieten auf die Punkte der Stiche; die Herz-Fünf zählt 5 dazu, die Pik-Drei zieht 3 ab, und wer zuerst 52 hat, gewinnt.

# Optionen

option-kaiser-made_score = Was ein erfülltes Gebot bringt: die erzielten Punkte (points) oder nur die gebotene Zahl (bid).
option-kaiser-no_trump_double = Welche Gebote ohne Trumpf doppelt zählen: die erfüllten (made), die erfüllten und die gefallenen (both) oder keine (off).
option-kaiser-opponents_cap = Ab diesem Stand (45 oder 47) schreibt eine Partei, die nicht geboten hat, keine Punkte mehr dazu; bei 0 schreibt sie immer.
option-kaiser-must_bid_to_win = Die Partie gewinnt nur, wer gerade sein eigenes Gebot erfüllt hat.
option-kaiser-no_trump_over_all = Jedes Gebot ohne Trumpf ist höher als jedes Farbgebot.
option-kaiser-no_trump_min = Die kleinste Zahl, die man ohne Trumpf bieten darf, 6 oder 8.
option-kaiser-low = Der Ansager darf niedrig ansagen: Die Rangfolge aller Farben kehrt sich um.
option-kaiser-low_specials = Wird niedrig gespielt, bleiben Herz-Fünf und Pik-Drei die niedrigsten ihrer Farben (lowest) oder werden die höchsten (invert).
option-kaiser-passing = Vor dem Bieten gibt jeder seinem Partner zwei Karten verdeckt weiter.
option-kaiser-min_bid = Die kleinste Zahl, die man bieten darf, 6, 7 oder 8.
option-kaiser-kitty = Jeder bekommt sieben Karten, vier liegen in der Kitty; der Ansager nimmt sie auf und drückt vier.
value-kaiser-made_score-points = die erzielten Punkte
value-kaiser-made_score-bid = die gebotene Zahl
value-kaiser-no_trump_double-made = die erfüllten
value-kaiser-no_trump_double-both = die erfüllten und die gefallenen
value-kaiser-no_trump_double-off = keine
value-kaiser-opponents_cap-0 = keine Grenze
value-kaiser-low_specials-lowest = bleiben die niedrigsten
value-kaiser-low_specials-invert = werden die höchsten

# Ablehnungen

refuse-ka-forced = Nach dreimal Passen muss der Geber bieten.
refuse-ka-take = Nur der Geber darf das stehende Gebot übernehmen.
refuse-ka-min-bid = Das niedrigste Gebot ist { $bid }.
refuse-ka-max-bid = Das höchste Gebot ist { $bid }.
refuse-ka-no-trump-min = Das niedrigste Gebot ohne Trumpf ist { $bid }.
refuse-ka-higher = Biete mehr als { $bid }.
refuse-ka-higher-no-trump = Biete mehr als { $bid } ohne Trumpf.
refuse-ka-over-all = Es steht ein Gebot ohne Trumpf; kein Farbgebot ist höher.
refuse-ka-no-trump = Ein einfaches Gebot nennt eine der vier Farben.
refuse-ka-suit = Ein Gebot ohne Trumpf nennt keine Farbe.
refuse-ka-low = Niedrig wird an diesem Tisch nicht gespielt.
refuse-ka-give = Gib deinem Partner genau { $n } Karten.
refuse-ka-discard = Drücke genau { $n } Karten.
refuse-ka-discard-special = { $card } darf nicht gedrückt werden.

# Abrechnung

ka-contract = Ansager: { $seat }, { $bid }, { $contract }
ka-tricks = { $side }: { $n ->
    [one] { $n } Stich
   *[other] { $n } Stiche
}
ka-five = { $side }: { $card }, +5
ka-three = { $side }: { $card }, −3
ka-made = Gebot erfüllt: { $side }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bei { $bid }
ka-set = Gebot gefallen: { $side }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bei { $bid }
ka-kaiser = Ein Kaiser: 12 ohne Trumpf, erfüllt, zählt 24.
ka-doubled = Ohne Trumpf: Das Gebot zählt doppelt.
ka-capped = So nah an 52 keine Punkte ohne eigenes Gebot: { $side }
ka-score = Gutschrift: { $side }, { $n }
ka-skunk = Skunk: { $side }

# Rat

hint-ka-give = Gib aus einer kurzen Farbe weiter: Dort kannst du bald stechen, und die Farben deines Partners wachsen.
hint-ka-bid = Biete auf deine längste starke Farbe: Mit { $contract } ist das Blatt ein Gebot von { $points } wert.
hint-ka-bid-five = Die Herz-Fünf im Blatt ist eine Stufe wert: Mit { $contract } trägt es ein Gebot von { $points }.
hint-ka-forced = Du musst bieten: Nimm das niedrigste Gebot.
hint-ka-partner-bid = Dein Partner hat das Gebot: Lass es ihm.
hint-ka-take = Das Blatt ist dieses Gebot wert: Übernimm es.
hint-ka-pass = Das Blatt trägt kein Gebot: Ein gefallenes kostet mehr, als ein erfülltes bringt.
hint-ka-name = { $contract } passt zu deinen langen und hohen Karten.
hint-ka-name-low = Niedrig: Die kleinen Karten sind deine Stärke, { $contract }.
hint-ka-discard = Mach eine kurze Farbe leer; behalte die Trümpfe und die höchsten Karten.
hint-ka-only = Es gibt nur { $card }.
hint-ka-draw = Zieh Trumpf, bis die anderen keinen mehr haben, und spar dir einen kleinen auf: { $card }.
hint-ka-cash = Nichts, was von der Farbe noch draußen ist, schlägt { $card }.
hint-ka-short = Gegen ein Spiel ohne Trumpf spiel die Farbe aus, die der Ansager nicht hat: { $card }.
hint-ka-lead-low = Kein sicherer Stich: eine kleine Karte deiner längsten Farbe, { $card }.
hint-ka-five = Der Stich gehört deinem Partner: Leg ihm { $card } hinein.
hint-ka-three = Der Stich gehört den Gegnern: Wirf ihnen { $card } hinein.
hint-ka-partner = Der Stich gehört deinem Partner: { $card } ist am ehesten zu entbehren.
hint-ka-duck = Dieser Stich kostet den, der ihn nimmt: Bleib mit { $card } darunter.
hint-ka-win = { $card } genügt für den Stich.
hint-ka-set = Mit diesem Stich fällt das Gebot der Gegner, das sind zehn Punkte Unterschied oder mehr: Nimm ihn mit { $card }.
hint-ka-third = An dritter Stelle geh hoch: { $card }.
hint-ka-low = Der Stich ist nicht zu gewinnen: { $card } ist am ehesten zu entbehren.
