"""What a seat, or everybody, can be sure of: it holds in every world that they cannot tell from the real one."""

import pytest

from ludotheque.games.coffre_et_cle.state import named_by
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match

from .table import cards, deal, designate, do, everybody, names, turns


def worlds(match: Match, seat: int | None) -> set[str]:
    """Where the cards may lie, as far as this seat knows; drawn so often that none is missed."""
    luck = QuickLuck("worlds")
    return {cards(match.resample(seat, luck)) for _ in range(2_000)}


def at(match: Match, seat: int | None, location: int) -> set[str]:
    """The cards that may lie at this seat (or, after the seats, at a centre place)."""
    return {world.replace("/ ", "").split()[location] for world in worlds(match, seat)}


@pytest.mark.rule("CC-04")
def test_after_the_deal_one_knows_one_s_own_card_alone() -> None:
    match = deal("K T F N")
    assert len(worlds(match, 0)) == 5 * 4  # Treasure and Fake Key on the five other places
    assert len(worlds(match, 3)) == 5 * 4 * 3
    assert len(worlds(match, None)) == 6 * 5 * 4
    assert at(match, 0, 0) == {"K"}


@pytest.mark.rule("CC-03")
def test_with_extra_neutrals_a_special_card_may_be_out_of_the_game() -> None:
    match = deal("K T F N", removed="N")
    assert at(match, 0, 6) == {"T", "F", "N"}
    assert len(worlds(match, 0)) == 6 * 5


@pytest.mark.rule("CC-04b")
def test_with_players_nobody_looks_for_a_special_card_in_the_centre() -> None:
    match = deal("K T F N", specials="with_players")
    for seat in everybody(match):
        assert at(match, seat, 4) == at(match, seat, 5) == {"N"}
    assert len(worlds(match, 0)) == 3 * 2


@pytest.mark.rule("CC-07")
def test_the_observer_alone_knows_what_he_saw() -> None:
    match = deal("K N F N", "T N")
    turns(match, "observe 0")
    assert at(match, 0, 4) == {"T"}
    assert at(match, 1, 4) == {"K", "T", "F", "N"}


@pytest.mark.rule("CC-08")
def test_the_swapper_knows_what_he_got_and_what_he_gave_wherever_it_goes() -> None:
    match = deal("K N F N", "T N")
    turns(match, "swap 0")
    assert (at(match, 0, 0), at(match, 0, 4)) == ({"T"}, {"K"})
    turns(match, "swap 0")
    assert at(match, 0, 1) == {"K"}
    assert at(match, 2, 1) == {"K", "T", "N"}


@pytest.mark.rule("CC-09")
def test_the_forced_player_knows_what_the_forcer_does_not() -> None:
    match = deal("K N F N", "T N")
    turns(match, "force 1 0")
    assert (at(match, 1, 1), at(match, 1, 4)) == ({"T"}, {"N"})
    assert at(match, 0, 1) == at(match, 0, 4) == {"T", "F", "N"}


@pytest.mark.rule("CC-25")
def test_in_the_final_phase_all_know_the_treasure_and_that_the_designated_player_has_neither_key() -> None:
    match = deal("T N F K N", "TR N")
    designate(match, 1)
    for seat in (0, 2, 3, 4, None):
        assert at(match, seat, 0) == {"T"}
        assert at(match, seat, 1) == {"N", "TR"}
    assert at(match, 1, 2) == {"K", "F", "N", "TR"}


@pytest.mark.rule("CC-26")
def test_names_given_in_secret_may_be_anything_to_the_others() -> None:
    match = deal("T N F K", final_vote="at_once")
    designate(match, 1)
    do(match, "name 2", 3)
    luck = QuickLuck("names")
    assert {named_by(match.resample(0, luck).state, 3) for _ in range(100)} == {0, 1, 2}
    assert {named_by(match.resample(3, luck).state, 3) for _ in range(100)} == {2}


@pytest.mark.rule("CC-34a")
def test_all_know_that_whom_a_false_treasure_designated_in_vain_has_not_got_the_key() -> None:
    match = deal("FT K F T N", "N N")
    designate(match, 2)
    for seat in everybody(match):
        assert "K" not in at(match, seat, 2)
    assert {"T", "F", "N"} == at(match, 1, 2)


@pytest.mark.rule("CC-34a")
def test_all_know_the_neutral_that_a_false_treasure_got_for_it() -> None:
    match = deal("FT K F T N", "N N")
    designate(match, 2)
    for seat in everybody(match):
        assert at(match, seat, 0) == {"N"}
    turns(match, "force 0 1")
    for seat in everybody(match):
        assert at(match, seat, 6) == {"N"}


@pytest.mark.rule("CC-34b")
@pytest.mark.parametrize("next_action", ["observe 1", "swap 1", "force 1 1"])
def test_who_does_not_pass_on_his_next_turn_has_not_met_the_trap(next_action: str) -> None:
    match = deal("K T F N N", "N TR")
    turns(match, "observe 0", "pass", "pass", "pass", "pass")
    assert "TR" in at(match, 2, 5)
    turns(match, next_action)
    assert "TR" not in at(match, 2, 5)


@pytest.mark.rule("CC-34b")
def test_a_pass_on_the_next_turn_tells_nothing() -> None:
    match = deal("K T F N N", "N TR")
    turns(match, "observe 0", "pass", "pass", "pass", "pass", "pass")
    assert "TR" in at(match, 2, 5)
    turns(match, "pass", "pass", "pass", "pass", "observe 1")
    assert "TR" in at(match, 2, 5)


@pytest.mark.rule("CC-30")
def test_after_the_end_all_know_everything() -> None:
    match = deal("T K F N")
    designate(match, 3)
    names(match, 0, 0, 0, 1)
    for seat in everybody(match):
        assert worlds(match, seat) == {cards(match)}
