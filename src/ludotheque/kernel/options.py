"""A game's options: a frozen Struct whose types are the validation, and whose description draws a form."""

import re
from enum import StrEnum
from typing import Any, Final, TypeVar, cast

import msgspec
from msgspec import Struct, inspect

from .errors import BadOptions, OptionFault


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of every game's options. Each field has a default: the game as printed."""


Opts = TypeVar("Opts", bound=Options)


NUMBER: Final = re.compile(r"-?[0-9]{1,9}", re.ASCII)  # no option is larger


class Kind(StrEnum):
    FLAG = "flag"
    NUMBER = "number"
    CHOICE = "choice"
    SET = "set"
    SEAT = "seat"  # a seat, or nobody
    TEXT = "text"  # one word, with no white space in it


class Field(Struct, frozen=True, omit_defaults=True):
    """One option as a screen needs it. Its words are in texts/: option-NAME, option-NAME-CHOICE."""

    name: str
    kind: Kind
    default: bool | int | str | list[str] | None
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()


def describe(options: type[Options]) -> list[Field]:
    """Every option of a game, in the order of its form."""
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    return [_field(field) for field in info.fields]


def _field(field: inspect.Field) -> Field:
    default = msgspec.to_builtins(
        field.default_factory() if field.default is msgspec.NODEFAULT else field.default,
        order="deterministic",
    )
    match field.type:
        case inspect.BoolType():
            return Field(field.name, Kind.FLAG, default)
        case inspect.IntType(ge=least, le=most):
            return Field(field.name, Kind.NUMBER, default, least=least, most=most)
        case inspect.StrType(max_length=most):
            return Field(field.name, Kind.TEXT, default, most=most)
        case inspect.EnumType(cls=choices):
            return Field(field.name, Kind.CHOICE, default, choices=tuple(choice.value for choice in choices))
        case inspect.FrozenSetType(item_type=inspect.EnumType(cls=choices)):
            return Field(field.name, Kind.SET, default, choices=tuple(choice.value for choice in choices))
        case inspect.UnionType():  # Seat | None
            return Field(field.name, Kind.SEAT, default)
    raise TypeError(f"no form can be drawn for option {field.name}")


def read(kind: type[Opts], given: dict[str, Any], base: Opts) -> Opts:
    """`base` with the given values in place; what does not fit its type is refused by name."""
    names = kind.__struct_fields__
    values = {name: getattr(base, name) for name in names}
    for name, value in given.items():
        if name not in names:
            raise BadOptions(OptionFault.UNKNOWN_OPTION, option=name, known=", ".join(names))
        try:
            one = msgspec.convert({name: value}, kind)
        except msgspec.ValidationError as fault:
            raise BadOptions(
                OptionFault.BAD_VALUE, option=name, value=_spelt(value), allowed=allowed(kind, name)
            ) from fault
        values[name] = getattr(one, name)
    return kind(**values)


def read_text(kind: type[Opts], texts: list[str], base: Opts) -> Opts:
    """Options as typed by a person: `max_rounds=5`, `advanced_cards=trap,false-treasure`, `notes=off`."""
    fields = {field.name: field for field in describe(kind)}
    given: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if name in fields and not equals:
            raise BadOptions(OptionFault.NO_VALUE, option=name, allowed=allowed(kind, name))
        given[name] = _typed(fields[name], value) if name in fields else value
    return read(kind, given, base)


def _typed(field: Field, text: str) -> Any:
    match field.kind:
        case Kind.FLAG:
            return {"on": True, "off": False}.get(text, text)
        case Kind.SET:
            return [part for part in text.split(",") if part]
        case Kind.SEAT if text in ("", "random"):
            return None
        case Kind.SEAT | Kind.NUMBER if NUMBER.fullmatch(text):
            return int(text)
    return text


def write_text(options: Options) -> str:
    """The option set as short text: only what differs from the defaults; `read_text` of its words gives it back."""
    words = []
    for field in describe(type(options)):
        value = msgspec.to_builtins(getattr(options, field.name), order="deterministic")
        if value != field.default:
            words.append(f"{field.name}={_spelt(value)}")
    return " ".join(words)


def _spelt(value: object) -> str:
    match value:
        case None:
            return "random"
        case bool():
            return "on" if value else "off"
        case list():
            return ",".join(cast("list[str]", value))
    return str(value)


def allowed(kind: type[Options], name: str) -> str:
    """The values of one option, as a person would type them."""
    field = next(field for field in describe(kind) if field.name == name)
    match field.kind:
        case Kind.FLAG:
            return "on, off"
        case Kind.NUMBER:
            return f"{field.least}–{field.most}"
        case Kind.SEAT:
            return "random, 0, 1, 2 …"
        case Kind.TEXT:
            return f"≤ {field.most}"
    return ", ".join(field.choices)
