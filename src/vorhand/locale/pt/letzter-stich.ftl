# Letzter Stich (LS)

game-letzter-stich = Letzter Stich
game-letzter-stich-goal = Nenhuma vaza vale nada, exceto a última: fique com ela e seja o primeiro a atingir a meta.

# Opções

option-letzter-stich-players = Quantos jogam, de 2 a 6, cada um por si.
option-letzter-stich-ranking = A ordem da mais alta à mais baixa: A K Q J T 9 8 7 (natural) ou A T K Q J 9 8 7 (ace-ten).
option-letzter-stich-value = Quanto vale a última vaza: 1, 10, 20 ou 50 pontos.
option-letzter-stich-target = Quem chegar primeiro a estes pontos vence a partida.
option-letzter-stich-stake = Cada um aposta uma ficha por mão, o vencedor da última vaza leva o pote e, depois de um número fixo de mãos, vence quem tiver mais fichas.
option-letzter-stich-stake_deals = Quantas mãos dura uma sessão com apostas; com 0, o dobro do número de jogadores.
option-letzter-stich-trump = A última carta distribuída é virada e define o trunfo, que só pode ser jogado por quem está vazio no naipe aberto (void) ou a qualquer momento (any), ou não há trunfo (off).
option-letzter-stich-low_card_bonus = A última vaza vale o dobro quando é vencida por um Sete, Oito ou Nove.
option-letzter-stich-penultimate = A penúltima vaza também pontua; não se combina com as apostas.
option-letzter-stich-penalty = Os pontos vão, como penalidade, para todos os que não vencem a última vaza, e vence o menor total.
option-letzter-stich-progressive = As cartas de cada um aumentam a cada nova mão, de cinco cartas até o limite do baralho, e depois diminuem de novo.
value-letzter-stich-ranking-natural = o dez abaixo do valete
value-letzter-stich-ranking-ace-ten = o dez logo abaixo do ás
value-letzter-stich-trump-off = sem trunfo
value-letzter-stich-trump-void = só por quem está vazio no naipe aberto
value-letzter-stich-trump-any = a qualquer momento

# Recusas

refuse-ls-follow-or-trump = É preciso seguir o naipe ou jogar um trunfo: { $suit }.

# Contas

ls-last = Última vaza: { $seat }, com { $card }
ls-bonus = Vencida por uma carta baixa: { $card } dobra a última vaza.
ls-last-points = Pela última vaza: { $seat }, { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
ls-last-penalty = Pela última vaza, todos menos { $seat }: { $n ->
    [one] { $n } ponto de penalidade cada um
   *[other] { $n } pontos de penalidade cada um
}
ls-penultimate-points = Pela penúltima vaza: { $seat }, { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
ls-penultimate-penalty = Pela penúltima vaza, todos menos { $seat }: { $n ->
    [one] { $n } ponto de penalidade cada um
   *[other] { $n } pontos de penalidade cada um
}
ls-pot = O pote: { $seat }, { $n ->
    [one] { $n } ficha ganha
   *[other] { $n } fichas ganhas
}

# Conselhos

hint-ls-only = Só dá para jogar { $card }.
hint-ls-cash = Suas cartas altas vão até a última vaza: abra com { $card }.
hint-ls-draw = Abra um naipe em que você tem cartas baixas e deixe os outros gastarem a força deles: { $card }.
hint-ls-control = O fim está próximo, e quem vence a penúltima vaza escolhe o último naipe: fique com a vaza jogando { $card }.
hint-ls-keep = Guarde o que ainda pode vencer a última vaza e jogue a carta mais fraca: { $card }.
hint-ls-empty = Você está vazio no naipe: descarte { $card } e livre-se logo de um naipe.
