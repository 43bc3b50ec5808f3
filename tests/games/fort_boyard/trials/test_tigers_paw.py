"""Tiger's paw (FB-32)."""

import pytest

from ludotheque.games.fort_boyard.trials.reflex import HAND
from ludotheque.games.fort_boyard.trials.tigers_paw.pieces import Paw, PawPress, PawPressed, PawsCompared, PawSignal

from .stage import Stage

READY, FIRST, TICK = 1_500, 1_500, 250
NOW, NOT_NOW = 0, 1


def signalled(stage: Stage) -> int:
    """The signal, at its first tick; and when."""
    stage.ring()
    stage.ring()
    stage.draw(NOW)
    return stage.now


def press(stage: Stage, seat: int, ms: int, line: int = 40) -> None:
    """A press that comes in as soon as it was made, if somebody else's has not come later."""
    shown = stage.scene.shown  # type: ignore[attr-defined]  # of the trial's own scene
    stage.do(seat, f"press-paw {stage.bout} {ms} {line}", at=None if shown is None else shown + ms)


def play(stage: Stage, own: int, foe: int, opponent: int = 1) -> None:
    signalled(stage)
    for ms, seat in sorted([(own, 0), (foe, opponent)]):
        press(stage, seat, ms)


def compared(stage: Stage) -> PawsCompared:
    event = stage.last[-1]
    assert isinstance(event, PawsCompared)
    return event


@pytest.mark.rule("FB-32")
def test_the_signal_comes_between_one_and_a_half_and_five_seconds_when_luck_says_so() -> None:
    stage = Stage("tigers-paw")
    stage.ring()
    begun, ticks = stage.now, []
    while stage.view(None).phase == "waiting":
        stage.ring()
        ticks.append(stage.now - begun)
        request = stage.trial.asks(stage.scene)
        assert request is not None
        assert request.secret
        stage.draw(request.among - 1)  # type: ignore[attr-defined]  # a Pick
    assert ticks == list(range(1_500, 5_001, TICK))
    assert stage.last == [PawSignal(0, 1)]


@pytest.mark.rule("FB-32")
def test_both_press_and_the_shorter_own_time_wins_whoever_came_in_first() -> None:
    stage = Stage("tigers-paw", seats=4)
    play(stage, own=280, foe=310)
    assert compared(stage) == PawsCompared(0, 1, Paw.TIMED, Paw.TIMED, 280, 310, winner=0)
    shown = signalled(stage)
    stage.do(2, f"press-paw {stage.bout} 300 40", at=shown + 300)
    stage.do(0, f"press-paw {stage.bout} 260 150", at=shown + 400)
    assert compared(stage).winner == 0
    assert stage.verdict is True


@pytest.mark.rule("FB-32")
def test_everybody_sees_a_press_and_nobody_else_how_quick_it_was_before_both_have_pressed() -> None:
    stage = Stage("tigers-paw")
    signalled(stage)
    press(stage, 1, 300)
    assert stage.told(1) == [PawPressed(1, Paw.TIMED, 300, is_before=False)]
    assert stage.told(0) == stage.told(None) == [PawPressed(1, Paw.HIDDEN, 0, is_before=False)]
    assert stage.view(0).pressed == (1,)
    assert stage.view(1).mine == PawPress(Paw.TIMED, 300)
    assert stage.view(0).mine is None
    assert stage.view(0) == stage.view(2) == stage.view(None)


@pytest.mark.rule("FB-32", "FB-35a")
@pytest.mark.parametrize(("seat", "other"), [(0, 1), (1, 0)])
@pytest.mark.parametrize(("ms", "paw"), [(0, Paw.EARLY), (79, Paw.EARLY), (300, Paw.TIMED)])
def test_what_a_press_after_the_signal_was_is_told_to_nobody_else_who_could_still_press(
    seat: int, other: int, ms: int, paw: Paw
) -> None:
    """Of a false start, too, only that it was a press: the other one would wait, and win by it."""
    stage = Stage("tigers-paw", seats=4)
    signalled(stage)
    press(stage, seat, ms)
    assert stage.told(seat) == [PawPressed(seat, paw, ms, is_before=False)]
    for watcher in (None, other, 2, 3):
        assert stage.told(watcher) == [PawPressed(seat, Paw.HIDDEN, 0, is_before=False)]
        assert stage.view(watcher).mine is None


@pytest.mark.rule("FB-32", "FB-35a")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_false_start_loses_the_round_and_everybody_has_seen_it(seat: int) -> None:
    stage = Stage("tigers-paw")
    stage.ring()
    stage.do(seat, f"press-paw {stage.bout} 300 40")
    seen = [PawPressed(seat, Paw.EARLY, 0, is_before=True)]
    assert stage.told(seat) == stage.told(1 - seat) == stage.told(None) == seen
    stage.refused(seat, f"press-paw {stage.bout} 0 40", "not-your-turn")
    stage.ring()
    stage.draw(NOW)
    press(stage, 1 - seat, 400)
    assert compared(stage).winner == 1 - seat


@pytest.mark.rule("FB-32", "FB-35a")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("is_before", [True, False], ids=["before the signal", "under 80 ms"])
def test_a_false_start_loses_the_round_though_the_other_one_does_not_press(seat: int, is_before: bool) -> None:
    stage = Stage("tigers-paw", seats=4)
    stage.ring()
    if is_before:
        stage.do(seat, f"press-paw {stage.bout} 0 40")
    stage.ring()
    stage.draw(NOW)
    if not is_before:
        press(stage, seat, 79)
    stage.ring()
    paws = {compared(stage).candidate_paw, compared(stage).opponent_paw}
    assert (paws, compared(stage).winner) == ({Paw.EARLY, Paw.NONE}, 1 - seat)
    assert (stage.view(None).round, stage.view(None).won) == (1, seat)


@pytest.mark.rule("FB-32", "FB-35a")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_false_start_loses_to_a_press_in_a_second_and_a_half_or_later(seat: int) -> None:
    stage = Stage("tigers-paw")
    stage.ring()
    stage.do(seat, f"press-paw {stage.bout} 0 40")
    stage.ring()
    stage.draw(NOW)
    press(stage, 1 - seat, 1_501)
    assert compared(stage).winner == 1 - seat


@pytest.mark.rule("FB-32", "FB-35a")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_false_start_is_lost_whatever_the_others_report_is_worth(seat: int) -> None:
    """It is not played again for a report that does not fit: its time decides nothing."""
    stage = Stage("tigers-paw")
    stage.ring()
    stage.do(seat, f"press-paw {stage.bout} 0 40")
    stage.ring()
    stage.draw(NOW)
    stage.do(1 - seat, f"press-paw {stage.bout} 200 40", at=stage.now + 200 + 40 + 101)
    assert compared(stage).winner == 1 - seat


@pytest.mark.rule("FB-35a")
def test_a_press_before_the_signal_was_on_ones_screen_or_under_80_ms_is_a_false_start() -> None:
    for ms, winner in ((0, 1), (79, 1), (80, 0)):
        stage = Stage("tigers-paw")
        play(stage, own=ms, foe=500)
        assert compared(stage).winner == winner


@pytest.mark.rule("FB-32")
def test_both_start_too_early_and_play_it_again_twice_at_most_and_then_the_candidate_has_lost_it() -> None:
    stage = Stage("tigers-paw", seats=4)
    for _ in range(2):
        stage.ring()
        stage.do(0, f"press-paw {stage.bout} 0 40")
        stage.do(1, f"press-paw {stage.bout} 0 40")
        assert compared(stage).winner is None
        assert (stage.view(None).round, stage.view(None).phase) == (0, "ready")
    stage.ring()
    stage.do(1, f"press-paw {stage.bout} 0 40")
    stage.do(0, f"press-paw {stage.bout} 0 40")
    assert compared(stage).winner == 1
    assert (stage.view(None).round, stage.view(None).equal, stage.view(None).lost) == (1, 0, 1)


@pytest.mark.rule("FB-35a")
def test_equal_times_are_played_again() -> None:
    stage = Stage("tigers-paw")
    play(stage, own=300, foe=300)
    assert compared(stage).winner is None
    play(stage, own=300, foe=301)
    assert stage.verdict is True


@pytest.mark.rule("FB-35a", "FB-24a")
@pytest.mark.parametrize(("pace", "patience"), [(100, 2_000), (200, 3_500)])
def test_no_press_in_a_second_and_a_half_is_lost(pace: int, patience: int) -> None:
    stage = Stage("tigers-paw", pace=pace)
    shown = signalled(stage)
    press(stage, 0, 600)
    assert stage.deadline == shown + patience, "half a second for what is on its way"
    stage.ring()
    assert compared(stage) == PawsCompared(0, 1, Paw.TIMED, Paw.NONE, 600, 0, winner=0)


@pytest.mark.rule("FB-35a", "FB-24a")
@pytest.mark.parametrize(("pace", "longest"), [(100, 1_500), (150, 2_250), (200, 3_000)])
def test_a_press_that_says_itself_that_it_was_too_late_is_lost(pace: int, longest: int) -> None:
    stage = Stage("tigers-paw", pace=pace)
    play(stage, own=longest + 1, foe=longest)
    assert compared(stage) == PawsCompared(0, 1, Paw.NONE, Paw.TIMED, longest + 1, longest, winner=1)


@pytest.mark.rule("FB-32", "FB-35a")
def test_neither_presses_and_it_is_played_again_like_two_false_starts() -> None:
    stage = Stage("tigers-paw", seats=4)
    for winner in (None, None, 1):
        signalled(stage)
        stage.ring()
        assert compared(stage) == PawsCompared(0, 1, Paw.NONE, Paw.NONE, 0, 0, winner)


@pytest.mark.rule("FB-35a")
@pytest.mark.parametrize("liar", [0, 1])
def test_a_report_that_does_not_fit_is_played_again_once_and_then_lost_by_whose_it_is(liar: int) -> None:
    stage = Stage("tigers-paw", seats=4)
    for winner in (None, 1 - liar):
        shown = signalled(stage)
        stage.do(1 - liar, f"press-paw {stage.bout} 400 40", at=shown + 400)
        stage.do(liar, f"press-paw {stage.bout} 200 40", at=shown + 200 + 40 + 101)
        stage.now = max(stage.now, shown + 400)
        assert compared(stage).winner == winner
        assert stage.view(None).equal == 0, "it is none of the two"


@pytest.mark.rule("FB-35a")
@pytest.mark.parametrize("liar", [0, 1])
def test_nor_is_it_played_again_a_second_time_where_the_first_was_followed_by_equal_times(liar: int) -> None:
    stage = Stage("tigers-paw", seats=4)
    for winner in (None, 1 - liar):
        shown = signalled(stage)
        stage.do(1 - liar, f"press-paw {stage.bout} 400 40", at=shown + 400)
        stage.do(liar, f"press-paw {stage.bout} 200 40", at=shown + 1_000)
        assert compared(stage).winner == winner
        if winner is None:
            play(stage, own=300, foe=300)
            assert (compared(stage).winner, stage.view(None).equal) == (None, 1)


@pytest.mark.rule("FB-35a")
@pytest.mark.parametrize("liar", [0, 1])
def test_a_report_that_does_not_fit_a_second_time_loses_to_whoever_did_not_press(liar: int) -> None:
    stage = Stage("tigers-paw", seats=4)
    for winner in (None, 1 - liar):
        shown = signalled(stage)
        stage.do(liar, f"press-paw {stage.bout} 200 40", at=shown + 200 + 40 + 101)
        stage.ring()
        assert compared(stage).winner == winner
    assert {compared(stage).candidate_paw, compared(stage).opponent_paw} == {Paw.UNFIT, Paw.NONE}


@pytest.mark.rule("FB-35a")
@pytest.mark.parametrize("second", [0, 1])
def test_a_round_is_played_again_once_whosever_report_did_not_fit_first(second: int) -> None:
    stage = Stage("tigers-paw", seats=4)
    for liar, winner in ((1 - second, None), (second, 1 - second)):
        shown = signalled(stage)
        press(stage, 1 - liar, 300)
        stage.do(liar, f"press-paw {stage.bout} 200 40", at=shown + 200 + 40 + 101)
        assert compared(stage).winner == winner


@pytest.mark.rule("FB-32", "FB-35a")
@pytest.mark.parametrize("liar", [0, 1])
def test_a_false_start_loses_to_a_report_that_does_not_fit_a_second_time(liar: int) -> None:
    stage = Stage("tigers-paw", seats=4)
    shown = signalled(stage)
    stage.do(liar, f"press-paw {stage.bout} 200 40", at=shown + 200 + 40 + 101)
    stage.ring()
    shown = signalled(stage)
    press(stage, 1 - liar, 79)
    stage.do(liar, f"press-paw {stage.bout} 200 40", at=shown + 200 + 40 + 101)
    assert compared(stage).winner == liar


@pytest.mark.rule("FB-25a", "FB-35a")
@pytest.mark.parametrize("ms", [0, 79, 1_501])
def test_against_the_servers_hand_a_false_start_and_a_late_press_lose_as_against_a_person(ms: int) -> None:
    stage = Stage("tigers-paw", seats=4, hands=(1,))
    signalled(stage)
    press(stage, 0, ms)
    stage.draw(52, 52, 52, 54)
    assert compared(stage).winner == 1


@pytest.mark.rule("FB-25a", "FB-35a")
def test_against_the_servers_hand_too_a_report_that_does_not_fit_is_played_again_once() -> None:
    stage = Stage("tigers-paw", seats=4, hands=(1,))
    for winner in (None, 1):
        shown = signalled(stage)
        stage.do(0, f"press-paw {stage.bout} 200 40", at=shown + 200 + 40 + 101)
        stage.draw(52, 52, 52, 54)
        assert compared(stage).winner == winner


@pytest.mark.rule("FB-35a")
def test_a_slow_line_is_no_disadvantage() -> None:
    stage = Stage("tigers-paw")
    shown = signalled(stage)
    stage.do(1, f"press-paw {stage.bout} 300 10", at=shown + 310)
    stage.do(0, f"press-paw {stage.bout} 290 900", at=shown + 290 + 1_000)
    assert stage.verdict is True


@pytest.mark.rule("FB-25", "FB-32")
@pytest.mark.parametrize(("seats", "enough"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_against_each_in_turn_until_it_is_decided(seats: int, enough: int) -> None:
    winning, losing = Stage("tigers-paw", seats=seats), Stage("tigers-paw", seats=seats)
    for opponent in range(1, enough + 1):
        assert (winning.verdict, winning.view(None).opponent) == (None, opponent)
        play(winning, 250, 350, opponent)
    assert winning.verdict is True
    for opponent in range(1, seats - enough + 1):
        assert losing.verdict is None
        play(losing, 350, 250, opponent)
    assert losing.verdict is False


@pytest.mark.rule("FB-32")
def test_while_they_get_ready_no_press_counts_and_others_never_press() -> None:
    stage = Stage("tigers-paw", at=1_000)
    assert stage.deadline == 1_000 + READY
    stage.refused(0, f"press-paw {stage.bout} 0 40", "not-your-turn")
    stage.ring()
    stage.refused(2, f"press-paw {stage.bout} 0 40", "not-your-turn")
    assert stage.trial.open_ended(stage.scene, 0) == stage.trial.open_ended(stage.scene, 1) != []


@pytest.mark.rule("FB-25a", "FB-32")
@pytest.mark.parametrize(("dice", "ms", "winner"), [((52, 52, 52, 54), 380, 0), ((1, 1, 1, 1), 250, 1)])
def test_the_servers_hand_reacts_by_luck_once_the_candidate_has_pressed(
    dice: tuple[int, ...], ms: int, winner: int
) -> None:
    stage = Stage("tigers-paw", hands=(1, 2))
    signalled(stage)
    assert stage.trial.asks(stage.scene) is None
    press(stage, 0, 300)
    assert stage.trial.asks(stage.scene) == HAND
    stage.draw(*dice)
    assert compared(stage) == PawsCompared(0, 1, Paw.TIMED, Paw.TIMED, 300, ms, winner)


@pytest.mark.rule("FB-25a", "FB-32")
def test_the_servers_hand_never_starts_too_early_and_never_fails_to_press() -> None:
    early, still = Stage("tigers-paw", hands=(1,)), Stage("tigers-paw", hands=(1,))
    early.ring()
    early.refused(1, f"press-paw {early.bout} 0 40", "not-your-turn")
    early.do(0, f"press-paw {early.bout} 0 40")
    assert compared(early) == PawsCompared(0, 1, Paw.EARLY, Paw.STILL, 0, 0, winner=1)
    signalled(still)
    still.ring()
    still.draw(52, 52, 52, 54)
    assert compared(still) == PawsCompared(0, 1, Paw.NONE, Paw.TIMED, 0, 380, winner=1)


def test_a_press_beyond_any_limit_is_malformed() -> None:
    stage = Stage("tigers-paw")
    signalled(stage)
    stage.refused(0, f"press-paw {stage.bout} 60001 40", "malformed")
    stage.refused(0, f"press-paw {stage.bout} -1 40", "malformed")
    stage.refused(0, f"press-paw {stage.bout} 300 5001", "malformed")
