"""A candidate whose line is lost (FB-43): nobody waits for him, in a trial or before one."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import pytest

from ludotheque.games.fort_boyard.trial import TO_COME
from ludotheque.server.hall import Manner
from ludotheque.server.live import LiveTable
from ludotheque.table.clock import deadline
from ludotheque.table.pieces import Absence

from .courtyard import begin, courtyard, done, is_decided, rounds, sit_down, stage_of, start, starts
from .gathering import Gathering, eventually, folded, looks
from .people import At
from .worlds import PATIENT

CARD: Final = "hot-hand"
QUICK_TO_SIT_IN: Final = Manner(grace=0.2, bot_speed=0.0)


class Evening:
    """A table before a trial, whose time goes on when the test says so."""

    def __init__(self, gathering: Gathering, live: LiveTable, patch: pytest.MonkeyPatch) -> None:
        self.gathering = gathering
        self.live = live
        self.candidate = starts()[CARD].candidate
        self.others = [place for seat, place in enumerate(gathering.places) if seat != self.candidate]
        self._ahead = 0  # ms
        now: Callable[[], int] = live.house.now
        patch.setattr(live.house, "now", lambda: now() + self._ahead)

    async def hang_up(self) -> None:
        await self.gathering.places[self.candidate].socket.close()
        await eventually(lambda: len(self.live.lines) == 2)

    async def come_back(self, stack: AsyncExitStack) -> At:
        again = await stack.enter_async_context(self.gathering.people[self.candidate].at(self.gathering.ident))
        await again.welcome()
        return again

    @property
    def away(self) -> Absence | None:
        """Whether a bot plays for the candidate."""
        sitter = self.live.table.sitters[self.candidate]
        assert sitter is not None
        return sitter.away

    async def roll(self) -> None:
        """The candidate comes to a space with a trial."""
        await self.gathering.hear(self.live.seq)
        await self.gathering.do({"do": "roll"})

    async def wait(self, ms: int) -> None:
        """So much later; the clock is looked at."""
        self._ahead += ms
        self.live.look_at_clock()
        await eventually(lambda: not self.live.is_busy)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """The opponents do what they have to, and time passes wherever nobody has anything to do."""
        while not is_so():
            at_turn = next((place for place in self.others if place.legal), None)
            if at_turn is not None:
                await done(at_turn, at_turn.legal[-1])
            else:
                moment = deadline(self.live.table)
                assert moment is not None
                await self.wait(max(0, moment - self.live.house.now()))
            await self.hear()

    async def hear(self) -> None:
        for place in self.others:
            while place.seq < self.live.seq:
                await place.receive()


Scene = Callable[[Evening, AsyncExitStack], Awaitable[None]]


def at_a_trial(folder: Path, scene: Scene, manner: Manner = PATIENT) -> None:
    async def evening() -> None:
        with pytest.MonkeyPatch.context() as patch:
            async with courtyard(folder, manner) as server, AsyncExitStack() as stack:
                gathering = await sit_down(server, stack, CARD)
                await start(gathering, CARD)
                live = await server.house.hall.table(gathering.ident)
                await scene(Evening(gathering, live, patch), stack)
                assert looks(await folded(server, gathering.ident)) == looks(live.table)

    asyncio.run(evening())


@pytest.mark.rule("FB-43")
@pytest.mark.parametrize("manner", [PATIENT, QUICK_TO_SIT_IN], ids=["he is missed", "a bot sits in"])
def test_in_a_trial_the_time_runs_on_without_him_and_it_is_decided(tmp_path: Path, manner: Manner) -> None:
    async def scene(evening: Evening, _stack: AsyncExitStack) -> None:
        await begin(evening.gathering)
        await evening.hang_up()
        if manner is QUICK_TO_SIT_IN:
            await eventually(lambda: evening.away is not None)
        await evening.until(lambda: is_decided(evening.others[0]))
        assert rounds(evening.others[0]) == ["none", "none", "trial-lost"]
        assert (evening.away is None) == (manner is PATIENT)

    at_a_trial(tmp_path, scene, manner)


@pytest.mark.rule("FB-43")
def test_who_is_back_in_the_middle_of_a_trial_plays_on_from_there(tmp_path: Path) -> None:
    async def scene(evening: Evening, stack: AsyncExitStack) -> None:
        await begin(evening.gathering)
        await evening.hang_up()
        await evening.until(lambda: rounds(evening.others[0]) == ["none"])
        again = await evening.come_back(stack)
        assert (stage_of(again)["round"], stage_of(again)["lost"]) == (1, 1)
        await evening.until(lambda: stage_of(evening.others[0])["wait"] == "shown")
        await again.until(lambda _message: stage_of(again)["wait"] == "shown")
        await asyncio.sleep(0.09)
        await done(again, {"do": "pull-hand", "bout": 1, "ms": 90, "by": "touch"})
        assert rounds(again)[-2:] == ["evaded", "trial-won"]

    at_a_trial(tmp_path, scene)


@pytest.mark.rule("FB-43")
def test_a_candidate_away_when_his_trial_begins_who_is_back_within_20_s_draws_his_card(tmp_path: Path) -> None:
    async def scene(evening: Evening, stack: AsyncExitStack) -> None:
        await evening.roll()
        await evening.hang_up()
        before = evening.live.seq
        await evening.wait(TO_COME - 2_000)
        assert evening.live.seq == before
        again = await evening.come_back(stack)
        await done(again, {"do": "draw-trial"})
        assert again.happened[-1]["event"] == "trial-drawn"

    at_a_trial(tmp_path, scene)


@pytest.mark.rule("FB-43")
def test_a_candidate_who_is_not_back_within_20_s_has_failed_it(tmp_path: Path) -> None:
    async def scene(evening: Evening, _stack: AsyncExitStack) -> None:
        await evening.roll()
        await evening.hang_up()
        await evening.wait(TO_COME)
        await evening.hear()
        told = [one["event"] for one in evening.others[0].happened[-2:]]
        assert told == ["timed-out", "trial-lost"]

    at_a_trial(tmp_path, scene)
    assert TO_COME == 20_000 < 1_000 * Manner().grace, "no bot draws for him before"
