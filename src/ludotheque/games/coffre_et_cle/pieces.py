"""The nouns of the rulebook: cards, what a player may do, what then happened, how it may end."""

from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

from ludotheque.kernel.pieces import Action, Event, Seat, kebab

from .options import Options

type_of_place: Final = {"is": "place"}
Place = Annotated[int, Meta(ge=0, le=1, extra=type_of_place, extra_json_schema=type_of_place)]  # CC-20: left, right
Turn = Annotated[int, Meta(ge=0)]  # counted from 0 over the whole deal

PLACES: Final = (0, 1)
LEAST: Final = 4  # seats, CC-01
MOST: Final = 8


class Card(StrEnum):
    KEY = "key"
    TREASURE = "treasure"
    FAKE_KEY = "fake-key"
    NEUTRAL = "neutral"
    FALSE_TREASURE = "false-treasure"
    TRAP = "trap"


# Short names for the rules: identity with these is how a card is recognised.
KEY: Final = Card.KEY
TREASURE: Final = Card.TREASURE
FAKE_KEY: Final = Card.FAKE_KEY
NEUTRAL: Final = Card.NEUTRAL
FALSE_TREASURE: Final = Card.FALSE_TREASURE
TRAP: Final = Card.TRAP

SPECIALS: Final = (KEY, TREASURE, FAKE_KEY)


# -- what a player may do --------------------------------------------------------------------------------------


class Observe(Action, frozen=True):
    place: Place


class Swap(Action, frozen=True):
    place: Place


class Force(Action, frozen=True):
    seat: Seat
    place: Place


class Pass(Action, frozen=True):
    pass


class EndTurn(Action, frozen=True):
    pass


class Designate(Action, frozen=True):
    seat: Seat


class Name(Action, frozen=True):
    """In the final phase: I believe that this player holds the Fake Key."""

    seat: Seat


# Every simple action there is, made once: `legal` hands these out.
OBSERVE: Final = tuple(Observe(place) for place in PLACES)
SWAP: Final = tuple(Swap(place) for place in PLACES)
FORCE: Final = tuple(tuple(Force(seat, place) for place in PLACES) for seat in range(MOST))
PASS: Final = Pass()
END_TURN: Final = EndTurn()
DESIGNATE: Final = tuple(Designate(seat) for seat in range(MOST))
NAME: Final = tuple(Name(seat) for seat in range(MOST))


# -- what a player may say (CC-20) -----------------------------------------------------------------------------


class Said(StrEnum):
    """The cards of which claims speak; an advanced card is spoken of as the Neutral that it replaces."""

    KEY = "key"
    TREASURE = "treasure"
    FAKE_KEY = "fake-key"
    NEUTRAL = "neutral"


class Sureness(StrEnum):
    LOW = "low"
    MID = "mid"
    HIGH = "high"


class Intent(StrEnum):
    DESIGNATE = "designate"
    SPARE = "spare"
    FORCE = "force"
    SWAP = "swap"


class Deed(StrEnum):
    """What one may request of somebody."""

    DESIGNATE = "designate"
    SPARE = "spare"
    FORCE = "force"
    SWAP = "swap"
    OBSERVE = "observe"
    PASS = "pass"
    NAME = "name"


class Topic(StrEnum):
    DEALT = "dealt"
    HOLD = "hold"
    SAW = "saw"


Cards = Annotated[tuple[Said, ...], Meta(min_length=1, max_length=4)]  # one of these; sorted, none twice
ClaimNumber = Annotated[int, Meta(ge=0)]
Target = Annotated[int, Meta(ge=0, lt=MOST)]  # a seat; of a swap or a look, a centre place


class Says(Struct, frozen=True, tag_field="says", tag=kebab, forbid_unknown_fields=True):
    """The sentence of a claim. It may be false."""


class Dealt(Says, frozen=True):
    cards: Cards


class Hold(Says, frozen=True):
    seat: Seat
    cards: Cards


class Saw(Says, frozen=True):
    place: Place
    turn: Turn
    cards: Cards


class Gave(Says, frozen=True):
    place: Place
    turn: Turn
    cards: Cards


class Suspect(Says, frozen=True):
    seat: Seat
    card: Said
    sureness: Sureness


class Intend(Says, frozen=True):
    intent: Intent
    target: Target


class Ask(Says, frozen=True):
    seat: Seat
    topic: Topic


class Request(Says, frozen=True):
    seat: Seat
    deed: Deed
    target: Target | None  # None for a pass alone


class Agree(Says, frozen=True):
    claim: ClaimNumber


class Dispute(Says, frozen=True):
    claim: ClaimNumber


class Retract(Says, frozen=True):
    claim: ClaimNumber


Sentence = Dealt | Hold | Saw | Gave | Suspect | Intend | Ask | Request | Agree | Dispute | Retract


class Claim(Action, frozen=True):
    says: Sentence


Actions = Observe | Swap | Force | Pass | EndTurn | Designate | Name | Claim
ACTIONS: Final = (Observe, Swap, Force, Pass, EndTurn, Designate, Name, Claim)  # isinstance is quicker with a tuple


# -- what happened ---------------------------------------------------------------------------------------------


class StarterFound(Event, frozen=True):
    seat: Seat


class CardDealt(Event, frozen=True):
    """Each seat sees its own."""

    seat: Seat
    card: Card


class Observed(Event, frozen=True):
    seat: Seat
    place: Place
    card: Card | None


class Swapped(Event, frozen=True):
    seat: Seat
    place: Place
    gave: Card | None
    got: Card | None


class Forced(Event, frozen=True):
    by: Seat
    seat: Seat
    place: Place
    gave: Card | None
    got: Card | None


class Passed(Event, frozen=True):
    seat: Seat


class TurnEnded(Event, frozen=True):
    seat: Seat


class TimedOut(Event, frozen=True):
    seat: Seat


class Designated(Event, frozen=True):
    by: Seat
    seat: Seat


class FalseTreasureShown(Event, frozen=True):
    seat: Seat


class FinalPhaseBegan(Event, frozen=True):
    treasure: Seat
    seat: Seat  # who was designated and is not the Key


class Named(Event, frozen=True):
    seat: Seat
    target: Seat


class NamedSecretly(Event, frozen=True):
    """Where names are given `at_once`, the target is the namer's alone to see until `NamesShown`."""

    seat: Seat
    target: Seat | None


class NamesShown(Event, frozen=True):
    names: tuple[Seat | None, ...]


class Claimed(Event, frozen=True):
    number: ClaimNumber
    seat: Seat
    says: Sentence


class Ending(StrEnum):
    KEY_FOUND = "key-found"  # CC-23
    FAKE_DESIGNATED = "fake-designated"  # CC-24
    FALSE_TREASURE_WON = "false-treasure-won"  # CC-34a
    FAKE_NAMED = "fake-named"  # CC-27, as printed
    FAKE_CAUGHT = "fake-caught"  # CC-27, plurality
    FAKE_ESCAPED = "fake-escaped"  # CC-27, plurality
    FAKE_UNNAMED = "fake-unnamed"  # CC-28
    FAKE_NOT_HELD = "fake-not-held"  # CC-28
    ROUNDS_OVER = "rounds-over"  # CC-31


class CardsShown(Struct, frozen=True):
    """Every card, at the end (CC-30)."""

    seats: tuple[Card, ...]
    centre: tuple[Card, ...]
    removed: tuple[Card, ...]
    laid_open: tuple[Card, ...] = ()  # a False Treasure that has missed (CC-34a)


class Ended(Event, frozen=True):
    how: Ending
    winners: tuple[Seat, ...]
    cards: CardsShown


# -- what is kept for the views --------------------------------------------------------------------------------


PublicAction = Observe | Swap | Force | Pass | Designate


class Done(Struct, frozen=True):
    """A public action, as everybody saw it."""

    turn: Turn
    seat: Seat
    action: PublicAction


class Spoken(Struct, frozen=True):
    """A claim in the record. `after` is how many public actions had been taken before it."""

    number: ClaimNumber
    seat: Seat
    turn: Turn
    after: int
    says: Sentence


class NoteKind(StrEnum):
    SAW = "saw"
    GAVE = "gave"


class Note(Struct, frozen=True):
    """What a player has seen at a centre place, or given up there. `stale`: that place has changed since."""

    kind: NoteKind
    turn: Turn
    place: Place
    card: Card
    stale: bool


# -- the table through one seat's eyes ---------------------------------------------------------------------------


class Phase(StrEnum):
    STARTER = "starter"  # luck finds who starts (CC-05)
    SPECIALS = "specials"  # luck deals the three special cards to seats (CC-04b)
    DEAL = "deal"  # luck deals the rest (CC-04)
    ACTION = "action"  # the mover takes his one action (CC-06)
    CLOSING = "closing"  # the mover ends his turn or designates (CC-21)
    NAMING = "naming"  # the final phase (CC-26)
    OVER = "over"


class View(Struct, frozen=True):
    """The table through one seat's eyes; `seat` None is a spectator."""

    seat: Seat | None
    seats: int
    options: Options
    phase: Phase
    starter: Seat | None
    mover: Seat | None  # whose turn it is, or was when the final phase began
    turn: Turn
    round: int
    locked: tuple[bool, ...]
    done: tuple[Done, ...]
    claims: tuple[Spoken, ...]
    laid_open: tuple[Card, ...]
    treasure: Seat | None  # in the final phase: who designated,
    designated: Seat | None  # and whom
    named: tuple[bool, ...]
    names: tuple[Seat | None, ...]
    abstained: tuple[bool, ...]  # the clock had his say for him (CC-33): he has named, but nobody
    # what only this seat sees
    card: Card | None
    forced_by: Seat | None  # somebody has changed your card since your last turn
    snared: bool
    notes: tuple[Note, ...]
    claims_left: int
    # what everybody sees at the end
    cards: CardsShown | None
    ending: Ending | None
    winners: tuple[Seat, ...]


# -- why something is refused ----------------------------------------------------------------------------------


class No(StrEnum):
    NO_SUCH_PLACE = "no-such-place"
    LOCKED = "locked"
    TARGET_LOCKED = "target-locked"
    FORCE_SELF = "force-self"
    SNARED = "snared"
    NOT_TREASURE = "not-treasure"
    TOO_EARLY = "too-early"
    DESIGNATE_SELF = "designate-self"
    NAME_SELF = "name-self"
    IMPLAUSIBLE = "implausible"
    TREASURE_SILENT = "treasure-silent"
    ALREADY_NAMED = "already-named"
    TALK_CLOSED = "talk-closed"
    TALKED_ENOUGH = "talked-enough"
    BAD_CLAIM = "bad-claim"
    NO_SUCH_CLAIM = "no-such-claim"
    NOT_YOUR_CLAIM = "not-your-claim"
    NO_SUCH_TURN = "no-such-turn"
