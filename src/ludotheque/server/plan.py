"""The plan of the house: every door, and its description for others (OpenAPI)."""

from http import HTTPStatus
from typing import Any, Final

import ludotheque
from ludotheque.table.pieces import Info

from . import schema
from .doors import (
    BoardRead,
    BoardText,
    BoardTrial,
    BoardTried,
    CodeFound,
    Device,
    Door,
    Fault,
    Health,
    Joined,
    Joining,
    Me,
    NewTable,
    Parameter,
    PersonalLink,
    Renamed,
    Replay,
    Shelf,
    TableOpened,
    Tables,
)
from .pages import INVITE, Pages

ON_SHELF: Final = Parameter("game", "path", {"type": "string", "maxLength": 64})
BOARD: Final = Parameter("board", "path", {"type": "string", "maxLength": 64})
TABLE: Final = Parameter("table", "path", {"type": "string", "maxLength": 64})
CODE: Final = Parameter("code", "path", {"type": "string", "maxLength": 32})
INVITATION: Final = Parameter(INVITE, "header", {"type": "string", "maxLength": 64}, required=False)
SEAT: Final = Parameter("seat", "query", {"type": "integer", "minimum": 0, "maximum": 11}, required=False)
GAME: Final = Parameter("game", "query", {"type": "integer", "minimum": 1, "maximum": 999_999_999}, required=False)

BAD: Final = HTTPStatus.BAD_REQUEST
FORBIDDEN: Final = HTTPStatus.FORBIDDEN
MISSING: Final = HTTPStatus.NOT_FOUND
CONFLICT: Final = HTTPStatus.CONFLICT
TOO_LARGE: Final = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
TOO_MANY: Final = HTTPStatus.TOO_MANY_REQUESTS
NOT_SAVED: Final = HTTPStatus.SERVICE_UNAVAILABLE


def doors(pages: Pages) -> list[Door]:
    to_table = (TABLE, INVITATION)
    return [
        Door("GET", "/api/games", "The games on the shelf, with their options", pages.games, Shelf),
        Door(
            "POST", "/api/games/{game}/boards", "Read a board that somebody has typed in", pages.read_board, BoardRead,
            BoardText, parameters=(ON_SHELF,), refusals=(BAD, FORBIDDEN, TOO_LARGE, TOO_MANY),
        ),
        Door(
            "GET", "/api/games/{game}/boards/{board}", "A board that comes with a game, as a file", pages.board, str,
            parameters=(ON_SHELF, BOARD), refusals=(BAD, MISSING), kind="application/toml",
        ),
        Door(
            "POST", "/api/games/{game}/answers", "Try an answer to something that somebody has typed in",
            pages.try_board, BoardTried, BoardTrial,
            parameters=(ON_SHELF,), refusals=(BAD, FORBIDDEN, TOO_LARGE, TOO_MANY),
        ),
        Door("GET", "/api/tables", "Open tables, tables to watch, my own", pages.tables, Tables),
        Door(
            "POST", "/api/tables", "Open a table", pages.open_table, TableOpened, NewTable,
            status=HTTPStatus.CREATED, refusals=(BAD, FORBIDDEN, CONFLICT, TOO_LARGE, TOO_MANY, NOT_SAVED),
        ),
        Door(
            "GET", "/api/tables/{table}", "A table as everybody near it knows it", pages.table, Info,
            parameters=to_table, refusals=(FORBIDDEN, MISSING, CONFLICT),
        ),
        Door(
            "POST", "/api/tables/{table}/join", "Sit down", pages.join, Joined, Joining,
            parameters=(TABLE,), refusals=(BAD, FORBIDDEN, MISSING, CONFLICT, TOO_LARGE, NOT_SAVED),
        ),
        Door(
            "GET", "/api/tables/{table}/replay", "A finished game through somebody's eyes", pages.replay, Replay,
            parameters=(*to_table, SEAT, GAME), refusals=(BAD, FORBIDDEN, MISSING, CONFLICT),
        ),
        Door(
            "GET", "/api/tables/{table}/log", "A finished game as a file to keep and verify", pages.log, str,
            parameters=(*to_table, GAME), refusals=(BAD, FORBIDDEN, MISSING, CONFLICT), kind="application/jsonl",
        ),
        Door(
            "GET", "/api/codes/{code}", "The table of a short code", pages.code, CodeFound,
            parameters=(CODE,), refusals=(MISSING, CONFLICT, TOO_MANY),
        ),
        Door("GET", "/api/me", "Who I am", pages.me, Me),
        Door("POST", "/api/me", "My nickname", pages.rename, Me, Renamed, refusals=(BAD, FORBIDDEN, TOO_LARGE)),
        Door("POST", "/api/me/link", "A link to go on with another device", pages.personal_link, PersonalLink,
             refusals=(FORBIDDEN,)),
        Door("POST", "/api/me/device", "Go on here", pages.device, Me, Device, refusals=(BAD, FORBIDDEN, TOO_LARGE)),
        Door("GET", "/api/health", "Alive, and the database answers", pages.health, Health, refusals=(NOT_SAVED,)),
        Door("GET", "/metrics", "Figures for whoever runs the house", pages.metrics, str,
             refusals=(FORBIDDEN,), kind="text/plain"),
    ]  # fmt: skip


# -- OpenAPI -----------------------------------------------------------------------------------------------------------


def openapi(all_doors: list[Door]) -> dict[str, Any]:
    types = [door.answer for door in all_doors] + [door.body for door in all_doors if door.body] + [Fault]
    schemas, components = schema.components(types, "#/components/schemas/")
    by_type = dict(zip(types, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for door in all_doors:
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(door, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludothèque", "version": ludotheque.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(door: Door, by_type: dict[Any, Any]) -> dict[str, Any]:
    answers: dict[str, Any] = {
        str(int(door.status)): {"description": door.summary, "content": {door.kind: {"schema": by_type[door.answer]}}}
    }
    for status in door.refusals:
        fault = {"application/json": {"schema": by_type[Fault]}}
        answers[str(int(status))] = {"description": HTTPStatus(status).phrase, "content": fault}
    operation: dict[str, Any] = {"summary": door.summary, "responses": answers}
    if door.parameters:
        operation["parameters"] = [
            {"name": one.name, "in": one.where, "required": one.required, "schema": one.schema}
            for one in door.parameters
        ]
    if door.body is not None:
        body = {"application/json": {"schema": by_type[door.body]}}
        operation["requestBody"] = {"required": True, "content": body}
    return operation
