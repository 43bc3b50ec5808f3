"""The rules of knucklebones."""

from collections.abc import Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from ludotheque.games.fort_boyard.trials.contract import Cast, Step, Trial, figures
from ludotheque.kernel.pieces import Action, Pick, Request, Seat

from .pieces import HANDS, BoneGuessed, BoneShown, Figures, GuessBone, KnucklebonesScene, KnucklebonesStage

FIGURES: Final = figures(__package__, Figures)
GUESSES: Final[list[Action]] = [GuessBone(hand) for hand in HANDS]


class Knucklebones(Trial[KnucklebonesScene]):
    card: ClassVar = "knucklebones"
    rule: ClassVar = "FB-25"
    since: ClassVar = 2
    scene_type = KnucklebonesScene
    stage_type = KnucklebonesStage
    actions = (GuessBone,)
    events = (BoneGuessed, BoneShown)

    def begin(self, cast: Cast, at: int) -> Step[KnucklebonesScene]:
        return Step(KnucklebonesScene(cast, at + cast.time(FIGURES.guess)), ())

    def verdict(self, scene: KnucklebonesScene) -> bool | None:
        return scene.is_right

    def asks(self, scene: KnucklebonesScene) -> Request | None:
        is_open = scene.guess is not None and scene.is_right is None
        return Pick(secret=False, among=len(HANDS)) if is_open else None

    def to_act(self, scene: KnucklebonesScene) -> Sequence[Seat]:
        return () if scene.guess is not None or scene.is_right is not None else (scene.cast.candidate,)

    def legal(self, scene: KnucklebonesScene, seat: Seat) -> list[Action]:
        return GUESSES if seat in self.to_act(scene) else []

    def deadline(self, scene: KnucklebonesScene) -> int | None:
        return scene.until if self.to_act(scene) else None

    def act(self, scene: KnucklebonesScene, seat: Seat, action: Action, at: int) -> Step[KnucklebonesScene]:
        assert isinstance(action, GuessBone)
        return Step(replace(scene, guess=action.hand), [BoneGuessed(seat, action.hand)])

    def drawn(self, scene: KnucklebonesScene, values: tuple[int, ...], at: int) -> Step[KnucklebonesScene]:
        hand = HANDS[values[0]]
        return Step(replace(scene, is_right=hand is scene.guess), [BoneShown(hand)])

    def rang(self, scene: KnucklebonesScene, at: int) -> Step[KnucklebonesScene]:
        return Step(replace(scene, is_right=False), ())

    def view(self, scene: KnucklebonesScene, seat: Seat | None) -> KnucklebonesStage:
        return KnucklebonesStage(guess=scene.guess)
