# Lo que dice la revisión de una mano

review-trick = La baza, de { $n }, fue para { $seat }.
review-contract = { $action }: el propio bando logra lo que busca en { $chance } de cada 100 repartos posibles; { $other }, en { $rest }.
review-score = { $action }: el propio bando logra lo que busca en { $chance } de cada 100 repartos posibles; { $other }, en { $rest }.
review-share = { $action } gana de media { $chance } de cada 100 partes de lo máximo que se podía ganar, en los repartos posibles; { $other }, { $rest }.
review-deal = { $action }: gana la mano en { $chance } de cada 100 repartos posibles; { $other }, en { $rest }.
review-match = { $action }: gana la mano en { $chance } de cada 100 repartos posibles; { $other }, en { $rest }.
review-last-trick = { $action }: gana la última baza en { $chance } de cada 100 repartos posibles; { $other }, en { $rest }.
review-points = { $action }: se queda en 40 puntos de cartas o menos en { $chance } de cada 100 repartos posibles; { $other }, en { $rest }.
review-worth = { $action }: da de media { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} sobre los demás en los repartos posibles; { $other }, { $rest }.
review-unsure = { $other } parecía mejor, pero no con bastante seguridad: por eso no se llama error.
review-turning = Con todas las cartas a la vista, la mano cambió aquí de dueño: { $other } la habría conservado.
review-unseen = Por lo que { $seat } podía ver, no fue un error.

# La revisión en papel

review-open = Coste, a la vista
review-looked = Parecía
review-other = Mejor alternativa
review-mistake = error
review-turned = cambia la mano
review-note = Dos medidas que nunca se mezclan. Coste, a la vista: lo que costó la acción frente al mejor juego de todos, { $unit }; un punto quiere decir que no costó nada, y un número entre paréntesis, donde lo hay, es el coste en la hoja de puntos. Parecía: cómo va en los repartos posibles para el jugador, como probabilidad durante el juego y en puntos de juego antes. Los errores se juzgan solo con esta segunda medida.
review-total = { $seat }: { $mistakes ->
    [one] { $mistakes } error
   *[other] { $mistakes } errores
} en { $looked ->
    [one] { $looked } decisión
   *[other] { $looked } decisiones
}; coste a la vista: { $cost } en { $valued ->
    [one] { $valued } decisión
   *[other] { $valued } decisiones
}, en la hoja de puntos: { $points }.
review-unit-card-points = en puntos de cartas
review-unit-null = el juego mismo
review-unit-points = en puntos
review-unit-penalties = en puntos de castigo
review-unit-game-points = en puntos de juego
cli-review = Revisar una mano grabada: lo que costó cada acción con las cartas a la vista y cómo parecía entonces.

# ¿Fue suerte?

luck-note = Cada mano se jugó otras { $n } veces con { $level } en todos los asientos, cada uno viendo solo sus cartas. Lo que un asiento anota de media sobre los demás es lo que valían sus cartas; entre corchetes, intervalos aproximados del 95 % de ese valor.
luck-real = Resultado
luck-expected = Valor de las cartas
luck-beyond = Más allá de las cartas
luck-few = Solo se volvió a jugar { $n } veces: los intervalos son anchos.
luck-unfinished = Omitidas, por no estar terminadas: { $n } ({ $places })
luck-broken-off = Omitidas, por interrumpidas: { $n } ({ $places })
cli-luck = ¿Fue suerte? Lo que valían las cartas entre jugadores de un nivel, junto al resultado.
cli-luck-player = Quién vuelve a jugar las manos.
cli-luck-times = Cuántas veces se vuelve a jugar cada mano, al menos dos; pocas veces dan intervalos anchos.
error-no-finished = Ninguna mano se jugó hasta el final.
error-times = Cada mano se vuelve a jugar al menos dos veces, no { $n }.
