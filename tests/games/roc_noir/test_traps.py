"""Falls and counterweights. C3 is a trap, D4 is opposite; so are E3 and F4, G1 and H2."""

import pytest

from ludotheque.games.roc_noir.pieces import MOST_STEPS

from .table import can, deal, do, eye, lay_out, roll, suspects, targets, told, walk, where

HELD = {"0 black": "D4", "1 grey": "C3"}  # the mover is the counterweight of an enemy


@pytest.mark.rule("RN-13")
def test_who_steps_on_a_trap_goes_back_to_where_it_came_from_and_the_turn_ends() -> None:
    match = lay_out({"0 black": "B3"})
    roll(match)
    events = do(match, "step C3")
    assert told(events) == ["stepped", "fell"]
    assert (events[1].trap, events[1].back) == ("C3", "B3")
    assert where(match, "0 black") == "B3"
    assert match.state.mover == 1


@pytest.mark.rule("RN-13")
def test_who_falls_on_the_first_step_goes_back_into_the_room() -> None:
    match = deal()
    roll(match)
    assert do(match, "step C1")[1].back == "entrance"
    assert where(match, "0 black") == "entrance"


@pytest.mark.rule("RN-13")
def test_who_falls_later_goes_back_one_step_and_not_to_where_the_turn_began() -> None:
    match = lay_out({"0 black": "B3"})
    roll(match)
    walk(match, "B4 A4")
    assert do(match, "step A3")[1].back == "A4"
    assert where(match, "0 black") == "A4"


@pytest.mark.rule("RN-19")
def test_who_lands_on_a_trap_later_goes_back_to_where_that_jump_began() -> None:
    match = lay_out({"0 black": "B3"}, traps="D4")
    roll(match)
    walk(match, "B4")
    assert do(match, "jump D4")[1].back == "B4"
    assert where(match, "0 black") == "B4"


@pytest.mark.rule("RN-13")
def test_the_trap_closes_again_and_acts_again() -> None:
    match = lay_out({"0 black": "B3", "1 black": "C2"})
    roll(match)
    do(match, "step C3")
    roll(match)
    assert told(do(match, "step C3")) == ["stepped", "fell"]
    assert where(match, "1 black") == "C2"


@pytest.mark.rule("RN-14")
@pytest.mark.parametrize("whose", ["0 grey", "1 grey"])
def test_a_knight_diagonally_opposite_holds_the_trap_whosever_it_is(whose: str) -> None:
    match = lay_out({"0 black": "B3", whose: "D4"})
    roll(match)
    assert told(do(match, "step C3")) == ["stepped"]
    assert where(match, "0 black") == "C3"
    do(match, "stop")
    assert where(match, "0 black") == "C3"


@pytest.mark.rule("RN-14")
@pytest.mark.parametrize("beside", ["C4", "D3", "E5"])
def test_a_knight_anywhere_else_does_not_hold_it(beside: str) -> None:
    spot = "treasure" if beside == "E5" else beside
    match = lay_out({"0 black": "B3", "1 grey": spot})
    roll(match)
    assert told(do(match, "step C3")) == ["stepped", "fell"]


@pytest.mark.rule("RN-14")
def test_a_knight_at_the_same_end_of_another_card_does_not_hold_it() -> None:
    match = lay_out({"0 black": "B3", "1 grey": "B4"})
    roll(match)
    assert told(do(match, "step C3")) == ["stepped", "fell"]


@pytest.mark.rule("RN-14")
def test_a_rope_onto_a_held_trap_is_safe_too() -> None:
    match = lay_out({"0 black": "A3", "1 grey": "D4"}, traps="A4")
    roll(match)
    assert told(do(match, "jump C3")) == ["jumped"]
    assert where(match, "0 black") == "C3"


@pytest.mark.rule("RN-15")
def test_when_the_counterweight_leaves_the_other_falls_onto_the_square_just_left() -> None:
    match = lay_out(HELD)
    roll(match)
    events = do(match, "step E4")
    assert told(events) == ["stepped", "dropped"]
    assert (events[1].seat, events[1].helmet, events[1].trap, events[1].to) == (1, "grey", "C3", "D4")
    assert where(match, "1 grey") == "D4"


@pytest.mark.rule("RN-15")
def test_the_mover_goes_on_and_nobodys_turn_ends_by_it() -> None:
    match = lay_out(HELD)
    roll(match)
    walk(match, "E4 F4")
    assert where(match, "0 black") == "F4"
    assert match.state.mover == 0
    do(match, "stop")
    assert match.state.mover == 1


@pytest.mark.rule("RN-15")
def test_a_counterweight_that_jumps_away_has_left() -> None:
    match = lay_out(HELD)
    roll(match)
    assert told(do(match, "jump D6")) == ["jumped", "dropped"]
    assert where(match, "1 grey") == "D4"


@pytest.mark.rule("RN-15")
def test_a_counterweight_that_goes_into_the_entrance_has_left() -> None:
    match = lay_out({"0 black": "C2", "1 grey": "D1"}, traps="D1")
    roll(match)
    assert told(do(match, "step entrance")) == ["stepped", "dropped"]
    assert where(match, "1 grey") == "C2"


@pytest.mark.rule("RN-15")
def test_a_counterweight_that_goes_to_the_treasure_has_left() -> None:
    match = lay_out({"0 black": "F4", "1 grey": "E3"}, {"0 black": "1 1"})
    roll(match)
    assert told(do(match, "step treasure")) == ["stepped", "treasure-reached", "dropped"]
    assert where(match, "1 grey") == "F4"
    assert match.state.mover == 1


@pytest.mark.rule("RN-15")
def test_a_counterweight_that_falls_and_comes_back_has_never_left() -> None:
    match = lay_out(HELD, traps="E4")
    roll(match)
    assert told(do(match, "step E4")) == ["stepped", "fell"]
    assert (where(match, "0 black"), where(match, "1 grey")) == ("D4", "C3")


@pytest.mark.rule("RN-15")
@pytest.mark.rule("RN-19")
def test_a_counterweight_that_jumps_onto_a_trap_and_comes_back_has_never_left() -> None:
    match = lay_out(HELD, traps="F4")
    roll(match)
    assert told(do(match, "jump F4")) == ["jumped", "fell"]
    assert (where(match, "0 black"), where(match, "1 grey")) == ("D4", "C3")


@pytest.mark.rule("RN-15")
@pytest.mark.rule("RN-28")
def test_a_counterweight_that_visits_a_gallery_has_never_left() -> None:
    match = lay_out({"0 black": "H2", "1 grey": "G1"})
    roll(match)
    assert told(do(match, "step black")) == ["stepped", "portraits-drawn", "came-back"]
    assert (where(match, "0 black"), where(match, "1 grey")) == ("H2", "G1")


@pytest.mark.rule("RN-15")
@pytest.mark.rule("RN-28")
def test_neither_does_it_leave_while_he_chooses_what_to_exchange() -> None:
    match = lay_out({"0 black": "H2", "1 grey": "G1"}, {"0 black": "1 3"})
    roll(match)
    assert told(do(match, "step black")) == ["stepped"]
    assert told(do(match, "exchange 1")) == ["exchanged", "came-back"]
    assert where(match, "1 grey") == "G1"


@pytest.mark.rule("RN-15")
@pytest.mark.rule("RN-31")
def test_the_other_falls_before_robberies_are_offered() -> None:
    """On the trap it was out of reach; on the square just left it is beside the mover."""
    match = lay_out(HELD, {"0 black": "1 3", "1 grey": "1 2"})
    roll(match)
    assert can(match, "rob") == []
    do(match, "step E4")
    assert can(match, "rob") == ["rob 1 grey 1"]


@pytest.mark.rule("RN-15")
@pytest.mark.rule("RN-31")
def test_and_before_a_knight_stops_that_has_nothing_else_to_do() -> None:
    match = lay_out(HELD, {"0 black": "1 3", "1 grey": "1 2"})
    roll(match)
    match.state.steps = MOST_STEPS - 1
    assert told(do(match, "step E4")) == ["stepped", "dropped"]
    assert can(match) == ["rob 1 grey 1", "stop"]


@pytest.mark.rule("RN-15")
def test_being_put_there_is_not_an_arrival() -> None:
    match = lay_out({"0 black": "D4", "0 grey": "C3", "1 grey": "C4"}, {"0 grey": "1 2", "1 grey": "1 4"})
    roll(match)
    do(match, "step E4")
    assert where(match, "0 grey") == "D4"
    assert can(match, "rob") == []


@pytest.mark.rule("RN-15")
def test_a_comrade_falls_as_an_enemy_does() -> None:
    match = lay_out({"0 black": "D4", "0 grey": "C3"})
    roll(match)
    assert told(do(match, "step D5")) == ["stepped", "dropped"]
    assert where(match, "0 grey") == "D4"


@pytest.mark.rule("RN-15")
def test_when_the_knight_on_the_trap_leaves_its_counterweight_stays() -> None:
    match = lay_out({"0 black": "C3", "1 grey": "D4"})
    roll(match)
    assert told(do(match, "step B3")) == ["stepped"]
    assert where(match, "1 grey") == "D4"


@pytest.mark.rule("RN-16")
def test_a_knight_beside_the_trap_stays_where_it_is_when_another_falls() -> None:
    match = lay_out({**HELD, "1 black": "C4", "1 white": "D3"})
    roll(match)
    assert told(do(match, "step E4")) == ["stepped", "dropped"]
    assert (where(match, "1 black"), where(match, "1 white")) == ("C4", "D3")


# -- what all can tell -------------------------------------------------------------------------------------------


@pytest.mark.rule("RN-17")
def test_a_square_that_bears_a_knight_alone_is_no_trap() -> None:
    match = lay_out({"0 black": "D5"})
    roll(match)
    do(match, "step D4")
    assert suspects(match, "D4") == {"C3", "D3", "C4"}


@pytest.mark.rule("RN-17")
def test_a_fall_shows_where_the_trap_is() -> None:
    match = lay_out({"0 black": "B3"})
    roll(match)
    do(match, "step C3")
    assert suspects(match, "C3") == {"C3"}


@pytest.mark.rule("RN-17")
@pytest.mark.parametrize("trap", ["C3", "D3"])
def test_to_stand_on_a_square_that_may_be_held_proves_nothing(trap: str) -> None:
    match = lay_out({"0 black": "B3", "1 grey": "D4"}, traps=trap)
    roll(match)
    assert told(do(match, "step C3")) == ["stepped"]
    assert suspects(match, "C3") == {"C3", "D3", "C4", "D4"}
    do(match, "stop")
    roll(match)
    do(match, "stop")
    roll(match)
    do(match, "step B3")
    assert "C3" in suspects(match, "C3"), "and leaving it proves no more"


@pytest.mark.rule("RN-17")
def test_when_the_counterweight_leaves_and_nobody_falls_the_others_square_is_no_trap() -> None:
    match = lay_out(HELD, traps="D3")
    roll(match)
    assert told(do(match, "step E4")) == ["stepped"]
    assert suspects(match, "C3") == {"D3", "C4", "D4"}


@pytest.mark.rule("RN-17")
def test_when_the_counterweight_leaves_and_somebody_falls_that_shows_the_trap() -> None:
    match = lay_out(HELD)
    roll(match)
    do(match, "step E4")
    assert suspects(match, "C3") == {"C3"}


@pytest.mark.rule("RN-17")
def test_a_square_jumped_over_tells_nothing() -> None:
    match = lay_out({"0 black": "B3"})
    roll(match)
    assert told(do(match, "jump D3")) == ["jumped"]
    assert suspects(match, "C3") == {"C3", "C4", "D4"}


def test_what_may_be_done_never_depends_on_traps() -> None:
    here, there = lay_out({"0 black": "D4"}, traps="C4"), lay_out({"0 black": "D4"}, traps="E4")
    for match in (here, there):
        roll(match)
    assert can(here) == can(there)
    assert targets(here, "step") == {"C4", "E4", "D3", "D5"}
    assert eye(here) == eye(there)
