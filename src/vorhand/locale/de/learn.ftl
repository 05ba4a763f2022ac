# Aus einem Spiel lernen, im Browser

ui-page-import = Aufzeichnung ansehen
ui-review = Dieses Spiel durchsehen
ui-better = Was hätte ich besser machen können?
ui-review-hint = Jede Aktion wird zweimal gemessen: mit offenen Karten und so, wie sie damals aussah. Das dauert einige Sekunden.
ui-review-queued = Wartet; vorher kommen: { $n }
ui-review-working = Aktion { $n } von { $total }
ui-review-failed = Die Durchsicht ist nicht gelungen; versuche es gleich noch einmal.
ui-review-done = Die Durchsicht ist fertig.
ui-cancel = Abbrechen
ui-measures = Was diese Aktion wert war
ui-open-cards = Mit offenen Karten
ui-open-cards-hint = Dieses Maß kennt Karten, die niemand sehen konnte: Was hier etwas kostet, muss kein Fehler gewesen sein.
ui-looked = Wie es damals aussah
ui-looked-hint = Über { $n } mögliche Kartenlagen, nach dem, was { $seat } sehen konnte.
ui-looked-judges = Fehler werden allein nach diesem Maß beurteilt.
ui-cost = Kosten { $unit }
ui-cost-game = Kosten auf dem Spielzettel
ui-best-play = Bestes Spiel bringt { $seats }
ui-after-it = Nach der Aktion
ui-costs-nothing = Nichts kosten: { $actions }
ui-only-play = So wird nur das Stichspiel gemessen, und nur wo es eine Wahl gab.
ui-no-choice = Es gab keine Wahl oder keine, die gemessen wird.
ui-dealt-measures = Geh weiter, um zu sehen, was jede Aktion wert war.
ui-try = Anders spielen
ui-line-instead = Stattdessen die beste Fortsetzung
ui-moments = Fehler und Wendepunkte
ui-no-moments = Keine Fehler und keine Wendepunkte.
ui-course = Der Verlauf des Spiels, mit offenen Karten
ui-course-side = Was bestes Spiel aller { $seats } bringt, { $unit }
ui-course-each = Was bestes Spiel dem bringt, der an der Reihe ist, { $unit }
ui-course-table = Alle Aktionen als Tabelle
ui-total-looked = Wie es damals aussah: { $mistakes ->
    [0] kein Fehler
    [one] { $mistakes } Fehler
   *[other] { $mistakes } Fehler
} bei { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}.
ui-total-open = Mit offenen Karten: { $amount } verloren bei { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}.
ui-total-sheet = Auf dem Spielzettel: { $amount }.
ui-amount-card-points = { $n ->
    [one] { $n } Auge
   *[other] { $n } Augen
}
ui-amount-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
ui-amount-penalties = { $n ->
    [one] { $n } Strafpunkt
   *[other] { $n } Strafpunkte
}
ui-amount-game-points = { $n ->
    [one] { $n } Spielpunkt
   *[other] { $n } Spielpunkte
}
ui-amount-null = { $n ->
    [0] nichts
   *[other] das Spiel
}
ui-other-looked = Aussicht der anderen
ui-action = Aktion
ui-play-on = Von hier weiterspielen
ui-play-on-hint = Dieselben Karten an einem eigenen Tisch, gegen KIs. Es ist Übung und zählt nirgends.
ui-play-as = Du spielst
ui-against = Die anderen
ui-with-open-cards = Mit allen Karten offen
ui-best-line = Beste Fortsetzung von hier
ui-best-line-hint = Wie es weiterginge, wenn alle alle Karten sähen und bestens spielten.
ui-line-title = Die beste Fortsetzung
ui-trick-number = Stich { $n }
ui-line-end = Wie es ausginge
ui-line-shown = Ab Aktion { $n }: bestes Spiel aller, mit offenen Karten.
ui-line-back = Zurück zum Spiel
ui-replay-own = Dieses Spiel dürfen nur die sehen, die es gespielt haben. Sie können dir den Link zum Nachspielen schicken.
ui-practice-begun = Die Karten sind die einer Aufzeichnung: dieses Spiel ist Übung.
ui-again = Noch einmal, dieselben Karten
ui-shown-cards = Alle Karten sind offen
ui-import-hint = Füge Aufzeichnungen von uns oder von einem Skatserver ein, oder wähle oder ziehe eine Datei hierher.
ui-import-file = Datei wählen
ui-import-look = Ansehen
ui-import-bad = Das lässt sich nicht als Aufzeichnung lesen.
ui-import-found = Gefundene Aufzeichnungen: { $n }
ui-import-unread = Aufzeichnungen, die nicht zu lesen sind: { $n }
ui-import-beyond = Und { $n } weitere.
ui-import-actions = Aktionen: { $n }
ui-page-statistics = Statistik
ui-statistics-hint = Deine letzten { $n } Spiele, ohne Übung. Balken und Klammern sind 95-%-Intervalle: bei wenigen Spielen sind sie breit, und nicht viel ist bewiesen.
ui-no-statistics = Noch keine fertigen Spiele; Übung zählt nicht.
ui-csv = Als CSV speichern
ui-by-game = Nach Spielen
ui-by-contract = Nach Ansagen
ui-over-time = Im Lauf der Zeit
ui-deals = Spiele
ui-won = Gewonnen
ui-edge = Je Spiel über den anderen
ui-mistakes-before = Fehler je Spiel, vor dem Stichspiel
ui-mistakes-play = Fehler je Spiel, im Stichspiel
ui-reviewed = Durchgesehen
ui-reviewed-hint = Fehler werden in durchgesehenen Spielen gezählt. Um eines durchzusehen, öffne es in deinen Partien:
ui-declared-self = deine
ui-declared-other = eines anderen
ui-from-to = { $since } bis { $until }
ui-mistakes = Fehler je Spiel
ui-as-table = Als Tabelle
ui-page-daily = Stellung des Tages
ui-daily-hint = Was würdest du tun? Eine Aktion, oder eine von zwei gleich guten, ist über alle möglichen Kartenlagen klar die beste; andere verfehlen sie oft.
ui-daily-number = Stellung { $n } von { $count }
ui-daily-right = Richtig: { $action }.
ui-daily-wrong = Besser: { $action }.
ui-daily-worlds = Über { $n } mögliche Kartenlagen, nach dem, was du sehen kannst.
ui-daily-missed = Von den gefragten KIs taten { $n } von 100 etwas anderes.
ui-chance = Chance
ui-daily-next = Eine andere Stellung
ui-daily-look = Das Spiel ansehen
ui-your-hand = Deine Hand
ui-nav-daily = Täglich
ui-luck = War es Glück?
ui-luck-hint = Deine letzten Spiele werden von Vereinsspielern auf allen Plätzen noch einmal gespielt, um zu sehen, was die Karten wert waren. Das dauert eine Weile.
ui-luck-working = Noch einmal gespielt: { $n } von { $total } Spielen
ui-luck-done = Die Spiele sind noch einmal gespielt.
ui-luck-note = Alles in Punkten über den anderen. In Klammern ungefähre 95-%-Intervalle dessen, was die Karten wert waren; was darüber hinausgeht, ist dein Spiel, das der anderen und Zufall.

# Was die Antwort auf eine Stellung des Tages sagt

daily-contract = { $action }: deine Seite setzt sich in { $chance } von 100 möglichen Kartenlagen durch; { $other } in { $rest }.
daily-score = { $action }: deine Seite setzt sich in { $chance } von 100 möglichen Kartenlagen durch; { $other } in { $rest }.
daily-share = { $action }: das bringt dir im Mittel { $chance } von 100 Teilen dessen, was höchstens zu gewinnen ist; { $other } { $rest }.
daily-deal = { $action }: du gewinnst das Spiel in { $chance } von 100 möglichen Kartenlagen; { $other } in { $rest }.
daily-match = { $action }: du gewinnst das Spiel in { $chance } von 100 möglichen Kartenlagen; { $other } in { $rest }.
daily-last-trick = { $action }: der letzte Stich gehört dir in { $chance } von 100 möglichen Kartenlagen; { $other } in { $rest }.
daily-points = { $action }: du bleibst bei höchstens 40 Augen in { $chance } von 100 möglichen Kartenlagen; { $other } in { $rest }.
