"""What is certain: which card lies where, who has seen it, and which faces it can still have. From a view alone.

A card's number is the location to which it was dealt: the seats, the two centre places, the removed. All moves are
public, so everybody knows which card lies where; what this seat has seen, and what everybody was shown, narrows down
what a card may be.
"""

from typing import Final, assert_never

from ludotheque.kernel.pieces import Seat

from .options import Advanced, Options, Specials
from .pieces import (
    FAKE_KEY,
    FALSE_TREASURE,
    KEY,
    NEUTRAL,
    TRAP,
    TREASURE,
    Card,
    Designate,
    Done,
    Force,
    Observe,
    Pass,
    Place,
    Swap,
    View,
)

BIT: Final = {card: 1 << at for at, card in enumerate(Card)}
SPECIAL_BITS: Final = BIT[KEY] | BIT[TREASURE] | BIT[FAKE_KEY]
CENTRE: Final = 2


class Evidence:
    """The hard facts of one deal, as one seat has them."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None, "a spectator has no hand to think with"
        self.seats: int = view.seats
        self.me: Seat = view.seat
        self.options: Options = view.options
        self.size: int = view.seats + CENTRE + view.options.extra_neutrals
        self._at: list[list[int]] = [list(range(self.size))]  # card by location, after each public action
        self._after_turn: dict[int, int] = {}  # how many public actions had been taken after that turn's action
        self._done: list[Done] = []
        # by seat: the cards whose face he has seen, and how many public actions had been taken when he did
        self._seen_by: list[dict[int, int]] = [{seat: 0} for seat in range(view.seats)]
        self._met: list[int] = [0] * view.seats  # since his last action (CC-34b)
        self._may_be: list[int] = _first_faces(view.options, view.seats, self.size)
        self._learned = True  # something that has not been struck out of the worlds yet
        self._final = False

    def _follow(self, done: Done, *, real: bool) -> None:
        """A public action: where cards are now, and what everybody knows from it."""
        at = self._at[-1]
        by = done.seat
        match done.action:
            case Observe(place):
                self._escape(by)
                self._meet(by, at[self.seats + place])
            case Swap(place):
                self._escape(by)
                at = self._exchange(at, by, place)
            case Force(target, place):
                self._escape(by)
                at = self._exchange(at, target, place)
            case Pass():
                self._met[by] = 0
            case Designate(target):
                at = self._designated(at, by, target, real)
            case _:
                assert_never(done.action)
        self._done.append(done)
        self._at.append(at)
        if not isinstance(done.action, Designate):
            self._after_turn[done.turn] = len(self._done)

    def _exchange(self, at: list[int], seat: Seat, place: Place) -> list[int]:
        there = self.seats + place
        now = at.copy()
        now[seat], now[there] = at[there], at[seat]
        self._meet(seat, now[seat])
        return now

    def _meet(self, seat: Seat, card: int) -> None:
        self._seen_by[seat].setdefault(card, len(self._done) + 1)
        self._met[seat] |= 1 << card

    def _escape(self, seat: Seat) -> None:
        """He did not have to pass: nothing that he met was the Trap (CC-34b)."""
        met = self._met[seat]
        if met:
            for card in range(len(self._may_be)):
                if met >> card & 1:
                    self._narrow(card, ~BIT[TRAP])
            self._met[seat] = 0

    def _designated(self, at: list[int], by: Seat, target: Seat, real: bool) -> list[int]:
        """A designation after which the game went on: a miss of the Treasure (CC-25) or of the False one (CC-34a)."""
        if real:
            self._final = True
            self._narrow(at[target], ~(BIT[KEY] | BIT[FAKE_KEY]))
            self._narrow(at[by], BIT[TREASURE])
            return at
        self._narrow(at[target], ~BIT[KEY])
        self._narrow(at[by], BIT[FALSE_TREASURE])
        now = at.copy()
        now[by] = len(self._may_be)  # the Neutral that he gets is a new card
        self._may_be.append(BIT[NEUTRAL])
        self._seen_by[by][now[by]] = len(self._done) + 1
        return now

    def _look(self, view: View) -> None:
        """What this seat sees for itself: its card, and its notes."""
        assert view.card is not None
        self._narrow(self._at[-1][self.me], BIT[view.card])
        for note in view.notes:
            self._narrow(self._at[self._after_turn[note.turn]][self.seats + note.place], BIT[note.card])

    def _narrow(self, card: int, faces: int) -> None:
        if self._may_be[card] & ~faces:
            self._may_be[card] &= faces
            self._learned = True

    def place(self, place: Place) -> int:
        """The location of a centre place."""
        return self.seats + place

    def card_at(self, location: int) -> int:
        return self._at[-1][location]

    def seen(self, seat: Seat, location: int) -> bool:
        """Whether this seat has seen the card that lies there now."""
        return self._at[-1][location] in self._seen_by[seat]


def advanced_cards(options: Options) -> list[Card]:
    """The advanced cards in play (CC-34)."""
    both = ((Advanced.FALSE_TREASURE, FALSE_TREASURE), (Advanced.TRAP, TRAP))
    return [card for option, card in both if option in options.advanced_cards]


def _first_faces(options: Options, seats: int, size: int) -> list[int]:
    """What each card may be, before anybody has looked."""
    faces = SPECIAL_BITS | BIT[NEUTRAL]
    for card in advanced_cards(options):
        faces |= BIT[card]
    elsewhere = faces & ~SPECIAL_BITS if options.specials is Specials.WITH_PLAYERS else faces  # CC-04b
    return [faces] * seats + [elsewhere] * (size - seats)
