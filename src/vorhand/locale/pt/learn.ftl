# Aprender com uma mão, no navegador

ui-page-import = Ver um registro
ui-review = Analisar esta mão
ui-better = O que eu poderia ter feito melhor?
ui-review-hint = Cada ação é medida duas vezes: com as cartas abertas e como parecia então. Leva alguns segundos.
ui-review-queued = À espera; antes vêm: { $n }
ui-review-working = Ação { $n } de { $total }
ui-review-failed = Não foi possível fazer a análise; tente de novo daqui a pouco.
ui-review-done = A análise está pronta.
ui-cancel = Cancelar
ui-measures = O que valeu esta ação
ui-open-cards = Com as cartas abertas
ui-open-cards-hint = Esta medida conhece cartas que ninguém podia ver: o que aqui custa algo não foi necessariamente um erro.
ui-looked = Como parecia então
ui-looked-hint = Em { $n } disposições possíveis das cartas, pelo que se podia ver deste lugar ({ $seat }).
ui-looked-judges = Os erros são julgados só por esta medida.
ui-cost = Custo { $unit }
ui-cost-game = Custo na folha de pontos
ui-best-play = O melhor jogo rende, para: { $seats }
ui-after-it = Depois da ação
ui-costs-nothing = Não custam nada: { $actions }
ui-only-play = Assim só se mede o jogo de vazas, e só onde havia escolha.
ui-no-choice = Não havia escolha, ou nenhuma que se meça.
ui-dealt-measures = Avance para ver o que valeu cada ação.
ui-try = Jogar de outro modo
ui-line-instead = Ver a melhor linha em vez disso
ui-moments = Erros e pontos de virada
ui-no-moments = Nem erros nem pontos de virada.
ui-course = O curso da mão, com as cartas abertas
ui-course-side = O que o melhor jogo de todos rende, { $unit }, para: { $seats }
ui-course-each = O que o melhor jogo rende a quem joga, { $unit }
ui-course-table = Todas as ações numa tabela
ui-total-looked = Como parecia então: { $mistakes ->
    [0] nenhum erro
    [one] { $mistakes } erro
   *[other] { $mistakes } erros
} em { $n ->
    [one] { $n } decisão
   *[other] { $n } decisões
}.
ui-total-open = Com as cartas abertas: custo de { $amount } em { $n ->
    [one] { $n } decisão
   *[other] { $n } decisões
}.
ui-total-sheet = Na folha de pontos: { $amount }.
ui-amount-card-points = { $n ->
    [one] { $n } ponto de carta
   *[other] { $n } pontos de cartas
}
ui-amount-points = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
ui-amount-penalties = { $n ->
    [one] { $n } ponto de penalidade
   *[other] { $n } pontos de penalidade
}
ui-amount-game-points = { $n ->
    [one] { $n } ponto de jogo
   *[other] { $n } pontos de jogo
}
ui-amount-null = { $n ->
    [0] nada
   *[other] o jogo
}
ui-other-looked = Parecia a outra
ui-action = Ação
ui-play-on = Continuar daqui
ui-play-on-hint = As mesmas cartas numa mesa sua, contra IAs. É treino e não conta em lugar nenhum.
ui-play-as = Você joga
ui-against = Os outros
ui-with-open-cards = Com todas as cartas abertas
ui-best-line = A melhor linha daqui
ui-best-line-hint = Como seguiria se todos vissem todas as cartas e jogassem o melhor.
ui-line-title = A melhor linha
ui-trick-number = Vaza { $n }
ui-line-end = Como terminaria
ui-line-shown = Da ação { $n } em diante: o melhor jogo de todos, com as cartas abertas.
ui-line-back = Voltar à mão
ui-replay-own = Só quem jogou esta mão pode vê-la. Um dos jogadores pode enviar a você o link da repetição.
ui-practice-begun = As cartas são as de um registro: esta mão é treino.
ui-again = De novo, as mesmas cartas
ui-shown-cards = Todas as cartas estão abertas
ui-import-hint = Cole registros nossos ou de um servidor de Skat, ou escolha ou solte aqui um arquivo.
ui-import-file = Escolher um arquivo
ui-import-look = Ver
ui-import-bad = Não se pode ler como registro.
ui-import-found = Registros encontrados: { $n }
ui-import-unread = Registros que não podem ser lidos: { $n }
ui-import-beyond = E mais { $n }.
ui-import-actions = ações: { $n }
ui-page-statistics = Estatística
ui-statistics-hint = Suas últimas { $n } mãos, sem o treino. As barras e os colchetes são intervalos aproximados de 95 %: com poucas mãos são largos e provam pouco.
ui-no-statistics = Ainda não há mãos terminadas; o treino não conta.
ui-csv = Salvar como CSV
ui-by-game = Por jogo
ui-by-contract = Por contrato
ui-over-time = Ao longo do tempo
ui-deals = Mãos
ui-won = Ganhas
ui-edge = Acima dos outros por mão
ui-mistakes-before = Erros por mão, antes do jogo
ui-mistakes-play = Erros por mão, no jogo
ui-reviewed = Analisadas
ui-reviewed-hint = Os erros são contados nas mãos analisadas. Para analisar uma, abra-a em suas partidas:
ui-declared-self = seu
ui-declared-other = de outro
ui-from-to = { $since } a { $until }
ui-mistakes = Erros por mão
ui-as-table = Numa tabela
ui-page-daily = Posição do dia
ui-daily-hint = O que você faria? Uma ação, ou uma de duas igualmente boas, é claramente a melhor em todas as disposições possíveis das cartas; outros muitas vezes não a veem.
ui-daily-number = Posição { $n } de { $count }
ui-daily-right = Certo: { $action }.
ui-daily-wrong = Melhor: { $action }.
ui-daily-worlds = Em { $n } disposições possíveis das cartas, pelo que você pode ver.
ui-daily-missed = Das IAs consultadas, { $n } de cada 100 fizeram outra coisa.
ui-chance = Chance
ui-daily-next = Outra posição
ui-daily-look = Ver a mão
ui-your-hand = Sua mão
ui-nav-daily = Diário
ui-luck = Foi sorte?
ui-luck-hint = Suas últimas mãos deste jogo são jogadas de novo por jogadores de clube em todos os lugares, para ver o que valiam as cartas. Leva algum tempo.
ui-luck-working = Mãos jogadas de novo: { $n } de { $total }
ui-luck-done = As mãos foram jogadas de novo.
ui-luck-note = Tudo em pontos acima dos outros. Entre colchetes, intervalos aproximados de 95 % do que valiam as cartas; o que vai além é o seu jogo, o dos outros e o acaso.

# O que diz a resposta a uma posição do dia

daily-contract = { $action }: seu lado consegue o que quer em { $chance } de cada 100 disposições possíveis das cartas; { $other }, em { $rest }.
daily-score = { $action }: seu lado consegue o que quer em { $chance } de cada 100 disposições possíveis das cartas; { $other }, em { $rest }.
daily-share = { $action }: você ganha em média { $chance } de cada 100 partes do máximo que se pode ganhar; { $other }, { $rest }.
daily-deal = { $action }: você ganha a mão em { $chance } de cada 100 disposições possíveis das cartas; { $other }, em { $rest }.
daily-match = { $action }: você ganha a mão em { $chance } de cada 100 disposições possíveis das cartas; { $other }, em { $rest }.
daily-last-trick = { $action }: a última vaza é sua em { $chance } de cada 100 disposições possíveis das cartas; { $other }, em { $rest }.
daily-points = { $action }: você fica com 40 pontos de cartas ou menos em { $chance } de cada 100 disposições possíveis das cartas; { $other }, em { $rest }.
