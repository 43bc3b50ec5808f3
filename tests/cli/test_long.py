"""Words and numbers far longer than any person types: one sentence each, and never a fault of ours."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.texts import LANGUAGES, QUOTED, texts

from .commands import Command

LONG = ["x" * 3000, "9" * 28, "9" * 5000, "-" + "9" * 300, "é " * 1500]
OPTIONS = [
    ("games coffre-et-cle", "--seats"),
    ("play", "--seats"),
    ("play", "--bots"),
    ("play", "--seed"),
    ("play", "--preset"),
    ("play", "--set"),
    ("play", "--level"),
    ("play", "--log"),
    ("play", "--dice"),
    ("play", "--lang"),
    ("simulate", "--games"),
    ("simulate", "--seats"),
    ("simulate", "--bots"),
    ("simulate", "--preset"),
    ("simulate", "--set"),
    ("simulate", "--seed"),
    ("simulate", "--jobs"),
]


def is_a_sentence(text: str) -> bool:
    return text.count("\n") == 1 and len(text) < 800


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", LONG, ids=range(len(LONG)))
@pytest.mark.parametrize(("command", "option"), OPTIONS)
def test_an_option_takes_no_harm_from_a_long_word(
    here: Command, command: str, option: str, word: str, language: str
) -> None:
    few = () if command != "simulate" or option == "--games" else ("--games", "1")
    done = here(*command.split(), f"{option}={word}", *few, "--lang", language)
    if option != "--seed":
        assert done.code == 1
    assert done.code == 0 or is_a_sentence(done.err)


@pytest.mark.parametrize("word", LONG, ids=range(len(LONG)))
@pytest.mark.parametrize(
    "words", [[], ["play"], ["games"], ["simulate"], ["replay"], ["verify"], ["play", "coffre-et-cle"]]
)
def test_a_command_takes_no_harm_from_a_long_word(here: Command, words: list[str], word: str) -> None:
    done = here(*words, word)
    assert done.code == 1
    assert is_a_sentence(done.err)


@pytest.mark.parametrize("word", LONG, ids=range(len(LONG)))
@pytest.mark.parametrize("name", ["max_rounds", "starter", "advanced_cards", "notes", "fake_hides", "x"])
def test_a_game_option_takes_no_harm_from_a_long_value(here: Command, name: str, word: str) -> None:
    for text in (f"{name}={word}", f"{word}={name}"):
        done = here("play", "--set", text)
        assert done.code == 1
        assert is_a_sentence(done.err)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", LONG, ids=range(len(LONG)))
def test_no_prompt_takes_harm_from_a_long_line(here: Command, tmp_path: Path, word: str, language: str) -> None:
    """In turn: the name, the dice, the menu, talk and its menus, leaving."""
    typed = "\n".join([word, word, "1", word, "t", word, "2", word, "2", word, "", "q", word, "o", "y", ""])
    words = ("--level", "random", "--seed", "5", "--dice", "--lang", language)
    done = here("play", *words, "--log", tmp_path / "log", typed=typed)
    assert done.code == 0, done.err


@pytest.mark.parametrize("number", [10**12, 10**30, 10**3999], ids=["13", "31", "4000"])
@pytest.mark.parametrize("field", ["ludotheque", "game", "rules", "options", "seats", "commitment"])
def test_a_long_field_in_a_header_is_one_sentence(
    here: Command, finished: Path, tmp_path: Path, field: str, number: int
) -> None:
    first, *rest = finished.read_text(encoding="utf-8").splitlines()
    for value in ("x" * 3000, str(number), ["x" * 3000] * 5, {"max_rounds": str(number)}, {"x" * 3000: 1}):
        header: dict[str, Any] = msgspec.json.decode(first) | {field: value}
        spelt = msgspec.json.encode(header).decode().replace(f'"{number}"', str(number))
        path = tmp_path / "log"
        path.write_text("\n".join([spelt, *rest, ""]), encoding="utf-8")
        for command in ("verify", "replay"):
            done = here(command, path)
            assert done.code == 0 or is_a_sentence(done.err)


@pytest.mark.parametrize("digits", [13, 31, 4000, 5000])
@pytest.mark.parametrize(
    "line",
    [
        '{"seat":N,"do":"pass","at":0}',
        '{"seat":"luck","do":"drawn N","at":0}',
        '{"seat":0,"do":"pass","at":N}',
        '{"seat":0,"do":"force N N","at":0}',
        '{"seat":0,"do":"claim saw 0 N key","at":0}',
        '{"seat":"N","do":"N","at":0}',
        '{"seat":"clock","do":"time-out N","at":0}',
        '{"outcome":{"how":"N","winners":[N],"scores":[N],"parts":["N"]},"seed":"N","digest":"N"}',
    ],
)
@pytest.mark.parametrize("kept", [1, 2, 3, 5])
def test_a_long_field_in_a_line_is_one_sentence(
    here: Command, finished: Path, tmp_path: Path, line: str, digits: int, kept: int
) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()[:kept]
    path = tmp_path / "log"
    path.write_text("\n".join([*lines, line.replace("N", "9" * digits), ""]), encoding="utf-8")
    for command in ("verify", "replay"):
        done = here(command, path)
        assert done.code == 0 or is_a_sentence(done.err)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_shows_the_beginning_of_what_is_too_long(language: str) -> None:
    say = texts(language).say
    for value in ("a" * 3000, 10**400, 10**5000):
        assert len(say("somebody", number=value)) < QUOTED + 10
    assert "1000" in say("somebody", number=10**400)
    assert say("somebody", number=10**5000).endswith("…")
