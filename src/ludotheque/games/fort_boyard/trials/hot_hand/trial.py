"""The rules of the hot hand."""

from typing import ClassVar, Final

from msgspec.structs import replace

from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Action, Open, Seat

from .. import reflex
from ..ambush import Ambush, opponent
from ..contract import Cast, Step, figures
from ..reflex import Finding
from .pieces import (
    FeintHand,
    Figures,
    HandFeinted,
    HandPulled,
    HandStruck,
    HotHandScene,
    HotHandStage,
    Pull,
    PulledBy,
    PullHand,
    StrikeHand,
)

FIGURES: Final = figures(__package__, Figures)
FEINTS: Final = 1  # what luck draws at a tick for the server's hand to feint; 0 is the strike


class HotHand(Ambush[HotHandScene]):
    card: ClassVar = "hot-hand"
    rule: ClassVar = "FB-31"
    times: ClassVar = FIGURES.times
    scene_type = HotHandScene
    stage_type = HotHandStage
    actions = (FeintHand, StrikeHand, PullHand)
    events = (HandFeinted, HandStruck, HandPulled)

    def enough(self, cast: Cast) -> int:
        """To evade once, however many there are."""
        return 1

    def legal(self, scene: HotHandScene, seat: Seat) -> list[Action]:
        if seat not in self.to_act(scene):
            return []
        return [StrikeHand()] if scene.has_feinted else [FeintHand(), StrikeHand()]

    def open_ended(self, scene: HotHandScene, seat: Seat) -> list[Open]:
        return [reflex.opened("pull-hand", scene.bout)] if self.may_answer(scene, seat) else []

    def improvise(self, scene: HotHandScene, seat: Seat, luck: Luck) -> Action | None:
        if not self.may_answer(scene, seat):
            return None
        ms, line = reflex.any_time(luck)
        return PullHand(scene.bout, ms, list(PulledBy)[luck.below(len(PulledBy))], line)

    def act(self, scene: HotHandScene, seat: Seat, action: Action, at: int) -> Step[HotHandScene]:
        match action:
            case FeintHand():
                return _feint(scene)
            case StrikeHand():
                return self._strike(scene, at)
        assert isinstance(action, PullHand)
        reflex.check_bout(action.bout, scene.bout, self.rule)
        return self._ended(scene, _judged(scene, action, at), action.ms, at)

    def done(self, scene: HotHandScene, values: tuple[int, ...], at: int) -> Step[HotHandScene] | None:
        """Strike and feint have each a moment uniform in the span; a feint after the strike does not happen. For who
        has let his time run out the server strikes only."""
        assert scene.span is not None
        if scene.span.is_now(values):
            return self._strike(scene, at)
        is_feint = values[0] == FEINTS and opponent(scene) in scene.cast.hands and not scene.has_feinted
        return _feint(self.not_now(scene, at)) if is_feint else None

    def unanswered(self, scene: HotHandScene, at: int) -> Step[HotHandScene]:
        return self._ended(scene, Pull.NONE, 0, at)

    def _strike(self, scene: HotHandScene, at: int) -> Step[HotHandScene]:
        return Step(self.show(scene, at), [HandStruck(opponent(scene))])

    def _ended(self, scene: HotHandScene, pull: Pull, ms: int, at: int) -> Step[HotHandScene]:
        is_again = pull is Pull.AGAIN
        after = self.again(scene, at) if is_again else self.next(scene, at, is_won=pull is Pull.EVADED)
        return Step(after, [HandPulled(scene.cast.candidate, opponent(scene), pull, ms)])

    def view(self, scene: HotHandScene, seat: Seat | None) -> HotHandStage:
        return HotHandStage(
            **self.standing(scene),
            has_feinted=scene.has_feinted,
            window=window(scene.cast, PulledBy.MOUSE),
            touch=window(scene.cast, PulledBy.TOUCH) - window(scene.cast, PulledBy.MOUSE),
        )


def window(cast: Cast, by: PulledBy) -> int:
    """The time to pull away, in ms."""
    more = FIGURES.touch if by is PulledBy.TOUCH else 0
    return cast.time(FIGURES.window[cast.players - 3] + more)


def _feint(scene: HotHandScene) -> Step[HotHandScene]:
    return Step(replace(scene, has_feinted=True), [HandFeinted(opponent(scene))])


def _judged(scene: HotHandScene, action: PullHand, at: int) -> Pull:
    match reflex.judge(scene.shown, at, action.ms, action.line, is_again=scene.is_again):
        case Finding.FALSE_START:
            return Pull.FEINT if scene.has_feinted else Pull.EARLY
        case Finding.AGAIN:
            return Pull.AGAIN
        case Finding.LOST:
            return Pull.UNFIT
    return Pull.EVADED if action.ms <= window(scene.cast, action.by) else Pull.LATE
