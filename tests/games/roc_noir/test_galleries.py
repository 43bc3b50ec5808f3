"""Portraits: who may enter, what is drawn, what is exchanged. Piles are not shuffled: black 1 3 4 6, grey 1 2 4 5,
white 2 3 5 6."""

import pytest

from ludotheque.games.roc_noir import GAME
from ludotheque.kernel.luck import QuickLuck

from .table import can, do, eye, lay_out, rail, refused, roll, targets, told, where


@pytest.mark.rule("RN-21")
def test_without_portraits_a_knight_enters_only_its_own_gallery_and_gets_the_two_top_portraits() -> None:
    match = lay_out({"0 black": "H2", "0 grey": "H1"})
    roll(match)
    events = do(match, "step black")
    assert told(events) == ["stepped", "portraits-drawn", "came-back"]
    assert rail(match, "0 black") == "1 3"
    assert eye(match).piles == (2, 4, 4)
    assert where(match, "0 black") == "H2"


@pytest.mark.rule("RN-21")
def test_without_portraits_no_other_gallery_is_open() -> None:
    match = lay_out({"0 grey": "H1"})
    roll(match, "grey")
    assert "black" not in targets(match, "step")
    refused(match, "step black", "no-portraits", "RN-21")


@pytest.mark.rule("RN-22")
def test_with_portraits_every_gallery_is_open_even_if_a_comrade_drew_them() -> None:
    match = lay_out({"0 black": "H9", "0 grey": "H1"}, {"0 black": "1 3"})
    roll(match)
    do(match, "step grey", "stop")
    assert rail(match, "0 grey") == "1 2"
    roll(match)
    do(match, "stop")
    roll(match, "grey")
    assert "black" in targets(match, "step"), "though the grey knight has never been in its own"


@pytest.mark.rule("RN-23")
def test_in_the_gallery_of_a_comrade_without_portraits_two_are_drawn_for_him_and_nothing_is_exchanged() -> None:
    match = lay_out({"0 black": "H9"}, {"0 black": "3 6"})
    roll(match)
    events = do(match, "step grey")
    assert told(events) == ["stepped", "portraits-drawn", "came-back"]
    assert (events[1].helmet, events[1].receiver) == ("black", "grey")
    assert rail(match, "0 grey") == "1 2"
    assert rail(match, "0 black") == "3 6"
    assert can(match, "exchange") == []


@pytest.mark.rule("RN-24")
def test_where_the_comrade_has_portraits_one_exchange_of_none_one_or_two_is_offered() -> None:
    match = lay_out({"0 black": "H9"}, {"0 black": "3 6", "0 grey": "2 5"})
    roll(match)
    assert told(do(match, "step grey")) == ["stepped"]
    assert eye(match).gallery == "grey"
    assert can(match) == ["exchange -", "exchange 3", "exchange 6", "exchange 3,6"]
    refused(match, "exchange 2", "not-your-portraits", "RN-24")
    assert told(do(match, "exchange -")) == ["exchanged", "came-back"]
    assert rail(match, "0 black") == "3 6"


@pytest.mark.rule("RN-24")
def test_a_knight_exchanges_in_its_own_gallery_too() -> None:
    match = lay_out({"0 black": "H2"}, {"0 black": "1 3"})
    roll(match)
    do(match, "step black")
    assert "exchange 1,3" in can(match)


@pytest.mark.rule("RN-24")
def test_what_is_given_goes_under_the_pile_the_lower_number_first_and_as_many_come_from_its_top() -> None:
    match = lay_out({"0 black": "H9"}, {"0 black": "3 6", "0 white": "2 5", "0 grey": "2 5"})
    match.state.piles[1] = [4, 1]
    roll(match)
    do(match, "step grey")
    events = do(match, "exchange 3,6")
    assert told(events) == ["exchanged", "came-back"]
    assert rail(match, "0 black") == "1 4"
    assert match.state.piles[1] == [3, 6]
    assert eye(match).piles[1] == 2


@pytest.mark.rule("RN-24")
def test_one_portrait_is_exchanged_for_one() -> None:
    match = lay_out({"0 black": "H9"}, {"0 black": "3 6", "0 grey": "2 5"})
    match.state.piles[1] = [4, 1]
    roll(match)
    do(match, "step grey", "exchange 6")
    assert rail(match, "0 black") == "3 4"
    assert match.state.piles[1] == [1, 6]


@pytest.mark.rule("RN-24")
def test_of_two_equal_portraits_one_or_both_may_go() -> None:
    match = lay_out({"0 black": "H2"}, {"0 black": "1 1"})
    roll(match)
    do(match, "step black")
    assert can(match) == ["exchange -", "exchange 1", "exchange 1,1"]


@pytest.mark.rule("RN-24")
def test_a_pile_shows_its_size_and_what_was_put_under_it_is_known_to_all() -> None:
    match = lay_out({"0 black": "H9"}, {"0 black": "3 6", "0 grey": "2 5"})
    match.state.piles[1] = [4, 1]
    roll(match)
    do(match, "step grey", "exchange 6")
    assert eye(match, 0).tails == ()
    for seat in (None, 0, 1):
        assert GAME.knowledge(match.state, seat).tails == ((), ("6",), ())
    for seed in range(20):
        assert GAME.resample(match.state, 1, QuickLuck(seed)).piles[1] == [1, 6]


@pytest.mark.rule("RN-24")
def test_known_portraits_that_come_up_again_are_no_longer_in_the_pile() -> None:
    match = lay_out({"0 black": "H9"}, {"0 black": "3 6", "0 grey": "2 5"})
    match.state.piles[1] = [4, 1]
    roll(match)
    do(match, "step grey", "exchange 3,6", "stop")
    assert GAME.knowledge(match.state, 0).tails[1] == ("3", "6")
    roll(match)
    do(match, "stop")
    roll(match)
    do(match, "step grey", "exchange 1")
    assert match.state.piles[1] == [6, 1]
    assert GAME.knowledge(match.state, 0).tails[1] == ("6", "1")


@pytest.mark.rule("RN-25")
def test_it_leaves_at_once_by_where_it_came_in_and_goes_on() -> None:
    match = lay_out({"0 black": "H2"}, {"0 black": "1 3"})
    roll(match)
    do(match, "step black")
    refused(match, "stop", "wrong-step", "RN-25")
    refused(match, "step I3", "wrong-step", "RN-25")
    assert do(match, "exchange -")[1].to == "H2"
    do(match, "step H3")
    assert where(match, "0 black") == "H3"


@pytest.mark.rule("RN-26")
def test_who_came_in_by_a_rope_goes_back_to_where_the_jump_began_without_one() -> None:
    match = lay_out({"0 black": "G2"}, ropes=(2, 3))
    roll(match)
    events = do(match, "jump black")
    assert told(events) == ["jumped", "portraits-drawn", "came-back"]
    assert events[2].to == "G2"
    assert where(match, "0 black") == "G2"
    assert eye(match).ropes == (1, 3)
    assert match.state.mover == 0


@pytest.mark.rule("RN-26")
def test_so_does_who_exchanges_after_a_rope() -> None:
    match = lay_out({"0 black": "G2"}, {"0 black": "1 3"}, ropes=(1, 3))
    roll(match)
    do(match, "jump black")
    assert do(match, "exchange 3")[1].to == "G2"


@pytest.mark.rule("RN-27")
def test_each_gallery_at_most_once_a_turn() -> None:
    match = lay_out({"0 black": "H2"})
    roll(match)
    do(match, "step black")
    assert "black" not in targets(match, "step")
    refused(match, "step black", "visited", "RN-27")
    do(match, "stop")
    roll(match)
    do(match, "stop")
    roll(match)
    assert "black" in targets(match, "step")


@pytest.mark.rule("RN-28")
def test_a_visit_is_one_step_that_ends_where_it_began() -> None:
    match = lay_out({"0 black": "H2"}, {"0 black": "1 3"})
    roll(match)
    do(match, "step black")
    assert where(match, "0 black") == "H2"
    assert match.state.steps == 1
    do(match, "exchange -")
    assert match.state.steps == 1


@pytest.mark.rule("RN-29")
def test_an_empty_gallery_may_be_entered_and_nothing_happens_but_the_visit() -> None:
    match = lay_out({"0 black": "H2"}, {"0 black": "1 3", "1 black": "4 6"})
    match.state.piles[0] = []
    roll(match)
    assert told(do(match, "step black")) == ["stepped", "gallery-empty", "came-back"]
    assert eye(match).visited == ("black",)
    refused(match, "step black", "visited", "RN-27")


@pytest.mark.rule("RN-29")
def test_a_pile_keeps_two_portraits_for_everybody_who_has_not_drawn_there() -> None:
    match = lay_out({"0 black": "H2", "1 black": "H1"})
    roll(match)
    do(match, "step black", "stop")
    assert eye(match).piles[0] == 2
    roll(match)
    do(match, "step black")
    assert rail(match, "1 black") == "4 6"
    assert eye(match).piles[0] == 0
