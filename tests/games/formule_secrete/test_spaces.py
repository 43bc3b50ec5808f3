"""Guards, TV screens, replay spaces, safe zones, labs: FS-11 to FS-18."""

import pytest

from ludotheque.games.formule_secrete.pieces import BattleBegan, DiceThrown, GuardRolled, Throw

from .table import VAULT, at, can, do, lay_out, of, pass_turn, phase, play, plays, refused, told


@pytest.mark.rule("FS-11")
def test_a_guard_who_is_higher_holds_him_and_he_fights_again_instead_of_rolling() -> None:
    match = lay_out(5, 30)
    assert told(do(match, "roll", "2", "5 2"))[-1] == "guard-rolled 0 5 2"
    assert at(match)[0] == 7
    pass_turn(match)
    do(match, "roll", "3")
    pass_turn(match)
    events = do(match, "roll", "2 6")
    assert of(events, DiceThrown) == []
    assert of(events, GuardRolled) == [GuardRolled(0, 2, 6)]
    assert at(match)[0] == 11


@pytest.mark.rule("FS-11")
def test_against_a_guard_ties_roll_again() -> None:
    match = lay_out(5, 30)
    do(match, "roll", "2", "3 3", "6 6", "4 6")
    assert at(match)[0] == 9


@pytest.mark.rule("FS-11")
def test_the_space_reached_by_beating_a_guard_acts_also_another_guard() -> None:
    match = lay_out(51, 30)
    events = do(match, "roll", "1 4", "6 5")
    assert len(of(events, GuardRolled)) == 2
    assert at(match)[0] == 54


@pytest.mark.rule("FS-11")
def test_a_guard_met_by_a_card_and_lost_to_costs_the_roll() -> None:
    match = lay_out(4, 30, hands={0: "+3 out out"})
    play(match, "+3", "4 3")
    assert match.state.mover == 1, "roll and card are gone"


@pytest.mark.rule("FS-11")
def test_a_guard_met_by_a_card_and_beaten_leaves_the_roll() -> None:
    match = lay_out(4, 30, hands={0: "+3 out out"})
    play(match, "+3", "2 4")
    assert at(match)[0] == 9
    assert can(match) == ["roll"]


@pytest.mark.rule("FS-11")
def test_a_guard_met_by_a_battle_is_fought_at_once() -> None:
    match = lay_out(4, 6)
    assert of(do(match, "roll", "2", "2 1", "6 1"), GuardRolled) == [GuardRolled(0, 6, 1)]


@pytest.mark.rule("FS-12")
def test_another_player_on_a_guard_space_is_ignored() -> None:
    match = lay_out(5, 7, 7)
    events = do(match, "roll", "2", "1 3")
    assert of(events, BattleBegan) == []
    assert at(match) == [9, 7, 7]


@pytest.mark.rule("FS-13")
def test_who_is_put_on_a_guard_space_out_of_turn_fights_at_his_next_turn() -> None:
    match = lay_out(1, 4)
    assert of(do(match, "roll", "3", "1 4"), GuardRolled) == []
    assert at(match) == [4, 7]
    pass_turn(match)
    assert of(do(match, "roll", "1 2"), GuardRolled) == [GuardRolled(1, 1, 2)]


@pytest.mark.rule("FS-13")
@pytest.mark.rule("FS-20")
def test_a_skipped_turn_is_not_the_turn_in_which_he_fights() -> None:
    match = lay_out(1, 7, sidelined=[1])
    do(match, "roll", "1")
    pass_turn(match)
    assert match.state.mover == 0
    do(match, "roll", "2")
    pass_turn(match)
    assert of(do(match, "roll", "6 2"), GuardRolled) == [GuardRolled(1, 6, 2)]


@pytest.mark.rule("FS-14")
@pytest.mark.parametrize(("slot", "card"), [(0, "forward-3"), (1, "roll-again"), (2, "nearest-lab")])
def test_no_card_leads_away_from_a_guard(slot: int, card: str) -> None:
    match = lay_out(7, 30, hands={0: "+3 again lab"})
    assert plays(match) == set()
    refused(match, f"play {slot} {card} -", "guarded", "FS-14")


@pytest.mark.rule("FS-14")
@pytest.mark.rule("FS-21")
def test_a_prowling_guard_takes_somebody_from_a_guard_to_the_one_before_by_anybodys_hand() -> None:
    match = lay_out(14, 20, hands={0: "guard guard guard"})
    assert plays(match) == {"prowling-guard 0", "prowling-guard 1"}
    play(match, "guard", on=1)
    assert at(match) == [14, 14]
    own = lay_out(14, 20, hands={0: "guard guard guard"})
    play(own, "guard", "3 5", on=0)
    assert at(own) == [9, 20]


@pytest.mark.rule("FS-14")
@pytest.mark.rule("FS-15")
def test_who_is_challenged_from_a_tv_screen_and_wins_is_rid_of_the_guard() -> None:
    match = lay_out(9, 14)
    do(match, "roll", "1")
    do(match, "challenge 1", "1 3")
    assert at(match) == [10, 16]


# -- TV screens ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-15")
def test_from_an_empty_tv_screen_he_may_challenge_from_afar() -> None:
    match = lay_out(9, 30)
    do(match, "roll", "1")
    assert can(match) == ["challenge 1", "decline"]
    assert told(do(match, "challenge 1", "6 5")) == [
        "challenged 0 1",
        "battle-began 0 1 afar",
        "battle-rolled 0 1 6 5 afar 0",
        "moved 0 10 11 count",
    ]


@pytest.mark.rule("FS-15")
def test_the_space_reached_by_a_challenge_acts_on_the_challenger_alone() -> None:
    won = lay_out(9, 22)
    do(won, "roll", "1")
    do(won, "challenge 1", "5 1", "6 1")  # 14, a guard
    assert at(won) == [14, 22]
    lost = lay_out(9, 22)
    do(lost, "roll", "1")
    do(lost, "challenge 1", "1 4")  # 25, a replay space
    assert at(lost) == [10, 25]
    assert phase(lost).value == "resting"


@pytest.mark.rule("FS-15")
@pytest.mark.rule("FS-17")
@pytest.mark.rule("FS-28c")
def test_safe_zones_and_waiting_players_cannot_be_challenged_but_guard_spaces_vault_and_start_can() -> None:
    match = lay_out(9, 12, 7, VAULT, outward=[3], holder=3)
    do(match, "roll", "1")
    assert can(match) == ["challenge 2", "challenge 3", "decline"]
    refused(match, "challenge 1", "not-to-challenge", "FS-15")
    match = lay_out(9, 0, 0, 30, outward=[2, 3], holder=3)
    do(match, "roll", "1")
    assert can(match) == ["challenge 1", "challenge 3", "decline"]


@pytest.mark.rule("FS-15")
def test_he_may_challenge_nobody() -> None:
    match = lay_out(9, 30)
    do(match, "roll", "1")
    assert told(do(match, "decline")) == ["challenge-declined 0"]
    assert at(match) == [10, 30]
    assert "end-turn" in can(match)


@pytest.mark.rule("FS-15")
def test_with_nobody_to_challenge_there_is_nothing_to_choose() -> None:
    match = lay_out(9, 12)
    do(match, "roll", "1")
    assert phase(match).value == "resting"


@pytest.mark.rule("FS-15")
def test_on_an_occupied_tv_screen_he_fights_the_occupant_and_nobody_else() -> None:
    for throw in ("2 1", "1 2"):
        match = lay_out(9, 10, 30)
        do(match, "roll", "1", throw)
        assert phase(match).value == "resting"


@pytest.mark.rule("FS-15")
def test_a_turn_that_begins_on_a_tv_screen_has_no_challenge() -> None:
    assert phase(lay_out(10, 30)).value == "resting"
    assert "challenge 1" not in can(lay_out(10, 30))


# -- replay spaces, safe zones, labs ---------------------------------------------------------------------------------


@pytest.mark.rule("FS-16")
def test_on_a_replay_space_he_rolls_and_moves_again_at_once() -> None:
    match = lay_out(2, 30)
    events = do(match, "roll", "1", "3")
    assert [(event.why, event.dice) for event in of(events, DiceThrown)] == [(Throw.TURN, (1,)), (Throw.REPLAY, (3,))]
    assert at(match)[0] == 6


@pytest.mark.rule("FS-16")
def test_it_is_done_with_as_many_dice_as_he_now_moves_with() -> None:
    match = lay_out(29, 40, outward=[0, 1], holder=1)
    do(match, "roll", "1 3", "1 1")
    assert at(match)[0] == 23


@pytest.mark.rule("FS-16")
def test_a_replay_reached_by_a_card_is_not_the_roll_of_the_turn() -> None:
    match = lay_out(0, 30, hands={0: "+3 out out"})
    play(match, "+3", "1")
    assert at(match)[0] == 4
    assert can(match) == ["roll"]


@pytest.mark.rule("FS-17")
def test_on_a_safe_zone_nobody_is_the_target_of_a_card_not_even_of_his_own() -> None:
    match = lay_out(24, 12, 30, hands={0: "out guard +3"})
    assert plays(match) == {"sidelined 2", "prowling-guard 2", "forward-3 -"}
    refused(match, "play 0 sidelined 1", "target-safe", "FS-17")
    refused(match, "play 1 prowling-guard 0", "target-safe", "FS-17")


@pytest.mark.rule("FS-17")
def test_on_a_safe_zone_he_may_play_cards_himself() -> None:
    match = lay_out(24, 30, hands={0: "+3 again lab"})
    assert plays(match) == {"forward-3 -", "roll-again -", "nearest-lab -"}


@pytest.mark.rule("FS-18")
@pytest.mark.rule("FS-22")
@pytest.mark.parametrize(
    ("space", "cards"),
    [(5, {"lab-1 -"}), (17, {"lab-2 -"}), (26, {"lab-3 -"}), (52, {"lab-1 -", "lab-2 -", "lab-3 -"}), (6, set())],
)
def test_a_lab_has_its_symbol_and_the_final_lab_all_three(space: int, cards: set[str]) -> None:
    assert plays(lay_out(space, 30, hands={0: "1 2 3"})) == cards
