"""A whole position as JSON, both ways: rows spelt out, faces and moves by their names."""

from typing import Annotated, cast

import msgspec
from msgspec import Meta, Struct

from ludotheque.kernel.notation import Reader, encode, write
from ludotheque.kernel.row import LARGEST, LONGEST, numbers_of, row_of

from . import moves
from .faces import CARDS, FACE
from .options import Options
from .pieces import LEAST, MOST, Card, Ending, Phase, PublicAction, Spoken
from .rules import NONE, Rules
from .state import State

READER = Reader(PublicAction)


Small = Annotated[int, Meta(ge=0, le=LARGEST)]
Somebody = Annotated[int, Meta(ge=NONE, lt=MOST)]  # a seat, or NONE
Row = Annotated[list[Small], Meta(max_length=LONGEST)]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    options: Options
    seats: Annotated[int, Meta(ge=LEAST, le=MOST)]
    phase: Phase
    starter: Somebody
    turn: Annotated[int, Meta(ge=0, lt=1 << 31)]
    face: Annotated[list[Card], Meta(max_length=LONGEST)]  # by card
    at: Row  # by location, the card
    lock: Row
    forced_by: list[Somebody]
    talked: Row
    met: list[Annotated[int, Meta(ge=0, lt=1 << LONGEST)]]
    laid_open: Annotated[int, Meta(ge=NONE, lt=LONGEST)]
    treasure: Somebody
    designated: Somebody
    named: Annotated[list[bool], Meta(max_length=MOST)]
    names: list[Somebody]
    ending: Ending | None
    winners: list[Annotated[int, Meta(ge=0, lt=MOST)]]
    done: list[str]
    claims: tuple[Spoken, ...]


def position(state: State) -> bytes:
    rules = state.rules
    seats = rules.seats
    return encode(
        Position(
            options=rules.options,
            seats=seats,
            phase=state.phase,
            starter=state.starter,
            turn=state.turn,
            face=[CARDS[face] for face in numbers_of(state.face, state.cards)],
            at=numbers_of(state.at, rules.cards) if state.at else [],
            lock=numbers_of(state.lock, seats),
            forced_by=[by - 1 for by in numbers_of(state.forced_by, seats)],
            talked=numbers_of(state.talked, seats),
            met=list(state.met),
            laid_open=state.laid_open,
            treasure=state.treasure,
            designated=state.designated,
            named=[bool(state.named >> seat & 1) for seat in range(seats)],
            names=[name - 1 for name in numbers_of(state.names, seats)],
            ending=state.ending,
            winners=[seat for seat in range(seats) if state.winners >> seat & 1],
            done=[write(moves.ACTION[move]) for move in state.done],
            claims=state.claims,
        )
    )


def from_position(text: bytes) -> State:
    """The state of such a JSON; a ValueError if there is none."""
    read = msgspec.json.decode(text, type=Position)
    state = _state(read)
    seated = max(read.starter, read.treasure, read.designated, *read.names, *read.forced_by) < read.seats
    if not seated or len(read.met) != len(State(state.rules).met) or position(state) != encode(read):
        raise ValueError("not a position of this game")
    return state


def _state(read: Position) -> State:
    state = State(Rules(read.options, read.seats))
    state.phase = read.phase
    state.starter = read.starter
    state.turn = read.turn
    state.mover = NONE if read.starter == NONE else (read.starter + read.turn) % read.seats
    state.cards = len(read.face)
    state.face = row_of([FACE[card] for card in read.face])
    state.at = row_of(read.at)
    state.lock = row_of(read.lock)
    state.forced_by = row_of([by + 1 for by in read.forced_by])
    state.talked = row_of(read.talked)
    state.met = list(read.met)
    state.laid_open = read.laid_open
    state.treasure = read.treasure
    state.designated = read.designated
    state.named = sum(1 << seat for seat, named in enumerate(read.named) if named)
    state.names = row_of([name + 1 for name in read.names])
    state.ending = read.ending
    state.winners = sum(1 << seat for seat in set(read.winners))
    state.done = [moves.number_of(cast("PublicAction", READER.read(action))) for action in read.done]
    state.claims = read.claims
    return state
