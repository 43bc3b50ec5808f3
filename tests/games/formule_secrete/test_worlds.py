"""`resample` gives every world that a seat cannot tell from this one, each as often as the deal does, and no other."""

from collections import Counter
from itertools import permutations

import pytest

from ludotheque.games.formule_secrete import GAME
from ludotheque.games.formule_secrete.state import State
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import Seat

from .table import do, empty_pile, eye, lay_out, play

DRAWS = 3000


def known(match: Match, pile: int) -> Match:
    """All but the last cards of the pile are on the discards: few worlds are left."""
    state = match.state
    state.discards = state.discards + state.pile[pile:]
    state.pile = state.pile[:pile]
    return match


def hidden(state: State, seat: Seat | None) -> tuple[int, ...]:
    hands = [card for owner, hand in enumerate(state.hands) for card in hand if owner != seat]
    return (*hands, *state.pile)


@pytest.mark.rule("FS-23")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_order_of_the_hidden_cards_comes_up_as_often_as_it_should(seat: Seat | None) -> None:
    match = known(lay_out(0, 20, hands={0: "+3 out 1", 1: "+3 out again"}), 1)
    cards = hidden(match.state, seat)
    expected = Counter(permutations(cards))
    total = sum(expected.values())
    luck = QuickLuck(str(seat))
    found = Counter(hidden(GAME.resample(match.state, seat, luck), seat) for _ in range(DRAWS))
    assert set(found) <= set(expected)
    if seat is not None:
        assert set(found) == set(expected)
        chi_square = sum(
            (found[world] - DRAWS * often / total) ** 2 / (DRAWS * often / total) for world, often in expected.items()
        )
        assert chi_square < 2.5 * len(expected) + 20


@pytest.mark.rule("FS-06")
@pytest.mark.rule("FS-23")
def test_who_counts_cards_knows_the_others_hand_when_the_discards_are_shuffled() -> None:
    """With two at the table and the pile empty, what is neither seen nor in one's own hand is in the other's."""
    match = lay_out(0, 20, hands={0: "+3 out 1", 1: "lab guard again"})
    empty_pile(match)
    play(match, "+3", "1")
    luck = QuickLuck(1)
    for _ in range(50):
        world = GAME.resample(match.state, 0, luck)
        assert sorted(world.hands[1]) == sorted(match.state.hands[1])
        assert sorted(world.pile) == sorted(match.state.pile)
    piles = {tuple(GAME.resample(match.state, 0, luck).pile) for _ in range(50)}
    assert len(piles) > 40


@pytest.mark.rule("FS-06")
def test_cards_drawn_before_and_after_a_shuffle_never_change_places() -> None:
    match = lay_out(0, 20, hands={0: "+3 out 1", 1: "lab guard again"})
    empty_pile(match)
    do(match, "roll", "1")
    play(match, "+3")
    do(match, "roll", "6 1")
    do(match, "discard 1 prowling-guard")
    luck = QuickLuck(2)
    drawn = set()
    for _ in range(200):
        world = GAME.resample(match.state, 0, luck)
        assert sorted((world.hands[1][0], world.hands[1][2])) == sorted(
            (match.state.hands[1][0], match.state.hands[1][2])
        )
        drawn.add(world.hands[1][1])
    assert len(drawn) > 3


@pytest.mark.rule("FS-23")
def test_other_worlds_look_the_same() -> None:
    match = lay_out(0, 20, 30, hands={0: "+3 out 1"})
    play(match, "+3", "1")
    for seat in (None, 0, 1, 2):
        world = GAME.resample(match.state, seat, QuickLuck(seat or 7))
        assert encode(GAME.view(world, seat)) == encode(eye(match, seat))
        assert GAME.position(world) != GAME.position(match.state)
