"""Watching and afterwards: who may look, what he sees, replays through every pair of eyes, the log, the rematch."""

import json
from contextlib import AsyncExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed

from ludotheque.games import shelf
from ludotheque.kernel.log import Log, verify

from .gathering import (
    END_TURN,
    LOOK,
    PASS,
    Gathering,
    at_the_house,
    folded,
    gather,
    nothing_came,
    plain,
    play_out,
    stranger,
    unharmed,
)
from .people import At, Person, play_to_the_end
from .running import Inside

SHORT = {"max_rounds": 2}


async def watch(gathering: Gathering, person: Person, stack: AsyncExitStack, **hello: Any) -> At:
    place = await stack.enter_async_context(person.at(gathering.ident, **hello))
    await place.welcome()
    return place


async def turned_away(gathering: Gathering, person: Person, code: str = "no-watching") -> None:
    """Neither by a socket nor by a door."""
    for invite in (None, gathering.opened["invite"]):
        async with person.at(gathering.ident, invite=invite) as place:
            assert (await place.receive())["code"] == code
            assert await cut(place)
    headers = {"ludotheque-invite": gathering.opened["invite"]}
    for door in ("", "/log", "/replay", "/replay?seat=0"):
        answer = await person.http.get(f"/api/tables/{gathering.ident}{door}", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, code)


async def cut(place: At) -> bool:
    """The server closes this line: nothing to see here any more."""
    try:
        while True:
            await place.receive()
    except ConnectionClosed as fault:
        return fault.rcvd is not None and fault.rcvd.code == 4403


def steps(place: At) -> list[tuple[Any, Any]]:
    """What was heard and seen, update by update."""
    messages = [json.loads(text) for text in place.raw]
    return [(one["happened"], one["game"]["view"]) for one in messages if one["t"] == "update" and "game" in one]


# -- who may look --------------------------------------------------------------------------------------------------


@at_the_house
async def test_where_nobody_may_watch_nobody_does(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    person = await stranger(server, stack)
    async with unharmed(server, gathering.ident):
        await turned_away(gathering, person)
        await nothing_came(*gathering.places)
    listed = (await person.http.get("/api/tables")).text
    assert gathering.ident not in listed


@at_the_house
async def test_where_everyone_may_watch_they_see_exactly_the_public_view(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, watching="everyone")
    person = await stranger(server, stack)
    assert gathering.ident in (await person.http.get("/api/tables")).text
    watcher = await watch(gathering, person, stack)
    gathering.places.append(watcher)
    for action in (LOOK, END_TURN, {"do": "swap", "place": 0}, END_TURN):
        await gathering.do(action)
        match = (await folded(server, gathering.ident)).match
        assert match is not None
        assert watcher.game == {"view": plain(match.view(None)), "legal": [], "open": [], "deadline": None}
    assert next(one for one in watcher.happened if one.get("event") == "observed")["card"] is None
    async with gathering.people[0].at(gathering.ident, seat=None) as public:  # a player may look from there too
        await public.welcome()
        assert public.game == watcher.game


@at_the_house
async def test_watchers_are_counted_not_named(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, watching="everyone")
    person = await stranger(server, stack)
    host = gathering.places[0]
    for _ in range(2):  # two tabs are one watcher
        await watch(gathering, person, stack)
    await host.until(lambda message: message["t"] == "presence" and message["watchers"] == 1)
    assert "Stranger" not in "".join(host.raw)
    other = await watch(gathering, await stranger(server, stack), stack)
    await host.until(lambda message: message["t"] == "presence" and message["watchers"] == 2)
    await other.socket.close()
    await host.until(lambda message: message["t"] == "presence" and message["watchers"] == 1)


@at_the_house
async def test_a_guest_of_the_lobby_is_cut_when_the_game_begins_unless_he_may_watch(
    server: Inside, stack: AsyncExitStack
) -> None:
    for watching in ("nobody", "after-end", "everyone"):
        gathering = await gather(server, stack, watching=watching, start=False)
        guest = await watch(gathering, await stranger(server, stack), stack, invite=gathering.opened["invite"])
        await gathering.ask(0, "start")
        if watching == "everyone":
            update = await guest.until(lambda message: message["t"] == "update" and "game" in message)
            assert update["game"]["view"]["table"]["card"] is None
        else:
            refused = await guest.until(lambda message: message["t"] in ("update", "refusal"))
            assert refused["code"] == "no-watching"
            assert await cut(guest)
            assert '"view"' not in "".join(guest.raw)


@at_the_house
async def test_the_host_may_change_his_mind(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, watching="everyone")
    person = await stranger(server, stack)
    watcher = await watch(gathering, person, stack)
    await gathering.ask(0, "settle", watching="nobody")
    refused = await watcher.until(lambda message: message["t"] in ("update", "refusal"))
    assert refused["code"] == "no-watching"
    assert await cut(watcher)
    await turned_away(gathering, person)
    await gathering.do(PASS)
    await gathering.ask(0, "settle", watching="everyone")
    await watch(gathering, person, stack)


@at_the_house
async def test_a_table_may_be_open_to_eyes_after_the_end_alone(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, watching="after-end", options=SHORT)
    person = await stranger(server, stack)
    await turned_away(gathering, person)
    await play_out(gathering)
    watcher = await watch(gathering, person, stack)
    assert watcher.game is not None
    assert watcher.game["view"]["outcome"] is not None
    assert (await person.http.get(f"/api/tables/{gathering.ident}/replay?seat=2")).status_code == 200
    await gathering.ask(0, "rematch")
    assert await cut(watcher), "the next lobby is for the invited"


# -- afterwards ----------------------------------------------------------------------------------------------------


@at_the_house
async def test_nothing_is_replayed_before_the_end(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, watching="everyone")
    for person in (gathering.people[0], await stranger(server, stack)):
        for door in ("log", "replay", "replay?seat=0", "replay?seat=1", "log?game=1"):
            answer = await person.http.get(f"/api/tables/{gathering.ident}/{door}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        for door in ("log?game=2", "log?game=0"):
            answer = await person.http.get(f"/api/tables/{gathering.ident}/{door}")
            assert answer.status_code == 404


@at_the_house
async def test_a_replay_shows_each_seat_what_it_saw(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, watching="everyone", options=SHORT)
    watcher = await watch(gathering, await stranger(server, stack), stack)
    gathering.places.append(watcher)
    await gathering.do(LOOK)
    await gathering.do(END_TURN)
    await gathering.do({"do": "force", "seat": (gathering.mover + 1) % 4, "place": 0})
    await play_out(gathering)
    reader = await stranger(server, stack)
    for place in gathering.places:
        eyes = "" if place.seat is None else f"?seat={place.seat}"
        replay = (await reader.http.get(f"/api/tables/{gathering.ident}/replay{eyes}")).json()
        assert replay["seat"] == place.seat
        assert replay["names"] == [f"Player {seat}" for seat in range(4)]
        scenes = [(scene["events"], scene["view"]) for scene in replay["scenes"]]
        saw = [(heard, view) for heard, view in steps(place) if not any("table" in one for one in heard)]
        assert len(saw) > 10
        assert scenes[-len(saw) :] == saw
    for seat in ("4", "11", "x", "-1", "1e1", "٣"):
        answer = await reader.http.get(f"/api/tables/{gathering.ident}/replay?seat={seat}")
        assert answer.status_code in (400, 409)


@at_the_house
async def test_the_log_keeps_its_promise(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, options=SHORT)
    commitment = gathering.places[0].table["commitment"]
    await play_out(gathering)
    await turned_away(gathering, await stranger(server, stack))
    answer = await gathering.people[3].http.get(f"/api/tables/{gathering.ident}/log")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert commitment in answer.text.splitlines()[0]
    assert verify(Log(answer.text, shelf())).proven > 0
    people = [person.http.cookies["ludotheque"].split(".")[0] for person in gathering.people]
    for secret in (*people, gathering.opened["invite"], gathering.ident):
        assert secret not in answer.text


@at_the_house
async def test_at_a_rematch_everybody_moves_one_seat_on(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, options=SHORT)
    assert (await gathering.places[0].ask("rematch"))["code"] == "not-over"
    await play_out(gathering)
    first = (await gathering.people[0].http.get(f"/api/tables/{gathering.ident}/log")).text
    await gathering.ask(0, "rematch")
    names = [seat["name"] for seat in gathering.places[0].table["seats"]]
    assert names == ["Player 1", "Player 2", "Player 3", "Player 0"]
    assert gathering.places[0].table["number"] == 2
    assert gathering.places[0].table["commitment"] is None
    for place, seat in zip(gathering.places, (3, 0, 1, 2), strict=True):
        await place.send(t="hello", version=1)
        assert (await place.until(lambda message: message["t"] == "welcome"))["you"]["seat"] == seat
    gathering.places[:] = [*gathering.places[1:], gathering.places[0]]
    await gathering.ask(3, "start")
    door = f"/api/tables/{gathering.ident}/log"
    assert (await gathering.people[0].http.get(f"{door}?game=1")).text == first
    assert (await gathering.people[0].http.get(f"{door}?game=2")).json()["code"] == "not-over"
    await play_out(gathering)
    second = (await gathering.people[0].http.get(door)).text
    assert second != first
    for text in (first, second):
        assert verify(Log(text, shelf())).proven > 0


@at_the_house
async def test_whoever_played_a_game_may_replay_it_though_he_has_left(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    await play_to_the_end(gathering.places)
    await gathering.places[3].ask("leave")
    path = f"/api/tables/{gathering.ident}/replay?seat=3"
    assert (await gathering.people[3].http.get(path)).status_code == 200
    assert (await (await stranger(server, stack)).http.get(path)).json()["code"] == "no-watching"


@at_the_house
async def test_a_game_that_is_over_may_be_replayed_while_the_next_one_is_played(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack, watching="after-end")
    await play_to_the_end(gathering.places)
    await gathering.places[0].ask("rematch")
    await gathering.places[0].ask("start")
    person, path = await stranger(server, stack), f"/api/tables/{gathering.ident}/replay"
    assert (await person.http.get(f"{path}?game=1")).status_code == 200
    assert (await person.http.get(f"{path}?game=2")).json()["code"] == "no-watching"
