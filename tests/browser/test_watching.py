"""Those who look on, then and later: a watcher, the replay, the log and its proof."""

from pathlib import Path

from playwright.sync_api import Route, expect

from ludotheque.games import shelf
from ludotheque.kernel.log import Log, verify

from .coffre import SHORT, Come, faces_shown
from .people import PHONE
from .secrets_of_a_table import Truth, find_secrets
from .seen import seen_well


def test_a_watcher_comes_from_the_shelf_and_sees_what_everybody_sees(come: Come) -> None:
    anne, wanda = come("Anne"), come("Wanda", language="fr")
    table = anne.plays_alone(watching="everyone", options=SHORT)
    table.wait_for_my_turn()
    table_id = anne.page.url.partition("/t/")[2].partition("#")[0]
    drawer = wanda.shelf().pull("watch")
    seen_well(wanda.page, "a drawer")
    drawer.locator(f'a[href="/t/{table_id}"]').click()
    seat = wanda.table()
    expect(seat.board).to_be_visible()
    expect(wanda.page.get_by_text(wanda.words.say("table-watching"))).to_be_visible()
    assert not faces_shown(wanda.page)
    assert seat.disc("any").count() == 0
    seen_well(wanda.page, "watching")
    table.play_alone("pass", "end-turn")
    seat.see_the_end()
    find_secrets(wanda, Truth(anne.log(), None))


def test_a_replay_shows_the_game_again_through_anybodys_eyes(come: Come) -> None:
    anne = come("Anne", size=PHONE)
    table = anne.plays_alone(options=SHORT)
    table.play_alone("observe", "end-turn")
    table.see_the_end()
    final = anne.line.table["cards"]["seats"]
    table.replay_button.click()
    say = anne.words.say
    slider = anne.page.get_by_role("slider", name=say("table-replay-slider"))
    expect(slider).to_be_visible()
    steps = int(slider.get_attribute("max") or 0)
    assert steps > 2
    seen_well(anne.page, "the replay")
    eyes = anne.page.get_by_label(say("table-replay-eyes"))
    expect(eyes).to_have_value("open")
    early = 2  # nothing is turned up yet
    slider.fill(str(early))
    expect(anne.page.locator('use[href="#cc-treasure"]').locator("visible=true").first).to_be_visible()
    assert faces_shown(anne.page) >= {"treasure", "key", "fake-key"}
    eyes.select_option("public")
    expect(slider).to_have_attribute("aria-valuetext", say("table-replay-step", number=early + 1, steps=steps + 1))
    expect(anne.page.locator(".told .now")).to_be_visible()
    assert not faces_shown(anne.page)
    for seat in range(2):
        with anne.page.expect_response("**/replay*") as answer:
            eyes.select_option(str(seat))
        card = answer.value.json()["scenes"][early]["view"]["table"]["card"]
        expect(anne.page.locator(f'use[href="#cc-{card}"]').locator("visible=true").first).to_be_visible()
        assert card in faces_shown(anne.page)
    anne.page.get_by_role("button", name=say("table-replay-forth")).click()
    expect(slider).to_have_attribute("aria-valuetext", say("table-replay-step", number=early + 2, steps=steps + 1))
    slider.fill(str(steps))
    expect(anne.page.get_by_role("heading", level=1)).to_be_visible()
    assert faces_shown(anne.page) >= set(final)
    anne.page.get_by_role("button", name=say("table-replay-leave")).click()
    table.see_the_end()


def test_a_log_is_kept_and_verified_in_the_page_and_a_damaged_one_is_called_so(come: Come, tmp_path: Path) -> None:
    anne = come("Anne", language="fr")
    table = anne.plays_alone(options=SHORT)
    table.play_alone("pass", "end-turn")
    table.see_the_end()
    say = anne.words.say
    with anne.page.expect_download() as kept:
        table.after.get_by_role("link", name=say("table-log")).click()
    path = tmp_path / "game.jsonl"
    kept.value.save_as(path)
    assert verify(Log(path.read_text(encoding="utf-8"), shelf())).proven > 0
    button = table.after.get_by_role("button", name=say("table-verify"))
    button.click()
    expect(anne.page.get_by_role("heading", name=say("table-verified-yes"))).to_be_visible()
    seen_well(anne.page, "a verified log")
    button.click()

    def damaged(route: Route) -> None:
        text = route.fetch().text()
        route.fulfill(
            body=text.replace('"swap"', '"pass"').replace('"pass"', '"observe"'), content_type="application/x-ndjson"
        )

    anne.context.route("**/log*", damaged)
    button.click()
    expect(anne.page.get_by_role("heading", name=say("table-verified-no"))).to_be_visible()
