"""Straight face (FB-27)."""

import pytest

from ludotheque.games.fort_boyard.trials.straight_face.pieces import (
    Face,
    FaceChosen,
    FaceMet,
    FaceShown,
    LaughSlipped,
    PressOnFace,
)
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.pieces import Pick

from .stage import Stage

SERIOUS, FUNNY = 0, 1  # as luck counts them


def come(stage: Stage, face: int) -> None:
    """The next face, which luck chooses."""
    stage.ring()
    if stage.trial.asks(stage.scene) is not None:
        stage.draw(face)
    assert stage.view(None).face is tuple(Face)[face]


def press(stage: Stage, ms: int, *, line: int = 40, comes_in: int | None = None) -> None:
    """On the face that is shown; it comes in half a round trip later, unless said otherwise."""
    assert stage.deadline is not None
    shown = stage.deadline - stage.view(0).beat
    at = shown + (ms + line // 2 if comes_in is None else comes_in)
    stage.do(0, f"press-on-face {stage.view(0).number} {ms} {line}", at=at)


def meet(stage: Stage, face: int) -> None:
    """The next face, and the candidate does what he ought to."""
    come(stage, face)
    if face == SERIOUS:
        press(stage, 400)


def alternate(stage: Stage, faces: int) -> None:
    for number in range(faces):
        meet(stage, number % 2)


@pytest.mark.rule("FB-27", "FB-24a")
@pytest.mark.parametrize(("pace", "beat"), [(100, 1_200), (150, 1_800), (200, 2_400)])
def test_a_face_comes_every_1200_ms_at_the_pace(pace: int, beat: int) -> None:
    stage = Stage("straight-face", pace=pace, at=1_000)
    come(stage, FUNNY)
    first = stage.now
    assert stage.last == [FaceShown(1, Face.FUNNY, 1)]
    come(stage, SERIOUS)
    assert stage.now == first + beat
    assert stage.deadline == first + 2 * beat


@pytest.mark.rule("FB-27")
def test_lasting_24_seconds_wins() -> None:
    stage = Stage("straight-face")
    come(stage, SERIOUS)
    first = stage.now
    press(stage, 300)
    for number in range(1, 20):
        meet(stage, number % 2)
    assert stage.now < first + 24_000
    stage.ring()
    assert stage.verdict is True
    assert stage.now == first + 24_000


@pytest.mark.rule("FB-27")
@pytest.mark.parametrize(("seats", "choosers"), [(3, [1, 2, 1, 2]), (4, [1, 2, 3, 1]), (6, [1, 2, 3, 4])])
def test_each_opponent_chooses_for_six_seconds_from_the_left_and_round_again(seats: int, choosers: list[int]) -> None:
    stage = Stage("straight-face", seats=seats)
    shown = []
    for number in range(20):
        chooser = stage.view(None).chooser
        assert [seat for seat in range(seats) if stage.can(seat)] == [chooser]
        shown.append(chooser)
        stage.do(chooser, f"choose-face {tuple(Face)[number % 2].value}")
        meet(stage, number % 2)
        assert stage.view(None).by == chooser
    assert shown == [seat for seat in choosers for _ in range(5)]
    assert stage.view(None).chooser is None


@pytest.mark.rule("FB-27")
def test_the_opponent_of_the_moment_chooses_hidden_what_comes_next() -> None:
    stage = Stage("straight-face")
    stage.do(1, "choose-face funny")
    assert stage.told(1) == [FaceChosen(1, Face.FUNNY)]
    assert stage.told(0) == stage.told(2) == stage.told(None) == [FaceChosen(1, None)]
    assert (stage.view(1).mine, stage.view(0).mine, stage.view(0).is_chosen) == (Face.FUNNY, None, True)
    stage.refused(1, "choose-face serious", "not-your-turn")
    stage.ring()
    assert stage.last == [FaceShown(1, Face.FUNNY, 1)]


@pytest.mark.rule("FB-27")
def test_nobody_else_chooses() -> None:
    stage = Stage("straight-face", seats=4)
    for seat in (0, 2, 3):
        stage.refused(seat, "choose-face funny", "not-your-turn")


@pytest.mark.rule("FB-27", "FB-25a")
@pytest.mark.parametrize("hands", [(), (1, 2)])
@pytest.mark.parametrize("face", [SERIOUS, FUNNY])
def test_what_he_does_not_choose_the_server_does_at_random(hands: tuple[int, ...], face: int) -> None:
    stage = Stage("straight-face", hands=hands)
    assert bool(stage.can(1)) is not bool(hands)
    stage.ring()
    assert stage.can(1) == []
    assert stage.trial.asks(stage.scene) == Pick(secret=True, among=2)
    stage.draw(face)
    assert stage.last == [FaceShown(1, tuple(Face)[face], 1)]


@pytest.mark.rule("FB-27")
@pytest.mark.parametrize("face", [SERIOUS, FUNNY])
def test_never_more_than_three_alike_in_a_row(face: int) -> None:
    stage = Stage("straight-face")
    for _ in range(3):
        assert stage.can(1) == ["choose-face serious", "choose-face funny"]
        meet(stage, face)
    assert stage.can(1) == []
    stage.refused(1, f"choose-face {tuple(Face)[face].value}", "not-your-turn")
    stage.ring()
    assert stage.trial.asks(stage.scene) is None, "there is nothing left to choose"
    assert stage.view(None).face is tuple(Face)[1 - face]
    assert stage.can(1) == ["choose-face serious", "choose-face funny"]


@pytest.mark.rule("FB-27", "FB-25a")
def test_not_even_by_luck_do_more_than_three_alike_come() -> None:
    stage, luck = Stage("straight-face", hands=(1, 2)), QuickLuck("faces")
    while stage.verdict is None:
        request = stage.trial.asks(stage.scene)
        if request is not None:
            stage.draw(*luck.answer(request).values)
            continue
        if stage.view(0).face is Face.SERIOUS:
            press(stage, 300)
        stage.ring()
    came = "".join("s" if event.face is Face.SERIOUS else "f" for event in stage.events if isinstance(event, FaceShown))
    assert len(came) == 20
    assert "ssss" not in came
    assert "ffff" not in came


@pytest.mark.rule("FB-27", "FB-24a")
@pytest.mark.parametrize(("pace", "window"), [(100, 900), (150, 1_350), (200, 1_800)])
def test_a_serious_face_is_to_be_pressed_on_within_900_ms(pace: int, window: int) -> None:
    stage = Stage("straight-face", pace=pace)
    come(stage, SERIOUS)
    press(stage, window)
    assert stage.last == [FaceMet(0, window)]
    come(stage, SERIOUS)
    press(stage, window + 1)
    assert stage.last == [LaughSlipped(0, Face.SERIOUS, 1, is_last=False)]
    assert stage.verdict is None


@pytest.mark.rule("FB-27")
def test_not_to_press_on_a_serious_face_is_one_mistake() -> None:
    stage = Stage("straight-face")
    come(stage, SERIOUS)
    stage.ring()
    assert stage.last == [LaughSlipped(0, Face.SERIOUS, 1, is_last=False)]
    assert stage.view(None).mistakes == 1


@pytest.mark.rule("FB-27")
def test_a_press_that_is_late_is_not_a_second_mistake_when_the_face_goes() -> None:
    stage = Stage("straight-face")
    come(stage, SERIOUS)
    press(stage, 1_000)
    come(stage, FUNNY)
    assert stage.view(None).mistakes == 1


@pytest.mark.rule("FB-27")
def test_one_holds_still_on_a_funny_face() -> None:
    stage = Stage("straight-face")
    come(stage, FUNNY)
    come(stage, FUNNY)
    assert stage.view(None).mistakes == 0
    press(stage, 300)
    assert stage.last == [LaughSlipped(0, Face.FUNNY, 1, is_last=False)]


@pytest.mark.rule("FB-27")
def test_the_second_mistake_laughs_and_it_is_over_at_once() -> None:
    stage = Stage("straight-face")
    come(stage, FUNNY)
    press(stage, 300)
    alternate(stage, 4)
    come(stage, FUNNY)
    assert stage.verdict is None
    press(stage, 200)
    assert stage.last == [LaughSlipped(0, Face.FUNNY, 2, is_last=True)]
    assert stage.verdict is False


@pytest.mark.rule("FB-27")
def test_the_last_face_counts_as_the_others_do() -> None:
    stage = Stage("straight-face")
    come(stage, FUNNY)
    press(stage, 300)
    for number in range(1, 19):
        meet(stage, number % 2)
    come(stage, SERIOUS)
    stage.ring()
    assert stage.verdict is False


@pytest.mark.rule("FB-27")
def test_one_press_a_face_and_only_the_candidates() -> None:
    stage = Stage("straight-face")
    stage.refused(0, "press-on-face 1 300 40", "not-your-turn")
    come(stage, SERIOUS)
    stage.refused(2, "press-on-face 1 300 40", "not-your-turn")
    press(stage, 300)
    stage.refused(0, "press-on-face 1 320 40", "not-your-turn")


@pytest.mark.rule("FB-27")
def test_a_press_that_comes_in_after_the_next_face_is_none_on_that() -> None:
    stage = Stage("straight-face")
    come(stage, FUNNY)
    come(stage, FUNNY)
    stage.refused(0, "press-on-face 1 300 40", "wrong-step")
    stage.refused(0, "press-on-face 3 300 40", "wrong-step")
    assert stage.view(None).mistakes == 0


@pytest.mark.rule("FB-27")
def test_his_own_time_counts_unless_it_does_not_fit_the_line() -> None:
    stage = Stage("straight-face")
    come(stage, SERIOUS)
    press(stage, 890, line=200, comes_in=1_190)
    assert stage.last == [FaceMet(0, 890)]
    come(stage, SERIOUS)
    press(stage, 400, line=40, comes_in=1_100)
    assert stage.last == [LaughSlipped(0, Face.SERIOUS, 1, is_last=False)]


@pytest.mark.rule("FB-27")
def test_impossible_times_are_malformed() -> None:
    stage = Stage("straight-face")
    come(stage, SERIOUS)
    for ms, line in ((-1, 40), (60_001, 40), (300, -1), (300, 5_001)):
        with pytest.raises(IllegalAction, match="malformed"):
            stage.do(0, f"press-on-face 1 {ms} {line}")
        with pytest.raises(IllegalAction, match="malformed"):
            stage.apply((0, PressOnFace(1, ms, line), stage.now))
    assert stage.view(None).is_pressed is False
