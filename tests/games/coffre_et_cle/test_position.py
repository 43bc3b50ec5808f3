"""A position as JSON says what it holds, or is refused."""

from typing import Any

import msgspec
import pytest

from ludotheque.games.coffre_et_cle import GAME
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.notation import encode

from .table import deal, do, turns


def midgame() -> dict[str, Any]:
    match = deal("T K F N TR", "N FT", max_rounds=4)
    turns(match, "observe 0", "force 0 1")
    do(match, "pass")
    position: dict[str, Any] = msgspec.json.decode(GAME.position(match.state))
    return position


def test_a_position_is_read_as_it_was_written() -> None:
    position = midgame()
    assert msgspec.json.decode(GAME.position(GAME.from_position(encode(position)))) == position


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", 3),
        ("seats", 9),
        ("starter", 7),
        ("treasure", 5),
        ("turn", 2**70),
        ("turn", -1),
        ("at", [99] * 7),
        ("at", [0] * 16),
        ("lock", [16, 0, 0, 0, 0]),
        ("lock", [0] * 4),
        ("names", [6, -1, -1, -1, -1]),
        ("named", [True] * 100),
        ("winners", [0, 0, 0]),
        ("laid_open", 15),
        ("met", []),
        ("met", [2**70, 0, 0, 0, 0]),
        ("done", ["force 9 0"]),
        ("done", ["designate 8"]),
        ("done", ["end-turn"]),
    ],
)
def test_what_is_no_position_is_refused(field: str, value: object) -> None:
    position = midgame()
    assert field in position
    with pytest.raises((ValueError, IllegalAction)):
        GAME.from_position(encode(position | {field: value}))
