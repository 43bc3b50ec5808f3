"""Resample: every world that a seat cannot tell from the true one, and no other."""

from collections import Counter

import pytest

from ludotheque.games.fort_boyard import GAME
from ludotheque.games.fort_boyard.setup import ALL_NOTES
from ludotheque.games.fort_boyard.state import State
from ludotheque.kernel.luck import QuickLuck

from .table import card, do, lay_out, reach


def rich() -> State:
    """Seat 0 has four notes, seat 1 two, and there are 24 in the chest."""
    match = lay_out(3)
    state: State = match.state
    state.chest = ALL_NOTES[40:64]
    state.purses = [[1_000, 5_000, 500_000, 500_000], [500_000, 10_000], []]
    return state


@pytest.mark.rule("FB-41")
def test_ones_own_notes_stay_and_all_others_may_be_anywhere() -> None:
    state, luck = rich(), QuickLuck("worlds")
    of_another: Counter[int] = Counter()
    on_top: Counter[int] = Counter()
    for _ in range(1_200):
        other = GAME.resample(state, 0, luck)
        assert other.purses[0] == state.purses[0]
        assert [len(purse) for purse in other.purses] == [4, 2, 0]
        assert len(other.chest) == 24
        all_notes = Counter(other.chest + other.purses[0] + other.purses[1])
        assert not all_notes - Counter(ALL_NOTES), "no note that is not there"
        of_another[other.purses[1][0]] += 1
        on_top[other.chest[-1]] += 1
    for found in (of_another, on_top):
        assert 310 < found[1_000] < 450, "34 of 108"
        assert 12 < found[500_000] < 60, "3 of 108: two are his own"


@pytest.mark.rule("FB-41")
def test_in_which_order_ones_own_notes_came_is_known_and_in_the_purse_they_are_sorted() -> None:
    state = rich()
    state.purses[0] = [500_000, 1_000]
    assert GAME.knowledge(state, 0).notes == (500_000, 1_000)
    assert GAME.view(state, 0).notes == (1_000, 500_000)
    assert GAME.knowledge(state, None).notes == ()


@pytest.mark.rule("FB-41")
def test_the_public_knows_no_note_at_all() -> None:
    state, luck = rich(), QuickLuck("public")
    others = [GAME.resample(state, None, luck) for _ in range(400)]
    assert len({tuple(other.purses[0]) for other in others}) > 100


@pytest.mark.rule("FB-19")
def test_riddles_that_everybody_has_seen_stay_under_the_pile() -> None:
    match = lay_out()
    card(match)
    reach(match, 18)
    do(match, "turn-hourglass")
    do(match, "roll", "2 2")
    other = GAME.resample(match.state, 1, QuickLuck("pile"))
    assert other.pile[-1] == match.state.pile[-1]
    assert other.pile[:-1] != match.state.pile[:-1]
    assert sorted(other.pile) == list(range(180))
