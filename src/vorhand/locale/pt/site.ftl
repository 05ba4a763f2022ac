# The pages

site-play = Jogar
site-foot = Vorhand, uma sala de cartas aberta. O programa é livre sob a licença MIT; os desenhos das cartas são de domínio público (CC0).

# Rules

site-rules-lead = Quatro jogos clássicos de vazas, explicados desde o começo. Cada regra tem um endereço, para ser encontrada de novo à mesa.
site-rules-of = Regras de { $game }
site-play-game = Jogar { $game }
site-contents = Conteúdo

# The gallery

site-traditions = Tradições de cartas
site-traditions-lead = Os baralhos com que se jogam estes jogos, de onde vêm, e cada carta para olhar de perto.
site-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
site-history = História
site-games = Jogos
site-all-cards = Todas as cartas
site-previous = Anterior
site-next = Próxima
site-close = Fechar

# Where something is missing

site-missing = Esta página não existe
site-missing-why = O endereço não leva a lugar nenhum. Talvez tenha sido cortado, ou a página tenha mudado de lugar.
site-no-script = As mesas precisam de JavaScript. As regras e a galeria funcionam sem ele.
site-not-built = As mesas ainda não foram construídas
site-not-built-how = Para quem cuida deste servidor: execute scripts/setup e reinicie o servidor. As regras e a galeria já estão aqui.
