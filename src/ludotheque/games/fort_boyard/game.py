"""The game to the rest of the house: the contract's methods, each by the module that does it."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from msgspec import Struct
from mypy_extensions import mypyc_attr

from ludotheque.kernel.errors import BadOptions
from ludotheque.kernel.game import Game
from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Action, Event, Open, Outcome, Request, Seat, Standing

from . import apply, improvised, legal, notation, own, setup, shown, trials, view, worlds
from .options import BadSet, Hourglass, Options, Trials, presets
from .pieces import (
    FOR_BOTS,
    LEAST,
    MOST,
    NOTES,
    Actions,
    BonusRolled,
    ChestOpened,
    KeysWon,
    NoteTaken,
    Part,
    RiddleDrawn,
    TrialLost,
    TrialWon,
    TurnPassed,
    View,
)
from .riddles import GAME
from .state import READING, State, sums

VERSION: Final = 1  # of the rules, but for trials that have come since


@mypyc_attr(allow_interpreted_subclasses=True)
class FortBoyard(Game[State, Options]):
    id: ClassVar = GAME
    rules_version: ClassVar = max(VERSION, trials.VERSION)
    seats: ClassVar = range(LEAST, MOST + 1)  # FB-01
    seats_rule: ClassVar = "FB-01"
    just_play: ClassVar = "quick"
    own_board: ClassVar = "cards"
    spoken: ClassVar = "riddles"
    around: ClassVar = "by-turns"
    for_bots: ClassVar = FOR_BOTS
    counted: ClassVar = (
        TrialWon,
        TrialLost,
        RiddleDrawn,
        KeysWon,
        TurnPassed,
        ChestOpened,
        NoteTaken,
        BonusRolled,
    )
    measured: ClassVar = ("turns", "fortune")
    options = Options
    actions = Actions
    view_type = View

    def presets(self, seats: int) -> Mapping[str, Options]:
        return presets()

    def check(self, options: Options, seats: int) -> None:
        """FB-40: trials that nobody would ever draw are a mistake, unless there are riddles beside them."""
        if not options.cards:
            return
        cards = own.cards_in(options.cards)  # or it says that there are none
        if not cards.riddles and options.trials is not Trials.TABLE:
            raise BadOptions(BadSet.OWN_TRIALS_UNUSED, "FB-40", option="trials")

    def boards(self) -> Mapping[str, str]:
        return own.files_to_begin_with()

    def read_board(self, text: str) -> dict[str, object]:
        return {"cards": own.one_word(text)}

    def sheet(self, text: str) -> dict[str, object]:
        return own.read_sheet(text)

    def try_board(self, text: str, number: int, said: str) -> bool:
        passes = own.would_pass(text, number, said)
        return super().try_board(text, number, said) if passes is None else passes

    def given(self, options: dict[str, object]) -> dict[str, object]:
        cards = options.get("cards")
        return options | self.read_board(cards) if isinstance(cards, str) and own.is_file(cards) else options

    def shown(self, options: dict[str, object]) -> dict[str, object]:
        cards = options.get("cards")
        return options | {"cards": own.sign(cards)} if isinstance(cards, str) and cards else options

    def check_over_days(self, options: Options) -> None:
        """FB-20, FB-24a: what runs by seconds would run while everybody is away."""
        if options.trials is Trials.SCREEN:
            raise BadOptions(BadSet.SCREEN_OVER_DAYS, "FB-24a", option="trials")
        if options.hourglass is Hourglass.CLOCK:
            raise BadOptions(BadSet.CLOCK_OVER_DAYS, "FB-20", option="hourglass")

    def setup(self, options: Options, seats: int, standing: Standing) -> State:
        return setup.setup(options, seats)

    def asks(self, state: State) -> Request | None:
        return apply.asks(state)

    def to_act(self, state: State) -> list[Seat]:
        return legal.to_act(state)

    def legal(self, state: State, seat: int) -> list[Action]:
        return legal.legal(state, seat)

    def open_ended(self, state: State, seat: Seat) -> list[Open]:
        return legal.open_ended(state, seat)

    def phase(self, state: State) -> str:
        """Dice are rolled at a riddle, at the chest and in a turn of one's own."""
        return state.phase.value

    def acts_openly(self, state: State, seat: Seat) -> bool:
        return legal.acts_openly(state)

    def improvise(self, state: State, seat: Seat, luck: Luck) -> Action | None:
        return improvised.improvise(state, seat, luck)

    def deadline(self, state: State) -> int | None:
        return legal.deadline(state)

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        return apply.apply(state, seat, action, at)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view(state, seat)

    def knowledge(self, state: State, seat: Seat | None) -> View:
        return view.knowledge(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return view.redact(event, seat)

    def reread(self, state: State, event: Event, seat: Seat | None) -> Event | None:
        return view.reread(event, seat)

    def shown_for(self, events: Sequence[Event], view: Struct) -> int:
        assert isinstance(view, View)
        return shown.shown_for(events, view)

    def acts_at_once(self, view: Struct) -> bool:
        assert isinstance(view, View)
        return view.phase is READING  # FB-14

    def resample(self, state: State, seat: Seat | None, luck: Luck) -> State:
        return worlds.resample(state, seat, luck)

    def outcome(self, state: State) -> Outcome | None:
        if state.ending is None:
            return None
        fortune = max(NOTES)
        parts = tuple([Part.FORTUNE if fortune in purse else Part.PLAIN for purse in state.purses])
        return Outcome(state.ending, tuple(state.winners), tuple(sums(state)), parts)

    def measures(self, state: State) -> tuple[int, ...]:
        """How many turns there were, and the winner's sum."""
        return state.turn + 1, max(sums(state))

    def starter(self, state: State) -> Seat:
        return state.starter

    def clone(self, state: State) -> State:
        return state.clone()

    def position(self, state: State) -> bytes:
        return notation.position(state)

    def from_position(self, position: bytes) -> State:
        return notation.from_position(position)
