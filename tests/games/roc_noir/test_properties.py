"""What always holds, over whole games of blind, wary and greedy walkers."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.games.roc_noir.castle import CARD_OF, CARD_SQUARES, INDEX, NONE, OPPOSITE, ROOM_AT, reaches_every_room
from ludotheque.games.roc_noir.paths import swaps
from ludotheque.games.roc_noir.state import State
from ludotheque.kernel.luck import QuickLuck

from .table import all_portraits, portraits_of, sit, told
from .walkers import Walker, play

games = given(
    seats=st.integers(2, 4),
    walker=st.sampled_from(Walker),
    enchanted=st.sampled_from(["off", "one", "three"]),
    seed=st.integers(0, 2**32),
)
tried = settings(deadline=None, max_examples=12, suppress_health_check=[HealthCheck.too_slow], derandomize=True)


@pytest.mark.rule("RN-03")
@pytest.mark.rule("RN-05")
@pytest.mark.rule("RN-11")
@pytest.mark.rule("RN-14")
@pytest.mark.rule("RN-29")
@pytest.mark.rule("RN-38")
@games
@tried
def test_whatever_happens_the_castle_stays_whole_and_the_game_ends(
    seats: int, walker: Walker, enchanted: str, seed: int
) -> None:
    match = sit(seats, enchanted=enchanted, max_rounds=15)
    for _ in play(match, walker, QuickLuck(seed)):
        state = match.state
        if len(state.piles) == 3:
            assert all_portraits(state) == portraits_of(seats), "24 portraits, 18 or 12"
            one_knight_to_a_square(state)
            nobody_rests_on_a_trap_that_is_not_held(state)
            piles_suffice(state)
            what_is_known_is_true(state)
    assert match.outcome() is not None


def one_knight_to_a_square(state: State) -> None:
    standing = [place for place in state.at if ROOM_AT[place] == NONE]
    assert len(standing) == len(set(standing))
    assert all(state.on[state.at[knight]] == knight for knight in range(len(state.at)) if state.at[knight] in standing)
    assert sum(knight != NONE for knight in state.on) == len(standing)


def nobody_rests_on_a_trap_that_is_not_held(state: State) -> None:
    for place in state.at:
        if ROOM_AT[place] == NONE and state.trap[CARD_OF[place]] == place:
            assert state.on[OPPOSITE[place]] != NONE


def piles_suffice(state: State) -> None:
    """RN-29: two portraits for everybody who has not drawn there, and never an odd one."""
    for gallery, pile in enumerate(state.piles):
        waiting = sum(not state.right[seat * 3 + gallery] for seat in range(state.rules.seats))
        assert len(pile) == 2 * waiting
        assert 0 <= state.known[gallery] <= len(pile)


def what_is_known_is_true(state: State) -> None:
    assert [CARD_OF[place] for place in state.trap] == list(range(20)), "one trap a card"
    assert reaches_every_room(state.trap, state.entrance)
    for card, place in enumerate(state.trap):
        assert state.suspects[card] >> INDEX[place] & 1
        if state.found >> card & 1:
            assert state.suspects[card] == 1 << INDEX[place]
    assert len(CARD_SQUARES) == len(state.suspects)


@pytest.mark.rule("RN-30")
def test_swaps_come_to_an_end_because_each_completes_a_pair() -> None:
    match = sit(4, starter=0)
    for _ in play(match, Walker.GREEDY, QuickLuck(1)):
        if match.state.piles and len(match.state.piles) == 3:
            break
    for seed in range(200):
        state = match.state.clone()
        order = QuickLuck(seed).shuffle(24)
        halves = [index // 2 + 1 for index in order]
        for knight in range(3):
            one, other = sorted(halves[2 * knight : 2 * knight + 2])
            state.left[knight], state.right[knight] = one, other
        for taker, giver, portrait in swaps(state):
            assert state.left[taker] != state.right[taker]
            assert portrait in (state.left[giver], state.right[giver])


def test_games_of_walkers_show_everything_that_the_rules_know() -> None:
    counted: Counter[str] = Counter()
    for seed in range(12):
        for walker in (Walker.WARY, Walker.GREEDY):
            match = sit(2 + seed % 3, max_rounds=30, enchanted="one")
            for events in play(match, walker, QuickLuck(f"all {seed}")):
                counted.update(told(events))
    often = ["stepped", "jumped", "fell", "dropped", "portraits-drawn", "exchanged", "swapped", "robbed"]
    often += ["treasure-reached", "castle-turned", "rope-given", "ended", "gallery-empty"]
    assert [kind for kind in often if not counted[kind]] == []
