"""Hidden keys and bets: CS-23 to CS-28."""

import pytest

from ludotheque.games.casse_du_siecle.pieces import (
    BetLost,
    DoorOpened,
    Ending,
    Glimpse,
    Key,
    KeyLaid,
    KeysTakenBack,
    Letter,
    Level,
    Phase,
)

from .table import can, do, eye, finish_turn, heard, lay_out, numbers, refusal, refused


@pytest.mark.rule("CS-23")
def test_keys_lie_face_down_and_only_who_laid_them_knows_them() -> None:
    match = lay_out(2, hidden_keys=True, bunches=("3C 2D 1O 2E",))
    do(match, "take 0")
    events = do(match, "lay 3C 2")
    assert events[0] == KeyLaid(0, 2, Letter.C, Key.C3, face_down=True)
    assert heard(match, events, 1)[0] == KeyLaid(0, 2, Letter.C, None, face_down=True)
    assert eye(match, 0).doors[2].locks[0].key is Key.C3
    for other in (1, None):
        assert eye(match, other).doors[2].locks[0].covered
        assert eye(match, other).doors[2].locks[0].key is None


@pytest.mark.rule("CS-12")
@pytest.mark.rule("CS-23")
@pytest.mark.parametrize("memory", ["notes", "strict"])
def test_an_owner_always_sees_the_keys_that_he_laid_face_down(memory: str) -> None:
    match = lay_out(2, hidden_keys=True, safe_memory=memory, bunches=("3C 2D 1O 2E",))
    do(match, "take 0", "lay 3C 2")
    finish_turn(match)
    assert match.to_act() == [1]
    assert eye(match, 0).doors[2].locks[0].key is Key.C3


@pytest.mark.rule("CS-23")
def test_the_number_is_one_of_the_doors_four() -> None:
    match = lay_out(6, hidden_keys=True, bunches=("1C 2C 5C 6C",))
    do(match, "take 0")
    assert can(match, "lay") == ["lay 1C 0", "lay 2C 0"]
    refused(match, "lay 5C 0", "no-home", "CS-23")


@pytest.mark.rule("CS-24")
def test_the_owners_keys_agree_over_all_his_turns() -> None:
    match = lay_out(6, hidden_keys=True, doors={0: "1C 1O"}, bunches=("1D 3D 2D 1E",))
    do(match, "take 0")
    assert can(match, "lay") == ["lay 1D 0", "lay 1E 0"]


@pytest.mark.rule("CS-24")
def test_a_thiefs_keys_agree_with_each_other() -> None:
    match = lay_out(6, hidden_keys=True, doors={1: "2C 3O"}, bunches=("4D 5E 3E 2D",))
    do(match, "take 0")
    assert "finish 1 4D,5E" in can(match), "the code"
    assert "finish 1 2D,5E" not in can(match)
    assert "finish 1 4D,3E" not in can(match)
    refused(match, "finish 1 4D,3E", "keys-disagree", "CS-24")
    refused(match, "finish 1 4D", "does-not-finish", "CS-21")


@pytest.mark.rule("CS-23")
@pytest.mark.rule("CS-25")
def test_why_a_bet_is_refused_does_not_tell_what_lies_there() -> None:
    """With keys that disagree, that leave a lock free, or of another number; with and without keys changed."""
    bets = ("4D,3E", "4D", "4D,6E", "4C,4D", "4C,4D,3E", "4C,4D,6E")
    for changing in (True, False):
        reasons = []
        for keys in ("2C 3O", "3C 3O", "4C 4O", "5C 5O"):
            match = lay_out(6, hidden_keys=True, changing_keys=changing, doors={1: keys}, hands={0: "6E"})
            match.state.hands[0] = sorted([*match.state.hands[0], *numbers("4C 4D 3E")])
            match.state.phase = Phase.LAYING
            reasons.append([refusal(match, f"finish 1 {bet}") for bet in bets])
        assert reasons[0] == reasons[1] == reasons[2] == reasons[3]
        assert reasons[0][:3] == [
            ("keys-disagree", "CS-24"),
            ("does-not-finish", "CS-21"),
            ("does-not-finish", "CS-21"),
        ]
        changed = [("does-not-finish", "CS-28"), ("keys-disagree", "CS-24"), ("does-not-finish", "CS-28")]
        assert reasons[0][3:] == (changed if changing else [("no-changing", "CS-28")] * 3)


@pytest.mark.rule("CS-25")
def test_nobody_is_told_beforehand_whether_a_bet_fits() -> None:
    """What the thief may do is the same whatever lies there."""
    ways = []
    for keys in ("2C 3O", "3C 3O", "5C 5O"):
        match = lay_out(6, hidden_keys=True, doors={1: keys}, bunches=("4D 5E 4E 1C",))
        do(match, "take 0")
        ways.append(can(match))
    assert ways[0] == ways[1] == ways[2]
    assert "finish 1 4D,4E" in ways[0]


@pytest.mark.rule("CS-26")
@pytest.mark.rule("CS-09")
def test_a_bet_won_opens_the_door_and_the_thief_looks() -> None:
    match = lay_out(6, hidden_keys=True, doors={1: "2C 3O"}, bunches=("4D 5E 4E 1C",))
    do(match, "take 0")
    events = do(match, "finish 1 4D,5E")
    assert events[-1] == DoorOpened(0, 1, (Key.C2, Key.O3, Key.D4, Key.E5), 0)
    assert match.to_act() == [0]
    assert [lock.key for lock in eye(match, None).doors[1].locks] == [Key.C2, Key.O3, Key.D4, Key.E5]


@pytest.mark.rule("CS-26")
def test_master_keys_count_too() -> None:
    match = lay_out(6, hidden_keys=True, doors={1: "4C 4O"}, bunches=("4D 5E 4E 1C",))
    do(match, "take 0")
    assert isinstance(do(match, "finish 1 4D,4E")[-1], DoorOpened)


@pytest.mark.rule("CS-27")
def test_a_bet_lost_lets_the_owner_look_and_then_the_mover_goes_on() -> None:
    match = lay_out(6, hidden_keys=True, doors={1: "5C 5O"}, bunches=("4D 5E 4E 1C",))
    do(match, "take 0")
    events = do(match, "finish 1 4D,5E")
    assert events[-1] == BetLost(0, 1, 1, (Key.C5, Key.O5, Key.D4, Key.E5))
    assert match.to_act() == [1]
    refused(match, "look 0 lower", "not-your-turn", "CS-09", seat=0)
    do(match, "look 0 lower")
    assert eye(match, 1).axles[0][0].seen_by == (1,)
    assert match.to_act() == [0]
    assert "lay 1C 0" in can(match)
    finish_turn(match)
    assert match.state.locks[4:8] == [-1] * 4, "shuffled back all the same"


@pytest.mark.rule("CS-27")
def test_the_owner_may_win_on_anothers_turn() -> None:
    match = lay_out(6, hidden_keys=True, doors={1: "5C 5O"}, bunches=("4D 5E 4E 1C",))
    for gear in (1, 2, 3):
        match.state.seen[gear] = 1 << 1
    do(match, "take 0", "finish 1 4D,5E", "look 0 lower")
    assert (match.state.ending, match.state.winner) == (Ending.SAFE_OPENED, 1)


@pytest.mark.rule("CS-27")
@pytest.mark.rule("CS-12")
def test_in_strict_memory_the_owner_does_not_dial_on_anothers_turn() -> None:
    match = lay_out(6, hidden_keys=True, doors={1: "5C 5O"}, bunches=("4D 5E 4E 1C",), safe_memory="strict")
    match.state.seen = [1 << 1] * 10
    do(match, "take 0", "finish 1 4D,5E", "look 0 lower")
    assert match.to_act() == [0]
    assert can(match, "dial") == []


@pytest.mark.rule("CS-27")
@pytest.mark.rule("CS-12")
def test_nor_does_the_mover_dial_after_the_owners_look() -> None:
    match = lay_out(6, hidden_keys=True, doors={1: "5C 5O"}, bunches=("4D 5E 4E 1C",), safe_memory="strict")
    match.state.seen = [1 << 0] * 10
    do(match, "take 0", "finish 1 4D,5E", "look 0 lower")
    assert match.to_act() == [0]
    assert can(match, "dial") == []
    refused(match, "dial 1", "may-not-dial", "CS-12")


@pytest.mark.rule("CS-12")
def test_a_digit_seen_on_anothers_turn_is_out_of_sight_once_that_turn_is_over() -> None:
    doors, bunches = {1: "5C 5O"}, ("4D 5E 4E 1C",)
    match = lay_out(6, doors=doors, bunches=bunches, hidden_keys=True, safe_memory="strict", gears="9 8 7 6")
    do(match, "take 0", "finish 1 4D,5E", "look 2 lower")
    assert eye(match, 1).glimpse == Glimpse(2, Level.LOWER, 7)
    finish_turn(match)
    assert match.to_act() == [1]
    assert eye(match, 1).glimpse is None


@pytest.mark.rule("CS-27")
def test_a_lost_bet_is_no_opening() -> None:
    match = lay_out(4, hidden_keys=True, doors={1: "5C 5O"}, bunches=("4D 5E 4E 1C",))
    do(match, "take 0", "finish 1 4D,5E", "look 0 lower")
    finish_turn(match)
    assert match.state.has_spare == 0


@pytest.mark.rule("CS-27")
@pytest.mark.rule("CS-17")
def test_the_owner_lays_the_new_gear() -> None:
    match = lay_out(6, hidden_keys=True, long_combination=True, doors={1: "5C 5O"}, bunches=("4D 5E 4E 1C",))
    do(match, "take 0", "finish 1 4D,5E", "look 2 lower")
    assert match.state.added == 1
    assert eye(match, 0).axles[2][1].seen_by == ()


@pytest.mark.rule("CS-28")
def test_on_anothers_door_he_names_locks_and_keys_before_seeing_anything() -> None:
    ways = []
    for keys in ("2C 3O", "3C 3O", "5C 5O", "4C 4O"):  # with 4C to spare for a 4C that lies there already
        match = lay_out(6, hidden_keys=True, doors={1: keys}, bunches=("4D 4E 4C 6O",))
        do(match, "take 0")
        ways.append(can(match, "finish"))
    assert ways[0] == ways[1] == ways[2] == ways[3]
    assert [way for way in ways[0] if way.startswith("finish 1")] == ["finish 1 4D,4E", "finish 1 4C,4D,4E"]


@pytest.mark.rule("CS-28")
def test_keys_taken_back_from_face_down_are_seen_by_the_mover_alone() -> None:
    match = lay_out(6, hidden_keys=True, doors={1: "5C 5O"}, bunches=("4D 4E 4C 6O",))
    do(match, "take 0")
    events = do(match, "finish 1 4C,4D,4E")
    taken = KeysTakenBack(0, 1, (Letter.C,), (Key.C5,), 1, face_down=True)
    assert events[0] == taken
    assert (
        heard(match, events, 1)[0]
        == heard(match, events, None)[0]
        == KeysTakenBack(0, 1, (Letter.C,), (), 1, face_down=True)
    )
    assert isinstance(events[-1], BetLost), "5O does not agree with the fours"
    assert match.state.phase is Phase.LOOKING
    assert eye(match, 0).mine_aside == (Key.C5,)
    assert eye(match, 1).mine_aside == ()


@pytest.mark.rule("CS-28")
def test_on_his_own_door_the_owner_changes_keys_that_he_knows() -> None:
    match = lay_out(6, hidden_keys=True, doors={0: "1C 2O 3D"}, bunches=("1O 1D 1E 6C",))
    do(match, "take 0")
    assert [way for way in can(match, "finish") if way.startswith("finish 0")] == ["finish 0 1O,1D,1E"]
    assert isinstance(do(match, "finish 0 1O,1D,1E")[-1], DoorOpened)
