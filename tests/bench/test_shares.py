"""The proof of the same work must fail when the work is not the same."""

import math

import pytest
from benchmarks.contender import Deal, scripted_choice
from benchmarks.ours import play_at_a_table, play_quickly
from benchmarks.shares import Tally, chance_of_more, doubts, same_shares

from ludotheque.kernel.luck import QuickLuck


@pytest.mark.parametrize(
    ("chi_squared", "freedom", "tail"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (11.070, 5, 0.05), (20.515, 5, 0.001), (10.828, 1, 0.001), (0.0, 3, 1.0)],
)
def test_the_tail_of_chi_squared_is_as_in_the_tables(chi_squared: float, freedom: int, tail: float) -> None:
    assert math.isclose(chance_of_more(chi_squared, freedom), tail, rel_tol=2e-3)


def test_equal_shares_are_likely_and_unequal_ones_are_not() -> None:
    assert same_shares([100, 300, 600], [1000, 3000, 6000]) > 0.99
    assert same_shares([200, 200, 600], [1000, 3000, 6000]) < 1e-6


def played(games: int, designated: float = 0.15) -> Tally:
    """A tally of games in which the Fake Key is designated in this share, and else escapes."""
    hits = round(games * designated)
    endings = {"fake-designated": hits, "fake-escaped": games - hits}
    parts = {"key": 0, "treasure": 0, "fake-key": games, "neutral": 0}
    return Tally(games, 25 * games, endings, [games // 5] * 5, parts)


def test_a_contender_that_plays_another_game_is_found_out() -> None:
    honest = {"a": played(50_000), "b": played(9_000)}
    assert not any(doubt.grave for doubt in doubts(honest, spread=9.0))
    found = [doubt for doubt in doubts({**honest, "c": played(9_000, designated=0.12)}, spread=9.0) if doubt.grave]
    assert ("c", "how games end") in {(doubt.contender, doubt.about) for doubt in found}


def test_games_that_are_longer_are_found_out() -> None:
    longer = played(9_000)._replace(steps=round(25.6 * 9_000))
    found = [doubt for doubt in doubts({"a": played(50_000), "b": longer}, spread=9.0) if doubt.grave]
    assert {doubt.about for doubt in found} == {"steps a game"}


def test_our_two_ways_through_the_rules_play_scripted_games_alike() -> None:
    luck = QuickLuck(5)
    deck = ["key", "treasure", "fake-key", *["neutral"] * 4]
    for _ in range(100):
        deal = Deal(luck.below(5), [deck[card] for card in luck.shuffle(7)])
        choices = [luck.below(1 << 16) for _ in range(64)]
        assert play_quickly(deal, scripted_choice(choices)) == play_at_a_table(deal, scripted_choice(choices))
