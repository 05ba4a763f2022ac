# Aprender de una mano, en el navegador

ui-page-import = Ver un registro
ui-review = Revisar esta mano
ui-better = ¿Qué podría haber hecho mejor?
ui-review-hint = Cada acción se mide dos veces: con las cartas a la vista y tal como parecía entonces. Tarda unos segundos.
ui-review-queued = En espera; antes van: { $n }
ui-review-working = Acción { $n } de { $total }
ui-review-failed = No se pudo hacer la revisión; inténtalo de nuevo en un momento.
ui-review-done = La revisión está lista.
ui-cancel = Cancelar
ui-measures = Lo que valió esta acción
ui-open-cards = Con las cartas a la vista
ui-open-cards-hint = Esta medida conoce cartas que nadie podía ver: lo que aquí cuesta algo no tiene por qué haber sido un error.
ui-looked = Como parecía entonces
ui-looked-hint = En { $n } repartos posibles, por lo que { $seat } podía ver.
ui-looked-judges = Los errores se juzgan solo con esta medida.
ui-cost = Coste { $unit }
ui-cost-game = Coste en la hoja de puntos
ui-best-play = El mejor juego da a { $seats }
ui-after-it = Tras la acción
ui-costs-nothing = No cuestan nada: { $actions }
ui-only-play = Así solo se mide el juego de bazas, y solo donde había elección.
ui-no-choice = No había elección, o ninguna que se mida.
ui-dealt-measures = Avanza para ver lo que valió cada acción.
ui-try = Jugarla de otro modo
ui-line-instead = Ver la mejor línea en su lugar
ui-moments = Errores y puntos de giro
ui-no-moments = Ni errores ni puntos de giro.
ui-course = El curso de la mano, con las cartas a la vista
ui-course-side = Lo que el mejor juego de todos da a { $seats }, { $unit }
ui-course-each = Lo que el mejor juego da a quien le toca, { $unit }
ui-course-table = Todas las acciones en una tabla
ui-total-looked = Como parecía entonces: { $mistakes ->
    [0] ningún error
    [one] { $mistakes } error
   *[other] { $mistakes } errores
} en { $n ->
    [one] { $n } decisión
   *[other] { $n } decisiones
}.
ui-total-open = Con las cartas a la vista: coste de { $amount } en { $n ->
    [one] { $n } decisión
   *[other] { $n } decisiones
}.
ui-total-sheet = En la hoja de puntos: { $amount }.
ui-amount-card-points = { $n ->
    [one] { $n } punto de carta
   *[other] { $n } puntos de cartas
}
ui-amount-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
ui-amount-penalties = { $n ->
    [one] { $n } punto de castigo
   *[other] { $n } puntos de castigo
}
ui-amount-game-points = { $n ->
    [one] { $n } punto de juego
   *[other] { $n } puntos de juego
}
ui-amount-null = { $n ->
    [0] nada
   *[other] el juego
}
ui-other-looked = Parecía la otra
ui-action = Acción
ui-play-on = Seguir desde aquí
ui-play-on-hint = Las mismas cartas en una mesa tuya, contra IA. Es práctica y no cuenta en ningún sitio.
ui-play-as = Juegas
ui-against = Los demás
ui-with-open-cards = Con todas las cartas a la vista
ui-best-line = La mejor línea desde aquí
ui-best-line-hint = Cómo seguiría si todos vieran todas las cartas y jugaran lo mejor.
ui-line-title = La mejor línea
ui-trick-number = Baza { $n }
ui-line-end = Cómo acabaría
ui-line-shown = Desde la acción { $n }: el mejor juego de todos, con las cartas a la vista.
ui-line-back = Volver a la mano
ui-replay-own = Esta mano solo la pueden ver quienes la jugaron. Cualquiera de ellos puede enviarte el enlace de la repetición.
ui-practice-begun = Las cartas son las de un registro: esta mano es de práctica.
ui-again = Otra vez, las mismas cartas
ui-shown-cards = Todas las cartas están a la vista
ui-import-hint = Pega registros nuestros o de un servidor de Skat, o elige o suelta aquí un archivo.
ui-import-file = Elegir un archivo
ui-import-look = Verlo
ui-import-bad = No se puede leer como registro.
ui-import-found = Registros encontrados: { $n }
ui-import-unread = Registros que no se pueden leer: { $n }
ui-import-beyond = Y { $n } más.
ui-import-actions = acciones: { $n }
ui-page-statistics = Estadística
ui-statistics-hint = Tus últimas { $n } manos, sin la práctica. Las barras y los corchetes son intervalos aproximados del 95 %: con pocas manos son anchos y no prueban gran cosa.
ui-no-statistics = Aún no hay manos terminadas; la práctica no cuenta.
ui-csv = Guardar como CSV
ui-by-game = Por juego
ui-by-contract = Por contrato
ui-over-time = A lo largo del tiempo
ui-deals = Manos
ui-won = Ganadas
ui-edge = Sobre los demás por mano
ui-mistakes-before = Errores por mano, antes del juego
ui-mistakes-play = Errores por mano, en el juego
ui-reviewed = Revisadas
ui-reviewed-hint = Los errores se cuentan en las manos revisadas. Para revisar una, ábrela desde tus partidas:
ui-declared-self = tuyo
ui-declared-other = de otro
ui-from-to = { $since } a { $until }
ui-mistakes = Errores por mano
ui-as-table = En una tabla
ui-page-daily = Posición del día
ui-daily-hint = ¿Qué harías? Una acción, o una de dos igual de buenas, es claramente la mejor en todos los repartos posibles; otros a menudo no la ven.
ui-daily-number = Posición { $n } de { $count }
ui-daily-right = Correcto: { $action }.
ui-daily-wrong = Mejor: { $action }.
ui-daily-worlds = En { $n } repartos posibles, por lo que puedes ver.
ui-daily-missed = De las IA consultadas, { $n } de cada 100 hicieron otra cosa.
ui-chance = Probabilidad
ui-daily-next = Otra posición
ui-daily-look = Ver la mano
ui-your-hand = Tu mano
ui-nav-daily = Diario
ui-luck = ¿Fue suerte?
ui-luck-hint = Tus últimas manos de este juego se vuelven a jugar con jugadores de club en todos los asientos, para ver lo que valían las cartas. Tarda un rato.
ui-luck-working = Manos jugadas otra vez: { $n } de { $total }
ui-luck-done = Las manos se han vuelto a jugar.
ui-luck-note = Todo en puntos sobre los demás. Entre corchetes, intervalos aproximados del 95 % de lo que valían las cartas; lo que va más allá es tu juego, el de los otros y el azar.

# Lo que dice la respuesta a una posición del día

daily-contract = { $action }: tu bando logra lo que busca en { $chance } de cada 100 repartos posibles; { $other }, en { $rest }.
daily-score = { $action }: tu bando logra lo que busca en { $chance } de cada 100 repartos posibles; { $other }, en { $rest }.
daily-share = { $action }: ganas de media { $chance } de cada 100 partes de lo máximo que se puede ganar; { $other }, { $rest }.
daily-deal = { $action }: ganas la mano en { $chance } de cada 100 repartos posibles; { $other }, en { $rest }.
daily-match = { $action }: ganas la mano en { $chance } de cada 100 repartos posibles; { $other }, en { $rest }.
daily-last-trick = { $action }: la última baza es tuya en { $chance } de cada 100 repartos posibles; { $other }, en { $rest }.
daily-points = { $action }: te quedas en 40 puntos de cartas o menos en { $chance } de cada 100 repartos posibles; { $other }, en { $rest }.
