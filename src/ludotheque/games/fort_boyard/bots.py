"""What a good player of this game does. All levels play alike, by what their seat sees alone; they differ in how often
a trial succeeds (FB-25a) and in which riddles they can answer."""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.bot import Bot
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.pieces import Action, MatchView, Open

from .odds import Neighbours, notes_later, notes_now, others
from .pieces import (
    ENOUGH,
    Abstain,
    LeaveToHand,
    LeaveToLuck,
    OpenChest,
    PutBack,
    Recall,
    TryRiddle,
    TryTrial,
    View,
)
from .state import CHOOSING, DECIDING, FANNING, GATHERING, JUDGING, MAKING_UP, PUTTING_BACK, TURN
from .wits import Wits

EQUAL: Final = 1e-9
A_TURN: Final = 1.0  # notes that a turn brings in which one plays for a key

CLUMSY: Final = Wits(35, 55, 35, 15)
REGULAR: Final = Wits(50, 75, 55, 35)
CHAMPION: Final = Wits(65, 90, 75, 55)


@mypyc_attr(allow_interpreted_subclasses=True)
class RegularBot(Bot):
    """Opens the chest while tigers are far from the others' pawns, and puts keys back where it will come by itself."""

    def __init__(self, wits: Wits = REGULAR) -> None:
        self._wits = wits

    def choose(self, view: MatchView, legal: Sequence[Action], luck: QuickLuck) -> Action:
        if len(legal) == 1:
            return legal[0]
        table: View = view.table
        phase = table.phase
        if phase is TURN or phase is DECIDING:
            return _open_or_wait(table, legal)
        if phase is PUTTING_BACK:
            return self._put_back(table, legal, luck)
        if phase is CHOOSING:
            return self._pick(table)
        if phase is FANNING:
            return LeaveToLuck(self._wits.trial)
        if phase is GATHERING:
            return LeaveToHand()
        if phase is JUDGING:
            return Abstain()  # FB-24
        if phase is MAKING_UP:
            return TryRiddle()  # FB-08: it costs nothing
        return legal[luck.below(len(legal))]  # in the middle of a trial that somebody else began, and left

    def speak(self, view: MatchView, openings: Sequence[Open], luck: QuickLuck) -> Action | None:
        """The answer to a riddle, once it is known; never a guess."""
        may_answer = [opening for opening in openings if opening.do == "recall"]
        return Recall() if may_answer and self._wits.knows(view.table) else None

    def _pick(self, table: View) -> Action:
        """FB-09: what is won more often."""
        return TryTrial() if self._wits.wins_trial(table) >= self._wits.wins_riddle(table) else TryRiddle()

    def _put_back(self, table: View, legal: Sequence[Action], luck: QuickLuck) -> Action:
        """FB-39: where a key can be won, by me rather than by the others; among equals, anywhere."""
        neighbours = Neighbours(table)
        values: list[float] = []
        for action in legal:
            assert isinstance(action, PutBack)
            chance = self._wits.wins_key(table, table.spaces[action.space])
            values.append(chance * neighbours.of(action.space))
        most = max(values)
        equals = [action for value, action in zip(values, legal, strict=True) if value >= most - EQUAL]
        return equals[luck.below(len(equals))]


def _open_or_wait(table: View, legal: Sequence[Action]) -> Action:
    """FB-36: whether it pays to wait until the others' pawns have gone on."""
    wait = [action for action in legal if not isinstance(action, OpenChest)]
    if _is_urgent(table) or notes_later(table) - A_TURN <= notes_now(table):
        return OpenChest()
    return wait[0]


def _is_urgent(table: View) -> bool:
    """This is the last turn (FB-42), or somebody else may open before the next."""
    if table.round == table.options.max_rounds:
        return True
    return any(table.keys[seat].black + table.keys[seat].red >= ENOUGH for seat in others(table))


def _clumsy() -> Bot:
    return RegularBot(CLUMSY)


def _champion() -> Bot:
    return RegularBot(CHAMPION)


BOTS: Final[dict[str, Callable[[], Bot]]] = {"clumsy": _clumsy, "regular": RegularBot, "champion": _champion}
