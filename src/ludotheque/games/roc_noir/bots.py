"""What a good player of this game does. `regular` never forgets where a trap was; `forgetful` plays the same game with
less of it in mind. They see what everybody has seen, and nothing else."""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.bot import Bot
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.pieces import Action, MatchView

from .castle import STEPS
from .memory import Memory
from .pieces import NUMBER_OF_HELMET, NUMBER_OF_PORTRAIT, Choose, Exchange, Jump, Rob, Step, Stop, Swap, View
from .plan import LITTLE, Goal, Plan
from .rules import knight_of
from .sight import Sight
from .state import CHOOSING, EXCHANGING

Choice = tuple[float, Action]

EQUAL: Final = 1e-9


@mypyc_attr(allow_interpreted_subclasses=True)
class RegularBot(Bot):
    """Plays by what it remembers: with no other memory given, all that was ever seen."""

    def __init__(self, memory: Memory | None = None) -> None:
        self._memory = memory or Memory()

    def choose(self, view: MatchView, legal: Sequence[Action], luck: QuickLuck) -> Action:
        if len(legal) == 1:
            return legal[0]
        table: View = view.table
        sight = Sight(table)
        if table.phase is CHOOSING:
            return _best(_knights(sight, self._memory, legal), luck)
        plan = Plan(sight, self._memory, sight.moving)
        if table.phase is EXCHANGING:
            return _best(_exchanges(plan, legal), luck)
        trades = [choice for choice in _trades(plan, legal) if choice[0] > LITTLE]
        if trades:
            return _best(trades, luck)
        return _go(plan, plan.best(), legal)


def _best(choices: Sequence[Choice], luck: QuickLuck) -> Action:
    """The most promising one; among equals, any."""
    most = max(value for value, _ in choices)
    equals = [action for value, action in choices if value >= most - EQUAL]
    return equals[luck.below(len(equals))] if len(equals) > 1 else equals[0]


def _knights(sight: Sight, memory: Memory, legal: Sequence[Action]) -> list[Choice]:
    """RN-08: the one that can do most in this turn."""
    found: list[Choice] = []
    for action in legal:
        if isinstance(action, Choose):
            knight = knight_of(sight.me, NUMBER_OF_HELMET[action.helmet])
            goal = Plan(sight, memory, knight).best()
            found.append((0.0 if goal is None else goal.value, action))
    return found


def _exchanges(plan: Plan, legal: Sequence[Action]) -> list[Choice]:
    """RN-24."""
    assert plan.sight.view.gallery is not None
    gallery = NUMBER_OF_HELMET[plan.sight.view.gallery]
    found: list[Choice] = []
    for action in legal:
        if isinstance(action, Exchange):
            given = [NUMBER_OF_PORTRAIT[portrait] for portrait in action.portraits]
            found.append((plan.after_exchange(gallery, given) if given else 0.0, action))
    return found


def _trades(plan: Plan, legal: Sequence[Action]) -> list[Choice]:
    """RN-30, RN-31."""
    found: list[Choice] = []
    for action in legal:
        if isinstance(action, Swap):
            taker, giver = NUMBER_OF_HELMET[action.taker], NUMBER_OF_HELMET[action.giver]
            found.append((plan.after_swap(taker, giver, NUMBER_OF_PORTRAIT[action.portrait]), action))
        elif isinstance(action, Rob):
            victim = knight_of(action.victim, NUMBER_OF_HELMET[action.helmet])
            found.append((plan.after_robbery(victim, NUMBER_OF_PORTRAIT[action.portrait]), action))
    return found


def _go(plan: Plan, goal: Goal | None, legal: Sequence[Action]) -> Action:
    """One step or jump of the way there."""
    stop = Stop()
    if goal is None:
        return stop
    first = plan.ways.first(goal.place)
    is_step = first in STEPS[plan.ways.start]
    for action in legal:
        if isinstance(action, Step) and is_step and plan.sight.place(action.to) == first:
            return action
        if isinstance(action, Jump) and not is_step and plan.sight.place(action.to) == first:
            return action
    return stop


# Of half the squares nothing stays in the mind of `forgetful`.
FORGETFUL_SLIPS: Final = 0.5


def _forgetful() -> Bot:
    return RegularBot(Memory(FORGETFUL_SLIPS))


BOTS: Final[dict[str, Callable[[], Bot]]] = {"forgetful": _forgetful, "regular": RegularBot}
