"""Where bots think: they know what their seat knows, and nothing of any other table."""

import pytest

from ludotheque.bots import levels
from ludotheque.games import find
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import LUCK
from ludotheque.server.thinking import Question, answer, question

GAME = find("coffre-et-cle")


def dealt(seed: int) -> Match:
    """A table of four at its first move."""
    match = Match(GAME, GAME.preset("sharper", 4), 4)
    luck = QuickLuck(seed)
    while (request := match.asks()) is not None:
        match.apply(LUCK, luck.answer(request))
    return match


def asked(match: Match, level: str, *, talk: bool) -> Question:
    given = question(match, match.to_act()[0], level, talk=talk)
    return Question(given.game, given.level, given.view, given.legal, given.openings, "the same luck")


@pytest.mark.parametrize("level", levels(GAME))
@pytest.mark.parametrize("talk", [False, True])
def test_what_was_thought_at_one_table_is_not_remembered_at_another(level: str, talk: bool) -> None:
    """Tables of one shape, of which a bot that goes on thinking would take the second for the first."""
    tables = [dealt(seed) for seed in range(40)]
    alone = [answer(asked(table, level, talk=talk)) for table in tables]
    for table, said in zip(reversed(tables), reversed(alone), strict=True):
        assert answer(asked(table, level, talk=talk)) == said


def test_a_bot_is_asked_by_exactly_what_its_seat_sees() -> None:
    match = dealt(1)
    seat = match.to_act()[0]
    other = match.resample(seat, QuickLuck(2))
    one, two = asked(match, "regular", talk=False), asked(other, "regular", talk=False)
    assert one == two
