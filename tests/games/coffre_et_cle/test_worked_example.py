"""The small example of docs/games/coffre-et-cle, played out."""

import pytest

from ludotheque.kernel.match import Match

from .table import F, K, N, cards, deal, do, eye, refused, scores, turns, winners

ANA, BO, CLEO, DAN, EVE = range(5)


def until_the_final_phase() -> Match:
    match = deal("N T K F N", preset="sharper")
    turns(match, "observe 0")
    assert eye(match, ANA).notes[0].card == N
    do(match, "claim saw 0 0 neutral", ANA)

    turns(match, f"force {DAN} 1")
    assert (eye(match, DAN).card, eye(match, DAN).forced_by) == (N, BO)
    assert cards(match) == "N T K N N / N F"

    turns(match, "pass")
    do(match, f"claim hold {CLEO} key", CLEO)

    turns(match, "swap 1")
    assert (eye(match, DAN).card, eye(match, DAN).locked[DAN]) == (F, True)
    do(match, f"claim hold {DAN} key", DAN)

    turns(match, "observe 1")
    assert eye(match, EVE).notes[0].card == N

    assert eye(match, None).round == 2
    turns(match, "pass")
    do(match, "pass")
    do(match, f"designate {EVE}")
    assert eye(match, None).phase == "naming"
    assert eye(match, CLEO).card == K
    return match


@pytest.mark.rule("CC-26", "CC-26b", "CC-26c", "CC-27", "CC-32", "CC-35")
def test_two_against_two_and_the_fake_key_escapes() -> None:
    match = until_the_final_phase()
    refused(match, f"name {DAN}", "treasure-silent", "CC-26c", seat=BO)
    refused(match, f"name {EVE}", "implausible", "CC-26b", seat=ANA)
    for namer, target in ((ANA, DAN), (CLEO, DAN), (DAN, CLEO), (EVE, CLEO)):
        do(match, f"name {target}", namer)
    assert winners(match) == ("fake-escaped", (DAN,))
    assert scores(match) == (0, 0, 0, 3, 0)


@pytest.mark.rule("CC-27", "CC-32", "CC-35")
def test_three_against_one_and_it_is_caught() -> None:
    match = until_the_final_phase()
    for namer, target in ((ANA, DAN), (CLEO, DAN), (DAN, CLEO), (EVE, DAN)):
        do(match, f"name {target}", namer)
    assert winners(match) == ("fake-caught", (ANA, CLEO, EVE))
    assert scores(match) == (1, 0, 1, 0, 1)
