# Kaiser (KA)

game-kaiser = Kaiser
game-kaiser-goal = Dos contra dos ofrecen por los puntos de las bazas; el Cinco de Corazones suma 5, el Tres de Picas resta 3, y gana la primera pareja que llega a 52.

# Opciones

option-kaiser-made_score = Lo que vale una oferta cumplida: los puntos obtenidos (points) o solo el número ofrecido (bid).
option-kaiser-no_trump_double = Qué ofertas sin triunfo cuentan doble: las cumplidas (made), las cumplidas y las falladas (both) o ninguna (off).
option-kaiser-opponents_cap = Desde este total (45 o 47), la pareja que no ganó la subasta no suma puntos; con 0 los suma siempre.
option-kaiser-must_bid_to_win = Solo puede ganar la partida la pareja que acaba de cumplir su propia oferta.
option-kaiser-no_trump_over_all = Toda oferta sin triunfo supera a cualquier oferta con palo.
option-kaiser-no_trump_min = El número más bajo que se puede ofrecer sin triunfo, 6 u 8.
option-kaiser-low = El declarante puede anunciar bajo: se invierte el orden de las cartas en todos los palos.
option-kaiser-low_specials = Cuando se juega bajo, el Cinco de Corazones y el Tres de Picas siguen siendo los más bajos de su palo (lowest) o pasan a ser los más altos (invert).
option-kaiser-passing = Antes de la subasta cada uno entrega a su compañero dos cartas tapadas.
option-kaiser-min_bid = El número más bajo que se puede ofrecer, 6, 7 u 8.
option-kaiser-kitty = Siete cartas por jugador y un kitty de cuatro, que el declarante recoge antes de descartar cuatro.
value-kaiser-made_score-points = los puntos obtenidos
value-kaiser-made_score-bid = el número ofrecido
value-kaiser-no_trump_double-made = las cumplidas
value-kaiser-no_trump_double-both = las cumplidas y las falladas
value-kaiser-no_trump_double-off = ninguna
value-kaiser-opponents_cap-0 = sin tope
value-kaiser-low_specials-lowest = siguen siendo las más bajas
value-kaiser-low_specials-invert = pasan a ser las más altas

# Rechazos

refuse-ka-forced = Tras tres pases, quien reparte tiene que ofrecer.
refuse-ka-take = Solo quien reparte puede tomar la oferta vigente.
refuse-ka-min-bid = La oferta más baja es { $bid }.
refuse-ka-max-bid = La oferta más alta es { $bid }.
refuse-ka-no-trump-min = La oferta más baja sin triunfo es { $bid }.
refuse-ka-higher = Ofrece más de { $bid }.
refuse-ka-higher-no-trump = Ofrece más de { $bid } sin triunfo.
refuse-ka-over-all = Hay una oferta sin triunfo y ninguna oferta con palo la supera.
refuse-ka-no-trump = Una oferta simple nombra uno de los cuatro palos.
refuse-ka-suit = Una oferta sin triunfo no nombra ningún palo.
refuse-ka-low = En esta mesa no se juega bajo.
refuse-ka-give = Entrega a tu compañero exactamente { $n } cartas.
refuse-ka-discard = Descarta exactamente { $n } cartas.
refuse-ka-discard-special = No se puede descartar { $card }.

# Cuenta

ka-contract = Declarante: { $seat }, { $bid }, { $contract }
ka-tricks = { $side }: { $n ->
    [one] { $n } baza
   *[other] { $n } bazas
}
ka-five = { $side }: { $card }, +5
ka-three = { $side }: { $card }, −3
ka-made = Oferta cumplida: { $side }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} con una oferta de { $bid }
ka-set = Oferta fallada: { $side }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} con una oferta de { $bid }
ka-kaiser = Un Kaiser: 12 sin triunfo, cumplida, vale 24.
ka-doubled = Sin triunfo: la oferta cuenta doble.
ka-capped = Tan cerca de 52, ningún punto sin la oferta: { $side }
ka-score = Anotación: { $side }, { $n }
ka-skunk = Skunk: { $side }

# Consejos

hint-ka-give = Entrega de un palo corto: pronto podrás fallar con triunfo, y crecen los palos de tu compañero.
hint-ka-bid = Ofrece por tu palo largo y fuerte: con { $contract } la mano vale una oferta de { $points }.
hint-ka-bid-five = Tener el Cinco de Corazones vale un nivel más: con { $contract } la mano vale una oferta de { $points }.
hint-ka-forced = Tienes que ofrecer: elige la oferta más baja.
hint-ka-partner-bid = La oferta es de tu compañero: déjasela.
hint-ka-take = La mano vale esta oferta: tómala.
hint-ka-pass = La mano no vale una oferta: una fallada cuesta más de lo que da una cumplida.
hint-ka-name = { $contract } es lo que piden tus cartas largas y altas.
hint-ka-name-low = Bajo: tu fuerza son las cartas pequeñas, { $contract }.
hint-ka-discard = Vacía un palo corto y conserva los triunfos y las cartas más altas.
hint-ka-only = Solo queda { $card }.
hint-ka-draw = Sal con triunfos para sacar los de los demás y guarda uno pequeño: { $card }.
hint-ka-cash = Ninguna carta del palo que siga fuera supera a { $card }.
hint-ka-short = Contra un contrato sin triunfo, sal con el palo que le falta al declarante: { $card }.
hint-ka-lead-low = No hay baza segura: una carta baja de tu palo más largo, { $card }.
hint-ka-five = La baza es de tu compañero: dale { $card }.
hint-ka-three = La baza es de los rivales: échales { $card }.
hint-ka-partner = La baza es de tu compañero: { $card } es lo que menos falta te hace.
hint-ka-duck = Esta baza le cuesta a quien se la lleva: quédate por debajo con { $card }.
hint-ka-win = { $card } basta para ganar la baza.
hint-ka-set = Con esta baza falla la oferta de los rivales, diez puntos de diferencia o más: gánala con { $card }.
hint-ka-third = El tercero en jugar va alto: { $card }.
hint-ka-low = La baza no se puede ganar: { $card } es lo que menos falta te hace.
