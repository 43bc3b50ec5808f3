"""The position.

Every physical card has a number, given when it is dealt. `at` says which card lies where, and everybody can follow
that, because all moves are public; `face` says what a card is, and that is the secret. So what a seat knows is a set
of cards, and a world that it cannot tell from this one differs in `face` alone (and in names still secret).
"""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from ludotheque.kernel.pieces import Seat

from .options import Options
from .pieces import TRAP, Card, Done, Ending, NoteKind, Place, Spoken, Turn


class Phase(StrEnum):
    STARTER = "starter"  # luck finds who starts (CC-05)
    SPECIALS = "specials"  # luck deals the three special cards to seats (CC-04b)
    DEAL = "deal"  # luck deals the rest (CC-04)
    ACTION = "action"  # the mover takes his one action (CC-06)
    CLOSING = "closing"  # the mover ends his turn or designates (CC-21)
    NAMING = "naming"  # the final phase (CC-26)
    OVER = "over"


ACTION: Final = Phase.ACTION
CLOSING: Final = Phase.CLOSING
NAMING: Final = Phase.NAMING
OVER: Final = Phase.OVER

NOBODY: Final = -1


class Remembered(Struct, frozen=True):
    """A note by the card's number: its face is looked up, never copied."""

    kind: NoteKind
    turn: Turn
    place: Place
    card: int
    changes: int  # how often that place had changed by then


class State:
    """See `clone` for what is shared between copies: only what never changes."""

    __slots__ = (
        "at",
        "changes",
        "claims",
        "designated",
        "done",
        "ending",
        "face",
        "forced_by",
        "known",
        "laid_open",
        "lock",
        "may_be",
        "met",
        "named",
        "names",
        "notes",
        "options",
        "phase",
        "seats",
        "starter",
        "talked",
        "treasure",
        "turn",
        "winners",
    )

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.phase: Phase = Phase.STARTER
        self.starter: int = NOBODY
        self.turn: int = 0
        self.face: list[Card] = []  # by card
        self.at: list[int] = []  # card by location: the seats, the two centre places, the removed
        self.changes: list[int] = [0, 0]  # how often each centre place has got another card
        self.lock: list[int] = [0] * seats  # how many ends of his own turn a seat stays locked for
        self.known: list[int] = [0] * seats  # bit c: this seat has seen the face of card c
        self.met: list[int] = [0] * seats  # bit c: met card c since he last took an action (CC-34b)
        self.may_be: list[frozenset[Card]] = []  # by card: the faces that the public cannot rule out
        self.forced_by: list[int] = [NOBODY] * seats  # since he last ended a turn
        self.notes: list[list[Remembered]] = [[] for _ in range(seats)]
        self.done: list[Done] = []
        self.claims: list[Spoken] = []
        self.talked: list[int] = [0] * seats  # claims since the last action (CC-20)
        self.laid_open: list[int] = []  # cards face up out of the game (CC-34a)
        self.treasure: int = NOBODY  # in the final phase: who designated
        self.designated: int = NOBODY
        self.named: list[bool] = [False] * seats  # has had his say in the final phase
        self.names: list[int] = [NOBODY] * seats
        self.ending: Ending | None = None
        self.winners: tuple[Seat, ...] = ()

    def clone(self) -> "State":
        other = State.__new__(State)
        other.options = self.options
        other.seats = self.seats
        other.phase = self.phase
        other.starter = self.starter
        other.turn = self.turn
        other.face = self.face.copy()
        other.at = self.at.copy()
        other.changes = self.changes.copy()
        other.lock = self.lock.copy()
        other.known = self.known.copy()
        other.met = self.met.copy()
        other.may_be = self.may_be.copy()
        other.forced_by = self.forced_by.copy()
        other.notes = [notes.copy() for notes in self.notes]
        other.done = self.done.copy()
        other.claims = self.claims.copy()
        other.talked = self.talked.copy()
        other.laid_open = self.laid_open.copy()
        other.treasure = self.treasure
        other.designated = self.designated
        other.named = self.named.copy()
        other.names = self.names.copy()
        other.ending = self.ending
        other.winners = self.winners
        return other


def mover(state: State) -> Seat:
    return (state.starter + state.turn) % state.seats


def round_number(state: State) -> int:
    """Counted from 1; a round is n turns from the starter (CC-31)."""
    return state.turn // state.seats + 1


def held(state: State, seat: Seat) -> Card:
    return state.face[state.at[seat]]


def centre(state: State, place: Place) -> int:
    """The location of a centre place."""
    return state.seats + place


def is_snared(state: State, seat: Seat) -> bool:
    """He has met the Trap and must pass on his next turn (CC-34b)."""
    met = state.met[seat]
    return (
        met != 0
        and bool(state.options.advanced_cards)
        and any(met >> card & 1 for card, face in enumerate(state.face) if face is TRAP)
    )


def cards_of(state: State, locations: range) -> tuple[Card, ...]:
    return tuple(state.face[state.at[location]] for location in locations)


def holder(state: State, card: Card) -> int:
    """The seat that holds this card, or NOBODY."""
    for seat in range(state.seats):
        if held(state, seat) is card:
            return seat
    return NOBODY
