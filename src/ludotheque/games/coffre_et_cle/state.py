"""The position.

Every physical card has a number, given when it is dealt. `at` says which card lies where, and everybody can follow
that, because all moves are public; `face` says what a card is, and that is the secret. So what a seat knows is a set
of cards, and a world that it cannot tell from this one differs in `face` alone (and in names still secret). Who has
seen which card is not kept: `record` works it out from what was done, when somebody asks.

What there is one of a seat, a card or a place is a row of small numbers (see kernel/row): bots clone states by the
million. The rules read it through the functions below.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.kernel.row import bit, nth, put

from . import faces
from .pieces import Ending, Phase, Spoken
from .record import Record
from .rules import NONE, Rules

STARTER: Final = Phase.STARTER
SPECIALS: Final = Phase.SPECIALS
DEAL: Final = Phase.DEAL
ACTION: Final = Phase.ACTION
CLOSING: Final = Phase.CLOSING
NAMING: Final = Phase.NAMING
OVER: Final = Phase.OVER

KEY_FOUND: Final = Ending.KEY_FOUND
FAKE_DESIGNATED: Final = Ending.FAKE_DESIGNATED
FALSE_TREASURE_WON: Final = Ending.FALSE_TREASURE_WON
FAKE_NAMED: Final = Ending.FAKE_NAMED
FAKE_CAUGHT: Final = Ending.FAKE_CAUGHT
FAKE_ESCAPED: Final = Ending.FAKE_ESCAPED
FAKE_UNNAMED: Final = Ending.FAKE_UNNAMED
FAKE_NOT_HELD: Final = Ending.FAKE_NOT_HELD
ROUNDS_OVER: Final = Ending.ROUNDS_OVER


@final
@mypyc_attr(acyclic=True)
class State:
    """See `clone` for what is shared between copies: only what never changes."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.seats: i64 = rules.seats
        self.phase: Phase = STARTER
        self.starter: i64 = NONE
        self.turn: i64 = 0
        self.mover: i64 = NONE  # whose turn it is
        self.cards: i64 = 0  # how many have a face so far
        self.face: i64 = 0  # row by card
        self.at: i64 = 0  # row by location, the card: the seats, the two centre places, the removed
        self.lock: i64 = 0  # row by seat: how many ends of his own turn he stays locked for
        self.forced_by: i64 = 0  # row by seat: by whom since he last ended a turn, plus 1
        self.talked: i64 = 0  # row by seat: claims since the last step (CC-20)
        # by seat, as bits: the cards met since his last action (CC-34b); only where there is a Trap
        self.met: list[i64] = [0] * rules.seats if rules.trap else []
        self.laid_open: i64 = NONE  # the card face up out of the game (CC-34a)
        self.treasure: i64 = NONE  # in the final phase: who designated,
        self.designated: i64 = NONE  # and whom
        self.named: i64 = 0  # bit by seat: has had his say in the final phase
        self.names: i64 = 0  # row by seat: whom he named, plus 1
        self.ending: Ending | None = None
        self.winners: i64 = 0  # bit by seat
        self.done: list[i64] = []  # the public moves: one action a turn, and perhaps a designation
        self.claims: tuple[Spoken, ...] = ()
        self._record: Record | None = None  # what follows from `done`, kept for the next to look

    def clone(self) -> "State":
        other = State(self.rules)
        other.phase = self.phase
        other.starter = self.starter
        other.turn = self.turn
        other.mover = self.mover
        other.cards = self.cards
        other.face = self.face
        other.at = self.at
        other.lock = self.lock
        other.forced_by = self.forced_by
        other.talked = self.talked
        other.met = self.met.copy()
        other.laid_open = self.laid_open
        other.treasure = self.treasure
        other.designated = self.designated
        other.named = self.named
        other.names = self.names
        other.ending = self.ending
        other.winners = self.winners
        other.done = self.done.copy()
        other.claims = self.claims
        return other

    def record(self) -> Record:
        """What the moves so far tell; of a state that is dealt."""
        record = self._record
        if record is None:
            record = self._record = Record(self.rules, self.starter)
        record.follow(self.done, self.laid_open, self.phase is NAMING)
        return record


def is_dealt(state: State) -> bool:
    return state.at != 0


def round_number(state: State) -> i64:
    """Counted from 1; a round is n turns from the starter (CC-31)."""
    return state.turn // state.seats + 1


def held(state: State, seat: i64) -> i64:
    """The face of this seat's card."""
    return face_at(state, seat)


def face_at(state: State, location: i64) -> i64:
    return nth(state.face, nth(state.at, location))


def is_seat(state: State, number: int) -> bool:
    """Of any number, however large: a comparison with an i64 would take only what a machine counts to."""
    return number in range(state.seats)


def left_of(state: State, seat: i64) -> i64:
    """The next seat, clockwise (CC-05)."""
    return seat + 1 if seat + 1 < state.seats else 0


def centre(state: State, place: i64) -> i64:
    """The location of a centre place."""
    return state.seats + place


def is_locked(state: State, seat: i64) -> bool:
    return nth(state.lock, seat) > 0


def lock(state: State, seat: i64, ends: i64) -> None:
    """Locked for so many ends of his own turn."""
    state.lock = put(state.lock, seat, ends)


def holder(state: State, face: i64) -> i64:
    """The seat that holds this card, or NONE."""
    for seat in range(state.seats):
        if held(state, seat) == face:
            return seat
    return NONE


def is_snared(state: State, seat: i64) -> bool:
    """He has met the Trap and must pass on his next turn (CC-34b)."""
    if not state.rules.trap:
        return False
    traps: i64 = 0
    for card in range(state.cards):
        if nth(state.face, card) == faces.TRAP:
            traps |= bit(card)
    return state.met[seat] & traps != 0


def has_named(state: State, seat: i64) -> bool:
    return state.named >> seat & 1 != 0


def named_by(state: State, seat: i64) -> i64:
    """Whom this seat has named, or NONE."""
    return nth(state.names, seat) - 1


def forcer_of(state: State, seat: i64) -> i64:
    """Who has changed this seat's card since it last ended a turn, or NONE."""
    return nth(state.forced_by, seat) - 1
