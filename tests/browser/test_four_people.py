"""Four people, each at a browser of his own, from the open table to the rematch."""

from playwright.sync_api import expect

from .coffre import CoffrePlayer, CoffreTable, Come, faces_known, faces_shown
from .people import PHONE
from .secrets_of_a_table import Truth, find_secrets
from .seen import seen_well
from .table import play_together


def test_four_people_play_a_whole_game_and_again(come: Come) -> None:
    anne = come("Anne", motion=True)
    bruno, chloe, denis = (
        come("Bruno", language="fr"),
        come("Chloé", size=PHONE),
        come("Denis", language="fr", light="dark"),
    )
    people = [anne, bruno, chloe, denis]
    lobby = anne.opens(seats=4, max_rounds=2)
    link, code = lobby.link, lobby.code
    bruno.comes_by_link(link)
    chloe.comes_by_code(code)
    denis.comes_by_link(link, chair=3)
    lobby.dress("Anne", 5, "anchor")
    chloe.lobby().dress("Chloé", 6, "flame")
    expect(denis.lobby().chair("Chloé")).to_be_visible()
    seen_well(anne.page, "the lobby of a host")
    seen_well(chloe.page, "the lobby of a guest on a phone")
    lobby.start()
    tables = [person.table() for person in people]
    for table in tables:
        table.without_hints()
    said: list[str] = []

    def turn(mover: CoffreTable, move: int) -> None:
        person = people[tables.index(mover)]
        mover.wait_for_my_turn()
        if move == 0:
            said.append(mover.claim())
            talk_in_free_words(person, people)
        if move == 2:
            see_the_claims_board(mover, said)
        if move % 3 == 1:
            mover.take()
        else:
            mover.press_anything("swap" if move % 4 == 0 else "force" if move % 4 == 2 else "observe", "observe")
        for one in people:
            assert one.line.is_over or faces_shown(one.page) <= faces_known(one.line.table), f"{one.name} sees too much"

    assert play_together(tables, turn) > 8
    everything_is_shown(people, said)
    log = anne.log()
    for seat, person in enumerate(people):
        truth = Truth(log, seat)
        find_secrets(person, truth)
    anne.table().after.get_by_role("button", name=anne.words.say("table-rematch")).click()
    expect(anne.lobby().chair("Chloé")).to_be_visible()
    for guest in (bruno, chloe, denis):
        expect(guest.table().proposal).to_be_visible()
        seen_well(guest.page, "another game proposed")
        guest.table().sit_again("Anne")
        expect(guest.lobby().chair("Chloé")).to_be_visible()
    anne.lobby().start()
    for table in tables:
        expect(table.board).to_be_visible()


def talk_in_free_words(speaker: CoffrePlayer, people: list[CoffrePlayer]) -> None:
    speaker.table().write("Bonsoir à tous !")
    for person in people:
        panel = person.table().open_tab("talk")
        expect(panel.get_by_text("Bonsoir à tous !")).to_be_visible()
        person.table().close_notebook()


def see_the_claims_board(table: CoffreTable, said: list[str]) -> None:
    record = table.claims_board()
    expect(record.get_by_role("table")).to_be_visible()
    expect(record.locator("q")).to_have_count(len(said))
    record.get_by_role("button", name=table.words.say("record-close")).click()


def everything_is_shown(people: list[CoffrePlayer], said: list[str]) -> None:
    cards = people[0].line.table["cards"]
    for person in people:
        table = person.table()
        table.see_the_end()
        ending = person.page.locator("article.ending")
        for card in (*cards["seats"], *cards["centre"]):
            expect(ending.get_by_role("img", name=person.words.say(f"face-{card}"), exact=True).first).to_be_visible()
        expect(table.map_of_lies.locator("q")).to_have_count(len(said))
    seen_well(people[0].page, "the end")
    seen_well(people[2].page, "the end on a phone")
