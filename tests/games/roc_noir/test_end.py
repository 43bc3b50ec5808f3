"""The treasure, and how long it lasts."""

import pytest

from ludotheque.games.roc_noir import GAME

from .table import can, deal, do, eye, lay_out, next_throw, refused, roll, targets, told, walk, where

PAIRS = {"0 black": "1 1", "0 grey": "2 2", "0 white": "3 3"}


@pytest.mark.rule("RN-33")
def test_only_with_a_complete_pair_into_the_treasure_chamber_and_the_turn_ends() -> None:
    match = lay_out({"0 black": "D5"}, {"0 black": "1 3"})
    roll(match)
    refused(match, "step treasure", "no-pair", "RN-33")
    match = lay_out({"0 black": "D5"}, {"0 black": "1 1"})
    roll(match)
    events = do(match, "step treasure")
    assert told(events) == ["stepped", "treasure-reached"]
    assert events[1].count == 1
    assert where(match, "0 black") == "treasure"
    assert match.state.mover == 1


@pytest.mark.rule("RN-33")
def test_the_treasure_chamber_holds_any_number() -> None:
    match = lay_out({"0 black": "D5", "1 black": "treasure"}, {"0 black": "1 1"})
    roll(match)
    do(match, "step treasure")
    assert where(match, "0 black") == where(match, "1 black") == "treasure"


@pytest.mark.rule("RN-34")
def test_who_first_has_all_three_knights_there_wins_at_once() -> None:
    knights = {
        "0 black": "D5",
        "0 grey": "treasure",
        "0 white": "treasure",
        "1 black": "treasure",
        "1 grey": "treasure",
    }
    match = lay_out(knights, PAIRS)
    roll(match)
    events = do(match, "step treasure")
    assert told(events) == ["stepped", "treasure-reached", "ended"]
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.how, outcome.winners, outcome.scores) == ("treasure", (0,), (3, 2))
    assert len(eye(match).traps) == 20
    assert match.to_act() == []


@pytest.mark.rule("RN-34")
@pytest.mark.rule("RN-15")
def test_whose_counterweight_wins_falls_all_the_same() -> None:
    match = lay_out({"0 black": "F4", "0 grey": "treasure", "0 white": "treasure", "1 grey": "E3"}, PAIRS)
    roll(match)
    assert told(do(match, "step treasure")) == ["stepped", "treasure-reached", "dropped", "ended"]


@pytest.mark.rule("RN-35")
def test_one_turn_may_chain_galleries_an_exchange_and_the_treasure() -> None:
    """From the entrance to its own gallery, on to the grey one where its comrade has portraits, and in."""
    match = lay_out({"0 grey": "D2"}, {"0 grey": "1 2"})
    match.state.piles[0] = [4, 3, 1, 6]
    match.state.piles[1] = [4, 5]
    roll(match)
    do(match, "step C2", "jump C4")
    walk(match, "D4 E4 F4 F3 F2 G2 H2 black")
    assert eye(match).knights[0][0].portraits == ("3", "4")
    walk(match, "H3 H4 H5 H6 H7 H8 I8 grey")
    do(match, "exchange 3")
    assert eye(match).knights[0][0].portraits == ("4", "4")
    walk(match, "H8 H7 H6 G6")
    assert told(do(match, "step treasure")) == ["stepped", "treasure-reached"]
    assert eye(match).knights[0][0].at == "treasure"


# -- the last round ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RN-38")
def test_a_round_is_a_turn_of_every_seat_from_the_first_player_on() -> None:
    match = lay_out(seats=3, starter=2, max_rounds=2)
    seen: list[tuple[int, int | None]] = []
    while match.outcome() is None:
        roll(match)
        view = eye(match)
        seen.append((view.round, view.mover))
        do(match, "stop")
    assert seen == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1)]


def _last_turn(knights: dict[str, str], portraits: dict[str, str]) -> tuple[str, tuple[int, ...]]:
    match = lay_out(knights, portraits, max_rounds=1)
    for _ in range(2):
        assert match.outcome() is None
        roll(match)
        if can(match, "choose"):
            do(match, can(match, "choose")[0])
        do(match, "stop")
    outcome = match.outcome()
    assert outcome is not None
    return outcome.how, outcome.winners


@pytest.mark.rule("RN-38")
def test_after_the_last_round_most_knights_in_the_treasure_win() -> None:
    pairs = {"1 grey": "1 1", "0 white": "3 3", "0 black": "4 4", "0 grey": "2 2"}
    assert _last_turn({"1 grey": "treasure"}, pairs) == ("rounds-over", (1,))


@pytest.mark.rule("RN-38")
def test_of_equals_most_complete_pairs_those_in_the_treasure_included() -> None:
    knights = {"0 black": "treasure", "1 black": "treasure"}
    pairs = {"0 black": "1 1", "1 black": "3 3"}
    assert _last_turn(knights, pairs | {"0 grey": "2 2"}) == ("rounds-over", (0,))
    assert _last_turn(knights, pairs | {"1 white": "5 5"}) == ("rounds-over", (1,))


@pytest.mark.rule("RN-38")
def test_else_it_is_shared() -> None:
    assert _last_turn({}, {"0 black": "1 1", "1 black": "3 3"}) == ("shared", (0, 1))


@pytest.mark.rule("RN-38")
def test_a_round_is_a_turn_for_everybody_and_without_a_limit_it_goes_on() -> None:
    match = deal(3, max_rounds=2)
    turns = 0
    while match.outcome() is None:
        assert eye(match).round == turns // 3 + 1
        roll(match)
        do(match, "stop")
        turns += 1
    assert turns == 6
    match = deal(2, max_rounds=0)
    for _ in range(300):
        roll(match)
        do(match, "stop")
    assert match.outcome() is None


# -- idle turns ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RN-39")
def test_a_knight_that_cannot_move_stops() -> None:
    match = lay_out({"0 black": "A3", "1 black": "A4", "1 grey": "B3"}, ropes=(0, 3), traps="B4")
    roll(match)
    assert targets(match, "step") == {"entrance"}
    match = lay_out({"0 black": "J7", "1 black": "J6", "1 grey": "I7", "1 white": "J8"}, ropes=(0, 3), traps="I6 I8")
    events = roll(match)
    assert told(events) == ["die-rolled", "stopped"]
    assert events[1].why == "no-way"
    assert match.state.mover == 1


@pytest.mark.rule("RN-39")
def test_after_three_idle_turns_running_without_a_rope_one_is_given_back() -> None:
    match = lay_out(ropes=(0, 3))
    for count in (1, 2):
        roll(match)
        assert told(do(match, "stop")) == ["stopped"]
        assert eye(match).idle == (count, 0)
        next_throw(match)
    roll(match)
    assert told(do(match, "stop")) == ["stopped", "rope-given"]
    assert eye(match).ropes == (1, 3)
    assert eye(match).idle == (0, 0)


@pytest.mark.rule("RN-39")
def test_a_turn_of_which_the_knight_ends_where_it_began_is_idle_a_fall_is_too_and_a_swap_changes_nothing() -> None:
    match = lay_out(portraits={"0 black": "1 3", "0 grey": "1 2"}, ropes=(0, 3))
    roll(match)
    do(match, "step B3", "step B4", "step B3", "step entrance", "swap black grey 1", "stop")
    assert eye(match).idle == (1, 0)
    next_throw(match)
    roll(match)
    do(match, "step A3")
    assert eye(match).idle == (2, 0)


@pytest.mark.rule("RN-39")
def test_a_rope_another_square_a_visit_or_a_robbery_makes_a_turn_not_idle_and_the_count_starts_again() -> None:
    match = lay_out(ropes=(0, 3))
    match.state.idle[0] = 1
    roll(match)
    do(match, "step B3", "stop")
    assert eye(match).idle == (0, 0)
    match = lay_out({"0 black": "H2"}, ropes=(0, 3))
    match.state.idle[0] = 1
    roll(match)
    do(match, "step black", "stop")
    assert eye(match).idle == (0, 0)
    match = lay_out({"0 black": "B4", "1 grey": "D4"}, {"0 black": "1 3", "1 grey": "1 2"}, ropes=(0, 3))
    match.state.idle[0] = 1
    roll(match)
    do(match, "step C4", "rob 1 grey 1", "step B4", "stop")
    assert eye(match).idle == (0, 0)
    match = lay_out(ropes=(1, 3))
    match.state.idle[0] = 1
    roll(match)
    do(match, "stop")
    assert eye(match).idle == (0, 0)


@pytest.mark.rule("RN-39")
def test_to_spend_the_last_rope_in_vain_is_idle() -> None:
    match = lay_out({"0 black": "D2"}, traps="D4", ropes=(1, 3))
    roll(match)
    do(match, "jump D4")
    assert eye(match).idle == (1, 0)


def test_at_the_end_everybody_is_ranked_by_knights_in_the_treasure() -> None:
    match = lay_out({"1 grey": "treasure"}, {"1 grey": "1 1"}, max_rounds=1)
    for _ in range(2):
        roll(match)
        do(match, "stop")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.scores == (0, 1)
    assert outcome.parts == ("starter", "follower")
    assert GAME.starter(match.state) == 0
