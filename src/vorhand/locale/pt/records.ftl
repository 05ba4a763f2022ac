# O que há de errado num registro que não se pode ler

fault-none = Não há aqui nenhum registro: ele começa com a linha “vorhand 1”, é um objeto JSON ou vem de um servidor de Skat.
fault-line = O registro não pode ser lido na linha { $n }.
fault-empty = Está vazio.
fault-file = Não é possível ler o arquivo.
fault-bytes = O arquivo não é texto em UTF-8.
fault-json = Não é um registro em JSON.
fault-version = É da versão { $name }; este programa lê a versão { $known }.
fault-unknown = Não há nenhuma entrada como “{ $name }”. Existem: { $known }
fault-missing = Falta a entrada “{ $name }”.
fault-twice = A entrada “{ $name }” aparece duas vezes.
fault-entry = A entrada “{ $name }” não é válida.
fault-name = “{ $name }” não é o nome de nenhum número do resultado.
fault-options = Este jogo não tem essas opções.
fault-hand = A mão do { $seat } não é uma lista de cartas.
fault-deal = Estas cartas não podem ter sido distribuídas neste jogo.
fault-action = Não é possível ler a ação { $n }.
fault-illegal = A ação { $n } ({ $action }) viola uma regra ({ $rule }):
fault-server = Não é um registro do servidor de Skat.
fault-other = É um registro de outro jogo: { $name }.
fault-cut = Está cortado antes do fim.
fault-tag = Aqui não começa nenhuma entrada: “{ $text }”
fault-pair = Na ação { $n }, “{ $text }” não é possível.
fault-claim = Termina com uma reivindicação que não se sustenta ({ $rule }).
fault-short = As jogadas terminam antes do fim da mão.
fault-hidden = Algumas cartas são desconhecidas, por isso a mão não pode ser reproduzida.
fault-unwritten = Esta mão não pode ser escrita na forma do servidor de Skat.
