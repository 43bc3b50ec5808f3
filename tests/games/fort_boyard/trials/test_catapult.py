"""Catapult (FB-35)."""

import pytest

from ludotheque.games.fort_boyard.trials.catapult.flight import cup, landing
from ludotheque.games.fort_boyard.trials.catapult.pieces import DieLanded, DieThrown, Landing, Throw
from ludotheque.games.fort_boyard.trials.catapult.trial import FIGURES
from ludotheque.games.fort_boyard.trials.contract import Cast
from ludotheque.kernel.pieces import Pick

from .stage import Stage

FLIGHT = 1_100
CAST, SLOW = Cast(0, (1, 2)), Cast(0, (1, 2), pace=200)


def thrown(stage: Stage, direction: int = 100, force: int = 100) -> int:
    stage.ring()
    stage.do(stage.view(None).opponent, f"throw-die {direction} {force}", at=stage.now + 800)
    return stage.now


def slide(stage: Stage, moments: str = "-", spots: str = "-", *, late: int = 0, line: int = 40) -> DieLanded:
    """The trace comes in when the die has landed."""
    stage.do(0, f"slide-cup {stage.bout} {moments} {spots} {line}", at=stage.now + stage.view(None).flight + late)
    return landed(stage)


def drawn(direction: int, force: int, left: int) -> int:
    """What luck says for the server to throw like this, now, with so many ticks left."""
    return (direction * 101 + force) * left


def landed(stage: Stage) -> DieLanded:
    event = stage.last[-1]
    assert isinstance(event, DieLanded)
    return event


@pytest.mark.rule("FB-35", "FB-24a")
@pytest.mark.parametrize(("pace", "his"), [(100, 5_000), (150, 7_500)])
def test_each_thrower_sets_direction_and_force_in_five_seconds_else_the_server_does(pace: int, his: int) -> None:
    stage = Stage("catapult", pace=pace)
    stage.refused(1, "throw-die 20 80", "not-your-turn")
    stage.ring()
    assert stage.deadline == stage.now + his
    assert stage.do(1, "throw-die 20 80") == [DieThrown(1, 20, 80)]
    stage = Stage("catapult", pace=pace)
    stage.ring()
    stage.ring()
    stage.refused(1, "throw-die 20 80", "not-your-turn")
    stage.ring()
    assert stage.draw(drawn(20, 100, left=2)) == [DieThrown(1, 20, 100)]


@pytest.mark.rule("FB-35")
@pytest.mark.parametrize("text", ["throw-die 101 0", "throw-die 0 101", "throw-die -1 0"])
def test_no_die_is_thrown_beyond_what_the_catapult_can(text: str) -> None:
    stage = Stage("catapult")
    stage.ring()
    stage.refused(1, text, "malformed")
    stage.refused(2, "throw-die 0 0", "not-your-turn")
    stage.refused(0, "throw-die 0 0", "not-your-turn")


@pytest.mark.rule("FB-35")
def test_the_flight_is_fixed_by_direction_and_force() -> None:
    places = {
        (direction, force): landing(FIGURES, Throw(direction, force))
        for direction in range(101)
        for force in (0, 33, 100)
    }
    assert (places[0, 100], places[50, 100], places[100, 100]) == (50, 500, 950)
    assert (places[0, 0], places[50, 0], places[100, 0]) == (350, 500, 650)
    assert all(places[d, f] + places[100 - d, f] == 1_000 for d, f in places), "left and right are alike"
    stage = Stage("catapult", pace=150)
    thrown(stage, 0, 100)
    assert (stage.view(0).spot, stage.view(0).flight) == (50, 1_650)


@pytest.mark.rule("FB-35", "FB-24a")
def test_the_cup_slides_from_the_middle_towards_what_was_wanted_last_and_no_quicker_than_it_can() -> None:
    assert cup(FIGURES, CAST, ()) == 500
    assert cup(FIGURES, CAST, [(100, 600)]) == 600
    assert cup(FIGURES, CAST, [(1_000, 950)]) == 590, "900 thousandths in a second"
    assert cup(FIGURES, CAST, [(900, 50)]) == 320
    assert cup(FIGURES, CAST, [(300, 1_000), (600, 0)]) == 320, "to and fro"
    assert cup(FIGURES, CAST, [(100, 1_000), (200, 505)]) == 505, "it stops where it is wanted"
    assert cup(FIGURES, SLOW, [(2_000, 950)]) == 590, "at half the pace it takes twice as long"


@pytest.mark.rule("FB-35", "FB-35a")
def test_what_was_wanted_in_less_than_80_ms_does_not_move_the_cup() -> None:
    assert cup(FIGURES, CAST, [(0, 900), (79, 900)]) == 500
    assert cup(FIGURES, CAST, [(80, 900)]) == 900
    assert cup(FIGURES, CAST, [(79, 0), (1_000, 900)]) == 590


@pytest.mark.rule("FB-35")
@pytest.mark.parametrize(("seats", "near"), [(3, 90), (4, 70), (5, 70), (6, 90)])
@pytest.mark.parametrize("side", [-1, 1])
def test_caught_is_what_lands_within_nine_hundredths_or_seven_with_four_or_five(
    seats: int, near: int, side: int
) -> None:
    stage = Stage("catapult", seats=seats)
    for off, expected in ((near + 1, Landing.MISSED), (near, Landing.CAUGHT)):
        thrown(stage, 75, 0)  # to 575
        assert slide(stage, "200", str(575 + side * off)) == DieLanded(
            0, stage.view(None).round, expected, 575, 575 + side * off
        )


@pytest.mark.rule("FB-24a", "FB-35")
@pytest.mark.parametrize(("pace", "seats", "near"), [(150, 3, 135), (150, 4, 105), (200, 5, 140), (200, 6, 180)])
@pytest.mark.parametrize("side", [-1, 1])
def test_a_slower_pace_makes_the_cup_wider(pace: int, seats: int, near: int, side: int) -> None:
    stage = Stage("catapult", seats=seats, pace=pace)
    assert stage.view(None).near == near
    for off, expected in ((near + 1, Landing.MISSED), (near, Landing.CAUGHT)):
        thrown(stage, 75, 0)  # to 575
        assert slide(stage, "200", str(575 + side * off)).landing is expected


@pytest.mark.rule("FB-35", "FB-25")
@pytest.mark.parametrize(("seats", "enough"), [(3, 1), (4, 1), (5, 1), (6, 2)])
def test_once_wins_and_twice_with_six(seats: int, enough: int) -> None:
    winning, losing = Stage("catapult", seats=seats), Stage("catapult", seats=seats)
    for _ in range(enough):
        assert winning.verdict is None
        thrown(winning)
        slide(winning, "200", "950")
    assert winning.verdict is True
    for _ in range(seats - enough):
        assert losing.verdict is None
        thrown(losing)
        slide(losing, "200", "50")
    assert losing.verdict is False


@pytest.mark.rule("FB-35")
def test_a_cup_left_in_the_middle_catches_what_lands_there() -> None:
    stage = Stage("catapult")
    thrown(stage, 50, 100)
    assert slide(stage).landing is Landing.CAUGHT


@pytest.mark.rule("FB-35")
@pytest.mark.parametrize(
    ("moments", "spots"),
    [
        ("300,200", "500,600"),  # time runs back
        ("300,300", "500,600"),  # two wishes at once
        ("300", "500,600"),  # a spot without a time
        ("300,400", "500"),
        ("1101", "500"),  # after the landing
    ],
)
def test_a_trace_that_cannot_be_is_refused(moments: str, spots: str) -> None:
    stage = Stage("catapult")
    thrown(stage)
    stage.refused(0, f"slide-cup {stage.bout} {moments} {spots} 40", "bad-trace")
    stage.refused(0, f"slide-cup {stage.bout} 300 1001 40", "malformed")
    slide(stage, "1100", "500")


@pytest.mark.rule("FB-35a")
def test_a_trace_that_nobody_sends_in_time_is_lost_and_wherever_the_die_lands() -> None:
    stage = Stage("catapult")
    shown = thrown(stage, 50, 100)
    assert stage.deadline == shown + 2_000
    stage.ring()
    assert landed(stage) == DieLanded(0, 1, Landing.NONE, 500, 500)
    assert stage.view(None).lost == 1


@pytest.mark.rule("FB-35a")
def test_a_trace_that_comes_too_late_for_its_line_is_thrown_again_once_and_then_lost() -> None:
    stage = Stage("catapult")
    for expected in (Landing.AGAIN, Landing.UNFIT):
        assert stage.view(None).opponent == 1
        thrown(stage)
        assert slide(stage, "200", "950", late=141).landing is expected
    thrown(stage)
    assert slide(stage, "200", "950", late=140).landing is Landing.CAUGHT


@pytest.mark.rule("FB-35")
def test_the_cup_is_led_while_a_die_flies_by_the_candidate_alone() -> None:
    stage = Stage("catapult")
    stage.ring()
    stage.refused(0, f"slide-cup {stage.bout} - - 40", "not-your-turn")
    stage.refused(1, f"slide-cup {stage.bout} - - 40", "wrong-step")
    stage.do(1, "throw-die 20 80")
    stage.refused(1, f"slide-cup {stage.bout} - - 40", "not-your-turn")
    assert [one.do for one in stage.trial.open_ended(stage.scene, 0)] == ["slide-cup"]


@pytest.mark.rule("FB-25a", "FB-35")
def test_the_servers_hand_throws_any_die_at_any_tick_of_its_five_seconds() -> None:
    stage = Stage("catapult", hands=(1,))
    stage.ring()
    begun = stage.now
    assert stage.trial.open_ended(stage.scene, 1) == []
    for left in range(20, 0, -1):
        stage.ring()
        stage.draw(drawn(35, 60, left) + left - 1)
        assert stage.last == ([DieThrown(1, 35, 60)] if left == 1 else [])
    assert stage.now == begun + 5_000


@pytest.mark.rule("FB-25a", "FB-35")
def test_the_server_throws_every_die_as_often_as_every_other() -> None:
    stage = Stage("catapult", hands=(1,))
    stage.ring()
    stage.ring()
    request = stage.trial.asks(stage.scene)
    assert request == Pick(secret=True, among=20 * 101 * 101)
    assert {drawn(direction, force, left=20) for direction in range(101) for force in range(101)} == set(
        range(0, request.among, 20)
    )
