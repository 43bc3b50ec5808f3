"""What happens at the tables: an action, until everybody has heard of it; the next; a deal when the game is over.

Everything happens in answer to a message, or when it is due. Nothing here is a task, and nothing waits.
"""

import heapq
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from benchmarks.server.choice import Choice
from benchmarks.server.driver import EVENT, EVERYBODY, NOTHING, READY, REFUSED, Driver
from benchmarks.server.wire import Lines, Listener

PERIOD: Final = 1.0  # seconds between two actions of a table, when paced
PATIENCE: Final = 10.0  # seconds until an action counts as lost, or a deal as failed
WATCH: Final = 1.0  # seconds between two looks at what takes too long: one clock for all

NAP: Final = 0.001  # seconds between two looks at the sockets, in flood

now = time.perf_counter


@dataclass
class Window:
    """The stretch of time that counts, and what happened in it."""

    begin: float = float("inf")
    end: float = float("inf")
    acknowledged: list[float] = field(default_factory=list)  # seconds, of the actions sent in the window
    everybody: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)  # how much later than due an action was sent: our own fault
    answered: int = 0  # acknowledgements that came in the window
    missed: int = 0  # turns of a table at which its last action was still under way
    games: int = 0
    errors: Counter[str] = field(default_factory=Counter)

    def holds(self, moment: float) -> bool:
        return self.begin <= moment < self.end


class Clock:
    """Which table is to act when, if paced."""

    def __init__(self) -> None:
        self._dues: list[tuple[float, int, Table]] = []

    def set(self, due: float, table: "Table") -> None:
        heapq.heappush(self._dues, (due, table.driver.number, table))

    def left(self, most: float) -> float:
        """Seconds until the next is to act."""
        return min(most, max(0.0, self._dues[0][0] - now())) if self._dues else most

    def ring(self) -> None:
        while self._dues and self._dues[0][0] <= now():
            heapq.heappop(self._dues)[2].act()


class Table(Listener):
    """A driver, and the action or the deal under way at it."""

    def __init__(self, driver: Driver, window: Window, clock: Clock) -> None:
        self.driver = driver
        self.window = window
        self.plays = False  # from the moment that its first action may be chosen
        self.broken = False
        self._clock = clock
        self._due = 0.0  # of the next action; 0: as soon as may be
        self._next: Choice | None = None
        self._sent = 0.0  # the action, or the deal
        self._is_dealing = True
        self._actor = 0
        self._waiting = 0  # bit s: seat s has not heard of the action yet
        self._acknowledged = 0.0

    # -- before it counts

    def connect(self, lines: Lines) -> None:
        """A table after the other, while all that are there are listened to."""
        self.driver.connect(lines, self)
        self._wait(lines, "everybody is welcomed")
        self._deal()
        self._wait(lines, "everybody has seen the deal")

    def _wait(self, lines: Lines, what: str) -> None:
        begun = now()
        while self._is_dealing:
            if self.broken or now() - begun > PATIENCE:
                raise ConnectionError(f"waited in vain until {what}")
            lines.read(1)

    def begin(self, due: float) -> None:
        """To play, with the first action then; 0: as in flood."""
        self.plays, self._due = True, due
        self._go_on()

    # -- what is under way

    @property
    def is_at_rest(self) -> bool:
        return self.broken or not (self._waiting or self._is_dealing or self._next is not None)

    def act(self) -> None:
        choice, self._next = self._next, None
        if choice is None or self.broken:
            return
        self._actor, self._waiting, self._acknowledged = choice.seat, EVERYBODY, 0.0
        self._sent = now()
        if self._due:
            if self.window.holds(self._due):
                self.window.late.append(self._sent - self._due)
            self._due += PERIOD
        self.driver.act(choice)

    def heard(self, seat: int, text: bytes) -> None:
        news = self.driver.hears(seat, text)
        if news == NOTHING:
            return
        if self._is_dealing:
            if news == READY:
                self._is_dealing = False
                self._go_on()
        elif self._waiting:
            if news == REFUSED:
                self._fail("refused")
                return
            if seat == self._actor and self._acknowledged == 0.0:
                self._acknowledged = now()
            if news == EVENT:
                self._waiting &= ~(1 << seat)
                if not self._waiting:
                    self._count()
                    self._go_on()

    def lost(self) -> None:
        self.window.errors["disconnected"] += 1
        self.broken = True
        if self._waiting:
            self._fail("lost")

    def watch(self) -> None:
        if self.broken or now() - self._sent < PATIENCE:
            return
        if self._waiting:
            self._fail("lost")
        elif self._is_dealing:
            self.window.errors["no deal"] += 1
            self.broken = True

    # -- what is next

    def _fail(self, error: str) -> None:
        self._waiting = 0
        self.window.errors[error] += 1
        if not self.broken:
            self._deal()  # whatever went wrong: from here on both sides agree again

    def _deal(self) -> None:
        self._is_dealing = True
        self._sent = now()
        self.driver.deal()

    def _go_on(self) -> None:
        if not self.plays:
            return
        moment = now()
        if not self._due and moment >= self.window.end:
            return
        choice = self.driver.choose()
        if choice is None:
            self.window.games += self.window.holds(moment)
            self._deal()
            return
        if not self._due:
            self._next = choice
            self.act()
            return
        while self._due < moment:  # the last action, or the deal, took longer than there was
            self.window.missed += self.window.holds(self._due)
            self._due += PERIOD
        if self._due < self.window.end:
            self._next = choice
            self._clock.set(self._due, self)

    def _count(self) -> None:
        if self.window.holds(self._sent):
            self.window.acknowledged.append(self._acknowledged - self._sent)
            self.window.everybody.append(now() - self._sent)
        if self.window.holds(self._acknowledged):
            self.window.answered += 1


class House:
    """All the tables, in one loop."""

    def __init__(self, tables: Sequence[Table], lines: Lines, clock: Clock, naps: bool) -> None:
        self.tables = list(tables)
        self._lines = lines
        self._clock = clock
        self._naps = naps  # so that it wakes for many messages at a time, where only the rate counts
        self._watch = 0.0  # when to look again at what takes too long

    def connect(self) -> None:
        for table in self.tables:
            table.connect(self._lines)

    def run_until(self, end: float) -> None:
        while (left := end - now()) > 0:
            if self._naps:
                time.sleep(NAP)
            self._lines.read(self._clock.left(min(left, WATCH)))
            self._clock.ring()
            if now() > self._watch:
                self._watch = now() + WATCH
                for table in self.tables:
                    table.watch()

    def come_to_rest(self) -> None:
        while not all(table.is_at_rest for table in self.tables):
            self.run_until(now() + 0.05)
