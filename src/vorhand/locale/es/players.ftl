# Por qué una búsqueda prefiere una acción

hint-search-contract = { $action }: tu bando logra lo que busca con el contrato en { $chance } de cada 100 repartos posibles. Después: { $other }, { $rest } de cada 100.
hint-search-deal = { $action }: ganas la mano en { $chance } de cada 100 repartos posibles. Después: { $other }, { $rest } de cada 100.
hint-search-game = { $action }: te sale bien en { $chance } de cada 100 repartos posibles y da de media { $value } puntos sobre los demás. Después: { $other }, { $rest } de cada 100 y { $less } puntos.
hint-search-last-trick = { $action }: la última baza es tuya en { $chance } de cada 100 repartos posibles. Después: { $other }, { $rest } de cada 100.
hint-search-share = { $action }: de media gana { $chance } de cada 100 partes de lo máximo que se puede ganar, en { $n } repartos posibles. Después: { $other }, { $rest } de cada 100.
hint-search-points = { $action }: te quedas en 40 puntos de cartas o menos en { $chance } de cada 100 repartos posibles. Después: { $other }, { $rest } de cada 100.
hint-search-even = { $action }: las probabilidades son las mismas que con { $other }, pero en { $n } repartos posibles rinde un poco más.
hint-other = O bien { $action }: { $chance } de cada 100.
