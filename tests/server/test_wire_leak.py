"""The leak law on the bytes that really leave the server: what a seat cannot know changes nothing that it is sent."""

from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.casse_du_siecle.pieces import Lay, Look, Pick
from ludotheque.games.coffre_et_cle.pieces import Card, Designate
from ludotheque.games.fort_boyard.pieces import OpenChest
from ludotheque.server.company import GOES_ON, STEP

from . import burglary, openings, ordeals
from .leaking import (
    BY_PACE,
    IN_ANY_GAME,
    TO_A_SEAT,
    TO_WATCHERS,
    Mutant,
    a_bot_waits_longer_for_a_greater_note,
)
from .pace import both_with_bots, compare_pace
from .worlds import Leak, both, compare, pair, shorter

SHARPER: dict[str, Any] = {"game": "coffre-et-cle", "seats": 5}
PRINTED: dict[str, Any] = {"game": "coffre-et-cle", "seats": 4, "preset": "as_printed"}
EARLY: dict[str, Any] = {"game": "coffre-et-cle", "seats": 5, "options": {"designate_from_round": 1}}
ADVANCED: dict[str, Any] = EARLY | {"seats": 6, "preset": "advanced"}
HIDDEN: dict[str, Any] = {"seats": 3, "preset": "hidden_keys", "options": {"safe_memory": "strict"}}
PROS: dict[str, Any] = HIDDEN | {"preset": "pros"}
CASES = [
    pytest.param(1, 2, Card.TREASURE, SHARPER, id="sharper, a seat"),
    pytest.param(2, None, Card.TREASURE, SHARPER, id="sharper, the public"),
    pytest.param(3, 0, Card.FAKE_KEY, EARLY, id="sharper, the final phase"),
    pytest.param(4, 1, Card.TREASURE, PRINTED, id="as printed, a seat"),
    pytest.param(5, None, Card.FAKE_KEY, PRINTED, id="as printed, the public"),
    pytest.param(6, 3, Card.TRAP, ADVANCED, id="advanced, the Trap"),
    pytest.param(7, 4, Card.FALSE_TREASURE, ADVANCED, id="advanced, the False Treasure"),
]


def test_one_of_the_evenings_reaches_the_final_phase_where_names_are_secret() -> None:
    worlds = pair(3, 0, Card.FAKE_KEY, **EARLY)
    kinds = [type(step.actions[0]) for step in worlds.steps]
    assert Designate in kinds
    assert any(step.actions[0] != step.actions[1] for step in worlds.steps)


@pytest.mark.parametrize(("number", "watched", "differs", "wishes"), CASES)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_on_its_wire(
    tmp_path: Path, number: int, watched: int | None, differs: Card, wishes: dict[str, Any]
) -> None:
    worlds = pair(number, watched, differs, **wishes)
    assert len(worlds.steps) >= 6
    one, other = both(worlds, tmp_path)
    assert len(one.frames) > 3 * len(worlds.steps)
    assert " 403 " in next(page for page in one.pages if page.startswith("/metrics"))
    compare(one, other)


@pytest.mark.parametrize(
    ("number", "watched", "wishes"),
    [
        pytest.param(8, 1, HIDDEN, id="hidden keys, a seat"),
        pytest.param(2, None, PROS, id="pros, the public"),
        pytest.param(3, 0, PROS, id="pros, who has opened a door"),
    ],
)
def test_keys_and_gears_that_a_seat_cannot_see_change_nothing_on_its_wire(
    tmp_path: Path, number: int, watched: int | None, wishes: dict[str, Any]
) -> None:
    worlds = burglary.pair(number, watched, **wishes)
    assert {Lay, Look, Pick} <= {type(step.actions[0]) for step in worlds.steps}
    assert any(step.actions[0] != step.actions[1] for step in worlds.steps)
    one, other = both(worlds, tmp_path)
    assert len(one.frames) > 3 * len(worlds.steps)
    compare(one, other)


@pytest.mark.parametrize(
    ("number", "watched"),
    [pytest.param(11, 0, id="a seat"), pytest.param(9, None, id="the public")],
)
def test_notes_that_a_seat_has_not_taken_change_nothing_on_its_wire(
    tmp_path: Path, number: int, watched: int | None
) -> None:
    worlds = openings.pair(number, watched)
    assert OpenChest in {type(step.actions[0]) for step in worlds.steps if step.seat != watched}
    one, other = both(worlds, tmp_path)
    assert len(one.frames) > 3 * len(worlds.steps)
    compare(one, other)


@pytest.mark.parametrize(
    ("card", "left"),
    [
        pytest.param("battle", 1, id="a sign, whoever plays against it"),
        pytest.param("battle", None, id="a sign, the public"),
        pytest.param("whose-is-it", 0, id="drawings, the candidate"),
        pytest.param("anomaly", 0, id="a change, the candidate"),
        pytest.param("straight-face", 0, id="a face, the candidate"),
        pytest.param("tigers-paw", None, id="a press, the public"),
        pytest.param("forbidden-words", 0, id="a question, the candidate"),
    ],
)
def test_what_a_trial_hides_changes_nothing_on_the_wire_of_who_may_not_know_it(
    tmp_path: Path, card: str, left: int | None
) -> None:
    worlds = ordeals.pair(card, left)
    assert any(map(ordeals.differs, worlds.steps))
    one, other = both(worlds, tmp_path)
    assert len(one.frames) > 3 * len(worlds.steps)
    compare(one, other)


# -- bots --------------------------------------------------------------------------------------------------------------


def test_a_bots_pace_tells_nothing_of_its_cards(tmp_path: Path) -> None:
    worlds = pair(8, 0, Card.TREASURE, **EARLY)
    one, other = both_with_bots(worlds, tmp_path)
    assert one.notes.count(("thinks", "move")) >= 8
    assert one.notes.count(("draws", *STEP)) >= 8
    compare_pace(one, other)
    assert one.frames == other.frames


def test_nor_of_how_well_it_plays(tmp_path: Path) -> None:
    compare_pace(*both_with_bots(pair(8, 0, Card.TREASURE, **EARLY), tmp_path, levels=("random", "regular")))


def test_nor_of_its_keys(tmp_path: Path) -> None:
    one, other = both_with_bots(burglary.pair(4, 0, **PROS), tmp_path)
    assert one.notes.count(("thinks", "move")) >= 5
    assert ("draws", *STEP) in one.notes
    assert ("draws", *GOES_ON) in one.notes, "whoever has just moved makes nobody wait"
    compare_pace(one, other)
    assert one.frames == other.frames


def test_nor_of_the_notes_that_it_has_taken(tmp_path: Path) -> None:
    one, other = both_with_bots(openings.pair(11, 0), tmp_path)
    assert one.notes.count(("thinks", "move")) >= 8
    compare_pace(one, other)
    assert one.frames == other.frames


# -- the law can fail --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("leaks", TO_A_SEAT, ids=lambda leaks: leaks.__name__)
def test_a_server_that_leaks_to_a_seat_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaks: Mutant
) -> None:
    leaks(monkeypatch)
    with pytest.raises(Leak):
        compare(*both(shorter(pair(1, 2, Card.TREASURE, **EARLY)), tmp_path))


@pytest.mark.parametrize("leaks", IN_ANY_GAME, ids=lambda leaks: leaks.__name__)
def test_a_server_that_leaks_keys_or_gears_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaks: Mutant
) -> None:
    leaks(monkeypatch)
    with pytest.raises(Leak):
        compare(*both(burglary.pair(8, 1, **HIDDEN), tmp_path))


@pytest.mark.parametrize("leaks", TO_WATCHERS, ids=lambda leaks: leaks.__name__)
def test_a_server_that_leaks_to_watchers_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaks: Mutant
) -> None:
    leaks(monkeypatch)
    with pytest.raises(Leak):
        compare(*both(shorter(pair(2, None, Card.TREASURE, **SHARPER)), tmp_path))


@pytest.mark.parametrize("leaks", BY_PACE, ids=lambda leaks: leaks.__name__)
def test_a_bot_that_leaks_by_its_pace_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leaks: Mutant) -> None:
    leaks(monkeypatch)
    with pytest.raises(Leak):
        compare_pace(*both_with_bots(pair(8, 0, Card.TREASURE, **EARLY), tmp_path))


def test_a_bot_that_waits_for_what_not_everybody_sees_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_bot_waits_longer_for_a_greater_note(monkeypatch)
    with pytest.raises(Leak):
        compare_pace(*both_with_bots(openings.pair(11, 0), tmp_path))
