"""Quick play: rows of small numbers, moves in a buffer, and playouts of a game that numbers nothing itself."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.moves import Moves
from ludotheque.kernel.pieces import LUCK, NOBODY, Drawn
from ludotheque.kernel.playout import play_out, play_outs
from ludotheque.kernel.row import nth, numbers_of, put, row_of

from .sablier import SABLIER, Guess, Options

rows = st.lists(st.integers(0, 15), max_size=15)


@given(rows, st.integers(0, 14), st.integers(0, 15))
def test_a_row_keeps_each_of_its_numbers(numbers: list[int], index: int, number: int) -> None:
    row = row_of(numbers)
    assert numbers_of(row, len(numbers)) == numbers
    changed = put(row, index, number)
    assert nth(changed, index) == number
    assert all(nth(changed, other) == nth(row, other) for other in range(15) if other != index)


@given(st.lists(st.integers(0, 5000), unique=True))
def test_moves_come_out_once_each_small_ones_first_and_in_order(numbers: list[int]) -> None:
    moves = Moves()
    moves.add(7)
    moves.add(700)
    moves.clear()
    for number in numbers:
        moves.add(number)
    found = [moves.nth(index) for index in range(moves.count)]
    assert found == sorted(number for number in numbers if number < 60) + [one for one in numbers if one >= 60]


def test_there_is_no_move_after_the_last() -> None:
    moves = Moves()
    moves.add(3)
    for nowhere in (1, -1, 60):
        with pytest.raises(IndexError):
            moves.nth(nowhere)


@pytest.mark.parametrize("numbers", [[16], [-1], [0] * 16, [2**70]])
def test_a_row_refuses_what_it_cannot_hold(numbers: list[int]) -> None:
    with pytest.raises(ValueError, match="row"):
        row_of(numbers)


@pytest.mark.parametrize("size", [1, 2, 7, 14])
def test_a_shuffle_is_the_same_as_a_row(size: int) -> None:
    for seed in range(20):
        assert numbers_of(QuickLuck(seed).shuffle_row(size), size) == QuickLuck(seed).shuffle(size)


def test_a_game_that_numbers_nothing_can_be_played_out() -> None:
    start = Match(SABLIER, Options(), 2).state
    ends, steps = play_outs(SABLIER, start, QuickLuck(1), 30)
    assert steps == 60, "two guesses a game"
    assert all(SABLIER.outcome(state) is not None for state in ends)
    assert len({state.hidden for state in ends}) > 1, "luck was asked"


def test_who_is_next() -> None:
    match = Match(SABLIER, Options(), 2)
    state = match.state
    assert SABLIER.turn(state) == LUCK
    match.apply(LUCK, Drawn((3,)))
    match.apply(LUCK, Drawn((1,)))
    assert SABLIER.turn(state) == 0
    match.apply(0, Guess(1))
    assert SABLIER.turn(state) == 1
    play_out(SABLIER, state, QuickLuck(1), QuickLuck(2), Moves())
    assert SABLIER.turn(state) == NOBODY
