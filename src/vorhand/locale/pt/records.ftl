# O que há de errado num registro que não se pode ler

fault-none = Não há aqui nenhum registro: ele começa com a linha “vorhand 1”, é um objeto JSON ou vem de um servidor de Skat.
fault-line = Não é possível ler o registro da linha { $n }.
fault-file = Não é possível ler o arquivo.
fault-bytes = O arquivo não é texto (UTF-8).
fault-json = Não é um registro em JSON.
fault-version = É da versão { $name }; este programa lê a versão { $known }.
fault-unknown = Nenhuma entrada começa como “{ $name }”. Existem: { $known }
fault-missing = Falta a entrada “{ $name }”.
fault-twice = A entrada “{ $name }” aparece duas vezes.
fault-entry = A entrada “{ $name }” não está como deve ser.
fault-options = As opções não são deste jogo.
fault-hand = A mão não é uma lista de cartas: { $seat }.
fault-deal = Estas cartas não são uma distribuição deste jogo.
fault-action = A ação { $n } não é uma ação.
fault-illegal = A ação { $n } ({ $action }) viola uma regra ({ $rule }):
fault-server = Não é um registro do servidor de Skat.
fault-tag = Aqui não começa nenhuma entrada: “{ $text }”
fault-pair = A jogada { $n } (“{ $text }”) não é possível.
fault-illegal-pair = A jogada { $n } (“{ $text }”) viola uma regra ({ $rule }):
fault-claim = Termina com uma reivindicação que não se sustenta ({ $rule }).
fault-short = As jogadas terminam antes do fim da mão.
fault-hidden = Algumas cartas são desconhecidas, por isso a mão não pode ser reproduzida.
fault-unwritten = O servidor de Skat não tem forma para esta mão.
