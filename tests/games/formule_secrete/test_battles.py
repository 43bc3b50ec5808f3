"""Occupied spaces and narrow corridors: FS-08 to FS-10."""

import pytest

from ludotheque.games.formule_secrete.pieces import BattleBegan, BattleRolled, Stake

from .table import VAULT, at, can, do, lay_out, of, phase, play, plays, refused, told


@pytest.mark.rule("FS-08")
def test_on_an_occupied_space_the_higher_advances_by_the_difference() -> None:
    match = lay_out(1, 4)
    assert told(do(match, "roll", "3", "6 4")) == [
        "dice-thrown 0 3 3 turn",
        "moved 0 1 4 count",
        "battle-began 0 1 ground",
        "battle-rolled 0 1 6 4 ground 0",
        "moved 0 4 6 count",
    ]
    assert at(match) == [6, 4]


@pytest.mark.rule("FS-08")
def test_ties_roll_again() -> None:
    match = lay_out(1, 4)
    rolled = of(do(match, "roll", "3", "2 2", "5 5", "4 3"), BattleRolled)
    assert [one.winner for one in rolled] == [None, None, 0]
    assert at(match) == [5, 4]


@pytest.mark.rule("FS-08")
def test_battles_chain_on_ones_own_turn() -> None:
    match = lay_out(1, 4, 6, 9)
    do(match, "roll", "3", "6 4", "5 2", "4 2")
    assert at(match) == [11, 4, 6, 9]


@pytest.mark.rule("FS-08")
def test_the_space_reached_by_a_battle_acts_on_the_mover() -> None:
    match = lay_out(1, 2)
    do(match, "roll", "1", "6 5", "1")  # a replay space, 3
    assert at(match)[0] == 4
    match = lay_out(5, 6)
    do(match, "roll", "1", "6 5", "5 2")  # a guard, 7
    assert at(match)[0] == 7


@pytest.mark.rule("FS-08")
def test_the_other_who_wins_advances_in_his_own_direction_and_the_mover_stays() -> None:
    inward = lay_out(1, 4)
    do(inward, "roll", "3", "2 4")
    assert at(inward) == [4, 6]
    outward = lay_out(1, 4, outward=[1])
    do(outward, "roll", "3", "2 4")
    assert at(outward) == [4, 2]


@pytest.mark.rule("FS-08")
@pytest.mark.parametrize(
    ("places", "throw"),
    [((1, 2), "2 3"), ((1, 4), "1 4"), ((6, 9), "1 2"), ((1, 4, 6), "1 3"), ((1, 4, 6, 6), "1 3")],
    ids=["replay", "guard", "tv", "occupied", "occupied by two"],
)
def test_no_space_acts_on_who_is_moved_out_of_turn(places: tuple[int, ...], throw: str) -> None:
    match = lay_out(*places)
    events = do(match, "roll", str(places[1] - places[0]), throw)
    assert len(of(events, BattleBegan)) == 1
    assert phase(match).value == "resting"
    assert match.state.mover == 0


@pytest.mark.rule("FS-08")
@pytest.mark.parametrize("space", [3, 10], ids=["replay", "tv"])
def test_who_loses_on_his_own_turn_stays_on_a_space_that_does_nothing_more_and_may_play_his_card(space: int) -> None:
    match = lay_out(space - 1, space, hands={0: "+3 again out"})
    do(match, "roll", "1", "1 2")
    assert at(match)[0] == space
    assert phase(match).value == "resting"
    assert {"forward-3 -", "roll-again -"} <= plays(match)


@pytest.mark.rule("FS-08")
def test_who_loses_a_battle_met_by_a_card_still_has_his_roll() -> None:
    match = lay_out(1, 4, hands={0: "+3 again out"})
    play(match, "+3", "1 2")
    assert can(match) == ["roll"]


@pytest.mark.rule("FS-09")
def test_no_battle_on_a_safe_zone_on_a_guard_space_or_at_the_start() -> None:
    safe = lay_out(11, 12, 12)
    assert of(do(safe, "roll", "1"), BattleBegan) == []
    guard = lay_out(6, 7)
    assert of(do(guard, "roll", "1", "6 1"), BattleBegan) == []
    start = lay_out(1, 0, outward=[0, 1], holder=None)
    start.state.holder = -1
    assert of(do(start, "roll", "1 1"), BattleBegan) == []
    assert at(start) == [0, 0]


@pytest.mark.rule("FS-09")
def test_of_several_he_picks_one_and_fights_only_him() -> None:
    match = lay_out(1, 4, 4, 4)
    do(match, "roll", "3")
    assert can(match) == ["fight 1", "fight 2", "fight 3"]
    assert of(do(match, "fight 2", "1 3"), BattleBegan) == [BattleBegan(0, 2, Stake.GROUND)]
    assert at(match) == [4, 4, 6, 4]
    assert phase(match).value == "resting"


@pytest.mark.rule("FS-09")
def test_he_cannot_pick_somebody_who_is_elsewhere() -> None:
    match = lay_out(1, 4, 4, 9)
    do(match, "roll", "3")
    refused(match, "fight 3", "not-here", "FS-09")
    refused(match, "roll", "wrong-step", "FS-05")


@pytest.mark.rule("FS-09")
@pytest.mark.rule("FS-28")
def test_in_the_vault_too_he_picks_one_of_several() -> None:
    match = lay_out(53, VAULT, VAULT, 30, outward=[1, 2, 3], holder=3)
    do(match, "roll", "2")
    assert can(match) == ["fight 1", "fight 2"]


@pytest.mark.rule("FS-09")
def test_who_stopped_for_the_holder_fights_the_holder() -> None:
    for throw, stops in (("1 2", True), ("1 1", False)):
        match = lay_out(35, 33, 33, outward=[0, 1, 2], holder=2)
        events = do(match, "roll", throw, *([] if stops else ["6 2", "1 1"]))
        if stops:
            events = do(match, "stop", "6 2", "1 1")
        assert of(events, BattleBegan)[0] == BattleBegan(0, 2, Stake.FORMULA)


# -- narrow corridors ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-10")
def test_an_empty_corridor_is_passed_and_landed_on() -> None:
    passing = lay_out(6, 30)
    do(passing, "roll", "5")
    assert at(passing)[0] == 11
    landing = lay_out(6, 30)
    do(landing, "roll", "2")
    assert at(landing)[0] == 8
    assert phase(landing).value == "resting"


@pytest.mark.rule("FS-10")
def test_an_occupied_corridor_stops_dice() -> None:
    match = lay_out(6, 8)
    assert told(do(match, "roll", "5", "2 1"))[1:3] == ["moved 0 6 8 corridor", "battle-began 0 1 ground"]
    assert at(match) == [9, 8]


@pytest.mark.rule("FS-10")
@pytest.mark.rule("FS-19")
@pytest.mark.parametrize(("card", "start"), [("+3", 6), ("lab", 6), ("1", 5), ("again", 6)])
def test_an_occupied_corridor_stops_cards(card: str, start: int) -> None:
    match = lay_out(start, 8, hands={0: f"{card} out out"})
    play(match, card, *(["6"] if card == "again" else []), "1 2")
    assert at(match) == [8, 9]


@pytest.mark.rule("FS-10")
def test_an_occupied_corridor_stops_the_gain_of_a_battle() -> None:
    match = lay_out(1, 4, 8)
    do(match, "roll", "3", "6 1", "1 2")
    assert at(match) == [8, 4, 9]


@pytest.mark.rule("FS-10")
def test_an_occupied_corridor_stops_the_gain_of_a_guard() -> None:
    match = lay_out(7, 8)
    do(match, "roll", "1 6", "1 2")
    assert at(match) == [8, 9]


@pytest.mark.rule("FS-10")
def test_an_occupied_corridor_stops_flight() -> None:
    outward = lay_out(11, 8, outward=[0, 1], holder=0)
    outward.state.outward[1] = False
    do(outward, "roll", "3 4", "1 2")
    assert at(outward) == [8, 9]
    run = lay_out(53, 43, outward=[])
    do(run, "roll", "2", "6 6", "1 2")  # out of the vault: twelve spaces
    assert at(run) == [43, 44]


@pytest.mark.rule("FS-10")
def test_out_of_turn_he_stops_in_an_occupied_corridor_and_nothing_else_happens() -> None:
    match = lay_out(1, 4, 8)
    events = do(match, "roll", "3", "1 6")
    assert told(events)[-1] == "moved 1 4 8 corridor"
    assert at(match) == [4, 8, 8]
    assert phase(match).value == "resting"


@pytest.mark.rule("FS-10")
def test_being_sent_back_ignores_corridors() -> None:
    match = lay_out(1, 19, 18, hands={0: "guard out out"})
    play(match, "guard", on=1)
    assert at(match) == [1, 14, 18]


@pytest.mark.rule("FS-10")
def test_leaving_a_corridor_is_free_shared_or_not() -> None:
    match = lay_out(8, 8, 8)
    do(match, "roll", "3")
    assert at(match) == [11, 8, 8]
