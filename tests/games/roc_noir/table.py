"""A table for the tests: any position that is wanted; then only moves and views.

The castle is not turned: entrance at the top left, then clockwise the black, the grey and the white gallery. Where a
test does not say otherwise, the trap of every card is its upper left square: C1, E1, G1, A3, C3 …
"""

from collections.abc import Mapping
from typing import Any

import pytest

from ludotheque.games.roc_noir import GAME
from ludotheque.games.roc_noir.castle import CARD_OF, CARD_SQUARES, ENTRANCE, place_of, spot_at
from ludotheque.games.roc_noir.options import Options
from ludotheque.games.roc_noir.pieces import Spot, View
from ludotheque.games.roc_noir.rules import gallery_portraits
from ludotheque.games.roc_noir.state import State, hang, put
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import Reader, write
from ludotheque.kernel.options import read
from ludotheque.kernel.pieces import LUCK, Drawn, Event, KernelAction, Roll, Seat

READER = Reader(GAME.actions | KernelAction)
COLOURS = {"black": 0, "grey": 1, "white": 2}
ROOMS = [ENTRANCE, 1, 2, 3]  # by corner
FIRST_SQUARES = (1,) * 20  # the die of every card


def sit(seats: int = 2, **options: Any) -> Match:
    """A match that has just asked luck its first question."""
    return Match(GAME, read(Options, {"trap_memory": "memory", **options}, Options()), seats)


def deal(seats: int = 2, **options: Any) -> Match:
    """A match before its first throw; seat 0 starts, and no pile is shuffled."""
    match = sit(seats, **{"starter": 0, **options})
    match.apply(LUCK, Drawn(tuple(ROOMS)))
    match.apply(LUCK, Drawn(FIRST_SQUARES))
    for _ in COLOURS:
        match.apply(LUCK, Drawn(tuple(range(2 * seats))))
    return match


def lay_out(
    knights: Mapping[str, str] | None = None,
    portraits: Mapping[str, str] | None = None,
    traps: str = "",
    *,
    seats: int = 2,
    ropes: tuple[int, ...] = (),
    **options: Any,
) -> Match:
    """A position before seat 0's throw. `knights`: "0 black": "D4"; `portraits`: "0 black": "1 5", taken from wherever
    they lie in the piles."""
    match = deal(seats, **options)
    state = match.state
    for square in traps.split():
        hide(state, square)
    for who, spot in (knights or {}).items():
        put(state, number(who), at(spot))
    for who, hung in (portraits or {}).items():
        one, other = map(int, hung.split())
        for portrait in (one, other):
            next(pile for pile in state.piles if portrait in pile).remove(portrait)
        hang(state, number(who), one, other)
    for seat, count in enumerate(ropes):
        state.ropes[seat] = count
    return match


def number(who: str) -> int:
    """A knight by its seat and its helmet."""
    seat, colour = who.split()
    return int(seat) * 3 + COLOURS[colour]


def at(spot: str) -> int:
    return place_of(Spot(spot), ROOMS, 0)


def hide(state: State, square: str) -> None:
    """The trap of this square's card is there."""
    state.trap[CARD_OF[at(square)]] = at(square)


def traps_of(state: State) -> set[str]:
    return {spot_at(place, ROOMS, 0).value for place in state.trap}


# -- playing ---------------------------------------------------------------------------------------------------


def roll(match: Match, colour: str = "black", *, ring: bool = False) -> list[Any]:
    """The die shows this helmet."""
    return match.apply(LUCK, Drawn((COLOURS[colour] * 2 + (2 if ring else 1),)))


def do(match: Match, *texts: str) -> list[Any]:
    """Each by whoever is awaited. The events of the last."""
    events: list[Event] = []
    for text in texts:
        events = match.apply(match.to_act()[0], READER.read(text))
    return events


def walk(match: Match, path: str) -> list[Any]:
    """Step by step. The events of all."""
    return [event for spot in path.split() for event in do(match, f"step {spot}")]


def next_throw(match: Match) -> None:
    """Whoever is on turn does nothing, until it is seat 0's throw again."""
    while True:
        if not isinstance(match.asks(), Roll):
            do(match, "stop")
        if match.state.mover == 0:
            return
        roll(match)


def can(match: Match, kind: str = "") -> list[str]:
    """What may be done, of one kind."""
    return [text for action in match.legal(match.to_act()[0]) if (text := write(action)).startswith(kind)]


def targets(match: Match, kind: str) -> set[str]:
    return {text.split()[1] for text in can(match, kind)}


def refused(match: Match, text: str, code: str, rule: str | None, seat: Seat | None = None) -> None:
    before = GAME.position(match.state)
    with pytest.raises(IllegalAction) as no:
        match.apply(match.to_act()[0] if seat is None else seat, READER.read(text))
    assert (no.value.code.value, no.value.rule) == (code, rule)
    assert GAME.position(match.state) == before


def told(events: list[Event]) -> list[str]:
    """Which events, in order."""
    return [write(event).split()[0] for event in events]


def eye(match: Match, seat: Seat | None = None) -> View:
    view: View = GAME.view(match.state, seat)
    return view


def where(match: Match, who: str) -> str:
    seat, helmet = divmod(number(who), 3)
    return eye(match).knights[seat][helmet].at.value


def rail(match: Match, who: str) -> str:
    seat, helmet = divmod(number(who), 3)
    return " ".join(portrait.value for portrait in eye(match).knights[seat][helmet].portraits)


def all_portraits(state: State) -> list[int]:
    """Every half, wherever it is."""
    on_rails = [portrait for portrait in state.left + state.right if portrait]
    return sorted(on_rails + [portrait for pile in state.piles for portrait in pile])


def portraits_of(seats: int) -> list[int]:
    return sorted(portrait for gallery in range(3) for portrait in gallery_portraits(gallery, seats))


def suspects(match: Match, square: str) -> set[str]:
    """Where, as far as everybody can tell, the trap of this square's card may be."""
    card = {spot_at(place, ROOMS, 0) for place in CARD_SQUARES[CARD_OF[at(square)]]}
    found = [one for one in GAME.knowledge(match.state, None).suspects if set(one) <= card]
    return {spot.value for spot in found[0]}
