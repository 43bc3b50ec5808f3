"""Every door is as its description says, whatever is put into it: schemathesis makes up what that may be."""

import asyncio
import json
import secrets
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
import schemathesis
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi import checks
from tests.postgres import Cluster

from ludotheque.server import plan
from ludotheque.server.app import House, Terms
from ludotheque.server.wire import encode
from ludotheque.store.log import open_log

from .people import five_people, play_to_the_end
from .running import Outside

CONFIG = {
    "seed": 1,
    "generation": {"deterministic": True, "max-examples": 20, "database": "none"},
    "checks": {"negative_data_rejection": {"expected-statuses": [400, 403, 404, 405, 409, 413, 422, 429]}},
}
DOORS = House(open_log("sqlite:///never-opened.sqlite"), Terms()).doors
DESCRIPTION = plan.openapi(DOORS)
api = schemathesis.openapi.from_dict(DESCRIPTION, config=SchemathesisConfig.from_dict(CONFIG))

AS_DESCRIBED = [
    schemathesis.checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.allow_header_conformance,
    checks.unsupported_method,
]


@pytest.fixture(scope="module")
def server(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    """On PostgreSQL, which is more particular about what it is asked."""
    server = Outside(cluster.database(), tmp_path_factory.mktemp("doors")).start()
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="module")
def finished(server: Outside) -> tuple[str, str]:
    """A table with a finished game that everybody may see: its id and invitation."""

    async def play() -> tuple[str, str]:
        async with AsyncExitStack() as stack:
            opened, places = await five_people(server.url, stack, watching="everyone")
            await play_to_the_end(places)
            return opened["table"]["id"], opened["invite"]

    return asyncio.run(play())


@pytest.fixture(scope="module")
def lobby(server: Outside) -> str:
    """A table where everybody may sit down."""
    opened = httpx.post(
        f"{server.url}/api/tables", json={"game": "coffre-et-cle", "sit": False, "open": True, "seats": 8}
    )
    return str(opened.json()["table"]["id"])


def test_the_house_describes_itself(server: Outside) -> None:
    assert httpx.get(f"{server.url}/api/openapi.json").json() == json.loads(encode(DESCRIPTION))


@api.parametrize()
def test_a_door_is_as_described(case: schemathesis.Case[Any], server: Outside) -> None:
    case.call_and_validate(base_url=server.url, checks=[*AS_DESCRIBED, checks.negative_data_rejection])


@api.include(path_regex="{table}").parametrize()
def test_a_door_of_a_finished_game_is_as_described(
    case: schemathesis.Case[Any], server: Outside, finished: tuple[str, str]
) -> None:
    case.path_parameters["table"], invite = finished
    if isinstance(case.body, dict):
        case.body["invite"] = invite
    case.call_and_validate(base_url=server.url, checks=AS_DESCRIBED)


@api.include(path="/api/tables", method="POST").parametrize()
def test_tables_of_a_real_game_are_opened_as_described(case: schemathesis.Case[Any], server: Outside) -> None:
    if isinstance(case.body, dict):
        case.body |= {"game": "coffre-et-cle", "nickname": "Anne"}
        for name in ("preset", "options", "level"):  # what is made up there is refused, and that has been tried
            case.body.pop(name, None)
    case.call_and_validate(base_url=server.url, checks=AS_DESCRIBED)


@api.include(path="/api/tables/{table}/join").parametrize()
def test_people_join_a_real_table_as_described(case: schemathesis.Case[Any], server: Outside, lobby: str) -> None:
    case.path_parameters["table"] = lobby
    if isinstance(case.body, dict):
        case.body["nickname"] = secrets.token_hex(4)
    case.call_and_validate(base_url=server.url, checks=AS_DESCRIBED)


# -- what a description cannot say -----------------------------------------------------------------------------------


def test_a_finished_game_is_told_as_described_through_every_pair_of_eyes(
    server: Outside, finished: tuple[str, str]
) -> None:
    replay = api["/api/tables/{table}/replay"]["GET"]
    for query in ({}, *({"seat": seat} for seat in range(5)), {"game": 1}):
        case = replay.Case(path_parameters={"table": finished[0]}, query=query)
        assert case.call_and_validate(base_url=server.url, checks=AS_DESCRIBED).status_code == 200


@pytest.mark.parametrize("odd", ["%00", "%FF", "%ED%A0%80", "..", "%2e%2e%2f", "é", "'--", "a" * 5000])
@pytest.mark.parametrize("place", ["/api/tables/{}", "/api/tables/{}/log", "/api/tables/{}/replay", "/api/codes/{}"])
def test_nothing_odd_is_found(server: Outside, place: str, odd: str) -> None:
    answer = httpx.get(server.url + place.format(odd))
    assert answer.status_code in (404, 429)
    assert answer.json()["code"].startswith(("no-such-", "too-many-guesses"))


@pytest.mark.parametrize("door", sorted({door.path for door in DOORS if "{" not in door.path}))
def test_a_wrong_method_is_told_of_the_right_ones(server: Outside, door: str) -> None:
    right = {one.method for one in DOORS if one.path == door}
    answer = httpx.request("DELETE", server.url + door)
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")
    assert set(answer.headers["allow"].split(", ")) - {"HEAD"} == right


def test_the_head_of_an_answer_can_be_asked_for(server: Outside) -> None:
    answer = httpx.head(f"{server.url}/api/games")
    assert (answer.status_code, answer.content, answer.headers["content-type"]) == (200, b"", "application/json")


def test_an_address_with_a_slash_too_many_leads_nowhere(server: Outside) -> None:
    answer = httpx.get(f"{server.url}/api/tables/")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")


@pytest.mark.parametrize("query", ["seat=-1", "seat=x", "seat=", "seat=1e3", "game=99999999999", "game=%00", "seat=²"])
def test_a_number_that_is_none_is_refused(server: Outside, finished: tuple[str, str], query: str) -> None:
    answer = httpx.get(f"{server.url}/api/tables/{finished[0]}/replay?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable-message")


@pytest.mark.parametrize(
    ("body", "status"), [(b"", 400), (b"[]", 400), (b"[" * 60_000, 400), (b"\xff", 400), (b" " * 64_001, 413)]
)
def test_a_body_that_is_none_is_refused(server: Outside, body: bytes, status: int) -> None:
    assert httpx.post(f"{server.url}/api/me", content=body).status_code == status
