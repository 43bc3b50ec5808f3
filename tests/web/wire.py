"""What the web client knows of the server: its types as TypeScript, its shapes for sentences.

`python -m tests.web.wire` writes them anew (make wire); tests/web/test_generated.py compares. Types of the house are in
web/src/lib/wire.ts, those of a game in its own folder, web/src/games/<room>/wire.ts.
"""

import importlib
import json
from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import Struct, UnsetType, inspect
from tests.web.proofs import PROOFS, proofs
from tests.web.sentences import SENTENCES, sentences
from tests.web.shapes import SHAPES, shapes

from ludotheque.games import room, shelf
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.pieces import Action, Event, MatchView, Ready
from ludotheque.server import plan, schema, wire
from ludotheque.server.doors import Fault
from ludotheque.server.pages import Pages
from ludotheque.table.commands import Act, Commands
from ludotheque.table.pieces import Emblem, Notices
from ludotheque.texts.speaker import mark

WEB = Path(__file__).parents[2] / "web/src"
GAMES = "ludotheque.games."
HEAD = "// Made by `make wire` from the server's own types; it is made again, not edited.\n"

KINDS: dict[type[inspect.Type], str] = {
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}
RENAMED = {"ludotheque.table.game_log.Scene": "ReplayScene", "ludotheque.kernel.options.Field": "OptionField"}
MEANT = {  # fields whose Python type says less than is known
    (Act, "action"): "Action",
    (MatchView, "table"): "GameView",
    (wire.Welcome, "happened"): "Happening[]",
    (wire.Update, "happened"): "Happening[]",
}


def camel(game: AnyGame) -> str:
    return "".join(part.capitalize() for part in game.id.split("-"))


def files() -> dict[Path, str]:
    """Every file that is made, and what must be in it."""
    house = File("")
    made = {WEB / "games" / room(game).rpartition(".")[2] / "wire.ts": _game(game, house) for game in shelf().values()}
    made[WEB / "lib/wire.ts"] = _house(house)
    made[WEB / SHAPES] = shapes()
    made[WEB / SENTENCES] = sentences()
    made[WEB / PROOFS] = proofs()
    return made


class File:
    """The types of one file; those of a game may refer to the house's, which they import."""

    def __init__(self, package: str, house: "File | None" = None) -> None:
        self.package = package
        self.house = house
        self.asked: set[type] = set()  # what clients send: a default means that it may be left out
        self.written: dict[str, str] = {}
        self.origin: dict[str, type] = {}
        self.imported: set[str] = set()

    def union(self, name: str, kind: Any) -> None:
        self.written[name] = f"export type {name} = {self.spelt(inspect.type_info(kind), alias=False)};\n"

    def spelt(self, kind: inspect.Type, alias: bool = True) -> str:
        match kind:
            case inspect.Metadata(type=inner):
                return "Seat" if mark(kind) == "seat" else self.spelt(inner)
            case inspect.UnionType(types=types):
                name = _alias(types) if alias else None
                if name is not None:
                    return self._refer(name[0], name[1], None)
                return " | ".join(dict.fromkeys(self.spelt(one) for one in types if not _is_unset(one)))
            case inspect.StructType(cls=cls) | inspect.EnumType(cls=cls):
                return self._named(cls)
            case inspect.LiteralType(values=values):
                return _literals(values)
            case (
                inspect.VarTupleType(item_type=item)
                | inspect.ListType(item_type=item)
                | inspect.FrozenSetType(item_type=item)
            ):
                inner_type = self.spelt(item)
                return f"({inner_type})[]" if " " in inner_type else f"{inner_type}[]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.spelt(value)}>"
        return KINDS[type(kind)]

    def _named(self, cls: type) -> str:
        if cls in (Action, Event):
            return self._refer("Action" if cls is Action else "GameEvent", "", None)
        name = RENAMED.get(f"{cls.__module__}.{cls.__name__}", cls.__name__)
        return self._refer(name, cls.__module__, cls)

    def _refer(self, name: str, module: str, cls: type | None) -> str:
        """Write a type where it belongs, unless it has been, and say how it is called here."""
        if self.house is not None and not module.startswith(self.package):
            self.imported.add(name)
            return self.house._refer(name, module, cls)
        if cls is not None and self.origin.setdefault(name, cls) is not cls:
            raise TypeError(f"{name} is two things: {cls} and {self.origin[name]}")
        if name not in self.written and module:
            self.written[name] = ""  # it may refer to itself
            self.written[name] = self._definition(name, module, cls)
        return name

    def _definition(self, name: str, module: str, cls: type | None) -> str:
        if cls is None:
            kind = inspect.type_info(getattr(importlib.import_module(module), name))
            return f"export type {name} = {self.spelt(kind, alias=False)};\n"
        if issubclass(cls, Enum):
            return f"export type {name} = {_literals([one.value for one in cls])};\n"
        assert issubclass(cls, Struct)
        return _comment(cls) + f"export interface {name} {{\n" + self._fields(cls) + "}\n"

    def _fields(self, cls: type[Struct]) -> str:
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType)
        config = cls.__struct_config__
        lines = [f'{config.tag_field}: "{config.tag}"'] if config.tag_field else []
        for field in info.fields:
            is_left_out = not field.required and (config.omit_defaults or cls in self.asked)
            name = field.encode_name + ("?" if is_left_out or _may_be_unset(field.type) else "")
            lines.append(f"{name}: {MEANT.get((cls, field.name)) or self.spelt(field.type)}")
        return "".join(f"  {line};\n" for line in lines)

    def text(self, *before: str) -> str:
        names = ", ".join(sorted(self.imported | ({"Seat"} if self.house else set())))
        imports = [f'import type {{ {names} }} from "../../lib/wire";\n'] if self.house else []
        return "\n".join([HEAD, *imports, *before, *self.written.values()])


def _house(house: File) -> str:
    games = list(shelf().values())
    doors = plan.doors(Pages.__new__(Pages))  # only their types are read
    house.asked |= {wire.Hello, *get_args(Commands)} | {door.body for door in doors if door.body}
    house.union("Command", Commands)
    house.union("ServerMessage", wire.ServerMessages)
    house.union("Notice", Notices)
    for kind in (wire.Hello, Fault):
        house.spelt(inspect.type_info(kind))
    lines = [
        f'  "{door.method} {door.path}": {{ asks: {_asks(house, door.body)}; '
        f"answers: {house.spelt(inspect.type_info(door.answer))} }};\n"
        for door in doors
    ]
    rooms = [(camel(game), room(game).rpartition(".")[2]) for game in games]
    return house.text(
        "".join(f'import type * as {name} from "../games/{folder}/wire";\n' for name, folder in rooms),
        f"export const VERSION = {wire.VERSION};\n",
        "/** A place at the table, counted from 0 clockwise. */\nexport type Seat = number;\n",
        *(
            f"export type {name} = {' | '.join(f'{one}.{own}' for one, _ in rooms)};\n"
            for name, own in (("Action", "Action"), ("GameEvent", "GameEvent"), ("GameView", "View"))
        ),
        "export type Happening = Notice | GameEvent;\n",
        f"export const EMBLEMS = {json.dumps(list(Emblem))} as const satisfies readonly Emblem[];\n",
        "export type ClientMessage = Hello | Command;\n",
        "/** Every door of the house: what it asks for, what it answers. */\n"
        f"export interface Doors {{\n{''.join(lines)}}}\n",
    )


def _game(game: AnyGame, house: File) -> str:
    file = File(room(game), house)
    file.asked |= set(get_args(game.actions))
    file.union("Action", game.actions | Ready)
    file.union("GameEvent", schema._events(room(game)))
    file.spelt(inspect.type_info(game.view_type))
    file.spelt(inspect.type_info(game.options))
    return file.text()


def _asks(house: File, body: Any) -> str:
    return house.spelt(inspect.type_info(body)) if body else "null"


def _alias(types: tuple[inspect.Type, ...]) -> tuple[str, str] | None:
    """How the code itself calls this union of structs."""
    classes = [one.cls for one in types if isinstance(one, inspect.StructType)]
    if len(classes) < max(len(types), 2):
        return None
    module = importlib.import_module(classes[0].__module__)
    for name, value in vars(module).items():
        if isinstance(value, UnionType) and set(get_args(value)) == set(classes):
            return name, module.__name__
    return None


def _literals(values: Iterable[Any]) -> str:
    return " | ".join(msgspec.json.encode(value).decode() for value in values)


def _is_unset(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.CustomType) and kind.cls is UnsetType


def _may_be_unset(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.UnionType) and any(_is_unset(one) for one in kind.types)


def _comment(cls: type) -> str:
    """A class's own words, without those that msgspec or Python would make up."""
    words = " ".join((vars(cls).get("__doc__") or "").split())
    return f"/** {words} */\n" if words else ""


def main() -> None:
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
