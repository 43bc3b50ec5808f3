"""Pincers (FB-33)."""

import pytest

from ludotheque.games.fort_boyard.trials.pincers.pieces import CardDropped, CardPinched, Pinch

from .stage import Stage

NOW = 0


def dropped(stage: Stage) -> int:
    stage.ring()
    stage.do(stage.view(None).opponent, "drop-card", at=stage.now + 900)
    return stage.now


def pinch(stage: Stage, ms: int, line: int = 40) -> Pinch:
    stage.do(0, f"pinch-card {stage.bout} {ms} {line}", at=stage.now + ms)
    return pinched(stage)


def pinched(stage: Stage) -> Pinch:
    event = stage.last[-1]
    assert isinstance(event, CardPinched)
    return event.pinch


@pytest.mark.rule("FB-33", "FB-24a")
@pytest.mark.parametrize(("pace", "his"), [(100, 6_000), (150, 9_000)])
def test_each_dropper_lets_go_within_six_seconds_else_the_server_does(pace: int, his: int) -> None:
    stage = Stage("pincers", pace=pace)
    stage.ring()
    assert stage.can(1) == ["drop-card"]
    assert stage.deadline == stage.now + his
    stage.ring()
    assert stage.can(1) == []
    stage.ring()
    assert stage.draw(NOW) == [CardDropped(1)]
    stage = Stage("pincers")
    stage.ring()
    assert stage.do(1, "drop-card") == [CardDropped(1)]


@pytest.mark.rule("FB-33")
@pytest.mark.parametrize(
    ("ms", "expected"),
    [(80, "high"), (379, "high"), (380, "caught"), (560, "caught"), (561, "low"), (1_400, "low")],
)
def test_a_press_between_380_and_560_ms_after_it_was_shown_falling_catches(ms: int, expected: str) -> None:
    stage = Stage("pincers")
    dropped(stage)
    assert pinch(stage, ms) == expected


@pytest.mark.rule("FB-33", "FB-24a")
@pytest.mark.parametrize(
    ("pace", "fall", "first", "last"), [(100, 600, 380, 560), (150, 900, 570, 840), (200, 1_200, 760, 1_120)]
)
def test_the_pace_slows_the_fall(pace: int, fall: int, first: int, last: int) -> None:
    stage = Stage("pincers", pace=pace, seats=6)
    seen = stage.view(None)
    assert (seen.fall, seen.first, seen.last) == (fall, first, last)
    for ms, expected in ((first - 1, "high"), (first, "caught"), (last + 1, "low"), (last, "caught")):
        dropped(stage)
        assert pinch(stage, ms) == expected


@pytest.mark.rule("FB-33")
def test_there_is_one_press_for_each_card() -> None:
    stage = Stage("pincers", seats=4)
    dropped(stage)
    assert pinch(stage, 200) is Pinch.HIGH
    stage.refused(0, f"pinch-card {stage.bout} 450 40", "not-your-turn")
    assert stage.view(None).opponent == 2


@pytest.mark.rule("FB-35a")
def test_a_press_before_the_card_falls_or_under_80_ms_is_that_one_press() -> None:
    stage = Stage("pincers", seats=4)
    stage.ring()
    assert pinch(stage, 450) is Pinch.EARLY
    dropped(stage)
    assert pinch(stage, 79) is Pinch.EARLY
    assert stage.verdict is False


@pytest.mark.rule("FB-35a")
def test_a_card_that_nobody_presses_for_has_fallen() -> None:
    stage = Stage("pincers")
    shown = dropped(stage)
    assert stage.deadline == shown + 2_000
    stage.ring()
    assert pinched(stage) is Pinch.NONE


@pytest.mark.rule("FB-35a")
def test_a_press_that_does_not_fit_has_the_card_fall_again_once() -> None:
    stage = Stage("pincers")
    for expected in (Pinch.AGAIN, Pinch.UNFIT):
        shown = dropped(stage)
        stage.do(0, f"pinch-card {stage.bout} 450 40", at=shown + 450 + 40 + 101)
        assert pinched(stage) is expected
    assert (stage.view(None).opponent, stage.view(None).lost) == (2, 1)


@pytest.mark.rule("FB-25", "FB-33")
@pytest.mark.parametrize(("seats", "enough"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_so_many_cards_are_enough_and_it_stops_as_soon_as_it_is_decided(seats: int, enough: int) -> None:
    winning, losing = Stage("pincers", seats=seats), Stage("pincers", seats=seats)
    for _ in range(enough):
        assert winning.verdict is None
        dropped(winning)
        pinch(winning, 470)
    assert winning.verdict is True
    for _ in range(seats - enough):
        assert losing.verdict is None
        dropped(losing)
        pinch(losing, 700)
    assert losing.verdict is False


@pytest.mark.rule("FB-25a", "FB-33")
def test_the_servers_hand_lets_go_at_any_tick_of_its_six_seconds() -> None:
    stage = Stage("pincers", hands=(1,))
    stage.ring()
    begun = stage.now
    assert stage.can(1) == []
    for left in range(24, 0, -1):
        stage.ring()
        stage.draw(left - 1)
    assert stage.last == [CardDropped(1)]
    assert stage.now == begun + 6_000


@pytest.mark.rule("FB-33")
def test_nobody_else_lets_go_or_presses() -> None:
    stage = Stage("pincers")
    stage.refused(1, "drop-card", "not-your-turn")
    stage.ring()
    stage.refused(2, "drop-card", "not-your-turn")
    stage.refused(2, f"pinch-card {stage.bout} 450 40", "not-your-turn")
    stage.refused(0, "drop-card", "wrong-step")
