"""What holds in every game, whatever the options: 48 keys, bunches of four, an end."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.conformance.arbitrary import options as arbitrary_options
from tests.conformance.walks import walk

from ludotheque.games.casse_du_siecle import GAME
from ludotheque.games.casse_du_siecle.options import Options, SafeMemory
from ludotheque.games.casse_du_siecle.pieces import Phase
from ludotheque.games.casse_du_siecle.rules import FITS
from ludotheque.games.casse_du_siecle.state import State
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match

from .table import all_keys, sizes

tried = settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
SETTLED = (Phase.TAKING, Phase.PICKING, Phase.TAKING_DOOR)  # no key is on its way


def any_table(seed: int) -> Match:
    luck = QuickLuck(seed)
    seats = 2 + luck.below(5)
    return Match(GAME, arbitrary_options(GAME, seats, luck), seats)


@pytest.mark.rule("CS-02")
@pytest.mark.rule("CS-04")
@pytest.mark.rule("CS-08")
@given(seed=st.integers(0, 2**32))
@tried
def test_keys_are_where_keys_can_be(seed: int) -> None:
    match = any_table(seed)
    for _ in walk(match, QuickLuck(seed), steps=250):
        state = match.state
        if state.phase in (Phase.STARTER, Phase.GEARS, Phase.KEYS):
            continue
        assert Counter(all_keys(state)) == dict.fromkeys(range(24), 2), "48 keys, always"
        counts = sizes(match)
        assert max(counts) <= 4
        if state.phase in SETTLED:
            assert sum(0 < count < 4 for count in counts) <= 1, "one incomplete bunch at most"
            assert state.aside == []
        assert all(len(hand) <= 3 for seat, hand in enumerate(state.hands) if seat != state.mover)


@pytest.mark.rule("CS-10")
@pytest.mark.rule("CS-13")
@given(seed=st.integers(0, 2**32))
@tried
def test_there_are_always_two_bunches_to_shuffle_and_one_to_take(seed: int) -> None:
    match = any_table(seed)
    for _ in walk(match, QuickLuck(seed), steps=250):
        if match.state.phase is Phase.PICKING:
            assert sizes(match).count(4) >= 2
        if match.state.phase is Phase.TAKING:
            assert sum(sizes(match)) >= 12


@pytest.mark.rule("CS-15")
@pytest.mark.rule("CS-24")
@given(seed=st.integers(0, 2**32))
@tried
def test_the_keys_on_a_door_agree_unless_a_bet_was_lost(seed: int) -> None:
    match = any_table(seed)
    for _ in walk(match, QuickLuck(seed), steps=250):
        for door in range(6):
            if door not in match.state.opened:
                assert agree(match.state, door)


def agree(state: State, door: int) -> bool:
    manners = state.rules.manners
    for letter in range(4):
        key = state.locks[door * 4 + letter]
        if key >= 0:
            assert key % 4 == letter
            manners &= FITS[door][key]
    return manners != 0


@pytest.mark.rule("CS-07")
@given(seed=st.integers(0, 2**32))
@tried
def test_no_key_that_was_put_back_could_have_been_laid(seed: int) -> None:
    """What everybody may conclude of a layer is true."""
    match = any_table(seed)
    for _ in walk(match, QuickLuck(seed), steps=250):
        for layers in match.state.bunches:
            for pile in layers:
                assert not any(pile.cannot >> key & 1 for key in pile.keys)


@pytest.mark.rule("CS-31")
@given(seed=st.integers(0, 2**32))
@tried
def test_no_token_is_lost_or_made(seed: int) -> None:
    match = any_table(seed)
    for _ in walk(match, QuickLuck(seed), steps=250):
        state = match.state
        if state.rules.has_stakes:
            assert sum(state.tokens) + state.door_pot + state.safe_pot == 30 * match.seats


@pytest.mark.rule("CS-34")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("memory", SafeMemory)
def test_a_game_with_a_limit_of_rounds_always_ends(seats: int, memory: SafeMemory) -> None:
    for hidden, in_hand in ((False, False), (False, True), (True, False), (True, True)):
        options = Options(hidden_keys=hidden, keys_in_hand=in_hand, max_rounds=8, safe_memory=memory)
        match = Match(GAME, options, seats)
        for _ in walk(match, QuickLuck(seats), steps=3000):
            pass
        assert match.outcome() is not None
