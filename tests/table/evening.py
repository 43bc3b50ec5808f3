"""An evening at one table: commands go in, records are saved, and the log is kept, all without a server."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

import msgspec
import pytest

from ludotheque.games import find
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import PUBLIC, Action, Seat
from ludotheque.table.clock import deadline
from ludotheque.table.commands import Act, Commands, Rematch, Sit, Start
from ludotheque.table.decide import decide
from ludotheque.table.hosting import opened, settings_for
from ludotheque.table.pieces import Entry, Opened, Pace, Person, Records
from ludotheque.table.playing import ring
from ludotheque.table.refusals import TableFault, TableRefuses
from ludotheque.table.table import Happened, Table

GAME = "coffre-et-cle"
PEOPLE = ("ana", "bob", "cleo", "dan", "eve", "finn", "gus", "hal")  # persons; Ana has opened the table
BEGAN = 1_700_000_000_000


class Evening:
    """A table with its log and a clock that only the test moves."""

    def __init__(
        self,
        seats: int = 5,
        *,
        game: str = GAME,
        preset: str | None = None,
        pace: Pace = Pace.NONE,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
    ) -> None:
        """With a `seed`, what the table leaves to chance is the same each time: a walk can be walked again."""
        self.chance = None if seed is None else Random(seed)
        first = opened(PEOPLE[0], seats, settings_for(find(game), seats, preset, dict(options or {}), pace))
        self.now = BEGAN
        self.log: list[tuple[Table, Entry]] = []
        self.table = Table("t", first)
        self.write([first])

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def seq(self) -> int:
        return len(self.log)

    @property
    def entries(self) -> list[Entry]:
        return [entry for _, entry in self.log]

    def write(self, records: Sequence[Records]) -> list[Happened]:
        entry = Entry(self.now, tuple(records))
        self.table, happened = self.table.after(entry, self.seq + 1)
        self.log.append((self.table, entry))
        return happened

    # -- what people do --------------------------------------------------------------------------------------------

    def do(self, person: Person, command: Commands, seat: Seat | None = None) -> list[Happened]:
        """This person's command, through the eyes of this seat or the first of his own."""
        own = self.table.seats_of(person)
        eyes = own[0] if seat is None and own else seat
        with self._repeatable():
            return self.write(decide(self.table, command, person, eyes, self.now))

    @contextmanager
    def _repeatable(self) -> Iterator[None]:
        if self.chance is None:
            yield
            return
        with patch("secrets.token_bytes", self.chance.randbytes), patch("secrets.choice", self.chance.choice):
            yield

    def seat_everybody(self) -> "Evening":
        for person in PEOPLE[: self.table.seats]:
            self.do(person, Sit("1", person.title()))
        return self

    def start(self) -> "Evening":
        if None in self.table.sitters:
            self.seat_everybody()
        self.do(self.table.host, Start("1"))
        return self

    def act(self, seat: Seat, action: Action, seen: int | None = None) -> list[Happened]:
        sitter = self.table.sitters[seat]
        assert sitter is not None
        assert sitter.person is not None
        return self.do(sitter.person, wish(action, self.seq if seen is None else seen), seat)

    def mover(self) -> Seat:
        return self.match.to_act()[0]

    def ring(self) -> list[Happened]:
        return self.write(ring(self.table, self.now))

    def play_out(self, luck: QuickLuck) -> "Evening":
        """Random moves to the end."""
        while self.table.match is not None and (waiting := self.match.to_act()):
            seat = waiting[luck.below(len(waiting))]
            actions = self.match.legal(seat)
            self.now += 1000
            self.act(seat, actions[luck.below(len(actions))])
        return self

    def again(self) -> "Evening":
        self.do(self.table.host, Rematch("1"))
        return self


def wish(action: Action, seen: int) -> Act:
    return Act("1", msgspec.Raw(encode(action)), seen)


# -- what tests ask ------------------------------------------------------------------------------------------------


@contextmanager
def refused(fault: TableFault) -> Iterator[None]:
    """It is refused with this code."""
    with pytest.raises(TableRefuses) as refusal:
        yield
    assert refusal.value.code is fault


def fold(entries: Iterable[Entry]) -> Table:
    """The table of a log, as a server that wakes up makes it."""
    entries = list(entries)
    first = entries[0].records[0]
    assert isinstance(first, Opened)
    table = Table("t", first)
    for seq, entry in enumerate(entries, 1):
        table, _ = table.after(entry, seq)
    return table


def eyes(match: Match) -> list[Seat | None]:
    return [PUBLIC, *range(match.seats)]


def seen(match: Match | None) -> list[bytes]:
    """All that anybody gets of a game, one after the other."""
    if match is None:
        return []
    return [
        encode(
            (
                match.view(seat),
                match.knowledge(seat),
                [] if seat is None else (match.legal(seat), match.open_ended(seat)),
            )
        )
        for seat in eyes(match)
    ]


def position(match: Match | None) -> bytes:
    return b"" if match is None else encode((match.standing, match.unready)) + match.game.position(match.state)


def everything(table: Table) -> bytes:
    """All that a table is, secrets included."""
    last = table.last
    return encode(
        (
            (table.info(), table.id, table.invite, table.code, table.host, table.sitters, table.chat),
            (table.seed.hex(), table.counter, table.started_at, table.at, table.steps, table.moves),
            (table.legal, table.legal_since, table.awaited_since, deadline(table)),
            [one.decode() for one in (position(table.match), *seen(table.match))],
            None if last is None else (last.seat, last.action, position(last.before.match).decode()),
        )
    )
