"""What a good player of this game does. `regular` never forgets; `forgetful` plays the same game with less of it in
mind. They see what their seat has been shown, and nothing else."""

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.bot import Bot
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.pieces import Action, MatchView

from .belief import Belief
from .memory import Memory
from .pieces import AXLES, BUNCH, DOORS, Dial, Finish, Keep, Lay, Level, Look, Pick, PutBack, Take, TakeDoor, View
from .plan import Plan, numbers
from .rules import Rules
from .state import DIALLING, LAYING, LOOKING, PICKING, PUTTING_BACK, TAKING

Choice = tuple[float, Action]

EQUAL: Final = 1e-9
ENDS: Final = 8.0  # more than all that speaks for a gear: of looks, the last
THEIR_KEY: Final = 0.5  # how glad I am of a key that somebody else loses sight of, in keys that I do


@mypyc_attr(allow_interpreted_subclasses=True)
class RegularBot(Bot):
    """Plays by what it remembers: with no other memory given, all that it was shown."""

    def __init__(self, memory: Memory | None = None) -> None:
        self._memory = memory or Memory()

    def choose(self, view: MatchView, legal: Sequence[Action], luck: QuickLuck) -> Action:
        table: View = view.table
        if len(legal) == 1:
            return legal[0]
        if table.phase is LOOKING:
            return _best(_looks(table, self._memory, legal, _waits(view)), luck)
        if table.phase is DIALLING:
            return _dial(table, self._memory, legal, luck)
        if _may_dial(legal) and _waits(view):
            legal = [action for action in legal if not isinstance(action, Dial)]
        if _may_dial(legal) and _knows_all(table, self._memory):
            return _dial(table, self._memory, legal, luck)
        plan = Plan(table, Belief(table, self._memory))
        if table.phase is TAKING:
            return _best(_takes(plan, legal), luck)
        if table.phase is LAYING:
            return self._lay(plan, legal, luck)
        if table.phase is PUTTING_BACK:
            return _best(_put_backs(plan, legal), luck)
        if table.phase is PICKING:
            return _best(_picks(plan, legal), luck)
        return _best(_doors(plan, legal), luck)

    def _lay(self, plan: Plan, legal: Sequence[Action], luck: QuickLuck) -> Action:
        lays = _lays(plan, legal)
        done = _keeps(plan, legal) or _put_backs(plan, legal)
        if done and _may_dial(legal) and not lays:
            return _dial(plan.view, self._memory, legal, luck)  # nothing is lost by a guess
        if not done:
            return _best(lays, luck)
        # Of a hand only three keys may be kept (CS-29): what is laid now is better off than that.
        stop = max(value for value, _ in done) if plan.rules.in_hand else plan.laying(plan.belief.hand)
        better = [choice for choice in lays if choice[0] > stop]
        return _best(better or done, luck)


def _best(choices: Sequence[Choice], luck: QuickLuck) -> Action:
    """The most promising one; among equals, any."""
    most = max(value for value, _ in choices)
    equals = [action for value, action in choices if value >= most - EQUAL]
    return equals[luck.below(len(equals))] if len(equals) > 1 else equals[0]


# -- keys ------------------------------------------------------------------------------------------------------


def _takes(plan: Plan, legal: Sequence[Action]) -> list[Choice]:
    places = {action.place: action for action in legal if isinstance(action, Take)}
    wishes = plan.wishes()
    worth = plan.progress(plan.ease(plan.belief.hand, []))
    return [(plan.taking(bunch, wishes, worth), places[bunch.place]) for bunch in plan.belief.bunches()]


def _lays(plan: Plan, legal: Sequence[Action]) -> list[Choice]:
    found: list[Choice] = []
    for action in legal:
        if isinstance(action, Lay):
            found.append((plan.after_lay(numbers((action.key,))[0], action.door), action))
        elif isinstance(action, Finish):
            found.append((plan.after_finish(action.door, numbers(action.keys)), action))
    return found


def _keeps(plan: Plan, legal: Sequence[Action]) -> list[Choice]:
    """CS-29: those that bring my doors on most; the others go back, where I know them."""
    return [(plan.keeping(numbers(action.keys)), action) for action in legal if isinstance(action, Keep)]


def _put_backs(plan: Plan, legal: Sequence[Action]) -> list[Choice]:
    """CS-08: keys that I want together lie together."""
    place = plan.view.filling
    there = [] if place is None else plan.belief.known[place]
    keys = plan.belief.hand + plan.belief.aside
    wanted = _wanted(plan)
    found: list[Choice] = []
    for action in legal:
        if isinstance(action, PutBack):
            here = numbers(action.keys)
            rest = keys.copy()
            for key in here:
                rest.remove(key)
            found.append((_together(there + here, wanted) + _together(rest[:BUNCH], wanted), action))
    return found


def _wanted(plan: Plan) -> list[list[int]]:
    """The sets of keys that would open doors of mine."""
    return [keys for door in range(DOORS) if plan.is_mine[door] for keys in plan.wants(door)]


def _together(keys: list[int], wanted: list[list[int]]) -> float:
    """How much of what is wanted lies here; two keys of four count for more than twice one."""
    total = 0.0
    for wish in wanted:
        if wish:
            share = sum(1 for key in wish if key in keys) / len(wish)
            total += share * share
    return total


def _picks(plan: Plan, legal: Sequence[Action]) -> list[Choice]:
    """CS-10: rather bunches that others know than those that I know."""
    cost: list[float] = []
    for place, layers in enumerate(plan.view.bunches):
        theirs = sum(layer.count for layer in layers if layer.seat not in (None, plan.me))
        cost.append(len(plan.belief.known[place]) - THEIR_KEY * theirs)
    return [(-cost[action.first] - cost[action.second], action) for action in legal if isinstance(action, Pick)]


def _doors(plan: Plan, legal: Sequence[Action]) -> list[Choice]:
    """CS-20: the spare door that is nearest to being opened."""
    ease = plan.ease(plan.belief.hand, [])
    return [(plan.promise(action.door, ease), action) for action in legal if isinstance(action, TakeDoor)]


# -- the safe --------------------------------------------------------------------------------------------------


def _waits(view: MatchView) -> bool:
    """With stakes the most tokens win (CS-32): whoever has fewer than another, both pots added, had better not open the
    safe. In a match the next game may still mend it."""
    table: View = view.table
    if not table.tokens or table.seat is None or view.deal < view.deals:
        return False
    return table.tokens[table.seat] + table.door_pot + table.safe_pot < max(table.tokens)


def _looks(view: View, memory: Memory, legal: Sequence[Action], waits: bool) -> list[Choice]:
    """A gear that I have not seen; rather where none is laid on top (CS-17). Else one that I cannot call to mind. While
    I wait I leave the last one alone."""
    found: list[Choice] = []
    for action in legal:
        if isinstance(action, Look):
            axle = view.axles[action.axle]
            level = 1 if action.level is Level.UPPER else 0
            unseen = view.seat not in axle[level].seen_by
            vague = memory.digit(view, action.axle, level, axle[level]) == 0
            ends = waits and unseen and _wins(view, action.axle)
            found.append((4.0 * unseen + 2.0 * vague + len(axle) - ENDS * ends, action))
    return found


def _wins(view: View, axle: int) -> bool:
    """Whether to look at a gear there, the last that I have not seen, opens the safe at once (CS-11, CS-17)."""
    rules = Rules(view.options, view.seats, 1)
    gears = [gear for gears in view.axles for gear in gears]
    grows = len(gears) < rules.gears and len(view.axles[axle]) == 1
    return not rules.strict and not grows and sum(1 for gear in gears if view.seat not in gear.seen_by) == 1


def _digits(view: View, memory: Memory) -> list[int]:
    """The combination, as far as it is in mind: axle 1 to 4, the lower gear before the upper (CS-12)."""
    return [
        memory.digit(view, axle, level, gear) for axle in range(AXLES) for level, gear in enumerate(view.axles[axle])
    ]


def _knows_all(view: View, memory: Memory) -> bool:
    return 0 not in _digits(view, memory)


def _may_dial(legal: Sequence[Action]) -> bool:
    return any(isinstance(action, Dial) for action in legal)


def _dial(view: View, memory: Memory, legal: Sequence[Action], luck: QuickLuck) -> Action:
    """The next digit; where it will not come to mind, one that is on no other gear."""
    digits = _digits(view, memory)
    wanted = digits[view.dialled]
    dials = [action for action in legal if isinstance(action, Dial)]
    guesses = [dial for dial in dials if dial.digit == wanted or (not wanted and dial.digit not in digits)]
    chosen = guesses or dials  # a wrong guess before may have used up the right one
    return chosen[luck.below(len(chosen))]


# After a round `forgetful` has lost half of what it knew of the bunches, and of three digits one does not come to mind.
FORGETFUL_HALF_LIFE: Final = 1.0
FORGETFUL_SLIPS: Final = 1 / 3


def _forgetful() -> Bot:
    return RegularBot(Memory(FORGETFUL_HALF_LIFE, FORGETFUL_SLIPS))


BOTS: Final[dict[str, Callable[[], Bot]]] = {"forgetful": _forgetful, "regular": RegularBot}
