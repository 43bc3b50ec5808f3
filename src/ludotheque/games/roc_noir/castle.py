"""The castle as tables: which squares and rooms touch, what a rope leads to, which squares share a card; and how all of
it is called as it lies now.

A place is a number: ten times the row, plus the column, from 0, and never turned. A room is the place of its first
square. The corners are counted clockwise from the one at 0.
"""

from typing import Final

from .pieces import CARDS, HELMETS, ROOMS, Room, Spot

NONE: Final = -1  # no seat, no knight, no place
SIDE: Final = 10
PLACES: Final = SIDE * SIDE
TREASURE: Final = 44
CORNERS: Final = [0, 8, 88, 80]  # clockwise
ROOM_PLACES: Final = [*CORNERS, TREASURE]
WAYS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
QUARTERS: Final = 4

ENTRANCE: Final = 0  # as ROOMS counts; galleries are 1 to 3: their helmet, plus one


def _block(place: int) -> list[int]:
    return [place, place + 1, place + SIDE, place + SIDE + 1]


def _room_at() -> list[int]:
    """By place, the room whose block it is in; NONE: a square."""
    found = [NONE] * PLACES
    for room in ROOM_PLACES:
        for place in _block(room):
            found[place] = room
    return found


ROOM_AT: Final = _room_at()
SQUARES: Final = [place for place in range(PLACES) if ROOM_AT[place] == NONE]


def is_room(place: int) -> bool:
    return ROOM_AT[place] != NONE


# -- cards (RN-02, RN-03) --------------------------------------------------------------------------------------

FIRSTS: Final = [row * SIDE + column for row in range(0, SIDE, 2) for column in range(0, SIDE, 2)]
CARD_SQUARES: Final = [_block(first) for first in FIRSTS if ROOM_AT[first] == NONE]  # by card, in reading order
IN_A_CARD: Final = 4
ANYWHERE: Final = (1 << IN_A_CARD) - 1  # of a card, bits by square


def _card_of() -> list[int]:
    found = [NONE] * PLACES
    for card in range(CARDS):
        for place in CARD_SQUARES[card]:
            found[place] = card
    return found


def _index_in_card() -> list[int]:
    found = [NONE] * PLACES
    for squares in CARD_SQUARES:
        for index, place in enumerate(squares):
            found[place] = index
    return found


def _opposite() -> list[int]:
    """The other end of the diagonal on the same card (RN-14)."""
    found = [NONE] * PLACES
    for squares in CARD_SQUARES:
        for index, place in enumerate(squares):
            found[place] = squares[IN_A_CARD - 1 - index]
    return found


CARD_OF: Final = _card_of()
INDEX: Final = _index_in_card()
OPPOSITE: Final = _opposite()


# -- steps and jumps (RN-10, RN-18, RN-20) -----------------------------------------------------------------------


def _next(place: int, way: tuple[int, int]) -> int:
    """The place on that side, be it in a room's block; NONE: outside."""
    row, column = place // SIDE + way[0], place % SIDE + way[1]
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else NONE


def _entered(place: int) -> int:
    """What one enters there: the square, or the whole room."""
    return place if ROOM_AT[place] == NONE else ROOM_AT[place]


def _reach(start: int) -> list[tuple[int, int]]:
    """From every side: the place beside it, and the one behind that (NONE: outside, or still the same room)."""
    found: list[tuple[int, int]] = []
    for begin in [start] if ROOM_AT[start] == NONE else _block(start):
        for way in WAYS:
            beside = _next(begin, way)
            if beside != NONE and (ROOM_AT[beside] == NONE or ROOM_AT[beside] != ROOM_AT[begin]):
                found.append((beside, _next(beside, way)))
    return found


def _steps(start: int) -> list[int]:
    return [_entered(beside) for beside, _ in _reach(start)]


def _jumps(start: int) -> list[int]:
    """Over a square, not over a room."""
    behind = [far for beside, far in _reach(start) if ROOM_AT[beside] == NONE and far != NONE]
    return [_entered(far) for far in behind]


def _is_a_place(place: int) -> bool:
    return ROOM_AT[place] in (NONE, place)


STEPS: Final = [_steps(place) if _is_a_place(place) else [] for place in range(PLACES)]
JUMPS: Final = [_jumps(place) if _is_a_place(place) else [] for place in range(PLACES)]


# -- what may be reached by one knight alone (RN-03) -----------------------------------------------------------------


def reaches_every_room(trap: list[int], entrance: int) -> bool:
    """From the entrance, over squares without a trap; galleries are no way through."""
    shut = [False] * PLACES
    for place in trap:
        shut[place] = True
    shut[entrance] = True
    rooms = 0
    queue = [entrance]
    while queue:
        here = queue.pop()
        for there in STEPS[here]:
            if not shut[there]:
                shut[there] = True
                if ROOM_AT[there] == NONE:
                    queue.append(there)
                else:
                    rooms += 1
    return rooms == len(ROOM_PLACES) - 1


# -- names (RN-36) -----------------------------------------------------------------------------------------------


def turned(place: int, orientation: int) -> int:
    """Where a square is seen, when the castle lies so many quarters clockwise."""
    for _ in range(orientation):
        place = place % SIDE * SIDE + SIDE - 1 - place // SIDE
    return place


def _square_name(place: int) -> Spot:
    return Spot(f"{'ABCDEFGHIJ'[place % SIDE]}{place // SIDE + 1}")


def _names(orientation: int) -> list[Spot]:
    """By place; those of the corners depend on where the rooms lie, and are said by `spot_at`."""
    seen = [turned(place, orientation) for place in range(PLACES)]
    return [_square_name(seen[place]) if not is_room(place) else Spot.TREASURE for place in range(PLACES)]


NAMES: Final = [_names(orientation) for orientation in range(QUARTERS)]
PLACE_OF: Final = [{NAMES[turn][place]: place for place in [*SQUARES, TREASURE]} for turn in range(QUARTERS)]
ROOM_SPOTS: Final = [Spot(room.value) for room in ROOMS]  # entrance, galleries


def spot_at(place: int, rooms: list[int], orientation: int) -> Spot:
    """How a place is called now. `rooms` says, by corner, what lies there."""
    if ROOM_AT[place] == NONE or place == TREASURE:
        return NAMES[orientation][place]
    return ROOM_SPOTS[rooms[CORNERS.index(place)]] if rooms else Spot.ENTRANCE


def place_of(spot: Spot, rooms: list[int], orientation: int) -> int:
    """The place that is called so now; NONE if a corner has nothing in it yet."""
    if spot in ROOM_SPOTS:
        return CORNERS[rooms.index(ROOM_SPOTS.index(spot))] if rooms else NONE
    return PLACE_OF[orientation][spot]


def rooms_as_seen(rooms: list[int], orientation: int) -> tuple[Room, ...]:
    """Clockwise from the corner at the top left, as the castle lies now."""
    return tuple([ROOMS[rooms[(corner - orientation) % QUARTERS]] for corner in range(len(rooms))])


def cards_as_seen(orientation: int) -> list[int]:
    """The cards in reading order, as the castle lies now."""
    return sorted(range(CARDS), key=lambda card: min(turned(place, orientation) for place in CARD_SQUARES[card]))


def gallery_of(room: int) -> int:
    """The helmet whose gallery this is; NONE: the entrance."""
    return room - 1 if room else NONE


assert len(CARD_SQUARES) == CARDS
assert [helmet.value for helmet in HELMETS] == [room.value for room in ROOMS[1:]]
