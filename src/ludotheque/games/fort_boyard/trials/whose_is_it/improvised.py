"""Any stroke, drawing or names, for random play."""

from collections.abc import Sequence

from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Action, Seat

from .pieces import SHEET, AddStroke, Drawing, DrawStroke, Figures, NameDrawings, ReadyStroke, Stroke

POINTS = 6  # at the most
MORE = 3  # strokes that any drawing may have above what it needs


def any_stroke(figures: Figures, drawing: Drawing, do: str, luck: Luck) -> Action:
    if do == "add-stroke":
        unused = [stroke for stroke in ReadyStroke if stroke not in drawing.ready]
        return AddStroke(unused[luck.below(len(unused))])
    room = figures.most_points - sum(len(stroke.xs) for stroke in drawing.strokes)
    count = min(room, 1 + luck.below(POINTS))
    return DrawStroke(_anywhere(count, luck), _anywhere(count, luck))


def _anywhere(count: int, luck: Luck) -> tuple[int, ...]:
    return tuple([luck.below(SHEET + 1) for _ in range(count)])


def any_drawing(figures: Figures, luck: Luck, *, is_finished: bool) -> Drawing:
    count = figures.strokes + luck.below(MORE) if is_finished else luck.below(figures.strokes)
    return Drawing(tuple([_long_stroke(luck) for _ in range(count)]))


def _long_stroke(luck: Luck) -> Stroke:
    """From one half of the sheet to the other, so that it counts."""
    half = SHEET // 2
    return Stroke((luck.below(half), half + luck.below(half)), (luck.below(half // 2), half + luck.below(half)))


def any_names(authors: Sequence[Seat], luck: Luck) -> NameDrawings:
    """Mostly for all of the drawings."""
    count = len(authors) if luck.below(3) else 1 + luck.below(len(authors))
    drawings, names = luck.shuffle(len(authors))[:count], luck.shuffle(len(authors))[:count]
    return NameDrawings(tuple(drawings), tuple([authors[index] for index in names]))
