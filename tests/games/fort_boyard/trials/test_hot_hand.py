"""Hot hand (FB-31), and what it shares with pincers and catapult."""

import pytest

from ludotheque.games.fort_boyard.trials.hot_hand.pieces import HandFeinted, HandPulled, HandStruck, Pull

from .stage import Stage

NOW, FEINT, NEITHER = 0, 1, 2


def struck(stage: Stage) -> int:
    """The attacker strikes as soon as he may; and when."""
    stage.ring()
    stage.do(stage.view(None).opponent, "strike-hand", at=stage.now + 700)
    return stage.now


def pull(stage: Stage, ms: int, by: str = "mouse", line: int = 40) -> Pull:
    stage.do(0, f"pull-hand {stage.bout} {ms} {by} {line}", at=stage.now + ms)
    return pulled(stage)


def pulled(stage: Stage) -> Pull:
    event = stage.last[-1]
    assert isinstance(event, HandPulled)
    return event.pull


@pytest.mark.rule("FB-31")
def test_the_attacker_may_feint_once_and_strikes() -> None:
    stage = Stage("hot-hand")
    assert stage.can(1) == [], "everybody gets ready first"
    stage.ring()
    assert stage.can(1) == ["feint-hand", "strike-hand"]
    assert stage.can(2) == []
    assert stage.do(1, "feint-hand") == [HandFeinted(1)]
    assert stage.view(0).has_feinted
    assert stage.can(1) == ["strike-hand"]
    stage.refused(1, "feint-hand", "wrong-step")
    assert stage.do(1, "strike-hand") == [HandStruck(1)]
    assert stage.can(1) == []


@pytest.mark.rule("FB-31", "FB-24a")
@pytest.mark.parametrize(("pace", "his", "late"), [(100, 6_000, 1_500), (200, 12_000, 3_000)])
def test_who_has_not_struck_in_six_seconds_has_the_server_strike_at_a_moment_that_nobody_knows(
    pace: int, his: int, late: int
) -> None:
    stage = Stage("hot-hand", pace=pace)
    stage.ring()
    begun = stage.now
    assert stage.deadline == begun + his
    stage.ring()
    assert stage.can(1) == []
    stage.ring()
    for _ in range(5):
        stage.draw(FEINT)
        assert stage.last == [], "the server feints for its own hand only"
        stage.ring()
    stage.draw(NOW)
    assert stage.last == [HandStruck(1)]
    assert stage.now == begun + his + late


@pytest.mark.rule("FB-31")
@pytest.mark.parametrize(("seats", "window"), [(3, 340), (4, 300), (5, 280), (6, 260)])
def test_pulling_away_within_the_window_evades_and_evading_once_wins(seats: int, window: int) -> None:
    stage = Stage("hot-hand", seats=seats)
    struck(stage)
    assert pull(stage, window + 1) is Pull.LATE
    assert (stage.verdict, stage.view(None).opponent, stage.view(None).lost) == (None, 2, 1)
    struck(stage)
    assert pull(stage, window) is Pull.EVADED
    assert stage.verdict is True


@pytest.mark.rule("FB-31", "FB-24a")
@pytest.mark.parametrize(
    ("by", "pace", "window"),
    [("mouse", 100, 340), ("keys", 100, 340), ("touch", 100, 380), ("touch", 150, 570), ("keys", 200, 680)],
)
def test_touch_has_40_ms_more_and_the_pace_stretches_the_window(by: str, pace: int, window: int) -> None:
    stage = Stage("hot-hand", pace=pace)
    struck(stage)
    assert pull(stage, window + 1, by) is Pull.LATE
    struck(stage)
    assert pull(stage, window, by) is Pull.EVADED


@pytest.mark.rule("FB-31")
def test_pulling_on_a_feint_counts_as_touched() -> None:
    stage = Stage("hot-hand")
    stage.ring()
    stage.do(1, "feint-hand")
    assert pull(stage, 0) is Pull.FEINT
    assert (stage.view(None).lost, stage.view(None).opponent, stage.view(None).has_feinted) == (1, 2, False)


@pytest.mark.rule("FB-31", "FB-35a")
def test_pulling_on_a_feint_that_a_strike_has_overtaken_on_the_line_counts_as_touched() -> None:
    stage = Stage("hot-hand")
    stage.ring()
    stage.do(1, "feint-hand")
    stage.do(1, "strike-hand")
    assert pull(stage, 0) is Pull.FEINT


@pytest.mark.rule("FB-35a")
def test_pulling_before_the_strike_or_under_80_ms_counts_as_touched() -> None:
    stage = Stage("hot-hand", seats=4)
    stage.ring()
    assert pull(stage, 300) is Pull.EARLY
    struck(stage)
    assert pull(stage, 79) is Pull.EARLY
    struck(stage)
    assert pull(stage, 80) is Pull.EVADED


@pytest.mark.rule("FB-31", "FB-35a")
def test_a_hand_that_is_not_pulled_is_touched_and_touched_by_all_is_failed() -> None:
    stage = Stage("hot-hand", seats=5)
    for attacker in range(1, 5):
        assert stage.verdict is None
        assert stage.view(None).opponent == attacker, "from the left"
        shown = struck(stage)
        assert stage.deadline == shown + 2_000
        stage.ring()
        assert pulled(stage) is Pull.NONE
    assert stage.verdict is False


@pytest.mark.rule("FB-35a")
def test_a_pull_that_does_not_fit_is_attacked_again_once_and_then_touched() -> None:
    stage = Stage("hot-hand")
    for expected in (Pull.AGAIN, Pull.UNFIT):
        assert stage.view(None).opponent == 1
        shown = struck(stage)
        stage.do(0, f"pull-hand {stage.bout} 300 mouse 40", at=shown + 300 + 40 + 101)
        assert pulled(stage) is expected
    assert stage.view(None).opponent == 2
    shown = struck(stage)
    stage.do(0, f"pull-hand {stage.bout} 300 mouse 40", at=shown + 300 + 40 + 101)
    assert pulled(stage) is Pull.AGAIN, "each attack has its own"


@pytest.mark.rule("FB-25a", "FB-31")
def test_the_servers_hand_strikes_at_any_tick_of_its_six_seconds_and_may_feint_once_before() -> None:
    stage = Stage("hot-hand", hands=(1,))
    stage.ring()
    begun, ticks = stage.now, []
    assert stage.can(1) == []
    while stage.view(None).wait == "servers":
        stage.ring()
        ticks.append(stage.now - begun)
        told = stage.draw(FEINT if len(ticks) in (3, 4) else NEITHER if len(ticks) < 23 else NOW)
        assert told == ([HandFeinted(1)] if len(ticks) == 3 else [HandStruck(1)] if len(ticks) == 23 else [])
    assert ticks == list(range(250, 5_751, 250))


@pytest.mark.rule("FB-25a", "FB-31")
def test_the_servers_hand_strikes_at_the_last_tick_for_certain() -> None:
    stage = Stage("hot-hand", hands=(1,))
    stage.ring()
    begun = stage.now
    for left in range(24, 0, -1):
        stage.ring()
        stage.draw(left - 1)
    assert stage.now == begun + 6_000
    assert stage.last == [HandStruck(1)]


@pytest.mark.rule("FB-31")
def test_nobody_pulls_for_the_candidate_and_nobody_while_they_get_ready() -> None:
    stage = Stage("hot-hand")
    stage.refused(0, f"pull-hand {stage.bout} 0 mouse 40", "not-your-turn")
    stage.ring()
    stage.refused(2, f"pull-hand {stage.bout} 0 mouse 40", "not-your-turn")
    stage.refused(1, f"pull-hand {stage.bout} 0 mouse 40", "wrong-step")
    stage.refused(0, "strike-hand", "wrong-step")
    stage.refused(0, f"pull-hand {stage.bout} 0 mind 40", "malformed")
