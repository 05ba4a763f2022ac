"""Random rubbish at the kernel's extension, by scripts/fuzz-kernel: nothing but its own complaints."""

import sys
import time
from array import array
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import _vorhand_kernel as kernel

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
from endings import ending

from vorhand.kernel import _position, _tables

seconds, seed = float(sys.argv[1]), int(sys.argv[2]) or time.time_ns()
random = Random(seed)
print(f"seed {seed}", flush=True)
EXPECTED = (kernel.KernelSetupError, TypeError, ValueError, OverflowError)
FIELDS = [
    "seats",
    "suits",
    "trump",
    "ruff_freely",
    "strength",
    "points",
    "worth",
    "bonus_cards",
    "bonus",
    "takers",
    "maxers",
]
CALLS = ["value", "at_least", "reached", "card_values", "worlds", "playouts", "random_deals", "sample"]
CALLS += ["max_n", "max_n_worlds", "forecast", "schnapsen", "schnapsen_worlds", "schnapsen_hidden"]
EDGES = [2**k + d for k in (0, 3, 6, 7, 8, 15, 16, 31, 32, 63, 64, 70) for d in (-1, 0, 1)]
NODES = [0, 1, 50, 3000]


def number():
    value = random.choice([random.randint(-3, 70), random.randint(-3, 7), random.choice(EDGES), random.getrandbits(64)])
    return -value if random.random() < 0.1 else value


def rubbish(depth=0):
    """Anything: numbers of every size, other kinds, nested lists and tuples of them."""
    roll = random.random()
    if roll < 0.6 or depth > 3:
        return number()
    if roll < 0.7:
        return random.choice([None, True, 1.5, float("nan"), float("inf"), "", "CA", b"x", {}, {1: 2}, object(), int])
    items = [rubbish(depth + 1) for _ in range(random.choice([0, 1, 2, 3, 7, 16, 64]))]
    return tuple(items) if random.random() < 0.3 else items


def bent(value, much=0.15):
    """The value, with something in it changed."""
    if random.random() < much:
        return rubbish()
    if isinstance(value, (list, tuple)):
        items = [bent(item, much / 3) for item in value]
        if items and random.random() < much / 3:
            items.insert(random.randrange(len(items)), random.choice(items))
        if items and random.random() < much / 3:
            items.pop(random.randrange(len(items)))
        return tuple(items) if isinstance(value, tuple) else items
    if isinstance(value, int) and random.random() < much:
        return value ^ 1 << random.randrange(64)
    return value


GOOD = [(_tables(tables), _position(position)) for tables, position in (ending(random) for _ in range(500))]
POSITIONS = [at for _, at in GOOD]


def tables_and_position():
    raw, at = random.choice(GOOD)
    if random.random() < 0.5:
        return raw, at
    fresh = kernel.Tables()
    for name in FIELDS:
        value = getattr(raw, name)
        try:
            setattr(fresh, name, bent(value, 0.05) if random.random() < 0.3 else value)
        except EXPECTED:
            setattr(fresh, name, value)
    return fresh, at


def call():
    tables, at = tables_and_position()
    at = bent(at, 0.1) if random.random() < 0.5 else at
    some = bent(random.randrange(300), 0.3)
    name = random.choice(CALLS)
    # Long work is not rubbish: counts that are allowed stay small, and a search always has a limit of nodes.
    if isinstance(some, int) and 2000 < some <= 10_000_000:
        some = 2000
    match name:
        case "card_values":
            args = (tables, at, random.choice([None, 3, rubbish()]), random.choice(NODES), bent(1.0, 0.2))
        case "value":
            args = (tables, at, random.choice(NODES), bent(1.0, 0.2))
        case "at_least":
            args = (tables, at, random.choice([5, number(), rubbish()]), random.choice(NODES), bent(1.0, 0.2))
        case "reached":
            args = (tables, at, random.choice([[5], [-2, 0, 5], [number(), 3], rubbish()]))
        case "worlds" | "max_n_worlds":
            known = at in POSITIONS
            few = [bent(int(hand), 0.02) for _ in range(random.randrange(4)) for hand in at[0]] if known else rubbish()
            with suppress(EXPECTED):
                few = array("Q", few)
            leader, trick = at[1:] if known else (rubbish(), rubbish())
            args = (tables, few, leader, trick)
            if name == "worlds":
                targets = random.choice([[], [3], [3, 4], rubbish()])
                levels = random.choice([[0], [-2, 0, 5], rubbish()])
                args += (targets, levels, bent(2, 0.3), random.choice(NODES), bent(1.0, 0.2))
            else:
                args += (bent(2, 0.3), random.choice(NODES))
        case "playouts":
            args = (tables, at, some, random.choice([1, rubbish()]))
        case "random_deals":
            args = (tables, bent(random.randrange(6), 0.2), bent(0, 0.2), some, random.choice([1, rubbish()]))
        case "sample":
            unseen = random.getrandbits(64) & random.getrandbits(64)
            places, left = [], unseen.bit_count()
            while left and len(places) < 6:
                places.append(random.randint(0, left))
                left -= places[-1]
            places.append(left)
            bars = [random.getrandbits(64) & random.getrandbits(64) & random.getrandbits(64) for _ in places]
            count = min(some, 50) if isinstance(some, int) else some
            args = (bent(unseen, 0.05), bent(places, 0.05), bent(bars, 0.05), count, random.choice([1, rubbish()]))
        case "max_n":
            args = (tables, at, random.choice(NODES))
        case "forecast":
            hands, leader, trick = at if at in POSITIONS else random.choice(POSITIONS)
            dealt = list(map(int, hands))
            for place, card in enumerate(trick):
                dealt[(leader + place) % len(dealt)] |= 1 << card
            pack = sum(dealt)
            few = [bent(hand, 0.02) for hand in dealt] * random.randrange(4) if random.random() < 0.9 else rubbish()
            with suppress(EXPECTED):
                few = array("Q", few)
            told = (bent(pack, 0.05), bent(leader, 0.05), bent(list(trick), 0.1))
            args = (tables, few, *told, some, True, True, random.choice([1, rubbish()]), bent(2, 0.2))
        case "schnapsen" | "schnapsen_worlds" | "schnapsen_hidden":
            pack = [16 * suit + rank for suit in range(4) for rank in range(10, 15)]
            random.shuffle(pack)
            size, stock = (5, random.choice([2, 4])) if random.random() < 0.3 else (random.randint(0, 5), 0)
            hands = [sum(1 << card for card in pack[k * size : (k + 1) * size]) for k in range(2)]
            rest = pack[2 * size : 2 * size + stock]
            closer = random.choice([-1, 0, 1])
            options = (2, True, False, True, False)
            moment = [hands, rest, rest[-1] // 16 if rest else 0, 0, -1]
            moment += [[0, 30], [20, 0], [0, 2], closer, 10, 1]
            moment = tuple(value if random.random() < 0.97 else bent(value, 0.5) for value in moment)
            options = options if random.random() < 0.9 else bent(options, 0.3)
            if name == "schnapsen":
                args = (options, moment, True, random.choice([None, 50]))
            elif name == "schnapsen_worlds":
                args = (options, [moment] * random.randrange(4), bent(2, 0.2), random.choice([None, 50]))
            else:
                tries = random.choice([1, 2, 50, -1, 2**31 - 1, 2**40])
                wanted = (bent([-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0], 0.05), bent(hands[0], 0.1), bent(0, 0.1))
                args = (
                    options,
                    [moment] * random.randrange(4),
                    *wanted,
                    tries,
                    bent(2, 0.2),
                    random.choice([1, rubbish()]),
                )
    if random.random() < 0.03:
        args = args[: random.randrange(len(args))]
    started = time.monotonic()
    try:
        getattr(kernel, name)(*args)
        outcome = "answered"
    except EXPECTED as error:
        outcome = type(error).__name__
    except BaseException:
        print(name, args, flush=True)
        raise
    spent = time.monotonic() - started
    if spent > 5:
        raise SystemExit(f"{name} took {spent:.1f} s: {args}")
    return name, outcome


seen = Counter()
end = time.monotonic() + seconds
while time.monotonic() < end:
    seen[call()] += 1
for (name, outcome), count in sorted(seen.items()):
    print(f"{count:8} {name} {outcome}")
print(f"{sum(seen.values()):8} calls")
names = {name for name, _ in seen}
assert all(seen[name, "answered"] and len([1 for other, _ in seen if other == name]) > 1 for name in names)
