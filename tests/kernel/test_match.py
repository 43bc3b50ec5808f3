"""One mechanism for matches, clocks and answers in free text: tried on a game that is on no shelf."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.conformance.leak import Twins, other_worlds, resample_is_exact, same_next, same_now, watchers, worlds
from tests.conformance.walks import walk

from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import Reader, write
from ludotheque.kernel.pieces import (
    CLOCK,
    LUCK,
    DealBegan,
    DealEnded,
    Drawn,
    MatchEnded,
    Outcome,
    Ready,
    SeatReady,
    TimeOut,
)

from .sablier import SABLIER, Guess, Options, SandOut, Shout


def table(seats: int = 2, deals: int = 2, pips: int = 3, hidden: int = 1) -> Match:
    match = Match(SABLIER, Options(match=deals), seats)
    match.apply(LUCK, Drawn((pips,)), 100)
    match.apply(LUCK, Drawn((hidden,)), 200)
    return match


def test_the_deadline_comes_from_the_time_in_the_log() -> None:
    match = table(pips=3)
    assert match.deadline() == 200 + 30_000
    match.apply(0, Shout("hé"), 5_000)
    assert match.deadline() == 30_200, "acting early does not move it"
    match.apply(CLOCK, SandOut(), 30_200)
    assert match.deadline() is None


def test_points_and_whatever_else_is_carried_go_to_the_next_deal() -> None:
    match = table()
    match.apply(0, Guess(0))
    events = match.apply(1, Guess(2))
    assert DealEnded(1, (0, 0), (0, 0)) in events
    for seat in range(2):
        match.apply(seat, Ready())
    assert match.view(None).table.pot == 4, "nobody won the first pot, so it stays"
    match.apply(LUCK, Drawn((1,)))
    match.apply(LUCK, Drawn((0,)))
    match.apply(0, Guess(3))
    events = match.apply(1, Guess(0))
    assert events[-2:] == [DealEnded(2, (0, 4), (0, 4)), MatchEnded((1,), (0, 4))]
    assert match.outcome() == Outcome("match", (1,), (0, 4), ("guesser", "guesser"))
    assert not match.to_act()


def test_the_next_deal_waits_until_everybody_is_ready_and_the_start_passes_to_the_left() -> None:
    match = table(seats=3, deals=2)
    match.apply(CLOCK, SandOut())
    assert match.outcome() is None
    assert list(match.to_act()) == [0, 1, 2]
    assert match.view(None).between_deals
    assert match.apply(1, Ready()) == [SeatReady(1)]
    with pytest.raises(IllegalAction, match=Refusal.ALREADY_READY):
        match.apply(1, Ready())
    with pytest.raises(IllegalAction, match=Refusal.WRONG_STEP):
        match.apply(0, Guess(1))
    assert match.apply(CLOCK, TimeOut(0)) == [SeatReady(0)]
    assert match.legal(0) == []
    assert match.legal(2) == [Ready()]
    assert match.apply(2, Ready()) == [SeatReady(2), DealBegan(2)]
    assert match.standing.starter == 1


def test_a_match_without_points_has_no_winner() -> None:
    match = table(deals=2)
    match.apply(CLOCK, SandOut())
    for seat in range(2):
        match.apply(seat, Ready())
    match.apply(LUCK, Drawn((1,)))
    match.apply(LUCK, Drawn((0,)))
    match.apply(CLOCK, SandOut())
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.winners == ()
    assert outcome.ranks() == (1, 1)


def test_ranks_put_winners_first_and_let_equals_share() -> None:
    assert Outcome("x", (2,), (5, 1, 0, 5), ("",) * 4).ranks() == (2, 4, 1, 2)


def test_luck_must_answer_what_was_asked() -> None:
    match = Match(SABLIER, Options(), 2)
    for wrong in ((), (0,), (7,), (1, 2)):
        with pytest.raises(IllegalAction, match=Refusal.LUCK_IMPOSSIBLE):
            match.apply(LUCK, Drawn(wrong))


@given(st.text(max_size=20))
def test_free_text_survives_its_notation(text: str) -> None:
    reader = Reader(SABLIER.actions)
    assert reader.read(write(Shout(text))) == Shout(text)


@given(seed=st.integers(0, 2**32), seats=st.integers(2, 3))
@settings(deadline=None, max_examples=25, derandomize=True)
def test_the_leak_law_holds_for_secret_guesses(seed: int, seats: int) -> None:
    luck = QuickLuck(seed)
    match = Match(SABLIER, Options(match=2), seats)
    probes = [Guess(1), Shout("x"), SandOut(), Ready(), Drawn((1,))]
    moves = []
    twins = Twins()
    for move in walk(match, luck):
        twins.step(match, move, luck, probes)
        others = other_worlds(match, luck)
        same_now(match, others, probes)
        same_next(match, others, move, luck)
        moves.append(move)
    for seat in watchers(match):
        for true, possible in worlds(Match(SABLIER, Options(match=2), seats), moves[:6], seat):
            resample_is_exact(true, possible, seat, luck, draws=10)


class WithPurse(type(SABLIER)):  # type: ignore[misc] # the game that is on no shelf, and a little more
    def deals(self, options: Options, seats: int) -> int:
        return seats

    def purse(self, options: Options) -> int:
        return 30


def test_a_match_may_have_as_many_deals_as_seats_and_begin_with_points() -> None:
    match = Match(WithPurse(), Options(), 3)
    assert match.standing.deals == 3
    assert match.view(None).points == (30, 30, 30)
