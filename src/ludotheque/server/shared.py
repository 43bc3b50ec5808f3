"""Views of one table for several pairs of eyes: what they have in common is made into JSON once.

Nearly all of a view is public: the history, the options, the board. What is common is found out by looking, not
declared: in the same field, the same object, or a tuple of the same objects. So the text is what it would have been,
byte for byte.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, final

from msgspec import Raw, Struct, inspect
from msgspec.structs import replace

from .wire import Prompt

FEW: Final = 6  # items of a tuple: so few are written again as quickly as they are looked for

Encode = Callable[[Any], bytes]  # Any: whatever a view holds


@final
class Shared:
    """Of one moment of a table."""

    __slots__ = ("_encode", "_first", "_texts")

    def __init__(self, encode: Encode) -> None:
        self._encode = encode
        self._first: Struct | None = None  # the view that was written first,
        self._texts: dict[str, Raw] = {}  # and the text of its large fields

    def prompt(self, prompt: Prompt | None) -> Prompt | None:
        """The same to whoever writes it."""
        if prompt is None:
            return None
        table = prompt.view.table
        if self._first is None:
            self._first = table
            self._write(table)
            common = self._texts
        else:
            common = self._common(self._first, table)
        if not common:
            return prompt
        return replace(prompt, view=replace(prompt.view, table=replace(table, **common)))

    def _write(self, table: Struct) -> None:
        for name in _large(type(table)):
            value = getattr(table, name)
            if type(value) is not tuple or len(value) > FEW:
                self._texts[name] = Raw(self._encode(value))

    def _common(self, first: Struct, table: Struct) -> dict[str, Raw]:
        if type(table) is not type(first):
            return {}
        texts = self._texts.items()
        return {name: text for name, text in texts if _is_same(getattr(first, name), getattr(table, name))}


@cache
def _large(view: type[Struct]) -> tuple[str, ...]:
    """The fields that may hold much: others, and tuples. A text in place of a default would not be left out."""
    if view.__struct_config__.omit_defaults:
        return ()
    info = inspect.type_info(view)
    assert isinstance(info, inspect.StructType)
    kinds = (inspect.StructType, inspect.VarTupleType)
    return tuple(field.name for field in info.fields if isinstance(field.type, kinds))


def _is_same(one: object, other: object) -> bool:
    if one is other:
        return True
    if type(one) is not tuple or type(other) is not tuple or len(one) != len(other):
        return False
    return all(one[index] is other[index] for index in range(len(one)))
