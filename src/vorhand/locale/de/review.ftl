# Was die Durchsicht eines Spiels sagt

review-trick = Der Stich zu { $n } ging an { $seat }.
review-contract = { $action }: die eigene Seite setzt sich in { $chance } von 100 möglichen Kartenlagen durch; { $other } in { $rest }.
review-score = { $action }: die eigene Seite setzt sich in { $chance } von 100 möglichen Kartenlagen durch; { $other } in { $rest }.
review-share = { $action } bringt im Mittel über die möglichen Kartenlagen { $chance } von 100 Teilen dessen, was höchstens zu gewinnen war; { $other } { $rest }.
review-deal = { $action }: gewinnt das Spiel in { $chance } von 100 möglichen Kartenlagen; { $other } in { $rest }.
review-match = { $action }: gewinnt das Spiel in { $chance } von 100 möglichen Kartenlagen; { $other } in { $rest }.
review-last-trick = { $action }: gewinnt den letzten Stich in { $chance } von 100 möglichen Kartenlagen; { $other } in { $rest }.
review-points = { $action }: bleibt in { $chance } von 100 möglichen Kartenlagen bei höchstens 40 Augen; { $other } in { $rest }.
review-worth = { $action }: bringt über die möglichen Kartenlagen im Mittel { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} gegenüber den anderen; { $other } { $rest }.
review-unsure = { $other } sah besser aus, aber nicht sicher genug: darum heißt dies kein Fehler.
review-turning = Mit offenen Karten kippte das Spiel hier: { $other } hätte es gehalten.
review-unseen = Nach dem, was { $seat } sehen konnte, war es kein Fehler.

# Die Durchsicht auf Papier

review-open = Kosten, offene Karten
review-looked = Aussicht
review-other = Beste andere
review-mistake = Fehler
review-turned = Wendepunkt
review-note = Zwei Maße, nie vermischt. Kosten, offene Karten: was die Aktion gegen das beste Spiel aller gekostet hat, { $unit }; ein Punkt heißt, dass sie nichts gekostet hat, und wo eine Zahl in Klammern steht, sind es die Kosten auf dem Spielzettel. Aussicht: wie es über die Kartenlagen geht, die für den Spieler möglich waren, im Stichspiel als Chance und davor in Spielpunkten. Fehler werden allein nach diesem zweiten Maß beurteilt.
review-total = { $seat }: { $mistakes ->
    [one] { $mistakes } Fehler
   *[other] { $mistakes } Fehler
} bei { $looked ->
    [one] { $looked } Entscheidung
   *[other] { $looked } Entscheidungen
}; Kosten mit offenen Karten: { $cost } bei { $valued ->
    [one] { $valued } Entscheidung
   *[other] { $valued } Entscheidungen
}, auf dem Spielzettel: { $points }.
review-unit-card-points = in Augen
review-unit-null = das Spiel selbst
review-unit-points = in Punkten
review-unit-penalties = in Strafpunkten
review-unit-game-points = in Spielpunkten
cli-review = Ein aufgezeichnetes Spiel durchsehen: was jede Aktion mit offenen Karten gekostet hat und wie sie damals aussah.

# War es Glück

luck-note = Jedes Spiel wurde noch { $n }-mal gespielt, mit { $level } auf jedem Platz, jeder sieht nur seine Karten. Was ein Platz im Mittel über den anderen schreibt, waren seine Karten wert; in Klammern ungefähre 95-%-Intervalle dieses Werts.
luck-real = Ergebnis
luck-expected = Wert der Karten
luck-beyond = Über die Karten hinaus
luck-few = Nur { $n }-mal noch einmal gespielt: Die Intervalle sind weit.
luck-unfinished = Weggelassen, weil nicht beendet: { $n } ({ $places })
luck-broken-off = Weggelassen, weil abgebrochen: { $n } ({ $places })
cli-luck = War es Glück? Was die Karten unter Spielern einer Stärke wert waren, neben dem Ergebnis.
cli-luck-player = Wer die Spiele noch einmal spielt.
cli-luck-times = Wie oft jedes Spiel noch einmal gespielt wird, mindestens zweimal; wenige Male geben weite Intervalle.
error-no-finished = Kein Spiel wurde zu Ende gespielt.
error-times = Jedes Spiel wird mindestens zweimal noch einmal gespielt, nicht { $n }-mal.
