game-schnapsen = Schnapsen
game-schnapsen-goal = Para dos: gana el reparto quien primero suma 66 puntos de cartas con bazas y matrimonios, y la partida quien primero baja de siete a cero.

# Opciones

option-schnapsen-exchange_min_stock = Cuántas cartas debe tener el mazo, con la carta vuelta, para poder cambiar el Bube de triunfo: 2, o 4 para no admitirlo con las dos últimas.
option-schnapsen-declare = Si salir con el König o la Dame de un matrimonio lo canta siempre (auto) o también se puede salir en silencio (optional).
option-schnapsen-bummerl = Si quien pierde estando todavía en siete pierde una partida doble (on) o simple (off).
option-schnapsen-closing = Si quien sale puede cerrar el mazo (on) o no (off).
option-schnapsen-match = Si se juega una partida a siete puntos de juego (on) o cada reparto va por separado (off).
option-schnapsen-marriage_pending = Si todo matrimonio espera a la siguiente baza de su jugador (on) o solo el que se canta sin tener ninguna (off).
option-schnapsen-king_led = Si el matrimonio se canta saliendo solo con el König (on) o con el König o la Dame (off).
option-schnapsen-dealing = Cómo se reparte: tres, carta vuelta y dos (packets), o de una en una (single).
option-schnapsen-memory = Qué bazas se pueden volver a mirar: todas (all) o solo la última (last).
value-schnapsen-declare-auto = siempre
value-schnapsen-declare-optional = a voluntad
value-schnapsen-dealing-packets = tres, carta vuelta, dos
value-schnapsen-dealing-single = de una en una
value-schnapsen-memory-all = todas
value-schnapsen-memory-last = solo la última

# Rechazos

refuse-sn-head = Tienes una carta que supera a { $card }: hay que montar.
refuse-sn-trump = No tienes el palo de salida: hay que fallar con triunfo ({ $suit }).
refuse-sn-lead = Solo quien sale puede cambiar, cerrar o cantar, y antes de salir.
refuse-sn-closed = El mazo está cerrado.
refuse-sn-exhausted = El mazo está agotado: no hay nada que cerrar.
refuse-sn-stock = Para cambiar, el mazo debe estar abierto y tener al menos { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
refuse-sn-no-closing = En esta mesa no se cierra el mazo.
refuse-sn-marriage = { $card } no forma matrimonio: hacen falta el König y la Dame del palo en tu mano.
refuse-sn-king = En esta mesa el matrimonio se canta saliendo con el König.
refuse-sn-declare = En esta mesa, salir con { $card } canta el matrimonio.

# Cuenta

sn-card-points = Puntos de cartas: { $seat }, { $points } ({ $n ->
    [one] { $n } baza
   *[other] { $n } bazas
})
sn-lost = Matrimonio perdido, sin baza posterior: { $seat }, { $n }
sn-closed = Mazo cerrado: { $seat }
sn-record = Situación al cerrar: { $seat }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, { $n ->
    [one] { $n } baza
   *[other] { $n } bazas
}
sn-worth-1 = 66 alcanzados; 33 puntos o más en el otro lado: { $seat }
sn-worth-2 = 66 alcanzados; menos de 33 puntos en el otro lado: { $seat }
sn-worth-3 = 66 alcanzados; ninguna baza en el otro lado: { $seat }
sn-made-1 = Cierre logrado: { $seat }. Según la situación al cerrar, 33 puntos o más.
sn-made-2 = Cierre logrado: { $seat }. Según la situación al cerrar, alguna baza pero menos de 33 puntos.
sn-made-3 = Cierre logrado: { $seat }. Según la situación al cerrar, ninguna baza.
sn-failed-2 = Cierre fallido: { $seat }. El rival anota 2.
sn-failed-3 = Cierre fallido: { $seat }. El rival anota 3, pues no tenía ninguna baza al cerrar.
sn-last-trick = Nadie llegó a 66; última baza: { $seat }
sn-game-points = Puntos de juego: { $seat }, { $n }
sn-standing = Marcador de la partida: { $seat }, { $n }
sn-match = Partida ganada: { $seat }
sn-double = Partida doble perdida, todavía en siete: { $seat }

# Consejos

hint-sn-only = No hay elección.
hint-sn-exchange = Cambia el Bube por { $card }: un triunfo mejor no cuesta nada.
hint-sn-marriage-wins = El matrimonio te lleva a 66.
hint-sn-marriage = Canta el matrimonio mientras tienes la salida; { $card } es la carta con la que salir.
hint-sn-finish = { $card } gana la baza y, con ella, los 66.
hint-sn-close = Cierra: te faltan { $n }, y tus cinco cartas deberían darlos, tenga lo que tenga el rival.
hint-sn-cheap = Con el mazo abierto, sal con lo que menos cuesta: { $card }.
hint-sn-draw = Arrastra triunfos: { $card } no puede ser superada.
hint-sn-sure = { $card } no puede ser superada: gana la baza.
hint-sn-low = Ninguna baza es segura: sal con lo que menos cuesta, { $card }.
hint-sn-win = Tienes que ganar esta baza; { $card } lo hace al menor coste.
hint-sn-deny = Con esta baza el rival llegaría a 66: gánala con { $card }.
hint-sn-last-open = Último robo: deja pasar la baza, porque quien la pierde roba la carta vuelta.
hint-sn-take = { $card } asegura sus puntos sin gastar triunfo.
hint-sn-trump = Esta baza vale un triunfo: { $card }.
hint-sn-throw = Echa lo que menos cuesta: { $card }.
