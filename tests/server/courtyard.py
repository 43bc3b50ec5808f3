"""Trials of Les Clés de Fort Boyard over real sockets: three people, of whom one draws the card that is wanted."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import Struct
from msgspec.structs import replace

from ludotheque.games.fort_boyard.pieces import DrawTrial, Roll
from ludotheque.games.fort_boyard.state import FANNING, GATHERING
from ludotheque.games.fort_boyard.trials import TRIALS
from ludotheque.games.fort_boyard.trials.catapult.pieces import SlideCup
from ludotheque.games.fort_boyard.trials.hot_hand.pieces import PullHand
from ludotheque.games.fort_boyard.trials.pincers.pieces import PinchCard
from ludotheque.games.fort_boyard.trials.tigers_paw import trial as tigers_paw
from ludotheque.games.fort_boyard.trials.tigers_paw.pieces import PressPaw
from ludotheque.kernel.luck import seed_from_number
from ludotheque.kernel.pieces import Seat
from ludotheque.server.hall import Manner
from ludotheque.table import playing
from ludotheque.table.pieces import Acted
from ludotheque.table.table import read_action

from .gathering import Gathering
from .people import At, Person
from .running import GENEROUS, Inside, inside
from .worlds import PATIENT, Deal, Seeds, in_a_hurry, world

REFLEXES: Final = ("hot-hand", "tigers-paw", "pincers", "catapult")  # FB-31 to FB-33, FB-35
WISHES: Final[dict[str, Any]] = {"game": "fort-boyard", "seats": 3, "options": {}}
READY: Final = 300  # ms
REPORTS: Final = (PullHand, PressPaw, PinchCard, SlideCup)
ENDED: Final = {"hand-pulled": "pull", "card-pinched": "pinch", "die-landed": "landing"}  # how a round did
DECIDED: Final = ("trial-won", "trial-lost")


class Start(Struct, frozen=True):
    """A game in which the first to move, who is not the host, comes to a trial and draws a certain card."""

    seed: bytes
    candidate: Seat


@cache
def starts() -> Mapping[str, Start]:
    """By card."""
    found: dict[str, Start] = {}
    number = 0
    while not found.keys() >= set(REFLEXES):
        number += 1
        seed = seed_from_number(number)
        begun = world(Deal(seed), WISHES)
        seat = begun.match.to_act()[0]
        moved = begun.after(seat, Roll())
        if seat != 0 and moved.match.state.phase is FANNING:
            drawn = moved.after(seat, DrawTrial()).match.state
            assert drawn.phase is GATHERING
            found.setdefault(drawn.card, Start(seed, seat))
    return found


@asynccontextmanager
async def courtyard(folder: Path, manner: Manner = PATIENT) -> AsyncIterator[Inside]:
    """A house in which nobody has long to get ready (FB-25b), nor waits for the disk."""
    starts()  # before any time runs
    with pytest.MonkeyPatch.context() as patch:
        in_a_hurry(patch)
        figures = replace(tigers_paw.FIGURES, ready=READY, first=250, last=500)
        patch.setattr(tigers_paw, "FIGURES", figures)
        for card in ("hot-hand", "pincers", "catapult"):
            kind: Any = type(TRIALS[card])
            patch.setattr(kind, "times", replace(kind.times, ready=READY))
        async with inside(f"sqlite:///{folder}/tables.sqlite", replace(GENEROUS, manner=manner)) as server:
            yield server


async def sit_down(server: Inside, stack: AsyncExitStack, card: str, line: str | None = None) -> Gathering:
    """Three people; whoever will be the candidate of this trial has this line."""
    begins = starts()[card]
    people = [await stack.enter_async_context(Person(server.url, f"Player {seat}")) for seat in range(3)]
    opened = await people[0].open_table(**WISHES)
    for person in people[1:]:
        await person.join(opened)
    ident = opened["table"]["id"]
    lines = [line if seat == begins.candidate else None for seat in range(3)]
    places = [await stack.enter_async_context(one.at(ident, url=url)) for one, url in zip(people, lines, strict=True)]
    gathering = Gathering(server, opened, people, places)
    for place in places:
        await place.welcome()
    return gathering


async def start(gathering: Gathering, card: str) -> None:
    """The game in which this card will be drawn. One table after the other: luck is told its seed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(playing, "secrets", Seeds(starts()[card].seed))
        assert (await gathering.places[0].ask("start"))["t"] == "done"


async def begin(gathering: Gathering) -> None:
    """The card is drawn, everybody is there, the trial begins."""
    await gathering.hear(gathering.places[0].seq)
    await gathering.do({"do": "roll"})
    await gathering.do({"do": "draw-trial"})
    for _ in range(2):
        await gathering.do({"do": "join"})
    assert stage_of(gathering.places[0]) is not None


def stage_of(place: At) -> Any:
    """The trial as this place sees it; None if there is none."""
    assert place.game is not None
    return place.game["view"]["table"]["stage"]


def open_to(place: At) -> list[str]:
    """The open-ended actions that this place may take now."""
    assert place.game is not None
    return [one["do"] for one in place.game["open"]]


# -- who plays ---------------------------------------------------------------------------------------------------------

Answer = Callable[[At, Any], Awaitable[None]]  # what somebody does as soon as something is on his screen


async def play(gathering: Gathering, candidate: Answer, opponent: Answer) -> list[str]:
    """The whole trial: how each round ended, and it."""
    await begin(gathering)
    one = starts()[stage_of(gathering.places[0])["trial"]].candidate
    answers = [candidate if seat == one else opponent for seat in range(3)]
    await asyncio.gather(*(_take_part(*both) for both in zip(gathering.places, answers, strict=True)))
    return rounds(gathering.places[one])


async def _take_part(place: At, answer: Answer) -> None:
    """Until it is decided: do what is to be done at once, and answer what is shown, once a round."""
    was_shown = False
    while not is_decided(place):
        stage, may = stage_of(place), open_to(place)
        is_shown = stage.get("wait", stage.get("phase")) == "shown"
        if place.legal:
            await done(place, place.legal[-1])
        elif "throw-die" in may:
            await done(place, {"do": "throw-die", "direction": 100, "force": 100})
        elif is_shown and not was_shown and may:
            await answer(place, stage)
        else:
            await place.receive()
        was_shown = is_shown


async def done(place: At, action: dict[str, Any]) -> None:
    answer = await place.act(action)
    assert answer["t"] == "done", (action, answer)


async def holds_still(place: At, stage: Any) -> None:
    pass


def is_decided(place: At) -> bool:
    return any(one.get("event") in DECIDED for one in place.happened)


def rounds(place: At) -> list[str]:
    """How each round ended for the candidate, in a word; at last the trial."""
    return [word for one in place.happened if (word := _ending(one)) is not None]


def _ending(told: dict[str, Any]) -> str | None:
    event = told.get("event", "")
    if event == "paws-compared" and told["candidate_paw"] == "timed":
        return "again" if told["winner"] is None else "won" if told["winner"] == told["candidate"] else "lost"
    if event == "paws-compared":
        return str(told["candidate_paw"])
    return event if event in DECIDED else told.get(ENDED.get(event, ""))


async def lines_in_the_log(gathering: Gathering, seat: Seat) -> list[int]:
    """The round trips that stand in this seat's reports."""
    acted = [one for entry in await gathering.log() for one in entry.records if isinstance(one, Acted)]
    actions = [read_action("fort-boyard", one.do) for one in acted if one.seat == seat]
    return [action.line for action in actions if isinstance(action, REPORTS)]
