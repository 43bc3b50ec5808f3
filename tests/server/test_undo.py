"""Taking back: one's own last action, as long as nobody has learned anything by it."""

from contextlib import AsyncExitStack

import pytest

from ludotheque.games import shelf
from ludotheque.kernel.log import Log, verify
from ludotheque.table.pieces import TookBack

from .gathering import (
    END_TURN,
    LOOK,
    PASS,
    Gathering,
    House,
    at_the_house,
    eventually,
    gather,
    play_out,
    stranger,
    unharmed,
)
from .people import At
from .running import Inside

CLAIM = {"do": "claim", "says": {"says": "dealt", "cards": ["neutral"]}}
SHORT = {"max_rounds": 2}


async def refused(gathering: Gathering, place: At, code: str = "cannot-take-back") -> None:
    async with unharmed(gathering.server, gathering.ident):
        assert (await place.ask("undo"))["code"] == code


async def taken_back(gathering: Gathering, seat: int) -> None:
    done = await gathering.places[seat].ask("undo")
    assert done["t"] == "done", done
    await gathering.hear(done["seq"])
    for place in gathering.places:
        assert place.happened[-1] == {"table": "taken-back", "seat": seat}


@at_the_house
async def test_a_pass_and_the_end_of_a_turn_may_be_taken_back_and_a_claim_not(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack)
    mover = gathering.mover
    for action in (PASS, END_TURN):
        before = [place.game for place in gathering.places]
        await gathering.do(action)
        await taken_back(gathering, mover)
        assert [place.game for place in gathering.places] == before
        await gathering.do(action)
    await gathering.do(CLAIM)
    assert (await gathering.at_turn.ask("undo"))["code"] == "cannot-take-back"


@at_the_house
async def test_what_was_taken_back_happens_once_however_often_it_is_asked(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack)
    place = gathering.at_turn
    await gathering.do(PASS)
    first = await place.ask("undo", id="back")
    assert await place.ask("undo", id="back") == first
    await refused(gathering, place)
    records = [record for entry in await gathering.log() for record in entry.records]
    assert sum(isinstance(record, TookBack) for record in records) == 1


@pytest.mark.parametrize(
    "action", [LOOK, {"do": "swap", "place": 1}, {"do": "force", "place": 0}], ids=lambda one: one["do"]
)
def test_what_shows_somebody_a_card_stays_done(house: House, action: dict[str, object]) -> None:
    async def scene(server: Inside, stack: AsyncExitStack) -> None:
        gathering = await gather(server, stack)
        place = gathering.at_turn
        target = {"seat": (gathering.mover + 1) % 4} if action["do"] == "force" else {}
        await gathering.do(action | target)
        await refused(gathering, place)

    house.play(scene)


@at_the_house
async def test_a_designation_stays_done(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, preset="as_printed", options={"specials": "with_players"})
    await gathering.do(PASS)
    while not any(action["do"] == "designate" for action in gathering.at_turn.legal):
        await gathering.do(END_TURN)
        await gathering.do(PASS)
    place = gathering.at_turn
    cards = [other.game["view"]["table"]["card"] for other in gathering.places if other.game is not None]
    await gathering.do({"do": "designate", "seat": cards.index("neutral")})
    await refused(gathering, place)


@at_the_house
async def test_after_somebody_else_or_by_somebody_else_nothing_is_taken_back(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack)
    first = gathering.at_turn
    await gathering.do(PASS)
    for other in gathering.waiting:
        await refused(gathering, other)
    await gathering.ask((gathering.mover + 1) % 4, "say", text="talk in the chat is no action")
    done = await gathering.waiting[0].act(CLAIM)
    await gathering.hear(done["seq"])
    await refused(gathering, first)


@at_the_house
async def test_after_luck_and_after_the_end_nothing_is_taken_back(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, options=SHORT | {"match": 2})
    await refused(gathering, gathering.at_turn)  # luck has dealt, nobody has acted
    await play_out(gathering)
    for seat in range(4):
        place = gathering.places[seat]
        done = await place.act({"do": "ready"})
        assert done["t"] == "done", done
        await gathering.hear(done["seq"])
        if seat == 0:
            await taken_back(gathering, seat)
            await gathering.hear((await place.act({"do": "ready"}))["seq"])
    await refused(gathering, gathering.places[3])  # luck has dealt again
    await play_out(gathering)
    assert gathering.places[0].table["phase"] == "over"
    for place in gathering.places:
        await refused(gathering, place, "not-playing")


@at_the_house
async def test_after_a_time_out_nothing_is_taken_back(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, pace="quick")
    late = gathering.at_turn
    hall = server.house.hall
    with pytest.MonkeyPatch.context() as patch:
        now = hall.now() + 3_600_000
        patch.setattr(hall, "now", lambda: now)
        await gathering.ask(gathering.waiting[0].seat or 0, "say", text="well?")
        while not any(one.get("event") == "timed-out" for one in late.happened):
            await late.receive()
    await refused(gathering, late)


@at_the_house
async def test_nobody_takes_back_what_a_bot_did_for_him(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    seat, place = gathering.mover, gathering.at_turn
    live = server.house.hall._awake[gathering.ident]
    await gathering.ask(seat, "leave")
    await eventually(lambda: live.table.match is not None and seat not in live.table.match.to_act())
    await gathering.ask(seat, "return")
    assert live.table.last is not None
    assert live.table.last.seat == seat
    await refused(gathering, place)


@at_the_house
async def test_a_newcomer_does_not_take_back_what_was_done_before_him(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    if gathering.mover == 0:
        await gathering.do(PASS)
        await gathering.do(END_TURN)
    seat = gathering.mover
    await gathering.do(PASS)
    await gathering.do(END_TURN)
    gathering.places.pop(seat)
    done = await gathering.places[0].ask("free", seat=seat)
    await gathering.hear(done["seq"])
    newcomer = await stranger(server, stack, "Newcomer")
    assert await newcomer.join(gathering.opened) == seat
    place = await stack.enter_async_context(newcomer.at(gathering.ident))
    await place.welcome()
    await refused(gathering, place)


@at_the_house
async def test_the_log_of_a_game_with_actions_taken_back_verifies(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, options=SHORT)
    for _ in range(3):
        for action in (PASS, END_TURN):
            seat = gathering.mover
            await gathering.do(action)
            await taken_back(gathering, seat)
            await gathering.do(action)
    await play_out(gathering)
    text = (await gathering.people[0].http.get(f"/api/tables/{gathering.ident}/log")).text
    assert verify(Log(text, shelf())).proven > 0
    assert text.count("pass") == 2 * 4, "what was taken back is not in it"
