# Letzter Stich (LS)

game-letzter-stich = Letzter Stich
game-letzter-stich-goal = Alle Stiche außer dem letzten sind nichts wert: Hol dir den letzten und erreich als Erster das Ziel.

# Optionen

option-letzter-stich-players = Wie viele spielen, 2 bis 6, jeder für sich.
option-letzter-stich-ranking = Die Rangfolge von oben: A K Q J T 9 8 7 (natural) oder A T K Q J 9 8 7 (ace-ten).
option-letzter-stich-value = Was der letzte Stich zählt: 1, 10, 20 oder 50 Punkte.
option-letzter-stich-target = Wer zuerst so viele Punkte hat, gewinnt die Partie.
option-letzter-stich-stake = Jeder setzt vor jedem Spiel einen Chip, der letzte Stich gewinnt den Topf, und nach einer festen Zahl von Spielen gewinnen die meisten Chips.
option-letzter-stich-stake_deals = Wie viele Spiele eine Runde mit Einsatz dauert; bei 0 doppelt so viele, wie Spieler am Tisch sind.
option-letzter-stich-trump = Die letzte Karte beim Geben wird aufgedeckt und bestimmt den Trumpf, den man nur spielen darf, wenn man nicht bedienen kann (void), oder jederzeit (any); oder es gibt keinen (off).
option-letzter-stich-low_card_bonus = Der letzte Stich zählt doppelt, wenn ihn eine Sieben, Acht oder Neun gewinnt.
option-letzter-stich-penultimate = Auch der vorletzte Stich zählt; nicht zusammen mit Einsätzen.
option-letzter-stich-penalty = Die Punkte bekommt als Strafe jeder, der den letzten Stich nicht gewinnt; am Ende siegt, wer am wenigsten hat.
option-letzter-stich-progressive = Die Blätter wachsen von Spiel zu Spiel, von fünf Karten bis zu allen, die das Paket hergibt, und nehmen dann wieder ab.
value-letzter-stich-ranking-natural = Zehn unter dem Buben
value-letzter-stich-ranking-ace-ten = Zehn gleich unter dem Ass
value-letzter-stich-trump-off = kein Trumpf
value-letzter-stich-trump-void = nur wer nicht bedienen kann
value-letzter-stich-trump-any = jederzeit

# Ablehnungen

refuse-ls-follow-or-trump = Farbe bedienen oder Trumpf spielen: { $suit }.

# Abrechnung

ls-last = Letzter Stich: { $seat }, mit { $card }
ls-bonus = Mit einer niedrigen Karte gewonnen: { $card } verdoppelt den letzten Stich.
ls-last-points = Für den letzten Stich: { $seat }, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
ls-last-penalty = Für den letzten Stich, alle außer { $seat }: je { $n ->
    [one] { $n } Strafpunkt
   *[other] { $n } Strafpunkte
}
ls-penultimate-points = Für den vorletzten Stich: { $seat }, { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
ls-penultimate-penalty = Für den vorletzten Stich, alle außer { $seat }: je { $n ->
    [one] { $n } Strafpunkt
   *[other] { $n } Strafpunkte
}
ls-pot = Der Topf: { $seat }, { $n ->
    [one] { $n } Chip gewonnen
   *[other] { $n } Chips gewonnen
}

# Rat

hint-ls-only = Spielbar ist nur { $card }.
hint-ls-cash = Deine hohen Karten halten bis zum letzten Stich: Spiel { $card } aus.
hint-ls-draw = Spiel aus, wo du schwach bist, und lass die anderen ihre Stärke ausgeben: { $card }.
hint-ls-control = Es geht aufs Ende zu, und wer den vorletzten Stich macht, bestimmt die letzte Farbe: Nimm den Stich mit { $card }.
hint-ls-keep = Heb dir auf, was den letzten Stich noch holen kann, und gib die schwächste Karte her: { $card }.
hint-ls-empty = Du kannst nicht bedienen: Wirf { $card } ab und mach früh eine Farbe leer.
