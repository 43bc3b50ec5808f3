"""What is tried on the wire and refused: tests/server/worlds.py."""

from typing import Any, Final

from ludotheque.kernel.pieces import Seat

REFUSED: Final[list[dict[str, Any]]] = [
    {"do": "take", "place": 0}, {"do": "take", "place": 12}, {"do": "lay", "key": "1C", "door": 0},
    {"do": "lay", "key": "5D", "door": 4}, {"do": "finish", "door": 0, "keys": ["3D", "4E"]},
    {"do": "finish", "door": 1, "keys": ["2C", "3O", "4D", "5E"]}, {"do": "keep", "keys": []},
    {"do": "put-back", "keys": ["1C"]}, {"do": "look", "axle": 0, "level": "lower"}, {"do": "dial", "digit": 1},
    {"do": "pick", "first": 0, "second": 1}, {"do": "take-door", "door": 5}, {"do": "drawn", "values": [0]},
    {"do": "time-out", "seat": 0}, {"do": "cheat"}, {},
]  # fmt: skip


def in_vain(_seat: Seat) -> list[dict[str, Any]]:
    """Never legal; what it is refused for depends on what somebody holds, or on whose turn it is."""
    return [{"do": "lay", "key": key, "door": 0} for key in ("5C", "6O", "5D", "6E")]
