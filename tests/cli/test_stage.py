"""What stays on a terminal, and what does not."""

import re
from io import StringIO

import pytest
from rich.console import Console

from ludotheque.cli.stage import Stage
from ludotheque.games import find, room
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.options import read
from ludotheque.kernel.pieces import LUCK, Event
from ludotheque.texts import texts

SQUARE = re.compile(r"\b[A-J](10|[1-9])\b")
WIPED = "\x1b[3J"


def fall(memory: str) -> tuple[Match, list[Event]]:
    """Random steps until somebody falls."""
    game = find("roc-noir")
    match, luck = (
        Match(game, read(game.options, {"trap_memory": memory, "starter": 0}, game.options()), 2),
        QuickLuck(3),
    )
    while True:
        if (request := match.asks()) is not None:
            match.apply(LUCK, luck.answer(request))
            continue
        legal = match.legal(match.to_act()[0])
        events = match.apply(match.to_act()[0], legal[luck.below(len(legal))])
        if any(type(event).__name__ == "Fell" for event in events):
            return match, events


@pytest.mark.rule("RN-17")
@pytest.mark.parametrize(("memory", "is_wiped"), [("memory", True), ("marked", False)])
def test_where_a_knight_fell_does_not_stay_on_the_screen(memory: str, is_wiped: bool) -> None:
    screen = StringIO()
    match, events = fall(memory)
    console = Console(file=screen, force_terminal=True, width=100)
    stage = Stage(console, texts("en", room(match.game)), match.game, ("Ana", "Bob"))
    stage.hear(match, [event for event in events if type(event).__name__ == "Fell"], 0)
    stage.tell(0)
    stage.show(match, 0)
    assert WIPED not in screen.getvalue(), "he has had no time to see it"
    stage.show(match, 0)
    assert (WIPED in screen.getvalue()) is is_wiped
    stage.console.file = history = StringIO()
    for page in stage.recall(0):
        stage.console.print(page)
    assert "A trap" in history.getvalue(), "that it fell may be read"
    assert bool(SQUARE.search(history.getvalue())) is not is_wiped


def test_behind_a_curtain_nobody_reads_what_was_told_to_another() -> None:
    screen = StringIO()
    match, events = fall("memory")
    stage = Stage(
        Console(file=screen, force_terminal=True, width=100), texts("en", room(match.game)), match.game, ("Ana", "Bob")
    )
    stage.hear(match, events, 0)
    stage.tell(0)
    stage.show(match, 0)
    stage.hear(match, events, 0)
    stage.tell(0)
    stage.clear()
    stage.console.file = after = StringIO()
    stage.show(match, 1)
    assert "A trap" not in after.getvalue()
