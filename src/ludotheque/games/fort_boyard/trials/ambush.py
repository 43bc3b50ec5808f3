"""What three trials share (FB-31, FB-33, FB-35): each opponent in turn does something at a moment of his own, else the
server does it for him; once it is shown, the candidate answers.

A round: everybody gets ready; then the opponent has so long; then the server does it, at any tick of a short span, so
that nobody can count on it. Where the server's hand plays the opponent, any tick of his own time will do
(FB-25a). Nothing is hidden in all this: what has not happened yet has not been drawn.
"""

from abc import abstractmethod
from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, Any, ClassVar, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from ludotheque.kernel.pieces import Request, Seat

from . import moments, reflex
from .contract import Cast, Scene, Stage, Step, Trial
from .moments import Span
from .reflex import Bout


class AmbushWait(StrEnum):
    READY = "ready"  # nobody may do anything yet
    HIS = "his"  # the opponent does it, or not yet
    SERVERS = "servers"  # the server does, for him
    SHOWN = "shown"  # it is done: the candidate's answer is awaited


class Times(Struct, frozen=True, forbid_unknown_fields=True):
    """The figures that all of them have, in ms."""

    ready: int
    his: int  # what the opponent has
    late: int  # within which the server does it, if he has not


class AmbushScene(Scene, frozen=True):
    wait: AmbushWait
    until: int  # the end of this wait, unless it is the server's
    span: Span | None = None  # in which the server does it
    is_asked: bool = False  # luck, whether it is now
    shown: int | None = None  # the moment at which it was done
    round: Annotated[int, Meta(ge=0)] = 0  # cast.opponents[round] does it
    bout: Bout = 0  # so many there have been, those played again too
    is_again: bool = False  # this round, because of a report that did not fit
    won: int = 0  # rounds, by the candidate


class AmbushStage(Stage, frozen=True):
    opponent: Seat | None  # of this round; None when it is decided
    wait: AmbushWait
    round: int
    bout: int
    won: int
    lost: int
    enough: int


A = TypeVar("A", bound=AmbushScene)


class Ambush(Trial[A]):
    """A trial of this kind says what it is that is done, and what an answer is worth."""

    times: ClassVar[Times]

    @abstractmethod
    def done(self, scene: A, values: tuple[int, ...], at: int) -> Step[A] | None:
        """What the server does for the opponent at a tick of the span, by what luck has drawn for it; None: nothing."""

    @abstractmethod
    def unanswered(self, scene: A, at: int) -> Step[A]:
        """The candidate's time is up."""

    def enough(self, cast: Cast) -> int:
        return cast.enough

    # -- a step -------------------------------------------------------------------------------------------------

    def begin(self, cast: Cast, at: int) -> Step[A]:
        return Step(self.scene_type(cast, AmbushWait.READY, at + cast.time(self.times.ready)), ())

    def verdict(self, scene: A) -> bool | None:
        return scene.cast.decided(scene.won, scene.round, self.enough(scene.cast))

    def asks(self, scene: A) -> Request | None:
        if not scene.is_asked:
            return None
        assert scene.span is not None
        return scene.span.chance()

    def to_act(self, scene: A) -> Sequence[Seat]:
        return [opponent(scene)] if self.is_his(scene) else ()

    def is_his(self, scene: A) -> bool:
        """The opponent may do it now."""
        return scene.wait is AmbushWait.HIS and self.verdict(scene) is None

    def may_answer(self, scene: A, seat: Seat) -> bool:
        """The candidate may press, be it too early."""
        is_open = scene.wait is not AmbushWait.READY and self.asks(scene) is None and self.verdict(scene) is None
        return is_open and seat == scene.cast.candidate

    def deadline(self, scene: A) -> int | None:
        if self.asks(scene) is not None or self.verdict(scene) is not None:
            return None
        return scene.until if scene.span is None else scene.span.next

    def rang(self, scene: A, at: int) -> Step[A]:
        match scene.wait:
            case AmbushWait.READY if opponent(scene) in scene.cast.hands:
                return Step(self._servers(scene, at, self.times.his), ())
            case AmbushWait.READY:
                return Step(replace(scene, wait=AmbushWait.HIS, until=at + scene.cast.time(self.times.his)), ())
            case AmbushWait.HIS:
                return Step(self._servers(scene, at, self.times.late), ())
            case AmbushWait.SERVERS:
                return Step(replace(scene, is_asked=True), ())
        return self.unanswered(scene, at)

    def drawn(self, scene: A, values: tuple[int, ...], at: int) -> Step[A]:
        done = self.done(scene, values, at)
        return Step(self.not_now(scene, at), ()) if done is None else done

    def _servers(self, scene: A, at: int, within: int) -> A:
        span = moments.begin(scene.cast, at, moments.TICK, within)
        return replace(scene, wait=AmbushWait.SERVERS, span=span)

    # -- what becomes of a round ----------------------------------------------------------------------------------

    def not_now(self, scene: A, at: int) -> A:
        assert scene.span is not None
        return replace(scene, span=scene.span.after(at), is_asked=False)

    def show(self, scene: A, at: int, **told: Any) -> A:
        """It is done, now; FB-35a counts from here."""
        until = reflex.patience(scene.cast, at)
        return replace(scene, wait=AmbushWait.SHOWN, until=until, span=None, is_asked=False, shown=at, **told)

    def next(self, scene: A, at: int, *, is_won: bool) -> A:
        """The next opponent."""
        begun = self.begin(scene.cast, at).scene
        return replace(begun, round=scene.round + 1, bout=scene.bout + 1, won=scene.won + is_won)

    def again(self, scene: A, at: int) -> A:
        """The same once more, because a report did not fit (FB-35a)."""
        begun = self.begin(scene.cast, at).scene
        return replace(begun, round=scene.round, bout=scene.bout + 1, won=scene.won, is_again=True)

    def standing(self, scene: A) -> dict[str, Any]:
        """What every stage tells."""
        is_over = self.verdict(scene) is not None
        return {
            "opponent": None if is_over else opponent(scene),
            "wait": scene.wait,
            "round": scene.round,
            "bout": scene.bout,
            "won": scene.won,
            "lost": scene.round - scene.won,
            "enough": self.enough(scene.cast),
        }


def opponent(scene: AmbushScene) -> Seat:
    """Whose turn it is to do it."""
    return scene.cast.opponents[scene.round]
