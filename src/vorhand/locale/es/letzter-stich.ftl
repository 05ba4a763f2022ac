# Letzter Stich (LS)

game-letzter-stich = Letzter Stich
game-letzter-stich-goal = Ninguna baza vale nada salvo la última: llévatela y sé el primero en alcanzar el objetivo.

# Opciones

option-letzter-stich-players = Cuántos juegan, de 2 a 6, cada uno por su cuenta.
option-letzter-stich-ranking = El orden de mayor a menor: A K Q J T 9 8 7 (natural) o A T K Q J 9 8 7 (ace-ten).
option-letzter-stich-value = Lo que vale la última baza: 1, 10, 20 o 50 puntos.
option-letzter-stich-target = El primero que llega a estos puntos gana la partida.
option-letzter-stich-stake = Cada uno apuesta una ficha por reparto, el ganador de la última baza se lleva el bote y, tras un número fijo de repartos, gana quien tiene más fichas.
option-letzter-stich-stake_deals = Cuántos repartos dura una sesión con apuestas; con 0, el doble del número de jugadores.
option-letzter-stich-trump = La última carta repartida se descubre y fija el triunfo, que solo puede jugarse sin cartas del palo de salida (void) o en cualquier momento (any), o no hay triunfo (off).
option-letzter-stich-low_card_bonus = La última baza vale el doble si la gana un Siete, un Ocho o un Nueve.
option-letzter-stich-penultimate = La penúltima baza también puntúa; no se combina con las apuestas.
option-letzter-stich-penalty = Los puntos van, como penalización, a todos los que no ganan la última baza, y vence el total más bajo.
option-letzter-stich-progressive = Las manos crecen de reparto en reparto, desde cinco cartas hasta el límite del mazo, y luego vuelven a bajar.
value-letzter-stich-ranking-natural = el diez bajo la jota
value-letzter-stich-ranking-ace-ten = el diez justo bajo el as
value-letzter-stich-trump-off = sin triunfo
value-letzter-stich-trump-void = solo sin cartas del palo de salida
value-letzter-stich-trump-any = en cualquier momento

# Rechazos

refuse-ls-follow-or-trump = Hay que asistir al palo o jugar un triunfo: { $suit }.

# Cuentas

ls-last = Última baza: { $seat }, con { $card }
ls-bonus = Ganada con una carta baja: { $card } dobla la última baza.
ls-last-points = Por la última baza: { $seat }, { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
ls-last-penalty = Por la última baza, todos menos { $seat }: { $n ->
    [one] { $n } punto de penalización cada uno
   *[other] { $n } puntos de penalización cada uno
}
ls-penultimate-points = Por la penúltima baza: { $seat }, { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
ls-penultimate-penalty = Por la penúltima baza, todos menos { $seat }: { $n ->
    [one] { $n } punto de penalización cada uno
   *[other] { $n } puntos de penalización cada uno
}
ls-pot = El bote: { $seat }, { $n ->
    [one] { $n } ficha ganada
   *[other] { $n } fichas ganadas
}

# Consejos

hint-ls-only = Solo puedes jugar { $card }.
hint-ls-cash = Tus cartas altas llegan hasta la última baza: sal con { $card }.
hint-ls-draw = Sal de un palo en el que tienes cartas bajas y deja que los demás gasten su fuerza: { $card }.
hint-ls-control = Se acerca el final, y quien gana la penúltima baza elige el último palo: llévate la baza con { $card }.
hint-ls-keep = Guarda lo que aún puede ganar la última baza y suelta tu carta más débil: { $card }.
hint-ls-empty = No tienes el palo: descarta { $card } y quédate pronto sin un palo.
