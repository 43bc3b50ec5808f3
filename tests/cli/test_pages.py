"""The shelf, help, and the summary of a simulation."""

import re
from io import StringIO

import pytest
from rich.console import Console

from ludotheque.cli.app import COMMANDS
from ludotheque.cli.simulate import shares
from ludotheque.games import find
from ludotheque.kernel.options import describe
from ludotheque.lab.simulate import Share
from ludotheque.texts import texts

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
    assert re.search(r"off.?: (one name|un seul nom)", done.out)
    assert len(re.findall(r"\[(?:default|par défaut).?: \S+\]", done.out)) == len(
        describe(find("coffre-et-cle").options)
    )
    assert len(re.findall(r"\[(?:played|jouée)", done.out)) == 1


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("words", [[], ["--help"], *([command, "--help"] for command in COMMANDS), ["-h", "play"]])
def test_help_is_there_for_every_command_in_both_languages(here: Command, language: str, words: list[str]) -> None:
    done = here(*words, "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert "--lang" in done.out
    assert max(map(len, done.out.splitlines())) <= 80


@pytest.mark.parametrize(("command", "word"), [("play", "JEU"), ("verify", "JOURNAL")])
def test_french_help_has_one_word_for_one_thing(here: Command, command: str, word: str) -> None:
    shown = here(command, "--help", "--lang", "fr").out
    assert shown.count(word) >= 2
    assert "GAME" not in shown
    assert "LOG" not in shown


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


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("games", [187, 12_345, 9_999_999])
def test_no_figure_of_a_summary_is_cut(language: str, games: int) -> None:
    rows = [
        ("Une fin de partie dont le nom est bien trop long pour sa colonne", Share(games, games, 1.0, 1.0, 1.0)),
        ("x", Share(1, 8 * games, 0.1, 0.1, 1.0)),
    ]
    drawn = StringIO()
    for heading in ("simulate-endings", "simulate-parts", "simulate-levels", "simulate-seats"):
        say = texts(language).say
        Console(file=drawn, width=80).print(shares(say(heading), rows, texts(language)))
    shown = drawn.getvalue()
    assert shown.count(f"{games} / {games} ") == 4
    assert shown.count(f" 1 / {8 * games}") == 4
    assert shown.count(texts(language).say("simulate-interval")) == 4
    assert "…" not in shown
    assert max(map(len, shown.splitlines())) <= 80
