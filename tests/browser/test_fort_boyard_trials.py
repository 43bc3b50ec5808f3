"""The ten trials of the fort at browsers: each is won once and lost once, by mouse, by finger and by keys."""

import pytest
from playwright.sync_api import expect

from .house import Running
from .people import PHONE
from .trials_of_the_fort import LIVE, Come, comes_to


@pytest.mark.rule("FB-34")
def test_the_battle_is_won_by_the_sign_that_beats_the_other(come: Come, house: Running) -> None:
    anne, bruno = comes_to("battle", house, come("Anne", size=PHONE, language="fr"), come("Bruno"))
    anne.tap("sign-well")
    bruno.tap("sign-scissors")
    anne.wins()


@pytest.mark.rule("FB-34")
def test_the_battle_is_lost_by_two_signs_that_are_beaten(come: Come, house: Running) -> None:
    people = come("Anne"), come("Bruno"), come("Chloé", size=PHONE, language="fr")
    anne, bruno, chloe = comes_to("battle", house, *people, by_keys=True)
    for foe in (bruno, chloe):
        expect(anne.part("sign-well")).to_be_visible()
        anne.page.keyboard.press("1")
        foe.tap("sign-leaf")
    anne.loses()
