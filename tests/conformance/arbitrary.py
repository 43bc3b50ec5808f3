"""Well-typed but otherwise arbitrary things, from their types alone: options for every table, actions to be refused."""

from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import Struct, inspect, structs

from ludotheque.kernel import options as kernel_options
from ludotheque.kernel.errors import BadOptions
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.luck import Luck
from ludotheque.kernel.options import Field, Kind, Options
from ludotheque.kernel.pieces import Action, KernelAction


def action(game: AnyGame, luck: Luck) -> Action:
    """Any action that the game's types can hold, sensible or not."""
    kind = game.actions | KernelAction
    plain = _value(inspect.type_info(kind), luck)
    found: Action = msgspec.convert(plain, kind)
    return found


def beyond(game: AnyGame, luck: Luck) -> Action:
    """An action with a number in it that no type would let through: a program's mistake, not a person's."""
    while True:
        wild = action(game, luck)
        broken = _broken(wild, luck)
        if broken is not None:
            assert isinstance(broken, Action)
            return broken


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
    return structs.replace(struct, **{numbers[luck.below(len(numbers))]: (-1, -7, 99)[luck.below(3)]})


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


@st.composite
def option_sets(draw: st.DrawFn, game: AnyGame, seats: int) -> Options:
    """Every option set with which this game can be played: each option alone, then what fits together."""
    base: Options = draw(st.sampled_from(list(game.presets(seats).values())))
    given = {
        field.name: draw(_option(field, seats))
        for field in kernel_options.describe(game.options)
        if draw(st.booleans())
    }
    options: Options = kernel_options.read(game.options, given, base)
    try:
        game.check(options, seats)
    except BadOptions:
        options = base
    return options


def _option(field: Field, seats: int) -> st.SearchStrategy[Any]:
    match field.kind:
        case Kind.FLAG:
            return st.booleans()
        case Kind.NUMBER:
            assert field.least is not None
            assert field.most is not None
            low = st.integers(field.least, min(field.most, field.least + 3))  # short games are tried more often
            return st.one_of(low, st.integers(field.least, field.most))
        case Kind.CHOICE:
            return st.sampled_from(field.choices)
        case Kind.SET:
            return st.lists(st.sampled_from(field.choices), unique=True)
        case Kind.SEAT:
            return st.one_of(st.none(), st.integers(0, seats - 1))
