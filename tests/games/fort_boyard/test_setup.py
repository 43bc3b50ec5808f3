"""How a game begins (FB-01 to FB-05)."""

from collections import Counter

import pytest

from ludotheque.games.fort_boyard import GAME
from ludotheque.games.fort_boyard.board import board_of
from ludotheque.games.fort_boyard.pieces import NOTES, ChestFilled, Space, StarterFound, StartRolled
from ludotheque.games.fort_boyard.setup import ALL_NOTES
from ludotheque.kernel.errors import BadOptions
from ludotheque.kernel.pieces import Roll, Shuffle

from .table import all_keys, answer, eye, of, phase, sit


@pytest.mark.rule("FB-01")
def test_three_to_six_play() -> None:
    assert list(GAME.seats) == [3, 4, 5, 6]
    for seats in (2, 7):
        with pytest.raises(BadOptions):
            sit(seats)


@pytest.mark.rule("FB-01")
def test_everybody_rolls_the_highest_starts_and_of_equals_only_they_roll_again() -> None:
    match = sit(4)
    answer(match, *range(112))
    answer(match, *range(180))
    assert match.asks() == Roll(secret=False, dice=4, sides=6)
    assert answer(match, 5, 2, 5, 5) == [StartRolled(0, 5), StartRolled(1, 2), StartRolled(2, 5), StartRolled(3, 5)]
    assert match.asks() == Roll(secret=False, dice=3, sides=6)
    assert answer(match, 1, 6, 2) == [StartRolled(0, 1), StartRolled(2, 6), StartRolled(3, 2), StarterFound(2)]
    assert match.to_act() == [2]


@pytest.mark.rule("FB-02")
def test_thirty_keys_of_each_colour_and_all_pawns_on_the_start() -> None:
    match = sit(6)
    assert all_keys(match.state) == {"black": 30, "red": 30}
    assert match.state.supply == 30
    assert match.state.at == [0] * 6


@pytest.mark.rule("FB-03")
def test_the_112_notes() -> None:
    assert len(ALL_NOTES) == 112
    assert Counter(ALL_NOTES) == {1_000: 35, 5_000: 29, 10_000: 20, 50_000: 15, 100_000: 8, 500_000: 5} == NOTES


@pytest.mark.rule("FB-03")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ten_from_each_lie_in_the_chest_in_one_pile_and_nobody_sees_them(seats: int) -> None:
    match = sit(seats)
    assert match.asks() == Shuffle(secret=True, size=112)
    order = list(range(111, -1, -1))
    assert answer(match, *order) == [ChestFilled(10 * seats)]
    assert match.state.chest == [ALL_NOTES[index] for index in order[: 10 * seats]]
    assert eye(match, 0).chest == 10 * seats
    assert eye(match, 0).notes == ()


@pytest.mark.rule("FB-04")
def test_the_round_walk_has_36_spaces_in_this_order() -> None:
    board = board_of(5)
    where = {space: [at for at in range(36) if board.kind[at] is space] for space in Space}
    assert board.size == 36
    assert where == {
        Space.START: [0],
        Space.TIGER: [4, 11, 17, 25, 31],
        Space.GUARDIAN: [18],
        Space.BOTH: [7, 14, 22, 33],
        Space.EITHER: [2, 9, 15, 20, 27, 34],
        Space.TRIAL: [1, 3, 5, 8, 10, 13, 16, 19, 21, 23, 26, 28, 30, 32],
        Space.WALL: [6, 12, 24, 29, 35],
    }


@pytest.mark.rule("FB-04")
def test_all_thirty_black_keys_lie_on_the_board() -> None:
    match = sit()
    assert sum(match.state.black) == 30
    assert [at for at, count in enumerate(match.state.black) if count == 2] == [7, 14, 18, 22, 33]
    assert sum(match.state.red) == 0


@pytest.mark.rule("FB-05")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_180_riddles_are_shuffled_and_nobody_sees_their_order(language: str) -> None:
    match = sit(riddles=language)
    answer(match, *range(112))
    assert match.asks() == Shuffle(secret=True, size=180)
    answer(match, *reversed(range(180)))
    assert match.state.pile[:3] == (179, 178, 177)
    assert phase(match) == "starting"
    assert {riddle.language for riddle in match.state.rules.riddles} == {language}


def test_no_starter_is_told_before_the_roll() -> None:
    match = sit()
    assert eye(match, None).starter is None
    assert of(answer(match, *range(112)), StarterFound) == []
