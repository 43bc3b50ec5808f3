"""Les Clés de Fort Boyard at browsers: whole games, riddles and chests that end in every way, keys alone."""

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import WebSocketRoute, expect

from ludotheque.games.fort_boyard.options import Options
from ludotheque.games.fort_boyard.pieces import DieRolled, Phase, PutBack

from .fort_boyard import WRONG, BoyardPlayer, BoyardTable, Come, Says, errs, foreseen, guesses, is_silent, knows, right
from .house import Running
from .keys import Keys
from .people import DESK, PHONE, SMALL_PHONE
from .secrets_of_a_table import Truth, find_secrets
from .seen import fits, seen_well

# Seeds, found by `foreseen`. With the first four Anne begins, and her die takes her to a choice: she tries a riddle.
WON: Final = 27  # no double at once
DOUBLE: Final = 0  # an even double with the second roll
ONE_ANSWER: Final = 0  # the card allows one
SAND: Final = 27  # no even double in six rolls
TIGER: Final = 967  # a bot opens the chest, and Anne's pawn comes to a tiger
PUT_BACK: Final = 1208  # Anne opens it, nobody comes to one, and there is a cell with room for a key
EMPTY: Final = 6879  # nor in two dozen rolls; the bonus takes what is left
BONUS: Final = 4530  # three people: the sand runs out over an open chest
FOUR: Final = 923  # four people: three riddles, and a chest that a tiger closes

BY_TURNS: Final = {"hourglass": "rolls", "trials": "luck", "sand": "30", "riddles": "en", "tigers": 5}


def alone(come: Come, house: Running, seed: int, says: Says, **wishes: Any) -> BoyardTable:
    """With two bots, who do not pause."""
    options = BY_TURNS | wishes.pop("options", {})
    anne = come("Anne", **wishes)
    with house.luck(seed):
        table = anne.plays_alone(seats=3, options=options)
    table.mind.says = says
    return table


# -- riddles ---------------------------------------------------------------------------------------------------------


def ends(table: BoyardTable, how: str) -> None:
    """The riddle does: everybody reads why, and what the answer was."""
    table.play_until(lambda: bool(table.mind.events("riddle-ended")))
    (ended,) = table.mind.events("riddle-ended")
    assert (ended["seat"], ended["end"]) == (0, how)
    expect(table.answer).to_contain_text(table.words.say(f"board-riddle-{how}"))
    expect(table.answer).to_contain_text(ended["answer"])


LETTERS: Final = """(least) => {
    const one = document.querySelector('[data-at="riddle"] :is(text, p)');
    const zoom = one.getScreenCTM ? one.getScreenCTM().a : 1;
    return parseFloat(getComputedStyle(one).fontSize) * zoom >= least;
}"""


@pytest.mark.rule("FB-16")
def test_a_riddle_can_be_read_on_low_screens(come: Come, house: Running) -> None:
    table = alone(come, house, WON, is_silent, options={"hourglass": "clock", "sand": "120"})
    table.play_until(lambda: table.part("answer").is_visible())
    for width, height in ((844, 390), (740, 360), (390, 480), (360, 640), (1024, 600)):
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.wait_for_function(LETTERS, arg=14)


@pytest.mark.rule("FB-16")
def test_a_card_of_one_answer_can_be_read_on_low_telephones(come: Come, house: Running) -> None:
    table = alone(come, house, WON, is_silent, size=PHONE, language="fr", options={"hourglass": "clock", "sand": "120"})
    table.play_until(lambda: table.mind.may("answer"))

    def with_one_answer(here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        there.on_message(lambda text: here.send(str(text).replace('"one_answer":false', '"one_answer":true')))

    table.page.route_web_socket("**/socket", with_one_answer)
    table.page.reload()
    for width, height in ((375, 360), (390, 440), (375, 553), (360, 640)):
        table.page.set_viewport_size({"width": width, "height": height})
        once = table.board.get_by_text(table.words.say("board-one-answer"))
        expect(once).to_be_visible()
        told, field, riddle = (part.bounding_box() for part in (once, table.part("answer"), table.part("riddle")))
        assert told is not None
        assert field is not None
        assert riddle is not None
        assert told["width"] > 0.6 * width, (width, height, told)
        assert field["width"] >= 96, (width, height, field)
        assert min(riddle["height"], field["y"] - riddle["y"]) > 80, (width, height, riddle)


@pytest.mark.rule("FB-16")
def test_a_riddle_on_a_telephone_keeps_its_picture_and_its_field_stays_under_the_finger(
    come: Come, house: Running
) -> None:
    """As low as a hint leaves it, with answers that were wrong, and where a telephone's keys leave little height."""
    table = alone(come, house, WON, is_silent, size=PHONE, language="fr", options={"hourglass": "clock", "sand": "120"})
    table.play_until(lambda: table.mind.may("answer"))
    field, picture = table.part("answer"), table.page.locator('[data-at="riddle"] .verse')
    for height, wrong in ((844, "une girafe"), (740, "le phare"), (520, "la mer"), (450, "42")):
        table.page.set_viewport_size({"width": 390, "height": height})
        if height > 700:
            expect(picture.first).to_be_visible()
        field.fill(wrong)
        assert (field.bounding_box() or {"width": 0})["width"] >= 96
        button = table.part("say").bounding_box()
        assert button is not None
        table.page.touchscreen.tap(button["x"] + button["width"] / 2, button["y"] + button["height"] / 2)
        while wrong not in [one["text"] for one in table.mind.events("answered")]:
            table.line.wait()
        expect(field).to_be_focused()


@pytest.mark.rule("FB-09", "FB-16", "FB-17", "FB-21")
def test_a_riddle_is_won_by_the_right_answer_after_a_wrong_one(come: Come, house: Running) -> None:
    table = alone(come, house, WON, guesses, motion=True)
    table.play_until(lambda: bool(table.mind.events("answered")))
    expect(table.part("refused")).to_contain_text(WRONG)
    ends(table, "answered")
    table.come_to_rest()
    one_key = table.words.say("board-keys", black=1, red=0)
    expect(table.part("my-keys")).to_have_attribute("aria-label", one_key)


@pytest.mark.rule("FB-15")
def test_a_riddle_is_lost_by_an_even_double(come: Come, house: Running) -> None:
    table = alone(come, house, DOUBLE, is_silent, size=PHONE, language="fr")
    ends(table, "double")
    last = table.mind.events("riddle-rolled")[-1]
    assert last["die"] == last["other_die"] != 1
    table.come_to_rest()
    expect(table.part("my-keys")).to_have_attribute("aria-label", table.words.say("board-no-key"))


@pytest.mark.rule("FB-20", "FB-21")
def test_a_riddle_is_lost_when_the_sand_is_out(come: Come, house: Running) -> None:
    """Real seconds: what is left in the glass gets less."""
    table = alone(come, house, SAND, is_silent, options={"hourglass": "clock"})
    table.play_until(lambda: len(table.mind.events("riddle-rolled")) == 1)
    left = table.part("hourglass").locator("path").nth(1)
    expect(table.part("answer")).to_be_focused()
    before = left.get_attribute("d") or ""
    expect(left).not_to_have_attribute("d", before)
    ends(table, "sand")
    assert len(table.mind.events("riddle-rolled")) == 6


@pytest.mark.rule("FB-16")
def test_a_riddle_with_one_answer_is_lost_by_a_wrong_one(come: Come, house: Running) -> None:
    table = alone(come, house, ONE_ANSWER, errs, language="fr", light="dark")
    table.play_until(lambda: table.mind.may("answer"))
    table.come_to_rest()
    expect(table.board.get_by_text(table.words.say("board-one-answer"))).to_be_visible()
    ends(table, "wrong")


@pytest.mark.rule("FB-14", "FB-18")
def test_the_reader_alone_sees_the_answer_and_may_accept_another(come: Come, house: Running) -> None:
    anne, bruno, chloe = people = [come("Anne"), come("Bruno", size=PHONE, language="fr"), come("Chloé")]
    tables = sit_down(people, house, WON, **BY_TURNS)
    candidate, other, reader = tables
    candidate.mind.says = errs
    play_together(tables, lambda: bool(candidate.mind.events("answered")))
    riddle = candidate.mind.view().riddle
    assert riddle is not None
    reader.come_to_rest()
    expect(reader.part("answers")).to_contain_text(right(riddle))
    for table in (candidate, other):
        expect(table.part("answers")).to_have_count(0)
    reader.part("rule-right").click()
    for table in tables:
        expect(table.answer).to_contain_text(table.words.say("board-riddle-ruled"))
    for person in (anne, bruno, chloe):
        fits(person.page, "the room of riddles")


# -- the chest -------------------------------------------------------------------------------------------------------


def opens(table: BoyardTable) -> None:
    table.play_until(lambda: bool(table.mind.events("chest-opened")))


@pytest.mark.rule("FB-37", "FB-39")
def test_a_tiger_closes_the_chest(come: Come, house: Running) -> None:
    table = alone(come, house, TIGER, knows, motion=True)
    opens(table)
    (opened,) = table.mind.events("chest-opened")
    table.play_until(lambda: bool(table.mind.events("chest-closed")))
    (closed,) = table.mind.events("chest-closed")
    assert (closed["why"], closed["by"]) == ("tiger", 0)
    table.hears("tiger")
    taken = [event for event in table.mind.events("note-taken") if event["seat"] == opened["seat"]]
    table.come_to_rest()
    notes = table.words.say("board-notes", count=len(taken))
    expect(table.part(f"seat-{opened['seat']}")).to_have_attribute("aria-label", re.compile(re.escape(notes)))
    assert {event["note"] for event in taken} == {None}  # FB-41


@pytest.mark.rule("FB-36", "FB-38", "FB-41")
def test_sand_that_runs_out_gives_a_bonus(come: Come, house: Running) -> None:
    people = [come("Anne", motion=True), come("Bruno", size=PHONE, language="fr"), come("Chloé", light="dark")]
    tables = sit_down(people, house, BONUS, **BY_TURNS)
    told = tables[0].mind.events
    play_together(tables, lambda: bool(told("bonus-rolled")))
    tables[0].hears("bonus")
    (opened,), (bonus,) = told("chest-opened"), told("bonus-rolled")
    opener = tables[opened["seat"]]
    notes = [event["note"] for event in opener.mind.events("note-taken")]
    assert len(notes) == 1 + 6 + bonus["die"]
    assert [event["why"] for event in told("chest-closed")] == ["sand"]
    opener.come_to_rest()
    shows_my_purse(opener, notes)


@pytest.mark.rule("FB-39")
def test_keys_are_put_back_into_cells_of_ones_choice(come: Come, house: Running) -> None:
    table = alone(come, house, PUT_BACK, knows, size=SMALL_PHONE, language="fr")
    table.play_until(partial(is_mine, table, Phase.PUTTING_BACK))
    table.come_to_rest()
    put = table.mind.legal()[0]
    assert isinstance(put, PutBack)
    box = table.part(f"put-{put.space}").bounding_box()
    assert box is not None
    assert box["width"] * box["height"] > 36 * 36  # a finger finds it
    table.do(put)
    table.come_to_rest()
    kind = table.words.say(f"space-{table.mind.view().spaces[put.space].value}")
    place = table.words.say("board-space", number=put.space, kind=kind)
    expect(table.part(f"cell-{put.space}")).to_have_attribute("aria-label", re.compile(f"^{re.escape(place)}"))
    table.play_until(lambda: table.mind.view().phase is not Phase.PUTTING_BACK)
    kept = table.mind.view().keys[0]
    assert kept.black + kept.red == 2


def shows_my_purse(table: BoyardTable, notes: Sequence[int]) -> None:
    """Shut until its owner opens it."""
    expect(table.part("notes")).to_have_count(0)
    table.press(table.part("purse"))
    sums = re.sub(r"\D", "", table.part("notes").locator("b").first.inner_text())
    assert int(sums) == sum(notes)


@pytest.mark.rule("FB-41")
def test_an_empty_chest_ends_the_game_and_purses_are_counted_out(come: Come, house: Running) -> None:
    long = {"sand": "120", "tigers": 4}
    table = alone(come, house, EMPTY, knows, options=long, motion=True)
    while not table.line.is_over:
        table.play_on()
    assert [event["why"] for event in table.mind.events("chest-closed")] == ["empty"]
    game = foreseen(EMPTY, 3, 1, msgspec.convert(BY_TURNS | long, Options), knows)
    dice = [event.die for event in game if isinstance(event, DieRolled)]
    assert [event["die"] for event in table.mind.events("die-rolled")] == dice
    table.come_to_rest()
    table.see_the_end()
    table.press(table.part("count"))
    the_end_is_told(table)


def the_end_is_told(table: BoyardTable) -> None:
    view = table.mind.view()
    expect(table.ending.locator("li.won")).to_have_count(len(view.winners))
    for seat, notes in enumerate(view.all_notes):
        told = table.part(f"standing-{seat}").locator(".sum b")
        expect(told).to_have_text(re.compile(r"^\s*" + r"\D?".join(str(sum(notes))) + r"\s*$"))


# -- four people -----------------------------------------------------------------------------------------------------


def sit_down(people: Sequence[BoyardPlayer], house: Running, seed: int, **wishes: Any) -> list[BoyardTable]:
    host, *guests = people
    lobby = host.opens(seats=len(people), **wishes)
    for guest in guests:
        guest.comes_by_link(lobby.link)
    with house.luck(seed):
        lobby.start()
        tables = [person.table() for person in people]
        for table in tables:
            table.without_hints()
    return tables


def play_together(tables: Sequence[BoyardTable], until: Callable[[], bool]) -> None:
    """In the order of seats whoever has something to do does it."""
    while not everybody_knows(tables)[0].line.is_over and not until():
        for table in tables:
            table.come_to_rest()
        for table in tables:
            if (action := table.mind.decides()) is not None:
                table.do(action)
                break
        else:
            tables[0].line.wait()


def everybody_knows(tables: Sequence[BoyardTable]) -> Sequence[BoyardTable]:
    """All pages have been told the same."""
    latest = max(table.line.seq for table in tables)
    for table in tables:
        while table.line.seq < latest:
            table.line.wait()
    return tables


@pytest.mark.rule("FB-15", "FB-37", "FB-41", "FB-42", "FB-44")
def test_four_people_play_a_quick_game_to_the_end(come: Come, house: Running) -> None:
    people = [
        come("Anne", motion=True),
        come("Bruno", size=PHONE, language="fr"),
        come("Chloé", light="dark"),
        come("Denis", size=SMALL_PHONE, language="fr", light="dark"),
    ]
    tables = sit_down(people, house, FOUR, tigers=4, sand="30", trials="luck", riddles="en", max_rounds=3)
    play_together(tables, lambda: False)
    anne = tables[0].mind
    assert len(anne.events("riddle-ended")) == 3
    assert [event["why"] for event in anne.events("chest-closed")] == ["tiger"]
    log = people[0].log()
    for seat, (person, table) in enumerate(zip(people, tables, strict=True)):
        table.come_to_rest()
        table.see_the_end()
        if table.part("count").count():
            table.press(table.part("count"))
        the_end_is_told(table)
        fits(person.page, "the end")
        find_secrets(person, Truth(log, seat))


# -- by keys alone ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-06", "FB-16", "FB-36", "FB-39")
def test_riddles_and_the_chest_by_keys_alone(come: Come, house: Running) -> None:
    anne = come("Anne", light="dark")
    with house.luck(PUT_BACK):
        anne.page.goto(anne.table_laid(seats=3, options=BY_TURNS))
    table = anne.table()
    Keys(anne.page).press(anne.page.get_by_role("button", name=anne.words.say("table-guide-skip")))
    table.by_keyboard()
    table.play_until(lambda: bool(table.mind.events("key-put-back")))
    assert [event for event in table.mind.events("answered") if event["seat"] == 0 and event["right"]]
    assert table.mind.events("chest-opened")[0]["seat"] == 0


# -- for everybody's eyes --------------------------------------------------------------------------------------------


WIDTHS: Final = [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")]


@pytest.mark.parametrize("size", WIDTHS)
def test_the_fort_and_the_chest_are_seen_well_by_day_and_by_night(
    come: Come, house: Running, size: tuple[int, int]
) -> None:
    table = alone(come, house, TIGER, knows, size=size, language="fr")
    for phase in (Phase.TURN, Phase.CHEST):
        table.play_until(partial(is_mine, table, phase))
        table.come_to_rest()
        seen_well(table.page, f"the fort, {phase}")


def is_mine(table: BoyardTable, phase: Phase) -> bool:
    """I have something to do in it."""
    return table.mind.view().phase is phase and bool(table.mind.legal())


@pytest.mark.parametrize("size", WIDTHS)
def test_the_riddle_and_the_end_are_seen_well_by_day_and_by_night(
    come: Come, house: Running, size: tuple[int, int]
) -> None:
    table = alone(come, house, WON, errs, size=size, language="fr", options={"max_rounds": 1})
    table.play_until(lambda: table.mind.may("answer"))
    table.come_to_rest()
    seen_well(table.page, "the room of riddles")
    while not table.line.is_over:
        table.play_on()
    table.come_to_rest()
    table.see_the_end()
    seen_well(table.page, "the end")
