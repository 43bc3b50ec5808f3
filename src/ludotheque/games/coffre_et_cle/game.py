"""The game to the rest of the house: the contract's methods, each by the module that does it."""

from collections.abc import Mapping
from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from ludotheque.kernel.game import Game
from ludotheque.kernel.luck import Luck, QuickLuck
from ludotheque.kernel.moves import Moves
from ludotheque.kernel.pieces import Action, Event, Open, Outcome, Request, Seat, Standing

from . import apply, claims, legal, notation, setup, told, view
from .options import Options, check, presets
from .pieces import LEAST, MOST, Actions, View
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class CoffreEtCle(Game[State, Options]):
    id: ClassVar = "coffre-et-cle"
    rules_version: ClassVar = 1
    seats: ClassVar = range(LEAST, MOST + 1)  # CC-01
    seats_rule: ClassVar = "CC-01"
    just_play: ClassVar = "sharper"
    options = Options
    actions = Actions
    view_type = View

    def presets(self, seats: int) -> Mapping[str, Options]:
        return presets(seats)

    def check(self, options: Options, seats: int) -> None:
        check(options, seats)

    def deals(self, options: Options, seats: int) -> int:
        return options.match  # CC-32

    def setup(self, options: Options, seats: int, standing: Standing) -> State:
        return setup.setup(options, seats, standing)

    def asks(self, state: State) -> Request | None:
        return setup.asks(state)

    def to_act(self, state: State) -> list[Seat]:
        return legal.to_act(state)

    def legal(self, state: State, seat: int) -> list[Action]:
        return legal.legal(state, seat)

    def open_ended(self, state: State, seat: Seat) -> list[Open]:
        return claims.open_ended(state, seat)

    def refuse_chat(self, state: State) -> None:
        claims.refuse_chat(state)

    def improvise(self, state: State, seat: Seat, luck: Luck) -> Action | None:
        return claims.improvise(state, seat, luck)

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        return apply.apply(state, seat, action)

    def turn(self, state: State) -> i64:
        return legal.turn(state)

    def draw(self, state: State, luck: QuickLuck) -> None:
        setup.draw(state, luck)

    def moves(self, state: State, seat: i64, into: Moves) -> None:
        legal.legal_moves(state, seat, into)

    def play(self, state: State, seat: i64, move: i64) -> None:
        apply.play(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view(state, seat)

    def knowledge(self, state: State, seat: Seat | None) -> View:
        return view.knowledge(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return view.redact(event, seat)

    def resample(self, state: State, seat: Seat | None, luck: Luck) -> State:
        return view.resample(state, seat, luck)

    def outcome(self, state: State) -> Outcome | None:
        if state.ending is None:
            return None
        return Outcome(state.ending, told.winners(state), told.scores(state), told.parts(state))

    def starter(self, state: State) -> Seat:
        return state.starter

    def clone(self, state: State) -> State:
        return state.clone()

    def position(self, state: State) -> bytes:
        return notation.position(state)

    def from_position(self, position: bytes) -> State:
        return notation.from_position(position)
