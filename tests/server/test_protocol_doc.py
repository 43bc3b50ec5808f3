"""docs/protocol.md says what is so: its examples are valid, nothing is missing, nothing is made up, its bot plays."""

import asyncio
import json
import re
import sys
from enum import StrEnum
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
from msgspec import Struct

from ludotheque.games import USUAL_SEATS
from ludotheque.kernel.errors import OptionFault, Refusal
from ludotheque.server import line, mailbox, schema, socket, wire
from ludotheque.server.app import LARGEST_BODY, House, Terms
from ludotheque.server.doors import Door, Fault, NewTable
from ludotheque.server.faults import ServerFault
from ludotheque.store.log import open_log
from ludotheque.table import seating, words
from ludotheque.table.pieces import ALLOWED, Notices, Pace
from ludotheque.table.refusals import TableFault
from ludotheque.table.table import KEPT_CHAT

from .people import PATIENCE, Person
from .running import inside
from .schemas import strictly

HOME = Path(__file__).resolve().parents[2]
TEXT = (HOME / "docs" / "protocol.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+) ?(.*)\n((?:.*\n)*?)```$", TEXT, re.MULTILINE)
EXAMPLES = [(info, json.loads(block)) for kind, info, block in BLOCKS if kind == "json"]
DESCRIBED = {"GET /api/openapi.json", "GET /api/schema.json"}  # doors that describe the others


def tags(union: Any) -> set[str]:
    return {str(one.__struct_config__.tag) for one in get_args(union)}


def examples(field: str) -> list[dict[str, Any]]:
    return [one for info, one in EXAMPLES if not info and field in one and isinstance(one[field], str)]


def first_cells(heading: str) -> list[str]:
    """What stands first in each line of the table under this heading."""
    section = TEXT.partition(f"\n{heading}\n")[2]
    table = re.search(r"^\|.*\n\|[-|]*\n((?:\|.*\n)*)", section, re.MULTILINE)
    assert table is not None
    return [row.split("|")[1].strip().strip("`") for row in table[1].splitlines()]


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Door]:
    house = House(open_log(f"sqlite:///{tmp_path_factory.mktemp('doors')}/tables.sqlite"), Terms())
    return {f"{door.method} {door.path}": door for door in house.doors}


# -- the examples ----------------------------------------------------------------------------------------------------


def test_every_message_of_a_client_has_an_example_that_is_read() -> None:
    asked = [one for one in examples("t") if one["t"] in tags(wire.ClientMessage)]
    for one in asked:
        wire.read_message(json.dumps(one))
        strictly("ClientMessage").validate(one)
    assert {one["t"] for one in asked} == tags(wire.ClientMessage)


def test_every_message_of_the_server_has_an_example_in_the_schema() -> None:
    told = [one for one in examples("t") if one["t"] not in tags(wire.ClientMessage)]
    for one in told:
        strictly("ServerMessage").validate(one)
    assert {one["t"] for one in told} == tags(wire.ServerMessages)


def test_every_notice_has_an_example_and_a_line() -> None:
    notices = examples("table")
    for one in notices:
        strictly("Notice").validate(one)
    assert {one["table"] for one in notices} == tags(Notices)
    assert first_cells("## Notices") == [str(one.__struct_config__.tag) for one in get_args(Notices)]


def test_the_examples_of_a_game_are_its_own() -> None:
    for one in examples("event"):
        strictly("coffre-et-cle event").validate(one)
    actions = [*examples("do"), *(one["action"] for one in examples("t") if one["t"] == "act")]
    for one in actions:
        strictly("coffre-et-cle action").validate(one)
    assert examples("event")
    assert examples("do")


def test_every_example_is_of_a_known_kind(doors: dict[str, Door]) -> None:
    for info, one in EXAMPLES:
        assert info or {"t", "table", "event", "do"} & set(one)
        assert info in ("", "fault", "hands") or info.rpartition(" ")[0] in doors


def test_what_doors_ask_and_answer_is_of_their_types(doors: dict[str, Door]) -> None:
    for info, one in EXAMPLES:
        if info == "fault":
            assert_same(one, Fault)
        elif info == "hands":
            assert_same(one, wire.Hand)
        elif info:
            door, _, side = info.rpartition(" ")
            assert_same(one, {"asks": doors[door].body, "answers": doors[door].answer}[side])


def assert_same(example: dict[str, Any], kind: type[Struct]) -> None:
    """Every field is known, and none is missing but those that have a default."""
    [meant], defined = schema.components([kind], "#/$defs/")
    for one in defined.values():
        if "properties" in one:
            one["additionalProperties"] = False
    jsonschema_rs.Draft202012Validator({"$defs": defined, **meant}).validate(example)


# -- what is told, is; what is, is told ------------------------------------------------------------------------------


def test_every_door_is_told(doors: dict[str, Door]) -> None:
    assert set(first_cells("## Doors")) == set(doors) | DESCRIBED


def test_every_close_code_is_told() -> None:
    codes = {code for code in vars(line).values() if isinstance(code, int) and code >= 1000}
    assert {int(code) for code in first_cells("## The life of a socket")} == codes


def test_every_refusal_of_table_and_server_is_told() -> None:
    assert first_cells("## Refusals") == [*TableFault, *ServerFault]


def test_every_refusal_of_the_kernel_that_a_client_can_meet_is_told() -> None:
    by_luck_and_clock = {Refusal.LUCK_NOT_ASKED, Refusal.LUCK_IMPOSSIBLE, Refusal.CLOCK_NOT_ASKED}
    at_a_command_line = {OptionFault.NO_VALUE}
    not_for_people = by_luck_and_clock | at_a_command_line
    met = [code for code in (*Refusal, *OptionFault) if code not in not_for_people]
    assert first_cells("### Refusals of the kernel") == met


def test_every_wish_for_a_table_and_what_comes_without_it_is_told() -> None:
    section = TEXT.partition("\n### Opening a table\n")[2]
    fields = msgspec.structs.fields(NewTable)
    assert first_cells("### Opening a table") == [field.name for field in fields]
    for field in fields:
        if isinstance(field.default, StrEnum):
            assert f"\n| `{field.name}` | `{field.default}`" in section
        elif isinstance(field.default, bool):
            assert f"\n| `{field.name}` | {str(field.default).lower()}" in section
    assert f"\n| `seats` | {USUAL_SEATS}," in section


def test_every_pace_is_told() -> None:
    assert first_cells("## Pace and deadlines") == list(Pace)
    assert ALLOWED == {Pace.RELAXED: 180_000, Pace.QUICK: 45_000, Pace.DAYS: 172_800_000}


def test_the_limits_are_those_of_the_code() -> None:
    limits = TEXT.partition("\n## Limits\n")[2].partition("\n## ")[0]
    terms = Terms()
    most = terms.manner.messages
    rate = round(most / socket.BUCKET_FILLS_WITHIN)
    for told in (
        f"{wire.LARGEST:_} bytes",
        f"{most} at once, then {rate} a second",
        f"after {socket.REFUSED_TOO_FAST} thrown away",
        f"{words.LONGEST_TEXT} characters; {seating.TALK} lines in {seating.TALK_WITHIN // 1000} seconds",
        f"| {words.LONGEST_NAME} characters",
        f"| {mailbox.FULL} (",
        f"| {terms.lines_an_address} |",
        f"| {terms.tables_a_minute} a minute",
        f"| {terms.guesses_a_minute} a minute",
        f"| {terms.boards_a_minute} a minute",
        f"| {LARGEST_BODY:_} bytes",
        f"last {KEPT_CHAT} lines",
    ):
        assert told.replace("_", " ") in limits


def test_every_link_within_the_page_leads_somewhere() -> None:
    anchors = {heading.lower().replace(" ", "-") for heading in re.findall(r"^#+ (.*)$", TEXT, re.MULTILINE)}
    assert set(re.findall(r"\]\(#([^)]*)\)", TEXT)) <= anchors


# -- the bot ---------------------------------------------------------------------------------------------------------


def test_the_bot_of_the_page_plays_a_game_and_comes_back(tmp_path: Path) -> None:
    [program] = [block for kind, _, block in BLOCKS if kind == "python"]
    (tmp_path / "bot.py").write_text(program, encoding="utf-8")

    async def play() -> list[bytes]:
        async with inside(f"sqlite:///{tmp_path}/tables.sqlite") as server, Person(server.url, "Host") as host:
            opened = await host.open_table(sit=False, seats=4)
            async with host.at(opened["table"]["id"]) as place:
                for seat in (2, 3):
                    await place.ask("seat-bot", seat=seat, level="random")
                bots = [await _run(tmp_path, opened["link"], name) for name in ("Ada", "Bob")]
                await place.until(lambda _message: all(place.table["seats"]))
                assert (await place.ask("start"))["t"] == "done"
                live = await server.house.hall.table(opened["table"]["id"])
                for one in live.lines:
                    if one.seat is not None:
                        one.close(line.TRY_AGAIN)  # they come back and play on
                said = [(await asyncio.wait_for(bot.communicate(), PATIENCE))[0] for bot in bots]
                assert [bot.returncode for bot in bots] == [0, 0]
                return said

    said = asyncio.run(play())
    assert all(b"has seen the end" in one for one in said)


async def _run(folder: Path, link: str, name: str) -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(sys.executable, folder / "bot.py", link, name, stdout=pipe)
