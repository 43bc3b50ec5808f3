"""The short way: frames as they come over a wire, whole, in halves, in pieces, several at once."""

import asyncio
import base64
import gc
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.client import ClientProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from ludotheque.server.frames import Pings, QuickProtocol
from ludotheque.server.text_frames import framed

from .people import PATIENCE, Person
from .running import inside

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(payload: bytes, kind: int = TEXT, *, final: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """One frame of a client, by the book."""
    first = (0x80 if final else 0) | reserved | kind
    length, bit = len(payload), 0x80 if masked else 0
    sized = bytes((bit | length,)) if length < 126 else bytes((bit | 126,)) + length.to_bytes(2, "big")
    mask = os.urandom(4) if masked else b""
    covered = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload)) if masked else payload
    return bytes((first,)) + sized + mask + covered


def said(**message: Any) -> bytes:
    return json.dumps(message).encode()


HELLO = said(t="hello", version=1)


def chat(number: int) -> bytes:
    return said(t="say", id=f"say {number}", text=f"word {number}")


class Wire:
    """A socket on which a test says every byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, *parts: bytes) -> None:
        """Each part in a segment of its own."""
        for part in parts:
            self._writer.write(part)
            await self._writer.drain()
            await asyncio.sleep(0.02)

    async def receive(self) -> tuple[int, bytes]:
        head = await self._read(2)
        length = head[1]
        if length == 126:
            length = int.from_bytes(await self._read(2), "big")
        return head[0] & 0x0F, await self._read(length)

    async def _read(self, size: int) -> bytes:
        return await asyncio.wait_for(self._reader.readexactly(size), PATIENCE)

    async def chats(self, number: int) -> list[str]:
        """The next words that everybody hears, in order."""
        heard: list[str] = []
        while len(heard) < number:
            text = await self.until(TEXT)
            heard += [one["text"] for one in json.loads(text).get("happened", []) if one.get("table") == "chat"]
        return heard

    async def until(self, kind: int) -> bytes:
        while True:
            found, payload = await self.receive()
            if found == kind:
                return payload


@asynccontextmanager
async def wire(tmp_path: Path, **wishes: Any) -> AsyncIterator[Wire]:
    """A socket at a table with one person, before its hello."""
    async with inside(f"sqlite:///{tmp_path}/tables.sqlite") as server, Person(server.url, "Ana") as ana:
        opened = await ana.open_table(**wishes)
        host = urlsplit(server.url)
        reader, writer = await asyncio.open_connection(host.hostname, host.port)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /api/tables/{opened['table']['id']}/socket HTTP/1.1", f"Host: {host.netloc}", "Upgrade: websocket",
            "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", f"Cookie: {ana.cookie}",
        ]  # fmt: skip
        writer.write("\r\n".join([*lines, "", ""]).encode())
        assert b" 101 " in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        yield Wire(reader, writer)
        writer.close()


def halves(data: bytes) -> tuple[bytes, bytes]:
    return data[: len(data) // 2], data[len(data) // 2 :]


TORN = frame(chat(2))
LONG = chat(2) + b" " * 300  # its length takes two more bytes

WAYS: dict[str, list[bytes]] = {
    "one by one": [frame(HELLO), frame(chat(1)), frame(chat(2)), frame(chat(3))],
    "all at once": [frame(HELLO) + frame(chat(1)) + frame(chat(2)) + frame(chat(3))],
    "a hello in halves": [*halves(frame(HELLO)), frame(chat(1)), frame(chat(2)), frame(chat(3))],
    "a word in halves": [frame(HELLO), frame(chat(1)), *halves(frame(chat(2))), frame(chat(3))],
    "one and a half": [frame(HELLO), frame(chat(1)) + TORN[:9], TORN[9:] + frame(chat(3))],
    "in pieces": [
        frame(HELLO), frame(chat(1)), frame(chat(2)[:9], final=False), frame(chat(2)[9:], 0), frame(chat(3)),
    ],
    "with a ping between": [frame(HELLO), frame(chat(1)), frame(b"?", PING), frame(chat(2)), frame(chat(3))],
    "with a pong nobody asked for": [frame(HELLO), frame(b"!", PONG), frame(chat(1)), frame(chat(2)), frame(chat(3))],
    "a longer one": [frame(HELLO), frame(chat(1)), frame(LONG), frame(chat(3))],
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_words_are_heard_in_their_order_however_they_come(tmp_path: Path, way: str) -> None:
    async def scene() -> None:
        async with wire(tmp_path) as line:
            await line.send(*WAYS[way])
            assert await line.chats(3) == ["word 1", "word 2", "word 3"]

    asyncio.run(scene())


def test_a_ping_is_answered(tmp_path: Path) -> None:
    async def scene() -> None:
        async with wire(tmp_path) as line:
            await line.send(frame(HELLO), frame(b"are you there", PING))
            assert await line.until(PONG) == b"are you there"

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(chat(1), masked=False), 1002),
        (frame(chat(1), reserved=0x40), 1002),
        (frame(chat(1), kind=3), 1002),
        (frame(chat(1)[:5], kind=0), 1002),
        (frame(b"\xff\xfe"), 1007),
        (frame((1000).to_bytes(2, "big"), CLOSE), 1000),
    ],
    ids=["unmasked", "a reserved bit", "a kind that is none", "a piece of nothing", "no text", "a close"],
)
def test_what_is_against_the_book_closes_the_line(tmp_path: Path, wrong: bytes, code: int) -> None:
    async def scene() -> None:
        async with wire(tmp_path) as line:
            await line.send(frame(HELLO), frame(chat(1)))
            assert await line.chats(1) == ["word 1"]
            await line.send(wrong)
            assert int.from_bytes((await line.until(CLOSE))[:2], "big") == code

    asyncio.run(scene())


def test_a_piece_that_looks_like_a_whole_message_is_still_a_piece(tmp_path: Path) -> None:
    inner = frame(chat(9))
    outer = bytes((0x81, 0x80 | 126)) + (40 + len(inner)).to_bytes(2, "big") + bytes(4) + b" " * 40 + inner

    async def scene() -> None:
        async with wire(tmp_path) as line:
            await line.send(frame(HELLO), frame(chat(1)))
            assert await line.chats(1) == ["word 1"]
            await line.send(outer[: -len(inner)], inner)
            kind, payload = await line.receive()
            while kind == TEXT:
                assert b"word 9" not in payload
                kind, payload = await line.receive()
            assert (kind, int.from_bytes(payload[:2], "big")) == (CLOSE, 1007)  # such bytes are no text

    asyncio.run(scene())


def test_what_is_no_text_keeps_its_place_before_what_is(tmp_path: Path) -> None:
    async def scene() -> None:
        async with wire(tmp_path) as line:
            await line.send(frame(HELLO), frame(chat(1)))
            assert await line.chats(1) == ["word 1"]
            await line.until(TEXT)  # done
            await line.send(frame(b"no text", BINARY) + frame(said(t="fly", id="second")))
            assert [json.loads(await line.until(TEXT))["id"] for _ in range(2)] == [None, "second"]

    asyncio.run(scene())


# -- measuring a line ------------------------------------------------------------------------------------------------


def took(pings: Pings, *ways: float) -> None:
    """One ping after the other, each with the seconds that it takes."""
    for way in ways:
        pings.come_back(pings.leave(100.0), 100.0 + way)


@pytest.mark.rule("FB-35a")
def test_a_line_is_as_long_as_the_longest_of_its_last_ten_pings() -> None:
    pings = Pings()
    assert pings.largest == 0
    took(pings, 0.05, 0.31, 0.04)
    assert pings.largest == 310
    took(pings, *[0.05] * 8)
    assert pings.largest == 310
    took(pings, 0.05)
    assert pings.largest == 50


def test_an_answer_that_nobody_has_asked_for_and_a_second_one_measure_nothing() -> None:
    pings = Pings()
    said = pings.leave(100.0)
    pings.come_back(b"\xff\xff", 105.0)
    pings.come_back(b"", 105.0)
    pings.come_back(said, 100.02)
    pings.come_back(said, 105.0)
    assert pings.largest == 20


def test_several_are_under_way_at_once_and_whoever_answers_one_has_got_those_before_it() -> None:
    pings = Pings()
    one, other, last = (pings.leave(100.0 + at) for at in (0.0, 0.25, 0.5))
    pings.come_back(other, 100.55)
    pings.come_back(one, 109.0)
    assert pings.largest == 300
    pings.come_back(last, 100.9)
    assert pings.largest == 400


@pytest.mark.rule("FB-35a")
@pytest.mark.parametrize(("later", "measured"), [(9, 9_000), (10, 0)])
def test_ten_may_be_under_way_and_the_one_before_them_is_forgotten(later: int, measured: int) -> None:
    pings = Pings()
    first = pings.leave(100.0)
    for _ in range(later):
        pings.leave(101.0)
    pings.come_back(first, 109.0)
    assert pings.largest == measured


def test_a_ping_comes_right_behind_what_is_told_and_its_answer_is_the_measure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sockets: list[QuickProtocol] = []
    begin = QuickProtocol.run_asgi

    async def noted(socket: QuickProtocol) -> None:
        sockets.append(socket)
        await begin(socket)

    monkeypatch.setattr(QuickProtocol, "run_asgi", noted)

    async def scene() -> None:
        async with wire(tmp_path, game="fort-boyard") as line:
            await line.send(frame(HELLO))
            assert json.loads((await line.receive())[1])["t"] == "welcome"
            said = await line.until(PING)
            assert sockets[0].round_trip == 0
            await asyncio.sleep(0.1)
            await line.send(frame(b"unasked", PONG), frame(said, PONG))
            await line.send(frame(chat(1)))
            assert [kind for kind, _ in [await line.receive() for _ in range(3)]] == [TEXT, TEXT, PING]  # update, done
            assert 100 <= sockets[0].round_trip < 5_000

    asyncio.run(scene())


def test_where_no_own_times_count_nobody_is_asked(tmp_path: Path) -> None:
    async def scene() -> None:
        async with wire(tmp_path) as line:
            await line.send(frame(HELLO), frame(chat(1)), frame(b"last", PING))
            kinds = []
            while PONG not in kinds:
                kinds.append((await line.receive())[0])
            assert set(kinds) == {TEXT, PONG}

    asyncio.run(scene())


def handshakes() -> int:
    """How many are in memory with all that their clients said, cookies included."""
    gc.collect()
    return sum("Sec-WebSocket-Key" in one for one in gc.get_objects() if isinstance(one, Headers))


def test_what_was_said_at_the_handshake_is_not_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        async with wire(tmp_path) as line:
            await line.send(frame(HELLO))
            await line.until(TEXT)
            assert handshakes() == 0
            sockets = [one for one in gc.get_objects() if isinstance(one, QuickProtocol)]
            assert [one.scope["headers"] for one in sockets if one.handshake_complete] == [[]]

    asyncio.run(scene())


@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_texts_of_any_length_are_read_as_they_were_written(length: int, count: int) -> None:
    texts = [b"x" * length, b"y", b"z" * length][:count]
    reader = ClientProtocol(parse_uri("ws://here"), max_size=None, state=OPEN)
    reader.receive_data(framed(texts))
    frames = [event for event in reader.events_received() if isinstance(event, Frame)]
    assert [bytes(one.data) for one in frames] == texts
    assert {one.opcode for one in frames} == {TEXT}
