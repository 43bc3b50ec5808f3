"""The riddle cards: ours, data/riddles/<language>.toml in the order of the file (FB-05), and one's own (FB-40).

A card of one's own is typed in as TOML, and read, or refused with all that is wrong:

    [[riddle]]
    question = "..."
    answers = ["...", "..."]     # any of them is right
    one_answer = true            # if a wrong answer ends it (FB-16)

Valid TOML tells no line numbers, so a fault's line is found by looking for its card and its key in the text. Anybody
may send anything here: what is too long is not read, and of faults the first are enough.
"""

import re
import tomllib
import unicodedata
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any, Final

from msgspec import Struct

from ludotheque.kernel.errors import BadBoard, BadOptions

from .judging import LONGEST, plain

GAME: Final = "fort-boyard"
ROOM: Final = "ludotheque.games.fort_boyard"
LANGUAGES: Final = ("fr", "en")
MOST_CARDS: Final = 200
MOST_ANSWERS: Final = 12
LONGEST_QUESTION: Final = 400  # characters

LARGEST: Final = 200_000  # characters of a file of one's own,
WIDEST: Final = 4_000  # and of a line: twelve answers fit on one
MANY: Final = 40  # faults that are told
SHOWN: Final = 40  # characters of what somebody wrote
UNWELCOME: Final = frozenset({"Cc", "Cf", "Co", "Cn", "Zl", "Zp"})  # characters that show nothing, or turn the writing
OURS: Final = frozenset({"question", "answer", "also", "never", "grade", "one_answer"})
OWN: Final = ("question", "answers", "one_answer")
HEADING: Final = re.compile(r"\s*\[\[\s*[\"']?riddle[\"']?\s*\]\]")
KEY: Final = re.compile(r"\s*[\"']?([\w-]+)[\"']?\s*=")
TOKEN: Final = re.compile(r"\"\"\"|'''|\"(?:\\.|[^\"\\])*\"|'[^']*'|#|\S")
Plain = dict[str, Any]


class Grade(StrEnum):
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Riddle(Struct, frozen=True):
    """A card; any of its answers is right."""

    question: str
    answers: "tuple[str, ...]"  # in quotation marks, else compiling loses what it is a tuple of
    one_answer: bool  # a wrong answer ends it, FB-16
    grade: Grade
    language: str


class BadRiddles(StrEnum):
    """What is wrong with cards of one's own; all say on which line."""

    TOO_LONG = "riddles-too-long"
    NOT_TOML = "riddles-not-toml"
    OTHER_GAME = "riddles-other-game"
    NONE = "riddles-none"
    TOO_MANY = "riddles-too-many"
    NOT_CARDS = "riddles-not-cards"
    MISSING = "riddles-missing"
    UNKNOWN_KEY = "riddles-unknown-key"
    BAD_QUESTION = "riddles-bad-question"
    BAD_ANSWERS = "riddles-bad-answers"
    BAD_ANSWER = "riddles-bad-answer"
    SAYS_NOTHING = "riddles-says-nothing"
    BAD_SIGN = "riddles-bad-sign"
    BAD_FLAG = "riddles-bad-flag"


# -- ours --------------------------------------------------------------------------------------------------------


@cache
def riddles_of(language: str) -> tuple[Riddle, ...]:
    """FB-05. A file that is not as it should be is a fault of ours: ValueError."""
    text = (files(ROOM) / "data" / "riddles" / f"{language}.toml").read_text(encoding="utf-8")
    return read_ours(text, language)


def read_ours(text: str, language: str) -> tuple[Riddle, ...]:
    try:
        sheet = tomllib.loads(text)
    except ValueError as fault:
        raise ValueError(f"riddles/{language}.toml: {fault}") from fault
    cards = sheet.get("riddle")
    if list(sheet) != ["riddle"] or not isinstance(cards, list):
        raise ValueError(f"riddles/{language}.toml: nothing but [[riddle]] belongs there")
    return tuple([_ours(card, number, language) for number, card in enumerate(cards, 1)])


def _ours(card: Plain, number: int, language: str) -> Riddle:
    fault = _fault_of_ours(card, language)
    if fault:
        raise ValueError(f"riddles/{language}.toml, riddle {number} ({_shown(card.get('question', ''))}): {fault}")
    answers = (card["answer"], *card.get("also", []))
    return Riddle(card["question"].strip(), answers, card.get("one_answer", False), Grade(card["grade"]), language)


def _fault_of_ours(card: Plain, language: str) -> str:
    unknown = sorted(set(card) - OURS)
    if unknown:
        return f"unknown keys {unknown}"
    if card.get("grade") not in list(Grade):
        return f"grade is {card.get('grade')!r}"
    if type(card.get("one_answer", False)) is not bool:
        return "one_answer is neither true nor false"
    question = card.get("question")
    if not isinstance(question, str) or not 0 < len(question.strip()) <= LONGEST_QUESTION:
        return f"the question must have 1 to {LONGEST_QUESTION} characters"
    for key in ("also", "never"):
        if not isinstance(card.get(key, []), list):
            return f"{key} is not a list"
    for answer in [card.get("answer"), *card.get("also", []), *card.get("never", [])]:
        if not isinstance(answer, str) or len(answer) > LONGEST or not plain(answer, language):
            return f"{answer!r} is no answer of 1 to {LONGEST} characters"
    return ""


# -- one's own (FB-40) -------------------------------------------------------------------------------------------


def read_own(text: str, language: str) -> tuple[Riddle, ...]:
    """Or BadBoard, with every fault that they have. Nobody grades his own: they are medium."""
    _check_size(text)
    try:
        sheet = tomllib.loads(text)
    except (ValueError, RecursionError) as fault:  # brackets in brackets, numbers of thousands of digits
        raise BadBoard([_not_toml(text, str(fault))]) from fault
    faults = sorted(_Faults(text, sheet, language).found, key=lambda one: int(one.details["line"]))
    if faults:
        raise BadBoard(faults[:MANY])
    return tuple([_own(card, language) for card in sheet["riddle"]])


def _own(card: Plain, language: str) -> Riddle:
    answers = tuple([str(answer) for answer in card["answers"]])
    return Riddle(card["question"].strip(), answers, card.get("one_answer", False), Grade.MEDIUM, language)


def _check_size(text: str) -> None:
    for number, line in enumerate(text[: LARGEST + 1].splitlines(), 1):
        if len(line) > WIDEST:
            raise BadBoard([BadOptions(BadRiddles.TOO_LONG, None, line=number)])
    if len(text) > LARGEST:
        raise BadBoard([BadOptions(BadRiddles.TOO_LONG, None, line=text[:LARGEST].count("\n") + 1)])


def _not_toml(text: str, said: str) -> BadOptions:
    """The one thing of which the reader of TOML tells the line; at the end of the file it says so in words."""
    line = re.search(r"at line (\d+)", said)
    return BadOptions(BadRiddles.NOT_TOML, None, line=int(line[1]) if line else text.count("\n") + 1)


def _shown(value: object) -> str:
    """As it was written, or its beginning."""
    try:
        text = " ".join(str(value).split())
    except ValueError:  # too many digits
        return "…"
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def _is_clean(text: str) -> bool:
    return all(mark in "\n\t" or unicodedata.category(mark) not in UNWELCOME for mark in text)


class _Faults:
    """The faults of a file, each with its line and, within a card, the number of the card."""

    def __init__(self, text: str, sheet: Plain, language: str) -> None:
        self._places = _Places(text)
        self._language = language
        self.found: list[BadOptions] = []
        for key in [key for key in sheet if key not in ("game", "riddle")][:MANY]:
            self._fault(BadRiddles.UNKNOWN_KEY, 0, key, key=_shown(key), known="riddle")
        if sheet.get("game", GAME) != GAME:
            self._fault(BadRiddles.OTHER_GAME, 0, "game", value=_shown(sheet["game"]), game=GAME)
        self._cards(sheet.get("riddle", []))

    def _fault(self, code: BadRiddles, card: int, at: str, item: int = 0, **details: str | int) -> None:
        """Card 0 is what stands before the first; `at` is a key."""
        line = self._places.line_of(card, at, item)
        numbered = details if card == 0 else {"number": card, **details}
        self.found.append(BadOptions(code, "FB-40", line=line, **numbered))

    def _cards(self, cards: object) -> None:
        if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
            self._fault(BadRiddles.NOT_CARDS, 0, "riddle")
        elif not cards:
            self._fault(BadRiddles.NONE, 0, "riddle")
        elif len(cards) > MOST_CARDS:
            self._fault(BadRiddles.TOO_MANY, MOST_CARDS + 1, "", cards=len(cards), most=MOST_CARDS)
        else:
            for number, card in enumerate(cards, 1):
                self._card(number, card)

    def _card(self, number: int, card: Plain) -> None:
        for key in [key for key in card if key not in OWN][:MANY]:
            self._fault(BadRiddles.UNKNOWN_KEY, number, key, key=_shown(key), known=", ".join(OWN))
        for key in ("question", "answers"):
            if key not in card:
                self._fault(BadRiddles.MISSING, number, "", key=key)
        if "question" in card:
            self._question(number, card["question"])
        if "answers" in card:
            self._answers(number, card["answers"])
        if type(card.get("one_answer", False)) is not bool:
            self._fault(BadRiddles.BAD_FLAG, number, "one_answer", value=_shown(card["one_answer"]))

    def _question(self, number: int, question: object) -> None:
        if not isinstance(question, str) or not 0 < len(question.strip()) <= LONGEST_QUESTION:
            self._fault(BadRiddles.BAD_QUESTION, number, "question", most=LONGEST_QUESTION)
        elif not _is_clean(question):
            self._fault(BadRiddles.BAD_SIGN, number, "question")

    def _answers(self, number: int, answers: object) -> None:
        if not isinstance(answers, list) or not 1 <= len(answers) <= MOST_ANSWERS:
            self._fault(BadRiddles.BAD_ANSWERS, number, "answers", most=MOST_ANSWERS)
            return
        for item, answer in enumerate(answers, 1):
            if not isinstance(answer, str) or not 0 < len(answer) <= LONGEST:
                self._fault(BadRiddles.BAD_ANSWER, number, "answers", item, answer=_shown(answer), most=LONGEST)
            elif "\n" in answer or not _is_clean(answer):
                self._fault(BadRiddles.BAD_SIGN, number, "answers", item)
            elif not plain(answer, self._language):
                self._fault(BadRiddles.SAYS_NOTHING, number, "answers", item, answer=_shown(answer))


class _Places:
    """Where cards, keys and the answers of a card stand in a text."""

    def __init__(self, text: str) -> None:
        self._last = max(1, len(text.splitlines()))
        self._cards: list[int] = []  # the line of each heading
        self._keys: dict[tuple[int, str], int] = {}
        self._items: dict[tuple[int, str], list[int]] = {}
        self._quote = ""  # of the text over several lines in which a line begins
        self._key = ""  # of the list in which a line begins
        for number, line in enumerate(text.splitlines(), 1):
            self._line(number, line)

    def _line(self, number: int, line: str) -> None:
        rest = line
        if not self._quote:
            if HEADING.match(line):
                self._cards.append(number)
                self._key = ""
                return
            if key := KEY.match(line):
                self._key = key[1]
                self._keys.setdefault((len(self._cards), self._key), number)
                rest = line[key.end() :]
        self._values(number, rest)

    def _values(self, number: int, text: str) -> None:
        """The values on this line, for lists; and whether a text goes on after it."""
        while text:
            if self._quote:
                closed = text.find(self._quote)
                if closed < 0:
                    return
                text = text[closed + len(self._quote) :]
                self._quote = ""
                continue
            token = TOKEN.search(text)
            if token is None or token[0] == "#":
                return
            text = text[token.end() :]
            if token[0] in ('"""', "'''"):
                self._quote = token[0]
            if token[0] not in ("[", "]", ","):
                self._items.setdefault((len(self._cards), self._key), []).append(number)

    def line_of(self, card: int, key: str, item: int) -> int:
        """Of an item of a list (from 1), else of its key, else of its card, else the last line."""
        items = self._items.get((card, key), [])
        if 0 < item <= len(items):
            return items[item - 1]
        if (card, key) in self._keys:
            return self._keys[card, key]
        return self._cards[card - 1] if 0 < card <= len(self._cards) else self._last
