"""Players who are programs. `random` plays every game; what a game knows of good play is in its own `bots.py`."""

import importlib
import importlib.util
from collections.abc import Callable, Mapping

from ludotheque.games import room
from ludotheque.kernel.bot import Bot
from ludotheque.kernel.errors import BadOptions, OptionFault
from ludotheque.kernel.game import AnyGame

from .ask import chatter, move
from .random import RandomBot

__all__ = ["RandomBot", "chatter", "find", "levels", "move", "usual_level"]


def levels(game: AnyGame) -> Mapping[str, Callable[[], Bot]]:
    """The bots of a game by level, weakest first."""
    found: dict[str, Callable[[], Bot]] = {"random": RandomBot}
    if importlib.util.find_spec(f"{room(game)}.bots"):
        found |= importlib.import_module(f"{room(game)}.bots").BOTS
    return found


def usual_level(game: AnyGame) -> str:
    """Who plays where nobody asked for anybody else."""
    known = levels(game)
    return "regular" if "regular" in known else list(known)[-1]


def find(game: AnyGame, level: str) -> Bot:
    known = levels(game)
    if level not in known:
        raise BadOptions(OptionFault.UNKNOWN_BOT, bot=level, known=", ".join(known))
    return known[level]()
