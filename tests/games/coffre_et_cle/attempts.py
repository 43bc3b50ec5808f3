"""What is tried on the wire and refused: tests/server/worlds.py."""

from typing import Any, Final

from ludotheque.kernel.pieces import Seat

REFUSED: Final[list[dict[str, Any]]] = [
    {"do": "designate", "seat": 0}, {"do": "designate", "seat": 1}, {"do": "designate", "seat": 11},
    {"do": "name", "seat": 0}, {"do": "name", "seat": 2}, {"do": "force", "seat": 0, "place": 0},
    {"do": "swap", "place": 0}, {"do": "observe", "place": 9}, {"do": "end-turn"}, {"do": "drawn", "values": [0]},
    {"do": "time-out", "seat": 0}, {"do": "claim", "says": {"says": "retract", "claim": 0}}, {"do": "cheat"}, {},
]  # fmt: skip


def in_vain(seat: Seat) -> list[dict[str, Any]]:
    """Never legal; what it is refused for depends on what somebody holds, or on whose turn it is."""
    return [{"do": "designate", "seat": seat}]
