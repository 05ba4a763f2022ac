# Por que uma busca prefere uma ação

hint-search-contract = { $action }: seu lado consegue o que quer com o contrato em { $chance } de cada 100 disposições possíveis das cartas. Depois: { $other }, { $rest } de cada 100.
hint-search-deal = { $action }: você ganha a mão em { $chance } de cada 100 disposições possíveis das cartas. Depois: { $other }, { $rest } de cada 100.
hint-search-game = { $action }: dá certo para você em { $chance } de cada 100 disposições possíveis das cartas e rende em média { $value } pontos sobre os outros. Depois: { $other }, { $rest } de cada 100 e { $less } pontos.
hint-search-last-trick = { $action }: a última vaza é sua em { $chance } de cada 100 disposições possíveis das cartas. Depois: { $other }, { $rest } de cada 100.
hint-search-share = { $action }: em média ganha { $chance } de cada 100 partes do máximo que se pode ganhar, em { $n } disposições possíveis das cartas. Depois: { $other }, { $rest } de cada 100.
hint-search-points = { $action }: você fica com 40 pontos de cartas ou menos em { $chance } de cada 100 disposições possíveis das cartas. Depois: { $other }, { $rest } de cada 100.
hint-search-even = { $action }: as chances são as mesmas que com { $other }, mas em { $n } disposições possíveis das cartas rende um pouco mais.
hint-other = Ou { $action }: { $chance } em 100.
