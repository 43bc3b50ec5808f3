"""Length, matches and time: CC-31 to CC-33."""

import pytest

from ludotheque.games.coffre_et_cle import GAME
from ludotheque.games.coffre_et_cle.pieces import Ended, NamesShown, Pass, Passed, TimedOut, TurnEnded
from ludotheque.kernel.errors import BadOptions, IllegalAction
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import (
    CLOCK,
    LUCK,
    DealBegan,
    DealEnded,
    Drawn,
    MatchEnded,
    Pick,
    SeatReady,
    Shuffle,
    TimeOut,
)

from .table import (
    can,
    cards,
    deal,
    deal_again,
    designate,
    do,
    everybody,
    eye,
    names,
    refused,
    scores,
    seen,
    sit,
    time_out,
    turns,
    winners,
)

# -- rounds ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-31")
@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("rounds", [1, 2, 20])
def test_nobody_wins_when_the_last_turn_of_the_last_round_ends_without_a_designation(seats: int, rounds: int) -> None:
    match = deal(" ".join(["T", "K", "F"] + ["N"] * (seats - 3)), starter=seats - 1, max_rounds=rounds)
    turns(match, *["pass"] * (rounds * seats - 1))
    assert match.outcome() is None
    do(match, "pass")
    assert match.outcome() is None
    do(match, "end-turn")
    assert winners(match) == ("rounds-over", ())
    assert scores(match) == (0,) * seats


@pytest.mark.rule("CC-31")
def test_the_treasure_may_still_designate_on_the_last_turn() -> None:
    match = deal("T K F N", starter=1, max_rounds=1)
    turns(match, "pass", "pass", "pass")
    designate(match, 1)
    assert winners(match) == ("key-found", (0, 1))


@pytest.mark.rule("CC-31")
def test_a_missed_designation_on_the_last_turn_still_has_its_final_phase() -> None:
    match = deal("T K F N", starter=1, max_rounds=1)
    turns(match, "pass", "pass", "pass")
    designate(match, 3)
    names(match, 2, 1, 1, 2)
    assert winners(match) == ("fake-named", (0, 1, 2))


@pytest.mark.rule("CC-31")
def test_the_table_shows_the_round_and_the_limit() -> None:
    match = deal("T K F N", starter=2, max_rounds=7)
    rounds = []
    for _ in range(9):
        assert eye(match, None).options.max_rounds == 7
        rounds.append(eye(match, None).round)
        turns(match, "pass")
    assert rounds == [1, 1, 1, 1, 2, 2, 2, 2, 3]


@pytest.mark.rule("CC-31")
def test_0_is_no_limit() -> None:
    match = deal("T K F N", max_rounds=0)
    turns(match, *["pass"] * (25 * 4))
    assert match.outcome() is None
    assert eye(match, None).round == 26


@pytest.mark.rule("CC-31")
@pytest.mark.parametrize("extra", [1, 4])
def test_no_limit_is_refused_with_extra_neutrals(extra: int) -> None:
    sit(5, max_rounds=1, extra_neutrals=extra)
    with pytest.raises(BadOptions) as refusal:
        sit(5, max_rounds=0, extra_neutrals=extra)
    assert (refusal.value.code, refusal.value.rule) == ("endless-fog", "CC-31")


@pytest.mark.rule("CC-31")
@pytest.mark.parametrize("rounds", [-1, 21])
def test_max_rounds_is_0_to_20(rounds: int) -> None:
    with pytest.raises(BadOptions, match="bad-value"):
        sit(5, max_rounds=rounds)


# -- points ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-32")
def test_treasure_and_key_get_two_points_each() -> None:
    match = deal("T K F N")
    designate(match, 1)
    assert scores(match) == (2, 2, 0, 0)


@pytest.mark.rule("CC-32")
def test_who_wins_alone_gets_three_points() -> None:
    designated = deal("T K F N")
    designate(designated, 2)
    assert scores(designated) == (0, 0, 3, 0)
    false_treasure = deal("FT K F N", "T N")
    designate(false_treasure, 1)
    assert scores(false_treasure) == (3, 0, 0, 0)


@pytest.mark.rule("CC-32")
def test_a_final_phase_won_with_others_gives_one_point_each() -> None:
    named = deal("T K F N")
    designate(named, 3)
    names(named, 2, 1, 2, 1)
    assert scores(named) == (0, 1, 1, 1)
    caught = deal("T K F N", fake_hides="plurality")
    designate(caught, 3)
    names(caught, 2, 1, 2, 2)
    assert scores(caught) == (1, 1, 0, 1)
    only_two = deal("T K F N")
    designate(only_two, 3)
    names(only_two, 2, 1, 1, 1)
    assert scores(only_two) == (0, 1, 1, 0)


@pytest.mark.rule("CC-32")
def test_a_final_phase_won_alone_gives_three_points() -> None:
    escaped = deal("T K F N", fake_hides="plurality")
    designate(escaped, 3)
    names(escaped, 0, 0, 0, 1)
    assert scores(escaped) == (0, 0, 3, 0)
    caught_by_one = deal("T K F N", fake_hides="plurality")
    designate(caught_by_one, 3)
    do(caught_by_one, "name 2")
    for _ in range(3):
        time_out(caught_by_one)
    assert scores(caught_by_one) == (0, 3, 0, 0)


# -- a match ---------------------------------------------------------------------------------------------------


def all_ready(match: Match) -> None:
    for seat in range(match.seats):
        do(match, "ready", seat)


@pytest.mark.rule("CC-32")
def test_one_deal_is_the_default_and_ends_without_a_score_table() -> None:
    assert GAME.options().match == 1
    match = deal("T K F N")
    events = designate(match, 1)
    assert isinstance(events[-1], Ended)
    assert match.to_act() == []


@pytest.mark.rule("CC-32")
@pytest.mark.parametrize("deals", [0, 21])
def test_a_match_has_1_to_20_deals(deals: int) -> None:
    sit(5, match=20)
    with pytest.raises(BadOptions, match="bad-value"):
        sit(5, match=deals)


@pytest.mark.rule("CC-32")
def test_points_add_up_and_the_start_passes_to_the_left_over_a_whole_match() -> None:
    match = deal("T K F N", starter=3, match=4, max_rounds=2)
    turns(match, "pass")
    assert designate(match, 1)[-1] == DealEnded(1, (2, 2, 0, 0), (2, 2, 0, 0))
    all_ready(match)

    deal_again(match, "T N F K")
    assert list(match.to_act()) == [0]
    assert designate(match, 2)[-1] == DealEnded(2, (0, 0, 3, 0), (2, 2, 3, 0))
    all_ready(match)

    deal_again(match, "N T F K")
    assert list(match.to_act()) == [1]
    designate(match, 0)
    assert names(match, 1, 2, 2, 2)[-1] == DealEnded(3, (1, 1, 1, 1), (3, 3, 4, 1))
    all_ready(match)

    deal_again(match, "N N T K", "F N")
    assert list(match.to_act()) == [2]
    assert match.outcome() is None
    turns(match, *["pass"] * 7)
    do(match, "pass")
    events = do(match, "end-turn")
    assert events[-2:] == [DealEnded(4, (0, 0, 0, 0), (3, 3, 4, 1)), MatchEnded((2,), (3, 3, 4, 1))]
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.how, outcome.winners, outcome.scores) == ("match", (2,), (3, 3, 4, 1))
    assert match.to_act() == []


@pytest.mark.rule("CC-32")
def test_a_random_starter_is_drawn_once_and_then_passes_on() -> None:
    match = sit(4, match=2)
    assert match.asks() == Pick(secret=False, among=4)
    match.apply(LUCK, Drawn((3,)))
    match.apply(LUCK, Drawn((1, 0, 2, 3, 4, 5)))
    turns(match, "pass")
    designate(match, 1)
    all_ready(match)
    assert match.asks() == Shuffle(secret=True, size=6)
    deal_again(match, "K T F N")
    assert list(match.to_act()) == [0]
    assert eye(match, None).starter == 0


@pytest.mark.rule("CC-32")
def test_a_new_deal_begins_afresh() -> None:
    match = deal("T K F N", match=2)
    do(match, "claim dealt key", 1)
    turns(match, "swap 0", "swap 0", "force 3 1", "pass", "pass")
    designate(match, 2)
    all_ready(match)
    deal_again(match, "N K F T", "N N")
    now = eye(match, 0)
    assert (now.turn, now.round, now.locked) == (0, 1, (False,) * 4)
    assert (now.done, now.claims, now.notes, now.forced_by, now.cards) == ((), (), (), None, None)


@pytest.mark.rule("CC-32")
def test_between_two_deals_everybody_says_ready_once() -> None:
    match = deal("T K F N", match=2)
    designate(match, 1)
    assert list(match.to_act()) == [0, 1, 2, 3]
    assert match.asks() is None
    assert can(match, 2) == ["ready"]
    assert do(match, "ready", 2) == [SeatReady(2)]
    assert can(match, 2) == []
    with pytest.raises(IllegalAction, match="already-ready"):
        do(match, "ready", 2)
    with pytest.raises(IllegalAction, match="wrong-step"):
        do(match, "pass", 0)
    do(match, "ready", 0)
    do(match, "ready", 3)
    assert cards(match) == "T K F N / N N"
    assert all(eye(match, seat).cards is not None for seat in everybody(match))
    assert do(match, "ready", 1) == [SeatReady(1), DealBegan(2)]
    assert match.asks() is not None


@pytest.mark.rule("CC-32", "CC-33")
def test_the_clock_says_ready_for_the_absent() -> None:
    match = deal("T K F N", match=2)
    designate(match, 1)
    assert match.legal(CLOCK) == [TimeOut(seat) for seat in range(4)]
    for seat in range(4):
        time_out(match, seat)
    assert match.view(None).deal == 2


@pytest.mark.rule("CC-32")
def test_the_score_is_seen_by_everybody() -> None:
    match = deal("T K F N", match=3)
    designate(match, 1)
    for seat in everybody(match):
        seen_match = match.view(seat)
        assert (seen_match.deal, seen_match.deals, seen_match.points) == (1, 3, (2, 2, 0, 0))
        assert seen_match.between_deals


@pytest.mark.rule("CC-32")
def test_the_most_points_win_a_match_and_equals_share() -> None:
    match = deal("T K F N", match=2)
    designate(match, 1)
    all_ready(match)
    deal_again(match, "N N T K", "F N")
    turns(match, "pass")
    assert designate(match, 3)[-1] == MatchEnded((0, 1, 2, 3), (2, 2, 2, 2))


@pytest.mark.rule("CC-32")
def test_a_match_without_points_has_no_winner() -> None:
    match = deal("T K F N", match=2, max_rounds=1)
    turns(match, "pass", "pass", "pass", "pass")
    all_ready(match)
    deal_again(match, "T K F N")
    turns(match, "pass", "pass", "pass", "pass")
    assert winners(match) == ("match", ())


# -- time out --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CC-33")
@pytest.mark.parametrize("hand", ["T K F N", "K T F N", "N T F K"])
def test_a_time_out_is_a_pass_then_an_end_of_turn_for_everybody_alike(hand: str) -> None:
    match = deal(hand)
    assert match.legal(CLOCK) == [TimeOut(0)]
    assert time_out(match) == [TimedOut(0), Passed(0)]
    assert list(match.to_act()) == [0]
    assert match.legal(CLOCK) == [TimeOut(0)]
    assert time_out(match) == [TimedOut(0), TurnEnded(0)]
    assert list(match.to_act()) == [1]
    assert cards(match) == f"{hand} / N N"


@pytest.mark.rule("CC-33")
def test_after_an_action_a_time_out_is_an_end_of_turn() -> None:
    match = deal("T K F N")
    do(match, "swap 0")
    assert time_out(match) == [TimedOut(0), TurnEnded(0)]


@pytest.mark.rule("CC-33")
def test_a_time_out_on_the_last_turn_ends_the_deal() -> None:
    match = deal("T K F N", max_rounds=1)
    for _ in range(2 * 4):
        time_out(match)
    assert winners(match) == ("rounds-over", ())


@pytest.mark.rule("CC-33")
def test_in_the_final_phase_a_time_out_is_no_name() -> None:
    match = deal("T K F N")
    designate(match, 3)
    events = time_out(match)
    for seat in everybody(match):
        assert seen(match, events, seat) == [TimedOut(1)]
        assert eye(match, seat).named == (False, True, False, False)
        assert eye(match, seat).names == (None,) * 4
        assert eye(match, seat).abstained == (False, True, False, False)
    refused(match, "name 2", "already-named", "CC-26", seat=1)
    names(match, 1, 2, 1)
    assert winners(match) == ("fake-named", (2, 3))


@pytest.mark.rule("CC-33")
def test_at_once_a_time_out_is_no_name_and_seen_by_all() -> None:
    match = deal("T K F N", final_vote="at_once")
    designate(match, 3)
    assert match.legal(CLOCK) == [TimeOut(seat) for seat in range(4)]
    assert time_out(match, 2) == [TimedOut(2)]
    assert eye(match, None).named == (False, False, True, False)
    for namer in (0, 1):
        do(match, "name 2", namer)
    for seat in everybody(match):
        assert eye(match, seat).abstained == (False, False, True, False)
    events = time_out(match, 3)
    assert events[:2] == [TimedOut(3), NamesShown((2, 2, None, None))]
    assert winners(match) == ("fake-named", (0, 1, 2))


@pytest.mark.rule("CC-33")
def test_if_nobody_names_at_all_nobody_wins_as_printed() -> None:
    match = deal("T K F N")
    designate(match, 3)
    for _ in range(4):
        time_out(match)
    assert winners(match) == ("fake-unnamed", ())


@pytest.mark.rule("CC-33")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_only_one_whose_move_is_awaited_runs_out_of_time(seat: int) -> None:
    match = deal("T K F N")
    with pytest.raises(IllegalAction) as refusal:
        time_out(match, seat)
    assert (refusal.value.code, refusal.value.rule) == ("clock-not-asked", "CC-33")
    with pytest.raises(IllegalAction, match="clock-not-asked"):
        match.apply(CLOCK, Pass())
    over = deal("T K F N")
    designate(over, 1)
    with pytest.raises(IllegalAction, match="clock-not-asked"):
        time_out(over, 0)
