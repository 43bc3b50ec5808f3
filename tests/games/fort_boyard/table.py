"""A table for the tests: any position that is wanted, then moves with the dice written beside them.

The ring: start 0; tiger 4 11 17 25 31; guardian 18; trial and riddle 7 14 22 33; trial or riddle 2 9 15 20 27 34;
bare wall 6 12 24 29 35; all others trials.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from ludotheque.games.fort_boyard import GAME
from ludotheque.games.fort_boyard.options import Options
from ludotheque.games.fort_boyard.pieces import Phase, Riddle, View
from ludotheque.games.fort_boyard.state import State
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import Reader, write
from ludotheque.kernel.options import read
from ludotheque.kernel.pieces import CLOCK, LUCK, Drawn, Event, KernelAction, Seat

READER = Reader(GAME.actions | KernelAction)
E = TypeVar("E", bound=Event)


def sit(seats: int = 4, **options: Any) -> Match:
    """A match that has just asked luck its first question."""
    return Match(GAME, read(Options, options, Options()), seats)


def lay_out(seats: int = 4, *, at: int = 0, keys: tuple[int, int] = (0, 0), **options: Any) -> Match:
    """Seat 0 is about to play, from this space, with so many black and red keys of his own; nothing else has happened.
    Luck throws 4 or more in `luck`, unless something else is said."""
    match = sit(seats, **options)
    answer(match, *range(112))
    answer(match, *range(len(match.state.rules.riddles)))
    answer(match, 6, *[1] * (seats - 1))
    state = match.state
    state.at[0] = at
    give(state, 0, *keys)
    if sum(keys) >= 4:
        state.held[0] = 1
    return match


def give(state: State, seat: Seat, black: int, red: int) -> None:
    """Keys into his hand, as if he had won them: from cells far away from where tests play."""
    for space in (32, 30, 28, 26, 23, 21, 19, 16)[:black]:
        state.black[space] = 0
    state.own_black[seat] += black
    state.own_red[seat] += red
    state.supply -= red


def stack(match: Match, *notes: int) -> None:
    """The chest holds these, the first on top."""
    match.state.chest = list(reversed(notes))


def card(match: Match, *, one_answer: bool = False) -> Riddle:
    """The next riddle, of this kind."""
    found = next(number for number, one in enumerate(match.state.rules.riddles) if one.one_answer is one_answer)
    pile = match.state.pile
    match.state.pile = (found, *(number for number in pile if number != found))
    riddle: Riddle = match.state.rules.riddles[found]
    return riddle


# -- playing ---------------------------------------------------------------------------------------------------


def answer(match: Match, *values: int, at: int = 0) -> list[Event]:
    """Luck's."""
    return match.apply(LUCK, Drawn(values), at)


def do(match: Match, text: str, *throws: str, seat: Seat | None = None, at: int = 0) -> list[Event]:
    """An action of whoever is awaited first, or of this seat; then what luck answers, in order. All events."""
    events = match.apply(match.to_act()[0] if seat is None else seat, READER.read(text), at)
    return events + lucky(match, *throws, at=at)


def ring(match: Match, *throws: str, at: int = 0) -> list[Event]:
    """The clock, at its moment or later; then luck."""
    events = match.apply(CLOCK, match.legal(CLOCK)[0], at)
    return events + lucky(match, *throws, at=at)


def lucky(match: Match, *throws: str, at: int = 0) -> list[Event]:
    events: list[Event] = []
    for throw in throws:
        events += answer(match, *map(int, throw.split()), at=at)
    return events


def reach(match: Match, space: int) -> list[Event]:
    """The mover rolls, and moves to this space."""
    match.state.at[match.state.mover] = (space - 3) % 36
    return do(match, "roll", "3")


def riddle(match: Match, *, one_answer: bool = False) -> Riddle:
    """Seat 0 is before a riddle of the guardian, and the sand begins to run."""
    found = card(match, one_answer=one_answer)
    reach(match, 18)
    do(match, "turn-hourglass")
    return found


def opened(match: Match, *notes: int) -> list[Event]:
    """Seat 0 opens a chest with these notes, the first on top."""
    stack(match, *notes)
    return do(match, "open-chest")


def can(match: Match, seat: Seat | None = None) -> list[str]:
    """What may be done."""
    return [write(action) for action in match.legal(match.to_act()[0] if seat is None else seat)]


def refused(match: Match, text: str, code: str, rule: str | None, seat: Seat | None = None, at: int = 0) -> None:
    before = GAME.position(match.state)
    with pytest.raises(IllegalAction) as no:
        match.apply(match.to_act()[0] if seat is None else seat, READER.read(text), at)
    assert (no.value.code.value, no.value.rule) == (code, rule)
    assert GAME.position(match.state) == before


# -- looking ---------------------------------------------------------------------------------------------------


def phase(match: Match) -> str:
    found: Phase = match.state.phase
    return found.value


def of(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def told(events: Sequence[Event]) -> list[str]:
    return [write(event) for event in events]


def names(events: Sequence[Event]) -> list[str]:
    return [write(event).split(" ")[0] for event in events]


def eye(match: Match, seat: Seat | None) -> View:
    view: View = GAME.view(match.state, seat)
    return view


def keys(match: Match, seat: Seat = 0) -> tuple[int, int]:
    return match.state.own_black[seat], match.state.own_red[seat]


def cell(match: Match, space: int) -> tuple[int, int]:
    return match.state.black[space], match.state.red[space]


def all_keys(state: State) -> Counter[str]:
    return Counter(
        black=sum(state.black) + sum(state.own_black) + state.gone,
        red=sum(state.red) + sum(state.own_red) + state.supply,
    )
