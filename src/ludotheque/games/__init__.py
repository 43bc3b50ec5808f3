"""The shelf: every folder here with a `GAME` is a game. A new one adds its folder and edits nothing."""

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from ludotheque.kernel.errors import BadOptions, OptionFault
from ludotheque.kernel.game import AnyGame

USUAL_SEATS: Final = 5


@cache
def shelf() -> Mapping[str, AnyGame]:
    """All games found, by id."""
    rooms = sorted(room.name for room in pkgutil.iter_modules(__path__) if room.ispkg)
    games: list[AnyGame] = [importlib.import_module(f"{__name__}.{room}").GAME for room in rooms]
    return MappingProxyType({game.id: game for game in games})


def find(name: str) -> AnyGame:
    """The game of this id, or a refusal that says which there are."""
    games = shelf()
    if name not in games:
        raise BadOptions(OptionFault.UNKNOWN_GAME, game=name, known=", ".join(games))
    return games[name]


def usual_seats(game: AnyGame) -> int:
    """Where nobody says how many: as near to the usual number as the game allows."""
    return max(game.seats[0], min(USUAL_SEATS, game.seats[-1]))


def room(game: AnyGame) -> str:
    """The package in which a game lives."""
    return f"{__name__}.{game.id.replace('-', '_')}"
