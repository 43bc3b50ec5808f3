"""Resample gives exactly the worlds that a seat cannot tell apart, and each as often as the deal does."""

import pytest

from ludotheque.kernel.game import AnyGame, Game
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import PUBLIC, Seat

from .leak import Worlds, resample_is_exact, watchers, worlds
from .small import ALL, Case, begin, play


def chi_square_limit(freedom: int) -> float:
    """Above this only one fair sample in about a million falls (Wilson and Hilferty's approximation, z = 4.9)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 4.9 * part**0.5) ** 3)


def name(value: object) -> str:
    return value.id if isinstance(value, Game) else value.name if isinstance(value, Case) else str(value)


@pytest.mark.parametrize(("game", "case", "seed"), ALL, ids=name)
def test_resample_gives_only_worlds_that_have_looked_the_same(game: AnyGame, case: Case, seed: int) -> None:
    match, moves = play(game, case, seed)
    luck = QuickLuck(seed)
    for seat in watchers(match):
        for true, possible in worlds(begin(game, case), moves, seat):
            assert game.position(true.state) in possible, "the true world is one of them"
            resample_is_exact(true, possible, seat, luck, draws=8)


@pytest.mark.parametrize(("game", "case", "seed"), ALL[::4], ids=name)
def test_resample_gives_every_world_as_often_as_the_deal_does(game: AnyGame, case: Case, seed: int) -> None:
    _, moves = play(game, case, seed)
    for seat in (PUBLIC, 0):
        for step, (true, possible) in enumerate(worlds(begin(game, case), moves, seat)):
            if step in (0, 5, 11, 17):
                _check_frequencies(true, possible, seat, seed)


def _check_frequencies(match: Match, possible: Worlds, seat: Seat | None, seed: int) -> None:
    total = sum(weight for _, weight in possible.values())
    draws = 25 * len(possible) + 200
    counted = resample_is_exact(match, possible, seat, QuickLuck(seed), draws)
    assert set(counted) == set(possible), "every possible world comes up"
    expected = {position: draws * weight / total for position, (_, weight) in possible.items()}
    chi_square = sum((counted[position] - often) ** 2 / often for position, often in expected.items())
    assert len(possible) == 1 or chi_square < chi_square_limit(len(possible) - 1)
