# Warum eine Suche etwas vorzieht

hint-search-contract = { $action }: deine Seite setzt sich beim Spiel in { $chance } von 100 möglichen Kartenlagen durch. Das Nächstbeste: { $other }, { $rest } von 100.
hint-search-deal = { $action }: du gewinnst das Spiel in { $chance } von 100 möglichen Kartenlagen. Das Nächstbeste: { $other }, { $rest } von 100.
hint-search-game = { $action }: das geht in { $chance } von 100 möglichen Kartenlagen für dich aus und bringt im Mittel { $value } Punkte gegenüber den anderen. Das Nächstbeste: { $other }, { $rest } von 100 und { $less } Punkte.
hint-search-last-trick = { $action }: der letzte Stich gehört dir in { $chance } von 100 möglichen Kartenlagen. Das Nächstbeste: { $other }, { $rest } von 100.
hint-search-share = { $action }: das bringt im Mittel über { $n } mögliche Kartenlagen { $chance } von 100 Teilen dessen, was höchstens zu gewinnen ist. Das Nächstbeste: { $other }, { $rest } von 100.
hint-search-points = { $action }: du bleibst bei höchstens 40 Augen in { $chance } von 100 möglichen Kartenlagen. Das Nächstbeste: { $other }, { $rest } von 100.
hint-search-even = { $action }: die Aussichten sind dieselben wie bei { $other }, aber über { $n } mögliche Kartenlagen bringt es etwas mehr.
hint-other = Oder { $action }: { $chance } von 100.
