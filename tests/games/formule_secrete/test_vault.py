"""In the vault and out: FS-24 to FS-30."""

import pytest

from ludotheque.games.formule_secrete.pieces import (
    BattleBegan,
    DiceThrown,
    FormulaTaken,
    Stake,
    Throw,
    VaultReached,
    WaitsAtStart,
)
from ludotheque.kernel.pieces import Event

from .table import VAULT, at, can, do, eye, lay_out, of, pass_turn, phase, play, plays, refused, told


def runs(events: list[Event]) -> bool:
    """Whether somebody has run with the formula."""
    return any(isinstance(event, DiceThrown) and event.why is Throw.RUN for event in events)


@pytest.mark.rule("FS-24")
def test_the_vault_needs_no_exact_count() -> None:
    match = lay_out(53, 30)
    assert told(do(match, "roll", "6", "3 4"))[1:4] == [
        "moved 0 53 55 vault",
        "vault-reached 0",
        "formula-taken 0 -",
    ]


@pytest.mark.rule("FS-25")
def test_the_first_there_takes_the_formula_and_runs_at_once_with_two_dice() -> None:
    match = lay_out(53, 30)
    events = do(match, "roll", "2", "6 5")
    assert of(events, FormulaTaken) == [FormulaTaken(0, None)]
    assert of(events, DiceThrown)[-1] == DiceThrown(0, (6, 5), 11, Throw.RUN)
    assert at(match)[0] == 44
    assert (match.state.holder, match.state.grabber) == (0, 0)


@pytest.mark.rule("FS-25")
def test_the_space_to_which_he_runs_acts() -> None:
    match = lay_out(53, 47)
    do(match, "roll", "2", "2 6", "6 4", "6 1")  # 47, a battle; 45, a guard
    assert at(match) == [45, 47]


@pytest.mark.rule("FS-25")
def test_reaching_the_vault_uses_up_the_roll_of_the_turn() -> None:
    match = lay_out(53, 30, hands={0: "again out guard"})
    play(match, "again", "2", "6 5")
    assert match.state.mover == 1, "the roll was not made, the card is used"


@pytest.mark.rule("FS-26")
def test_from_then_on_he_moves_outward_with_two_dice_and_one_card() -> None:
    match = lay_out(44, 30, outward=[0], holder=0, hands={0: "+3 again guard"})
    assert of(do(match, "roll", "1 1"), DiceThrown) == [DiceThrown(0, (1, 1), 2, Throw.TURN)]
    assert at(match)[0] == 42
    play(match, "+3")
    assert at(match)[0] == 39
    assert match.state.mover == 1


@pytest.mark.rule("FS-27")
def test_the_others_turn_round_and_wait_for_their_next_turn() -> None:
    match = lay_out(53, 33, 30, outward=[1], holder=1, hands={0: "+3 again lab"})
    events = do(match, "roll", "2")
    assert of(events, FormulaTaken) == []
    assert of(events, VaultReached) == [VaultReached(0)]
    assert eye(match, None).outward == (True, True, False)
    assert plays(match) == set(), "no card leads out"
    pass_turn(match)
    do(match, "roll", "3 1")
    pass_turn(match)
    do(match, "roll", "2")
    pass_turn(match)
    do(match, "roll", "1 1")
    assert at(match)[0] == 53


@pytest.mark.rule("FS-27")
def test_a_battle_won_takes_somebody_out_of_the_vault_earlier() -> None:
    match = lay_out(9, VAULT, 30, outward=[1, 2], holder=2)
    do(match, "roll", "1")
    do(match, "challenge 1", "1 3")
    assert at(match) == [10, 53, 30]


# -- an occupied vault ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-28")
def test_in_an_occupied_vault_they_battle_and_both_advance_outward() -> None:
    won = lay_out(53, VAULT, 30, outward=[1, 2], holder=2)
    events = do(won, "roll", "2", "5 3")
    assert of(events, BattleBegan) == [BattleBegan(0, 1, Stake.GROUND)]
    assert at(won) == [53, VAULT, 30]
    lost = lay_out(53, VAULT, 30, outward=[1, 2], holder=2)
    do(lost, "roll", "2", "3 5")
    assert at(lost) == [VAULT, 53, 30]


@pytest.mark.rule("FS-28")
@pytest.mark.rule("FS-08")
def test_the_space_that_the_arriver_wins_his_way_to_acts_on_him() -> None:
    match = lay_out(53, VAULT, 30, outward=[1, 2], holder=2)
    do(match, "roll", "2", "5 4", "6 1")
    assert at(match)[0] == 54, "a guard, who is higher"


@pytest.mark.rule("FS-28")
@pytest.mark.parametrize("how", ["dice", "card", "battle", "guard"])
def test_the_battle_in_the_vault_does_not_ask_how_he_came(how: str) -> None:
    start = {"dice": 53, "card": 53, "battle": 50, "guard": 54}[how]
    match = lay_out(start, VAULT, 52, outward=[1, 2], holder=2, hands={0: "+3 out guard"})
    if how == "card":
        events = play(match, "+3", "1 3")
    else:
        throws = {"dice": ["2"], "battle": ["2", "5 1"], "guard": ["1 3"]}[how]
        events = do(match, "roll", *throws, "1 3")
    assert of(events, BattleBegan)[-1] == BattleBegan(0, 1, Stake.GROUND)
    assert at(match)[:2] == [VAULT, 53]


@pytest.mark.rule("FS-28")
@pytest.mark.rule("FS-31")
@pytest.mark.parametrize(("throw", "winner"), [("6 1", 0), ("1 6", 1)])
def test_if_the_one_in_the_vault_has_the_formula_the_battle_is_for_it_and_the_winner_runs(
    throw: str, winner: int
) -> None:
    match = lay_out(53, VAULT, outward=[1], holder=1)
    events = do(match, "roll", "2", throw, "1 1")
    assert of(events, BattleBegan) == [BattleBegan(0, 1, Stake.FORMULA)]
    assert match.state.holder == winner
    assert at(match)[winner] == 53
    assert at(match)[1 - winner] == VAULT


@pytest.mark.rule("FS-28")
@pytest.mark.rule("FS-29")
def test_the_winner_of_it_runs_even_who_came_by_a_card_alone() -> None:
    match = lay_out(53, VAULT, outward=[1], holder=1, hands={0: "+3 out guard"})
    play(match, "+3", "6 1", "1 1")
    assert at(match) == [53, VAULT]
    assert match.state.holder == 0


@pytest.mark.rule("FS-28b")
def test_carried_into_the_vault_out_of_turn_he_turns_round_and_takes_the_formula_if_it_lies_there() -> None:
    match = lay_out(50, 53)
    events = do(match, "roll", "3", "1 4")
    assert of(events, FormulaTaken) == [FormulaTaken(1, None)]
    assert not runs(events)
    assert (at(match), match.state.holder) == ([53, VAULT], 1)
    pass_turn(match)
    do(match, "roll", "1 2")
    assert at(match)[1] == 52


@pytest.mark.rule("FS-28b")
def test_carried_into_an_occupied_vault_out_of_turn_there_is_no_battle() -> None:
    match = lay_out(50, 53, VAULT, outward=[2], holder=2)
    events = do(match, "roll", "3", "1 4")
    assert len(of(events, BattleBegan)) == 1
    assert match.state.holder == 2
    assert eye(match, None).outward == (False, True, True)
    assert phase(match).value == "resting"


# -- waiting at the start -------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-28c")
def test_who_comes_out_without_the_formula_waits_at_the_start() -> None:
    match = lay_out(4, 30, outward=[0, 1], holder=1)
    assert of(do(match, "roll", "6 6"), WaitsAtStart) == [WaitsAtStart(0)]
    assert at(match)[0] == 0


@pytest.mark.rule("FS-28c")
def test_reaching_the_start_ends_a_roll_not_yet_made() -> None:
    match = lay_out(2, 30, outward=[0, 1], holder=1, hands={0: "+3 out guard"})
    play(match, "+3")
    assert match.state.mover == 1


@pytest.mark.rule("FS-28c")
def test_a_turn_that_begins_there_has_no_roll_and_no_card_that_moves_him_but_a_prowling_guard() -> None:
    match = lay_out(0, 30, outward=[0, 1], holder=1, hands={0: "+3 again guard"})
    assert "roll" not in can(match)
    assert plays(match) == {"prowling-guard 0", "prowling-guard 1"}
    refused(match, "play 0 forward-3 -", "at-the-start", "FS-28c")
    refused(match, "play 1 roll-again -", "at-the-start", "FS-28c")
    refused(match, "roll", "already-rolled", "FS-05")
    assert {"end-turn", "discard 0 forward-3"} <= set(can(match))


@pytest.mark.rule("FS-28c")
def test_a_prowling_guard_takes_him_to_the_guard_nearest_the_start_who_is_fought_at_once() -> None:
    match = lay_out(0, 30, outward=[0, 1], holder=1, hands={0: "+3 again guard"})
    play(match, "guard", "1 4", on=0)
    assert at(match)[0] == 4
    assert match.state.mover == 1


@pytest.mark.rule("FS-28c")
def test_cards_may_be_played_on_who_waits() -> None:
    match = lay_out(20, 0, 30, outward=[1, 2], holder=2, hands={0: "out guard +3"})
    assert {"sidelined 1", "prowling-guard 1"} <= plays(match)


@pytest.mark.rule("FS-28c")
def test_moved_to_the_start_out_of_turn_he_waits_there_too() -> None:
    match = lay_out(1, 4, 30, outward=[1, 2], holder=2)
    assert of(do(match, "roll", "3", "1 6"), WaitsAtStart) == [WaitsAtStart(1)]
    pass_turn(match)
    assert "roll" not in can(match)


# -- without having rolled ------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-29")
def test_reached_by_a_card_without_a_roll_he_takes_the_formula_and_leaves_at_his_next_turn() -> None:
    match = lay_out(53, 30, hands={0: "+3 out guard"})
    events = play(match, "+3")
    assert of(events, FormulaTaken) == [FormulaTaken(0, None)]
    assert not runs(events)
    assert (at(match)[0], match.state.mover) == (VAULT, 1)
    do(match, "roll", "3")
    pass_turn(match)
    assert of(do(match, "roll", "1 1"), DiceThrown) == [DiceThrown(0, (1, 1), 2, Throw.TURN)]


@pytest.mark.rule("FS-29")
@pytest.mark.parametrize(
    ("start", "card", "throws", "is_run"),
    [
        (53, "again", ("2",), True),
        (47, "+3", ("6",), True),  # a replay space
        (48, "+3", ("1 5",), False),  # a guard met by the card
        (49, "+3", ("6 1",), False),  # a battle met by the card
    ],
    ids=["roll again", "replay", "guard", "battle"],
)
def test_what_counts_as_having_rolled(start: int, card: str, throws: tuple[str, ...], is_run: bool) -> None:
    match = lay_out(start, 52, hands={0: f"{card} out guard"})
    events = play(match, card, *throws, *(["1 1"] if is_run else []))
    assert of(events, FormulaTaken) == [FormulaTaken(0, None)]
    assert runs(events) == is_run
    assert at(match)[0] == (53 if is_run else VAULT)


@pytest.mark.rule("FS-29")
def test_a_guard_fought_as_the_roll_of_the_turn_counts_as_rolled() -> None:
    match = lay_out(54, 30)
    assert runs(do(match, "roll", "1 3", "1 1"))


@pytest.mark.rule("FS-29")
def test_a_card_after_the_roll_counts_as_rolled() -> None:
    match = lay_out(50, 30, hands={0: "1 out guard"})
    do(match, "roll", "2")
    assert runs(play(match, "1", "1 1"))


@pytest.mark.rule("FS-29")
@pytest.mark.parametrize(("slot", "card"), [(0, "forward-3"), (1, "roll-again"), (2, "nearest-lab")])
def test_no_card_leads_out_of_the_vault(slot: int, card: str) -> None:
    match = lay_out(VAULT, 30, outward=[0], holder=0, hands={0: "+3 again lab"})
    refused(match, f"play {slot} {card} -", "in-the-vault", "FS-29")


@pytest.mark.rule("FS-30")
@pytest.mark.parametrize(("throw", "places"), [("6 4", [31, 29]), ("4 6", [29, 27])])
def test_who_has_not_been_in_the_vault_battles_the_holder_for_no_more_than_the_ground(
    throw: str, places: list[int]
) -> None:
    match = lay_out(27, 29, outward=[1], holder=1)
    events = do(match, "roll", "2", throw)
    assert of(events, BattleBegan) == [BattleBegan(0, 1, Stake.GROUND)]
    assert (at(match), match.state.holder) == (places, 1)


@pytest.mark.rule("FS-30")
def test_he_does_not_stop_for_the_holder_nor_fight_him_on_a_guard_space_or_a_safe_zone() -> None:
    for start, throws in ((33, ["3"]), (33, ["1", "6 1"])):  # 36 a safe zone, 34 a guard
        match = lay_out(start, start + int(throws[0]), outward=[1], holder=1)
        assert of(do(match, "roll", *throws), BattleBegan) == []
    passing = lay_out(27, 29, outward=[1], holder=1)
    do(passing, "roll", "5")
    assert at(passing)[0] == 32
