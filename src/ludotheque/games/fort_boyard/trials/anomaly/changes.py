"""What can be changed about the figures, and what it does to them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Pick, Seat

from .pieces import DYES, GARMENTS, Alteration, AnomalyScene, Change, Dress, Dye, Garment, Touch

# Luck is asked alike whatever has been proposed: how it is asked would tell the candidate what he must not know.
AMONG_EQUALS: Final = 60  # a multiple of each number of proposals that there can be
AT_A_PLACE: Final = 180  # three alterations, each by sixty: as many for every number of other dyes and other figures


def possible(scene: AnomalyScene) -> Iterator[Change]:
    """Every change that can be made, figure by figure."""
    for figure in scene.cast.opponents:
        for garment in GARMENTS:
            yield from possible_at(scene, figure, garment)


def is_possible(scene: AnomalyScene, change: Change) -> bool:
    return change.figure in scene.cast.opponents and change in possible_at(scene, change.figure, change.garment)


def possible_at(scene: AnomalyScene, figure: Seat, garment: Garment) -> Iterator[Change]:
    """Swaps are told from their first end."""
    worn = _worn(scene, figure, garment)
    if worn is None:
        for dye in DYES:
            yield Change(Alteration.ADDED, figure, garment, dye)
        return
    yield Change(Alteration.REMOVED, figure, garment)
    for dye in _other_dyes(worn):
        yield Change(Alteration.RECOLOURED, figure, garment, dye)
    for other in _partners(scene, figure, garment):
        if _index(scene, figure) < _index(scene, other):
            yield Change(Alteration.SWAPPED, figure, garment, other=other)


def in_order(scene: AnomalyScene, change: Change) -> Change:
    """The same swap from its first end, so that two who mean the same propose the same."""
    figure, other = change.figure, change.other
    figures = scene.cast.opponents
    if other in figures and figure in figures and _index(scene, other) < _index(scene, figure):
        return Change(change.alteration, other, change.garment, change.dye, figure)
    return change


def ends(change: Change) -> list[Touch]:
    """Where it can be found: either end of a swap counts."""
    figures = [change.figure] if change.other is None else [change.figure, change.other]
    return [Touch(figure, change.garment) for figure in figures]


def made(scene: AnomalyScene, change: Change) -> tuple[Dress, ...]:
    """What the figures wear after it."""
    new = {change.figure: change.dye}
    if change.other is not None:
        one, other = (_worn(scene, figure, change.garment) for figure in (change.figure, change.other))
        new = {change.figure: other, change.other: one}
    place = GARMENTS.index(change.garment)
    return tuple(
        (*dress[:place], new[figure], *dress[place + 1 :]) if figure in new else dress
        for figure, dress in zip(scene.cast.opponents, scene.dresses, strict=True)
    )


def chance(scene: AnomalyScene) -> Pick:
    """What is asked of luck when the time to propose is over."""
    return Pick(secret=True, among=AMONG_EQUALS if any(scene.proposals) else _ways(scene))


def _ways(scene: AnomalyScene) -> int:
    return len(scene.dresses) * len(GARMENTS) * AT_A_PLACE


def anything(scene: AnomalyScene, luck: Luck) -> Change:
    return _anything(scene, luck.below(_ways(scene)))


def decided(scene: AnomalyScene, drawn: int) -> Change:
    """Most votes; of a tie, one by luck; where there is nothing, anything."""
    votes = Counter(change for change in scene.proposals if change is not None)
    if not votes:
        return _anything(scene, drawn)
    most = max(votes.values())
    best = [change for change, count in votes.items() if count == most]
    return best[drawn % len(best)]


def _anything(scene: AnomalyScene, drawn: int) -> Change:
    """Every place of every figure is as likely; and at a place, each thing that can be done there."""
    rest, place = divmod(drawn, len(scene.dresses) * len(GARMENTS))
    figure = scene.cast.opponents[place // len(GARMENTS)]
    garment = GARMENTS[place % len(GARMENTS)]
    worn = _worn(scene, figure, garment)
    if worn is None:
        return Change(Alteration.ADDED, figure, garment, DYES[rest % len(DYES)])
    which, alteration = divmod(rest, 3)
    partners = _partners(scene, figure, garment)
    if alteration == 0:
        return Change(Alteration.REMOVED, figure, garment)
    if alteration == 1 and partners:
        swapped = Change(Alteration.SWAPPED, figure, garment, other=partners[which % len(partners)])
        return in_order(scene, swapped)
    dyes = _other_dyes(worn)
    return Change(Alteration.RECOLOURED, figure, garment, dyes[which % len(dyes)])


def _worn(scene: AnomalyScene, figure: Seat, garment: Garment) -> Dye | None:
    return scene.dresses[_index(scene, figure)][GARMENTS.index(garment)]


def _other_dyes(worn: Dye) -> list[Dye]:
    return [dye for dye in DYES if dye is not worn]


def _partners(scene: AnomalyScene, figure: Seat, garment: Garment) -> Sequence[Seat]:
    """With whom it can be swapped: who wears the same in another dye."""
    mine = _worn(scene, figure, garment)
    return [other for other in scene.cast.opponents if _worn(scene, other, garment) not in (mine, None)]


def _index(scene: AnomalyScene, figure: Seat) -> int:
    return scene.cast.opponents.index(figure)
