"""What a good player of this game does: `regular` acts, speaks and lies from its belief, and sees its view alone."""

from collections.abc import Callable, Sequence
from typing import Final, assert_never

from mypy_extensions import mypyc_attr

from ludotheque.kernel.bot import Bot
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.pieces import Action, MatchView, Open, Seat

from . import talk
from .belief import Belief
from .options import FakeHides
from .pieces import (
    DESIGNATE,
    END_TURN,
    FAKE_KEY,
    FALSE_TREASURE,
    FORCE,
    KEY,
    NAME,
    OBSERVE,
    PASS,
    PLACES,
    SWAP,
    TREASURE,
    Card,
    Claim,
    Place,
    Said,
    Suspect,
    View,
)
from .state import ACTION, CLOSING

Choice = tuple[float, Action]

# What a card is worth to its holder: about how often he wins with it, by how many turns he still has (none, one, more).
WORTH: Final[dict[Card, Sequence[float]]] = {
    KEY: (0.30, 0.50, 0.55),
    TREASURE: (0.35, 0.45, 0.50),
    FAKE_KEY: (0.30, 0.30, 0.30),
}
WORTH_OF_A_NEUTRAL: Final[Sequence[float]] = (0.15, 0.15, 0.15)
WORTH_A_SWAP: Final = 0.05  # below this gain a Neutral keeps what it knows,
WELL_WORTH_A_SWAP: Final = 0.15  # above this one it does not wait
STIRS: Final = 0.02  # how much it likes to bring an unknown card within reach; to pass is worth up to 0.1

# The Treasure designates at this chance of winning by it, by the turns that it has left: none, one, two, more.
SURE_ENOUGH: Final[Sequence[float]] = (0.0, 0.55, 0.65, 0.80)
# The False Treasure has less to lose: a miss costs it only its card.
BOLD_ENOUGH: Final[Sequence[float]] = (0.0, 0.40, 0.50, 0.60)

KEY_STAYS: Final = 0.85  # how likely a Key that I saw in the centre is still there on my next turn
LIKELY: Final = 0.60  # when a seat or place is acted on as if it were known
UNLIMITED: Final = 20  # turns left, where no limit is played
EQUAL: Final = 1e-9


@mypyc_attr(allow_interpreted_subclasses=True)
class RegularBot(Bot):
    """Keeps its belief between calls, and builds a new one where the view is of another deal."""

    def __init__(self) -> None:
        self._belief: Belief | None = None
        self._deal = 0

    def choose(self, view: MatchView, legal: Sequence[Action], luck: QuickLuck) -> Action:
        table: View = view.table
        belief = self._believe(view.deal, table)
        if len(legal) == 1:
            return legal[0]
        if table.phase is ACTION:
            return _act(table, belief, legal, luck)
        if table.phase is CLOSING:
            return _close(table, belief, legal, luck)
        return _name(table, belief, legal, luck)

    def speak(self, view: MatchView, openings: Sequence[Open], luck: QuickLuck) -> Action | None:
        table: View = view.table
        if luck.chance() >= talk.eagerness(table):
            return None
        says = talk.sentence(table, self._believe(view.deal, table), luck)
        return None if says is None else Claim(says)

    def _believe(self, deal: int, table: View) -> Belief:
        belief = self._belief
        if belief is None or deal != self._deal or not belief.continues(table):
            belief = self._belief = Belief(table)
            self._deal = deal
        belief.see(table)
        return belief


def _best(choices: Sequence[Choice], luck: QuickLuck) -> Action:
    """The most promising one; among equals, any."""
    most = max(value for value, _ in choices)
    equals = [action for value, action in choices if value >= most - EQUAL]
    return equals[luck.below(len(equals))] if len(equals) > 1 else equals[0]


def _turns_left(view: View) -> int:
    """How many turns of mine come after this one."""
    return view.options.max_rounds - view.round if view.options.max_rounds else UNLIMITED


def _by_turns_left(table: Sequence[float], view: View) -> float:
    return table[min(_turns_left(view), len(table) - 1)]


def _others(view: View) -> list[Seat]:
    return [seat for seat in range(view.seats) if seat != view.seat]


# -- the action of a turn --------------------------------------------------------------------------------------


def _act(view: View, belief: Belief, legal: Sequence[Action], luck: QuickLuck) -> Action:
    assert view.card is not None
    match view.card:
        case Card.TREASURE | Card.FALSE_TREASURE:
            choices = _seek(view, belief)
        case Card.KEY | Card.FAKE_KEY:
            choices = _be_found(view, belief, luck)
        case Card.NEUTRAL | Card.TRAP:
            choices = _climb(view, belief, luck)
        case _:
            assert_never(view.card)
    return _best([(value, action) for value, action in choices if action in legal], luck)


def _seek(view: View, belief: Belief) -> list[Choice]:
    """The Treasure: how likely the Key is found in the end, if I do this now."""
    others = _others(view)
    at_seat = {seat: belief.chance(KEY, seat) for seat in others}
    best = max(at_seat.values())
    left = _turns_left(view)
    later = KEY_STAYS if left else 0.0
    may_designate = view.round >= view.options.designate_from_round
    waits = max(later * belief.chance(KEY, belief.place(place)) for place in PLACES)
    choices: list[Choice] = [(max(best, waits), PASS)]
    for place in PLACES:
        if not _knows(belief, place):
            found, shown = belief.after_looking(belief.place(place))
            choices.append((found + later * shown + 0.02, OBSERVE[place]))
        there = belief.chance(KEY, belief.place(place))
        for seat in others:
            rest = max((chance for other, chance in at_seat.items() if other != seat), default=0.0)
            given = max(there, rest) if may_designate else later * there
            choices.append((given - 0.01 * at_seat[seat], FORCE[seat][place]))
            if left >= 2 and belief.seen(_me(view), belief.place(place)):
                choices.append((_probe(at_seat[seat], rest), FORCE[seat][place]))
    return choices


def _probe(there: float, rest: float) -> float:
    """Lay his card where I can look at it on my next turn, and give it back on the one after if it is the Key."""
    return KEY_STAYS * KEY_STAYS * there + (1 - there) * min(1.0, rest / (1 - there)) if there < 1 else 0.0


def _be_found(view: View, belief: Belief, luck: QuickLuck) -> list[Choice]:
    """The Key: see that somebody holds the Treasure, learn what can be told, and sit still. The Fake Key does the same:
    to take the Key from its holder would only help to tell the two apart."""
    return [(0.2 * luck.chance(), PASS), *_look(belief, luck), *_hand_out(view, belief)]


def _look(belief: Belief, luck: QuickLuck) -> list[Choice]:
    """Look where I do not know what lies."""
    return [(0.5 + 0.3 * luck.chance(), OBSERVE[place]) for place in PLACES if not _knows(belief, place)]


def _knows(belief: Belief, place: Place) -> bool:
    """Whether another look there would show me nothing new."""
    return belief.face_known(belief.card_at(belief.place(place))) is not None


def _hand_out(view: View, belief: Belief) -> list[Choice]:
    """Nobody holds the Treasure, and I know where it lies: somebody shall."""
    return [
        (2 - belief.chance(KEY, seat) - belief.chance(FAKE_KEY, seat), FORCE[seat][place])
        for place in PLACES
        if belief.chance(TREASURE, belief.place(place)) > LIKELY
        for seat in _others(view)
    ]


def _climb(view: View, belief: Belief, luck: QuickLuck) -> list[Choice]:
    """A Neutral wins seldom: it looks for a better card, blindly if need be, and stirs where there is none."""
    choices: list[Choice] = [(0.1 * luck.chance(), PASS)]
    choices += [(0.4 * value, look) for value, look in _look(belief, luck)]
    keep = _by_turns_left(WORTH_OF_A_NEUTRAL, view)
    for place in PLACES:
        gain = _worth(view, belief, place) - keep
        if gain > WORTH_A_SWAP:
            choices.append((1 + gain if gain > WELL_WORTH_A_SWAP else 3 * gain * luck.chance(), SWAP[place]))
        elif belief.seen(_me(view), belief.place(place)):
            others = _others(view)
            choices.append((STIRS * luck.chance(), FORCE[others[luck.below(len(others))]][place]))
    return choices


def _worth(view: View, belief: Belief, place: Place) -> float:
    """What the card at this place is worth to me, on average."""
    neutral = 1.0
    worth = 0.0
    for card, by_turns in WORTH.items():
        chance = belief.chance(card, belief.place(place))
        neutral -= chance
        worth += chance * _by_turns_left(by_turns, view)
    return worth + neutral * _by_turns_left(WORTH_OF_A_NEUTRAL, view)


def _me(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


# -- the end of a turn -----------------------------------------------------------------------------------------


def _close(view: View, belief: Belief, legal: Sequence[Action], luck: QuickLuck) -> Action:
    """Designate, if that is more promising than waiting."""
    falsely = view.card is FALSE_TREASURE
    choices: list[Choice] = [
        (belief.chance(KEY, seat) if falsely else _promise(view, belief, seat), DESIGNATE[seat])
        for seat in _others(view)
        if DESIGNATE[seat] in legal
    ]
    if not choices or max(value for value, _ in choices) < _by_turns_left(
        BOLD_ENOUGH if falsely else SURE_ENOUGH, view
    ):
        return END_TURN
    return _best(choices, luck)


def _promise(view: View, belief: Belief, seat: Seat) -> float:
    """How likely the Treasure wins by designating him: at once, or by a miss after which it names the Fake Key."""
    at_once = belief.chance(KEY, seat)
    if not view.options.treasure_names:
        return at_once  # CC-26c
    missed, named = belief.fake_after_a_miss(seat)
    caught = named if view.options.fake_hides is FakeHides.OFF else 0.6 * named * named
    return at_once + missed * caught


# -- the final phase -------------------------------------------------------------------------------------------


def _name(view: View, belief: Belief, legal: Sequence[Action], luck: QuickLuck) -> Action:
    """Name the likeliest Fake Key; as the Fake Key, whoever is suspected most, or one who makes my meaning plain."""
    if view.card is not FAKE_KEY:
        choices = [(belief.chance(FAKE_KEY, seat), NAME[seat]) for seat in _others(view)]
    elif view.options.fake_hides is FakeHides.OFF:
        choices = [(1.0 if seat == view.treasure else 0.0, NAME[seat]) for seat in _others(view)]
    else:
        choices = [(_suspected(view, seat), NAME[seat]) for seat in _others(view)]
    return _best([(value, action) for value, action in choices if action in legal], luck)


def _suspected(view: View, seat: Seat) -> float:
    """How many have said that they suspect him of the Fake Key; lately said counts most."""
    return sum(
        1.0 if spoken.after == len(view.done) else 0.3
        for spoken in view.claims
        if isinstance(spoken.says, Suspect) and spoken.says.seat == seat and spoken.says.card is Said.FAKE_KEY
    )


BOTS: Final[dict[str, Callable[[], Bot]]] = {"regular": RegularBot}
