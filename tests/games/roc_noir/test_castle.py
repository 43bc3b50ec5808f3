"""The castle, the knights and the portraits, before anybody moves."""

from collections import Counter

import pytest

from ludotheque.games.roc_noir import GAME
from ludotheque.games.roc_noir.castle import CARD_SQUARES, CORNERS, STEPS, TREASURE, reaches_every_room
from ludotheque.games.roc_noir.options import Options
from ludotheque.games.roc_noir.rules import gallery_portraits
from ludotheque.kernel.errors import BadOptions
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import LUCK, Drawn, Pick, Roll, Shuffle

from .table import FIRST_SQUARES, ROOMS, at, deal, eye, lay_out, rail, roll, sit, told, where


@pytest.mark.rule("RN-01")
def test_two_to_four_play_luck_says_who_starts_and_it_goes_round_clockwise() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    match = sit(3)
    assert match.asks() == Pick(secret=False, among=3)
    match.apply(LUCK, Drawn((2,)))
    assert eye(match).starter == 2
    match = deal(3)
    movers = []
    for _ in range(5):
        movers.append(match.state.mover)
        roll(match)
        match.apply(match.to_act()[0], match.legal(match.to_act()[0])[-1])
    assert movers == [0, 1, 2, 0, 1]


@pytest.mark.rule("RN-01")
def test_a_table_may_choose_who_starts_if_he_sits_there() -> None:
    assert eye(sit(2, starter=1)).starter == 1
    with pytest.raises(BadOptions) as no:
        Match(GAME, Options(starter=2), 2)
    assert no.value.rule == "RN-01"


@pytest.mark.rule("RN-02")
def test_corners_are_the_entrance_and_three_galleries_in_any_order() -> None:
    match = sit(2, starter=0)
    assert match.asks() == Shuffle(secret=False, size=4)
    events = match.apply(LUCK, Drawn((2, 0, 3, 1)))
    assert [room.value for room in eye(match).rooms] == ["grey", "entrance", "white", "black"]
    assert told(events) == ["rooms-laid"]


@pytest.mark.rule("RN-02")
def test_twenty_cards_of_four_squares_a_corner_touches_four_and_the_treasure_eight() -> None:
    assert len(CARD_SQUARES) == 20
    assert sorted(place for squares in CARD_SQUARES for place in squares) == sorted(set(range(100)) - _blocks())
    assert [len(STEPS[corner]) for corner in CORNERS] == [4, 4, 4, 4]
    assert sorted(STEPS[at("entrance")]) == sorted(map(at, ("C1", "C2", "A3", "B3")))
    assert sorted(STEPS[TREASURE]) == sorted(map(at, ("E4", "F4", "D5", "D6", "G5", "G6", "E7", "F7")))


def _blocks() -> set[int]:
    return {room + more for room in (*CORNERS, TREASURE) for more in (0, 1, 10, 11)}


@pytest.mark.rule("RN-03")
def test_each_card_hides_one_trap_that_nobody_knows() -> None:
    match = sit(2, starter=0)
    match.apply(LUCK, Drawn(tuple(ROOMS)))
    assert match.asks() == Roll(secret=True, dice=20, sides=4)
    assert match.apply(LUCK, Drawn((4, *FIRST_SQUARES[1:]))) == []
    assert match.state.trap[0] == at("D2")
    assert match.state.trap[1] == at("E1")
    for seat in (None, 0, 1):
        assert GAME.view(match.state, seat).traps == ()
        assert all(len(squares) == 4 for squares in GAME.knowledge(match.state, seat).suspects)


@pytest.mark.rule("RN-03")
def test_a_layout_that_shuts_a_room_off_is_drawn_again() -> None:
    match = sit(2, starter=0)
    match.apply(LUCK, Drawn(tuple(ROOMS)))
    layouts = [QuickLuck(seed).answer(Roll(secret=True, dice=20, sides=4)) for seed in range(400)]
    redrawn = [drawn for drawn in layouts if not _is_open(drawn)]
    assert 2 < len(redrawn) < 30, "about 1 in 42"
    for drawn in redrawn:
        again = match.clone()
        assert told(again.apply(LUCK, drawn)) == ["layout-redrawn"]
        assert again.state.trap == []
        assert again.asks() == match.asks()
        again.apply(LUCK, Drawn(FIRST_SQUARES))
        assert len(again.state.trap) == 20


def _is_open(drawn: Drawn) -> bool:
    return reaches_every_room([CARD_SQUARES[card][die - 1] for card, die in enumerate(drawn.values)], at("entrance"))


@pytest.mark.rule("RN-03")
def test_every_room_must_be_reached_and_no_gallery_is_a_way_through() -> None:
    for seed in range(300):
        drawn = QuickLuck(f"layout {seed}").answer(Roll(secret=True, dice=20, sides=4))
        trap = [CARD_SQUARES[card][die - 1] for card, die in enumerate(drawn.values)]
        for corner in CORNERS:
            seen, queue = {corner}, [corner]
            while queue:
                for there in STEPS[queue.pop()]:
                    if there not in seen and there not in trap:
                        seen.add(there)
                        queue += [there] if there not in (*CORNERS, TREASURE) else []
            assert reaches_every_room(trap, corner) == (seen >= {*CORNERS, TREASURE})


@pytest.mark.rule("RN-04")
def test_everybody_has_three_knights_in_the_entrance_three_ropes_and_an_empty_rail() -> None:
    match = deal(4)
    assert eye(match).ropes == (3, 3, 3, 3)
    for seat in range(4):
        for colour in ("black", "grey", "white"):
            assert where(match, f"{seat} {colour}") == "entrance"
            assert rail(match, f"{seat} {colour}") == ""


@pytest.mark.rule("RN-04")
@pytest.mark.parametrize("corner", range(4))
def test_knights_are_in_the_entrance_whatever_corner_it_lies_in(corner: int) -> None:
    match = sit(4, starter=0)
    match.apply(LUCK, Drawn((*ROOMS[-corner:], *ROOMS[:-corner])))
    assert eye(match).rooms[corner] == "entrance"
    assert {knight.at for knights in eye(match).knights for knight in knights} == {"entrance"}
    assert set(match.state.at) == {CORNERS[corner]}


@pytest.mark.rule("RN-05")
@pytest.mark.parametrize(("seats", "pairs"), [(2, 6), (3, 9), (4, 12)])
def test_two_play_with_six_pairs_three_with_nine_four_with_twelve(seats: int, pairs: int) -> None:
    halves = Counter(portrait for pile in deal(seats).state.piles for portrait in pile)
    assert halves == dict.fromkeys(range(1, pairs + 1), 2)


@pytest.mark.rule("RN-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_galleries_are_of_equal_size_with_the_halves_of_a_pair_in_different_ones(seats: int) -> None:
    black, grey, white = (gallery_portraits(gallery, seats) for gallery in range(3))
    assert len(black) == len(grey) == len(white) == 2 * seats
    assert [pair for pair in black if pair in grey] == [pair for pair in range(1, 3 * seats + 1) if pair % 3 == 1]
    assert [pair for pair in grey if pair in white] == [pair for pair in range(1, 3 * seats + 1) if pair % 3 == 2]
    assert [pair for pair in white if pair in black] == [pair for pair in range(1, 3 * seats + 1) if pair % 3 == 0]


@pytest.mark.rule("RN-06")
def test_each_gallery_is_shuffled_face_down() -> None:
    match = sit(2, starter=0)
    match.apply(LUCK, Drawn(tuple(ROOMS)))
    match.apply(LUCK, Drawn(FIRST_SQUARES))
    for size in range(3):
        assert eye(match).piles == (4,) * size
        assert match.asks() == Shuffle(secret=True, size=4)
        assert match.apply(LUCK, Drawn((3, 0, 2, 1))) == []
    assert match.state.piles[0] == [6, 1, 4, 3]
    assert GAME.knowledge(match.state, 0).tails == ((), (), ())


def test_a_position_is_laid_out_as_the_tests_say() -> None:
    match = lay_out({"1 grey": "D4"}, {"0 black": "1 3"})
    assert where(match, "1 grey") == "D4"
    assert rail(match, "0 black") == "1 3"
