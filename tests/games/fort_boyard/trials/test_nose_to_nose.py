"""Nose to nose (FB-29)."""

from itertools import pairwise

import pytest

from ludotheque.games.fort_boyard.trials.contract import Cast
from ludotheque.games.fort_boyard.trials.nose_to_nose import replay, way
from ludotheque.games.fort_boyard.trials.nose_to_nose.pieces import (
    BlownFrom,
    NoseBlow,
    NosePath,
    NosePathShown,
    NoseScene,
    NoseStage,
    SleeveBlown,
    SleeveEnded,
    SleeveFate,
    SleeveLedBy,
    SleeveMoved,
    SleeveTaken,
)
from ludotheque.games.fort_boyard.trials.nose_to_nose.trial import FIGURES, PATH

from .stage import Stage

CAST, SLOW = Cast(0, (1, 2)), Cast(0, (1, 2), pace=200)
DICE = (50, 20, 80, 1, 30, 60)
WIDTHS = {"touch": 44, "mouse": 30}
EVERY, CHUNK = 50, 8  # ms between two moments, moments in a piece
STRIDE = 80  # tenths of a px, from one moment to the next


def looking(seats: int = 3, pace: int = 100, hands: tuple[int, ...] = (), dice: tuple[int, ...] = DICE) -> Stage:
    stage = Stage("nose-to-nose", seats, pace=pace, hands=hands)
    stage.draw(*dice)
    return stage


def running(seats: int = 3, pace: int = 100, hands: tuple[int, ...] = (), dice: tuple[int, ...] = DICE) -> Stage:
    stage = looking(seats, pace, hands, dice)
    stage.ring()
    return stage


def scene_of(stage: Stage) -> NoseScene:
    assert isinstance(stage.scene, NoseScene)
    return stage.scene


def seen(stage: Stage) -> NoseStage:
    view = stage.view(None)
    assert isinstance(view, NoseStage)
    return view


def shown(stage: Stage) -> NosePath:
    path = seen(stage).path
    assert path is not None
    return path


def place(stage: Stage, ms: int, gone: int, aside: int = 0) -> tuple[int, int]:
    """So far along the path as it is at this moment, and so far to its right, in tenths; against whatever blows."""
    scene = scene_of(stage)
    assert scene.path is not None
    point, sway = way.at_length(scene.path.points, gone), way.sway(FIGURES, stage.cast, scene.path, ms)
    pushed = way.push(FIGURES, stage.cast, scene.blows, ms)
    return point.x + sway.x - pushed + aside, point.y + sway.y


def send(stage: Stage, trace: list[tuple[int, int, int]], by: str = "mouse", late: int = 40) -> None:
    """A piece of a trace, as soon as it was made."""
    moments, xs, ys = (",".join(map(str, column)) for column in zip(*trace, strict=True))
    stage.do(0, f"lead-sleeve {stage.bout} {by} {moments} {xs} {ys}", at=seen(stage).start + trace[-1][0] + late)


def lead(stage: Stage, upto: int, by: str = "mouse", *, begin: int = 300, aside: int = 0) -> int:
    """Along the path as far as this; returns when that was."""
    gone, ms = 0, begin
    while gone < upto and stage.verdict is None:
        piece = []
        for _ in range(CHUNK):
            piece.append((ms, *place(stage, ms, gone, aside if gone else 0)))
            ms, gone = ms + EVERY, gone + STRIDE
        send(stage, piece, by)
    return ms - EVERY


def whole(stage: Stage) -> int:
    path = scene_of(stage).path
    assert path is not None
    return sum(way.lengths(path.points))


def ended(stage: Stage) -> SleeveEnded:
    event = stage.last[-1]
    assert isinstance(event, SleeveEnded)
    return event


# -- the path ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-29")
@pytest.mark.parametrize("die", [1, 50, 51, 100])
def test_the_path_has_three_bends_and_stays_in_the_picture_however_it_sways(die: int) -> None:
    path = way.drawn_path(FIGURES, (die, 101 - die, die, die, die, die))
    turns = [
        nth
        for nth, (one, two, three) in enumerate(zip(path.points, path.points[1:], path.points[2:], strict=False))
        if (two.y - one.y) * (three.y - two.y) < 0 or (two.y - one.y == 0 != three.y - two.y)
    ]
    assert len(turns) == 3
    room = (FIGURES.widest // 2) * 10
    wide, high = FIGURES.sway.sideways * 10 + room, FIGURES.sway.upright * 10 + room
    assert all(wide <= point.x <= FIGURES.lanes.width * 10 - wide for point in path.points)
    assert all(high <= point.y <= 3_000 - high for point in path.points)


@pytest.mark.rule("FB-29")
@pytest.mark.parametrize(
    ("by", "hop", "pace"), [("touch", 280, 100), ("mouse", 400, 100), ("touch", 120, 150), ("mouse", 120, 200)]
)
def test_a_trace_that_hops_to_the_next_lane_has_left_the_path_however_quickly(by: str, hop: int, pace: int) -> None:
    stage = running(pace=pace)
    between = (FIGURES.lanes.apart - getattr(seen(stage), by)) * 10
    assert between <= hop <= between + 20, "from the edge of one to the edge of the other"
    ms = lead(stage, 600, by)
    x, y = place(stage, ms, 600)
    aside = (FIGURES.lanes.apart * 10 - hop) // 2
    edge, over = ms + 5 + aside // 10, ms + 5 + (aside + hop) // 10  # as quickly as may be
    send(stage, [(ms + 5, x, y), (edge, x + aside, y), (over, x + aside + hop, y)], by)
    assert ended(stage).fate is SleeveFate.LEFT_PATH


@pytest.mark.rule("FB-29", "FB-24a")
@pytest.mark.parametrize(("pace", "look", "run"), [(100, 3_000, 20_000), (150, 4_500, 30_000)])
def test_it_is_seen_three_seconds_and_then_there_are_twenty(pace: int, look: int, run: int) -> None:
    stage = Stage("nose-to-nose", pace=pace)
    assert stage.trial.asks(stage.scene) == PATH
    assert stage.draw(*DICE) == [NosePathShown(0, shown(stage))]
    assert stage.deadline == seen(stage).start == look
    stage.refused(0, "lead-sleeve 0 mouse 100 650 2380", "not-your-turn")
    stage.refused(1, "blow-sleeve left", "not-your-turn")
    stage.ring()
    assert stage.deadline == look + run + 500, "half a second for what is on its way"
    assert seen(stage).run == run
    assert stage.ring() == [SleeveEnded(0, SleeveFate.TIME, run)]
    assert stage.verdict is False


@pytest.mark.rule("FB-29")
def test_its_sway_is_fixed_by_what_luck_has_drawn() -> None:
    one, other = (way.drawn_path(FIGURES, (*DICE[:4], phase, phase)) for phase in (100, 25))
    assert [way.sway(FIGURES, CAST, one, ms).x for ms in (0, 1_100, 2_200, 3_300, 4_400)] == [0, 240, 0, -240, 0]
    assert way.sway(FIGURES, CAST, other, 0).x == 240, "a quarter of its period later"
    assert [way.sway(FIGURES, CAST, one, ms).y for ms in (1_100, 3_300)] == [80, -80]
    assert way.sway(FIGURES, SLOW, one, 2_200).x == 240, "at half the pace it sways half as fast"


# -- by hand -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-29")
@pytest.mark.parametrize("by", ["mouse", "touch"])
@pytest.mark.parametrize("die", [1, 100])
def test_who_leads_the_sleeve_to_the_end_of_the_path_has_won(by: str, die: int) -> None:
    stage = running(dice=(die, die, die, die, die, die))
    lead(stage, whole(stage) + 1_000, by)
    assert stage.events[1] == SleeveTaken(0, SleeveLedBy(by))
    assert ended(stage).fate is SleeveFate.ARRIVED
    assert stage.verdict is True


@pytest.mark.rule("FB-29")
@pytest.mark.parametrize(("by", "width"), WIDTHS.items())
@pytest.mark.parametrize("side", [-1, 1])
def test_the_path_is_44_px_wide_by_touch_and_30_by_mouse_and_leaving_it_once_fails(
    by: str, width: int, side: int
) -> None:
    stage = running()
    assert getattr(seen(stage), by) == width
    ms = lead(stage, 400, by)
    for aside, verdict in ((width * 5, None), (width * 5 + 1, False)):
        ms += EVERY
        send(stage, [(ms, *place(stage, ms, 700, side * aside))], by)
        assert stage.verdict is verdict
    assert ended(stage).fate is SleeveFate.LEFT_PATH


@pytest.mark.rule("FB-24a", "FB-29")
@pytest.mark.parametrize(
    ("pace", "by", "width"), [(150, "touch", 60), (150, "mouse", 45), (200, "touch", 60), (200, "mouse", 60)]
)
@pytest.mark.parametrize("side", [-1, 1])
def test_a_slower_pace_makes_the_path_wider(pace: int, by: str, width: int, side: int) -> None:
    stage = running(pace=pace)
    assert (getattr(seen(stage), by), seen(stage).keys) == (width, 60)
    ms = lead(stage, 400, by)
    for aside, verdict in ((width * 5, None), (width * 5 + 1, False)):
        ms += EVERY
        send(stage, [(ms, *place(stage, ms, 700, side * aside))], by)
        assert stage.verdict is verdict
    assert ended(stage).fate is SleeveFate.LEFT_PATH


@pytest.mark.rule("FB-29")
def test_the_path_moves_away_from_under_a_sleeve_that_stands_still() -> None:
    stage = running()
    ms = lead(stage, 400)
    x, y = place(stage, ms, 640)
    while stage.verdict is None:
        ms += EVERY
        send(stage, [(ms, x, y)])
    assert ended(stage).fate is SleeveFate.LEFT_PATH


@pytest.mark.rule("FB-29")
def test_nobody_leaves_the_path_between_two_moments() -> None:
    """Across the inside of a bend: both ends are on the path, the way between them is not."""
    stage = running()
    path = scene_of(stage).path
    assert path is not None
    ms = lead(stage, way.lengths(path.points)[0] - 200)
    middle = path.points[1].x + 350
    for across, verdict in ((-198, None), (198, False)):
        ms += EVERY
        sway = way.sway(FIGURES, CAST, path, ms)
        x, y = middle + across, path.points[1].y - 95
        assert way.is_near(path.points, x, y, 150)
        send(stage, [(ms, x + sway.x, y + sway.y)])
        assert stage.verdict is verdict
    assert ended(stage).fate is SleeveFate.LEFT_PATH


@pytest.mark.rule("FB-29")
def test_it_may_wait_on_the_nose_and_is_taken_from_there() -> None:
    stage = running()
    lead(stage, 400, begin=9_000)
    assert stage.verdict is None
    assert [type(event) for event in stage.last] == [SleeveTaken, SleeveMoved]
    stage = running()
    send(stage, [(300, *place(stage, 300, 1_000))])
    assert ended(stage).fate is SleeveFate.AGAIN, "a jump over the beginning"


@pytest.mark.rule("FB-29")
@pytest.mark.parametrize(
    ("far", "gap", "fits"),
    [
        *[(400, 50, True), (402, 50, False), (0, 150, True), (0, 151, False)],
        *[(400, 40, True), (400, 39, False), (10, 1, True), (11, 1, False)],  # nor is any hand that quick
    ],
)
def test_jumps_over_40_px_and_gaps_over_150_ms_are_played_once_again(far: int, gap: int, fits: bool) -> None:
    stage = running()
    for expected in (SleeveFate.AGAIN, SleeveFate.UNFIT):
        ms = lead(stage, 640)
        sleeve = seen(stage).sleeve
        assert sleeve is not None
        x, y = sleeve.x, sleeve.y
        up = -1 if place(stage, ms, 1_200)[1] < y else 1
        send(stage, [(ms + gap, x, y + up * far)])
        if fits:
            assert not [event for event in stage.last if isinstance(event, SleeveEnded)]
            return
        assert ended(stage).fate is expected
        if expected is SleeveFate.AGAIN:
            assert (seen(stage).is_again, seen(stage).sleeve, seen(stage).path) == (True, None, None)
            assert stage.draw(*DICE[::-1]) == [NosePathShown(0, shown(stage))], "another path, and time to see it"
            stage.ring()
    assert stage.verdict is False


@pytest.mark.rule("FB-29")
@pytest.mark.parametrize(("late", "fits"), [(-250, True), (-251, False), (2_000, True), (2_001, False)])
def test_moments_that_do_not_fit_the_logs_time_are_played_once_again(late: int, fits: bool) -> None:
    stage = running()
    send(stage, [(3_000, *place(stage, 3_000, 0))], late=late)
    assert (stage.last[-1] == SleeveEnded(0, SleeveFate.AGAIN, 3_000)) is not fits


@pytest.mark.rule("FB-29")
@pytest.mark.parametrize("text", ["steer-sleeve 0 0 straight 19000", "lead-sleeve 0 mouse 19000 {} {}"])
def test_what_does_not_fit_the_logs_time_is_not_replayed(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = running()
    monkeypatch.setattr(replay.Run, "fate", None)  # whoever replays asks for it
    text = text.format(*place(stage, 19_000, 0))
    assert stage.do(0, text, at=seen(stage).start + 1_000) == [SleeveEnded(0, SleeveFate.AGAIN, 19_000)]


@pytest.mark.rule("FB-29")
@pytest.mark.parametrize(
    "text",
    [
        "lead-sleeve 0 mouse 500,400 650,650 2380,2380",  # time runs back
        "lead-sleeve 0 mouse 500,500 650,650 2380,2380",  # twice at once
        "lead-sleeve 0 mouse 500,600 650 2380,2380",  # a moment without a place
        "lead-sleeve 0 mouse 500 650,650 2380",
        "lead-sleeve 0 mouse - - -",
        "lead-sleeve 0 keys 500 650 2380",
        "lead-sleeve 0 mouse 20001 650 2380",  # after the end
        "steer-sleeve 0 - - 500",  # it has not set off
        "steer-sleeve 0 600 left 500",
        "steer-sleeve 0 400,500 left 500",
        "steer-sleeve 0 400 left 20001",
    ],
)
def test_a_trace_that_cannot_be_is_refused(text: str) -> None:
    stage = running()
    stage.refused(0, text, "bad-sleeve-trace")


@pytest.mark.rule("FB-29")
def test_a_trace_goes_on_from_where_it_was_and_by_the_same_hand() -> None:
    stage = running()
    ms = lead(stage, 400)
    stage.refused(0, f"lead-sleeve {stage.bout} mouse {ms} 650 2380", "bad-sleeve-trace")
    stage.refused(0, f"lead-sleeve {stage.bout} touch {ms + 50} 650 2380", "led-otherwise")
    stage.refused(0, f"steer-sleeve {stage.bout} - - {ms + 50}", "wrong-step")
    stage.refused(1, "lead-sleeve 0 mouse 500 650 2380", "wrong-step")
    stage.refused(0, "lead-sleeve 0 mouse 60001 650 2380", "malformed")
    stage.refused(0, f"lead-sleeve {stage.bout} mouse {','.join(map(str, range(61)))} 0 0", "malformed")


# -- by keys ---------------------------------------------------------------------------------------------------------


def steer_well(stage: Stage, step: int = 200) -> None:
    """Keys towards the middle of the path, a fifth of a second at a time."""
    ms, verdict = 500, None
    while verdict is None:
        scene = scene_of(stage)
        assert scene.path is not None
        off = 0 if scene.sleeve is None else scene.sleeve.off // 1_000
        then = way.sway(FIGURES, stage.cast, scene.path, ms + step).x
        then -= way.push(FIGURES, stage.cast, scene.blows, ms + step)
        key = "straight" if abs(then - off) < 60 else "right" if then > off else "left"
        stage.do(0, f"steer-sleeve {stage.bout} {ms + 1} {key} {ms + step}", at=seen(stage).start + ms + step)
        ms, verdict = ms + step, stage.verdict


@pytest.mark.rule("FB-29", "FB-24a")
@pytest.mark.parametrize("pace", [100, 200])
def test_by_keys_the_sleeve_advances_by_itself_and_two_keys_steer(pace: int) -> None:
    stage = running(pace=pace)
    steer_well(stage)
    assert ended(stage) == SleeveEnded(0, SleeveFate.ARRIVED, 501 + 15_000 * pace // 100)


@pytest.mark.rule("FB-29")
def test_by_keys_the_path_is_44_px_wide_and_who_does_not_steer_leaves_it() -> None:
    stage = running(dice=(*DICE[:4], 100, 100))
    assert seen(stage).keys == 44
    stage.do(0, "steer-sleeve 0 0 straight 400", at=seen(stage).start + 400)
    scene = scene_of(stage)
    assert scene.path is not None
    left = next(ms for ms in range(0, 3_000, 10) if way.sway(FIGURES, CAST, scene.path, ms).x > 220)
    stage.do(0, "steer-sleeve 0 - - 1500", at=seen(stage).start + 1_500)
    assert ended(stage) == SleeveEnded(0, SleeveFate.LEFT_PATH, left)


@pytest.mark.rule("FB-29")
def test_by_keys_it_sets_off_from_the_middle_of_the_path_wherever_that_is() -> None:
    stage = running(dice=(*DICE[:4], 25, 100))
    stage.do(0, "steer-sleeve 0 0 straight 100", at=seen(stage).start + 100)
    sleeve = seen(stage).sleeve
    assert sleeve is not None
    assert (sleeve.off // 1_000, stage.verdict) == (240, None)


@pytest.mark.rule("FB-29")
def test_keys_steer_sixty_px_in_a_second_and_as_many_at_the_most() -> None:
    sleeve = seen(_steered("steer-sleeve 0 0 right 200")).sleeve
    assert sleeve is not None
    assert sleeve.off // 1_000 == 60 * 10 * 200 // 1_000
    path = scene_of(running()).path
    assert path is not None
    far = way.steered(FIGURES, CAST, path, sleeve, 12_000)
    assert far.off // 1_000 == 600


def _steered(text: str) -> Stage:
    stage = running(dice=(*DICE[:4], 100, 100))
    stage.do(0, text, at=seen(stage).start + 200)
    return stage


# -- blows -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-29", "FB-24a")
@pytest.mark.parametrize(("pace", "warning", "push"), [(100, 500, 600), (200, 1_000, 1_200)])
def test_each_opponent_may_blow_once_announced_half_a_second_before(pace: int, warning: int, push: int) -> None:
    stage = running(seats=4, pace=pace)
    assert stage.can(1) == stage.can(3) == ["blow-sleeve left", "blow-sleeve right"]
    stage.do(1, "blow-sleeve left", at=seen(stage).start + 2_000)
    assert stage.last == [SleeveBlown(1, BlownFrom.LEFT, 2_000 + warning)]
    assert stage.can(1) == []
    stage.refused(1, "blow-sleeve left", "not-your-turn")
    stage.refused(0, "blow-sleeve left", "wrong-step")
    blows = seen(stage).blows
    moments = [2_000 + warning + part * push // 2 for part in (0, 1, 2)]
    assert [way.push(FIGURES, stage.cast, blows, ms) for ms in moments] == [0, 160, 0]
    assert way.push(FIGURES, stage.cast, blows, moments[0] - 10) == way.push(FIGURES, stage.cast, blows, 9_000) == 0


@pytest.mark.rule("FB-29")
def test_two_who_blow_at_once_push_one_after_the_other() -> None:
    stage = running(seats=4)
    stage.do(1, "blow-sleeve left", at=seen(stage).start + 2_000)
    assert stage.do(3, "blow-sleeve right") == [SleeveBlown(3, BlownFrom.RIGHT, 3_100)]
    assert stage.do(2, "blow-sleeve right", at=seen(stage).start + 8_000) == [SleeveBlown(2, BlownFrom.RIGHT, 8_500)]


@pytest.mark.rule("FB-29", "FB-24a")
@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("pace", [100, 200])
def test_all_who_blow_at_once_push_one_after_the_other_each_announced(seats: int, pace: int) -> None:
    stage = running(seats=seats, pace=pace)
    warning, push = 500 * pace // 100, 600 * pace // 100
    for nth, seat in enumerate(range(1, seats)):
        stage.do(seat, "blow-sleeve left", at=seen(stage).start + 2_000 + 10 * nth)
        assert stage.last == [SleeveBlown(seat, BlownFrom.LEFT, 2_000 + warning + nth * push)]
    sinces = [blow.since for blow in seen(stage).blows]
    for one, other in pairwise(sinces):
        assert way.push(FIGURES, stage.cast, seen(stage).blows, other) == 0, "the last one is over"
        assert other - one == push


@pytest.mark.rule("FB-29")
@pytest.mark.parametrize(("side", "sign"), [("left", 1), ("right", -1)])
def test_a_blow_pushes_the_sleeve_sideways_off_the_path_unless_it_is_led_against_it(side: str, sign: int) -> None:
    for is_led in (True, False):
        stage = running()
        ms = lead(stage, 400)
        stage.do(1, f"blow-sleeve {side}")
        for _ in range(30):
            ms += EVERY
            x, y = place(stage, ms, 640)
            pushed = way.push(FIGURES, stage.cast, seen(stage).blows, ms)
            assert pushed * sign >= 0
            if stage.verdict is None:
                send(stage, [(ms, x if is_led else x + pushed, y)])
        assert stage.verdict is (None if is_led else False)


@pytest.mark.rule("FB-29")
def test_a_blow_never_reaches_back_into_a_trace_that_is_known() -> None:
    stage = running()
    ms = lead(stage, 400)
    stage.do(1, "blow-sleeve left")
    assert seen(stage).blows[0].since >= ms + FIGURES.blow.warning - FIGURES.ahead


@pytest.mark.rule("FB-25a", "FB-29")
def test_the_servers_hand_blows_once_at_any_tick_of_the_run_from_any_side() -> None:
    stage = running(seats=4, hands=(1, 3))
    start, ticks = stage.now, []
    assert stage.can(1) == []
    for left in range(37, 0, -1):
        stage.ring()
        ticks.append(stage.now - start)
        if left == 30:
            assert stage.draw(2 * left, 2) == [SleeveBlown(3, BlownFrom.RIGHT, ticks[-1] + 500)]
        elif left > 30:
            assert stage.draw(2 * left, 2 * left) == []
        else:
            stage.draw(3 if left > 1 else 1)
    assert ticks == list(range(500, 18_501, 500))
    assert stage.last == [SleeveBlown(1, BlownFrom.LEFT, 19_000)]
    assert seen(stage).blows[-1] == NoseBlow(1, BlownFrom.LEFT, 19_000)
    assert stage.deadline == start + 20_500
    assert stage.can(2) == ["blow-sleeve left", "blow-sleeve right"]
