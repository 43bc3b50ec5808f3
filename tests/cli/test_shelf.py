"""A shelf with more than one game on it."""

import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar
from unittest.mock import patch

import pytest

from ludotheque import cli, games
from ludotheque.cli import app
from ludotheque.games.coffre_et_cle import GAME, CoffreEtCle
from ludotheque.kernel.errors import BadOptions


class ForThree(CoffreEtCle):
    """Another game, for fewer."""

    seats: ClassVar = range(2, 4)


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(games, "shelf", lambda: MappingProxyType({GAME.id: GAME, "other": GAME}))


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize(("typed", "code", "told"), [("2\nAna\nq\ny\n", 0, "Ana"), ("\n", 1, "Say which game")])
def test_with_several_games_and_none_named_the_shelf_is_offered(typed: str, code: int, told: str) -> None:
    out, err = StringIO(), StringIO()
    with patch.object(sys, "stdin", StringIO(typed)), redirect_stdout(out), redirect_stderr(err):
        assert cli.run(["play", "--fast", "--lang", "en"]) == code
    assert out.getvalue().count("Le Coffre et la Clé") >= 2
    assert told in out.getvalue() + err.getvalue()


def test_without_a_number_a_table_is_as_near_to_five_as_its_game_allows() -> None:
    assert app.seats_for(GAME, None) == 5
    assert app.seats_for(ForThree(), None) == 3
    assert app.seats_for(GAME, 7) == 7
    with pytest.raises(BadOptions):
        app.seats_for(ForThree(), 5)
