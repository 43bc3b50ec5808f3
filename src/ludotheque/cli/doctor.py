"""`ludotheque doctor`: what this installation stands on, one line a check, and what to do where something is wrong."""

import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from enum import StrEnum
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import ludotheque
from ludotheque import texts as house_texts
from ludotheque.games import room, shelf
from ludotheque.kernel.errors import Refused
from ludotheque.server import client
from ludotheque.texts import LANGUAGES, Texts, source, texts
from ludotheque.texts.speaker import Speaker

from . import form
from .conversation import BRASS, INK
from .faults import BadCommand, CommandFault, from_folder
from .records import data_folder
from .rooms import texts_of

OLDEST_PYTHON: Final = (3, 11)
LEAST_ROOM: Final = 100_000_000  # bytes: thousands of logs, and room for a database to tidy itself
GIGABYTE: Final = 1_000_000_000


class Mark(StrEnum):
    OK = "ok"
    NOTE = "note"
    WRONG = "wrong"


STYLES: Final = {Mark.OK: "green", Mark.NOTE: BRASS, Mark.WRONG: "bold red"}


class Finding(NamedTuple):
    mark: Mark
    what: str
    sentence: str


def examine(language: str, environment: Mapping[str, str], console: Console) -> None:
    """Show every finding; anything wrong is a refusal, so that a script can ask too."""
    words = texts(language)
    console.print(Text(words.say("doctor-title", version=ludotheque.__version__), style=f"bold {BRASS}"))
    findings = list(_findings(words, environment))
    console.print(_table(findings, words))
    wrong = sum(finding.mark is Mark.WRONG for finding in findings)
    if wrong:
        raise BadCommand(CommandFault.NOT_WELL, wrong=wrong)
    console.print(Text(words.say("doctor-well"), style=INK))


def _findings(words: Texts, environment: Mapping[str, str]) -> Iterator[Finding]:
    yield python(sys.version_info[:3], words)
    yield rules(words)
    folder = data(environment, words)
    yield folder
    yield database(environment, words) if folder.mark is Mark.OK else _database_untried(words)
    yield pages(client.found(), words)
    yield games(words)


def _table(findings: list[Finding], words: Texts) -> Grid:
    marks = {
        Mark.OK: words.say("doctor-ok"),
        Mark.NOTE: words.say("doctor-note"),
        Mark.WRONG: words.say("doctor-wrong"),
    }
    grid = Grid(box=None, show_header=False, padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for mark, what, sentence in findings:
        grid.add_row(Text(marks[mark], style=STYLES[mark]), Text(what, style=INK), Text(sentence))
    return grid


# -- the checks ------------------------------------------------------------------------------------------------


def python(version: tuple[int, ...], words: Texts) -> Finding:
    running, oldest = (".".join(map(str, numbers)) for numbers in (version, OLDEST_PYTHON))
    if version < OLDEST_PYTHON:
        return Finding(Mark.WRONG, "Python", words.say("doctor-python-old", version=running, oldest=oldest))
    return Finding(Mark.OK, "Python", words.say("doctor-python-fine", version=running))


def rules(words: Texts) -> Finding:
    mark = Mark.OK if form.is_compiled() else Mark.NOTE
    return Finding(mark, words.say("doctor-rules"), form.sentence(words))


def data(environment: Mapping[str, str], words: Texts) -> Finding:
    """Whether logs can be kept: by keeping something there for a moment."""
    what = words.say("doctor-data")
    try:
        folder = data_folder(environment)
        with _made(folder):
            _write_a_little(folder)
            free = shutil.disk_usage(folder).free
    except Refused as fault:
        return Finding(Mark.WRONG, what, words.say("doctor-data-wrong", why=Speaker(words).refusal(fault)))
    return room_left(what, folder, free, words)


def room_left(what: str, folder: Path, free: int, words: Texts) -> Finding:
    told = {"path": str(folder), "free": words.say("number", number=free / GIGABYTE)}
    if free < LEAST_ROOM:
        return Finding(Mark.WRONG, what, words.say("doctor-data-full", **told))
    return Finding(Mark.OK, what, words.say("doctor-data-fine", **told))


def pages(folder: Path | None, words: Texts) -> Finding:
    """Whether there is something to open in a browser."""
    what = words.say("doctor-web")
    if folder is None:
        return Finding(Mark.NOTE, what, words.say("client-missing"))
    return Finding(Mark.OK, what, words.say("doctor-web-fine"))


@contextmanager
def _made(folder: Path) -> Iterator[None]:
    """The folder, for as long as it is looked at: whatever was not there before is taken away again."""
    new: list[Path] = []
    try:
        new = [one for one in (folder, *folder.parents) if not one.exists()]
        folder.mkdir(parents=True, exist_ok=True)
        yield
    except (OSError, ValueError) as fault:  # a ValueError: a name that no folder can have
        raise from_folder(fault, folder) from fault
    finally:
        for one in new:
            with suppress(OSError):
                one.rmdir()


def _write_a_little(folder: Path) -> None:
    try:
        with TemporaryDirectory(dir=folder) as place:
            (Path(place) / "doctor").write_bytes(b".")
    except OSError as fault:
        raise BadCommand(CommandFault.FOLDER_CLOSED, path=str(folder)) from fault


def database(environment: Mapping[str, str], words: Texts) -> Finding:
    """Whether tables can be kept as they will be: write ahead, flush to the disk, read back."""
    what = words.say("doctor-database")
    try:
        import sqlite3  # not at the top: a Python built without it can still play
    except ImportError:
        return Finding(Mark.WRONG, what, words.say("doctor-database-none"))
    folder = data_folder(environment)
    try:
        with _made(folder), TemporaryDirectory(dir=folder) as place:
            _keep_a_number(sqlite3, Path(place) / "doctor.sqlite")
    except (sqlite3.Error, Refused) as fault:
        return Finding(Mark.WRONG, what, words.say("doctor-database-wrong", path=str(folder), detail=str(fault)))
    return Finding(Mark.OK, what, words.say("doctor-database-fine", version=sqlite3.sqlite_version))


def _keep_a_number(sqlite3: ModuleType, path: Path) -> None:
    with closing(sqlite3.connect(path)) as first:
        (mode,) = first.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise sqlite3.OperationalError(f"journal_mode = {mode}")
        first.execute("PRAGMA synchronous = FULL")
        first.execute("CREATE TABLE doctor (number INTEGER)")
        first.execute("INSERT INTO doctor VALUES (7)")
        first.commit()
    with closing(sqlite3.connect(path)) as again:
        if again.execute("SELECT number FROM doctor").fetchall() != [(7,)]:
            raise sqlite3.OperationalError("SELECT")


def _database_untried(words: Texts) -> Finding:
    return Finding(Mark.NOTE, words.say("doctor-database"), words.say("doctor-database-untried"))


def games(words: Texts) -> Finding:
    """Which games there are, and whether both languages have all their words."""
    what = words.say("doctor-games")
    found = list(shelf().values())
    if not found:
        return Finding(Mark.WRONG, what, words.say("doctor-games-none"))
    missing = sorted({name for package in (house_texts.__name__, *map(room, found)) for name in untranslated(package)})
    if missing:
        return Finding(Mark.WRONG, what, words.say("doctor-games-untold", missing=", ".join(missing)))
    names = ", ".join(texts_of(game, words.language).say("game-name") for game in found)
    return Finding(Mark.OK, what, words.say("doctor-games-fine", names=names))


def untranslated(package: str) -> set[str]:
    """The messages that one language has and the other lacks; a file that is not there lacks them all."""
    french, english = (_messages(package, language) for language in LANGUAGES)
    return french ^ english


def _messages(package: str, language: str) -> set[str]:
    try:
        resource = FluentParser().parse(source(package, language))
    except OSError:
        return set()
    return {entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)}
