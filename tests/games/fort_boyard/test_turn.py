"""A turn: the walk, and what is played for where (FB-06 to FB-13)."""

from typing import Any

import pytest

from ludotheque.games.fort_boyard.pieces import DieRolled, KeysWon, Moved, Nothing, Space, TurnPassed

from .table import can, card, cell, do, give, keys, lay_out, names, of, phase, reach, refused

LUCK: dict[str, Any] = {"trials": "luck"}


@pytest.mark.rule("FB-06")
def test_one_die_and_so_many_spaces_clockwise_past_the_start() -> None:
    match = lay_out(at=33)
    events = do(match, "roll", "5")
    assert events[:2] == [DieRolled(0, 5), Moved(0, 33, 2, Space.EITHER)]


@pytest.mark.rule("FB-06")
def test_any_number_of_pawns_on_a_space() -> None:
    match = lay_out(**LUCK)
    match.state.at = [1, 4, 4, 4]
    do(match, "roll", "3")
    assert match.state.at == [4, 4, 4, 4]


@pytest.mark.rule("FB-07")
def test_without_a_key_in_the_cell_the_turn_passes_to_the_left() -> None:
    match = lay_out()
    match.state.black[3] = 0
    assert reach(match, 3)[-1] == TurnPassed(0, Nothing.EMPTY)
    assert match.to_act() == [1]


@pytest.mark.rule("FB-07")
def test_a_red_key_is_played_for_as_a_black_one() -> None:
    match = lay_out(**LUCK)
    match.state.black[3], match.state.red[3] = 0, 1
    reach(match, 3)
    assert phase(match) == "die"


@pytest.mark.rule("FB-08")
def test_on_a_trial_space_a_trial_is_won_for_the_key() -> None:
    match = lay_out(**LUCK)
    match.state.at[0] = 0
    events = do(match, "roll", "3", "4")
    assert of(events, KeysWon) == [KeysWon(0, 3, black=1, red=0, replaced=1)]
    assert keys(match) == (1, 0)
    assert match.to_act() == [1]


@pytest.mark.rule("FB-08")
def test_a_failed_trial_may_be_made_up_for_by_a_riddle() -> None:
    match = lay_out(**LUCK)
    found = card(match)
    match.state.at[0] = 0
    do(match, "roll", "3", "3")
    assert can(match) == ["try-riddle", "decline"]
    do(match, "try-riddle")
    do(match, "turn-hourglass")
    do(match, f'answer "{found.answers[0]}"', seat=0)
    assert keys(match) == (1, 0)


@pytest.mark.rule("FB-08")
def test_who_does_not_make_up_for_it_leaves_the_key() -> None:
    match = lay_out(**LUCK)
    do(match, "roll", "3", "1")
    do(match, "decline")
    assert (keys(match), cell(match, 3), match.to_act()) == ((0, 0), (1, 0), [1])


@pytest.mark.rule("FB-09")
def test_on_trial_or_riddle_he_picks_one_and_has_one_attempt() -> None:
    match = lay_out(**LUCK)
    reach(match, 2)
    assert can(match) == ["try-trial", "try-riddle"]
    do(match, "try-trial", "3")
    assert (keys(match), match.to_act()) == ((0, 0), [1])


@pytest.mark.rule("FB-09")
def test_on_trial_or_riddle_the_trial_alone_wins_the_key() -> None:
    match = lay_out(**LUCK)
    reach(match, 2)
    do(match, "try-trial", "4")
    assert (keys(match), match.to_act()) == ((1, 0), [1])


@pytest.mark.rule("FB-09")
def test_on_trial_or_riddle_the_riddle_alone_wins_the_key() -> None:
    match = lay_out(**LUCK)
    found = card(match)
    reach(match, 2)
    do(match, "try-riddle")
    do(match, "turn-hourglass")
    do(match, f'answer "{found.answers[0]}"', seat=0)
    assert keys(match) == (1, 0)


@pytest.mark.rule("FB-10")
def test_on_trial_and_riddle_both_must_be_won_for_the_two_keys() -> None:
    match = lay_out(**LUCK)
    found = card(match)
    match.state.at[0] = 4
    assert names(do(match, "roll", "3", "6"))[-2:] == ["trial-won", "riddle-drawn"]
    assert keys(match) == (0, 0)
    do(match, "turn-hourglass")
    do(match, f'answer "{found.answers[0]}"', seat=0)
    assert keys(match) == (2, 0)


@pytest.mark.rule("FB-10")
def test_on_trial_and_riddle_a_failed_trial_ends_it_without_making_up() -> None:
    match = lay_out(**LUCK)
    match.state.at[0] = 4
    do(match, "roll", "3", "2")
    assert (keys(match), cell(match, 7), match.to_act()) == ((0, 0), (2, 0), [1])


@pytest.mark.rule("FB-10")
def test_on_trial_and_riddle_a_failed_riddle_leaves_both_keys() -> None:
    match = lay_out(**LUCK)
    card(match, one_answer=True)
    match.state.at[0] = 4
    do(match, "roll", "3", "6")
    do(match, "turn-hourglass")
    do(match, 'answer "xyz"', seat=0)
    assert (keys(match), cell(match, 7), match.to_act()) == ((0, 0), (2, 0), [1])


@pytest.mark.rule("FB-11", "FB-13")
def test_the_guardian_asks_one_riddle_for_two_keys() -> None:
    match = lay_out()
    found = card(match)
    assert names(reach(match, 18))[-1] == "riddle-drawn"
    do(match, "turn-hourglass")
    do(match, f'answer "{found.answers[0]}"', seat=0)
    assert keys(match) == (2, 0)
    assert cell(match, 18) == (0, 2)


@pytest.mark.rule("FB-12")
@pytest.mark.parametrize(("space", "why"), [(25, Nothing.TIGER), (0, Nothing.START), (12, Nothing.WALL)])
def test_on_a_tiger_the_start_and_bare_wall_the_turn_passes(space: int, why: Nothing) -> None:
    match = lay_out()
    assert reach(match, space)[-1] == TurnPassed(0, why)
    assert match.to_act() == [1]


@pytest.mark.rule("FB-13")
def test_a_black_key_is_replaced_by_a_red_one_and_a_red_one_is_not() -> None:
    match = lay_out(3, **LUCK)
    do(match, "roll", "3", "6")
    assert (cell(match, 3), match.state.supply) == ((0, 1), 29)
    for _ in range(2):
        match.state.at[match.state.mover] = 35
        do(match, "roll", "1")  # to the start
    match.state.at[0] = 0
    do(match, "roll", "3", "6")
    assert (keys(match), cell(match, 3), match.state.supply) == ((1, 1), (0, 0), 29)


@pytest.mark.rule("FB-13")
def test_without_red_keys_in_the_supply_a_place_stays_empty() -> None:
    match = lay_out(**LUCK)
    match.state.supply = 0
    do(match, "roll", "3", "6")
    assert cell(match, 3) == (0, 0)


@pytest.mark.rule("FB-13")
def test_of_a_cell_of_two_he_takes_all_keys_and_each_black_one_is_replaced() -> None:
    match = lay_out()
    match.state.black[18], match.state.red[18] = 1, 1
    found = card(match)
    reach(match, 18)
    do(match, "turn-hourglass")
    events = do(match, f'answer "{found.answers[0]}"', seat=0)
    assert of(events, KeysWon) == [KeysWon(0, 18, black=1, red=1, replaced=1)]
    assert (keys(match), cell(match, 18)) == ((1, 1), (0, 1))


@pytest.mark.rule("FB-13")
@pytest.mark.parametrize(("supply", "replaced"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_each_of_two_black_keys_is_replaced_as_long_as_there_are_red_ones(supply: int, replaced: int) -> None:
    match = lay_out()
    match.state.supply = supply
    found = card(match)
    reach(match, 18)
    do(match, "turn-hourglass")
    events = do(match, f'answer "{found.answers[0]}"', seat=0)
    assert of(events, KeysWon) == [KeysWon(0, 18, black=2, red=0, replaced=replaced)]
    assert (keys(match), cell(match, 18), match.state.supply) == ((2, 0), (0, replaced), supply - replaced)


@pytest.mark.rule("FB-13")
def test_with_one_key_left_a_cell_of_two_is_played_under_the_same_terms() -> None:
    match = lay_out(**LUCK)
    match.state.black[7] = 1
    found = card(match)
    match.state.at[0] = 4
    do(match, "roll", "3", "6")
    assert phase(match) == "reading"
    do(match, "turn-hourglass")
    do(match, f'answer "{found.answers[0]}"', seat=0)
    assert keys(match) == (1, 0)


@pytest.mark.rule("FB-36")
@pytest.mark.parametrize("held", [(4, 0), (2, 3)])
def test_with_four_or_five_keys_he_only_moves(held: tuple[int, int]) -> None:
    match = lay_out(keys=held)
    assert reach(match, 3)[-1] == TurnPassed(0, Nothing.ENOUGH)
    assert match.to_act() == [1]


def test_nobody_else_rolls_and_nothing_else_is_done() -> None:
    match = lay_out()
    give(match.state, 1, 4, 0)
    refused(match, "roll", "not-your-turn", "FB-06", seat=1)
    refused(match, "try-riddle", "wrong-step", "FB-09")
    refused(match, "put-back 3", "wrong-step", "FB-39")
