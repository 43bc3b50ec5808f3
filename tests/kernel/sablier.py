"""Sablier, a game for tests: guess the hidden number before the sand is out.

It uses what the games on the shelf may not: a deadline, a public die, an open-ended answer, several seats at once,
and something carried from deal to deal besides points. It is on no shelf.
"""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta, Struct

from ludotheque.kernel import luck as kernel_luck
from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.kernel.game import Game
from ludotheque.kernel.luck import Luck
from ludotheque.kernel.notation import encode
from ludotheque.kernel.options import Options as KernelOptions
from ludotheque.kernel.pieces import (
    CLOCK,
    LUCK,
    Action,
    Drawn,
    Event,
    Open,
    Outcome,
    Pick,
    Request,
    Roll,
    Seat,
    Standing,
)

NUMBERS = 4


class Options(KernelOptions, frozen=True):
    match: Annotated[int, Meta(ge=1, le=3)] = 1


class Guess(Action, frozen=True):
    number: Annotated[int, Meta(ge=0, lt=NUMBERS)]


class Shout(Action, frozen=True):
    text: Annotated[str, Meta(max_length=20)]


class SandOut(Action, frozen=True):
    pass


class Rolled(Event, frozen=True):
    pips: tuple[int, ...]


class Guessed(Event, frozen=True):
    seat: Seat
    number: int | None


class Shouted(Event, frozen=True):
    seat: Seat
    text: str


class Shown(Event, frozen=True):
    number: int
    guesses: tuple[int | None, ...]


class State(Struct):
    seats: int
    starter: Seat
    pot: int
    seconds: int | None = None
    hidden: int | None = None
    sand_out_at: int | None = None
    guesses: list[int | None] = []
    shouts: list[str] = []
    over: bool = False


class View(Struct, frozen=True):
    seat: Seat | None
    pot: int
    seconds: int | None
    guesses: list[int | None]
    has_guessed: list[bool]
    shouts: list[str]
    hidden: int | None


class Sablier(Game[State, Options]):
    id: ClassVar = "sablier"
    rules_version: ClassVar = 1
    seats: ClassVar = range(2, 4)
    seats_rule: ClassVar = "SA-01"
    just_play: ClassVar = "plain"

    def __init__(self) -> None:
        """Here and not in the class: compiled code looks for them in the instance."""
        self.options = Options
        self.actions: Any = Guess | Shout | SandOut
        self.view_type = View

    def presets(self, seats: int) -> Mapping[str, Options]:
        return {"plain": Options(match=seats - 1)}

    def check(self, options: Options, seats: int) -> None:
        pass

    def deals(self, options: Options, seats: int) -> int:
        return options.match

    def setup(self, options: Options, seats: int, standing: Standing) -> State:
        left_over: int = msgspec.json.decode(standing.carried, type=int | None) or 0
        return State(seats, standing.starter or 0, left_over + seats, guesses=[None] * seats)

    def asks(self, state: State) -> Request | None:
        if state.seconds is None:
            return Roll(secret=False, dice=1, sides=6)
        return Pick(secret=True, among=NUMBERS) if state.hidden is None else None

    def to_act(self, state: State) -> list[Seat]:
        if state.over or state.hidden is None:
            return []
        return [seat for seat in range(state.seats) if state.guesses[seat] is None]

    def legal(self, state: State, seat: int) -> list[Action]:
        if not self.to_act(state):
            return []
        if seat == CLOCK:
            return [SandOut()]
        return [Guess(number) for number in range(NUMBERS)] if seat in self.to_act(state) else []

    def open_ended(self, state: State, seat: Seat) -> list[Open]:
        return [Open("shout", {"length": 20})] if seat in self.to_act(state) else []

    def improvise(self, state: State, seat: Seat, luck: Luck) -> Action | None:
        return Shout('"é\\ x'[luck.below(5)] * luck.below(4)) if seat in self.to_act(state) else None

    def deadline(self, state: State) -> int | None:
        return None if state.over else state.sand_out_at

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        request = self.asks(state)
        match action:
            case Drawn(values) if seat == LUCK and request is not None:
                kernel_luck.check(request, action)
                return self._drawn(state, values, at)
            case SandOut() if seat == CLOCK and self.to_act(state):
                return self._end(state)
            case Guess(number) if seat in self.to_act(state):
                state.guesses[seat] = number
                events: list[Event] = [Guessed(seat, number)]
                return events if self.to_act(state) else events + self._end(state)
            case Shout(text) if seat in self.to_act(state):
                state.shouts.append(text)
                return [Shouted(seat, text)]
        raise IllegalAction(Refusal.WRONG_STEP)

    def _drawn(self, state: State, values: tuple[int, ...], at: int) -> list[Event]:
        if state.seconds is None:
            state.seconds = 10 * values[0]
            return [Rolled(values)]
        state.hidden = values[0]
        state.sand_out_at = at + 1000 * state.seconds
        return []

    def _end(self, state: State) -> list[Event]:
        assert state.hidden is not None
        state.over = True
        return [Shown(state.hidden, tuple(state.guesses))]

    def view(self, state: State, seat: Seat | None) -> View:
        mine = [guess if state.over or by == seat else None for by, guess in enumerate(state.guesses)]
        guessed = [guess is not None for guess in state.guesses]
        return View(seat, state.pot, state.seconds, mine, guessed, state.shouts, state.hidden if state.over else None)

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return Guessed(event.seat, None) if isinstance(event, Guessed) and event.seat != seat else event

    def resample(self, state: State, seat: Seat | None, luck: Luck) -> State:
        other = self.clone(state)
        if not state.over and state.hidden is not None:
            other.hidden = luck.below(NUMBERS)
            other.guesses = [
                guess if by == seat or guess is None else luck.below(NUMBERS) for by, guess in enumerate(state.guesses)
            ]
        return other

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        right = tuple(seat for seat in range(state.seats) if state.guesses[seat] == state.hidden)
        winners = right if len(right) == 1 else ()
        scores = tuple(state.pot if seat in winners else 0 for seat in range(state.seats))
        return Outcome("guessed" if winners else "nobody", winners, scores, ("guesser",) * state.seats)

    def starter(self, state: State) -> Seat:
        return state.starter

    def carry(self, state: State) -> msgspec.Raw:
        outcome = self.outcome(state)
        won = outcome is not None and bool(outcome.winners)
        return msgspec.Raw(encode(0 if won else state.pot))

    def clone(self, state: State) -> State:
        return self.from_position(self.position(state))

    def position(self, state: State) -> bytes:
        return encode(state)

    def from_position(self, position: bytes) -> State:
        return msgspec.json.decode(position, type=State)


SABLIER = Sablier()
