"""The nouns of the rulebook: keys, doors and gears, what a player may do, what then happened, how it may end."""

from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

from ludotheque.kernel.pieces import Action, Event, Seat

from .options import Options

LEAST: Final = 2  # seats, CS-01
MOST: Final = 6
DOORS: Final = 6  # CS-03
PLACES: Final = 12  # of bunches, CS-04
BUNCH: Final = 4  # keys of a complete bunch, CS-04
AXLES: Final = 4  # CS-05
GEARS: Final = 10  # CS-05
MOST_HELD: Final = 3  # keys in hand from turn to turn, CS-29
TOKENS: Final = 30  # CS-33

Door = Annotated[int, Meta(ge=0, lt=DOORS)]
Place = Annotated[int, Meta(ge=0, lt=PLACES)]
Axle = Annotated[int, Meta(ge=0, lt=AXLES)]
Digit = Annotated[int, Meta(ge=1, le=GEARS)]
Turn = Annotated[int, Meta(ge=0)]  # counted from 0 over the whole game


class Letter(StrEnum):
    """The locks of a door, in this order (CS-03)."""

    C = "C"
    O = "O"  # noqa: E741 -- the second letter of CODE
    D = "D"
    E = "E"


class Key(StrEnum):
    """The 24 kinds of key: there are two of each (CS-02)."""

    C1 = "1C"
    O1 = "1O"
    D1 = "1D"
    E1 = "1E"
    C2 = "2C"
    O2 = "2O"
    D2 = "2D"
    E2 = "2E"
    C3 = "3C"
    O3 = "3O"
    D3 = "3D"
    E3 = "3E"
    C4 = "4C"
    O4 = "4O"
    D4 = "4D"
    E4 = "4E"
    C5 = "5C"
    O5 = "5O"
    D5 = "5D"
    E5 = "5E"
    C6 = "6C"
    O6 = "6O"
    D6 = "6D"
    E6 = "6E"


class Level(StrEnum):
    """Which gear of an axle (CS-18)."""

    LOWER = "lower"
    UPPER = "upper"


# The rules count keys from 0 to 23, number by number; 1C is 0, 1O is 1, 2C is 4. Letters are counted from 0 to 3.
KEYS: Final = tuple(Key)
LETTERS: Final = tuple(Letter)
KEY_NUMBER: Final = {key: number for number, key in enumerate(KEYS)}

Keys = Annotated[tuple[Key, ...], Meta(max_length=10)]  # in the order of KEYS
FourKeys = Annotated[tuple[Key, ...], Meta(min_length=1, max_length=4)]  # in the order of their letters


# -- what a player may do --------------------------------------------------------------------------------------


class Take(Action, frozen=True):
    """This bunch (CS-06)."""

    place: Place


class Lay(Action, frozen=True):
    """One key, on the lock of its letter (CS-07)."""

    key: Key
    door: Door


class Finish(Action, frozen=True):
    """These keys on a door in one move that covers all its locks: a theft (CS-21), or keys changed (CS-28). Each goes
    to the lock of its letter; a key that lies there is taken back."""

    door: Door
    keys: FourKeys


class Keep(Action, frozen=True):
    """Done with laying; these keys stay in hand (CS-29)."""

    keys: Annotated[tuple[Key, ...], Meta(max_length=MOST_HELD)]


class PutBack(Action, frozen=True):
    """These keys onto the place that is being filled (CS-08). The first one ends laying, where no key is kept."""

    keys: Annotated[tuple[Key, ...], Meta(max_length=BUNCH)]


class Look(Action, frozen=True):
    """At one gear (CS-09)."""

    axle: Axle
    level: Level


class Dial(Action, frozen=True):
    """The next digit of the combination: axle 1 to 4, the lower gear before the upper (CS-12)."""

    digit: Digit


class Pick(Action, frozen=True):
    """Two complete bunches, to be shuffled with the keys of a door (CS-10)."""

    first: Place
    second: Place


class TakeDoor(Action, frozen=True):
    """This spare door (CS-20)."""

    door: Door


Actions = Take | Lay | Finish | Keep | PutBack | Look | Dial | Pick | TakeDoor
ACTIONS: Final = (Take, Lay, Finish, Keep, PutBack, Look, Dial, Pick, TakeDoor)


# -- what happened ---------------------------------------------------------------------------------------------


class Pot(StrEnum):
    DOOR = "door"  # CS-30
    SAFE = "safe"  # CS-31


class StarterFound(Event, frozen=True):
    seat: Seat


class Staked(Event, frozen=True):
    """One token."""

    seat: Seat
    pot: Pot


class DoorCleared(Event, frozen=True):
    """CS-13: this seat could lay no key; luck puts these back."""

    seat: Seat
    door: Door
    count: int


class LuckPutBack(Event, frozen=True):
    place: Place
    count: int


class BunchTaken(Event, frozen=True):
    """Who took it sees the keys."""

    seat: Seat
    place: Place
    keys: Keys
    count: int


class KeyLaid(Event, frozen=True):
    """Face down (CS-23), only who laid it sees the key."""

    seat: Seat
    door: Door
    letter: Letter
    key: Key | None
    face_down: bool


class KeysTakenBack(Event, frozen=True):
    """CS-28. Where keys lie face down, only who took them back sees them."""

    seat: Seat
    door: Door
    letters: Annotated[tuple[Letter, ...], Meta(min_length=1, max_length=3)]
    keys: Keys
    count: int
    face_down: bool


class DoorFinished(Event, frozen=True):
    """All its locks were covered in one move, with these keys (CS-21, CS-28)."""

    seat: Seat
    door: Door
    keys: FourKeys
    count: int


class DoorOpened(Event, frozen=True):
    """`tokens` came from the door pot (CS-30)."""

    seat: Seat
    door: Door
    keys: FourKeys
    tokens: int


class BetLost(Event, frozen=True):
    """The four keys, turned up, are no set: the owner looks at a gear (CS-27)."""

    seat: Seat
    door: Door
    owner: Seat
    keys: FourKeys


class GearSeen(Event, frozen=True):
    """Only who looked sees the digit."""

    seat: Seat
    axle: Axle
    level: Level
    digit: Digit | None


class GearAdded(Event, frozen=True):
    """CS-17."""

    seat: Seat
    axle: Axle


class DigitDialled(Event, frozen=True):
    """The `nth` digit, counted from 0; only who dials sees which it is."""

    seat: Seat
    nth: int
    digit: Digit | None


class DialWrong(Event, frozen=True):
    seat: Seat


class KeysKept(Event, frozen=True):
    """`count` is how many he holds now; which, only he sees."""

    seat: Seat
    keys: Keys
    count: int


class KeysPutBack(Event, frozen=True):
    seat: Seat
    place: Place
    keys: Keys
    count: int


class BunchesPicked(Event, frozen=True):
    seat: Seat
    door: Door
    first: Place
    second: Place


class BunchesMade(Event, frozen=True):
    """The keys of the door and of the two bunches lie shuffled on these three places (CS-10)."""

    door: Door
    first: Place
    second: Place
    third: Place


class DoorTaken(Event, frozen=True):
    """A spare door (CS-20)."""

    seat: Seat
    door: Door


class TimedOut(Event, frozen=True):
    seat: Seat


class Ending(StrEnum):
    SAFE_OPENED = "safe-opened"  # CS-11, CS-12
    ROUNDS_OVER = "rounds-over"  # CS-34: somebody has looked at the most gears
    NOBODY_AHEAD = "nobody-ahead"  # CS-34: several have


class Part(StrEnum):
    """What a seat was in this game, for comparing how they fare."""

    STARTER = "starter"
    FOLLOWER = "follower"


class Ended(Event, frozen=True):
    """`winner` has won this game, `tokens` came from the pots; `winners` are first, with stakes by tokens (CS-32)."""

    how: Ending
    winner: Seat | None
    tokens: int
    winners: tuple[Seat, ...]
    combination: tuple[Digit, ...]


Events = (
    StarterFound
    | Staked
    | DoorCleared
    | LuckPutBack
    | BunchTaken
    | KeyLaid
    | KeysTakenBack
    | DoorFinished
    | DoorOpened
    | BetLost
    | GearSeen
    | GearAdded
    | DigitDialled
    | DialWrong
    | KeysKept
    | KeysPutBack
    | BunchesPicked
    | BunchesMade
    | DoorTaken
    | TimedOut
    | Ended
)


# -- the table through one seat's eyes -------------------------------------------------------------------------


class Phase(StrEnum):
    STARTER = "starter"  # luck finds who starts (CS-01)
    GEARS = "gears"  # luck lays the gears out (CS-05)
    KEYS = "keys"  # luck stacks the keys (CS-04)
    CLEARING = "clearing"  # luck puts back the keys of a door (CS-13)
    TAKING = "taking"  # the mover takes a bunch, or begins to dial
    LAYING = "laying"  # he lays, finishes, and then keeps or puts back; right after a look he may begin to dial
    LOOKING = "looking"  # `looker` looks at a gear
    DIALLING = "dialling"  # the mover goes on dialling
    PUTTING_BACK = "putting-back"  # he goes on putting back
    PICKING = "picking"  # he picks two bunches
    SHUFFLING = "shuffling"  # luck shuffles them
    TAKING_DOOR = "taking-door"  # he takes a spare door
    OVER = "over"


class Lock(Struct, frozen=True):
    """`key` None where none lies there, or where it lies face down and is not yours to know."""

    covered: bool
    key: Key | None


class DoorView(Struct, frozen=True):
    """`owner` None: everybody's; or, with doors of one's own, a spare one, which is shut."""

    owner: Seat | None
    shut: bool
    opened: bool  # all its keys are turned up, and will be shuffled back at the end of the turn
    locks: tuple[Lock, ...]


class Layer(Struct, frozen=True):
    """Keys that came to a bunch together. `seat` None: by luck. `cannot`: a bit for each key, by KEYS, that is not
    among them, because whoever put them back would have had to lay it; as far as everybody can tell."""

    seat: Seat | None
    turn: Turn
    count: int
    cannot: int
    keys: tuple[Key, ...]  # your own put-backs, where the table keeps notes (CS-12)


class GearView(Struct, frozen=True):
    seen_by: tuple[Seat, ...]
    digit: Digit | None  # what you know of it; at the end, what it is


class Glimpse(Struct, frozen=True):
    """The gear that you looked at last, until you act again or the turn is over."""

    axle: Axle
    level: Level
    digit: Digit


class View(Struct, frozen=True):
    """The table through one seat's eyes; `seat` None is a spectator."""

    seat: Seat | None
    seats: int
    options: Options
    phase: Phase
    starter: Seat | None
    mover: Seat | None
    looker: Seat | None  # who is to look at a gear now
    turn: Turn
    round: int
    must_lay: bool  # every key that has a home (CS-07, CS-29)
    may_lay: bool  # not after a wrong dial (CS-12)
    doors: tuple[DoorView, ...]
    bunches: tuple[tuple[Layer, ...], ...]  # by place
    filling: Place | None  # where the next keys are put back, while it is the mover's turn
    held: tuple[int, ...]  # how many keys each seat has in hand,
    aside: int  # and how many of the mover's are on their way back to bunches
    axles: tuple[tuple[GearView, ...], ...]  # lower, upper
    reserve: int
    to_shuffle: tuple[Door, ...]  # doors of this turn, in the order of opening (CS-10)
    dialled: int  # how many digits the mover has dialled
    tokens: tuple[int, ...]
    door_pot: int
    safe_pot: int
    this_turn: tuple[Events, ...]  # what has happened, as everybody saw it,
    last_turn: tuple[Events, ...]  # and in the turn before
    # what only this seat sees
    hand: Keys
    mine_aside: Keys
    my_dial: tuple[Digit, ...]
    glimpse: Glimpse | None
    # what everybody sees at the end
    ending: Ending | None
    winner: Seat | None
    winners: tuple[Seat, ...]


# -- why something is refused ----------------------------------------------------------------------------------


class No(StrEnum):
    NO_BUNCH = "no-bunch"
    NOT_IN_HAND = "not-in-hand"
    NO_HOME = "no-home"
    NOT_YOUR_DOOR = "not-your-door"
    DOOR_SHUT = "door-shut"
    NO_MORE_LAYING = "no-more-laying"
    DOES_NOT_FINISH = "does-not-finish"
    LAY_ONE_BY_ONE = "lay-one-by-one"
    NO_CHANGING = "no-changing"
    KEYS_DISAGREE = "keys-disagree"
    KEYS_OUT_OF_ORDER = "keys-out-of-order"
    MUST_LAY = "must-lay"
    NO_KEEPING = "no-keeping"
    TOO_MANY_KEPT = "too-many-kept"
    WRONG_COUNT = "wrong-count"
    NO_SUCH_GEAR = "no-such-gear"
    MAY_NOT_DIAL = "may-not-dial"
    DIGIT_TWICE = "digit-twice"
    NOT_COMPLETE = "not-complete"
    NOT_SPARE = "not-spare"
