"""Keys in hand: CS-29."""

import pytest

from ludotheque.games.casse_du_siecle.pieces import Key, KeysKept, Phase
from ludotheque.kernel.match import Match

from .table import can, deal, do, eye, heard, lay_out, put_back, refused


@pytest.mark.rule("CS-29")
def test_up_to_three_keys_are_kept_and_others_see_how_many() -> None:
    match = deal(2, "1C 2O 6E 6E", keys_in_hand=True)
    do(match, "take 0")
    assert len(can(match, "keep")) == 1 + 3 + 4 + 3, "none, one, two or three of 1C 2O 6E 6E"
    refused(match, "put-back 1C,2O,6E,6E", "wrong-step", "CS-29")
    refused(match, "keep 3C", "not-in-hand", "CS-29")
    events = do(match, "keep 1C,6E,6E")
    assert events[0] == KeysKept(0, (Key.C1, Key.E6, Key.E6), 3)
    assert heard(match, events, 1)[0] == KeysKept(0, (), 3)
    assert eye(match, 1).held == (3, 0)
    assert eye(match, 0).hand == (Key.C1, Key.E6, Key.E6)
    assert eye(match, 1).hand == ()


@pytest.mark.rule("CS-29")
def test_three_in_all_old_and_new() -> None:
    match = lay_out(2, keys_in_hand=True, hands={0: "1C 2O 3D"}, bunches=("4E 5E 6E 1E",))
    do(match, "take 0")
    assert max(len(text.split(",")) for text in can(match, "keep")) == 3
    assert "keep 1C,4E,6E" in can(match)


@pytest.mark.rule("CS-29")
def test_laying_is_never_compulsory_and_a_bunch_is_taken_each_turn() -> None:
    match = lay_out(2, keys_in_hand=True, hands={0: "1C"}, bunches=("2O 2O 3D 3D",))
    assert all(text.startswith("take") for text in can(match))
    do(match, "take 0")
    assert "lay 1C 0" in can(match)
    assert "keep -" in can(match)
    assert not eye(match, 0).must_lay


def idle(turns: int, seats: int = 2) -> Match:
    """Seat 0 has taken a bunch, after so many turns without a key laid."""
    match = lay_out(seats, keys_in_hand=True, hands={0: "1C"}, bunches=("2O 6C 6C 1O",))
    match.state.idle = turns
    do(match, "take 0")
    return match


@pytest.mark.rule("CS-29")
def test_after_three_whole_rounds_without_a_key_laid_laying_is_compulsory() -> None:
    assert "keep -" in can(idle(5))
    match = idle(6)
    assert eye(match, 1).must_lay
    assert can(match, "keep") == can(match, "put-back") == []
    refused(match, "keep -", "must-lay", "CS-07")
    do(match, "lay 1C 0")
    assert can(match, "keep"), "until one is laid"


@pytest.mark.rule("CS-29")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_whole_round_is_a_turn_for_everybody(seats: int) -> None:
    assert not eye(idle(3 * seats - 1, seats), 1).must_lay
    assert eye(idle(3 * seats, seats), 1).must_lay


@pytest.mark.rule("CS-29")
def test_nobody_keeps_a_key_meanwhile() -> None:
    match = lay_out(2, keys_in_hand=True, doors={0: "1C", 5: "6C"}, hands={0: "1C"}, bunches=("6C",))
    match.state.idle = 6
    do(match, "take 0")
    refused(match, "keep 1C", "no-keeping", "CS-29")
    assert can(match) == ["put-back 1C,6C"]
    do(match, "put-back 1C,6C")
    assert eye(match, 1).held == (0, 0)


@pytest.mark.rule("CS-29")
def test_turns_without_a_key_laid_are_counted() -> None:
    match = deal(2, keys_in_hand=True)
    for turn in range(6):
        assert match.state.idle == turn
        do(match, can(match, "take")[0], "keep -")
        while match.state.phase is Phase.PUTTING_BACK:
            do(match, can(match)[0])
    assert match.state.idle == 6


@pytest.mark.rule("CS-29")
def test_the_three_rounds_begin_after_the_turn_in_which_a_key_was_laid() -> None:
    match = lay_out(2, keys_in_hand=True, hands={0: "1C"})
    do(match, can(match, "take")[0], "lay 1C 0", "keep -")
    put_back(match)
    for _ in range(6):
        assert not eye(match, 1).must_lay
        do(match, can(match, "take")[0], "keep -")
        put_back(match)
    assert eye(match, 1).must_lay


@pytest.mark.rule("CS-29")
@pytest.mark.rule("CS-12")
def test_after_a_wrong_dial_keys_are_still_kept() -> None:
    match = lay_out(2, keys_in_hand=True, hands={0: "1C 2O"}, safe_memory="strict", gears="9 8 7 6")
    match.state.seen = [1] * 10
    do(match, "dial 1", "dial 2", "dial 3", "dial 4")
    assert can(match) == ["keep -", "keep 1C", "keep 2O", "keep 1C,2O"]
