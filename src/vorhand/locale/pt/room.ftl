# A mesa

room-closed = Esta mesa está fechada.
room-no-seat = Você não tem lugar nesta mesa.
room-host = Só quem abriu a mesa pode fazer isso.
room-seat-taken = O lugar { $n } não está livre.
room-sits-already = Você já tem um lugar nesta mesa.
room-no-deal = Nenhuma carta foi distribuída.
room-deal-in-play = Uma mão está em jogo.
room-open-seat = Ainda há um lugar livre.
room-no-undo = Não há nada a desfazer: isso é possível sozinho contra o computador, no meio de uma mão.
room-no-hints = Nesta mesa não se dão dicas.
room-no-hint = Não se encontrou nenhuma dica; tente de novo daqui a pouco.
room-no-action = “{ $text }” não é uma ação.
room-stale = A mesa já avançou; veja de novo.
room-store = Não foi possível guardar; nada mudou. Tente de novo daqui a pouco.
room-stopping = O servidor está parando; volte daqui a pouco.
room-moving = A mesa está mudando de servidor; tente de novo daqui a pouco.
room-no-table = Esta mesa não existe.
room-aside = Esta mesa está danificada e foi posta de lado; as outras não foram afetadas.
room-private = Esta mesa está cheia e não admite espectadores.
room-goes-round = As cartas desta mão ainda voltam a circular na mesa; ela poderá ser vista depois da última vez.
room-no-line = Só há melhor linha a partir de posições do jogo de vazas.
room-reviews-each = Você já tem { $n } análises por terminar; espere por uma delas ou cancele-a.
room-reviews-all = Há análises demais à espera; tente de novo daqui a pouco.
room-no-review = Você não pediu essa análise.

# O servidor

serve-started = Vorhand está em { $address } (Ctrl-C encerra).
serve-already = Vorhand já está em { $address }.
error-database = O banco de dados { $name } não pode ser usado: { $reason }
error-database-address = “{ $name }” não é o endereço de um banco de dados: um arquivo, sqlite:///ARQUIVO ou postgresql://..
error-database-newer = O banco de dados { $name } é de uma versão mais nova do Vorhand; fica como está.
error-database-foreign = O banco de dados { $name } é de outro programa (tem uma tabela { $table }); indique um arquivo novo.
error-database-taken = Outro servidor já tem o banco de dados { $name }; encerre-o ou indique outro arquivo.
error-nodes = { $name } precisa de mais pacotes: pip install 'vorhand[nodes]'
error-redis = “{ $name }” não é o endereço de um servidor Redis: redis://HOST:6379
error-redis-alone = --redis é para vários nós: indique também --url.
error-address = “{ $name }” não é um endereço: https://HOST, sem caminho.
error-secret = Vários nós compartilham um segredo: defina VORHAND_SECRET com o mesmo texto em todos.
error-port = Não é possível escutar em { $name }: { $reason }. Com --host e --port indica-se outro endereço ou outra porta.
error-verify = { $name } não é uma lista de mãos com as suas provas: { $reason }
verify-fair = A mão { $n } é justa: as cartas decorrem do segredo comprometido e das contribuições dos jogadores.
verify-unfair = A mão { $n } não é o que a sua prova diz: { $reason }
verify-none = A mão { $n } ainda não tem prova.
verify-nothing = Não há mãos em { $name }: exporte o que você jogou; as de um bot, com a chave dele.
cli-serve = Abrir a sala de jogo para navegadores e bots.
cli-host = Onde escutar; 0.0.0.0 para toda a rede.
cli-port = A porta.
cli-database = Onde tudo é guardado: um arquivo, sqlite:///ARQUIVO ou postgresql://..; senão, um arquivo na sua pasta de dados.
cli-thinkers = Quantos processos pensam pelas IAs.
cli-redis = Com vários nós: um servidor Redis que leva as notícias entre eles.
cli-url = Com vários nós: onde os outros encontram este.
cli-origin = Outro endereço pelo qual os navegadores chegam ao servidor; pode ser repetido.
cli-open = Abrir também o navegador; se a sala já estiver aberta, só isso.
cli-verify = Verificar se as cartas das mãos jogadas foram distribuídas com justiça.
cli-verify-file = Um arquivo como o que /api/records dá.
