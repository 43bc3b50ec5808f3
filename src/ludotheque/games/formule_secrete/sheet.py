"""A board as somebody types it in (TOML, the schema is `options.Sheet`): read, or refused with all that is wrong.

Valid TOML tells no line numbers, so a fault's line is found by looking for its key, or for the item of its list, in the
text. Anybody may send anything here: what is too long for a board is not read, and of faults the first are enough.
"""

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from ludotheque.kernel.errors import BadBoard, BadOptions
from ludotheque.kernel.sheet import loads

from .board import Board, deck_of, from_word, in_one_word, labs_of
from .options import (
    CARDS,
    DECK,
    FARTHEST,
    LAB_CARDS,
    LONGEST,
    SHORTEST,
    BadSet,
    BoardChoice,
    Sheet,
    Space,
)

GAME: Final = "formule-secrete"
ROOM: Final = "ludotheque.games.formule_secrete"
SPACES: Final = tuple(space.value for space in Space if space not in (Space.START, Space.VAULT))
TABLES: Final = {"deck": tuple(card.value for card in CARDS), "labs": tuple(card.value for card in LAB_CARDS)}
KEYS: Final = ("game", "spaces", *TABLES)
HEADING: Final = re.compile(r"\s*\[\s*([\w-]+)\s*\]")
KEY: Final = re.compile(r"\s*[\"']?([\w-]+)[\"']?\s*(?:\.\s*([\w-]+)\s*)?[=.]")
QUOTED: Final = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'|\S")
LARGEST: Final = 10_000  # characters of a file,
WIDEST: Final = 2_000  # and of a line: 120 spaces fit on one
MANY: Final = 10  # keys too many that are told
SHOWN: Final = 40  # characters of what somebody wrote
Plain = dict[str, Any]


@cache
def shipped(choice: BoardChoice) -> Board:
    """A board that comes with the game."""
    sheet = read_sheet(file_of(choice))
    return Board(sheet.spaces, deck_of(sheet), labs_of(sheet))


def file_of(choice: BoardChoice) -> str:
    """The same as its file: to be copied and changed."""
    return (files(ROOM) / "data" / f"{choice.value}.toml").read_text(encoding="utf-8")


def is_sheet(text: str) -> bool:
    """A whole file rather than a board in one word."""
    return "=" in text


def one_word(text: str) -> str:
    """The board of a file, or of such a word, as the option `own_board` has it."""
    word = text.strip()
    if is_sheet(text) or not word or any(letter.isspace() for letter in word):
        return in_one_word(read_sheet(text))
    try:
        from_word(word)
    except BadOptions as fault:
        raise BadBoard([fault]) from fault
    return word


def read_sheet(text: str) -> Sheet:
    """Or BadBoard, with every fault that it has."""
    _check_size(text)
    try:
        plain = loads(text)
    except (ValueError, RecursionError) as fault:  # brackets in brackets, keys of many dots, numbers of many digits
        raise BadBoard([_not_toml(text, str(fault))]) from fault
    faults = sorted(_Faults(text, plain).found, key=lambda one: int(one.details["line"]))
    if faults:
        raise BadBoard(faults)
    return msgspec.convert(plain, Sheet)


def _check_size(text: str) -> None:
    for number, line in enumerate(text[: LARGEST + 1].splitlines(), 1):
        if len(line) > WIDEST:
            raise BadBoard([BadOptions(BadSet.BOARD_TOO_LONG, None, line=number)])
    if len(text) > LARGEST:
        raise BadBoard([BadOptions(BadSet.BOARD_TOO_LONG, None, line=text[:LARGEST].count("\n") + 1)])


def _not_toml(text: str, said: str) -> BadOptions:
    """The one thing of which the reader of TOML tells the line; at the end of the file it says so in words."""
    line = re.search(r"at line (\d+)", said)
    return BadOptions(BadSet.BOARD_NOT_TOML, None, line=int(line[1]) if line else text.count("\n") + 1)


def _shown(value: object) -> str:
    """As it was written, or its beginning."""
    try:
        text = str(value)
    except (ValueError, RecursionError):  # too many digits; tables within tables
        return "…"
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


class _Faults:
    """The faults of a sheet, each with its line."""

    def __init__(self, text: str, plain: Plain) -> None:
        self._lines = text.splitlines()
        self._where = _lines_of_keys(self._lines)
        self.found: list[BadOptions] = []
        self._keys(plain, KEYS, "")
        self._game(plain.get("game", GAME))
        self._spaces(plain.get("spaces", []))
        self._table(plain, "deck", self._count)
        self._table(plain, "labs", self._steps)

    def _fault(self, code: BadSet, rule: str | None, line: int, **details: str | int) -> None:
        self.found.append(BadOptions(code, rule, line=line, **details))

    def _keys(self, plain: Plain, known: tuple[str, ...], table: str) -> None:
        """None missing, none too many."""
        for key in known:
            if key not in plain:
                self._fault(BadSet.BOARD_MISSING, None, self._line_of(table, ""), key=f"{table}.{key}".strip("."))
        for key in [key for key in plain if key not in known][:MANY]:
            line = self._line_of(table, key)
            self._fault(BadSet.BOARD_UNKNOWN_KEY, None, line, key=_shown(key), known=", ".join(known))

    def _game(self, game: object) -> None:
        if game != GAME:
            self._fault(BadSet.BOARD_OTHER_GAME, None, self._line_of("", "game"), value=_shown(game), game=GAME)

    def _spaces(self, spaces: object) -> None:
        """FS-04."""
        line = self._line_of("", "spaces")
        if not isinstance(spaces, list):
            self._fault(BadSet.BOARD_NOT_A_LIST, "FS-04", line, key="spaces")
            return
        places = self._lines_of_items("spaces")
        for number, space in enumerate(spaces[:LONGEST], 1):
            if space not in SPACES:
                at = places[number - 1] if number <= len(places) else line
                known = ", ".join(SPACES)
                self._fault(BadSet.BOARD_UNKNOWN_SPACE, "FS-04", at, number=number, space=_shown(space), known=known)
        if spaces and not SHORTEST <= len(spaces) <= LONGEST:
            self._fault(BadSet.BOARD_LENGTH, "FS-04", line, spaces=len(spaces), least=SHORTEST, most=LONGEST)

    def _table(self, plain: Plain, name: str, check: Callable[[str, object, int], None]) -> None:
        table = plain.get(name, {})
        if not isinstance(table, dict):
            self._fault(BadSet.BOARD_NOT_A_TABLE, "FS-02", self._line_of("", name), key=name)
            return
        if name in plain:
            self._keys(table, TABLES[name], name)
        before = len(self.found)
        for key in TABLES[name]:
            if key in table:
                check(key, table[key], self._line_of(name, key))
        is_whole = len(table) == len(TABLES[name]) and len(self.found) == before
        if name == "deck" and is_whole and sum(table.values()) != DECK:
            self._fault(BadSet.BOARD_DECK_SIZE, "FS-02", self._line_of(name, ""), cards=sum(table.values()))

    def _count(self, key: str, count: object, line: int) -> None:
        """FS-02."""
        if type(count) is not int or not 0 <= count <= DECK:
            self._fault(BadSet.BOARD_BAD_COUNT, "FS-02", line, key=key, value=_shown(count), most=DECK)

    def _steps(self, key: str, steps: object, line: int) -> None:
        """FS-22."""
        if type(steps) is not int or not 1 <= steps <= FARTHEST:
            self._fault(BadSet.BOARD_BAD_STEPS, "FS-22", line, key=key, value=_shown(steps), most=FARTHEST)

    # -- where it stands -----------------------------------------------------------------------------------------

    def _line_of(self, table: str, key: str) -> int:
        """Of a key in a table ("": outside of any), else of the table itself, else the last line."""
        places = [(table, key), (table, "")] if table else [("", key), (key, "")]
        return next((self._where[place] for place in places if place in self._where), max(1, len(self._lines)))

    def _lines_of_items(self, key: str) -> list[int]:
        """Of each item of a list, as many as a board has: comments and signs between items do not count."""
        first = self._line_of("", key)
        found: list[int] = []
        for at in range(first, len(self._lines) + 1):
            line = self._lines[at - 1]
            items = line.partition("[")[2] if at == first else line
            for item in QUOTED.findall(items):
                if item == "#":
                    break
                if item not in "[],":
                    found.append(at)
            if len(found) >= LONGEST:
                break
        return found


def _lines_of_keys(lines: list[str]) -> dict[tuple[str, str], int]:
    """Where each table begins, by its name and "", and where each key stands first, by its table and its name."""
    found: dict[tuple[str, str], int] = {}
    table = ""
    for number, line in enumerate(lines, 1):
        if heading := HEADING.match(line):
            table = heading[1]
            found.setdefault((table, ""), number)
        elif key := KEY.match(line):
            found.setdefault((table, key[1]), number)
            if not table:  # it may be a table itself, written otherwise: deck.forward-3 = 6, deck = { forward-3 = 6 }
                found.setdefault((key[1], ""), number)
                found.setdefault((key[1], key[2] or ""), number)
    return found
