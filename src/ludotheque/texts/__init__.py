"""Every word that a person reads: Fluent files, one per language, shared ones here and each game's in its room. Where a
part of a room is a folder of its own, its words may be in that folder.

`Texts` finds a message and fills it in; `speaker.Speaker` turns actions, events and claims into messages.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("fr", "en")

# What is put into a sentence: longer words or numbers can only come from outside, and Fluent chokes on them.
LONGEST: Final = 400
QUOTED: Final = 60  # so much of them is shown
LARGEST: Final = 10**12


class Texts:
    """The messages of one language: the house's own, and those of one game if one is meant."""

    def __init__(self, language: str, room: str | None = None) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)  # a terminal shows isolation marks as boxes
        for package in (room, __name__):
            if package is not None:
                self._bundle.add_resource(FluentResource(source(package, language)))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, /, **details: str | int | float) -> str:
        """The message with its places filled. A message that is not there is a fault of ours, never a player's."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        sentence, faults = self._bundle.format_pattern(
            pattern, {name: _digestible(value) for name, value in details.items()}
        )
        if faults:
            raise faults[0]
        return str(sentence)


def shortened(text: str, most: int = QUOTED) -> str:
    """The beginning of a text that is too long to be shown."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def _digestible(value: str | int | float) -> str | int | float:
    if isinstance(value, str):
        return value if len(value) <= LONGEST else shortened(value)
    if isinstance(value, int) and abs(value) >= LARGEST:
        return _huge(value)
    return value


def _huge(number: int) -> str:
    try:
        return shortened(str(number))
    except ValueError:  # Python writes no number of more than 4300 digits
        return "…"


def source(package: str, language: str) -> str:
    """The Fluent text of a package in a language: its own words, then those of the folders in it."""
    root, name = files(package), f"{language}.ftl"
    if package == __name__:
        return (root / name).read_text(encoding="utf-8")
    own = root / "texts" / name
    return "\n".join(text.read_text(encoding="utf-8") for text in (own, *_inside(root, name)))


def _inside(folder: Traversable, name: str) -> Iterator[Traversable]:
    """Every texts/<name> below the folders of this one, in order."""
    for part in sorted(folder.iterdir(), key=lambda part: part.name):
        if not part.is_dir():
            continue
        found = part / "texts" / name
        if found.is_file():
            yield found
        yield from _inside(part, name)


@cache
def texts(language: str, room: str | None = None) -> Texts:
    return Texts(language, room)
