"""A table of memory hands out no map (RN-17)."""

import msgspec
import pytest

from ludotheque.games.roc_noir import GAME
from ludotheque.games.roc_noir.pieces import Spot
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import Event

from .table import do, eye, lay_out, roll, sit, told, walk
from .walkers import Walker, play

SQUARES = {spot.value for spot in Spot if spot.value[0] in "ABCDEFGHIJ"}


def squares_in(value: object) -> set[str]:
    """All squares that something names, wherever in it."""
    match value:
        case str():
            return {value} & SQUARES
        case dict():
            return set().union(*map(squares_in, value.values()))
        case list():
            return set().union(*map(squares_in, value))
    return set()


def named(struct: object) -> set[str]:
    return squares_in(msgspec.json.decode(encode(struct)))


def again(match: Match, events: list[Event], seat: int | None = None) -> list[Event]:
    read = [match.reread(event, seat) for event in events]
    return [event for event in read if event is not None]


@pytest.mark.rule("RN-17")
def test_a_fall_is_seen_by_all_when_it_happens_and_never_read_again() -> None:
    match = lay_out({"0 black": "B3"})
    roll(match)
    events = do(match, "step C3")
    assert all(match.redact(event, seat) == event for event in events for seat in (None, 0, 1))
    assert named(events) == {"B3", "C3"}
    read = again(match, events)
    assert told(read) == ["fell"]
    assert named(read) == set()
    assert eye(match).traps == ()


@pytest.mark.rule("RN-17")
def test_a_drop_is_not_read_again_for_where_the_knight_stands_would_tell_the_trap() -> None:
    match = lay_out({"0 black": "D4", "1 grey": "C3"})
    roll(match)
    events = do(match, "step E4")
    assert told(events) == ["stepped", "dropped"]
    assert again(match, events) == []


@pytest.mark.rule("RN-17")
def test_jumps_are_read_again_without_their_squares_and_visits_without_the_way_back() -> None:
    match = lay_out({"0 black": "H3"})
    roll(match)
    assert [encode(event) for event in again(match, do(match, "jump H5"))] == [
        b'{"event":"jumped","seat":0,"helmet":"black","start":null,"to":null,"ropes":2,"once":true}'
    ]
    match = lay_out({"0 black": "H2"})
    roll(match)
    assert told(again(match, do(match, "step black"))) == ["portraits-drawn"]


@pytest.mark.rule("RN-17")
def test_a_view_has_neither_traps_nor_trails() -> None:
    match = lay_out({"0 black": "B3"})
    roll(match)
    walk(match, "B4 B5 B6")
    assert named(eye(match, 1)) == {"B6"}
    do(match, "step B5", "step A5")
    assert named(eye(match, 1)) == {"B5"}, "where the knight stands, and nothing of its fall"


@pytest.mark.rule("RN-17")
def test_marked_traps_stay_marked_for_all_and_may_be_read_again() -> None:
    match = lay_out({"0 black": "B3"}, trap_memory="marked")
    roll(match)
    events = do(match, "step C3")
    assert again(match, events) == events[1:], "but for the step"
    for seat in (None, 0, 1):
        assert eye(match, seat).traps == ("C3",)
    assert told(list(eye(match).last_turn))[-2:] == ["die-rolled", "fell"]


@pytest.mark.rule("RN-17")
def test_in_marked_the_trap_of_a_drop_is_marked_too_but_not_one_that_is_only_worked_out() -> None:
    match = lay_out({"0 black": "D4", "1 grey": "C3"}, trap_memory="marked")
    roll(match)
    do(match, "step E4")
    assert eye(match).traps == ("C3",)
    match = lay_out({"0 black": "D5"}, trap_memory="marked")
    roll(match)
    walk(match, "D4 C4 D4 D3")
    assert eye(match).traps == ()


@pytest.mark.rule("RN-17")
@pytest.mark.parametrize("trap", ["C3", "C4"])
def test_standing_on_a_held_trap_gives_no_sign_of_any_kind(trap: str) -> None:
    here = lay_out({"0 black": "B3", "1 grey": "D4"}, traps=trap)
    plain = lay_out({"0 black": "B3", "1 grey": "D4"}, traps="D3")
    for match in (here, plain):
        roll(match)
    assert do(here, "step C3") == do(plain, "step C3")
    for seat in (None, 0, 1):
        assert GAME.knowledge(here.state, seat) == GAME.knowledge(plain.state, seat)
        assert GAME.view(here.state, seat) == GAME.view(plain.state, seat)
    assert here.legal(0) == plain.legal(0)


@pytest.mark.rule("RN-17")
@pytest.mark.parametrize("walker", [Walker.WARY, Walker.GREEDY])
def test_through_a_whole_game_nothing_that_is_read_again_names_a_square(walker: Walker) -> None:
    match = sit(3, enchanted="three", max_rounds=8)
    for events in play(match, walker, QuickLuck(5)):
        if match.outcome() is not None:
            break
        assert named(again(match, events)) == set()
        assert named(eye(match)) <= _standing(match)


def _standing(match: Match) -> set[str]:
    return {knight.at.value for rail in eye(match).knights for knight in rail}


@pytest.mark.rule("RN-17")
def test_bots_are_told_only_what_has_been_seen_by_all() -> None:
    match = lay_out({"0 black": "B3"})
    for _ in range(3):
        other = GAME.resample(match.state, None, QuickLuck(3))
        assert GAME.knowledge(other, 0) == GAME.knowledge(match.state, 0)


@pytest.mark.rule("RN-17")
@pytest.mark.parametrize("memory", ["memory", "marked"])
def test_how_often_each_trap_opened_is_told_to_all_when_the_game_is_over_and_never_before(memory: str) -> None:
    match = lay_out({"0 black": "B3", "1 grey": "F4", "1 white": "E3"}, trap_memory=memory, max_rounds=2)
    _fall_thrice(match)
    assert [eye(match, seat).falls for seat in (None, 0, 1)] == [(), (), ()]
    roll(match)
    do(match, "stop")
    assert match.outcome() is not None
    for seat in (None, 0, 1):
        seen = eye(match, seat)
        counts = {trap.value: count for trap, count in zip(seen.traps, seen.falls, strict=True) if count}
        assert counts == {"C3": 2, "E3": 1}


@pytest.mark.rule("RN-37")
def test_where_traps_stay_for_the_next_game_nothing_is_told_of_falls() -> None:
    match = lay_out({"0 black": "B3", "1 grey": "F4", "1 white": "E3"}, reshuffle_traps=False, max_rounds=2)
    _fall_thrice(match)
    roll(match)
    do(match, "stop")
    assert match.outcome() is not None
    assert eye(match).falls == ()


def _fall_thrice(match: Match) -> None:
    """Black falls at C3 twice; between, a counterweight leaves."""
    roll(match)
    do(match, "step C3")
    roll(match, "grey")
    do(match, "step G4", "stop")
    roll(match)
    do(match, "step C3")
