"""The rules of the pincers."""

from typing import ClassVar, Final

from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Action, Open, Seat

from .. import reflex
from ..ambush import Ambush, opponent
from ..contract import Step, figures
from ..reflex import Finding
from .pieces import CardDropped, CardPinched, DropCard, Figures, PincersScene, PincersStage, Pinch, PinchCard

FIGURES: Final = figures(__package__, Figures)


class Pincers(Ambush[PincersScene]):
    card: ClassVar = "pincers"
    rule: ClassVar = "FB-33"
    times: ClassVar = FIGURES.times
    scene_type = PincersScene
    stage_type = PincersStage
    actions = (DropCard, PinchCard)
    events = (CardDropped, CardPinched)

    def legal(self, scene: PincersScene, seat: Seat) -> list[Action]:
        return [DropCard()] if seat in self.to_act(scene) else []

    def open_ended(self, scene: PincersScene, seat: Seat) -> list[Open]:
        return [reflex.opened("pinch-card", scene.bout)] if self.may_answer(scene, seat) else []

    def improvise(self, scene: PincersScene, seat: Seat, luck: Luck) -> Action | None:
        return PinchCard(scene.bout, *reflex.any_time(luck)) if self.may_answer(scene, seat) else None

    def act(self, scene: PincersScene, seat: Seat, action: Action, at: int) -> Step[PincersScene]:
        if isinstance(action, DropCard):
            return self._drop(scene, at)
        assert isinstance(action, PinchCard)
        reflex.check_bout(action.bout, scene.bout, self.rule)
        return self._ended(scene, _judged(scene, action, at), action.ms, at)

    def done(self, scene: PincersScene, values: tuple[int, ...], at: int) -> Step[PincersScene] | None:
        assert scene.span is not None
        return self._drop(scene, at) if scene.span.is_now(values) else None

    def unanswered(self, scene: PincersScene, at: int) -> Step[PincersScene]:
        return self._ended(scene, Pinch.NONE, 0, at)

    def _drop(self, scene: PincersScene, at: int) -> Step[PincersScene]:
        return Step(self.show(scene, at), [CardDropped(opponent(scene))])

    def _ended(self, scene: PincersScene, pinch: Pinch, ms: int, at: int) -> Step[PincersScene]:
        is_again = pinch is Pinch.AGAIN
        after = self.again(scene, at) if is_again else self.next(scene, at, is_won=pinch is Pinch.CAUGHT)
        return Step(after, [CardPinched(scene.cast.candidate, opponent(scene), pinch, ms)])

    def view(self, scene: PincersScene, seat: Seat | None) -> PincersStage:
        cast = scene.cast
        return PincersStage(
            **self.standing(scene),
            fall=cast.time(FIGURES.fall),
            first=cast.time(FIGURES.first),
            last=cast.time(FIGURES.last),
        )


def _judged(scene: PincersScene, action: PinchCard, at: int) -> Pinch:
    match reflex.judge(scene.shown, at, action.ms, action.line, is_again=scene.is_again):
        case Finding.FALSE_START:
            return Pinch.EARLY
        case Finding.AGAIN:
            return Pinch.AGAIN
        case Finding.LOST:
            return Pinch.UNFIT
    if action.ms < scene.cast.time(FIGURES.first):
        return Pinch.HIGH
    return Pinch.CAUGHT if action.ms <= scene.cast.time(FIGURES.last) else Pinch.LOW
