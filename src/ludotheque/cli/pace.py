"""How fast programs play in front of people: alike for every step, so that no pause tells anything."""

import select
import sys
import time
from typing import Final

STEP: Final = 0.9  # seconds for whatever a bot does
WORD: Final = 0.6  # seconds for whatever it says


class Pace:
    """Steps come at fixed moments, however long a bot thought about them."""

    def __init__(self, *, slow: bool, listens: bool) -> None:
        self._slow = slow
        self._listens = listens and slow and hasattr(select, "poll")  # Windows cannot wait for a key and the clock
        self._last = time.monotonic()

    def wait(self, seconds: float) -> bool:
        """Wait for the moment of the next step; true if the person pressed Enter meanwhile."""
        if not self._slow:
            return False
        left = max(0.0, self._last + seconds - time.monotonic())
        pressed = self._pressed(left)
        self._last = time.monotonic()
        return pressed

    def start(self) -> None:
        self._last = time.monotonic()

    def _pressed(self, left: float) -> bool:
        if not self._listens:
            time.sleep(left)
            return False
        return bool(select.select([sys.stdin], [], [], left)[0])
