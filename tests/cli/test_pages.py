"""The shelf, help, and the summary of a simulation."""

import re
from io import StringIO

import pytest
from rich.console import Console

from ludotheque.bots import levels
from ludotheque.cli.app import COMMANDS
from ludotheque.cli.rooms import texts_of
from ludotheque.cli.simulate import shares
from ludotheque.games import find, shelf
from ludotheque.kernel.game import AnyGame
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


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_game_explains_each_level_of_its_bots(here: Command, language: str, game: AnyGame) -> None:
    shown = " ".join(here("games", game.id, "--lang", language).out.split())
    for level in levels(game):
        assert f"{level} {' '.join(texts_of(game, language).say(f'bot-{level}').split())}" in shown


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


def test_a_simulation_says_who_wins_by_the_order_of_play_by_cards_played_and_in_how_many_turns(here: Command) -> None:
    shown = here("simulate", "formule-secrete", "--games", 3, "--seats", 3, "--bots", "random", "--lang", "en").out
    assert re.findall(r"Number \d", shown) == ["Number 1", "Number 2", "Number 3"]
    assert re.search(r"Roll again +\d", shown)
    assert re.search(r"Turns, skipped ones included: \d[^:]* median\s\d", shown)


def test_a_simulation_counts_claims_where_there_are_any(here: Command) -> None:
    few = ("--games", 1, "--seed", 1, "--lang", "en")
    assert re.search(r"^Claims: \d", here("simulate", "coffre-et-cle", "--bots", "regular", *few).out, re.MULTILINE)
    assert "laims" not in here("simulate", "casse-du-siecle", "--bots", "random", *few).out


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("games", [187, 12_345, 9_999_999])
def test_no_figure_of_a_summary_is_cut(language: str, games: int) -> None:
    rows = [
        ("Une fin de partie dont le nom est bien trop long pour sa colonne", Share(games, games, 1.0, 1.0, 1.0)),
        ("x", Share(1, 8 * games, 0.1, 0.1, 1.0)),
    ]
    drawn = StringIO()
    for heading in ("simulate-endings", "simulate-parts", "simulate-levels", "simulate-order"):
        say = texts(language).say
        Console(file=drawn, width=80).print(shares(say(heading), rows, texts(language)))
    shown = drawn.getvalue()
    assert shown.count(f"{games} / {games} ") == 4
    assert shown.count(f" 1 / {8 * games}") == 4
    assert shown.count(texts(language).say("simulate-interval")) == 4
    assert "…" not in shown
    assert max(map(len, shown.splitlines())) <= 80
