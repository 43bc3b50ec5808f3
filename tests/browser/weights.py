"""What the pages weigh: everything that a browser fetches, as gzip packs it."""

import gzip
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Response, expect

from .coffre import CoffrePlayer
from .house import ROOT

DIST: Final = ROOT / "web" / "dist"
MOST_FIRST: Final = 150_000  # bytes
MOST_GAME: Final = 80_000


class Scales:
    """What was fetched, and what it weighs."""

    def __init__(self, parts: dict[str, int]) -> None:
        self.parts = parts

    @property
    def total(self) -> int:
        return sum(self.parts.values())

    def without(self, other: "Scales") -> "Scales":
        return Scales({path: size for path, size in self.parts.items() if path not in other.parts})


def weigh(person: CoffrePlayer) -> tuple[Scales, Scales, Scales]:
    """The shelf as a stranger finds it; what belongs to one game alone; all that just playing adds to the shelf."""
    fetched = Scales({})
    person.page.on("response", lambda response: fetched.parts.update(weight(response)))
    shelf = person.shelf()
    expect(shelf.box()).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    first = Scales(dict(fetched.parts))
    shelf.take_box().just_play()
    person.table().without_hints()
    person.page.wait_for_load_state("networkidle")
    own = Scales({path: size for path, size in fetched.parts.items() if "coffre_et_cle" in path or is_words(path)})
    way = fetched.without(first)
    return first, own, Scales({path: size for path, size in way.parts.items() if not path.startswith("/api/")})


def room_weight(game: str) -> int:
    """The code of a game's room, without its words: what must come before its board is seen."""
    return sum(file.stat().st_size for file in (DIST / "assets").glob(f"{game.replace('-', '_')}-*.js.gz"))


def is_words(path: str) -> bool:
    """The words of the game, which lie in a part of their own: by language, as the house's do."""
    file = DIST / path.lstrip("/")
    return file.is_file() and file.suffix == ".js" and "game-about" in file.read_text(encoding="utf-8")


def weight(response: Response) -> dict[str, int]:
    path = urlsplit(response.url).path
    if path.startswith("/api/"):
        return {path: len(gzip.compress(response.body()))}
    file = DIST / path.lstrip("/")
    file = file if file.is_file() else DIST / "index.html"
    packed = file.with_name(file.name + ".gz")
    return {path: (packed if packed.is_file() else file).stat().st_size}
