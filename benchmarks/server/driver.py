"""What the load generator must be told about a server's protocol: one driver is one table, with a socket a seat."""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final

from benchmarks.server.choice import SEATS, Choice
from benchmarks.server.wire import Address, Lines, Listener, Socket

# What a message means to the table. It has one action, or one deal, under way at a time.
NOTHING: Final = 0
ACKNOWLEDGED: Final = 1  # the actor is told that his action counts, if that is a message of its own
EVENT: Final = 2  # this seat is told what was done; for the actor that is an acknowledgement, too
REFUSED: Final = 3
READY: Final = 4  # with this message all seats have seen the deal, or all are connected

EVERYBODY: Final = (1 << SEATS) - 1  # bit s: seat s


class Driver(ABC):
    """A table. The engine connects it once, deals again and again, and in between chooses and acts."""

    def __init__(self, address: Address, number: int, luck: random.Random) -> None:
        self.address = address
        self.number = number
        self.luck = luck
        self.sockets: list[Socket] = []

    def open(self, lines: Lines, listener: Listener, path: str, headers: Mapping[str, str]) -> None:
        """One more seat's socket: for `connect`."""
        self.sockets.append(lines.open(self.address, path, headers, len(self.sockets), listener))
        lines.greet(self.sockets[-1])

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()

    @abstractmethod
    def connect(self, lines: Lines, listener: Listener) -> None:
        """Opens the sockets of all seats; the listener gets every message of every seat, and asks `hears`, which says
        READY when all are there."""

    @abstractmethod
    def deal(self) -> None:
        """Begins a game, at this table or a new one with the same sockets; `hears` says READY."""

    @abstractmethod
    def choose(self) -> Choice | None:
        """A legal action of a seat that is to act, from what that seat sees; None: the game is over."""

    @abstractmethod
    def act(self, choice: Choice) -> None:
        """Sends it, from its seat's socket."""

    @abstractmethod
    def hears(self, seat: int, message: bytes) -> int:
        """Called for every message: quick, and without reading more than it must."""
