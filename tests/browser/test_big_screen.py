"""A television in the middle, phones as hands."""

from playwright.sync_api import expect

from .coffre import CoffreTable, Come, faces_shown
from .people import PHONE, SMALL_PHONE, TELEVISION
from .secrets_of_a_table import Truth, find_secrets
from .seen import fits, seen_well
from .table import play_together


def test_a_television_shows_what_everybody_may_see_and_phones_are_the_hands(come: Come) -> None:
    screen = come("Écran", size=TELEVISION, language="fr")
    lobby = screen.opens(seats=4, way="big", max_rounds=1, designate_from_round=1)
    link, code = lobby.link, lobby.code
    seen_well(screen.page, "the big screen before the game")
    hands = [
        come(name, size=PHONE if nth % 2 else SMALL_PHONE, language="fr")
        for nth, name in enumerate(("Zoé", "Yves", "Xavier", "Wanda"))
    ]
    for nth, hand in enumerate(hands):
        hand.comes_by_link(link) if nth % 2 else hand.comes_by_code(code)
        expect(screen.page.get_by_text(hand.name).first).to_be_visible()
    lobby.start()
    tables = [hand.table() for hand in hands]
    for table in tables:
        table.without_hints()
    expect(screen.page.get_by_role("img", name=screen.words.say("table-big-qr"))).to_be_visible()
    seen_well(screen.page, "the big screen")

    def turn(mover: CoffreTable, move: int) -> None:
        assert not faces_shown(screen.page)
        fits(mover.page, "a phone in play")
        if move % 3 == 2:
            mover.take()
        else:
            mover.press_anything("force" if move == 0 else "observe")

    play_together(tables, turn)
    for table in tables:
        table.see_the_end()
    assert screen.line.is_over
    find_secrets(screen, Truth(hands[0].log(), None))
    for seat, hand in enumerate(hands):
        find_secrets(hand, Truth(hand.log(), seat))
