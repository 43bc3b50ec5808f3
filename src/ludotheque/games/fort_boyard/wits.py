"""What a player who is a program can do: how often a trial succeeds, and which riddles it can answer.

Whether the answer of a riddle comes to a bot's mind, and in which beat, follows from what the bot sees: asked twice, it
is the same. Which answer that is it never sees; it says that it has it (`pieces.Recall`).
"""

from collections.abc import Mapping
from typing import Final, final

from ludotheque.kernel.luck import QuickLuck

from .odds import EVEN_DOUBLE, beats_of
from .options import Trials
from .pieces import Grade, Space, View

HUNDRED: Final = 100
BY_A_DIE: Final = 0.5  # how often a trial left to a die succeeds (FB-24)
COMES: Final[Mapping[Grade, tuple[int, int]]] = {  # the first and the last beat in which an answer comes to mind
    Grade.EASY: (0, 3),
    Grade.MEDIUM: (1, 5),
    Grade.HARD: (2, 8),
}


@final
class Wits:
    """In a hundred: how many trials it wins, and how many riddles of each grade it can answer."""

    def __init__(self, trial: int, easy: int, medium: int, hard: int) -> None:
        self.trial: int = trial
        self.riddles: dict[Grade, int] = {Grade.EASY: easy, Grade.MEDIUM: medium, Grade.HARD: hard}

    def knows(self, view: View) -> bool:
        """The answer of the riddle that is asked, as soon as it has come to mind."""
        riddle, sand = view.riddle, view.sand
        if riddle is None or sand is None:
            return False
        mind = QuickLuck(f"{view.seat} {view.turn} {view.at} {view.purses} {riddle.number}")
        first, last = COMES[riddle.grade]
        beat = first + mind.below(last - first + 1)
        return mind.below(HUNDRED) < self.riddles[riddle.grade] and sand.beat >= beat

    # -- chances -----------------------------------------------------------------------------------------------------

    def wins_trial(self, view: View) -> float:
        return BY_A_DIE if view.options.trials is Trials.LUCK else self.trial / HUNDRED

    def wins_riddle(self, view: View) -> float:
        """Of any grade, before the others have an even double and before the sand is out."""
        beats = beats_of(view)
        return sum([self._solves(grade, beats) for grade in Grade]) / len(Grade)

    def _solves(self, grade: Grade, beats: int) -> float:
        first, last = COMES[grade]
        in_time = [(1.0 - EVEN_DOUBLE) ** beat for beat in range(first, min(last + 1, beats))]
        return self.riddles[grade] / HUNDRED * sum(in_time) / (last - first + 1)

    def wins_key(self, view: View, space: Space) -> float:
        """What such a space wants (FB-08 to FB-11)."""
        trial, riddle = self.wins_trial(view), self.wins_riddle(view)
        if space is Space.TRIAL:
            return trial + (1.0 - trial) * riddle
        if space is Space.EITHER:
            return max(trial, riddle)
        return riddle if space is Space.GUARDIAN else trial * riddle
