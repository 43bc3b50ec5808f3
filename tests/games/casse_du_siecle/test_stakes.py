"""Stakes, matches and the length of a game: CS-30 to CS-34."""

from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.games.casse_du_siecle.pieces import DoorOpened, Ended, Ending, Key, Pot, Staked
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import LUCK, DealEnded, MatchEnded, Ready

from .table import can, deal, do, eye, lay_out, plain_turn, sit, sizes

READY: dict[str, Any] = {"doors": {0: "1C 2O 3D"}, "bunches": ("4E 1C 2O 3D",)}
BET: dict[str, Any] = {"hidden_keys": True, "doors": {1: "5C 5O"}, "bunches": ("4D 5E 4E 1C",)}


@pytest.mark.rule("CS-30")
def test_a_bunch_costs_a_token_and_a_door_pays_its_pot_before_the_look() -> None:
    match = lay_out(2, **READY, stakes="bunches")
    match.state.door_pot = 4
    assert do(match, "take 0")[0] == Staked(0, Pot.DOOR)
    assert (eye(match, 1).tokens, eye(match, 1).door_pot) == ((29, 30), 5)
    events = do(match, "lay 4E 0")
    assert isinstance(events[1], DoorOpened)
    assert events[1].tokens == 5
    assert (eye(match, 1).tokens, eye(match, 1).door_pot) == ((34, 30), 0)
    do(match, "look 0 lower")
    assert eye(match, 1).tokens == (34, 30), "looks cost nothing"


@pytest.mark.rule("CS-30")
def test_an_incomplete_bunch_costs_a_token_too() -> None:
    match = lay_out(2, doors={0: "1C 2O"}, stakes="bunches")
    assert sizes(match)[11] == 2
    assert do(match, "take 11")[0] == Staked(0, Pot.DOOR)
    assert (eye(match, 1).tokens, eye(match, 1).door_pot) == ((29, 30), 1)


@pytest.mark.rule("CS-30")
def test_after_a_theft_the_pot_is_the_thiefs_not_the_owners() -> None:
    match = lay_out(2, own_doors=True, doors={1: "2C 3O"}, bunches=("4D 5E 1C 6C",), stakes="bunches")
    match.state.door_pot = 4
    do(match, "take 0")
    events = do(match, "finish 1 4D,5E")
    assert events[-1] == DoorOpened(0, 1, (Key.C2, Key.O3, Key.D4, Key.E5), 5)
    assert (eye(match, 1).tokens, eye(match, 1).door_pot) == ((34, 30), 0)


@pytest.mark.rule("CS-30")
def test_a_lost_bet_leaves_the_door_pot() -> None:
    match = lay_out(6, **BET, stakes="bunches")
    match.state.door_pot = 4
    do(match, "take 0", "finish 1 4D,5E")
    assert match.state.door_pot == 5


@pytest.mark.rule("CS-30")
def test_what_is_left_in_the_door_pot_goes_to_the_winner() -> None:
    match = lay_out(6, **BET, stakes="bunches")
    match.state.door_pot = 4
    match.state.seen = [2] * 10
    match.state.seen[0] = 0
    do(match, "take 0", "finish 1 4D,5E")
    events = do(match, "look 0 lower")
    assert isinstance(events[-1], Ended)
    assert events[-1].tokens == 5
    assert match.state.tokens == [29, 35, 30, 30, 30, 30]


@pytest.mark.rule("CS-31")
def test_a_look_costs_a_token_and_the_winner_takes_the_safe_pot() -> None:
    match = lay_out(2, **READY, stakes="digits")
    match.state.safe_pot = 7
    match.state.seen = [1] * 10
    match.state.seen[0] = 0
    do(match, "take 0", "lay 4E 0")
    assert eye(match, 1).tokens == (30, 30), "bunches cost nothing"
    events = do(match, "look 0 lower")
    assert events[0] == Staked(0, Pot.SAFE)
    assert eye(match, 1).tokens == (37, 30)


@pytest.mark.rule("CS-31")
def test_a_second_look_at_the_same_gear_costs_a_token_too() -> None:
    match = lay_out(2, **READY, stakes="digits")
    match.state.seen[0] = 1
    do(match, "take 0", "lay 4E 0")
    assert do(match, "look 0 lower")[0] == Staked(0, Pot.SAFE)
    assert (eye(match, 1).tokens, eye(match, 1).safe_pot) == ((29, 30), 1)


@pytest.mark.rule("CS-31")
def test_a_safe_pot_that_was_won_is_empty_in_the_next_game() -> None:
    match = lay_out(2, **READY, stakes="digits", match=True)
    match.state.safe_pot = 7
    match.state.seen = [1] * 10
    do(match, "take 0", "lay 4E 0", "look 0 lower")
    assert eye(match, None).safe_pot == 0
    next_game(match)
    assert (eye(match, None).tokens, eye(match, None).safe_pot) == ((37, 30), 0)


@pytest.mark.rule("CS-31")
def test_the_owner_who_looks_after_a_lost_bet_pays_for_it() -> None:
    match = lay_out(6, **BET, stakes="digits")
    do(match, "take 0", "finish 1 4D,5E", "look 0 lower")
    assert match.state.tokens == [30, 29, 30, 30, 30, 30]


@pytest.mark.rule("CS-31")
@pytest.mark.rule("CS-32")
def test_a_game_without_a_winner_leaves_both_pots_for_the_next_which_starts_one_seat_further() -> None:
    match = deal(2, match=True, stakes="both", max_rounds=1)
    match.state.door_pot, match.state.safe_pot = 3, 5
    match.state.tokens = [24, 28]
    plain_turn(match)
    plain_turn(match)
    assert match.state.ending is Ending.NOBODY_AHEAD
    assert match.standing.points == (23, 27)
    next_game(match)
    assert (match.state.door_pot, match.state.safe_pot) == (5, 5)
    assert match.state.tokens == [23, 27]
    assert match.state.starter == 1


@pytest.mark.rule("CS-32")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_match_is_as_many_games_as_there_are_players(seats: int) -> None:
    assert sit(seats, match=True).standing.deals == seats
    assert sit(seats).standing.deals == 1


@pytest.mark.rule("CS-32")
def test_with_stakes_the_most_tokens_win_even_a_single_game() -> None:
    match = lay_out(2, **READY, stakes="digits")
    match.state.tokens = [3, 30]
    match.state.seen = [1] * 10
    match.state.seen[0] = 0
    do(match, "take 0", "lay 4E 0", "look 0 lower")
    outcome = match.outcome()
    assert outcome is not None
    assert (match.state.winner, outcome.winners, outcome.scores) == (0, (1,), (3, 30))


@pytest.mark.rule("CS-32")
@pytest.mark.parametrize("is_match", [False, True])
def test_where_nobody_has_a_token_nobody_wins_a_game_or_a_match(is_match: bool) -> None:
    match = deal(2, match=is_match, stakes="both", max_rounds=1)
    for _ in range(match.standing.deals):
        next_game(match)
        match.state.tokens, match.state.before = [0, 0], [0, 0]
        match.standing = replace(match.standing, points=(0, 0) if is_match else match.standing.points)
        plain_turn(match)
        plain_turn(match)
        assert match.state.ending is Ending.NOBODY_AHEAD
        assert eye(match, None).winners == ()
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((), (0, 0))


@pytest.mark.rule("CS-32")
def test_equals_share_the_most_tokens() -> None:
    match = deal(2, stakes="both", max_rounds=1)
    match.state.tokens = [5, 5]
    plain_turn(match)
    plain_turn(match)
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0, 1), (4, 4))


@pytest.mark.rule("CS-32")
def test_without_stakes_who_won_the_most_games_wins_the_match_and_equals_share() -> None:
    match = sit(2, match=True, starter=0)
    events = play_match(match, winners=(0, 1))
    assert MatchEnded((0, 1), (1, 1)) in events
    match = sit(2, match=True, starter=0)
    assert MatchEnded((1,), (0, 2)) in play_match(match, winners=(1, 1))


def play_match(match: Match, winners: tuple[int, ...]) -> list[object]:
    """Each game is won by this seat: by a look at its last gear."""
    events: list[object] = []
    for winner in winners:
        next_game(match)
        match.state.seen = [1 << winner] * 10
        match.state.mover = match.state.looker = winner
        match.state.phase = type(match.state.phase)("looking")
        events = [*do(match, "look 0 lower")]
        assert any(isinstance(event, DealEnded) for event in events)
    return events


def next_game(match: Match) -> None:
    for seat in list(match.unready):
        match.apply(seat, Ready())
    while request := match.asks():
        match.apply(LUCK, QuickLuck(1).answer(request))


@pytest.mark.rule("CS-33")
def test_everybody_starts_with_thirty_tokens_once_a_match() -> None:
    assert eye(deal(3, stakes="both"), None).tokens == (30, 30, 30)
    assert sit(3, stakes="both", match=True).standing.points == (30, 30, 30)
    assert eye(deal(3), None).tokens == ()


@pytest.mark.rule("CS-33")
def test_who_has_no_token_left_plays_on_without_staking() -> None:
    match = lay_out(2, **READY, stakes="both")
    match.state.tokens = [0, 60]
    events = do(match, "take 0")
    assert not any(isinstance(event, Staked) for event in events)
    do(match, "lay 4E 0")
    assert not any(isinstance(event, Staked) for event in do(match, "look 0 lower"))
    assert match.state.tokens == [0, 60]


# -- length ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CS-34")
def test_after_the_last_round_who_has_looked_at_the_most_gears_wins() -> None:
    match = deal(2, max_rounds=1)
    match.state.seen[0], match.state.seen[1], match.state.seen[5] = 2, 3, 1
    plain_turn(match)
    assert match.outcome() is None
    plain_turn(match)
    assert (match.state.ending, match.state.winner) == (Ending.ROUNDS_OVER, 1), "gears in the reserve do not count"


@pytest.mark.rule("CS-34")
def test_equals_and_nobody_wins() -> None:
    match = deal(2, max_rounds=1)
    plain_turn(match)
    plain_turn(match)
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.how, outcome.winners) == (Ending.NOBODY_AHEAD, ())


@pytest.mark.rule("CS-34")
def test_without_a_limit_the_game_goes_on() -> None:
    match = deal(2, max_rounds=0)
    match.state.turn = 5000
    plain_turn(match)
    assert match.outcome() is None
    assert can(match)
