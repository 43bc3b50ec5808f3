"""A cable between a browser and the house, which can be cut."""

import socket
import threading
from contextlib import suppress
from types import TracebackType


class Cable:
    def __init__(self, port: int) -> None:
        self._house = port
        self._ends: set[socket.socket] = set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._is_cut = False
        self._accepting = threading.Thread(target=self._accept, daemon=True)

    def __enter__(self) -> "Cable":
        self._accepting.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.cut()
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self._accepting.join()

    def cut(self) -> None:
        """Whatever runs through it breaks, and nothing new comes through."""
        self._is_cut = True
        for end in tuple(self._ends):
            hang_up(end)

    def mend(self) -> None:
        self._is_cut = False

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self._listener.accept()
                if self._is_cut:
                    near.close()
                else:
                    self._lead(near)

    def _lead(self, near: socket.socket) -> None:
        far = socket.create_connection(("127.0.0.1", self._house))
        self._ends |= {near, far}
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while said := one.recv(65536):
                other.sendall(said)
        for end in (one, other):
            hang_up(end)
            self._ends.discard(end)


def hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
