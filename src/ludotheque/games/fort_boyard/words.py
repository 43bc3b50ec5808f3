"""The words of a language that a slip of the fingers must not turn into (FB-18).

data/words/<language>.txt holds everyday words as judging compares them: one a line, sorted, in small letters, without
accents, in the singular. It is no dictionary: above all it has the words that are one slip away from the answers on
our cards.
"""

from functools import cache
from importlib.resources import files
from typing import Final

ROOM: Final = "ludotheque.games.fort_boyard"


@cache
def words_of(language: str) -> frozenset[str]:
    return frozenset((files(ROOM) / "data" / "words" / f"{language}.txt").read_text(encoding="utf-8").split())
