"""The game to the rest of the house: the contract's methods, each by the module that does it."""

from collections.abc import Mapping
from typing import ClassVar

import msgspec
from mypy_extensions import i64, mypyc_attr

from ludotheque.kernel.game import Game
from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Action, Event, Outcome, Request, Seat, Standing

from . import apply, legal, notation, setup, turn, view, worlds
from .options import Options, check, presets
from .pieces import LEAST, MOST, Actions, BetLost, BunchTaken, DoorFinished, DoorOpened, Part, View
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class CasseDuSiecle(Game[State, Options]):
    id: ClassVar = "casse-du-siecle"
    rules_version: ClassVar = 1
    seats: ClassVar = range(LEAST, MOST + 1)  # CS-01
    seats_rule: ClassVar = "CS-01"
    just_play: ClassVar = "family"
    counted: ClassVar[tuple[type[Event], ...]] = (BunchTaken, DoorOpened, DoorFinished, BetLost)
    options = Options
    actions = Actions
    view_type = View

    def presets(self, seats: int) -> Mapping[str, Options]:
        return presets()

    def check(self, options: Options, seats: int) -> None:
        check(options, seats)

    def deals(self, options: Options, seats: int) -> int:
        return setup.deals(options, seats)

    def purse(self, options: Options) -> int:
        return setup.purse(options)

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
        apply.play(state, seat, legal.legal(state, seat)[move])

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view(state, seat)

    def knowledge(self, state: State, seat: Seat | None) -> View:
        return view.knowledge(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return view.redact(event, seat)

    def reread(self, state: State, event: Event, seat: Seat | None) -> Event | None:
        return view.reread(state, event, seat)

    def resample(self, state: State, seat: Seat | None, luck: Luck) -> State:
        return worlds.resample(state, seat, luck)

    def outcome(self, state: State) -> Outcome | None:
        if state.ending is None:
            return None
        parts = [Part.STARTER if seat == state.starter else Part.FOLLOWER for seat in range(state.rules.seats)]
        return Outcome(state.ending, turn.winners(state), turn.scores(state), tuple(parts))

    def starter(self, state: State) -> Seat:
        return state.starter

    def carry(self, state: State) -> msgspec.Raw:
        return setup.carry(state)

    def clone(self, state: State) -> State:
        return state.clone()

    def position(self, state: State) -> bytes:
        return notation.position(state)

    def from_position(self, position: bytes) -> State:
        return notation.from_position(position)
