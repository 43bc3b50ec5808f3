"""What the server writes down of refusals: a word each, as long as there are not too many of them."""

import logging
import time
from collections.abc import Callable
from typing import Final

from ludotheque.kernel.errors import IllegalAction, Refused

from .limits import Bucket

log = logging.getLogger(__name__)

MOST: Final = 60  # lines, and so many again
WITHIN: Final = 60.0  # seconds: whoever floods the house does not flood its log


class RefusedLog:
    """Why, but for a move: whoever runs the house may be playing in it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._bucket = Bucket(MOST, WITHIN, clock())
        self._untold = 0

    def write(self, refused: Refused) -> None:
        if not self._bucket.take(self._clock()):
            self._untold += 1
            return
        if isinstance(refused, IllegalAction):
            log.info("a move was refused", extra={"untold": self._untold or None})
        else:
            log.info("a wish was refused", extra={"code": refused.code.value, "untold": self._untold or None})
        self._untold = 0
