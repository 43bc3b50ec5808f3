"""Jumps."""

import pytest

from .table import deal, do, eye, lay_out, refused, roll, targets, told, where


@pytest.mark.rule("RN-18")
def test_for_one_rope_a_knight_jumps_straight_over_a_square_trap_or_not() -> None:
    match = lay_out({"0 black": "B3"})
    roll(match)
    events = do(match, "jump D3")
    assert told(events) == ["jumped"]
    assert events[0].ropes == 2
    assert where(match, "0 black") == "D3"
    assert eye(match).ropes == (2, 3)


@pytest.mark.rule("RN-18")
def test_it_jumps_over_knights_too_and_several_times_in_a_turn() -> None:
    match = lay_out({"0 black": "B4", "1 black": "C4", "0 grey": "E4"})
    roll(match)
    do(match, "jump D4", "jump F4", "jump H4")
    assert where(match, "0 black") == "H4"
    assert eye(match).ropes == (0, 3)
    refused(match, "jump J4", "no-rope", "RN-18")
    assert targets(match, "jump") == set()


@pytest.mark.rule("RN-19")
def test_landing_on_a_trap_costs_the_rope_and_the_turn() -> None:
    match = lay_out({"0 black": "D2"}, traps="D4")
    roll(match)
    events = do(match, "jump D4")
    assert told(events) == ["jumped", "fell"]
    assert events[1].back == "D2"
    assert where(match, "0 black") == "D2"
    assert eye(match).ropes == (2, 3)
    assert match.state.mover == 1


@pytest.mark.rule("RN-19")
def test_landing_on_a_trap_that_is_held_costs_nothing_more() -> None:
    match = lay_out({"0 black": "C1", "1 black": "D4"})
    roll(match)
    assert told(do(match, "jump C3")) == ["jumped"]
    assert match.state.mover == 0


@pytest.mark.rule("RN-20")
def test_from_the_entrance_over_a_square() -> None:
    match = deal()
    roll(match)
    assert targets(match, "jump") == {"D1", "D2", "A4", "B4"}


@pytest.mark.rule("RN-20")
def test_over_a_square_into_a_room_for_whoever_may_enter_it() -> None:
    match = lay_out({"0 black": "C5"})
    roll(match)
    refused(match, "jump treasure", "no-pair", "RN-33")
    match = lay_out({"0 black": "C5"}, {"0 black": "1 1"})
    roll(match)
    assert told(do(match, "jump treasure")) == ["jumped", "treasure-reached"]
    match = lay_out({"0 black": "G2"})
    roll(match)
    assert "black" in targets(match, "jump")
    match = lay_out({"0 grey": "G2"})
    roll(match, "grey")
    refused(match, "jump black", "no-portraits", "RN-21")
    match = lay_out({"0 grey": "D2"})
    roll(match, "grey")
    do(match, "jump entrance")
    assert where(match, "0 grey") == "entrance"


@pytest.mark.rule("RN-20")
def test_not_over_a_room_not_out_of_the_castle_not_onto_a_knight() -> None:
    match = lay_out({"0 black": "D5", "1 black": "B5"}, {"0 black": "1 1"})
    roll(match)
    assert targets(match, "jump") == {"D3", "D7"}, "the treasure chamber and a knight are in the way"
    refused(match, "jump G5", "too-far", "RN-20")
    refused(match, "jump B5", "occupied", "RN-11")
    match = lay_out({"0 black": "D1"})
    roll(match)
    assert targets(match, "jump") == {"entrance", "D3", "F1"}


@pytest.mark.rule("RN-20")
def test_the_square_jumped_over_is_not_touched() -> None:
    match = lay_out({"0 black": "B3", "1 grey": "D4"})
    roll(match)
    assert told(do(match, "jump D3")) == ["jumped"]


@pytest.mark.rule("RN-20")
def test_nobody_jumps_out_of_a_gallery() -> None:
    match = lay_out({"0 black": "H2"}, {"0 black": "1 3"})
    roll(match)
    do(match, "step black")
    refused(match, "jump G2", "wrong-step", "RN-25")
    refused(match, "jump I4", "wrong-step", "RN-25")
