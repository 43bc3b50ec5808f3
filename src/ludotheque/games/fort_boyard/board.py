"""The round walk as tables (FB-04), read from data/board.toml."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, final

from .pieces import Space

ROOM: Final = "ludotheque.games.fort_boyard"
NONE: Final = -1  # no seat, no moment, no card
START: Final = 0
ALL_TIGERS: Final = 5


@final
class Board:
    """Shared by all states of a table."""

    def __init__(self, sheet: dict[str, Any], tigers: int) -> None:
        self.kind: list[Space] = [Space(word) for word in sheet["spaces"]]
        if tigers < ALL_TIGERS:
            self.kind[sheet["fifth-tiger"]] = Space.WALL  # FB-44
        self.size: int = len(self.kind)
        self.room: list[int] = [sheet["keys"][space.value] for space in self.kind]  # keys that lie there at first
        self.spaces: tuple[Space, ...] = tuple(self.kind)  # the same two, as views have them
        self.rooms: tuple[int, ...] = tuple(self.room)
        self.cells: list[int] = [at for at in range(self.size) if self.room[at] > 0]


@cache
def board_of(tigers: int) -> Board:
    return Board(tomllib.loads((files(ROOM) / "data" / "board.toml").read_text(encoding="utf-8")), tigers)
