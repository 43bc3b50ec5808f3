"""The position.

A knight is a number: three times its seat, plus its helmet. A place is a number of `castle`, which never turns; how
people call it depends on `orientation` (RN-36). A portrait is its pair's number, 0 where there is none.

Two things are hidden from everybody: `trap`, and the order of the piles. What all have seen of them is here too, so
that it follows from the position with no record of the past: `suspects` says of each card on which of its squares the
trap may still be, `known` how many portraits at the bottom of a pile were seen when they were put there.
"""

from typing import Final, final

from .castle import ANYWHERE, CORNERS, NONE, PLACES, ROOM_AT, TREASURE
from .pieces import CARDS, KNIGHTS, ROPES, Ending, Events, Phase
from .rules import Rules, knights_of

STARTER: Final = Phase.STARTER
ROOMS_LAID: Final = Phase.ROOMS
TRAPS_HIDDEN: Final = Phase.TRAPS
PILES_SHUFFLED: Final = Phase.PILES
DIE: Final = Phase.DIE
CHOOSING: Final = Phase.CHOOSING
MOVING: Final = Phase.MOVING
EXCHANGING: Final = Phase.EXCHANGING
OVER: Final = Phase.OVER


@final
class State:
    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.phase: Phase = STARTER
        self.starter: int = NONE
        self.mover: int = NONE
        self.turn: int = 0
        # the castle
        self.orientation: int = 0
        self.rooms: list[int] = []  # by corner, as pieces.ROOMS counts
        self.entrance: int = NONE  # its place
        self.trap: list[int] = []  # by card, its place
        self.suspects: list[int] = [ANYWHERE] * CARDS  # by card, bits by square
        self.found: int = 0  # bits by card: its trap has been seen open
        self.falls: list[int] = [0] * CARDS  # by card, through its trap, in this game
        # the knights
        self.at: list[int] = [NONE] * rules.knights
        self.on: list[int] = [NONE] * PLACES  # by square, the knight there
        self.left: list[int] = [0] * rules.knights  # the lower of its two portraits,
        self.right: list[int] = [0] * rules.knights  # and the higher
        self.ropes: list[int] = [ROPES] * rules.seats
        self.idle: list[int] = [0] * rules.seats  # RN-39
        # the galleries, by helmet
        self.piles: list[list[int]] = []  # from the top
        self.known: list[int] = [0] * KNIGHTS
        # this turn
        self.die: int = NONE  # a helmet
        self.ringed: bool = False
        self.moving: int = NONE  # a knight
        self.began: int = NONE  # where it stood
        self.steps: int = 0
        self.visited: int = 0  # bits by gallery
        self.gallery: int = NONE  # where it is just now
        self.arrived: bool = False  # it has, and may rob (RN-31)
        self.robbed: bool = False
        self.this_turn: list[Events] = []  # what everybody has seen of it,
        self.last_turn: list[Events] = []  # and of the turn before
        # the end
        self.ending: Ending | None = None
        self.winners: list[int] = []

    def clone(self) -> "State":
        other = State(self.rules)
        other.phase = self.phase
        other.starter = self.starter
        other.mover = self.mover
        other.turn = self.turn
        other.orientation = self.orientation
        other.rooms = self.rooms.copy()
        other.entrance = self.entrance
        other.trap = self.trap.copy()
        other.suspects = self.suspects.copy()
        other.found = self.found
        other.falls = self.falls.copy()
        other.at = self.at.copy()
        other.on = self.on.copy()
        other.left = self.left.copy()
        other.right = self.right.copy()
        other.ropes = self.ropes.copy()
        other.idle = self.idle.copy()
        other.piles = [pile.copy() for pile in self.piles]
        other.known = self.known.copy()
        other.die = self.die
        other.ringed = self.ringed
        other.moving = self.moving
        other.began = self.began
        other.steps = self.steps
        other.visited = self.visited
        other.gallery = self.gallery
        other.arrived = self.arrived
        other.robbed = self.robbed
        other.this_turn = self.this_turn.copy()
        other.last_turn = self.last_turn.copy()
        other.ending = self.ending
        other.winners = self.winners.copy()
        return other


def round_number(state: State) -> int:
    """Counted from 1: a round is a turn for everybody, from the starter on (RN-38)."""
    return state.turn // state.rules.seats + 1


# -- knights ---------------------------------------------------------------------------------------------------


def put(state: State, knight: int, place: int) -> None:
    """There, and nowhere else. Rooms hold any number (RN-11)."""
    before = state.at[knight]
    if before != NONE and ROOM_AT[before] == NONE:
        state.on[before] = NONE
    state.at[knight] = place
    if ROOM_AT[place] == NONE:
        state.on[place] = knight


def outside(state: State, seat: int) -> list[int]:
    """His knights that are not yet in the treasure chamber."""
    return [knight for knight in knights_of(seat) if state.at[knight] != TREASURE]


# -- portraits -------------------------------------------------------------------------------------------------


def has_portraits(state: State, knight: int) -> bool:
    return state.right[knight] != 0


def has_pair(state: State, knight: int) -> bool:
    return state.right[knight] != 0 and state.left[knight] == state.right[knight]


def hang(state: State, knight: int, one: int, other: int) -> None:
    """These two portraits, at this knight."""
    state.left[knight] = min(one, other)
    state.right[knight] = max(one, other)


def in_common(state: State, one: int, other: int) -> list[int]:
    """The portraits of which each of these two knights holds a half, in order."""
    found: list[int] = []
    for portrait in (state.left[one], state.right[one]):
        if portrait != 0 and portrait in (state.left[other], state.right[other]) and portrait not in found:
            found.append(portrait)
    return found


def other_portrait(state: State, knight: int, portrait: int) -> int:
    return state.right[knight] if state.left[knight] == portrait else state.left[knight]


# -- rooms and squares -----------------------------------------------------------------------------------------


def room_at(state: State, corner_place: int) -> int:
    """What lies in this corner, as pieces.ROOMS counts."""
    return state.rooms[CORNERS.index(corner_place)]
