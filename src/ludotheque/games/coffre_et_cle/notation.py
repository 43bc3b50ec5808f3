"""A whole position as JSON, both ways: rows spelt out, faces and moves by their names."""

from typing import cast

import msgspec
from msgspec import Struct

from ludotheque.kernel.notation import Reader, encode, write
from ludotheque.kernel.row import numbers_of, row_of

from . import moves
from .faces import CARDS, FACE
from .options import Options
from .pieces import Card, Ending, Phase, PublicAction, Spoken
from .rules import NONE, Rules
from .state import State

READER = Reader(PublicAction)


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    options: Options
    seats: int
    phase: Phase
    starter: int
    turn: int
    face: list[Card]  # by card
    at: list[int]  # by location, the card
    lock: list[int]
    forced_by: list[int]
    talked: list[int]
    met: list[int]
    laid_open: int
    treasure: int
    designated: int
    named: list[bool]
    names: list[int]
    ending: Ending | None
    winners: list[int]
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
    read = msgspec.json.decode(text, type=Position)
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
    state.winners = sum(1 << seat for seat in read.winners)
    state.done = [moves.number_of(cast("PublicAction", READER.read(action))) for action in read.done]
    state.claims = read.claims
    return state
