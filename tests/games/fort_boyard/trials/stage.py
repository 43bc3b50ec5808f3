"""One trial alone on a stage: who takes part, what they do with the time written beside it, what luck answers.

stage = Stage("battle", seats=4, hands=(2,))      # seat 0 is the candidate, 1, 2 … his opponents, 2 is played
stage.do(0, "choose-sign leaf", at=1200)          # an action as in a log; refused ones raise IllegalAction
stage.draw(1)                                     # luck's answer to what the scene asks
stage.ring()                                      # the clock, at the deadline or later (`late=` ms)
stage.verdict, stage.events, stage.scene, stage.view(seat), stage.can(seat)
"""

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any

import pytest

from ludotheque.games.fort_boyard.trials import TRIALS
from ludotheque.games.fort_boyard.trials.contract import AnyTrial, Cast, Scene, Step, perform
from ludotheque.kernel import luck as kernel_luck
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.notation import Reader, write
from ludotheque.kernel.pieces import CLOCK, LUCK, Action, Drawn, Event, Seat

TICK = Drawn(())  # stands for the clock in a record of moves
MOST_STEPS = 2_000

Move = tuple[int, Action, int]  # who, what, when


class Stage:
    def __init__(
        self, card: str, seats: int = 3, *, pace: int = 100, hands: tuple[Seat, ...] = (), at: int = 0
    ) -> None:
        self.trial: AnyTrial = TRIALS[card]
        self.cast = Cast(0, tuple(range(1, seats)), pace, hands)
        self.now = at
        self.moves: list[Move] = []
        self.events: list[Event] = []
        self.last: list[Event] = []  # of the last step
        self.scene: Scene
        self._take(self.trial.begin(self.cast, at))

    def _take(self, step: Step[Any]) -> None:
        self.scene = step.scene
        self.last = list(step.events)
        self.events += self.last

    # -- what happens ---------------------------------------------------------------------------------------------

    def apply(self, move: Move) -> None:
        who, action, at = move
        self.moves.append(move)
        if who == CLOCK:
            self.now = at
            self._take(self.trial.rang(self.scene, at))
        elif who == LUCK:
            assert isinstance(action, Drawn)
            self._take(self.trial.drawn(self.scene, action.values, at))
        else:
            step = perform(self.trial, self.scene, who, action, at)
            self.now = at
            self._take(step)

    def do(self, seat: Seat, text: str, at: int | None = None) -> list[Event]:
        """What somebody does, in the words of a log."""
        self.apply((seat, reader(self.trial).read(text), self.now if at is None else max(at, self.now)))
        return self.last

    def draw(self, *values: int) -> list[Event]:
        request = self.trial.asks(self.scene)
        assert request is not None, "luck is not asked"
        kernel_luck.check(request, Drawn(values))
        self.apply((LUCK, Drawn(values), self.now))
        return self.last

    def ring(self, late: int = 0) -> list[Event]:
        deadline = self.trial.deadline(self.scene)
        assert deadline is not None, "the clock is not asked"
        self.apply((CLOCK, TICK, max(self.now, deadline) + late))
        return self.last

    def refused(self, seat: Seat, text: str, code: str) -> None:
        before = self.scene
        with pytest.raises(IllegalAction) as no:
            self.do(seat, text)
        self.moves.pop()
        assert (no.value.code.value, no.value.rule) == (code, None if code == "malformed" else self.trial.rule)
        assert self.scene == before

    # -- how it stands --------------------------------------------------------------------------------------------

    @property
    def verdict(self) -> bool | None:
        return self.trial.verdict(self.scene)

    @property
    def deadline(self) -> int | None:
        return self.trial.deadline(self.scene)

    @property
    def bout(self) -> int:
        """Of a trial of reactions: what a press on what is shown now says."""
        return int(self.view(None).bout)

    def view(self, seat: Seat | None) -> Any:
        return self.trial.view(self.scene, seat)

    def told(self, seat: Seat | None) -> list[Event]:
        """The last step's events, as this seat may see them."""
        return [one for event in self.last if (one := self.trial.redact(event, seat)) is not None]

    def can(self, seat: Seat) -> list[str]:
        return [write(action) for action in self.trial.legal(self.scene, seat)]


def reader(trial: AnyTrial) -> Reader:
    return Reader(reduce(or_, [*trial.actions, Drawn]))


# -- random play, for every trial ------------------------------------------------------------------------------


def next_move(stage: Stage, luck: QuickLuck, pause: int) -> Move | None:
    """Luck, if it is asked; else somebody does something, listed or not, or the clock rings."""
    trial, scene = stage.trial, stage.scene
    request = trial.asks(scene)
    if request is not None:
        return LUCK, luck.answer(request), stage.now
    if trial.verdict(scene) is not None:
        return None
    at = stage.now + pause
    deadline = trial.deadline(scene)
    doing = [(seat, action) for seat in range(stage.cast.players) for action in possible(stage, seat, luck)]
    if doing and (deadline is None or at < deadline):
        seat, action = doing[luck.below(len(doing))]
        return seat, action, at
    assert deadline is not None, "it waits for nobody"
    return CLOCK, TICK, max(stage.now, deadline)


def possible(stage: Stage, seat: Seat, luck: QuickLuck) -> list[Action]:
    """One that is listed, one that is not."""
    legal = stage.trial.legal(stage.scene, seat)
    found = [legal[luck.below(len(legal))]] if legal else []
    said = stage.trial.improvise(stage.scene, seat, luck)
    return found if said is None else [*found, said]


def walk(stage: Stage, luck: QuickLuck) -> Iterator[Move]:
    """A random trial to its verdict; yields each move before it is made."""
    for _ in range(MOST_STEPS):
        move = next_move(stage, luck, pause=luck.below(1_500))
        if move is None:
            return
        yield move
        stage.apply(move)
    raise AssertionError("it does not end")
