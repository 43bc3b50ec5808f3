"""What the load generator must be told about a server's protocol: one driver is one table, with a socket a seat."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from enum import Enum, auto
from functools import partial
from typing import ClassVar

from benchmarks.server.choice import Choice
from benchmarks.server.wire import Address, Socket, open_socket


class News(Enum):
    """What a message means to the action under way. A table has one at a time."""

    NOTHING = auto()
    ACKNOWLEDGED = auto()  # the actor is told that his action counts, if that is a message of its own
    EVENT = auto()  # this seat is told what was done; for the actor that is an acknowledgement, too
    REFUSED = auto()


class Driver(ABC):
    """A table. The engine connects it once, deals again and again, and in between chooses and acts."""

    name: ClassVar[str]

    def __init__(self, address: Address, number: int, luck: random.Random) -> None:
        self.address = address
        self.number = number
        self.luck = luck
        self.sockets: list[Socket] = []

    async def open(
        self,
        heard: Callable[[int, bytes], None],
        lost: Callable[[], None],
        path: str,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """One more seat's socket: for `connect`."""
        told = partial(heard, len(self.sockets))
        socket = await open_socket(self.address, path, headers or {}, told, lost)
        self.sockets.append(socket)
        await socket.greet()

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()

    @abstractmethod
    async def connect(self, heard: Callable[[int, bytes], None], lost: Callable[[], None]) -> None:
        """Opens the sockets of all seats; `heard` is to get every message of every seat, and asks `hears`."""

    @abstractmethod
    async def deal(self) -> None:
        """Begins a game, at this table or a new one with the same sockets or others; all seats have seen it."""

    @abstractmethod
    def choose(self) -> Choice | None:
        """A legal action of a seat that is to act, from what that seat sees; None: the game is over."""

    @abstractmethod
    def act(self, choice: Choice) -> None:
        """Sends it, from its seat's socket."""

    @abstractmethod
    def hears(self, seat: int, message: bytes) -> News:
        """Called for every message: quick, and without reading more than it must."""
