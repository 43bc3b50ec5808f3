"""What people type: names and chat are plain text of a decent length, never anything else."""

import re
import unicodedata
from typing import Final

from .refusals import TableFault, TableRefuses

LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 300
# Control characters, marks that turn the direction of writing, private and unassigned ones: none is ever needed, and
# each can make one text look like another.
UNWELCOME: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and signs that show nothing
JOINER: Final = "\N{ZERO WIDTH JOINER}"  # keeps families of emoji together
SELECTORS: Final = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # choose how a sign is drawn
CYRILLIC: Final = str.maketrans("АВЕЅІЈКМНОРСТУХаеѕіјорсухԁһ", "ABESIJKMHOPCTYXaesijopcyxdh")
GREEK: Final = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορ", "ABEZHIKMNOPTYXaikvop")
LOOK_ALIKES: Final = CYRILLIC | GREEK


def tidy(text: str) -> str:
    """The text on one line, spaces once, nothing invisible."""
    kept = (mark if _is_welcome(mark) else " " for mark in text)
    words = (word.strip(JOINER) for word in "".join(kept).split())
    return unicodedata.normalize("NFC", " ".join(filter(None, words)))


def _is_welcome(mark: str) -> bool:
    return mark == JOINER or (unicodedata.category(mark) not in UNWELCOME and mark not in BLANK)


def name(text: str) -> str:
    tidied = tidy(text)
    if not 0 < len(tidied) <= LONGEST_NAME or not any(map(_is_seen, tidied)):
        raise TableRefuses(TableFault.BAD_NAME, most=LONGEST_NAME)
    return tidied


def sentence(text: str) -> str:
    tidied = tidy(text)
    if not 0 < len(tidied) <= LONGEST_TEXT:
        raise TableRefuses(TableFault.BAD_TEXT, most=LONGEST_TEXT)
    return tidied


def alike(one: str, other: str) -> bool:
    """Whether two names would be taken for the same."""
    return _as_read(one) == _as_read(other)


def _as_read(name: str) -> str:
    shown = SELECTORS.sub("", name.replace(JOINER, ""))
    latin = unicodedata.normalize("NFKC", shown).translate(LOOK_ALIKES)
    plain = unicodedata.normalize("NFKC", latin.casefold())
    return " ".join(plain.split())


def _is_seen(mark: str) -> bool:
    return unicodedata.category(mark)[0] in "LNPS"
