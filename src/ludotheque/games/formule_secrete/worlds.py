"""Other worlds that a seat cannot tell from this one: the hidden cards of each era, in another order."""

from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Seat

from .board import NONE
from .state import State


def resample(state: State, seat: Seat | None, luck: Luck) -> State:
    other = state.clone()
    for era in range(state.era + 1):
        _shuffle_era(other, era, seat, luck)
    return other


def _shuffle_era(state: State, era: int, seat: Seat | None, luck: Luck) -> None:
    """Cards of one era lie in any order over the others' hands and, if it is the last, the pile."""
    places = [
        (owner, slot)
        for owner, hand in enumerate(state.hands)
        for slot, card in enumerate(hand)
        if owner != seat and card != NONE and state.eras[owner][slot] == era
    ]
    hidden = [state.hands[owner][slot] for owner, slot in places]
    if era == state.era:
        hidden += state.pile
    shuffled = [hidden[index] for index in luck.shuffle(len(hidden))]
    for (owner, slot), card in zip(places, shuffled, strict=False):
        state.hands[owner][slot] = card
    if era == state.era:
        state.pile = shuffled[len(places) :]
