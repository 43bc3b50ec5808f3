"""What a good player of this game knows. So far nothing: the house's random bot plays it."""

from collections.abc import Callable
from typing import Final

from ludotheque.kernel.bot import Bot

BOTS: Final[dict[str, Callable[[], Bot]]] = {}
