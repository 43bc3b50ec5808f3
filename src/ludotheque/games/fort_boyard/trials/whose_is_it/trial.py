"""The rules of whose is it?."""

from typing import ClassVar, Final

from msgspec.structs import replace

from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Action, Event, Open, Pick, Request, Roll, Seat, Shuffle

from ..contract import Cast, Step, Trial, figures
from . import sheet
from .improvised import any_drawing, any_handing_in, any_names
from .pieces import (
    LONGEST_STROKE,
    SHEET,
    THINGS,
    Drawing,
    DrawingFault,
    DrawingHandedIn,
    DrawingsNamed,
    DrawingsShown,
    DrawingUnfinished,
    Figures,
    Gallery,
    HandInDrawing,
    NameDrawings,
    Naming,
    ThingTold,
    WhosePhase,
    WhoseScene,
    WhoseStage,
)

FIGURES: Final = figures(__package__, Figures)
NOTHING: Final = Naming((), ())
LIMITS: Final = {
    "strokes": FIGURES.most_strokes,
    "points": FIGURES.most_points,
    "longest": LONGEST_STROKE,
    "sheet": SHEET,
    "ready": FIGURES.strokes,
}


class WhoseIsIt(Trial[WhoseScene]):
    card: ClassVar = "whose-is-it"
    rule: ClassVar = "FB-26"
    scene_type = WhoseScene
    stage_type = WhoseStage
    actions = (HandInDrawing, NameDrawings)
    events = (ThingTold, DrawingHandedIn, DrawingUnfinished, DrawingsShown, DrawingsNamed)
    passing = (DrawingsShown,)  # 10 kB with five full sheets, and the stage has them

    def begin(self, cast: Cast, at: int) -> Step[WhoseScene]:
        return Step(WhoseScene(cast, WhosePhase.THING, drawings=(Drawing(),) * len(cast.opponents)), ())

    def verdict(self, scene: WhoseScene) -> bool | None:
        return scene.is_won

    def asks(self, scene: WhoseScene) -> Request | None:
        if scene.is_won is not None:
            return None
        match scene.phase:
            case WhosePhase.THING:
                return Pick(secret=True, among=len(THINGS))
            case WhosePhase.HANDS:
                return _dice(scene.cast)
            case WhosePhase.SHUFFLE:
                return Shuffle(secret=True, size=len(_finished(scene)))
        return None

    def deadline(self, scene: WhoseScene) -> int | None:
        return None if self.asks(scene) is not None or scene.is_won is not None else scene.until

    def open_ended(self, scene: WhoseScene, seat: Seat) -> list[Open]:
        """Nothing of it is listed: who is awaited would tell everybody who has handed in his drawing."""
        if scene.is_won is not None:
            return []
        if scene.phase is WhosePhase.NAME and seat == scene.cast.candidate:
            return [Open("name-drawings", {"drawings": len(scene.order)})]
        if scene.phase is not WhosePhase.DRAW or seat not in scene.cast.opponents or seat in scene.cast.hands:
            return []
        return [] if _drawing_of(scene, seat).strokes else [Open("hand-in-drawing", LIMITS)]

    def improvise(self, scene: WhoseScene, seat: Seat, luck: Luck) -> Action | None:
        if not self.open_ended(scene, seat):
            return None
        if seat == scene.cast.candidate:
            return any_names([scene.cast.opponents[index] for index in scene.order], luck)
        return any_handing_in(FIGURES, luck)

    # -- a step -----------------------------------------------------------------------------------------------------

    def act(self, scene: WhoseScene, seat: Seat, action: Action, at: int) -> Step[WhoseScene]:
        if isinstance(action, HandInDrawing):
            return _handed_in(scene, seat, self._drawing(action))
        assert isinstance(action, NameDrawings)
        self._check(scene, action)
        return _named(scene, Naming(action.drawings, action.names))

    def _drawing(self, action: HandInDrawing) -> Drawing:
        """Drawn or ready-made, not both; ready-made strokes are as few as a drawing needs."""
        lengths, ready = action.lengths, action.ready
        if bool(lengths) == bool(ready):
            raise IllegalAction(DrawingFault.BAD_DRAWING, self.rule)
        if not sum(lengths) == len(action.xs) == len(action.ys):
            raise IllegalAction(DrawingFault.BAD_STROKE, self.rule)
        if len(set(ready)) < len(ready):
            raise IllegalAction(DrawingFault.STROKE_USED, self.rule)
        is_full = len(lengths) > FIGURES.most_strokes or sum(lengths) > FIGURES.most_points
        if is_full or len(ready) > FIGURES.strokes:
            raise IllegalAction(DrawingFault.SHEET_FULL, self.rule)
        return sheet.ready_made(ready) if ready else sheet.by_brush(lengths, action.xs, action.ys)

    def _check(self, scene: WhoseScene, action: NameDrawings) -> None:
        """Every drawing another name, every name once."""
        names = {scene.cast.opponents[index] for index in scene.order}
        count = len(action.drawings)
        is_fit = count == len(action.names) == len(set(action.drawings)) == len(set(action.names)) > 0
        if not is_fit or max(action.drawings) >= len(names) or not names.issuperset(action.names):
            raise IllegalAction(DrawingFault.BAD_NAMES, self.rule)

    def rang(self, scene: WhoseScene, at: int) -> Step[WhoseScene]:
        return _drawing_is_over(scene) if scene.phase is WhosePhase.DRAW else _named(scene, NOTHING)

    def drawn(self, scene: WhoseScene, values: tuple[int, ...], at: int) -> Step[WhoseScene]:
        match scene.phase:
            case WhosePhase.THING:
                return _told(scene, values[0], at)
            case WhosePhase.HANDS:
                return Step(_hands_draw(scene, values), ())
        order = tuple([_finished(scene)[index] for index in values])
        shown = replace(scene, phase=WhosePhase.NAME, order=order, until=at + scene.cast.time(FIGURES.name))
        return Step(shown, [DrawingsShown(scene.cast.candidate, len(order), _gallery(shown))])

    # -- who sees what ------------------------------------------------------------------------------------------------

    def view(self, scene: WhoseScene, seat: Seat | None) -> WhoseStage:
        opponents = scene.cast.opponents
        is_drawn = scene.phase not in (WhosePhase.THING, WhosePhase.DRAW)
        is_my_hand = seat in opponents and seat not in scene.cast.hands  # what the server's hand draws nobody sees grow
        return WhoseStage(
            phase=scene.phase,
            thing=scene.thing,
            mine=_drawing_of(scene, seat) if is_my_hand else None,
            strokes=FIGURES.strokes,
            least=FIGURES.least,
            most_strokes=FIGURES.most_strokes,
            most_points=FIGURES.most_points,
            gallery=_gallery(scene) if scene.phase is WhosePhase.NAME else None,
            own=_own(scene, seat),
            names=tuple([opponents[index] for index in _finished(scene)]) if is_drawn else (),
            unfinished=_unfinished(scene) if is_drawn else (),
            enough=_enough(scene.cast),
        )

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """How a drawing gets on is its maker's alone."""
        return None if isinstance(event, DrawingHandedIn) and event.seat != seat else event

    def resample(self, scene: WhoseScene, seat: Seat | None, luck: Luck) -> WhoseScene:
        if scene.phase is WhosePhase.NAME:
            return _other_authors(scene, seat, luck)
        if scene.phase is WhosePhase.THING:
            return scene
        is_known = scene.phase is not WhosePhase.DRAW  # which drawings are finished
        drawings = list(scene.drawings)
        for index, maker in enumerate(scene.cast.opponents):
            if maker != seat and maker not in scene.cast.hands:
                is_finished = sheet.is_finished(FIGURES, drawings[index]) if is_known else luck.below(2) == 0
                drawings[index] = any_drawing(FIGURES, luck, is_finished=is_finished)
        other = replace(scene, drawings=tuple(drawings))
        has_hands = scene.phase is WhosePhase.SHUFFLE and bool(scene.cast.hands)
        return _hands_draw(other, luck.answer(_dice(scene.cast)).values) if has_hands else other


def _enough(cast: Cast) -> int:
    return FIGURES.enough[cast.players - 3]


def _dice(cast: Cast) -> Roll:
    """What leads the server's hands."""
    return Roll(secret=True, dice=sheet.DICE_OF_HAND * len(cast.hands), sides=sheet.SHIFT)


def _drawing_of(scene: WhoseScene, seat: Seat | None) -> Drawing:
    return scene.drawings[scene.cast.opponents.index(seat)]


def _finished(scene: WhoseScene) -> list[int]:
    """Indexes of the opponents whose drawing is; the server's hand always finishes, though it begins last."""
    return [
        index
        for index, seat in enumerate(scene.cast.opponents)
        if seat in scene.cast.hands or sheet.is_finished(FIGURES, scene.drawings[index])
    ]


def _unfinished(scene: WhoseScene) -> tuple[Seat, ...]:
    finished = _finished(scene)
    return tuple([seat for index, seat in enumerate(scene.cast.opponents) if index not in finished])


def _gallery(scene: WhoseScene) -> Gallery:
    return Gallery(tuple([sheet.described(FIGURES, scene.drawings[index]) for index in scene.order]))


def _own(scene: WhoseScene, seat: Seat | None) -> int | None:
    """Which of the drawings is this seat's: the first that looks like it, as nobody could tell those that are alike."""
    if scene.phase is not WhosePhase.NAME or seat not in scene.cast.opponents:
        return None
    shown = [scene.drawings[index].strokes for index in scene.order]
    mine = _drawing_of(scene, seat).strokes
    return shown.index(mine) if mine in shown else None


# -- steps ---------------------------------------------------------------------------------------------------------


def _told(scene: WhoseScene, thing: int, at: int) -> Step[WhoseScene]:
    """Where the server's hands alone draw, nobody waits for them."""
    cast = scene.cast
    after = replace(scene, phase=WhosePhase.DRAW, thing=THINGS[thing], until=at + cast.time(FIGURES.draw))
    told: list[Event] = [ThingTold(THINGS[thing])]
    if len(cast.hands) < len(cast.opponents):
        return Step(after, told)
    over = _drawing_is_over(after)
    return Step(over.scene, [*told, *over.events])


def _handed_in(scene: WhoseScene, seat: Seat, drawing: Drawing) -> Step[WhoseScene]:
    index = scene.cast.opponents.index(seat)
    drawings = (*scene.drawings[:index], drawing, *scene.drawings[index + 1 :])
    return Step(replace(scene, drawings=drawings), [DrawingHandedIn(seat)])


def _drawing_is_over(scene: WhoseScene) -> Step[WhoseScene]:
    """An unfinished drawing counts as recognised; so that may be enough."""
    unfinished = _unfinished(scene)
    events = [DrawingUnfinished(seat) for seat in unfinished]
    if len(unfinished) >= _enough(scene.cast):
        return Step(replace(scene, phase=WhosePhase.SHUFFLE, is_won=True), events)
    return Step(replace(scene, phase=WhosePhase.HANDS if scene.cast.hands else WhosePhase.SHUFFLE), events)


def _hands_draw(scene: WhoseScene, dice: tuple[int, ...]) -> WhoseScene:
    """FB-26: each from one stored hand, the same all game."""
    assert scene.thing is not None
    drawings = list(scene.drawings)
    for nth, seat in enumerate(scene.cast.hands):
        own = dice[sheet.DICE_OF_HAND * nth : sheet.DICE_OF_HAND * (nth + 1)]
        drawings[scene.cast.opponents.index(seat)] = sheet.by_hand(FIGURES, seat, scene.thing, own)
    return replace(scene, phase=WhosePhase.SHUFFLE, drawings=tuple(drawings))


def _named(scene: WhoseScene, naming: Naming) -> Step[WhoseScene]:
    authors = tuple([scene.cast.opponents[index] for index in scene.order])
    right = sum(authors[nth] == name for nth, name in zip(naming.drawings, naming.names, strict=True))
    recognised, enough = right + len(_unfinished(scene)), _enough(scene.cast)
    named = DrawingsNamed(scene.cast.candidate, authors, naming, recognised, enough)
    return Step(replace(scene, is_won=recognised >= enough), [named])


def _other_authors(scene: WhoseScene, seat: Seat | None, luck: Luck) -> WhoseScene:
    """The same drawings in the same order, by others: but for one's own."""
    free = [nth for nth, index in enumerate(scene.order) if scene.cast.opponents[index] != seat]
    order, drawings = list(scene.order), list(scene.drawings)
    for nth, other in zip(free, luck.shuffle(len(free)), strict=True):
        order[nth] = scene.order[free[other]]
        drawings[order[nth]] = scene.drawings[scene.order[nth]]
    return replace(scene, order=tuple(order), drawings=tuple(drawings))
