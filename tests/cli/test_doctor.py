"""`ludotheque doctor`: everything it looks at, well and unwell, in real folders."""

import os
import resource
import shutil
import subprocess
from pathlib import Path

import pytest

from ludotheque.cli import doctor, form
from ludotheque.cli.doctor import Finding, Mark
from ludotheque.server import client
from ludotheque.texts import texts

from .commands import LUDOTHEQUE, SOURCE, Command, Done, environment

LINES = 6  # checks


def examined(data: Path, *, source: str = SOURCE, most_bytes: int | None = None, **more: str) -> Done:
    """The doctor in a process of its own, which may find other modules, or may not write much into a file."""

    def limit() -> None:
        if most_bytes is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))

    done = subprocess.run(
        [*LUDOTHEQUE, "doctor"],
        env=environment(data) | {"PYTHONPATH": source, "COLUMNS": "400"} | more,
        capture_output=True,
        timeout=60,
        check=False,
        preexec_fn=limit,
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


def line(shown: str, what: str) -> list[str]:
    """The mark and the sentence of a check."""
    found = [row.split(maxsplit=2) for row in shown.splitlines() if row.split()[1:2] == [what]]
    assert len(found) == 1, shown
    return [found[0][0], found[0][2].strip()]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_sound_house_is_told_in_a_line_a_check(here: Command, tmp_path: Path, language: str) -> None:
    done = here("doctor", "--lang", language)
    assert (done.code, done.err) == (0, "")
    assert texts(language).say("doctor-well") in done.out
    assert max(map(len, done.out.splitlines())) <= 80
    assert list(tmp_path.iterdir()) == [], "nothing is left behind"


def test_each_check_has_its_line(tmp_path: Path) -> None:
    done = examined(tmp_path)
    assert (done.code, done.err) == (0, "")
    assert len(done.out.splitlines()) == 1 + LINES + 1
    assert line(done.out, "Python")[0] == "ok"
    assert line(done.out, "Data")[1].startswith(f"{tmp_path}/ludotheque, ")
    assert line(done.out, "Database")[1].startswith("SQLite 3.")
    assert line(done.out, "Browser")[0] == ("note" if client.found() is None else "ok")
    assert "Le Coffre et la Clé" in line(done.out, "Games")[1]


def test_the_form_told_is_the_form_that_runs(tmp_path: Path) -> None:
    mark, sentence = line(examined(tmp_path).out, "Rules")
    assert (mark, sentence.split(",")[0].rstrip(".")) == (
        ("ok", "compiled") if form.is_compiled() else ("note", "interpreted")
    )


@pytest.mark.parametrize(
    ("note", "sentence"),
    [
        ('{"form":"interpreted","why":"no-compiler"}', "interpreted, since no C compiler was found"),
        ('{"form":"interpreted","why":"not-asked"}', "interpreted, since LUDOTHEQUE_COMPILE was “no”"),
        ('{"form":"interpreted","why":"failed","detail":"x.c:1"}', "interpreted, since compiling failed (x.c:1)"),
        ('{"form":"compiled","why":"compiled"}', "interpreted, although this installation was compiled"),
        (None, "interpreted, straight from the source tree"),
    ],
)
def test_an_interpreted_house_says_why(tmp_path: Path, note: str | None, sentence: str) -> None:
    package = interpreted_copy(tmp_path)
    if note is not None:
        (package / "form.json").write_text(note, encoding="utf-8")
    done = examined(tmp_path / "data", source=str(tmp_path))
    assert done.code == 0, "slow is not wrong"
    mark, told = line(done.out, "Rules")
    assert mark == "note"
    assert told.startswith(sentence)


def interpreted_copy(folder: Path) -> Path:
    """The package as it would be without a compiler."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "form.json")
    return Path(shutil.copytree(Path(SOURCE) / "ludotheque", folder / "ludotheque", ignore=ignored))


def test_pages_that_were_never_built_are_missed(tmp_path: Path) -> None:
    assert doctor.pages(tmp_path, texts("en")).mark is Mark.OK
    assert doctor.pages(None, texts("en")) == Finding(Mark.NOTE, "Browser", texts("en").say("client-missing"))


# -- unwell ----------------------------------------------------------------------------------------------------


def test_an_old_python_is_wrong() -> None:
    assert doctor.python((3, 10, 9), texts("en")) == Finding(
        Mark.WRONG, "Python", "3.10.9 is too old: install 3.11 or newer, then Ludothèque again."
    )
    assert doctor.python((3, 11, 0), texts("en")).mark is Mark.OK


def test_a_data_folder_that_cannot_be_made_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    done = examined(file)
    assert (done.code, done.err.count("\n")) == (1, 1)
    assert done.err.startswith("One thing is wrong")
    mark, sentence = line(done.out, "Data")
    assert mark == "wrong"
    assert sentence.startswith(f"The folder {file}/ludotheque cannot be made")
    assert "XDG_DATA_HOME" in sentence
    assert line(done.out, "Database") == ["note", "not tried: the data folder comes first."]


@pytest.mark.parametrize("home", ["/dev/null", "/proc"])
def test_a_home_that_cannot_be_written_is_wrong(home: str) -> None:
    done = examined(Path(), XDG_DATA_HOME="", HOME=home)
    assert (done.code, done.err.count("\n")) == (1, 1)
    assert line(done.out, "Data")[0] == "wrong"
    assert f"{home}/.local/share/ludotheque" in line(done.out, "Data")[1]


def test_a_folder_into_which_nothing_can_be_written_is_wrong(tmp_path: Path) -> None:
    done = examined(tmp_path, most_bytes=0)
    assert done.code == 1
    mark, sentence = line(done.out, "Data")
    assert mark == "wrong"
    assert sentence.startswith(f"Nothing can be written in the folder {tmp_path}/ludotheque")
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_wrong(tmp_path: Path) -> None:
    full = doctor.room_left("Data", tmp_path, doctor.LEAST_ROOM - 1, texts("en"))
    assert full.mark is Mark.WRONG
    assert full.sentence.startswith(f"{tmp_path} has only 0.1 GB free")


def test_a_database_that_cannot_be_kept_is_wrong(tmp_path: Path) -> None:
    done = examined(tmp_path, most_bytes=1000)  # less than a page of SQLite's
    assert done.code == 1
    assert line(done.out, "Data")[0] == "ok"
    mark, sentence = line(done.out, "Database")
    assert mark == "wrong"
    assert sentence.startswith(f"SQLite cannot keep a database in {tmp_path}/ludotheque (")
    assert list(tmp_path.iterdir()) == []


def test_a_python_without_sqlite_is_wrong_and_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "sqlite3.py").write_text("raise ImportError('built without it')\n", encoding="utf-8")
    done = examined(tmp_path / "data", source=os.pathsep.join([str(tmp_path), SOURCE]))
    assert (done.code, done.err.count("\n")) == (1, 1)
    assert line(done.out, "Database") == ["wrong", "This Python has no sqlite3 module: use a Python that has it."]


def test_a_text_that_one_language_lacks_is_wrong(tmp_path: Path) -> None:
    package = interpreted_copy(tmp_path)
    english = package / "games" / "coffre_et_cle" / "texts" / "en.ftl"
    text = english.read_text(encoding="utf-8").replace("preset-fog =", "preset-smoke =")
    english.write_text(text, encoding="utf-8")
    done = examined(tmp_path / "data", source=str(tmp_path))
    assert done.code == 1
    assert line(done.out, "Games") == [
        "wrong",
        "Texts are missing in one language (preset-fog, preset-smoke): install Ludothèque again.",
    ]


def test_a_house_without_games_is_wrong(tmp_path: Path) -> None:
    games = interpreted_copy(tmp_path) / "games"
    for room in games.glob("*/__init__.py"):
        shutil.rmtree(room.parent)
    done = examined(tmp_path / "data", source=str(tmp_path))
    assert done.code == 1
    assert line(done.out, "Games")[0] == "wrong"
