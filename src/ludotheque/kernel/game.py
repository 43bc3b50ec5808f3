"""The contract: what a game is to the rest of the house.

`State` is the game's own, mutable and cheap to clone; `apply` changes it in place, or refuses and changes nothing.
The laws behind each method are tests/conformance, which runs on every game found.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct
from mypy_extensions import i64, mypyc_attr

from .errors import BadOptions, OptionFault
from .luck import Luck, QuickLuck
from .moves import Moves
from .options import Options
from .pieces import CLOCK, LUCK, NOBODY, NOTHING, Action, Event, Open, Outcome, Request, Seat, Standing

S = TypeVar("S")
Opts = TypeVar("Opts", bound=Options)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, Opts]):
    """The rules of one deal of one game, as functions over its state."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    seats: ClassVar[range]
    seats_rule: ClassVar[str]
    options: type[Opts]
    actions: Any  # the closed union of its actions, as a type
    view_type: type[Struct]
    just_play: ClassVar[str]  # the preset of the "just play" button
    own_board: ClassVar[str] = ""  # where boards or cards are data, the option that keeps somebody's own
    spoken: ClassVar[str] = ""  # where cards are words, the option that says in which language
    around: ClassVar[str] = ""  # where time runs, the preset for people who hand one screen around
    for_bots: ClassVar[tuple[type[Action], ...]] = ()  # what only a program does for its seat, never a person
    counted: ClassVar[tuple[type[Event], ...]] = ()  # events of which a simulation says how many a game has,
    measured: ClassVar[tuple[str, ...]] = ()  # and numbers of which it says how great they are

    # -- before the first move ---------------------------------------------------------------------------------

    @abstractmethod
    def presets(self, seats: int) -> Mapping[str, Opts]:
        """Named option sets for this number of seats."""

    @abstractmethod
    def check(self, options: Opts, seats: int) -> None:
        """Raise BadOptions where single options fit but do not fit together."""

    def check_over_days(self, options: Opts) -> None:
        """Raise BadOptions where this can only be played by people who are there together, never over days."""

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise BadOptions(
                OptionFault.BAD_SEATS, self.seats_rule, seats=seats, least=self.seats[0], most=self.seats[-1]
            )

    def preset(self, name: str, seats: int) -> Opts:
        presets = self.presets(seats)
        if name not in presets:
            raise BadOptions(OptionFault.UNKNOWN_PRESET, preset=name, known=", ".join(presets))
        return presets[name]

    def boards(self) -> Mapping[str, str]:
        """The boards that come with it, as files: anybody may change one and give it back to `read_board`."""
        return {}

    def read_board(self, text: str) -> dict[str, object]:
        """The options of a table with the board that somebody has typed in (TOML), or has in one word; BadBoard says
        what is wrong with it.
        A game whose boards are data overrides this, `own_board`, `boards` and `given`."""
        raise BadOptions(OptionFault.NO_BOARDS, game=self.id)

    def sheet(self, text: str) -> dict[str, object]:
        """The same as plain data, for a page on which one goes on writing it; nothing where there is no such page."""
        return {}

    def try_board(self, text: str, number: int, said: str) -> bool:
        """Whether this answer would do for the number-th thing in it that wants one, counted from 1."""
        raise BadOptions(OptionFault.NOTHING_TO_TRY, game=self.id)

    def given(self, options: dict[str, object]) -> dict[str, object]:
        """What somebody has given as options, before it is read: a board may be given as its whole file."""
        return options

    def shown(self, options: dict[str, object]) -> dict[str, object]:
        """The options as everybody at the table may read them. What is secret in one (the answers of cards that
        somebody has written) is in the log alone; a sign stands in its place, and means it when it is given back."""
        return options

    def deals(self, options: Opts, seats: int) -> int:
        """How many deals make a match."""
        return 1

    def purse(self, options: Opts) -> int:
        """The points that everybody has before the first deal."""
        return 0

    @abstractmethod
    def setup(self, options: Opts, seats: int, standing: Standing) -> S:
        """The first state. What is left to chance is asked for, not drawn."""

    # -- a step ------------------------------------------------------------------------------------------------

    @abstractmethod
    def asks(self, state: S) -> Request | None:
        """What the state wants of luck before anybody may act."""

    @abstractmethod
    def to_act(self, state: S) -> Sequence[Seat]:
        """The seats whose move is awaited: everybody knows them. Nobody, where the rules await their deadline."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[Action]:
        """All that this seat (or CLOCK) may do, in a fixed order, but for open-ended actions."""

    def open_ended(self, state: S, seat: Seat) -> list[Open]:
        """Open-ended actions that this seat may take now, each with its limits."""
        return []

    def acts_openly(self, state: S, seat: Seat) -> bool:
        """Whether this seat, if it may do something now, may do it before everybody's eyes: the public knows what it
        may do, and it needs nothing to choose by that the public does not see. Where several people share one screen
        nobody has to look away then. Everybody may know it."""
        return False

    def phase(self, state: S) -> str:
        """What people are about now, where what they may do does not tell: in another phase whoever is awaited is
        before another decision, even if that offers the same. Everybody may know it."""
        return ""

    def refuse_chat(self, state: S) -> None:
        """Raise IllegalAction while the rules want people to be silent."""

    def improvise(self, state: S, seat: Seat, luck: Luck) -> Action | None:
        """Any one of the open-ended actions, for random play and for tests."""
        return None

    def deadline(self, state: S) -> int | None:
        """When the rules themselves (not the table's pace) want CLOCK to act: a moment of the log's time, in ms."""
        return None

    @abstractmethod
    def apply(self, state: S, seat: int, action: Action, at: int) -> list[Event]:
        """Do it, or raise IllegalAction and leave the state as it is. `at` is the log's time, in ms: no other clock."""

    # -- a step that nobody is told of, for playouts -----------------------------------------------------------------
    #
    # The i-th move is the i-th legal action, and playing it leaves the state that applying it does. A game that wants
    # to be quick numbers its moves and overrides all four.

    def turn(self, state: S) -> i64:
        """Who is next: LUCK, a seat (the first of several that are awaited), CLOCK, or NOBODY when it is over."""
        if self.asks(state) is not None:
            return LUCK
        waiting = self.to_act(state)
        if waiting:
            return waiting[0]
        return NOBODY if self.deadline(state) is None else CLOCK

    def draw(self, state: S, luck: QuickLuck) -> None:
        """Luck answers what it is asked."""
        request = self.asks(state)
        assert request is not None
        self.apply(state, LUCK, luck.answer(request), 0)

    def moves(self, state: S, seat: i64, into: Moves) -> None:
        """Number what this seat may do, into the caller's buffer."""
        for number in range(len(self.legal(state, seat))):
            into.add(number)

    def play(self, state: S, seat: i64, move: i64) -> None:
        """Do what this number stands for; it must have come from `moves`."""
        self.apply(state, seat, self.legal(state, seat)[move], 0)

    # -- who sees what -----------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> Struct:
        """What this seat may see now, built up from nothing."""

    def knowledge(self, state: S, seat: Seat | None) -> Struct:
        """All that this seat has ever been shown. A game whose views forget must say what they forgot."""
        return self.view(state, seat)

    @abstractmethod
    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as this seat may see it, or nothing."""

    def reread(self, state: S, event: Event, seat: Seat | None) -> Event | None:
        """The event as this seat may read it afterwards, while the game lasts: whoever was not looking when it
        happened. A game of memory must not hand out a history."""
        return self.redact(event, seat)

    def shown_for(self, events: Sequence[Event], view: Struct) -> int:
        """How long people want to be shown what has just happened, in ms: so long bots do not move. It is worked out
        from what everybody may know alone: the events as the public was told of them, and its view after them."""
        return 0

    def acts_at_once(self, view: Struct) -> bool:
        """Whether the rules have a bot act as soon as this has been shown, with no pause of its own; by the public's
        view alone."""
        return False

    @abstractmethod
    def resample(self, state: S, seat: Seat | None, luck: Luck) -> S:
        """Another state that this seat cannot tell from this one, each as likely as it is by the deal."""

    # -- the end, and the position -----------------------------------------------------------------------------

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended, once it has."""

    @abstractmethod
    def starter(self, state: S) -> Seat:
        """Who began this deal."""

    # -- what a simulation says of it, besides how often there was one of each event in `counted` --------------------

    def credit(self, event: Event) -> tuple[Seat, StrEnum] | None:
        """Who did what, if this event of `counted` tells so: a simulation says how often whoever did it won."""
        return None

    def measures(self, state: S) -> tuple[int, ...]:
        """How great each of `measured` is, in a game that is over."""
        return ()

    # -- what lasts ------------------------------------------------------------------------------------------------

    def carry(self, state: S) -> msgspec.Raw:
        """What the next deal inherits besides points, as JSON."""
        return NOTHING

    def legacy(self, state: S) -> msgspec.Raw:
        """What the next game at the same table inherits from this one, as JSON: its `Standing.carried`."""
        return NOTHING

    @abstractmethod
    def clone(self, state: S) -> S:
        """An independent copy."""

    @abstractmethod
    def position(self, state: S) -> bytes:
        """The whole state as JSON, secrets included."""

    @abstractmethod
    def from_position(self, position: bytes) -> S:
        """The state of such a JSON."""


AnyGame = Game[Any, Any]
