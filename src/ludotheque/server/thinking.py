"""Where bots think: in processes of their own, from what their seat has been shown and nothing else.

They begin anew with each question, so what a table shows once and then forgets is sent along: a person would remember
it. It goes there as bytes, and an action comes back as text. A bot that fails or whose process dies costs the table
nothing: somebody plays at random in its place, and the log says so.
"""

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

from ludotheque import bots
from ludotheque.games import find
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import Reader, encode, write
from ludotheque.kernel.pieces import Action, MatchView, Open, Ready, Seat

from .orphans import end_with_parent

log = logging.getLogger(__name__)

LONGEST_THOUGHT: Final = 20.0  # seconds: others wait for the same process


class Question(Struct, frozen=True):
    """What a bot is asked: with `legal`, its move; without, whether it has something to say."""

    game: str
    level: str
    view: bytes
    legal: tuple[str, ...]
    openings: tuple[Open, ...]
    luck: str


def question(match: Match, seat: Seat, level: str, *, talk: bool) -> Question:
    """What this seat's bot needs to know: exactly what a person there has been sent."""
    return Question(
        match.game.id,
        level,
        encode(match.knowledge(seat)),
        () if talk else tuple(map(write, match.legal(seat))),
        tuple(match.open_ended(seat)) if talk else (),
        secrets.token_hex(16),
    )


# -- in the other process --------------------------------------------------------------------------------------------


@cache
def _reader(game: str) -> Reader:
    return Reader(find(game).actions | Ready)


def answer(asked: Question) -> str | None:
    """What the bot does, as notation; None if it has nothing to say."""
    game = find(asked.game)
    view = msgspec.json.decode(asked.view, type=MatchView)
    view = msgspec.structs.replace(view, table=msgspec.convert(view.table, game.view_type))
    luck = QuickLuck(asked.luck)
    bot = bots.find(game, asked.level)  # a new one: what it might remember would be another table's
    if not asked.legal:
        said = bot.speak(view, asked.openings, luck)
        return None if said is None else write(said)
    legal: list[Action] = [_reader(asked.game).read(do) for do in asked.legal]
    return write(legal[0] if legal == [Ready()] else bot.choose(view, legal, luck))


# -- in the server ---------------------------------------------------------------------------------------------------


class Thinkers:
    """The processes. They are started when first needed, and anew if one dies."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, asked: Question) -> Action | None:
        try:
            async with asyncio.timeout(LONGEST_THOUGHT):
                did = await asyncio.wrap_future(self._submit(asked))
            if asked.legal and did not in asked.legal:
                raise ValueError("a bot did what it may not")
            return None if did is None else _reader(asked.game).read(did)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot failed", extra={"game": asked.game, "bot": asked.level})
            return self._anything(asked)

    def _anything(self, asked: Question) -> Action | None:
        """In place of a bot that failed: any of the legal actions, and no word."""
        if not asked.legal:
            return None
        return _reader(asked.game).read(asked.legal[QuickLuck(asked.luck).below(len(asked.legal))])

    def _submit(self, asked: Question) -> Future[str | None]:
        try:
            return self._started().submit(answer, asked)
        except BrokenProcessPool:
            self._pool = None
            return self._started().submit(answer, asked)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, spawn, end_with_parent)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
