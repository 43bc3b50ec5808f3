"""How many sequences of actions there are to depth 3, worked out by hand and counted two ways.

A step is an action of a turn, an End turn, a designation or a name; claims and the clock are left out. With n seats:

    a turn's actions        2 looks + 2 swaps, if he is not locked + 2 × (others who are not locked) forces + 1 pass
    nobody locked           2 + 2 + 2(n−1) + 1 = 2n + 3
    the end of a turn       1, or n for the Treasure: End turn and n−1 others to designate
    a name                  n − 1: anybody but oneself
"""

from collections.abc import Callable

import pytest

from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.match import Match

from .table import can, deal, do, turns

DEPTH = 3


def listed(match: Match, seat: int) -> list[str]:
    """What the rules say that a seat may do."""
    return can(match, seat)


def accepted(match: Match, seat: int) -> list[str]:
    """Everything that one could think of doing, if the rules take it."""
    everything = ["pass", "end-turn"]
    everything += [f"{verb} {place}" for verb in ("observe", "swap") for place in (0, 1)]
    everything += [f"force {other} {place}" for other in range(match.seats) for place in (0, 1)]
    everything += [f"{verb} {other}" for verb in ("designate", "name") for other in range(match.seats)]
    return [step for step in everything if takes(match, seat, step)]


def takes(match: Match, seat: int, step: str) -> bool:
    try:
        do(match.clone(), step, seat)
    except IllegalAction:
        return False
    return True


def perft(match: Match, depth: int, moves: Callable[[Match, int], list[str]]) -> int:
    if depth == 0:
        return 1
    total = 0
    for seat in range(match.seats):
        for step in moves(match, seat):
            after = match.clone()
            do(after, step, seat)
            total += perft(after, depth - 1, moves)
    return total


def counts(match: Match) -> list[int]:
    """To depth 1, 2 and 3; the same by the list of legal actions and by trying everything."""
    by_list = [perft(match, depth, listed) for depth in range(1, DEPTH + 1)]
    by_trial = [perft(match, depth, accepted) for depth in range(1, DEPTH + 1)]
    assert by_list == by_trial
    return by_list


def hand(cards: str, seats: int) -> str:
    """These cards at the first seats, Neutrals at the others."""
    return " ".join(cards.split() + ["N"] * (seats - len(cards.split())))


both_sizes = pytest.mark.parametrize("n", [4, 5])


@pytest.mark.rule("CC-06", "CC-11", "CC-12", "CC-14", "CC-21", "CC-22")
@both_sizes
def test_from_the_first_turn(n: int) -> None:
    after_a_swap = 2 + 2 + 2 * (n - 2) + 1  # the swapper cannot be forced
    leave_no_lock = 2 + 2 * (n - 1) + 1  # look, force, pass
    assert counts(deal(hand("K T F", n))) == [
        2 * n + 3,
        (2 * n + 3) * 1,  # the mover has not got the Treasure, and it is not in the centre to be fetched
        leave_no_lock * (2 * n + 3) + 2 * after_a_swap,
    ]
    assert leave_no_lock * (2 * n + 3) + 2 * after_a_swap == (2 * n + 1) * (2 * n + 5) == {4: 117, 5: 165}[n]


@pytest.mark.rule("CC-17")
@both_sizes
def test_from_the_first_turn_if_a_force_locks(n: int) -> None:
    left_neighbour_locked = 2 + 2 * (n - 1) + 1  # he is the next to move: no swap
    another_locked = 2 + 2 + 2 * (n - 2) + 1  # one fewer to force
    assert counts(deal(hand("K T F", n), force_locks=True)) == [
        2 * n + 3,
        2 * n + 3,
        (2 + 1) * (2 * n + 3) + 2 * another_locked + 2 * left_neighbour_locked + 2 * (n - 2) * another_locked,
    ]


@pytest.mark.rule("CC-21", "CC-23", "CC-24", "CC-25", "CC-26")
@both_sizes
@pytest.mark.parametrize("final_vote", ["in_turn", "at_once"])
def test_with_the_treasure_as_mover(n: int, final_vote: str) -> None:
    """Key and Fake Key at seats 1 and 2. Only who designates a Neutral leaves a third step: a name."""
    keeps = 2 + 2 * (n - 1) + 1  # look, force, pass: he still has the Treasure; a swap gives it up
    after_a_swap = 2 + 2 + 2 * (n - 2) + 1
    misses = (
        (2 + 1) * (n - 3)  # after a look or a pass, n−3 others hold neither Key nor Fake Key,
        + 2 * 2 * (n - 2)  # after Key or Fake Key was forced into the centre one more,
        + 2 * (n - 3) * (n - 3)  # after one of the others was forced as many as before
    )
    namings = (n - 1) * (n if final_vote == "at_once" else 1)
    assert counts(deal(hand("T K F", n), final_vote=final_vote)) == [
        2 * n + 3,
        keeps * n + 2 * 1,
        keeps * (2 * n + 3) + 2 * after_a_swap + misses * namings,
    ]
    if final_vote == "in_turn":
        assert keeps * (2 * n + 3) + 2 * after_a_swap + misses * namings == {4: 156, 5: 269}[n]


@pytest.mark.rule("CC-21")
@both_sizes
def test_with_the_treasure_in_the_centre(n: int) -> None:
    """The mover fetches it by one of his two swaps, and may then designate."""
    after_a_swap = 2 + 2 + 2 * (n - 2) + 1
    leave_no_lock = 2 + 2 * (n - 1) + 1
    misses = n - 3  # neither the Key at seat 1 nor the Fake Key at seat 2
    assert counts(deal(hand("N K F", n), "T N")) == [
        2 * n + 3,
        (leave_no_lock + 1) * 1 + 1 * n,
        leave_no_lock * (2 * n + 3) + 2 * after_a_swap + misses * (n - 1),
    ]


@pytest.mark.rule("CC-12", "CC-13", "CC-14", "CC-16")
@both_sizes
def test_from_a_position_with_two_locks(n: int) -> None:
    """Seats 0 and 1 have swapped; seat 2 moves, then seat 3, who has the Treasure."""
    match = deal(hand("K F N T", n))
    turns(match, "swap 0", "swap 1")
    two_locked = 2 + 2 + 2 * (n - 3) + 1
    three_locked = 2 + 2 + 2 * (n - 4) + 1
    leave_no_lock = 2 + 2 * (n - 3) + 1
    assert counts(match) == [two_locked, two_locked * 1, leave_no_lock * two_locked + 2 * three_locked]
    assert leave_no_lock * two_locked + 2 * three_locked == (2 * n - 3) * (2 * n + 1) == {4: 45, 5: 77}[n]


@pytest.mark.rule("CC-13", "CC-15", "CC-16")
@both_sizes
def test_with_a_locked_mover(n: int) -> None:
    """Seat 0 has swapped a round ago; his lock opens as this turn ends."""
    match = deal(hand("K T F", n))
    turns(match, "swap 0", *["pass"] * (n - 1))
    no_swap = 2 + 2 * (n - 1) + 1
    assert counts(match) == [no_swap, no_swap * 1, no_swap * (2 * n + 3)]


@pytest.mark.rule("CC-18")
@both_sizes
def test_with_everybody_locked(n: int) -> None:
    """Seat 0 may look or pass; then he is free again, and the one whom seat 1 may force."""
    match = deal(hand("K T F", n))
    turns(match, *["swap 0"] * n)
    assert counts(match) == [2 + 1, 3 * 1, 3 * (2 + 2 * 1 + 1)]
