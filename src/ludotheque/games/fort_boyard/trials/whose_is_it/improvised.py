"""Any drawing or names, for random play."""

from collections.abc import Sequence

from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Seat

from .pieces import SHEET, Drawing, Figures, HandInDrawing, NameDrawings, ReadyStroke, Stroke

POINTS = 6  # at the most
MORE = 3  # strokes that any drawing may have above what it needs


def any_handing_in(figures: Figures, luck: Luck) -> HandInDrawing:
    """Mostly of a finished drawing."""
    if luck.below(2):
        count = figures.strokes if luck.below(3) else 1 + luck.below(figures.strokes)
        every = list(ReadyStroke)
        return HandInDrawing((), (), (), tuple([every[index] for index in luck.shuffle(len(every))[:count]]))
    lengths = tuple([1 + luck.below(POINTS) for _ in range(1 + luck.below(figures.strokes + MORE))])
    return HandInDrawing(lengths, _anywhere(sum(lengths), luck), _anywhere(sum(lengths), luck), ())


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
