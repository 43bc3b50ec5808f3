"""A live table as a fold over its log. Nothing is decided here: an entry has been saved, so it is so.

A table is never changed in place: `after` makes the next one, so that an entry can be tried before it is saved, and
the position before somebody's last action is still there when he wants to take it back.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, assert_never, final

import msgspec

from ludotheque.games import find
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import Reader
from ludotheque.kernel.options import Options
from ludotheque.kernel.pieces import CLOCK, LUCK, NOTHING, Action, Event, KernelAction, Seat, TimeOut

from . import pieces
from .badges import spare
from .pieces import (
    Absence,
    Acted,
    Arranged,
    Badge,
    BotSat,
    Chat,
    Drew,
    Entry,
    Freed,
    HostChanged,
    Info,
    Muted,
    Opened,
    Person,
    Phase,
    Rang,
    Records,
    Rematched,
    Returned,
    Said,
    Sat,
    SeatLine,
    Settings,
    Settled,
    Sitter,
    Started,
    StoodStill,
    TookBack,
    Went,
    Wore,
)
from .refusals import TableFault, TableRefuses

KEPT_CHAT: Final = 50  # lines that a newcomer still gets
Happened = Event | pieces.Notice


@final
class LastAction:
    """Somebody's action, as long as nobody and nothing has acted since: he may want it back. `by`: whose it was; no
    person's if a bot did it, also for somebody who is away. `is_said`: in words of his own,
    and heard."""

    __slots__ = ("action", "before", "by", "is_said", "seat")

    def __init__(self, seat: Seat, by: Person | None, action: Action, is_said: bool, before: "Table") -> None:
        self.seat = seat
        self.by = by
        self.action = action
        self.is_said = is_said
        self.before = before


def game_options(settings: Settings) -> Options:
    options: Options = msgspec.convert(settings.options, find(settings.game).options)
    return options


@final
class Table:
    """Who sits there, on which terms, and how the game stands."""

    def __init__(self, ident: str, opened: Opened) -> None:
        self.id = ident
        self.opened = opened
        self.invite = opened.invite
        self.code = opened.code
        self.host: Person = opened.host
        self.settings = opened.settings
        self.sitters: tuple[Sitter | None, ...] = (None,) * opened.seats
        self.phase = Phase.LOBBY
        self.number = 1
        self.chat: tuple[Chat, ...] = ()
        self.muted: frozenset[Person] = frozenset()
        self.seq = 0  # of the last entry
        self.inherited = NOTHING  # what the last game has left to the next
        # the game under way
        self.match: Match | None = None
        self.seed = b""
        self.counter = 0
        self.commitment: str | None = None
        self.hands: frozenset[tuple[Person, Seat]] = frozenset()  # who has looked through which eyes in this game
        self.started_at = 0
        self.at = 0  # of the last entry
        self.steps = 0  # how often the position has changed, talk included
        self.moves = 0  # and by something else than talk
        self.about = ""  # the phase of the game, as its rules call it
        self.legal: tuple[list[Action], ...] = ()
        self.legal_since: tuple[int, ...] = ()  # by seat: the entry since which it has this decision before it
        self.awaited_since: tuple[int, ...] = ()  # by seat: when its time began to run
        self.last: LastAction | None = None

    # -- who is who ------------------------------------------------------------------------------------------------

    @property
    def game(self) -> AnyGame:
        return find(self.settings.game)

    @property
    def seats(self) -> int:
        return len(self.sitters)

    def seats_of(self, person: Person | None) -> list[Seat]:
        if person is None:
            return []
        return [seat for seat, sitter in enumerate(self.sitters) if sitter is not None and sitter.person == person]

    def names(self) -> tuple[str, ...]:
        return tuple("" if sitter is None else sitter.name for sitter in self.sitters)

    def badges(self, but: Seat) -> list[Badge]:
        """What all seats but this one wear."""
        return [sitter.badge for seat, sitter in enumerate(self.sitters) if sitter is not None and seat != but]

    def info(self) -> Info:
        lines = tuple(None if sitter is None else self._line(sitter) for sitter in self.sitters)
        settings = msgspec.structs.replace(self.settings, options=self.game.shown(self.settings.options))
        return Info(self.id, self.phase, self.number, settings, lines, self.commitment)

    def _line(self, sitter: Sitter) -> SeatLine:
        is_host = sitter.person is not None and sitter.person == self.host
        badge = sitter.badge
        return SeatLine(
            sitter.name, sitter.level, sitter.away, sitter.is_vacant, sitter.muted, is_host, badge.colour, badge.emblem
        )

    def game_time(self, at: int) -> int:
        """The log's time of the game: it never runs back, whatever the machine's clock does."""
        return max(at, self.at) - self.started_at

    def _copy(self) -> "Table":
        """The same table; nothing that it holds is ever changed in place. (Name by name: a compiled one has no
        dictionary, and `copy.copy` takes five times as long.)"""
        table = Table(self.id, self.opened)
        table.host = self.host
        table.settings = self.settings
        table.sitters = self.sitters
        table.phase = self.phase
        table.number = self.number
        table.chat = self.chat
        table.muted = self.muted
        table.seq = self.seq
        table.inherited = self.inherited
        table.match = self.match
        table.seed = self.seed
        table.counter = self.counter
        table.commitment = self.commitment
        table.hands = self.hands
        table.started_at = self.started_at
        table.at = self.at
        table.steps = self.steps
        table.moves = self.moves
        table.about = self.about
        table.legal = self.legal
        table.legal_since = self.legal_since
        table.awaited_since = self.awaited_since
        table.last = self.last
        return table

    # -- the fold --------------------------------------------------------------------------------------------------

    def after(self, entry: Entry, seq: int) -> tuple["Table", list[Happened]]:
        """The table once this has happened, and what happened, secrets included."""
        table = self._copy()
        happened: list[Happened] = []
        for record in entry.records:
            happened += table._happen(record, max(entry.at, self.at), seq)
        table.at = max(entry.at, self.at)
        table.seq = seq
        return table, happened

    def _happen(self, record: Records, at: int, seq: int) -> Sequence[Happened]:
        match record:
            case Acted() | Drew() | Rang() | TookBack():
                return self._play(record, at, seq)
            case Started():
                return self._start(record, at, seq)
            case StoodStill(ms):
                self.started_at += ms
                self.awaited_since = tuple([since + ms for since in self.awaited_since])
                self.steps += 1  # whoever was there before it is told until when he has time now
                return []
            case Sat() | BotSat() | Freed() | Arranged() | Went() | Returned() | Muted() | Wore():
                return self._seat(record)
            case Said(seat, text):
                line = Chat(seat, self.names()[seat], text, at)
                self.chat = (*self.chat, line)[-KEPT_CHAT:]
                return [line]
            case HostChanged(host):
                self.host = host
                own = self.seats_of(host)
                return [pieces.NewHost(self.names()[own[0]] if own else None)]
            case Settled(seats, settings):
                self.settings = settings
                self.sitters = (*self.sitters, *[None] * (seats - self.seats))[:seats]
                return [pieces.SettingsChanged()]
            case Rematched():
                return self._rematch()
            case Opened():
                return []
        assert_never(record)

    # -- seats -----------------------------------------------------------------------------------------------------

    def _seat(self, record: Sat | BotSat | Freed | Arranged | Went | Returned | Muted | Wore) -> Sequence[Happened]:
        match record:
            case Sat(seat, name, person):
                self._put(seat, Sitter(name, self._badge(seat), person, muted=person in self.muted))
                self.hands |= {(person, seat)}
                return [pieces.SatDown(seat, name, None)]
            case BotSat(seat, name, level):
                self._put(seat, Sitter(name, self._badge(seat), level=level))
                return [pieces.SatDown(seat, name, level)]
            case Freed(seat):
                sitter = self._sitter(seat)
                stand_in = Sitter(sitter.name, sitter.badge, away=Absence.LEFT)
                self._put(seat, stand_in if self.phase is Phase.PLAYING else None)
                return [pieces.SeatFreed(seat, sitter.name)]
            case Arranged(order):
                self.sitters = tuple(self.sitters[seat] for seat in order)
                return [pieces.SeatsArranged(order)]
            case Went(seat, why):
                self._put(seat, msgspec.structs.replace(self._sitter(seat), away=why))
                return [pieces.WentAway(seat, why)]
            case Returned(seat):
                self._put(seat, msgspec.structs.replace(self._sitter(seat), away=None))
                return [pieces.CameBack(seat)]
            case Muted(seat, muted):
                whom = {person for person in [self._sitter(seat).person] if person is not None}
                self.muted = self.muted | whom if muted else self.muted - whom
                for its in {seat, *self.seats_of(self._sitter(seat).person)}:
                    self._put(its, msgspec.structs.replace(self._sitter(its), muted=muted))
                return [pieces.SeatMuted(seat, muted)]
            case Wore(seat, badge):
                self._put(seat, msgspec.structs.replace(self._sitter(seat), badge=badge))
                return [pieces.SeatWears(seat, badge.colour, badge.emblem)]
        assert_never(record)

    def _sitter(self, seat: Seat) -> Sitter:
        sitter = self.sitters[seat]
        assert sitter is not None
        return sitter

    def _badge(self, seat: Seat) -> Badge:
        """Who follows another at a seat wears what he wore; at an empty one, what nobody wears."""
        sitter = self.sitters[seat]
        return spare(self.badges(but=seat))[0] if sitter is None else sitter.badge

    def _put(self, seat: Seat, sitter: Sitter | None) -> None:
        self.sitters = (*self.sitters[:seat], sitter, *self.sitters[seat + 1 :])

    # -- the game --------------------------------------------------------------------------------------------------

    def _start(self, started: Started, at: int, seq: int) -> Sequence[Happened]:
        if started.rules != self.game.rules_version:
            raise TableRefuses(TableFault.OTHER_RULES, rules=started.rules, known=self.game.rules_version)
        self.phase = Phase.PLAYING
        self.seed = bytes.fromhex(started.seed)
        self.counter = 0
        self.commitment = started.commitment
        self.started_at = at
        self.match = self.new_match()
        self.about = ""
        self.legal = ([],) * self.seats
        self.legal_since = (seq,) * self.seats
        self.awaited_since = (at,) * self.seats
        self.last = None
        self.hands = frozenset(
            (sitter.person, seat) for seat, sitter in enumerate(self.sitters) if sitter and sitter.person is not None
        )
        self._offer(seq)
        return [pieces.GameStarted(self.number, started.commitment)]

    def new_match(self) -> Match:
        return Match(self.game, game_options(self.settings), self.seats, inherited=self.inherited)

    def _play(self, record: Acted | Drew | Rang | TookBack, at: int, seq: int) -> Sequence[Happened]:
        assert self.match is not None
        if isinstance(record, TookBack):
            return self._take_back(seq)
        before = self._copy()
        before.last = None  # one step back, not a chain of all
        seat, action = self._step_of(record)
        self.match = self.match.clone()
        events = self.match.apply(seat, action, at - self.started_at)
        is_person = seat not in (LUCK, CLOCK)
        is_said = is_person and action not in before.legal[seat]
        self.last = LastAction(seat, self._player(seat), action, is_said, before) if is_person else None
        if isinstance(record, Drew):
            self.counter = record.counter
        self.steps += 1
        self._offer(seq)
        if not is_said or self._has_moved_on(before):
            self.moves += 1
            actor = action.seat if isinstance(action, TimeOut) else seat
            self._wait_anew(before, actor, at)
            self._decide_anew(actor, seq)
        if self.match.outcome() is not None:
            self.phase = Phase.OVER
        return events

    def _player(self, seat: Seat) -> Person | None:
        sitter = self._sitter(seat)
        return None if sitter.is_played_by_bot else sitter.person

    def _step_of(self, record: Acted | Drew | Rang) -> tuple[int, Action]:
        action = read_action(self.settings.game, record.do)
        match record:
            case Acted():
                return record.seat, action
            case Drew():
                return LUCK, action
            case Rang():
                return CLOCK, action
        assert_never(record)

    def _take_back(self, seq: int) -> Sequence[Happened]:
        """As if it had not been done; but what is offered is offered anew, and the log goes on."""
        assert self.last is not None
        seat, before = self.last.seat, self.last.before
        self.match, self.awaited_since = before.match, before.awaited_since
        self.steps += 1
        self.moves += 1
        self.last = None
        self._decide_anew(seat, seq)
        self._offer(seq)
        return [pieces.TakenBack(seat)]

    def _offer(self, seq: int) -> None:
        assert self.match is not None
        had, about = self.legal, self.about
        self.about = self.match.phase()
        awaited = self.match.to_act()
        self.legal = tuple([self.match.legal(seat) if seat in awaited else [] for seat in range(self.seats)])
        self.legal_since = tuple(
            since if about == self.about and same == now else seq
            for since, same, now in zip(self.legal_since, had, self.legal, strict=True)
        )

    def _has_moved_on(self, before: "Table") -> bool:
        """What was said was no mere talk, but answers a riddle, say: now others are awaited, or for something else."""
        assert before.match is not None
        assert self.match is not None
        was, now = list(before.match.to_act()), list(self.match.to_act())
        return (before.about, was, before.legal) != (self.about, now, self.legal)

    def _decide_anew(self, actor: int, seq: int) -> None:
        """A seat that has acted, or has taken it back, is before another decision, even if it may do the same again;
        what others do makes its move no other one."""
        self.legal_since = tuple([seq if seat == actor else since for seat, since in enumerate(self.legal_since)])

    def _wait_anew(self, before: "Table", actor: int, at: int) -> None:
        """A seat's time begins when it is first awaited, and again when it has acted; everybody's, when the rules' own
        clock has played, the game is in another phase or a deal has ended: all of that is for everybody to see."""
        assert before.match is not None
        assert self.match is not None
        is_other_deal = bool(before.match.unready) != bool(self.match.unready)
        is_new_for_all = actor == CLOCK or before.about != self.about or is_other_deal
        since = [at] * self.seats
        for seat in () if is_new_for_all else before.match.to_act():
            if seat != actor:
                since[seat] = self.awaited_since[seat]
        self.awaited_since = tuple(since)

    def _rematch(self) -> Sequence[Happened]:
        assert self.match is not None
        self.phase = Phase.LOBBY
        self.number += 1
        self.inherited = self.match.legacy()
        self.match = self.last = self.commitment = None
        self.seed = b""
        self.sitters = (*self.sitters[1:], self.sitters[0])
        return [pieces.NewGame(self.number)]


@cache
def _reader(game: str) -> Reader:
    return Reader(find(game).actions | KernelAction)


@lru_cache(maxsize=4096)
def read_action(game: str, do: str) -> Action:
    """An action of a game's log: its own, luck's or the clock's. Few differ, and all are frozen."""
    return _reader(game).read(do)
