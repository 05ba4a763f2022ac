# O baralho

suit-french-clubs = Paus
suit-french-spades = Espadas
suit-french-hearts = Copas
suit-french-diamonds = Ouros
suit-german-clubs = Bolotas
suit-german-spades = Folhas
suit-german-hearts = Copas
suit-german-diamonds = Sinos

rank-2 = Dois
rank-3 = Três
rank-4 = Quatro
rank-5 = Cinco
rank-6 = Seis
rank-7 = Sete
rank-8 = Oito
rank-9 = Nove
rank-french-10 = Dez
rank-french-11 = Valete
rank-french-12 = Dama
rank-french-13 = Rei
rank-french-14 = Ás
rank-german-10 = Dez
rank-german-11 = Unter
rank-german-12 = Ober
rank-german-13 = König
rank-german-14 = Daus
rank-schnapsen-10 = Dez
rank-schnapsen-11 = Bube
rank-schnapsen-12 = Dame
rank-schnapsen-13 = König
rank-schnapsen-14 = Ass

# O que está no canto das figuras e dos ases
mark-french-11 = J
mark-french-12 = Q
mark-french-13 = K
mark-french-14 = A
mark-german-11 = U
mark-german-12 = O
mark-german-13 = K
mark-german-14 = A
mark-schnapsen-11 = B
mark-schnapsen-12 = D
mark-schnapsen-13 = K
mark-schnapsen-14 = A

card-name = { $rank } de { $suit }

# Contratos e anúncios

contract-grand = Grande
contract-null = Nulo
contract-no-trump = sem trunfo
flag-hand = Mão
flag-schneider = Schneider anunciado
flag-schwarz = Schwarz anunciado
flag-ouvert = Ouvert
flag-low = baixo

# Ações

action-play = jogar { $card }
action-marry = sair com { $card } e declarar o casamento
action-bid = apostar { $value }
action-bid-no-trump = apostar { $value } sem trunfo
said-bid = { $value }
said-bid-no-trump = { $value } sem trunfo
action-hold = aceitar
action-pass = passar
action-take = pegar
action-give = entregar { $cards }
action-give-hidden = entregar cartas
action-discard = descartar { $cards }
action-discard-hidden = descartar
action-announce = anunciar { $contract }
action-exchange = trocar o Bube de trunfo
action-close = fechar o monte
action-kontra = dizer Kontra
action-re = dizer Re
action-claim = reivindicar todas as vazas restantes
action-concede = desistir
action-agree = aceitar a desistência

# Recusas

refuse-over = A mão terminou.
refuse-turn = Não é a sua vez.
refuse-now = Isso não é possível agora.
refuse-not-held = Você não tem { $card }.
refuse-follow = É preciso seguir o naipe: { $suit }.

# Lugares

seat-you = você
seat-left = esquerda
seat-right = direita
seat-across = em frente
seat-partner = parceiro
seat-opponent = adversário
seat-number = lugar { $n }
and = {" "}e{" "}
or = {" "}ou{" "}

# O que se vê ao lado das cartas

fact-dealer = Distribuidor: { $seat }
fact-last-trick = Última vaza: { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
fact-trump = Trunfo: { $suit }
fact-bid = Aposta: { $bid }, { $seat }
fact-bid-no-trump = Aposta: { $bid } sem trunfo, { $seat }
fact-contract = Contrato: { $contract }
fact-side-points = Esta mão: { $side } { $points }
fact-given = Entregues: { $cards }
fact-received = Recebidas: { $cards }
fact-discarded = Descartadas: { $cards }
fact-turn-up = Indicador: { $card }
fact-stock = Monte: { $n }
fact-exhausted = Monte esgotado
fact-closed = Monte fechado: { $seat }
fact-points = Pontos de cartas: { $seat } { $points }
fact-points-pending = Pontos de cartas: { $seat } { $points } (+{ $pending } pendentes)
fact-game = { $contract }, declarante: { $seat }
fact-declarer = Declarante: { $seat }
fact-bid-value = Aposta: { $bid }
fact-ramsch = Ramsch
fact-kontra = Kontra
fact-re = Kontra e Re
fact-skat = Skat: { $cards }
fact-ouvert = Mão aberta: { $cards }
rest-letzter-stich = Monte morto
rest-kaiser = Kitty
rest-schnapsen = Monte
rest-skat = Skat

# A mesa no terminal

screen-deal = mão { $n }
screen-scores = Placar: { $scores }
screen-last-trick = Última vaza: { $trick }  ▸ { $winner }
screen-no-trick = Nenhuma vaza foi completada ainda.
screen-bids = Apostas, pelo valor: { $values }
screen-asides = A qualquer momento: { $actions }
lay-discard = Descarte { $n } cartas: escreva os nomes, por exemplo “{ $example }”.
lay-give = Entregue { $n } cartas ao parceiro: escreva os nomes, por exemplo “{ $example }”.
screen-turn = Sua vez (? para ajuda) ›
screen-next = Enter para a próxima mão ›
screen-help =
    Uma ação: o número, as palavras ou só a carta (HK é o Rei de Copas:
    naipe C S H D, valor A K Q J T 9 8 7). Uma aposta: o valor.
    last    ver a última vaza
    hint    o que um bom jogador faria, e por quê
    undo    desfazer a sua última ação
    quit    sair da mesa; o registro da mão é salvo
screen-hint = Dica: { $action }.
screen-no-undo = Não há nada para desfazer.
screen-not-understood = “{ $text }” não é uma ação aqui; ? para ajuda.
screen-refused = { $reason } ({ $rule })
screen-over = A mão terminou
screen-match-over = Vence a partida: { $seats }
screen-saved = Registro salvo: { $path }
screen-input-ended = A entrada terminou; nada foi salvo.

# Repetições

record-number = registro { $n }
standard-input = entrada padrão
action-number = N.º
replay-unfinished = A mão não foi terminada.
replay-differs = O registro contradiz as regras: { $reason }
replay-forfeit = Interrompida: { $seat }. O resultado vale como está escrito.
replay-value = Como anotado: { $value }
replay-count = Registros: { $n }
replay-agree = Conforme as regras: { $n }
replay-unwritten = Completos, sem resultado anotado: { $n }
replay-unfinished-count = Não terminados: { $n }
replay-passed = Passados: { $n }
replay-penalty = Interrompidos sem valor (penalidades): { $n }
replay-exception = Interrompidos, com o valor anotado: { $n } ({ $places })
replay-differ = Em desacordo com as regras: { $n } ({ $places })

# Simulações

simulate-title = { $game }: { $deals ->
    [one] { $deals } mão
   *[other] { $deals } mãos
}, semente { $seed }
simulate-unfinished = A última partida não terminou e não conta para ninguém.
simulate-seat = Lugar
simulate-player = Jogador
simulate-points = Pontos
simulate-mean = Por mão
simulate-matches = Partidas vencidas
simulate-outcome = Resultado
simulate-deals = Mãos
simulate-share = Parcela
sum-letzter-stich = Pontos anotados em uma mão
sum-kaiser = Pontos das duas duplas
sum-schnapsen = Pontos de cartas: vazas, mãos, mesa e monte
sum-skat = Pontos de cartas: declarante e defensores
outcome-plain = última vaza
outcome-doubled = última vaza, em dobro
outcome-made = cumprido
outcome-set = não cumprido
outcome-won = ganho
outcome-lost = perdido
outcome-open = monte não fechado
outcome-closed-won = fechado e ganho
outcome-closed-lost = fechado e perdido
outcome-passed = todos passam
outcome-ramsch = Ramsch
outcome-1 = 1 ponto de jogo
outcome-2 = 2 pontos de jogo
outcome-3 = 3 pontos de jogo

# Opções

options-presets = Predefinições: { $known } (com --set preset=NOME)
options-default = padrão: { $value }
values-switch = on off
values-range = de { $low } a { $high }
values-list = { $known }

# Erros

error-game = Jogo desconhecido: “{ $name }”. Existem: { $known }
error-lang = Idioma desconhecido: “{ $name }”. Existem: { $known }
error-style = Baralho desconhecido: “{ $name }”. Existem: { $known }
error-player = Jogador desconhecido: “{ $name }”. Existem: { $known }
error-preset = Predefinição desconhecida: “{ $name }”. Existem: { $known }
error-option = Opção desconhecida: “{ $name }”. Existem: { $known }
error-value = A opção { $option } não pode ser “{ $name }”. Valores: { $known }
error-setting = “{ $name }” não tem a forma nome=valor.
error-players = { $n } jogadores citados; são precisos { $wanted }, ou um para todos.
error-seat = O lugar { $n } não existe. Existem: de 0 a { $last }
error-file = { $name }: { $reason }
error-files = Nenhum arquivo foi indicado.
error-patience = { $n } linhas seguidas não levaram a nada; desistindo.
error-rule = Não existe a regra “{ $name }”; os endereços são como { $known }.

# Os comandos

cli-vorhand = Jogos de vazas clássicos: jogar, simular, repetir.
cli-version = Mostrar a versão.
cli-play = Jogar em uma mesa com jogadores do computador.
cli-simulate = Fazer jogar muitas mãos e somar os resultados.
cli-replay = Mostrar mãos registradas vaza por vaza, com a conta.
cli-options = Mostrar as opções de um jogo.
cli-rules = Mostrar as regras de um jogo, ou uma delas.
cli-address = O endereço de uma regra, por exemplo LS 3.2.
cli-game = letzter-stich, kaiser, schnapsen ou skat.
cli-set = Uma opção do jogo; pode ser repetida. “vorhand options GAME” lista todas.
cli-seed = O mesmo número dá as mesmas cartas.
cli-lang = Idioma: en, de, es ou pt.
cli-style = Baralho: french, german, schnapsen ou austrian.
cli-json = Escrever JSON.
cli-players = Quem joga nos outros lugares: um nome para todos ou um para cada.
cli-players-simulated = Quem joga: um nome para todos os lugares ou um para cada.
cli-seat = O seu lugar, a partir de 0.
cli-deals = Quantas mãos.
cli-match = Jogar a partida inteira.
cli-save = Acrescentar os registros das mãos a este arquivo.
cli-file = Arquivos com registros; - é a entrada padrão.

# Posições resolvidas

unit-card-points = pontos de cartas { $of }, com o Skat
unit-null = Nulo { $of }: 1 se perdido (faz uma vaza), 0 se ganho
unit-points = pontos { $of }
unit-penalties = pontos de penalidade { $of }
unit-game-points = pontos de jogo { $of }, negativos onde o adversário marca
of-player = de { $name }
of-seat = do lugar { $n }
against-player = contra { $name }
against-seat = contra o lugar { $n }
solve-position = Depois de { $n } ações, vez de: { $seat }
solve-unit = Valor com cartas abertas e o melhor jogo: { $reason }
solve-alone = se todos os outros jogarem { $against }
solve-high = { $seat }: quer um valor alto
solve-low = { $seat }: quer um valor baixo
solve-notation = Notação
simulate-action = Ação
simulate-value = Valor
cli-solve = Mostra quanto vale cada ação de uma posição registrada com as cartas abertas.
cli-at = Quantas ações vêm antes da posição: com 14, onde a ação 15 foi escolhida; por padrão, na primeira carta.
cli-record = Só o registro com este número, a partir de 1.
error-at = Não existe a posição { $n }. Existem: de 0 a { $last }
error-no-play = A posição { $n } não está em jogo: só aí se podem calcular valores. O jogo começa em { $first }, sua última posição é { $last }.
error-never-play = Nenhuma carta foi jogada: só em jogo se podem calcular valores.
error-record = Não existe o registro { $n }. Existem: de 1 a { $last }
error-record-number = “{ $name }” não é nenhum registro: pede-se um número de 1 a { $last }.
error-unread = { $name }, registro { $n }: { $reason }

# Measurements

simulate-kind = Tipo
simulate-question = Pergunta
simulate-nodes = Nós
simulate-median = Mediana, ms
simulate-mean-ms = Média, ms
simulate-what = O quê
simulate-threads = Threads
simulate-per-second = Por segundo
cli-bench = Mede o núcleo com mãos guardadas.
cli-bench-what = O que medir: kernel.
cli-repeat = Quantas vezes; mostram-se medianas.
error-bench = Medição desconhecida “{ $name }”. Existem: { $known }

# A arena

arena-title = { $game }: { $deals ->
    [one] { $deals } mão
   *[other] { $deals } mãos
}, semente { $seed }
arena-title-match = { $game }: { $deals ->
    [one] { $deals } partida
   *[other] { $deals } partidas
}, semente { $seed }
arena-exchange = Jogado { $n } vezes com as mesmas cartas, trocando os lugares.
arena-among = Jogado { $n } vezes com as mesmas cartas, A uma vez em cada lugar e B nos outros.
arena-round = Jogado { $n } vezes com as mesmas cartas, cada um uma vez em cada lugar.
arena-declared = declarante em { $share }
arena-forfeit = Mão { $n } perdida sem jogar por { $name }: { $reason }
arena-raised = erro { $what }
arena-illegal = ação ilegal { $what }
arena-hung = nenhuma decisão em { $what }
arena-died = encerrou o seu processo { $what }
arena-more = .. e mais { $n }.
arena-uncounted = Mãos que por isso não contam, com todas as suas rodadas: { $n }
simulate-mean-match = Por partida
simulate-interval = 95 %
simulate-won = Vencidas
simulate-won-interval = 95 %
simulate-won-games = Vencidos
simulate-forfeits = Sem jogar
simulate-difference = Diferença
simulate-contract = Contrato
simulate-played = Jogados
simulate-decisions = Decisões
simulate-p95 = 95 %, ms
simulate-max = Máx., ms
cli-arena = Comparar jogadores com as mesmas cartas, trocando os lugares, com intervalos de 95 %.
cli-arena-names = Dois jogadores, A contra B, ou um para cada lugar.
cli-arena-deals = Quantas mãos (partidas), cada uma jogada com todos os lugares.
cli-arena-match = Jogar partidas inteiras em vez de mãos.
cli-workers = Quantos processos jogam; por padrão, um por núcleo.
cli-backend = Onde se joga: local, ou ray em um cluster Ray.
cli-limit = Quanto pode durar uma decisão; se durar mais, a mão é perdida.
cli-resume = Guardar as mãos terminadas neste arquivo e continuar onde ele parou.
error-arena-players = { $n } jogadores citados; são precisos 2 ou { $wanted }.
error-arena-ray = O backend ray não está instalado: { $name }
error-arena-lost = O Ray desistiu: { $reason }
error-arena-worker = Um processo terminou { $n } vezes antes de um jogador ter a vez.
error-arena-file = { $name } não é o arquivo de uma arena.
error-arena-other = { $name } pertence a outra execução; difere: { $what }
error-arena-line = { $name }, linha { $n }, não é uma mão desta execução.
error-backend = Backend desconhecido: “{ $name }”. Existem: { $known }
error-own-player = Não se pode carregar o jogador “{ $name }” como package.module:factory: { $reason }
