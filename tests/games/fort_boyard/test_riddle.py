"""Riddles (FB-14 to FB-19) under the hourglass (FB-20 to FB-22)."""

from typing import Any

import pytest

from ludotheque.games.fort_boyard.pieces import (
    Answer,
    Answered,
    Riddle,
    RiddleEnd,
    RiddleEnded,
    RiddleRolled,
    RuledRight,
)
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import CLOCK, Event

from .table import can, card, do, eye, keys, lay_out, names, of, phase, reach, refused, riddle, ring

ROLLS: dict[str, Any] = {"hourglass": "rolls"}
BEATS = {"30": 6, "60": 12, "90": 18, "120": 24}


# -- the reader --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-14")
def test_the_player_at_the_right_reads_and_he_alone_sees_the_answer() -> None:
    match = lay_out()
    found = card(match)
    reach(match, 18)
    assert match.to_act() == [3]
    for seat in (None, 0, 1, 2, 3):
        view = eye(match, seat)
        assert view.reader == 3
        assert view.riddle is not None
        assert view.riddle.question == found.question
        assert view.riddle.answers == (found.answers if seat == 3 else ())


@pytest.mark.rule("FB-14")
def test_he_turns_the_hourglass_and_after_ten_seconds_it_turns_by_itself() -> None:
    match = lay_out()
    reach(match, 18)
    assert can(match) == ["turn-hourglass"]
    refused(match, 'answer "x"', "not-your-turn", "FB-16", seat=0)
    assert match.deadline() == 10_000
    ring(match)
    assert (phase(match), match.deadline()) == ("riddle", 15_000)


@pytest.mark.rule("FB-14")
def test_where_one_screen_goes_round_the_reader_alone_looks_for_himself_and_only_until_the_sand_runs() -> None:
    match = lay_out()
    assert match.acts_openly(0)
    reach(match, 18)
    assert not any(match.acts_openly(seat) for seat in match.to_act())
    do(match, "turn-hourglass", seat=3)
    assert all(match.acts_openly(seat) for seat in range(4))


@pytest.mark.rule("FB-14", "FB-15")
@pytest.mark.parametrize(("seats", "rolling"), [(3, [1, 1, 1]), (4, [1, 2, 1]), (6, [1, 2, 3, 4, 1])])
def test_the_others_roll_from_the_candidates_left_and_the_reader_does_not(seats: int, rolling: list[int]) -> None:
    match = lay_out(seats)
    riddle(match)
    for roller in rolling:
        assert match.to_act() == [roller]
        refused(match, "roll", "not-your-turn", "FB-15", seat=seats - 1)
        do(match, "roll", "1 2")
        ring(match)


# -- the others --------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-15")
@pytest.mark.parametrize("double", [2, 4, 6])
def test_the_first_double_of_even_numbers_costs_the_key(double: int) -> None:
    match = lay_out()
    found = riddle(match)
    events = do(match, "roll", f"{double} {double}")
    assert events == [
        RiddleRolled(1, double, double, True),
        RiddleEnded(0, RiddleEnd.DOUBLE, found.answers[0]),
    ]
    assert (keys(match), match.to_act()) == ((0, 0), [1])


@pytest.mark.rule("FB-15")
@pytest.mark.parametrize("throw", ["1 1", "3 3", "5 5", "2 4", "6 2"])
def test_no_other_roll_does(throw: str) -> None:
    match = lay_out()
    riddle(match)
    do(match, "roll", throw)
    assert phase(match) == "riddle"


# -- the candidate -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-16", "FB-17")
def test_he_may_answer_as_often_as_he_likes_and_the_right_one_wins() -> None:
    match = lay_out()
    found = riddle(match)
    for number in range(1, 4):
        assert do(match, 'answer "xyz"', seat=0, at=number * 1_000) == [Answered(0, "xyz", False)]
    assert eye(match, 2).riddle is not None
    events = do(match, f'answer "{found.answers[0]}"', seat=0, at=4_000)
    assert names(events) == ["answered", "riddle-ended", "keys-won"]
    assert keys(match) == (2, 0)


@pytest.mark.rule("FB-16", "FB-20")
@pytest.mark.parametrize("hourglass", ["clock", "rolls"])
def test_a_wrong_answer_to_a_one_answer_card_ends_the_riddle(hourglass: str) -> None:
    match = lay_out(hourglass=hourglass)
    found = riddle(match, one_answer=True)
    events = do(match, 'answer "xyz"', seat=0)
    assert events[-1] == RiddleEnded(0, RiddleEnd.WRONG, found.answers[0])
    assert match.to_act() == [1]


@pytest.mark.rule("FB-16")
def test_one_answer_a_second() -> None:
    match = lay_out()
    riddle(match)
    do(match, 'answer "xyz"', seat=0, at=2_000)
    refused(match, 'answer "abc"', "too-soon", "FB-16", seat=0, at=2_999)
    do(match, 'answer "abc"', seat=0, at=3_000)


@pytest.mark.rule("FB-16")
@pytest.mark.parametrize("text", ["", "  ", "a" * 41, "a\u202eb", "a\nb"])
def test_an_answer_has_forty_ordinary_characters_at_most(text: str) -> None:
    match = lay_out()
    riddle(match)
    with pytest.raises(IllegalAction) as no:
        match.apply(0, Answer(text))
    assert (no.value.code.value, no.value.rule) == ("bad-answer", "FB-16")
    do(match, f'answer "{"a" * 40}"', seat=0)


@pytest.mark.rule("FB-16", "FB-18")
@pytest.mark.parametrize("text", ["?", "...", "…?!", "-", "'", "😀", "☝ !"])
@pytest.mark.parametrize("hourglass", ["clock", "rolls"])
@pytest.mark.parametrize("one_answer", [False, True])
def test_an_answer_that_says_nothing_is_none_and_costs_nothing(one_answer: bool, hourglass: str, text: str) -> None:
    match = lay_out(hourglass=hourglass)
    found = riddle(match, one_answer=one_answer)
    with pytest.raises(IllegalAction) as no:
        match.apply(0, Answer(text))
    assert (no.value.code.value, no.value.rule) == ("bad-answer", "FB-16")
    assert of(eye(match, 0).this_turn, Answered) == []
    do(match, f'answer "{found.answers[0]}"', seat=0)  # he has not used his word, nor his second
    assert keys(match) == (2, 0)


@pytest.mark.rule("FB-16")
def test_he_may_have_it_repeated_once_a_beat() -> None:
    match = lay_out()
    riddle(match)
    assert names(do(match, "ask-again", seat=0)) == ["asked-again"]
    refused(match, "ask-again", "repeated", "FB-16", seat=0)
    do(match, "roll", "1 2")
    ring(match)
    do(match, "ask-again", seat=0)


@pytest.mark.rule("FB-16")
def test_nobody_else_answers() -> None:
    match = lay_out()
    riddle(match)
    refused(match, 'answer "xyz"', "not-your-turn", "FB-16", seat=2)
    assert [one.do for one in match.open_to_people(0)] == ["answer", "ask-again"]
    assert [one.do for one in match.open_ended(0)] == ["answer", "recall", "ask-again"]  # of which one is for programs
    assert match.open_ended(2) == []


BY = pytest.mark.parametrize("by", ["press", "clock", "rolls"])


def in_the_last_beat(by: str) -> tuple[Match, Riddle]:
    """Of six: so far everybody has pressed, or waited for the clock to roll, or the sand is counted in rolls."""
    match = lay_out(sand="30", hourglass="rolls" if by == "rolls" else "clock")
    found = riddle(match)
    for _ in range(5):
        throw(match, by, "1 2")
        if by == "press":
            ring(match)
    return match, found


def throw(match: Match, by: str, dice: str) -> list[Event]:
    if by == "clock":
        return ring(match, dice, at=match.deadline() or 0)
    if by == "rolls":
        do(match, "wait")
    return do(match, "roll", dice)


@pytest.mark.rule("FB-17")
@BY
@pytest.mark.parametrize(("dice", "end"), [("2 2", RiddleEnd.DOUBLE), ("1 2", RiddleEnd.SAND)])
def test_after_the_double_and_after_the_sand_no_answer_counts(by: str, dice: str, end: RiddleEnd) -> None:
    match, found = in_the_last_beat(by)
    assert throw(match, by, dice)[-1] == RiddleEnded(0, end, found.answers[0])
    refused(match, f'answer "{found.answers[0]}"', "not-your-turn", "FB-16", seat=0)
    assert (keys(match), match.to_act()) == ((0, 0), [1])


@pytest.mark.rule("FB-17", "FB-21")
@BY
def test_a_right_answer_in_the_last_beat_wins(by: str) -> None:
    match, found = in_the_last_beat(by)
    rolling = 2  # from the candidate's left, every other one
    assert match.deadline() == (None if by == "rolls" else 30_000)
    events = do(match, f'answer "{found.answers[0]}"', seat=0, at=30_000)
    assert events[1] == RiddleEnded(0, RiddleEnd.ANSWERED, found.answers[0])
    assert keys(match) == (2, 0)
    refused(match, "roll", "not-your-turn", "FB-06", seat=rolling, at=30_000)


@pytest.mark.rule("FB-17")
def test_the_order_in_the_log_decides_between_an_answer_and_a_roll() -> None:
    match = lay_out()
    found = riddle(match)
    do(match, f'answer "{found.answers[0]}"', seat=0, at=3_000)
    assert keys(match) == (2, 0)
    late = lay_out()
    riddle(late)
    late.apply(1, late.legal(1)[0], 3_000)
    refused(late, f'answer "{found.answers[0]}"', "wrong-step", "FB-16", seat=0, at=3_000)


@pytest.mark.rule("FB-18")
def test_the_reader_may_rule_right_while_the_sand_runs_and_everybody_sees_it() -> None:
    match = lay_out()
    found = riddle(match)
    refused(match, "rule-right", "no-answer-yet", "FB-18", seat=3)
    do(match, 'answer "nearly"', seat=0)
    refused(match, "rule-right", "not-your-turn", "FB-18", seat=2)
    events = do(match, "rule-right", seat=3)
    assert events[:2] == [RuledRight(3), RiddleEnded(0, RiddleEnd.RULED, found.answers[0])]
    assert keys(match) == (2, 0)


@pytest.mark.rule("FB-18", "FB-20")
@pytest.mark.parametrize("hourglass", ["clock", "rolls"])
def test_he_may_rule_right_some_rolls_after_the_answer_too(hourglass: str) -> None:
    match = lay_out(hourglass=hourglass, trials="luck")
    riddle(match)
    do(match, 'answer "nearly"', seat=0)
    for _ in range(2):
        do(match, "roll", "1 2")
        if hourglass == "clock":
            ring(match)
        else:
            do(match, "wait")
    assert RuledRight(3) in do(match, "rule-right", seat=3)
    assert keys(match) == (2, 0)


@pytest.mark.rule("FB-18")
def test_to_rule_is_offered_to_the_reader_alone_and_only_when_there_is_an_answer_to_rule_on() -> None:
    match = lay_out()
    riddle(match)
    assert [match.open_to_people(seat) for seat in (1, 2, 3)] == [[], [], []]
    do(match, 'answer "nearly"', seat=0)
    assert [[one.do for one in match.open_to_people(seat)] for seat in (1, 2, 3)] == [[], [], ["rule-right"]]


@pytest.mark.rule("FB-18")
def test_an_answer_is_judged_without_case_accents_and_article() -> None:
    match = lay_out()
    found = riddle(match)
    do(match, f'answer "{found.answers[0].upper()}"', seat=0)
    assert keys(match) == (2, 0)


@pytest.mark.rule("FB-19")
def test_a_used_riddle_goes_under_the_pile() -> None:
    match = lay_out()
    card(match)
    first, *rest = match.state.pile
    riddle(match)
    do(match, "roll", "2 2")
    assert match.state.pile == (*rest, first)
    assert match.state.unseen == len(rest), "of the others nobody has seen any"


# -- the hourglass -----------------------------------------------------------------------------------------------


def beats_of(match_options: dict[str, Any]) -> int:
    """How many rolls there are until the sand is out."""
    match = lay_out(4, **match_options)
    riddle(match)
    rolls = 0
    while phase(match) == "riddle":
        if match_options.get("hourglass") == "rolls":
            do(match, "wait")
        do(match, "roll", "1 2")
        rolls += 1
        if phase(match) == "riddle" and not match.to_act():
            ring(match)
    ended = eye(match, None).last_turn[-1]
    assert isinstance(ended, RiddleEnded)
    assert ended.end is RiddleEnd.SAND
    return rolls


@pytest.mark.rule("FB-20", "FB-21")
@pytest.mark.parametrize(("sand", "rolls"), BEATS.items())
@pytest.mark.parametrize("hourglass", ["clock", "rolls"])
def test_so_much_sand_is_so_many_rolls(hourglass: str, sand: str, rolls: int) -> None:
    assert beats_of({"hourglass": hourglass, "sand": sand}) == rolls


@pytest.mark.rule("FB-17", "FB-21")
def test_pressing_early_never_brings_the_next_beat_forward() -> None:
    match = lay_out()
    reach(match, 18)
    do(match, "turn-hourglass", at=1_000)
    for beat in range(11):
        ends = 1_000 + 5_000 * (beat + 1)
        do(match, "roll", "1 2", at=1_000 + 5_000 * beat + 37)
        assert match.to_act() == []
        assert match.deadline() == ends
        ring(match, at=ends)
    do(match, "roll", "1 2", at=56_100)
    assert phase(match) != "riddle", "the sand is out right after the last roll"


@pytest.mark.rule("FB-21")
def test_who_does_not_press_rolls_at_the_beats_end() -> None:
    match = lay_out()
    riddle(match)
    ring(match, "1 2", at=5_000)
    assert of(eye(match, None).this_turn, RiddleRolled) == [RiddleRolled(1, 1, 2, False)]
    assert (match.to_act(), match.deadline()) == ([2], 10_000)


@pytest.mark.rule("FB-21")
def test_a_clock_a_little_late_does_not_shift_the_beat_and_one_that_slept_does() -> None:
    match = lay_out()
    riddle(match)
    ring(match, "1 2", at=6_900)
    assert match.deadline() == 10_000
    ring(match, "1 2", at=60_000)
    assert match.deadline() == 65_000


@pytest.mark.rule("FB-17", "FB-21")
def test_the_last_beats_roll_counts() -> None:
    match = lay_out(sand="30")
    found = riddle(match)
    for _ in range(5):
        do(match, "roll", "1 2")
        ring(match)
    assert do(match, "roll", "4 4")[-1] == RiddleEnded(0, RiddleEnd.DOUBLE, found.answers[0])


@pytest.mark.rule("FB-21")
def test_with_rolls_the_candidate_has_the_word_before_each_roll_and_not_after_the_last() -> None:
    match = lay_out(sand="30", **ROLLS)
    riddle(match)
    for _ in range(6):
        assert (match.to_act(), can(match)) == ([0], ["wait"])
        do(match, 'answer "xyz"', seat=0)
        refused(match, 'answer "abc"', "word-used", "FB-21", seat=0)
        assert can(match) == ["roll"]
        do(match, "roll", "1 2")
    assert phase(match) == "turn"


@pytest.mark.rule("FB-20")
def test_with_rolls_nothing_runs_by_itself() -> None:
    match = lay_out(**ROLLS)
    assert match.deadline() is None
    riddle(match)
    assert match.deadline() is None
    assert [str(action) for action in match.legal(CLOCK)] == ["TimeOut(seat=0)"]


@pytest.mark.rule("FB-22")
def test_time_is_part_of_the_record() -> None:
    """The same moves at other moments are another game; at the same ones, the same."""
    first, again, later = lay_out(), lay_out(), lay_out()
    for match, at in ((first, 700), (again, 700), (later, 900)):
        reach(match, 18)
        do(match, "turn-hourglass", at=at)
    assert first.game.position(first.state) == again.game.position(again.state)
    assert (first.deadline(), later.deadline()) == (5_700, 5_900)


@pytest.mark.rule("FB-22")
def test_time_never_runs_back() -> None:
    match = lay_out()
    reach(match, 18)
    do(match, "turn-hourglass", at=700)
    do(match, 'answer "xyz"', seat=0, at=300)
    assert (match.state.now, match.deadline()) == (700, 5_700)
    refused(match, 'answer "abc"', "too-soon", "FB-16", seat=0, at=1_699)
    do(match, 'answer "abc"', seat=0, at=1_700)


@pytest.mark.rule("FB-21")
def test_who_presses_early_in_the_last_beat_ends_the_sand() -> None:
    match = lay_out(sand="30")
    found = riddle(match)
    for _ in range(5):
        do(match, "roll", "1 2")
        ring(match)
    events = do(match, "roll", "1 2", at=25_001)
    assert [event.end for event in of(events, RiddleEnded)] == [RiddleEnd.SAND]
    refused(match, f'answer "{found.answers[0]}"', "not-your-turn", "FB-16", seat=0, at=25_002)
