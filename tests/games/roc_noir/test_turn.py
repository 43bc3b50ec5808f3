"""The die, the knight, its steps."""

import pytest

from ludotheque.games.roc_noir.pieces import MOST_STEPS
from ludotheque.kernel.pieces import LUCK, Drawn, Roll

from .table import can, deal, do, eye, lay_out, refused, roll, targets, told, walk, where


@pytest.mark.rule("RN-07")
def test_the_die_has_two_faces_for_each_helmet_and_says_which_knight_moves() -> None:
    for face, helmet in enumerate(["black", "black", "grey", "grey", "white", "white"], 1):
        match = deal()
        assert match.asks() == Roll(secret=False, dice=1, sides=6)
        match.apply(LUCK, Drawn((face,)))
        assert eye(match).die == helmet
        do(match, "step B3")
        assert where(match, f"0 {helmet}") == "B3"


@pytest.mark.rule("RN-08")
def test_with_that_knight_in_the_treasure_he_chooses_among_those_outside() -> None:
    match = lay_out({"0 grey": "treasure"})
    roll(match, "grey")
    assert can(match) == ["choose black", "choose white"]
    refused(match, "choose grey", "not-to-choose", "RN-08")
    refused(match, "step B3", "wrong-step", "RN-10")
    assert told(do(match, "choose white")) == ["knight-chosen"]
    assert eye(match).moving == "white"
    refused(match, "choose black", "wrong-step", "RN-08")


@pytest.mark.rule("RN-08")
def test_with_only_one_left_outside_it_is_that_one() -> None:
    match = lay_out({"0 grey": "treasure", "0 white": "treasure"})
    assert told(roll(match, "grey")) == ["die-rolled", "knight-chosen"]
    assert eye(match).moving == "black"


@pytest.mark.rule("RN-09")
def test_he_goes_on_as_far_as_he_likes_and_stops_where_he_likes() -> None:
    match = deal()
    roll(match)
    walk(match, "B3 B4 B5 B6")
    assert match.state.mover == 0
    assert told(do(match, "stop")) == ["stopped"]
    assert where(match, "0 black") == "B6"
    assert match.state.mover == 1


@pytest.mark.rule("RN-09")
def test_he_may_stop_before_the_first_step() -> None:
    match = deal()
    roll(match)
    do(match, "stop")
    assert where(match, "0 black") == "entrance"
    assert match.state.mover == 1


@pytest.mark.rule("RN-09")
def test_after_two_hundred_steps_and_jumps_the_knight_stops_where_it_is() -> None:
    match = deal()
    roll(match)
    do(match, "step B3")
    for _ in range(MOST_STEPS // 2 - 1):
        walk(match, "B4 B3")
    assert match.state.mover == 0
    events = do(match, "step B4")
    assert told(events) == ["stepped", "stopped"]
    assert where(match, "0 black") == "B4"
    assert match.state.mover == 1


@pytest.mark.rule("RN-09")
@pytest.mark.rule("RN-31")
def test_whoever_may_rob_on_the_last_step_still_may_and_goes_no_farther() -> None:
    match = lay_out({"0 black": "B4", "1 black": "D4"}, {"0 black": "1 3", "1 black": "1 4"})
    roll(match)
    match.state.steps = MOST_STEPS - 1
    do(match, "step C4")
    assert can(match) == ["rob 1 black 1", "stop"]
    refused(match, "step B4", "too-many-steps", "RN-09")
    assert told(do(match, "rob 1 black 1")) == ["robbed", "stopped"]


@pytest.mark.rule("RN-10")
def test_steps_go_to_the_four_sides_and_never_diagonally() -> None:
    match = lay_out({"0 black": "D4"})
    roll(match)
    assert targets(match, "step") == {"D3", "E4", "D5", "C4"}
    refused(match, "step C3", "too-far", "RN-10")


@pytest.mark.rule("RN-10")
def test_a_square_stepped_on_is_really_touched() -> None:
    match = deal()
    roll(match)
    assert "A3" in targets(match, "step"), "nothing says that there is a trap"
    assert told(do(match, "step A3")) == ["stepped", "fell"]
    assert match.state.mover == 1


@pytest.mark.rule("RN-11")
def test_one_knight_to_a_square_whosever_it_is() -> None:
    match = lay_out({"0 black": "D4", "0 grey": "C4", "1 black": "D5"})
    roll(match)
    assert targets(match, "step") == {"D3", "E4"}
    refused(match, "step C4", "occupied", "RN-11")
    refused(match, "step D5", "occupied", "RN-11")


@pytest.mark.rule("RN-11")
def test_the_entrance_holds_any_number_and_may_be_entered_walked_through_and_stopped_in() -> None:
    match = lay_out({"0 black": "B3"})
    roll(match)
    do(match, "step entrance")
    assert targets(match, "step") == {"C1", "C2", "A3", "B3"}
    do(match, "step C2")
    do(match, "step entrance", "stop")
    assert where(match, "0 black") == "entrance"
    assert all(knight.at == "entrance" for rail in eye(match).knights for knight in rail)


@pytest.mark.rule("RN-11")
@pytest.mark.parametrize("portraits", ["1 3", "1 1"])
def test_the_entrance_is_open_to_a_knight_with_portraits_too(portraits: str) -> None:
    match = lay_out({"0 black": "B3"}, {"0 black": portraits})
    roll(match)
    assert "entrance" in targets(match, "step")
    do(match, "step entrance", "stop")
    assert where(match, "0 black") == "entrance"


@pytest.mark.rule("RN-12")
def test_a_knight_in_the_way_is_passed_with_a_rope_alone() -> None:
    match = lay_out({"0 black": "D3", "1 black": "D4"})
    roll(match)
    refused(match, "step D5", "too-far", "RN-10")
    assert "D5" in targets(match, "jump")
    do(match, "jump D5")
    assert where(match, "0 black") == "D5"


def test_nobody_acts_out_of_turn() -> None:
    match = deal()
    roll(match)
    refused(match, "step B3", "not-your-turn", "RN-10", seat=1)
    refused(match, "exchange -", "wrong-step", "RN-24")


def test_when_time_is_up_the_knight_stops() -> None:
    match = lay_out({"0 grey": "treasure"})
    roll(match, "grey")
    late = match.legal(-2)
    assert told(match.apply(-2, late[0])) == ["timed-out", "knight-chosen"]
    assert told(match.apply(-2, late[0])) == ["timed-out", "stopped"]
