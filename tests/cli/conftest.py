"""The command line, called here or in a process of its own."""

import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from .commands import LUDOTHEQUE, Command, Done, call, environment, named


@pytest.fixture(autouse=True)
def interrupts_are_heard() -> Iterator[None]:
    """What a shell starts in the background ignores Ctrl+C, and so would every program that a test starts."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """Call the command line in this process, in English unless told otherwise."""
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)

    def command(*words: str | Path, typed: str = "") -> Done:
        return call([str(word) for word in words], typed)

    return command


@pytest.fixture
def process(tmp_path: Path) -> Command:
    """Call the command line in a process of its own."""

    def command(*words: str | Path, typed: str | bytes = "", language: str = "en_GB.UTF-8") -> Done:
        text = typed if isinstance(typed, bytes) else typed.encode()
        given = [*LUDOTHEQUE, *named([str(word) for word in words])]
        done = subprocess.run(
            given, input=text, capture_output=True, timeout=60, env=environment(tmp_path, language), check=False
        )
        return Done(done.returncode, done.stdout.decode(), done.stderr.decode())

    return command


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of a whole game against bots that play anything."""
    path = tmp_path_factory.mktemp("logs") / "game.jsonl"
    words = ["play", "--seed", "2", "--level", "random", "--preset", "as_printed", "--set", "max_rounds=3"]
    done = call([*words, "--log", str(path), "--lang", "en"], "Eve\n" + "1\n" * 200)
    assert done.code == 0, done.err
    return path
