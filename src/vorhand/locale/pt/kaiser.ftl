# Kaiser (KA)

game-kaiser = Kaiser
game-kaiser-goal = Dois contra dois apostam nos pontos das vazas; o Cinco de Copas soma 5, o Três de Espadas tira 3, e vence a primeira dupla que chega a 52.

# Opções

option-kaiser-made_score = O que vale uma aposta cumprida: os pontos feitos (points) ou só o número apostado (bid).
option-kaiser-no_trump_double = Quais apostas sem trunfo contam em dobro: as cumpridas (made), as cumpridas e as que caem (both) ou nenhuma (off).
option-kaiser-opponents_cap = A partir deste total (45 ou 47), a dupla que não venceu o leilão não soma pontos; com 0 soma sempre.
option-kaiser-must_bid_to_win = Só vence a partida a dupla que acabou de cumprir a própria aposta.
option-kaiser-no_trump_over_all = Qualquer aposta sem trunfo supera qualquer aposta com naipe.
option-kaiser-no_trump_min = O menor número que se pode apostar sem trunfo, 6 ou 8.
option-kaiser-low = O declarante pode anunciar baixo: a ordem das cartas se inverte em todos os naipes.
option-kaiser-low_specials = No jogo baixo, o Cinco de Copas e o Três de Espadas continuam os mais baixos do naipe (lowest) ou passam a ser os mais altos (invert).
option-kaiser-passing = Antes do leilão, cada um entrega ao parceiro duas cartas viradas para baixo.
option-kaiser-min_bid = O menor número que se pode apostar, 6, 7 ou 8.
option-kaiser-kitty = Sete cartas para cada um e um kitty de quatro, que o declarante pega antes de descartar quatro.
value-kaiser-made_score-points = os pontos feitos
value-kaiser-made_score-bid = o número apostado
value-kaiser-no_trump_double-made = as cumpridas
value-kaiser-no_trump_double-both = as cumpridas e as que caem
value-kaiser-no_trump_double-off = nenhuma
value-kaiser-opponents_cap-0 = sem limite
value-kaiser-low_specials-lowest = continuam as mais baixas
value-kaiser-low_specials-invert = passam a ser as mais altas

# Recusas

refuse-ka-forced = Depois de três passes, quem distribui é obrigado a apostar.
refuse-ka-take = Só quem distribui pode pegar a aposta em aberto.
refuse-ka-min-bid = A menor aposta é { $bid }.
refuse-ka-max-bid = A maior aposta é { $bid }.
refuse-ka-no-trump-min = A menor aposta sem trunfo é { $bid }.
refuse-ka-higher = Aposte mais do que { $bid }.
refuse-ka-higher-no-trump = Aposte mais do que { $bid } sem trunfo.
refuse-ka-over-all = Há uma aposta sem trunfo, e nenhuma aposta com naipe a supera.
refuse-ka-no-trump = Uma aposta simples nomeia um dos quatro naipes.
refuse-ka-suit = Uma aposta sem trunfo não nomeia naipe.
refuse-ka-low = Nesta mesa não se joga baixo.
refuse-ka-give = Entregue exatamente { $n } cartas ao parceiro.
refuse-ka-discard = Descarte exatamente { $n } cartas.
refuse-ka-discard-special = { $card } não pode ser descartada.

# Contagem

ka-contract = Declarante: { $seat }, { $bid }, { $contract }
ka-tricks = { $side }: { $n ->
    [one] { $n } vaza
   *[other] { $n } vazas
}
ka-five = { $side }: { $card }, +5
ka-three = { $side }: { $card }, −3
ka-made = Aposta cumprida: { $side }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} com uma aposta de { $bid }
ka-set = Aposta caída: { $side }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} com uma aposta de { $bid }
ka-kaiser = Um Kaiser: 12 sem trunfo, cumprida, vale 24.
ka-doubled = Sem trunfo: a aposta conta em dobro.
ka-capped = Tão perto de 52, nenhum ponto sem a aposta: { $side }
ka-score = Anotação: { $side }, { $n }
ka-skunk = Skunk: { $side }

# Conselhos

hint-ka-give = Entregue de um naipe curto: logo você poderá cortar nele, e os naipes do parceiro crescem.
hint-ka-bid = Aposte no seu naipe longo e forte: com { $contract } a mão vale uma aposta de { $points }.
hint-ka-bid-five = O Cinco de Copas na mão vale um nível a mais: com { $contract } a mão vale uma aposta de { $points }.
hint-ka-forced = Você tem de apostar: escolha a menor aposta.
hint-ka-partner-bid = A aposta é do seu parceiro: deixe com ele.
hint-ka-take = A mão vale esta aposta: pegue.
hint-ka-pass = A mão não vale uma aposta: uma que cai custa mais do que uma cumprida rende.
hint-ka-name = { $contract } é o que as suas cartas longas e altas pedem.
hint-ka-name-low = Baixo: a sua força está nas cartas pequenas, { $contract }.
hint-ka-discard = Esvazie um naipe curto e guarde os trunfos e as cartas mais altas.
hint-ka-only = Só há { $card }.
hint-ka-draw = Saia com trunfos para tirar os dos outros e guarde um pequeno: { $card }.
hint-ka-cash = Nada do naipe que ainda está fora ganha de { $card }.
hint-ka-short = Contra uma aposta sem trunfo, saia no naipe que o declarante não tem: { $card }.
hint-ka-lead-low = Não há vaza certa: uma carta baixa do seu naipe mais longo, { $card }.
hint-ka-five = A vaza é do seu parceiro: dê a ele { $card }.
hint-ka-three = A vaza é dos adversários: jogue { $card } nela.
hint-ka-partner = A vaza é do seu parceiro: { $card } é a que faz menos falta.
hint-ka-duck = Esta vaza custa a quem a leva: fique abaixo com { $card }.
hint-ka-win = { $card } basta para ganhar a vaza.
hint-ka-set = Com esta vaza cai a aposta dos adversários, dez pontos de diferença ou mais: ganhe com { $card }.
hint-ka-third = Terceiro a jogar, jogue alto: { $card }.
hint-ka-low = A vaza não dá para ganhar: { $card } é a que faz menos falta.
