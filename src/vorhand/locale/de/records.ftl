# Was an einer Aufzeichnung falsch ist, die sich nicht lesen lässt

fault-none = Hier ist keine Aufzeichnung: Sie beginnt mit der Zeile „vorhand 1“, ist ein JSON-Objekt oder kommt von einem Skatserver.
fault-line = In Zeile { $n } ist die Aufzeichnung nicht zu lesen.
fault-empty = Darin steht nichts.
fault-file = Die Datei lässt sich nicht lesen.
fault-bytes = Die Datei ist kein Text in UTF-8.
fault-json = Das ist keine Aufzeichnung in JSON.
fault-version = Sie hat Version { $name }; dieses Programm liest Version { $known }.
fault-unknown = Einen Eintrag wie „{ $name }“ gibt es nicht. Es gibt: { $known }
fault-missing = Der Eintrag „{ $name }“ fehlt.
fault-twice = Der Eintrag „{ $name }“ kommt zweimal vor.
fault-entry = Der Eintrag „{ $name }“ ist ungültig.
fault-name = „{ $name }“ ist kein Name einer Zahl des Ergebnisses.
fault-options = Diese Optionen gibt es in diesem Spiel nicht.
fault-hand = Das Blatt von { $seat } ist keine Liste von Karten.
fault-deal = Diese Karten können in diesem Spiel nicht ausgeteilt worden sein.
fault-action = Aktion { $n } lässt sich nicht lesen.
fault-illegal = Aktion { $n } ({ $action }) verstößt gegen eine Regel ({ $rule }):
fault-server = Das ist keine Aufzeichnung des Skatservers.
fault-other = Sie ist von einem anderen Spiel: { $name }.
fault-cut = Sie ist vor ihrem Ende abgeschnitten.
fault-tag = Hier beginnt kein Eintrag: „{ $text }“
fault-pair = Bei Aktion { $n } ist „{ $text }“ nicht möglich.
fault-claim = Sie endet mit einem Anspruch, der nicht hält ({ $rule }).
fault-short = Die Züge enden, bevor das Spiel zu Ende ist.
fault-hidden = Einige Karten sind unbekannt; so lässt sich das Spiel nicht nachspielen.
fault-unwritten = Dieses Spiel lässt sich nicht in der Form des Skatservers schreiben.
