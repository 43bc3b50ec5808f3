"""Swaps on one's own rail, and robber knights."""

import pytest

from .table import can, do, eye, lay_out, rail, refused, roll, told, walk, where


@pytest.mark.rule("RN-30")
def test_of_two_knights_with_one_half_each_either_may_take_the_others() -> None:
    match = lay_out(portraits={"0 black": "1 3", "0 grey": "1 2"})
    roll(match, "white")
    assert can(match, "swap") == ["swap black grey 1", "swap grey black 1"]
    events = do(match, "swap grey black 1")
    assert told(events) == ["swapped"]
    assert (rail(match, "0 grey"), rail(match, "0 black")) == ("1 1", "2 3")
    assert match.state.mover == 0


@pytest.mark.rule("RN-30")
def test_a_complete_pair_cannot_be_handed_over() -> None:
    match = lay_out(portraits={"0 black": "1 1", "0 grey": "2 4"})
    roll(match)
    assert can(match, "swap") == []
    refused(match, "swap grey black 1", "no-swap", "RN-30")


@pytest.mark.rule("RN-30")
def test_with_two_portraits_in_common_he_says_which() -> None:
    match = lay_out(portraits={"0 black": "1 3", "0 grey": "1 3"})
    roll(match)
    assert can(match, "swap") == [
        "swap black grey 1",
        "swap black grey 3",
        "swap grey black 1",
        "swap grey black 3",
    ]
    do(match, "swap black grey 3")
    assert (rail(match, "0 black"), rail(match, "0 grey")) == ("3 3", "1 1")


@pytest.mark.rule("RN-30")
def test_from_the_choice_of_the_knight_until_the_turn_ends_but_not_in_a_gallery() -> None:
    match = lay_out({"0 black": "H2", "0 white": "treasure"}, {"0 black": "1 3", "0 grey": "1 2", "0 white": "5 5"})
    roll(match, "white")
    refused(match, "swap black grey 1", "wrong-step", "RN-30")
    do(match, "choose black")
    assert "swap black grey 1" in can(match)
    do(match, "step black")
    refused(match, "swap black grey 1", "wrong-step", "RN-25")
    do(match, "exchange -")
    assert "swap black grey 1" in can(match)
    do(match, "step H3")
    assert "swap black grey 1" in can(match)


@pytest.mark.rule("RN-30")
def test_not_with_a_knight_in_the_treasure_and_not_on_anothers_turn() -> None:
    match = lay_out({"0 white": "treasure"}, {"0 black": "1 3", "0 white": "3 2", "1 black": "4 6", "1 grey": "4 5"})
    roll(match)
    assert can(match, "swap") == []
    refused(match, "swap black grey 4", "not-your-turn", "RN-30", seat=1)


@pytest.mark.rule("RN-31")
def test_on_coming_beside_an_enemy_with_the_same_portrait_he_may_take_it_and_gives_his_other_one() -> None:
    match = lay_out({"0 black": "B4", "1 grey": "D4"}, {"0 black": "1 3", "1 grey": "1 2"})
    roll(match)
    assert can(match, "rob") == []
    do(match, "step C4")
    assert can(match, "rob") == ["rob 1 grey 1"]
    events = do(match, "rob 1 grey 1")
    assert told(events) == ["robbed"]
    assert events[0].given == "3"
    assert (rail(match, "0 black"), rail(match, "1 grey")) == ("1 1", "2 3")
    do(match, "step B4")
    assert where(match, "0 black") == "B4"


@pytest.mark.rule("RN-31")
def test_not_diagonally() -> None:
    match = lay_out({"0 black": "B4", "1 grey": "D5"}, {"0 black": "1 3", "1 grey": "1 2"})
    roll(match)
    do(match, "step C4")
    refused(match, "rob 1 grey 1", "no-robbery", "RN-31")


@pytest.mark.rule("RN-31")
def test_never_before_the_first_step() -> None:
    match = lay_out({"0 black": "C4", "1 grey": "D4"}, {"0 black": "1 3", "1 grey": "1 2"})
    roll(match)
    refused(match, "rob 1 grey 1", "no-robbery", "RN-31")


@pytest.mark.rule("RN-31")
def test_never_by_or_after_a_fall() -> None:
    match = lay_out({"0 black": "B4", "1 grey": "D4"}, {"0 black": "1 3", "1 grey": "1 2"}, traps="C4")
    roll(match)
    assert told(do(match, "step C4")) == ["stepped", "fell"]
    assert match.state.mover == 1


@pytest.mark.rule("RN-31")
def test_after_a_jump_also_over_that_enemy() -> None:
    match = lay_out({"0 black": "B4", "1 grey": "C4"}, {"0 black": "1 3", "1 grey": "1 2"})
    roll(match)
    do(match, "jump D4")
    assert can(match, "rob") == ["rob 1 grey 1"]


@pytest.mark.rule("RN-31")
def test_on_coming_back_out_of_a_gallery() -> None:
    match = lay_out({"0 black": "H2", "1 grey": "H3"}, {"1 grey": "1 2"})
    match.state.piles[0] = [3, 1, 4, 6]
    roll(match)
    do(match, "step black")
    assert can(match, "rob") == ["rob 1 grey 1"]


@pytest.mark.rule("RN-31")
def test_after_an_exchange_too() -> None:
    match = lay_out({"0 black": "H2", "1 grey": "H3"}, {"0 black": "3 4", "1 grey": "1 2"})
    match.state.piles[0] = [1, 6]
    roll(match)
    do(match, "step black", "exchange 3")
    assert can(match, "rob") == ["rob 1 grey 1"]


@pytest.mark.rule("RN-31")
def test_the_offer_stands_until_the_knight_moves_on_and_swaps_may_come_first() -> None:
    match = lay_out({"0 black": "B4", "1 grey": "D4"}, {"0 black": "3 4", "0 white": "3 5", "1 grey": "5 2"})
    roll(match)
    do(match, "step C4")
    assert can(match, "rob") == []
    do(match, "swap white black 3")
    assert rail(match, "0 black") == "4 5"
    assert can(match, "rob") == ["rob 1 grey 5"]
    do(match, "step B4")
    assert can(match, "rob") == []


@pytest.mark.rule("RN-31")
def test_with_several_victims_or_two_portraits_in_common_he_chooses() -> None:
    match = lay_out(
        {"0 black": "B4", "1 grey": "D4", "1 white": "C5"},
        {"0 black": "1 3", "1 grey": "1 2", "1 white": "3 5"},
        traps="C3 D6",
    )
    roll(match)
    do(match, "step C4")
    assert can(match, "rob") == ["rob 1 grey 1", "rob 1 white 3"]
    do(match, "rob 1 white 3")
    assert (rail(match, "0 black"), rail(match, "1 white")) == ("3 3", "1 5")
    assert can(match, "rob") == []
    match = lay_out({"0 black": "B4", "1 grey": "D4"}, {"0 black": "1 3", "1 grey": "1 3"})
    roll(match)
    do(match, "step C4")
    assert can(match, "rob") == ["rob 1 grey 1", "rob 1 grey 3"]


@pytest.mark.rule("RN-31")
def test_the_entrance_is_beside_its_four_squares_both_ways() -> None:
    match = lay_out({"0 black": "B4", "1 white": "D4"}, {"0 black": "1 3", "1 grey": "1 2"})
    roll(match)
    do(match, "step B3")
    assert can(match, "rob") == ["rob 1 grey 1"], "he is in the entrance"
    match = lay_out({"0 black": "C2", "1 grey": "B3"}, {"0 black": "1 3", "1 grey": "1 2"})
    roll(match)
    do(match, "step entrance")
    assert can(match, "rob") == ["rob 1 grey 1"]


@pytest.mark.rule("RN-31")
def test_two_knights_in_one_room_are_not_beside_each_other() -> None:
    match = lay_out({"0 black": "C2"}, {"0 black": "1 3", "1 grey": "1 2"})
    roll(match)
    do(match, "step entrance")
    assert can(match, "rob") == []


@pytest.mark.rule("RN-31")
@pytest.mark.rule("RN-33")
def test_the_treasure_chamber_is_safe_and_beside_a_gallery_nobody_is() -> None:
    match = lay_out({"0 black": "D4", "1 grey": "treasure"}, {"0 black": "1 3", "1 grey": "1 2"})
    roll(match)
    do(match, "step E4")
    assert can(match, "rob") == []


@pytest.mark.rule("RN-31")
def test_comrades_are_not_robbed() -> None:
    match = lay_out({"0 black": "B4", "0 grey": "D4"}, {"0 black": "1 3", "0 grey": "1 2"})
    roll(match)
    do(match, "step C4")
    assert can(match, "rob") == []


@pytest.mark.rule("RN-32")
def test_without_the_same_portrait_there_is_no_exchange() -> None:
    match = lay_out({"0 black": "B4", "1 grey": "D4", "1 white": "C5"}, {"0 black": "1 3", "1 grey": "2 4"}, traps="D6")
    roll(match)
    walk(match, "C4")
    refused(match, "rob 1 grey 2", "no-robbery", "RN-32")
    refused(match, "rob 1 white 1", "no-robbery", "RN-32")
    assert eye(match).mover == 0


@pytest.mark.rule("RN-32")
def test_a_pair_is_not_robbed() -> None:
    match = lay_out({"0 black": "B4", "1 grey": "D4"}, {"0 black": "1 3", "1 grey": "2 2"})
    roll(match)
    do(match, "step C4")
    assert can(match, "rob") == []
