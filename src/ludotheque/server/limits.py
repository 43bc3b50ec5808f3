"""How much of something is too much: buckets that fill with time."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, final

MOST_BUCKETS: Final = 100_000  # addresses that are remembered; the longest silent is forgotten first


@final
class Bucket:
    """Holds `most`, fills up evenly within `seconds`."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: int, seconds: float, now: float) -> None:
        self._most = self._left = float(most)
        self._rate = most / seconds
        self._at = now

    def take(self, now: float) -> bool:
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One for each address."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        now = self._clock()
        bucket = self._by_address.setdefault(address, Bucket(self._most, self._seconds, now))
        self._by_address.move_to_end(address)
        if len(self._by_address) > MOST_BUCKETS:
            self._by_address.popitem(last=False)
        return bucket.take(now)
