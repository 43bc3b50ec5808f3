"""What the shelf says of tables: who sits there, which seats are free, which are mine, and whose turn it is."""

from contextlib import AsyncExitStack
from typing import Any

import pytest

from ludotheque.server import pages
from ludotheque.server.filing import read_filed
from ludotheque.server.hall import Manner

from .gathering import END_TURN, LOOK, Gathering, all_leave, at_the_house, folded, gather, stranger
from .people import Person
from .running import Inside


async def shelf(person: Person, drawer: str = "mine") -> dict[str, dict[str, Any]]:
    """The lines of one list, by table."""
    lines = (await person.http.get("/api/tables")).json()[drawer]
    return {line["table"]["id"]: line for line in lines}


async def awaited(gathering: Gathering) -> list[int]:
    """As everybody at the table can see."""
    match = (await folded(gathering.server, gathering.ident)).match
    assert match is not None
    return list(match.view(None).to_act)


@at_the_house
async def test_a_line_says_who_sits_there_and_which_seats_are_mine(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, 2, seats=4, start=False, open=True)
    await gathering.ask(0, "free", seat=3)
    await gathering.ask(1, "sit", name="Twin", another=True)
    for number, seats in ((0, [0]), (1, [1, 3])):
        line = (await shelf(gathering.people[number]))[gathering.ident]
        assert (line["seats"], line["host"]) == (seats, number == 0)
        assert [seat["name"] for seat in line["table"]["seats"] if seat["host"]] == ["Player 0"]
        assert (line["open_seats"], line["to_act"]) == (0, [])
        assert (line["table"]["settings"]["game"], line["table"]["phase"]) == ("coffre-et-cle", "lobby")


@at_the_house
async def test_a_host_without_a_seat_has_the_table_among_his_own(server: Inside, stack: AsyncExitStack) -> None:
    host = await stranger(server, stack)
    opened = await host.open_table(sit=False)
    line = (await shelf(host))[opened["table"]["id"]]
    assert (line["seats"], line["host"], line["open_seats"]) == ([], True, 5)


@at_the_house
async def test_my_line_says_whose_turn_it_is_move_by_move(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    for action in (LOOK, END_TURN):
        assert (await shelf(gathering.people[2]))[gathering.ident]["to_act"] == await awaited(gathering)
        await gathering.do(action)
    assert (await shelf(gathering.people[2]))[gathering.ident]["to_act"] == await awaited(gathering)


@at_the_house
async def test_my_line_says_whose_turn_it_is_at_a_table_that_sleeps(server: Inside, stack: AsyncExitStack) -> None:
    for pace, is_woken in (("none", True), ("days", False)):  # at a table of days it is on file
        gathering = await gather(server, stack, pace=pace)
        await gathering.do(LOOK)
        await gathering.do(END_TURN)
        await all_leave(gathering)
        line = (await shelf(gathering.people[2]))[gathering.ident]
        assert line["to_act"] == await awaited(gathering)
        assert (server.house.hall.awake(gathering.ident) is not None) == is_woken


@at_the_house
async def test_one_look_wakes_few_tables_and_the_next_tells_more(server: Inside, stack: AsyncExitStack) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "WOKEN", 1)
        patch.setattr(server.house.hall, "_manner", Manner(sleep_after=600.0))
        person = await stranger(server, stack)
        tables = [(await person.open_table(bots=True, start=True, seats=4))["table"]["id"] for _ in range(3)]
        for ident in tables:
            server.house.hall._nap(ident)
        for known in (1, 2, 3, 3):
            lines = await shelf(person)
            assert sum(lines[ident]["to_act"] is not None for ident in tables) == known


@at_the_house
async def test_strangers_are_not_told_whose_turn_it_is_unless_that_is_on_file(
    server: Inside, stack: AsyncExitStack
) -> None:
    person = await stranger(server, stack)
    for pace, is_told in (("none", False), ("days", True)):
        gathering = await gather(server, stack, watching="everyone", pace=pace)
        line = (await shelf(person, "watch"))[gathering.ident]
        assert line["to_act"] == (await awaited(gathering) if is_told else None)
        assert "seats" not in line


@at_the_house
async def test_a_table_whose_rules_are_not_known_any_more_stays_on_the_shelf(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack)
    await all_leave(gathering)
    game = (await folded(server, gathering.ident)).game
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(game), "rules_version", 99)
        line = (await shelf(gathering.people[0]))[gathering.ident]
        assert (line["to_act"], line["table"]["phase"]) == (None, "playing")


@at_the_house
async def test_no_line_says_who_a_person_is(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, watching="everyone")
    persons = [sitter.person for sitter in (await folded(server, gathering.ident)).sitters if sitter is not None]
    for person in gathering.people:
        told = (await person.http.get("/api/tables")).text
        assert not any(str(one) in told for one in persons)


def test_what_an_older_house_has_filed_is_left_out() -> None:
    assert list(read_filed([b'{"table": {"id": "x"}, "open_seats": 1}'])) == []
