# La mesa

room-closed = Esta mesa está cerrada.
room-no-seat = No tienes asiento en esta mesa.
room-host = Eso solo puede hacerlo quien abrió la mesa.
room-seat-taken = El asiento { $n } no está libre.
room-sits-already = Ya tienes un asiento en esta mesa.
room-no-deal = No se han repartido cartas.
room-deal-in-play = Se está jugando una mano.
room-open-seat = Todavía hay un asiento libre.
room-no-undo = No hay nada que deshacer: se puede jugando a solas contra la máquina, en medio de una mano.
room-no-hints = En esta mesa no se dan consejos.
room-no-hint = No se pudo encontrar ningún consejo; inténtalo de nuevo en un momento.
room-no-action = «{ $text }» no es una acción.
room-stale = La mesa ha avanzado entretanto; mira otra vez.
room-store = No se pudo guardar; nada ha cambiado. Inténtalo otra vez en un momento.
room-stopping = El servidor se está deteniendo; vuelve en un momento.
room-moving = La mesa se muda a otro servidor; inténtalo otra vez en un momento.
room-no-table = Esa mesa no existe.
room-aside = Esta mesa está dañada y se ha apartado; las demás no se ven afectadas.
room-private = Esta mesa está completa y no admite público.
room-goes-round = Las cartas de esta mano vuelven a pasar por la mesa; se podrá ver después de la última vez.
room-no-line = Solo hay mejor línea desde posiciones del juego de bazas.
room-reviews-each = Ya tienes { $n } revisiones sin terminar; espera a una de ellas o cancélala.
room-reviews-all = Hay demasiadas revisiones en espera; inténtalo de nuevo dentro de un rato.
room-no-review = No has pedido esa revisión.

# El servidor

serve-started = Vorhand está en { $address } (Ctrl-C lo detiene).
serve-already = Vorhand ya está en { $address }.
error-database = La base de datos { $name } no se puede usar: { $reason }
error-database-address = «{ $name }» no es la dirección de una base de datos: un archivo, sqlite:///ARCHIVO o postgresql://..
error-database-newer = La base de datos { $name } es de una versión más nueva de Vorhand; se deja como está.
error-database-foreign = La base de datos { $name } es de otro programa (tiene una tabla { $table }); indica un archivo nuevo.
error-database-taken = Otro servidor ya tiene la base de datos { $name }; detenlo o indica otro archivo.
error-nodes = { $name } necesita más paquetes: pip install 'vorhand[nodes]'
error-redis = «{ $name }» no es la dirección de un servidor Redis: redis://HOST:6379
error-redis-alone = --redis es para varios nodos: indica también --url.
error-address = «{ $name }» no es una dirección: https://HOST, sin ruta.
error-secret = Varios nodos comparten un secreto: pon en VORHAND_SECRET el mismo texto para todos.
error-port = No se puede escuchar en { $name }: { $reason }. Con --host y --port se indica otra dirección u otro puerto.
error-verify = { $name } no es una lista de manos con sus pruebas: { $reason }
verify-fair = La mano { $n } es limpia: sus cartas se siguen del secreto comprometido y de las aportaciones de los jugadores.
verify-unfair = La mano { $n } no es lo que dice su prueba: { $reason }
verify-none = La mano { $n } aún no tiene prueba.
verify-nothing = No hay manos en { $name }: exporta lo que has jugado; las de un bot, con su propia clave.
cli-serve = Abrir la sala de juego para navegadores y bots.
cli-host = Dónde escuchar; 0.0.0.0 para toda la red.
cli-port = El puerto.
cli-database = Dónde se guarda todo: un archivo, sqlite:///ARCHIVO o postgresql://..; si no, un archivo en tu carpeta de datos.
cli-thinkers = Cuántos procesos piensan por las IA.
cli-redis = Con varios nodos: un servidor Redis que lleva las noticias entre ellos.
cli-url = Con varios nodos: dónde encuentran los demás a este.
cli-origin = Otra dirección con la que los navegadores llegan al servidor; se puede repetir.
cli-open = Abrir también el navegador; si la sala ya está abierta, solo eso.
cli-verify = Comprobar que las cartas de las manos jugadas se repartieron limpiamente.
cli-verify-file = Un archivo como el que da /api/records.
