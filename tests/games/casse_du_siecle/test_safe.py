"""The safe: CS-11, CS-12, CS-17 to CS-19."""

from typing import Any

import pytest

from ludotheque.games.casse_du_siecle import GAME
from ludotheque.games.casse_du_siecle.pieces import (
    DialWrong,
    DigitDialled,
    Ended,
    Ending,
    GearAdded,
    Glimpse,
    Key,
    KeysPutBack,
    Level,
    Phase,
    TimedOut,
)
from ludotheque.kernel.errors import BadOptions
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import CLOCK, TimeOut

from .table import can, do, eye, finish_turn, heard, lay_out, put_back, refused, sit

READY: dict[str, Any] = {"doors": {0: "1C 2O 3D"}, "bunches": ("4E 6E 1C 2O",)}  # seat 0 takes bunch 0 and opens door 0


def know(match: Match, seat: int, *gears: int) -> None:
    for gear in gears:
        match.state.seen[gear] |= 1 << seat


@pytest.mark.rule("CS-11")
def test_who_has_looked_at_each_gear_wins_at_once() -> None:
    match = lay_out(**READY, gears="9 8 7 6")
    know(match, 0, 0, 1, 2)
    know(match, 1, 3)
    do(match, "take 0", "lay 4E 0")
    events = do(match, "look 3 lower")
    assert events[-1] == Ended(Ending.SAFE_OPENED, 0, 0, (0,), (9, 8, 7, 6))
    assert match.to_act() == []
    assert eye(match, 0).hand, "the rest of the turn is not played"
    assert [axle[0].digit for axle in eye(match, None).axles] == [9, 8, 7, 6]


@pytest.mark.rule("CS-11")
def test_three_gears_are_not_enough() -> None:
    match = lay_out(**READY)
    know(match, 0, 0, 1)
    do(match, "take 0", "lay 4E 0", "look 1 lower")
    assert match.outcome() is None


@pytest.mark.rule("CS-12")
def test_notes_keep_digits_and_put_backs_until_the_bunch_is_taken() -> None:
    match = lay_out(**READY, gears="9 8 7 6")
    do(match, "take 0", "lay 4E 0", "look 0 lower", "lay 6E 2", "put-back 1C,2O", "pick 1 2")
    assert eye(match, 0).axles[0][0].digit == 9
    place = 11  # the incomplete bunch of 45 keys
    assert eye(match, 0).bunches[place][-1].keys == (Key.C1, Key.O2)
    assert eye(match, 1).bunches[place][-1].keys == ()
    do(match, f"take {place}")
    finish_turn(match)
    assert not any(layer.seat == 0 for layers in eye(match, 0).bunches for layer in layers)


@pytest.mark.rule("CS-12")
def test_strict_memory_shows_a_digit_once_and_lists_nothing() -> None:
    match = lay_out(**READY, gears="9 8 7 6", safe_memory="strict")
    do(match, "take 0", "lay 4E 0", "look 0 lower")
    assert eye(match, 0).glimpse == Glimpse(0, Level.LOWER, 9)
    assert eye(match, 1).glimpse is None
    do(match, "lay 6E 2")
    assert eye(match, 0).glimpse is None
    put_back(match)
    assert eye(match, 0).axles[0][0].digit is None
    layers = [layer for layers in eye(match, 0).bunches for layer in layers]
    assert {(layer.seat, layer.turn, layer.cannot, layer.keys) for layer in layers} == {(None, 0, 0, ())}
    assert GAME.knowledge(match.state, 0).axles[0][0].digit == 9


@pytest.mark.rule("CS-12")
def test_looking_at_every_gear_does_not_win_in_strict_memory() -> None:
    match = lay_out(**READY, safe_memory="strict")
    know(match, 0, 1, 2, 3)
    do(match, "take 0", "lay 4E 0", "look 0 lower")
    assert match.outcome() is None
    assert can(match, "dial") == [f"dial {digit}" for digit in range(1, 11)]


@pytest.mark.rule("CS-12")
def test_the_right_digits_axle_by_axle_open_the_safe() -> None:
    match = lay_out(gears="9 8 7 6", safe_memory="strict")
    know(match, 0, 0, 1, 2, 3)
    events = do(match, "dial 9")
    assert heard(match, events, 1) == [DigitDialled(0, 0, None)]
    assert "dial 9" not in can(match)
    refused(match, "dial 9", "digit-twice", "CS-12")
    refused(match, "take 0", "wrong-step", "CS-06")
    do(match, "dial 8", "dial 7")
    assert eye(match, 0).my_dial == (9, 8, 7)
    assert (eye(match, 1).my_dial, eye(match, 1).dialled) == ((), 3)
    assert isinstance(do(match, "dial 6")[-1], Ended)
    assert match.state.winner == 0


@pytest.mark.rule("CS-12")
def test_what_was_shown_to_him_alone_is_not_told_again_in_strict_memory() -> None:
    for memory in ("strict", "notes"):
        match = lay_out(**READY, gears="9 8 7 6", safe_memory=memory)
        events = [*do(match, "take 0"), *do(match, "lay 4E 0"), *do(match, "look 0 lower"), *do(match, "lay 6E 2")]
        events += put_back(match)
        mine, public = heard(match, events, 0), heard(match, events, None)
        assert mine != public
        for seat, seen in ((0, mine), (1, heard(match, events, 1)), (None, public)):
            assert [match.reread(event, seat) for event in events] == (public if memory == "strict" else seen)


@pytest.mark.rule("CS-08")
@pytest.mark.rule("CS-12")
def test_in_strict_memory_everybody_is_told_again_who_put_back_how_many_keys_where_but_not_which() -> None:
    match = lay_out(**READY, safe_memory="strict")
    do(match, "take 0", "lay 4E 0", "look 0 lower", "lay 6E 2")
    events = do(match, "put-back 1C,2O")
    told = KeysPutBack(0, 11, (), 2)
    for seat in (0, 1, None):
        assert told in [match.reread(event, seat) for event in events]
        assert told in eye(match, seat).this_turn
        layers = [layer for layers in eye(match, seat).bunches for layer in layers]
        assert {layer.seat for layer in layers} == {None}


@pytest.mark.rule("CS-12")
def test_whose_time_is_up_while_he_dials_has_dialled_wrongly() -> None:
    match = lay_out(gears="1 2 3 4", safe_memory="strict")
    know(match, 0, 0, 1, 2, 3)
    do(match, "dial 1", "dial 2", "dial 3")
    assert match.apply(CLOCK, TimeOut(0))[:2] == [TimedOut(0), DialWrong(0)]
    assert match.outcome() is None
    assert match.state.mover == 1


@pytest.mark.rule("CS-12")
def test_a_wrong_dial_at_the_start_costs_the_bunch() -> None:
    match = lay_out(gears="9 8 7 6", safe_memory="strict")
    know(match, 0, 0, 1, 2, 3)
    events = do(match, "dial 9", "dial 8", "dial 6", "dial 7")
    assert events[-1] == DialWrong(0)
    assert match.state.mover == 1
    assert match.outcome() is None


@pytest.mark.rule("CS-12")
def test_a_wrong_dial_binds_nobody_in_the_next_turn() -> None:
    match = lay_out(gears="9 8 7 6", safe_memory="strict", bunches=("1O 1O 1C 2O",))
    for seat in (0, 1):
        know(match, seat, 0, 1, 2, 3)
    do(match, "dial 9", "dial 8", "dial 6", "dial 7")
    assert len(can(match, "dial")) == 10, "once a turn, not once a round"
    do(match, "take 0")
    assert "lay 1C 0" in can(match)


@pytest.mark.rule("CS-12")
def test_after_a_wrong_dial_nothing_is_laid_but_keys_go_back_and_the_door_is_shuffled() -> None:
    match = lay_out(**READY, gears="9 8 7 6", safe_memory="strict")
    know(match, 0, 1, 2, 3)
    do(match, "take 0", "lay 4E 0", "look 0 lower", "dial 1", "dial 2", "dial 3", "dial 4")
    assert can(match, "lay") == can(match, "dial") == []
    refused(match, "lay 6E 2", "no-more-laying", "CS-12")
    put_back(match)
    assert match.state.phase is Phase.PICKING


@pytest.mark.rule("CS-12")
def test_who_has_not_seen_every_gear_may_not_dial_nor_later_than_right_after_a_look() -> None:
    match = lay_out(**READY, safe_memory="strict")
    know(match, 0, 0, 1, 2)
    refused(match, "dial 1", "may-not-dial", "CS-12")
    know(match, 0, 3)
    do(match, "take 0")
    refused(match, "dial 1", "may-not-dial", "CS-12")
    do(match, "lay 4E 0", "look 0 lower", "lay 6E 2")
    assert can(match, "dial") == []


@pytest.mark.rule("CS-12")
def test_with_no_key_left_he_may_still_dial_after_a_look_or_be_done() -> None:
    match = lay_out(doors={0: "1C 2O 3D"}, bunches=("4E",), safe_memory="strict")
    know(match, 0, 0, 1, 2, 3)
    do(match, "take 0", "lay 4E 0", "look 0 lower")
    assert len(can(match, "dial")) == 10
    do(match, "put-back -")
    assert match.state.phase is Phase.PICKING


@pytest.mark.rule("CS-12")
@pytest.mark.rule("CS-09")
def test_a_look_may_be_spent_on_a_gear_seen_before() -> None:
    match = lay_out(**READY)
    know(match, 0, 0)
    do(match, "take 0", "lay 4E 0")
    assert "look 0 lower" in can(match)


@pytest.mark.rule("CS-12")
def test_the_lower_gear_is_dialled_before_the_upper() -> None:
    for dialled, wins in (("9 8 5 7 6", True), ("9 5 8 7 6", False)):
        match = lay_out(long_combination=True, combination=5, gears="9 8 7 6 5", safe_memory="strict")
        match.state.upper[1], match.state.added = 4, 1
        know(match, 0, 0, 1, 2, 3, 4)
        do(match, *(f"dial {digit}" for digit in dialled.split()))
        assert (match.outcome() is not None) is wins


# -- the long combination --------------------------------------------------------------------------------------


@pytest.mark.rule("CS-17")
def test_a_new_gear_is_laid_on_the_one_just_seen_unseen() -> None:
    match = lay_out(**READY, long_combination=True, gears="9 8 7 6")
    do(match, "take 0", "lay 4E 0")
    events = do(match, "look 1 lower")
    assert GearAdded(0, 1) in events
    assert [len(axle) for axle in eye(match, 0).axles] == [1, 2, 1, 1]
    assert eye(match, 0).axles[1][1].digit is None
    assert eye(match, 0).reserve == 5


@pytest.mark.rule("CS-17")
def test_at_most_two_gears_lie_on_an_axle() -> None:
    match = lay_out(**READY, long_combination=True)
    match.state.upper[1], match.state.added = 4, 1
    do(match, "take 0", "lay 4E 0")
    events = do(match, "look 1 upper")
    assert not any(isinstance(event, GearAdded) for event in events)


@pytest.mark.rule("CS-18")
def test_a_look_shows_the_lower_or_the_upper_gear_never_both() -> None:
    match = lay_out(**READY, long_combination=True, gears="9 8 7 6 5")
    match.state.upper[1], match.state.added = 4, 1
    do(match, "take 0", "lay 4E 0")
    assert [text for text in can(match) if "look 1" in text] == ["look 1 lower", "look 1 upper"]
    refused(match, "look 0 upper", "no-such-gear", "CS-18")
    do(match, "look 1 upper")
    assert [gear.digit for gear in eye(match, 0).axles[1]] == [None, 5]
    assert eye(match, 0).glimpse == Glimpse(1, Level.UPPER, 5)


@pytest.mark.rule("CS-19")
def test_to_win_he_must_know_the_gears_after_the_new_one_is_laid() -> None:
    match = lay_out(**READY, long_combination=True)
    know(match, 0, 1, 2, 3)
    do(match, "take 0", "lay 4E 0", "look 0 lower")
    assert match.outcome() is None, "a fifth gear lies there now"


@pytest.mark.rule("CS-19")
def test_no_gear_is_added_beyond_the_length_that_was_chosen() -> None:
    match = lay_out(**READY, long_combination=True, combination=5)
    match.state.upper[1], match.state.added = 4, 1
    know(match, 0, 1, 2, 3, 4)
    do(match, "take 0", "lay 4E 0", "look 0 lower")
    assert match.state.ending is Ending.SAFE_OPENED
    assert len(eye(match, 1).axles[0]) == 1


@pytest.mark.rule("CS-19")
def test_a_length_without_the_long_combination_is_refused() -> None:
    with pytest.raises(BadOptions) as no:
        sit(2, combination=6)
    assert (no.value.code.value, no.value.rule) == ("combination-stays-short", "CS-19")
    assert no.value.details["option"] == "combination"
