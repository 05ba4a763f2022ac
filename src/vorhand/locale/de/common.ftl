# Das Blatt

suit-french-clubs = Kreuz
suit-french-spades = Pik
suit-french-hearts = Herz
suit-french-diamonds = Karo
suit-german-clubs = Eichel
suit-german-spades = Laub
suit-german-hearts = Herz
suit-german-diamonds = Schellen

rank-2 = Zwei
rank-3 = Drei
rank-4 = Vier
rank-5 = Fünf
rank-6 = Sechs
rank-7 = Sieben
rank-8 = Acht
rank-9 = Neun
rank-french-10 = Zehn
rank-french-11 = Bube
rank-french-12 = Dame
rank-french-13 = König
rank-french-14 = Ass
rank-german-10 = Zehn
rank-german-11 = Unter
rank-german-12 = Ober
rank-german-13 = König
rank-german-14 = Daus
rank-schnapsen-10 = Zehner
rank-schnapsen-11 = Bube
rank-schnapsen-12 = Dame
rank-schnapsen-13 = König
rank-schnapsen-14 = Ass

# Was in der Ecke der Bildkarten und Asse steht
mark-french-11 = B
mark-french-12 = D
mark-french-13 = K
mark-french-14 = A
mark-german-11 = U
mark-german-12 = O
mark-german-13 = K
mark-german-14 = A
mark-schnapsen-11 = B
mark-schnapsen-12 = D
mark-schnapsen-13 = K
mark-schnapsen-14 = A

card-name = { $suit }-{ $rank }

# Spiele und Ansagen

contract-grand = Grand
contract-null = Null
contract-no-trump = ohne Trumpf
flag-hand = Hand
flag-schneider = Schneider angesagt
flag-schwarz = Schwarz angesagt
flag-ouvert = ouvert
flag-low = niedrig

# Handlungen

action-play = { $card } spielen
action-marry = { $card } ausspielen und das Paar ansagen
action-bid = { $value } bieten
action-bid-no-trump = { $value } ohne Trumpf bieten
said-bid = { $value }
said-bid-no-trump = { $value } ohne Trumpf
action-hold = halten
action-pass = passen
action-take = nehmen
action-give = { $cards } weitergeben
action-give-hidden = Karten weitergeben
action-discard = { $cards } drücken
action-discard-hidden = drücken
action-announce = { $contract } ansagen
action-exchange = den Trumpfbuben tauschen
action-close = den Talon zudrehen
action-kontra = Kontra sagen
action-re = Re sagen
action-claim = alle restlichen Stiche fordern
action-concede = das Spiel aufgeben
action-agree = der Aufgabe zustimmen

# Ablehnungen

refuse-over = Das Spiel ist zu Ende.
refuse-turn = Du bist nicht an der Reihe.
refuse-now = Das geht jetzt nicht.
refuse-not-held = { $card } hast du nicht auf der Hand.
refuse-follow = Farbe bedienen: { $suit }.

# Plätze

seat-you = du
seat-left = links
seat-right = rechts
seat-across = gegenüber
seat-partner = Partner
seat-opponent = Gegner
seat-number = Platz { $n }
and = {" "}und{" "}
or = {" "}oder{" "}

# Was neben den Karten steht

fact-dealer = Geber: { $seat }
fact-last-trick = Letzter Stich: { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
fact-trump = Trumpf: { $suit }
fact-bid = Gebot: { $bid }, { $seat }
fact-bid-no-trump = Gebot: { $bid } ohne Trumpf, { $seat }
fact-contract = Angesagt: { $contract }
fact-side-points = Dieses Spiel: { $side } { $points }
fact-given = Weitergegeben: { $cards }
fact-received = Bekommen: { $cards }
fact-discarded = Gedrückt: { $cards }
fact-turn-up = Aufgedeckt: { $card }
fact-stock = Talon: { $n }
fact-exhausted = Talon aufgebraucht
fact-closed = Zugedreht: { $seat }
fact-points = Augen: { $seat } { $points }
fact-points-pending = Augen: { $seat } { $points } (+{ $pending } offen)
fact-game = { $contract }, Alleinspieler: { $seat }
fact-declarer = Alleinspieler: { $seat }
fact-bid-value = Gereizt: { $bid }
fact-ramsch = Ramsch
fact-kontra = Kontra
fact-re = Kontra und Re
fact-skat = Skat: { $cards }
fact-ouvert = Offene Hand: { $cards }
rest-letzter-stich = Beiseite
rest-kaiser = Kitty
rest-schnapsen = Talon
rest-skat = Skat

# Der Tisch im Terminal

screen-deal = Spiel { $n }
screen-scores = Stand: { $scores }
screen-last-trick = Letzter Stich: { $trick }  ▸ { $winner }
screen-no-trick = Noch ist kein Stich vollständig.
screen-bids = Gebote, mit ihrem Wert: { $values }
screen-asides = Jederzeit: { $actions }
lay-discard = { $n } Karten drücken: ihre Namen schreiben, etwa „{ $example }“.
lay-give = { $n } Karten an den Partner: ihre Namen schreiben, etwa „{ $example }“.
screen-turn = Du bist dran (? für Hilfe) ›
screen-next = Eingabetaste für das nächste Spiel ›
screen-help =
    Eine Handlung: ihre Nummer, ihre Worte oder nur die Karte (HK ist der Herz-König:
    Farbe C S H D, Rang A K Q J T 9 8 7). Ein Gebot: sein Wert.
    last    den letzten Stich zeigen
    hint    was ein guter Spieler täte, und warum
    undo    die eigene letzte Handlung zurücknehmen
    quit    den Tisch verlassen; das Spiel wird aufgezeichnet
screen-hint = Tipp: { $action }.
screen-no-undo = Es gibt nichts zurückzunehmen.
screen-not-understood = „{ $text }“ ist hier keine Handlung; ? für Hilfe.
screen-refused = { $reason } ({ $rule })
screen-over = Das Spiel ist zu Ende
screen-match-over = Die Partie gewinnt: { $seats }
screen-saved = Aufgezeichnet: { $path }
screen-input-ended = Die Eingabe ist zu Ende; nichts wurde gespeichert.

# Wiedergabe

record-number = Aufzeichnung { $n }
standard-input = Standardeingabe
action-number = Nr.
replay-unfinished = Das Spiel ist nicht zu Ende gespielt.
replay-differs = Die Aufzeichnung widerspricht den Regeln: { $reason }
replay-forfeit = Abgebrochen: { $seat }. Das Ergebnis gilt wie aufgezeichnet.
replay-value = Wie aufgeschrieben: { $value }
replay-count = Aufzeichnungen: { $n }
replay-agree = Wie nach den Regeln: { $n }
replay-unwritten = Vollständig, ohne aufgeschriebenes Ergebnis: { $n }
replay-unfinished-count = Nicht beendet: { $n }
replay-passed = Eingepasst: { $n }
replay-penalty = Ohne Wert abgebrochen (Strafen): { $n }
replay-exception = Abgebrochen, Wert wie aufgeschrieben: { $n } ({ $places })
replay-differ = Im Widerspruch zu den Regeln: { $n } ({ $places })

# Simulation

simulate-title = { $game }: { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}, Startwert { $seed }
simulate-unfinished = Die letzte Partie ist nicht beendet und zählt für niemanden.
simulate-seat = Platz
simulate-player = Spieler
simulate-points = Punkte
simulate-mean = Je Spiel
simulate-matches = Gewonnene Partien
simulate-outcome = Ausgang
simulate-deals = Spiele
simulate-share = Anteil
sum-letzter-stich = In einem Spiel geschriebene Punkte
sum-kaiser = Punkte beider Seiten
sum-schnapsen = Augen: Stiche, Hände, Tisch und Talon
sum-skat = Augen: Alleinspieler und Gegner
outcome-plain = letzter Stich
outcome-doubled = letzter Stich, doppelt
outcome-made = erfüllt
outcome-set = gefallen
outcome-won = gewonnen
outcome-lost = verloren
outcome-open = nicht zugedreht
outcome-closed-won = zugedreht und gewonnen
outcome-closed-lost = zugedreht und verloren
outcome-passed = eingepasst
outcome-ramsch = Ramsch
outcome-1 = 1 Siegpunkt
outcome-2 = 2 Siegpunkte
outcome-3 = 3 Siegpunkte

# Optionen

options-presets = Vorlagen: { $known } (mit --set preset=NAME)
options-default = Vorgabe: { $value }
values-switch = on off
values-range = { $low } bis { $high }
values-list = { $known }

# Fehler

error-game = Unbekanntes Spiel „{ $name }“. Es gibt: { $known }
error-lang = Unbekannte Sprache „{ $name }“. Es gibt: { $known }
error-style = Unbekanntes Blatt „{ $name }“. Es gibt: { $known }
error-player = Unbekannter Spieler „{ $name }“. Es gibt: { $known }
error-preset = Unbekannte Vorlage „{ $name }“. Es gibt: { $known }
error-option = Unbekannte Option „{ $name }“. Es gibt: { $known }
error-value = Die Option { $option } kann nicht „{ $name }“ sein. Ihre Werte: { $known }
error-setting = „{ $name }“ hat nicht die Form Name=Wert.
error-players = { $n } Spieler genannt; nötig sind { $wanted } oder einer für alle.
error-seat = Den Platz { $n } gibt es nicht. Es gibt: 0 bis { $last }
error-file = { $name }: { $reason }
error-files = Keine Datei genannt.
error-patience = { $n } Zeilen nacheinander haben nichts bewirkt; Schluss.
error-rule = Eine Regel „{ $name }“ gibt es nicht; Adressen sehen so aus: { $known }.

# Die Befehle

cli-vorhand = Klassische Stichspiele: spielen, simulieren, wiedergeben.
cli-version = Die Version zeigen.
cli-play = An einem Tisch mit Computerspielern spielen.
cli-simulate = Spieler viele Spiele spielen lassen und die Ergebnisse zusammenzählen.
cli-replay = Aufgezeichnete Spiele Stich für Stich zeigen, mit der Abrechnung.
cli-options = Die Optionen eines Spiels zeigen.
cli-rules = Die Regeln eines Spiels zeigen, oder eine einzelne.
cli-address = Die Adresse einer Regel, zum Beispiel LS 3.2.
cli-game = letzter-stich, kaiser, schnapsen oder skat.
cli-set = Eine Option des Spiels; mehrmals möglich. „vorhand options GAME“ zählt sie auf.
cli-seed = Dieselbe Zahl gibt dieselben Karten.
cli-lang = Sprache: en, de, es oder pt.
cli-style = Blatt: french, german, schnapsen oder austrian.
cli-json = JSON ausgeben.
cli-players = Wer auf den anderen Plätzen spielt: ein Name für alle oder einer für jeden.
cli-players-simulated = Wer spielt: ein Name für alle Plätze oder einer für jeden.
cli-seat = Dein Platz, ab 0.
cli-deals = Wie viele Spiele.
cli-match = Die ganze Partie spielen.
cli-save = Die Aufzeichnungen der Spiele an diese Datei anhängen.
cli-file = Dateien mit Aufzeichnungen; - ist die Standardeingabe.

# Gelöste Stellungen

unit-card-points = Augen { $of }, mit dem Skat
unit-null = Null { $of }: 1 verloren (ein Stich gemacht), 0 gewonnen
unit-points = Punkte { $of }
unit-penalties = Strafpunkte { $of }
unit-game-points = Spielpunkte { $of }, negativ, wo der Gegner schreibt
of-player = von { $name }
of-seat = von Platz { $n }
against-player = gegen { $name }
against-seat = gegen Platz { $n }
solve-position = Nach { $n } Aktionen, am Zug: { $seat }
solve-unit = Wert mit offenen Karten und bestem Spiel: { $reason }
solve-alone = wenn alle anderen { $against } spielen
solve-high = { $seat } will einen hohen Wert
solve-low = { $seat } will einen niedrigen Wert
solve-notation = Notation
simulate-action = Aktion
simulate-value = Wert
cli-solve = Zeigt, was jede Aktion einer aufgezeichneten Stellung mit offenen Karten wert ist.
cli-at = Wie viele Aktionen vor der Stellung liegen: Bei 14 wurde Aktion 15 gewählt; sonst bei der ersten Karte.
cli-record = Nur die Aufzeichnung mit dieser Nummer, ab 1.
error-at = Es gibt keine Stellung { $n }. Es gibt: 0 bis { $last }
error-no-play = In Stellung { $n } wird nicht gespielt: Nur im Spiel lassen sich Werte berechnen. Das Spiel beginnt bei { $first }, seine letzte Stellung ist { $last }.
error-never-play = Es wurde keine Karte gespielt: Nur im Spiel lassen sich Werte berechnen.
error-record = Es gibt keine Aufzeichnung { $n }. Es gibt: 1 bis { $last }
error-record-number = „{ $name }“ ist keine Aufzeichnung: Gesucht ist eine Zahl von 1 bis { $last }.
error-unread = { $name }, Aufzeichnung { $n }: { $reason }

# Measurements

simulate-kind = Art
simulate-question = Frage
simulate-nodes = Knoten
simulate-median = Median, ms
simulate-mean-ms = Mittel, ms
simulate-what = Was
simulate-threads = Threads
simulate-per-second = Je Sekunde
cli-bench = Misst den Kern an gespeicherten Spielen.
cli-bench-what = Was gemessen wird: kernel.
cli-repeat = Wie oft; gezeigt werden Mediane.
error-bench = Unbekannte Messung „{ $name }“. Es gibt: { $known }

# Die Arena

arena-title = { $game }: { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}, Startwert { $seed }
arena-title-match = { $game }: { $deals ->
    [one] { $deals } Partie
   *[other] { $deals } Partien
}, Startwert { $seed }
arena-exchange = Je { $n }-mal mit denselben Karten gespielt, die Plätze getauscht.
arena-among = Je { $n }-mal mit denselben Karten gespielt, A einmal auf jedem Platz, sonst B.
arena-round = Je { $n }-mal mit denselben Karten gespielt, jeder einmal auf jedem Platz.
arena-declared = Alleinspiel in { $share }
arena-forfeit = Spiel { $n } kampflos verloren von { $name }: { $reason }
arena-raised = Fehler { $what }
arena-illegal = regelwidrige Aktion { $what }
arena-hung = keine Entscheidung in { $what }
arena-died = hat seinen Prozess beendet { $what }
arena-more = .. und { $n } weitere.
arena-uncounted = Deswegen mit allen Durchgängen nicht gezählte Spiele: { $n }
simulate-mean-match = Je Partie
simulate-interval = 95 %
simulate-won = Gewonnen
simulate-won-interval = 95 %
simulate-won-games = Gewonnen
simulate-forfeits = Kampflos
simulate-difference = Unterschied
simulate-contract = Ansage
simulate-played = Gespielt
simulate-decisions = Entscheidungen
simulate-p95 = 95 %, ms
simulate-max = Max., ms
cli-arena = Spieler mit denselben Karten und getauschten Plätzen vergleichen, mit 95-%-Intervallen.
cli-arena-names = Zwei Spieler, A gegen B, oder einer für jeden Platz.
cli-arena-deals = Wie viele Spiele (Partien), jedes in allen Sitzordnungen gespielt.
cli-arena-match = Ganze Partien statt einzelner Spiele.
cli-workers = Wie viele Prozesse spielen; sonst einer je Kern.
cli-backend = Wo gespielt wird: local oder, auf einem Ray-Cluster, ray.
cli-limit = Wie lange eine Entscheidung dauern darf; sonst ist das Spiel verloren.
cli-resume = Beendete Spiele in dieser Datei festhalten und dort fortfahren, wo sie aufhört.
error-arena-players = { $n } Spieler genannt; nötig sind 2 oder { $wanted }.
error-arena-ray = Das Backend ray ist nicht installiert: { $name }
error-arena-lost = Ray hat aufgegeben: { $reason }
error-arena-worker = Ein Prozess endete { $n }-mal, ehe ein Spieler am Zug war.
error-arena-file = { $name } ist nicht die Datei einer Arena.
error-arena-other = { $name } gehört zu einem anderen Lauf; es unterscheidet sich: { $what }
error-arena-line = { $name }, Zeile { $n }, ist kein Spiel dieses Laufs.
error-backend = Unbekanntes Backend „{ $name }“. Es gibt: { $known }
error-own-player = Spieler „{ $name }“ lässt sich nicht als package.module:factory laden: { $reason }
