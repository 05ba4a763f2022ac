# Skat (SK)

game-skat = Skat
game-skat-goal = Wer am höchsten reizt, spielt allein gegen zwei: 61 Augen in einem Spiel, das den Reizwert deckt, oder bei Null kein einziger Stich.

# Optionen

option-skat-steps = Was angesagt werden darf: Hand und Null ouvert (table), oder im Handspiel auch Schneider, Schwarz und ouvert nach der internationalen Ordnung (isko).
option-skat-pass_out = Was geschieht, wenn alle drei passen: Das Spiel wird ohne Wertung eingepasst (throw-in), oder jeder spielt für sich und vermeidet Augen (ramsch).
option-skat-score = Wie eine Liste gewertet wird: nur mit den Spielwerten (plain), oder mit 50 für ein gewonnenes, minus 50 für ein verlorenes Spiel und 40 für jeden Gegenspieler (seeger-fabian).
option-skat-kontra = Ein Gegenspieler darf vor seiner ersten Karte verdoppeln (Kontra), der Alleinspieler noch einmal (Re).
option-skat-deals = Wie viele Spiele gespielt werden: 1, oder eine Liste mit einem Vielfachen von 3; üblich sind 36.
option-skat-duplicate = In einer Liste wird jedes Blatt dreimal gespielt, sodass jeder Platz jede Hand bekommt.
value-skat-steps-table = Hand und Null ouvert
value-skat-steps-isko = nach der internationalen Ordnung
value-skat-pass_out-throw-in = eingepasst, ohne Wertung
value-skat-pass_out-ramsch = Ramsch
value-skat-score-plain = nur mit den Spielwerten
value-skat-score-seeger-fabian = nach Seeger und Fabian

# Ablehnungen

refuse-sk-answer = Das Gebot { $bid } wartet auf Antwort: halten oder passen.
refuse-sk-no-value = { $bid } ist kein möglicher Spielwert: 18, 20, 22, 23, 24, 27, 30 und so weiter.
refuse-sk-low = Reize mehr als { $bid } oder passe.
refuse-sk-eighteen = Die beiden anderen haben gepasst: Nimm das Spiel für 18 oder passe auch.
refuse-sk-null = Null darf nur ansagen, wer damit sein Gebot deckt: { $value } ist weniger als { $bid }.
refuse-sk-announce = Das kann hier nicht angesagt werden.
refuse-sk-discard = Drücke genau zwei deiner zwölf Karten.
refuse-sk-follow-trump = { $card } ist Trumpf: Bediene mit einem Trumpf. Die vier Unter gehören zu den Trümpfen.
refuse-sk-claim = Der Anspruch hält nicht: Gegen das beste Gegenspiel sind nicht alle restlichen Stiche sicher.
refuse-sk-claim-lost = Der Anspruch hält nicht. Nach dem, was du siehst, könnte der Stich { $cards } an { $seat } gehen.
refuse-sk-concede = Das kann jetzt weder gefordert noch aufgegeben werden.

# Abrechnung

sk-passed = Alle haben gepasst: keine Wertung, der nächste Geber gibt.
sk-game = Alleinspieler: { $seat }, { $contract }, gereizt { $bid }
sk-conceded = Aufgegeben: { $seat }. Das Spiel ist verloren, ohne Schneider und Schwarz.
sk-null-tricks = Stiche des Alleinspielers: { $n }
sk-null-value = Null hat einen festen Wert: { $value }
sk-points = Alleinspieler: { $points } Augen mit dem Skat, { $n ->
    [one] { $n } Stich
   *[other] { $n } Stiche
}
sk-promised = Angesagt: { $points ->
    [90] Versprochen waren mindestens 90 Augen.
   *[other] Versprochen waren alle zehn Stiche.
}
sk-step-with = mit { $n }
sk-step-without = ohne { $n }
sk-step-game = Spiel { $n }
sk-step-hand = Hand { $n }
sk-step-schneider = Schneider { $n }
sk-step-schneider-announced = Schneider angesagt { $n }
sk-step-schwarz = Schwarz { $n }
sk-step-schwarz-announced = Schwarz angesagt { $n }
sk-step-ouvert = Ouvert { $n }
sk-value = Spielwert: { $n } × { $base } = { $value }
sk-overbid = Überreizt: Das Spiel ist weniger wert als das Gebot { $bid } und darum verloren, gleich wie viele Augen; { $value } ist das kleinste Vielfache, das das Gebot deckt.
sk-won = Gewonnen: +{ $value }
sk-lost = Verloren, also doppelt: { $value }
sk-kontra = Kontra verdoppelt: { $value }
sk-re = Kontra und Re zählen vierfach: { $value }
sk-bonus-won = Listenzuschlag für ein gewonnenes Spiel: +50
sk-bonus-lost = Listenwertung: −50 für den Alleinspieler, +40 für jeden Gegenspieler
sk-score = Wertung: { $seat }, { $value }
sk-ramsch-points = { $seat }: { $points } Augen, { $n ->
    [one] { $n } Stich
   *[other] { $n } Stiche
}
sk-jungfrau = Jungfrau, kein einziger Stich, das verdoppelt: { $seat }
sk-durchmarsch = Durchmarsch, alle zehn Stiche: { $seat }, +{ $value }

# Hinweise

hint-sk-bid = Mit { $contract } ist das Blatt { $value } wert: So weit reizen.
hint-sk-hold = Mit { $contract } ist das Blatt { $value } wert: So weit halten.
hint-sk-enough = { $contract } ist { $value } wert: Mehr wäre überreizt.
hint-sk-pass = Zu wenige Trümpfe und Däuser für ein Spiel: passen.
hint-sk-take = Nimm den Skat auf: Er hilft öfter, als Hand einbringt.
hint-sk-hand = { $contract } gewinnt ohne den Skat: Spiele Hand für die zusätzliche Stufe.
hint-sk-discard = Für { $contract }: { $cards } drücken, um eine kurze Farbe zu leeren und Augen zu sichern.
hint-sk-announce = { $contract } ist das sicherste Spiel, das das Gebot deckt; es ist { $value } wert.
hint-sk-kontra = So viele Trümpfe gegen den Alleinspieler: verdoppeln.
hint-sk-re = Das Blatt braucht kein Glück: noch einmal verdoppeln.
hint-sk-no-re = Das Blatt braucht noch Glück: Belass es beim Kontra.
hint-sk-only = Es gibt nur { $card }.
hint-sk-draw = Zieh die Trümpfe der Gegner, solange zwei auf einen fallen: { $card }.
hint-sk-cash = { $card } ist die höchste ihrer Farbe, die noch im Spiel ist, und niemand hat gezeigt, dass er sie stechen könnte: Spiel sie ab.
hint-sk-long = Spiel die lange Farbe, bis der Rest davon hoch ist: { $card }.
hint-sk-lead-low = Nichts ist sicher: Spiel aus, was am wenigsten fehlt, { $card }.
hint-sk-ruff = Stich, was sich lohnt: { $card }.
hint-sk-throw-off = Hier ist wenig zu holen: Wirf { $card } ab.
hint-sk-win = Nimm den Stich, { $card } wird dahinter wohl niemand schlagen.
hint-sk-duck = Der Stich ist nicht sicher zu haben: { $card } fehlt am wenigsten.
hint-sk-lead-trump = Nur Trümpfe sind übrig: den niedrigsten, { $card }.
hint-sk-lead-long = Der Alleinspieler sitzt links: lange Farbe, { $card }.
hint-sk-lead-short = Der Alleinspieler sitzt hinten: kurze Farbe, { $card }, und ihn in die Mitte nehmen.
hint-sk-smear = Dein Partner hat den Stich: schmieren, { $card }.
hint-sk-low = Der Stich gehört dem Alleinspieler: wenig geben, { $card }.
hint-sk-null-lead = Spiel aus, wo andere über { $card } gehen müssen.
hint-sk-null-hunt = Über { $card } muss der Alleinspieler vielleicht gehen: Such die Lücke in seiner Farbe.
hint-sk-null-duck = { $card } ist die höchste Karte, die noch drunter bleibt.
hint-sk-null-throw-off = { $card } ist deine gefährlichste Karte: Wirf sie ab.
hint-sk-null-forced = Hier sticht jede Karte: { $card }.
hint-sk-null-under = Bleib niedrig, damit der Alleinspieler über { $card } gehen muss.
hint-sk-null-away = In diesem Stich ist der Alleinspieler sicher: Wirf eine hohe Karte weg, { $card }.
hint-sk-ramsch-lead = Spiel niedrig aus, wo andere über { $card } gehen müssen.
hint-sk-ramsch-duck = { $card } sticht nicht: Hier wirst du sie los.
hint-sk-ramsch-under = Bleib so niedrig wie möglich, mit { $card }.
hint-sk-ramsch-take = Der Stich ist ohnehin deiner: Nimm ihn mit { $card }.
