"""Battle (FB-34)."""

import pytest

from ludotheque.games.fort_boyard.trials.battle.pieces import Sign, SignChosen, SignsShown
from ludotheque.games.fort_boyard.trials.battle.trial import beats

from .stage import Stage

ROCK = {"well": 0, "scissors": 1, "leaf": 2}  # as luck counts them


def play(stage: Stage, own: str, foe: str, opponent: int) -> None:
    stage.do(0, f"choose-sign {own}")
    stage.do(opponent, f"choose-sign {foe}")


@pytest.mark.rule("FB-34")
def test_well_beats_scissors_leaf_beats_well_scissors_beat_leaf() -> None:
    assert [(one.value, other.value) for one in Sign for other in Sign if beats(one, other)] == [
        ("well", "scissors"),
        ("scissors", "leaf"),
        ("leaf", "well"),
    ]


@pytest.mark.rule("FB-34")
def test_both_choose_hidden_and_then_both_signs_are_shown() -> None:
    stage = Stage("battle")
    stage.do(0, "choose-sign leaf")
    assert stage.told(0) == [SignChosen(0, Sign.LEAF)]
    assert stage.told(1) == stage.told(None) == [SignChosen(0, None)]
    assert (stage.view(0).mine, stage.view(1).mine, stage.view(1).chosen) == (Sign.LEAF, None, (0,))
    stage.do(1, "choose-sign well")
    assert stage.told(2)[1] == SignsShown(0, 1, Sign.LEAF, Sign.WELL, winner=0)


@pytest.mark.rule("FB-34")
def test_a_sign_once_chosen_stays_and_nobody_else_chooses() -> None:
    stage = Stage("battle", seats=4)
    stage.do(0, "choose-sign leaf")
    stage.refused(0, "choose-sign well", "not-your-turn")
    stage.refused(2, "choose-sign well", "not-your-turn")


@pytest.mark.rule("FB-34", "FB-24a")
@pytest.mark.parametrize(("pace", "until"), [(100, 9_000), (150, 13_000), (200, 17_000)])
def test_who_has_not_chosen_in_eight_seconds_chooses_at_random(pace: int, until: int) -> None:
    stage = Stage("battle", pace=pace, at=1_000)
    assert stage.deadline == until
    stage.do(1, "choose-sign well")
    stage.ring()
    assert stage.can(0) == []
    stage.draw(ROCK["leaf"])
    assert stage.last[1] == SignsShown(0, 1, Sign.LEAF, Sign.WELL, winner=0)


@pytest.mark.rule("FB-34")
def test_where_both_let_the_time_run_out_both_choose_at_random_and_hidden() -> None:
    stage = Stage("battle")
    stage.ring()
    stage.draw(ROCK["leaf"])
    assert stage.told(1) == [SignChosen(0, None)]
    stage.draw(ROCK["scissors"])
    assert stage.last[1] == SignsShown(0, 1, Sign.LEAF, Sign.SCISSORS, winner=1)


@pytest.mark.rule("FB-34")
def test_equal_signs_are_shown_again_twice_and_the_third_equal_is_the_candidates() -> None:
    stage = Stage("battle")
    for _ in range(2):
        play(stage, "well", "well", 1)
        assert stage.last[1] == SignsShown(0, 1, Sign.WELL, Sign.WELL, winner=None)
        assert stage.verdict is None
    play(stage, "leaf", "leaf", 1)
    assert stage.verdict is True


@pytest.mark.rule("FB-34")
def test_equals_are_counted_for_each_opponent_anew() -> None:
    stage = Stage("battle", seats=4)
    play(stage, "well", "well", 1)
    play(stage, "well", "scissors", 1)
    assert (stage.view(None).opponent, stage.view(None).equal, stage.view(None).won) == (2, 0, 1)


@pytest.mark.rule("FB-25", "FB-34")
@pytest.mark.parametrize(("seats", "enough"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_so_many_rounds_are_enough_and_it_stops_as_soon_as_it_is_decided(seats: int, enough: int) -> None:
    winning, losing = Stage("battle", seats=seats), Stage("battle", seats=seats)
    for opponent in range(1, enough + 1):
        assert winning.verdict is None
        play(winning, "leaf", "well", opponent)
    assert winning.verdict is True
    for opponent in range(1, seats - enough + 1):
        assert losing.verdict is None
        play(losing, "well", "leaf", opponent)
    assert losing.verdict is False


@pytest.mark.rule("FB-25a", "FB-34")
def test_the_servers_hand_shows_any_sign_and_is_not_waited_for() -> None:
    stage = Stage("battle", hands=(1,))
    assert stage.can(1) == []
    stage.do(0, "choose-sign well")
    stage.draw(ROCK["scissors"])
    assert stage.verdict is True
