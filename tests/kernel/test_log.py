"""The log is the truth: what it can prove, and every way in which one can be wrong."""

import contextlib
import hashlib
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Raw
from tests.conformance.walks import next_move

from ludotheque.games import shelf
from ludotheque.kernel.errors import BadLog, LogFault
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.log import Log, Proof, Writer, verify
from ludotheque.kernel.luck import ProvableLuck, QuickLuck, seed_from_number
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import LUCK, NOTHING

from .sablier import SABLIER, Options

GAMES: dict[str, AnyGame] = {**shelf(), SABLIER.id: SABLIER}
Line = dict[str, Any]


def record(
    game: AnyGame, seed: int, *, tell: bool = False, seats: int = 0, inherited: Raw = NOTHING
) -> tuple[str, Match]:
    """A whole random match with the luck of a table; `tell`: people throw what is public."""
    seats = seats or game.seats[-1]
    match = Match(game, game.preset(game.just_play, seats), seats, inherited=inherited)
    secret = seed_from_number(seed)
    luck, walker = ProvableLuck(secret), QuickLuck(seed)
    lines: list[str] = []
    writer = Writer(match, tuple(f"Zoé {seat}" for seat in range(seats)), secret, lines.append, told=tell)
    clock = 0
    while (move := next_move(match, walker, clock)) is not None:
        seat, action, _ = move
        told = False
        if seat == LUCK:
            request = match.asks()
            assert request is not None
            told = tell and not request.secret
            action = action if told else luck.answer(request)
        clock += 700
        match.apply(seat, action, clock)
        writer.action(seat, action, clock, told=told)
    writer.end()
    return "".join(lines), match


def replay(text: str) -> Log:
    log = Log(text, GAMES)
    for _ in log.steps():
        pass
    return log


def test_what_a_game_inherits_stands_in_its_log_and_is_committed_to() -> None:
    text, match = record(SABLIER, 1, inherited=Raw(b"5"))
    log = replay(text)
    assert log.header.inherited == 5
    assert SABLIER.position(log.match.state) == SABLIER.position(match.state)
    verify(Log(text, GAMES))
    with pytest.raises(BadLog) as found:
        verify(Log(text.replace('"inherited":5', '"inherited":6'), GAMES))
    assert found.value.code == LogFault.WRONG_SEED
    assert "inherited" not in record(SABLIER, 1)[0]


def test_what_cannot_be_inherited_is_no_log() -> None:
    text, _ = record(SABLIER, 1, inherited=Raw(b"5"))
    with pytest.raises(BadLog) as found:
        Log(text.replace('"inherited":5', '"inherited":"a castle"'), GAMES)
    assert found.value.code == LogFault.BAD_LINE


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(4))
def test_a_log_gives_back_the_match_and_its_luck_is_proven(game: AnyGame, seed: int) -> None:
    text, match = record(game, seed)
    log = replay(text)
    assert game.position(log.match.state) == game.position(match.state)
    assert encode(log.match.outcome()) == encode(match.outcome())
    assert log.header.seats[0] == "Zoé 0"
    drawn = sum('"luck"' in line for line in text.splitlines())
    assert verify(Log(text, GAMES)) == Proof(proven=drawn, told=0)


def test_a_log_can_be_verified_again_and_after_it_was_replayed() -> None:
    log = Log(record(SABLIER, 2)[0], GAMES)
    assert [step.line for step in log.steps()] == list(range(2, log.length))
    assert verify(log) == verify(log)


def test_luck_told_by_people_is_marked_and_not_called_proven() -> None:
    text, _ = record(SABLIER, 3, tell=True)
    proof = verify(Log(text, GAMES))
    assert proof.told >= 1
    assert proof.proven >= 1
    header, *lines = text.splitlines()
    assert '"told":true' in header
    assert sum('"told":true' in line for line in lines) == proof.told


def test_a_log_under_way_replays_and_cannot_be_verified_yet() -> None:
    text, _ = record(SABLIER, 3)
    half = "".join(text.splitlines(keepends=True)[:4])
    assert replay(half).end is None
    with pytest.raises(BadLog, match=LogFault.UNFINISHED):
        verify(Log(half, GAMES))


# -- wrong logs ------------------------------------------------------------------------------------------------


def sealed(lines: list[Line]) -> str:
    """Written anew with a digest that fits: by somebody who knows the format."""
    texts = [json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n" for line in lines[:-1]]
    lines[-1]["digest"] = hashlib.sha256("".join(texts).encode()).hexdigest()
    return "".join(texts) + json.dumps(lines[-1])


def _another_shuffle(lines: list[Line]) -> int:
    """Turns the first shuffle round; says in which line it stands."""
    at = next(at for at, line in enumerate(lines) if str(line.get("do", "")).count(",") > 2)
    values = lines[at]["do"].removeprefix("drawn ").split(",")
    lines[at]["do"] = "drawn " + ",".join(values[::-1])
    return at + 1


def _told_secret(lines: list[Line]) -> None:
    next(line for line in lines if str(line.get("do", "")).count(",") > 2)["told"] = True


def _change(number: int, **fields: Any) -> Callable[[list[Line]], None]:
    return lambda lines: lines[number].update(fields)


TAMPERINGS: dict[str, tuple[LogFault, Callable[[list[Line]], object]]] = {
    "another game": (LogFault.UNKNOWN_GAME, _change(0, game="belote")),
    "rules of tomorrow": (LogFault.OTHER_RULES, _change(0, rules=99)),
    "format of tomorrow": (LogFault.FORMAT, _change(0, ludotheque=2)),
    "no header": (LogFault.NOT_A_LOG, lambda lines: lines.pop(0)),
    "bad options": (LogFault.BAD_LINE, _change(0, options={"max_rounds": 999})),
    "options that do not fit together": (LogFault.BAD_LINE, _change(0, options={"starter": 9})),
    "too few seats": (LogFault.BAD_LINE, _change(0, seats=["Ana"])),
    "a field too many": (LogFault.BAD_LINE, _change(3, note="hello")),
    "a seat below zero": (LogFault.BAD_LINE, _change(3, seat=-1)),
    "a seat that is not there": (LogFault.ILLEGAL, _change(3, seat=11)),
    "somebody else's move": (LogFault.ILLEGAL, lambda lines: _forge(lines)),
    "nonsense": (LogFault.ILLEGAL, _change(3, do="dance 1 2")),
    "time runs back": (LogFault.TIME_RUNS_BACK, _change(4, at=1)),
    "an action left out": (LogFault.ILLEGAL, lambda lines: lines.pop(2)),
    "cut before its time": (LogFault.EARLY_END, lambda lines: lines.__delitem__(slice(5, -1))),
    "another winner": (
        LogFault.WRONG_OUTCOME,
        lambda lines: lines[-1]["outcome"].update(winners=[0, 1, 2]),
    ),
    "another name": (LogFault.WRONG_SEED, lambda lines: lines[0]["seats"].__setitem__(0, "Bob")),
    "another option": (LogFault.WRONG_SEED, lambda lines: lines[0]["options"].update(notes=False)),
    "another limit of rounds": (LogFault.WRONG_SEED, lambda lines: lines[0]["options"].update(max_rounds=20)),
    "options left to their defaults": (LogFault.WRONG_SEED, _change(0, options={})),
    "an outcome with more to it": (LogFault.BAD_LINE, lambda lines: lines[-1]["outcome"].update(cheers=3)),
    "another seed": (LogFault.WRONG_SEED, _change(-1, seed="00" * 32)),
    "a seed that is none": (LogFault.WRONG_SEED, _change(-1, seed="zz")),
    "a secret shuffle told by people": (LogFault.BAD_LINE, _told_secret),
    "real dice said of a table without them": (LogFault.WRONG_SEED, _change(0, told=True)),
    "a draw told at a table without real dice": (LogFault.BAD_LINE, _change(1, told=True)),
}


def _forge(lines: list[Line]) -> None:
    line = next(line for line in lines if line.get("do") == "end-turn")
    line["seat"] = (line["seat"] + 1) % 8


@pytest.mark.parametrize("name", TAMPERINGS)
def test_a_tampered_log_is_refused_with_its_reason(name: str) -> None:
    fault, tamper = TAMPERINGS[name]
    text, _ = record(shelf()["coffre-et-cle"], 1)
    lines = [json.loads(line) for line in text.splitlines()]
    tamper(lines)
    with pytest.raises(BadLog) as refused:
        verify(Log(sealed(lines), GAMES))
    assert refused.value.code is fault
    assert "line" in refused.value.details


@pytest.mark.parametrize("seed", range(12))
def test_another_shuffle_is_found_out_where_it_stands(seed: int) -> None:
    """Whether or not what follows is still possible after that deal."""
    text, _ = record(shelf()["coffre-et-cle"], seed, seats=4)
    lines = [json.loads(line) for line in text.splitlines()]
    changed = _another_shuffle(lines)
    with pytest.raises(BadLog) as refused:
        verify(Log(sealed(lines), GAMES))
    assert refused.value.code is LogFault.WRONG_LUCK
    assert refused.value.details["line"] == changed


def test_a_changed_byte_is_found_out_by_the_digest() -> None:
    text, _ = record(shelf()["coffre-et-cle"], 1)
    with pytest.raises(BadLog, match=LogFault.WRONG_DIGEST):
        replay(text.replace("Zoé 3", "Zoë 3"))


def test_nothing_may_follow_the_end() -> None:
    text, _ = record(SABLIER, 1)
    with pytest.raises(BadLog, match=LogFault.AFTER_END):
        replay(text + text.splitlines()[2] + "\n")


@pytest.mark.parametrize("text", ["", "\n", "hello", "[]", "{}", "null", '{"ludotheque":1}', "\x00", "[" * 100_000])
def test_what_is_no_log_is_refused(text: str) -> None:
    with pytest.raises(BadLog):
        replay(text)


TEXT, _ = record(SABLIER, 5)


@given(at=st.integers(0, len(TEXT) - 1), cut=st.integers(0, 40), put=st.text(max_size=8))
@settings(deadline=None, max_examples=400, derandomize=True)
def test_whatever_is_done_to_a_log_it_is_read_or_refused(at: int, cut: int, put: str) -> None:
    text = TEXT[:at] + put + TEXT[at + cut :]
    with contextlib.suppress(BadLog):
        verify(Log(text, GAMES))
        assert text.rstrip("\n") == TEXT.rstrip("\n"), "only the log itself is proven"


def test_options_are_written_whole_so_that_new_defaults_change_no_old_game() -> None:
    header = json.loads(TEXT.splitlines()[0])
    assert header["options"] == {"match": 2}
    assert header["options"].keys() == set(Options.__struct_fields__)
