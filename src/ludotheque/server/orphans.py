"""A process that was started by another ends with it, even if that one is killed: it would go on using the port, the
processor and the memory, and nobody would know of it."""

import multiprocessing
import os
import signal
from threading import Thread


def end_with_parent() -> None:
    """Called in the process that was started. Ctrl+C is for the parent: a terminal sends it to all of them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    Thread(target=watch, name="ludotheque-orphan", daemon=True).start()
