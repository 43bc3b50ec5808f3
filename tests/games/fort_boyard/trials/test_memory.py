"""What a trial shows to be kept in mind is shown once: not to a second page, nor to a line that comes back."""

from io import StringIO
from typing import Any

import msgspec
import pytest
from rich.console import Console
from tests.games.fort_boyard.table import E, do, lay_out, of, reach

from ludotheque.cli.stage import Stage
from ludotheque.games import room
from ludotheque.games.fort_boyard import GAME
from ludotheque.games.fort_boyard.trial import fan
from ludotheque.games.fort_boyard.trials.anomaly.pieces import FiguresShown
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import CLOCK, LUCK, Event, Seat
from ludotheque.texts import texts

EYES: tuple[Seat | None, ...] = (None, 0, 1, 2)
Told = list[Event]


def answered(match: Match) -> Told:
    """Luck, as often as it is asked."""
    luck, events = QuickLuck("figures"), Told()
    while (request := match.asks()) is not None:
        events += match.apply(LUCK, luck.answer(request))
    return events


def rung(match: Match) -> Told:
    return match.apply(CLOCK, match.legal(CLOCK)[0]) + answered(match)


def searching() -> tuple[Match, Told]:
    """Seat 0 looks for the anomaly; all that has happened since the figures were dressed."""
    match = lay_out(3)
    reach(match, 1)
    do(match, "draw-trial", str(fan(match.state).index("anomaly")))
    events = do(match, "join", seat=1) + do(match, "join", seat=2) + answered(match)
    events += rung(match) + rung(match)
    assert match.view(0).table.stage.phase == "finding"
    return match, events


def heard(match: Match, events: Told, seat: Seat | None, kind: type[E]) -> list[E]:
    return of([one for event in events if (one := match.reread(event, seat)) is not None], kind)


@pytest.mark.rule("FB-28")
@pytest.mark.parametrize("seat", EYES)
def test_a_second_page_is_not_told_what_the_figures_wore_before(seat: Seat | None) -> None:
    match, events = searching()
    before, after = of(events, FiguresShown)
    assert before.dress != after.dress
    view: Any = match.view(seat).table
    assert of(view.this_turn, FiguresShown) == [FiguresShown(False, None), FiguresShown(True, None)]
    assert str(before.dress) not in encode(view).decode()
    assert heard(match, events, seat, FiguresShown) == of(view.this_turn, FiguresShown)


@pytest.mark.rule("FB-28")
def test_whoever_looks_sees_it_once() -> None:
    match, events = searching()
    for seat in EYES:
        assert [match.redact(event, seat) for event in of(events, FiguresShown)] == of(events, FiguresShown)


@pytest.mark.rule("FB-28")
def test_a_program_that_was_there_remembers_it() -> None:
    match, events = searching()
    known: Any = match.knowledge(0).table
    assert of(known.this_turn, FiguresShown) == of(events, FiguresShown)
    assert msgspec.structs.replace(known, this_turn=()) == msgspec.structs.replace(match.view(0).table, this_turn=())


@pytest.mark.rule("FB-28")
def test_nor_does_the_turn_before_tell_it() -> None:
    match, _ = searching()
    while match.view(None).table.phase == "trial":
        rung(match)
    do(match, "decline")
    view: Any = match.view(0).table
    assert of(view.last_turn, FiguresShown) == [FiguresShown(False, None), FiguresShown(True, None)]


@pytest.mark.rule("FB-28")
def test_a_terminal_does_not_tell_it_again() -> None:
    match, events = searching()
    screen = StringIO()
    stage = Stage(Console(file=screen, width=100), texts("en", room(GAME)), GAME, ("Ana", "Bob", "Cleo"))
    stage.hear(match, events, 0)
    stage.tell(0)
    for page in stage.recall(0):
        stage.console.print(page)
    stage.show(match, 0)
    assert screen.getvalue().count("The curtain rises") == 2, "as it happens, and in the list"
    for shown in of(events, FiguresShown):
        assert all(word not in screen.getvalue() for word in str(shown.dress).split())
