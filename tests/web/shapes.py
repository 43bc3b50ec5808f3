"""What each field of a game's actions, events and claims is, so that the client can make sentences as `Speaker` does.

By game, then by message: {"event-swapped": {"seat": "seat", "place": "place", "gave": "enum card", …}}.
"""

import json
from typing import Any

from msgspec import Struct, inspect

from ludotheque.games import room, shelf
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.pieces import Ready, kebab
from ludotheque.server import schema
from ludotheque.texts.speaker import CLAIM, PREFIXES, bare, fields_of, mark, tag_of

SHAPES = "lib/shapes.json"


def shapes() -> str:
    return json.dumps({game.id: _shapes(game) for game in shelf().values()}, indent=1) + "\n"


def _shapes(game: AnyGame) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for kind in (game.actions | Ready, schema._events(room(game))):
        _collect(inspect.type_info(kind), found)
    return found


def _collect(kind: inspect.Type, found: dict[str, dict[str, str]]) -> None:
    for struct in structs_in(kind):
        message = message_of(struct)
        if message is not None and message not in found:
            found[message] = {field.name: _what(field) for field in fields_of(struct)}
            for field in fields_of(struct):
                _collect(bare(field.type), found)


def structs_in(kind: inspect.Type) -> list[type[Struct]]:
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return [one.cls for one in kinds if isinstance(one, inspect.StructType)]


def message_of(struct: type[Struct]) -> str | None:
    prefix = PREFIXES.get(str(struct.__struct_config__.tag_field))
    return f"{prefix}-{tag_of(struct)}" if prefix else None


def _what(field: inspect.Field) -> str:
    """In the order in which `Speaker` asks."""
    kind: Any = bare(field.type)
    if isinstance(kind, inspect.EnumType):
        return f"enum {kebab(kind.cls.__name__)}"
    if field.name == CLAIM:
        return "claim"
    told = mark(kind)
    if told in ("seat", "place"):
        return told
    kind = bare(kind.type) if isinstance(kind, inspect.Metadata) else kind
    if isinstance(kind, inspect.VarTupleType):
        return _several(kind.item_type)
    if structs_in(kind):
        return "sentence" if message_of(structs_in(kind)[0]) else "struct"
    if isinstance(kind, inspect.BoolType):
        return "flag"
    return "number" if isinstance(kind, inspect.IntType) else "text"


def _several(item: inspect.Type) -> str:
    if isinstance(item, inspect.EnumType):
        return f"enums {kebab(item.cls.__name__)}"
    if mark(item) == "seat":
        return "seats" if bare(item) is item else "seat per seat"
    return "points"
