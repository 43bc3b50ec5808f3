"""The rules as told in docs/games: in both languages, complete, and each of them carried by a test."""

import re
from pathlib import Path

import pytest

from ludotheque.games import shelf
from ludotheque.kernel.options import describe

HOME = Path(__file__).resolve().parent.parent
LANGUAGES = ("fr", "en")
RULE = re.compile(r"\b[A-Z]{2}-\d+[a-z]?\b")
MARKER = re.compile(r"\bmark\.rule\(([^)]*)\)")

every_game = pytest.mark.parametrize("game", list(shelf()))
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def told(game: str, language: str) -> str:
    return (HOME / "docs" / "games" / game / f"{language}.md").read_text(encoding="utf-8")


def ids(text: str) -> set[str]:
    return set(RULE.findall(text))


def letters(game: str) -> str:
    """The two letters with which the rules of this game begin."""
    return shelf()[game].seats_rule[:2]


def carried(game: str) -> set[str]:
    """The rules of this game that some test's marker names."""
    tests = [path.read_text(encoding="utf-8") for path in (HOME / "tests").rglob("*.py")]
    marked = {rule for text in tests for marker in MARKER.findall(text) for rule in ids(marker)}
    return {rule for rule in marked if rule.startswith(letters(game))}


@every_game
def test_the_rules_are_told_in_both_languages_with_the_same_ids(game: str) -> None:
    french, english = (ids(told(game, language)) for language in LANGUAGES)
    assert french
    assert french == english


@every_game
@both_languages
def test_only_rules_of_the_game_itself_are_told(game: str, language: str) -> None:
    assert {rule[:2] for rule in ids(told(game, language))} == {letters(game)}


@every_game
@both_languages
def test_each_rule_that_is_told_is_carried_by_a_test(game: str, language: str) -> None:
    assert ids(told(game, language)) - carried(game) == set()


@every_game
@both_languages
def test_each_rule_that_a_test_carries_is_told(game: str, language: str) -> None:
    assert carried(game) - ids(told(game, language)) == set()


@every_game
@both_languages
def test_no_rule_is_skipped_in_the_count(game: str, language: str) -> None:
    numbers = {int(re.sub(r"\D", "", rule)) for rule in ids(told(game, language))}
    assert numbers == set(range(1, max(numbers) + 1))


@every_game
@both_languages
def test_every_option_its_values_and_every_preset_are_told(game: str, language: str) -> None:
    text = told(game, language)
    for field in describe(shelf()[game].options):
        for word in (field.name, *field.choices):
            assert f"`{word}`" in text
    for preset in shelf()[game].presets(shelf()[game].seats[0]):
        assert f"`{preset}`" in text


@every_game
def test_both_languages_have_the_same_sections_and_tables(game: str) -> None:
    shapes = [
        [line.split(" ")[0] if line.startswith("#") else line.count("|") for line in told(game, language).splitlines()]
        for language in LANGUAGES
    ]
    french, english = ([part for part in shape if part] for shape in shapes)
    assert french == english


@every_game
@both_languages
def test_every_link_within_the_page_leads_somewhere(game: str, language: str) -> None:
    text = told(game, language)
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    anchors = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([^)]*)\)", text)) <= anchors
