"""Whoever means harm is refused; the table is unharmed, and nobody else hears of it."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheque.games.coffre_et_cle.pieces import Card
from ludotheque.server import socket as socket_module
from ludotheque.server.logs import JsonLines
from ludotheque.server.wire import LARGEST

from .gathering import (
    END_TURN,
    LOOK,
    PASS,
    Gathering,
    at_the_house,
    eventually,
    gather,
    nothing_came,
    stranger,
    unharmed,
)
from .people import At, Person
from .running import Inside, Outside

SHY = {"do": "claim", "says": {"says": "dealt", "cards": ["key"]}}


@asynccontextmanager
async def nobody_notices(gathering: Gathering, *others: At) -> AsyncIterator[None]:
    """The table is unharmed, and the others (by default all who wait for their turn) have got no message."""
    async with unharmed(gathering.server, gathering.ident):
        yield
        await nothing_came(*(others or gathering.waiting), but=("presence",))


async def closed(place: At) -> int:
    """The code with which the server closes this line."""
    try:
        while True:
            await place.receive()
    except ConnectionClosed as fault:
        return fault.rcvd.code if fault.rcvd is not None else 1006


def refusals(server: Inside) -> float:
    page = server.house.hall.metrics.page().decode()
    return sum(float(line.split()[-1]) for line in page.splitlines() if line.startswith("ludotheque_refused_total{"))


@contextmanager
def server_log() -> Iterator[list[str]]:
    """The lines that the server writes for who runs it."""
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(JsonLines().format(record))

    root, kept = logging.getLogger(), Kept(logging.INFO)
    root.addHandler(kept)
    try:
        yield lines
    finally:
        root.removeHandler(kept)


# -- being somebody else -------------------------------------------------------------------------------------------


@at_the_house
async def test_nobody_looks_through_the_eyes_of_another_seat(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, watching="everyone")
    for person in (gathering.people[0], await stranger(server, stack)):
        async with nobody_notices(gathering), person.socket(gathering.ident) as socket:
            forger = At(socket)
            for seat in (1, 2, 11):
                await forger.send(t="hello", version=1, seat=seat)
                assert (await forger.receive())["code"] == "not-your-seat"
            for wrong in (-1, 12, 1.5, "1", True, [1]):
                await forger.send(t="hello", version=1, seat=wrong)
                assert (await forger.receive())["code"] == "unreadable-message"
            assert (await forger.act(PASS))["code"] == "hello-first"


@at_the_house
async def test_a_command_names_no_seat_but_ones_own(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    other = gathering.waiting[0]
    async with nobody_notices(gathering):
        forged = await other.ask("act", action=PASS, seq=other.seq, seat=gathering.mover)
        assert forged["code"] == "not-your-seat"
        forged = await other.act(PASS | {"seat": gathering.mover})
        assert forged["code"] == "malformed"
        forged = await other.ask("say", text="it was me", seat=gathering.mover)
        assert forged["code"] == "unreadable-message"
        forged = await other.ask("say", text="it was me", name="Player 0", by="somebody")
        assert forged["code"] == "unreadable-message"


@at_the_house
async def test_a_token_of_another_kind_or_another_person_opens_nothing(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    link = (await gathering.people[1].http.post("/api/me/link")).json()["token"]
    person = gathering.people[1].http.cookies["ludotheque"].split(".")[0]
    mine = (await stranger(server, stack)).http.cookies["ludotheque"].split(".")
    forged = (link, person, f"{person}.{mine[1]}.{mine[2]}", f"{person}..{mine[2]}", gathering.opened["invite"], "..")
    for cookie in forged:
        thief = await stack.enter_async_context(Person(server.url, "Thief"))
        thief.http.cookies.set("ludotheque", cookie)
        async with nobody_notices(gathering), thief.at(gathering.ident) as place:
            assert (await place.receive())["code"] == "no-watching"
            assert await closed(place) == 4403
        refused = await thief.http.get(f"/api/tables/{gathering.ident}")
        assert refused.json()["code"] == "no-watching"
    cookie = gathering.people[1].http.cookies["ludotheque"]
    assert (await gathering.people[0].http.post("/api/me/device", json={"token": cookie})).json()["code"] == "bad-link"


FOREIGN = ("http://elsewhere.example", "https://elsewhere.example:443", "null", "http://[", "x", "http://", "é")


@at_the_house
async def test_a_page_from_elsewhere_cannot_act(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    host = gathering.people[0]
    own = server.url
    for origin in (*FOREIGN, f"{own}.elsewhere.example", f"http://elsewhere.example@{own.removeprefix('http://')}"):
        async with nobody_notices(gathering):
            if origin.isascii():
                with pytest.raises(InvalidStatus) as refused:
                    await host.socket(gathering.ident, origin=origin)
                assert refused.value.response.status_code == 403
            headers = {b"Origin": origin.encode()}
            for door in ("/api/tables", "/api/me", "/api/me/link", f"/api/tables/{gathering.ident}/join"):
                answer = await host.http.post(door, json={"nickname": "Foreign"}, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
                assert "set-cookie" not in answer.headers
    async with host.socket(gathering.ident, origin=own) as socket:
        await At(socket).send(t="hello", version=1)


# -- what cannot be read -------------------------------------------------------------------------------------------

UNREADABLE = (
    "", " ", "null", "true", "0", "[]", "{}", '""', "{", '{"t"', '{"t":', "\0", "\ufeff{}", "NaN", "hello",
    '{"t":"act"}', '{"t":"fly","id":"1"}', '{"t":7,"id":"1"}', '{"t":null}', '{"t":["act"]}', '{"t":"Act","id":"1"}',
    '{"t":"act","id":"1","seq":1}', '{"t":"act","id":"1","action":{"do":"pass"}}',
    '{"t":"act","id":7,"seq":1,"action":{"do":"pass"}}', '{"t":"act","id":"","seq":1,"action":{"do":"pass"}}',
    '{"t":"act","id":"1","seq":"1","action":{"do":"pass"}}', '{"t":"act","id":"1","seq":1.5,"action":{"do":"pass"}}',
    '{"t":"act","id":"1","seq":1e999,"action":{"do":"pass"}}', '{"t":"act","id":"1","seq":null,"action":{"do":"pass"}}',
    '{"t":"act","id":"1","seq":1,"action":{"do":"pass"},"more":1}',
    '{"t":"act","id":"1","seq":' + "9" * 5000 + ',"action":{"do":"pass"}}',
    '{"t":"act","id":"' + "x" * 65 + '","seq":1,"action":{"do":"pass"}}',
    '{"t":"say","id":"1","text":7}', '{"t":"say","id":"1","text":null}', '{"t":"say","id":"1","text":["x"]}',
    '{"t":"say","id":"1","text":"\\ud800"}', '{"t":"say","id":"\\udfff\\ud800","text":"x"}',
    '{"t":"say","id":"1","text":"\\x"}',
    '{"t":"say","id":"1","text":"raw \n line"}', '{"t":"say","id":"1","text":"x"}{"t":"say","id":"2","text":"x"}',
    '{"t":"sit","id":"1","name":"x","seat":-1}', '{"t":"sit","id":"1","name":"x","seat":99}',
    '{"t":"sit","id":"1","name":"x","another":"yes"}', '{"t":"sit","id":"1","name":{"x":"y"}}',
    '{"t":"wear","id":"1","seat":1,"colour":8,"emblem":"moon"}',
    '{"t":"wear","id":"1","seat":1,"colour":1,"emblem":1}',
    '{"t":"wear","id":"1","seat":1,"colour":-1,"emblem":"sun"}', '{"t":"wear","id":"1","seat":1,"colour":1}',
    '{"t":"arrange","id":"1","order":[0,1,2,99]}', '{"t":"arrange","id":"1","order":"0123"}',
    '{"t":"settle","id":"1","seats":0}', '{"t":"settle","id":"1","seats":1e3}', '{"t":"settle","id":"1","pace":"slow"}',
    '{"t":"settle","id":"1","options":[]}', '{"t":"settle","id":"1","watching":"me"}',
    '{"t":"seat-bot","id":"1","seat":"0"}', '{"t":"mute","id":"1"}', '{"t":"mute","id":"1","seat":1,"muted":0}',
    '{"t":"hello"}', '{"t":"hello","version":1,"invite":"' + "x" * 65 + '"}', '{"t":"hello","version":1,"seq":"1"}',
    '{"t":"welcome","version":1}', '{"t":"update","seq":1,"happened":[]}', '{"t":"goodbye"}',
    "[" * 8000, '{"t":' * 2000, "[" * 8000 + "]" * 8000,
    '{"t":"settle","id":"1","options":' + '{"a":' * 2500 + "1" + "}" * 2500 + "}",
)  # fmt: skip


@at_the_house
async def test_what_cannot_be_read_is_refused_and_changes_nothing(server: Inside, stack: AsyncExitStack) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.house.hall, "messages", 1000)
        gathering = await gather(server, stack)
    before, sender = refusals(server), gathering.at_turn
    async with nobody_notices(gathering):
        for text in UNREADABLE:
            await sender.socket.send(text)
            assert (await sender.receive())["code"] == "unreadable-message", text
        for data in (b"", b"{}", b"\xff\xfe", json.dumps({"t": "act", "id": "1", "seq": 99, "action": PASS}).encode()):
            await sender.socket.send(data)
            assert (await sender.receive())["code"] == "unreadable-message", data
    assert refusals(server) == before + len(UNREADABLE) + 4
    await gathering.do(PASS)


MALFORMED: tuple[Any, ...] = (
    None, True, 0, "pass", [], ["pass"], {}, {"do": None}, {"do": "Pass"}, {"do": "observe"},
    {"do": "pass", "place": 0},
    {"do": "observe", "place": 2}, {"do": "observe", "place": -1}, {"do": "observe", "place": 2**70},
    {"do": "observe", "place": 0.5}, {"do": "observe", "place": "0"}, {"do": "observe", "place": False},
    {"do": "force", "seat": 99, "place": 0}, {"do": "force", "seat": 1}, {"do": "designate"},
    {"do": "designate", "seat": None},
    {"do": "claim"}, {"do": "claim", "says": None}, {"do": "claim", "says": {"says": "dealt", "cards": []}},
    {"do": "claim", "says": {"says": "dealt", "cards": ["crown"]}},
    {"do": "claim", "says": {"says": "dealt", "cards": ["key"] * 5}},
    {"do": "claim", "says": {"says": "hold", "seat": 9999, "cards": ["key"]}},
    {"do": "drawn", "values": [0]}, {"do": "drawn", "values": list(range(12))}, {"do": "time-out", "seat": 0},
    {"do": "time-out", "seat": 1}, {"do": "time-out", "seat": 2}, {"do": "time-out", "seat": 3},
)  # fmt: skip


@at_the_house
async def test_actions_of_the_wrong_form_and_those_of_luck_and_the_clock_are_nobodys_to_take(
    server: Inside, stack: AsyncExitStack
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.house.hall, "messages", 1000)
        gathering = await gather(server, stack)
    async with nobody_notices(gathering):
        for action in MALFORMED:
            assert (await gathering.at_turn.act(action))["code"] == "malformed", action
        assert (await gathering.at_turn.act({"do": "ready"}))["t"] == "refusal"
        deep: Any = {}
        for _ in range(900):
            deep = {"says": deep}
        assert (await gathering.at_turn.act({"do": "claim", "says": deep}))["code"] == "malformed"


@at_the_house
async def test_huge_numbers_are_only_numbers(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    async with nobody_notices(gathering):
        for number in (2**63, -(2**63), 2**64, 10**30):
            claim = {"do": "claim", "says": {"says": "agree", "claim": number}}
            assert (await gathering.at_turn.act(claim))["t"] == "refusal"
            claim = {"do": "claim", "says": {"says": "saw", "place": 0, "turn": number, "cards": ["key"]}}
            assert (await gathering.at_turn.act(claim))["t"] == "refusal"
            assert (await gathering.at_turn.act(END_TURN, seq=number))["t"] == "refusal"


@at_the_house
async def test_text_that_is_no_text_ends_the_line_and_nothing_else(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    for raw in (b"\xff", b"\xc3\x28", b'{"t":"say","id":"1","text":"\xed\xa0\x80"}'):
        tab = await stack.enter_async_context(gathering.people[0].at(gathering.ident))
        await tab.welcome()
        async with nobody_notices(gathering):
            await tab.socket.send(raw, text=True)
            assert await closed(tab) == 1007


@at_the_house
async def test_a_message_too_large_gets_an_answer_and_a_huge_one_a_closed_line(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack)
    tab = await stack.enter_async_context(gathering.people[0].at(gathering.ident))
    await tab.welcome()
    async with nobody_notices(gathering):
        message = json.dumps({"t": "say", "id": "big", "text": ""})
        await tab.socket.send(message.ljust(LARGEST))
        assert (await tab.until(lambda message: message["t"] == "refusal"))["code"] == "bad-text"
        await tab.socket.send(message.ljust(LARGEST + 1))
        refused = await tab.until(lambda message: message["t"] == "refusal")
        assert (refused["code"], refused["id"]) == ("too-large", "big")
        await tab.socket.send("x" * (4 * LARGEST + 1))
        assert await closed(tab) == 1009
    body = json.dumps({"game": "coffre-et-cle", "nickname": "x" * 70_000})
    answer = await gathering.people[0].http.post("/api/tables", content=body)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


# -- too much ------------------------------------------------------------------------------------------------------


@at_the_house
async def test_a_flooding_line_is_slowed_down_then_cut_and_the_others_play_on(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack)
    flooder = await stack.enter_async_context(gathering.people[0].at(gathering.ident))
    await flooder.welcome()
    with server_log() as lines:
        async with nobody_notices(gathering):
            for _ in range(400):
                await flooder.socket.send(json.dumps({"t": "say", "id": "flood", "text": ""}))
            assert await closed(flooder) == 1008
        codes = [json.loads(text).get("code") for text in flooder.raw]
        assert 0 < codes.count("too-fast") < 20
        assert sum("flooding" in line for line in lines) == 1
    await gathering.do(PASS)


@pytest.mark.source
@at_the_house
async def test_whoever_does_not_say_hello_is_cut(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket_module, "HELLO_WITHIN", 0.05)
        async with nobody_notices(gathering), gathering.people[0].socket(gathering.ident) as socket:
            assert await closed(At(socket)) == 1008
        async with gathering.people[0].at(gathering.ident) as place:
            await place.welcome()
            await asyncio.sleep(0.1)
            assert (await place.ask("say", text="still here"))["t"] == "done"


@at_the_house
async def test_a_line_that_is_never_read_holds_up_nobody(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    deaf = await stack.enter_async_context(gathering.people[0].socket(gathering.ident))
    await deaf.send(json.dumps({"t": "hello", "version": 1}))
    deaf.transport.pause_reading()
    await gathering.do(LOOK)
    await gathering.do(END_TURN)
    deaf.transport.abort()


# -- against the rules of the table --------------------------------------------------------------------------------


@at_the_house
async def test_actions_out_of_turn_are_refused(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    async with nobody_notices(gathering):
        for place in gathering.waiting:
            for action in (
                PASS,
                LOOK,
                {"do": "swap", "place": 1},
                {"do": "force", "seat": gathering.mover, "place": 0},
            ):
                refused = await place.act(action)
                assert (refused["code"], refused["rule"]) == ("not-your-turn", "CC-05")
            assert (await place.act({"do": "name", "seat": gathering.mover}))["code"] == "wrong-step"


HOSTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("arrange", {"order": [1, 0, 2, 3]}), ("settle", {"watching": "everyone"}), ("settle", {"pace": "quick"}),
    ("settle", {"open": True}), ("start", {}), ("rematch", {}), ("mute", {"seat": 0}), ("free", {"seat": 0}),
    ("seat-bot", {"seat": 0}),
)  # fmt: skip


@at_the_house
async def test_only_the_host_decides_about_the_table(server: Inside, stack: AsyncExitStack) -> None:
    for start in (False, True):
        gathering = await gather(server, stack, start=start)
        async with unharmed(server, gathering.ident):
            for command, rest in HOSTS:
                assert (await gathering.places[1].ask(command, **rest))["code"] == "not-host"
            await nothing_came(gathering.places[0], *gathering.places[2:], but=("presence",))


@at_the_house
async def test_even_the_host_does_nothing_absurd(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, start=False)
    host = gathering.places[0]
    absurd: list[tuple[str, dict[str, Any], str]] = [
        ("arrange", {"order": [0, 0, 1, 2]}, "bad-order"),
        ("arrange", {"order": []}, "bad-order"),
        ("settle", {"seats": 2}, "too-many-seated"),
        ("settle", {"seats": 12}, "bad-seats"),
        ("settle", {"preset": "\0"}, "unknown-preset"),
        ("settle", {"options": {"match": 10**30}}, "bad-value"),
        ("settle", {"options": {"match": {"a": [1]}}}, "bad-value"),
        ("settle", {"options": {"<b>": 1}}, "unknown-option"),
        ("seat-bot", {"seat": 1}, "seat-taken"),
        ("seat-bot", {"seat": 11}, "seat-empty"),
        ("mute", {"seat": 11}, "seat-empty"),
        ("free", {"seat": 11}, "seat-empty"),
        ("rematch", {}, "not-over"),
        ("return", {}, "not-away"),
        ("undo", {}, "not-playing"),
    ]
    async with nobody_notices(gathering, *gathering.places[1:]):
        for command, rest, code in absurd:
            assert (await host.ask(command, **rest))["code"] == code, (command, rest)
        assert (await host.act(PASS))["code"] == "not-playing"
    await gathering.ask(0, "start")
    async with nobody_notices(gathering, *gathering.places[1:]):
        for command, rest in (("start", {}), ("arrange", {"order": [1, 0, 2, 3]}), ("settle", {"pace": "quick"})):
            assert (await host.ask(command, **rest))["code"] == "not-in-lobby"


@at_the_house
async def test_tables_that_are_not_there_are_nowhere(server: Inside, stack: AsyncExitStack) -> None:
    person = await stranger(server, stack)
    for ident in ("nowhere", "%00", "x" * 500, "%ff", "'%20or%201=1--"):
        async with person.socket(ident) as socket:
            place = At(socket)
            assert (await place.receive())["code"] == "no-such-table"
            assert await closed(place) == 4403
        answer = await person.http.get(f"/api/tables/{ident}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


@at_the_house
async def test_no_store_is_asked_about_a_nul(server: Inside, stack: AsyncExitStack) -> None:
    """PostgreSQL would answer with a fault of its own."""
    person = await stranger(server, stack)
    store = server.house.hall.store

    async def fault(*_: object) -> None:
        raise AssertionError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "read", fault)
        patch.setattr(store, "find", fault)
        for door in ("tables/%00", "tables/a%00b/log", "codes/%00"):
            answer = await person.http.get(f"/api/{door}")
            assert answer.status_code == 404
        async with person.socket("a%00b") as socket:
            assert (await At(socket).receive())["code"] == "no-such-table"


# -- what the house writes down ------------------------------------------------------------------------------------


def test_the_servers_log_tells_of_refusals_and_no_secrets(tmp_path: Path) -> None:
    outside = Outside(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path).start()
    try:
        secrets = asyncio.run(_misbehave(outside.url))
    finally:
        outside.stop()
    lines = [json.loads(line) for line in outside.log().splitlines() if line.startswith("{")]
    codes = {line.get("code") for line in lines}
    turned_away = "bad-link foreign-origin no-such-code no-such-table not-host not-your-seat unreadable-message"
    assert set(turned_away.split()) <= codes, codes
    assert [line for line in lines if line["level"] == "error"] == []
    assert any(line["what"] == "a move was refused" and "code" not in line for line in lines)
    assert any("flooding" in line["what"] for line in lines)
    written = outside.log()
    for secret in secrets:
        assert secret not in written, secret


async def _misbehave(url: str) -> list[str]:
    """A little of everything; what must not be written down."""
    async with AsyncExitStack() as stack:
        server = Inside(None, url)  # type: ignore[arg-type]  # a house in another process: nobody looks into it
        gathering = await gather(server, stack, 4)
        await gathering.do(LOOK)
        await gathering.ask(1, "say", text="a whispered sentence")
        await gathering.at_turn.act({"do": "claim", "says": {"says": "dealt", "cards": ["false-treasure"]}})
        await gathering.at_turn.act(SHY)
        await gathering.people[0].http.get("/api/codes/NOSUCH")
        await gathering.people[0].http.get(f"/api/codes/{gathering.opened['code']}")
        with pytest.raises(InvalidStatus):
            await gathering.people[0].socket(gathering.ident, origin="http://elsewhere.example")
        link = (await gathering.people[1].http.post("/api/me/link")).json()["token"]
        await gathering.people[2].http.post("/api/me/device", json={"token": f"{link}x"})
        forger = gathering.waiting[0]
        await gathering.at_turn.act(gathering.at_turn.legal[0], seq=0)
        await forger.act(PASS, seat=gathering.mover)
        await forger.act(PASS)
        await forger.socket.send("{")
        async with gathering.people[0].at("a-table-made-up") as nowhere:
            assert await closed(nowhere) == 4403
        await gathering.places[1].ask("free", seat=2)
        flooder = await stack.enter_async_context(gathering.people[2].at(gathering.ident))
        await flooder.socket.send(b"\xff", text=True)
        flooder = await stack.enter_async_context(gathering.people[3].at(gathering.ident))
        for _ in range(300):
            await flooder.socket.send('{"t":"say","id":"an id of mine","text":"a shouted sentence"}')
        assert await closed(flooder) == 1008
        cookies = [person.http.cookies["ludotheque"] for person in gathering.people]
        people = [cookie.split(".")[0] for cookie in cookies]
        opened = gathering.opened
        talk = ["Player ", "whispered", "shouted", "an id of mine", *(card.value for card in Card)]
        return [*cookies, *people, link, opened["invite"], opened["code"], gathering.ident, *talk]


@pytest.mark.source
@at_the_house
async def test_a_fault_of_ours_is_logged_without_what_was_said(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)

    def broken(*_: object) -> None:
        raise RuntimeError("the key is at seat 2, said Player 0")

    live = server.house.hall._awake[gathering.ident]
    async with nobody_notices(gathering, *gathering.places[1:]):
        with pytest.MonkeyPatch.context() as patch, server_log() as lines:
            patch.setattr("ludotheque.server.live.decide", broken)
            assert (await gathering.places[0].ask("say", text="oh"))["code"] == "failed"
            await eventually(lambda: not live.is_busy)
    assert len(lines) == 1
    assert "RuntimeError" in lines[0]
    assert "seat 2" not in lines[0]
    assert "Player" not in lines[0]
    await gathering.ask(0, "say", text="all is well")
