"""The rules of the anomaly."""

from typing import ClassVar, Final

from msgspec.structs import astuple, replace

from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Action, Event, Open, Request, Roll, Seat, Shuffle

from ..contract import Cast, Step, Trial, figures
from . import changes
from .pieces import (
    DYES,
    GARMENTS,
    AnomalyPhase,
    AnomalyRefusal,
    AnomalyRevealed,
    AnomalyScene,
    AnomalyStage,
    Change,
    ChangeMade,
    ChangeProposed,
    CurtainFell,
    Dress,
    Figure,
    Figures,
    FiguresShown,
    GarmentTouched,
    Proposal,
    ProposeChange,
    Touch,
    TouchGarment,
)

FIGURES: Final = figures(__package__, Figures)
BEHIND_THE_CURTAIN: Final = (AnomalyPhase.CHANGING, AnomalyPhase.DECIDING)


class Anomaly(Trial[AnomalyScene]):
    card: ClassVar = "anomaly"
    rule: ClassVar = "FB-28"
    scene_type = AnomalyScene
    stage_type = AnomalyStage
    actions = (ProposeChange, TouchGarment)
    events = (FiguresShown, CurtainFell, ChangeProposed, ChangeMade, GarmentTouched, AnomalyRevealed)
    passing = (ChangeProposed,)  # as often as somebody changes his mind

    def begin(self, cast: Cast, at: int) -> Step[AnomalyScene]:
        return Step(AnomalyScene(cast, proposals=(None,) * len(cast.opponents)), ())

    def verdict(self, scene: AnomalyScene) -> bool | None:
        if scene.change is None:
            return None
        if scene.touched and scene.touched[-1] in changes.ends(scene.change):
            return True
        return False if scene.is_up or len(scene.touched) >= FIGURES.touches else None

    # -- a step -------------------------------------------------------------------------------------------------

    def asks(self, scene: AnomalyScene) -> Request | None:
        if scene.phase is AnomalyPhase.DECIDING:
            return changes.chance(scene)
        if scene.phase is not AnomalyPhase.DRESSING:
            return None
        if len(scene.worn) < len(scene.cast.opponents):
            return Shuffle(secret=True, size=len(GARMENTS))
        return Roll(secret=True, dice=sum(map(len, scene.worn)), sides=len(DYES))

    def to_act(self, scene: AnomalyScene) -> tuple[Seat, ...]:
        is_searched = scene.phase is AnomalyPhase.FINDING and self.verdict(scene) is None
        return (scene.cast.candidate,) if is_searched else ()

    def legal(self, scene: AnomalyScene, seat: Seat) -> list[Action]:
        if seat not in self.to_act(scene):
            return []
        places = [(figure, garment) for figure in scene.cast.opponents for garment in GARMENTS]
        return [TouchGarment(*place) for place in places if Touch(*place) not in scene.touched]

    def open_ended(self, scene: AnomalyScene, seat: Seat) -> list[Open]:
        """There are hundreds of changes. Until everybody has proposed one, he may propose another."""
        is_asked = scene.phase is AnomalyPhase.CHANGING and seat in _people(scene.cast)
        return [Open("propose-change", {})] if is_asked else []

    def improvise(self, scene: AnomalyScene, seat: Seat, luck: Luck) -> Action | None:
        if not self.open_ended(scene, seat):
            return None
        return ProposeChange(*astuple(changes.anything(scene, luck)))

    def deadline(self, scene: AnomalyScene) -> int | None:
        is_timed = self.asks(scene) is None and self.verdict(scene) is None
        return scene.until if is_timed else None

    def act(self, scene: AnomalyScene, seat: Seat, action: Action, at: int) -> Step[AnomalyScene]:
        if isinstance(action, ProposeChange):
            return self._proposed(scene, seat, changes.in_order(scene, Change(*astuple(action))))
        assert isinstance(action, TouchGarment)
        return self._touched(scene, seat, Touch(action.figure, action.garment))

    def drawn(self, scene: AnomalyScene, values: tuple[int, ...], at: int) -> Step[AnomalyScene]:
        if scene.phase is AnomalyPhase.DECIDING:
            return _change(scene, changes.decided(scene, values[0]), at)
        if len(scene.worn) < len(scene.cast.opponents):
            dealt = tuple(sorted(values[: FIGURES.things[str(scene.cast.players)]]))
            return Step(replace(scene, worn=(*scene.worn, dealt)), ())
        dresses = _dressed(scene, values)
        until = at + scene.cast.time(FIGURES.look)
        after = replace(scene, phase=AnomalyPhase.LOOKING, until=until, worn=(), dresses=dresses)
        return Step(after, [FiguresShown(is_changed=False, dress=_letters(dresses))])

    def rang(self, scene: AnomalyScene, at: int) -> Step[AnomalyScene]:
        if scene.phase is AnomalyPhase.LOOKING:
            phase = AnomalyPhase.CHANGING if _people(scene.cast) else AnomalyPhase.DECIDING
            until = at + scene.cast.time(FIGURES.change)
            return Step(replace(scene, phase=phase, until=until), [CurtainFell(scene.cast.candidate)])
        if scene.phase is AnomalyPhase.CHANGING:
            return Step(replace(scene, phase=AnomalyPhase.DECIDING), ())
        return self._revealed_if_over(replace(scene, is_up=True), [])

    def _proposed(self, scene: AnomalyScene, seat: Seat, change: Change) -> Step[AnomalyScene]:
        if not changes.is_possible(scene, change):
            raise IllegalAction(AnomalyRefusal.NO_SUCH_CHANGE, self.rule)
        opponents = scene.cast.opponents
        pairs = zip(opponents, scene.proposals, strict=True)
        proposals = tuple(change if player == seat else old for player, old in pairs)
        people = _people(scene.cast)
        has_everybody = all(new for player, new in zip(opponents, proposals, strict=True) if player in people)
        phase = AnomalyPhase.DECIDING if has_everybody else scene.phase
        event = ChangeProposed(scene.cast.candidate, seat, *astuple(change))
        return Step(replace(scene, phase=phase, proposals=proposals), [event])

    def _touched(self, scene: AnomalyScene, seat: Seat, touch: Touch) -> Step[AnomalyScene]:
        assert scene.change is not None
        touched = (*scene.touched, touch)
        is_found = touch in changes.ends(scene.change)
        left = FIGURES.touches - len(touched)
        event = GarmentTouched(seat, touch.figure, touch.garment, is_found, left)
        return self._revealed_if_over(replace(scene, touched=touched), [event])

    def _revealed_if_over(self, scene: AnomalyScene, told: list[Event]) -> Step[AnomalyScene]:
        assert scene.change is not None
        is_over = self.verdict(scene) is not None
        return Step(scene, [*told, AnomalyRevealed(*astuple(scene.change))] if is_over else told)

    # -- who sees what --------------------------------------------------------------------------------------------

    def view(self, scene: AnomalyScene, seat: Seat | None) -> AnomalyStage:
        """Candidate and public have seen before and after: what has changed is in their memory, not in their view."""
        opponents = scene.cast.opponents
        is_opponent = seat in opponents
        is_shown = bool(scene.dresses) and (is_opponent or scene.phase not in BEHIND_THE_CURTAIN)
        made = [(player, change) for player, change in zip(opponents, scene.proposals, strict=True) if change]
        return AnomalyStage(
            phase=scene.phase,
            figures=tuple(map(Figure, opponents, scene.dresses)) if is_shown else (),
            proposed=tuple(player for player, _ in made),
            proposals=tuple(Proposal(player, change) for player, change in made) if is_opponent else (),
            touched=scene.touched,
            left=FIGURES.touches - len(scene.touched),
            change=scene.change if is_opponent or self.verdict(scene) is not None else None,
        )

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        match event:
            case ChangeMade(candidate=candidate) if seat in (None, candidate):
                return None
            case ChangeProposed(candidate=candidate, seat=by) if seat in (None, candidate):
                return ChangeProposed(candidate, by, None, None, None, None, None)
        return event

    def reread(self, event: Event) -> Event | None:
        """What they wore is in everybody's memory: what they wear now is in the view."""
        return replace(event, dress=None) if isinstance(event, FiguresShown) else event

    def resample(self, scene: AnomalyScene, seat: Seat | None, luck: Luck) -> AnomalyScene:
        """Behind the curtain any change may have been proposed; the opponents see them all."""
        if scene.phase not in BEHIND_THE_CURTAIN or seat in scene.cast.opponents:
            return scene
        proposals = tuple(change and changes.anything(scene, luck) for change in scene.proposals)
        return replace(scene, proposals=proposals)


def _people(cast: Cast) -> list[Seat]:
    """The opponents who propose for themselves. The server's hand does not: its any change would outvote nobody's."""
    return [seat for seat in cast.opponents if seat not in cast.hands]


def _dressed(scene: AnomalyScene, values: tuple[int, ...]) -> tuple[Dress, ...]:
    """A die for each thing that is worn, figure by figure."""
    dice = iter(values)
    dyed = [{place: DYES[next(dice) - 1] for place in worn} for worn in scene.worn]
    return tuple(tuple(dyes.get(place) for place in range(len(GARMENTS))) for dyes in dyed)


def _letters(dresses: tuple[Dress, ...]) -> str:
    words = ("".join("-" if dye is None else dye.value[0] for dye in dress) for dress in dresses)
    return " ".join(words)


def _change(scene: AnomalyScene, change: Change, at: int) -> Step[AnomalyScene]:
    """The curtain rises on it."""
    dresses = changes.made(scene, change)
    until = at + scene.cast.time(FIGURES.find)
    after = replace(scene, phase=AnomalyPhase.FINDING, until=until, dresses=dresses, change=change)
    made = ChangeMade(scene.cast.candidate, *astuple(change))
    return Step(after, [made, FiguresShown(is_changed=True, dress=_letters(dresses))])
