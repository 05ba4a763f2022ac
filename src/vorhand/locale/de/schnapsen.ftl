game-schnapsen = Schnapsen
game-schnapsen-goal = Zu zweit: Wer mit Stichen und Paaren zuerst 66 Augen hat, gewinnt das Spiel; wer zuerst von sieben Punkten auf null ist, die Partie.

# Optionen

option-schnapsen-exchange_min_stock = Wie viele Karten der Talon samt Trumpfkarte haben muss, damit der Trumpfbube getauscht werden darf: 2, oder 4, damit es bei den letzten beiden nicht mehr geht.
option-schnapsen-declare = Ob König oder Dame eines Paares beim Ausspielen immer angesagt sind (auto) oder auch still ausgespielt werden dürfen (optional).
option-schnapsen-bummerl = Ob ein Verlierer, der noch bei sieben steht, doppelt verliert (on) oder einfach (off).
option-schnapsen-closing = Ob der Ausspielende den Talon zudrehen darf (on) oder nicht (off).
option-schnapsen-match = Ob eine Partie über sieben Punkte gespielt wird (on) oder jedes Spiel für sich zählt (off).
option-schnapsen-marriage_pending = Ob jedes Paar erst mit dem nächsten eigenen Stich zählt (on) oder nur eines, vor dem man noch keinen Stich hatte (off).
option-schnapsen-king_led = Ob ein Paar nur mit dem König angesagt wird (on) oder mit König oder Dame (off).
option-schnapsen-dealing = Wie gegeben wird: drei, Trumpfkarte, zwei (packets) oder einzeln (single).
option-schnapsen-memory = Welche Stiche man nachsehen darf: alle (all) oder nur den letzten (last).
value-schnapsen-declare-auto = immer
value-schnapsen-declare-optional = nach Wunsch
value-schnapsen-dealing-packets = drei, Trumpfkarte, zwei
value-schnapsen-dealing-single = einzeln
value-schnapsen-memory-all = alle
value-schnapsen-memory-last = nur den letzten

# Ablehnungen

refuse-sn-head = Du kannst { $card } überstechen und musst es.
refuse-sn-trump = Du hast die ausgespielte Farbe nicht und musst stechen: Trumpf ({ $suit }).
refuse-sn-lead = Tauschen, zudrehen und ansagen darf nur, wer ausspielt, und nur vor dem Ausspielen.
refuse-sn-closed = Der Talon ist zugedreht.
refuse-sn-exhausted = Der Talon ist aufgebraucht, es gibt nichts zuzudrehen.
refuse-sn-stock = Zum Tauschen muss der Talon offen sein und mindestens { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} haben.
refuse-sn-no-closing = An diesem Tisch wird nicht zugedreht.
refuse-sn-marriage = { $card } gehört zu keinem Paar: Dazu brauchst du König und Dame der Farbe auf der Hand.
refuse-sn-king = An diesem Tisch wird ein Paar mit dem König angesagt.
refuse-sn-declare = Wer { $card } ausspielt, sagt an diesem Tisch damit das Paar an.

# Abrechnung

sn-card-points = Augen: { $seat }, { $points } ({ $n ->
    [one] { $n } Stich
   *[other] { $n } Stiche
})
sn-lost = Paar verfallen, kein Stich danach: { $seat }, { $n }
sn-closed = Zugedreht: { $seat }
sn-record = Stand beim Zudrehen: { $seat }, { $points ->
    [one] { $points } Auge
   *[other] { $points } Augen
}, { $n ->
    [one] { $n } Stich
   *[other] { $n } Stiche
}
sn-worth-1 = 66 erreicht; 33 oder mehr Augen auf der anderen Seite: { $seat }
sn-worth-2 = 66 erreicht; weniger als 33 Augen auf der anderen Seite: { $seat }
sn-worth-3 = 66 erreicht; kein Stich auf der anderen Seite: { $seat }
sn-made-1 = Zugedreht und gewonnen: { $seat }. Stand beim Zudrehen: 33 oder mehr Augen.
sn-made-2 = Zugedreht und gewonnen: { $seat }. Stand beim Zudrehen: ein Stich, aber weniger als 33 Augen.
sn-made-3 = Zugedreht und gewonnen: { $seat }. Stand beim Zudrehen: kein Stich.
sn-failed-2 = Zugedreht und verloren: { $seat }. Die Gegenseite schreibt 2.
sn-failed-3 = Zugedreht und verloren: { $seat }. Die Gegenseite schreibt 3, denn sie hatte beim Zudrehen keinen Stich.
sn-last-trick = Niemand hat 66 erreicht; letzter Stich: { $seat }
sn-game-points = Punkte: { $seat }, { $n }
sn-standing = Stand der Partie: { $seat }, { $n }
sn-match = Partie gewonnen: { $seat }
sn-double = Doppelt verloren, noch bei sieben: { $seat }

# Ratschläge

hint-sn-only = Es gibt keine Wahl.
hint-sn-exchange = Den Buben gegen { $card } tauschen: Der bessere Trumpf kostet nichts.
hint-sn-marriage-wins = Das Paar bringt dich auf 66.
hint-sn-marriage = Das Paar ansagen, solange du am Ausspielen bist; { $card } ist dafür die richtige Karte.
hint-sn-finish = { $card } macht den Stich und damit die 66.
hint-sn-close = Zudrehen: Dir fehlen { $n } Augen, und deine fünf Karten sollten sie bringen, was auch immer die Gegenseite hat.
hint-sn-cheap = Solange der Talon offen ist, das ausspielen, was am wenigsten kostet: { $card }.
hint-sn-draw = Trumpf ziehen: { $card } ist nicht zu schlagen.
hint-sn-sure = { $card } ist nicht zu schlagen: den Stich machen.
hint-sn-low = Kein Stich ist sicher: das ausspielen, was am wenigsten kostet, { $card }.
hint-sn-win = Du musst den Stich nehmen; { $card } tut es am billigsten.
hint-sn-deny = Mit diesem Stich käme die Gegenseite auf 66: mit { $card } nehmen.
hint-sn-last-open = Letztes Abheben: den Stich laufen lassen, denn wer ihn verliert, bekommt die Trumpfkarte.
hint-sn-take = { $card } bringt seine Augen ohne Trumpf heim.
hint-sn-trump = Dieser Stich ist einen Trumpf wert: { $card }.
hint-sn-throw = Zugeben, was am wenigsten kostet: { $card }.
