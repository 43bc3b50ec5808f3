"""Own times, what they are checked against, and the server's hand (FB-25a, FB-35a); moments that nobody can know."""

from collections import Counter
from statistics import mean, stdev

import pytest

from ludotheque.games.fort_boyard.trials import moments, reflex
from ludotheque.games.fort_boyard.trials.contract import Cast
from ludotheque.games.fort_boyard.trials.reflex import Finding, judge
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.pieces import Roll

from .stage import Stage

CAST = Cast(0, (1, 2))
SLOW = Cast(0, (1, 2), pace=200)


@pytest.mark.rule("FB-35a")
def test_a_press_before_the_signal_or_under_80_ms_is_a_false_start() -> None:
    assert judge(None, 5_000, 300, 40, is_again=False) is Finding.FALSE_START
    assert judge(5_000, 5_100, 79, 40, is_again=False) is Finding.FALSE_START
    assert judge(5_000, 5_100, 80, 40, is_again=False) is Finding.COUNTS


@pytest.mark.rule("FB-35a")
def test_ones_own_time_counts_however_long_the_line_is() -> None:
    assert judge(5_000, 5_000 + 250 + 300, 250, 300, is_again=False) is Finding.COUNTS
    assert judge(5_000, 5_000 + 250 + 400, 250, 300, is_again=False) is Finding.COUNTS


@pytest.mark.rule("FB-35a")
def test_a_report_that_does_not_fit_the_line_is_played_again_once_and_then_lost() -> None:
    late = 5_000 + 250 + 401
    assert judge(5_000, late, 250, 300, is_again=False) is Finding.AGAIN
    assert judge(5_000, late, 250, 300, is_again=True) is Finding.LOST


@pytest.mark.rule("FB-35a")
def test_a_press_that_comes_in_before_it_was_made_does_not_fit() -> None:
    assert judge(5_000, 5_005, 470, 40, is_again=False) is Finding.AGAIN
    assert judge(5_000, 5_005, 470, 40, is_again=True) is Finding.LOST
    assert judge(5_000, 5_440, 470, 40, is_again=False) is Finding.COUNTS, "two clocks differ a little"
    assert judge(5_000, 5_439, 470, 40, is_again=False) is Finding.AGAIN


@pytest.mark.rule("FB-35a")
def test_who_has_not_pressed_in_a_second_and_a_half_is_waited_for_as_long_as_a_report_may_take() -> None:
    assert reflex.patience(CAST, 1_000) == 1_000 + 1_500 + 500
    assert reflex.patience(SLOW, 1_000) == 1_000 + 3_000 + 500


@pytest.mark.rule("FB-25a")
def test_the_servers_hand_reacts_in_380_ms_give_or_take_60_and_never_under_250() -> None:
    luck = QuickLuck("hand")
    times = [reflex.hand_reacts(CAST, luck.answer(reflex.HAND).values) for _ in range(4_000)]
    assert 377 < mean(times) < 384
    assert 56 < stdev(times) < 62
    assert min(times) == 250
    assert reflex.hand_reacts(CAST, (1, 1, 1, 1)) == 250
    assert reflex.hand_reacts(SLOW, (1, 1, 1, 1)) == 500


@pytest.mark.rule("FB-25a")
def test_a_moment_is_uniform_in_its_span_and_drawn_only_when_it_comes() -> None:
    luck = QuickLuck("moments")
    found: Counter[int] = Counter()
    for _ in range(6_000):
        span = moments.begin(CAST, 10_000, 1_500, 5_000)
        while not span.is_now(luck.answer(span.chance()).values):
            span = span.after(span.next)
        found[span.next - 10_000] += 1
    assert sorted(found) == list(range(1_500, 5_001, 250))
    assert all(320 < often < 480 for often in found.values()), found


def test_a_late_clock_makes_the_rest_of_the_span_late() -> None:
    span = moments.begin(SLOW, 0, 1_000, 2_000)
    assert (span.next, span.left, span.tick) == (2_000, 5, 500)
    assert span.after(2_000).next == 2_500
    assert span.after(9_000).next == 9_500


# -- a press of another bout -------------------------------------------------------------------------------------------

PRESSES = {
    "hot-hand": ("pull-hand {} 0 mouse 40", "pull-hand"),
    "pincers": ("pinch-card {} 0 40", "pinch-card"),
    "tigers-paw": ("press-paw {} 0 40", "press-paw"),
}


@pytest.mark.rule("FB-35a")
@pytest.mark.parametrize("card", PRESSES)
def test_a_press_of_an_earlier_bout_is_none_in_this_one(card: str) -> None:
    text, do = PRESSES[card]
    stage = Stage(card, seats=4)
    for bout in range(2):
        stage.ring()
        assert stage.bout == bout
        for other in {0, 1, 2} - {bout}:
            stage.refused(0, text.format(other), "wrong-step")
        assert [one.limits["bout"] for one in stage.trial.open_ended(stage.scene, 0) if one.do == do] == [bout]
        stage.do(0, text.format(bout))
        if card == "tigers-paw":
            stage.do(stage.view(None).opponent, f"press-paw {bout} 300 40")


@pytest.mark.rule("FB-35a")
def test_a_round_that_is_played_again_is_another_bout() -> None:
    stage = Stage("hot-hand")
    stage.ring()
    stage.do(1, "strike-hand")
    misfit = "pull-hand 0 300 mouse 40"
    stage.do(0, misfit, at=stage.now + 300 + 40 + 101)
    stage.ring()
    assert (stage.view(None).round, stage.bout) == (0, 1)
    stage.do(1, "strike-hand")
    stage.refused(0, misfit, "wrong-step")
    assert stage.view(None).lost == 0, "once more, and not lost by a report that came twice"


@pytest.mark.rule("FB-35a", "FB-35")
def test_a_trace_of_the_cup_belongs_to_one_flight() -> None:
    stage = Stage("catapult")
    stage.ring()
    stage.do(1, "throw-die 100 100")
    stage.do(0, "slide-cup 0 - - 40", at=stage.now + stage.view(None).flight)
    stage.ring()
    stage.do(2, "throw-die 100 100")
    stage.refused(0, "slide-cup 0 - - 40", "wrong-step")
    stage.do(0, "slide-cup 1 - - 40", at=stage.now + stage.view(None).flight)


@pytest.mark.rule("FB-35a", "FB-29")
def test_a_trace_of_the_sleeve_belongs_to_one_path() -> None:
    stage = Stage("nose-to-nose")
    for bout in range(2):
        request = stage.trial.asks(stage.scene)
        assert isinstance(request, Roll)
        stage.draw(*[1] * request.dice)
        stage.ring()
        stage.refused(0, f"steer-sleeve {1 - bout} 0 straight 19000", "wrong-step")
        stage.do(0, f"steer-sleeve {bout} 0 straight 19000")  # it does not fit
    assert stage.verdict is False
