"""Le Casse du Siècle at browsers: whole games of several versions, and what each pair of eyes sees of them."""

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from ludotheque.games.casse_du_siecle.pieces import TOKENS, Finish, Keep, Lay, Look, Take, View
from ludotheque.kernel.pieces import Action, Ready, Seat

from .casse import CasseTable, Come, those
from .keys import Keys
from .people import DESK, PHONE, SMALL_PHONE
from .secrets_of_a_table import Truth, find_secrets
from .seen import fits, seen_well

WIDTHS = [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")]


# -- hidden keys -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CS-09", "CS-12", "CS-23", "CS-27")
def test_three_people_hide_their_keys_and_lose_bets_and_each_sees_his_own(come: Come) -> None:
    anne, bruno, chloe = people = [
        come("Anne"),
        come("Bruno", size=PHONE, language="fr"),
        come("Chloé", language="fr", light="dark"),
    ]
    lobby = anne.opens(seats=3, hidden_keys=True, starter="0", max_rounds=20)
    link = lobby.link
    bruno.comes_by_link(link)
    chloe.comes_by_link(link)
    lobby.start()
    tables = [person.table() for person in people]
    for table in tables:
        table.without_hints()
        table.mind.wish = bet
    lost = looks = 0
    while mover := awaited(tables):
        action = mover.play()
        if everybody_knows(tables)[0].line.is_over:
            break
        if isinstance(action, Look | Finish) or (isinstance(action, Take) and mover.mind.view().round < 3):
            for table in tables:
                table.shows_what_it_may()
        if isinstance(action, Look):
            looks += 1
            only_he_sees_it(mover, action, tables)
            if looks == 1:
                notebooks_are_private(tables)
        if tables[0].mind.view().looker not in (None, tables[0].mind.view().mover):
            lost += 1
            the_owner_looks(tables, seen=lost == 1)
    assert lost > 0
    log = anne.log()
    for seat, person in enumerate(people):
        person.table().see_the_end()
        find_secrets(person, Truth(log, seat))
        fits(person.page, "the end")


def bet(view: View, legal: Sequence[Action]) -> Action | None:
    """Finish another's door wherever it can be done, with as few keys as possible."""
    bets = [move for move in those(legal, Finish) if view.doors[move.door].owner != view.seat]
    return min(bets, key=lambda move: len(move.keys), default=None)


def awaited(tables: list[CasseTable]) -> CasseTable | None:
    """Whoever of these people, in the order of seats, is to move; None at the end."""
    while not everybody_knows(tables)[0].line.is_over:
        seat = tables[0].line.to_act[0]
        if seat < len(tables):
            assert tables[seat].wait_for_my_turn()
            return tables[seat]
        tables[0].line.wait()
    return None


def everybody_knows(tables: list[CasseTable]) -> list[CasseTable]:
    """All pages have been told the same."""
    latest = max(table.line.seq for table in tables)
    for table in tables:
        while table.line.seq < latest:
            table.line.wait()
    return tables


def only_he_sees_it(looker: CasseTable, look: Look, tables: list[CasseTable]) -> None:
    """CS-09: the others see which gear, not its digit."""
    gear, me = f"gear-{look.axle}-{look.level.value}", looker.mind.view().seat
    digit = str(looker.mind.digits[look.axle, look.level.value])
    for table in tables:
        seen_by = table.mind.view().axles[look.axle][0].seen_by
        assert me in seen_by
        texts = table.part(gear).locator("text").all_text_contents()
        assert (digit in texts) == (table.mind.view().seat in seen_by), f"{table.mind.view().seat} sees {texts}"


def notebooks_are_private(tables: list[CasseTable]) -> None:
    """Each holds the digits that its owner has seen, and the keys that he has put back."""
    for table in tables:
        view = table.mind.view()
        notes = table.open_notes()
        digits = [str(gear.digit) if gear.digit else "–" for both in view.axles for gear in both]
        expect(notes.locator(".digits b")).to_have_text(digits)
        mine = [" ".join(layer.keys) for layers in view.bunches for layer in layers if layer.keys]
        lines = [" ".join(line.split()) for line in notes.locator(".bunches span").all_inner_texts()]
        yours = [" ".join(table.words.say("board-layer-mine", keys=keys).split()) for keys in ("", *mine)]
        assert [line for line in lines if line.endswith(yours[0])] == yours[1:]
        table.close_notes()


def the_owner_looks(tables: list[CasseTable], *, seen: bool) -> None:
    """CS-27: on another's turn; the four keys lie face up before everybody."""
    view = tables[0].mind.view()
    assert view.looker != view.mover
    for table in tables:
        table.come_to_rest()
        for lock in range(4):
            key = table.mind.view().doors[view.to_shuffle[-1]].locks[lock].key
            assert key is not None
            expect(table.part(f"lock-{view.to_shuffle[-1]}-{lock}")).to_contain_text(key.value)
        may_look = table.mind.view().seat == view.looker
        expect(table.button("gear-0-lower")).to_have_count(int(may_look))
        if seen and may_look:
            seen_well(table.page, "a lost bet")


# -- in one's head -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CS-12")
def test_a_combination_kept_in_the_head_is_dialled_wrong_and_then_right(come: Come) -> None:
    anne = come("Anne", size=PHONE, language="fr")
    options = {"safe_memory": "strict"}
    table = anne.plays_alone(seats=2, level="random", options=options)  # which does not guess four digits
    table.wait_for_my_turn()
    seen_well(anne.page, "a bunch to take")
    table.do(table.mind.decides())
    seen_well(anne.page, "keys to lay")
    table.mind.wish = no_dial
    while table.combination() is None:
        assert table.wait_for_my_turn()
        table.shows_what_it_may()
        table.play()
    dials_wrong(table)
    while not (table.wait_for_my_turn() and those(table.mind.legal(), Take)):
        assert not those(table.mind.legal(), Lay)
        table.shows_what_it_may()  # and no digit any more
        table.play()
    table.set_dial(right := table.combination() or [])
    table.send_dial()
    assert anne.line.is_over
    table.come_to_rest()
    table.see_the_end()
    view = table.mind.view()
    assert (view.ending, view.winner) == ("safe-opened", 0)
    assert [gear.digit for both in view.axles for gear in both] == right
    for digit in right:
        expect(table.ending.get_by_role("img", name=str(digit)).first).to_be_visible()
    seen_well(anne.page, "the safe opened")


def no_dial(view: View, legal: Sequence[Action]) -> Action | None:
    """In the head of whoever plays here the digits are not where the bot looks for them."""
    looks = [look for look in those(legal, Look) if view.seat not in view.axles[look.axle][0].seen_by]
    return looks[0] if looks else None


def dials_wrong(table: CasseTable) -> None:
    right = table.combination() or []
    table.set_dial(wrong := [*right[1:], right[0]])
    seen_well(table.page, "the dial")
    for nth, digit in enumerate(wrong):
        expect(table.dial.get_by_role("listitem").nth(nth)).to_contain_text(str(digit))
    table.send_dial()
    assert table.line.table["phase"] != "over"
    assert not table.line.table["may_lay"]
    table.come_to_rest()
    expect(table.dial).to_have_count(0)
    expect(table.page.locator('[data-at^="lock-"][role=button]')).to_have_count(0)


# -- keys in hand ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CS-29")
def test_keys_are_kept_in_hand_by_keyboard_alone_and_others_see_how_many(come: Come) -> None:
    anne, bruno = people = [come("Anne"), come("Bruno", size=PHONE)]
    lobby = anne.opens(seats=3, keys_in_hand=True, starter="0", max_rounds=2)
    bruno.comes_by_link(lobby.link)
    lobby.fill_with_bots()
    lobby.start()
    hands, fingers = tables = [person.table() for person in people]
    fingers.without_hints()
    keys = Keys(anne.page)
    keys.press(anne.page.get_by_role("button", name=anne.words.say("table-guide-skip")))
    hands.press = keys.press
    hands.mind.wish = fingers.mind.wish = hoard
    kept = 0
    while mover := awaited(tables):
        action = mover.play()
        if isinstance(action, Keep):
            kept = max(kept, len(action.keys))
            others_see_how_many(everybody_knows(tables), mover, len(action.keys))
    assert kept == 3
    hands.see_the_end()
    seen_well(bruno.page, "the end on a phone")
    log = anne.log()
    for seat, person in enumerate(people):
        find_secrets(person, Truth(log, seat))


def hoard(view: View, legal: Sequence[Action]) -> Action | None:
    return max(those(legal, Keep), key=lambda keep: len(keep.keys), default=None) if view.round == 1 else None


def others_see_how_many(tables: list[CasseTable], holder: CasseTable, count: int) -> None:
    seat: Seat = holder.line.table["seat"]
    for table in tables:
        assert table.line.table["held"][seat] == count
        table.shows_what_it_may()
        card = table.board.get_by_role("img", name=table.words.say("table-keys", count=count))
        expect(card.filter(has_text=("Anne", "Bruno")[seat])).to_be_visible()


# -- stakes ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CS-30", "CS-31", "CS-32")
@pytest.mark.parametrize("size", WIDTHS)
def test_a_match_for_tokens_is_played_to_its_end(come: Come, size: tuple[int, int]) -> None:
    anne = come("Anne", size=size, language="fr")
    table = anne.plays_alone(seats=2, options={"stakes": "both", "match": True, "max_rounds": 3})
    starters: list[Any] = []
    while table.wait_for_my_turn():
        view = table.mind.view()
        assert sum(view.tokens) + view.door_pot + view.safe_pot == 2 * TOKENS
        if those(table.mind.legal(), Ready):
            starters.append(view.starter)
            between_two_games(table)
        else:
            tokens_are_shown(table, view)
        table.play()
    table.come_to_rest()
    table.see_the_end()
    view = table.mind.view()
    assert [*starters, view.starter] == [0, 1]
    assert view.winners == tuple(seat for seat in range(2) if view.tokens[seat] == max(view.tokens))
    for tokens in view.tokens:
        expect(table.ending.get_by_text(anne.words.say("table-tokens", count=tokens)).first).to_be_visible()
    seen_well(anne.page, "the end of a match")


def tokens_are_shown(table: CasseTable, view: View) -> None:
    table.come_to_rest()
    for pot, count in (("door", view.door_pot), ("safe", view.safe_pot)):
        label = table.words.say("board-pot", pot=table.words.say(f"pot-{pot}"), count=count)
        expect(table.part(f"pot-{pot}")).to_have_attribute("aria-label", label)


def between_two_games(table: CasseTable) -> None:
    table.come_to_rest()
    expect(table.ending).to_be_visible()
    seen_well(table.page, "between two games")


# -- the options -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [pytest.param(DESK, id="desk"), pytest.param(SMALL_PHONE, id="small-phone")])
def test_the_options_are_seen_well_by_day_and_by_night(come: Come, size: tuple[int, int]) -> None:
    anne = come("Anne", size=size, language="fr")
    form = anne.shelf().take_box().open_table()
    anne.page.get_by_text(anne.words.say("open-more"), exact=True).click()
    seen_well(anne.page, "the options")
    anne.page.get_by_role("radio", name=anne.words.say("preset-pros")).check()
    seen_well(anne.page, "the options of the pros")
    form.lay("Anne", seats=6)
    seen_well(anne.lobby().page, "the lobby")
