"""The end (FB-41, FB-42), and those who are not there (FB-43)."""

import pytest

from ludotheque.games.fort_boyard import GAME
from ludotheque.games.fort_boyard.pieces import (
    ChestClosed,
    Closing,
    Ended,
    Ending,
    NoteTaken,
    PurseShown,
    TimedOut,
    TrialLost,
)
from ludotheque.games.fort_boyard.trials import TRIALS
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import CLOCK, TimeOut

from .table import answer, do, eye, give, keys, lay_out, names, of, opened, phase, reach, riddle, ring, told

BATTLE = str(list(TRIALS).index("battle"))


# -- the chest is empty ------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-41")
def test_an_empty_chest_ends_the_game_on_the_first_note() -> None:
    match = lay_out(keys=(4, 0))
    events = opened(match, 5_000)
    assert names(events) == ["chest-opened", "note-taken", "chest-closed", *["purse-shown"] * 4, "ended"]
    assert keys(match) == (4, 0), "no keys put back"


@pytest.mark.rule("FB-41")
def test_an_empty_chest_ends_the_game_at_once_in_an_opening() -> None:
    match = lay_out(keys=(4, 0))
    opened(match, 5_000, 1_000)
    events = do(match, "roll", "1")
    assert ChestClosed(0, Closing.EMPTY, None) in events
    assert events[-1] == Ended(Ending.CHEST, (0,))
    assert match.outcome() is not None


@pytest.mark.rule("FB-38", "FB-41")
def test_the_bonus_takes_what_is_left_and_ends_the_game() -> None:
    match = lay_out(keys=(4, 0), sand="30")
    opened(match, *[1_000] * 9)
    for _ in range(6):
        match.state.at[match.to_act()[0]] = 0
        do(match, "roll", "1")
        if phase(match) == "chest":
            ring(match)
    events = answer(match, 6)
    assert len(of(events, NoteTaken)) == 2
    assert events[-1] == Ended(Ending.CHEST, (0,))


@pytest.mark.rule("FB-41")
def test_the_largest_sum_wins_and_equal_sums_share() -> None:
    for purses, winners in (
        ([[1_000], [50_000], [10_000, 10_000]], (1,)),
        ([[], [10_000, 10_000, 1_000], [5_000]], (1, 2)),
    ):
        match = lay_out(3, keys=(4, 0))
        match.state.purses = [purse.copy() for purse in purses]
        match.state.purses[2] += [1_000] * (16 if winners == (1, 2) else 0)
        opened(match, 1_000)
        outcome = match.outcome()
        assert outcome is not None
        assert outcome.winners == winners
        assert outcome.scores == tuple(sum(purse) for purse in match.state.purses)


@pytest.mark.rule("FB-41")
def test_each_sees_his_own_notes_and_how_many_the_others_have_until_the_end() -> None:
    match = lay_out(3, keys=(4, 0))
    events = opened(match, 500_000, 1_000, 5_000)
    assert eye(match, 0).notes == (500_000,)
    assert (eye(match, 1).notes, eye(match, 1).purses, eye(match, 1).all_notes) == ((), (1, 0, 0), ())
    assert GAME.redact(events[1], 0) == NoteTaken(0, 500_000, 2)
    assert GAME.redact(events[1], 1) == GAME.redact(events[1], None) == NoteTaken(0, None, 2)
    do(match, "roll", "1")
    ring(match)
    end = do(match, "roll", "1")
    assert PurseShown(0, (1_000, 5_000, 500_000), 506_000) in end
    assert eye(match, None).all_notes == ((1_000, 5_000, 500_000), (), ())


# -- rounds ------------------------------------------------------------------------------------------------------


def pass_turn(match: Match) -> list[str]:
    match.state.at[match.state.mover] = 35
    return names(do(match, "roll", "1"))


@pytest.mark.rule("FB-42")
def test_after_so_many_rounds_the_sums_decide() -> None:
    match = lay_out(3, max_rounds=2)
    match.state.purses[1] = [5_000]
    for _ in range(5):
        assert "ended" not in pass_turn(match)
    assert pass_turn(match)[-1] == "ended"
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.how, outcome.winners) == ("rounds", (1,))


@pytest.mark.rule("FB-42")
@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("starter", [0, 2])
def test_a_round_is_one_turn_of_each_from_the_first_player(seats: int, starter: int) -> None:
    match = lay_out(seats)
    match.state.starter = match.state.mover = starter
    rounds = []
    for _ in range(2 * seats + 1):
        view = eye(match, None)
        rounds.append((view.round, view.mover == starter))
        pass_turn(match)
    of_one = [True, *[False] * (seats - 1)]
    assert rounds == [(number, begins) for number in (1, 2) for begins in of_one] + [(3, True)]


@pytest.mark.rule("FB-42")
def test_a_round_is_counted_from_the_first_player_and_an_opening_in_its_last_turn_is_played_out() -> None:
    match = lay_out(3, max_rounds=1)
    pass_turn(match)
    pass_turn(match)
    give(match.state, 2, 4, 0)
    do(match, "open-chest")
    match.state.at[0] = 1
    do(match, "roll", "3")
    do(match, "put-back 32")
    assert match.outcome() is None
    do(match, "put-back 30")
    assert match.outcome() is not None


@pytest.mark.rule("FB-42")
def test_forty_rounds_unless_said_otherwise_and_none_at_all() -> None:
    assert lay_out(3).state.rules.last_turn == 119
    match = lay_out(3, max_rounds=0)
    match.state.turn = 5_000
    pass_turn(match)
    assert match.outcome() is None


# -- nobody waits for an absent player ---------------------------------------------------------------------------


@pytest.mark.rule("FB-43")
def test_to_roll_fifteen_seconds_then_rolled_for() -> None:
    match = lay_out()
    assert match.deadline() == 15_000
    assert ring(match)[0] == TimedOut(0)
    assert phase(match) == "moving"


@pytest.mark.rule("FB-43")
def test_choices_fifteen_seconds_then_the_trial_and_yes_to_making_up() -> None:
    match = lay_out(trials="luck")
    reach(match, 2)
    assert match.deadline() == 15_000
    assert told(ring(match)) == ["timed-out 0", "trial-chosen 0"]
    match = lay_out(trials="luck")
    match.state.at[0] = 0
    do(match, "roll", "3", "1")
    assert match.deadline() == 15_000
    assert names(ring(match)) == ["timed-out", "riddle-chosen", "riddle-drawn"]


@pytest.mark.rule("FB-36", "FB-43")
@pytest.mark.parametrize("is_later", [False, True], ids=["on winning the key", "at the start of a turn"])
def test_not_decided_in_fifteen_seconds_he_opens_the_chest(is_later: bool) -> None:
    match = lay_out(3, keys=(2, 0))
    found = riddle(match)
    do(match, f'answer "{found.answers[0]}"', seat=0, at=3_000)
    if is_later:
        do(match, "decline")
        pass_turn(match)
        pass_turn(match)
    assert (match.to_act(), match.deadline()) == ([0], 18_000)
    assert names(ring(match))[:2] == ["timed-out", "chest-opened"]


@pytest.mark.rule("FB-43")
def test_a_candidate_away_when_his_trial_begins_has_twenty_seconds() -> None:
    match = lay_out()
    reach(match, 3)
    assert match.deadline() == 20_000
    assert ring(match) == [TimedOut(0), TrialLost(0)]
    assert phase(match) == "making-up"


@pytest.mark.rule("FB-43")
def test_in_a_trial_and_in_a_riddle_the_time_runs_on() -> None:
    match = lay_out(3)
    reach(match, 3)
    do(match, "draw-trial", BATTLE)
    do(match, "join", seat=1)
    do(match, "join", seat=2)
    while phase(match) in ("trial", "making-up", "reading", "riddle"):
        request = match.asks()
        if request is None:
            ring(match)
        else:
            answer(match, *([1, 2] if phase(match) == "riddle" else [0]))
    assert match.to_act() == [1]


@pytest.mark.rule("FB-43")
def test_a_lost_line_never_closes_or_prolongs_an_opening() -> None:
    """Nobody presses: it is over at the same moment, with as many notes, as when everybody does."""
    ends = []
    for presses in (True, False):
        match = lay_out(keys=(4, 0), sand="30")
        opened(match, *[1_000] * 30)
        while phase(match) == "chest":
            roller = eye(match, None).roller
            if roller is not None and match.to_act():
                match.state.at[roller] = 0
            if presses and match.to_act():
                do(match, "roll", "1")
            else:
                ring(match, *([] if not match.to_act() else ["1"]))
        ends.append((len(match.state.purses[0]), match.state.now // 5_001))
    assert ends[0][0] == ends[1][0] == 7


@pytest.mark.rule("FB-43")
def test_by_turns_the_tables_pace_alone_hurries_and_does_the_same() -> None:
    match = lay_out(keys=(4, 0), hourglass="rolls", trials="luck")
    assert match.legal(CLOCK) == [TimeOut(0)]
    assert names(ring(match))[:2] == ["timed-out", "chest-opened"]
    assert match.legal(CLOCK) == [TimeOut(1)]
    ring(match, "4")
    assert match.legal(CLOCK) == [TimeOut(0)]
    ring(match, "0", "0")
    assert match.to_act() == [1]


# -- options -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-44")
def test_with_four_tigers_space_25_is_bare_wall() -> None:
    match = lay_out(tigers=4)
    assert told(reach(match, 25))[1:] == ["moved 0 22 25 wall", "turn-passed 0 wall"]


@pytest.mark.rule("FB-44")
def test_the_presets() -> None:
    presets = GAME.presets(4)
    family, printed = presets["family"], presets["as-printed"]
    quick, turns = presets["quick"], presets["by-turns"]
    assert (family.pace, family.sand, family.tigers) == ("150", "90", 5)
    assert (printed.trials, printed.hourglass) == ("table", "clock")
    assert (quick.tigers, quick.sand) == (4, "30")
    assert (turns.hourglass, turns.trials) == ("rolls", "luck")


@pytest.mark.rule("FB-20", "FB-43")
def test_where_the_sand_is_counted_in_rolls_nobody_is_hurried_not_even_where_the_rules_name_seconds() -> None:
    waited = []
    for trials in ("screen", "table"):
        match = lay_out(hourglass="rolls", trials=trials)
        waited.append((phase(match), match.deadline()))
        reach(match, 3)
        waited.append((phase(match), match.deadline()))
        do(match, "draw-trial", "0")
        waited.append((phase(match), match.deadline()))
    match = lay_out(hourglass="rolls")
    reach(match, 18)
    waited.append((phase(match), match.deadline()))
    people = ["turn", "fanning", "gathering", "turn", "fanning", "judging", "reading"]
    assert waited == [(step, None) for step in people]
