"""Notation: an action as a few words (`force 3 0`), anything as canonical JSON; both ways, and strictly.

A word for the action, then its fields in order: numbers and names as they are, several joined by commas, `-` for
nothing, free text as a JSON string, and a nested choice as its own word and fields.
"""

import json
import re
from collections.abc import Iterator
from enum import Enum
from typing import Any, Final

import msgspec
from msgspec import Struct, inspect

from .errors import IllegalAction, Refusal
from .pieces import Action

encode: Final = msgspec.json.Encoder(order="deterministic").encode  # the same thing is the same bytes, always

NOTHING: Final = "-"
WORDS: Final = re.compile(r'"(?:[^"\\]|\\.)*"|\S+')
LONGEST: Final = 10_000  # characters of one action


def write(action: Struct) -> str:
    """An action as short text."""
    tag = action.__struct_config__.tag
    return " ".join([str(tag), *(_word(getattr(action, name)) for name in action.__struct_fields__)])


def _word(value: object) -> str:
    match value:
        case None:
            return NOTHING
        case Enum():
            return str(value.value)
        case Struct():
            return write(value)
        case str():
            return json.dumps(value, ensure_ascii=False)
        case tuple():
            return ",".join(map(_word, value)) or NOTHING
    return str(value)


class Reader:
    """Reads actions of one closed union (a game's own) from short text or from JSON."""

    def __init__(self, actions: Any) -> None:
        self._actions = actions
        self._json = msgspec.json.Decoder(actions)  # kept: to look at a union's types takes longer than to read one
        self._structs = _structs(inspect.type_info(actions))

    def read(self, text: str) -> Action:
        """The action that `write` writes so; anything else is refused."""
        try:
            if len(text) > LONGEST:
                raise ValueError
            words = iter(WORDS.findall(text))
            plain = _plain_struct(self._structs, words)
            action: Action = msgspec.convert(plain, self._actions)
        except (ValueError, KeyError, StopIteration) as fault:  # msgspec.ValidationError is a ValueError
            raise IllegalAction(Refusal.MALFORMED) from fault
        if write(action) != text:  # one action, one text: no spare words, no 01 for 1
            raise IllegalAction(Refusal.MALFORMED)
        return action

    def read_json(self, text: bytes) -> Action:
        try:
            action: Action = self._json.decode(text)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeDecodeError) as fault:
            raise IllegalAction(Refusal.MALFORMED) from fault
        return action


def _structs(kind: inspect.Type) -> dict[str, inspect.StructType]:
    types = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return {str(one.tag): one for one in types if isinstance(one, inspect.StructType)}


def _plain_struct(structs: dict[str, inspect.StructType], words: Iterator[str]) -> dict[str, Any]:
    tag = next(words)
    struct = structs[tag]
    assert struct.tag_field is not None
    return {struct.tag_field: tag} | {field.encode_name: _plain(field.type, words) for field in struct.fields}


def _plain(kind: inspect.Type, words: Iterator[str]) -> Any:
    match kind:
        case inspect.StructType():
            return _plain_struct(_structs(kind), words)
        case inspect.UnionType(types=types) if structs := _structs(kind):
            assert len(structs) == len(types), "a field is a choice of structs or of one plain type and None"
            return _plain_struct(structs, words)
        case inspect.Metadata(type=inner):
            return _plain(inner, words)
        case inspect.UnionType(types=types):
            inner = next(one for one in types if not isinstance(one, inspect.NoneType))
            word = next(words)
            return None if word == NOTHING else _one(inner, word)
    return _one(kind, next(words))


def _one(kind: inspect.Type, word: str) -> Any:
    match kind:
        case inspect.Metadata(type=inner):
            return _one(inner, word)
        case inspect.IntType():
            return int(word)
        case inspect.StrType():
            return json.loads(word)
        case inspect.VarTupleType(item_type=item):
            return [] if word == NOTHING else [_one(item, part) for part in word.split(",")]
    return word
