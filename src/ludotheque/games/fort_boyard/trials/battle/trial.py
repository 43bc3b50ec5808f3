"""The rules of the battle."""

from collections.abc import Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Action, Event, Pick, Request, Seat

from ..contract import Cast, Step, Trial, figures
from .pieces import SIGNS, BattleScene, BattleStage, ChooseSign, Figures, Sign, SignChosen, SignsShown

FIGURES: Final = figures(__package__, Figures)
CHOICES: Final[list[Action]] = [ChooseSign(sign) for sign in SIGNS]


class Battle(Trial[BattleScene]):
    card: ClassVar = "battle"
    rule: ClassVar = "FB-34"
    scene_type = BattleScene
    stage_type = BattleStage
    actions = (ChooseSign,)
    events = (SignChosen, SignsShown)

    def begin(self, cast: Cast, at: int) -> Step[BattleScene]:
        return Step(BattleScene(cast, at + cast.time(FIGURES.choose)), ())

    def verdict(self, scene: BattleScene) -> bool | None:
        return scene.cast.decided(scene.won, scene.round, scene.cast.enough)

    def asks(self, scene: BattleScene) -> Request | None:
        """For the server's hand, once the others have chosen; and for everybody whose time is up."""
        if self.verdict(scene) is not None or self.to_act(scene):
            return None
        return Pick(secret=True, among=len(SIGNS))

    def to_act(self, scene: BattleScene) -> Sequence[Seat]:
        if scene.is_up or self.verdict(scene) is not None:
            return ()
        pairs = zip(_players(scene), scene.signs, strict=True)
        return [seat for seat, sign in pairs if sign is None and seat not in scene.cast.hands]

    def legal(self, scene: BattleScene, seat: Seat) -> list[Action]:
        return CHOICES if seat in self.to_act(scene) else []

    def deadline(self, scene: BattleScene) -> int | None:
        return scene.until if self.to_act(scene) else None

    def act(self, scene: BattleScene, seat: Seat, action: Action, at: int) -> Step[BattleScene]:
        assert isinstance(action, ChooseSign)
        return _chosen(scene, seat, action.sign, at)

    def drawn(self, scene: BattleScene, values: tuple[int, ...], at: int) -> Step[BattleScene]:
        seat = next(seat for seat, sign in zip(_players(scene), scene.signs, strict=True) if sign is None)
        return _chosen(scene, seat, SIGNS[values[0]], at)

    def rang(self, scene: BattleScene, at: int) -> Step[BattleScene]:
        return Step(replace(scene, is_up=True), ())

    def view(self, scene: BattleScene, seat: Seat | None) -> BattleStage:
        is_over = self.verdict(scene) is not None
        signs = {} if is_over else dict(zip(_players(scene), scene.signs, strict=True))
        return BattleStage(
            opponent=None if is_over else scene.cast.opponents[scene.round],
            round=scene.round,
            equal=scene.equal,
            won=scene.won,
            lost=scene.round - scene.won,
            enough=scene.cast.enough,
            chosen=tuple(player for player, sign in signs.items() if sign is not None),
            mine=None if seat is None else signs.get(seat),
        )

    def redact(self, event: Event, seat: Seat | None) -> Event:
        return SignChosen(event.seat, None) if isinstance(event, SignChosen) and event.seat != seat else event

    def resample(self, scene: BattleScene, seat: Seat | None, luck: Luck) -> BattleScene:
        """What somebody else has chosen may be any sign."""
        if self.verdict(scene) is not None:
            return scene
        one, other = (
            sign if sign is None or player == seat else SIGNS[luck.below(len(SIGNS))]
            for player, sign in zip(_players(scene), scene.signs, strict=True)
        )
        return replace(scene, signs=(one, other))


def _players(scene: BattleScene) -> tuple[Seat, Seat]:
    return scene.cast.candidate, scene.cast.opponents[scene.round]


def _chosen(scene: BattleScene, seat: Seat, sign: Sign, at: int) -> Step[BattleScene]:
    own, foe = scene.signs
    own, foe = (sign, foe) if seat == scene.cast.candidate else (own, sign)
    chosen = SignChosen(seat, sign)
    if own is None or foe is None:
        return Step(replace(scene, signs=(own, foe)), [chosen])
    after, shown = _show(scene, own, foe, at)
    return Step(after, [chosen, shown])


def _show(scene: BattleScene, own: Sign, foe: Sign, at: int) -> tuple[BattleScene, SignsShown]:
    """Both signs at once; equal ones are chosen again, twice at most, and then the candidate has the round."""
    cast, (candidate, opponent) = scene.cast, _players(scene)
    until = at + cast.time(FIGURES.choose)
    if own is foe and scene.equal < FIGURES.again:
        after = BattleScene(cast, until, scene.round, scene.equal + 1, scene.won)
        return after, SignsShown(candidate, opponent, own, foe, None)
    wins = own is foe or beats(own, foe)
    after = BattleScene(cast, until, scene.round + 1, 0, scene.won + wins)
    return after, SignsShown(candidate, opponent, own, foe, candidate if wins else opponent)


def beats(one: Sign, other: Sign) -> bool:
    """Well beats scissors, leaf beats well, scissors beat leaf."""
    return SIGNS[(SIGNS.index(one) + 1) % len(SIGNS)] is other
