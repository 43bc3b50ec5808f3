"""Options: typed, checked one by one and by name, described for a form."""

from enum import StrEnum
from typing import Annotated

import pytest
from msgspec import Meta

from ludotheque.kernel.errors import BadOptions, OptionFault
from ludotheque.kernel.options import Field, Kind, Options, allowed, describe, read, read_text, write_text
from ludotheque.kernel.pieces import Seat


class Hue(StrEnum):
    RED = "red"
    BLUE = "blue"


class Some(Options, frozen=True):
    rounds: Annotated[int, Meta(ge=1, le=9)] = 4
    open_door: bool = True
    hue: Hue = Hue.RED
    extras: frozenset[Hue] = frozenset()
    first: Seat | None = None


def test_every_kind_of_option_is_described() -> None:
    assert describe(Some) == [
        Field("rounds", Kind.NUMBER, 4, least=1, most=9),
        Field("open_door", Kind.FLAG, True),
        Field("hue", Kind.CHOICE, "red", choices=("red", "blue")),
        Field("extras", Kind.SET, [], choices=("red", "blue")),
        Field("first", Kind.SEAT, None),
    ]


def test_options_can_be_typed_by_a_person() -> None:
    typed = ["rounds=9", "open_door=off", "hue=blue", "extras=blue,red", "first=2"]
    chosen = Some(rounds=9, open_door=False, hue=Hue.BLUE, extras=frozenset(Hue), first=2)
    assert read_text(Some, typed, Some()) == chosen
    assert write_text(chosen).split() == ["rounds=9", "open_door=off", "hue=blue", "extras=blue,red", "first=2"]
    assert read_text(Some, ["first=random", "extras="], chosen) == Some(
        rounds=9, open_door=False, hue=Hue.BLUE, extras=frozenset(), first=None
    )


@pytest.mark.parametrize(
    "typed",
    [
        "rounds=0",
        "rounds=10",
        "rounds=many",
        "rounds=",
        "rounds=4.5",
        "rounds=٣",
        "rounds=" + "9" * 5000,
        "open_door=perhaps",
        "hue=green",
        "extras=green",
        "extras=red,green",
        "first=-1",
        "first=99",
        "first=me",
    ],
)
def test_a_value_that_does_not_fit_is_refused_by_name(typed: str) -> None:
    with pytest.raises(BadOptions) as refused:
        read_text(Some, [typed], Some())
    assert refused.value.code is OptionFault.BAD_VALUE
    assert refused.value.details["option"] == typed.partition("=")[0]
    assert refused.value.details["allowed"]


def test_an_option_without_a_value_is_told_what_it_may_be() -> None:
    with pytest.raises(BadOptions) as refused:
        read_text(Some, ["extras"], Some())
    assert refused.value.code is OptionFault.NO_VALUE
    assert refused.value.details == {"option": "extras", "allowed": "red, blue"}


def test_a_refused_set_is_told_as_it_was_typed() -> None:
    with pytest.raises(BadOptions) as refused:
        read_text(Some, ["extras=red,green"], Some())
    assert refused.value.details["value"] == "red,green"


def test_an_unknown_option_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadOptions) as refused:
        read(Some, {"colour": "red"}, Some())
    assert refused.value.code is OptionFault.UNKNOWN_OPTION
    assert refused.value.details == {"option": "colour", "known": "rounds, open_door, hue, extras, first"}


def test_what_is_allowed_is_told_as_it_is_typed() -> None:
    assert [allowed(Some, field.name) for field in describe(Some)] == [
        "1–9",
        "on, off",
        "red, blue",
        "red, blue",
        "random, 0, 1, 2 …",
    ]
