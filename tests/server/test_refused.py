"""What is written down of refusals."""

import logging

import pytest

from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.server.faults import ServerFault, ServerRefuses
from ludotheque.server.refused import MOST, RefusedLog
from ludotheque.table.refusals import TableFault, TableRefuses


@pytest.fixture(autouse=True)
def everything_is_kept(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)


def test_a_refusal_is_a_word_in_the_log_but_of_a_move_not_even_why(caplog: pytest.LogCaptureFixture) -> None:
    log = RefusedLog()
    log.write(ServerRefuses(ServerFault.BAD_LINK))
    log.write(IllegalAction(Refusal.NOT_YOUR_TURN, "CC-05"))
    log.write(TableRefuses(TableFault.CANNOT_TAKE_BACK))
    log.write(TableRefuses(TableFault.STALE))
    assert [vars(line).get("code") for line in caplog.records] == ["bad-link", None, None, None]
    assert len({line.getMessage() for line in caplog.records[1:]}) == 1
    assert not any("turn" in line.getMessage() or "CC" in line.getMessage() for line in caplog.records)


def test_a_flood_of_refusals_neither_floods_the_log_nor_hides_others_in_it(caplog: pytest.LogCaptureFixture) -> None:
    moments = [100.0]
    log = RefusedLog(lambda: moments[-1])
    for _ in range(3 * MOST):
        log.write(ServerRefuses(ServerFault.TOO_FAST))
    assert len(caplog.records) == MOST
    log.write(ServerRefuses(ServerFault.BAD_LINK))
    assert vars(caplog.records[-1])["code"] == "bad-link"
    moments.append(110.0)
    log.write(ServerRefuses(ServerFault.TOO_FAST))
    assert vars(caplog.records[-1])["untold"] == 2 * MOST
