"""Other worlds that nobody can tell from this one: traps that agree with all that was seen, piles in another order."""

from ludotheque.kernel.luck import Luck

from .castle import CARD_SQUARES, IN_A_CARD, reaches_every_room
from .pieces import CARDS
from .state import OVER, State


def resample(state: State, luck: Luck) -> State:
    other = state.clone()
    if state.trap and not (state.phase is OVER and state.rules.shows_traps):
        other.trap = _hide_traps(state, luck)
    for gallery, pile in enumerate(state.piles):
        unseen = len(pile) - state.known[gallery]  # what was put under it was seen by all (RN-24)
        other.piles[gallery] = [pile[index] for index in luck.shuffle(unseen)] + pile[unseen:]
    return other


def _hide_traps(state: State, luck: Luck) -> list[int]:
    """Drawn again, like the true ones, until every room can be reached (RN-03)."""
    places = [_suspected(state, card) for card in range(CARDS)]
    while True:
        trap = [squares[luck.below(len(squares))] if len(squares) > 1 else squares[0] for squares in places]
        if reaches_every_room(trap, state.entrance):
            return trap


def _suspected(state: State, card: int) -> list[int]:
    bits = state.suspects[card]
    return [CARD_SQUARES[card][index] for index in range(IN_A_CARD) if bits >> index & 1]
