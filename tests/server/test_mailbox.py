"""The mailbox alone: one letter at a time, each answered once, whatever breaks on the way."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import Any

import pytest

from ludotheque.kernel.errors import Refused
from ludotheque.server import mailbox
from ludotheque.server.faults import ServerFault
from ludotheque.server.mailbox import Letter, Mailbox
from ludotheque.server.metrics import Metrics
from ludotheque.store.log import CodeTaken, StoreFailed, Taken
from ludotheque.table.pieces import Entry, Opened, Pace, Person, Records, Said, Sat, Settings, Watching
from ludotheque.table.refusals import TableFault, TableRefuses
from ludotheque.table.table import Happened, Table

SETTINGS = Settings("coffre-et-cle", None, {}, Pace.NONE, Watching.NOBODY, open=False)
OPENED = Opened("ana", 4, SETTINGS, "invitation", "ABCDEF")
QUIET = [Said(0, "hello")]


class Disk:
    """A store whose appends end when the test says so."""

    def __init__(self) -> None:
        self.begun: list[asyncio.Future[None]] = []
        self.codes: list[str | None] = []

    def append(self, _table: str, _seq: int, _data: bytes, filing: Any = None) -> asyncio.Future[None]:
        self.codes.append(filing and filing.code)
        self.begun.append(asyncio.get_running_loop().create_future())
        return self.begun[-1]

    async def end(self, fault: Exception | None = None) -> None:
        last = self.begun[-1]
        if fault is None:
            last.set_result(None)
        else:
            last.set_exception(fault)
        await turns()


class Desk:
    """Office and owner in one; `told` is what was done, in order."""

    def __init__(self) -> None:
        self.store: Any = Disk()
        self.metrics = Metrics()
        self.table = Table("t", OPENED).after(Entry(0, (OPENED, Sat(0, "Ana", "ana"))), 1)[0]
        self.seq = 1
        self.told: list[object] = []
        self.reading: Callable[[], object] = lambda: None
        self.breaks = False
        self.mailbox = Mailbox(self, self)

    def now(self) -> int:
        return 0

    def known(self, _by: Person | None, command: str | None) -> int | None:
        is_known = command == "known" or (command == "read" and "read on" in self.told)
        return self.seq if is_known else None

    def happen(self, _entry: Entry, seq: int, after: Table, _happened: list[Happened]) -> None:
        self.seq, self.table = seq, after
        self.told.append(f"told {seq}")
        if self.breaks:
            raise ZeroDivisionError

    async def read_on(self) -> None:
        await asyncio.sleep(0)
        self.told.append("read on")
        self.reading()

    def post(self, records: Sequence[Records] | Refused = QUIET, **rest: Any) -> None:
        def decide(_table: Table, _at: int) -> Sequence[Records]:
            if isinstance(records, Refused):
                raise records
            return records

        self.mailbox.post(Letter(decide, answer=self.answer, **rest))

    def answer(self, result: int | Refused) -> None:
        self.told.append(result.code if isinstance(result, Refused) else result)


async def turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def at_a_desk(test: Callable[[Desk], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    @wraps(test)
    def run() -> None:
        async def story() -> None:
            await test(Desk())

        asyncio.run(story())

    del run.__wrapped__  # else pytest looks for a fixture `desk`
    return run


@at_a_desk
async def test_the_next_letter_is_opened_when_the_last_is_saved_told_and_answered(desk: Desk) -> None:
    desk.post()
    desk.post()
    assert desk.mailbox.is_busy
    assert (len(desk.store.begun), desk.told) == (1, [])
    await desk.store.end()
    assert (len(desk.store.begun), desk.told) == (2, ["told 2", 2])
    await desk.store.end()
    assert desk.told == ["told 2", 2, "told 3", 3]
    assert not desk.mailbox.is_busy


@at_a_desk
async def test_a_refusal_is_answered_at_once_and_holds_up_nobody(desk: Desk) -> None:
    desk.post(TableRefuses(TableFault.NOT_DUE))
    desk.post(ident="known")
    assert desk.told == [TableFault.NOT_DUE, 1]
    assert not desk.mailbox.is_busy


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        (StoreFailed("full"), ServerFault.NOT_SAVED),
        (asyncio.CancelledError(), ServerFault.NOT_SAVED),
        (ZeroDivisionError(), ServerFault.FAILED),
        (CodeTaken("no code was filed"), ServerFault.FAILED),
    ],
)
def test_what_could_not_be_saved_is_answered_and_the_next_is_opened(fault: Exception, code: ServerFault) -> None:
    @at_a_desk
    async def story(desk: Desk) -> None:
        desk.post()
        desk.post()
        if isinstance(fault, asyncio.CancelledError):
            desk.store.begun[-1].cancel()
            await turns()
        else:
            await desk.store.end(fault)
        assert desk.told == [code]
        await desk.store.end()
        assert desk.told == [code, "told 2", 2]

    story()


@at_a_desk
async def test_what_is_saved_is_answered_though_the_telling_breaks(desk: Desk) -> None:
    desk.breaks = True
    desk.post()
    desk.post()
    await desk.store.end()
    await desk.store.end()
    assert desk.told == ["told 2", 2, "told 3", 3]
    assert not desk.mailbox.is_busy


@at_a_desk
async def test_a_place_that_is_taken_is_read_and_the_letter_decided_anew(desk: Desk) -> None:
    """And answered before whatever the reading has put off."""
    desk.reading = lambda: asyncio.get_running_loop().call_soon(desk.told.append, "put off")
    desk.post(ident="read")
    await desk.store.end(Taken("t", 2))
    assert desk.told == ["read on", 1, "put off"]


@at_a_desk
async def test_whoever_knows_more_makes_it_read_on_first(desk: Desk) -> None:
    desk.post(seen=5)
    assert desk.store.begun == []
    await turns()
    assert desk.told == ["read on"]
    await desk.store.end()
    assert desk.told == ["read on", "told 2", 2]


@at_a_desk
async def test_what_cannot_be_read_is_answered_and_the_next_is_opened(desk: Desk) -> None:
    def breaks() -> None:
        raise ZeroDivisionError

    desk.reading = breaks
    desk.post(seen=5)
    desk.post()
    await turns()
    assert desk.told == ["read on", ServerFault.FAILED]
    await desk.store.end()
    assert desk.told[-2:] == ["told 2", 2]


def test_a_store_that_is_shut_while_one_would_read_on_is_no_fault_of_ours(caplog: pytest.LogCaptureFixture) -> None:
    @at_a_desk
    async def story(desk: Desk) -> None:
        def shut() -> None:
            raise StoreFailed("the store is closed")

        desk.reading = shut
        desk.post(seen=5)
        await turns()
        assert desk.told == ["read on", ServerFault.NOT_SAVED]
        assert not desk.mailbox.is_busy

    story()
    assert [(record.levelname, record.exc_info) for record in caplog.records] == [("WARNING", None)]


@at_a_desk
async def test_hints_in_a_row_are_one_and_never_too_many(desk: Desk) -> None:
    desk.post()
    for _ in range(3 * mailbox.FULL):
        desk.mailbox.post(Letter(None, answer=desk.answer))
    await desk.store.end()
    assert desk.told == ["told 2", 2, "read on", 2]


@at_a_desk
async def test_an_answer_may_post_and_may_break(desk: Desk) -> None:
    answers: list[object] = []

    def answer(result: int | Refused) -> None:
        answers.append(result)
        if len(answers) < 5000:
            desk.mailbox.post(Letter(refuse, answer=answer))
        raise ZeroDivisionError

    def refuse(_table: Table, _at: int) -> Sequence[Records]:
        raise TableRefuses(TableFault.NOT_DUE)

    desk.mailbox.post(Letter(refuse, answer=answer))
    assert len(answers) == 5000


def test_the_page_of_figures_is_as_prometheus_reads_it() -> None:
    metrics = Metrics()
    metrics.commands += 3
    metrics.lines = 2
    metrics.refused(TableRefuses(TableFault.NOT_DUE))
    for seconds in (0.001, 0.0015, 60.0):
        metrics.saving.took(seconds)
    page = metrics.page().decode().splitlines()
    assert {
        "ludotheque_commands_total 3.0",
        "ludotheque_lines 2.0",
        'ludotheque_refused_total{by="table"} 1.0',
        'ludotheque_refused_total{by="rules"} 0.0',
        'ludotheque_saving_seconds_bucket{le="0.001"} 1.0',
        'ludotheque_saving_seconds_bucket{le="0.002"} 2.0',
        'ludotheque_saving_seconds_bucket{le="5.0"} 2.0',
        'ludotheque_saving_seconds_bucket{le="+Inf"} 3.0',
        "ludotheque_saving_seconds_count 3.0",
        "ludotheque_saving_seconds_sum 60.0025",
    } <= set(page)
