"""The game to the rest of the house: the contract's methods, each by the module that does it."""

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from ludotheque.kernel.errors import BadOptions
from ludotheque.kernel.game import Game
from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Action, Event, Outcome, Request, Seat, Standing

from . import apply, legal, notation, setup, sheet, view, worlds
from .options import BadSet, BoardChoice, Options, presets
from .pieces import (
    LEAST,
    MOST,
    Actions,
    BattleBegan,
    CardDiscarded,
    CardPlayed,
    Challenged,
    DiceThrown,
    FormulaTaken,
    GuardRolled,
    Part,
    PileReshuffled,
    SentBack,
    TurnSkipped,
    VaultReached,
    View,
    WaitsAtStart,
)
from .rules import board_of
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class FormuleSecrete(Game[State, Options]):
    id: ClassVar = sheet.GAME
    rules_version: ClassVar = 1
    seats: ClassVar = range(LEAST, MOST + 1)  # FS-01
    seats_rule: ClassVar = "FS-01"
    just_play: ClassVar = "usual"
    own_board: ClassVar = "own_board"
    counted: ClassVar = (
        DiceThrown,
        BattleBegan,
        Challenged,
        GuardRolled,
        CardPlayed,
        CardDiscarded,
        SentBack,
        TurnSkipped,
        PileReshuffled,
        VaultReached,
        FormulaTaken,
        WaitsAtStart,
    )
    measured: ClassVar = ("turns",)
    options = Options
    actions = Actions
    view_type = View

    def presets(self, seats: int) -> Mapping[str, Options]:
        return presets(seats)

    def check(self, options: Options, seats: int) -> None:
        if options.board is BoardChoice.OWN and not options.own_board:
            raise BadOptions(BadSet.NO_OWN_BOARD, "FS-04", option="own_board")
        if options.board is not BoardChoice.OWN and options.own_board:
            raise BadOptions(BadSet.OWN_BOARD_UNUSED, "FS-04", option="board")
        board_of(options)  # or it says what is wrong with it

    def boards(self) -> Mapping[str, str]:
        return {choice.value: sheet.file_of(choice) for choice in BoardChoice if choice is not BoardChoice.OWN}

    def read_board(self, text: str) -> dict[str, object]:
        return {"board": BoardChoice.OWN.value, "own_board": sheet.one_word(text)}

    def given(self, options: dict[str, object]) -> dict[str, object]:
        own = options.get("own_board")
        return options | self.read_board(own) if isinstance(own, str) and sheet.is_sheet(own) else options

    def setup(self, options: Options, seats: int, standing: Standing) -> State:
        return setup.setup(options, seats, standing)

    def asks(self, state: State) -> Request | None:
        return apply.asks(state)

    def to_act(self, state: State) -> list[Seat]:
        return legal.to_act(state)

    def legal(self, state: State, seat: int) -> list[Action]:
        return legal.legal(state, seat)

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        return apply.apply(state, seat, action)

    def play(self, state: State, seat: i64, move: i64) -> None:
        apply.play(state, legal.legal(state, seat)[move])

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event:
        return view.redact(event, seat)

    def resample(self, state: State, seat: Seat | None, luck: Luck) -> State:
        return worlds.resample(state, seat, luck)

    def outcome(self, state: State) -> Outcome | None:
        if state.ending is None:
            return None
        seats = range(state.rules.seats)
        scores = tuple([1 if seat in state.winners else 0 for seat in seats])
        parts = tuple([Part.GRABBER if seat == state.grabber else Part.CHASER for seat in seats])
        return Outcome(state.ending, tuple(state.winners), scores, parts)

    def credit(self, event: Event) -> tuple[Seat, StrEnum] | None:
        return (event.seat, event.card) if isinstance(event, CardPlayed) else None

    def measures(self, state: State) -> tuple[int, ...]:
        return (state.turn + 1,)

    def starter(self, state: State) -> Seat:
        return state.starter

    def clone(self, state: State) -> State:
        return state.clone()

    def position(self, state: State) -> bytes:
        return notation.position(state)

    def from_position(self, position: bytes) -> State:
        return notation.from_position(position)
