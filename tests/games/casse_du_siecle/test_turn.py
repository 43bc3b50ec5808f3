"""A turn of the simple game: CS-06 to CS-10, CS-13."""

from collections.abc import Mapping

import pytest

from ludotheque.games.casse_du_siecle.pieces import (
    BunchesMade,
    BunchTaken,
    DoorCleared,
    DoorOpened,
    GearAdded,
    GearSeen,
    Key,
    KeyLaid,
    KeysPutBack,
    Letter,
    Level,
    LuckPutBack,
    Phase,
)
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import LUCK, Drawn

from .table import (
    READER,
    all_keys,
    bunch,
    can,
    deal,
    do,
    eye,
    finish_turn,
    heard,
    lay_out,
    numbers,
    plain_turn,
    put_back,
    refused,
    sizes,
)


@pytest.mark.rule("CS-06")
def test_a_bunch_is_taken_and_seen_by_its_taker_alone() -> None:
    match = deal(2, "1C 2C 3C 4C")
    events = do(match, "take 0")
    assert events == [BunchTaken(0, 0, (Key.C1, Key.C2, Key.C3, Key.C4), 4)]
    assert heard(match, events, 1) == heard(match, events, None) == [BunchTaken(0, 0, (), 4)]
    assert eye(match, 0).hand == (Key.C1, Key.C2, Key.C3, Key.C4)
    assert eye(match, 1).hand == eye(match, None).hand == ()
    assert eye(match, 1).held == (4, 0)
    assert sizes(match)[0] == 0


@pytest.mark.rule("CS-06")
def test_an_incomplete_bunch_may_be_taken_an_empty_place_not_and_nobody_passes() -> None:
    match = lay_out(doors={0: "1C 2O"})
    assert sizes(match)[10:] == [4, 2]
    assert can(match) == [f"take {place}" for place in range(12)]
    match = lay_out(doors={0: "1C 2O 3D", 1: "2C"})
    assert can(match) == [f"take {place}" for place in range(11)]
    refused(match, "take 11", "no-bunch", "CS-06")
    refused(match, "put-back -", "wrong-step", "CS-08")


@pytest.mark.rule("CS-07")
def test_every_key_with_a_home_is_laid_in_any_order() -> None:
    match = deal(2, "1C 1C 2O 6E")
    do(match, "take 0")
    assert can(match) == ["lay 1C 0", "lay 2O 0", "lay 6E 2"]
    refused(match, "put-back 1C,1C,2O,6E", "must-lay", "CS-07")
    refused(match, "lay 2O 1", "no-home", "CS-07")
    refused(match, "lay 3D 0", "not-in-hand", "CS-07")
    events = do(match, "lay 6E 2")
    assert events == [KeyLaid(0, 2, Letter.E, Key.E6, face_down=False)]
    assert heard(match, events, None) == events
    do(match, "lay 1C 0", "lay 2O 0")
    assert can(match) == ["put-back 1C"], "its lock is covered now"


@pytest.mark.rule("CS-07")
def test_an_opened_door_stays_covered_until_it_is_shuffled_back() -> None:
    match = lay_out(doors={0: "1C 2O 3D"}, bunches=("4E 4E 5D 6O",))
    do(match, "take 0", "lay 4E 0", "look 0 lower")
    assert "lay 4E 0" not in can(match)
    refused(match, "lay 4E 0", "door-shut", "CS-07")


@pytest.mark.rule("CS-08")
def test_the_rest_goes_onto_the_incomplete_bunch_first() -> None:
    match = lay_out(doors={0: "1C 2O", 1: "2C"}, bunches=("1C 2O 2C 6E",))
    assert sizes(match) == [4] * 11 + [1]
    do(match, "take 0", "lay 6E 2")
    assert eye(match, 1).filling == 11
    assert can(match) == ["put-back 1C,2C,2O"]
    do(match, "put-back 1C,2C,2O")
    assert sizes(match) == [0] + [4] * 11


@pytest.mark.rule("CS-08")
def test_which_keys_go_where_is_his_choice_and_others_see_how_many() -> None:
    match = lay_out(doors={0: "1C 2O 3D", 1: "2C 3O 4D"}, bunches=("1C 2O 3D 6E",))
    assert sizes(match) == [4] * 10 + [2, 0]
    do(match, "take 0", "lay 6E 2")
    assert can(match) == ["put-back 1C,2O", "put-back 1C,3D", "put-back 2O,3D"]
    refused(match, "put-back 1C", "wrong-count", "CS-08")
    refused(match, "put-back 1C,1C", "not-in-hand", "CS-08")
    events = do(match, "put-back 1C,3D")
    assert events == [KeysPutBack(0, 10, (Key.C1, Key.D3), 2), KeysPutBack(0, 0, (Key.O2,), 1)], (
        "the lowest empty place"
    )
    assert heard(match, events, 1) == [KeysPutBack(0, 10, (), 2), KeysPutBack(0, 0, (), 1)]
    assert sizes(match) == [1] + [4] * 10 + [0]


@pytest.mark.rule("CS-08")
def test_a_bunch_is_filled_to_four_before_the_next_is_begun() -> None:
    match = lay_out(3, hands={0: "1C 1O 1D"}, keys_in_hand=True, bunches=("1E 2C 2O 2D",))
    assert sizes(match)[11] == 1
    do(match, "take 0", "keep -")
    assert len(can(match)) == 35, "three of seven onto the incomplete bunch"
    do(match, can(match)[0])
    assert sizes(match)[11] == 4
    assert sizes(match)[0] == 4


@pytest.mark.rule("CS-08")
def test_seven_keys_may_go_to_three_places_each_filled_before_the_next() -> None:
    match = lay_out(2, doors={0: "1C 2O", 1: "2C 3O 4D 5E"}, hands={0: "1C 1O 1D"}, keys_in_hand=True)
    assert sizes(match)[9:] == [3, 0, 0]
    do(match, "take 0", "keep -")
    events = [*do(match, can(match)[0]), *do(match, can(match)[0])]
    assert [(event.place, event.count) for event in events if isinstance(event, KeysPutBack)] == [
        (9, 1),
        (0, 4),
        (10, 2),
    ]


@pytest.mark.rule("CS-09")
def test_who_lays_the_last_key_opens_the_door_and_looks_at_once() -> None:
    match = lay_out(doors={0: "1C 2O 3D"}, bunches=("4E 6E 5D 1E",), gears="9 8 7 6")
    do(match, "take 0")
    events = do(match, "lay 4E 0")
    assert events[1] == DoorOpened(0, 0, (Key.C1, Key.O2, Key.D3, Key.E4), 0)
    assert can(match) == [f"look {axle} lower" for axle in range(4)]
    refused(match, "lay 6E 2", "wrong-step", "CS-07")
    events = do(match, "look 2 lower")
    assert heard(match, events, 0) == [GearSeen(0, 2, Level.LOWER, 7)]
    assert heard(match, events, 1) == heard(match, events, None) == [GearSeen(0, 2, Level.LOWER, None)]
    assert eye(match, 0).axles[2][0].digit == 7
    assert eye(match, 1).axles[2][0].digit is None
    assert eye(match, 1).axles[2][0].seen_by == (0,)
    assert "lay 6E 2" in can(match), "then he lays on"


@pytest.mark.rule("CS-09")
def test_others_see_that_it_was_an_upper_gear_but_not_its_digit() -> None:
    doors, bunches = {0: "1C 2O 3D", 1: "2C 3O 4D"}, ("4E 5E 1C 2C",)
    match = lay_out(doors=doors, bunches=bunches, gears="9 8 7 6 5", long_combination=True)
    do(match, "take 0", "lay 4E 0")
    events = do(match, "look 2 lower")
    assert heard(match, events, 1) == [GearSeen(0, 2, Level.LOWER, None), GearAdded(0, 2)]
    do(match, "lay 5E 1")
    events = do(match, "look 2 upper")
    assert heard(match, events, 0) == [GearSeen(0, 2, Level.UPPER, 5)]
    assert heard(match, events, 1) == heard(match, events, None) == [GearSeen(0, 2, Level.UPPER, None)]


@pytest.mark.rule("CS-10")
def test_the_doors_keys_and_two_complete_bunches_make_three() -> None:
    match = lay_out(doors={0: "1C 2O 3D"}, bunches=("4E 4E 1C 2O",))
    do(match, "take 0", "lay 4E 0", "look 0 lower")
    put_back(match)
    assert sizes(match)[11] == 4
    assert match.state.phase is Phase.PICKING
    assert len(can(match)) == 11 * 10 // 2
    refused(match, "pick 0 1", "not-complete", "CS-10")
    before = sorted(numbers(f"1C 2O 3D 4E {bunch(match, 3)} {bunch(match, 7)}"))
    events = do(match, "pick 3 7")
    assert BunchesMade(0, 3, 7, 0) in events
    assert sorted(numbers(" ".join(bunch(match, place) for place in (3, 7, 0)))) == before
    assert match.state.locks[:4] == [-1] * 4
    assert match.state.mover == 1
    assert eye(match, 0).bunches[3][0].keys == ()


@pytest.mark.rule("CS-10")
def test_an_incomplete_bunch_is_not_picked() -> None:
    match = lay_out(doors={0: "1C 2O 3D"}, bunches=("4E 6E 1C 2O",))
    do(match, "take 0", "lay 4E 0", "look 0 lower", "lay 6E 2")
    put_back(match)
    assert sizes(match) == [0] + [4] * 10 + [3]
    assert len(can(match, "pick")) == 10 * 9 // 2
    refused(match, "pick 1 11", "not-complete", "CS-10")


@pytest.mark.rule("CS-10")
def test_the_third_bunch_goes_to_the_lowest_empty_place_and_luck_decides_what_is_in_it() -> None:
    match = lay_out(doors={0: "1C 2O 3D", 1: "2C 3O", 2: "3C 4O 5D"}, bunches=("4E 1C 2O 3D",))
    do(match, "take 0", "lay 4E 0", "look 0 lower")
    put_back(match)
    assert sizes(match) == [3] + [4] * 9 + [0, 0]
    first, second = bunch(match, 1), bunch(match, 2)
    match.apply(0, READER.read("pick 1 2"))
    events = match.apply(LUCK, Drawn(tuple(reversed(range(12)))))
    assert events == [BunchesMade(0, 1, 2, 10)]
    assert [bunch(match, place) for place in (1, 2, 10)] == [second, first, "1C 2O 3D 4E"]


@pytest.mark.rule("CS-10")
def test_two_doors_opened_in_one_turn_are_shuffled_back_in_order() -> None:
    match = lay_out(doors={0: "1C 2O 3D", 1: "2C 3O 4D"}, bunches=("4E 5E 1C 2C",))
    do(match, "take 0", "lay 5E 1", "look 0 lower", "lay 4E 0", "look 1 lower")
    put_back(match)
    assert eye(match, None).to_shuffle == (1, 0)
    do(match, can(match)[0])
    assert eye(match, None).to_shuffle == (0,)
    assert match.state.locks[4:8] == [-1] * 4
    assert match.state.locks[0] != -1
    do(match, can(match)[0])
    assert match.state.mover == 1
    assert all_keys(match.state) == sorted([*range(24)] * 2)


@pytest.mark.rule("CS-10")
def test_a_door_shuffled_back_can_be_opened_again_and_a_bunch_just_made_picked_again() -> None:
    match = lay_out(doors={0: "1C 2O 3D", 1: "2C 3O 4D"}, bunches=("4E 5E 2C 3O", "1C 2O 3D 4E"))
    do(match, "take 0", "lay 5E 1", "look 0 lower", "lay 4E 0", "look 1 lower")
    put_back(match)
    assert BunchesMade(1, 7, 8, 0) in do(match, "pick 7 8")
    assert {"pick 0 7", "pick 0 8", "pick 7 8"} <= set(can(match))
    do(match, "pick 0 7", "take 1", "lay 1C 0", "lay 2O 0", "lay 3D 0")
    assert isinstance(do(match, "lay 4E 0")[-1], DoorOpened)


@pytest.mark.rule("CS-13")
def test_a_door_is_cleared_if_no_key_could_be_laid() -> None:
    """Two doors of his own, begun in manners of which both copies of every key are on the other's doors."""
    match = lay_out(3, own_doors=True, doors={1: "2C", 2: "3C 4O", 4: "5C 6O 1D"})
    state = match.state
    for place in range(12):  # seat 1 has doors 1 and 4: what these still want is out of reach
        for pile in state.bunches[place]:
            pile.keys[:] = [key for key in pile.keys if key not in numbers("3O 4D 5E 2E")]
    do(match, "take 0")
    events = []
    while match.state.mover == 0:
        events = do(match, can(match)[-1])
    assert DoorCleared(1, 1, 1) in events, "of doors 1 and 4 the one with fewer keys"
    assert any(isinstance(event, LuckPutBack) for event in events)
    assert match.state.locks[4:8] == [-1] * 4
    assert match.state.phase is Phase.TAKING


@pytest.mark.rule("CS-13")
def test_a_door_without_a_key_is_not_the_one_with_the_fewest() -> None:
    match = lay_out(2, own_doors=True, doors={3: "4C 5O"})
    for place in range(12):  # seat 1 has doors 1, 3 and 5: what these want is out of reach
        for pile in match.state.bunches[place]:
            pile.keys[:] = [key for key in pile.keys if key not in numbers("2C 3O 4D 5E 4C 5O 6D 1E 6C 1O 2D 3E")]
    do(match, can(match)[-1])
    events = []
    while match.state.mover == 0:
        events = do(match, can(match)[-1])
    assert DoorCleared(1, 3, 2) in events


def before_a_deadlock(fives: Mapping[int, str], hands: Mapping[int, str] | None = None) -> Match:
    """Seat 0 holds a bunch without a home. Seat 1 has doors 1 and 4, which want 5E and 2E alone; both 2E lie on the
    doors of others."""
    doors = {0: "2E", 1: "2C 3O 4D", 4: "5C 6O 1D", 5: "2E", **fives}
    options = {"master_keys": True, "own_doors": True, "keys_in_hand": hands is not None}
    match = lay_out(3, doors=doors, hands=hands, bunches=("6C 6O 6D 6E",), **options)
    do(match, "take 0", *(["keep -"] if hands else []))
    return match


@pytest.mark.rule("CS-13")
def test_of_doors_with_equally_many_keys_the_lowest_is_cleared_and_luck_shuffles_its_keys() -> None:
    match = before_a_deadlock({2: "5E", 3: "5E"})
    events = match.apply(0, READER.read(can(match, "put-back")[0]))
    assert events[-1] == DoorCleared(1, 1, 3)
    assert sizes(match)[0] == 2
    events = match.apply(LUCK, Drawn((2, 1, 0)))
    assert events == [LuckPutBack(0, 2), LuckPutBack(10, 1)]
    assert bunch(match, 10) == "2C", "the last of the three, as luck has it"
    assert all_keys(match.state) == sorted([*range(24)] * 2)


@pytest.mark.rule("CS-13")
def test_a_key_in_anybodys_hand_could_be_laid_too() -> None:
    match = before_a_deadlock({3: "5E"}, hands={2: "5E"})
    put_back(match)
    assert match.state.mover == 1
    assert match.state.phase is Phase.TAKING
    assert eye(match, None).doors[1].locks[0].covered


@pytest.mark.rule("CS-13")
def test_no_door_is_cleared_while_some_key_could_be_laid() -> None:
    match = deal(2)
    for _ in range(12):
        plain_turn(match)
        assert not any(isinstance(event, DoorCleared) for event in match.state.last_turn)
    finish_turn(match)


@pytest.mark.rule("CS-08", "CS-29")
def test_keys_in_another_order_are_refused_for_that() -> None:
    match = lay_out(bunches=("1C 2C 6E 5E",), hands={0: ""}, doors={0: "1C", 1: "2C", 2: "6E", 3: "4C"})
    do(match, "take 0")
    while can(match, "lay"):
        do(match, can(match, "lay")[0])
    way = can(match, "put-back")[0]
    keys = way.removeprefix("put-back ").split(",")
    assert len(keys) > 1
    refused(match, f"put-back {','.join(reversed(keys))}", "keys-out-of-order", "CS-08")
