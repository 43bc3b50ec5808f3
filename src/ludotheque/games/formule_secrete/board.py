"""The board as tables: what each space is, where the next lab and the guard behind are; and a board in one word.

..R.1.GN…:6,5,4,5,5,4,3,3:4,6,8    a letter for each space from beside the start to the last before the vault
                                   (options.LETTERS), how many of each card, how far each lab card takes
"""

import re
from typing import Final, final

from ludotheque.kernel.errors import BadOptions

from .options import (
    CARDS,
    DECK,
    FARTHEST,
    LAB_CARDS,
    LETTERS,
    LONGEST,
    SHORTEST,
    BadSet,
    Sheet,
    Space,
)

NONE: Final = -1
START: Final = 0

# What the rules ask of a space, as a number.
PLAIN: Final = 0
REPLAY: Final = 1
LAB: Final = 2
GUARD: Final = 3
CORRIDOR: Final = 4
TV: Final = 5
SAFE: Final = 6
ENDS: Final = 7  # the start and the vault

KINDS: Final = {
    Space.PLAIN: PLAIN,
    Space.REPLAY: REPLAY,
    Space.LAB_1: LAB,
    Space.LAB_2: LAB,
    Space.LAB_3: LAB,
    Space.FINAL_LAB: LAB,
    Space.GUARD: GUARD,
    Space.CORRIDOR: CORRIDOR,
    Space.TV: TV,
    Space.SAFE: SAFE,
    Space.START: ENDS,
    Space.VAULT: ENDS,
}
SYMBOLS: Final = {Space.LAB_1: 1, Space.LAB_2: 2, Space.LAB_3: 4, Space.FINAL_LAB: 7}  # bits (FS-18)
SPACE_OF: Final = {letter: space for space, letter in LETTERS.items()}
BETWEEN: Final = "".join(re.escape(letter) for space, letter in LETTERS.items() if KINDS[space] != ENDS)
WORD: Final = re.compile(
    rf"([{BETWEEN}]{{{SHORTEST},{LONGEST}}}):([0-9]{{1,2}}(?:,[0-9]{{1,2}}){{7}}):([0-9]{{1,2}}(?:,[0-9]{{1,2}}){{2}})"
)


@final
class Board:
    """A track and its deck; nothing of it ever changes."""

    def __init__(self, spaces: list[Space], deck: list[int], labs: list[int]) -> None:
        track = [Space.START, *spaces, Space.VAULT]
        self.vault: int = len(track) - 1
        self.letters: str = "".join([LETTERS[space] for space in track])
        self.kind: list[int] = [KINDS[space] for space in track]
        self.symbols: list[int] = [SYMBOLS.get(space, 0) for space in track]  # bits, FS-18
        self.deck: list[int] = deck  # by CARDS
        self.labs: list[int] = labs  # steps, by LAB_CARDS
        self.guard_below: list[int] = _nearest(self.kind, GUARD, -1)
        self.guard_above: list[int] = _nearest(self.kind, GUARD, 1)
        self.lab_below: list[int] = _nearest(self.kind, LAB, -1)
        self.lab_above: list[int] = _nearest(self.kind, LAB, 1)

    def lab_ahead(self, at: int, outward: bool) -> int:
        """FS-19: NONE where there is none."""
        return self.lab_below[at] if outward else self.lab_above[at]

    def guard_behind(self, at: int, outward: bool) -> int:
        """FS-21: NONE where there is none."""
        return self.guard_above[at] if outward else self.guard_below[at]


def _nearest(kinds: list[int], wanted: int, step: int) -> list[int]:
    """By space, the nearest of that kind beyond it, going by `step`."""
    found = [NONE] * len(kinds)
    order = range(len(kinds)) if step < 0 else range(len(kinds) - 1, -1, -1)
    last = NONE
    for at in order:
        found[at] = last
        if kinds[at] == wanted:
            last = at
    return found


# -- a board in one word -----------------------------------------------------------------------------------------


def in_one_word(sheet: Sheet) -> str:
    spaces = "".join([LETTERS[space] for space in sheet.spaces])
    return ":".join([spaces, ",".join(map(str, deck_of(sheet))), ",".join(map(str, labs_of(sheet)))])


def deck_of(sheet: Sheet) -> list[int]:
    return [int(getattr(sheet.deck, card.replace("-", "_"))) for card in CARDS]


def labs_of(sheet: Sheet) -> list[int]:
    return [int(getattr(sheet.labs, card.replace("-", "_"))) for card in LAB_CARDS]


def from_word(word: str) -> Board:
    """Or BadOptions."""
    found = WORD.fullmatch(word)
    if found is None:
        raise BadOptions(BadSet.NOT_A_BOARD, "FS-04", option="own_board")
    deck = [int(count) for count in found[2].split(",")]
    labs = [int(steps) for steps in found[3].split(",")]
    if sum(deck) != DECK:
        raise BadOptions(BadSet.BOARD_DECK_SIZE, "FS-02", option="own_board", line=0, cards=sum(deck))
    if not all(1 <= steps <= FARTHEST for steps in labs) or word != _plainly(found[1], deck, labs):
        raise BadOptions(BadSet.NOT_A_BOARD, "FS-04", option="own_board")
    return Board([SPACE_OF[letter] for letter in found[1]], deck, labs)


def _plainly(spaces: str, deck: list[int], labs: list[int]) -> str:
    """One board, one word: no 06 for 6."""
    return ":".join([spaces, ",".join(map(str, deck)), ",".join(map(str, labs))])
