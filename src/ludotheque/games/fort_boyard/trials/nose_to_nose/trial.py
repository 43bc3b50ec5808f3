"""The rules of nose to nose."""

from collections.abc import Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Action, Event, Open, Request, Roll, Seat

from ..contract import AS_WRITTEN, Cast, Step, Trial, figures
from ..moments import Span
from ..reflex import ON_ITS_WAY, check_bout
from . import replay, way
from .improvised import any_trace
from .pieces import (
    FURTHEST,
    MOST,
    BlownFrom,
    BlowSleeve,
    Figures,
    LeadSleeve,
    NoseBlow,
    NosePathShown,
    NosePhase,
    NoseScene,
    NoseStage,
    SleeveBlown,
    SleeveEnded,
    SleeveFate,
    SleeveLedBy,
    SleeveMoved,
    SleeveTaken,
    SteerSleeve,
)
from .replay import Replayed, Run

FIGURES: Final = figures(__package__, Figures)
PATH: Final = Roll(secret=True, dice=way.DICE, sides=way.SIDES)
TICK: Final = 500  # ms: the server's hand blows at any of these
BLOWS: Final[list[Action]] = [BlowSleeve(side) for side in BlownFrom]


class NoseToNose(Trial[NoseScene]):
    card: ClassVar = "nose-to-nose"
    rule: ClassVar = replay.RULE
    scene_type = NoseScene
    stage_type = NoseStage
    actions = (BlowSleeve, LeadSleeve, SteerSleeve)
    events = (NosePathShown, SleeveTaken, SleeveMoved, SleeveBlown, SleeveEnded)
    passing = (SleeveMoved,)

    def begin(self, cast: Cast, at: int) -> Step[NoseScene]:
        return Step(NoseScene(cast, NosePhase.PATH), ())

    def verdict(self, scene: NoseScene) -> bool | None:
        return scene.is_won

    def is_running(self, scene: NoseScene) -> bool:
        return scene.phase is NosePhase.RUN and not scene.is_asked and scene.is_won is None

    def asks(self, scene: NoseScene) -> Request | None:
        """For the path; at a tick, one die for each hand that has not blown yet."""
        if scene.phase is NosePhase.PATH:
            return PATH
        if not scene.is_asked:
            return None
        assert scene.span is not None
        return Roll(secret=True, dice=len(_breathless(scene)), sides=len(BlownFrom) * scene.span.left)

    def to_act(self, scene: NoseScene) -> Sequence[Seat]:
        """Each opponent may blow once."""
        if not self.is_running(scene):
            return ()
        done = {blow.seat for blow in scene.blows} | set(scene.cast.hands)
        return [seat for seat in scene.cast.opponents if seat not in done]

    def legal(self, scene: NoseScene, seat: Seat) -> list[Action]:
        return BLOWS if seat in self.to_act(scene) else []

    def open_ended(self, scene: NoseScene, seat: Seat) -> list[Open]:
        """What leads the sleeve first, leads it to the end."""
        if seat != scene.cast.candidate or not self.is_running(scene):
            return []
        limits = {"bout": scene.bout, "trace": MOST, "ms": scene.cast.time(FIGURES.run)}
        lead, steer = Open("lead-sleeve", limits | {"place": FURTHEST}), Open("steer-sleeve", limits)
        if scene.sleeve is None:
            return [lead, steer]
        return [steer if scene.sleeve.led_by is SleeveLedBy.KEYS else lead]

    def improvise(self, scene: NoseScene, seat: Seat, luck: Luck) -> Action | None:
        return any_trace(_run(scene), scene.bout, scene.sleeve, luck) if self.open_ended(scene, seat) else None

    # -- a step -----------------------------------------------------------------------------------------------------

    def act(self, scene: NoseScene, seat: Seat, action: Action, at: int) -> Step[NoseScene]:
        if isinstance(action, BlowSleeve):
            return _blow(scene, seat, action.side, at)
        assert isinstance(action, LeadSleeve | SteerSleeve)
        check_bout(action.bout, scene.bout, self.rule)
        return self._traced(scene, action, at)

    def _traced(self, scene: NoseScene, action: LeadSleeve | SteerSleeve, at: int) -> Step[NoseScene]:
        """A trace that does not fit the log's time is not replayed: that takes long."""
        run, gone = _run(scene), at - scene.start
        last = replay.last_moment(run, scene.sleeve, action)
        is_fit = gone - FIGURES.late <= last <= gone + FIGURES.ahead
        unfit = Replayed(scene.sleeve, SleeveFate.AGAIN)
        sleeve, fate = replay.replayed(run, scene.sleeve, action) if is_fit else unfit
        events: list[Event] = []
        if sleeve is not None and scene.sleeve is None:
            events.append(SleeveTaken(scene.cast.candidate, sleeve.led_by))
        if sleeve is not None and sleeve != scene.sleeve:
            events.append(SleeveMoved(scene.cast.candidate, sleeve))
        after = replace(scene, sleeve=sleeve)
        if fate is None:
            return Step(after, events)
        step = self._ended(after, fate, last if sleeve is None else sleeve.ms, at)
        return Step(step.scene, [*events, *step.events])

    def _ended(self, scene: NoseScene, fate: SleeveFate, ms: int, at: int) -> Step[NoseScene]:
        if fate is SleeveFate.AGAIN and scene.is_again:
            fate = SleeveFate.UNFIT
        ended = SleeveEnded(scene.cast.candidate, fate, ms)
        if fate is SleeveFate.AGAIN:
            return Step(replace(self.begin(scene.cast, at).scene, is_again=True), [ended])
        return Step(replace(scene, is_won=fate is SleeveFate.ARRIVED), [ended])

    def deadline(self, scene: NoseScene) -> int | None:
        if self.asks(scene) is not None or scene.is_won is not None:
            return None
        return scene.until if scene.span is None else min(scene.until, scene.span.next)

    def rang(self, scene: NoseScene, at: int) -> Step[NoseScene]:
        if scene.phase is NosePhase.LOOK:
            return Step(_running(scene, at), ())
        if at < scene.until:
            return Step(replace(scene, is_asked=True), ())
        return self._ended(scene, SleeveFate.TIME, scene.cast.time(FIGURES.run), at)

    def drawn(self, scene: NoseScene, values: tuple[int, ...], at: int) -> Step[NoseScene]:
        if scene.phase is NosePhase.PATH:
            path = way.drawn_path(FIGURES, values)
            until = at + scene.cast.time(FIGURES.look)
            after = replace(scene, phase=NosePhase.LOOK, path=path, until=until, start=until)
            return Step(after, [NosePathShown(scene.cast.candidate, path)])
        return _hands_blow(scene, values, at)

    # -- who sees what: everybody everything --------------------------------------------------------------------------

    def view(self, scene: NoseScene, seat: Seat | None) -> NoseStage:
        cast, sway, steered = scene.cast, FIGURES.sway, FIGURES.steered
        return NoseStage(
            phase=scene.phase,
            start=scene.start,
            run=cast.time(FIGURES.run),
            path=scene.path,
            blows=scene.blows,
            sleeve=scene.sleeve,
            bout=scene.bout,
            is_again=scene.is_again,
            touch=replay.width(FIGURES, cast, SleeveLedBy.TOUCH),
            mouse=replay.width(FIGURES, cast, SleeveLedBy.MOUSE),
            keys=replay.width(FIGURES, cast, SleeveLedBy.KEYS),
            jump=FIGURES.jump,
            every=FIGURES.every,
            goal=FIGURES.goal,
            warning=cast.time(FIGURES.blow.warning),
            push=cast.time(FIGURES.blow.push),
            reach=FIGURES.blow.reach,
            sideways=sway.sideways,
            sideways_period=cast.time(sway.sideways_period),
            upright=sway.upright,
            upright_period=cast.time(sway.upright_period),
            way=cast.time(steered.way),
            speed=steered.speed * AS_WRITTEN // cast.pace,
            most=steered.most,
        )


def _run(scene: NoseScene) -> Run:
    assert scene.path is not None
    return Run(FIGURES, scene.cast, scene.path, scene.blows)


def _running(scene: NoseScene, at: int) -> NoseScene:
    """The run begins. The server's hand may blow at any tick of it after which there is time for the push."""
    cast = scene.cast
    until = at + cast.time(FIGURES.run) + ON_ITS_WAY
    ticks = (FIGURES.run - FIGURES.blow.warning - FIGURES.blow.push) // TICK
    tick = cast.time(TICK)
    span = Span(at + tick, ticks, tick) if cast.hands else None
    return replace(scene, phase=NosePhase.RUN, start=at, until=until, span=span)


def _breathless(scene: NoseScene) -> list[Seat]:
    """Hands that have still to blow."""
    blown = {blow.seat for blow in scene.blows}
    return [seat for seat in scene.cast.hands if seat not in blown]


def _blow(scene: NoseScene, seat: Seat, side: BlownFrom, at: int) -> Step[NoseScene]:
    """Announced now; and never before the last push is over."""
    cast = scene.cast
    since = at - scene.start + cast.time(FIGURES.blow.warning)
    if scene.blows:
        since = max(since, scene.blows[-1].since + cast.time(FIGURES.blow.push))
    blows = (*scene.blows, NoseBlow(seat, side, since))
    return Step(replace(scene, blows=blows), [SleeveBlown(seat, side, since)])


def _hands_blow(scene: NoseScene, values: tuple[int, ...], at: int) -> Step[NoseScene]:
    """FB-25a: each at a moment uniform in the span, from any side."""
    assert scene.span is not None
    span = scene.span.after(at)
    step: Step[NoseScene] = Step(replace(scene, span=span, is_asked=False), ())
    for seat, value in zip(_breathless(scene), values, strict=True):
        if value <= len(BlownFrom):
            blown = _blow(step.scene, seat, list(BlownFrom)[value - 1], at)
            step = Step(blown.scene, [*step.events, *blown.events])
    has_breath = bool(_breathless(step.scene)) and span.left > 0
    return step if has_breath else Step(replace(step.scene, span=None), step.events)
