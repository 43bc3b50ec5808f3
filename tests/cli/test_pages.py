"""The shelf, help, and the summary of a simulation."""

import re

import pytest

from ludotheque.cli.app import COMMANDS

from .commands import Command


@pytest.mark.parametrize(("language", "title"), [("fr", "les jeux de l'étagère"), ("en", "the games on the shelf")])
def test_the_shelf_shows_every_game_with_its_seats(here: Command, language: str, title: str) -> None:
    done = here("games", "--lang", language)
    assert done.code == 0
    assert title in done.out
    assert "coffre-et-cle" in done.out
    assert re.search(r"4 (to|à) 8", done.out)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_game_shows_its_presets_and_options(here: Command, language: str) -> None:
    done = here("games", "coffre-et-cle", "--lang", language)
    assert done.code == 0
    for word in ("sharper", "as_printed", "fog", "max_rounds", "with_players", "0–20"):
        assert word in done.out


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("words", [[], ["--help"], *([command, "--help"] for command in COMMANDS), ["-h", "play"]])
def test_help_is_there_for_every_command_in_both_languages(here: Command, language: str, words: list[str]) -> None:
    done = here(*words, "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert "--lang" in done.out
    assert max(map(len, done.out.splitlines())) <= 80


def test_help_lists_what_a_command_understands(here: Command) -> None:
    shown = here("play", "--help").out
    for flag in ("GAME", "--seats", "--bots", "--seed", "--preset", "--set", "--level", "--log", "--dice", "--fast"):
        assert flag in shown


@pytest.mark.parametrize(("language", "sign"), [("fr", ","), ("en", ".")])
def test_a_simulation_sums_up_with_intervals(here: Command, language: str, sign: str) -> None:
    words = ("simulate", "--games", 40, "--bots", "random", "--seed", 1, "--lang", language)
    done = here(*words)
    assert (done.code, done.err) == (0, "")
    assert re.search(rf"\d\{sign}\d.%", done.out) or re.search(rf"\d\{sign}\d%", done.out)
    assert " / 40" in done.out
    assert max(map(len, done.out.splitlines()[:-3])) <= 80
    assert here(*words).out == done.out
