"""Absence and pace: lost lines, bots that sit in, hosts that go, tables that sleep, clocks that ring."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import pytest

from ludotheque.server import hall as hall_module
from ludotheque.server.hall import Hall, Manner
from ludotheque.server.live import LiveTable
from ludotheque.table.pieces import Entry, Pace, Rang, Went
from ludotheque.table.refusals import TableFault, TableRefuses

from .gathering import (
    END_TURN,
    LOOK,
    PASS,
    Gathering,
    House,
    all_leave,
    at_the_house,
    entries,
    eventually,
    gather,
    looks,
    nothing_came,
    unharmed,
)
from .people import PATIENCE, At
from .running import Inside, inside

HOUR = 3_600_000  # ms

LONG = {"max_rounds": 20, "designate_from_round": 20}  # nobody can end the game before everybody has had his turn
SLOW = Manner(bot_speed=1000.0, sleep_after=600.0)


@contextmanager
def later(hall: Hall, ms: int) -> Iterator[None]:
    """So much later, at once: the machine's clock jumps."""
    with pytest.MonkeyPatch.context() as patch:
        now = hall.now
        patch.setattr(hall, "now", lambda: now() + ms)
        yield


def live_at(gathering: Gathering) -> LiveTable:
    return gathering.server.house.hall._awake[gathering.ident]


def rings(log: list[Entry]) -> list[str]:
    return [record.do for entry in log for record in entry.records if isinstance(record, Rang)]


async def hear_of(place: At, **notice: object) -> None:
    """Until this place has heard of this."""
    while not any(notice.items() <= one.items() for one in place.happened):
        await place.receive()


# -- lost lines ----------------------------------------------------------------------------------------------------


@at_the_house
async def test_a_lost_line_is_shown_then_a_bot_sits_in_and_the_person_gets_his_seat_back(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack)
    seat = gathering.mover
    watcher = gathering.waiting[0]
    assert watcher.presence["here"] == [True] * 4
    await gathering.at_turn.socket.close()
    shown = await watcher.until(lambda message: message["t"] == "presence")
    assert shown["here"] == [other != seat for other in range(4)]
    await hear_of(watcher, table="went-away", seat=seat, why="lost")
    assert watcher.table["seats"][seat]["away"] == "lost"
    live = live_at(gathering)
    await eventually(lambda: live.table.match is not None and seat not in live.table.match.to_act())  # the bot plays
    async with gathering.people[seat].at(gathering.ident) as again:
        await again.welcome()
        await hear_of(again, table="came-back", seat=seat)
        assert again.table["seats"][seat]["away"] is None
        await hear_of(watcher, table="came-back", seat=seat)


@at_the_house
async def test_whoever_is_back_in_time_has_lost_nothing(server: Inside, stack: AsyncExitStack) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.house.hall, "grace", 600.0)
        gathering = await gather(server, stack)
        live = live_at(gathering)
        await gathering.places[1].socket.close()
        await eventually(lambda: len(live._grace) == 1)
        async with unharmed(server, gathering.ident), gathering.people[1].at(gathering.ident) as again:
            assert not (await again.welcome())["table"]["seats"][1]["away"]
            await eventually(lambda: not live._grace)


@at_the_house
async def test_nobody_is_absent_as_long_as_one_of_his_tabs_is_there(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    live = live_at(gathering)
    tab = await stack.enter_async_context(gathering.people[1].at(gathering.ident))
    await tab.welcome()
    await gathering.places[1].socket.close()
    await eventually(lambda: len(live.lines) == 4)
    assert not live._grace
    await nothing_came(gathering.places[0])
    assert all(gathering.places[0].presence["here"])


@at_the_house
async def test_one_person_with_two_seats_is_missed_and_comes_back_on_both(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack, 3, seats=4, start=False)
    await gathering.ask(0, "free", seat=3)
    await gathering.ask(1, "sit", name="Twin", another=True)
    await gathering.ask(0, "start")
    host = gathering.places[0]
    await gathering.places[1].socket.close()
    await hear_of(host, table="went-away", seat=1)
    await hear_of(host, table="went-away", seat=3)
    async with gathering.people[1].at(gathering.ident, seat=3) as again:
        await again.welcome()
        await hear_of(host, table="came-back", seat=1)
        await hear_of(host, table="came-back", seat=3)


@at_the_house
async def test_before_the_game_nobody_is_missed(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, start=False)
    await gathering.places[1].socket.close()
    await gathering.places[0].until(lambda message: message["t"] == "presence" and not message["here"][1])
    assert not live_at(gathering)._grace


# -- leaving -------------------------------------------------------------------------------------------------------


@at_the_house
async def test_whoever_leaves_on_purpose_is_replaced_at_once_and_returns_when_he_says_so(
    server: Inside, stack: AsyncExitStack
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.house.hall, "_manner", SLOW)  # the bot that sits in says nothing for a while
        gathering = await gather(server, stack)
    seat = next(other for other in range(1, 4) if other != gathering.mover)
    place = gathering.places[seat]
    await gathering.ask(seat, "leave")
    assert gathering.places[0].happened[-1] == {"table": "went-away", "seat": seat, "why": "left"}
    async with unharmed(server, gathering.ident):
        assert place.legal == []
        assert (await place.act(PASS))["code"] == "is-away"
        assert (await place.ask("leave"))["code"] == "is-away"
        await place.send(t="hello", version=1)
        assert (await place.welcome())["table"]["seats"][seat]["away"] == "left"  # to be there is not to be back
        await nothing_came(gathering.places[0])
    await gathering.ask(seat, "return")
    assert gathering.places[0].table["seats"][seat]["away"] is None
    assert (await place.ask("return"))["code"] == "not-away"


@at_the_house
async def test_whoever_leaves_before_the_game_leaves_an_empty_seat(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, start=False)
    done = await gathering.places[2].ask("leave")
    gathering.places.pop(2)
    await gathering.hear(done["seq"])
    assert gathering.places[0].table["seats"][2] is None


@pytest.mark.parametrize("how", ["leave", "lost", "leave-lobby"])
def test_a_host_who_goes_passes_the_table_on(house: House, how: str) -> None:
    async def scene(server: Inside, stack: AsyncExitStack) -> None:
        gathering = await gather(server, stack, start=how != "leave-lobby")
        host = gathering.places.pop(0)
        if how == "lost":
            await host.socket.close()
        else:
            await host.ask("leave")
        heir = gathering.places[0]
        await hear_of(heir, table="new-host", name="Player 1")
        assert heir.table["seats"][1]["host"]
        assert (await heir.ask("settle", watching="everyone"))["t"] == "done"
        if how != "leave-lobby":
            async with gathering.people[0].at(gathering.ident) as again:
                assert (await again.welcome())["you"]["host"] is False
                assert (await again.ask("settle", watching="nobody"))["code"] == "not-host"

    house.play(scene)


# -- sleep ---------------------------------------------------------------------------------------------------------


@at_the_house
async def test_a_table_with_nobody_sleeps_and_goes_on_as_it_was(server: Inside, stack: AsyncExitStack) -> None:
    hall = server.house.hall
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hall, "_manner", Manner(bot_speed=0.2, sleep_after=0.2))
        patch.setattr(hall, "grace", 600.0)
        gathering = await gather(
            server, stack, 1, seats=4, options=LONG
        )  # three bots: one of them is about to move, or will be
        live = live_at(gathering)
        await all_leave(gathering)
        assert gathering.ident not in hall._company
        assert gathering.ident not in hall._naps
        log, seen = await gathering.log(), looks(live.table)
        await asyncio.sleep(0.7)  # longer than any bot takes
        assert await gathering.log() == log
        async with gathering.people[0].at(gathering.ident, seq=gathering.places[0].seq) as again:
            await again.welcome()
            assert looks(live_at(gathering).table) == seen
            if gathering.mover != 0:
                await again.until(lambda message: message["t"] == "update" and "game" in message)  # the bots play on


@at_the_house
async def test_while_nobody_is_there_no_bot_moves(server: Inside, stack: AsyncExitStack) -> None:
    hall = server.house.hall
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hall, "_manner", Manner(bot_speed=0.1, sleep_after=600.0))  # it is awake all the time
        gathering = await gather(server, stack, 1, seats=4, options=LONG)
    live, place = live_at(gathering), gathering.places[0]
    while gathering.mover != 0:
        await place.receive()
    await gathering.do(PASS)
    await gathering.do(END_TURN)
    while gathering.mover != 2:  # the first bot has played, the next is about to
        await place.receive()
    await place.socket.close()
    await eventually(lambda: not live.lines and not live.is_busy)
    if live.table.match is not None and 0 not in live.table.match.to_act():
        log = await gathering.log()
        await asyncio.sleep(0.4)  # longer than any bot takes
        assert await gathering.log() == log


# -- pace ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", [Pace.QUICK, Pace.RELAXED, Pace.DAYS])
def test_when_time_is_up_the_clock_plays_what_the_game_says(house: House, pace: Pace) -> None:
    async def scene(server: Inside, stack: AsyncExitStack) -> None:
        gathering = await gather(server, stack, pace=pace.value)
        late, place = gathering.mover, gathering.waiting[0]
        assert place.game is not None
        assert place.game["deadline"] is not None
        with later(server.house.hall, 100 * HOUR):
            await gathering.ask(place.seat or 0, "say", text="well?")
            await hear_of(place, event="timed-out", seat=late)
        assert place.happened[-1] == {"event": "passed", "seat": late}
        assert rings(await gathering.log()) == [f"time-out {late}"]
        async with unharmed(server, gathering.ident):
            live_at(gathering).look_at_clock()  # nothing is due: nothing rings
            await eventually(lambda: not live_at(gathering).is_busy)

    house.play(scene)


@at_the_house
async def test_without_a_pace_nobody_is_ever_late(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    with later(server.house.hall, 1000 * HOUR):
        await gathering.ask(1, "say", text="well?")
        assert live_at(gathering)._alarm is None
        live_at(gathering).look_at_clock()
        await eventually(lambda: not live_at(gathering).is_busy)
    assert rings(await gathering.log()) == []
    assert gathering.places[1].game is not None
    assert gathering.places[1].game["deadline"] is None


@at_the_house
async def test_while_nobody_is_there_time_stands_still(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, pace="quick")
    mover = gathering.mover
    await all_leave(gathering)
    with later(server.house.hall, HOUR):
        async with gathering.people[mover].at(gathering.ident) as again:
            welcome = await again.welcome()
            assert welcome["game"]["deadline"] > welcome["now"], "he has time to look where he is"
            assert (await again.act(LOOK))["t"] == "done"
        assert rings(await gathering.log()) == []


@at_the_house
async def test_a_table_of_days_misses_nobody(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, pace="days")
    await gathering.places[1].socket.close()
    await gathering.places[0].until(lambda message: message["t"] == "presence" and not message["here"][1])
    assert not live_at(gathering)._grace
    records = [record for entry in await gathering.log() for record in entry.records]
    assert not any(isinstance(record, Went) for record in records)


def test_the_clock_of_a_sleeping_table_of_days_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "SWEEP", 0.05)

    async def scene() -> None:
        async with inside(f"sqlite:///{tmp_path}/t.sqlite") as server, AsyncExitStack() as stack:
            broken = await gather(server, stack, pace="days")
            gathering = await gather(server, stack, pace="days")
            late, log = gathering.mover, await gathering.log()
            await all_leave(broken)
            await all_leave(gathering)
            hall = server.house.hall
            wake = hall.table

            async def table(ident: str) -> LiveTable:
                if ident == broken.ident:
                    raise TableRefuses(TableFault.OTHER_RULES)
                return await wake(ident)

            monkeypatch.setattr(hall, "table", table)  # a table that cannot be woken holds up no other
            with later(hall, 3 * 24 * HOUR):
                async with asyncio.timeout(PATIENCE):
                    while len(await gathering.log()) == len(log):
                        await asyncio.sleep(0.02)
            assert rings(await gathering.log()) == [f"time-out {late}"]
            assert rings(await entries(server, broken.ident)) == []
            await eventually(lambda: gathering.ident not in hall._awake)

    asyncio.run(scene())


# -- bots that were already there ------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["leave", "lost", "freed"])
def test_a_bot_sits_in_for_whoever_goes_on_his_own_turn_though_other_bots_have_long_been_idle(
    house: House, how: str
) -> None:
    async def scene(server: Inside, stack: AsyncExitStack) -> None:
        gathering = await gather(server, stack, 2, seats=4, options=LONG)
        while gathering.mover != 1:
            if gathering.mover == 0:
                await gathering.do(PASS)
                await gathering.do(END_TURN)
            else:
                await gathering.places[0].receive()
        live = live_at(gathering)
        company = server.house.hall._company[gathering.ident]
        await eventually(lambda: company._steps_heard == live.table.steps)
        await asyncio.sleep(0.05)  # the bots have said what they had to say, and wait
        if how == "leave":
            await gathering.places[1].ask("leave")
        elif how == "freed":
            await gathering.places[0].ask("free", seat=1)
        else:
            await gathering.places[1].socket.close()
        await eventually(lambda: live.table.match is not None and 1 not in live.table.match.to_act())

    house.play(scene)


@at_the_house
async def test_at_a_table_of_days_bots_do_not_wait_for_people(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, 1, seats=4, pace="days", options=LONG)
    live = live_at(gathering)
    while gathering.mover != 0:
        await gathering.places[0].receive()
    await gathering.places[0].act(PASS)
    await gathering.places[0].act(END_TURN)
    await gathering.places[0].socket.close()
    await eventually(lambda: live.table.match is not None and 0 in live.table.match.to_act())


@pytest.mark.parametrize("how", ["leave", "lost"])
def test_a_host_who_went_when_nobody_was_there_is_replaced_by_whoever_comes_back(house: House, how: str) -> None:
    async def scene(server: Inside, stack: AsyncExitStack) -> None:
        gathering = await gather(server, stack)
        for place in gathering.places[1:]:
            await place.socket.close()
        host = gathering.places[0]
        for seat in (1, 2, 3):
            await hear_of(host, table="went-away", seat=seat)
        if how == "leave":
            await host.ask("leave")
        await host.socket.close()
        async with gathering.people[1].at(gathering.ident) as back:
            await back.welcome()
            await hear_of(back, table="new-host", name="Player 1")
            assert (await back.ask("settle", watching="everyone"))["t"] == "done"

    house.play(scene)


@at_the_house
async def test_in_play_a_host_without_a_seat_who_is_gone_is_replaced(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    await gathering.ask(0, "free", seat=0)
    await gathering.places[0].socket.close()
    place = gathering.places[1]
    await place.until(lambda message: {"table": "new-host", "name": "Player 1"} in message.get("happened", []))
