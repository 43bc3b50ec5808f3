"""`ludotheque board check`, and playing on a board that somebody has typed in."""

from pathlib import Path

import msgspec
import pytest

from ludotheque import games

from .commands import Command

DATA = Path(games.__file__).parent / "formule_secrete" / "data"
GOOD = (DATA / "standard.toml").read_text(encoding="utf-8")


def typed_in(folder: Path, text: str) -> Path:
    path = folder / "board.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(("language", "line"), [("en", "Line"), ("fr", "Ligne")])
def test_every_fault_is_told_on_a_line_of_its_own(here: Command, tmp_path: Path, language: str, line: str) -> None:
    path = typed_in(tmp_path, GOOD.replace('"safe"', '"sofa"').replace("roll-again = 5", "roll-again = 5.5"))
    done = here("board", "check", path, "--lang", language)
    assert done.code == 1
    assert [told.split()[0] for told in done.out.splitlines()] == [line] * 5
    assert "5" in done.err


def test_of_a_good_board_it_says_how_to_play_on_it(here: Command, tmp_path: Path) -> None:
    done = here("board", "check", typed_in(tmp_path, GOOD))
    assert done.code == 0
    assert "play formule-secrete --board" in done.out
    assert "own_board=..R.1.GN.T.S" in done.out


CARDS = (Path(games.__file__).parent / "fort_boyard" / "data" / "own" / "fr.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "line"), [("en", "Line 8: in riddle 1,"), ("fr", "Ligne 8\N{NO-BREAK SPACE}: dans l'énigme 1,")]
)
def test_cards_of_ones_own_are_looked_at_as_well(here: Command, tmp_path: Path, language: str, line: str) -> None:
    done = here("board", "check", typed_in(tmp_path, CARDS), "--lang", language)
    assert done.code == 0
    assert "cards=" in done.out
    done = here("board", "check", typed_in(tmp_path, CARDS.replace("dents", "dents" * 80)), "--lang", language)
    assert done.code == 1
    assert done.out.startswith(line)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "does not say for which game"),
        ('game = "chess"', "no game “chess”"),
        ('game = "casse-du-siecle"', "no boards"),
    ],
)
def test_a_file_says_for_which_game_it_is(here: Command, tmp_path: Path, text: str, said: str) -> None:
    done = here("board", "check", typed_in(tmp_path, text))
    assert done.code == 1
    assert said in done.err


def test_what_is_no_file_is_refused(here: Command, tmp_path: Path) -> None:
    assert here("board", "check", tmp_path / "none.toml").code == 1
    assert here("board", "check", tmp_path).code == 1
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    assert "UTF-8" in here("board", "check", tmp_path / "bytes").err
    assert here("board", "burn", tmp_path / "bytes").code == 1
    assert here("board").code == 1


def test_a_table_is_played_on_it_and_its_log_keeps_it(here: Command, tmp_path: Path) -> None:
    path, log = typed_in(tmp_path, GOOD), tmp_path / "game.jsonl"
    words = ["play", "formule-secrete", "--board", path, "--seats", "2", "--bots", "2", "--seed", "1", "--fast"]
    done = here(*words, "--log", log, "--set", "max_rounds=1")
    assert done.code == 0, done.err
    header = msgspec.json.decode(log.read_text(encoding="utf-8").splitlines()[0])
    assert header["options"]["own_board"].startswith("..R.1.GN")
    assert here("verify", log).code == 0


def test_bots_are_compared_on_it(here: Command, tmp_path: Path) -> None:
    words = ["simulate", "formule-secrete", "--games", "3", "--seats", "2", "--seed", "1"]
    done = here(*words, "--board", typed_in(tmp_path, GOOD), "--set", "max_rounds=2")
    assert done.code == 0, done.err
