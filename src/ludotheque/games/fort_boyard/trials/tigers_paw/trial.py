"""The rules of the tiger's paw."""

from typing import ClassVar, Final

from msgspec.structs import replace

from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Action, Event, Open, Request, Seat

from .. import moments, reflex
from ..contract import Cast, Step, Trial, figures
from ..reflex import Finding
from .pieces import (
    Figures,
    Paw,
    PawPhase,
    PawPress,
    PawPressed,
    PawsCompared,
    PawSignal,
    PressPaw,
    TigersPawScene,
    TigersPawStage,
)

FIGURES: Final = figures(__package__, Figures)
PAWS: Final = {
    Finding.COUNTS: Paw.TIMED,
    Finding.FALSE_START: Paw.EARLY,
    Finding.AGAIN: Paw.AGAIN,
    Finding.LOST: Paw.UNFIT,
}
# What loses to what comes after it, the other's time whatever it was: a false start to all else, a report that does not
# fit to whoever has pressed or kept still, and who has not pressed to who has.
FROM_THE_WORST: Final = (Paw.EARLY, Paw.UNFIT, Paw.NONE)
Presses = tuple[PawPress | None, PawPress | None]


class TigersPaw(Trial[TigersPawScene]):
    card: ClassVar = "tigers-paw"
    rule: ClassVar = "FB-32"
    scene_type = TigersPawScene
    stage_type = TigersPawStage
    actions = (PressPaw,)
    events = (PawSignal, PawPressed, PawsCompared)

    def begin(self, cast: Cast, at: int) -> Step[TigersPawScene]:
        return Step(TigersPawScene(cast, PawPhase.READY, at + cast.time(FIGURES.ready)), ())

    def verdict(self, scene: TigersPawScene) -> bool | None:
        return scene.cast.decided(scene.won, scene.round, scene.cast.enough)

    def asks(self, scene: TigersPawScene) -> Request | None:
        """Whether the signal comes now; and for the server's hand, once the candidate has pressed or waited too long:
        so nothing that it will do is in the scene."""
        if scene.is_asked:
            assert scene.span is not None
            return scene.span.chance()
        return reflex.HAND if self.verdict(scene) is None and _is_hands_turn(scene) else None

    def open_ended(self, scene: TigersPawScene, seat: Seat) -> list[Open]:
        return [reflex.opened("press-paw", scene.bout)] if seat in self._pressing(scene) else []

    def _pressing(self, scene: TigersPawScene) -> list[Seat]:
        """Who may press now."""
        if scene.phase is PawPhase.READY or self.asks(scene) is not None or self.verdict(scene) is not None:
            return []
        pairs = zip(_players(scene), scene.presses, strict=True)
        return [seat for seat, press in pairs if press is None and seat not in scene.cast.hands]

    def improvise(self, scene: TigersPawScene, seat: Seat, luck: Luck) -> Action | None:
        """Most keep still until the signal: else nobody would ever see it."""
        is_still = scene.shown is None and luck.below(16) > 0
        return PressPaw(scene.bout, *reflex.any_time(luck)) if self.open_ended(scene, seat) and not is_still else None

    def deadline(self, scene: TigersPawScene) -> int | None:
        if self.asks(scene) is not None or self.verdict(scene) is not None:
            return None
        return scene.until if scene.span is None else scene.span.next

    def act(self, scene: TigersPawScene, seat: Seat, action: Action, at: int) -> Step[TigersPawScene]:
        assert isinstance(action, PressPaw)
        reflex.check_bout(action.bout, scene.bout, self.rule)
        press = _judged(scene, action, at)
        presses = _with(scene, seat, press)
        if scene.shown is None and _players(scene)[1] in scene.cast.hands:
            presses = (press, PawPress(Paw.STILL, 0))  # the server's hand never starts too early
        pressed = PawPressed(seat, press.paw, press.ms, press.is_before)
        if None in presses:
            return Step(replace(scene, presses=presses), [pressed])
        after, compared = _compare(scene, presses, at)
        return Step(after, [pressed, compared])

    def drawn(self, scene: TigersPawScene, values: tuple[int, ...], at: int) -> Step[TigersPawScene]:
        if not scene.is_asked:
            press = PawPress(Paw.TIMED, reflex.hand_reacts(scene.cast, values))
            return _closed(scene, _with(scene, _players(scene)[1], press), at)
        assert scene.span is not None
        if not scene.span.is_now(values):
            return Step(replace(scene, span=scene.span.after(at), is_asked=False), ())
        shown = replace(
            scene,
            phase=PawPhase.SHOWN,
            span=None,
            is_asked=False,
            shown=at,
            until=reflex.patience(scene.cast, at),
        )
        return Step(shown, [PawSignal(*_players(scene))])

    def rang(self, scene: TigersPawScene, at: int) -> Step[TigersPawScene]:
        match scene.phase:
            case PawPhase.READY:
                span = moments.begin(scene.cast, at, FIGURES.first, FIGURES.last)
                return Step(replace(scene, phase=PawPhase.WAITING, span=span), ())
            case PawPhase.WAITING:
                return Step(replace(scene, is_asked=True), ())
        if _players(scene)[1] in scene.cast.hands:
            return Step(replace(scene, is_up=True), ())
        return _closed(scene, scene.presses, at)

    def view(self, scene: TigersPawScene, seat: Seat | None) -> TigersPawStage:
        is_over = self.verdict(scene) is not None
        presses = {} if is_over else dict(zip(_players(scene), scene.presses, strict=True))
        return TigersPawStage(
            opponent=None if is_over else scene.cast.opponents[scene.round],
            phase=scene.phase,
            round=scene.round,
            bout=scene.bout,
            equal=scene.equal,
            won=scene.won,
            lost=scene.round - scene.won,
            enough=scene.cast.enough,
            mine=None if seat is None else presses.get(seat),
            pressed=tuple([player for player, press in presses.items() if press is not None]),
        )

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        is_hidden = isinstance(event, PawPressed) and event.seat != seat and not event.is_before
        return replace(event, paw=Paw.HIDDEN, ms=0) if is_hidden else event

    def resample(self, scene: TigersPawScene, seat: Seat | None, luck: Luck) -> TigersPawScene:
        """How quickly somebody else has pressed may be otherwise."""
        for player, press in zip(_players(scene), scene.presses, strict=True) if self.verdict(scene) is None else ():
            if player != seat and press is not None and not press.is_before:
                return replace(scene, presses=_with(scene, player, _any(scene, luck)))  # never have both: it is told
        return scene


def _players(scene: TigersPawScene) -> tuple[Seat, Seat]:
    return scene.cast.candidate, scene.cast.opponents[scene.round]


def _is_hands_turn(scene: TigersPawScene) -> bool:
    is_hand = scene.phase is PawPhase.SHOWN and _players(scene)[1] in scene.cast.hands
    return is_hand and (scene.is_up or scene.presses[0] is not None)


def _any(scene: TigersPawScene, luck: Luck) -> PawPress:
    """A press that somebody may have made since the signal."""
    longest = scene.cast.time(reflex.NO_PRESS)
    if luck.below(4) == 0:
        return PawPress(Paw.EARLY, 0)
    return PawPress(Paw.TIMED, reflex.FALSE_START + luck.below(longest - reflex.FALSE_START))


def _with(scene: TigersPawScene, seat: Seat, press: PawPress) -> Presses:
    own, foe = scene.presses
    return (press, foe) if seat == scene.cast.candidate else (own, press)


def _judged(scene: TigersPawScene, action: PressPaw, at: int) -> PawPress:
    if scene.shown is None:
        return PawPress(Paw.EARLY, 0, is_before=True)
    paw = PAWS[reflex.judge(scene.shown, at, action.ms, action.line, is_again=scene.is_again)]
    if paw is Paw.TIMED and action.ms > scene.cast.time(reflex.NO_PRESS):
        paw = Paw.NONE
    return PawPress(paw, action.ms)


def _closed(scene: TigersPawScene, presses: Presses, at: int) -> Step[TigersPawScene]:
    after, compared = _compare(scene, presses, at)
    return Step(after, [compared])


def _compare(scene: TigersPawScene, presses: Presses, at: int) -> tuple[TigersPawScene, PawsCompared]:
    """Both presses at once; whoever has not pressed has lost."""
    own, foe = (press or PawPress(Paw.NONE, 0) for press in presses)
    cast, (candidate, opponent) = scene.cast, _players(scene)
    is_misfit = Paw.AGAIN in (own.paw, foe.paw) and Paw.EARLY not in (own.paw, foe.paw)  # FB-35a
    wins = beats(own, foe)
    until = at + cast.time(FIGURES.ready)
    ready = TigersPawScene(cast, PawPhase.READY, until, round=scene.round, bout=scene.bout + 1, won=scene.won)
    if is_misfit or (wins is None and scene.equal < FIGURES.again):
        winner = None
        equal = scene.equal if is_misfit else scene.equal + 1
        after = replace(ready, equal=equal, is_again=scene.is_again or is_misfit)
    else:
        winner = candidate if wins else opponent
        after = replace(ready, round=scene.round + 1, won=scene.won + bool(wins))
    return after, PawsCompared(candidate, opponent, own.paw, foe.paw, own.ms, foe.ms, winner)


def beats(one: PawPress, other: PawPress) -> bool | None:
    """The shorter own time wins, if both are in time; None: neither does."""
    mine, his = _worth(one), _worth(other)
    if mine != his:
        return mine > his
    is_timed = mine == len(FROM_THE_WORST)
    return one.ms < other.ms if is_timed and one.ms != other.ms else None


def _worth(press: PawPress) -> int:
    return FROM_THE_WORST.index(press.paw) if press.paw in FROM_THE_WORST else len(FROM_THE_WORST)
