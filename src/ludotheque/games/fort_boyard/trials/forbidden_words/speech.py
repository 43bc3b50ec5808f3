"""What is said, and whether it may be said (FB-30)."""

import re
import tomllib
import unicodedata
from collections.abc import Collection, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from ..contract import figures
from .pieces import Book, Breach, Figures

FIGURES: Final = figures(__package__, Figures)
WORD: Final = re.compile(r"[^\W\d_]+")
SPACE: Final = re.compile(r"[^\S\u00a0\u202f]+")  # but for French spaces, which keep signs to their words
DRAWN_OUT: Final = re.compile(r"(.)\1{2,}|(.)\2+$")  # « ouiii », « nooon », "yess"; not "noon"


@cache
def book(language: str) -> Book:
    source = (files(__package__) / f"{language}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(source), Book)


def tidy(text: str) -> str:
    """In one line, without signs that nobody sees."""
    return SPACE.sub(" ", "".join(mark for mark in text if _is_seen(mark))).strip()


def is_empty(text: str) -> bool:
    return WORD.search(text) is None


class Fault(NamedTuple):
    breach: Breach
    word: str = ""  # the forbidden one


def fault(text: str, earlier: Sequence[str], forbidden: Collection[str]) -> Fault | None:
    """What is wrong with an answer, if anything is."""
    words = words_in(text)
    for word in words:
        if DRAWN_OUT.sub(r"\1\2", word) in forbidden:
            return Fault(Breach.FORBIDDEN, word)
    if len([part for part in text.split() if any(map(str.isalnum, part))]) < FIGURES.words:
        return Fault(Breach.SHORT)
    long = {word for word in words if len(word) >= FIGURES.letters}
    if any(long <= set(words_in(other)) for other in earlier):
        return Fault(Breach.REPEATED)
    return None


def words_in(text: str) -> list[str]:
    """Without case and accents; hyphens and apostrophes part them."""
    plain = unicodedata.normalize("NFKD", tidy(text)).casefold()
    return WORD.findall("".join(mark for mark in plain if not unicodedata.combining(mark)))


def _is_seen(mark: str) -> bool:
    return mark.isspace() or unicodedata.category(mark)[0] != "C"
