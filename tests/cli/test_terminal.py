"""A real terminal: whatever a person sees and types, through a pseudo-terminal of 80 by 24."""

import codecs
import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from rich.cells import cell_len

from .commands import LUDOTHEQUE, call, environment, named

PATIENCE = 60.0
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """A program that believes a person sits in front of it."""

    def __init__(self, words: list[str], data: Path, columns: int = 80, rows: int = 24) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        variables = environment(data) | {"TERM": "xterm-256color"}
        del variables["COLUMNS"]
        self.program = subprocess.Popen(
            [*LUDOTHEQUE, *named(words)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=variables,
            start_new_session=True,
        )
        os.close(theirs)
        self.raw = ""
        self._seen = 0
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def read_until(self, pattern: str) -> str:
        """What appears up to the pattern, which must come."""
        end = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, self.text[self._seen :])):
            assert time.monotonic() < end, self.text[-2000:]
            if not self._read() and not re.search(pattern, self.text[self._seen :]):
                raise AssertionError(f"ended without {pattern}: {self.text[-2000:]}")
        shown = self.text[self._seen : self._seen + found.end()]
        self._seen += found.end()
        return shown

    @property
    def text(self) -> str:
        return ESCAPES.sub("", self.raw)

    def _read(self) -> bool:
        if not select.select([self._ours], [], [], 1)[0]:
            return self.program.poll() is None
        try:
            got = os.read(self._ours, 65536)
        except OSError:  # the other end has closed
            return False
        self.raw += self._decoder.decode(got)  # a letter may come in two pieces
        return bool(got)

    def linger(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._read()

    def type(self, line: str) -> None:
        os.write(self._ours, f"{line}\n".encode())

    def rest(self) -> str:
        end = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < end, "it does not end"
        return self.text[self._seen :]

    def close(self) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self._ours)


@contextlib.contextmanager
def terminal(words: list[str], data: Path) -> Iterator[Terminal]:
    opened = Terminal(words, data)
    try:
        yield opened
    finally:
        opened.close()


@pytest.fixture
def short_path() -> Iterator[Path]:
    """pytest's own is too long for a line, and how long depends on the day."""
    with TemporaryDirectory() as folder:
        yield Path(folder)


@pytest.mark.parametrize(
    ("language", "prompt", "end", "won"),
    [
        ("fr", r"q quitter › ", "ludotheque verify", "Vous (avez gagné|n'avez pas gagné)"),
        ("en", r"q quit › ", "ludotheque verify", "You have (won|not won)"),
    ],
)
def test_a_whole_game_in_a_terminal_of_80_by_24(
    tmp_path: Path, short_path: Path, language: str, prompt: str, end: str, won: str
) -> None:
    log = short_path / "log"
    words = ["play", "--lang", language, "--seed", "3", "--level", "random", "--fast", "--log", str(log)]
    with terminal(words, tmp_path) as game:
        game.read_until(r"\] › ")
        game.type("Zoé")
        longest = 0
        while True:
            shown = game.read_until(rf"{prompt}|{end}")
            drawn = shown[shown.rfind("╭") :]
            longest = max(longest, drawn.count("\n"))
            if shown.endswith(end):
                break
            assert log.read_text(encoding="utf-8").count("\n") > 1, "saved before it is shown"
            game.type("1")
        game.rest()
        assert game.program.wait(PATIENCE) == 0
        assert re.search(won, game.text.replace("\u00a0", " "))
        assert longest < 24
        lines = game.text.replace("\r", "").split("\n")
        assert [line for line in lines if cell_len(line) > 80] == []


def test_enter_stops_the_others_for_a_word(tmp_path: Path) -> None:
    words = ["play", "--lang", "en", "--seed", "1", "--level", "random", "--set", "starter=1"]
    with terminal(words, tmp_path) as game:
        game.read_until(r"\] › ")
        game.type("")
        game.read_until("You are dealt")
        game.type("")
        game.read_until("Enter go on › ")
        game.type("t")
        game.read_until("go back › ")
        game.type("1")
        game.read_until("go back › ")
        game.type("1")
        game.read_until("You: “I was dealt the Key.”")
        game.read_until("Enter go on › ")
        game.type("5")
        game.read_until("“5” is none of")
        game.type("q")
        game.read_until("yes/no")
        game.type("yes")
        game.rest()
        assert game.program.wait(PATIENCE) == 0


def test_programs_play_at_an_even_pace(tmp_path: Path) -> None:
    with terminal(["play", "--lang", "en", "--bots", "5", "--seed", "2", "--level", "random"], tmp_path) as game:
        moments = []
        for _ in range(4):
            game.read_until("(observes|swaps|forces|passes|ends the turn)")
            moments.append(time.monotonic())
        pauses = [later - earlier for earlier, later in pairwise(moments)]
        assert all(0.4 < pause < 2.5 for pause in pauses)


def test_the_curtain_wipes_the_screen_and_what_was_scrolled_away(tmp_path: Path) -> None:
    words = ["play", "--lang", "en", "--bots", "3", "--seed", "2", "--level", "random", "--fast", "--set", "starter=0"]
    with terminal(words, tmp_path) as game:
        for name in ("Ana", "Bob"):
            game.read_until(r"\] › ")
            game.type(name)
        game.read_until("Pass the device to Ana.*› ")
        game.type("")
        for _ in range(2):
            game.read_until("q quit › ")
            game.type("1")
        game.read_until("hide the screen › ")
        game.type("")
        game.read_until("Pass the device to Bob.*› ")
        wiped = game.raw.rindex("\x1b[3J")
        assert "your card" in game.raw[:wiped]
        assert "your card" not in game.raw[wiped:]


def test_the_curtain_is_not_passed_by_an_enter_too_many(tmp_path: Path) -> None:
    words = ["play", "--lang", "en", "--bots", "3", "--seed", "2", "--level", "random", "--fast", "--set", "starter=0"]
    with terminal(words, tmp_path) as game:
        for name in ("Ana", "Bob\n\n"):
            game.read_until(r"\] › ")
            game.type(name)
        game.read_until("Pass the device to Ana.*› ")
        assert "your card" not in game.text
        game.type("\n1\n1\n")
        for _ in range(2):
            game.read_until("q quit › ")
            game.type("1")
        game.read_until("hide the screen › ")
        game.type("\n\n")
        game.read_until("Pass the device to Bob.*› ")
        seen = len(game.text)
        game.linger(1.5)
        assert game.text[seen:] == ""
        game.type("")
        game.read_until("q quit › ")


def test_history_shows_the_latest_screenful_first(tmp_path: Path) -> None:
    words = ["play", "--lang", "en", "--seed", "5", "--level", "random", "--fast", "--preset", "as_printed"]
    with terminal([*words, "--set", "starter=0", "--set", "designate_from_round=20"], tmp_path) as game:
        game.read_until(r"\] › ")
        for typed in ("", *["1"] * 10):
            game.type(typed)
            game.read_until("q quit › ")
        game.type("h")
        shown = game.read_until("go back to the table › ")
        assert "h for what came before" in shown
        assert shown.count("\n") <= 24
        assert "turn 2" in shown
        assert "You are dealt" not in shown
        while "h for what came before" in shown:
            game.type("h")
            shown = game.read_until("go back to the table › ")
        assert "turn 1 " in shown
        assert "You are dealt" in shown


def test_a_refusal_breaks_between_words(tmp_path: Path) -> None:
    with terminal(["play", "--lang", "en", "--set", "x=1"], tmp_path) as refused:
        shown = refused.rest().replace("\r", "")
    assert shown.count("\n") > 1
    assert max(map(len, shown.splitlines())) <= 80
    assert " ".join(shown.split()) == call(["play", "--lang", "en", "--set", "x=1"]).err.strip()


def test_an_interrupt_is_told_on_a_line_of_its_own(tmp_path: Path) -> None:
    with terminal(["play", "--lang", "en"], tmp_path) as game:
        game.read_until(r"\] › ")
        game.program.send_signal(signal.SIGINT)
        assert re.search("\nInterrupted: ", game.rest())
        assert game.program.wait(PATIENCE) == 130


def test_a_replay_waits_for_enter_between_steps(tmp_path: Path, finished: Path) -> None:
    with terminal(["replay", str(finished), "--as", "0", "--lang", "en"], tmp_path) as shown:
        shown.read_until("Enter for the next step, q to quit › ")
        first = shown.text.count("Step ")
        shown.type("")
        shown.read_until("Enter for the next step, q to quit › ")
        assert shown.text.count("Step ") == first + 1
        shown.type("q")
        assert "after" not in shown.rest()
        assert shown.program.wait(PATIENCE) == 0
    with terminal(["replay", str(finished), "--all", "--lang", "en"], tmp_path) as shown:
        shown.read_until("finished, after")
        shown.rest()
        assert shown.program.wait(PATIENCE) == 0
