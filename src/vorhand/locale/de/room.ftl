# Der Tisch

room-closed = Dieser Tisch ist geschlossen.
room-no-seat = Du hast an diesem Tisch keinen Platz.
room-host = Das darf nur, wer den Tisch eröffnet hat.
room-seat-taken = Platz { $n } ist nicht frei.
room-sits-already = Du sitzt schon an diesem Tisch.
room-no-deal = Es sind keine Karten ausgeteilt.
room-deal-in-play = Es wird gerade gespielt.
room-open-seat = Es ist noch ein Platz frei.
room-no-undo = Es gibt nichts zurückzunehmen: das geht allein gegen den Computer, mitten im Spiel.
room-no-hints = An diesem Tisch werden keine Tipps gegeben.
room-no-hint = Es ließ sich kein Tipp finden; versuche es gleich noch einmal.
room-no-action = „{ $text }“ ist keine Handlung.
room-stale = Der Tisch ist inzwischen weiter; sieh noch einmal hin.
room-store = Das konnte nicht gespeichert werden; nichts hat sich geändert. Versuch es gleich noch einmal.
room-stopping = Der Server wird beendet; komm gleich wieder.
room-moving = Der Tisch zieht auf einen anderen Server um; versuch es gleich noch einmal.
room-no-table = Diesen Tisch gibt es nicht.
room-aside = Dieser Tisch ist beschädigt und beiseite gestellt; die anderen sind nicht betroffen.
room-private = Dieser Tisch ist voll, und hier schaut niemand zu.
room-goes-round = Die Karten dieses Spiels gehen noch einmal um den Tisch; nach dem letzten Mal kann es angesehen werden.
room-no-line = Eine beste Fortsetzung gibt es nur aus dem laufenden Stichspiel.
room-reviews-each = Du hast schon { $n } Durchsichten, die nicht fertig sind; warte eine ab oder brich eine ab.
room-reviews-all = Zu viele Durchsichten warten; versuche es in einer Weile noch einmal.
room-no-review = Um eine solche Durchsicht hast du nicht gebeten.

# Der Server

serve-started = Vorhand ist unter { $address } (Strg-C beendet).
serve-already = Vorhand ist schon unter { $address }.
error-database = Die Datenbank { $name } ist nicht zu gebrauchen: { $reason }
error-database-address = „{ $name }“ ist keine Adresse einer Datenbank: eine Datei, sqlite:///DATEI oder postgresql://..
error-database-newer = Die Datenbank { $name } stammt von einer neueren Version von Vorhand; sie bleibt, wie sie ist.
error-database-foreign = Die Datenbank { $name } gehört einem anderen Programm (es gibt eine Tabelle { $table }); nenne eine neue Datei.
error-database-taken = Ein anderer Server hat die Datenbank { $name } schon; halte ihn an oder nenne eine andere Datei.
error-nodes = { $name } braucht weitere Pakete: pip install 'vorhand[nodes]'
error-redis = „{ $name }“ ist keine Adresse eines Redis-Servers: redis://HOST:6379
error-redis-alone = --redis ist für mehrere Knoten: gib auch --url an.
error-address = „{ $name }“ ist keine Adresse: https://HOST, ohne Pfad.
error-secret = Mehrere Knoten teilen ein Geheimnis: setze VORHAND_SECRET bei allen auf denselben Text.
error-port = An { $name } kann nicht gelauscht werden: { $reason }. Mit --host und --port kann man eine andere Adresse nennen.
error-verify = { $name } ist keine Liste von Spielen mit ihren Nachweisen: { $reason }
verify-fair = Spiel { $n } ist ehrlich: die Karten folgen aus dem vorher zugesagten Geheimnis und den Beiträgen der Spieler.
verify-unfair = Spiel { $n } ist nicht, was sein Nachweis sagt: { $reason }
verify-none = Spiel { $n } hat noch keinen Nachweis.
verify-nothing = In { $name } sind keine Spiele: exportiere, was du gespielt hast, die eines Bots mit seinem eigenen Schlüssel.
cli-serve = Den Spielraum für Browser und Bots öffnen.
cli-host = Wo gelauscht wird; 0.0.0.0 für alle im Netz.
cli-port = Der Port.
cli-database = Wo alles liegt: eine Datei, sqlite:///DATEI oder postgresql://..; sonst eine Datei im eigenen Datenordner.
cli-thinkers = Wie viele Prozesse für die KIs denken.
cli-redis = Bei mehreren Knoten: ein Redis-Server, der die Nachrichten zwischen ihnen trägt.
cli-url = Bei mehreren Knoten: wo die anderen diesen erreichen.
cli-origin = Eine weitere Adresse, unter der Browser den Server erreichen; mehrfach möglich.
cli-open = Auch den Browser dort öffnen; ist der Raum schon offen, nur das.
cli-verify = Prüfen, ob die Karten gespielter Spiele ehrlich verteilt wurden.
cli-verify-file = Eine Datei, wie /api/records sie gibt.
