# Warum eine Suche etwas vorzieht

hint-search-contract = { $action }: deine Seite setzt sich beim Spiel in { $chance } von 100 möglichen Kartenlagen durch. Das Nächstbeste: { $other }, { $rest } von 100.
hint-search-score = { $action }: deine Seite schreibt im Mittel { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} mehr als die andere und setzt sich in { $chance } von 100 möglichen Kartenlagen durch. Das Nächstbeste: { $other }, { $less ->
    [one] { $less } Punkt
   *[other] { $less } Punkte
} und { $rest } von 100.
hint-search-deal = { $action }: das bringt im Mittel { $value } Spielpunkte, und du gewinnst das Spiel in { $chance } von 100 möglichen Kartenlagen. Das Nächstbeste: { $other }, { $less } Punkte und { $rest } von 100.
hint-search-match = { $action }: das ändert deine Aussicht auf den Sieg in der Partie um { $value } von 100, und du gewinnst das Spiel in { $chance } von 100 möglichen Kartenlagen. Das Nächstbeste: { $other }, { $less } von 100 und { $rest } von 100.
hint-search-game = { $action }: das bringt im Mittel { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} gegenüber den anderen und geht in { $chance } von 100 möglichen Kartenlagen für dich aus. Das Nächstbeste: { $other }, { $less ->
    [one] { $less } Punkt
   *[other] { $less } Punkte
} und { $rest } von 100.
hint-search-last-trick = { $action }: der letzte Stich gehört dir in { $chance } von 100 möglichen Kartenlagen. Das Nächstbeste: { $other }, { $rest } von 100.
hint-search-share = { $action }: das bringt im Mittel { $chance } von 100 Teilen dessen, was höchstens zu gewinnen ist. Das Nächstbeste: { $other }, { $rest } von 100.
hint-search-points = { $action }: du bleibst bei höchstens 40 Augen in { $chance } von 100 möglichen Kartenlagen. Das Nächstbeste: { $other }, { $rest } von 100.
hint-third = Oder { $action }.
hint-other = Oder { $action }: { $chance } von 100.
