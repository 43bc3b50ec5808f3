"""What tests of the store have in common: a story is a coroutine, told to its end or not at all."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager

from ludotheque.store import EventLog, Filing, open_log

LONGEST = 180.0  # seconds: a story that hangs is a failure


def tell(story: Coroutine[None, None, None]) -> None:
    asyncio.run(asyncio.wait_for(story, LONGEST))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[EventLog]:
    log = open_log(url)
    await log.open()
    try:
        yield log
    finally:
        await log.close()


def filing(
    code: str | None = None,
    listing: str | None = None,
    line: bytes = b"{}",
    people: tuple[str, ...] = (),
    wake_at: int | None = None,
) -> Filing:
    return Filing(code, listing, line, people, wake_at)


async def until(what: asyncio.Event) -> None:
    async with asyncio.timeout(LONGEST):
        await what.wait()
