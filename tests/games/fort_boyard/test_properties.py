"""What holds in every game, whatever people do: thirty keys of each colour, notes conserved, a steady beat, an end."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.conformance.arbitrary import options as arbitrary_options
from tests.conformance.walks import walk

from ludotheque.games.fort_boyard import GAME
from ludotheque.games.fort_boyard.options import Options
from ludotheque.games.fort_boyard.pieces import NOTES, Running
from ludotheque.games.fort_boyard.state import State
from ludotheque.games.fort_boyard.trials import PASSING
from ludotheque.games.fort_boyard.trials.nose_to_nose.pieces import NoseScene
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import CLOCK

from .table import all_keys

tried = settings(deadline=None, max_examples=30, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
seeds = st.integers(0, 2**32)


def any_table(seed: int) -> Match:
    luck = QuickLuck(seed)
    seats = 3 + luck.below(4)
    return Match(GAME, arbitrary_options(GAME, seats, luck), seats)


@pytest.mark.rule("FB-02", "FB-13", "FB-39")
@given(seed=seeds)
@tried
def test_thirty_keys_of_each_colour_are_accounted_for_always(seed: int) -> None:
    match = any_table(seed)
    for _ in walk(match, QuickLuck(seed), steps=1_500):
        state: State = match.state
        assert all_keys(state) == {"black": 30, "red": 30}
        assert min(state.supply, state.gone, *state.black, *state.red, *state.own_black, *state.own_red) >= 0
        room = state.rules.board.room
        assert all(state.black[at] + state.red[at] <= room[at] for at in range(36)), "no cell holds more than at first"


@pytest.mark.rule("FB-36")
@given(seed=seeds)
@tried
def test_nobody_ever_holds_more_than_five_keys(seed: int) -> None:
    match = any_table(seed)
    for _ in walk(match, QuickLuck(seed), steps=1_500):
        state: State = match.state
        assert max(black + red for black, red in zip(state.own_black, state.own_red, strict=True)) <= 5
        assert max(state.held) <= 3


@pytest.mark.rule("FB-03")
@given(seed=seeds)
@tried
def test_no_note_comes_and_none_goes(seed: int) -> None:
    match = any_table(seed)
    first: Counter[int] = Counter()
    for _ in walk(match, QuickLuck(seed), steps=1_500):
        state: State = match.state
        found = Counter(state.chest + [note for purse in state.purses for note in purse])
        if not first and found:
            first = found
            assert sum(first.values()) == 10 * match.seats
            assert all(NOTES[note] >= count for note, count in first.items())
        assert found == first


@pytest.mark.rule("FB-21")
@given(seed=seeds)
@tried
def test_the_beat_is_steady_whatever_people_do(seed: int) -> None:
    """Each beat is five seconds longer than the one before, has one roll, and no press moves its end."""
    match = any_table(seed)
    before: Running | None = None
    for _ in walk(match, QuickLuck(seed), steps=1_500):
        sand: Running | None = match.state.sand
        if before is not None and sand is not None and match.state.rules.is_clock:
            assert before.ends is not None
            assert sand.ends is not None
            if sand.beat == before.beat:
                assert sand.ends == before.ends
            elif sand.beat == before.beat + 1:
                assert before.rolled or before.is_up
                late = match.state.now - before.ends
                assert sand.ends == (before.ends if late <= 2_000 else match.state.now) + 5_000
        before = sand


@pytest.mark.rule("FB-29")
def test_what_passes_by_is_on_no_record() -> None:
    """A trace has a hundred pieces, a drawing a thousand points: views would grow with each."""
    match, moved = Match(GAME, GAME.preset("quick", 3), 3), 0
    for _ in walk(match, QuickLuck(1), steps=3_000):
        state: State = match.state
        moved += isinstance(state.scene, NoseScene) and state.scene.sleeve is not None
        assert not any(isinstance(event, PASSING) for event in state.this_turn + state.last_turn)
    assert moved


@pytest.mark.rule("FB-42")
@given(seed=seeds)
@tried
def test_a_game_with_a_limit_of_rounds_ends(seed: int) -> None:
    luck = QuickLuck(seed)
    seats = 3 + luck.below(4)
    options = arbitrary_options(GAME, seats, luck)
    assert isinstance(options, Options)
    if not 0 < options.max_rounds <= 40:
        return
    match = Match(GAME, options, seats)
    for _ in walk(match, luck, steps=60_000):
        pass
    assert match.outcome() is not None


@pytest.mark.rule("FB-43")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("preset", ["family", "as-printed", "quick"])
def test_a_game_in_which_nobody_ever_does_anything_ends_by_the_clock_alone(preset: str, seats: int) -> None:
    match = Match(GAME, GAME.preset(preset, seats), seats)
    luck, steps = QuickLuck(f"{preset} {seats}"), 0
    while match.outcome() is None:
        request = match.asks()
        if request is not None:
            match.apply(-1, luck.answer(request))
        else:
            assert match.deadline() is not None
            match.apply(CLOCK, match.legal(CLOCK)[0])
        steps += 1
        assert steps < 60_000


@pytest.mark.rule("FB-22")
@given(seed=seeds)
@settings(tried, max_examples=8)
def test_a_clocked_game_replays_without_waiting(seed: int) -> None:
    match = Match(GAME, GAME.preset("quick", 4), 4)
    moves = list(walk(match, QuickLuck(seed), steps=3_000))
    again = Match(GAME, GAME.preset("quick", 4), 4)
    for move in moves:
        again.apply(*move)
    assert GAME.position(again.state) == GAME.position(match.state)
