"""Whose is it? (FB-26)."""

from itertools import permutations

import pytest

from ludotheque.games.fort_boyard.trials.whose_is_it import sheet
from ludotheque.games.fort_boyard.trials.whose_is_it.pieces import (
    SHEET,
    THINGS,
    BodyThing,
    Drawing,
    DrawingHandedIn,
    DrawingsNamed,
    DrawingsShown,
    DrawingUnfinished,
    HandInDrawing,
    Naming,
    ReadyStroke,
    SketchLean,
    SketchLine,
    SketchSize,
    Stroke,
    StrokeForm,
    ThingTold,
    WhoseScene,
)
from ludotheque.games.fort_boyard.trials.whose_is_it.trial import FIGURES
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.notation import write
from ludotheque.kernel.pieces import Roll, Shuffle

from .stage import Stage

ANY = "hand-in-drawing - - - arch"
DOT = Stroke((100, 110), (100, 100))  # ten long


def drawing(seats: int = 3, pace: int = 100, hands: tuple[int, ...] = ()) -> Stage:
    stage = Stage("whose-is-it", seats, pace=pace, hands=hands)
    stage.draw(0)
    return stage


def draw(stage: Stage, seat: int, strokes: int = 3) -> None:
    stage.do(seat, handed_in(*lines(seat, strokes)))


def lines(seat: int, count: int) -> list[Stroke]:
    """Each player's lines go as far to the right as his number says: so a drawing can be told."""
    return [Stroke((50, 90 + seat), (40 + nth, 40 + nth)) for nth in range(count)]


def handed_in(*strokes: Stroke) -> str:
    xs, ys = [x for one in strokes for x in one.xs], [y for one in strokes for y in one.ys]
    return write(HandInDrawing(tuple([len(one.xs) for one in strokes]), tuple(xs), tuple(ys), ()))


def shown(seats: int = 3, order: tuple[int, ...] | None = None, unfinished: tuple[int, ...] = ()) -> Stage:
    stage = drawing(seats)
    for seat in range(1, seats):
        draw(stage, seat, 2 if seat in unfinished else 3)
    stage.ring()
    if stage.verdict is None:
        count = seats - 1 - len(unfinished)
        stage.draw(*(order or range(count)))
    return stage


def offered(stage: Stage, seat: int) -> list[str]:
    return [one.do for one in stage.trial.open_ended(stage.scene, seat)]


def drawing_of(stage: Stage, seat: int) -> Drawing:
    assert isinstance(stage.scene, WhoseScene)
    return stage.scene.drawings[seat - 1]


def named(stage: Stage) -> DrawingsNamed:
    event = stage.last[-1]
    assert isinstance(event, DrawingsNamed)
    return event


# -- drawing -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-26", "FB-24a")
@pytest.mark.parametrize(("pace", "until"), [(100, 12_000), (150, 18_000)])
def test_the_others_draw_the_same_thing_in_twelve_seconds(pace: int, until: int) -> None:
    stage = Stage("whose-is-it", pace=pace)
    stage.refused(1, ANY, "not-your-turn")
    assert stage.draw(0) == [ThingTold(BodyThing.NOSE)]
    assert stage.deadline == until
    assert offered(stage, 0) == []
    assert offered(stage, 1) == offered(stage, 2) == ["hand-in-drawing"]
    draw(stage, 1)
    draw(stage, 2)
    assert stage.deadline == until, "nobody is told that they have finished"
    stage.ring()
    stage.refused(1, ANY, "not-your-turn")
    assert stage.view(0).thing is BodyThing.NOSE


@pytest.mark.rule("FB-26")
def test_nobody_sees_how_a_drawing_gets_on_but_who_draws_it() -> None:
    stage = drawing()
    before = stage.view(0), stage.view(2), stage.trial.to_act(stage.scene)
    draw(stage, 1)
    assert stage.told(1) == [DrawingHandedIn(1)]
    assert stage.told(0) == stage.told(2) == stage.told(None) == []
    assert (stage.view(0), stage.view(2), stage.trial.to_act(stage.scene)) == before
    assert stage.view(1).mine == Drawing(tuple(lines(1, 3)))


@pytest.mark.rule("FB-26")
def test_a_drawing_is_handed_in_at_once_and_once_so_nobody_counts_its_strokes() -> None:
    worlds = []
    for strokes in (2, 4, 12):
        stage = drawing()
        draw(stage, 1, strokes)
        assert offered(stage, 1) == []
        stage.refused(1, ANY, "not-your-turn")
        assert len(stage.view(1).mine.strokes) == strokes
        told = [stage.told(seat) for seat in (0, 2, None)]
        worlds.append((len(stage.moves), len(stage.events), told, [stage.view(seat) for seat in (0, 2, None)]))
    assert worlds[0] == worlds[1] == worlds[2]


@pytest.mark.rule("FB-26")
@pytest.mark.parametrize(("strokes", "is_finished"), [(0, False), (2, False), (3, True), (12, True)])
def test_a_drawing_has_three_strokes_at_least(strokes: int, is_finished: bool) -> None:
    stage = drawing(seats=5)
    if strokes:
        draw(stage, 1, strokes)
    for seat in (2, 3, 4):
        draw(stage, seat)
    stage.ring()
    assert stage.last == ([] if is_finished else [DrawingUnfinished(1)])
    assert stage.view(None).unfinished == (() if is_finished else (1,))


@pytest.mark.rule("FB-26")
def test_a_dot_is_no_stroke() -> None:
    stage = drawing(seats=5)
    for seat in (2, 3, 4):
        draw(stage, seat)
    stage.do(1, handed_in(*lines(1, 2), *[DOT] * 5))
    assert sheet.length(DOT) < stage.view(1).least
    assert stage.ring() == [DrawingUnfinished(1)]


@pytest.mark.rule("FB-26")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("hand-in-drawing - - - -", "bad-drawing"),
        ("hand-in-drawing 2 10,20 10,20 arch", "bad-drawing"),
        ("hand-in-drawing - 10,20 10,20 arch", "bad-stroke"),
        ("hand-in-drawing 2 10,20 10 -", "bad-stroke"),
        ("hand-in-drawing 2 10 10 -", "bad-stroke"),
        ("hand-in-drawing 1 10,20 10,20 -", "bad-stroke"),
        ("hand-in-drawing 0,2 10,20 10,20 -", "malformed"),
        ("hand-in-drawing 2 10,201 10,10 -", "malformed"),
        ("hand-in-drawing 2 -1,20 10,10 -", "malformed"),
        (handed_in(Stroke((7,) * 49, (7,) * 49)), "malformed"),
        ("hand-in-drawing - - - snake", "malformed"),
        ("hand-in-drawing - - - arch,wave,arch", "stroke-used"),
        ("hand-in-drawing - - - arch,wave,dot,line", "sheet-full"),
        ("name-drawings 0 1", "wrong-step"),
    ],
)
def test_a_drawing_that_cannot_be_is_refused(text: str, code: str) -> None:
    stage = drawing()
    stage.refused(1, text, code)


@pytest.mark.rule("FB-26")
def test_what_may_be_drawn_is_bounded() -> None:
    stage = drawing()
    long = Stroke(tuple(range(48)), (7,) * 48)
    stage.refused(1, handed_in(*[long] * 5, DOT), "sheet-full")
    stage.do(1, handed_in(*[long] * 5))
    stage.refused(2, handed_in(*lines(2, 13)), "sheet-full")
    draw(stage, 2, 12)
    (one,) = stage.trial.open_ended(drawing().scene, 1)
    assert one.limits == {"strokes": 12, "points": 240, "longest": 48, "sheet": 200, "ready": 3}


@pytest.mark.rule("FB-26")
def test_without_pointer_three_of_twelve_ready_made_strokes_make_a_drawing() -> None:
    stage = drawing(seats=4)
    assert len(ReadyStroke) == len(sheet.READY) == 12
    stage.do(1, "hand-in-drawing - - - arch,wave,dot")
    mine = stage.view(1).mine
    assert mine.ready == ("arch", "wave", "dot")
    assert mine.strokes == tuple(sheet.READY[stroke] for stroke in mine.ready)
    assert sheet.is_finished(FIGURES, mine)
    stage.do(2, "hand-in-drawing - - - arch,wave")
    assert not sheet.is_finished(FIGURES, stage.view(2).mine)


@pytest.mark.rule("FB-26")
def test_every_ready_made_stroke_counts_and_all_are_on_the_sheet() -> None:
    for stroke in sheet.READY.values():
        assert sheet.length(stroke) >= FIGURES.least
        assert all(0 <= place <= SHEET for place in (*stroke.xs, *stroke.ys))
    assert len(set(sheet.READY.values())) == 12


@pytest.mark.rule("FB-26")
def test_of_two_drawings_that_are_alike_nobody_learns_which_is_his() -> None:
    """The order of the wall is luck's secret, and only what is shown tells it."""
    owns = []
    for order in ((0, 1), (1, 0)):
        stage = drawing()
        for seat in (1, 2):
            stage.do(seat, "hand-in-drawing - - - arch,wave,dot")
        stage.ring()
        stage.draw(*order)
        owns.append((stage.view(1).own, stage.view(2).own, stage.view(None).own))
    assert owns == [(0, 0, None)] * 2


# -- naming --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-26", "FB-24a")
@pytest.mark.parametrize(("pace", "name"), [(100, 25_000), (200, 50_000)])
def test_the_candidate_has_25_seconds_to_name_what_luck_has_mixed(pace: int, name: int) -> None:
    stage = drawing(seats=5, pace=pace)
    for seat in range(1, 5):
        draw(stage, seat)
    stage.ring()
    assert stage.trial.asks(stage.scene) == Shuffle(secret=True, size=4)
    stage.draw(2, 0, 3, 1)
    told = stage.last[0]
    assert isinstance(told, DrawingsShown)
    assert [sketch.strokes[0].xs[1] - 90 for sketch in told.gallery.sketches] == [3, 1, 4, 2]
    assert stage.deadline == stage.now + name
    assert offered(stage, 0) == ["name-drawings"]
    assert stage.view(0).gallery == told.gallery
    assert stage.view(0).names == (1, 2, 3, 4), "in no order of theirs"
    assert [stage.view(seat).own for seat in (0, None, 1, 2, 3, 4)] == [None, None, 1, 3, 0, 2]
    for seat in range(1, 5):
        assert offered(stage, seat) == []


@pytest.mark.rule("FB-26")
@pytest.mark.parametrize(
    "text",
    [
        "name-drawings 0,1,2 1,1,2",  # a name twice
        "name-drawings 0,0,1 1,2,3",  # a drawing twice
        "name-drawings 0,1 1",
        "name-drawings - -",
        "name-drawings 0,1,3 1,2,3",  # there are three
        "name-drawings 0,1,2 0,1,2",  # the candidate has drawn nothing
    ],
)
def test_each_drawing_has_another_name_and_every_name_is_given_once(text: str) -> None:
    stage = shown(seats=4)
    stage.refused(0, text, "bad-names")
    stage.refused(1, "name-drawings 0 1", "not-your-turn")


@pytest.mark.rule("FB-26")
@pytest.mark.parametrize(("seats", "enough"), [(3, 2), (4, 1), (5, 2), (6, 2)])
def test_so_many_right_are_enough(seats: int, enough: int) -> None:
    count = seats - 1
    order = tuple(range(count))[::-1]
    authors = tuple(range(1, seats))[::-1]
    drawings = ",".join(map(str, range(count)))
    for names in permutations(authors):
        stage = shown(seats, order)
        stage.do(0, f"name-drawings {drawings} {','.join(map(str, names))}")
        right = sum(one == other for one, other in zip(names, authors, strict=True))
        assert named(stage) == DrawingsNamed(0, authors, Naming(tuple(range(count)), names), right, enough)
        assert stage.verdict is (right >= enough)


@pytest.mark.rule("FB-26")
def test_what_is_not_named_in_time_is_not_recognised_and_what_is_counts() -> None:
    stage = shown(seats=4)
    stage.ring()
    assert named(stage).recognised == 0
    assert stage.verdict is False
    stage = shown(seats=4)
    stage.do(0, "name-drawings 2 3")
    assert stage.verdict is True


@pytest.mark.rule("FB-26")
def test_an_unfinished_drawing_counts_as_recognised_and_is_not_shown() -> None:
    stage = shown(seats=5, unfinished=(2,), order=(2, 1, 0))
    assert stage.view(0).names == (1, 3, 4)
    assert [sketch.strokes[0].xs[1] - 90 for sketch in stage.view(0).gallery.sketches] == [4, 3, 1]
    stage.refused(0, "name-drawings 0 2", "bad-names")
    stage.do(0, "name-drawings 0,1,2 1,3,4")
    assert (named(stage).recognised, stage.verdict) == (2, True)


@pytest.mark.rule("FB-26", "FB-25")
@pytest.mark.parametrize(("seats", "unfinished"), [(3, (1, 2)), (4, (3,)), (5, (1, 2)), (6, (1, 2, 3))])
def test_it_stops_as_soon_as_unfinished_drawings_are_enough(seats: int, unfinished: tuple[int, ...]) -> None:
    stage = shown(seats, unfinished=unfinished)
    assert stage.verdict is True
    assert stage.last == [DrawingUnfinished(seat) for seat in unfinished]


# -- in words --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-26")
@pytest.mark.parametrize(
    ("ready", "form"),
    [
        ("line", "long-line"),
        ("slope", "long-line"),
        ("arch", "long-curve"),
        ("corner", "long-curve"),
        ("zigzag", "zigzag"),
        ("loop", "loop"),
        ("spiral", "loop"),
    ],
)
def test_each_stroke_has_a_form_in_words(ready: str, form: str) -> None:
    sketch = sheet.described(FIGURES, Drawing((sheet.READY[ReadyStroke(ready)],)))
    assert sketch.forms == (StrokeForm(form),)


@pytest.mark.rule("FB-26")
def test_drawings_carry_a_description() -> None:
    short = Stroke((100, 105), (100, 100)), Stroke((60, 90), (60, 60)), Stroke((60, 75, 60), (60, 70, 80))
    sketch = sheet.described(FIGURES, Drawing(short))
    assert sketch.forms == (StrokeForm.DOT, StrokeForm.SHORT_LINE, StrokeForm.SHORT_CURVE)
    assert (sketch.size, sketch.line, sketch.lean) == (SketchSize.SMALL, SketchLine.STEADY, SketchLean.UPRIGHT)
    leaning = Stroke((20, 90), (190, 20)), Stroke((60, 130), (190, 20)), Stroke((150, 80), (20, 190))
    assert sheet.described(FIGURES, Drawing(leaning)).lean is SketchLean.RIGHT
    assert sheet.described(FIGURES, Drawing(leaning)).size is SketchSize.LARGE
    hands = [sheet.described(FIGURES, sheet.by_hand(FIGURES, seat, BodyThing.EAR, (11, 11))) for seat in (0, 1)]
    assert [one.line for one in hands] == [SketchLine.STEADY, SketchLine.SHAKY]
    assert hands[1].forms[:2] == (StrokeForm.LOOP, StrokeForm.LONG_CURVE), "a line that trembles is no zigzag"
    stage = shown(seats=4)
    assert all(len(sketch.forms) == 3 for sketch in stage.view(None).gallery.sketches)


# -- the server's hand -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-25a", "FB-26")
def test_the_servers_hand_draws_when_the_others_have_and_is_not_waited_for() -> None:
    stage = drawing(hands=(1,))
    assert offered(stage, 1) == []
    draw(stage, 2)
    stage.ring()
    assert stage.trial.asks(stage.scene) == Roll(secret=True, dice=2, sides=sheet.SHIFT)
    stage.draw(11, 11)
    stage.draw(1, 0)
    assert stage.view(0).names == (1, 2)
    alone = drawing(seats=4, hands=(1, 2, 3))
    assert (alone.now, alone.deadline) == (0, None)
    alone.draw(11, 11, 1, 21, 5, 5)
    alone.draw(0, 1, 2)
    assert alone.view(0).gallery is not None


@pytest.mark.rule("FB-26")
def test_nobody_sees_the_servers_hand_draw_not_even_at_whose_seat() -> None:
    stage = drawing(hands=(1,))
    draw(stage, 2)
    stage.ring()
    stage.draw(11, 11)
    assert stage.view(1).mine is None
    stage.draw(1, 0)
    assert (stage.view(1).mine, stage.view(1).own) == (None, 1), "it hangs there under his name all the same"


@pytest.mark.rule("FB-26")
def test_it_draws_from_one_stored_hand_the_same_all_game() -> None:
    luck, roll = QuickLuck("hand"), Roll(secret=True, dice=2, sides=sheet.SHIFT)
    for seat in range(6):
        twice = [sheet.by_hand(FIGURES, seat, BodyThing.EAR, dice) for dice in ((11, 11), (1, 21))]
        moved = {one.xs[0] - other.xs[0] for one, other in zip(twice[0].strokes, twice[1].strokes, strict=True)}
        assert moved == {10}, "luck moves it on the sheet, and that is all"
        for thing in THINGS:
            found = sheet.by_hand(FIGURES, seat, thing, luck.answer(roll).values)
            assert sheet.is_finished(FIGURES, found), (seat, thing)
            assert len(found.strokes) <= FIGURES.most_strokes
            assert sum(len(stroke.xs) for stroke in found.strokes) <= FIGURES.most_points


@pytest.mark.rule("FB-26")
def test_the_stored_hands_can_be_told_from_each_other() -> None:
    for thing in THINGS:
        found = [sheet.by_hand(FIGURES, seat, thing, (11, 11)) for seat in range(6)]
        assert len({drawing.strokes for drawing in found}) == 6
    elbows = [sheet.described(FIGURES, sheet.by_hand(FIGURES, seat, BodyThing.ELBOW, (11, 11))) for seat in range(6)]
    assert len({(one.size, one.line, one.lean, len(one.strokes)) for one in elbows}) >= 4


def test_the_hand_of_a_seat_draws_for_that_seat() -> None:
    stage = drawing(seats=4, hands=(1, 3))
    draw(stage, 2)
    stage.ring()
    stage.draw(11, 11, 4, 5)
    assert drawing_of(stage, 3) == sheet.by_hand(FIGURES, 3, BodyThing.NOSE, (4, 5))
    assert drawing_of(stage, 1) == sheet.by_hand(FIGURES, 1, BodyThing.NOSE, (11, 11))
