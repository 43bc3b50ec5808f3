"""What is tried on the wire and refused: tests/server/worlds.py, test_attempts.py."""

from typing import Any, Final

from ludotheque.kernel.pieces import Seat

REFUSED: Final[list[dict[str, Any]]] = [
    {"do": "roll"}, {"do": "open-chest"}, {"do": "decline"}, {"do": "try-trial"}, {"do": "try-riddle"},
    {"do": "draw-trial"}, {"do": "join"}, {"do": "vote", "verdict": "success"}, {"do": "turn-hourglass"},
    {"do": "answer", "text": "42"}, {"do": "ask-again"}, {"do": "wait"}, {"do": "rule-right"},
    {"do": "put-back", "space": 18}, {"do": "choose-sign", "sign": "well"}, {"do": "drop-card"}, {"do": "strike-hand"},
    {"do": "throw-die", "direction": 50, "force": 50}, {"do": "press-paw", "bout": 0, "ms": 200},
    {"do": "reply", "text": "peut-être demain"}, {"do": "cry-no-answer"}, {"do": "drawn", "values": [0]},
    {"do": "time-out", "seat": 0}, {"do": "cheat"}, {},
]  # fmt: skip


def in_vain(seat: Seat) -> list[dict[str, Any]]:
    """Never legal: what is the clock's or a program's, a key where there is no cell, more than an answer may hold."""
    return [
        {"do": "time-is-up"}, {"do": "time-out", "seat": seat}, {"do": "drawn", "values": [6]},
        {"do": "leave-to-hand"}, {"do": "leave-to-luck", "strength": 100}, {"do": "abstain"}, {"do": "recall"},
        {"do": "put-back", "space": 0}, {"do": "put-back", "space": 4}, {"do": "put-back", "space": 200},
        {"do": "put-back", "space": -1}, {"do": "vote", "verdict": "perhaps"}, {"do": "answer", "text": ""},
        {"do": "answer", "text": "?!"}, {"do": "answer", "text": "x" * 41}, {"do": "answer", "text": "la\u202eclé"},
        {"do": "answer"},
        {"do": "choose-sign", "sign": "stone"}, {"do": "throw-die", "direction": 101, "force": 50},
        {"do": "press-paw", "bout": 0, "ms": -1}, {"do": "press-paw", "bout": 0, "ms": 200, "line": 5_001},
    ]  # fmt: skip
