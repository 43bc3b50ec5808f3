"""Stealing the formula, and the end: FS-31 to FS-35."""

import pytest

from ludotheque.games.formule_secrete import GAME
from ludotheque.games.formule_secrete.pieces import (
    BattleBegan,
    Ended,
    Ending,
    FormulaTaken,
    GuardRolled,
    RanOn,
    Stake,
)
from ludotheque.kernel.pieces import CLOCK, TimeOut

from .table import VAULT, at, can, do, eye, lay_out, of, pass_turn, phase, play, refused, told


@pytest.mark.rule("FS-31")
def test_who_comes_to_the_holder_with_steps_left_chooses_after_seeing_the_throw() -> None:
    match = lay_out(35, 33, outward=[0, 1], holder=1)
    assert told(do(match, "roll", "3 1")) == ["dice-thrown 0 3,1 4 turn", "moved 0 35 33 holder"]
    assert can(match) == ["stop", "run-on"]
    assert (eye(match, None).left, eye(match, None).foe) == (2, 1)


@pytest.mark.rule("FS-31")
@pytest.mark.parametrize(("throw", "winner"), [("5 2", 0), ("2 5", 1)])
def test_if_he_stops_they_battle_for_it_and_the_higher_runs_with_two_dice(throw: str, winner: int) -> None:
    match = lay_out(35, 33, outward=[0, 1], holder=1)
    do(match, "roll", "3 1")
    events = do(match, "stop", throw, "2 2")
    assert of(events, BattleBegan) == [BattleBegan(0, 1, Stake.FORMULA)]
    assert of(events, FormulaTaken) == ([FormulaTaken(0, 1)] if winner == 0 else [])
    assert match.state.holder == winner
    assert (at(match)[winner], at(match)[1 - winner]) == (29, 33)
    assert phase(match).value == "resting"


@pytest.mark.rule("FS-31")
def test_if_he_runs_on_he_uses_up_the_rest() -> None:
    match = lay_out(35, 33, outward=[0, 1], holder=1)
    do(match, "roll", "5 1")
    assert told(do(match, "run-on")) == ["ran-on 0 1", "moved 0 33 29 count"]
    assert match.state.holder == 1


@pytest.mark.rule("FS-31")
def test_with_nothing_left_he_must_battle() -> None:
    match = lay_out(35, 33, outward=[0, 1], holder=1)
    assert of(do(match, "roll", "1 1", "6 1", "1 1"), BattleBegan) == [BattleBegan(0, 1, Stake.FORMULA)]


@pytest.mark.rule("FS-31")
@pytest.mark.rule("FS-10")
def test_in_a_narrow_corridor_he_must_battle() -> None:
    match = lay_out(33, 31, 31, outward=[0, 1], holder=1)
    events = do(match, "roll", "3 3", "6 1", "1 1")
    assert of(events, BattleBegan) == [BattleBegan(0, 1, Stake.FORMULA)]


@pytest.mark.rule("FS-31")
def test_the_space_acts_on_a_runner_only_in_his_own_turn() -> None:
    own = lay_out(35, 33, outward=[0, 1], holder=1)
    do(own, "roll", "1 1", "6 1", "2 3", "6 1")  # 28, a guard
    assert at(own)[0] == 28
    others = lay_out(35, 33, outward=[0, 1], holder=1)
    assert of(do(others, "roll", "1 1", "1 6", "2 3"), GuardRolled) == []
    assert at(others) == [33, 28]


@pytest.mark.rule("FS-31")
@pytest.mark.parametrize("how", ["forward", "lab", "roll again", "battle", "guard"])
def test_any_movement_will_do(how: str) -> None:
    start, holder, other = {
        "forward": (35, 33, 1),
        "lab": (39, 35, 1),
        "roll again": (35, 33, 1),
        "battle": (38, 33, 35),
        "guard": (34, 32, 1),
    }[how]
    card = {"forward": "+3", "lab": "2", "roll again": "again"}.get(how, "out")
    match = lay_out(start, holder, other, outward=[0, 1], holder=1, hands={0: f"{card} 1 guard"})
    if how == "battle":
        match.state.outward[2] = True
        do(match, "roll", "2 1", "6 1")
    elif how == "guard":
        do(match, "roll", "1 5")
    else:
        play(match, card, *(["2 2"] if how == "roll again" else []))
    assert can(match) == ["stop", "run-on"]
    assert at(match)[0] == holder


@pytest.mark.rule("FS-31")
@pytest.mark.rule("FS-33")
def test_never_on_a_safe_zone() -> None:
    passing = lay_out(38, 36, outward=[0, 1], holder=1)
    do(passing, "roll", "2 1")
    assert at(passing)[0] == 35
    landing = lay_out(38, 36, outward=[0, 1], holder=1)
    assert of(do(landing, "roll", "1 1"), BattleBegan) == []
    assert at(landing)[0] == 36


@pytest.mark.rule("FS-31")
def test_not_because_a_turn_begins_there() -> None:
    match = lay_out(33, 33, outward=[0, 1], holder=1)
    assert of(do(match, "roll", "1 3"), BattleBegan) == []
    assert at(match)[0] == 29


@pytest.mark.rule("FS-31")
def test_not_out_of_turn() -> None:
    match = lay_out(10, 13, 11, outward=[1, 2], holder=2)
    do(match, "roll", "3", "1 3")  # seat 1 is moved outward onto the holder's space
    assert at(match) == [13, 11, 11]
    assert phase(match).value == "resting"
    assert match.state.holder == 2


@pytest.mark.rule("FS-31")
def test_a_holder_who_lands_on_one_who_has_been_in_the_vault_fights_the_same_battle() -> None:
    match = lay_out(35, 33, outward=[0, 1], holder=0)
    events = do(match, "roll", "1 1", "1 6", "1 1")
    assert of(events, BattleBegan) == [BattleBegan(0, 1, Stake.FORMULA)]
    assert (at(match), match.state.holder) == ([33, 31], 1)


@pytest.mark.rule("FS-31")
@pytest.mark.rule("FS-30")
def test_a_holder_who_lands_on_one_who_has_not_fights_for_the_ground() -> None:
    match = lay_out(35, 33, outward=[0], holder=0)
    assert of(do(match, "roll", "1 1", "1 2"), BattleBegan) == [BattleBegan(0, 1, Stake.GROUND)]
    assert (at(match), match.state.holder) == ([33, 34], 0)


@pytest.mark.rule("FS-31")
def test_a_holder_never_stops_for_anybody_on_his_way() -> None:
    match = lay_out(35, 33, outward=[0, 1], holder=0)
    do(match, "roll", "3 3")
    assert at(match)[0] == 29


@pytest.mark.rule("FS-31")
def test_the_clock_stops_for_the_formula() -> None:
    match = lay_out(35, 33, outward=[0, 1], holder=1)
    do(match, "roll", "3 1")
    refused(match, "roll", "wrong-step", "FS-05")
    match.apply(CLOCK, TimeOut(0))
    assert phase(match).value == "battle"


# -- before a guard -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-32")
@pytest.mark.rule("FS-21")
@pytest.mark.parametrize("how", ["landing", "stopping", "sent back"])
@pytest.mark.parametrize(("throw", "winner"), [("6 1", 0), ("1 6", 1)])
def test_on_the_holders_guard_space_first_the_formula_then_the_guard(how: str, throw: str, winner: int) -> None:
    start = 33 if how == "sent back" else 36
    match = lay_out(start, 34, outward=[0, 1], holder=1, hands={0: "guard 1 2"})
    if how == "landing":
        events = do(match, "roll", "1 1", throw, "2 5")
    elif how == "stopping":
        do(match, "roll", "4 1")
        events = do(match, "stop", throw, "2 5")
    else:
        events = play(match, "guard", throw, "2 5", on=0)
    assert of(events, BattleBegan) == [BattleBegan(0, 1, Stake.FORMULA_AND_GUARD)]
    assert of(events, GuardRolled) == [GuardRolled(0, 2, 5)]
    assert match.state.holder == winner
    assert at(match)[1] == 34, "a holder who defends it stays, and so does one who loses it"
    assert at(match)[0] == 31


@pytest.mark.rule("FS-32")
@pytest.mark.rule("FS-14")
def test_the_guards_fight_alone_decides_the_advance() -> None:
    match = lay_out(36, 34, outward=[0, 1], holder=1)
    do(match, "roll", "1 1", "6 1", "6 1")
    assert (at(match), match.state.holder) == ([34, 34], 0)
    assert match.state.rolled


@pytest.mark.rule("FS-32")
def test_he_may_run_on_past_a_holder_on_a_guard_space() -> None:
    match = lay_out(36, 34, outward=[0, 1], holder=1)
    do(match, "roll", "2 1")
    assert of(do(match, "run-on"), RanOn) == [RanOn(0, 1)]
    assert at(match)[0] == 33


@pytest.mark.rule("FS-32")
def test_only_on_arrival_not_when_a_turn_begins_there() -> None:
    match = lay_out(34, 34, outward=[0, 1], holder=1)
    assert of(do(match, "roll", "6 1"), BattleBegan) == []


@pytest.mark.rule("FS-32")
@pytest.mark.rule("FS-12")
def test_not_for_a_holder_who_lands_beside_others() -> None:
    match = lay_out(36, 34, outward=[0, 1], holder=0)
    events = do(match, "roll", "1 1", "6 1")
    assert of(events, BattleBegan) == []
    assert of(events, GuardRolled) == [GuardRolled(0, 6, 1)]


@pytest.mark.rule("FS-32")
@pytest.mark.rule("FS-30")
def test_not_for_who_has_not_been_in_the_vault() -> None:
    match = lay_out(33, 34, outward=[1], holder=1)
    assert of(do(match, "roll", "1", "6 1"), BattleBegan) == []


# -- safe, and from afar --------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-33")
@pytest.mark.parametrize(("throw", "places"), [("6 4", [28, 40]), ("4 6", [30, 38])])
def test_a_challenge_from_afar_never_moves_the_formula(throw: str, places: list[int]) -> None:
    match = lay_out(32, 40, outward=[0, 1], holder=1)
    do(match, "roll", "1 1")
    events = do(match, "challenge 1", throw, *(["6 1"] if places[0] == 28 else []))
    assert of(events, BattleBegan) == [BattleBegan(0, 1, Stake.AFAR)]
    assert (at(match), match.state.holder) == (places, 1)


@pytest.mark.rule("FS-33")
@pytest.mark.rule("FS-15")
def test_a_battle_on_an_occupied_tv_screen_may_be_for_the_formula() -> None:
    match = lay_out(32, 30, outward=[0, 1], holder=1)
    assert of(do(match, "roll", "1 1", "6 1", "1 2"), BattleBegan) == [BattleBegan(0, 1, Stake.FORMULA)]
    assert match.state.holder == 0


# -- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-34")
@pytest.mark.parametrize("throw", ["1 1", "6 6"])
def test_who_carries_the_formula_to_or_past_the_start_wins_at_once(throw: str) -> None:
    match = lay_out(2, 30, outward=[0], holder=0)
    assert of(do(match, "roll", throw), Ended) == [Ended(Ending.OUT, (0,))]
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.parts) == ((0,), (1, 0), ("grabber", "chaser"))
    assert list(match.to_act()) == []


@pytest.mark.rule("FS-34")
def test_by_a_card_by_a_battle_and_by_a_run() -> None:
    card = lay_out(3, 30, outward=[0], holder=0, hands={0: "+3 1 2"})
    assert of(play(card, "+3"), Ended) == [Ended(Ending.OUT, (0,))]
    battle = lay_out(4, 2, outward=[0], holder=0)
    assert of(do(battle, "roll", "1 1", "6 4"), Ended) == [Ended(Ending.OUT, (0,))]
    run = lay_out(6, 4, outward=[0, 1], holder=1)
    assert of(do(run, "roll", "1 1", "6 4", "1 3"), Ended) == [Ended(Ending.OUT, (0,))]


@pytest.mark.rule("FS-34")
def test_in_whoevers_turn() -> None:
    ground = lay_out(1, 2, outward=[1], holder=1)
    assert of(do(ground, "roll", "1", "1 3"), Ended) == [Ended(Ending.OUT, (1,))]
    afar = lay_out(9, 4, outward=[1], holder=1)
    do(afar, "roll", "1")
    assert of(do(afar, "challenge 1", "1 6"), Ended) == [Ended(Ending.OUT, (1,))]
    refused(afar, "roll", "over", None, seat=0)


@pytest.mark.rule("FS-35")
def test_after_the_last_round_the_holder_wins() -> None:
    match = lay_out(1, 30, outward=[1], holder=1, max_rounds=1)
    do(match, "roll", "1")
    pass_turn(match)
    do(match, "roll", "1 2")
    assert of(do(match, "end-turn"), Ended) == [Ended(Ending.ROUNDS_HOLDER, (1,))]


@pytest.mark.rule("FS-35")
@pytest.mark.parametrize(
    ("places", "dice", "ended"),
    [((0, 29), ("1", "3"), Ended(Ending.ROUNDS_NEAREST, (1,))), ((11, 10), ("1", "2"), Ended(Ending.SHARED, (0, 1)))],
)
def test_else_who_is_nearest_to_the_vault_and_ties_share(
    places: tuple[int, int], dice: tuple[str, str], ended: Ended
) -> None:
    match = lay_out(*places, max_rounds=1)
    do(match, "roll", dice[0])
    pass_turn(match)
    do(match, "roll", dice[1])
    assert of(do(match, "end-turn"), Ended) == [ended]


@pytest.mark.rule("FS-35")
@pytest.mark.rule("FS-20")
def test_skipped_turns_count() -> None:
    match = lay_out(1, 30, outward=[1], holder=1, max_rounds=1, sidelined=[1])
    do(match, "roll", "1")
    assert of(do(match, "end-turn"), Ended) == [Ended(Ending.ROUNDS_HOLDER, (1,))]


@pytest.mark.rule("FS-35")
def test_a_round_is_a_turn_of_each_from_the_starting_player() -> None:
    match = lay_out(1, 30, 42)
    assert eye(match, None).round == 1
    for die in ("1", "3", "4"):
        do(match, "roll", die)
        pass_turn(match)
    assert eye(match, None).round == 2
    assert GAME.options().max_rounds == 80


def test_the_vault_of_these_tests_is_that_of_the_board() -> None:
    assert eye(lay_out(0, 0), None).spaces[VAULT] == "V"


@pytest.mark.rule("FS-25")
@pytest.mark.rule("FS-34")
def test_the_end_alone_tells_the_race_round_by_round_and_who_took_the_formula_when() -> None:
    match = lay_out(VAULT - 2, 1)
    do(match, "roll", "2", "1 1")
    assert (match.state.holder, at(match)[0]) == (0, VAULT - 2)
    pass_turn(match)
    do(match, "roll", "1")
    pass_turn(match)
    assert (eye(match, 0).race, eye(match, 0).takings) == ((), ())
    match.state.at[0] = 2
    do(match, "roll", "1 1")
    view = eye(match, None)
    assert view.race == ((VAULT + 2, 2),)
    assert [(one.turn, one.seat) for one in view.takings] == [(0, 0)]
