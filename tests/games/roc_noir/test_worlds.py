"""What else might be: exactly the worlds that would have looked the same to all, each as often as the deal has it."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.games.roc_noir import GAME
from ludotheque.games.roc_noir.castle import CARD_SQUARES, CORNERS, INDEX, reaches_every_room
from ludotheque.games.roc_noir.pieces import Phase
from ludotheque.games.roc_noir.state import State
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import LUCK, Action, Drawn, Roll

from .table import lay_out, sit
from .walkers import Walker, choose

Moves = list[tuple[int, Action]]


def little_unknown(state: State, open_cards: dict[int, int]) -> list[list[int]]:
    """All traps are known, but of these cards, whose squares are given as bits. The layouts that there may be."""
    state.suspects = [open_cards.get(card, 1 << INDEX[place]) for card, place in enumerate(state.trap)]
    squares = [
        [CARD_SQUARES[card][at] for at in range(4) if bits >> at & 1] for card, bits in enumerate(state.suspects)
    ]
    return [list(trap) for trap in product(*squares) if reaches_every_room(list(trap), state.entrance)]


@pytest.mark.rule("RN-03")
def test_every_layout_that_agrees_with_what_was_seen_comes_up_equally_often_and_no_other() -> None:
    state = lay_out().state
    possible = little_unknown(state, {0: 0b1111, 7: 0b0011, 19: 0b1101})
    assert len(possible) == 24
    luck, draws = QuickLuck(1), 2400
    counted = Counter(tuple(GAME.resample(state, 0, luck).trap) for _ in range(draws))
    assert set(counted) == {tuple(trap) for trap in possible}
    chi_square = sum((often - 100) ** 2 / 100 for often in counted.values())
    assert chi_square < 70, "23 degrees of freedom"


@pytest.mark.rule("RN-03")
def test_no_layout_comes_up_that_would_have_been_drawn_again() -> None:
    tried = 0
    for seed in range(600):
        drawn = QuickLuck(f"shut {seed}").answer(Roll(secret=True, dice=20, sides=4))
        trap = [CARD_SQUARES[card][die - 1] for card, die in enumerate(drawn.values)]
        if reaches_every_room(trap, CORNERS[0]):
            continue
        state = lay_out().state
        for card in range(20):
            state.trap = [*trap[:card], CARD_SQUARES[card][0], *trap[card + 1 :]]
            if trap[card] != state.trap[card] and reaches_every_room(state.trap, CORNERS[0]):
                possible = little_unknown(state, {card: 1 | 1 << INDEX[trap[card]]})
                assert possible == [state.trap]
                assert all(GAME.resample(state, None, QuickLuck(luck)).trap == state.trap for luck in range(10))
                tried += 1
    assert tried > 10


def test_the_unseen_part_of_a_pile_comes_up_in_every_order() -> None:
    state = lay_out().state
    state.piles[0], state.known[0] = [1, 3, 4, 6], 1
    luck = QuickLuck(2)
    counted = Counter(tuple(GAME.resample(state, 1, luck).piles[0]) for _ in range(600))
    assert len(counted) == 6
    assert all(order[3] == 6 and often > 60 for order, often in counted.items())


def test_at_the_end_the_traps_are_what_they_are() -> None:
    state = lay_out().state
    state.phase = Phase.OVER
    assert all(GAME.resample(state, 0, QuickLuck(seed)).trap == state.trap for seed in range(5))


# -- what all can tell is exactly what follows from what they saw ---------------------------------------------------


def record(seats: int, walker: Walker, seed: int, steps: int) -> tuple[Match, Moves]:
    match, luck = sit(seats, enchanted="one"), QuickLuck(seed)
    moves: Moves = []
    for _ in range(steps):
        request = match.asks()
        seat = LUCK if request is not None else match.to_act()[0] if match.to_act() else None
        if seat is None:
            break
        action = luck.answer(request) if request else choose(match.state, match.legal(seat), walker, luck)
        moves.append((seat, action))
        match.apply(seat, action)
    return match, moves


def replay(seats: int, moves: Moves, trap: list[int]) -> list[bytes] | None:
    """What would have been seen, had the traps been these; None where somebody could not have done what he did."""
    match = sit(seats, enchanted="one")
    seen: list[bytes] = []
    for seat, action in moves:
        if match.state.phase is Phase.TRAPS:
            action = Drawn(tuple(INDEX[place] + 1 for place in trap))
        try:
            seen.append(encode(match.apply(seat, action)))
        except IllegalAction:
            return None
    return seen


@pytest.mark.rule("RN-17")
@given(seats=st.integers(2, 4), walker=st.sampled_from(Walker), seed=st.integers(0, 2**32))
@settings(deadline=None, max_examples=8, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
def test_a_world_may_be_exactly_if_the_whole_game_would_have_looked_the_same_in_it(
    seats: int, walker: Walker, seed: int
) -> None:
    match, moves = record(seats, walker, seed, steps=150)
    moves = [move for move in moves if not _is_redrawn(move, moves)]
    truth = replay(seats, moves, match.state.trap)
    assert truth is not None
    luck = QuickLuck(seed)
    for _ in range(6):
        assert replay(seats, moves, GAME.resample(match.state, None, luck).trap) == truth
    for card in range(20):
        for at in range(4):
            trap = match.state.trap.copy()
            trap[card] = CARD_SQUARES[card][at]
            if not match.state.suspects[card] >> at & 1 and reaches_every_room(trap, match.state.entrance):
                assert replay(seats, moves, trap) != truth, "it would have been noticed"


def _is_redrawn(move: tuple[int, Action], moves: Moves) -> bool:
    """A layout that was drawn again: only the last one counts."""
    layouts = [one for one in moves if isinstance(one[1], Drawn) and len(one[1].values) == 20]
    return move in layouts and move is not layouts[-1]
