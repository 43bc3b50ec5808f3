"""Cards of one's own (FB-40): the blank ones, on which people write riddles, and trials for the table.

They are typed in as TOML, and read, or refused with all that is wrong:

    game = "fort-boyard"
    language = "en"              # of the riddles: it says how answers are compared (FB-18)

    [[riddle]]
    question = "..."
    answers = ["...", "..."]     # any of them is right
    one_answer = true            # if a wrong answer ends it (FB-16)

    [[trial]]
    title = "..."
    text = "..."                 # what is to be done
    success = "..."              # what counts as success, if that has to be said
    seconds = 40                 # how long it may take, if not as long as the sand runs

A table keeps them in its option `cards`, in one word: the same as JSON, compressed, in letters and figures. So the log
of a game holds all that a replay needs. Answers are in it, so nobody at the table is ever sent it: all are told how
many cards there are (`sign`).

Valid TOML tells no line numbers, so a fault's line is found by looking for its card and its key in the text. Anybody
may send anything here: what is too long is not read, and of faults the first are enough.
"""

import base64
import binascii
import json
import re
import unicodedata
import zlib
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, final

from ludotheque.kernel.errors import BadBoard, BadOptions
from ludotheque.kernel.sheet import loads

from .judging import LONGEST, is_right, plain
from .options import LONGEST_WORD, BadCards
from .pieces import Grade, OwnTrial, Riddle
from .riddles import GAME, LANGUAGES, LONGEST_QUESTION, ROOM

MOST: Final = {"riddle": 120, "trial": 40}  # cards of each kind
MOST_ANSWERS: Final = 12
LONGEST_TITLE: Final = 60  # characters
LONGEST_TEXT: Final = 400
LONGEST_SUCCESS: Final = 200
MOST_LINES: Final = 6  # of a question or a text: a card is no scroll
SECONDS: Final = (10, 300)  # least and most

LARGEST: Final = 40_000  # characters of a file,
WIDEST: Final = 4_000  # and of a line: twelve answers fit on one
MANY: Final = 40  # faults that are told
SHOWN: Final = 40  # characters of what somebody wrote
UNWELCOME: Final = frozenset({"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"})  # signs that show nothing, or turn the writing
KNOWN: Final = ("game", "language", "riddle", "trial")
KEYS: Final = {
    "riddle": ("question", "answers", "one_answer"),
    "trial": ("title", "text", "success", "seconds"),
}
NEEDED: Final = {"riddle": ("question", "answers"), "trial": ("title", "text")}
TEXTS: Final = {"question": LONGEST_QUESTION, "title": LONGEST_TITLE, "text": LONGEST_TEXT, "success": LONGEST_SUCCESS}
ONE_LINE: Final = ("title", "success")
HEADING: Final = re.compile(r"\s*\[\[\s*[\"']?(riddle|trial)[\"']?\s*\]\]")
KEY: Final = re.compile(r"\s*[\"']?([\w-]+)[\"']?\s*=")
TOKEN: Final = re.compile(r"\"\"\"|'''|\"(?:\\.|[^\"\\])*\"|'[^']*'|#|\S")
WORD: Final = re.compile(r"[A-Za-z0-9_-]+")
Plain = dict[str, Any]
Card = tuple[str, int]  # its kind, and its number among them, from 1


@final
class OwnCards:
    def __init__(self, sheet: Plain) -> None:
        """Of a sheet without faults. Nobody grades his own: they are medium."""
        language = str(sheet["language"])
        self.riddles: tuple[Riddle, ...] = tuple([_riddle(card, language) for card in sheet["riddle"]])
        self.trials: tuple[OwnTrial, ...] = tuple([_trial(card) for card in sheet["trial"]])


def _riddle(card: Plain, language: str) -> Riddle:
    return Riddle(card["question"], tuple(card["answers"]), card["one_answer"], Grade.MEDIUM, language)


def _trial(card: Plain) -> OwnTrial:
    return OwnTrial(card["title"], card["text"], card["success"], card["seconds"])


def files_to_begin_with() -> dict[str, str]:
    """Ours, to be copied and changed: one in each language."""
    folder = files(ROOM) / "data" / "own"
    return {language: (folder / f"{language}.toml").read_text(encoding="utf-8") for language in LANGUAGES}


# -- the file ----------------------------------------------------------------------------------------------------


def read_sheet(text: str) -> Plain:
    """What somebody has typed in, as plain data in which everything has its value; or BadBoard, with every fault."""
    _check_size(text)
    try:
        sheet = loads(text)
    except (ValueError, RecursionError) as fault:  # brackets in brackets, keys of many dots, numbers of many digits
        raise BadBoard([_not_toml(text, str(fault))]) from fault
    faults = sorted(_Faults(text, sheet).found, key=lambda one: int(one.details["line"]))
    if faults:
        raise BadBoard(faults[:MANY])
    return _tidy(sheet)


def _check_size(text: str) -> None:
    for number, line in enumerate(text[: LARGEST + 1].splitlines(), 1):
        if len(line) > WIDEST:
            raise BadBoard([BadOptions(BadCards.TOO_LONG, None, line=number)])
    if len(text) > LARGEST:
        raise BadBoard([BadOptions(BadCards.TOO_LONG, None, line=text[:LARGEST].count("\n") + 1)])


def _not_toml(text: str, said: str) -> BadOptions:
    """The one thing of which the reader of TOML tells the line; at the end of the file it says so in words."""
    line = re.search(r"at line (\d+)", said)
    return BadOptions(BadCards.NOT_TOML, None, line=int(line[1]) if line else text.count("\n") + 1)


def _tidy(sheet: Plain) -> Plain:
    riddles = [
        {
            "question": card["question"].strip(),
            "answers": [answer.strip() for answer in card["answers"]],
            "one_answer": card.get("one_answer", False),
        }
        for card in sheet.get("riddle", [])
    ]
    trials = [
        {
            "title": card["title"].strip(),
            "text": card["text"].strip(),
            "success": card.get("success", "").strip(),
            "seconds": card.get("seconds"),
        }
        for card in sheet.get("trial", [])
    ]
    return {"language": sheet["language"], "riddle": riddles, "trial": trials}


def would_pass(text: str, number: int, said: str) -> bool | None:
    """Whether this answer to the riddle of this number would be right (FB-18); None if there is no such riddle."""
    riddles = OwnCards(read_sheet(text)).riddles
    if not 0 < number <= len(riddles):
        return None
    riddle = riddles[number - 1]
    return is_right(said, riddle.answers, riddle.language)


# -- the word ----------------------------------------------------------------------------------------------------


def is_file(text: str) -> bool:
    """Rather than cards in one word, or their sign."""
    return "=" in text


def one_word(text: str) -> str:
    """The cards of a file, or of such a word, as the option `cards` has them."""
    word = text.strip()
    if not is_file(text) and WORD.fullmatch(word) is not None:
        try:
            cards_in(word)
        except BadOptions as fault:
            raise BadBoard([fault]) from fault
        return word
    written = in_one_word(read_sheet(text))
    if len(written) > LONGEST_WORD:
        raise BadBoard([BadOptions(BadCards.TOO_MUCH, "FB-40", line=max(1, len(text.splitlines())))])
    return written


def in_one_word(sheet: Plain) -> str:
    """What has its usual value is left out."""
    short = {
        "language": sheet["language"],
        "riddle": [{key: value for key, value in card.items() if value} for card in sheet["riddle"]],
        "trial": [{key: value for key, value in card.items() if value} for card in sheet["trial"]],
    }
    packed = zlib.compress(json.dumps(short, ensure_ascii=False, separators=(",", ":")).encode(), 9)
    return base64.urlsafe_b64encode(packed).rstrip(b"=").decode()


@lru_cache(maxsize=256)
def cards_in(word: str) -> OwnCards:
    """BadOptions where a word holds none: it may be anybody's, and anything."""
    sheet = _unpacked(word)
    if not isinstance(sheet, dict) or _Faults("", sheet).found:
        raise BadOptions(BadCards.NO_WORD, "FB-40", option="cards")
    return OwnCards(_tidy(sheet))


def _unpacked(word: str) -> object:
    if WORD.fullmatch(word) is None:
        return None
    try:
        packed = base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
        reader = zlib.decompressobj()
        text = reader.decompress(packed, 4 * LARGEST)  # bytes: no little word becomes a great one
        found: object = json.loads(text) if reader.eof else None
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        return None
    return found


def sign(word: str) -> str:
    """What everybody at the table reads in the place of such a word: how many riddles, how many trials."""
    cards = cards_in(word)
    return f"{len(cards.riddles)}+{len(cards.trials)}"


# -- what is wrong -----------------------------------------------------------------------------------------------


def _shown(value: object) -> str:
    """As it was written, or its beginning."""
    try:
        text = " ".join(str(value).split())
    except (ValueError, RecursionError):  # too many digits; tables within tables
        return "…"
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def _is_clean(text: str) -> bool:
    return all(mark in "\n\t" or unicodedata.category(mark) not in UNWELCOME for mark in text)


@final
class _Faults:
    """The faults of a sheet, each with its line and, within a card, the kind and the number of the card."""

    def __init__(self, text: str, sheet: Plain) -> None:
        self._places = _Places(text)
        self._language = "fr"
        self.found: list[BadOptions] = []
        for key in [key for key in sheet if key not in KNOWN][:MANY]:
            self._fault(BadCards.UNKNOWN_KEY, ("", 0), key, key=_shown(key), known=", ".join(KNOWN))
        if sheet.get("game", GAME) != GAME:
            self._fault(BadCards.OTHER_GAME, ("", 0), "game", value=_shown(sheet["game"]), game=GAME)
        self._speaks(sheet.get("language"))
        self._cards("riddle", sheet.get("riddle", []))
        self._cards("trial", sheet.get("trial", []))
        if not self.found and not sheet.get("riddle") and not sheet.get("trial"):
            self._fault(BadCards.NONE, ("", 0), "")

    def _fault(self, code: BadCards, card: Card, at: str, item: int = 0, **details: str | int) -> None:
        """("", 0) is what stands before the first card; `at` is a key."""
        line = self._places.line_of(card, at, item)
        numbered = details if card[1] == 0 else {"kind": card[0], "number": card[1], **details}
        self.found.append(BadOptions(code, "FB-40", line=line, **numbered))

    def _speaks(self, language: object) -> None:
        if language in LANGUAGES:
            self._language = str(language)
        else:
            self._fault(BadCards.BAD_LANGUAGE, ("", 0), "language", known=", ".join(LANGUAGES))

    def _cards(self, kind: str, cards: object) -> None:
        if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
            self._fault(BadCards.NOT_CARDS, ("", 0), kind, key=kind)
        elif len(cards) > MOST[kind]:
            too_many = (kind, MOST[kind] + 1)
            self._fault(BadCards.TOO_MANY, too_many, "", cards=len(cards), most=MOST[kind])
        else:
            for number, card in enumerate(cards, 1):
                self._card((kind, number), card)

    def _card(self, which: Card, card: Plain) -> None:
        known = KEYS[which[0]]
        for key in [key for key in card if key not in known][:MANY]:
            self._fault(BadCards.UNKNOWN_KEY, which, key, key=_shown(key), known=", ".join(known))
        for key in NEEDED[which[0]]:
            if key not in card:
                self._fault(BadCards.MISSING, which, "", key=key)
        for key in known:
            if key in card:
                self._value(which, key, card[key])

    def _value(self, which: Card, key: str, value: object) -> None:
        if key == "answers":
            self._answers(which, value)
        elif key == "one_answer":
            if type(value) is not bool:
                self._fault(BadCards.BAD_FLAG, which, key, key=key, value=_shown(value))
        elif key == "seconds":
            least, most = SECONDS
            if type(value) is not int or not least <= value <= most:
                self._fault(BadCards.BAD_SECONDS, which, key, key=key, least=least, most=most)
        else:
            self._text(which, key, value)

    def _text(self, which: Card, key: str, text: object) -> None:
        most = TEXTS[key]
        least = 1 if key in NEEDED[which[0]] else 0
        if not isinstance(text, str) or not least <= len(text.strip()) <= most:
            self._fault(BadCards.BAD_TEXT, which, key, key=key, least=least, most=most)
        elif not _is_clean(text) or text.strip().count("\n") >= (1 if key in ONE_LINE else MOST_LINES):
            self._fault(BadCards.BAD_SIGN, which, key, key=key)

    def _answers(self, which: Card, answers: object) -> None:
        if not isinstance(answers, list) or not 1 <= len(answers) <= MOST_ANSWERS:
            self._fault(BadCards.BAD_ANSWERS, which, "answers", key="answers", most=MOST_ANSWERS)
            return
        for item, answer in enumerate(answers, 1):
            if not isinstance(answer, str) or not 0 < len(answer) <= LONGEST:
                said = _shown(answer)
                self._fault(BadCards.BAD_ANSWER, which, "answers", item, key="answers", answer=said, most=LONGEST)
            elif "\n" in answer or "\t" in answer or not _is_clean(answer):
                self._fault(BadCards.BAD_SIGN, which, "answers", item, key="answers")
            elif not plain(answer, self._language):
                self._fault(BadCards.SAYS_NOTHING, which, "answers", item, key="answers", answer=_shown(answer))


@final
class _Places:
    """Where cards, keys and the answers of a card stand in a text."""

    def __init__(self, text: str) -> None:
        self._last = max(1, len(text.splitlines()))
        self._cards: dict[Card, int] = {}  # the line of each heading
        self._counts: dict[str, int] = {"riddle": 0, "trial": 0}
        self._card: Card = ("", 0)  # in which a line stands
        self._keys: dict[tuple[Card, str], int] = {}
        self._items: dict[tuple[Card, str], list[int]] = {}
        self._quote = ""  # of the text over several lines in which a line begins
        self._key = ""  # of the list in which a line begins
        for number, line in enumerate(text.splitlines(), 1):
            self._line(number, line)

    def _line(self, number: int, line: str) -> None:
        rest = line
        if not self._quote:
            if heading := HEADING.match(line):
                kind = heading[1]
                self._counts[kind] += 1
                self._card = (kind, self._counts[kind])
                self._cards[self._card] = number
                self._key = ""
                return
            if key := KEY.match(line):
                self._key = key[1]
                self._keys.setdefault((self._card, self._key), number)
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
                self._items.setdefault((self._card, self._key), []).append(number)

    def line_of(self, card: Card, key: str, item: int) -> int:
        """Of an item of a list (from 1), else of its key, else of its card, else the last line."""
        items = self._items.get((card, key), [])
        if 0 < item <= len(items):
            return items[item - 1]
        if (card, key) in self._keys:
            return self._keys[card, key]
        return self._cards.get(card, self._last)
