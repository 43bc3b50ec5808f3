"""What comes of a move: the move, and whatever luck has to say to it. Nothing changes here."""

import secrets
from collections.abc import Sequence
from functools import cache, reduce
from operator import or_
from typing import get_args

from ludotheque.games import find
from ludotheque.kernel.luck import ProvableLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import Reader, write
from ludotheque.kernel.pieces import CLOCK, LUCK, Action, Ready, Seat

from . import game_log
from .clock import ringing
from .commands import Act
from .pieces import Acted, Drew, Pace, Person, Rang, Records, Started, StoodStill, TookBack
from .refusals import TableFault, TableRefuses
from .seating import in_lobby, playing, sitter_at
from .table import Table
from .trips import with_trip
from .undo import is_timed, reveals


def start(table: Table, at: int) -> Sequence[Records]:
    """The seed is luck's own secret; everybody gets a commitment to it before the deal."""
    in_lobby(table)
    if None in table.sitters:
        raise TableRefuses(TableFault.SEATS_EMPTY)
    seed = secrets.token_bytes(32)
    match = table.new_match()
    commitment = game_log.commitment(table, match, seed)
    return [Started(table.game.rules_version, seed.hex(), commitment), *_luck(table, match, at, seed)]


def act(table: Table, wish: Act, seat: Seat, at: int, trip: int = 0) -> Sequence[Records]:
    _check_there(table, seat)
    action = people_read(table.settings.game).read_json(bytes(wish.action))
    return move(table, seat, with_trip(action, trip), at, wish.seq)


def _check_there(table: Table, seat: Seat) -> None:
    """Whoever is away leaves the game to the bot that sits in for him."""
    if sitter_at(table, seat).away is not None:
        raise TableRefuses(TableFault.IS_AWAY)


@cache
def people_read(game: str) -> Reader:
    """The actions of people: never luck's nor the clock's, nor what is for bots."""
    found = find(game)
    kinds = [kind for kind in get_args(found.actions | Ready) if kind not in found.for_bots]
    return Reader(reduce(or_, kinds))


def move(table: Table, seat: Seat, action: Action, at: int, seen: int) -> Sequence[Records]:
    """An action of a person or a bot that had seen the table up to entry `seen`."""
    match = playing(table)
    is_move = action in table.legal[seat]
    if seen > table.seq or (is_move and seen < table.legal_since[seat]):
        raise TableRefuses(TableFault.STALE)
    trial = match.clone()
    trial.apply(seat, action, table.game_time(at))
    return [Acted(seat, write(action)), *_luck(table, trial, at)]


def _luck(table: Table, trial: Match, at: int, seed: bytes | None = None) -> list[Records]:
    """Whatever luck is asked for now, answered."""
    luck = ProvableLuck(seed or table.seed)
    luck.counter = 0 if seed else table.counter
    records: list[Records] = []
    while (request := trial.asks()) is not None:
        drawn = luck.answer(request)
        trial.apply(LUCK, drawn, 0 if seed else table.game_time(at))
        records.append(Drew(write(drawn), luck.counter))
    return records


def undo(table: Table, seat: Seat, person: Person) -> Sequence[Records]:
    _check_there(table, seat)
    playing(table)
    last = table.last
    if last is None or (last.seat, last.by) != (seat, person) or last.is_said or is_timed(last) or reveals(last):
        raise TableRefuses(TableFault.CANNOT_TAKE_BACK)
    return [TookBack(seat)]


def stood_still(table: Table, at: int, open_since: int) -> Sequence[Records]:
    """Nothing has happened here since the house was opened again: what lies between is time that nobody could use. It
    matters where the rules count time; over days it was everybody's own."""
    match = playing(table)
    lost = at - table.at
    if match.deadline() is None or table.settings.pace is Pace.DAYS or table.at >= open_since or lost <= 0:
        raise TableRefuses(TableFault.NOT_DUE)
    return [StoodStill(lost)]


def ring(table: Table, at: int) -> Sequence[Records]:
    """Time is up for somebody, or for the rules: the clock plays."""
    match = playing(table)
    action = ringing(table, at)
    if action is None:
        raise TableRefuses(TableFault.NOT_DUE)
    trial = match.clone()
    trial.apply(CLOCK, action, table.game_time(at))
    return [Rang(write(action)), *_luck(table, trial, at)]
