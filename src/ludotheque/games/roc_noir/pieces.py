"""The nouns of the rulebook: knights, portraits, squares and rooms, what a player may do, what then happened.

Squares are called as people see them: columns A to J from the left, rows 1 to 10 from the top. When the castle turns
(RN-36) the names stay where they are on the picture and the castle moves under them, so whoever acts, reads or listens
speaks of the castle as it lies now. The rules have coordinates of their own, which never turn (`castle`).
"""

from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

from ludotheque.kernel.pieces import Action, Event, Seat

from .options import Options

LEAST: Final = 2  # seats, RN-01
MOST: Final = 4
KNIGHTS: Final = 3  # of a player, RN-04
ROPES: Final = 3  # RN-04
CARDS: Final = 20  # of slabs, RN-02
MOST_STEPS: Final = 200  # steps and jumps of a turn, RN-09
PATIENCE: Final = 3  # idle turns until a rope is given back, RN-39


class Helmet(StrEnum):
    """A knight's helmet, and the gallery of that colour."""

    BLACK = "black"
    GREY = "grey"
    WHITE = "white"


class Room(StrEnum):
    """What lies in a corner (RN-02)."""

    ENTRANCE = "entrance"
    BLACK = "black"
    GREY = "grey"
    WHITE = "white"


class Portrait(StrEnum):
    """One half of a pair, called by the pair's number (RN-05)."""

    P1 = "1"
    P2 = "2"
    P3 = "3"
    P4 = "4"
    P5 = "5"
    P6 = "6"
    P7 = "7"
    P8 = "8"
    P9 = "9"
    P10 = "10"
    P11 = "11"
    P12 = "12"


class Spot(StrEnum):
    """Where a knight may be: a square as the castle lies now, or a room."""

    ENTRANCE = "entrance"
    BLACK = "black"
    GREY = "grey"
    WHITE = "white"
    TREASURE = "treasure"
    C1 = "C1"
    D1 = "D1"
    E1 = "E1"
    F1 = "F1"
    G1 = "G1"
    H1 = "H1"
    C2 = "C2"
    D2 = "D2"
    E2 = "E2"
    F2 = "F2"
    G2 = "G2"
    H2 = "H2"
    A3 = "A3"
    B3 = "B3"
    C3 = "C3"
    D3 = "D3"
    E3 = "E3"
    F3 = "F3"
    G3 = "G3"
    H3 = "H3"
    I3 = "I3"
    J3 = "J3"
    A4 = "A4"
    B4 = "B4"
    C4 = "C4"
    D4 = "D4"
    E4 = "E4"
    F4 = "F4"
    G4 = "G4"
    H4 = "H4"
    I4 = "I4"
    J4 = "J4"
    A5 = "A5"
    B5 = "B5"
    C5 = "C5"
    D5 = "D5"
    G5 = "G5"
    H5 = "H5"
    I5 = "I5"
    J5 = "J5"
    A6 = "A6"
    B6 = "B6"
    C6 = "C6"
    D6 = "D6"
    G6 = "G6"
    H6 = "H6"
    I6 = "I6"
    J6 = "J6"
    A7 = "A7"
    B7 = "B7"
    C7 = "C7"
    D7 = "D7"
    E7 = "E7"
    F7 = "F7"
    G7 = "G7"
    H7 = "H7"
    I7 = "I7"
    J7 = "J7"
    A8 = "A8"
    B8 = "B8"
    C8 = "C8"
    D8 = "D8"
    E8 = "E8"
    F8 = "F8"
    G8 = "G8"
    H8 = "H8"
    I8 = "I8"
    J8 = "J8"
    C9 = "C9"
    D9 = "D9"
    E9 = "E9"
    F9 = "F9"
    G9 = "G9"
    H9 = "H9"
    C10 = "C10"
    D10 = "D10"
    E10 = "E10"
    F10 = "F10"
    G10 = "G10"
    H10 = "H10"


HELMETS: Final = tuple(Helmet)
ROOMS: Final = tuple(Room)
PORTRAITS: Final = tuple(Portrait)  # pair n is PORTRAITS[n - 1]
NUMBER_OF_HELMET: Final = {helmet: number for number, helmet in enumerate(HELMETS)}
NUMBER_OF_PORTRAIT: Final = {portrait: number + 1 for number, portrait in enumerate(PORTRAITS)}

Orientation = Annotated[int, Meta(ge=0, lt=4)]  # quarters clockwise
TwoPortraits = Annotated[tuple[Portrait, ...], Meta(max_length=2)]  # the lower number first


# -- what a player may do --------------------------------------------------------------------------------------


class Choose(Action, frozen=True):
    """The knight to move, where the one of the die is in the treasure chamber (RN-08)."""

    helmet: Helmet


class Step(Action, frozen=True):
    """Onto the next square, or into a room that touches this one (RN-10)."""

    to: Spot


class Jump(Action, frozen=True):
    """With a rope, straight over one square (RN-18)."""

    to: Spot


class Exchange(Action, frozen=True):
    """In a gallery: these portraits of the knight that entered go under the pile, as many come from its top (RN-24)."""

    portraits: TwoPortraits


class Swap(Action, frozen=True):
    """On one's own rail: `taker` takes this portrait from `giver`, and gives its own other one (RN-30)."""

    taker: Helmet
    giver: Helmet
    portrait: Portrait


class Rob(Action, frozen=True):
    """The moving knight takes this portrait from a knight beside it, and gives its own other one (RN-31)."""

    victim: Seat
    helmet: Helmet
    portrait: Portrait


class Stop(Action, frozen=True):
    """The move ends here, and with it the turn (RN-09)."""


Actions = Choose | Step | Jump | Exchange | Swap | Rob | Stop
ACTIONS: Final = (Choose, Step, Jump, Exchange, Swap, Rob, Stop)


# -- what happened ---------------------------------------------------------------------------------------------
#
# Where `once` is true squares are shown for this moment only (RN-17). Read afterwards, such an event has None in their
# place, or is not there at all: that a knight was dropped says, with where it stands now, where the trap is. Steps are
# never read again, and jumps without their squares, at any table (`view.reread`).


class StarterFound(Event, frozen=True):
    seat: Seat


class RoomsLaid(Event, frozen=True):
    """What lies in the corners: top left, top right, bottom right, bottom left (RN-02)."""

    rooms: tuple[Room, ...]


class LayoutRedrawn(Event, frozen=True):
    """The traps would have shut a room off: they are laid anew (RN-03)."""


class DieRolled(Event, frozen=True):
    seat: Seat
    helmet: Helmet
    ringed: bool


class CastleTurned(Event, frozen=True):
    """By a quarter, clockwise (RN-36). All that comes after it is said of the castle as it lies now."""

    orientation: Orientation


class KnightChosen(Event, frozen=True):
    """By the player, or because no other is left outside (RN-08)."""

    seat: Seat
    helmet: Helmet


class Stepped(Event, frozen=True):
    seat: Seat
    helmet: Helmet
    start: Spot
    to: Spot
    once: bool


class Jumped(Event, frozen=True):
    """`ropes` are left."""

    seat: Seat
    helmet: Helmet
    start: Spot | None
    to: Spot | None
    ropes: int
    once: bool


class Fell(Event, frozen=True):
    """The moving knight, into the trap that it has just stepped or jumped on; it is back, and the turn ends (RN-13)."""

    seat: Seat
    helmet: Helmet
    trap: Spot | None
    back: Spot | None
    once: bool


class Dropped(Event, frozen=True):
    """Another knight, whose counterweight has left: it is put on the square just left (RN-15)."""

    seat: Seat
    helmet: Helmet
    trap: Spot
    to: Spot
    once: bool


class PortraitsDrawn(Event, frozen=True):
    """`helmet` has entered this gallery, and its two portraits are for `receiver`, the knight of its colour (RN-21,
    RN-23)."""

    seat: Seat
    helmet: Helmet
    gallery: Helmet
    receiver: Helmet
    portraits: TwoPortraits


class Exchanged(Event, frozen=True):
    """RN-24. Nothing given: nothing taken."""

    seat: Seat
    helmet: Helmet
    gallery: Helmet
    given: TwoPortraits
    taken: TwoPortraits


class GalleryEmpty(Event, frozen=True):
    """A visit in which nothing happens (RN-29)."""

    seat: Seat
    helmet: Helmet
    gallery: Helmet


class CameBack(Event, frozen=True):
    """Out of a gallery, to where the step or the jump began (RN-25, RN-26)."""

    seat: Seat
    helmet: Helmet
    to: Spot
    once: bool


class Swapped(Event, frozen=True):
    seat: Seat
    taker: Helmet
    giver: Helmet
    portrait: Portrait
    given: Portrait


class Robbed(Event, frozen=True):
    seat: Seat
    helmet: Helmet
    victim: Seat
    robbed: Helmet
    portrait: Portrait
    given: Portrait


class TreasureReached(Event, frozen=True):
    """`count` of his knights are there now (RN-33)."""

    seat: Seat
    helmet: Helmet
    count: int


class Halt(StrEnum):
    CHOICE = "choice"  # RN-09
    NO_WAY = "no-way"  # it cannot move (RN-39), or has made its last step (RN-09)


class Stopped(Event, frozen=True):
    seat: Seat
    helmet: Helmet
    why: Halt


class RopeGiven(Event, frozen=True):
    """After idle turns (RN-39). `ropes` are what he has now."""

    seat: Seat
    ropes: int


class TimedOut(Event, frozen=True):
    seat: Seat


class Ending(StrEnum):
    TREASURE = "treasure"  # RN-34
    ROUNDS_OVER = "rounds-over"  # RN-38: one is ahead
    SHARED = "shared"  # RN-38: several are


class Part(StrEnum):
    """What a seat was in this game, for comparing how they fare."""

    STARTER = "starter"
    FOLLOWER = "follower"


class Ended(Event, frozen=True):
    """`traps` are shown, unless they stay for the next game (RN-37)."""

    how: Ending
    winners: tuple[Seat, ...]
    traps: tuple[Spot, ...]


Events = (
    StarterFound
    | RoomsLaid
    | LayoutRedrawn
    | DieRolled
    | CastleTurned
    | KnightChosen
    | Stepped
    | Jumped
    | Fell
    | Dropped
    | PortraitsDrawn
    | Exchanged
    | GalleryEmpty
    | CameBack
    | Swapped
    | Robbed
    | TreasureReached
    | Stopped
    | RopeGiven
    | TimedOut
    | Ended
)


# -- the table through one seat's eyes -------------------------------------------------------------------------


class Phase(StrEnum):
    STARTER = "starter"  # luck finds who starts (RN-01)
    ROOMS = "rooms"  # luck lays the rooms out (RN-02)
    TRAPS = "traps"  # luck hides the traps (RN-03)
    PILES = "piles"  # luck shuffles the galleries, one by one (RN-06)
    DIE = "die"  # luck throws the mover's die (RN-07)
    CHOOSING = "choosing"  # the mover chooses a knight (RN-08)
    MOVING = "moving"  # he steps, jumps, swaps, robs, stops
    EXCHANGING = "exchanging"  # his knight is in `gallery` (RN-24)
    OVER = "over"


class Knight(Struct, frozen=True):
    """A knight that visits a gallery is still `at` where its step began (RN-28)."""

    at: Spot
    portraits: TwoPortraits


class View(Struct, frozen=True):
    """The table through one seat's eyes; `seat` None is a spectator. All see the same: what is hidden is hidden from
    everybody."""

    seat: Seat | None
    seats: int
    options: Options
    phase: Phase
    starter: Seat | None
    mover: Seat | None
    turn: int  # counted from 0 over the whole game
    round: int
    orientation: Orientation
    rooms: tuple[Room, ...]  # top left, top right, bottom right, bottom left, as the castle lies now; () before
    die: Helmet | None  # this turn's throw,
    ringed: bool  # and whether it has turned the castle (RN-36)
    moving: Helmet | None  # the mover's knight of this turn
    gallery: Helmet | None  # where it is just now, on a visit
    visited: tuple[Helmet, ...]  # galleries, in this turn (RN-27)
    steps: int  # and jumps, in this turn
    knights: tuple[tuple[Knight, ...], ...]  # by seat and helmet
    ropes: tuple[int, ...]
    idle: tuple[int, ...]  # idle turns running (RN-39)
    piles: tuple[int, ...]  # by gallery: how many portraits
    traps: tuple[Spot, ...]  # marked ones (RN-17); at the end all, unless they stay for the next game (RN-37)
    this_turn: tuple[Events, ...]  # what has happened, as it may be read again (RN-17),
    last_turn: tuple[Events, ...]  # and in the turn before; squares as they were called then
    # what has been seen by all, for whoever never forgets (`Game.knowledge`); () in a view
    suspects: tuple[tuple[Spot, ...], ...]  # by card: where its trap may still be
    tails: tuple[tuple[Portrait, ...], ...]  # by gallery: the lowest portraits of the pile, in order (RN-24)
    # the end
    ending: Ending | None
    winners: tuple[Seat, ...]
    falls: tuple[int, ...]  # of each of `traps`, how many fell through it; () until all are shown (RN-17, RN-37)


# -- why something is refused ----------------------------------------------------------------------------------


class No(StrEnum):
    NOT_TO_CHOOSE = "not-to-choose"
    TOO_FAR = "too-far"
    OCCUPIED = "occupied"
    NO_PORTRAITS = "no-portraits"
    VISITED = "visited"
    NO_PAIR = "no-pair"
    NO_ROPE = "no-rope"
    TOO_MANY_STEPS = "too-many-steps"
    NOT_YOUR_PORTRAITS = "not-your-portraits"
    NO_SWAP = "no-swap"
    NO_ROBBERY = "no-robbery"
