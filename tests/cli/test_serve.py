"""`ludotheque serve`: what it says when it opens, when it cannot, and when it closes."""

import signal
import socket
import subprocess
from ipaddress import ip_address
from pathlib import Path
from types import ModuleType

import httpx
import pytest
from rich.console import Console

from ludotheque import games
from ludotheque.cli import serve
from ludotheque.cli.faults import BadCommand
from ludotheque.cli.serve import own_address
from ludotheque.server.serve import NotOpened
from ludotheque.store import corridor, turn

from .commands import LUDOTHEQUE, Done, call, environment


def serving(data: Path, *words: str, language: str = "en_GB.UTF-8") -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*LUDOTHEQUE, "serve", "--port", "0", *words],
        env=environment(data, language),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def address(process: subprocess.Popen[bytes]) -> str:
    """Where it says that it is open."""
    assert process.stdout is not None
    line = process.stdout.readline().decode()
    assert "--host 0.0.0.0" in process.stdout.readline().decode()  # how others get in
    process.stdout.readline()  # how to close it
    return line.split()[-1]


def ended(process: subprocess.Popen[bytes], sign: signal.Signals) -> Done:
    process.send_signal(sign)
    out, err = process.communicate(timeout=60)
    return Done(process.returncode, out.decode(), err.decode())


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_open_and_closes_when_asked_to(tmp_path: Path, sign: signal.Signals) -> None:
    process = serving(tmp_path)
    at = address(process)
    assert httpx.get(f"{at}/api/health").json()["ok"] is True
    done = ended(process, sign)
    assert done.code == (143 if sign == signal.SIGTERM else 0)
    assert "Traceback" not in done.err
    assert (tmp_path / "ludotheque" / "tables.sqlite").stat().st_mode & 0o777 == 0o600


CARDS = (Path(games.__file__).parent / "fort_boyard" / "data" / "own" / "en.toml").read_text(encoding="utf-8")


def test_a_house_offers_the_boards_of_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "boards"
    folder.mkdir()
    (folder / "our-club.toml").write_text(CARDS, encoding="utf-8")
    (folder / "notes.txt").write_text("not a board", encoding="utf-8")
    process = serving(tmp_path, "--boards", str(folder))
    at = address(process)
    lines = {line["id"]: line for line in httpx.get(f"{at}/api/games").json()["games"]}
    assert lines["fort-boyard"]["boards"]["house"] == ["our-club"]
    assert httpx.get(f"{at}/api/games/fort-boyard/boards/our-club").text == "house:our-club"  # it holds answers
    ended(process, signal.SIGTERM)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("club", CARDS.replace("answers", "answer"), "2 things are wrong"),
        ("club", "riddle = []", "which game"),
        ("our club", CARDS, "our club.toml"),
        ("en", CARDS, "en.toml"),  # the game has one of this name
    ],
)
def test_a_house_does_not_open_with_a_board_that_is_none(tmp_path: Path, name: str, text: str, said: str) -> None:
    (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    done = call(["serve", "--port", "0", "--database", database, "--boards", str(tmp_path), "--lang", "en"])
    assert done.code == 1
    assert said in done.err


def test_a_machine_knows_its_own_address() -> None:
    ip_address(own_address())


def test_one_file_serves_one_house(tmp_path: Path) -> None:
    process = serving(tmp_path)
    address(process)
    file = tmp_path / "ludotheque" / "tables.sqlite"
    done = call(["serve", "--port", "0", "--database", f"sqlite:///{file}", "--lang", "en"])
    ended(process, signal.SIGTERM)
    assert (done.code, done.err) == (1, ANOTHER)


ANOTHER = "Another Ludothèque already serves from this file: stop it, or give another --database.\n"


def test_a_port_that_is_taken_is_said_so(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        done = call(["serve", "--port", port, "--database", f"sqlite:///{tmp_path}/tables.sqlite"])
    assert done.code == 1
    assert port in done.err


@pytest.mark.parametrize("missing", [(corridor, "can_be_built"), (turn, "can_be_taken")])
def test_several_processes_share_a_file_only_where_the_system_lets_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: tuple[ModuleType, str]
) -> None:
    monkeypatch.setattr(*missing, lambda: False)
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    wishes = serve.Wishes("127.0.0.1", 0, database, 2, None, 1, 30, 30, 200, None)
    with pytest.raises(BadCommand) as refused:
        serve.serve(wishes, "en", Console())
    assert refused.value.code == "needs-postgres"


def test_a_house_of_which_a_process_ends_before_it_is_open_is_not_taken_for_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise NotOpened

    monkeypatch.setattr(serve, "serve_house", never)
    wishes = serve.Wishes("127.0.0.1", 0, f"sqlite:///{tmp_path}/tables.sqlite", 2, None, 1, 30, 30, 200, None)
    with pytest.raises(BadCommand) as refused:
        serve.serve(wishes, "en", Console())
    assert refused.value.code == "not-opened"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--database", "mysql://x"], "no database that we know"),
        (["--database", "sqlite:////dev/null/tables.sqlite"], "cannot be opened"),
        (["--database", "postgresql://127.0.0.1:1/none"], "cannot be opened"),
        (["--workers", "0"], "at least one worker"),
        (["--thinkers", "0"], "at least one worker"),
        (["--port", "http"], "whole number"),
        (["--port", "70000"], "127.0.0.1:70000"),
        (["--host", "300.1.1.1"], "no such address"),
        (["--public", "play.example.org"], "--public"),
        (["--grace", "-1"], "--grace"),
        (["--lines", "0"], "--lines"),
        (["--boards", "/no/such/folder"], "--boards"),
    ],
)
def test_what_cannot_be_served_is_refused_in_a_sentence(tmp_path: Path, words: list[str], said: str) -> None:
    database = [] if "--database" in words else ["--database", f"sqlite:///{tmp_path}/tables.sqlite"]
    port = [] if "--port" in words else ["--port", "0"]  # somebody may be playing at the usual one
    done = call(["serve", *words, *database, *port, "--lang", "en"])
    assert done.code == 1
    assert said in done.err
    assert len(done.err.splitlines()) == 1
