"""Doors of one's own, and theft: CS-20 to CS-22."""

import pytest

from ludotheque.games.casse_du_siecle.pieces import DoorFinished, DoorOpened, DoorTaken, Phase
from ludotheque.kernel.match import Match

from .table import can, do, eye, finish_turn, lay_out, put_back, refused, sit


@pytest.mark.rule("CS-20")
@pytest.mark.parametrize(
    ("seats", "owners"),
    [
        (2, [0, 1, 0, 1, 0, 1]),
        (3, [0, 1, 2, 0, 1, 2]),
        (4, [0, 1, 2, 3, None, None]),
        (5, [0, 1, 2, 3, 4, None]),
        (6, [0, 1, 2, 3, 4, 5]),
    ],
)
def test_doors_are_dealt_round_and_what_is_over_is_spare(seats: int, owners: list[int | None]) -> None:
    view = eye(sit(seats, own_doors=True), None)
    assert [door.owner for door in view.doors] == owners
    assert [door.shut for door in view.doors] == [owner is None for owner in owners]
    assert not any(door.shut for door in eye(sit(seats), None).doors)


@pytest.mark.rule("CS-20")
def test_who_opens_his_own_door_takes_a_spare_one_at_the_end_of_the_turn() -> None:
    match = lay_out(4, own_doors=True, doors={0: "1C 2O 3D"}, bunches=("4E 5C 6C 1D",))
    do(match, "take 0")
    assert can(match, "finish") == []
    refused(match, "lay 5C 4", "door-shut", "CS-20")
    do(match, "lay 4E 0", "look 0 lower")
    put_back(match)
    do(match, can(match)[0])
    assert can(match) == ["take-door 4", "take-door 5"]
    refused(match, "take-door 3", "not-spare", "CS-20")
    assert do(match, "take-door 5") == [DoorTaken(0, 5)]
    assert (eye(match, 1).doors[5].owner, eye(match, 1).doors[5].shut) == (0, False)
    assert match.state.mover == 1


@pytest.mark.rule("CS-20")
def test_the_only_spare_door_left_is_taken_without_asking() -> None:
    match = lay_out(5, own_doors=True, doors={0: "1C 2O 3D"}, bunches=("4E 1C 2O 3D",))
    do(match, "take 0", "lay 4E 0", "look 0 lower")
    put_back(match)
    assert DoorTaken(0, 5) in do(match, can(match)[0])


@pytest.mark.rule("CS-20")
def test_whose_turn_is_next_has_earned_nothing_by_it() -> None:
    match = two_turns_of_an_opener()
    do(match, "take-door 5", "take 1")
    put_back(match)
    assert match.state.mover == 2
    assert eye(match, 0).doors[4].shut


def two_turns_of_an_opener() -> Match:
    """Seat 0 has opened his door and is to take a spare one. Bunches 1, 2 and 3 have no home at the seats of these
    numbers; bunch 4 opens door 0 again."""
    bunches = ("4E 5C 6C 1D", "6O 6O 6D 6D", "2C 2C 2D 2D", "3E 3E 5E 5E", "1C 2O 3D 4E")
    match = lay_out(4, own_doors=True, doors={0: "1C 2O 3D"}, bunches=bunches)
    do(match, "take 0", "lay 4E 0", "look 0 lower")
    put_back(match)
    do(match, "pick 9 10")
    return match


@pytest.mark.rule("CS-20")
def test_a_thief_earns_no_spare_door() -> None:
    match = lay_out(5, own_doors=True, doors={1: "2C 3O 4D"}, bunches=("5E 5E 1D 6O",))
    do(match, "take 0", "finish 1 5E", "look 0 lower")
    finish_turn(match)
    assert match.state.spares == 1 << 5


@pytest.mark.rule("CS-21")
def test_one_lays_freely_on_ones_own_doors_alone() -> None:
    match = lay_out(2, own_doors=True, bunches=("1C 2C 3C 4C",))
    do(match, "take 0")
    assert can(match) == ["lay 1C 0", "lay 3C 2"]
    refused(match, "lay 2C 1", "not-your-door", "CS-21")
    refused(match, "put-back 1C,2C,3C,4C", "must-lay", "CS-07")


@pytest.mark.rule("CS-21")
@pytest.mark.rule("CS-09")
def test_anothers_door_is_stolen_by_covering_all_its_locks_in_one_move() -> None:
    match = lay_out(2, own_doors=True, doors={1: "2C 3O"}, bunches=("4D 5E 1C 6C",))
    do(match, "take 0")
    assert can(match, "finish") == ["finish 1 4D,5E"], "it may come before laying"
    refused(match, "finish 1 4D", "does-not-finish", "CS-21")
    events = do(match, "finish 1 4D,5E")
    assert isinstance(events[0], DoorFinished)
    assert isinstance(events[1], DoorOpened)
    assert events[1].seat == 0
    assert match.to_act() == [0], "the thief looks"


@pytest.mark.rule("CS-21")
@pytest.mark.rule("CS-28")
def test_what_opens_no_door_in_one_move_is_refused_as_a_theft_or_as_keys_changed() -> None:
    match = lay_out(2, own_doors=True, master_keys=True, doors={1: "2C 3O"}, bunches=("4D 5E 3C 1O",))
    do(match, "take 0")
    refused(match, "finish 1 4D", "does-not-finish", "CS-21")
    refused(match, "finish 1 3C,4D,5E", "does-not-finish", "CS-28")
    refused(match, "finish 0 1O", "lay-one-by-one", "CS-07")
    match = lay_out(2, own_doors=True, doors={1: "2C 3O"}, bunches=("4D 5E 3C 1O",))
    do(match, "take 0")
    refused(match, "finish 1 3C,4D,5E", "no-changing", "CS-28")


@pytest.mark.rule("CS-21")
def test_a_door_not_begun_can_be_stolen_too_and_theft_is_a_choice() -> None:
    match = lay_out(2, own_doors=True, bunches=("2C 3O 4D 5E",))
    do(match, "take 0")
    assert can(match) == ["finish 1 2C,3O,4D,5E", "put-back 2C,3O,4D,5E"]


@pytest.mark.rule("CS-22")
def test_an_opened_door_stays_with_its_owner() -> None:
    match = lay_out(2, own_doors=True, doors={1: "2C 3O"}, bunches=("4D 5E 1C 6C",))
    do(match, "take 0", "finish 1 4D,5E", "look 0 lower")
    finish_turn(match)
    assert eye(match, 0).doors[1].owner == 1


@pytest.mark.rule("CS-22")
def test_nobody_has_more_than_one_spare_door() -> None:
    match = two_turns_of_an_opener()
    do(match, "take-door 5")
    for seat in (1, 2, 3):
        do(match, f"take {seat}")
        put_back(match)
    do(match, "take 4", "lay 1C 0", "lay 2O 0", "lay 3D 0", "lay 4E 0", "look 1 lower", "pick 9 10")
    assert match.state.mover == 1
    assert match.state.phase is Phase.TAKING
    assert eye(match, 0).doors[4].shut
