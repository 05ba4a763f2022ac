# Qué falla en un registro que no se puede leer

fault-none = Aquí no hay ningún registro: empieza con la línea «vorhand 1», es un objeto JSON o procede de un servidor de Skat.
fault-line = No se puede leer el registro de la línea { $n }.
fault-file = No se puede leer el archivo.
fault-bytes = El archivo no es texto (UTF-8).
fault-json = No es un registro en JSON.
fault-version = Es de la versión { $name }; este programa lee la versión { $known }.
fault-unknown = Ninguna entrada empieza como «{ $name }». Hay: { $known }
fault-missing = Falta la entrada «{ $name }».
fault-twice = La entrada «{ $name }» aparece dos veces.
fault-entry = La entrada «{ $name }» no es como debe ser.
fault-options = Las opciones no son de este juego.
fault-hand = La mano no es una lista de cartas: { $seat }.
fault-deal = Estas cartas no son un reparto de este juego.
fault-action = La acción { $n } no es ninguna acción.
fault-illegal = La acción { $n } ({ $action }) infringe una regla ({ $rule }):
fault-server = No es un registro del servidor de Skat.
fault-tag = Aquí no empieza ninguna entrada: «{ $text }»
fault-pair = La jugada { $n } («{ $text }») no puede ser.
fault-illegal-pair = La jugada { $n } («{ $text }») infringe una regla ({ $rule }):
fault-claim = Termina con una reclamación que no se sostiene ({ $rule }).
fault-short = Las jugadas terminan antes de que acabe la mano.
fault-hidden = Se desconocen algunas cartas, así que la mano no se puede reproducir.
fault-unwritten = El servidor de Skat no tiene forma de escribir esta mano.
