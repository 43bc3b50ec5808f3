"""What holds when something goes wrong inside: a disk that refuses, a clock set back, a mailbox that is full, a socket
that never reads, a bot that answers nonsense, a house that closes."""

import asyncio
import socket
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.server import line as line_module
from ludotheque.server import live as live_module
from ludotheque.server import mailbox
from ludotheque.server.hall import Here
from ludotheque.server.live import LiveTable
from ludotheque.server.mailbox import Letter
from ludotheque.server.thinking import Question, Thinkers
from ludotheque.server.wire import encode
from ludotheque.store.log import CodeTaken, Filing, StoreFailed
from ludotheque.table.commands import Leave
from ludotheque.table.decide import decide
from ludotheque.table.pieces import ALLOWED, Entry, Pace, Rang, Went

from .gathering import END_TURN, PASS, Gathering, at_the_house, eventually, gather, nothing_came, unharmed
from .people import PATIENCE, Person, play_to_the_end
from .running import Inside, inside


def live_at(gathering: Gathering) -> LiveTable:
    return gathering.server.house.hall._awake[gathering.ident]


async def records(gathering: Gathering) -> list[object]:
    return [record for entry in await gathering.log() for record in entry.records]


# -- what cannot be saved ---------------------------------------------------------------------------------------


class Full:
    """A disk that refuses until it does not."""

    def __init__(self, patch: pytest.MonkeyPatch, server: Inside) -> None:
        store = server.house.hall.store
        self._append = store.append
        self.is_full = True
        self.tries = 0
        patch.setattr(store, "append", self.append)

    async def append(self, table: str, seq: int, data: bytes, filing: Filing | None = None) -> None:
        if self.is_full:
            self.tries += 1
            raise StoreFailed("no space left on device")
        await self._append(table, seq, data, filing)


@at_the_house
async def test_what_cannot_be_saved_has_not_happened(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    with pytest.MonkeyPatch.context() as patch:
        disk = Full(patch, server)
        async with unharmed(server, gathering.ident):
            assert (await gathering.at_turn.act(PASS))["code"] == "not-saved"
            await nothing_came(*gathering.waiting)
        disk.is_full = False
        await gathering.do(PASS)


@at_the_house
async def test_a_clock_that_could_not_be_saved_rings_again(server: Inside, stack: AsyncExitStack) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(ALLOWED, Pace.QUICK, 300)
        patch.setattr(live_module, "AGAIN", 0.05)
        gathering = await gather(server, stack, pace="quick")
        disk = Full(patch, server)
        await eventually(lambda: disk.tries > 0)
        disk.is_full = False
        await gathering.places[0].until(lambda message: "timed-out" in str(message.get("happened")))
    assert any(isinstance(record, Rang) for record in await records(gathering))


@at_the_house
async def test_a_clock_that_is_set_back_rings_in_the_end(server: Inside, stack: AsyncExitStack) -> None:
    hall = server.house.hall
    now, slow = hall.now, [0]
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(ALLOWED, Pace.QUICK, 300)
        patch.setattr(live_module, "AGAIN", 0.05)
        patch.setattr(hall, "now", lambda: now() - slow[0])
        gathering = await gather(server, stack, pace="quick")
        slow[0] = 200
        await gathering.places[0].until(lambda message: "timed-out" in str(message.get("happened")))


@at_the_house
async def test_an_absence_that_could_not_be_saved_is_noticed_again(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live_module, "AGAIN", 0.05)
        disk = Full(patch, server)
        await gathering.waiting[-1].socket.close()
        await eventually(lambda: disk.tries > 0)
        disk.is_full = False
        live = live_at(gathering)
        await eventually(lambda: any(one is not None and one.away is not None for one in live.table.sitters))
    assert any(isinstance(record, Went) for record in await records(gathering))


@at_the_house
async def test_a_rematch_goes_on_though_its_code_was_given_away(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    await play_to_the_end(gathering.places)
    store = server.house.hall.store
    append = store.append

    async def taken(table: str, seq: int, data: bytes, filing: Filing | None = None) -> None:
        if filing is not None and filing.code is not None:
            raise CodeTaken(filing.code)
        await append(table, seq, data, filing)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "append", taken)
        assert (await gathering.places[0].ask("rematch"))["t"] == "done"


# -- what breaks while it is told ---------------------------------------------------------------------------------


@pytest.mark.source
@at_the_house
async def test_what_was_saved_is_done_though_one_line_cannot_be_told(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    seen, broken = LiveTable._seen, gathering.mover

    def breaks(live: LiveTable, happened: Any, seat: int | None) -> list[object]:
        if seat == broken:
            raise ZeroDivisionError
        return seen(live, happened, seat)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LiveTable, "_seen", breaks)
        other = gathering.waiting[0]
        await gathering.at_turn.send(t="act", id="1", seq=gathering.at_turn.seq, action=PASS)
        await other.until(lambda message: message["t"] == "update")
        with pytest.raises(ConnectionClosed):
            await gathering.places[broken].until(lambda message: message["t"] == "refusal")
    async with gathering.people[broken].at(gathering.ident) as again:
        await again.welcome()
        assert (await again.ask("act", id="1", seq=again.seq, action=PASS))["t"] == "done"


@pytest.mark.source
@at_the_house
async def test_what_was_saved_is_done_though_nobody_can_be_told(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)

    def breaks(_live: LiveTable) -> None:
        raise ZeroDivisionError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LiveTable, "_deadline", breaks)
        assert (await gathering.at_turn.act(PASS))["t"] == "done"
    assert (await gathering.places[0].ask("say", text="what was that?"))["t"] == "done"


@at_the_house
async def test_a_line_that_breaks_while_it_is_written_to_holds_up_no_other(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack)
    broken = next(line for line in live_at(gathering).lines if line.seat == gathering.mover)

    def breaks(_texts: list[bytes]) -> bool:
        raise ZeroDivisionError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(broken._short_way, "write", breaks)
        await gathering.at_turn.send(t="act", id="1", seq=gathering.at_turn.seq, action=PASS)
        for other in gathering.waiting:
            await other.until(lambda message: message["t"] == "update")


@at_the_house
async def test_whoever_left_through_another_process_hears_so_before_his_line_is_closed(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack, start=False)
    live, leaver = live_at(gathering), gathering.places[1]
    sitter, at = live.table.sitters[1], server.house.hall.now()
    assert sitter is not None
    assert sitter.person is not None
    entry = Entry(at, tuple(decide(live.table, Leave(id="x"), sitter.person, 1, at)), sitter.person, "x")
    await server.house.hall.store.append(gathering.ident, live.seq + 1, encode(entry))
    assert (await leaver.ask("leave", id="x"))["t"] == "done"


# -- eyes, mail, sleep -----------------------------------------------------------------------------------------------


@at_the_house
async def test_whoever_is_freed_looks_no_longer_through_that_seats_eyes(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, watching="everyone")
    tab = await stack.enter_async_context(gathering.people[2].at(gathering.ident, seat=2))
    await tab.welcome()
    await gathering.places[0].ask("free", seat=2)
    assert (await tab.welcome())["you"]["seat"] is None
    assert all(line.seat != 2 for line in live_at(gathering).lines)


@pytest.mark.source
@at_the_house
async def test_a_full_mailbox_refuses(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mailbox, "FULL", 0)
        assert (await gathering.at_turn.act(PASS))["code"] == "too-fast"
    await gathering.do(PASS)


@at_the_house
async def test_a_bot_does_not_act_for_a_person_who_is_there(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    live = live_at(gathering)
    match = live.table.match
    assert match is not None
    async with unharmed(server, gathering.ident):
        company = server.house.hall._company[gathering.ident]
        await company._do(gathering.mover, match.legal(gathering.mover)[0], live.seq)


@at_the_house
async def test_nobody_is_given_up_who_is_there(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    live, person = live_at(gathering), live_at(gathering).table.sitters[1]
    assert person is not None
    assert person.person is not None
    async with unharmed(server, gathering.ident):
        live._give_up(person.person)
        await gathering.places[0].ask("rematch")  # refused, and read after that letter


@at_the_house
async def test_whoever_left_on_purpose_is_not_brought_back_by_looking(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    seat = gathering.places.index(gathering.waiting[-1])
    await gathering.places[seat].ask("leave")
    async with gathering.people[seat].at(gathering.ident) as tab:
        assert (await tab.welcome())["table"]["seats"][seat]["away"] == "left"
        await tab.ask("rematch")
        assert tab.table["seats"][seat]["away"] == "left"


@at_the_house
async def test_a_table_does_not_sleep_under_somebody_who_has_yet_to_say_hello(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack, start=False)
    live = live_at(gathering)
    async with gathering.people[1].socket(gathering.ident):
        await eventually(lambda: live.callers == 5)
        for place in gathering.places:
            await place.socket.close()
        await eventually(lambda: live.callers == 1)
        await asyncio.sleep(2 * server.house.hall._manner.sleep_after)
        assert server.house.hall._awake.get(gathering.ident) is live


# -- other processes ------------------------------------------------------------------------------------------------


@at_the_house
async def test_what_another_process_told_first_does_not_count_if_it_is_heard_last(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack, start=False)
    hall, ident = server.house.hall, gathering.ident
    for number, people in ((8, ()), (7, ("somebody",))):
        hall._heard(encode(Here("another", number, ident, people, 0)))
    assert hall.people_elsewhere(ident) == (set(), 0)
    hall._peers.clear()
    hall._elsewhere.clear()


@pytest.mark.source
@at_the_house
async def test_tables_read_on_when_they_wake_and_when_the_database_is_back(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack, start=False)
    hall = server.house.hall
    hinted: list[str] = []

    def post(live: LiveTable, letter: Letter) -> None:
        if letter.decide is None:
            hinted.append(live.table.id)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LiveTable, "post", post)
        hall._back()
        assert gathering.ident in hinted
        hinted.clear()
        live = hall._awake.pop(gathering.ident)
        await hall.table(gathering.ident)
        assert hinted == [gathering.ident]
        hall._awake[gathering.ident] = live


# -- a socket that never reads ------------------------------------------------------------------------------------


@pytest.mark.source
def test_whoever_never_reads_is_cut_off_and_holds_up_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with inside(f"sqlite:///{tmp_path}/tables.sqlite") as server, AsyncExitStack() as stack:
            gathering = await gather(server, stack, start=False)
            live = live_at(gathering)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(line_module, "MOST_WAITING", 8)
                writer = await deaf(gathering.people[1], gathering)
                await eventually(lambda: len(live.lines) == 5)
                message = b'{"t":"presence","here":[],"watchers":0,"x":"' + b"x" * 200_000 + b'"}'
                stuck = live.lines[-1]
                for _ in range(200):
                    stuck.send(message)
                    await asyncio.sleep(0)
                await eventually(lambda: len(live.lines) == 4)
                await gathering.ask(0, "say", text="still here")
                writer.close()

    asyncio.run(scene())


async def deaf(person: Person, gathering: Gathering) -> asyncio.StreamWriter:
    """A socket that says hello and then reads nothing any more."""
    address = urlsplit(person.url)
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.setblocking(False)
    await asyncio.get_running_loop().sock_connect(wire, (address.hostname, address.port))
    reader, writer = await asyncio.open_connection(sock=wire, limit=1024)
    lines = [
        f"GET /api/tables/{gathering.ident}/socket HTTP/1.1", f"Host: {address.netloc}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: {person.cookie}",
    ]  # fmt: skip
    writer.write("\r\n".join([*lines, "", ""]).encode())
    await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    hello = b'{"t":"hello","version":1}'
    writer.write(bytes((0x81, 0x80 | len(hello))) + bytes(4) + hello)
    writer.transport.pause_reading()  # type: ignore[attr-defined]  # a socket's transport can
    return writer


# -- bots that fail ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("nonsense", ["ready", "fly", "", None])
def test_a_bot_that_answers_nonsense_is_replaced_by_luck(nonsense: str | None) -> None:
    async def scene() -> None:
        thinkers = Thinkers(1)
        answered: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        answered.set_result(nonsense)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(asyncio, "wrap_future", lambda future: future)
            patch.setattr(thinkers, "_submit", lambda _asked: answered)
            asked = Question("coffre-et-cle", "regular", b"{}", ("pass", "end-turn"), (), "luck")
            did = await thinkers.ask(asked)
        assert type(did).__name__ in ("Pass", "EndTurn")

    asyncio.run(scene())


# -- closing ----------------------------------------------------------------------------------------------------------


def test_a_house_that_closes_says_goodbye(tmp_path: Path) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            async with inside(f"sqlite:///{tmp_path}/tables.sqlite") as server:
                gathering = await gather(server, stack)
                await gathering.do(PASS)
                await gathering.do(END_TURN)
            for place in gathering.places:
                await place.until(lambda message: message["t"] == "goodbye")
                with pytest.raises(ConnectionClosed) as closed:
                    await place.receive()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012

    asyncio.run(scene())
