"""La formule secrète at browsers: whole games, boards of one's own, and everything that can befall an agent."""

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, expect

from ludotheque.games.formule_secrete.options import SHORTEST
from ludotheque.games.formule_secrete.pieces import Challenge, Discard, Play, Roll, Stop
from ludotheque.kernel.pieces import Action

from .formule import SHORT, Come, FormulePlayer, FormuleTable, typed_in
from .house import Running
from .keys import Keys
from .people import DESK, PHONE, SMALL_PHONE
from .secrets_of_a_table import Truth, find_secrets
from .seen import fits, seen_well

EVERYTHING = 2237  # a seed: on the short board two such players meet all that is asserted below in 14 moves
OWN = {"board": "own", "own_board": SHORT}


# -- a board of one's own --------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-04", "FS-08", "FS-10", "FS-11", "FS-15", "FS-31", "FS-34")
def test_two_people_race_on_a_board_of_their_own(come: Come, house: Running) -> None:
    people = [come("Anne"), come("Bruno", size=PHONE, language="fr")]
    anne, bruno = people
    anne.shelf().take_box().open_table()
    load(anne, typed_in(SHORT))
    expect(told(anne)).to_contain_text(anne.words.say("open-board-good"))
    expect(option(anne, "board")).to_have_value("own")
    open_for(anne, seats=2)
    lobby = anne.lobby()
    expect(anne.page.get_by_text(SHORT)).to_be_visible()
    bruno.comes_by_link(lobby.link)
    with house.luck(EVERYTHING):
        lobby.start()
        tables = [person.table() for person in people]
        for table in tables:
            table.without_hints()
    done = race(tables)
    for kind in (Roll, Play, Discard, Challenge, Stop):
        assert any(isinstance(action, kind) for action in done), kind
    meets_everything(tables[0])
    log = anne.log()
    assert SHORT in log.splitlines()[0]
    for seat, person in enumerate(people):
        the_end_is_told(tables[seat])
        find_secrets(person, Truth(log, seat))
        fits(person.page, "the end")


def meets_everything(table: FormuleTable) -> None:
    """A guard lost to and beaten, a stop in a corridor, a challenge, a formula that is stolen and carried out."""
    events = table.mind.events
    fights = [(one["guard"], one["die"]) for one in events("guard-rolled")]
    assert any(guard > die for guard, die in fights)
    assert any(guard < die for guard, die in fights)
    halts = {one["halt"] for one in events("moved")}
    assert halts >= {"count", "corridor", "holder", "vault", "start"}
    assert list(events("challenged"))
    assert [one for one in events("formula-taken") if one["victim"] is not None]
    assert [one["how"] for one in events("ended")] == ["out"]


def race(tables: Sequence[FormuleTable]) -> list[Action]:
    """Everybody plays until the end; what they see is where they are."""
    done: list[Action] = []
    while mover := awaited(tables):
        mover.shows_where_everybody_is()
        mover.shows_my_cards()
        done.append(mover.play())
    return done


def awaited(tables: Sequence[FormuleTable]) -> FormuleTable | None:
    """Whoever of these people is to move; None at the end."""
    while not everybody_knows(tables)[0].line.is_over:
        for table in tables:
            if table.is_awaited:
                return table
        tables[0].line.wait()
    return None


def everybody_knows(tables: Sequence[FormuleTable]) -> Sequence[FormuleTable]:
    """All pages have been told the same."""
    latest = max(table.line.seq for table in tables)
    for table in tables:
        while table.line.seq < latest:
            table.line.wait()
    return tables


def the_end_is_told(table: FormuleTable) -> None:
    table.come_to_rest()
    table.see_the_end()
    view = table.mind.view()
    expect(table.ending.locator("li.won")).to_have_count(len(view.winners))
    expect(table.ending.locator(".takings li")).to_have_count(len(view.takings))
    expect(table.part("race")).to_be_visible()


# -- the form --------------------------------------------------------------------------------------------------------


def option(person: FormulePlayer, name: str) -> Locator:
    return person.page.locator(f"#option-{name}")


def told(person: FormulePlayer) -> Locator:
    """What the house says to a board."""
    return person.page.locator("#option-own_board-told")


def load(person: FormulePlayer, text: str) -> None:
    unfold(person)
    file = FilePayload(name="mine.toml", mimeType="application/toml", buffer=text.encode())
    person.page.get_by_label(person.words.say("open-board-load"), exact=True).set_input_files(file)


def unfold(person: FormulePlayer) -> None:
    if not option(person, "board").is_visible():
        person.page.get_by_text(person.words.say("open-more"), exact=True).click()


def open_for(person: FormulePlayer, **wishes: Any) -> None:
    say, page = person.words.say, person.page
    seats = page.get_by_role("group", name=say("open-seats"))
    seats.get_by_role("radio", name=str(wishes["seats"])).check()
    field = page.get_by_label(say("shelf-name"))
    if field.count():
        field.fill(person.name)
    page.get_by_role("button", name=say("open-go")).click()


@pytest.mark.rule("FS-04")
@pytest.mark.parametrize("size", [pytest.param(DESK, id="desk"), pytest.param(SMALL_PHONE, id="small-phone")])
def test_a_broken_board_is_refused_line_by_line_and_played_on_once_it_is_mended(
    come: Come, size: tuple[int, int]
) -> None:
    anne = come("Anne", size=size, language="fr")
    anne.shelf().take_box().open_table()
    good = typed_in(SHORT)
    load(anne, good.replace('"tv"', '"tele"').replace("forward-3 = 6", "forward-3 = 60"))
    lines = told(anne).get_by_role("listitem")
    expect(lines).to_have_count(2)
    space = anne.words.like("refusal-board-unknown-space", "known", line=8, number=6, space="tele")
    assert space.match((lines.nth(0).text_content() or "").removesuffix(" (FS-04)"))
    expect(lines.nth(1)).to_contain_text("forward-3")
    seen_well(anne.page, "a broken board")
    with anne.watch.refused(400):
        open_for(anne, seats=2)
        expect(anne.page.get_by_role("alert")).to_contain_text("tele")
    expect(option(anne, "own_board")).to_be_focused()
    option(anne, "own_board").fill(good)
    option(anne, "own_board").blur()
    expect(told(anne)).to_contain_text(anne.words.say("open-board-good"))
    open_for(anne, seats=2)
    expect(anne.page.get_by_text(SHORT)).to_be_visible()


@pytest.mark.rule("FS-04")
def test_the_board_that_comes_with_the_game_is_a_file_to_begin_with(come: Come) -> None:
    anne = come("Anne")
    anne.shelf().take_box().open_table()
    unfold(anne)
    with anne.page.expect_download() as given:
        anne.page.get_by_role("link", name=anne.words.say("board-file-standard")).click()
    assert given.value.suggested_filename == "formule-secrete-standard.toml"
    text = given.value.path().read_text(encoding="utf-8")
    before = option(anne, "board").input_value()
    load(anne, text)
    expect(told(anne)).to_contain_text(anne.words.say("open-board-good"))
    expect(option(anne, "board")).not_to_have_value(before)
    option(anne, "own_board").fill("")
    option(anne, "own_board").blur()
    expect(option(anne, "board")).to_have_value(before)


# -- with bots, by keyboard ------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-05", "FS-34")
def test_four_race_to_the_end_one_of_them_by_keys_alone(come: Come) -> None:
    anne = come("Anne", light="dark")
    anne.page.goto(anne.table_laid(seats=4, level="random", options=OWN | {"max_rounds": 12}))
    table = anne.table()
    Keys(anne.page).press(anne.page.get_by_role("button", name=anne.words.say("table-guide-skip")))
    table.by_keyboard()
    while table.wait_for_my_turn():
        table.shows_where_everybody_is()
        table.play()
    the_end_is_told(table)
    find_secrets(anne, Truth(anne.log(), 0))


@pytest.mark.rule("FS-05", "FS-35")
def test_two_on_our_board_until_the_rounds_are_played(come: Come) -> None:
    """By the list of actions, as whoever does not see the board may play."""
    anne = come("Anne", size=PHONE)
    table = anne.plays_alone(seats=2, level="random", options={"max_rounds": 2})
    while table.wait_for_my_turn():
        table.come_to_rest()
        table.take()
        table.close_notebook()
    the_end_is_told(table)
    assert len(table.mind.view().spaces) > SHORTEST + 2
    assert any(True for _ in table.mind.events("ended"))


# -- for everybody's eyes --------------------------------------------------------------------------------------------


def aimed_or_first(legal: list[Action]) -> int:
    """A card that wants somebody, if there is one in hand: then his place can be pressed."""
    return next((action.slot for action in legal if isinstance(action, Play) and action.target is not None), 0)


@pytest.mark.parametrize("size", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")])
def test_the_table_is_seen_well_by_day_and_by_night(come: Come, size: tuple[int, int]) -> None:
    anne = come("Anne", size=size, language="fr")
    table = anne.plays_alone(seats=4, level="random", options={"max_rounds": 1})
    assert table.wait_for_my_turn()
    table.come_to_rest()
    seen_well(anne.page, "the road")
    table.take_up(aimed_or_first(table.mind.legal()))
    seen_well(anne.page, "a card in hand")
    table.press(table.part("keep"))
    while table.wait_for_my_turn():
        table.play()
    the_end_is_told(table)
    seen_well(anne.page, "the end")
