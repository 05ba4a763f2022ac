# Qué falla en un registro que no se puede leer

fault-none = Aquí no hay ningún registro: empieza con la línea «vorhand 1», es un objeto JSON o procede de un servidor de Skat.
fault-line = El registro no se puede leer en la línea { $n }.
fault-empty = Está vacío.
fault-file = No se puede leer el archivo.
fault-bytes = El archivo no es texto en UTF-8.
fault-json = No es un registro en JSON.
fault-version = Es de la versión { $name }; este programa lee la versión { $known }.
fault-unknown = No hay ninguna entrada como «{ $name }». Hay: { $known }
fault-missing = Falta la entrada «{ $name }».
fault-twice = La entrada «{ $name }» aparece dos veces.
fault-entry = La entrada «{ $name }» no es válida.
fault-name = «{ $name }» no es el nombre de ningún número del resultado.
fault-options = Este juego no tiene esas opciones.
fault-hand = La mano del { $seat } no es una lista de cartas.
fault-deal = Estas cartas no pueden haberse repartido en este juego.
fault-action = No se puede leer la acción { $n }.
fault-illegal = La acción { $n } ({ $action }) infringe una regla ({ $rule }):
fault-server = No es un registro del servidor de Skat.
fault-other = Es un registro de otro juego: { $name }.
fault-cut = Está cortado antes del final.
fault-tag = Aquí no empieza ninguna entrada: «{ $text }»
fault-pair = En la acción { $n }, «{ $text }» no es posible.
fault-claim = Termina con una reclamación que no se sostiene ({ $rule }).
fault-short = Las jugadas terminan antes de que acabe la mano.
fault-hidden = Se desconocen algunas cartas, así que la mano no se puede reproducir.
fault-unwritten = Esta mano no se puede escribir en la forma del servidor de Skat.
