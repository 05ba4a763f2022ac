# The pages

site-play = Jugar
site-foot = Vorhand, una sala de cartas abierta. El programa es libre bajo la licencia MIT; los dibujos de las cartas son de dominio público (CC0).

# Rules

site-rules-lead = Cuatro juegos clásicos de bazas, explicados desde el principio. Cada regla tiene su dirección, para encontrarla de nuevo en la mesa.
site-rules-of = Reglas de { $game }
site-play-game = Jugar a { $game }
site-contents = Contenido

# The gallery

site-traditions = Tradiciones de cartas
site-traditions-lead = Las barajas con que se juegan estos juegos, de dónde vienen, y cada carta para mirarla.
site-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
site-history = Historia
site-games = Juegos
site-all-cards = Todas las cartas
site-previous = Anterior
site-next = Siguiente
site-close = Cerrar

# Where something is missing

site-missing = Esta página no existe
site-missing-why = La dirección no lleva a ninguna parte. Quizá se cortó, o la página se ha mudado.
site-no-script = Las mesas necesitan JavaScript. Las reglas y la galería funcionan sin él.
site-not-built = Las mesas aún no están construidas
site-not-built-how = Para quien administra este servidor: ejecute scripts/setup y reinicie el servidor. Las reglas y la galería ya están aquí.
