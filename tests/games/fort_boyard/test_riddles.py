"""FB-05: our riddles, all of them."""

import json
import re
import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from ludotheque.games.fort_boyard import riddles
from ludotheque.games.fort_boyard.judging import Heard, is_right, plain
from ludotheque.games.fort_boyard.pieces import Grade

NBSP = "\u00a0"
WIDEST = 80  # characters of a line that is read aloud, and fits on a small screen without breaking often
in_each_language = pytest.mark.parametrize("language", riddles.LANGUAGES)


@cache
def written(language: str) -> list[dict[str, Any]]:
    """The cards as they are in the file, with their wrong answers."""
    text = (files(riddles.ROOM) / "data" / "riddles" / f"{language}.toml").read_text(encoding="utf-8")
    return list(tomllib.loads(text)["riddle"])


def twice(texts: list[str]) -> list[str]:
    return [text for text, count in Counter(texts).items() if count > 1]


# -- ours --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-05")
@in_each_language
def test_there_are_180_riddles_60_of_each_grade(language: str) -> None:
    assert Counter(card.grade for card in riddles.riddles_of(language)) == dict.fromkeys(Grade, 60)


@pytest.mark.rule("FB-05")
@in_each_language
def test_cards_come_in_the_order_of_the_file_and_are_read_once(language: str) -> None:
    cards = riddles.riddles_of(language)
    assert [card.question for card in cards] == [card["question"].strip() for card in written(language)]
    assert [card.answers[0] for card in cards] == [card["answer"] for card in written(language)]
    assert {card.language for card in cards} == {language}
    assert riddles.riddles_of(language) is cards


@pytest.mark.rule("FB-05")
@in_each_language
def test_every_riddle_has_a_decent_form(language: str) -> None:
    bad = re.compile(r"'|\"|\t|  |\.\.\.| $| [.,…]")
    if language == "fr":
        bad = re.compile(bad.pattern + rf"|[^{NBSP}][:;?!»]|«[^{NBSP}]")
    faults = [
        line
        for card in riddles.riddles_of(language)
        for line in card.question.split("\n")
        if bad.search(line) or not 0 < len(line) <= WIDEST
    ]
    assert faults == []


@pytest.mark.rule("FB-05")
@in_each_language
def test_no_riddle_is_there_twice(language: str) -> None:
    cards = riddles.riddles_of(language)
    assert twice([plain(card.question, language) for card in cards]) == []
    assert twice([plain(card.answers[0], language) for card in cards]) == []


@pytest.mark.rule("FB-18")
@in_each_language
def test_every_listed_answer_passes_and_none_is_listed_twice(language: str) -> None:
    for card in riddles.riddles_of(language):
        assert all(is_right(answer, card.answers, language) for answer in card.answers)
    again = {
        card.answers[0]: twice([plain(answer, language) for answer in card.answers])
        for card in riddles.riddles_of(language)
    }
    assert {answer: forms for answer, forms in again.items() if forms} == {}


@pytest.mark.rule("FB-18")
@in_each_language
def test_every_riddle_has_wrong_answers_and_none_of_them_passes(language: str) -> None:
    cards = list(zip(written(language), riddles.riddles_of(language), strict=True))
    assert [card.answers[0] for one, card in cards if not one.get("never")] == []
    passing = [
        (card.answers[0], wrong)
        for one, card in cards
        for wrong in one["never"]
        if is_right(wrong, card.answers, language)
    ]
    assert passing == []


@pytest.mark.rule("FB-05")
@in_each_language
def test_no_answer_is_in_its_own_question(language: str) -> None:
    """Where one chooses among a few ("Is he awake?", "How many minutes?") longer answers repeat words of it."""
    told = [
        (card.question, answer)
        for card in riddles.riddles_of(language)
        for answer in (card.answers[:1] if card.one_answer else card.answers)
        if is_told(answer, card.question, language)
    ]
    assert told == []


def is_told(answer: str, question: str, language: str) -> bool:
    """A letter is in every question, and a number may be among those to reckon with. In short words accents count."""
    heard, asked = Heard(answer, language), Heard(question, language).words
    if len(heard.single) < 2 or heard.words == heard.numbers:
        return False
    if len(heard.single) < 3:
        return answer.split()[-1].lower() in re.findall(r"\w+", question.lower())
    size = len(heard.words)
    return any(asked[at : at + size] == heard.words for at in range(len(asked)))


@pytest.mark.rule("FB-16")
@in_each_language
def test_a_number_cannot_be_guessed_by_counting(language: str) -> None:
    heard = [(card, Heard(card.answers[0], language)) for card in riddles.riddles_of(language)]
    numbers = [card for card, answer in heard if answer.words == answer.numbers]
    assert [card.answers[0] for card in numbers if not card.one_answer] == []


@pytest.mark.rule("FB-05")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"grade": "tricky"}, "grade is 'tricky'"),
        ({"grade": None}, "grade is None"),
        ({"question": " "}, "the question must have"),
        ({"question": "?" * 401}, "the question must have"),
        ({"answer": "…"}, "'…' is no answer"),
        ({"answer": None}, "None is no answer"),
        ({"also": ["x" * 41]}, "is no answer"),
        ({"never": "the lock"}, "never is not a list"),
        ({"one_answer": "yes"}, "one_answer is"),
        ({"answers": ["a key"]}, "unknown keys ['answers']"),
    ],
)
def test_a_file_of_ours_that_is_faulty_says_where(change: dict[str, object], said: str) -> None:
    good: dict[str, object] = {"question": "It turns.", "answer": "the key", "never": ["the lock"], "grade": "easy"}
    text = in_toml(good) + in_toml(good | change)
    with pytest.raises(ValueError, match=re.escape("riddles/en.toml, riddle 2 (") + ".*" + re.escape(said)):
        riddles.read_ours(text, "en")


def in_toml(card: dict[str, object]) -> str:
    """Texts, lists and flags are written as in JSON."""
    lines = [f"{key} = {json.dumps(value)}\n" for key, value in card.items() if value is not None]
    return "[[riddle]]\n" + "".join(lines)


@pytest.mark.rule("FB-05")
@pytest.mark.parametrize("text", ["", "[[riddle]", "riddle = 3", "card = []", "[riddle]\nquestion = 'x'"])
def test_a_file_of_ours_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"riddles/fr\.toml"):
        riddles.read_ours(text, "fr")
