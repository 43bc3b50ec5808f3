"""Moments that nobody can know beforehand, because they are not drawn beforehand.

A moment uniform between two others: the clock ticks from the first on, and at each tick luck is asked whether it is
now, one in as many ticks as are left. So each tick is as likely as the others, the last one comes for certain, and the
position holds no secret.
"""

from typing import Final

from msgspec import Struct

from ludotheque.kernel.pieces import Pick

from .contract import Cast

TICK: Final = 250  # ms, at the pace as written


class Span(Struct, frozen=True, forbid_unknown_fields=True):
    """Between these two moments of the log, at any tick. `begin` it; then each time the clock rings at `next`, ask luck
    `chance()`; if `is_now(drawn)` it comes, else go on with `after()`."""

    next: int  # the next tick
    left: int  # ticks, this one included
    tick: int

    def chance(self) -> Pick:
        return Pick(secret=True, among=self.left)

    @staticmethod
    def is_now(drawn: tuple[int, ...]) -> bool:
        return drawn[0] == 0

    def after(self, at: int) -> "Span":
        """It was not that one. Where the clock was late, at `at`, the rest is late as well."""
        return Span(max(self.next, at) + self.tick, self.left - 1, self.tick)


def begin(cast: Cast, at: int, first: int, last: int) -> Span:
    """From `first` to `last` ms after `at`, at the pace as written: stretched for a slower one."""
    return Span(at + cast.time(first), (last - first) // TICK + 1, cast.time(TICK))
