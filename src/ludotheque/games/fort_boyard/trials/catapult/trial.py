"""The rules of the catapult."""

from collections.abc import Sequence
from typing import ClassVar, Final

from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Action, Open, Pick, Request, Seat

from .. import reflex
from ..ambush import Ambush, AmbushWait, opponent
from ..contract import AS_WRITTEN, Cast, Step, figures
from ..reflex import Finding
from .flight import cup, is_trace, landing
from .pieces import (
    LONGEST_TRACE,
    MOST,
    WIDTH,
    CatapultFault,
    CatapultScene,
    CatapultStage,
    DieLanded,
    DieThrown,
    Figures,
    Landing,
    SlideCup,
    Throw,
    ThrowDie,
)

FIGURES: Final = figures(__package__, Figures)
THROW: Final = [Open("throw-die", {"direction": MOST, "force": MOST})]
SETTINGS: Final = MOST + 1  # of a direction, of a force


class Catapult(Ambush[CatapultScene]):
    card: ClassVar = "catapult"
    rule: ClassVar = "FB-35"
    times: ClassVar = FIGURES.times
    scene_type = CatapultScene
    stage_type = CatapultStage
    actions = (ThrowDie, SlideCup)
    events = (DieThrown, DieLanded)

    def enough(self, cast: Cast) -> int:
        """Once, twice with 6."""
        return FIGURES.enough[cast.players - 3]

    def asks(self, scene: CatapultScene) -> Request | None:
        """Whether the server throws now, and how, in one draw: no step of it goes by untold."""
        if not scene.is_asked:
            return None
        assert scene.span is not None
        return Pick(secret=True, among=scene.span.left * SETTINGS * SETTINGS)

    def to_act(self, scene: CatapultScene) -> Sequence[Seat]:
        """Throw and trace are open-ended."""
        return ()

    def may_answer(self, scene: CatapultScene, seat: Seat) -> bool:
        """The cup is led while a die flies."""
        return scene.wait is AmbushWait.SHOWN and super().may_answer(scene, seat)

    def open_ended(self, scene: CatapultScene, seat: Seat) -> list[Open]:
        if self.is_his(scene) and seat == opponent(scene):
            return THROW
        if not self.may_answer(scene, seat):
            return []
        ms = scene.cast.time(FIGURES.flight)
        return [Open("slide-cup", {"bout": scene.bout, "trace": LONGEST_TRACE, "ms": ms, "spot": WIDTH})]

    def improvise(self, scene: CatapultScene, seat: Seat, luck: Luck) -> Action | None:
        if not self.open_ended(scene, seat):
            return None
        if not self.may_answer(scene, seat):
            return ThrowDie(luck.below(MOST + 1), luck.below(MOST + 1))
        moment, spot = luck.below(scene.cast.time(FIGURES.flight)), luck.below(WIDTH + 1)
        return SlideCup(scene.bout, (moment,), (spot,), luck.below(200))

    def act(self, scene: CatapultScene, seat: Seat, action: Action, at: int) -> Step[CatapultScene]:
        if isinstance(action, ThrowDie):
            return self._throw(scene, Throw(action.direction, action.force), at)
        assert isinstance(action, SlideCup)
        reflex.check_bout(action.bout, scene.bout, self.rule)
        if not is_trace(FIGURES, scene.cast, action):
            raise IllegalAction(CatapultFault.BAD_TRACE, self.rule)
        where = cup(FIGURES, scene.cast, zip(action.moments, action.spots, strict=True))
        return self._ended(scene, _judged(scene, where, action.line, at), where, at)

    def done(self, scene: CatapultScene, values: tuple[int, ...], at: int) -> Step[CatapultScene] | None:
        assert scene.span is not None
        setting, tick = divmod(values[0], scene.span.left)
        return self._throw(scene, Throw(*divmod(setting, SETTINGS)), at) if scene.span.is_now((tick,)) else None

    def unanswered(self, scene: CatapultScene, at: int) -> Step[CatapultScene]:
        return self._ended(scene, Landing.NONE, cup(FIGURES, scene.cast, ()), at)

    def _throw(self, scene: CatapultScene, throw: Throw, at: int) -> Step[CatapultScene]:
        thrown = DieThrown(opponent(scene), throw.direction, throw.force)
        return Step(self.show(scene, at, throw=throw), [thrown])

    def _ended(self, scene: CatapultScene, how: Landing, where: int, at: int) -> Step[CatapultScene]:
        assert scene.throw is not None
        landed = DieLanded(scene.cast.candidate, opponent(scene), how, landing(FIGURES, scene.throw), where)
        if how is Landing.AGAIN:
            return Step(self.again(scene, at), [landed])
        return Step(self.next(scene, at, is_won=how is Landing.CAUGHT), [landed])

    def view(self, scene: CatapultScene, seat: Seat | None) -> CatapultStage:
        cast = scene.cast
        return CatapultStage(
            **self.standing(scene),
            throw=scene.throw,
            spot=None if scene.throw is None else landing(FIGURES, scene.throw),
            flight=cast.time(FIGURES.flight),
            near=_near(cast),
            speed=FIGURES.speed * AS_WRITTEN // cast.pace,
            weakest=FIGURES.weakest,
            strongest=FIGURES.strongest,
        )


def _near(cast: Cast) -> int:
    """How far from the cup a die may land."""
    return cast.wide(FIGURES.near[cast.players - 3])


def _judged(scene: CatapultScene, where: int, line: int, at: int) -> Landing:
    """The own time that a trace reports is that of the flight: it is sent when the die lands."""
    assert scene.throw is not None
    flight = scene.cast.time(FIGURES.flight)
    match reflex.judge(scene.shown, at, flight, line, is_again=scene.is_again):
        case Finding.AGAIN:
            return Landing.AGAIN
        case Finding.LOST:
            return Landing.UNFIT
    is_near = abs(where - landing(FIGURES, scene.throw)) <= _near(scene.cast)
    return Landing.CAUGHT if is_near else Landing.MISSED
