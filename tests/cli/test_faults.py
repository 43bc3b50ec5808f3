"""Bad input: one clear sentence on stderr, in the right language, and a code that is not 0."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from ludotheque.texts import texts

from .commands import LUDOTHEQUE, Command, environment, named

WRONG = [
    (["plai"], "There is no command “plai”"),
    (["plai", "--help"], "There is no command “plai”"),
    (["play", "--foo"], "This command does not know “--foo”"),
    (["play", "-x"], "This command does not know “-x”"),
    (["play", "--seats"], "--seats needs a value"),
    (["play", "--seats", "x"], "“x” does not fit --seats: give a whole number"),
    (["play", "--seats", "5.5"], "“5.5” does not fit --seats"),
    (["play", "--seats", "0x5"], "“0x5” does not fit --seats"),
    (["play", "--bots", "four"], "“four” does not fit --bots"),
    (["play", "--seed", "9" * 50], f"“{'9' * 50}” does not fit --seed"),
    (["play", "--seats", ""], "“” does not fit --seats"),
    (["play", "--seats", "5", "--seats", "6"], "--seats is given twice"),
    (["play", "coffre-et-cle", "chess"], "“chess” is one word too many"),
    (["play", "--dice=maybe"], "“maybe” does not fit --dice"),
    (["verify"], "LOG, the log file, is missing"),
    (["replay"], "LOG, the log file, is missing"),
    (["verify", ""], "LOG, the log file, is missing"),
    (["play", "--log", ""], "--log needs a value"),
    (["play", "--log", "/etc/passwd/x"], "The folder /etc/passwd cannot be made, because a file stands"),
    (["play", "--log", "/etc/passwd/x/y"], "The folder /etc/passwd/x cannot be made, because a file stands"),
    (["play", "--log", "/"], "/ is a folder"),
    (["play", "--log", "/tmp"], "/tmp is a folder"),
    (["play", "--log", "/proc/nothing/log"], "The folder /proc/nothing cannot be made"),
    (["play", "--log", "x" * 300], "No file can be called xxx"),
    (["play", "--log", "x" * 300 + "/x"], "No file can be called xxx"),
    (["play", "--log", "a\0b"], "No file can be called ab"),
    (["verify", "/etc/passwd/x"], "There is no file /etc/passwd/x"),
    (["play", "--seats", "3"], "3 seats are not possible: choose from 4 to 8. (CC-01)"),
    (["play", "--seats", "9"], "9 seats are not possible: choose from 4 to 8. (CC-01)"),
    (["play", "--seats", "-1"], "-1 seats are not possible"),
    (["games", "coffre-et-cle", "--seats", "12"], "12 seats are not possible"),
    (["play", "--bots", "6"], "6 bots do not fit a table of 5 seats"),
    (["play", "--bots", "-1"], "-1 bots do not fit a table of 5 seats"),
    (["play", "chess"], "There is no game “chess” on the shelf: choose one of"),
    (["games", "chess"], "There is no game “chess” on the shelf"),
    (["simulate", "chess"], "There is no game “chess” on the shelf"),
    (["play", "--preset", "x"], "There is no preset “x”: choose one of sharper"),
    (["play", "--set", "x=1"], "There is no option “x”: choose one of extra_neutrals"),
    (["play", "--set", "max_rounds=99"], "“99” does not fit the option max_rounds: choose from 0–20"),
    (["play", "--set", "max_rounds"], "The option max_rounds needs a value, such as max_rounds=…: choose from 0–20"),
    (["play", "--set", "force_locks=perhaps"], "“perhaps” does not fit the option force_locks: choose from on, off"),
    (["play", "--set", "max_rounds=0", "--set", "extra_neutrals=1"], "Without a limit on rounds"),
    (["play", "--set", "starter=7"], "Seat 7 cannot start"),
    (["play", "--set", "designate_from_round=9"], "Round 9 never comes in 4 rounds"),
    (["play", "--level", "genius"], "There is no bot “genius”: choose one of random"),
    (["simulate", "--bots", "genius", "--games", "1"], "There is no bot “genius”"),
    (["simulate", "--games", "0"], "At least one game must be played"),
    (["simulate", "--jobs", "0"], "At least one process must work"),
    (["simulate", "--games", "1", "--bots", ",".join(["random"] * 6)], "6 levels are too many for 5 seats"),
    (["--lang", "de"], "“de” is not spoken here: choose one of fr, en"),
    (["games", "--lang"], "“” is not spoken here"),
    (["verify", "/nowhere/log"], "There is no file /nowhere/log"),
    (["replay", "/"], "/ is a folder"),
    (["verify", "a\0b"], "No file can be called ab"),
    (["play", "\x1b[2J\nx"], "There is no game “[2J x”"),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG)
def test_a_wrong_command_is_one_sentence(here: Command, words: list[str], sentence: str) -> None:
    done = here(*words)
    assert done.code == 1
    assert done.err.startswith(sentence)
    assert done.err.count("\n") == 1
    assert done.out == ""


@pytest.mark.parametrize(("words", "_sentence"), WRONG)
def test_french_is_spoken_to_the_french(here: Command, words: list[str], _sentence: str) -> None:
    done = here("--lang", "fr", *words)
    assert done.code == 1
    assert done.err.count("\n") == 1
    assert done.err != here(*words).err or "--lang" in words


def test_the_environment_chooses_the_language(process: Command) -> None:
    assert process("plai", language="fr_CA.UTF-8").err.startswith("Il n'y a pas de commande")
    assert process("plai", language="de_DE.UTF-8").err.startswith("There is no command")
    assert process("plai", "--lang=en", language="fr_FR.UTF-8").err.startswith("There is no command")


def test_a_real_process_says_one_sentence_too(process: Command) -> None:
    done = process("play", "--seats", 3)
    assert (done.code, done.out, done.err) == (1, "", "3 seats are not possible: choose from 4 to 8. (CC-01)\n")


def test_a_log_is_never_written_over(here: Command, finished: Path) -> None:
    before = finished.read_bytes()
    done = here("play", "--log", finished)
    assert done.code == 1
    assert "already exists" in done.err
    assert finished.read_bytes() == before


def test_a_log_that_is_not_text_is_said_to_be_none(here: Command, tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_bytes(b"\xff\xfe\x00")
    for command in ("verify", "replay"):
        done = here(command, path)
        assert done.code == 1
        assert "is not UTF-8 text" in done.err


@pytest.mark.parametrize("eyes", ["9", "-1", "Nobody", ""])
def test_eyes_that_nobody_has_are_refused(here: Command, finished: Path, eyes: str) -> None:
    done = here("replay", finished, f"--as={eyes}")
    assert done.code == 1
    assert done.err.startswith((f"Nobody at this table answers to “{eyes}”", "--as needs a value"))


def test_bytes_that_are_no_letters_are_only_wrong_input(process: Command, tmp_path: Path) -> None:
    done = process("play", "--log", tmp_path / "log", typed=b"\xff\xfe\n\xff\n\x00\nq\ny\n")
    assert (done.code, done.err) == (0, "")


def test_a_closed_pipe_is_one_sentence(tmp_path: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [*LUDOTHEQUE, "games"], stdout=write, stderr=subprocess.PIPE, env=environment(tmp_path), check=False, timeout=30
    )
    os.close(write)
    assert done.returncode == 1
    assert done.stderr.decode() == texts("en").say("refusal-pipe-closed") + "\n"


def test_a_full_disk_behind_the_output_is_one_sentence(tmp_path: Path) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [*LUDOTHEQUE, "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(tmp_path),
            check=False,
            timeout=30,
        )
    assert done.returncode == 1
    assert done.stderr.decode() == texts("en").say("refusal-output-failed") + "\n"


def test_an_interrupt_at_the_prompt_is_one_sentence_and_keeps_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with subprocess.Popen(
        [*LUDOTHEQUE, *named(["play", "--set", "starter=0", "--log", str(log)])],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write(b"Ana\n")
        game.stdin.flush()
        shown = b""
        while b"q quit" not in shown:
            more = os.read(game.stdout.fileno(), 4096)
            assert more, "it ended before it asked"
            shown += more
        game.send_signal(signal.SIGINT)
        rest, err = game.communicate(timeout=30)
    assert game.returncode == 130
    assert err.decode() == texts("en").say("refusal-interrupted") + "\n"
    assert f"The log so far is in {log}" in rest.decode()
    assert log.read_text(encoding="utf-8").startswith('{"ludotheque":1')
