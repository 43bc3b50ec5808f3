"""The line over which an action came is the house's to tell."""

from typing import get_args

import msgspec
import pytest
from msgspec.structs import fields
from tests.conformance.walks import walk

from ludotheque.games import find, shelf
from ludotheque.games.coffre_et_cle.pieces import PASS
from ludotheque.games.fort_boyard.state import TRIAL
from ludotheque.games.fort_boyard.trials.contract import Cast
from ludotheque.games.fort_boyard.trials.hot_hand.pieces import PulledBy, PullHand
from ludotheque.games.fort_boyard.trials.tigers_paw.pieces import Paw, PawPhase, PawPressed, PressPaw, TigersPawScene
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import SLOWEST
from ludotheque.table.commands import Act
from ludotheque.table.decide import decide
from ludotheque.table.pieces import Acted, Entry
from ludotheque.table.playing import people_read
from ludotheque.table.trips import _fields, counts_own_times, with_trip

from .evening import Evening

GAME = "fort-boyard"


@pytest.mark.rule("FB-35a")
def test_the_measured_line_stands_in_the_action_whatever_its_sender_says() -> None:
    assert with_trip(PressPaw(2, 300), 80) == PressPaw(2, 300, 80)
    assert with_trip(PressPaw(2, 300, 5_000), 80) == PressPaw(2, 300, 80)
    assert with_trip(PullHand(2, 300, PulledBy.KEYS, 5_000), 0) == PullHand(2, 300, PulledBy.KEYS, 0)


@pytest.mark.rule("FB-35a")
def test_a_line_that_is_slower_than_anything_is_taken_for_the_slowest() -> None:
    assert with_trip(PressPaw(2, 300), 3_600_000) == PressPaw(2, 300, SLOWEST)


def test_other_actions_are_what_they_were() -> None:
    assert with_trip(PASS, 80) is PASS


def test_whoever_sends_a_time_need_not_send_a_line() -> None:
    read = people_read(GAME).read_json
    assert read(b'{"do": "press-paw", "bout": 0, "ms": 300}') == read(
        b'{"do": "press-paw", "bout": 0, "ms": 300, "line": 0}'
    )


@pytest.mark.rule("FB-35a")
def test_what_is_judged_and_logged_is_what_was_measured() -> None:
    """A press after 300 ms that comes in after 440: over a line of 40 that fits, over a quicker one it does not."""
    evening = Evening(3, game=GAME).start()
    state = evening.match.state
    state.mover, state.phase, state.card = 0, TRIAL, "tigers-paw"
    shown = evening.table.game_time(evening.now)
    state.scene = TigersPawScene(Cast(0, (1, 2)), PawPhase.SHOWN, shown + 2_000, shown=shown)
    boast = Act("1", msgspec.Raw(b'{"do":"press-paw","bout":0,"ms":300,"line":5000}'), evening.seq)
    for trip, paw in ((40, Paw.TIMED), (39, Paw.AGAIN)):
        [acted] = decide(evening.table, boast, "ana", 0, evening.now + 440, trip)
        assert acted == Acted(0, f"press-paw 0 300 {trip}")
        _, happened = evening.table.after(Entry(evening.now + 440, (acted,)), evening.seq + 1)
        assert happened == [PawPressed(0, paw, 300, is_before=False)]


@pytest.mark.parametrize("game", [game for game in shelf() if counts_own_times(game)])
def test_only_open_ended_actions_hold_a_line_and_nobody_has_to_send_it(game: str) -> None:
    for kind in get_args(find(game).actions):
        assert all(field.default == 0 for field in fields(kind) if field.name in _fields(kind))
    for seed in range(3):
        rules = find(game)
        match = Match(rules, rules.preset(rules.just_play, rules.seats[0]), rules.seats[0])
        for _ in walk(match, QuickLuck(seed)):
            assert not any(_fields(type(action)) for seat in match.to_act() for action in match.legal(seat))


def test_no_line_is_measured_where_no_own_times_count() -> None:
    assert counts_own_times(GAME)
    assert not counts_own_times("coffre-et-cle")
