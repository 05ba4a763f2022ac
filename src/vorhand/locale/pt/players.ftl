# Por que uma busca prefere uma ação

hint-search-contract = { $action }: seu lado consegue o que quer com o contrato em { $chance } de cada 100 disposições possíveis das cartas. Depois: { $other }, { $rest } de cada 100.
hint-search-score = { $action }: em média seu lado marca { $value ->
    [one] { $value } ponto
   *[other] { $value } pontos
} a mais que o outro e consegue o que quer em { $chance } de cada 100 disposições possíveis das cartas. Depois: { $other }, { $less ->
    [one] { $less } ponto
   *[other] { $less } pontos
} e { $rest } de cada 100.
hint-search-deal = { $action }: em média rende { $value } pontos de jogo, e você ganha a mão em { $chance } de cada 100 disposições possíveis das cartas. Depois: { $other }, { $less } pontos e { $rest } de cada 100.
hint-search-match = { $action }: muda sua chance de vencer a partida em { $value } de cada 100, e você ganha a mão em { $chance } de cada 100 disposições possíveis das cartas. Depois: { $other }, { $less } de cada 100 e { $rest } de cada 100.
hint-search-game = { $action }: em média rende { $value ->
    [one] { $value } ponto
   *[other] { $value } pontos
} sobre os outros e dá certo para você em { $chance } de cada 100 disposições possíveis das cartas. Depois: { $other }, { $less ->
    [one] { $less } ponto
   *[other] { $less } pontos
} e { $rest } de cada 100.
hint-search-last-trick = { $action }: a última vaza é sua em { $chance } de cada 100 disposições possíveis das cartas. Depois: { $other }, { $rest } de cada 100.
hint-search-share = { $action }: em média ganha { $chance } de cada 100 partes do máximo que se pode ganhar. Depois: { $other }, { $rest } de cada 100.
hint-search-points = { $action }: você fica com 40 pontos de cartas ou menos em { $chance } de cada 100 disposições possíveis das cartas. Depois: { $other }, { $rest } de cada 100.
hint-third = Ou { $action }.
hint-other = Ou { $action }: { $chance } de cada 100.
