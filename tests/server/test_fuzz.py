"""Whatever somebody at a table sends, the server stays well.

Bounded, and the same each time: what has passed once does not fail by chance.
"""

import json
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from .gathering import Gathering, House, folded, gather, looks
from .people import At

NOW = "<the last sequence number>"  # put in when a message is sent
LONG = 60  # entries, after which they begin at a new table
QUIET = ("pass", "end-turn", "name", "ready")

# -- what is sent --------------------------------------------------------------------------------------------------

words = st.text(max_size=8) | st.sampled_from(["", "\0", "\u202e", "pass", "key", "1", "x" * 400])
scalars = st.none() | st.booleans() | st.integers(-2, 12) | st.integers() | st.floats() | words
junk = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3), max_leaves=8
)
seats = st.integers(0, 4)
colours = st.integers(0, 8)
emblems = st.sampled_from(["sun", "moon", "anchor", "crown"])
places = st.integers(0, 1)
cards = st.lists(st.sampled_from(["key", "treasure", "fake-key", "neutral"]), min_size=1, max_size=4)
says = st.one_of(
    st.fixed_dictionaries({"says": st.just("dealt"), "cards": cards}),
    st.fixed_dictionaries({"says": st.just("hold"), "seat": seats, "cards": cards}),
    st.fixed_dictionaries({"says": st.just("saw"), "place": places, "turn": st.integers(0, 9), "cards": cards}),
    st.fixed_dictionaries({"says": st.sampled_from(["agree", "dispute", "retract"]), "claim": st.integers(0, 5)}),
)
actions: st.SearchStrategy[dict[str, Any]] = st.one_of(
    st.fixed_dictionaries({"do": st.sampled_from(["pass", "end-turn", "ready"])}),
    st.fixed_dictionaries({"do": st.sampled_from(["observe", "swap"]), "place": places}),
    st.fixed_dictionaries({"do": st.just("force"), "seat": seats, "place": places}),
    st.fixed_dictionaries({"do": st.sampled_from(["designate", "name", "time-out"]), "seat": seats}),
    st.fixed_dictionaries({"do": st.just("drawn"), "values": st.lists(st.integers(0, 9), max_size=9)}),
    st.fixed_dictionaries({"do": st.just("claim"), "says": says}),
)
seqs = st.just(NOW) | st.integers(-1, 40)
fields: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "act": {"action": actions, "seq": seqs},
    "undo": {},
    "say": {"text": st.text(max_size=20)},
    "sit": {"name": words, "seat": st.none() | seats, "another": st.booleans()},
    "wear": {"seat": seats, "colour": colours, "emblem": emblems},
    "leave": {},
    "return": {},
    "seat-bot": {"seat": seats},
    "free": {"seat": seats},
    "arrange": {"order": st.permutations(range(4))},
    "settle": {
        "watching": st.sampled_from(["nobody", "everyone"]),
        "options": st.dictionaries(words, scalars, max_size=2),
    },
    "start": {},
    "rematch": {},
    "mute": {"seat": seats, "muted": st.booleans()},
}


@st.composite
def almost(draw: st.DrawFn) -> dict[str, Any]:
    """A command as it should be; or with one field of it wrong, missing or too many."""
    name = draw(st.sampled_from(["act"] * 8 + list(fields)))
    message = {"t": name, "id": draw(st.sampled_from("abcdefgh"))} | {
        field: draw(values) for field, values in fields[name].items()
    }
    if draw(st.booleans()):
        return message
    spoiled = draw(st.sampled_from([*message, "extra"]))
    if draw(st.booleans()):
        message.pop(spoiled, None)
    else:
        message[spoiled] = draw(junk)
    return message


hellos = st.fixed_dictionaries(
    {"t": st.just("hello"), "version": st.just(1)},
    optional={"seq": seqs | st.integers(), "seat": st.none() | seats, "invite": words},
)
texts = (almost() | hellos | junk).map(json.dumps)  # NaN and lone surrogates included


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A message cut short, or with something pushed into it."""
    text = draw(texts)
    at = draw(st.integers(0, len(text)))
    return (
        text[:at]
        + draw(st.sampled_from(["", "\0", '"', "}", "\ud7ff", "9" * 400]))
        + draw(st.sampled_from([text[at:], ""]))
    )


messages = st.lists(st.one_of(texts, texts, damaged(), st.binary(max_size=20), st.text(max_size=20)), max_size=12)

# -- the test ------------------------------------------------------------------------------------------------------


class Evening:
    """One table for all examples: a host and a guest who behave, somebody who does not, and a bot."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._stack = AsyncExitStack()
        self.gathering: Gathering | None = None

    async def begin(self) -> Gathering:
        live = self._house.server.house.hall._awake
        if self.gathering is None or live[self.gathering.ident].seq > LONG:
            await self.end()
            self.gathering = await gather(self._house.server, self._stack, 3, seats=4)
        return self.gathering

    async def end(self) -> None:
        await self._stack.aclose()


@pytest.fixture
def evening(house: House, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(house.server.house.hall, "messages", 100_000)  # the well-behaved are asked often
    evening = Evening(house)
    yield evening
    house.runner.run(evening.end())


@settings(
    max_examples=200,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.data_too_large],
)
@given(sent=messages, greets=st.sampled_from([True] * 9 + [False]), plays=st.booleans())
def test_no_message_harms_the_server(
    house: House, evening: Evening, sent: list[str | bytes], greets: bool, plays: bool
) -> None:
    async def example() -> None:
        gathering = await evening.begin()
        await send_all(gathering, sent, greets=greets)
        await check(gathering)
        await go_on(gathering, plays=plays)

    house.runner.run(example())


async def send_all(gathering: Gathering, sent: list[str | bytes], *, greets: bool) -> None:
    culprit = gathering.people[1]
    async with culprit.socket(gathering.ident) as socket:
        place = At(socket)
        if greets:
            await place.send(t="hello", version=1, invite=gathering.opened["invite"])
            await place.receive()
        with suppress(ConnectionClosed):  # he may have left, and may not look any more
            for message in sent:
                now = str(gathering.server.house.hall._awake[gathering.ident].seq)
                is_text = isinstance(message, str)
                await socket.send(
                    message.replace(f'"{NOW}"', now) if isinstance(message, str) else message, text=is_text
                )
            await place.ask("undo", id="the last one")


async def check(gathering: Gathering) -> None:
    """The server is well, the log tells what is in memory, and the others' sockets work."""
    live = gathering.server.house.hall._awake[gathering.ident]
    seq, seen = live.seq, looks(live.table)
    # Up to there: the bot plays on, and what it does is in the log before it is in memory.
    assert looks(await folded(gathering.server, gathering.ident, seq)) == seen
    for place in (gathering.places[0], gathering.places[2]):
        await place.send(t="hello", version=1)
        await place.until(lambda message: message["t"] == "welcome" and message["seq"] >= seq)
    assert (await gathering.people[0].http.get("/api/health")).json()["ok"]


async def go_on(gathering: Gathering, *, plays: bool) -> None:
    """They play on, so that the next example finds another position; the culprit sits down again if he has left."""
    host, culprit = gathering.places[0], gathering.people[1]
    if host.table["phase"] == "over":
        assert (await host.ask("rematch"))["t"] == "done"
    elif host.table["phase"] == "lobby":
        if None in host.table["seats"]:
            await culprit.join(gathering.opened)
        assert (await host.ask("start"))["t"] == "done"
    else:
        await gathering.hear(host.seq)
        mover = next((place for place in gathering.places if place.seat == gathering.mover), host)
        if mover.legal and (plays or mover is not gathering.places[1]):
            await mover.act(next((one for one in mover.legal if one["do"] in QUIET), mover.legal[0]))
