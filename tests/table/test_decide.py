"""Who may ask what of a table, and that every refusal of the table has been seen."""

import ast
from pathlib import Path

import msgspec
import pytest

from ludotheque import table as package
from ludotheque.games.coffre_et_cle.pieces import END_TURN, PASS, Claim, Dealt, Said
from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import Drawn, TimeOut
from ludotheque.table.commands import (
    Act,
    Arrange,
    Commands,
    Free,
    Leave,
    Mute,
    Rematch,
    Say,
    SeatBot,
    Settle,
    Sit,
    Start,
    Undo,
)
from ludotheque.table.decide import decide
from ludotheque.table.pieces import Absence, Opened, Started, Went
from ludotheque.table.playing import people_read
from ludotheque.table.refusals import TableFault

from .evening import GAME, Evening, everything, refused, wish

# -- whose seat ----------------------------------------------------------------------------------------------------

SEATED: list[Commands] = [wish(PASS, 99), Undo("1"), Say("1", "Hello")]


@pytest.mark.parametrize("command", SEATED, ids=lambda command: type(command).__name__)
def test_whoever_has_no_seat_neither_plays_nor_talks(command: Commands) -> None:
    evening = Evening().start()
    with refused(TableFault.NOT_SEATED):
        evening.do("stranger", command)


@pytest.mark.parametrize("command", SEATED, ids=lambda command: type(command).__name__)
def test_nobody_plays_or_talks_for_a_seat_that_is_not_his(command: Commands) -> None:
    evening = Evening().start()
    with refused(TableFault.NOT_YOUR_SEAT):
        decide(evening.table, command, "bob", 0, evening.now)


def test_whoever_has_two_seats_plays_the_one_through_which_he_looks() -> None:
    evening = Evening(4, options={"starter": 1})
    evening.do("ana", Sit("1", "Ana"))
    evening.do("ana", Sit("2", "Ada", another=True))
    for person in ("cleo", "dan"):
        evening.do(person, Sit("1", person))
    evening.do("ana", Start("1"))
    with pytest.raises(IllegalAction, check=lambda refusal: refusal.code is Refusal.NOT_YOUR_TURN):
        evening.do("ana", wish(PASS, evening.seq), 0)
    evening.do("ana", wish(PASS, evening.seq), 1)
    assert evening.match.legal(1) == [END_TURN]


# -- the host ------------------------------------------------------------------------------------------------------

HOSTED: list[Commands] = [
    Arrange("1", (1, 0, 2, 3, 4)),
    Settle("1", open=True),
    Start("1"),
    Rematch("1"),
    Mute("1", 0),
    SeatBot("1", 4),
    Free("1", 0),
]


@pytest.mark.parametrize("command", HOSTED, ids=lambda command: type(command).__name__)
def test_only_the_host_decides_about_the_table(command: Commands) -> None:
    evening = Evening().seat_everybody()
    with refused(TableFault.NOT_HOST):
        evening.do("bob", command)


# -- moves ---------------------------------------------------------------------------------------------------------


def test_nothing_is_played_before_the_start_nor_after_the_end() -> None:
    evening = Evening().seat_everybody()
    for command in (wish(PASS, 9), Undo("1")):
        with refused(TableFault.NOT_PLAYING):
            evening.do("ana", command)


def test_a_person_away_does_not_play_while_a_bot_sits_in_for_him() -> None:
    evening = Evening(options={"starter": 0}).start()
    evening.do("ana", Leave("1"))
    with refused(TableFault.IS_AWAY):
        evening.act(0, PASS)


def test_a_person_away_does_not_take_back_what_the_bot_has_done() -> None:
    evening = Evening(options={"starter": 0}).start()
    evening.act(0, PASS)
    evening.write([Went(0, Absence.LOST)])
    with refused(TableFault.IS_AWAY):
        evening.do("ana", Undo("1"))


def test_a_move_meant_for_another_position_is_refused() -> None:
    evening = Evening(options={"starter": 0}).start()
    before = evening.seq
    evening.act(0, PASS)
    with refused(TableFault.STALE):
        evening.act(0, END_TURN, seen=before)
    evening.act(0, END_TURN, seen=before + 1)


def test_talk_of_others_makes_no_move_stale() -> None:
    evening = Evening(options={"starter": 0}).start()
    before = evening.seq
    evening.do("bob", Say("1", "Well?"))
    evening.act(0, PASS, seen=before)


def test_a_claim_is_never_stale() -> None:
    """What is said needs no position: it may come late."""
    evening = Evening(options={"starter": 0}).start()
    evening.act(0, PASS)
    evening.act(1, Claim(Dealt((Said.KEY,))), seen=1)


@pytest.mark.parametrize("forged", [Drawn((0, 1)), TimeOut(0)], ids=["what luck says", "what the clock says"])
def test_nobody_speaks_for_luck_or_for_the_clock(forged: Drawn | TimeOut) -> None:
    evening = Evening(options={"starter": 0}).start()
    with pytest.raises(IllegalAction, check=lambda refusal: refusal.code is Refusal.MALFORMED):
        evening.act(0, forged)
    with pytest.raises(IllegalAction, check=lambda refusal: refusal.code is Refusal.MALFORMED):
        people_read(GAME).read_json(encode(forged))


@pytest.mark.parametrize(
    "text", [b"", b"{", b"[]", b"null", b'{"do":"fly"}', b'{"do":"pass","x":1}', b"\xff", b"[" * 9999]
)
def test_a_move_that_cannot_be_read_is_malformed(text: bytes) -> None:
    evening = Evening(options={"starter": 0}).start()
    with pytest.raises(IllegalAction, check=lambda refusal: refusal.code is Refusal.MALFORMED):
        evening.do("ana", Act("1", msgspec.Raw(text), evening.seq))


def test_what_the_rules_refuse_changes_nothing() -> None:
    evening = Evening(options={"starter": 0}).start()
    before = everything(evening.table)
    with pytest.raises(IllegalAction):
        evening.act(1, PASS)
    assert everything(evening.table) == before


def test_a_game_of_other_rules_does_not_go_on() -> None:
    evening = Evening().seat_everybody()
    with refused(TableFault.OTHER_RULES):
        evening.write([Started(rules=99, seed="00" * 32, commitment="c")])


def test_the_first_entry_may_hold_a_whole_opening() -> None:
    """A server opens a table, seats people and starts in one entry."""
    evening = Evening().start()
    records = [record for entry in evening.entries for record in entry.records if not isinstance(record, Opened)]
    other = Evening()
    other.now = evening.now
    other.write(records)
    assert other.match.view(0) == evening.match.view(0)


# -- every refusal -------------------------------------------------------------------------------------------------


def codes(path: Path, calls: set[str]) -> set[str]:
    """The faults that are given to one of these calls in a file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in calls and node.args:
            fault = node.args[0]
            if (
                isinstance(fault, ast.Attribute)
                and isinstance(fault.value, ast.Name)
                and fault.value.id == "TableFault"
            ):
                found.add(fault.attr)
    return found


RAISED = sorted(set().union(*(codes(path, {"TableRefuses"}) for path in Path(package.__path__[0]).glob("*.py"))))
SEEN = set().union(*(codes(path, {"refused"}) for path in Path(__file__).parent.glob("test_*.py")))


@pytest.mark.parametrize("code", RAISED)
def test_every_refusal_of_a_table_is_seen_by_a_test(code: str) -> None:
    assert code in SEEN


def test_the_refusals_were_found() -> None:
    assert len(RAISED) > 20


@pytest.mark.source
def test_the_next_table_has_all_that_the_last_had() -> None:
    """Whoever gives a table one more attribute must hand it on, too."""
    table = Evening().table
    for name in vars(table).keys() - {"id", "opened", "invite", "code"}:
        setattr(table, name, object())
    assert vars(table._copy()) == vars(table)
