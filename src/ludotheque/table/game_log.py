"""A game of a table as a file that anybody can keep, replay and verify; and its steps through one seat's eyes."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from ludotheque.kernel import log, luck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import CLOCK, LUCK, NOTHING, Event, MatchView, Seat

from .pieces import Acted, Drew, Entry, Person, Phase, Rang, Started, TookBack
from .table import Table, read_action

Told = tuple[int, str, int]  # who, what, when: a line of the file


def commitment(table: Table, match: Match, seed: bytes) -> str:
    """What the table shows of its seed before the deal: the file's first line will hold the same."""
    return luck.commitment(seed, encode(log.terms_of(match, table.names(), told=False)))


class Played(Struct):
    """A game that has been played at a table: on which terms, and every action that was not taken back."""

    terms: Table
    steps: list[Told]
    is_over: bool = False
    hands: frozenset[tuple[Person, Seat]] = frozenset()  # who has looked through which eyes
    keeps: bool = False  # it leaves something to the next game at the table (`Game.legacy`)

    def secrets(self) -> set[tuple[str, str]]:
        """Those of its options of which not everything was shown (`Game.shown`)."""
        options = self.terms.settings.options
        shown = self.terms.game.shown(options)
        return {(name, str(value)) for name, value in options.items() if shown[name] != value}


def games(tables: Iterable[tuple[Table, Entry]]) -> Iterator[Played]:
    """The games of a table in the order of its log, of which each entry comes with the table right after it."""
    played: Played | None = None
    for table, entry in tables:
        for record in entry.records:
            match record:
                case Started():
                    if played is not None:
                        yield played
                    played = Played(table, [])
                case TookBack() if played is not None:
                    played.steps.pop()
                case Acted(seat, do) if played is not None:
                    played.steps.append((seat, do, table.at - table.started_at))
                case Drew(do) if played is not None:
                    played.steps.append((LUCK, do, table.at - table.started_at))
                case Rang(do) if played is not None:
                    played.steps.append((CLOCK, do, table.at - table.started_at))
                case _:
                    pass
        if played is not None and table.match is not None:
            played.keeps = table.match.legacy() != NOTHING
        if played is not None and table.phase is Phase.OVER:
            played.is_over = True
            played.hands = table.hands
            yield played
            played = None
    if played is not None:
        yield played


def is_still_in_play(played: Played, games: Sequence[Played]) -> bool:
    """Whether its secrets are, in the last game of the table or in the one to come: each has handed them on; or they
    are in the options of the game that is being played."""
    if not games[-1].is_over and played.secrets() & games[-1].secrets():
        return True
    return all(one.keeps for one in games if one.terms.number >= played.terms.number)


def write(played: Played) -> str:
    """The file."""
    lines: list[str] = []
    table = played.terms
    assert table.match is not None
    match = Match(table.game, table.match.options, table.seats, inherited=table.inherited)
    writer = log.Writer(match, table.names(), table.seed, lines.append)
    for seat, do, at in played.steps:
        action = read_action(table.settings.game, do)
        match.apply(seat, action, at)
        writer.action(seat, action, at)
    if match.outcome() is not None:
        writer.end()
    return "".join(lines)


class Scene(Struct, frozen=True):
    """One step of a replay, through one pair of eyes."""

    at: int
    events: list[Event]
    view: MatchView


def scenes(played: Played, eyes: Seat | None) -> Iterator[Scene]:
    shown = log.Log(write(played), {played.terms.game.id: played.terms.game})
    for step in shown.steps():
        events = [seen for event in step.events if (seen := shown.match.redact(event, eyes)) is not None]
        yield Scene(step.at, events, shown.match.view(eyes))
