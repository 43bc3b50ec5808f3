"""Bots wait until people can have seen what happened, and never so long that the clock plays in their place."""

import asyncio
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest

from ludotheque.games.fort_boyard.pieces import KeysWon, RiddleDrawn, RiddleEnded, Roll
from ludotheque.games.fort_boyard.riddle import TO_READ
from ludotheque.games.fort_boyard.riddles import riddles_of
from ludotheque.games.fort_boyard.setup import ALL_NOTES
from ludotheque.games.fort_boyard.shown import LASTS, THINK
from ludotheque.games.fort_boyard.state import CHOOSING, FANNING
from ludotheque.kernel.luck import seed_from_number
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Action, Drawn, Event
from ludotheque.server import company
from ludotheque.server.app import Terms
from ludotheque.server.company import GOES_ON, THOUGHT, Company
from ludotheque.server.hall import Manner
from ludotheque.server.thinking import Question, Thinkers
from ludotheque.table.table import read_action

from .pace import Notes, OwnTime
from .people import Person
from .running import inside
from .worlds import Deal, deal_out, in_a_hurry, world

WISHES: Final[dict[str, Any]] = {"game": "fort-boyard", "seats": 3, "options": {}}
RIDDLES: Final = riddles_of("fr")
CHOICES: Final = ("try-riddle", "leave-to-hand")


def begins(riddle: int, seats: int = 3) -> Deal:
    """The third to sit goes first, to a space where he may choose; the second, a bot too, reads to him."""
    cards = (riddle, *(card for card in range(len(RIDDLES)) if card != riddle))
    first = (Drawn(tuple(range(len(ALL_NOTES)))), Drawn(cards), Drawn((1, 1, 6, 1)[:seats]))
    deals = (Deal(seed_from_number(number), first) for number in count())
    wishes = WISHES | {"seats": seats}
    return next(deal for deal in deals if world(deal, wishes).after(2, Roll()).match.state.phase is CHOOSING)


def comes_to_a_trial() -> Deal:
    """Whoever has opened the table goes first, to a trial."""
    first = (Drawn(tuple(range(len(ALL_NOTES)))), Drawn(tuple(range(len(RIDDLES)))), Drawn((6, 1, 1, 1, 1)))
    deals = (Deal(seed_from_number(number), first) for number in count())
    wishes = WISHES | {"seats": 5}
    return next(deal for deal in deals if world(deal, wishes).after(0, Roll()).match.state.phase is FANNING)


def gap(notes: Notes, start: str, end: str) -> float:
    """Seconds from one thought to the other."""
    first, last = notes.index(("does", start)), notes.index(("does", end))
    return sum(float(str(seconds[0])) for kind, *seconds in notes[first:last] if kind == "waits")


async def an_evening(folder: Path, deal: Deal, seats: int, until: str, speed: float = 1.0, times: int = 1) -> Notes:
    """Of one person, who only rolls and draws, among bots: they choose a riddle where they may, and know its answer.
    It is over when this has happened, or has happened so often."""
    notes: Notes = []

    async def ask(_thinkers: Thinkers, asked: Question) -> Action | None:
        does = next((choice for choice in CHOICES if choice in asked.legal), (*asked.legal, "recall")[0])
        notes.append(("does", does))
        return read_action(asked.game, does)

    with pytest.MonkeyPatch.context() as patch:
        deal_out(patch, deal)
        in_a_hurry(patch)
        own = OwnTime(notes)
        patch.setattr(company, "asyncio", own)
        patch.setattr(company, "random", own)
        patch.setattr(Thinkers, "ask", ask)
        terms = Terms(manner=Manner(grace=600, bot_speed=speed))
        async with inside(f"sqlite:///{folder}/tables.sqlite", terms) as server, Person(server.url, "P") as person:
            opened = await person.open_table(**WISHES | {"seats": seats})
            async with person.at(opened["table"]["id"]) as place:
                await place.welcome()
                for seat in range(1, seats):
                    await place.ask("seat-bot", id=f"bot {seat}", seat=seat, level="regular", name=f"Bot {seat}")
                await place.ask("start", id="start")
                while sum(one.get("event") == until for one in place.happened) < times:
                    mine = next((one for one in place.legal if one["do"] in ("roll", "draw-trial")), None)
                    await (place.receive() if mine is None else place.act(mine))
    return notes


async def a_riddle(folder: Path, riddle: int, speed: float = 1.0) -> Notes:
    """A bot reads it to another, who answers as soon as it is asked whether it knows."""
    return await an_evening(folder, begins(riddle), 3, "riddle-ended", speed)


def of_length(best: Callable[..., int]) -> int:
    return best(range(len(RIDDLES)), key=lambda number: len(RIDDLES[number].question))


@pytest.mark.rule("FB-14")
def test_a_bot_that_reads_turns_the_hourglass_at_once_however_long_the_riddle(tmp_path: Path) -> None:
    """All that passes is the rest of its neighbour's step, who has thought a little before it."""
    notes = asyncio.run(a_riddle(tmp_path, of_length(max)))
    assert gap(notes, "try-riddle", "turn-hourglass") <= THOUGHT + 0.001


@pytest.mark.rule("FB-14")
def test_not_before_the_way_to_the_riddle_has_been_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def shown(_bots: Company, _match: Match, events: Sequence[Event]) -> float:
        return 5.0 if any(isinstance(event, RiddleDrawn) for event in events) else 0.0

    monkeypatch.setattr(Company, "_shown_for", shown)
    notes = asyncio.run(a_riddle(tmp_path, of_length(max)))
    assert gap(notes, "try-riddle", "turn-hourglass") == pytest.approx(5.0, abs=0.001)


def test_a_bot_answers_no_riddle_before_anybody_could_have_thought(tmp_path: Path) -> None:
    notes = asyncio.run(a_riddle(tmp_path, of_length(min)))
    assert gap(notes, "turn-hourglass", "recall") > THINK / 1000


def test_a_bot_whose_turn_it_is_waits_until_the_answer_has_been_read(tmp_path: Path) -> None:
    """What has been said has moved the game on, and that is shown: how the riddle ended, and the key that was won."""
    notes = asyncio.run(an_evening(tmp_path, begins(of_length(min), 4), 4, "moved", times=2))
    since = notes[notes.index(("does", "recall")) :]
    assert gap(since, "recall", "roll") + THOUGHT > (LASTS[RiddleEnded] + LASTS[KeysWon]) / 1000


def test_however_much_there_is_to_be_shown_a_bot_moves_before_its_time_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Company, "_shown_for", lambda _bots, _match, _events: 60.0)
    notes = asyncio.run(a_riddle(tmp_path, of_length(min)))
    assert TO_READ / 1000 - 2 < gap(notes, "try-riddle", "turn-hourglass") < TO_READ / 1000 - 0.5


def test_bots_in_a_hurry_wait_for_nothing(tmp_path: Path) -> None:
    notes = asyncio.run(a_riddle(tmp_path, of_length(max), speed=0.0))
    assert gap(notes, "roll", "recall") == 0


def test_bots_that_are_awaited_together_make_up_their_minds_together(tmp_path: Path) -> None:
    """All of them come to a person's trial before the clock sends for them."""
    notes = asyncio.run(an_evening(tmp_path, comes_to_a_trial(), 5, "trial-began"))
    assert [note for note in notes if note[0] == "does"] == [("does", "leave-to-hand")] * 4
    first = notes.index(("does", "leave-to-hand"))
    last = len(notes) - notes[::-1].index(("does", "leave-to-hand")) - 1
    assert [note for note in notes[first:last] if note[0] == "draws"] == [("draws", *GOES_ON)] * 3
