# Por qué una búsqueda prefiere una acción

hint-search-contract = { $action }: tu bando logra lo que busca con el contrato en { $chance } de cada 100 repartos posibles. Después: { $other }, { $rest } de cada 100.
hint-search-score = { $action }: de media tu bando anota { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} más que el otro y logra lo que busca en { $chance } de cada 100 repartos posibles. Después: { $other }, { $less ->
    [one] { $less } punto
   *[other] { $less } puntos
} y { $rest } de cada 100.
hint-search-deal = { $action }: de media da { $value } puntos de juego, y ganas la mano en { $chance } de cada 100 repartos posibles. Después: { $other }, { $less } puntos y { $rest } de cada 100.
hint-search-match = { $action }: cambia tu probabilidad de ganar la partida en { $value } de cada 100, y ganas la mano en { $chance } de cada 100 repartos posibles. Después: { $other }, { $less } de cada 100 y { $rest } de cada 100.
hint-search-game = { $action }: de media da { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} sobre los demás y te sale bien en { $chance } de cada 100 repartos posibles. Después: { $other }, { $less ->
    [one] { $less } punto
   *[other] { $less } puntos
} y { $rest } de cada 100.
hint-search-last-trick = { $action }: la última baza es tuya en { $chance } de cada 100 repartos posibles. Después: { $other }, { $rest } de cada 100.
hint-search-share = { $action }: de media gana { $chance } de cada 100 partes de lo máximo que se puede ganar. Después: { $other }, { $rest } de cada 100.
hint-search-points = { $action }: te quedas en 40 puntos de cartas o menos en { $chance } de cada 100 repartos posibles. Después: { $other }, { $rest } de cada 100.
hint-third = O bien { $action }.
hint-other = O bien { $action }: { $chance } de cada 100.
