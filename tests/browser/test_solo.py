"""Alone against bots, from the shelf."""

from playwright.sync_api import expect

from .coffre import Come


def test_just_play_starts_at_once_and_goes_to_the_end(come: Come) -> None:
    anne = come("Anne", motion=True)
    anne.shelf().take_box().just_play()
    table = anne.table()
    table.without_hints()
    assert table.play_alone("observe", "end-turn") > 0
    table.see_the_end()
    expect(table.map_of_lies).to_be_visible()
