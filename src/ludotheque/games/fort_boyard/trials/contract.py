"""The contract: what a trial is to the room. How to add one is told in `trials/__init__.py`.

A trial is a small game between the candidate and his opponents. Its position is a frozen `Scene`, so that a copy is the
scene itself, a position is its encoding, and a step gives another scene. All that goes into it is in the log: what
somebody does (`act`), what luck answers (`drawn`), a moment that has come (`rang`), each with its time.

Three rules that every trial keeps; tests/games/fort_boyard/trials/test_contract.py tries them on every trial found:

    no secret moments   A deadline is everybody's to see. What comes "after 1.5 to 5 s" is not drawn beforehand: the
                        clock ticks, and at each tick luck says whether it comes now (`moments`).
    secrets are told by nobody
                        What somebody has hidden (a sign, a drawing) is in the scene; `view` and `redact` are built up
                        for one seat, and `resample` gives any other scene that this seat cannot tell from this one.
    no trial waits      Whatever is asked of people has a deadline, after which it goes on without them.
"""

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Action, Event, Open, Request, Seat

ENOUGH = {3: 1, 4: 2, 5: 2, 6: 3}  # successes by players, FB-25
AS_WRITTEN = 100  # the pace at which times are as written, in hundredths (FB-24a)


class Cast(Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes part in a trial, and at which pace."""

    candidate: Seat
    opponents: tuple[Seat, ...]  # everybody else, from the candidate's left
    pace: int = AS_WRITTEN  # 100, 150 or 200 hundredths
    hands: tuple[Seat, ...] = ()  # the opponents whom the server's hand plays (FB-25a): they are never waited for
    language: str = "fr"  # in which cards are read and answers are judged: the table's

    @property
    def players(self) -> int:
        return len(self.opponents) + 1

    @property
    def enough(self) -> int:
        """FB-25, unless the trial says otherwise."""
        return ENOUGH[self.players]

    def decided(self, won: int, rounds: int, enough: int) -> bool | None:
        """After so many rounds, one against each in turn: as soon as it is decided (FB-25)."""
        if won >= enough:
            return True
        left = len(self.opponents) - rounds
        return False if won + left < enough else None

    def time(self, ms: int) -> int:
        """So long, at this pace (FB-24a)."""
        return ms * self.pace // AS_WRITTEN

    def wide(self, size: int) -> int:
        """What has to be hit is as much larger as times are longer (FB-24a)."""
        return size * self.pace // AS_WRITTEN


class Scene(Struct, frozen=True, forbid_unknown_fields=True, tag_field="trial"):
    """The position of a trial. A trial derives its own with `tag=` its card; moments in it are of the log, in ms."""

    cast: Cast


class Stage(Struct, frozen=True, tag_field="trial"):
    """A trial through one seat's eyes; derived like a scene. Who takes part and until when, the room tells."""


S = TypeVar("S", bound=Scene)
F = TypeVar("F")


class Step(NamedTuple, Generic[S]):
    """What an action leads to: the scene after it, and what happened, with everything in it (`redact` takes it out)."""

    scene: S
    events: Sequence[Event]


class Trial(ABC, Generic[S]):
    """The rules of one trial on screen, as functions over its scene. One object does for all tables."""

    card: ClassVar[str]  # its name in the log, in texts and on the screen: "tigers-paw"
    rule: ClassVar[str]  # its rule: "FB-32"
    since: ClassVar[int] = 1  # the version of the rules (rules_version) from which it is among the cards
    scene_type: type[S]
    stage_type: type[Stage]
    actions: tuple[type[Action], ...]  # every kind of action that somebody may take in it; one name, one trial
    events: tuple[type[Event], ...]  # every kind of event; one name, one trial
    passing: tuple[type[Event], ...] = ()  # those that tell nobody anything once the next has come: on no record

    # -- a step -------------------------------------------------------------------------------------------------

    @abstractmethod
    def begin(self, cast: Cast, at: int) -> Step[S]:
        """The first scene, at this moment. What is left to chance is asked for."""

    @abstractmethod
    def verdict(self, scene: S) -> bool | None:
        """Whether the candidate has succeeded, as soon as it is decided (FB-25). Then nothing is awaited any more."""

    def asks(self, scene: S) -> Request | None:
        """What it wants of luck before anybody may act. Ask for a secret (`secret=True`) wherever no die on the table
        could answer: the server's hand, a moment. People who tell real dice are not asked for these."""
        return None

    def to_act(self, scene: S) -> Sequence[Seat]:
        """Whose listed action is awaited: those for whom `legal` gives something. Never somebody of `cast.hands`."""
        return ()

    def legal(self, scene: S, seat: Seat) -> list[Action]:
        """What this seat may do, in a fixed order, but for open-ended actions (those with a time, a text, a trace)."""
        return []

    def open_ended(self, scene: S, seat: Seat) -> list[Open]:
        """Open-ended actions that this seat may take now, with their limits; `Open.do` is the action's tag. Whoever
        may take these alone is not in `to_act`."""
        return []

    def improvise(self, scene: S, seat: Seat, luck: Luck) -> Action | None:
        """Any one of them, for random play and for tests: sometimes good, sometimes bad."""
        return None

    @abstractmethod
    def deadline(self, scene: S) -> int | None:
        """When `rang` comes if nothing does before: a moment of the log. Everybody may know it, so it depends on no
        secret. None only where luck is asked, or the verdict is known."""

    @abstractmethod
    def act(self, scene: S, seat: Seat, action: Action, at: int) -> Step[S]:
        """A legal action, or an open-ended one that is well-formed (the room has seen to that: `perform`). Where its
        content is against the rules, raise IllegalAction(…, self.rule). `at` never runs backwards."""

    def drawn(self, scene: S, values: tuple[int, ...], at: int) -> Step[S]:
        """Luck's answer to what the scene asks; it fits the request."""
        raise NotImplementedError  # a trial that never asks needs none

    @abstractmethod
    def rang(self, scene: S, at: int) -> Step[S]:
        """The deadline has come; `at` is this moment or, where the clock was late, a later one."""

    # -- who sees what --------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, scene: S, seat: Seat | None) -> Stage:
        """What this seat (None: the public) may see now, built up from nothing."""

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as this seat may see it, or nothing."""
        return event

    def reread(self, event: Event) -> Event | None:
        """The event, redacted already, as it may be read afterwards: without what had to be kept in mind. Whoever
        opens the table a second time would see it a second time."""
        return event

    def resample(self, scene: S, seat: Seat | None, luck: Luck) -> S:
        """Another scene that this seat cannot tell from this one, each as likely as it is."""
        return scene


AnyTrial = Trial[Any]


def perform(trial: AnyTrial, scene: Scene, seat: Seat, action: Action, at: int) -> Step[Any]:
    """What somebody does: the one way in for actions of people, who may send anything."""
    if isinstance(action, trial.actions) and action in trial.legal(scene, seat):
        return trial.act(scene, seat, action, at)
    offered = [one.do for one in trial.open_ended(scene, seat)]
    if isinstance(action, trial.actions) and action.__struct_config__.tag in offered:
        if not is_well_formed(action):
            raise IllegalAction(Refusal.MALFORMED)
        return trial.act(scene, seat, action, at)
    is_asked = bool(offered) or seat in trial.to_act(scene)
    raise IllegalAction(Refusal.WRONG_STEP if is_asked else Refusal.NOT_YOUR_TURN, trial.rule)


def is_well_formed(action: Action) -> bool:
    """Within the limits of its own types: a program may hold what no decoder would have let through."""
    try:
        msgspec.convert(msgspec.to_builtins(action), type(action))
    except (msgspec.ValidationError, OverflowError):
        return False
    return True


def figures(package: str, kind: type[F]) -> F:
    """The times, windows and thresholds of a trial (FB-25b): figures.toml in its folder, read into its own Struct."""
    return msgspec.convert(tomllib.loads((files(package) / "figures.toml").read_text(encoding="utf-8")), kind)
