"""The letters to one table, opened one at a time. Save, then publish.

    letter ─► decide (a refusal, or records) ─► append to the log ─► fold ─► everybody's update ─► answer

The database is the arbiter between processes: if another has written the next entry first, this one reads on and
decides the letter anew. Nothing is published that has not been saved; nothing saved is published twice.

No letter has a task of its own: it is decided when it comes, and the disk calls back. Only to read on takes one.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter
from typing import Final, Protocol, final

from msgspec.structs import replace

from ludotheque.kernel.errors import Refused
from ludotheque.store.log import CodeTaken, EventLog, Filing, StoreFailed, Taken
from ludotheque.table.pieces import Entry, Person, Records
from ludotheque.table.table import Happened, Table

from . import filing
from .faults import ServerFault, ServerRefuses
from .metrics import Metrics
from .wire import encode

log = logging.getLogger(__name__)

FULL: Final = 200  # letters that may wait
Answer = Callable[[int | Refused], None]


def _unanswered(_result: int | Refused) -> None:
    """Nobody waits for it."""


@final
class Letter:
    """Something to be decided; or, with nothing to decide, a hint that another process has written. `seen`: the last
    entry that its writer knew of."""

    __slots__ = ("answer", "by", "decide", "id", "seen")

    def __init__(
        self,
        decide: Callable[[Table, int], Sequence[Records]] | None,
        by: Person | None = None,
        ident: str | None = None,
        seen: int = 0,
        answer: Answer = _unanswered,
    ) -> None:
        self.decide = decide
        self.by = by
        self.id = ident
        self.seen = seen
        self.answer = answer


@final
class Step:
    """A letter that was decided: what it makes of the table, once that is saved."""

    __slots__ = ("after", "entry", "happened", "letter", "seq")

    def __init__(self, letter: Letter, entry: Entry, seq: int, after: Table, happened: list[Happened]) -> None:
        self.letter = letter
        self.entry = entry
        self.seq = seq
        self.after = after
        self.happened = happened


class Office(Protocol):
    """What all mailboxes of a house share."""

    store: EventLog
    metrics: Metrics

    def now(self) -> int:
        """ms since the epoch."""


class Owner(Protocol):
    """The table whose letters these are."""

    table: Table
    seq: int

    def known(self, by: Person | None, command: str | None) -> int | None:
        """The entry that this command has become, if it came before."""

    def happen(self, entry: Entry, seq: int, after: Table, happened: list[Happened]) -> None:
        """It is saved, by this process: so it is, and everybody is told."""

    async def read_on(self) -> None:
        """Take over what another process has written."""


@final
class Mailbox:
    __slots__ = ("_is_open", "_letters", "_office", "_owner", "_waiting")

    def __init__(self, office: Office, owner: Owner) -> None:
        self._office = office
        self._owner = owner
        self._letters: list[Letter] = []
        self._waiting: asyncio.Future[None] | None = None  # for the disk: until then nothing is opened
        self._is_open = False  # letters are being opened; whoever posts another from an answer need not

    @property
    def is_busy(self) -> bool:
        return self._waiting is not None

    def post(self, letter: Letter) -> None:
        is_hint = letter.decide is None
        if is_hint and self._letters and self._letters[-1].decide is None:
            return  # whoever reads on reads everything
        if not is_hint and len(self._letters) >= FULL:
            letter.answer(ServerRefuses(ServerFault.TOO_FAST))
            return
        self._letters.append(letter)
        self._open()

    def _open(self) -> None:
        if self._is_open:
            return
        self._is_open = True
        try:
            while self._letters and self._waiting is None:
                letter = self._letters.pop(0)
                if letter.decide is None or letter.seen > self._owner.seq:  # its writer comes from another process
                    self._read_on(letter)
                else:
                    self._decide(letter)
        finally:
            self._is_open = False

    def _decide(self, letter: Letter) -> None:
        try:
            known = self._owner.known(letter.by, letter.id)
            if known is not None:
                _answer(letter, known)
                return
            step = self._step(letter)
            self._save(step, filing.changed(self._owner.table, step.entry, step.after))
        except Refused as refused:
            _answer(letter, refused)
        except Exception:
            log.exception("a letter failed")
            _answer(letter, ServerRefuses(ServerFault.FAILED))

    def _step(self, letter: Letter) -> Step:
        assert letter.decide is not None
        owner = self._owner
        at = self._office.now()
        entry = Entry(at, tuple(letter.decide(owner.table, at)), letter.by, letter.id)
        after, happened = owner.table.after(entry, owner.seq + 1)
        return Step(letter, entry, owner.seq + 1, after, happened)

    def _save(self, step: Step, filed: Filing | None) -> None:
        appending = self._office.store.append(step.after.id, step.seq, encode(step.entry), filed)
        self._waiting = asyncio.ensure_future(appending)
        self._waiting.add_done_callback(partial(self._saved, step, filed, perf_counter()))

    def _saved(self, step: Step, filed: Filing | None, began: float, saving: asyncio.Future[None]) -> None:
        """Whatever comes of it, the next letter is opened."""
        self._office.metrics.saving.took(perf_counter() - began)
        self._waiting = None
        self._is_open = True  # nothing else moves before this is told and answered
        try:
            self._settle(step, filed, saving)
        except Exception:
            log.exception("what follows from a saved entry failed")
        finally:
            self._is_open = False
        self._open()

    def _settle(self, step: Step, filed: Filing | None, saving: asyncio.Future[None]) -> None:
        match saving.exception() if not saving.cancelled() else StoreFailed("given up"):
            case None:
                try:
                    self._owner.happen(step.entry, step.seq, step.after, step.happened)
                finally:
                    _answer(step.letter, step.seq)
            case Taken():
                self._read_on(step.letter)
            case CodeTaken() if filed:  # it was given to another table between two games: now the link alone leads here
                self._save(step, replace(filed, code=None))
            case fault:
                log.error("an entry could not be saved", exc_info=fault)
                is_known = isinstance(fault, StoreFailed)
                _answer(step.letter, ServerRefuses(ServerFault.NOT_SAVED if is_known else ServerFault.FAILED))

    def _read_on(self, letter: Letter) -> None:
        self._waiting = asyncio.get_running_loop().create_task(self._catch_up(letter))

    async def _catch_up(self, letter: Letter) -> None:
        """Read on, then see to the letter at once: before what the reading has put off, such as to close its line."""
        try:
            await self._owner.read_on()
        except StoreFailed as failed:
            log.warning("what another process wrote cannot be read: %s", failed)
            self._waiting = None
            _answer(letter, ServerRefuses(ServerFault.NOT_SAVED))
        except Exception:
            log.exception("what another process wrote could not be read")
            self._waiting = None
            _answer(letter, ServerRefuses(ServerFault.FAILED))
        else:
            self._waiting = None
            if letter.decide is not None:
                self._decide(letter)
            else:
                _answer(letter, self._owner.seq)
        self._open()


def _answer(letter: Letter, result: int | Refused) -> None:
    try:
        letter.answer(result)
    except Exception:
        log.exception("a letter could not be answered")
