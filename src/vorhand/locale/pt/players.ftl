# Por que uma busca prefere uma ação

hint-search-contract = { $action }: teu lado consegue o que quer com o contrato em { $chance } de cada 100 distribuições possíveis. Depois: { $other }, { $rest } de cada 100.
hint-search-deal = { $action }: ganhas a mão em { $chance } de cada 100 distribuições possíveis. Depois: { $other }, { $rest } de cada 100.
hint-search-game = { $action }: dá certo para ti em { $chance } de cada 100 distribuições possíveis e rende em média { $value } pontos sobre os outros. Depois: { $other }, { $rest } de cada 100 e { $less } pontos.
hint-search-last-trick = { $action }: a última vaza é tua em { $chance } de cada 100 distribuições possíveis. Depois: { $other }, { $rest } de cada 100.
hint-search-share = { $action }: em média ganha { $chance } de cada 100 partes do máximo que se pode ganhar, em { $n } distribuições possíveis. Depois: { $other }, { $rest } de cada 100.
hint-search-points = { $action }: ficas com 40 pontos de cartas ou menos em { $chance } de cada 100 distribuições possíveis. Depois: { $other }, { $rest } de cada 100.
hint-search-even = { $action }: as chances são as mesmas que com { $other }, mas em { $n } distribuições possíveis rende um pouco mais.
hint-other = Ou { $action }: { $chance } em 100.
