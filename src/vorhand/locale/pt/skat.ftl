# Skat (SK)

game-skat = Skat
game-skat-goal = Quem faz a maior aposta joga sozinho contra dois: 61 pontos de cartas num jogo que valha a aposta, ou, no Nulo, nenhuma vaza.

# Opções

option-skat-steps = O que se pode anunciar: Mão e Nulo Ouvert (table), ou, em jogos de Mão, também Schneider, Schwarz e Ouvert, como na ordem internacional (isko).
option-skat-pass_out = O que acontece quando os três passam: a mão é cancelada sem pontuação (throw-in), ou cada um joga por si e evita pontos de cartas (ramsch).
option-skat-score = Como se pontua uma lista: só com os valores dos jogos (plain), ou com mais 50 por jogo ganho, menos 50 por jogo perdido e 40 para cada defensor (seeger-fabian).
option-skat-kontra = Um defensor pode dobrar o jogo antes da sua primeira carta (Kontra), e o declarante pode dobrar mais uma vez (Re).
option-skat-deals = Quantas mãos se jogam: 1, ou uma lista com um múltiplo de 3; o costume são 36.
option-skat-duplicate = Numa lista, as cartas de cada mão são jogadas três vezes, para que cada um jogue de todos os lugares.
value-skat-steps-table = Mão e Nulo Ouvert
value-skat-steps-isko = como na ordem internacional
value-skat-pass_out-throw-in = cancelada sem pontuação
value-skat-pass_out-ramsch = Ramsch
value-skat-score-plain = só valores de jogo
value-skat-score-seeger-fabian = segundo Seeger e Fabian

# Recusas

refuse-sk-answer = A aposta de { $bid } espera resposta: aceite ou passe.
refuse-sk-no-value = { $bid } não é um valor de jogo possível: 18, 20, 22, 23, 24, 27, 30 e assim por diante.
refuse-sk-low = Aposte mais que { $bid } ou passe.
refuse-sk-eighteen = Os outros dois passaram: fique com o jogo por 18 ou passe também.
refuse-sk-null = O Nulo só pode ser anunciado se o seu próprio valor cobre a aposta: { $value } é menos que { $bid }.
refuse-sk-announce = Isso não pode ser anunciado aqui.
refuse-sk-discard = Descarte exatamente duas das suas doze cartas.
refuse-sk-follow-trump = { $card } é trunfo: siga com um trunfo. Os quatro Unters pertencem aos trunfos.
refuse-sk-claim = A reivindicação não se sustenta: contra a melhor defesa, nem todas as vazas restantes são certas.
refuse-sk-claim-lost = A reivindicação não se sustenta. Pelo que você pode ver, a vaza { $cards } poderia ficar com outro: { $seat }.
refuse-sk-concede = Agora não se pode reivindicar nem desistir.

# Apuração

sk-passed = Todos passaram: sem pontuação, distribui o próximo.
sk-game = Declarante: { $seat }, { $contract }, aposta { $bid }
sk-conceded = Desistência: { $seat }. O jogo está perdido, sem Schneider nem Schwarz.
sk-null-tricks = Vazas do declarante: { $n }
sk-null-value = O Nulo tem valor fixo: { $value }
sk-points = Declarante: { $points } pontos de cartas com o Skat, { $n ->
    [one] { $n } vaza
   *[other] { $n } vazas
}
sk-promised = Anunciado: { $points ->
    [90] prometidos pelo menos 90 pontos de cartas.
   *[other] prometidas as dez vazas.
}
sk-step-with = com { $n }
sk-step-without = sem { $n }
sk-step-game = jogo { $n }
sk-step-hand = Mão { $n }
sk-step-schneider = Schneider { $n }
sk-step-schneider-announced = Schneider anunciado { $n }
sk-step-schwarz = Schwarz { $n }
sk-step-schwarz-announced = Schwarz anunciado { $n }
sk-step-ouvert = Ouvert { $n }
sk-value = Valor do jogo: { $n } × { $base } = { $value }
sk-overbid = Aposta alta demais: o jogo vale menos que a aposta de { $bid } e por isso está perdido, quaisquer que sejam os pontos de cartas; { $value } é o menor múltiplo que cobre a aposta.
sk-won = Ganho: +{ $value }
sk-lost = Perdido, portanto em dobro: { $value }
sk-kontra = Kontra dobra: { $value }
sk-re = Kontra e Re contam quatro vezes: { $value }
sk-bonus-won = Bônus de lista por jogo ganho: +50
sk-bonus-lost = Lista: −50 para o declarante, +40 para cada defensor
sk-score = Pontuação: { $seat }, { $value }
sk-ramsch-points = { $seat }: { $points } pontos de cartas, { $n ->
    [one] { $n } vaza
   *[other] { $n } vazas
}
sk-jungfrau = Nenhuma vaza, o que dobra a pontuação: { $seat }
sk-durchmarsch = Todas as dez vazas, um Durchmarsch: { $seat }, +{ $value }

# Dicas

hint-sk-bid = Com { $contract } a mão vale { $value }: aposte até aí.
hint-sk-hold = Com { $contract } a mão vale { $value }: aceite até aí.
hint-sk-enough = { $contract } vale { $value }: uma aposta maior não seria coberta.
hint-sk-pass = Poucos trunfos e Ases para um jogo: passe.
hint-sk-take = Pegue o Skat: ele ajuda mais vezes do que a Mão rende.
hint-sk-hand = { $contract } ganha sem o Skat: jogue Mão pelo passo a mais.
hint-sk-discard = Para { $contract }: { $cards } no Skat, para esvaziar um naipe curto e guardar pontos.
hint-sk-announce = { $contract } é o jogo mais seguro que cobre a aposta; vale { $value }.
hint-sk-kontra = Tantos trunfos contra o declarante: dobre.
hint-sk-re = A mão não precisa de sorte: dobre mais uma vez.
hint-sk-no-re = A mão ainda precisa de sorte: deixe no Kontra.
hint-sk-only = Só há { $card }.
hint-sk-draw = Tire os trunfos deles enquanto caem dois por um: { $card }.
hint-sk-cash = { $card } é a mais alta do naipe ainda em jogo, e ninguém mostrou que poderia cortá-la: jogue-a já.
hint-sk-long = Saia do naipe longo até que o resto dele seja alto: { $card }.
hint-sk-lead-low = Nada é certo: saia com a que faz menos falta, { $card }.
hint-sk-ruff = Corte o que vale a pena: { $card }.
hint-sk-throw-off = Há pouco a ganhar aqui: livre-se de { $card }.
hint-sk-win = Leve a vaza, pois atrás dificilmente alguém vence { $card }.
hint-sk-duck = A vaza não se ganha com segurança: { $card } faz menos falta.
hint-sk-lead-trump = Só restam trunfos: saia com o menor, { $card }.
hint-sk-lead-long = O declarante está à sua esquerda: saia de um naipe longo, { $card }.
hint-sk-lead-short = O declarante joga por último: saia de um naipe curto, { $card }, e deixe-o no meio.
hint-sk-smear = Seu parceiro ganha esta vaza: ponha pontos nela, { $card }.
hint-sk-low = A vaza é do declarante: dê pouco, { $card }.
hint-sk-null-lead = Saia onde os outros têm de passar por cima de { $card }.
hint-sk-null-hunt = O declarante talvez tenha de passar por cima de { $card }: procure a falha no naipe dele.
hint-sk-null-duck = { $card } é a carta mais alta que ainda fica por baixo.
hint-sk-null-throw-off = { $card } é a sua carta mais perigosa: livre-se dela.
hint-sk-null-forced = Aqui toda carta ganha: { $card }.
hint-sk-null-under = Fique baixo, para que o declarante tenha de passar por cima de { $card }.
hint-sk-null-away = Nesta vaza o declarante está seguro: livre-se de uma carta alta, { $card }.
hint-sk-ramsch-lead = Saia baixo onde os outros têm de passar por cima de { $card }.
hint-sk-ramsch-duck = { $card } não ganha: livre-se dela aqui.
hint-sk-ramsch-under = Fique o mais baixo que puder, com { $card }.
hint-sk-ramsch-take = A vaza é sua de qualquer modo: leve-a com { $card }.
