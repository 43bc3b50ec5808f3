"""A table that is awake: who is there, what each is told, and what time brings. Its letters are in `mailbox.py`."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, Protocol, final

import msgspec

from ludotheque.kernel.errors import Refused
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Event, Seat
from ludotheque.table.clock import deadline
from ludotheque.table.commands import Act, Commands, Settle, Sit
from ludotheque.table.decide import decide
from ludotheque.table.pieces import (
    Absence,
    Arranged,
    Entry,
    Pace,
    Person,
    Phase,
    Records,
    Rematched,
    Started,
    read_entry,
)
from ludotheque.table.playing import ring, stood_still
from ludotheque.table.refusals import TableFault, TableRefuses
from ludotheque.table.seating import came_back, host_gone, lost
from ludotheque.table.table import Happened, Table
from ludotheque.table.trips import counts_own_times

from . import access
from .line import BROKEN, GONE, Line
from .mailbox import Letter, Mailbox, Office
from .offers import Offers
from .shared import Shared
from .wire import VERSION, Done, Hand, Pad, Presence, Prompt, Update, Welcome, You, encode, refusal

log = logging.getLogger(__name__)

write: Final = Pad().write
PLAYING: Final = Phase.PLAYING  # an enumeration's member is looked up by its name each time

KEPT: Final = 64  # entries of which somebody who lost his line is told; before them he draws the table anew
IDS: Final = 32  # commands of one person that are known again when they come twice: nobody else pushes them out
PERSONS: Final = 32  # whose commands are known again; those who have passed by are forgotten first
AGAIN: Final = 1.0  # seconds until what the house itself wanted and could not do is tried once more


Telling = Callable[[Match, Event, Seat | None], Event | None]


class House(Office, Protocol):
    """What a table needs of the house around it."""

    grace: float  # seconds
    offers: Offers
    opened_at: int  # ms since the epoch

    def patience(self) -> float:
        """How long to wait for another process to do what must be done, if that one wrote last."""

    def people_elsewhere(self, table: str) -> tuple[set[Person], int]:
        """Who is at this table through other processes, and how many watchers."""

    def presence_changed(self, live: "LiveTable") -> None:
        """Tell the other processes."""


@final
class LiveTable:
    def __init__(self, house: House, table: Table, seq: int) -> None:
        self.house = house
        self.table = table
        self.seq = seq
        self.lines: list[Line] = []
        self.callers = 0  # sockets that have this table, also before their hello: it does not sleep under them
        self.wrote_last = False
        self.stirred = asyncio.Event()  # set at every step, for the bots
        self.on_step: Callable[[], None] = lambda: None
        self._recent: deque[tuple[int, list[Happened]]] = deque(maxlen=KEPT)
        self._ids: dict[Person, dict[str, int]] = {}
        self._mailbox = Mailbox(house, self)
        self._alarm: asyncio.TimerHandle | None = None
        self._grace: dict[Person, asyncio.TimerHandle] = {}
        self._shown: Presence | None = None
        self._here_since = 0  # when somebody came to where nobody was

    # -- waking up -------------------------------------------------------------------------------------------------

    def recall(self, entry: Entry, seq: int, after: Table, happened: list[Happened]) -> None:
        """This entry is in the log."""
        self.table = after
        self.seq = seq
        if any(isinstance(record, Started | Rematched | Arranged) for record in entry.records):
            self._recent.clear()  # seats mean other people from here on: nobody is told what another one saw
        self._recent.append((seq, happened))
        if entry.by is not None and entry.id is not None:
            self._remember(entry.by, entry.id, seq)

    def _remember(self, by: Person, ident: str, seq: int) -> None:
        own = self._ids.setdefault(by, {})
        own[ident] = seq
        if len(own) > IDS:
            del own[next(iter(own))]  # the oldest
        if len(self._ids) > PERSONS:
            passed = [one for one in self._ids if one != by and not access.belongs(self.table, one)]
            if passed:
                del self._ids[passed[0]]

    def happened_since(self, seq: int) -> list[Event]:
        """In the game. What is not known here any more was seen long ago."""
        entries = (happened for at, happened in self._recent if at > seq)
        return [one for happened in entries for one in happened if isinstance(one, Event)]

    # -- the mailbox -----------------------------------------------------------------------------------------------

    def post(self, letter: Letter) -> None:
        self._mailbox.post(letter)

    @property
    def is_busy(self) -> bool:
        return self._mailbox.is_busy

    def known(self, by: Person | None, command: str | None) -> int | None:
        own = None if by is None else self._ids.get(by)
        return None if own is None or command is None else own.get(command)

    def happen(self, entry: Entry, seq: int, after: Table, happened: list[Happened]) -> None:
        before = self.table
        self.wrote_last = True
        self.recall(entry, seq, after, happened)
        self._tell_everybody(before, happened)

    async def read_on(self) -> None:
        """Another process has written: take over what it wrote, and tell our own lines."""
        for data in await self.house.store.read(self.table.id, self.seq):
            entry = read_entry(data)
            before = self.table
            after, happened = before.after(entry, self.seq + 1)
            self.wrote_last = False
            self.recall(entry, self.seq + 1, after, happened)
            self._tell_everybody(before, happened)

    def _tell_everybody(self, before: Table, happened: list[Happened]) -> None:
        """It has been saved, so it has happened: whatever breaks while it is told, it is not taken back."""
        until = None
        try:
            until = self._deadline()
            self._publish(before, happened, until)
        except Exception:
            log.exception("an entry could not be told")
        try:
            self._after_step(until)
        except Exception:
            log.exception("what follows from an entry could not be begun")

    # -- what comes in ---------------------------------------------------------------------------------------------

    def command(self, command: Commands, line: Line) -> None:
        person, seat, trip, came = line.person, line.seat, line.round_trip, self.house.now()
        if isinstance(command, Settle) and command.options is not None:
            meant = self.house.offers.meant(self.table.game, command.options)
            command = msgspec.structs.replace(command, options=meant)

        def decided(table: Table, at: int) -> Sequence[Records]:
            if isinstance(command, Sit):
                access.check_sit(table, person, invited=line.is_invited)
            return decide(table, command, person, seat, at, trip + max(0, at - came))  # nobody's time but the house's

        def answer(result: int | Refused) -> None:
            if isinstance(result, Refused):
                self.house.metrics.refused(result)
                line.send(encode(refusal(result, command.id)))
            else:
                self.house.metrics.commands += 1
                line.send(encode(Done(command.id, result)))

        seen = command.seq if isinstance(command, Act) else 0
        self.post(Letter(decided, person, command.id, seen, answer))

    async def ask(self, decided: Callable[[Table, int], Sequence[Records]], by: Person, ident: str) -> int:
        """The same for somebody who waits for the answer."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def answer(result: int | Refused) -> None:
            if future.done():
                return
            if isinstance(result, Refused):
                future.set_exception(result)
            else:
                future.set_result(result)

        self.post(Letter(decided, by, ident, answer=answer))
        return await future

    # -- what goes out ---------------------------------------------------------------------------------------------

    def _publish(self, before: Table, happened: list[Happened], until: int | None) -> None:
        after = self.table
        people_changed = before.sitters is not after.sitters or before.host != after.host
        if people_changed or before.phase is not after.phase or before.settings is not after.settings:
            self._look_again(before)
            table = after.info()
        else:
            table = None
        messages: dict[tuple[Seat | None, tuple[Seat, ...]], bytes] = {}
        shared = Shared(encode)
        is_prompted = after.steps != before.steps or table is not None
        is_shared = self._is_shared()
        is_measured, late = self._counts_own_times(), max(0, self.house.now() - after.at)
        for line in self.lines:
            try:
                hands = self._hands(line.person) if is_prompted and is_shared else ()
                eyes = (line.seat, tuple([hand.seat for hand in hands]))
                if eyes not in messages:
                    prompt = self._asked(line.seat, until, hands) if is_prompted else None
                    update = Update(self.seq, self._seen(happened, line.seat), table, shared.prompt(prompt))
                    messages[eyes] = write(update)
                line.send(messages[eyes])
                if is_measured and line.seat is not None:
                    line.measure(late)
            except Exception:
                log.exception("a line could not be told")
                line.close(BROKEN)
        if people_changed:
            self.show_presence()
        if people_changed or table is not None:
            self.watch_absences()
        self.house.metrics.entries += 1

    def _counts_own_times(self) -> bool:
        """Then a player's line is measured by whatever he is told: only while something happens. The log has its
        moment; until it was saved he could not see it."""
        return counts_own_times(self.table.settings.game)

    def _after_step(self, until: int | None) -> None:
        self._set_alarm(until)
        self.stirred.set()
        self.on_step()

    def _seen(self, happened: list[Happened], seat: Seat | None) -> list[object]:
        """By somebody who was looking."""
        return self._told(happened, seat, Match.redact)

    def _missed_by(self, happened: list[Happened], seat: Seat | None) -> list[object]:
        """By somebody who was not."""
        return self._told(happened, seat, Match.reread)

    def _told(self, happened: list[Happened], seat: Seat | None, told: Telling) -> list[object]:
        match = self.table.match
        if match is None:
            return [notice for notice in happened if not isinstance(notice, Event)]
        heard = [told(match, one, seat) if isinstance(one, Event) else one for one in happened]
        return [one for one in heard if one is not None]

    def _prompt(self, seat: Seat | None, until: int | None) -> Prompt | None:
        match = self.table.match
        if match is None:
            return None
        sitter = None if seat is None else self.table.sitters[seat]
        acts = sitter is not None and not sitter.is_played_by_bot and self.table.phase is PLAYING
        offered = self.table.legal[seat] if acts and seat is not None else []
        legal = [action for action in offered if not isinstance(action, match.game.for_bots)]
        openings = match.open_to_people(seat) if acts and seat is not None else []
        return Prompt(match.view(seat), legal, openings, until)

    def _asked(self, seat: Seat | None, until: int | None, hands: tuple[Hand, ...]) -> Prompt | None:
        prompt = self._prompt(seat, until)
        return msgspec.structs.replace(prompt, hands=hands) if prompt is not None and hands else prompt

    def _is_shared(self) -> bool:
        """Whether somebody has several seats."""
        people = [sitter.person for sitter in self.table.sitters if sitter is not None and sitter.person is not None]
        return len(set(people)) < len(people)

    def _hands(self, person: Person) -> tuple[Hand, ...]:
        """Those of several at one screen that may do something there without looking through their own eyes."""
        match, seats = self.table.match, self.table.seats_of(person)
        if match is None or len(seats) < 2 or self.table.phase is not Phase.PLAYING:
            return ()
        sitters = self.table.sitters
        there = [seat for seat in seats if (sitter := sitters[seat]) is not None and not sitter.is_played_by_bot]
        hands = [
            Hand(seat, match.legal_to_people(seat), match.open_to_people(seat))
            for seat in there
            if match.acts_openly(seat)
        ]
        return tuple([hand for hand in hands if hand.legal or hand.open])

    def _look_again(self, before: Table) -> None:
        """Seats have changed hands, or the host his mind: some look through other eyes now, some have other seats or
        are the host now, some may not look at all."""
        for line in list(self.lines):
            try:
                access.check_look(self.table, line.person, invited=line.is_invited)
            except TableRefuses as refused:
                self.lines.remove(line)
                line.send(encode(refusal(refused, None)))
                asyncio.get_running_loop().call_soon(line.close, GONE)  # if he asked for it himself, after its `done`
                continue
            seat = self._eyes(line)
            if seat != line.seat or self._is_another(before, line.person):
                line.seat = seat
                line.send(encode(self.welcome(line, None)))

    def _is_another(self, before: Table, person: Person) -> bool:
        """What a welcome told this person of himself is not so any more."""
        seats = before.seats_of(person) != self.table.seats_of(person)
        return seats or (before.host == person) != (self.table.host == person)

    def _eyes(self, line: Line) -> Seat | None:
        own = self.table.seats_of(line.person)
        if line.chosen and (line.seat is None or line.seat in own):
            return line.seat
        return self.usual_eyes(line.person)

    def usual_eyes(self, person: Person) -> Seat | None:
        """Those of his seat. Several share a screen: it shows the public board until one of them says that he looks."""
        own = self.table.seats_of(person)
        return own[0] if len(own) == 1 else None

    def welcome(self, line: Line, seq: int | None) -> Welcome:
        table = self.table
        missed = self._missed(seq)
        own = tuple(table.seats_of(line.person))
        belongs = access.belongs(table, line.person)
        you = You(
            own,
            line.seat,
            table.host == line.person,
            table.invite if belongs else None,
            table.code if belongs and table.phase is not Phase.OVER else None,
        )
        return Welcome(
            VERSION,
            self.seq,
            self.house.now(),
            you,
            table.info(),
            self._asked(line.seat, self._deadline(), self._hands(line.person)),
            [one for happened in missed or [] for one in self._missed_by(happened, line.seat)],
            missed is None,
            table.chat,
            self.presence(),
        )

    def _missed(self, seq: int | None) -> list[list[Happened]] | None:
        """What has happened since; None if that is not known here any more."""
        if seq == self.seq:
            return []
        first = self._recent[0][0] if self._recent else self.seq + 1
        if seq is None or not first - 1 <= seq < self.seq:
            return None
        return [happened for at, happened in self._recent if at > seq]

    # -- who is there ----------------------------------------------------------------------------------------------

    def join(self, line: Line, seq: int | None) -> None:
        """Somebody is here, or looks through other eyes; he has seen everything up to `seq`."""
        if not self.lines:
            self._here_since = self.house.now()
            self._count_no_time_without_a_house()
        if line not in self.lines:
            self.lines.append(line)
        line.send(encode(self.welcome(line, seq)))
        if line.seat is not None and self._counts_own_times():
            line.measure(0)
        self._line_changed()
        away = [self.table.sitters[seat] for seat in self.table.seats_of(line.person)]
        if any(sitter is not None and sitter.away is Absence.LOST for sitter in away):
            self.post(Letter(lambda table, _at: came_back(table, line.person, {Absence.LOST})))

    def _count_no_time_without_a_house(self) -> None:
        if self.table.phase is Phase.PLAYING and self.table.at < self.house.opened_at:
            self.post(Letter(lambda table, at: stood_still(table, at, self.house.opened_at)))

    def part(self, line: Line) -> None:
        if line in self.lines:
            self.lines.remove(line)
        self._line_changed()

    def _line_changed(self) -> None:
        self.house.presence_changed(self)
        self.show_presence()
        self.watch_absences()
        self._after_step(self._deadline())

    def people_here(self) -> tuple[set[Person], int]:
        """Through this process: who belongs to the table, and how many only watch."""
        people = {line.person for line in self.lines}
        own = {person for person in people if access.belongs(self.table, person)}
        return own, len(people - own)

    def presence(self) -> Presence:
        people, watchers = self.people_here()
        others, more = self.house.people_elsewhere(self.table.id)
        there = people | others
        here = tuple(sitter is not None and sitter.person in there for sitter in self.table.sitters)
        return Presence(here, watchers + more)

    def show_presence(self) -> None:
        now = self.presence()
        if now != self._shown:
            self._shown = now
            message = encode(now)
            for line in self.lines:
                line.send(message)

    # -- time ------------------------------------------------------------------------------------------------------

    def _set_alarm(self, moment: int | None, at_least: float = 0.0) -> None:
        """Look at the clock when its time comes; while nobody is here time stands still, but for tables of days."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if moment is None or not (self.lines or self.table.settings.pace is Pace.DAYS):
            return
        wait = max(at_least, (moment - self.house.now()) / 1000) + self.patience()
        self._alarm = asyncio.get_running_loop().call_later(wait, self.look_at_clock)

    def _deadline(self) -> int | None:
        is_days = self.table.settings.pace is Pace.DAYS
        return deadline(self.table, 0 if is_days else self._here_since)

    def time_left(self) -> float | None:
        """Seconds until the clock plays, if nobody acts before."""
        moment = self._deadline()
        return None if moment is None else (moment - self.house.now()) / 1000

    def look_at_clock(self) -> None:
        self.post(Letter(ring, answer=self._looked))

    def _looked(self, result: int | Refused) -> None:
        """It was not time yet (clocks are set back), or could not be saved: then the clock is looked at again."""
        if isinstance(result, Refused):
            self._set_alarm(self._deadline(), AGAIN)

    def patience(self) -> float:
        return 0.0 if self.wrote_last else self.house.patience()

    def watch_absences(self, grace: float | None = None) -> None:
        """Whoever has lost his line has a moment to come back; while nobody at all is here, nobody is missed."""
        missing = self._missing() if self.lines else set()
        for person in self._grace.keys() - missing:
            self._grace.pop(person).cancel()
        for person in missing - self._grace.keys():
            wait = (self.house.grace if grace is None else grace) + self.patience()
            self._grace[person] = asyncio.get_running_loop().call_later(wait, self._give_up, person)

    def _missing(self) -> set[Person]:
        """Whoever is to play and is not here; and a host who has nothing to play, if others wait for him."""
        if self.table.settings.pace is Pace.DAYS:
            return set()
        missed = {self.table.host} if self._is_idle(self.table.host) and self._has_heirs() else set()
        if self.table.phase is Phase.PLAYING:
            missed |= {one.person for one in self.table.sitters if one and one.person is not None and one.away is None}
        return missed - self._everybody_here()

    def _is_idle(self, person: Person) -> bool:
        """Whether he has nothing to play: no game, or no seat in it, or a bot plays what he has left."""
        sitters = [self.table.sitters[seat] for seat in self.table.seats_of(person)]
        return self.table.phase is not Phase.PLAYING or all(one is None or one.away is not None for one in sitters)

    def _has_heirs(self) -> bool:
        here = self._everybody_here()
        return any(one is not None and one.person in here for one in self.table.sitters)

    def _everybody_here(self) -> set[Person]:
        people, _ = self.house.people_elsewhere(self.table.id)
        return people | {line.person for line in self.lines}

    def _give_up(self, person: Person) -> None:
        self._grace.pop(person, None)

        def decided(table: Table, _at: int) -> Sequence[Records]:
            if person not in self._missing():
                raise TableRefuses(TableFault.NOT_AWAY)
            return host_gone(table, self._everybody_here()) if self._is_idle(person) else lost(table, person)

        self.post(Letter(decided, answer=self._given_up))

    def _given_up(self, result: int | Refused) -> None:
        if isinstance(result, Refused):
            self.watch_absences(AGAIN)

    def fall_asleep(self) -> None:
        for handle in (*self._grace.values(), *([self._alarm] if self._alarm else [])):
            handle.cancel()
        self._grace.clear()
