"""The load generator of `make bench-server`: what it sends is legal, and what arrives in pieces is put together."""

import random
import socket
from collections.abc import Sequence
from itertools import accumulate, pairwise

import pytest
from benchmarks.server.choice import SEATS, Choice, Position, choose
from benchmarks.server.load import milliseconds
from benchmarks.server.wire import Listener, Socket

HELLO = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"
ACTION = Position("action", 2, (True, False, True, False, False), False, 1, None, None)


def many(position: Position) -> set[Choice]:
    luck = random.Random(1)
    return {choose(position, luck) for _ in range(2000)}


def moves(choices: set[Choice]) -> set[str]:
    return {choice.move for choice in choices}


def test_a_locked_player_neither_swaps_nor_is_forced() -> None:
    choices = many(ACTION)
    assert moves(choices) == {"observe", "force", "pass"}
    assert {choice.args[0] for choice in choices if choice.move == "force"} == {1, 3, 4}


def test_who_is_not_locked_swaps_too() -> None:
    assert "swap" in moves(many(ACTION._replace(seat=1)))


def test_only_the_treasure_s_holder_designates_and_not_in_the_first_round() -> None:
    closing = ACTION._replace(stage="closing")
    assert moves(many(closing._replace(round=2))) == {"endTurn"}
    assert moves(many(closing._replace(has_treasure=True))) == {"endTurn"}
    choices = many(closing._replace(has_treasure=True, round=2))
    assert {choice.args for choice in choices if choice.move == "designate"} == {(0,), (1,), (3,), (4,)}


def test_nobody_names_himself_nor_who_designated_nor_who_was() -> None:
    naming = ACTION._replace(stage="naming", treasure=0, designated=4)
    assert {choice.args for choice in many(naming)} == {(1,), (3,)}
    assert {choice.seat for choice in many(naming)} < set(range(SEATS))


def frame(text: bytes) -> bytes:
    length = len(text)
    if length < 126:
        return bytes((0x81, length)) + text
    if length < 1 << 16:
        return bytes((0x81, 126)) + length.to_bytes(2, "big") + text
    return bytes((0x81, 127)) + length.to_bytes(8, "big") + text


class Ear(Listener):
    def __init__(self) -> None:
        self.texts: list[bytes] = []
        self.is_lost = False

    def heard(self, seat: int, text: bytes) -> None:
        self.texts.append(text)

    def lost(self) -> None:
        self.is_lost = True


def heard(pieces: Sequence[bytes]) -> list[bytes]:
    """What is heard when each piece has been sent before the next is read."""
    server, client = socket.socketpair()
    ear = Ear()
    with server, client:
        client.setblocking(False)
        line = Socket(client, 0, ear)
        for piece in pieces:
            server.sendall(piece)
            line.read()
        server.close()
        line.read()
    assert ear.is_lost
    return ear.texts


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1000])
def test_messages_are_whole_however_they_are_cut(size: int) -> None:
    texts = [b"short", b"", b"m" * 126, b"l" * (70_000 if size == 1000 else 300), b"last"]
    stream = HELLO + b"".join(map(frame, texts))
    assert heard([stream[at : at + size] for at in range(0, len(stream), size)]) == texts


@pytest.mark.parametrize("seed", range(20))
def test_whole_views_and_pieces_of_them_in_any_turn(seed: int) -> None:
    luck = random.Random(seed)
    texts = [bytes([number]) * luck.choice([0, 1, 125, 126, 1200, 16_380, 16_384]) for number in range(40)]
    ends = list(accumulate(len(frame(text)) for text in texts))
    cuts = {*luck.sample(ends, 30), *luck.sample(range(1, ends[-1]), 30)}
    stream = b"".join(map(frame, texts))
    pieces = [stream[begin:end] for begin, end in pairwise([0, *sorted(cuts - {ends[-1]}), ends[-1]])]
    assert heard([HELLO, *pieces]) == texts


def test_who_is_not_let_in_is_told() -> None:
    with pytest.raises(ConnectionError, match="403"):
        heard([b"HTTP/1.1 403 Forbidden\r\n\r\n"])


def test_percentiles_are_of_what_was_measured() -> None:
    assert milliseconds([]) is None
    assert milliseconds([number / 1000 for number in range(101)]) == {"p50": 50, "p95": 95, "p99": 99, "max": 100}
