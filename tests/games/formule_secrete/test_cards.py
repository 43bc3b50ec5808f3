"""What the cards do: FS-19 to FS-22."""

import pytest

from ludotheque.games.formule_secrete.pieces import DiceThrown, GuardRolled, SentBack, Throw, TurnSkipped

from .table import VAULT, at, can, do, eye, lay_out, of, pass_turn, phase, play, plays, refused


@pytest.mark.rule("FS-19")
def test_forward_three_is_three_more_spaces_in_his_direction() -> None:
    inward = lay_out(1, 30, hands={0: "+3 out out"})
    play(inward, "+3")
    assert at(inward)[0] == 4
    outward = lay_out(16, 40, outward=[0, 1], holder=1, hands={0: "+3 out out"})
    play(outward, "+3")
    assert at(outward)[0] == 13


@pytest.mark.rule("FS-19")
def test_roll_again_is_a_roll_more_before_or_after_that_of_the_turn() -> None:
    before = lay_out(0, 30, hands={0: "again out out"})
    assert of(play(before, "again", "1"), DiceThrown) == [DiceThrown(0, (1,), 1, Throw.CARD)]
    assert can(before) == ["roll"]
    after = lay_out(0, 30, hands={0: "again out out"})
    do(after, "roll", "1")
    play(after, "again", "1")
    assert at(after)[0] == 2


@pytest.mark.rule("FS-19")
@pytest.mark.rule("FS-26")
def test_roll_again_is_made_with_as_many_dice_as_he_now_moves_with() -> None:
    match = lay_out(29, 40, outward=[0, 1], holder=1, hands={0: "again out out"})
    play(match, "again", "1 1")
    assert at(match)[0] == 27


@pytest.mark.rule("FS-19")
@pytest.mark.parametrize(("start", "outward", "lab"), [(0, False, 5), (5, False, 17), (27, False, 32), (33, True, 32)])
def test_the_nearest_lab_is_the_next_in_his_direction_whatever_its_symbol(start: int, outward: bool, lab: int) -> None:
    match = lay_out(start, 40, outward=[0] if outward else [], hands={0: "lab 1 2"})
    play(match, "lab")
    assert at(match)[0] == lab


@pytest.mark.rule("FS-19")
@pytest.mark.parametrize(("start", "outward"), [(52, False), (53, False), (5, True), (4, True)])
def test_with_no_lab_ahead_it_cannot_be_played(start: int, outward: bool) -> None:
    match = lay_out(start, 40, outward=[0] if outward else [], hands={0: "lab +3 again"})
    refused(match, "play 0 nearest-lab -", "no-lab-ahead", "FS-19")


@pytest.mark.rule("FS-19")
def test_the_space_reached_by_a_card_acts() -> None:
    match = lay_out(7 - 3, 30, hands={0: "+3 out out"})
    assert of(play(match, "+3", "6 1"), GuardRolled) == [GuardRolled(0, 6, 1)]
    match = lay_out(2, 5, hands={0: "lab out out"})
    play(match, "lab", "2 1")
    assert at(match) == [6, 5]


# -- sidelined -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-20")
def test_sidelined_skips_his_next_turn_and_is_then_discarded() -> None:
    match = lay_out(0, 20, 30, hands={0: "out again +3"})
    play(match, "out", on=1)
    assert eye(match, None).sidelined == (False, True, False)
    assert eye(match, None).discards == ()
    events = do(match, "roll", "1")
    assert of(events, TurnSkipped) == [TurnSkipped(1)]
    assert match.state.mover == 2
    assert eye(match, None).sidelined == (False, False, False)
    assert [card.value for card in eye(match, None).discards] == ["sidelined"]


@pytest.mark.rule("FS-20")
def test_a_skipped_turn_has_no_roll_no_card_and_no_draw() -> None:
    match = lay_out(0, 20, hands={0: "out again +3", 1: "+3 again lab"})
    play(match, "out", on=1)
    pile = len(match.state.pile)
    do(match, "roll", "1")
    assert match.state.mover == 0
    assert at(match)[1] == 20
    assert len(match.state.pile) == pile
    assert [card.value for card in eye(match, 1).hand] == ["forward-3", "roll-again", "nearest-lab"]


@pytest.mark.rule("FS-20")
def test_he_may_sideline_himself_and_still_rolls_in_this_turn() -> None:
    match = lay_out(0, 20, hands={0: "out again +3"})
    play(match, "out", on=0)
    do(match, "roll", "1")
    do(match, "roll", "6 1")
    pass_turn(match)
    assert match.state.mover == 1, "seat 0 was skipped"


@pytest.mark.rule("FS-20")
def test_one_at_a_time_before_a_player() -> None:
    match = lay_out(1, 20, 30, hands={0: "out again +3"}, sidelined=[1])
    refused(match, "play 0 sidelined 1", "already-sidelined", "FS-20")
    assert {"sidelined 0", "sidelined 2"} <= plays(match)


@pytest.mark.rule("FS-20")
def test_who_is_sidelined_still_fights_when_attacked() -> None:
    match = lay_out(1, 4, sidelined=[1])
    do(match, "roll", "3", "1 3")
    assert at(match) == [4, 6]


@pytest.mark.rule("FS-20")
def test_all_can_be_sidelined_at_once_and_the_turns_go_on() -> None:
    match = lay_out(0, 20, 30, sidelined=[0, 1, 2])
    do(match, "roll", "1")
    events = do(match, "end-turn")
    assert of(events, TurnSkipped) == [TurnSkipped(1), TurnSkipped(2), TurnSkipped(0)]
    assert match.state.mover == 1


# -- prowling guard --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-21")
@pytest.mark.parametrize(
    ("start", "outward", "guard"), [(13, False, 7), (14, False, 7), (30, False, 28), (30, True, 34), (34, True, 40)]
)
def test_he_goes_back_to_the_nearest_guard_behind_him(start: int, outward: bool, guard: int) -> None:
    match = lay_out(2, start, outward=[1] if outward else [], hands={0: "guard 1 2"})
    assert of(play(match, "guard", on=1), SentBack) == [SentBack(1, start, guard, 0)]
    assert at(match)[1] == guard
    assert can(match) == ["roll"]


@pytest.mark.rule("FS-21")
def test_others_fight_that_guard_at_their_next_turn() -> None:
    match = lay_out(1, 13, hands={0: "guard 1 2"})
    assert of(play(match, "guard", on=1), GuardRolled) == []
    do(match, "roll", "1")
    assert of(do(match, "roll", "1 2"), GuardRolled) == [GuardRolled(1, 1, 2)]


@pytest.mark.rule("FS-21")
def test_played_on_oneself_the_guard_is_fought_at_once() -> None:
    match = lay_out(13, 30, hands={0: "guard 1 2"})
    events = play(match, "guard", "1 3", on=0)
    assert of(events, GuardRolled) == [GuardRolled(0, 1, 3)]
    assert at(match)[0] == 9
    assert can(match) == ["roll"]


@pytest.mark.rule("FS-21")
def test_with_no_guard_behind_he_is_no_target() -> None:
    match = lay_out(6, 7, VAULT, 54, outward=[2, 3], holder=3, hands={0: "guard 1 2"})
    assert plays(match) == set()
    for target in range(4):
        refused(match, f"play 0 prowling-guard {target}", "no-guard-behind", "FS-21")


@pytest.mark.rule("FS-21")
def test_a_holder_who_is_sent_back_keeps_the_formula() -> None:
    match = lay_out(2, 30, outward=[1], holder=1, hands={0: "guard 1 2"})
    play(match, "guard", on=1)
    assert match.state.holder == 1


@pytest.mark.rule("FS-21")
def test_whoever_is_on_the_way_back_is_ignored() -> None:
    match = lay_out(2, 13, 10, 8, hands={0: "guard 1 2"})
    play(match, "guard", on=1)
    assert at(match) == [2, 7, 10, 8]
    assert phase(match).value == "resting"


# -- labs ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-22")
@pytest.mark.parametrize(("card", "start", "to"), [("1", 5, 9), ("2", 17, 23), ("3", 46, 54)])
def test_on_its_lab_a_lab_card_leads_on_by_its_number(card: str, start: int, to: int) -> None:
    match = lay_out(start, 30, hands={0: f"{card} out guard"})
    play(match, card, *(["6 1"] if to == 54 else []))
    assert at(match)[0] == to


@pytest.mark.rule("FS-22")
def test_a_lab_reached_by_dice_by_a_battle_or_from_a_guard_will_do() -> None:
    by_dice = lay_out(4, 30, hands={0: "1 out guard"})
    do(by_dice, "roll", "1")
    assert "lab-1 -" in plays(by_dice)
    by_battle = lay_out(2, 4, hands={0: "1 out guard"})
    do(by_battle, "roll", "2", "2 1")
    assert "lab-1 -" in plays(by_battle)
    from_guard = lay_out(14, 30, hands={0: "2 out guard"})
    do(from_guard, "roll", "1 4")
    assert "lab-2 -" in plays(from_guard)


@pytest.mark.rule("FS-22")
def test_a_battle_lost_on_the_lab_will_do() -> None:
    match = lay_out(4, 5, hands={0: "1 out guard"})
    do(match, "roll", "1", "1 2")
    play(match, "1")
    assert at(match)[0] == 9


@pytest.mark.rule("FS-22")
def test_not_once_he_has_left_the_lab() -> None:
    match = lay_out(5, 30, hands={0: "1 out guard"})
    do(match, "roll", "1")
    refused(match, "play 0 lab-1 -", "not-on-that-lab", "FS-22")


@pytest.mark.rule("FS-22")
def test_it_is_his_card_of_the_turn_and_he_draws() -> None:
    match = lay_out(5, 30, hands={0: "1 out guard"}, pile="+3")
    play(match, "1")
    assert can(match) == ["roll"]
    assert eye(match, 0).hand[0].value == "forward-3"


@pytest.mark.rule("FS-22")
def test_it_works_on_the_way_out_too() -> None:
    match = lay_out(39, 10, outward=[0, 1], holder=1, hands={0: "2 out guard"})
    play(match, "2")
    assert at(match)[0] == 33
