"""Le Château du roc noir at browsers: whole games, falls that are seen once, a castle that turns."""

import json
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games.roc_noir.pieces import HELMETS, ROPES, Helmet, Jump, Spot, Step, Stop, View
from ludotheque.kernel.pieces import Action, Seat

from .keys import Keys
from .people import DESK, PHONE, SMALL_PHONE
from .roc_noir import SQUARES, Come, RocPlayer, RocTable, Wish, card_at_the_entrance, moving, opposite, those
from .secrets_of_a_table import Truth, find_secrets
from .seen import fits, seen_well

WIDTHS = [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")]


# -- by heart ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RN-13", "RN-17", "RN-38")
def test_two_people_play_by_heart_and_a_fall_is_seen_once_and_then_found_nowhere(come: Come) -> None:
    people = [come("Anne"), come("Bruno", size=PHONE, language="fr")]
    tables = two_sit_down(people, max_rounds=4)
    trap = everybody_sees_a_fall(tables)
    for table in tables:
        table.keeps_no_map(trap)
    somebody_who_comes_later_finds_no_map(people[1].second_tab(), people[1], trap)
    jumps = 0
    while mover := awaited(tables):
        mover.mind.wish = jump_once
        jumps += isinstance(mover.play(), Jump)
    assert jumps > 0
    log = people[0].log()
    for seat, person in enumerate(people):
        the_end_uncovers_every_trap(tables[seat], trap)
        find_secrets(person, Truth(log, seat))
        fits(person.page, "the end")


def two_sit_down(people: Sequence[RocPlayer], max_rounds: int) -> list[RocTable]:
    anne, bruno = people
    lobby = anne.opens(seats=2, trap_memory="memory", starter="0", max_rounds=max_rounds)
    bruno.comes_by_link(lobby.link)
    lobby.start()
    tables = [person.table() for person in people]
    for table in tables:
        table.without_hints()
    return tables


def everybody_sees_a_fall(tables: Sequence[RocTable]) -> Spot:
    trap = falls_at_the_entrance(tables[0])
    for table in everybody_knows(tables):
        table.sees_a_fall(1, trap)
    return trap


def falls_at_the_entrance(walker: RocTable) -> Spot:
    """Whoever walks around a whole card falls: it has one trap (RN-03)."""
    assert walker.wait_for_my_turn()
    walker.mind.wish = around_the_card
    while not walker.mind.traps():
        walker.play()
    (trap,) = walker.mind.traps()
    return trap


def around_the_card(view: View, _: Sequence[Action]) -> Action | None:
    card, at = card_at_the_entrance(view), moving(view).at
    return Step(card[card.index(at) + 1 if at in card else 0])


def jump_once(view: View, legal: Sequence[Action]) -> Action | None:
    assert view.mover is not None
    return next(iter(those(legal, Jump)), None) if view.ropes[view.mover] == ROPES else None


def somebody_who_comes_later_finds_no_map(page: Page, person: RocPlayer, trap: Spot) -> None:
    """RN-17: neither in what is sent nor in what is drawn."""
    late = RocTable(page, person.words, person.watch.lines[page])
    expect(late.sentence).to_be_visible()
    told = [event for frame in late.line.frames for event in frame.get("happened", []) if "event" in event]
    read = json.dumps([*told, *late.line.table["this_turn"], *late.line.table["last_turn"]])
    assert "fell" in read
    assert not (found := [square for square in SQUARES if f'"{square}"' in read]), f"{found} in {read}"
    late.keeps_no_map(trap)
    page.close()


def the_end_uncovers_every_trap(table: RocTable, trap: Spot) -> None:
    table.come_to_rest()
    table.see_the_end()
    view = table.mind.view()
    assert len(view.traps) == 20
    assert set(view.traps) >= table.mind.traps() | {trap}
    for square in view.traps:
        expect(table.ending.locator(f'[data-at="trap-{square}"]')).to_be_attached()


def awaited(tables: Sequence[RocTable]) -> RocTable | None:
    """Whoever of these people, in the order of seats, is to move; None at the end."""
    while not everybody_knows(tables)[0].line.is_over:
        if to_act := tables[0].line.to_act:
            assert tables[to_act[0]].wait_for_my_turn()
            return tables[to_act[0]]
        tables[0].line.wait()
    return None


def everybody_knows(tables: Sequence[RocTable]) -> Sequence[RocTable]:
    """All pages have been told the same."""
    latest = max(table.line.seq for table in tables)
    for table in tables:
        while table.line.seq < latest:
            table.line.wait()
    return tables


# -- counterweights ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RN-14", "RN-15", "RN-17")
def test_a_knight_stands_on_a_trap_until_its_counterweight_leaves(come: Come) -> None:
    people = [come("Anne", language="fr", light="dark"), come("Bruno", size=SMALL_PHONE)]
    anne, bruno = tables = two_sit_down(people, max_rounds=0)
    trap = everybody_sees_a_fall(tables)
    card = card_at_the_entrance(anne.mind.view())
    weight = opposite(card, trap)
    bruno.mind.wish = to_and_stop(bruno, weight, card)
    counterweight = walks(tables, 1)
    anne.mind.wish = to_and_stop(anne, trap, card)
    victim = walks(tables, 0)
    assert anne.mind.view().knights[0][HELMETS.index(victim)].at == trap
    for table in tables:
        table.come_to_rest()
        assert len(table.witnessed("trapdoors")) == 1  # no sign of any kind
        table.keeps_no_map(trap)
    anne.mind.wish = lambda *_: Stop()
    bruno.mind.wish = lambda view, legal: leave(card, legal) if view.moving == counterweight else Stop()
    while is_at(everybody_knows(tables)[0], 0, victim, trap):
        mover = awaited(tables)
        assert mover is not None
        mover.play()
    assert is_at(anne, 0, victim, weight)
    for table in tables:
        table.sees_a_fall(2, trap)
        table.keeps_no_map(trap)


def to_and_stop(table: RocTable, square: Spot, card: Sequence[Spot]) -> Wish:
    """Over the one card whose trap has been found; with a rope where knights are in the way."""

    def wish(view: View, legal: Sequence[Action]) -> Action | None:
        if moving(view).at == square:
            return Stop()
        jumps = [jump for jump in those(legal, Jump) if jump.to == square]
        return table.mind.step_to({square}, legal, card) or jumps[0]

    return wish


def walks(tables: Sequence[RocTable], seat: Seat) -> Helmet:
    """A whole turn of his; which knight it was."""
    table = awaited(tables)
    assert table is tables[seat]
    helmet = table.mind.view().moving
    assert helmet is not None
    while not isinstance(table.play(), Stop):
        pass
    everybody_knows(tables)
    return helmet


def leave(card: Sequence[Spot], legal: Sequence[Action]) -> Action | None:
    return next((step for step in those(legal, Step) if step.to in (*card, Spot.ENTRANCE)), None)


def is_at(table: RocTable, seat: Seat, helmet: Helmet, spot: Spot) -> bool:
    return table.mind.view().knights[seat][HELMETS.index(helmet)].at == spot


# -- by keyboard, in a castle that turns -------------------------------------------------------------------------


@pytest.mark.rule("RN-18", "RN-36")
def test_one_person_walks_by_arrows_through_a_castle_that_turns(come: Come) -> None:
    anne = come("Anne")
    options = {"trap_memory": "memory", "enchanted": "three", "max_rounds": 6}
    anne.page.goto(anne.table_laid(seats=4, level="random", options=options))
    table = anne.table()
    Keys(anne.page).press(anne.page.get_by_role("button", name=anne.words.say("table-guide-skip")))
    table.by_keyboard()
    table.mind.wish = jump_once
    done: list[Action] = []
    lain: set[int] = set()
    while table.wait_for_my_turn():
        if not table.mind.view().steps:
            table.shows_the_castle()
            lain.add(table.mind.view().orientation)
        done.append(table.play())
    assert those(done, Jump)
    assert those(done, Step)
    assert len(lain) > 1
    table.come_to_rest()
    table.see_the_end()
    find_secrets(anne, Truth(anne.log(), 0))


# -- for everybody's eyes ----------------------------------------------------------------------------------------


@pytest.mark.rule("RN-17")
@pytest.mark.parametrize("size", WIDTHS)
def test_the_table_is_seen_well_by_day_and_by_night(come: Come, size: tuple[int, int]) -> None:
    anne = come("Anne", size=size, language="fr")
    options = {"trap_memory": "marked", "max_rounds": 1}
    table = anne.plays_alone(seats=2, level="random", options=options)
    assert table.wait_for_my_turn()
    table.come_to_rest()
    table.press(table.part("rope"))
    seen_well(anne.page, "a rope in hand")
    table.press(table.part("rope"))
    trap = falls_at_the_entrance(table)
    table.come_to_rest()
    expect(table.part(f"trap-{trap}").first).to_be_attached()  # on the board, or on the map of the end
    while table.wait_for_my_turn():
        table.play()
    table.come_to_rest()
    table.see_the_end()
    seen_well(anne.page, "the end")


@pytest.mark.parametrize("size", [pytest.param(DESK, id="desk"), pytest.param(SMALL_PHONE, id="small-phone")])
def test_the_options_are_seen_well_by_day_and_by_night(come: Come, size: tuple[int, int]) -> None:
    anne = come("Anne", size=size, language="fr")
    anne.shelf().take_box().open_table()
    anne.page.get_by_text(anne.words.say("open-more"), exact=True).click()
    anne.page.get_by_role("radio", name=anne.words.say("preset-enchanted")).check()
    seen_well(anne.page, "the options")
