"""A position as JSON says what it holds, or is refused."""

from typing import Any

import msgspec
import pytest

from ludotheque.games.casse_du_siecle import GAME
from ludotheque.kernel.notation import encode

from .table import do, lay_out


def midgame() -> dict[str, Any]:
    match = lay_out(
        2, hidden_keys=True, keys_in_hand=True, doors={1: "2C 3O"}, hands={1: "6E"}, bunches=("1C 1O 1D 6D",)
    )
    do(match, "take 0", "lay 1C 0")
    position: dict[str, Any] = msgspec.json.decode(GAME.position(match.state))
    return position


def test_a_position_is_read_as_it_was_written() -> None:
    position = midgame()
    assert msgspec.json.decode(GAME.position(GAME.from_position(encode(position)))) == position


LAYER = {"seat": -1, "turn": 0, "keys": ["1C"], "cannot": 0}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", 1),
        ("seats", 3),
        ("mover", 5),
        ("starter", 2),
        ("looker", 2),
        ("winner", 4),
        ("owner", [2, 1, 0, 1, 0, 1]),
        ("has_spare", 4),
        ("seen", [4] * 10),
        ("glimpse", [-1]),
        ("turn", 2**70),
        ("hands", [["1C"], []]),
        ("hands", [[], [], []]),
        ("aside", ["1C"]),
        ("locks", [None] * 24),
        ("bunches", [[LAYER | {"keys": ["1C"] * 50}], *[[]] * 11]),
        ("bunches", [[LAYER | {"seat": 3}]] * 12),
        ("digit", [1] * 10),
        ("digit", []),
        ("phase", "keys"),
    ],
)
def test_what_is_no_position_is_refused(field: str, value: object) -> None:
    position = midgame()
    assert field in position
    with pytest.raises(ValueError, match=r"not a position|Expected"):
        GAME.from_position(encode(position | {field: value}))


def test_nor_is_one_with_five_keys_in_a_bunch() -> None:
    position = midgame()
    first, second = [bunch for bunch in position["bunches"] if bunch][:2]
    first[0]["keys"].append(second[0]["keys"].pop())
    with pytest.raises(ValueError, match="not a position"):
        GAME.from_position(encode(position))
