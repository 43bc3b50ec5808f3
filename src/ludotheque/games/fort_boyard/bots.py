"""Players who are programs. So far there is the one that does anything (`random`)."""

from collections.abc import Callable, Mapping
from typing import Final

from ludotheque.kernel.bot import Bot

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {}
