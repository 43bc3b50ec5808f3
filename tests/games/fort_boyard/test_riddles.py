"""FB-05: our riddles, all of them; FB-40: cards of one's own, read or refused line by line."""

import json
import re
import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from time import process_time
from typing import Any

import pytest

from ludotheque.games.fort_boyard import riddles
from ludotheque.games.fort_boyard.judging import LONGEST, Heard, is_right, plain
from ludotheque.games.fort_boyard.riddles import LONGEST_QUESTION, MOST_ANSWERS, MOST_CARDS, Grade, Riddle
from ludotheque.kernel.errors import BadBoard

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


# -- one's own ---------------------------------------------------------------------------------------------------

OWN = '''\
game = "fort-boyard"

[[riddle]] # the first
question = """
It has hands,
[[riddle]] and answers = "none"."""
answers = [
    "the clock", # grandfather's
    "a watch",
]

[[riddle]]
question = "How many legs has a spider?"
answers = ["8", "eight"]
one_answer = true
'''


def faults(text: str) -> list[tuple[str, int]]:
    with pytest.raises(BadBoard) as bad:
        riddles.read_own(text, "en")
    assert {fault.rule for fault in bad.value.faults} <= {"FB-40", None}
    return [(fault.code.value, int(fault.details["line"])) for fault in bad.value.faults]


def many(cards: int) -> str:
    return '[[riddle]]\nquestion = "Who?"\nanswers = ["me"]\n' * cards


@pytest.mark.rule("FB-40")
def test_cards_of_ones_own_are_read() -> None:
    first, second = riddles.read_own(OWN, "en")
    question = 'It has hands,\n[[riddle]] and answers = "none".'
    assert first == Riddle(question, ("the clock", "a watch"), one_answer=False, grade=Grade.MEDIUM, language="en")
    assert second.one_answer
    assert is_right("watches", first.answers, first.language)
    assert len(riddles.read_own(many(MOST_CARDS), "fr")) == MOST_CARDS


@pytest.mark.rule("FB-40")
@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ('"fort-boyard"', '"roc-noir"', "riddles-other-game", 1),
        ("game =", "colour = 1\ngame =", "riddles-unknown-key", 1),
        ('"the clock"', '""', "riddles-bad-answer", 8),
        ('"the clock"', '"' + "x" * (LONGEST + 1) + '"', "riddles-bad-answer", 8),
        ('"a watch"', "12", "riddles-bad-answer", 9),
        ('"a watch"', '"?!"', "riddles-says-nothing", 9),
        ('"a watch"', '"a\\nwatch"', "riddles-bad-sign", 9),
        ('"a watch"', '"a\\u202ewatch"', "riddles-bad-sign", 9),
        ('["8", "eight"]', "[]", "riddles-bad-answers", 14),
        ('["8", "eight"]', '"8"', "riddles-bad-answers", 14),
        ('["8", "eight"]', str(["x"] * (MOST_ANSWERS + 1)), "riddles-bad-answers", 14),
        ('["8", "eight"]', '["8", ""]', "riddles-bad-answer", 14),
        ("How many", "How\\u0000many", "riddles-bad-sign", 13),
        ("How many legs has a spider?", " ", "riddles-bad-question", 13),
        ("How many", "?" * LONGEST_QUESTION, "riddles-bad-question", 13),
        ('"How many legs has a spider?"', "8", "riddles-bad-question", 13),
        ('question = "How many legs has a spider?"\n', "", "riddles-missing", 12),
        ('answers = ["8", "eight"]\n', "", "riddles-missing", 12),
        ("one_answer = true", "one_answer = 1", "riddles-bad-flag", 15),
        ("one_answer = true", 'hint = "eight"', "riddles-unknown-key", 15),
        ('"a watch",\n', '"a watch\n', "riddles-not-toml", 9),
    ],
)
def test_every_fault_is_told_with_its_line(old: str, new: str, code: str, line: int) -> None:
    assert OWN.count(old) == 1
    assert faults(OWN.replace(old, new)) == [(code, line)]


@pytest.mark.rule("FB-40")
def test_all_faults_are_told_at_once_from_top_to_bottom() -> None:
    text = OWN.replace('"the clock"', '""').replace("How many legs has a spider?", "").replace("true", '"yes"')
    assert faults(text) == [("riddles-bad-answer", 8), ("riddles-bad-question", 13), ("riddles-bad-flag", 15)]


@pytest.mark.rule("FB-40")
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", ("riddles-none", 1)),
        ("riddle = []", ("riddles-none", 1)),
        ("riddle = 3", ("riddles-not-cards", 1)),
        ("riddle = [3]", ("riddles-not-cards", 1)),
        ("\n[riddle]\nquestion = 'Who?'\nanswers = ['me']\n", ("riddles-not-cards", 4)),
        ("\nriddle = [{ question = 'Who?', answers = 'me' }]\n", ("riddles-bad-answers", 2)),
        (many(MOST_CARDS + 1), ("riddles-too-many", 3 * MOST_CARDS + 1)),
    ],
)
def test_whatever_is_typed_gets_an_answer(text: str, found: tuple[str, int]) -> None:
    assert faults(text) == [found]


@pytest.mark.rule("FB-40")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("x" * 300_000, "riddles-too-long"),
        ("a = 1\n" * 50_000, "riddles-too-long"),
        ("\n" * 1_000_000, "riddles-too-long"),
        ("a = " + "[" * 3_900, "riddles-not-toml"),
        ("a = " + "{a = " * 790, "riddles-not-toml"),
        ("a = " + "9" * 3_900 + "\n[b", "riddles-not-toml"),
        ("[[riddle]]\nanswers = [0x" + "f" * 3_900 + "]", "riddles-bad-answer"),
        ("[[riddle]]\n" * 10_000, "riddles-too-many"),
        ("[[riddle]]\n" * MOST_CARDS, "riddles-missing"),
        ("".join(f"k{number} = 1\n" for number in range(10_000)), "riddles-unknown-key"),
        ("[[riddle]]\nanswers = [\n" + '"",\n' * 40_000 + "]", "riddles-bad-answers"),
        ("[[riddle]]\n" + ("answers = [" + '"",' * 1_300 + "]\n[[riddle]]\n") * 45, "riddles-bad-answers"),
        ("[[riddle]]\n" + f"answers = {['?' * 40] * 12}\n[[riddle]]\n" * 199, "riddles-says-nothing"),
    ],
)
def test_whatever_is_sent_is_refused_soon_and_shortly(text: str, code: str) -> None:
    """Anybody may send it to a house: no text makes it think for long, or say more than somebody would read."""
    began = process_time()
    with pytest.raises(BadBoard) as bad:
        riddles.read_own(text, "en")
    assert process_time() - began < 1
    assert code in [fault.code.value for fault in bad.value.faults]
    assert len(str([fault.details for fault in bad.value.faults])) < 20_000
