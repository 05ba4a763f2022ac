"""A finished deal on paper: who held what, what was said, every trick, and the reckoning."""

from __future__ import annotations

from collections.abc import Sequence

from vorhand.action import Play
from vorhand.cli.screen import Screen
from vorhand.game import Result, State, message
from vorhand.showing.facts import order_of, sorted_cards
from vorhand.showing.tricks import Trick, tricks


def report(screen: Screen, state: State) -> None:
    """The deal from the first card to the score; a deal in the middle as far as it has come."""
    dealt(screen, state)
    played(screen, state)
    result = getattr(state, "result", None)
    if isinstance(result, Result):
        screen.say(*result.reckoning())
    else:
        screen.say(message("replay-unfinished"))


def dealt(screen: Screen, state: State) -> None:
    """The cards as they were dealt, and those that nobody was dealt."""
    view = state.view(0)
    order, names = order_of(view), [screen.name(seat) for seat in range(len(state.deal.hands))]
    rest = screen.words(message(f"rest-{view.game}"))
    width = max(map(len, [*names, rest])) + 2
    for name, hand in zip(names, state.deal.hands, strict=True):
        if hand:
            screen.print(f"  {name:<{width}}{screen.words.cards(tuple(sorted_cards(order, hand)))}")
    if state.deal.rest:
        screen.print(f"  {rest:<{width}}{screen.words.cards(state.deal.rest)}")
    screen.print()


def played(screen: Screen, state: State) -> None:
    """What was said before the first card; then a row a trick, ▸ before the card that was led.

    Before each trick stands the number of its first action, from 1; so many less one is `vorhand solve --at`.
    """
    sizes = [len(hand) for hand in state.hands]
    seats = [seat for seat, hand in enumerate(state.deal.hands) if hand]
    rows = tricks(state.history, sizes)
    if not rows:
        return
    if rows[0].said:
        screen.flow(screen.told(rows[0].said))
        screen.print()
    if not rows[0].plays:
        return
    width = max(8, *(len(screen.name(seat)) + 2 for seat in seats))
    starts = [number for number, event in enumerate(state.history, start=1) if isinstance(event.action, Play)]
    screen.print(
        f"{screen.words(message('action-number')):>10}  "
        + "".join(screen.name(seat).ljust(width) for seat in seats).rstrip()
    )
    for number, trick in enumerate(rows, start=1):
        if number > 1 and trick.said:
            screen.flow(["  ", *screen.told(trick.said)], mark=" ")
        if trick.plays:
            screen.print(f"  {number:>2}  {starts[0]:>4} {row(screen, trick, seats, width)}".rstrip())
        starts = starts[len(trick.plays) :]
    screen.print()


def row(screen: Screen, trick: Trick, seats: Sequence[int], width: int) -> str:
    """The cards of a trick, each below its player."""
    cards = {event.seat: card for event, card in zip(trick.plays, trick.cards, strict=True)}
    cells = []
    for seat in seats:
        mark = "▸" if seat == trick.plays[0].seat else " "
        cells.append((mark + (screen.words.card(cards[seat]) if seat in cards else "")).ljust(width))
    return "".join(cells)
