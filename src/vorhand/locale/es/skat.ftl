# Skat (SK)

game-skat = Skat
game-skat-goal = Quien hace la oferta más alta juega solo contra dos: 61 puntos de cartas en un juego que valga la oferta, o, en Nulo, ninguna baza.

# Opciones

option-skat-steps = Qué se puede anunciar: Mano y Nulo Ouvert (table), o, en juegos de Mano, también Schneider, Schwarz y Ouvert, como en el orden internacional (isko).
option-skat-pass_out = Qué pasa cuando pasan los tres: el reparto se anula sin puntuar (throw-in), o cada uno juega para sí y evita puntos de cartas (ramsch).
option-skat-score = Cómo se puntúa una lista: solo con los valores de los juegos (plain), o con 50 más por juego ganado, 50 menos por juego perdido y 40 para cada defensor (seeger-fabian).
option-skat-kontra = Un defensor puede doblar el juego antes de su primera carta (Kontra), y el declarante puede doblar otra vez (Re).
option-skat-deals = Cuántos repartos se juegan: 1, o una lista con un múltiplo de 3; lo habitual son 36.
option-skat-duplicate = En una lista, cada reparto se juega tres veces, y cada asiento juega todas las manos.
value-skat-steps-table = Mano y Nulo Ouvert
value-skat-steps-isko = como en el orden internacional
value-skat-pass_out-throw-in = se anula sin puntuar
value-skat-pass_out-ramsch = Ramsch
value-skat-score-plain = solo valores de juego
value-skat-score-seeger-fabian = según Seeger y Fabian

# Rechazos

refuse-sk-answer = La oferta de { $bid } espera respuesta: acéptala o pasa.
refuse-sk-no-value = { $bid } no es un valor de juego posible: 18, 20, 22, 23, 24, 27, 30, etcétera.
refuse-sk-low = Ofrece más de { $bid } o pasa.
refuse-sk-eighteen = Los otros dos han pasado: quédate el juego por 18 o pasa también.
refuse-sk-null = El Nulo solo se puede anunciar si su propio valor cubre la oferta: { $value } es menos que { $bid }.
refuse-sk-announce = Eso no se puede anunciar aquí.
refuse-sk-discard = Descarta exactamente dos de tus doce cartas.
refuse-sk-follow-trump = { $card } es triunfo: asiste con un triunfo. Los cuatro Unter pertenecen a los triunfos.
refuse-sk-claim = La reclamación no se sostiene: contra la mejor defensa no todas las bazas restantes son seguras.
refuse-sk-claim-lost = La reclamación no se sostiene. Por lo que puedes ver, la baza { $cards } podría ser para { $seat }.
refuse-sk-concede = Ahora no se puede pedir ni conceder eso.

# Recuento

sk-passed = Todos han pasado: sin puntuación, reparte el siguiente.
sk-game = Declarante: { $seat }, { $contract }, oferta { $bid }
sk-conceded = Juego concedido: { $seat }. Está perdido, sin Schneider ni Schwarz.
sk-null-tricks = Bazas del declarante: { $n }
sk-null-value = El Nulo tiene un valor fijo: { $value }
sk-points = Declarante: { $points } puntos de cartas con el Skat, { $n ->
    [one] { $n } baza
   *[other] { $n } bazas
}
sk-promised = Anunciado: { $points ->
    [90] se prometieron al menos 90 puntos de cartas.
   *[other] se prometieron las diez bazas.
}
sk-step-with = con { $n }
sk-step-without = sin { $n }
sk-step-game = juego { $n }
sk-step-hand = Mano { $n }
sk-step-schneider = Schneider { $n }
sk-step-schneider-announced = Schneider anunciado { $n }
sk-step-schwarz = Schwarz { $n }
sk-step-schwarz-announced = Schwarz anunciado { $n }
sk-step-ouvert = Ouvert { $n }
sk-value = Valor del juego: { $n } × { $base } = { $value }
sk-overbid = Oferta excedida: el juego vale menos que la oferta de { $bid } y por eso está perdido, sean cuales sean los puntos de cartas; { $value } es el menor múltiplo que cubre la oferta.
sk-won = Ganado: +{ $value }
sk-lost = Perdido, así que el doble: { $value }
sk-kontra = Kontra dobla: { $value }
sk-re = Kontra y Re cuentan cuatro veces: { $value }
sk-bonus-won = Bonificación de lista por juego ganado: +50
sk-bonus-lost = Lista: −50 para el declarante, +40 para cada defensor
sk-score = Puntuación: { $seat }, { $value }
sk-ramsch-points = { $seat }: { $points } puntos de cartas, { $n ->
    [one] { $n } baza
   *[other] { $n } bazas
}
sk-jungfrau = Ninguna baza, lo que dobla la puntuación: { $seat }
sk-durchmarsch = Las diez bazas, un Durchmarsch: { $seat }, +{ $value }

# Consejos

hint-sk-bid = Con { $contract } la mano vale { $value }: ofrece hasta ahí.
hint-sk-hold = Con { $contract } la mano vale { $value }: acepta hasta ahí.
hint-sk-enough = { $contract } vale { $value }: una oferta mayor no quedaría cubierta.
hint-sk-pass = Pocos triunfos y Ases para un juego: pasa.
hint-sk-take = Toma el Skat: ayuda más veces de lo que rinde la Mano.
hint-sk-hand = { $contract } gana sin el Skat: juega Mano por el paso adicional.
hint-sk-discard = Para { $contract }: { $cards } al Skat, para vaciar un palo corto y guardar puntos.
hint-sk-announce = { $contract } es el juego más seguro que cubre la oferta; vale { $value }.
hint-sk-kontra = Tantos triunfos contra el declarante: dobla.
hint-sk-re = La mano no necesita suerte: dobla otra vez.
hint-sk-no-re = La mano todavía necesita suerte: déjalo en Kontra.
hint-sk-only = Solo hay { $card }.
hint-sk-draw = Saca los triunfos de los rivales mientras caen dos por uno: { $card }.
hint-sk-cash = { $card } es la más alta de su palo que sigue en juego, y nadie ha mostrado que pueda fallarla: juégala ya.
hint-sk-long = Sal del palo largo hasta que el resto sea alto: { $card }.
hint-sk-lead-low = Nada es seguro: sal con la que menos falta hace, { $card }.
hint-sk-ruff = Falla lo que vale la pena: { $card }.
hint-sk-throw-off = Aquí hay poco que ganar: deshazte de { $card }.
hint-sk-win = Llévate la baza, pues detrás difícilmente alguien gana a { $card }.
hint-sk-duck = La baza no se gana con seguridad: { $card } hace menos falta.
hint-sk-lead-trump = Solo quedan triunfos: sal con el más bajo, { $card }.
hint-sk-lead-long = El declarante está a tu izquierda: sal de un palo largo, { $card }.
hint-sk-lead-short = El declarante juega el último: sal de un palo corto, { $card }, y déjalo en medio.
hint-sk-smear = Tu compañero gana esta baza: pon puntos en ella, { $card }.
hint-sk-low = La baza es del declarante: da poco, { $card }.
hint-sk-null-lead = Sal donde los demás tienen que pasar por encima de { $card }.
hint-sk-null-hunt = El declarante quizá tenga que pasar por encima de { $card }: busca el hueco en su palo.
hint-sk-null-duck = { $card } es la carta más alta que aún queda por debajo.
hint-sk-null-throw-off = { $card } es tu carta más peligrosa: deshazte de ella.
hint-sk-null-forced = Aquí gana cualquier carta: { $card }.
hint-sk-null-under = Quédate bajo, para que el declarante tenga que pasar por encima de { $card }.
hint-sk-null-away = En esta baza el declarante está a salvo: deshazte de una carta alta, { $card }.
hint-sk-ramsch-lead = Sal bajo donde los demás tienen que pasar por encima de { $card }.
hint-sk-ramsch-duck = { $card } no gana: deshazte de ella aquí.
hint-sk-ramsch-under = Quédate lo más bajo posible, con { $card }.
hint-sk-ramsch-take = La baza es tuya de todos modos: llévatela con { $card }.
