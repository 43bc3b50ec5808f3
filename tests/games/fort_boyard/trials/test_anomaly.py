"""The anomaly (FB-28)."""

from collections import Counter

import pytest

from ludotheque.games.fort_boyard.trials.anomaly import changes
from ludotheque.games.fort_boyard.trials.anomaly.pieces import (
    GARMENTS,
    Alteration,
    AnomalyRevealed,
    AnomalyScene,
    Change,
    ChangeMade,
    ChangeProposed,
    Dress,
    Dye,
    FiguresShown,
    Garment,
    GarmentTouched,
    Touch,
)
from ludotheque.kernel.luck import QuickLuck

from .stage import Stage

RED, BLUE = 1, 2  # as luck counts them


def dressed(seats: int = 3, *, pace: int = 100, hands: tuple[int, ...] = (), at: int = 0) -> Stage:
    """Each figure in its first garments, the first one in red, the others in blue."""
    stage = Stage("anomaly", seats, pace=pace, hands=hands, at=at)
    for _ in range(1, seats):
        stage.draw(*range(len(GARMENTS)))
    each = {3: 9, 4: 7, 5: 6, 6: 5}[seats]
    stage.draw(*[RED] * each, *[BLUE] * each * (seats - 2))
    return stage


def changing(seats: int = 3, *, hands: tuple[int, ...] = ()) -> Stage:
    stage = dressed(seats, hands=hands)
    stage.ring()
    return stage


def finding(change: str = "removed 1 hat - -", seats: int = 3) -> Stage:
    """What everybody has proposed is made."""
    stage = changing(seats)
    for seat in range(1, seats):
        stage.do(seat, f"propose-change {change}")
    stage.draw(0)
    return stage


def dresses(stage: Stage, seat: int | None) -> dict[int, Dress]:
    return {figure.seat: figure.dress for figure in stage.view(seat).figures}


def wears(stage: Stage, seat: int | None, figure: int, garment: Garment) -> Dye | None:
    return dresses(stage, seat)[figure][GARMENTS.index(garment)]


@pytest.mark.rule("FB-28")
@pytest.mark.parametrize(("seats", "things"), [(3, 9), (4, 7), (5, 6), (6, 5)])
def test_the_others_are_figures_dressed_in_about_twenty_things(seats: int, things: int) -> None:
    stage, luck = Stage("anomaly", seats), QuickLuck("dress")
    while (request := stage.trial.asks(stage.scene)) is not None:
        stage.draw(*luck.answer(request).values)
    for seat in (None, *range(seats)):
        assert list(dresses(stage, seat)) == list(range(1, seats))
        assert {sum(dye is not None for dye in dress) for dress in dresses(stage, seat).values()} == {things}


@pytest.mark.rule("FB-28", "FB-24a")
@pytest.mark.parametrize("pace", [100, 150, 200])
def test_15_seconds_to_look_12_to_choose_25_to_find(pace: int) -> None:
    stage = dressed(pace=pace, at=1_000)
    assert stage.deadline == 1_000 + 15_000 * pace // 100
    stage.ring()
    assert stage.deadline == stage.now + 12_000 * pace // 100
    stage.ring()
    stage.draw(0)
    assert stage.deadline == stage.now + 25_000 * pace // 100
    stage.ring()
    assert stage.verdict is False
    assert stage.now == 1_000 + 52_000 * pace // 100


@pytest.mark.rule("FB-28")
def test_behind_the_curtain_only_the_opponents_see_the_figures_and_what_is_proposed() -> None:
    stage = changing()
    stage.do(1, "propose-change removed 2 hat - -")
    change = Change(Alteration.REMOVED, 2, Garment.HAT)
    assert stage.told(2) == [ChangeProposed(0, 1, Alteration.REMOVED, 2, Garment.HAT, None, None)]
    assert [one.change for one in stage.view(2).proposals] == [change]
    assert len(stage.view(2).figures) == 2
    for seat in (0, None):
        assert stage.told(seat) == [ChangeProposed(0, 1, None, None, None, None, None)]
        assert (stage.view(seat).figures, stage.view(seat).proposals) == ((), ())
        assert stage.view(seat).proposed == (1,)


@pytest.mark.rule("FB-28")
def test_nobody_proposes_before_the_curtain_has_fallen_and_the_candidate_never() -> None:
    stage = dressed()
    stage.refused(1, "propose-change removed 2 hat - -", "not-your-turn")
    stage.ring()
    stage.refused(0, "propose-change removed 2 hat - -", "not-your-turn")


@pytest.mark.rule("FB-28")
def test_a_thing_is_added() -> None:
    stage = finding("added 1 boots green -")
    assert wears(stage, 0, 1, Garment.BOOTS) is Dye.GREEN


@pytest.mark.rule("FB-28")
def test_a_thing_is_removed() -> None:
    stage = finding("removed 2 hat - -")
    assert wears(stage, 0, 2, Garment.HAT) is None


@pytest.mark.rule("FB-28")
def test_a_thing_is_recoloured_with_its_pattern() -> None:
    stage = finding("recoloured 2 hat white -")
    assert wears(stage, 0, 2, Garment.HAT) is Dye.WHITE


@pytest.mark.rule("FB-28")
def test_a_thing_is_swapped_between_two() -> None:
    stage = finding("swapped 1 hat - 2")
    assert (wears(stage, 0, 1, Garment.HAT), wears(stage, 0, 2, Garment.HAT)) == (Dye.BLUE, Dye.RED)


@pytest.mark.rule("FB-28")
@pytest.mark.parametrize("alteration", list(Alteration))
def test_nothing_else_changes(alteration: Alteration) -> None:
    stage = changing()
    before = dresses(stage, 1)
    assert isinstance(stage.scene, AnomalyScene)
    change = next(one for one in changes.possible(stage.scene) if one.alteration is alteration)
    after = dict(zip((1, 2), changes.made(stage.scene, change), strict=True))
    places = [(figure, place) for figure in (1, 2) for place in range(len(GARMENTS))]
    differing = [Touch(one, GARMENTS[place]) for one, place in places if before[one][place] is not after[one][place]]
    assert differing == changes.ends(change)


@pytest.mark.rule("FB-28")
@pytest.mark.parametrize(
    "change",
    [
        "added 1 hat green -",  # it wears one
        "added 1 boots - -",  # in no dye
        "added 1 boots green 2",
        "removed 1 boots - -",  # it wears none
        "removed 1 hat red -",
        "removed 0 hat - -",  # the candidate is no figure
        "removed 7 hat - -",
        "recoloured 1 hat red -",  # it is red
        "recoloured 1 hat - -",
        "recoloured 1 boots green -",
        "swapped 1 boots - 2",  # neither wears one
        "swapped 1 hat - 1",
        "swapped 1 hat - -",
        "swapped 1 hat - 0",
        "swapped 2 hat - 3",  # both are blue
        "swapped 1 hat green 2",
    ],
)
def test_a_change_that_cannot_be_made_is_refused(change: str) -> None:
    changing(4).refused(1, f"propose-change {change}", "no-such-change")


@pytest.mark.rule("FB-28")
def test_each_proposes_and_most_votes_win() -> None:
    stage = changing(5)
    for seat, change in ((1, "removed 1 hat - -"), (2, "removed 2 hat - -"), (3, "removed 3 hat - -")):
        stage.do(seat, f"propose-change {change}")
    assert stage.trial.asks(stage.scene) is None, "one is still to propose"
    stage.do(4, "propose-change removed 3 hat - -")
    stage.draw(17)
    assert stage.view(4).change == Change(Alteration.REMOVED, 3, Garment.HAT)


@pytest.mark.rule("FB-28")
def test_until_everybody_has_proposed_one_may_join_another() -> None:
    stage = changing(4)
    stage.do(1, "propose-change removed 1 hat - -")
    stage.do(2, "propose-change removed 2 hat - -")
    stage.do(1, "propose-change removed 2 hat - -")
    stage.do(3, "propose-change removed 3 hat - -")
    stage.draw(1)
    assert stage.view(1).change == Change(Alteration.REMOVED, 2, Garment.HAT)


@pytest.mark.rule("FB-28")
def test_a_swap_is_the_same_from_either_end() -> None:
    stage = changing(4)
    stage.do(1, "propose-change removed 1 hat - -")
    stage.do(2, "propose-change swapped 1 hat - 2")
    stage.do(3, "propose-change swapped 2 hat - 1")
    stage.draw(0)
    assert stage.view(1).change == Change(Alteration.SWAPPED, 1, Garment.HAT, other=2)


@pytest.mark.rule("FB-28")
@pytest.mark.parametrize(("drawn", "figure"), [(0, 1), (1, 2), (58, 1), (59, 2)])
def test_of_a_tie_the_server_chooses_one(drawn: int, figure: int) -> None:
    stage = changing()
    stage.do(1, "propose-change removed 1 hat - -")
    stage.do(2, "propose-change removed 2 hat - -")
    stage.draw(drawn)
    assert stage.view(1).change == Change(Alteration.REMOVED, figure, Garment.HAT)


@pytest.mark.rule("FB-28")
def test_who_has_not_proposed_in_12_seconds_is_not_waited_for() -> None:
    stage = changing(4)
    stage.do(3, "propose-change removed 2 hat - -")
    stage.ring()
    stage.draw(23)
    assert stage.view(1).change == Change(Alteration.REMOVED, 2, Garment.HAT)


@pytest.mark.rule("FB-28", "FB-25a")
def test_where_nothing_is_proposed_the_server_makes_any_change_at_once_for_hands() -> None:
    stage = changing(hands=(1, 2))
    assert stage.trial.open_ended(stage.scene, 1) == []
    request = stage.trial.asks(stage.scene)
    assert request is not None
    assert isinstance(stage.scene, AnomalyScene)
    possible = set(changes.possible(stage.scene))
    found = Counter(changes.decided(stage.scene, drawn) for drawn in range(changes.chance(stage.scene).among))
    assert set(found) == possible
    places = Counter(Touch(one.figure, one.garment) for one in found.elements() if one.alteration is Alteration.REMOVED)
    assert set(places.values()) == {60}, "every place of every figure is as likely"
    assert {one.alteration for one in found} == set(Alteration)


@pytest.mark.rule("FB-28", "FB-25a")
def test_a_persons_proposal_is_not_outvoted_by_the_servers_hand() -> None:
    stage = changing(4, hands=(2, 3))
    stage.do(1, "propose-change removed 2 hat - -")
    stage.draw(5)
    assert stage.view(1).change == Change(Alteration.REMOVED, 2, Garment.HAT)


@pytest.mark.rule("FB-28")
def test_what_has_changed_is_told_to_the_opponents_and_to_everybody_at_the_end() -> None:
    stage = finding("recoloured 2 hat white -")
    made = ChangeMade(0, Alteration.RECOLOURED, 2, Garment.HAT, Dye.WHITE, None)
    assert stage.told(1)[0] == made
    for seat in (0, None):
        assert [type(event) for event in stage.told(seat)] == [FiguresShown]
        assert stage.view(seat).change is None
    stage.ring()
    assert stage.told(0) == [AnomalyRevealed(Alteration.RECOLOURED, 2, Garment.HAT, Dye.WHITE, None)]
    assert stage.view(None).change == Change(Alteration.RECOLOURED, 2, Garment.HAT, Dye.WHITE)


@pytest.mark.rule("FB-28")
def test_to_touch_it_wins() -> None:
    stage = finding("removed 1 hat - -")
    stage.do(0, "touch-garment 2 hat")
    assert stage.last == [GarmentTouched(0, 2, Garment.HAT, is_found=False, left=2)]
    stage.do(0, "touch-garment 1 hat")
    assert stage.last[0] == GarmentTouched(0, 1, Garment.HAT, is_found=True, left=1)
    assert stage.verdict is True


@pytest.mark.rule("FB-28")
def test_the_third_touch_is_the_last() -> None:
    late = finding("removed 1 hat - -")
    for touch in ("2 hat", "2 bag", "1 hat"):
        late.do(0, f"touch-garment {touch}")
    assert late.verdict is True
    wrong = finding("removed 1 hat - -")
    for touch in ("2 hat", "2 bag", "2 boots"):
        assert wrong.verdict is None
        wrong.do(0, f"touch-garment {touch}")
    assert (wrong.verdict, wrong.can(0)) == (False, [])


@pytest.mark.rule("FB-28")
@pytest.mark.parametrize("figure", [1, 2])
def test_either_end_of_a_swap_counts(figure: int) -> None:
    stage = finding("swapped 1 hat - 2")
    stage.do(0, f"touch-garment {figure} hat")
    assert stage.verdict is True


@pytest.mark.rule("FB-28")
def test_any_place_may_be_touched_worn_or_bare_once_by_the_candidate_alone() -> None:
    stage = finding()
    assert stage.can(0) == [f"touch-garment {figure} {garment.value}" for figure in (1, 2) for garment in GARMENTS]
    stage.refused(1, "touch-garment 2 hat", "not-your-turn")
    stage.refused(0, "touch-garment 0 hat", "wrong-step")
    stage.do(0, "touch-garment 2 hat")
    stage.refused(0, "touch-garment 2 hat", "wrong-step")


@pytest.mark.rule("FB-28")
def test_nothing_can_be_touched_while_one_looks() -> None:
    stage = dressed()
    stage.refused(0, "touch-garment 1 hat", "not-your-turn")
