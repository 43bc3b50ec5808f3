"""Lines that break, houses that stop, pages that are loaded anew, and people with two tabs."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .cable import Cable
from .coffre import CoffrePlayer, CoffreTable, Come
from .house import Running
from .people import PHONE


@pytest.fixture
def own_house(client: None, tmp_path: Path) -> Iterator[Running]:
    del client  # has been built
    running = Running(tmp_path).start()
    yield running
    running.stop()


def test_a_house_that_stops_and_opens_again_loses_nothing(come: Come, own_house: Running) -> None:
    anne = come("Anne", url=own_house.url)
    table = anne.plays_alone()
    table.wait_for_my_turn()
    table.write("Still here")
    expect(anne.page.get_by_text("Still here")).to_be_visible()
    before = anne.line.table["done"]
    with anne.watch.rough():
        own_house.stop()
        expect(table.ribbon).to_have_text(anne.words.say("table-line-trying-again"))
        table.disc("pass").click()  # kept until the house hears it
        own_house.start()
        expect(table.ribbon).to_have_text("")
        expect(table.disc("end-turn")).to_be_visible()
    assert my_deeds(table, len(before)) == ["pass"]
    expect(anne.page.get_by_text("Still here")).to_be_visible()
    table.play_alone("pass", "end-turn")
    table.see_the_end()


def test_a_line_that_is_cut_comes_again_by_itself_and_says_so(come: Come, house: Running) -> None:
    with Cable(house.port) as cable:
        anne = come("Anne", url=cable.url, language="fr", size=PHONE)
        is_cut_and_mended(anne, cable)


def is_cut_and_mended(anne: CoffrePlayer, cable: Cable) -> None:
    table = anne.plays_alone()
    table.wait_for_my_turn()
    welcomes = anne.line.welcomes
    with anne.watch.rough():
        cable.cut()
        expect(table.ribbon).to_have_text(anne.words.say("table-line-trying-again"))
        cable.mend()
        expect(table.ribbon).to_have_text("")
    assert anne.line.welcomes > welcomes
    table.press_anything("pass")
    table.play_alone("pass", "end-turn")
    table.see_the_end()


def test_a_page_loaded_anew_in_mid_game_goes_on_where_it_was(come: Come) -> None:
    anne = come("Anne")
    table = anne.plays_alone()
    table.press_anything("observe")
    sentence, card, notes = table.sentence.inner_text(), anne.line.table["card"], anne.line.table["notes"]
    assert len(notes) == 1
    anne.page.reload()
    expect(table.sentence).to_have_text(sentence, use_inner_text=True)
    assert (anne.line.table["card"], anne.line.table["notes"]) == (card, notes)
    table.play_alone("pass", "end-turn")
    table.see_the_end()
    anne.page.reload()
    table.see_the_end()


def test_two_tabs_of_one_person_do_no_harm(come: Come) -> None:
    anne = come("Anne")
    first = anne.plays_alone()
    page = anne.second_tab()
    second = CoffreTable(page, anne.words, anne.watch.lines[page])
    for here, there in ((first, second), (second, first)):
        here.wait_for_my_turn()
        there.wait_for_my_turn()
        before = there.sentence.inner_text()
        here.press_anything("pass", "end-turn")
        there.has_moved(before)
    second.play_alone("pass", "end-turn")
    first.see_the_end()
    second.see_the_end()


def test_a_double_click_happens_once(come: Come) -> None:
    anne = come("Anne", motion=True)
    table = anne.plays_alone()
    table.wait_for_my_turn()
    before = len(anne.line.table["done"])
    table.disc("pass").dblclick()
    expect(table.disc("end-turn")).to_be_visible()
    assert my_deeds(table, before) == ["pass"]
    expect(anne.page.get_by_role("alert")).to_have_count(0)
    turn = anne.line.table["turn"]
    table.actions().first.dblclick()
    table.wait_for_my_turn()
    expect(table.disc("pass")).to_be_visible()
    assert anne.line.table["turn"] == turn + 4
    expect(anne.page.get_by_role("alert")).to_have_count(0)


def my_deeds(table: CoffreTable, since: int) -> list[str]:
    seat = table.line.table["seat"]
    return [deed["action"]["do"] for deed in table.line.table["done"][since:] if deed["seat"] == seat]
