# La baraja

suit-french-clubs = Tréboles
suit-french-spades = Picas
suit-french-hearts = Corazones
suit-french-diamonds = Diamantes
suit-german-clubs = Bellotas
suit-german-spades = Hojas
suit-german-hearts = Corazones
suit-german-diamonds = Cascabeles

rank-2 = Dos
rank-3 = Tres
rank-4 = Cuatro
rank-5 = Cinco
rank-6 = Seis
rank-7 = Siete
rank-8 = Ocho
rank-9 = Nueve
rank-french-10 = Diez
rank-french-11 = Jota
rank-french-12 = Reina
rank-french-13 = Rey
rank-french-14 = As
rank-german-10 = Diez
rank-german-11 = Unter
rank-german-12 = Ober
rank-german-13 = König
rank-german-14 = Daus
rank-schnapsen-10 = Diez
rank-schnapsen-11 = Bube
rank-schnapsen-12 = Dame
rank-schnapsen-13 = König
rank-schnapsen-14 = Ass

# Lo que figura en la esquina de las figuras y los ases
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

# Contratos y anuncios

contract-grand = Grand
contract-null = Nulo
contract-no-trump = sin triunfo
flag-hand = Mano
flag-schneider = Schneider anunciado
flag-schwarz = Schwarz anunciado
flag-ouvert = Ouvert
flag-low = bajo

# Acciones

action-play = jugar { $card }
action-marry = salir con { $card } y cantar el matrimonio
action-bid = ofrecer { $value }
action-bid-no-trump = ofrecer { $value } sin triunfo
said-bid = { $value }
said-bid-no-trump = { $value } sin triunfo
action-hold = mantener
action-pass = pasar
action-take = tomar
action-give = entregar { $cards }
action-give-hidden = entregar cartas
action-discard = descartar { $cards }
action-discard-hidden = descartar
action-announce = anunciar { $contract }
action-exchange = cambiar el Bube de triunfo
action-close = cerrar el mazo
action-kontra = decir Kontra
action-re = decir Re
action-claim = pedir todas las bazas restantes
action-concede = rendirse
action-agree = aceptar la rendición

# Rechazos

refuse-over = El reparto ha terminado.
refuse-turn = No es tu turno.
refuse-now = Eso no es posible ahora.
refuse-not-held = No tienes { $card }.
refuse-follow = Hay que asistir al palo: { $suit }.

# Asientos

seat-you = tú
seat-left = izquierda
seat-right = derecha
seat-across = enfrente
seat-partner = pareja
seat-opponent = rival
seat-number = asiento { $n }
and = {" "}y{" "}
or = {" "}o{" "}

# Lo que se ve junto a las cartas

fact-dealer = Reparte: { $seat }
fact-last-trick = Última baza: { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
fact-trump = Triunfo: { $suit }
fact-bid = Oferta: { $bid }, { $seat }
fact-bid-no-trump = Oferta: { $bid } sin triunfo, { $seat }
fact-contract = Contrato: { $contract }
fact-side-points = Esta mano: { $side } { $points }
fact-given = Entregadas: { $cards }
fact-received = Recibidas: { $cards }
fact-discarded = Descartadas: { $cards }
fact-turn-up = Carta vuelta: { $card }
fact-stock = Mazo: { $n }
fact-exhausted = Mazo agotado
fact-closed = Mazo cerrado: { $seat }
fact-points = Puntos de cartas: { $seat } { $points }
fact-points-pending = Puntos de cartas: { $seat } { $points } (+{ $pending } pendientes)
fact-game = { $contract }, declarante: { $seat }
fact-declarer = Declarante: { $seat }
fact-bid-value = Oferta: { $bid }
fact-ramsch = Ramsch
fact-kontra = Kontra
fact-re = Kontra y Re
fact-skat = Skat: { $cards }
fact-ouvert = Mano abierta: { $cards }
rest-letzter-stich = Montón muerto
rest-kaiser = Kitty
rest-schnapsen = Mazo
rest-skat = Skat

# La mesa en el terminal

screen-deal = reparto { $n }
screen-scores = Puntuación: { $scores }
screen-last-trick = Última baza: { $trick }  ▸ { $winner }
screen-no-trick = Todavía no se ha completado ninguna baza.
screen-bids = Ofertas, por su valor: { $values }
screen-asides = En cualquier momento: { $actions }
lay-discard = Descarta { $n } cartas: escribe sus nombres, por ejemplo «{ $example }».
lay-give = Entrega { $n } cartas a tu pareja: escribe sus nombres, por ejemplo «{ $example }».
screen-turn = Tu turno (? para ayuda) ›
screen-next = Intro para el siguiente reparto ›
screen-help =
    Una acción: su número, sus palabras o solo la carta (HK es el Rey de Corazones:
    palo C S H D, rango A K Q J T 9 8 7). Una oferta: su valor.
    last    ver la última baza
    hint    qué haría un buen jugador, y por qué
    undo    deshacer tu última acción
    quit    dejar la mesa; se guarda el registro del reparto
screen-hint = Consejo: { $action }.
screen-no-undo = No hay nada que deshacer.
screen-not-understood = «{ $text }» no es una acción aquí; ? para ayuda.
screen-refused = { $reason } ({ $rule })
screen-over = El reparto ha terminado
screen-match-over = Gana la partida: { $seats }
screen-saved = Registro guardado: { $path }
screen-input-ended = La entrada ha terminado; no se ha guardado nada.

# Repeticiones

record-number = registro { $n }
standard-input = entrada estándar
action-number = N.º
replay-unfinished = El reparto no está terminado.
replay-differs = El registro contradice las reglas: { $reason }
replay-forfeit = Interrumpido: { $seat }. El resultado vale como está escrito.
replay-value = Según lo anotado: { $value }
replay-count = Registros: { $n }
replay-agree = Conformes con las reglas: { $n }
replay-unwritten = Completos, sin resultado anotado: { $n }
replay-unfinished-count = Sin terminar: { $n }
replay-passed = Pasados: { $n }
replay-penalty = Interrumpidos sin valor (penalizaciones): { $n }
replay-exception = Interrumpidos, con el valor anotado: { $n } ({ $places })
replay-differ = En desacuerdo con las reglas: { $n } ({ $places })

# Simulaciones

simulate-title = { $game }: { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
}, semilla { $seed }
simulate-unfinished = La última partida está sin terminar y no cuenta para nadie.
simulate-seat = Asiento
simulate-player = Jugador
simulate-points = Puntos
simulate-mean = Por reparto
simulate-matches = Partidas ganadas
simulate-outcome = Resultado
simulate-deals = Repartos
simulate-share = Parte
sum-letzter-stich = Puntos anotados en un reparto
sum-kaiser = Puntos de ambos bandos
sum-schnapsen = Puntos de cartas: bazas, manos, mesa y mazo
sum-skat = Puntos de cartas: declarante y defensores
outcome-plain = última baza
outcome-doubled = última baza, doble
outcome-made = cumplido
outcome-set = fallado
outcome-won = ganado
outcome-lost = perdido
outcome-open = mazo sin cerrar
outcome-closed-won = cerrado y ganado
outcome-closed-lost = cerrado y perdido
outcome-passed = todos pasan
outcome-ramsch = Ramsch
outcome-1 = 1 punto de juego
outcome-2 = 2 puntos de juego
outcome-3 = 3 puntos de juego

# Opciones

options-presets = Reglas predefinidas: { $known } (con --set preset=NOMBRE)
options-default = por defecto: { $value }
values-switch = on off
values-range = de { $low } a { $high }
values-list = { $known }

# Errores

error-game = Juego desconocido: «{ $name }». Hay: { $known }
error-lang = Idioma desconocido: «{ $name }». Hay: { $known }
error-style = Baraja desconocida: «{ $name }». Hay: { $known }
error-player = Jugador desconocido: «{ $name }». Hay: { $known }
error-preset = Reglas predefinidas desconocidas: «{ $name }». Hay: { $known }
error-option = Opción desconocida: «{ $name }». Hay: { $known }
error-value = La opción { $option } no puede ser «{ $name }». Sus valores: { $known }
error-setting = «{ $name }» no tiene la forma nombre=valor.
error-players = Se nombran { $n } jugadores; hacen falta { $wanted }, o uno para todos.
error-seat = El asiento { $n } no existe. Hay: de 0 a { $last }
error-file = { $name }: { $reason }
error-files = No se ha indicado ningún archivo.
error-patience = { $n } líneas seguidas no han llevado a nada; se abandona.
error-rule = No hay regla «{ $name }»; las direcciones son como { $known }.

# Los comandos

cli-vorhand = Juegos de bazas clásicos: jugar, simular, repetir.
cli-version = Mostrar la versión.
cli-play = Jugar en una mesa con jugadores del ordenador.
cli-simulate = Hacer jugar muchos repartos y sumar los resultados.
cli-replay = Mostrar repartos registrados baza por baza, con la cuenta.
cli-options = Mostrar las opciones de un juego.
cli-rules = Mostrar las reglas de un juego, o una de ellas.
cli-address = La dirección de una regla, por ejemplo LS 3.2.
cli-game = letzter-stich, kaiser, schnapsen o skat.
cli-set = Una opción del juego; puede repetirse. «vorhand options GAME» las enumera.
cli-seed = El mismo número da las mismas cartas.
cli-lang = Idioma: en, de, es o pt.
cli-style = Baraja: french, german, schnapsen o austrian.
cli-json = Escribir JSON.
cli-players = Quién juega en los otros asientos: un nombre para todos o uno para cada uno.
cli-players-simulated = Quién juega: un nombre para todos los asientos o uno para cada uno.
cli-seat = Tu asiento, desde 0.
cli-deals = Cuántos repartos.
cli-match = Jugar la partida entera.
cli-save = Añadir los registros de los repartos a este archivo.
cli-file = Archivos con registros; - es la entrada estándar.

# Posiciones resueltas

unit-card-points = puntos de cartas { $of }, con el Skat
unit-null = Nulo { $of }: 1 si se pierde (hace una baza), 0 si se gana
unit-points = puntos { $of }
unit-penalties = puntos de penalización { $of }
unit-game-points = puntos de juego { $of }, negativos donde anota el rival
of-player = de { $name }
of-seat = del asiento { $n }
against-player = contra { $name }
against-seat = contra el asiento { $n }
solve-position = Después de { $n } acciones, turno de: { $seat }
solve-unit = Valor con cartas abiertas y el mejor juego: { $reason }
solve-alone = si todos los demás juegan { $against }
solve-high = { $seat }: quiere un valor alto
solve-low = { $seat }: quiere un valor bajo
solve-notation = Notación
simulate-action = Acción
simulate-value = Valor
cli-solve = Muestra cuánto vale cada acción de una posición registrada con las cartas abiertas.
cli-at = Cuántas acciones preceden a la posición: con 14, allí donde se eligió la acción 15; si no se dice, en la primera carta.
cli-record = Solo el registro con este número, desde 1.
error-at = No existe la posición { $n }. Existen: de 0 a { $last }
error-no-play = La posición { $n } no está en juego: solo ahí se pueden calcular valores. El juego empieza en { $first }, su última posición es { $last }.
error-never-play = No se jugó ninguna carta: solo en juego se pueden calcular valores.
error-record = No existe el registro { $n }. Existen: de 1 a { $last }
error-record-number = «{ $name }» no es ningún registro: se pide un número de 1 a { $last }.
error-unread = { $name }, registro { $n }: { $reason }

# Measurements

simulate-kind = Tipo
simulate-question = Pregunta
simulate-nodes = Nodos
simulate-median = Mediana, ms
simulate-mean-ms = Media, ms
simulate-what = Qué
simulate-threads = Hilos
simulate-per-second = Por segundo
cli-bench = Mide el núcleo con repartos guardados.
cli-bench-what = Qué medir: kernel.
cli-repeat = Cuántas veces; se muestran medianas.
error-bench = Medición desconocida “{ $name }”. Existen: { $known }

# La arena

arena-title = { $game }: { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
}, semilla { $seed }
arena-title-match = { $game }: { $deals ->
    [one] { $deals } partida
   *[other] { $deals } partidas
}, semilla { $seed }
arena-exchange = Jugado { $n } veces con las mismas cartas, cambiando los asientos.
arena-among = Jugado { $n } veces con las mismas cartas, A una vez en cada asiento y B en los demás.
arena-round = Jugado { $n } veces con las mismas cartas, cada uno una vez en cada asiento.
arena-declared = declarante en { $share }
arena-forfeit = Reparto { $n } perdido sin jugar por { $name }: { $reason }
arena-raised = error { $what }
arena-illegal = acción ilegal { $what }
arena-hung = sin decisión en { $what }
arena-died = terminó su proceso { $what }
arena-more = .. y { $n } más.
arena-uncounted = Repartos que por eso no cuentan, con todas sus vueltas: { $n }
simulate-mean-match = Por partida
simulate-interval = 95 %
simulate-won = Ganados
simulate-won-interval = 95 %
simulate-won-games = Ganados
simulate-forfeits = Sin jugar
simulate-difference = Diferencia
simulate-contract = Contrato
simulate-played = Jugados
simulate-decisions = Decisiones
simulate-p95 = 95 %, ms
simulate-max = Máx., ms
cli-arena = Comparar jugadores con las mismas cartas, cambiando los asientos, con intervalos del 95 %.
cli-arena-names = Dos jugadores, A contra B, o uno para cada asiento.
cli-arena-deals = Cuántos repartos (partidas), cada uno jugado con todos los asientos.
cli-arena-match = Jugar partidas enteras en vez de repartos.
cli-workers = Cuántos procesos juegan; si no se dice, uno por núcleo.
cli-backend = Dónde se juega: local, o ray en un clúster de Ray.
cli-limit = Cuánto puede durar una decisión; si dura más, se pierde el reparto.
cli-resume = Guardar los repartos terminados en este archivo y seguir donde se quedó.
error-arena-players = Se nombran { $n } jugadores; hacen falta 2 o { $wanted }.
error-arena-ray = El backend ray no está instalado: { $name }
error-arena-lost = Ray se ha rendido: { $reason }
error-arena-worker = Un proceso terminó { $n } veces antes de que un jugador tuviera el turno.
error-arena-file = { $name } no es el archivo de una arena.
error-arena-other = { $name } pertenece a otra ejecución; difiere: { $what }
error-arena-line = { $name }, línea { $n }, no es un reparto de esta ejecución.
error-backend = Backend desconocido: «{ $name }». Hay: { $known }
error-own-player = No se puede cargar el jugador «{ $name }» como package.module:factory: { $reason }
