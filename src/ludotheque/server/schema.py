"""JSON Schema of whatever goes in and out; `python -m ludotheque.server.schema` prints that of the sockets.

The kernel's types say "an action", "an event", "a view"; which those are only the shelf knows, and here it is asked.
"""

import importlib
import sys
from typing import Any, Final, get_args

import msgspec

from ludotheque.games import room, shelf
from ludotheque.kernel.match import MATCH_EVENTS
from ludotheque.kernel.pieces import Action, Event, MatchView, Ready
from ludotheque.table.pieces import Notices

from . import wire

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def sockets() -> dict[str, Any]:
    """Everything that goes over a socket, each game's own types included."""
    named: dict[str, Any] = {
        "ClientMessage": wire.ClientMessage,
        "ServerMessage": wire.ServerMessages,
        "Notice": Notices,
    }
    for game in shelf().values():
        named[f"{game.id} action"] = game.actions | Ready
        named[f"{game.id} event"] = _events(room(game))
        named[f"{game.id} view"] = game.view_type
        named[f"{game.id} options"] = game.options
    schemas, defined = components([*named.values(), Event, wire.Welcome, wire.Update], "#/$defs/")
    *own, event, welcome, update = schemas
    messages = dict(zip(named, own, strict=True))
    for telling in (welcome, update):
        _meant(telling, defined)["properties"]["happened"]["items"] = {"anyOf": [messages["Notice"], event]}
    return {"$schema": DIALECT, "version": wire.VERSION, "messages": messages, "$defs": defined}


def components(types: list[Any], place: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The schema of each type, and the definitions to which they refer at `place`."""
    games = list(shelf().values())
    actions = [game.actions | Ready for game in games]
    events = [_events(room(game)) for game in games]
    views = [game.view_type for game in games]
    asked = [Action, Event, MatchView, *actions, *events, *views, *types]
    schemas, defined = msgspec.json.schema_components(asked, ref_template=place + "{name}")
    told = iter(schemas)
    action, event, match = (_meant(next(told), defined) for _ in range(3))
    for general, kinds in ((action, actions), (event, events)):
        general.clear()
        general["anyOf"] = [next(told) for _ in kinds]
    match["properties"]["table"] = {"anyOf": [next(told) for _ in views]}
    return list(told), dict(defined)


def _meant(reference: dict[str, Any], defined: dict[str, Any]) -> dict[str, Any]:
    meant: dict[str, Any] = defined[reference["$ref"].rpartition("/")[2]]
    return meant


def _events(package: str) -> Any:
    """The union of a game's events, and a match's: found in its nouns, so that a game declares nothing twice. Where its
    nouns have a union `Events`, it may hold some that are at home elsewhere in the room."""
    pieces = importlib.import_module(f"{package}.pieces")
    own = [one for one in vars(pieces).values() if _is_event(one) and one.__module__ == pieces.__name__]
    own += [one for one in get_args(getattr(pieces, "Events", None)) if one not in own]
    union: Any = own[0]
    for one in (*own[1:], *MATCH_EVENTS):
        union = union | one
    return union


def _is_event(one: object) -> bool:
    return isinstance(one, type) and issubclass(one, Event) and one is not Event


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(wire.encode(sockets())).decode() + "\n")
