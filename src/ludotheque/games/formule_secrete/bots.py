"""What a good player of this game does. `regular` weighs what every throw may lead to; `hasty` looks no further than
its own move. They see what their seat sees, and nothing else."""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.bot import Bot
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.pieces import Action, MatchView

from .board import NONE
from .options import LAB_CARDS, Instruction
from .pieces import Challenge, Decline, Discard, EndTurn, Fight, Play, Roll, RunOn, Stop, View
from .plan import Plan
from .sight import Sight
from .state import RESTING

Choice = tuple[float, Action]

EQUAL: Final = 1e-9
ROLL_AGAIN: Final = Instruction.ROLL_AGAIN
LATER: Final = 1.2  # what a card would do now it does better once it is seen where the roll has led,
SURE: Final = 0.95  # unless it would win now: after the roll I may be before a guard


def _best(choices: Sequence[Choice], luck: QuickLuck) -> Action:
    """The most promising one; among equals, any."""
    most = max(value for value, _ in choices)
    equals = [action for value, action in choices if value >= most - EQUAL]
    return equals[luck.below(len(equals))] if len(equals) > 1 else equals[0]


# -- regular -----------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class RegularBot(Bot):
    """Does what leaves it the best chance to win."""

    def choose(self, view: MatchView, legal: Sequence[Action], luck: QuickLuck) -> Action:
        if len(legal) == 1:
            return legal[0]
        table: View = view.table
        plan = Plan(Sight(table))
        if table.phase is RESTING and not table.rolled:
            return _before_the_roll(plan, _distinct(legal), luck)
        return _best([(_value(plan, action), action) for action in _distinct(legal)], luck)


def _before_the_roll(plan: Plan, legal: Sequence[Action], luck: QuickLuck) -> Action:
    """A card now; or the roll, and the card once it is seen where that has led."""
    plays = [action for action in legal if isinstance(action, Play)]
    roll = plan.roll()
    plan.to_roll = False
    stay = plan.rest()
    gains = [_value(plan, action) - stay for action in plays]
    plan.to_roll = True
    most = max(
        [0.0, *[gain for gain, action in zip(gains, plays, strict=True) if action.card not in LAB_CARDS]]
    )  # FS-22
    later = min(LATER * most / (1.0 - stay), SURE)
    choices: list[Choice] = [(roll + later * (1.0 - roll), legal[0])]
    for gain, action in zip(gains, plays, strict=True):
        if gain > 0.0 and action.card is not ROLL_AGAIN:  # which may as well be played after it
            choices.append((_value(plan, action), action))
    return _best(choices, luck)


def _distinct(legal: Sequence[Action]) -> list[Action]:
    """Of cards that are alike, the first."""
    found: dict[object, Action] = {}
    for action in legal:
        if isinstance(action, Play):
            found.setdefault((action.card, action.target), action)
        else:
            found.setdefault(action.card if isinstance(action, Discard) else action, action)
    return list(found.values())


def _value(plan: Plan, action: Action) -> float:
    match action:
        case Play():
            return plan.card(action.slot, NONE if action.target is None else action.target)
        case Discard():
            return plan.discard(action.slot)
        case Challenge():
            return plan.challenge(action.foe)
        case Fight():
            return plan.fight(action.foe)
        case Stop():
            return plan.stop()
        case RunOn():
            return plan.run_on()
    assert isinstance(action, EndTurn | Decline)
    return plan.rest()


# -- hasty -------------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class HastyBot(Bot):
    """Rolls, then plays whatever card takes it on; with none, one against whoever is ahead. Keeps nothing for later."""

    def choose(self, view: MatchView, legal: Sequence[Action], luck: QuickLuck) -> Action:
        table: View = view.table
        sight = Sight(table)
        ahead = _ahead(sight)
        return _best([(_haste(action, ahead), action) for action in legal], luck)


def _ahead(sight: Sight) -> int:
    """Who else has the formula, or is nearest to it."""
    others = [seat for seat in range(sight.seats) if seat != sight.me]
    if sight.holder in others:
        return sight.holder
    return max(others, key=lambda seat: sight.at[seat])


def _haste(action: Action, ahead: int) -> float:
    match action:
        case Roll() | Stop():
            return 3.0
        case Play():
            if action.target is None:
                return 2.0
            return 1.0 if action.target == ahead else -1.0
        case Fight() | Challenge():
            return 1.0 if action.foe == ahead else 0.5
        case Discard():
            return -1.0
    assert isinstance(action, EndTurn | Decline | RunOn)
    return 0.0


BOTS: Final[dict[str, Callable[[], Bot]]] = {"hasty": HastyBot, "regular": RegularBot}
