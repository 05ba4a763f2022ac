game-schnapsen = Schnapsen
game-schnapsen-goal = Para dois: vence a mão quem primeiro soma 66 pontos de cartas em vazas e casamentos, e a partida quem primeiro desce de sete a zero.

# Opções

option-schnapsen-exchange_min_stock = Quantas cartas o monte deve ter, com o indicador, para se poder trocar o Bube de trunfo: 2, ou 4 para não permitir a troca nas duas últimas.
option-schnapsen-declare = Se sair com o König ou a Dame de um casamento sempre o declara (auto) ou se também se pode sair em silêncio (optional).
option-schnapsen-bummerl = Se quem perde ainda com sete perde uma partida em dobro (on) ou simples (off).
option-schnapsen-closing = Se quem sai pode fechar o monte (on) ou não (off).
option-schnapsen-match = Se há uma partida de sete pontos de jogo (on) ou se cada mão vale por si (off).
option-schnapsen-marriage_pending = Se todo casamento espera a próxima vaza do seu jogador (on) ou só o declarado sem vaza anterior (off).
option-schnapsen-king_led = Se o casamento é declarado saindo só com o König (on) ou com o König ou a Dame (off).
option-schnapsen-dealing = Como se distribui: três, indicador e duas (packets), ou uma a uma (single).
option-schnapsen-memory = Quais vazas se podem rever: todas (all) ou só a última (last).
value-schnapsen-declare-auto = sempre
value-schnapsen-declare-optional = à vontade
value-schnapsen-dealing-packets = três, indicador, duas
value-schnapsen-dealing-single = uma a uma
value-schnapsen-memory-all = todas
value-schnapsen-memory-last = só a última

# Recusas

refuse-sn-head = Você tem uma carta que vence { $card }: é preciso cobrir.
refuse-sn-trump = Você não tem o naipe da saída: é preciso jogar trunfo ({ $suit }).
refuse-sn-lead = Só quem sai pode trocar, fechar ou declarar, e antes de sair.
refuse-sn-closed = O monte está fechado.
refuse-sn-exhausted = O monte está esgotado: não há o que fechar.
refuse-sn-stock = Para a troca, o monte deve estar aberto e ter pelo menos { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
refuse-sn-no-closing = Nesta mesa não se fecha o monte.
refuse-sn-marriage = { $card } não forma casamento: é preciso ter na mão o König e a Dame do naipe.
refuse-sn-king = Nesta mesa o casamento é declarado saindo com o König.
refuse-sn-declare = Nesta mesa, sair com { $card } declara o casamento.

# Conta

sn-card-points = Pontos de cartas: { $seat }, { $points } ({ $n ->
    [one] { $n } vaza
   *[other] { $n } vazas
})
sn-lost = Casamento perdido, sem vaza depois: { $seat }, { $n }
sn-closed = Monte fechado: { $seat }
sn-record = Situação no fechamento: { $seat }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $n ->
    [one] { $n } vaza
   *[other] { $n } vazas
}
sn-worth-1 = 66 alcançados; 33 pontos ou mais do outro lado: { $seat }
sn-worth-2 = 66 alcançados; menos de 33 pontos do outro lado: { $seat }
sn-worth-3 = 66 alcançados; nenhuma vaza do outro lado: { $seat }
sn-made-1 = Fechamento cumprido: { $seat }. Pela situação no fechamento, 33 pontos ou mais.
sn-made-2 = Fechamento cumprido: { $seat }. Pela situação no fechamento, alguma vaza, mas menos de 33 pontos.
sn-made-3 = Fechamento cumprido: { $seat }. Pela situação no fechamento, nenhuma vaza.
sn-failed-2 = Fechamento não cumprido: { $seat }. O adversário marca 2.
sn-failed-3 = Fechamento não cumprido: { $seat }. O adversário marca 3, pois não tinha vaza no fechamento.
sn-last-trick = Ninguém chegou a 66; última vaza: { $seat }
sn-game-points = Pontos de jogo: { $seat }, { $n }
sn-standing = Placar da partida: { $seat }, { $n }
sn-match = Partida vencida: { $seat }
sn-double = Partida perdida em dobro, ainda com sete: { $seat }

# Dicas

hint-sn-only = Não há escolha.
hint-sn-exchange = Troque o Bube por { $card }: um trunfo melhor não custa nada.
hint-sn-marriage-wins = O casamento leva você a 66.
hint-sn-marriage = Declare o casamento enquanto a saída é sua; { $card } é a carta para sair.
hint-sn-finish = { $card } ganha a vaza e, com ela, os 66.
hint-sn-close = Feche: faltam { $n }, e as suas cinco cartas devem bastar, tenha o adversário o que tiver.
hint-sn-cheap = Com o monte aberto, saia com o que custa menos: { $card }.
hint-sn-draw = Puxe trunfos: { $card } não pode ser vencida.
hint-sn-sure = { $card } não pode ser vencida: ganhe a vaza.
hint-sn-low = Nenhuma vaza é certa: saia com o que custa menos, { $card }.
hint-sn-win = Você tem de ganhar esta vaza; { $card } faz isso pelo menor custo.
hint-sn-deny = Com esta vaza o adversário chegaria a 66: ganhe-a com { $card }.
hint-sn-last-open = Última compra: deixe a vaza passar, pois quem a perde compra o indicador.
hint-sn-take = { $card } garante os seus pontos sem gastar trunfo.
hint-sn-trump = Esta vaza vale um trunfo: { $card }.
hint-sn-throw = Descarte o que custa menos: { $card }.
