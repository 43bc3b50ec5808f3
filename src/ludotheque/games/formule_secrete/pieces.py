"""The nouns of the rulebook: players on a track, cards and dice, what a player may do, what then happened.

Spaces are counted from the start, 0, to the vault. Who has not been in the vault moves inward, who has, outward.
A hand has three places, and everybody sees from which of them a card is played: the next one is drawn into it.
"""

from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

from ludotheque.kernel.pieces import Action, Event, Seat

from .options import Instruction, Options

LEAST: Final = 2  # seats, FS-01
MOST: Final = 4
HAND: Final = 3  # cards, FS-02
SIDES: Final = 6  # of a die

Slot = Annotated[int, Meta(ge=0, lt=HAND)]  # a place in a hand
At = Annotated[int, Meta(ge=0, le=200)]  # a space of the track
Die = Annotated[int, Meta(ge=1, le=SIDES)]


# -- what a player may do --------------------------------------------------------------------------------------


class Roll(Action, frozen=True):
    """The roll of the turn; on a guard space, the guard's fight (FS-05)."""


class Play(Action, frozen=True):
    """This card; `target` is before whom, or whom it sends back, and None for the others (FS-19 to FS-22)."""

    slot: Slot
    card: Instruction
    target: Seat | None


class Discard(Action, frozen=True):
    """This card for another, instead of playing one (FS-07)."""

    slot: Slot
    card: Instruction


class EndTurn(Action, frozen=True):
    """No card in this turn (FS-05)."""


class Fight(Action, frozen=True):
    """This one, of several on the space (FS-09)."""

    foe: Seat


class Challenge(Action, frozen=True):
    """From a TV screen (FS-15)."""

    foe: Seat


class Decline(Action, frozen=True):
    """Nobody is challenged (FS-15)."""


class Stop(Action, frozen=True):
    """Where the holder is, to battle for the formula (FS-31)."""


class RunOn(Action, frozen=True):
    """Past the holder, with what is left of the move (FS-31)."""


Actions = Roll | Play | Discard | EndTurn | Fight | Challenge | Decline | Stop | RunOn
ACTIONS: Final = (Roll, Play, Discard, EndTurn, Fight, Challenge, Decline, Stop, RunOn)


# -- what happened ---------------------------------------------------------------------------------------------


class Throw(StrEnum):
    """Why dice are thrown to move."""

    TURN = "turn"  # the roll of the turn (FS-05)
    REPLAY = "replay"  # a replay space (FS-16)
    CARD = "card"  # roll again (FS-19)
    RUN = "run"  # with the formula: out of the vault (FS-25), or after a battle for it (FS-31)


class Halt(StrEnum):
    """Why a move ends where it does."""

    COUNT = "count"  # all steps are made
    CORRIDOR = "corridor"  # it is occupied (FS-10)
    HOLDER = "holder"  # the mover may stop here or run on (FS-31)
    VAULT = "vault"  # FS-24
    START = "start"  # FS-28c, FS-34


class Stake(StrEnum):
    """What a battle is about."""

    GROUND = "ground"  # the higher advances by the difference (FS-08)
    AFAR = "afar"  # the same, from a TV screen (FS-15)
    FORMULA = "formula"  # the higher has it and runs (FS-31)
    FORMULA_AND_GUARD = "formula-and-guard"  # the higher has it; the guard comes next (FS-32)


class CardsDealt(Event, frozen=True):
    """Only their owner sees which (FS-02)."""

    seat: Seat
    cards: tuple[Instruction, ...]
    count: int


class StartRolled(Event, frozen=True):
    """One for each who rolls for the start; the tied roll again (FS-01)."""

    seat: Seat
    die: Die


class StarterFound(Event, frozen=True):
    seat: Seat


class TurnSkipped(Event, frozen=True):
    """FS-20: the card that lay before him is discarded."""

    seat: Seat


class CardPlayed(Event, frozen=True):
    """It lies on the discards, *sidelined* before its target (FS-06)."""

    seat: Seat
    slot: Slot
    card: Instruction
    target: Seat | None


class CardDiscarded(Event, frozen=True):
    seat: Seat
    slot: Slot
    card: Instruction


class PileReshuffled(Event, frozen=True):
    """The discards are the pile now (FS-06)."""

    count: int


class CardDrawn(Event, frozen=True):
    """Only who drew it sees which."""

    seat: Seat
    slot: Slot
    card: Instruction | None


class DiceThrown(Event, frozen=True):
    """To move: one die inward, two outward (FS-26)."""

    seat: Seat
    dice: tuple[Die, ...]
    total: int
    why: Throw


class Moved(Event, frozen=True):
    """From `start` over every space between to `to`, where it ends (`halt`)."""

    seat: Seat
    start: At
    to: At
    halt: Halt


class RanOn(Event, frozen=True):
    """Past `holder`; a `Moved` follows (FS-31)."""

    seat: Seat
    holder: Seat


class SentBack(Event, frozen=True):
    """By a prowling guard: no movement, nobody on the way matters (FS-21)."""

    seat: Seat
    start: At
    to: At
    by: Seat


class BattleBegan(Event, frozen=True):
    """`seat` is the one whose turn it is."""

    seat: Seat
    foe: Seat
    stake: Stake


class BattleRolled(Event, frozen=True):
    """`winner` None: a tie, they roll again."""

    seat: Seat
    foe: Seat
    die: Die
    foe_die: Die
    stake: Stake
    winner: Seat | None


class Challenged(Event, frozen=True):
    """From a TV screen; `BattleBegan` follows (FS-15)."""

    seat: Seat
    foe: Seat


class ChallengeDeclined(Event, frozen=True):
    seat: Seat


class GuardRolled(Event, frozen=True):
    """Red for the guard, blue for the player; equal: they roll again (FS-11)."""

    seat: Seat
    guard: Die
    die: Die


class VaultReached(Event, frozen=True):
    """He turns round, and from now on moves outward (FS-24, FS-26)."""

    seat: Seat


class FormulaTaken(Event, frozen=True):
    """From `victim`; None: where it lay, in the vault (FS-25, FS-31)."""

    seat: Seat
    victim: Seat | None


class WaitsAtStart(Event, frozen=True):
    """Without the formula there is nothing further out (FS-28c)."""

    seat: Seat


class TimedOut(Event, frozen=True):
    seat: Seat


class Ending(StrEnum):
    OUT = "out"  # FS-34
    ROUNDS_HOLDER = "rounds-holder"  # FS-35: he has the formula
    ROUNDS_NEAREST = "rounds-nearest"  # FS-35: it lies in the vault, and he is nearest
    SHARED = "shared"  # FS-35: so are several


class Part(StrEnum):
    """What a seat was in this game, for comparing how they fare: being first at the formula is worth something."""

    GRABBER = "grabber"
    CHASER = "chaser"


class Ended(Event, frozen=True):
    how: Ending
    winners: tuple[Seat, ...]


Events = (
    CardsDealt
    | StartRolled
    | StarterFound
    | TurnSkipped
    | CardPlayed
    | CardDiscarded
    | PileReshuffled
    | CardDrawn
    | DiceThrown
    | Moved
    | RanOn
    | SentBack
    | BattleBegan
    | BattleRolled
    | Challenged
    | ChallengeDeclined
    | GuardRolled
    | VaultReached
    | FormulaTaken
    | WaitsAtStart
    | TimedOut
    | Ended
)


# -- the table through one seat's eyes -------------------------------------------------------------------------


class Phase(StrEnum):
    DEALING = "dealing"  # luck shuffles the cards (FS-02)
    STARTING = "starting"  # luck rolls for who starts (FS-01)
    RESTING = "resting"  # the mover rolls, plays or discards a card, or ends his turn (FS-05)
    RESHUFFLING = "reshuffling"  # luck shuffles the discards into a pile (FS-06)
    MOVING = "moving"  # luck throws the dice of `runner`
    STOPPING = "stopping"  # the mover stops at the holder's space or runs on (FS-31)
    PICKING = "picking"  # he picks whom to fight (FS-09)
    CHALLENGING = "challenging"  # he challenges somebody or nobody (FS-15)
    BATTLE = "battle"  # luck throws a die for him and one for `foe` (FS-08)
    GUARD = "guard"  # luck throws the guard's die and his (FS-11)
    OVER = "over"


class Taking(Struct, frozen=True):
    """Who took the formula, and in which turn."""

    turn: int
    seat: Seat


class View(Struct, frozen=True):
    """The table through one seat's eyes; `seat` None is a spectator."""

    seat: Seat | None
    seats: int
    options: Options
    phase: Phase
    starter: Seat | None
    mover: Seat | None
    turn: int  # counted from 0 over the whole game, skipped ones included
    round: int
    # the board
    spaces: str  # a letter for each, from the start to the vault (options.LETTERS)
    deck: tuple[int, ...]  # how many of each card there are, by CARDS
    labs: tuple[int, ...]  # how far the lab cards 1, 2, 3 take
    # the players
    at: tuple[At, ...]
    outward: tuple[bool, ...]  # he has been in the vault (FS-26)
    holder: Seat | None
    grabber: Seat | None  # who took the formula first
    sidelined: tuple[bool, ...]  # a card lies before him (FS-20)
    held: tuple[int, ...]  # how many cards each has in hand
    pile: int
    discards: tuple[Instruction, ...]  # the last on top
    # this turn
    rolled: bool  # its roll is made, or lost (FS-05)
    carded: bool  # a card is played or discarded
    runner: Seat | None  # for whom luck throws the dice in MOVING
    foe: Seat | None  # whom the mover battles in BATTLE; in STOPPING, the holder
    stake: Stake | None  # of that battle
    left: int  # steps, in STOPPING
    this_turn: tuple[Events, ...]  # what has happened, as everybody saw it,
    last_turn: tuple[Events, ...]  # and in the turn before
    # what only this seat sees
    hand: tuple[Instruction, ...]  # by slot
    # the end
    ending: Ending | None
    winners: tuple[Seat, ...]
    race: tuple[tuple[int, ...], ...]  # round by round, how far on the way in and out each had come; told at the end
    takings: tuple[Taking, ...]  # told at the end


# -- why something is refused ----------------------------------------------------------------------------------


class No(StrEnum):
    ALREADY_ROLLED = "already-rolled"
    MUST_ROLL = "must-roll"
    ONE_CARD_A_TURN = "one-card-a-turn"
    NOT_IN_HAND = "not-in-hand"
    GUARDED = "guarded"
    IN_THE_VAULT = "in-the-vault"
    AT_THE_START = "at-the-start"
    NO_LAB_AHEAD = "no-lab-ahead"
    NOT_ON_THAT_LAB = "not-on-that-lab"
    NEEDS_A_TARGET = "needs-a-target"
    HAS_NO_TARGET = "has-no-target"
    TARGET_SAFE = "target-safe"
    ALREADY_SIDELINED = "already-sidelined"
    NO_GUARD_BEHIND = "no-guard-behind"
    NOT_HERE = "not-here"
    NOT_TO_CHALLENGE = "not-to-challenge"
