"""Whether what a candidate typed is one of the answers of a card (FB-18).

Both are dropped to the same plain form, in this order, which matters:

1. case, ligatures and accents                « L’Œuf » → l’oeuf     Straße → strasse
2. punctuation: it parts words; but not an    l’oeuf → l oeuf        sailor's → sailors
   apostrophe in English, nor what a number   1 000 → 1000           3,5 → 3.5
   has within as the language writes it
3. one leading article, if a word follows     l oeuf → oeuf          le la → la (the note)
4. the plural of each word but a number       yeux → yeu             os, deux stay
5. spaces, but between two numbers            porte cle → portecle   1 2 is not 12

A number stays as its figures were written: neither 012 nor 12.0 is 12.

An article goes before hyphens part words, so that « là-haut » is not « haut »; the plural goes word by word, so that
« pommes de terre » is « pomme de terre »; spaces go last, so that it does not matter how a compound is written.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final, final

from .words import words_of

LONGEST: Final = 40  # characters of an answer, FB-16
ENOUGH: Final = 5  # letters of an answer in which one may slip

APOSTROPHE: Final = "'"
HYPHEN: Final = "-"
SIGNS: Final = {ord(mark): APOSTROPHE for mark in "’‘ʼ`´′＇"} | {ord(mark): HYPHEN for mark in "‐‑‒–—―−"}
LIGATURES: Final = {
    ord(mark): letters
    for mark, letters in {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}.items()
}
# The longest first. « du, de la, de l’ » are articles too, and « d’un » holds one.
ARTICLES: Final[dict[str, list[list[str]]]] = {
    "fr": [
        *[["de", "la"], ["de", "l"], ["d", "un"], ["d", "une"]],
        *[["le"], ["la"], ["l"], ["les"], ["un"], ["une"], ["des"], ["du"]],
    ],
    "en": [["the"], ["a"], ["an"]],
}
FRENCH_NUMBERS: Final = """
    zero un une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente
    quarante cinquante soixante septante huitante nonante cent mille million milliard
"""
ENGLISH_NUMBERS: Final = """
    zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion
"""
NUMBERS: Final = {"fr": frozenset(FRENCH_NUMBERS.split()), "en": frozenset(ENGLISH_NUMBERS.split())}
GROUPED: Final = {  # thousands, as each language writes them
    "fr": re.compile(r"(?<![0-9.,])[0-9]{1,3}(?:[ .][0-9]{3})+(?![0-9])"),
    "en": re.compile(r"(?<![0-9.,])[0-9]{1,3}(?:[ ,][0-9]{3})+(?![0-9])"),
}
DECIMAL: Final = re.compile(r"(?<=[0-9])[.,](?=[0-9])")
PART: Final = re.compile(r"(?<!\w)-[0-9]+(?:\.[0-9]+)*|[0-9]+(?:\.[0-9]+)*|[^\W\d_]+")


def is_right(typed: str, answers: Sequence[str], language: str) -> bool:
    """Equal to one of the answers, or one slip away from it."""
    if len(typed) > LONGEST:
        return False
    said = Heard(typed, language)
    if not said.single:
        return False
    meant = [Heard(answer, language) for answer in answers]
    if any(said.single == one.single for one in meant):
        return True
    return any(_is_slip(said, one) and not _is_another_word(said, one, language) for one in meant)


def plain(text: str, language: str) -> str:
    """What is compared; nothing if there is neither a letter nor a figure in it."""
    return Heard(text, language).single


@final
class Heard:
    """An answer in its plain form; `whole` is the same with its plurals."""

    def __init__(self, text: str, language: str) -> None:
        self.whole_words: list[str] = _words(text, language)
        self.words: list[str] = [_singular(word, language) for word in self.whole_words]
        self.whole: str = _joined(self.whole_words)
        self.single: str = _joined(self.words)
        known = NUMBERS[language]
        self.numbers: list[str] = [word for word in self.words if _is_figure(word) or word in known]


# -- the plain form ----------------------------------------------------------------------------------------------


def _words(text: str, language: str) -> list[str]:
    """Steps 1 to 3."""
    spaced = _without_article(_marks_read(_folded(text), language), language)
    return [part for word in spaced for part in PART.findall(word)]


def _folded(text: str) -> str:
    """Without case, ligatures and accents."""
    letters = unicodedata.normalize("NFKD", text.translate(SIGNS)).casefold().translate(LIGATURES)
    return "".join([mark for mark in letters if unicodedata.category(mark)[0] != "M"])


def _marks_read(text: str, language: str) -> list[str]:
    """Its words; hyphens are still in them, and the marks within numbers."""
    if language == "en":
        text = text.replace(APOSTROPHE, "")
    text = "".join([mark if _is_kept(mark) else " " for mark in text])
    text = GROUPED[language].sub(_ungrouped, text)
    text = DECIMAL.sub("_", text).replace(".", " ").replace(",", " ").replace("_", ".")
    return [word for word in text.split() if word.strip(HYPHEN)]


def _is_kept(mark: str) -> bool:
    kind = unicodedata.category(mark)
    return (kind[0] == "L" and kind != "Lm") or "0" <= mark <= "9" or mark in "-.,"


def _ungrouped(found: re.Match[str]) -> str:
    return "".join([mark for mark in found[0] if "0" <= mark <= "9"])


def _without_article(words: list[str], language: str) -> list[str]:
    for article in ARTICLES[language]:
        size = len(article)
        if len(words) > size and words[:size] == article:
            return words[size:]
    return words


def _is_figure(word: str) -> bool:
    return "0" <= word[-1] <= "9"


def _singular(word: str, language: str) -> str:
    """Step 4. Two letters stay at least: « os » and "ox" are no plurals, « dés » is one."""
    if len(word) < 3 or word in NUMBERS[language]:
        return word
    if language == "fr":
        return word[:-1] if word.endswith(("s", "ux")) and not word.endswith("ss") else word
    if word.endswith(("xes", "sses", "ches", "shes", "zzes")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def _joined(words: list[str]) -> str:
    """Step 5."""
    found = ""
    after_number = False
    for word in words:
        is_number = _is_figure(word)
        found += f" {word}" if after_number and is_number else word
        after_number = is_number
    return found


# -- slips -------------------------------------------------------------------------------------------------------


def _is_slip(said: Heard, meant: Heard) -> bool:
    """Numbers, in figures or in words, allow none. Plurals are compared as well: « ciseuax » ends like no plural."""
    letters = len([mark for mark in meant.single if mark.isalpha()])
    if letters < ENOUGH or said.numbers != meant.numbers:
        return False
    return one_slip(said.single, meant.single) or one_slip(said.whole, meant.whole)


def one_slip(typed: str, meant: str) -> bool:
    """The same first letter, then one letter missing, one too many, or two neighbours swapped."""
    if typed[0] != meant[0]:
        return False
    at = 1  # the first place where they differ
    while at < len(typed) and at < len(meant) and typed[at] == meant[at]:
        at += 1
    if len(typed) + 1 == len(meant):
        return typed[at:] == meant[at + 1 :]
    if len(typed) == len(meant) + 1:
        return typed[at + 1 :] == meant[at:]
    swapped = meant[at + 1 : at + 2] + meant[at : at + 1] + meant[at + 2 :]
    return len(typed) == len(meant) and len(swapped) > 1 and typed[at:] == swapped


def _is_another_word(said: Heard, meant: Heard, language: str) -> bool:
    """« poison » is no slip for « poisson », nor « poison rouge » for « poisson rouge »,
    nor "letter Z" for "letter".

    A letter that stands alone is a word.
    """
    known = words_of(language)
    if said.whole in known or said.single in known:
        return True
    ours = list(zip(said.whole_words, said.words, strict=True))
    unmeant = [(whole, single) for whole, single in ours if single not in meant.words]
    new = [len(whole) == 1 or whole in known or single in known for whole, single in unmeant]
    return bool(new) and all(new)
