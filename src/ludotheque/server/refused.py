"""What the server writes down of refusals: a word each, as long as there are not too many of a kind."""

import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from ludotheque.kernel.errors import IllegalAction, Refused
from ludotheque.table.refusals import TableFault

from .limits import Bucket

log = logging.getLogger(__name__)

MOST: Final = 20  # lines of one kind, and so many again
WITHIN: Final = 60.0  # seconds: whoever floods the house neither floods its log nor hides others in it
OF_A_MOVE: Final = (TableFault.STALE, TableFault.CANNOT_TAKE_BACK)
A_MOVE: Final = "a move"


class RefusedLog:
    """Why, but for a move: whoever runs the house may be playing in it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._untold: Counter[str] = Counter()

    def write(self, refused: Refused) -> None:
        is_move = isinstance(refused, IllegalAction) or refused.code in OF_A_MOVE
        kind = A_MOVE if is_move else refused.code.value
        now = self._clock()
        if not self._buckets.setdefault(kind, Bucket(MOST, WITHIN, now)).take(now):
            self._untold[kind] += 1
            return
        untold = self._untold.pop(kind, None)
        if is_move:
            log.info("a move was refused", extra={"untold": untold})
        else:
            log.info("a wish was refused", extra={"code": kind, "untold": untold})
