# Was an einer Aufzeichnung falsch ist, die sich nicht lesen lässt

fault-none = Hier ist keine Aufzeichnung: Eine beginnt mit der Zeile „vorhand 1“, ist ein JSON-Objekt oder kommt von einem Skatserver.
fault-line = Die Aufzeichnung ab Zeile { $n } lässt sich nicht lesen.
fault-file = Die Datei lässt sich nicht lesen.
fault-bytes = Die Datei ist kein Text (UTF-8).
fault-json = Das ist keine Aufzeichnung in JSON.
fault-version = Sie hat die Version { $name }; dieses Programm liest die Version { $known }.
fault-unknown = Kein Eintrag beginnt wie „{ $name }“. Es gibt: { $known }
fault-missing = Der Eintrag „{ $name }“ fehlt.
fault-twice = Der Eintrag „{ $name }“ steht zweimal da.
fault-entry = Der Eintrag „{ $name }“ ist nicht so, wie er sein muss.
fault-options = Diese Optionen hat das Spiel nicht.
fault-hand = Das Blatt ist keine Liste von Karten: { $seat }.
fault-deal = Diese Karten können in diesem Spiel nicht ausgeteilt worden sein.
fault-action = Aktion { $n } ist keine.
fault-illegal = Aktion { $n } ({ $action }) verstößt gegen eine Regel ({ $rule }):
fault-server = Das ist keine Aufzeichnung des Skatservers.
fault-tag = Hier beginnt kein Eintrag: „{ $text }“
fault-pair = Zug { $n } („{ $text }“) kann nicht sein.
fault-illegal-pair = Zug { $n } („{ $text }“) verstößt gegen eine Regel ({ $rule }):
fault-claim = Sie endet mit einem Anspruch, der nicht hält ({ $rule }).
fault-short = Die Züge enden, bevor das Spiel zu Ende ist.
fault-hidden = Einige Karten sind unbekannt; so lässt sich das Spiel nicht nachspielen.
fault-unwritten = Der Skatserver hat keine Form für dieses Spiel.
