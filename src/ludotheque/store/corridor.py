"""The corridor between the processes of one house: packets, which arrive whole or not at all, and open files with
them.

Whoever starts the processes makes the lines and keeps all their ends: what is sent to a process that has just died
waits in its line for the one that takes its place.
"""

import asyncio
import os
import socket
from collections import deque
from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Final

Ends = Mapping[int, socket.socket]  # by the number of the process at the other end
Heard = Callable[[bytes, list[int]], None]

LARGEST: Final = 65_536  # bytes of a packet
MOST: Final = 10_000  # packets that may wait for one process
MISSED: Final = b""  # the packet that says: so many waited that they were thrown away
FILES: Final = 1  # that come with one packet


def can_be_built() -> bool:
    """Whether this system has such lines."""
    return hasattr(socket, "SOCK_SEQPACKET") and hasattr(socket, "AF_UNIX")


def build(processes: int) -> list[dict[int, socket.socket]]:
    """A line between any two: the ends that each of them has."""
    ends: list[dict[int, socket.socket]] = [{} for _ in range(processes)]
    for one, other in combinations(range(processes), 2):
        ends[one][other], ends[other][one] = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    return ends


class Corridor:
    """The ends that one process has."""

    def __init__(self, ends: Ends) -> None:
        self._ends = ends
        self._waiting: dict[int, deque[bytes]] = {other: deque() for other in ends}
        self._heard: Heard = lambda _packet, _files: None
        self._is_open = False

    def open(self, heard: Heard) -> None:
        self._heard = heard
        self._is_open = True
        loop = asyncio.get_running_loop()
        for end in self._ends.values():
            end.setblocking(False)
            loop.add_reader(end, self._hear, end)

    def close(self) -> None:
        """The ends stay open: they are lent. Nothing is heard any more; what does not fit into a line is not sent."""
        self._is_open = False
        loop = asyncio.get_running_loop()
        for end in self._ends.values():
            loop.remove_reader(end)
            loop.remove_writer(end)

    def tell_all(self, packet: bytes) -> None:
        """In order, and never twice; whoever cannot keep up is told that he has missed something."""
        if not 0 < len(packet) <= LARGEST:
            raise ValueError(f"a packet of {len(packet)} bytes")
        for other in self._ends:
            self._tell(other, packet)

    def hand(self, other: int, packet: bytes, file: int) -> bool:
        """An open file, for that process to have; or False, and nothing has been sent."""
        if not 0 < len(packet) <= LARGEST:
            return False
        try:
            socket.send_fds(self._ends[other], [packet], [file])
        except OSError:
            return False
        return True

    # -- one line ----------------------------------------------------------------------------------------------

    def _tell(self, other: int, packet: bytes) -> None:
        waiting = self._waiting[other]
        if not waiting:
            if self._send(other, packet) or not self._is_open:
                return
            asyncio.get_running_loop().add_writer(self._ends[other], self._go_on, other)
        if len(waiting) >= MOST:
            waiting.clear()
            packet = MISSED
        waiting.append(packet)

    def _send(self, other: int, packet: bytes) -> bool:
        try:
            self._ends[other].send(packet)
        except OSError:  # it is full
            return False
        return True

    def _go_on(self, other: int) -> None:
        waiting = self._waiting[other]
        while waiting and self._send(other, waiting[0]):
            waiting.popleft()
        if not waiting:
            asyncio.get_running_loop().remove_writer(self._ends[other])

    def _hear(self, end: socket.socket) -> None:
        try:
            packet, files, _flags, _address = socket.recv_fds(end, LARGEST, FILES)
        except OSError:
            return
        try:
            self._heard(packet, files)
        except Exception:
            for file in files:
                os.close(file)
            raise
