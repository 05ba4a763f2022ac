"""A bot that plays at a table of a room: python examples/bot.py http://127.0.0.1:8400 TOKEN TABLE [SEAT]."""

import json
import random
import sys
import time

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

if len(sys.argv) < 4:
    sys.exit(__doc__)
address, token, table, *seat = sys.argv[1:]
url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
run, number = random.getrandbits(64), 0


def ask(socket, kind, **what):
    """Sends a request; each has a name of its own, so that it can be sent again and counts once."""
    global number
    number += 1
    time.sleep(0.2)  # a socket may send 100 messages in 20 seconds
    socket.send(json.dumps({"t": kind, "cid": f"{run:x}-{number}", **what}))


def play(socket):
    """Plays any legal action until the match is over."""
    view, table, seen, you = {}, {}, 0, -1
    for text in socket:
        texts = json.loads(text)
        for said in texts:
            if said["t"] == "snapshot":
                table, view, seen, you = said["table"], said["view"] or {}, said["v"], said["you"]
            elif said["t"] == "step":
                table |= said.get("table", {})
                view = said.get("view", {}) if said.get("fresh") else view | said.get("view", {})
                seen = said["v"]
            elif said["t"] in ("refused", "malformed") and not said.get("stale"):
                print(said, file=sys.stderr)
        if not any(said["t"] in ("snapshot", "step") for said in texts):
            continue
        if you == -1 and seat:
            ask(socket, "sit", seat=int(seat.pop()))
        elif table["winners"] is not None or table["closed"]:
            print("totals", table["totals"], "winners", table["winners"])
            break
        elif table["over"] or not view:
            if table["commitment"] and not any(each["level"] == "" and not each["name"] for each in table["seats"]):
                ask(socket, "go", nonce=str(random.random()))
        elif view["actions"]:
            ask(socket, "act", v=seen, action=random.choice(view["actions"]))


try:
    with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        play(socket)
except (OSError, WebSocketException) as error:
    sys.exit(f"{url}: {error}")
