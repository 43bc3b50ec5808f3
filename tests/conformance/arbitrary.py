"""Well-typed but otherwise arbitrary things, from their types alone: options for every table, actions to be refused."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import Struct, inspect, structs

from ludotheque.kernel.errors import BadOptions
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.luck import Luck, QuickLuck
from ludotheque.kernel.options import Field, Kind, Options, describe, read
from ludotheque.kernel.pieces import Action, KernelAction

OUT_OF_RANGE = (-1, -7, 99, 2**63, -(2**63) - 1, 2**70)  # of any game, and of what a machine counts to

_type_info = cache(inspect.type_info)  # the same types at every step


def action(game: AnyGame, luck: Luck) -> Action:
    """Any action that the game's types can hold, sensible or not."""
    kind = game.actions | KernelAction
    plain = _value(_type_info(kind), luck)
    found: Action = msgspec.convert(plain, kind)
    return found


def one_of_each_kind(game: AnyGame, luck: Luck) -> list[Action]:
    """An action of every kind that there is, and of every kind of sentence within one."""
    kind = _type_info(game.actions | KernelAction)
    assert isinstance(kind, inspect.UnionType)
    plain = [one for struct in kind.types if isinstance(struct, inspect.StructType) for one in _variants(struct, luck)]
    return [msgspec.convert(one, game.actions | KernelAction) for one in plain]


def _variants(struct: inspect.StructType, luck: Luck) -> Iterator[dict[str, Any]]:
    for field in struct.fields:
        inner = field.type.types if isinstance(field.type, inspect.UnionType) else ()
        if inner and all(isinstance(one, inspect.StructType) for one in inner):
            yield from (_struct(struct, luck) | {field.encode_name: _value(one, luck)} for one in inner)
            return
    yield _struct(struct, luck)


def beyond(game: AnyGame, luck: Luck) -> Action:
    """An action with a number in it that no type would let through: a program's mistake, not a person's."""
    while True:
        wild = action(game, luck)
        broken = _broken(wild, luck)
        if broken is not None and not _is_possible(game, broken):
            assert isinstance(broken, Action)
            return broken


def _is_possible(game: AnyGame, broken: Struct) -> bool:
    """Some numbers may be large: what is out of another's range may be within theirs."""
    try:
        msgspec.convert(msgspec.to_builtins(broken), game.actions | KernelAction)
    except msgspec.ValidationError:
        return False
    return True


def _broken(struct: Struct, luck: Luck) -> Struct | None:
    """With one of its numbers, or one of a struct within it, far out of range; None if it has no number."""
    for name in struct.__struct_fields__:
        value = getattr(struct, name)
        if isinstance(value, Struct):
            inner = _broken(value, luck)
            return None if inner is None else structs.replace(struct, **{name: inner})
    numbers = [name for name in struct.__struct_fields__ if type(getattr(struct, name)) is int]
    if not numbers:
        return None
    return structs.replace(struct, **{numbers[luck.below(len(numbers))]: OUT_OF_RANGE[luck.below(len(OUT_OF_RANGE))]})


def _value(kind: inspect.Type, luck: Luck) -> Any:
    match kind:
        case inspect.UnionType(types=types):
            return _value(types[luck.below(len(types))], luck)
        case inspect.Metadata(type=inner):
            return _value(inner, luck)
        case inspect.StructType():
            return _struct(kind, luck)
        case inspect.IntType(ge=least, lt=below, le=most):
            top = below - 1 if below is not None else most if most is not None else (least or 0) + 12
            return (least or 0) + luck.below(top - (least or 0) + 1)
        case inspect.EnumType(cls=members):
            return list(members)[luck.below(len(members))].value
        case inspect.VarTupleType(item_type=item, min_length=least, max_length=most):
            size = (least or 0) + luck.below((most or 8) - (least or 0) + 1)
            return [_value(item, luck) for _ in range(size)]
        case inspect.BoolType():
            return bool(luck.below(2))
        case inspect.NoneType():
            return None
        case inspect.StrType():
            return "xé\u202e" * luck.below(3)
    raise TypeError(f"no arbitrary value for {kind}")


def _struct(kind: inspect.StructType, luck: Luck) -> dict[str, Any]:
    fields = {field.encode_name: _value(field.type, luck) for field in kind.fields}
    return fields if kind.tag_field is None else {kind.tag_field: kind.tag} | fields


def options(game: AnyGame, seats: int, luck: Luck) -> Options:
    """Any option set with which this game can be played: a preset, and about half of its options set anew."""
    presets = list(game.presets(seats).values())
    base: Options = presets[luck.below(len(presets))]
    given = {field.name: _option(field, seats, luck) for field in describe(game.options) if luck.below(2)}
    chosen: Options = read(game.options, given, base)
    try:
        game.check(chosen, seats)
    except BadOptions:
        chosen = base
    return chosen


def _option(field: Field, seats: int, luck: Luck) -> Any:
    match field.kind:
        case Kind.FLAG:
            return bool(luck.below(2))
        case Kind.NUMBER:
            assert field.least is not None
            assert field.most is not None
            few = min(field.most - field.least, 3)  # short games are tried more often
            return field.least + luck.below(1 + (few if luck.below(2) else field.most - field.least))
        case Kind.CHOICE:
            return field.choices[luck.below(len(field.choices))]
        case Kind.SET:
            return [choice for choice in field.choices if luck.below(2)]
        case Kind.TEXT:
            return field.default  # nobody can guess what a game reads out of it
        case Kind.SEAT:
            return luck.below(seats) if luck.below(2) else None


def option_sets(game: AnyGame, seats: int) -> st.SearchStrategy[Options]:
    return st.integers(0, 2**32).map(lambda seed: options(game, seats, QuickLuck(seed)))
