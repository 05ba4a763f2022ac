# O que diz a análise de uma mão

review-trick = Vaza de { $n }, para: { $seat }.
review-contract = { $action }: o próprio lado consegue o que quer em { $chance } de cada 100 disposições possíveis das cartas; { $other }, em { $rest }.
review-score = { $action }: o próprio lado consegue o que quer em { $chance } de cada 100 disposições possíveis das cartas; { $other }, em { $rest }.
review-share = { $action } ganha em média { $chance } de cada 100 partes do máximo que se podia ganhar, nas disposições possíveis das cartas; { $other }, { $rest }.
review-deal = { $action }: ganha a mão em { $chance } de cada 100 disposições possíveis das cartas; { $other }, em { $rest }.
review-match = { $action }: ganha a mão em { $chance } de cada 100 disposições possíveis das cartas; { $other }, em { $rest }.
review-last-trick = { $action }: ganha a última vaza em { $chance } de cada 100 disposições possíveis das cartas; { $other }, em { $rest }.
review-points = { $action }: fica com 40 pontos de cartas ou menos em { $chance } de cada 100 disposições possíveis das cartas; { $other }, em { $rest }.
review-worth = { $action }: rende em média { $value ->
    [one] { $value } ponto
   *[other] { $value } pontos
} sobre os outros nas disposições possíveis das cartas; { $other }, { $rest }.
review-unsure = { $other } parecia melhor, mas não com segurança suficiente: por isso não conta como erro.
review-turning = Com todas as cartas abertas, a mão mudou de dono aqui: { $other } a teria mantido.
review-unseen = Pelo que se podia ver deste lugar ({ $seat }), não foi um erro.

# A análise no papel

review-open = Custo, cartas abertas
review-looked = Parecia
review-other = Melhor alternativa
review-mistake = erro
review-turned = vira a mão
review-note = Duas medidas que nunca se misturam. Custo, cartas abertas: o que a ação custou perante o melhor jogo de todos, { $unit }; um ponto quer dizer que não custou nada, e um número entre parênteses, onde houver, é o custo na folha de pontos. Parecia: como a ação se sai nas disposições das cartas possíveis para o jogador, em chance durante o jogo e em pontos de jogo antes dele. Os erros são julgados só por esta segunda medida.
review-total = { $seat }: { $mistakes ->
    [one] { $mistakes } erro
   *[other] { $mistakes } erros
} em { $looked ->
    [one] { $looked } decisão
   *[other] { $looked } decisões
}; custo com as cartas abertas: { $cost } em { $valued ->
    [one] { $valued } decisão
   *[other] { $valued } decisões
}, na folha de pontos: { $points }.
review-unit-card-points = em pontos de cartas
review-unit-null = o próprio jogo
review-unit-points = em pontos
review-unit-penalties = em pontos de penalidade
review-unit-game-points = em pontos de jogo
cli-review = Analisar uma mão gravada: o que cada ação custou com as cartas abertas e como parecia então.

# Foi sorte?

luck-note = Cada mão foi jogada mais { $n } vezes com { $level } em todos os lugares, cada um vendo só as suas cartas. O que um lugar anota em média acima dos outros é o que valiam as suas cartas; entre colchetes, intervalos aproximados de 95 % desse valor.
luck-real = Resultado
luck-expected = Valor das cartas
luck-beyond = Além das cartas
luck-few = Só foi jogada de novo { $n } vezes: os intervalos são largos.
luck-unfinished = Deixadas de fora, por não terminadas: { $n } ({ $places })
luck-broken-off = Deixadas de fora, por interrompidas: { $n } ({ $places })
cli-luck = Foi sorte? O que valiam as cartas entre jogadores de um nível, ao lado do resultado.
cli-luck-player = Quem joga as mãos de novo.
cli-luck-times = Quantas vezes cada mão é jogada de novo, pelo menos duas; poucas vezes dão intervalos largos.
error-no-finished = Nenhuma mão foi jogada até o fim.
error-times = Cada mão é jogada de novo pelo menos duas vezes, não { $n }.
