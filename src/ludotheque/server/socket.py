"""One socket, from hello to goodbye."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, final

import msgspec
from msgspec import UNSET

from ludotheque.kernel.errors import Refused
from ludotheque.table.refusals import TableFault, TableRefuses

from . import access
from .faults import ServerFault, ServerRefuses
from .frames import ShortWay
from .hall import Hall
from .limits import Bucket
from .line import BROKEN, GONE, TOO_MUCH, TRY_AGAIN, Line, Sending
from .live import LiveTable
from .wire import LARGEST, VERSION, Hello, OneMoment, encode, read_identified, read_message, refusal, version_of

log = logging.getLogger(__name__)

Receiving = Callable[[], Awaitable[MutableMapping[str, Any]]]

BUCKET_FILLS_WITHIN: Final = 4.0  # seconds
HELLO_WITHIN: Final = 10.0  # seconds
LONGEST_WHY: Final = 200  # characters of what a reader says about a message
REFUSED_TOO_FAST: Final = 100  # messages thrown away before the line is cut


@final
class Conversation:
    """What a client says at one socket, in order."""

    __slots__ = ("_bucket", "_hall", "_joined", "_line", "_live", "_too_fast")

    def __init__(self, hall: Hall, live: LiveTable, line: Line) -> None:
        self._hall = hall
        self._live = live
        self._line = line
        self._joined = False
        self._bucket = Bucket(hall.messages, BUCKET_FILLS_WITHIN, time.monotonic())
        self._too_fast = 0

    async def run(self, receive: Receiving, short_way: ShortWay) -> None:
        late = asyncio.get_running_loop().call_later(HELLO_WITHIN, self._expect_hello)
        self._live.callers += 1
        short_way.hear = self._hear
        try:
            while True:
                event = await receive()
                if event["type"] == "websocket.disconnect":
                    return
                self._hear((event.get("text") or "").encode("utf-8", "surrogatepass"))
        finally:
            short_way.hear = None
            late.cancel()
            self._live.callers -= 1
            self._line.hang_up()
            if self._joined:
                self._live.part(self._line)

    def _expect_hello(self) -> None:
        if not self._joined:
            self._line.close(TOO_MUCH)

    def _hear(self, text: bytes) -> None:
        try:
            if self._bucket.take(time.monotonic()):
                self._answer(text)
            else:
                self._slow_down()
        except Exception:
            log.exception("a message could not be answered")
            self._line.close(BROKEN)

    def _answer(self, text: bytes) -> None:
        try:
            message = _read(text)
            if isinstance(message, Hello):
                self._hello(message)
            elif self._hall.is_stopping:
                raise ServerRefuses(ServerFault.STOPPING)
            elif not self._joined:
                raise ServerRefuses(ServerFault.HELLO_FIRST)
            else:
                self._live.command(message, self._line)
        except Refused as refused:
            self._hall.metrics.refused(refused)
            self._line.send(encode(refusal(refused, _command_id(text))))
            if not self._joined and refused.code in (TableFault.NOT_INVITED, TableFault.NO_WATCHING):
                self._line.close(GONE)

    def _slow_down(self) -> None:
        self._too_fast += 1
        if self._too_fast > REFUSED_TOO_FAST:
            if not self._line.is_closing:  # what was under way still comes in: a flood must not flood the log
                log.warning("a flooding line was cut")
            self._line.close(TOO_MUCH)
        elif self._too_fast == 1 or self._too_fast % 10 == 0:
            self._line.send(encode(refusal(ServerRefuses(ServerFault.TOO_FAST), None)))

    def _hello(self, hello: Hello) -> None:
        live, line = self._live, self._line
        invited = line.is_invited or access.is_invitation(live.table, hello.invite)
        access.check_look(live.table, line.person, invited=invited)
        own = live.table.seats_of(line.person)
        if hello.seat is UNSET:
            line.chosen, line.seat = False, live.usual_eyes(line.person)
        elif hello.seat is None or hello.seat in own:
            line.chosen, line.seat = True, hello.seat
        else:
            raise TableRefuses(TableFault.NOT_YOUR_SEAT)
        line.is_invited = invited
        self._joined = True
        live.join(line, hello.seq)
        if self._hall.is_waiting:
            line.send(encode(OneMoment()))


def _read(text: bytes) -> Any:
    if len(text) > LARGEST:
        raise ServerRefuses(ServerFault.TOO_LARGE)
    try:
        return read_message(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        if version_of(text) not in (None, VERSION):
            raise ServerRefuses(ServerFault.OTHER_VERSION) from fault
        raise ServerRefuses(ServerFault.UNREADABLE, why=str(fault)[:LONGEST_WHY]) from fault


def _command_id(text: bytes) -> str | None:
    """The id of a command that could not be read as such, so that its sender knows which."""
    try:
        return read_identified(text).id[:64]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


async def converse(hall: Hall, ident: str, person: str, receive: Receiving, send: Sending, short_way: ShortWay) -> None:
    """The whole life of a socket whose origin has been checked."""
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})
    short_way.forget()
    line = Line(send, short_way, hall.outbox, person)
    hall.metrics.lines += 1
    try:
        if hall.is_stopping:
            line.close(TRY_AGAIN)
            return
        live = await hall.table(ident)
        await Conversation(hall, live, line).run(receive, short_way)
    except Refused as refused:
        hall.metrics.refused(refused)
        line.send(encode(refusal(refused, None)))
        line.close(GONE)
        await line.sent()
    finally:
        hall.metrics.lines -= 1
