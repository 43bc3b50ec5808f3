"""What a seat was shown, in the numbers of `castle` and `state`: places that never turn, knights by seat and helmet."""

from typing import Final, final

from .castle import CARD_OF, CORNERS, ENTRANCE, INDEX, NONE, PLACES, QUARTERS, ROOM_AT, place_of
from .pieces import CARDS, KNIGHTS, NUMBER_OF_HELMET, NUMBER_OF_PORTRAIT, ROOMS, Spot, View
from .rules import knight_of

NUMBER_OF_ROOM: Final = {room: number for number, room in enumerate(ROOMS)}


@final
class Sight:
    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view: View = view
        self.me: int = view.seat
        self.seats: int = view.seats
        self.rooms: list[int] = [
            NUMBER_OF_ROOM[view.rooms[(corner + view.orientation) % QUARTERS]] for corner in range(len(CORNERS))
        ]
        self.entrance: int = CORNERS[self.rooms.index(ENTRANCE)]
        self.galleries: list[int] = [CORNERS[self.rooms.index(helmet + 1)] for helmet in range(KNIGHTS)]
        self.moving: int = NONE if view.moving is None else knight_of(self.me, NUMBER_OF_HELMET[view.moving])
        self.ropes: list[int] = list(view.ropes)
        self.visited: list[int] = [NUMBER_OF_HELMET[helmet] for helmet in view.visited]
        self.sizes: list[int] = list(view.piles)
        self.tails: list[list[int]] = [[NUMBER_OF_PORTRAIT[one] for one in tail] for tail in view.tails]
        # by knight
        self.at: list[int] = []
        self.left: list[int] = []  # the lower of its portraits, 0 if it has none,
        self.right: list[int] = []  # and the higher
        self.on: list[int] = [NONE] * PLACES  # by square, the knight there
        for team in view.knights:
            for knight in team:
                place = self.place(knight.at)
                if ROOM_AT[place] == NONE:
                    self.on[place] = len(self.at)
                self.at.append(place)
                held = [NUMBER_OF_PORTRAIT[one] for one in knight.portraits]
                self.left.append(held[0] if held else 0)
                self.right.append(held[1] if held else 0)

    def place(self, spot: Spot) -> int:
        return place_of(spot, self.rooms, self.view.orientation)

    def place_then(self, spot: Spot) -> int:
        """What was called so in the turn before: it may be this turn's die that has turned the castle (RN-36)."""
        return place_of(spot, self.rooms, (self.view.orientation - self.view.ringed) % QUARTERS)

    def suspects(self) -> list[int]:
        """By card, bits by square: where its trap may still be, by all that was ever seen."""
        found = [0] * CARDS
        for spots in self.view.suspects:
            for spot in spots:
                place = self.place(spot)
                found[CARD_OF[place]] |= 1 << INDEX[place]
        return found

    def has_pair(self, knight: int) -> bool:
        return self.right[knight] != 0 and self.left[knight] == self.right[knight]
