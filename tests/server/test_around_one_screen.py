"""Several seats of one person: what needs no secret is offered and done without looking through a seat's own eyes."""

from contextlib import AsyncExitStack
from typing import Any

from .gathering import at_the_house, folded, plain
from .people import At, Person
from .running import Inside

NAMES = ("Anne", "Bruno", "Chloé", "Denis")
ROLL = {"do": "roll"}


async def around(server: Inside, stack: AsyncExitStack, seats: int, **wishes: Any) -> tuple[str, At]:
    """Everybody at one screen, which shows the public board."""
    person = await stack.enter_async_context(Person(server.url, NAMES[0]))
    opened = await person.open_table(seats=seats, **wishes)
    ident: str = opened["table"]["id"]
    place = await stack.enter_async_context(person.at(ident, seat=None))
    await place.welcome()
    for name in NAMES[1:seats]:
        assert (await place.ask("sit", name=name, another=True))["t"] == "done"
    assert (await place.ask("start"))["t"] == "done"
    return ident, place


@at_the_house
async def test_a_roll_is_offered_and_done_before_everybodys_eyes(server: Inside, stack: AsyncExitStack) -> None:
    ident, place = await around(server, stack, 3, game="fort-boyard", preset="by-turns")
    match = (await folded(server, ident)).match
    assert match is not None
    (mover,) = match.to_act()
    assert place.game is not None
    assert (place.game["view"], place.game["legal"]) == (plain(match.view(None)), [])
    assert place.game["hands"] == [{"seat": mover, "legal": [ROLL], "open": []}]
    assert (await place.act(ROLL))["code"] == "not-seated"
    assert (await place.act(ROLL, seat=(mover + 1) % 3))["code"] == "not-your-turn"
    assert (await place.act(ROLL, seat=mover))["t"] == "done"
    assert [one["seat"] for one in place.happened if one.get("event") == "die-rolled"] == [mover]
    assert place.game["view"]["table"]["seat"] is None


@at_the_house
async def test_nobody_acts_for_a_seat_of_somebody_else(server: Inside, stack: AsyncExitStack) -> None:
    ident, place = await around(server, stack, 3, game="fort-boyard", preset="by-turns", watching="everyone")
    stranger = await stack.enter_async_context(Person(server.url, "Stranger"))
    await stranger.http.post("/api/me", json={"nickname": "Stranger"})
    watcher = await stack.enter_async_context(stranger.at(ident))
    await watcher.welcome()
    assert watcher.game is not None
    assert "hands" not in watcher.game
    assert place.game is not None
    for seat in (*place.game["view"]["to_act"], 7):
        assert (await watcher.act(ROLL, seat=seat))["code"] == "not-your-seat"


@at_the_house
async def test_who_watches_the_same_board_is_offered_nothing(server: Inside, stack: AsyncExitStack) -> None:
    ident, place = await around(server, stack, 3, game="fort-boyard", preset="by-turns", watching="everyone")
    stranger = await stack.enter_async_context(Person(server.url, "Stranger"))
    await stranger.http.post("/api/me", json={"nickname": "Stranger"})
    watcher = await stack.enter_async_context(stranger.at(ident))
    await watcher.welcome()
    assert place.game is not None
    (mover,) = place.game["view"]["to_act"]
    done = await place.act(ROLL, seat=mover)
    while watcher.seq < done["seq"]:
        await watcher.receive()
    assert watcher.game is not None
    assert watcher.game["view"] == place.game["view"]
    assert place.game["hands"]
    assert "hands" not in watcher.game


@at_the_house
async def test_who_has_left_his_seats_to_bots_is_offered_nothing(server: Inside, stack: AsyncExitStack) -> None:
    _, place = await around(server, stack, 3, game="fort-boyard", preset="by-turns")
    left = await place.ask("leave")
    while place.seq < left["seq"]:
        await place.receive()
    assert place.game is not None
    assert "hands" not in place.game


@at_the_house
async def test_where_cards_are_held_everybody_looks_for_himself(server: Inside, stack: AsyncExitStack) -> None:
    _, place = await around(server, stack, 4)
    assert place.game is not None
    assert "hands" not in place.game
