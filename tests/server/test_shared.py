"""What several views have in common is written once, and reads as if each had been written alone."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct
from tests.conformance.walks import walk

from ludotheque.games import find, shelf, usual_seats
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import MatchView
from ludotheque.server.shared import FEW, Shared
from ludotheque.server.wire import Pad, Prompt, Update, encode

STEPS = 60
MANY = tuple(range(FEW + 1))


def moments(game: str, seed: int) -> Iterator[Match]:
    found = find(game)
    seats = usual_seats(found)
    match = Match(found, found.options(), seats)
    yield match
    for _ in walk(match, QuickLuck(seed), steps=STEPS):
        yield match


def update(prompt: Prompt | None) -> Update:
    return Update(1, [], None, prompt)


@pytest.mark.parametrize("game", sorted(shelf()))
def test_what_is_written_once_is_byte_for_byte_what_is_written_alone(game: str) -> None:
    for match in moments(game, seed=3):
        shared, pad = Shared(encode), Pad()
        for seat in (None, *range(match.seats)):
            prompt = Prompt(match.view(seat), [], [], None)
            assert pad.write(update(shared.prompt(prompt))) == encode(update(prompt))


class Board(Struct, frozen=True):
    public: tuple[Any, ...]
    mine: tuple[Any, ...] = ()


class Short(Struct, frozen=True, omit_defaults=True):
    public: tuple[Any, ...]
    mine: tuple[Any, ...] = MANY


def seen(table: Struct) -> Prompt:
    return Prompt(MatchView(1, 1, (0,), (0,), False, None, table), [], [], None)


def test_the_history_is_written_once_for_all() -> None:
    written: list[object] = []

    def counting(value: object) -> bytes:
        written.append(value)
        return encode(value)

    shared = Shared(counting)
    views = [seen(Board(tuple(MANY), (seat,))) for seat in range(3)]
    texts = [encode(update(shared.prompt(view))) for view in views]
    assert written == [MANY]
    assert texts == [encode(update(view)) for view in views]


@pytest.mark.parametrize(
    ("here", "there"),
    [
        (Board(MANY), Board((*MANY[:-1], 99))),
        (Board(MANY), Board((*MANY, 99))),
        (Board((*MANY, 1)), Board((*MANY, True))),  # equal, but not the same
        (Board(MANY, MANY), Board(MANY)),
        (Board(MANY), Short(MANY)),
        (Short(MANY), Short(MANY, ())),
    ],
)
def test_what_differs_between_two_seats_is_each_ones_own(here: Struct, there: Struct) -> None:
    for one, other in [(here, there), (there, here)]:
        shared = Shared(encode)
        for table in (one, other, one):
            assert encode(update(shared.prompt(seen(table)))) == encode(update(seen(table)))


def test_a_pad_forgets_what_was_written_on_it() -> None:
    pad = Pad()
    long, short = update(seen(Board(MANY * 100))), update(None)
    assert [pad.write(one) for one in (short, long, short)] == [encode(one) for one in (short, long, short)]
