"""The protocol of a socket: hello and resume, commands that happen once, refusals, who hears what in which order."""

import json
import secrets
from contextlib import AsyncExitStack

import pytest

from ludotheque.server import live as live_module
from ludotheque.server.live import IDS, PERSONS
from ludotheque.table.pieces import Entry

from .gathering import END_TURN, LOOK, PASS, at_the_house, eventually, gather, nothing_came, stranger, unharmed
from .people import At
from .running import Inside


def once(log: list[Entry], ident: str) -> bool:
    return [entry.id for entry in log].count(ident) == 1


# -- hello ---------------------------------------------------------------------------------------------------------


@at_the_house
async def test_the_first_message_is_hello(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    async with unharmed(server, gathering.ident), gathering.people[0].socket(gathering.ident) as socket:
        early = At(socket)
        assert (await early.act(PASS))["code"] == "hello-first"
        assert (await early.ask("say", text="hello"))["code"] == "hello-first"
        await early.send(t="hello", version=1)
        assert (await early.welcome())["you"]["seat"] == 0


@at_the_house
async def test_a_hello_of_another_version_is_refused(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    other, unreadable = "other-version", "unreadable-message"
    for version, code in ((0, other), (2, other), ("1", unreadable), (None, unreadable)):
        async with gathering.people[0].socket(gathering.ident) as socket:
            place = At(socket)
            await place.send(t="hello", version=version, since="whatever a later version has")
            assert (await place.receive())["code"] == code
            await place.send(t="say", id="x", text="hello")
            assert (await place.until(lambda message: message["t"] == "refusal"))["code"] == "hello-first"


@at_the_house
async def test_whoever_resumes_gets_exactly_what_his_seat_has_missed(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    mover, other = gathering.mover, (gathering.mover + 1) % 4
    before = gathering.places[mover].seq
    heard = {seat: len(gathering.places[seat].happened) for seat in (mover, other)}
    await gathering.do(LOOK)
    await gathering.ask(other, "say", text="what was it?")
    await gathering.do(END_TURN)
    last = gathering.places[mover].seq
    for seat in (mover, other):
        heard_live = gathering.places[seat].happened[heard[seat] :]
        for seq in range(before, last + 1):
            async with gathering.people[seat].at(gathering.ident, seq=seq) as again:
                welcome = await again.welcome()
                assert not welcome["resync"]
                assert welcome["happened"] == heard_live[seq - before :]
                assert welcome["seq"] == last
    seen = [one for one in gathering.places[mover].happened if one.get("event") == "observed"]
    hidden = [one for one in gathering.places[other].happened if one.get("event") == "observed"]
    assert seen[0]["card"] is not None
    assert hidden[0]["card"] is None


@at_the_house
async def test_a_sequence_number_that_nobody_knows_forces_a_resync(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    now = gathering.places[0].seq
    for seq in (None, -1, 0, now - 2, now + 1, now + 100, 2**62):
        async with gathering.people[0].at(gathering.ident, seq=seq) as again:
            welcome = await again.welcome()
            assert welcome["resync"]
            assert welcome["happened"] == []
            assert welcome["seq"] == now
            assert welcome["game"] == gathering.places[0].game


@pytest.mark.source
@at_the_house
async def test_a_gap_longer_than_what_is_kept_forces_a_resync(server: Inside, stack: AsyncExitStack) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(live_module, "KEPT", 3)
        gathering = await gather(server, stack)
    before = gathering.places[0].seq
    for word in range(4):
        await gathering.ask(word, "say", text=f"{word}")
    for seq, is_gap in ((before, True), (before + 1, False)):
        async with gathering.people[2].at(gathering.ident, seq=seq) as again:
            assert (await again.welcome())["resync"] is is_gap


@at_the_house
async def test_nobody_resumes_across_arranged_seats_or_games(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, start=False, options={"max_rounds": 4})

    async def is_new(seq: int) -> bool:
        async with gathering.people[1].at(gathering.ident, seq=seq) as again:
            welcome = await again.welcome()
            assert bool(welcome["happened"]) is not welcome["resync"]
            return bool(welcome["resync"])

    boundaries = [(await gathering.ask(0, "arrange", order=[1, 0, 3, 2]))["seq"]]
    gathering.places[:] = [gathering.places[seat] for seat in (1, 0, 3, 2)]
    boundaries.append((await gathering.ask(1, "start"))["seq"])
    while gathering.places[0].table["phase"] == "playing":
        legal = gathering.at_turn.legal
        await gathering.do(next(action for action in legal if action["do"] in ("pass", "end-turn", "name")))
    boundaries.append((await gathering.ask(1, "rematch"))["seq"])
    for boundary in boundaries:
        assert await is_new(boundary - 2), "seats mean other people, or other cards, from there on"
    assert not await is_new(boundaries[-1] - 1)


# -- once --------------------------------------------------------------------------------------------------------------


@at_the_house
async def test_a_double_click_happens_once(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    mover, ident = gathering.at_turn, secrets.token_hex(8)
    for _ in range(2):
        await mover.send(t="act", id=ident, seq=mover.seq, action=PASS)
    answers = [await mover.until(lambda message: message["t"] in ("done", "refusal")) for _ in range(2)]
    assert answers[0] == answers[1] == {"t": "done", "id": ident, "seq": mover.seq}
    log = await gathering.log()
    assert once(log, ident)
    assert len(log) == mover.seq


@at_the_house
async def test_an_action_sent_again_over_a_new_line_happens_once(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    mover, ident, seen = gathering.mover, secrets.token_hex(8), gathering.places[0].seq
    await gathering.places[mover].send(t="act", id=ident, seq=seen, action=PASS)
    await gathering.places[mover].socket.close()  # before the answer came
    async with gathering.people[mover].at(gathering.ident, seq=seen) as again:
        await again.welcome()
        done = await again.ask("act", id=ident, seq=seen, action=PASS)
        assert (done["t"], done["seq"]) == ("done", seen + 1)
        assert (await again.ask("act", id=ident, seq=seen, action=PASS)) == done
    assert once(await gathering.log(), ident)


@at_the_house
async def test_two_tabs_that_send_the_same_action_do_it_once(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    first, ident = gathering.at_turn, secrets.token_hex(8)
    second = await stack.enter_async_context(gathering.people[gathering.mover].at(gathering.ident))
    await second.welcome()
    for tab in (first, second):
        await tab.send(t="act", id=ident, seq=second.seq, action=PASS)
    answers = [await tab.until(lambda message: message["t"] in ("done", "refusal")) for tab in (first, second)]
    assert answers[0] == answers[1]
    assert answers[0]["t"] == "done"
    assert first.game == second.game
    assert once(await gathering.log(), ident)


@at_the_house
async def test_an_id_of_somebody_else_is_another_action(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    first = await gathering.ask(0, "say", id="the-same", text="one")
    second = await gathering.ask(1, "say", id="the-same", text="two")
    assert first["seq"] < second["seq"]


@at_the_house
async def test_what_others_do_never_makes_a_command_of_mine_forgotten(server: Inside, stack: AsyncExitStack) -> None:
    server.house.hall.messages = 10**6  # they may be as quick as programs
    gathering = await gather(server, stack, start=False)
    first = await gathering.ask(0, "say", id="mine", text="once")
    worn = {1: ("leaf", "moon"), 2: ("bell", "star"), 3: ("anchor", "wave")}
    for number in range(6 * IDS):
        seat = 1 + number % 3
        await gathering.ask(seat, "wear", seat=seat, colour=seat, emblem=worn[seat][number // 3 % 2])
    again = await gathering.ask(0, "say", id="mine", text="once")
    assert again["seq"] == first["seq"]
    live = server.house.hall._awake[gathering.ident]
    assert [line.text for line in live.table.chat] == ["once"]
    assert sorted(len(own) for own in live._ids.values()) == [1, IDS, IDS, IDS]


@at_the_house
async def test_the_last_commands_of_a_person_are_known_and_the_oldest_are_forgotten(
    server: Inside, stack: AsyncExitStack
) -> None:
    server.house.hall.messages = 10**6
    gathering = await gather(server, stack, start=False)

    async def wears(number: int) -> int:
        emblem = ("leaf", "sun")[number % 2]
        return int((await gathering.ask(0, "wear", id=f"id {number}", seat=0, colour=0, emblem=emblem))["seq"])

    seqs = [await wears(number) for number in range(IDS + 4)]
    for number in (IDS + 3, 5):
        assert await wears(number) == seqs[number]
    assert await wears(1) == seqs[-1] + 1


@at_the_house
async def test_who_has_passed_by_is_forgotten_and_who_sits_there_is_not(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, start=False)
    live = server.house.hall._awake[gathering.ident]
    mine = await gathering.ask(0, "say", id="mine", text="once")
    for number in range(3 * PERSONS):
        live._remember(f"passer-by {number}", "x", live.seq)
    assert len(live._ids) == PERSONS
    assert (await gathering.ask(0, "say", id="mine", text="once"))["seq"] == mine["seq"]


@at_the_house
async def test_an_action_sent_again_after_the_table_has_slept_happens_once(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack)
    mover, ident, seen = gathering.mover, secrets.token_hex(8), gathering.places[0].seq
    done = await gathering.places[mover].act(PASS, id=ident)
    for place in gathering.places:
        await place.socket.close()
    await eventually(lambda: gathering.ident not in server.house.hall._awake)
    async with gathering.people[mover].at(gathering.ident, seq=seen) as again:
        welcome = await again.welcome()
        assert not welcome["resync"]
        assert [one.get("event") for one in welcome["happened"]] == ["passed"]
        assert await again.act(PASS, id=ident) == done
    assert once(await gathering.log(), ident)


@at_the_house
async def test_a_refused_command_may_be_sent_again(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    other = gathering.waiting[0]
    assert (await other.act(PASS, id="again"))["code"] == "not-your-turn"
    while gathering.at_turn is not other:
        await gathering.do(PASS)
        await gathering.do(END_TURN)
    assert (await other.act(PASS, id="again"))["t"] == "done"


# -- refusals ------------------------------------------------------------------------------------------------------


@at_the_house
async def test_a_move_meant_for_another_position_is_stale(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    seen = gathering.at_turn.seq
    await gathering.do(PASS)
    async with unharmed(server, gathering.ident):
        for seq in (seen, 0, -1):
            assert (await gathering.at_turn.act(END_TURN, seq=seq))["code"] == "stale"
        await nothing_came(*gathering.waiting)
    await gathering.do(END_TURN)


@at_the_house
async def test_talk_makes_no_move_stale(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    seen = gathering.at_turn.seq
    await gathering.ask(gathering.waiting[0].seat or 0, "say", text="well?")
    assert (await gathering.at_turn.act(PASS, seq=seen))["t"] == "done"


@at_the_house
async def test_a_refusal_has_its_code_and_its_rule(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    async with unharmed(server, gathering.ident):
        refusal = await gathering.at_turn.act(END_TURN, id="mine")
        assert refusal == {"t": "refusal", "id": "mine", "code": "wrong-step", "rule": "CC-21", "details": {}}
        refusal = await gathering.waiting[0].act(PASS)
        assert (refusal["code"], refusal["rule"]) == ("not-your-turn", "CC-05")
        refusal = await gathering.at_turn.act({"do": "force", "seat": gathering.mover, "place": 0})
        assert (refusal["code"], refusal["rule"]) == ("force-self", "CC-11")
        refusal = await gathering.at_turn.act({"do": "fly"})
        assert (refusal["code"], refusal["rule"]) == ("malformed", None)


@at_the_house
async def test_a_refused_designation_is_seen_by_its_sender_alone(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, preset="as_printed")
    await gathering.do(PASS)
    while any(action["do"] == "designate" for action in gathering.at_turn.legal):
        await gathering.do(END_TURN)
        await gathering.do(PASS)
    async with unharmed(server, gathering.ident):
        target = (gathering.mover + 1) % 4
        refusal = await gathering.at_turn.act({"do": "designate", "seat": target})
        assert (refusal["code"], refusal["rule"]) == ("not-treasure", "CC-22")
        await nothing_came(*gathering.places)


# -- who hears what ------------------------------------------------------------------------------------------------


@at_the_house
async def test_two_tabs_of_one_person_hear_the_same(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    tab = await stack.enter_async_context(gathering.people[0].at(gathering.ident))
    await tab.welcome()
    first = gathering.places[0]
    heard = len(first.happened)
    gathering.places.append(tab)
    await gathering.do(LOOK)
    await gathering.ask(1, "say", text="to all tabs")
    assert tab.happened == first.happened[heard:]
    assert tab.game == first.game


@at_the_house
async def test_entries_are_told_in_order_without_a_gap_and_before_they_are_done(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack)
    start = gathering.places[0].seq
    asked = [place.ask("say", text=f"{word}") for place in gathering.places for word in range(3)]
    for question in asked:
        assert (await question)["t"] == "done"
    last = start + len(asked)
    await gathering.hear(last)
    for place in gathering.places:
        messages = [json.loads(text) for text in place.raw]
        told = [message["seq"] for message in messages if message["t"] == "update" and message["seq"] > start]
        assert told == list(range(start + 1, last + 1))
        so_far = 0
        for message in messages:
            if message["t"] == "update":
                so_far = message["seq"]
            elif message["t"] == "done":
                assert message["seq"] <= so_far


@at_the_house
async def test_a_watcher_hears_no_secret_and_may_do_nothing(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, watching="everyone")
    person = await stranger(server, stack)
    watcher = await stack.enter_async_context(person.at(gathering.ident))
    welcome = await watcher.welcome()
    assert (welcome["you"]["seat"], welcome["you"]["seats"], welcome["you"]["invite"]) == (None, [], None)
    async with unharmed(server, gathering.ident):
        assert (await watcher.act(PASS))["code"] == "not-seated"
        assert (await watcher.ask("say", text="psst"))["code"] == "not-seated"
        assert (await watcher.ask("undo"))["code"] == "not-seated"
        assert (await watcher.ask("leave"))["code"] == "not-seated"
        assert (await watcher.ask("return"))["code"] == "not-away"
    await gathering.do(LOOK)
    while watcher.seq < gathering.places[0].seq:
        await watcher.receive()
    assert watcher.happened[-1]["card"] is None
    assert watcher.legal == []
