"""Locks: CC-12 to CC-18."""

import pytest

from ludotheque.games.coffre_et_cle import GAME

from .table import can, cards, deal, do, everybody, eye, refused, time_out, turns


def force(*seats: int) -> list[str]:
    return [f"force {seat} {place}" for seat in seats for place in (0, 1)]


@pytest.mark.rule("CC-12")
def test_a_swap_locks_the_swapper_until_the_end_of_his_next_turn() -> None:
    match = deal("K T F N")
    locked = []
    for action in ("swap 0", "end-turn", "pass", "end-turn", "pass", "end-turn", "pass", "end-turn", "pass"):
        do(match, action)
        locked.append(eye(match, None).locked[0])
    assert all(locked)
    do(match, "end-turn")
    assert not eye(match, None).locked[0]


@pytest.mark.rule("CC-12")
@pytest.mark.parametrize("action", ["observe 0", "force 1 0", "pass"])
def test_nothing_else_locks_the_mover(action: str) -> None:
    match = deal("K T F N")
    do(match, action)
    assert eye(match, None).locked == (False,) * 4


@pytest.mark.rule("CC-12")
def test_a_swap_locks_nobody_else() -> None:
    match = deal("K T F N", starter=2)
    do(match, "swap 1")
    assert eye(match, None).locked == (False, False, True, False)


@pytest.mark.rule("CC-13")
@pytest.mark.parametrize("place", [0, 1])
def test_a_locked_player_cannot_swap(place: int) -> None:
    match = deal("K T F N")
    turns(match, "swap 0", "pass", "pass", "pass")
    refused(match, f"swap {place}", "locked", "CC-13")
    assert not any(action.startswith("swap") for action in can(match))


@pytest.mark.rule("CC-13", "CC-16")
def test_he_may_swap_again_on_the_turn_after_that() -> None:
    match = deal("K T F N")
    turns(match, "swap 0", "pass", "pass", "pass")
    turns(match, "pass", "pass", "pass", "pass")
    assert {"swap 0", "swap 1"} < set(can(match))
    do(match, "swap 0")


@pytest.mark.rule("CC-14")
@pytest.mark.parametrize("place", [0, 1])
def test_a_locked_player_cannot_be_forced(place: int) -> None:
    match = deal("K T F N")
    turns(match, "swap 0")
    refused(match, f"force 0 {place}", "target-locked", "CC-14")
    assert can(match) == ["observe 0", "observe 1", "swap 0", "swap 1", *force(2, 3), "pass"]


@pytest.mark.rule("CC-14", "CC-16")
def test_he_may_be_forced_once_his_lock_has_opened() -> None:
    match = deal("K T F N")
    turns(match, "swap 0", "pass", "pass", "pass", "pass")
    do(match, "force 0 1")


@pytest.mark.rule("CC-15")
@pytest.mark.parametrize("action", ["observe 0", "observe 1", "force 1 0", "force 3 1", "pass"])
def test_a_locked_player_may_observe_force_another_or_pass(action: str) -> None:
    match = deal("K T F N")
    turns(match, "swap 0", "pass", "pass", "pass")
    assert can(match) == ["observe 0", "observe 1", *force(1, 2, 3), "pass"]
    do(match, action)


@pytest.mark.rule("CC-15")
def test_a_locked_treasure_may_designate() -> None:
    match = deal("N K F N", "T N")
    do(match, "swap 0")
    assert eye(match, 0).locked[0]
    assert "designate 1" in can(match)
    do(match, "end-turn")
    turns(match, "pass", "pass", "pass")
    do(match, "pass")
    assert eye(match, 0).locked[0]
    do(match, "designate 1")
    assert match.outcome() is not None


@pytest.mark.rule("CC-15")
def test_a_locked_player_may_be_designated() -> None:
    match = deal("N T F N", "K N")
    turns(match, "swap 0")
    do(match, "pass")
    do(match, "designate 0")
    assert match.outcome() is not None


@pytest.mark.rule("CC-16")
@pytest.mark.parametrize("action", ["observe 1", "force 2 0", "pass", "time-out"])
def test_a_lock_opens_at_the_end_of_his_next_turn_whatever_he_did_in_it(action: str) -> None:
    match = deal("K T F N")
    turns(match, "swap 0", "pass", "pass", "pass")
    if action == "time-out":
        time_out(match, 0)
    else:
        do(match, action)
    assert eye(match, 0).locked[0]
    if action == "time-out":
        time_out(match, 0)
    else:
        do(match, "end-turn")
    assert not eye(match, 0).locked[0]


@pytest.mark.rule("CC-16")
def test_everybody_sees_who_is_locked() -> None:
    match = deal("K T F N N", starter=1)
    turns(match, "swap 0", "pass", "swap 1")
    for seat in everybody(match):
        assert eye(match, seat).locked == (False, True, False, True, False)


@pytest.mark.rule("CC-16", "CC-21")
def test_a_turn_ended_by_a_designation_opens_the_lock_too() -> None:
    match = deal("N K F N", "T N")
    turns(match, "swap 0", "pass", "pass", "pass")
    do(match, "pass")
    do(match, "designate 3")
    assert not eye(match, None).locked[0]


# -- locks by force --------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-17")
def test_a_forced_swap_does_not_lock() -> None:
    match = deal("K T F N", starter=0)
    assert not GAME.options().force_locks
    turns(match, "force 1 0")
    assert eye(match, None).locked == (False,) * 4
    assert "swap 0" in can(match)
    turns(match, "pass")
    do(match, "force 1 1")


@pytest.mark.rule("CC-17")
def test_with_force_locks_the_forced_player_is_locked_until_the_end_of_his_next_turn() -> None:
    match = deal("K T F N", force_locks=True)
    turns(match, "force 2 0")
    assert eye(match, None).locked == (False, False, True, False)
    refused(match, "force 2 1", "target-locked", "CC-14")
    turns(match, "pass")
    refused(match, "swap 0", "locked", "CC-13")
    do(match, "observe 0")
    assert eye(match, None).locked[2]
    do(match, "end-turn")
    assert not eye(match, None).locked[2]
    do(match, "force 2 1")


@pytest.mark.rule("CC-16", "CC-17")
def test_a_lock_by_force_on_one_who_has_moved_lasts_the_whole_round() -> None:
    match = deal("K T F N", force_locks=True)
    turns(match, "pass", "force 0 0", "pass", "pass")
    assert eye(match, None).locked[0]
    refused(match, "swap 0", "locked", "CC-13")
    turns(match, "pass")
    assert not eye(match, None).locked[0]


@pytest.mark.rule("CC-17")
def test_with_force_locks_the_forcer_is_not_locked() -> None:
    match = deal("K T F N", force_locks=True)
    do(match, "force 2 0")
    assert not eye(match, None).locked[0]


# -- everybody locked ------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-18")
@pytest.mark.parametrize("force_locks", [False, True])
def test_if_everybody_is_locked_the_mover_may_only_observe_or_pass(force_locks: bool) -> None:
    match = deal("K T F N", force_locks=force_locks)
    turns(match, "swap 0", "swap 0", "swap 0", "swap 0")
    assert can(match) == ["observe 0", "observe 1", "pass"]


@pytest.mark.rule("CC-18")
def test_if_everybody_is_locked_no_force_and_no_swap_is_taken() -> None:
    match = deal("K T F N")
    turns(match, "swap 0", "swap 0", "swap 0", "swap 0")
    assert eye(match, None).locked == (True,) * 4
    for other in (1, 2, 3):
        refused(match, f"force {other} 0", "target-locked", "CC-14")
    refused(match, "swap 1", "locked", "CC-13")
    assert cards(match) == "N K T F / N N"


@pytest.mark.rule("CC-18")
def test_everybody_locked_never_lasts_longer_than_one_turn() -> None:
    match = deal("K T F N")
    turns(match, "swap 0", "swap 0", "swap 0", "swap 0", "pass")
    assert eye(match, None).locked == (False, True, True, True)
    assert can(match) == ["observe 0", "observe 1", *force(0), "pass"]


@pytest.mark.rule("CC-15", "CC-18")
def test_a_treasure_may_designate_though_everybody_is_locked() -> None:
    match = deal("N K F N", "T N")
    turns(match, "swap 0", "swap 1", "swap 1", "swap 1")
    do(match, "observe 0")
    assert eye(match, None).locked == (True,) * 4
    assert can(match) == ["end-turn", "designate 1", "designate 2", "designate 3"]
