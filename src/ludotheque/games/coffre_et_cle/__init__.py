"""Le Coffre et la Clé: hidden roles, swaps, bluff and talk, for 4 to 8.

The room, in the order in which data flows: `pieces` (the nouns), `options`, `state` (the position), `setup` (the
deal), `legal` (what may be done, and why not), `claims` (what may be said), `apply` (what it does), `view` (who sees
what), `notation` (a position as JSON), `habits`, `evidence`, `belief`, `talk` and `bots` (what a good player knows),
`terminal`, `texts`.
"""

from collections.abc import Mapping
from typing import ClassVar

from ludotheque.kernel.game import Game
from ludotheque.kernel.luck import Luck, Request
from ludotheque.kernel.pieces import Action, Event, Open, Outcome, Seat, Standing

from . import claims, legal, notation, setup, view
from .apply import apply, scores
from .options import Options, check, presets
from .pieces import Actions
from .state import OVER, State, held
from .view import View


class CoffreEtCle(Game[State, Options]):
    id: ClassVar = "coffre-et-cle"
    rules_version: ClassVar = 1
    seats: ClassVar = range(4, 9)  # CC-01
    seats_rule: ClassVar = "CC-01"
    just_play: ClassVar = "sharper"
    options = Options
    actions = Actions
    view_type = View

    def presets(self, seats: int) -> Mapping[str, Options]:
        return presets(seats)

    def check(self, options: Options, seats: int) -> None:
        check(options, seats)

    def deals(self, options: Options) -> int:
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

    def improvise(self, state: State, seat: Seat, luck: Luck) -> Action | None:
        return claims.improvise(state, seat, luck)

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        return apply(state, seat, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return view.view(state, seat)

    def knowledge(self, state: State, seat: Seat | None) -> View:
        return view.knowledge(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return view.redact(event, seat)

    def resample(self, state: State, seat: Seat | None, luck: Luck) -> State:
        return view.resample(state, seat, luck)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not OVER or state.ending is None:
            return None
        return Outcome(
            state.ending, state.winners, scores(state), tuple(held(state, seat).value for seat in range(state.seats))
        )

    def starter(self, state: State) -> Seat:
        return state.starter

    def clone(self, state: State) -> State:
        return state.clone()

    def position(self, state: State) -> bytes:
        return notation.position(state)

    def from_position(self, position: bytes) -> State:
        return notation.from_position(position)


GAME = CoffreEtCle()
