"""The nouns of the rulebook: spaces, keys, notes, what a player may do, what then happened, what he sees.

Spaces are counted clockwise from the start, 0. Moments are of the log, in ms. What belongs to one trial is in its own
folder (`trials`), and joins the unions below from there.
"""

from enum import StrEnum
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import Meta, Struct

from ludotheque.kernel.pieces import Action, Event, Seat

from . import trials
from .options import Options
from .trials import AnyStage, TrialCard

LEAST: Final = 3  # seats, FB-01
MOST: Final = 6
SIDES: Final = 6  # of a die
NOTES: Final = {1_000: 35, 5_000: 29, 10_000: 20, 50_000: 15, 100_000: 8, 500_000: 5}  # how many of each, FB-03
FROM_EACH: Final = 10  # notes that each player puts into the chest
KEYS: Final = 30  # of each colour, FB-02
ENOUGH: Final = 4  # keys that open the chest, FB-36
KEPT: Final = 2  # of them after closing, FB-39
LONGEST_ANSWER: Final = 40  # characters, FB-16
STRENGTHS: Final = (35, 50, 65)  # of a bot candidate, in a hundred (FB-25a)

Die = Annotated[int, Meta(ge=1, le=SIDES)]
At = Annotated[int, Meta(ge=0, le=200)]  # a space of the ring
Note = int
Count = Annotated[int, Meta(ge=0)]


class Space(StrEnum):
    """The kinds of space (FB-04)."""

    START = "start"
    TIGER = "tiger"
    GUARDIAN = "guardian"
    BOTH = "trial-and-riddle"
    EITHER = "trial-or-riddle"
    TRIAL = "trial"
    WALL = "wall"


class Colour(StrEnum):
    """Of a key."""

    BLACK = "black"
    RED = "red"


# -- what a player may do --------------------------------------------------------------------------------------


class Grade(StrEnum):
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Riddle(Struct, frozen=True):
    """A card; any of its answers is right."""

    question: str
    answers: tuple[str, ...]
    one_answer: bool  # a wrong answer ends it, FB-16
    grade: Grade
    language: str


class Roll(Action, frozen=True):
    """The die of the turn (FB-06), or that of a beat (FB-15, FB-37)."""


class OpenChest(Action, frozen=True):
    """FB-36."""


class Decline(Action, frozen=True):
    """Not to make up for a trial (FB-08), not to open the chest yet (FB-36)."""


class TryTrial(Action, frozen=True):
    """FB-09."""


class TryRiddle(Action, frozen=True):
    """FB-08, FB-09."""


class DrawTrial(Action, frozen=True):
    """One of the trial cards, fanned face down (FB-23)."""


class Join(Action, frozen=True):
    """I am here for this trial."""


class LeaveToHand(Action, frozen=True):
    """A program says: the server's hand plays my part (FB-25a)."""


class LeaveToLuck(Action, frozen=True):
    """A program that is the candidate says how strong it is, in a hundred (FB-25a)."""

    strength: Annotated[int, Meta(ge=0, le=100)]


class Verdict(StrEnum):
    SUCCESS = "success"
    FAILURE = "failure"


class Vote(Action, frozen=True):
    """On a trial at the table (FB-24)."""

    verdict: Verdict


class Abstain(Action, frozen=True):
    """Programs do not vote (FB-24)."""


class TurnHourglass(Action, frozen=True):
    """The reader has read (FB-14)."""


class Answer(Action, frozen=True):
    """FB-16."""

    text: Annotated[str, Meta(max_length=LONGEST_ANSWER)]


class AskAgain(Action, frozen=True):
    """To hear the riddle once more (FB-16)."""


class Recall(Action, frozen=True):
    """A program says: the answer has come to my mind. Which one it is, its seat cannot see (FB-40)."""


class Wait(Action, frozen=True):
    """No answer before this roll (FB-21)."""


class RuleRight(Action, frozen=True):
    """The reader: the last answer was right (FB-18)."""


class PutBack(Action, frozen=True):
    """A key into this cell (FB-39)."""

    space: At


class TimeIsUp(Action, frozen=True):
    """What the clock says at the moment for which the rules wait."""


OWN_ACTIONS: Final[tuple[type[Action], ...]] = (
    Roll,
    OpenChest,
    Decline,
    TryTrial,
    TryRiddle,
    DrawTrial,
    Join,
    LeaveToHand,
    LeaveToLuck,
    Vote,
    Abstain,
    TurnHourglass,
    Answer,
    Recall,
    AskAgain,
    Wait,
    RuleRight,
    PutBack,
    TimeIsUp,
)
FOR_BOTS: Final[tuple[type[Action], ...]] = (LeaveToHand, LeaveToLuck, Abstain, Recall)
Actions: Final[Any] = reduce(or_, [*OWN_ACTIONS, *trials.ACTIONS])


# -- what happened ---------------------------------------------------------------------------------------------


class ChestFilled(Event, frozen=True):
    """FB-03."""

    count: int


class StartRolled(Event, frozen=True):
    """One for each who rolls for the start; the tied roll again (FB-01)."""

    seat: Seat
    die: Die


class StarterFound(Event, frozen=True):
    seat: Seat


class TimedOut(Event, frozen=True):
    """FB-43: it went on without him."""

    seat: Seat


class DieRolled(Event, frozen=True):
    """To move."""

    seat: Seat
    die: Die


class Moved(Event, frozen=True):
    seat: Seat
    start: At
    to: At
    space: Space  # what it is


class Nothing(StrEnum):
    """Why a turn passes without an attempt."""

    TIGER = "tiger"  # FB-12
    START = "start"
    WALL = "wall"
    EMPTY = "empty"  # no key in the cell (FB-07)
    ENOUGH = "enough"  # he has 4 or 5 keys (FB-36)


class TurnPassed(Event, frozen=True):
    seat: Seat
    why: Nothing


class TrialChosen(Event, frozen=True):
    """FB-09."""

    seat: Seat


class RiddleChosen(Event, frozen=True):
    """On a space with a choice (FB-09), or to make up for a trial (FB-08)."""

    seat: Seat


class Declined(Event, frozen=True):
    """To make up for a trial, or to open the chest."""

    seat: Seat


class TrialDrawn(Event, frozen=True):
    """FB-23."""

    seat: Seat
    card: TrialCard


class OwnTrialDrawn(Event, frozen=True):
    """A card of the table's own (FB-40)."""

    seat: Seat
    title: str
    text: str


class Joined(Event, frozen=True):
    seat: Seat


class HandPlays(Event, frozen=True):
    """In this trial, for him (FB-25a)."""

    seat: Seat


class TrialBegan(Event, frozen=True):
    seat: Seat
    card: TrialCard


class TrialRolled(Event, frozen=True):
    """A trial left to a die (FB-24)."""

    seat: Seat
    die: Die


class Voted(Event, frozen=True):
    """FB-24."""

    seat: Seat
    verdict: Verdict


class Abstained(Event, frozen=True):
    seat: Seat


class TrialWon(Event, frozen=True):
    seat: Seat


class TrialLost(Event, frozen=True):
    seat: Seat


class RiddleDrawn(Event, frozen=True):
    """FB-14. `number` is that of the card in its file; those of the table's own are counted on."""

    seat: Seat
    reader: Seat
    number: int


class HourglassTurned(Event, frozen=True):
    """By `seat` (FB-14, FB-36)."""

    seat: Seat


class Answered(Event, frozen=True):
    """FB-17."""

    seat: Seat
    text: str
    right: bool


class AskedAgain(Event, frozen=True):
    seat: Seat


class Waited(Event, frozen=True):
    seat: Seat


class RuledRight(Event, frozen=True):
    """FB-18: logged and shown."""

    seat: Seat


class RiddleRolled(Event, frozen=True):
    """FB-15."""

    seat: Seat
    die: Die
    other_die: Die
    even_double: bool


class RiddleEnd(StrEnum):
    ANSWERED = "answered"  # FB-17
    RULED = "ruled"  # FB-18
    DOUBLE = "double"  # FB-15
    SAND = "sand"
    WRONG = "wrong"  # one answer, and it was wrong (FB-16)


class RiddleEnded(Event, frozen=True):
    """`answer` is that of the card."""

    seat: Seat
    end: RiddleEnd
    answer: str


class KeysWon(Event, frozen=True):
    """Of the cell under `space`; so many black ones are replaced by red ones (FB-13)."""

    seat: Seat
    space: At
    black: int
    red: int
    replaced: int


class ChestOpened(Event, frozen=True):
    seat: Seat


class NoteTaken(Event, frozen=True):
    """Only who takes it sees what it is worth (FB-41)."""

    seat: Seat
    note: Note | None
    left: int


class BonusRolled(Event, frozen=True):
    """FB-38."""

    seat: Seat
    die: Die


class Closing(StrEnum):
    TIGER = "tiger"  # FB-37
    SAND = "sand"  # FB-38
    EMPTY = "empty"  # FB-41


class ChestClosed(Event, frozen=True):
    seat: Seat
    why: Closing
    by: Seat | None  # whose pawn is on a tiger


class KeyPutBack(Event, frozen=True):
    """The key that goes is `key`, the one that then lies in the cell is `laid`; no `space`: none had room (FB-39)."""

    seat: Seat
    key: Colour
    laid: Colour | None
    space: At | None


class PurseShown(Event, frozen=True):
    """FB-41."""

    seat: Seat
    notes: tuple[Note, ...]  # from the smallest
    total: int


class Ending(StrEnum):
    CHEST = "chest"  # FB-41
    ROUNDS = "rounds"  # FB-42


class Ended(Event, frozen=True):
    how: Ending
    winners: tuple[Seat, ...]


OWN_EVENTS: Final[tuple[type[Event], ...]] = (
    ChestFilled,
    StartRolled,
    StarterFound,
    TimedOut,
    DieRolled,
    Moved,
    TurnPassed,
    TrialChosen,
    RiddleChosen,
    Declined,
    TrialDrawn,
    OwnTrialDrawn,
    Joined,
    HandPlays,
    TrialBegan,
    TrialRolled,
    Voted,
    Abstained,
    TrialWon,
    TrialLost,
    RiddleDrawn,
    HourglassTurned,
    Answered,
    AskedAgain,
    Waited,
    RuledRight,
    RiddleRolled,
    RiddleEnded,
    KeysWon,
    ChestOpened,
    NoteTaken,
    BonusRolled,
    ChestClosed,
    KeyPutBack,
    PurseShown,
    Ended,
)

if TYPE_CHECKING:
    Events = Event
else:
    Events = reduce(or_, [*OWN_EVENTS, *trials.EVENTS])


class Part(StrEnum):
    """What a seat was in this game: how much of a result is one note?"""

    FORTUNE = "fortune"  # somebody who has a note of 500 000
    PLAIN = "plain"


# -- what lasts longer than a step -------------------------------------------------------------------------------


class Phase(StrEnum):
    FILLING = "filling"  # luck shuffles the notes (FB-03)
    SHUFFLING = "shuffling"  # luck shuffles the riddles (FB-05)
    STARTING = "starting"  # luck rolls for who starts (FB-01)
    TURN = "turn"  # the mover rolls, or opens the chest
    MOVING = "moving"  # luck throws his die (FB-06)
    CHOOSING = "choosing"  # he picks a trial or a riddle (FB-09)
    FANNING = "fanning"  # he draws a trial card (FB-23)
    DRAWING = "drawing"  # luck says which,
    GATHERING = "gathering"  # his opponents come together for it
    TRIAL = "trial"  # and it is played on screen
    DIE = "die"  # luck throws the die of a trial (FB-24)
    SHOW = "show"  # a program's trial is shown, and then luck decides (FB-25a)
    JUDGING = "judging"  # a trial at the table is played and voted on (FB-24)
    MAKING_UP = "making-up"  # he tries a riddle after all, or not (FB-08)
    READING = "reading"  # the reader reads, and turns the hourglass (FB-14)
    RIDDLE = "riddle"  # the sand runs, the others roll
    DECIDING = "deciding"  # he has keys enough: he opens the chest, or not yet (FB-36)
    CHEST = "chest"  # it is open, the sand runs
    BONUS = "bonus"  # luck throws the die of the bonus (FB-38)
    PUTTING_BACK = "putting-back"  # he puts keys back (FB-39)
    OVER = "over"


class Running(Struct, frozen=True, forbid_unknown_fields=True):
    """Sand that runs (FB-21), beat by beat."""

    beats: int  # in all
    beat: int  # this one, from 0
    ends: int | None  # when this one does; None: it ends with its roll
    rolled: bool  # its roll is made
    is_up: bool  # its time is up, and its roll is being made


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A riddle that has been drawn."""

    card: int  # by rules.riddles
    tries: tuple[str, ...] = ()
    tried: int | None = None  # when, for the last time
    has_word: bool = False  # the candidate, before the next roll (FB-21)
    repeated: int = -1  # the beat in which he last had it repeated


class OwnTrial(Struct, frozen=True):
    """A trial for the table that somebody has written (FB-40)."""

    title: str
    text: str
    success: str  # what counts as one; "": that is plain
    seconds: int | None  # how long it may take; None: as long as the sand runs


class RiddleView(Struct, frozen=True):
    number: int
    question: str
    grade: Grade
    one_answer: bool
    tries: tuple[str, ...]
    answers: tuple[str, ...]  # the reader's alone to see (FB-14)
    has_word: bool
    may_repeat: bool


class Keys(Struct, frozen=True):
    black: int
    red: int


class View(Struct, frozen=True):
    """The table through one seat's eyes; `seat` None is a spectator."""

    seat: Seat | None
    seats: int
    options: Options
    phase: Phase
    now: int  # the moment of the last step
    until: int | None  # the moment for which the rules wait
    starter: Seat | None
    mover: Seat | None
    turn: int  # counted from 0
    round: int
    # the fort
    spaces: tuple[Space, ...]
    cells: tuple[Keys, ...]  # by space
    room: tuple[int, ...]  # how many keys a cell can hold
    supply: int  # red keys
    at: tuple[At, ...]
    # the players
    keys: tuple[Keys, ...]
    held: tuple[int, ...]  # turns begun with 4 or 5 keys (FB-36)
    purses: tuple[int, ...]  # how many notes each has
    chest: int  # how many are left
    # the attempt
    card: TrialCard | None  # of this trial
    own_trial: OwnTrial | None  # or one of the table's own (FB-40)
    last_card: TrialCard | None  # the one that is left out of the next draw (FB-23)
    joined: tuple[Seat, ...]
    hands: tuple[Seat, ...]
    ayes: tuple[Seat, ...]  # who has voted success, failure, or not at all (FB-24)
    noes: tuple[Seat, ...]
    abstaining: tuple[Seat, ...]
    stage: AnyStage | None
    reader: Seat | None
    riddle: RiddleView | None
    sand: Running | None
    roller: Seat | None  # of this beat
    # what has happened, as everybody saw it: in this turn, and in the turn before
    this_turn: tuple[Events, ...]
    last_turn: tuple[Events, ...]
    # what only this seat sees
    notes: tuple[Note, ...]  # one's own, from the smallest
    # the end
    ending: Ending | None
    winners: tuple[Seat, ...]
    all_notes: tuple[tuple[Note, ...], ...]  # everybody's; told at the end


# -- why something is refused ----------------------------------------------------------------------------------


class No(StrEnum):
    MUST_OPEN = "must-open"
    NOT_ENOUGH_KEYS = "not-enough-keys"
    NO_ROOM = "no-room"
    TOO_SOON = "too-soon"
    BAD_ANSWER = "bad-answer"
    WORD_USED = "word-used"
    NO_ANSWER_YET = "no-answer-yet"
    REPEATED = "repeated"
