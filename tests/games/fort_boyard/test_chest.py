"""The chest (FB-36 to FB-39), and keys that go back."""

import pytest

from ludotheque.games.fort_boyard.pieces import (
    BonusRolled,
    ChestClosed,
    ChestOpened,
    Closing,
    Colour,
    DieRolled,
    HourglassTurned,
    KeyPutBack,
    Moved,
    NoteTaken,
    Space,
)
from ludotheque.kernel.match import Match

from .table import (
    all_keys,
    answer,
    can,
    card,
    cell,
    do,
    eye,
    give,
    keys,
    lay_out,
    names,
    of,
    opened,
    phase,
    reach,
    refused,
    ring,
)

PURSE = (1_000,) * 30


def win_two(match: Match) -> None:
    found = card(match)
    reach(match, 18)
    do(match, "turn-hourglass")
    do(match, f'answer "{found.answers[0]}"', seat=0)


# -- opening -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-36")
@pytest.mark.parametrize("before", [(2, 0), (2, 1)])
def test_winning_the_key_that_makes_four_or_five_he_may_open_at_once(before: tuple[int, int]) -> None:
    match = lay_out(keys=before)
    win_two(match)
    assert (match.to_act(), can(match)) == ([0], ["open-chest", "decline"])
    do(match, "open-chest")
    assert phase(match) == "chest"


@pytest.mark.rule("FB-36")
def test_or_not_yet_and_the_turn_passes() -> None:
    match = lay_out(keys=(2, 0))
    win_two(match)
    do(match, "decline")
    assert (match.to_act(), keys(match)) == ([1], (4, 0))


@pytest.mark.rule("FB-36")
def test_with_three_keys_he_may_not() -> None:
    match = lay_out(keys=(3, 0))
    refused(match, "open-chest", "not-enough-keys", "FB-36")


@pytest.mark.rule("FB-36")
def test_at_the_start_of_a_turn_he_opens_instead_of_rolling_and_in_the_third_he_must() -> None:
    match = lay_out(3, keys=(2, 0))
    win_two(match)
    do(match, "decline")
    for turn in (1, 2, 3):
        for _ in (1, 2):
            match.state.at[match.state.mover] = 35
            do(match, "roll", "1")
        assert match.state.held[0] == turn
        if turn < 3:
            assert can(match) == ["roll", "open-chest"]
            match.state.at[0] = 35
            do(match, "roll", "1")
    assert can(match) == ["open-chest"]
    refused(match, "roll", "must-open", "FB-36")


@pytest.mark.rule("FB-36")
def test_he_takes_the_top_note_and_turns_the_hourglass() -> None:
    match = lay_out(keys=(4, 0))
    events = opened(match, 500_000, *PURSE)
    assert events == [ChestOpened(0), NoteTaken(0, 500_000, 30), HourglassTurned(0)]
    assert (phase(match), match.deadline(), match.to_act()) == ("chest", 5_000, [1])


@pytest.mark.rule("FB-36")
def test_two_keys_in_a_cell_make_five_of_three_and_that_is_the_most() -> None:
    match = lay_out(keys=(3, 0))
    win_two(match)
    assert keys(match) == (5, 0)
    do(match, "decline")
    match.state.mover = 0
    assert names(reach(match, 3))[-1] == "turn-passed"


# -- while the sand runs -----------------------------------------------------------------------------------------


@pytest.mark.rule("FB-37")
def test_all_others_roll_a_beat_each_from_his_left_and_move_their_pawns() -> None:
    match = lay_out(keys=(4, 0))
    opened(match, *PURSE)
    for roller in (1, 2, 3, 1):
        assert match.to_act() == [roller]
        match.state.at[roller] = 0
        events = do(match, "roll", "1")
        assert events == [
            DieRolled(roller, 1),
            Moved(roller, 0, 1, Space.TRIAL),
            NoteTaken(0, 1_000, len(match.state.chest)),
        ]
        ring(match)
    assert cell(match, 1) == (1, 0), "no trial, no key"


@pytest.mark.rule("FB-37")
def test_a_pawn_on_a_tiger_closes_at_once_without_a_note_or_a_bonus() -> None:
    match = lay_out(keys=(4, 0))
    opened(match, *PURSE)
    match.state.at[1] = 1
    events = do(match, "roll", "3")
    assert events == [DieRolled(1, 3), Moved(1, 1, 4, Space.TIGER), ChestClosed(0, Closing.TIGER, 1)]
    assert phase(match) == "putting-back"


@pytest.mark.rule("FB-37")
@pytest.mark.parametrize("hourglass", ["clock", "rolls"])
def test_a_chest_that_a_tiger_closes_has_no_sand_running_any_more(hourglass: str) -> None:
    match = lay_out(keys=(4, 0), hourglass=hourglass)
    opened(match, *PURSE)
    assert (eye(match, None).sand is None, eye(match, None).roller) == (False, 1)
    match.state.at[1] = 1
    do(match, "roll", "3")
    assert (eye(match, None).sand, eye(match, None).roller) == (None, None)
    assert len(match.state.purses[0]) == 1


@pytest.mark.rule("FB-37")
def test_a_pawn_already_on_a_tiger_must_reach_another() -> None:
    match = lay_out(keys=(4, 0))
    opened(match, *PURSE)
    match.state.at[1] = 11
    assert names(do(match, "roll", "1"))[-1] == "note-taken"
    ring(match)
    match.state.at[2] = 11
    assert names(do(match, "roll", "6"))[-1] == "chest-closed"


@pytest.mark.rule("FB-37")
def test_a_tiger_on_the_last_roll_closes_too() -> None:
    match = lay_out(keys=(4, 0), sand="30")
    opened(match, *PURSE)
    for _ in range(5):
        match.state.at[match.to_act()[0]] = 0
        do(match, "roll", "1")
        ring(match)
    match.state.at[match.to_act()[0]] = 1
    assert of(do(match, "roll", "3"), ChestClosed) == [ChestClosed(0, Closing.TIGER, 3)]
    assert len(match.state.purses[0]) == 6


@pytest.mark.rule("FB-21", "FB-22", "FB-37")
def test_the_beat_at_the_chest_is_steady_whatever_anybody_does() -> None:
    match = lay_out(keys=(4, 0), sand="30")
    opened(match, *PURSE)
    for beat in range(5):
        match.state.at[match.to_act()[0]] = 0
        if beat % 2:
            do(match, "roll", "1", at=5_000 * beat + 10)
            assert match.deadline() == 5_000 * (beat + 1)
            ring(match)
        else:
            ring(match, "1")
    assert match.state.now == 25_000


# -- the bonus ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-38")
@pytest.mark.parametrize("die", [1, 4, 6])
def test_when_the_sand_runs_out_he_rolls_and_takes_as_many_notes(die: int) -> None:
    match = lay_out(keys=(4, 0), sand="30")
    opened(match, *PURSE)
    for _ in range(6):
        match.state.at[match.to_act()[0]] = 0
        do(match, "roll", "1")
        if phase(match) == "chest":
            ring(match)
    assert phase(match) == "bonus"
    events = answer(match, die)
    assert events[0] == BonusRolled(0, die)
    assert len(of(events, NoteTaken)) == die
    assert events[-1] == ChestClosed(0, Closing.SAND, None)
    assert len(match.state.purses[0]) == 1 + 6 + die


@pytest.mark.rule("FB-38", "FB-41")
def test_a_bonus_that_leaves_one_note_closes_the_chest_and_the_game_goes_on() -> None:
    match = lay_out(keys=(4, 0), sand="30")
    opened(match, *PURSE[: 1 + 6 + 4 + 1])
    for _ in range(6):
        match.state.at[match.to_act()[0]] = 0
        do(match, "roll", "1")
        if phase(match) == "chest":
            ring(match)
    assert answer(match, 4)[-1] == ChestClosed(0, Closing.SAND, None)
    assert (len(match.state.chest), phase(match), match.outcome()) == (1, "putting-back", None)


# -- putting back ------------------------------------------------------------------------------------------------


def closed(match: Match) -> None:
    opened(match, *PURSE)
    match.state.at[1] = 1
    do(match, "roll", "3")


@pytest.mark.rule("FB-39")
@pytest.mark.parametrize(("before", "back"), [((4, 0), 2), ((5, 0), 3), ((2, 2), 2), ((1, 4), 3)])
def test_he_puts_keys_back_one_by_one_until_he_has_two(before: tuple[int, int], back: int) -> None:
    match = lay_out(keys=before)
    for space in (1, 3, 5):
        match.state.black[space] = 0
    closed(match)
    for space in (1, 3, 5)[:back]:
        assert phase(match) == "putting-back"
        do(match, f"put-back {space}")
    assert sum(keys(match)) == 2
    assert (match.to_act(), match.state.held[0]) == ([1], 0)


@pytest.mark.rule("FB-39")
def test_red_ones_go_first_and_a_black_one_is_exchanged_for_a_red_one_of_the_supply() -> None:
    match = lay_out(keys=(3, 1))
    match.state.black[3] = match.state.black[5] = 0
    closed(match)
    supply = match.state.supply
    assert do(match, "put-back 3") == [KeyPutBack(0, Colour.RED, Colour.RED, 3)]
    assert do(match, "put-back 5") == [KeyPutBack(0, Colour.BLACK, Colour.RED, 5)]
    assert (keys(match), cell(match, 3), cell(match, 5)) == ((2, 0), (0, 1), (0, 1))
    assert (match.state.supply, match.state.gone) == (supply - 1, 1)


@pytest.mark.rule("FB-39")
def test_for_the_last_red_key_of_the_supply_a_black_one_is_exchanged_too() -> None:
    match = lay_out(keys=(4, 0))
    match.state.supply, match.state.black[3], match.state.black[5] = 1, 0, 0
    closed(match)
    assert do(match, "put-back 3") == [KeyPutBack(0, Colour.BLACK, Colour.RED, 3)]
    assert (cell(match, 3), match.state.supply, match.state.gone) == ((0, 1), 0, 1)
    assert do(match, "put-back 5") == [KeyPutBack(0, Colour.BLACK, Colour.BLACK, 5)]
    assert (cell(match, 5), match.state.supply, match.state.gone) == ((1, 0), 0, 1)


@pytest.mark.rule("FB-39")
def test_with_no_red_in_the_supply_the_black_key_itself_goes_into_the_cell() -> None:
    match = lay_out(keys=(4, 0))
    match.state.supply, match.state.black[3] = 0, 0
    closed(match)
    assert do(match, "put-back 3") == [KeyPutBack(0, Colour.BLACK, Colour.BLACK, 3)]
    assert (cell(match, 3), match.state.gone) == ((1, 0), 0)


@pytest.mark.rule("FB-39")
def test_he_chooses_among_cells_with_room() -> None:
    match = lay_out(keys=(4, 0))
    match.state.black[18] = 1
    closed(match)
    assert can(match) == [f"put-back {space}" for space in (18, 26, 28, 30, 32)]
    refused(match, "put-back 3", "no-room", "FB-39")
    refused(match, "put-back 6", "no-room", "FB-39")


@pytest.mark.rule("FB-39")
def test_if_no_cell_has_room_a_key_goes_back_to_the_supply_and_a_black_one_leaves_the_game() -> None:
    match = lay_out()
    give(match.state, 0, 3, 1)
    for space in (32, 30, 28):
        match.state.red[space] += 1
        match.state.supply -= 1
    closed(match)
    assert (keys(match), match.state.gone) == ((2, 0), 1)
    assert match.to_act() == [1]
    assert all_keys(match.state) == {"black": 30, "red": 30}
    assert KeyPutBack(0, Colour.RED, None, None) in eye(match, None).last_turn


@pytest.mark.rule("FB-39")
def test_not_chosen_in_twenty_seconds_the_cells_come_by_luck() -> None:
    match = lay_out(keys=(5, 0))
    closed(match)
    assert match.deadline() == 20_000
    ring(match, "0", "1", "2")
    assert (sum(keys(match)), match.to_act()) == (2, [1])


@pytest.mark.rule("FB-39")
def test_twenty_seconds_are_for_all_keys_together() -> None:
    match = lay_out(keys=(5, 0))
    closed(match)
    do(match, "put-back 32", at=15_000)
    assert match.deadline() == 20_000


@pytest.mark.rule("FB-39")
def test_the_turn_passes_to_the_left_of_the_opener_and_pawns_stay() -> None:
    match = lay_out(6, keys=(4, 0))
    opened(match, *PURSE)
    do(match, "roll", "1")
    ring(match)
    match.state.at[2] = 1
    do(match, "roll", "3")
    do(match, "put-back 32")
    do(match, "put-back 30")
    assert match.to_act() == [1]
    assert match.state.at[:3] == [0, 1, 4]
