"""Designation, and how nobody sees who could have made one: CC-21 to CC-25."""

from typing import Any

import pytest

from ludotheque.games.coffre_et_cle import GAME
from ludotheque.games.coffre_et_cle.pieces import Designate, Designated, Done, FinalPhaseBegan, TurnEnded
from ludotheque.kernel.errors import BadOptions
from ludotheque.kernel.pieces import CLOCK, TimeOut

from .table import can, deal, designate, do, everybody, eye, names, refused, scores, seen, sit, turns, winners

# -- the Treasure may designate, after his action, on his own turn ---------------------------------------------


@pytest.mark.rule("CC-21")
@pytest.mark.parametrize("action", ["observe 0", "force 2 1", "pass"])
def test_after_any_action_the_treasure_may_designate_or_decline(action: str) -> None:
    match = deal("T K F N")
    refused(match, "designate 1", "wrong-step", "CC-21")
    do(match, action)
    assert can(match) == ["end-turn", "designate 1", "designate 2", "designate 3"]
    do(match, "end-turn")
    assert list(match.to_act()) == [1]


@pytest.mark.rule("CC-21")
def test_who_holds_the_treasure_after_his_action_decides() -> None:
    gave_it_up = deal("T K F N")
    do(gave_it_up, "swap 0")
    refused(gave_it_up, "designate 1", "not-treasure", "CC-22")
    just_got_it = deal("N K F N", "T N")
    do(just_got_it, "swap 0")
    do(just_got_it, "designate 1")
    assert winners(just_got_it) == ("key-found", (0, 1))


@pytest.mark.rule("CC-21")
def test_the_treasure_designates_on_his_own_turn_only() -> None:
    match = deal("T K F N", starter=1)
    do(match, "pass")
    refused(match, "designate 1", "not-your-turn", "CC-05", seat=0)
    assert can(match, 0) == []


@pytest.mark.rule("CC-21")
def test_a_designation_is_seen_by_everybody() -> None:
    match = deal("T N F K")
    events = designate(match, 1)
    for seat in everybody(match):
        assert seen(match, events, seat) == [Designated(0, 1), FinalPhaseBegan(0, 1)]
        assert eye(match, seat).done[-1] == Done(0, 0, Designate(1))


@pytest.mark.rule("CC-21")
def test_a_player_who_is_not_there_cannot_be_designated() -> None:
    match = deal("T K F N")
    do(match, "pass")
    refused(match, "designate 4", "no-such-seat", "CC-21")


# -- and nobody sees that he might have ------------------------------------------------------------------------


@pytest.mark.rule("CC-21")
@pytest.mark.parametrize("action", ["observe 0", "swap 0", "force 3 0", "pass"])
@pytest.mark.parametrize("first_round", [1, 2])
def test_no_other_seat_can_tell_a_turn_of_the_treasure_from_any_other(action: str, first_round: int) -> None:
    treasure = deal("T N F N", "K N", designate_from_round=first_round)
    nobody = deal("K N F N", "T N", designate_from_round=first_round)
    for step in (action, "end-turn"):
        assert treasure.to_act() == nobody.to_act()
        assert treasure.legal(CLOCK) == nobody.legal(CLOCK) == [TimeOut(0)]
        assert treasure.deadline() == nobody.deadline()
        events, other_events = do(treasure, step), do(nobody, step)
        for seat in (1, 2, None):
            assert seen(treasure, events, seat) == seen(nobody, other_events, seat)
            assert treasure.view(seat) == nobody.view(seat)
            if seat is not None:
                assert treasure.legal(seat) == nobody.legal(seat)


@pytest.mark.rule("CC-21")
@pytest.mark.parametrize("first_round", [1, 2])
def test_every_turn_ends_with_the_same_explicit_step(first_round: int) -> None:
    match = deal("T K F N", designate_from_round=first_round)
    for seat in range(4):
        do(match, "pass")
        assert list(match.to_act()) == [seat]
        assert "end-turn" in can(match)
        events = do(match, "end-turn")
        assert all(seen(match, events, eyes) == [TurnEnded(seat)] for eyes in everybody(match))


@pytest.mark.rule("CC-21")
def test_a_refused_designation_leaves_no_trace_for_anybody() -> None:
    match = deal("K T F N")
    do(match, "pass")
    before = [match.view(seat) for seat in everybody(match)]
    refused(match, "designate 1", "not-treasure", "CC-22")
    assert [match.view(seat) for seat in everybody(match)] == before


# -- designate_from_round --------------------------------------------------------------------------------------


@pytest.mark.rule("CC-21")
def test_as_printed_one_may_designate_from_the_first_turn() -> None:
    assert GAME.options().designate_from_round == 1
    match = deal("T K F N")
    designate(match, 1)
    assert winners(match) == ("key-found", (0, 1))


@pytest.mark.rule("CC-21")
def test_before_designate_from_round_nobody_may_designate() -> None:
    match = deal("T K F N", starter=3, designate_from_round=3)
    turns(match, "pass")
    for _ in range(2):
        do(match, "pass")
        assert can(match) == ["end-turn"]
        refused(match, "designate 1", "too-early", "CC-21")
        do(match, "end-turn")
        turns(match, "pass", "pass", "pass")
    do(match, "pass")
    assert can(match) == ["end-turn", "designate 1", "designate 2", "designate 3"]
    do(match, "designate 1")


@pytest.mark.rule("CC-21")
def test_designate_from_round_opens_with_the_starter_s_turn() -> None:
    match = deal("T K F N", designate_from_round=2)
    turns(match, "pass", "pass", "pass", "pass")
    assert eye(match, 0).round == 2
    designate(match, 1)


@pytest.mark.rule("CC-21")
@pytest.mark.parametrize(("first", "rounds"), [(4, 3), (2, 1), (20, 19)])
def test_designate_from_round_lies_within_max_rounds(first: int, rounds: int) -> None:
    sit(5, designate_from_round=rounds, max_rounds=rounds)
    with pytest.raises(BadOptions) as refusal:
        sit(5, designate_from_round=first, max_rounds=rounds)
    assert (refusal.value.code, refusal.value.rule) == ("designate-too-late", "CC-21")


@pytest.mark.rule("CC-21")
def test_without_a_limit_of_rounds_designate_from_round_goes_to_20() -> None:
    sit(5, designate_from_round=20, max_rounds=0)
    for never in (0, 21):
        with pytest.raises(BadOptions, match="bad-value"):
            sit(5, designate_from_round=never, max_rounds=0)


# -- who may not -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-22")
def test_nobody_may_designate_himself() -> None:
    match = deal("T K F N")
    do(match, "pass")
    refused(match, "designate 0", "designate-self", "CC-22")
    assert "designate 0" not in can(match)


@pytest.mark.rule("CC-22")
@pytest.mark.parametrize("hand", ["K T F N", "F T K N", "N T K F", "TR T K F"])
def test_nobody_without_the_treasure_may_designate(hand: str) -> None:
    match = deal(hand)
    do(match, "pass")
    assert can(match) == ["end-turn"]
    for target in range(4):
        refused(match, f"designate {target}", "not-treasure", "CC-22")


# -- what comes of it ------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-23")
@pytest.mark.parametrize("options", [{}, {"fake_hides": "plurality", "treasure_names": False}])
def test_the_key_designated_wins_together_with_the_treasure(options: dict[str, Any]) -> None:
    match = deal("N T F K N", starter=1, **options)
    designate(match, 3)
    assert winners(match) == ("key-found", (1, 3))
    assert list(match.to_act()) == []


@pytest.mark.rule("CC-23")
def test_the_key_is_whoever_holds_it_now() -> None:
    match = deal("K T F N", "N N")
    turns(match, "swap 0", "pass", "swap 0", "pass", "pass")
    designate(match, 2)
    assert winners(match) == ("key-found", (1, 2))


@pytest.mark.rule("CC-24")
@pytest.mark.parametrize("fake_hides", ["off", "plurality"])
def test_the_fake_key_designated_wins_alone_at_once(fake_hides: str) -> None:
    match = deal("N T F K N", starter=1, fake_hides=fake_hides)
    designate(match, 2)
    assert winners(match) == ("fake-designated", (2,))
    assert scores(match) == (0, 0, 3, 0, 0)
    assert list(match.to_act()) == []


@pytest.mark.rule("CC-25")
@pytest.mark.parametrize("hand", ["T N F K", "T TR F K", "T FT F K"])
def test_anybody_else_designated_begins_the_final_phase(hand: str) -> None:
    match = deal(hand)
    designate(match, 1)
    assert match.outcome() is None
    for seat in everybody(match):
        now = eye(match, seat)
        assert (now.phase, now.treasure, now.designated) == ("naming", 0, 1)


@pytest.mark.rule("CC-25")
def test_what_the_designated_player_holds_stays_secret_until_the_end() -> None:
    plain, trap = deal("T N F K N", "TR N"), deal("T TR F K N", "N N")
    trap_events, plain_events = designate(trap, 1), designate(plain, 1)
    for target in (0, 1, 0, 1, 2):
        for seat in (0, 2, 3, 4, None):
            assert seen(trap, trap_events, seat) == seen(plain, plain_events, seat)
            assert trap.view(seat) == plain.view(seat)
        trap_events, plain_events = names(trap, target), names(plain, target)
    assert eye(trap, None).cards != eye(plain, None).cards


@pytest.mark.rule("CC-25")
def test_play_is_over_once_the_final_phase_has_begun() -> None:
    match = deal("T N F K")
    designate(match, 1)
    for step in ("pass", "observe 0", "swap 0", "force 2 0"):
        refused(match, step, "wrong-step", "CC-06", seat=1)
    refused(match, "end-turn", "wrong-step", "CC-21", seat=0)
    refused(match, "designate 3", "wrong-step", "CC-21", seat=0)
