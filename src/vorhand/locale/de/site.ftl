# The pages

site-play = Spielen
site-foot = Vorhand, ein offenes Kartenzimmer. Das Programm ist frei unter der MIT-Lizenz, die Kartenbilder sind gemeinfrei (CC0).

# Rules

site-rules-lead = Vier klassische Stichspiele, von Anfang an erklärt. Jede Regel hat eine Adresse, damit man sie am Tisch wiederfindet.
site-rules-of = Regeln von { $game }
site-play-game = { $game } spielen
site-contents = Inhalt

# The gallery

site-traditions = Kartentraditionen
site-traditions-lead = Die Blätter, mit denen diese Spiele gespielt werden, woher sie kommen, und jede Karte zum Ansehen.
site-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
site-history = Geschichte
site-games = Spiele
site-all-cards = Alle Karten
site-previous = Zurück
site-next = Weiter
site-close = Schließen

# Where something is missing

site-missing = Diese Seite gibt es nicht
site-missing-why = Die Adresse führt nirgendwohin. Vielleicht wurde sie abgeschnitten, oder die Seite ist umgezogen.
site-no-script = Die Tische brauchen JavaScript. Regeln und Galerie kommen ohne aus.
site-not-built = Die Tische sind noch nicht gebaut
site-not-built-how = Wer diesen Server betreibt: scripts/setup ausführen, dann den Server neu starten. Regeln und Galerie sind schon da.
