"""The bots of a table: when they think, when they act, when they talk.

Whatever a bot does, it does after a pause that is drawn without a look at the cards, so that no pause tells anything;
it has thought before. A step takes a bot between one and two seconds and a half, a word about one; a bot that goes on
after its own step has made up its mind, and does not keep everybody waiting at each square of a long walk; nor do
several that were awaited together. Where the rules have it act at once (`Game.acts_at_once`) it takes no pause at all.

Nor does it act before people can have seen what has happened (`Game.shown_for`), as long as its own time allows: that
too is reckoned from what everybody knows.
"""

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter
from typing import Final

from ludotheque.bots import usual_level
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Action, Event, Seat
from ludotheque.table.pieces import Pace, Phase, Records, Sitter
from ludotheque.table.playing import move
from ludotheque.table.refusals import TableFault, TableRefuses
from ludotheque.table.seating import sitter_at
from ludotheque.table.table import Table

from .live import LiveTable
from .mailbox import Letter
from .thinking import Thinkers, question

STEP: Final = (1.0, 2.5)  # seconds
GOES_ON: Final = (0.4, 0.8)  # after its own step
WORD: Final = (0.5, 1.5)  # before the first word; each of the next comes after another such pause
AFTER_WORDS: Final = 0.8  # between the last word and a move, at least
THOUGHT: Final = 0.4  # how long before its moment a bot begins to think
BREATH: Final = 0.4  # after people have seen what happened, at least
IN_TIME: Final = 1.2  # before the clock plays in its place, a bot has moved
MOST_SHOWN: Final = 12.0  # who is further behind sees how it stands now


class Company:
    """Plays the seats of bots, and of people who are away, for as long as somebody is there."""

    def __init__(self, live: LiveTable, thinkers: Thinkers, speed: float) -> None:
        self._live = live
        self._thinkers = thinkers
        self._speed = speed
        self._task: asyncio.Task[None] | None = None
        self._steps_heard = -1
        self._minds: tuple[frozenset[Seat], int] | None = None  # who has made up its mind, at how many moves
        self._seen = live.seq  # the last entry that has been reckoned with
        self._shown = 0.0  # until when people are shown what has happened
        self._looked_at: tuple[Sitter | None, ...] = ()
        self._found_bots = False
        live.on_step = self.rouse

    def rouse(self) -> None:
        """Called after every step of every table: most have no bots, or are already kept company."""
        if self._task is None and self._is_wanted():
            self._task = asyncio.get_running_loop().create_task(self._keep_company())

    @property
    def is_playing(self) -> bool:
        """Whether a bot is about to move, so that the table cannot sleep yet."""
        return self._task is not None and self._is_wanted() and self._awaited() is not None

    def leave(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _is_wanted(self) -> bool:
        live = self._live
        if not self._is_attended() or live.table.phase is not Phase.PLAYING:
            return False
        return self._has_bots()

    def _has_bots(self) -> bool:
        """Looked up again when somebody has sat down or gone away."""
        sitters = self._live.table.sitters
        if sitters is not self._looked_at:
            self._looked_at = sitters
            self._found_bots = any(sitter is not None and sitter.is_played_by_bot for sitter in sitters)
        return self._found_bots

    def _is_attended(self) -> bool:
        """Somebody is there; or comes by every other day, and finds that bots have not waited for him."""
        return bool(self._live.lines) or self._live.table.settings.pace is Pace.DAYS

    def _seats(self) -> dict[Seat, str]:
        """The seats to be played, each with the level of its bot."""
        table = self._live.table
        return {
            seat: sitter.level or usual_level(table.game)
            for seat, sitter in enumerate(table.sitters)
            if sitter is not None and sitter.is_played_by_bot
        }

    async def _keep_company(self) -> None:
        try:
            while self._is_wanted():
                await self._one_step()
        finally:
            self._task = None

    async def _one_step(self) -> None:
        """Listen, perhaps talk, then move if a bot is awaited; begin anew whenever something moves."""
        moves = self._live.table.moves
        begin = self._now() + self._live.patience()
        self._reckon()
        soonest = begin
        if not self._may_talk():
            self._steps_heard = self._live.table.steps
        if self._steps_heard != self._live.table.steps:
            word = random.uniform(*WORD) * self._speed
            if await self._moved_on(moves, self._after(begin, word, word, AFTER_WORDS)):
                return
            if await self._talk(moves):
                return
            soonest = self._now() + AFTER_WORDS * self._speed
        awaited = self._awaited()
        together = frozenset(self._all_awaited())
        pause, breath = self._pause(awaited, moves)
        follow = max(0, len(together) - 1) * GOES_ON[1] * self._speed
        moment = self._after(begin, random.uniform(*pause) * self._speed, breath * self._speed, follow)
        moment = max(moment, soonest)
        if awaited is None:
            await self._moved_on(moves, None)
            return
        if await self._moved_on(moves, moment - THOUGHT * self._speed):
            return
        seen = self._live.seq
        action = await self._think(awaited, talk=False)
        if action is None or await self._moved_on(moves, moment):
            return
        await self._do(awaited, action, seen)
        self._minds = together, self._live.table.moves

    def _pause(self, awaited: Seat | None, moves: int) -> tuple[tuple[float, float], float]:
        """Of its own, and after people have seen what happened."""
        match = self._match()
        if match is not None and match.acts_at_once():
            return (0.0, 0.0), 0.0
        return GOES_ON if self._has_made_up_its_mind(awaited, moves) else STEP, BREATH

    def _has_made_up_its_mind(self, seat: Seat | None, moves: int) -> bool:
        """It has just moved itself, or another has that was awaited together with it."""
        return self._minds is not None and seat in self._minds[0] and moves == self._minds[1]

    def _reckon(self) -> None:
        """What has happened is shown after what people are still shown."""
        events = self._live.happened_since(self._seen)
        self._seen = self._live.seq
        match = self._match()
        if not events or match is None:
            return
        now = self._now()
        until = max(self._shown, now) + self._shown_for(match, events) * self._speed
        self._shown = min(until, now + MOST_SHOWN * self._speed)

    def _shown_for(self, match: Match, events: Sequence[Event]) -> float:
        return match.shown_for(events) / 1000

    def _after(self, begin: float, pause: float, breath: float, more: float = 0.0) -> float:
        """After this pause, and a breath after people have seen what happened; unless the clock comes first, which
        leaves room for so much more."""
        soonest, seen = begin + pause, self._shown + breath
        if seen <= soonest:
            return soonest
        left = self._live.time_left()
        return seen if left is None else max(soonest, min(seen, self._now() + left - IN_TIME - more))

    def _may_talk(self) -> bool:
        match = self._match()
        return match is not None and any(match.open_ended(seat) for seat in self._seats())

    def _awaited(self) -> Seat | None:
        return next(iter(self._all_awaited()), None)

    def _all_awaited(self) -> list[Seat]:
        match = self._live.table.match
        seats = self._seats()
        return [] if match is None else [seat for seat in match.to_act() if seat in seats]

    async def _moved_on(self, moves: int, until: float | None) -> bool:
        """Wait for that moment, or for a word that wants an answer; true as soon as the position is another one."""
        live = self._live
        while live.table.moves == moves and self._is_wanted():
            left = None if until is None else until - self._now()
            if left is not None and left <= 0:
                return False
            if until is None and (self._steps_heard != live.table.steps or self._awaited() is not None):
                return True  # somebody has said something, or left his move to a bot
            live.stirred.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(live.stirred.wait(), left)
        return True

    async def _talk(self, moves: int) -> bool:
        """Each bot may say one thing about what has happened, one after the other; what bots say themselves is not
        answered. True if the position has become another one meanwhile."""
        self._steps_heard = self._live.table.steps
        for seat in self._seats():
            match = self._match()
            if match is not None and match.open_ended(seat):
                seen, steps = self._live.seq, self._live.table.steps
                said = await self._think(seat, talk=True)
                if said is not None:
                    await self._do(seat, said, seen)
                    self._steps_heard += self._live.table.steps - steps
                    if await self._moved_on(moves, self._now() + random.uniform(*WORD) * self._speed):
                        return True
        return False

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def _think(self, seat: Seat, *, talk: bool) -> Action | None:
        match = self._match()
        level = self._seats().get(seat)
        if match is None or level is None or not (talk or match.legal(seat)):
            return None
        began = perf_counter()
        try:
            return await self._thinkers.ask(question(match, seat, level, talk=talk))
        finally:
            self._live.house.metrics.thinking.took(perf_counter() - began)

    def _match(self) -> Match | None:
        table = self._live.table
        return table.match if table.phase is Phase.PLAYING else None

    async def _do(self, seat: Seat, action: Action, seen: int) -> None:
        """A refusal only means that the table has moved on meanwhile."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def decided(table: Table, at: int) -> Sequence[Records]:
            if not self._is_attended():
                raise TableRefuses(TableFault.NOT_DUE)  # everybody has gone while it thought
            if not sitter_at(table, seat).is_played_by_bot:
                raise TableRefuses(TableFault.NOT_YOUR_SEAT)  # the person has just come back
            return move(table, seat, action, at, seen)

        def answer(_result: object) -> None:
            if not done.done():
                done.set_result(None)

        self._live.post(Letter(decided, answer=answer))
        await done
