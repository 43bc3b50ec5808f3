"""Master keys and changing keys: CS-14 to CS-16, CS-28."""

from typing import Any

import pytest

from ludotheque.games.casse_du_siecle.pieces import DoorFinished, DoorOpened, Key, KeysTakenBack, Letter

from .table import can, do, eye, heard, lay_out, named, put_back, refused


@pytest.mark.rule("CS-14")
@pytest.mark.parametrize(
    ("door", "number"),
    [
        (door, number)
        for door, numbers in enumerate(("1234", "2345", "3456", "4561", "5612", "6123"))
        for number in numbers
    ],
)
def test_a_door_opens_with_four_keys_of_one_of_its_numbers(door: int, number: str) -> None:
    keys = [f"{number}{letter}" for letter in "CODE"]
    match = lay_out(master_keys=True, bunches=(" ".join(keys),))
    do(match, "take 0", *(f"lay {key} {door}" for key in keys[:3]))
    events = do(match, f"lay {keys[3]} {door}")
    assert events[1] == DoorOpened(0, door, tuple(Key(key) for key in keys), 0)


@pytest.mark.rule("CS-14")
def test_a_number_that_is_not_on_the_door_does_not_fit() -> None:
    match = lay_out(master_keys=True, bunches=("1C 2C 3C 4C",))
    do(match, "take 0")
    assert [text for text in can(match, "lay") if text.endswith(" 2")] == ["lay 3C 2", "lay 4C 2"]
    match = lay_out(bunches=("1C 2C 3C 4C",))
    do(match, "take 0")
    refused(match, "lay 4C 2", "no-home", "CS-07")


@pytest.mark.rule("CS-15")
def test_a_door_begun_is_finished_in_the_same_manner() -> None:
    match = lay_out(master_keys=True, doors={2: "3C"}, bunches=("4O 3O 5O 6D",), changing_keys=False)
    do(match, "take 0")
    homes = [text for text in can(match, "lay") if text.endswith(" 2")]
    assert homes == ["lay 3O 2", "lay 4O 2"], "3C may be the code or the threes"
    do(match, "lay 3O 2")
    match = lay_out(master_keys=True, doors={2: "3C 3O"}, bunches=("5D 3D 3E 6E",), changing_keys=False)
    do(match, "take 0")
    assert [text for text in can(match, "lay") if text.endswith(" 2")] == ["lay 3D 2", "lay 3E 2"]
    refused(match, "lay 5D 2", "no-home", "CS-15")


@pytest.mark.rule("CS-14")
@pytest.mark.rule("CS-15")
def test_why_a_key_has_no_home_is_the_number_or_the_lock_or_the_manner() -> None:
    match = lay_out(master_keys=True, doors={2: "3C 3O"}, bunches=("1D 4O 5D 5E",))
    do(match, "take 0")
    refused(match, "lay 1D 2", "no-home", "CS-14")
    refused(match, "lay 4O 2", "no-home", "CS-07")
    refused(match, "lay 5D 2", "no-home", "CS-15")


@pytest.mark.rule("CS-16")
def test_he_picks_the_home_and_may_take_another_keys_home_away() -> None:
    match = lay_out(master_keys=True, bunches=("3C 4O 3O 3O",))
    do(match, "take 0")
    assert len([text for text in can(match, "lay") if text.startswith("lay 3C")]) == 4, "doors 1 to 3 and 6"
    do(match, "lay 3O 2", "lay 3C 2")
    assert "lay 4O 2" not in can(match)
    refused(match, "put-back 3O,4O", "must-lay", "CS-07")


@pytest.mark.rule("CS-16")
def test_he_must_still_lay_the_last_key_that_has_a_home_even_if_it_is_its_only_one() -> None:
    doors = {0: "2O", 1: "2O", 2: "5O", 3: "5O"}  # of the doors with a 3, only door 5 has its O uncovered
    match = lay_out(master_keys=True, doors=doors, bunches=("3O 3O 4O 4O",))
    do(match, "take 0")
    assert can(match) == ["lay 3O 5"]
    refused(match, "put-back 3O,3O,4O,4O", "must-lay", "CS-07")
    do(match, "lay 3O 5")
    assert not can(match, "lay")
    assert can(match, "put-back")


@pytest.mark.rule("CS-28")
def test_keys_may_be_taken_back_if_the_door_opens_in_one_move() -> None:
    match = lay_out(master_keys=True, doors={2: "3C 4O 5D"}, bunches=("3O 3D 3E 1C",))
    do(match, "take 0")
    assert can(match, "finish") == ["finish 2 3O,3D,3E"]
    refused(match, "finish 2 3O,3D", "does-not-finish", "CS-28")
    events = do(match, "finish 2 3O,3D,3E")
    back = KeysTakenBack(0, 2, (Letter.O, Letter.D), (Key.D5, Key.O4), 2, face_down=False)
    assert events[0] in (back, KeysTakenBack(0, 2, (Letter.O, Letter.D), (Key.O4, Key.D5), 2, face_down=False))
    assert events[1] == DoorFinished(0, 2, (Key.O3, Key.D3, Key.E3), 3)
    assert isinstance(events[2], DoorOpened)
    assert heard(match, events, 1) == events


@pytest.mark.rule("CS-28")
def test_keys_taken_back_are_not_laid_in_this_turn_and_go_back_with_the_rest() -> None:
    match = lay_out(master_keys=True, doors={2: "3C 4O 5D"}, bunches=("3O 3D 3E 1E",))
    do(match, "take 0", "finish 2 3O,3D,3E", "look 0 lower")
    assert named(sorted(match.state.aside)) == "4O 5D"
    assert eye(match, 1).aside == 2
    assert not any("4O" in text or "5D" in text for text in can(match, "lay"))
    while lays := can(match, "lay"):
        do(match, lays[0])
    assert any("4O" in text for text in can(match, "put-back"))
    put_back(match)
    assert match.state.aside == []


@pytest.mark.rule("CS-28")
def test_without_the_option_or_without_master_keys_nothing_is_taken_back() -> None:
    position: dict[str, Any] = {"doors": {2: "3C 4O 5D"}, "bunches": ("3O 3D 3E 1C",)}
    for options in ({"master_keys": True, "changing_keys": False}, {"changing_keys": True}):
        match = lay_out(**(position | options))
        do(match, "take 0")
        assert can(match, "finish") == []
        refused(match, "finish 2 3O,3D,3E", "no-changing", "CS-28")


@pytest.mark.rule("CS-07")
@pytest.mark.rule("CS-28")
def test_where_one_lays_freely_and_takes_nothing_back_keys_are_laid_one_by_one() -> None:
    for master, changing in ((True, True), (True, False), (False, True)):
        doors, bunches = {2: "3C 4O"}, ("5D 6E 1C 1O",)
        match = lay_out(doors=doors, bunches=bunches, master_keys=master, changing_keys=changing)
        do(match, "take 0")
        refused(match, "finish 2 5D,6E", "lay-one-by-one", "CS-07")
        refused(match, "finish 2 5D", "lay-one-by-one", "CS-07")


@pytest.mark.rule("CS-28")
def test_a_key_that_fits_is_not_changed_for_its_like() -> None:
    match = lay_out(master_keys=True, doors={2: "3C 4O 5D"}, bunches=("5D 6E 1C 1O",))
    do(match, "take 0")
    refused(match, "finish 2 5D,6E", "does-not-finish", "CS-28")


@pytest.mark.rule("CS-28")
def test_keys_taken_back_are_not_kept_in_hand() -> None:
    match = lay_out(master_keys=True, keys_in_hand=True, doors={2: "3C 4O 5D"}, bunches=("3O 3D 3E 1E",))
    do(match, "take 0", "finish 2 3O,3D,3E", "look 0 lower")
    assert can(match, "keep") == ["keep -", "keep 1E"]
