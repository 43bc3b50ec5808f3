"""The rules of the straight face."""

from collections.abc import Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Action, Event, Open, Pick, Request, Seat

from ..contract import Cast, Step, Trial, figures
from ..reflex import LIMITS, any_time, fits
from .pieces import (
    FACES,
    ChooseFace,
    Face,
    FaceChosen,
    FaceMet,
    FaceShown,
    Figures,
    LaughSlipped,
    PressOnFace,
    StraightFaceScene,
    StraightFaceStage,
)

FIGURES: Final = figures(__package__, Figures)
COUNT: Final = FIGURES.lasts // FIGURES.beat  # of faces
IN_A_TURN: Final = FIGURES.turn // FIGURES.beat  # of them are one opponent's to choose


class StraightFace(Trial[StraightFaceScene]):
    card: ClassVar = "straight-face"
    rule: ClassVar = "FB-27"
    scene_type = StraightFaceScene
    stage_type = StraightFaceStage
    actions = (ChooseFace, PressOnFace)
    events = (FaceChosen, FaceShown, FaceMet, LaughSlipped)

    def begin(self, cast: Cast, at: int) -> Step[StraightFaceScene]:
        return Step(StraightFaceScene(cast, at + cast.time(FIGURES.ready)), ())

    def verdict(self, scene: StraightFaceScene) -> bool | None:
        if scene.mistakes >= FIGURES.mistakes:
            return False
        return True if scene.has_lasted else None

    def asks(self, scene: StraightFaceScene) -> Request | None:
        return Pick(secret=True, among=len(FACES)) if scene.is_due else None

    def to_act(self, scene: StraightFaceScene) -> Sequence[Seat]:
        """The opponent of the moment, where there is something to choose. The candidate is free to hold still."""
        chooser = _chooser(scene)
        is_free = scene.chosen is None and len(_possible(scene)) > 1 and not scene.is_due
        if chooser is None or not is_free or chooser in scene.cast.hands or self.verdict(scene) is not None:
            return ()
        return (chooser,)

    def legal(self, scene: StraightFaceScene, seat: Seat) -> list[Action]:
        return [ChooseFace(face) for face in FACES] if seat in self.to_act(scene) else []

    def open_ended(self, scene: StraightFaceScene, seat: Seat) -> list[Open]:
        if seat != scene.cast.candidate or not _may_press(scene) or self.verdict(scene) is not None:
            return []
        return [Open("press-on-face", {"number": scene.number, **LIMITS})]

    def improvise(self, scene: StraightFaceScene, seat: Seat, luck: Luck) -> Action | None:
        return PressOnFace(scene.number, *any_time(luck)) if self.open_ended(scene, seat) else None

    def deadline(self, scene: StraightFaceScene) -> int | None:
        return None if self.verdict(scene) is not None or self.asks(scene) is not None else scene.next

    def act(self, scene: StraightFaceScene, seat: Seat, action: Action, at: int) -> Step[StraightFaceScene]:
        if isinstance(action, ChooseFace):
            return Step(replace(scene, chosen=action.face), [FaceChosen(seat, action.face)])
        assert isinstance(action, PressOnFace)
        if action.number != scene.number:  # it was for another face, whose time is over
            raise IllegalAction(Refusal.WRONG_STEP, self.rule)
        return _pressed(scene, action, at)

    def drawn(self, scene: StraightFaceScene, values: tuple[int, ...], at: int) -> Step[StraightFaceScene]:
        return _show(scene, FACES[values[0]], at)

    def rang(self, scene: StraightFaceScene, at: int) -> Step[StraightFaceScene]:
        """The last face is over, and the next one comes."""
        judged = _judge_stillness(scene)
        if self.verdict(judged.scene) is not None:
            return judged
        if scene.number == COUNT:
            return Step(replace(judged.scene, has_lasted=True), judged.events)
        possible = _possible(scene)
        face = possible[0] if len(possible) == 1 else scene.chosen
        if face is None:
            return Step(replace(judged.scene, is_due=True), judged.events)
        shown = _show(judged.scene, face, at)
        return Step(shown.scene, [*judged.events, *shown.events])

    def view(self, scene: StraightFaceScene, seat: Seat | None) -> StraightFaceStage:
        chooser = None if self.verdict(scene) is not None else _chooser(scene)
        return StraightFaceStage(
            number=scene.number,
            faces=COUNT,
            face=scene.face,
            by=_of_the_moment(scene.cast, scene.number - 1) if scene.number else None,
            is_pressed=scene.is_pressed,
            mistakes=scene.mistakes,
            allowed=FIGURES.mistakes,
            press=scene.cast.time(FIGURES.press),
            beat=scene.cast.time(FIGURES.beat),
            chooser=chooser,
            is_chosen=scene.chosen is not None,
            mine=scene.chosen if seat is not None and seat == chooser else None,
        )

    def redact(self, event: Event, seat: Seat | None) -> Event:
        return FaceChosen(event.seat, None) if isinstance(event, FaceChosen) and event.seat != seat else event

    def resample(self, scene: StraightFaceScene, seat: Seat | None, luck: Luck) -> StraightFaceScene:
        """What somebody else has chosen may be either face."""
        if scene.chosen is None or seat == _chooser(scene):
            return scene
        return replace(scene, chosen=FACES[luck.below(len(FACES))])


def _chooser(scene: StraightFaceScene) -> Seat | None:
    """Of the next face: 6 s each, from the left, round again."""
    return _of_the_moment(scene.cast, scene.number) if scene.number < COUNT else None


def _of_the_moment(cast: Cast, number: int) -> Seat:
    return cast.opponents[number // IN_A_TURN % len(cast.opponents)]


def _possible(scene: StraightFaceScene) -> list[Face]:
    """What the next face may be: never more than three alike in a row."""
    return [face for face in FACES if face is not scene.face or scene.alike < FIGURES.alike]


def _may_press(scene: StraightFaceScene) -> bool:
    return scene.face is not None and not scene.is_pressed and not scene.is_due


def _show(scene: StraightFaceScene, face: Face, at: int) -> Step[StraightFaceScene]:
    chooser = _chooser(scene)
    assert chooser is not None, "there is a face to come"
    after = replace(
        scene,
        next=at + scene.cast.time(FIGURES.beat),
        number=scene.number + 1,
        face=face,
        alike=scene.alike + 1 if face is scene.face else 1,
        shown=at,
        is_pressed=False,
        chosen=None,
        is_due=False,
    )
    return Step(after, [FaceShown(chooser, face, after.number)])


def _pressed(scene: StraightFaceScene, press: PressOnFace, at: int) -> Step[StraightFaceScene]:
    """His own time counts, unless it does not fit the line: then the moment at which the press came in."""
    is_fitting = fits(scene.shown, at, press.ms, press.line)
    taken = press.ms if is_fitting else at - scene.shown
    after = replace(scene, is_pressed=True)
    if scene.face is Face.SERIOUS and taken <= scene.cast.time(FIGURES.press):
        return Step(after, [FaceMet(scene.cast.candidate, taken)])
    return _mistake(after)


def _judge_stillness(scene: StraightFaceScene) -> Step[StraightFaceScene]:
    """Not to have pressed on a serious face is a mistake. It is judged when the next face comes, not before: a press
    that was made in time may still be on its way until then."""
    is_missed = scene.face is Face.SERIOUS and not scene.is_pressed
    return _mistake(scene) if is_missed else Step(scene, ())


def _mistake(scene: StraightFaceScene) -> Step[StraightFaceScene]:
    assert scene.face is not None
    mistakes = scene.mistakes + 1
    slipped = LaughSlipped(scene.cast.candidate, scene.face, mistakes, mistakes >= FIGURES.mistakes)
    return Step(replace(scene, mistakes=mistakes), [slipped])
