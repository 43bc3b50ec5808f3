"""How long people want to be shown what has happened: so long programs wait."""

from collections.abc import Callable, Sequence

import pytest

from ludotheque.games.fort_boyard import GAME
from ludotheque.games.fort_boyard.pieces import HourglassTurned, NoteTaken, Phase, RiddleDrawn
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Event

from . import table
from .table import do, lay_out, opened, reach


def test_a_walk_is_shown_space_by_space() -> None:
    one, six = lay_out(), lay_out()
    shown = [match.shown_for(do(match, "roll", die)) for match, die in ((one, "3"), (six, "5"))]
    assert shown[1] - shown[0] == 2 * 200


@pytest.mark.rule("FB-14")
@pytest.mark.parametrize("hourglass", ["clock", "rolls"])
@pytest.mark.parametrize("best", [min, max])
def test_a_program_that_reads_waits_for_the_way_to_the_riddle_and_for_nothing_else(
    best: Callable[..., int], hourglass: str
) -> None:
    """However much there is to be read."""
    match = lay_out(hourglass=hourglass)
    riddles = match.state.rules.riddles
    first = best(range(len(riddles)), key=lambda number: len(riddles[number].question))
    match.state.pile = (first, *(number for number in match.state.pile if number != first))
    assert not match.acts_at_once()
    die_rolled, moved, *drawn = events = reach(match, 18)
    assert [type(event) for event in drawn] == [RiddleDrawn]
    assert match.shown_for(events) == match.shown_for([die_rolled, moved]) > 0
    assert match.acts_at_once()
    do(match, "turn-hourglass")
    assert not match.acts_at_once()


def test_nobody_has_an_answer_as_soon_as_the_sand_runs() -> None:
    match = lay_out()
    table.card(match)
    reach(match, 18)
    events = do(match, "turn-hourglass")
    assert [type(event) for event in events] == [HourglassTurned]
    assert match.shown_for(events) >= 2_000


def test_a_trial_card_is_read_by_whoever_plays_it_and_a_programs_trial_is_shown() -> None:
    def drawn(how: str) -> tuple[Match, Sequence[Event]]:
        match = lay_out()
        reach(match, 3)
        return match, do(match, how, "0")

    (played, by_people), (shown, by_program) = drawn("draw-trial"), drawn("leave-to-luck 50")
    assert played.state.phase is Phase.GATHERING
    assert shown.state.phase is Phase.SHOW
    assert played.shown_for(by_people) > shown.shown_for(by_program) == 3_000


def test_a_note_is_shown_as_long_whatever_it_is_worth() -> None:
    def took(note: int) -> int:
        match = lay_out(keys=(4, 0))
        events = opened(match, note, 1_000)
        assert any(isinstance(event, NoteTaken) and event.note == note for event in events)
        return match.shown_for(events)

    assert took(1_000) == took(500_000) > 0


@pytest.mark.source
def test_what_a_program_reckons_with_has_no_secret_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events come as the public was told of them."""
    told: list[Event] = []

    def noted(_game: object, events: Sequence[Event], view: object) -> int:
        told.extend(events)
        assert getattr(view, "seat", 0) is None
        return 0

    monkeypatch.setattr(type(GAME), "shown_for", noted)
    match = lay_out(keys=(4, 0))
    match.shown_for(opened(match, 500_000, 1_000))
    assert [event.note for event in told if isinstance(event, NoteTaken)] == [None]
