"""Where bots think: they know what their seat knows, and nothing of any other table."""

import pytest

from ludotheque.bots import levels
from ludotheque.games import find
from ludotheque.games.casse_du_siecle.options import SafeMemory
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import LUCK
from ludotheque.server.thinking import Question, answer, question

GAME = find("coffre-et-cle")
CASSE = find("casse-du-siecle")


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


def test_a_bot_is_told_as_well_what_its_seat_was_shown_and_the_screen_forgets() -> None:
    match = Match(CASSE, CASSE.options(safe_memory=SafeMemory.STRICT, starter=0), 3)
    while (request := match.asks()) is not None:
        match.apply(LUCK, QuickLuck(1).answer(request))
    match.state.seen[2] |= 1  # seat 0 looked at that gear some time ago
    asked = question(match, 0, "regular", talk=False)
    assert match.view(0).table.axles[2][0].digit is None
    assert asked.view == encode(match.knowledge(0))
    assert match.knowledge(0).table.axles[2][0].digit == match.state.digit[2]
