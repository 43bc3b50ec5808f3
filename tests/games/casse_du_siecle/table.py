"""A table for the tests: any deal or position that is wanted; then only moves and views.

Keys are written as on the wire, bunches and doors by their index: door 2 is the one that reads 3C 4O 5D 6E.
"""

from collections.abc import Mapping
from typing import Any

import pytest

from ludotheque.games.casse_du_siecle import GAME
from ludotheque.games.casse_du_siecle.options import Options
from ludotheque.games.casse_du_siecle.pieces import KEY_NUMBER, KEYS, Key, Phase, View
from ludotheque.games.casse_du_siecle.state import Pile, State, keys_at
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import Reader, write
from ludotheque.kernel.options import read
from ludotheque.kernel.pieces import LUCK, Drawn, Event, KernelAction, Pick, Seat, Shuffle

READER = Reader(GAME.actions | KernelAction)
ALL_KEYS = [*range(24), *range(24)]


def sit(seats: int, **options: Any) -> Match:
    """A match that has just asked luck its first question."""
    return Match(GAME, read(Options, options, Options()), seats)


def deal(seats: int = 2, *bunches: str, gears: str = "1 2 3 4", **options: Any) -> Match:
    """A match in which these bunches lie on the first places, and these digits on the safe; seat 0 starts."""
    match = sit(seats, **{"starter": 0, **options})
    digits = [int(digit) - 1 for digit in gears.split()]
    match.apply(LUCK, Drawn((*digits, *(digit for digit in range(10) if digit not in digits))))
    order: list[int] = []
    for key in numbers(" ".join(bunches)):
        order.append(key if key not in order else key + 24)
    match.apply(LUCK, Drawn((*order, *(value for value in range(48) if value not in order))))
    return match


def lay_out(
    seats: int = 2,
    doors: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    bunches: tuple[str, ...] = (),
    **options: Any,
) -> Match:
    """A position: keys on doors, in hands, in the first bunches; the others fill the places after these, four by four.
    Seat 0 is to take a bunch."""
    match = deal(seats, **options)
    state = match.state
    rest = ALL_KEYS.copy()
    for door, keys in (doors or {}).items():
        for key in numbers(keys):
            state.locks[door * 4 + key % 4] = key
            rest.remove(key)
    for seat, keys in (hands or {}).items():
        state.hands[seat] = sorted(numbers(keys))
        for key in numbers(keys):
            rest.remove(key)
    piles = [numbers(bunch) for bunch in bunches]
    for pile in piles:
        for key in pile:
            rest.remove(key)
    piles += [rest[at : at + 4] for at in range(0, len(rest), 4)]
    state.bunches = [[Pile(-1, 0, sorted(pile), 0)] if pile else [] for pile in [*piles, *[[]] * 12][:12]]
    return match


def numbers(keys: str) -> list[int]:
    return [KEY_NUMBER[Key(key)] for key in keys.split()]


def named(keys: list[int]) -> str:
    return " ".join(KEYS[key].value for key in keys)


# -- playing ---------------------------------------------------------------------------------------------------


def do(match: Match, *texts: str) -> list[Event]:
    """Each by whoever is awaited; luck answers with nothing changed. The events of the last."""
    events: list[Event] = []
    for text in texts:
        events = match.apply(match.to_act()[0], READER.read(text))
        while (request := match.asks()) is not None and not match.unready:
            events += match.apply(LUCK, plain(request))
    return events


def plain(request: object) -> Drawn:
    match request:
        case Shuffle(size=size):
            return Drawn(tuple(range(size)))
        case Pick():
            return Drawn((0,))
    raise TypeError(request)


def can(match: Match, kind: str = "", seat: Seat | None = None) -> list[str]:
    """What may be done, of one kind."""
    by = match.to_act()[0] if seat is None else seat
    return [text for action in match.legal(by) if (text := write(action)).startswith(kind)]


def refused(match: Match, text: str, code: str, rule: str | None, seat: Seat | None = None) -> None:
    assert refusal(match, text, seat) == (code, rule)


def refusal(match: Match, text: str, seat: Seat | None = None) -> tuple[str, str | None]:
    """The code and the rule."""
    with pytest.raises(IllegalAction) as no:
        match.apply(match.to_act()[0] if seat is None else seat, READER.read(text))
    return no.value.code.value, no.value.rule


def put_back(match: Match) -> list[Event]:
    """The first way there is, until the keys are back."""
    events: list[Event] = []
    while match.state.phase in (Phase.LAYING, Phase.PUTTING_BACK) and (ways := can(match, "put-back")):
        events += do(match, ways[0])
    return events


def finish_turn(match: Match) -> None:
    """The plainest way: lay what must be laid, look, put back, pick."""
    mover = match.state.mover
    while match.state.mover == mover and match.state.phase not in (Phase.OVER, Phase.TAKING):
        do(match, next(text for text in can(match) if not text.startswith(("finish", "dial"))))


def plain_turn(match: Match) -> None:
    do(match, can(match, "take")[0])
    finish_turn(match)


def eye(match: Match, seat: Seat | None) -> View:
    view: View = GAME.view(match.state, seat)
    return view


def heard(match: Match, events: list[Event], seat: Seat | None) -> list[Event | None]:
    return [match.redact(event, seat) for event in events]


def bunch(match: Match, place: int) -> str:
    return named(sorted(keys_at(match.state, place)))


def sizes(match: Match) -> list[int]:
    return [len(keys_at(match.state, place)) for place in range(12)]


def all_keys(state: State) -> list[int]:
    """Every key, wherever it is."""
    in_bunches = [key for place in range(12) for key in keys_at(state, place)]
    in_hands = [key for hand in state.hands for key in hand]
    return sorted([*in_bunches, *in_hands, *state.aside, *(key for key in state.locks if key >= 0)])
