"""What there is and how it is laid out: CS-01 to CS-05."""

from collections import Counter

import pytest

from ludotheque.games.casse_du_siecle import GAME
from ludotheque.games.casse_du_siecle.pieces import KEYS, StarterFound
from ludotheque.games.casse_du_siecle.rules import SETS
from ludotheque.kernel.errors import BadOptions
from ludotheque.kernel.pieces import LUCK, Drawn, Pick, Shuffle

from .table import all_keys, deal, do, eye, lay_out, named, plain_turn, sit, sizes


@pytest.mark.rule("CS-01")
def test_two_to_six_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    with pytest.raises(BadOptions):
        sit(7)


@pytest.mark.rule("CS-01")
def test_who_starts_is_random_or_the_tables_choice() -> None:
    match = sit(5)
    assert match.asks() == Pick(secret=False, among=5)
    assert match.apply(LUCK, Drawn((3,))) == [StarterFound(3)]
    assert match.state.mover == 3
    assert sit(5, starter=2).state.mover == 2
    with pytest.raises(BadOptions) as no:
        sit(2, starter=2)
    assert no.value.code.value == "starter-not-seated"


@pytest.mark.rule("CS-01")
def test_turns_go_round_from_the_starter() -> None:
    match = deal(3, starter=1)
    movers = []
    for _ in range(4):
        movers.append(match.state.mover)
        plain_turn(match)
    assert movers == [1, 2, 0, 1]


@pytest.mark.rule("CS-02")
def test_there_are_two_of_each_of_24_keys() -> None:
    assert Counter(all_keys(deal().state)) == dict.fromkeys(range(24), 2)
    assert {key.value for key in KEYS} == {f"{number}{letter}" for number in range(1, 7) for letter in "CODE"}


@pytest.mark.rule("CS-03")
def test_door_3_reads_3c_4o_5d_6e_and_door_5_wraps() -> None:
    assert named(SETS[2][0]) == "3C 4O 5D 6E"
    assert named(SETS[4][0]) == "5C 6O 1D 2E"


@pytest.mark.rule("CS-03")
def test_every_key_fits_one_lock_of_the_board() -> None:
    assert sorted(key for door in SETS for key in door[0]) == list(range(24))


@pytest.mark.rule("CS-04")
def test_the_keys_are_stacked_four_by_four_and_nobody_has_seen_them() -> None:
    match = deal()
    assert sizes(match) == [4] * 12
    for seat in (None, 0, 1):
        assert all(not layer.keys for layers in eye(match, seat).bunches for layer in layers)


@pytest.mark.rule("CS-05")
def test_four_gears_of_ten_are_laid_face_down() -> None:
    match = sit(2, starter=0)
    assert match.asks() == Shuffle(secret=True, size=10)
    match = deal(gears="7 10 3 1")
    assert match.state.digit[:4] == [7, 10, 3, 1]
    assert sorted(match.state.digit) == list(range(1, 11))
    view = eye(match, 0)
    assert [len(axle) for axle in view.axles] == [1] * 4
    assert view.reserve == 6
    assert all(gear.digit is None for axle in view.axles for gear in axle)


@pytest.mark.rule("CS-05")
def test_a_gear_laid_on_the_safe_is_no_longer_in_the_reserve() -> None:
    match = lay_out(doors={0: "1C 2O 3D", 1: "2C 3O 4D"}, bunches=("4E 5E 1C 2C",), long_combination=True)
    do(match, "take 0", "lay 4E 0", "look 0 lower")
    assert [eye(match, seat).reserve for seat in (0, 1, None)] == [5, 5, 5]
    do(match, "lay 5E 1", "look 1 lower")
    assert [eye(match, seat).reserve for seat in (0, 1, None)] == [4, 4, 4]
