"""`replay` and `verify`: good logs, every kind of bad one, and noise."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.games import find
from ludotheque.kernel.errors import LogFault
from ludotheque.kernel.log import Writer
from ludotheque.kernel.luck import ProvableLuck, QuickLuck, seed_from_number
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import LUCK
from ludotheque.texts import texts

from .commands import Command, call

Lines = list[dict[str, Any]]


def test_verify_says_how_much_was_proven(here: Command, finished: Path) -> None:
    done = here("verify", finished)
    assert done.code == 0
    yes, _, seal = done.out.splitlines()
    assert yes == "Yes: every answer of luck (2) is what the seed gives, and every step is legal."
    assert seal == json.loads(finished.read_text(encoding="utf-8").splitlines()[0])["commitment"]
    assert here("verify", finished, "--lang", "fr").out.startswith("Oui")


def test_each_seat_replays_its_own_story(here: Command, finished: Path) -> None:
    told = {eyes: here("replay", finished, "--as", eyes).out for eyes in ("public", "0", "1", "2")}
    assert len(set(told.values())) == 4
    assert "You are dealt" not in told["public"]
    assert told["0"].count("You are dealt") == told["1"].count("You are dealt") == 1


def test_a_player_may_be_called_by_name(here: Command, finished: Path) -> None:
    assert here("replay", finished, "--as", "eve").out == here("replay", finished, "--as", "0").out


def test_a_game_under_way_replays_and_cannot_be_proved(here: Command, finished: Path, tmp_path: Path) -> None:
    part = tmp_path / "part.jsonl"
    part.write_text("".join(finished.read_text(encoding="utf-8").splitlines(keepends=True)[:9]), encoding="utf-8")
    replayed = here("replay", part, "--as", 0)
    assert replayed.code == 0
    assert "unfinished, after 8 steps" in replayed.out
    assert here("verify", part).code == 1


def test_names_in_a_log_cannot_steer_the_terminal(here: Command, finished: Path, tmp_path: Path) -> None:
    lines = read(finished)[:5]
    lines[0]["seats"][1] = "\x1b[2J\n\x07Bob"
    bad = write(tmp_path, lines)
    done = here("replay", bad)
    assert done.code == 0
    assert "\x1b" not in done.out
    assert "[2JBob" in done.out


# -- every fault has its sentence ------------------------------------------------------------------------------


def read(path: Path) -> Lines:
    return [msgspec.json.decode(line) for line in path.read_text(encoding="utf-8").splitlines()]


def write(folder: Path, lines: Lines) -> Path:
    path = folder / "tampered.jsonl"
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return path


def change(number: int, **fields: object) -> Callable[[Lines], None]:
    def tamper(lines: Lines) -> None:
        lines[number] |= fields

    return tamper


def swap_lines(lines: Lines) -> None:
    lines[3], lines[4] = lines[4], lines[3]


def cut(number: int) -> Callable[[Lines], None]:
    def tamper(lines: Lines) -> None:
        del lines[number]

    return tamper


def repeat_end(lines: Lines) -> None:
    lines.append(lines[-1])


def other_winners(lines: Lines) -> None:
    lines[-1]["outcome"]["winners"] = [0, 1, 2]


def other_name(lines: Lines) -> None:
    lines[0]["seats"][2] = "Somebody else"


def other_time(lines: Lines) -> None:
    lines[-2]["at"] += 1


TAMPERED = [
    (change(0, ludotheque=2), LogFault.FORMAT, {}),
    (change(0, game="chess"), LogFault.UNKNOWN_GAME, {"game": "chess"}),
    (change(0, rules=99), LogFault.OTHER_RULES, {"rules": 99, "known": 1}),
    (change(0, options={"max_rounds": 99}), LogFault.BAD_LINE, {"line": 1}),
    (change(0, seats=["a", "b"]), LogFault.BAD_LINE, {"line": 1}),
    (change(0, extra=1), LogFault.BAD_LINE, {"line": 1}),
    (change(3, seat=-1), LogFault.BAD_LINE, {"line": 4}),
    (change(3, at="soon"), LogFault.BAD_LINE, {"line": 4}),
    (change(2, told=True), LogFault.BAD_LINE, {"line": 3}),
    (change(3, at=10**9), LogFault.TIME_RUNS_BACK, {"line": 5}),
    (repeat_end, LogFault.AFTER_END, {}),
    (cut(-1), LogFault.UNFINISHED, {}),
    (cut(-2), LogFault.EARLY_END, {}),
    (other_winners, LogFault.WRONG_OUTCOME, {}),
    (other_time, LogFault.WRONG_DIGEST, {}),
    (other_name, LogFault.WRONG_SEED, {}),
    (change(-1, seed="00" * 32), LogFault.WRONG_SEED, {}),
    (change(-1, seed="no seed"), LogFault.WRONG_SEED, {}),
]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("tamper", "fault", "details"), TAMPERED)
def test_a_tampered_log_is_refused_in_one_sentence(
    here: Command,
    finished: Path,
    tmp_path: Path,
    language: str,
    tamper: Callable[[Lines], None],
    fault: LogFault,
    details: dict[str, str | int],
) -> None:
    lines = read(finished)
    tamper(lines)
    done = here("verify", write(tmp_path, lines), "--lang", language)
    sentence = texts(language).say(f"refusal-{fault.value}", **({"line": len(lines)} | details))
    assert (done.code, done.out, done.err) == (1, "", sentence + "\n")


@pytest.mark.parametrize("tamper", [swap_lines, cut(2), change(3, do="fly 3"), change(3, do="swap 1 1")])
def test_a_step_against_the_rules_names_its_line_and_the_rule(
    here: Command, finished: Path, tmp_path: Path, tamper: Callable[[Lines], None]
) -> None:
    lines = read(finished)
    tamper(lines)
    done = here("verify", write(tmp_path, lines))
    assert done.code == 1
    assert done.err.startswith(("Line 3 of the log breaks the rules", "Line 4 of the log breaks the rules"))
    assert done.err.count("\n") == 1


def test_a_refusal_of_the_game_itself_is_said_in_its_own_words(here: Command, finished: Path, tmp_path: Path) -> None:
    lines = read(finished)[:3]
    lines.append({"seat": int(str(lines[1]["do"]).split()[1]), "do": "designate 0", "at": 10**6})
    lines[-1] |= {"do": f"force {lines[-1]['seat']} 0"}
    done = here("verify", write(tmp_path, lines))
    assert done.err.endswith("You cannot force yourself: choose another player, or swap. (CC-11)\n")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "The file is empty: give a log that a game has written."),
        (b"[]\n", "This file is not a log of Ludoth\u00e8que: give one that \u201cludotheque play\u201d has written."),
        (b"hello\n", "Line 1 of the log is not JSON: the file is damaged, use an untouched copy."),
        (b"[" * 100_000, "Line 1 of the log is not JSON: the file is damaged, use an untouched copy."),
    ],
)
def test_what_is_no_log_is_said_to_be_none(here: Command, tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "log"
    path.write_bytes(content)
    for command in ("verify", "replay"):
        done = here(command, path)
        assert (done.code, done.out, done.err) == (1, "", sentence + "\n")


def test_luck_that_does_not_come_from_the_seed_is_found(here: Command, tmp_path: Path) -> None:
    game = find("coffre-et-cle")
    match = Match(game, game.preset("sharper", 4), 4)
    path = tmp_path / "log"
    text: list[str] = []
    writer = Writer(match, ("a", "b", "c", "d"), seed_from_number(1), text.append)
    crooked, quick = ProvableLuck(seed_from_number(2)), QuickLuck(1)
    while match.outcome() is None:
        if (request := match.asks()) is not None:
            seat, action = LUCK, crooked.answer(request)
        else:
            seat = match.to_act()[0]
            legal = match.legal(seat)
            action = legal[quick.below(len(legal))]  # type: ignore[assignment]  # luck's answer, or any action
        match.apply(seat, action)
        writer.action(seat, action, 0)
    writer.end()
    path.write_text("".join(text), encoding="utf-8")
    done = here("verify", path)
    assert done.code == 1
    assert done.err.startswith(("The luck on line 2", "The luck on line 3"))
    assert here("replay", path).code == 0


# -- noise -----------------------------------------------------------------------------------------------------


@st.composite
def damages(draw: st.DrawFn) -> Callable[[bytes], bytes]:
    where = draw(st.floats(0, 1, exclude_max=True))
    length = draw(st.integers(0, 40))
    noise = draw(st.binary(max_size=12) | st.sampled_from([b"\n", b"null", b"-1", b"1e400", b'"\\ud800"', b"{}", b"9"]))

    def damage(log: bytes) -> bytes:
        at = int(where * len(log))
        return log[:at] + noise + log[at + length :]

    return damage


def check(path: Path, command: str) -> None:
    done = call([command, str(path), "--lang", "en"])
    assert done.code in (0, 1)
    assert done.err.count("\n") == (done.code == 1)
    assert "Traceback" not in done.err


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(damage=damages())
def test_a_damaged_log_never_gives_a_traceback(
    finished: Path, tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    path = tmp_path / "damaged"
    path.write_bytes(damage(finished.read_bytes()))
    check(path, "verify")


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(damage=damages())
def test_a_damaged_log_replays_up_to_where_it_can(
    finished: Path, tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    path = tmp_path / "damaged"
    path.write_bytes(damage(finished.read_bytes()))
    check(path, "replay")


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=st.binary(max_size=300))
def test_noise_never_gives_a_traceback(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "noise"
    path.write_bytes(content)
    check(path, "verify")
