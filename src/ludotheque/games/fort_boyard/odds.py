"""What the bots reckon with, from what everybody sees: how many notes an opening brings, and who comes by a cell."""

from typing import Final, final

from .pieces import ENOUGH, SIDES, Space, View
from .rules import BEAT

THROWS: Final = 3  # that a cell's neighbours are looked at ahead,
FADES: Final = 0.8  # each counting for less than the one before
EVEN_DOUBLE: Final = 1 / 12  # FB-15


@final
class Ring:
    """The round walk as a view shows it."""

    def __init__(self, view: View) -> None:
        self.size: int = len(view.spaces)
        self.tigers: list[int] = [at for at in range(self.size) if view.spaces[at] is Space.TIGER]

    def pawn(self, at: int) -> list[float]:
        """The chance of each space to have this pawn: it is here."""
        found = [0.0] * self.size
        found[at] = 1.0
        return found

    def thrown(self, pawn: list[float]) -> list[float]:
        """The same after a die."""
        found = [0.0] * self.size
        for at in range(self.size):
            if pawn[at] > 0.0:
                for die in range(1, SIDES + 1):
                    found[(at + die) % self.size] += pawn[at] / SIDES
        return found


def beats_of(view: View) -> int:
    return int(view.options.sand.value) * 1_000 // BEAT


def others(view: View) -> list[int]:
    """From this seat's left."""
    assert view.seat is not None
    return [(view.seat + step) % view.seats for step in range(1, view.seats)]


# -- the chest -------------------------------------------------------------------------------------------------------


def notes_now(view: View) -> float:
    """How many an opening brings on average, with the others' pawns where they are."""
    ring = Ring(view)
    return _notes(view, ring, [ring.pawn(view.at[seat]) for seat in others(view)])


def notes_later(view: View) -> float:
    """The same when each of them has had a turn."""
    ring = Ring(view)
    return _notes(view, ring, [ring.thrown(ring.pawn(view.at[seat])) for seat in others(view)])


def _notes(view: View, ring: Ring, pawns: list[list[float]]) -> float:
    """FB-36 to FB-38: the top one, one for each throw until a pawn comes to a tiger, and the bonus."""
    beats, chest = beats_of(view), view.chest
    still_open, notes = 1.0, 1.0
    for beat in range(beats):
        if beat + 1 >= chest:
            return notes
        turn = beat % len(pawns)
        before = sum(pawns[turn])
        pawn = ring.thrown(pawns[turn])
        for tiger in ring.tigers:
            pawn[tiger] = 0.0
        still_open *= sum(pawn) / before
        pawns[turn] = pawn
        notes += still_open
    left = chest - beats - 1
    return notes + still_open * sum([min(die, left) for die in range(1, SIDES + 1)]) / SIDES


# -- cells -----------------------------------------------------------------------------------------------------------


@final
class Neighbours:
    """Who comes by a cell in his next throws: this seat, rather than the others."""

    def __init__(self, view: View) -> None:
        ring = Ring(view)
        assert view.seat is not None
        self._by: list[float] = [0.0] * ring.size
        self._add(ring, view.at[view.seat], 1.0)
        for seat in others(view):
            if view.keys[seat].black + view.keys[seat].red < ENOUGH:  # who has enough plays for no key (FB-36)
                self._add(ring, view.at[seat], -1.0 / (view.seats - 1))

    def _add(self, ring: Ring, at: int, weight: float) -> None:
        pawn = ring.pawn(at)
        for _ in range(THROWS):
            pawn = ring.thrown(pawn)
            weight *= FADES
            for space in range(ring.size):
                self._by[space] += weight * pawn[space]

    def of(self, space: int) -> float:
        return self._by[space]
