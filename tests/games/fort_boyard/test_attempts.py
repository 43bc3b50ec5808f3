"""Whatever anybody sends when it is not his to do, or that is nobody's to do, is refused and changes nothing."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from tests.conformance.walks import walk

from ludotheque.games.fort_boyard import GAME
from ludotheque.games.fort_boyard.options import Trials
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Seat
from ludotheque.table.playing import people_read

from .attempts import REFUSED, in_vain
from .table import sit


def all_refused(match: Match, seat: Seat, attempts: Sequence[dict[str, Any]]) -> None:
    """As a person sends them."""
    before = GAME.position(match.state)
    for attempt in attempts:
        with pytest.raises(IllegalAction):
            match.apply(seat, people_read(GAME.id).read_json(json.dumps(attempt).encode()), match.state.now)
    assert GAME.position(match.state) == before


@pytest.mark.parametrize("trials", Trials)
def test_what_is_nobodys_to_do_is_refused_to_everybody_at_every_step(trials: Trials) -> None:
    match = sit(3, trials=trials.value)
    for number, _ in enumerate(walk(match, QuickLuck(1), steps=400)):
        all_refused(match, number % 3, in_vain(number % 3))


@pytest.mark.parametrize("trials", Trials)
def test_who_is_not_asked_is_refused_everything(trials: Trials) -> None:
    match = sit(3, trials=trials.value)
    tried = 0
    for _ in walk(match, QuickLuck(2), steps=400):
        idle = [seat for seat in range(3) if seat not in match.to_act() and not match.open_ended(seat)]
        for seat in idle:
            all_refused(match, seat, REFUSED)
            tried += 1
    assert tried
