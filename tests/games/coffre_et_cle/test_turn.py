"""A turn: one action, and who learns what of it: CC-06 to CC-11."""

import pytest

from ludotheque.games.coffre_et_cle.pieces import (
    Card,
    Done,
    Force,
    Forced,
    Observe,
    Observed,
    Pass,
    Passed,
    Swap,
    Swapped,
)

from .table import K, N, T, can, cards, deal, designate, do, everybody, eye, others, refused, seen, turns

# -- exactly one action ----------------------------------------------------------------------------------------


@pytest.mark.rule("CC-06")
def test_the_mover_may_observe_swap_force_or_pass() -> None:
    match = deal("K T F N")
    observe_swap = ["observe 0", "observe 1", "swap 0", "swap 1"]
    force = ["force 1 0", "force 1 1", "force 2 0", "force 2 1", "force 3 0", "force 3 1"]
    assert can(match) == [*observe_swap, *force, "pass"]


@pytest.mark.rule("CC-06")
@pytest.mark.parametrize("first", ["observe 0", "swap 0", "force 1 0", "pass"])
@pytest.mark.parametrize("second", ["observe 1", "swap 1", "force 2 1", "pass"])
def test_one_action_a_turn_and_no_second_one(first: str, second: str) -> None:
    match = deal("K T F N")
    do(match, first)
    refused(match, second, "wrong-step", "CC-06", seat=0)
    assert can(match, 0) == ["end-turn"]


@pytest.mark.rule("CC-06")
def test_a_turn_does_not_end_without_an_action() -> None:
    refused(deal("K T F N"), "end-turn", "wrong-step", "CC-21")


@pytest.mark.rule("CC-06")
def test_no_action_is_left_in_the_final_phase_or_after_the_end() -> None:
    match = deal("T K F N")
    designate(match, 3)
    refused(match, "pass", "wrong-step", "CC-06")
    match = deal("T K F N")
    designate(match, 1)
    refused(match, "pass", "over", None, seat=1)


# -- observe ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-07")
@pytest.mark.parametrize(("place", "card"), [(0, K), (1, T)])
def test_the_observer_learns_the_card_at_that_place(place: int, card: Card) -> None:
    match = deal("F N N N N", "K T")
    events = do(match, f"observe {place}")
    assert seen(match, events, 0) == [Observed(0, place, card)]
    note = eye(match, 0).notes[0]
    assert (note.kind, note.turn, note.place, note.card) == ("saw", 0, place, card)


@pytest.mark.rule("CC-07")
def test_others_learn_only_that_he_looked_and_where() -> None:
    match, other_world = deal("F N N N N", "K T"), deal("F N N N N", "T K")
    events, other_events = do(match, "observe 0"), do(other_world, "observe 0")
    for seat in others(match, 0):
        assert seen(match, events, seat) == seen(other_world, other_events, seat) == [Observed(0, 0, None)]
        assert match.view(seat) == other_world.view(seat)
        assert eye(match, seat).done == (Done(0, 0, Observe(0)),)
        assert eye(match, seat).notes == ()
    assert match.view(0) != other_world.view(0)


@pytest.mark.rule("CC-07")
def test_observing_moves_no_card() -> None:
    match = deal("F N N N N", "K T")
    do(match, "observe 1")
    assert cards(match) == "F N N N N / K T"
    assert not any(eye(match, None).locked)


@pytest.mark.rule("CC-07", "CC-08", "CC-09")
@pytest.mark.parametrize("action", ["observe 2", "swap 2", "force 1 2", "observe -1"])
def test_there_are_two_centre_places(action: str) -> None:
    refused(deal("K T F N"), action, "malformed", None)


# -- swap ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-08")
@pytest.mark.parametrize(("place", "after"), [(0, "K N T F / N N"), (1, "N N T F / K N")])
def test_a_swap_changes_his_card_for_the_centre_card(place: int, after: str) -> None:
    match = deal("N N T F", "K N")
    do(match, f"swap {place}")
    assert cards(match) == after


@pytest.mark.rule("CC-08")
def test_the_swapper_sees_what_he_got_and_knows_what_he_gave() -> None:
    match = deal("T N N F", "N K")
    events = do(match, "swap 1")
    assert seen(match, events, 0) == [Swapped(0, 1, gave=T, got=K)]
    assert eye(match, 0).card == K
    note = eye(match, 0).notes[0]
    assert (note.kind, note.place, note.card, note.stale) == ("gave", 1, T, False)


@pytest.mark.rule("CC-08")
def test_the_old_card_lies_face_down_where_the_new_one_lay() -> None:
    match = deal("T N N F", "N K")
    turns(match, "swap 1")
    events = do(match, "observe 1")
    assert seen(match, events, 1) == [Observed(1, 1, T)]


@pytest.mark.rule("CC-08")
def test_others_learn_only_who_swapped_and_where() -> None:
    match, other_world = deal("T N N F", "N K"), deal("K N N T", "N F")
    events, other_events = do(match, "swap 1"), do(other_world, "swap 1")
    for seat in (1, 2, None):
        assert seen(match, events, seat) == seen(other_world, other_events, seat) == [Swapped(0, 1, None, None)]
        assert match.view(seat) == other_world.view(seat)
        assert eye(match, seat).done == (Done(0, 0, Swap(1)),)
    assert seen(match, events, 3) == [Swapped(0, 1, None, None)]


@pytest.mark.rule("CC-08")
def test_the_role_is_the_card_held_now() -> None:
    match = deal("N K F N", "T N")
    do(match, "swap 0")
    assert can(match) == ["end-turn", "designate 1", "designate 2", "designate 3"]


# -- force -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-09")
@pytest.mark.parametrize(("place", "after"), [(0, "T N F N / K N"), (1, "T N F N / N K")])
def test_a_forced_player_s_card_and_the_centre_card_that_the_forcer_picks_change_places(place: int, after: str) -> None:
    match = deal("T K F N", "N N")
    do(match, f"force 1 {place}")
    assert cards(match) == after


@pytest.mark.rule("CC-09")
def test_the_forced_player_sees_his_new_card_and_the_forcer_sees_nothing() -> None:
    match, other_world = deal("T N F N", "K N"), deal("T K F N", "N N")
    events, other_events = do(match, "force 1 0"), do(other_world, "force 1 0")
    assert seen(match, events, 1) == [Forced(by=0, seat=1, place=0, gave=N, got=K)]
    assert eye(match, 1).card == K
    for seat in (0, 2, 3, None):
        told = [Forced(by=0, seat=1, place=0, gave=None, got=None)]
        assert seen(match, events, seat) == seen(other_world, other_events, seat) == told
        assert match.view(seat) == other_world.view(seat)
        assert eye(match, seat).done == (Done(0, 0, Force(1, 0)),)
        assert eye(match, seat).notes == ()


@pytest.mark.rule("CC-09")
def test_anybody_else_may_be_forced_and_nobody_who_is_not_there() -> None:
    match = deal("T K F N", starter=2)
    assert {action.split()[1] for action in can(match) if action.startswith("force")} == {"0", "1", "3"}
    refused(match, "force 4 0", "no-such-seat", "CC-09")


@pytest.mark.rule("CC-09")
def test_the_forced_player_keeps_his_turn() -> None:
    match = deal("T K F N", "N N")
    turns(match, "force 1 0")
    assert list(match.to_act()) == [1]
    assert "swap 0" in can(match)


@pytest.mark.rule("CC-09", "CC-21")
def test_a_treasure_got_by_being_forced_may_designate_on_its_own_turn_only() -> None:
    match = deal("N N F K", "T N")
    do(match, "force 1 0")
    assert can(match, 0) == ["end-turn"]
    refused(match, "designate 3", "not-your-turn", "CC-05", seat=1)
    do(match, "end-turn")
    do(match, "pass")
    assert "designate 3" in can(match, 1)


@pytest.mark.rule("CC-09", "CC-21")
def test_a_treasure_that_was_forced_away_designates_no_more() -> None:
    match = deal("N T F K", "N N")
    turns(match, "force 1 0")
    do(match, "pass")
    refused(match, "designate 3", "not-treasure", "CC-22")


# -- pass ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-10")
def test_a_pass_does_nothing() -> None:
    match = deal("K T F N")
    before = [eye(match, seat) for seat in everybody(match)]
    events = do(match, "pass")
    assert cards(match) == "K T F N / N N"
    for seat, old in zip(everybody(match), before, strict=True):
        assert seen(match, events, seat) == [Passed(0)]
        now = eye(match, seat)
        assert (now.card, now.locked, now.notes, now.forced_by) == (old.card, old.locked, old.notes, old.forced_by)
        assert now.done == (Done(0, 0, Pass()),)


@pytest.mark.rule("CC-10")
def test_everybody_may_always_pass() -> None:
    match = deal("K T F N")
    for action in ("swap 0", "swap 1", "swap 0", "swap 0", "pass", "force 0 0", "observe 0"):
        assert "pass" in can(match)
        turns(match, action)


# -- oneself ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-11")
@pytest.mark.parametrize("starter", range(4))
@pytest.mark.parametrize("place", [0, 1])
def test_nobody_may_force_himself(starter: int, place: int) -> None:
    match = deal("K T F N", starter=starter)
    refused(match, f"force {starter} {place}", "force-self", "CC-11")
    assert not any(action.startswith(f"force {starter}") for action in can(match))
