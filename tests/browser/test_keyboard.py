"""One whole game by keyboard alone, and always visible where one is."""

from playwright.sync_api import expect

from .coffre import Come
from .keys import Keys


def test_one_whole_game_by_keyboard_alone(come: Come) -> None:
    anne = come("Anne")
    say, page = anne.words.say, anne.page
    keys = Keys(page)
    shelf = anne.shelf()
    keys.press(shelf.box())
    sheet = page.get_by_role("dialog", name=say("game-name"))
    keys.to(sheet.get_by_label(say("shelf-name")))
    page.keyboard.type("Anne")
    keys.press(sheet.get_by_role("button", name=say("shelf-play"), exact=True))
    table = anne.table()
    keys.press(page.get_by_role("button", name=say("table-guide-skip")))
    is_on_board = True
    mine_or_over = table.disc("any").first.or_(table.replay_button).first
    while True:
        expect(mine_or_over).to_be_visible()
        if table.replay_button.count():
            break
        before = table.sentence.inner_text()
        kind = table.first_disc()
        if is_on_board:
            asks = table.asks(kind)
            keys.press(table.disc(kind), " ")
            for what in asks:
                keys.press(table.target(what).first)
        else:
            if table.list_button.get_attribute("aria-expanded") == "false":
                keys.press(table.list_button)
            keys.press(table.after.get_by_role("list").get_by_role("button").first)
        table.has_moved(before)
        is_on_board = not is_on_board
    keys.press(table.after.get_by_role("button", name=say("table-verify")))
    expect(page.get_by_role("heading", name=say("table-verified-yes"))).to_be_visible()
    keys.press(table.replay_button)
    slider = page.get_by_role("slider")
    keys.to(slider)
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")
