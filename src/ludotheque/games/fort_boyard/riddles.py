"""The riddle cards that come with the game: data/riddles/<language>.toml, in the order of the file (FB-05)."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from .judging import LONGEST, plain
from .pieces import Grade, Riddle

GAME: Final = "fort-boyard"
ROOM: Final = "ludotheque.games.fort_boyard"
LANGUAGES: Final = ("fr", "en")
LONGEST_QUESTION: Final = 400  # characters
SHOWN: Final = 40  # of those, in a complaint
OURS: Final = frozenset({"question", "answer", "also", "never", "grade", "one_answer"})
Plain = dict[str, Any]


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
        raise ValueError(f"riddles/{language}.toml, riddle {number} ({str(card.get('question', ''))[:SHOWN]}): {fault}")
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
