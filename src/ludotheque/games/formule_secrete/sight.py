"""What a seat sees, in the numbers of `board` and `rules`."""

from typing import final

from .board import NONE, Board
from .pace import Pace, pace_of
from .pieces import DiceThrown, View
from .rules import CARD_NUMBER


@final
class Sight:
    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.me: int = view.seat
        self.seats: int = view.seats
        self.pace: Pace = pace_of(view.spaces, view.deck, view.labs)
        self.board: Board = self.pace.board
        # the players
        self.at: list[int] = list(view.at)
        self.outward: list[bool] = list(view.outward)
        self.holder: int = NONE if view.holder is None else view.holder
        self.sidelined: list[bool] = list(view.sidelined)
        # the cards
        self.hand: list[int] = [CARD_NUMBER[card] for card in view.hand]
        self.unseen: list[int] = _unseen(view, self.hand)
        # this turn
        self.rolled: bool = view.rolled
        self.thrown: bool = view.rolled or any(isinstance(event, DiceThrown) for event in view.this_turn)
        self.left: int = view.left
        # how many rounds come after this one (FS-35); NONE without a limit
        most = view.options.max_rounds
        self.rounds: int = most - view.round if most else NONE


def _unseen(view: View, hand: list[int]) -> list[int]:
    """By card, how many may be the next drawn: what is neither in my hand nor on the discards, unless these are to be
    shuffled."""
    found = list(view.deck)
    for card in hand:
        found[card] -= 1
    if view.pile:
        for discarded in view.discards:
            found[CARD_NUMBER[discarded]] -= 1
    return found
