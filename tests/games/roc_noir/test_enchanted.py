"""A castle that turns, and a castle that stays."""

import msgspec
import pytest

from ludotheque.games.roc_noir import GAME
from ludotheque.games.roc_noir.castle import NAMES, PLACE_OF, SQUARES, TREASURE
from ludotheque.games.roc_noir.options import Options, TrapMemory
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import LUCK, Drawn, Shuffle, Standing

from .table import deal, do, eye, lay_out, number, roll, sit, suspects, targets, told, where


@pytest.mark.rule("RN-36")
@pytest.mark.parametrize(("enchanted", "ringed"), [("off", []), ("one", [2]), ("three", [2, 4, 6])])
def test_one_black_face_or_one_of_each_colour_has_a_ring(enchanted: str, ringed: list[int]) -> None:
    for face in range(1, 7):
        match = deal(enchanted=enchanted)
        events = match.apply(LUCK, Drawn((face,)))
        assert ("castle-turned" in told(events)) == (face in ringed)
        assert eye(match).ringed == (face in ringed)


@pytest.mark.rule("RN-36")
def test_a_ring_turns_everybodys_picture_a_quarter_clockwise_and_the_names_with_it() -> None:
    match = lay_out({"0 black": "D4", "1 grey": "C1"}, enchanted="one", traps="D2")
    rooms = eye(match).rooms
    assert told(roll(match, ring=True)) == ["die-rolled", "castle-turned"]
    assert eye(match).orientation == 1
    assert (where(match, "0 black"), where(match, "1 grey")) == ("G4", "J3")
    assert eye(match).rooms == (rooms[3], *rooms[:3])
    assert targets(match, "step") == {"G3", "H4", "G5", "F4"}


@pytest.mark.rule("RN-36")
def test_the_castle_itself_stays_as_it_is() -> None:
    match = lay_out({"0 black": "D4"}, enchanted="one")
    before = match.state.trap.copy()
    place = match.state.at[number("0 black")]
    roll(match, ring=True)
    assert match.state.trap == before
    assert match.state.at[number("0 black")] == place
    do(match, "step G5")
    assert match.state.at[number("0 black")] == place + 1, "what was right is now below"


@pytest.mark.rule("RN-36")
def test_it_turns_before_a_knight_is_chosen() -> None:
    match = lay_out({"0 black": "treasure"}, enchanted="one")
    assert told(roll(match, ring=True)) == ["die-rolled", "castle-turned"]
    assert match.state.phase == "choosing"
    assert eye(match).orientation == 1


@pytest.mark.rule("RN-36")
def test_after_four_rings_all_is_called_as_before() -> None:
    match = lay_out({"0 black": "D4"}, enchanted="one")
    for orientation in (1, 2, 3, 0):
        roll(match, ring=True)
        assert eye(match).orientation == orientation
        do(match, "stop")
    assert where(match, "0 black") == "D4"


@pytest.mark.rule("RN-36")
def test_every_square_has_one_name_however_the_castle_lies() -> None:
    for orientation in range(4):
        assert len({NAMES[orientation][place] for place in SQUARES}) == len(SQUARES) == 80
        assert all(PLACE_OF[orientation][NAMES[orientation][place]] == place for place in [*SQUARES, TREASURE])


@pytest.mark.rule("RN-36")
def test_what_is_known_and_what_is_marked_turns_too() -> None:
    match = lay_out({"0 black": "B3"}, enchanted="one", trap_memory="marked")
    roll(match)
    do(match, "step C3")
    assert eye(match).traps == ("C3",)
    roll(match, ring=True)
    assert eye(match).traps == ("H3",)
    known = [squares for squares in GAME.knowledge(match.state, 0).suspects if len(squares) == 1]
    assert known == [("H3",)]


# -- the next game at the table ------------------------------------------------------------------------------------


def _next_game(match: Match, options: Options, seats: int = 2) -> Match:
    standing = Standing(1, 1, None, (0,) * seats, GAME.legacy(match.state))
    return Match(GAME, options, seats, standing, GAME.setup(options, seats, standing))


STAYS = Options(reshuffle_traps=False, starter=0)


@pytest.mark.rule("RN-37")
def test_the_traps_of_the_next_game_are_new() -> None:
    match = lay_out({"0 black": "B3"})
    assert GAME.legacy(match.state) == msgspec.Raw(b"null")
    assert _next_game(match, Options(starter=0)).asks() == Shuffle(secret=False, size=4)


@pytest.mark.rule("RN-37")
def test_where_they_stay_rooms_and_traps_are_as_they_were_and_what_was_seen_may_be_remembered() -> None:
    match = lay_out({"0 black": "B3"}, reshuffle_traps=False, traps="J7")
    roll(match)
    do(match, "step C3")
    after = _next_game(match, STAYS, seats=3)
    assert after.state.trap == match.state.trap
    assert after.state.rooms == match.state.rooms
    assert suspects(after, "C3") == {"C3"}
    assert after.asks() == Shuffle(secret=True, size=6), "only the galleries are shuffled"
    assert where(after, "0 black") == "entrance"


@pytest.mark.rule("RN-37")
def test_marked_traps_stay_marked_and_the_castle_stays_turned() -> None:
    match = lay_out({"0 black": "B3"}, reshuffle_traps=False, trap_memory="marked", enchanted="one")
    roll(match, ring=True)
    do(match, "step H3")
    options = Options(reshuffle_traps=False, starter=0, trap_memory=TrapMemory.MARKED)
    assert eye(_next_game(match, options)).traps == ("H3",)


@pytest.mark.rule("RN-37")
def test_a_table_that_wants_new_traps_gets_them_and_one_without_a_past_too() -> None:
    match = lay_out(reshuffle_traps=False)
    assert _next_game(match, Options(starter=0)).state.trap == []
    assert sit(2, starter=0, reshuffle_traps=False).state.trap == []


@pytest.mark.rule("RN-37")
def test_traps_that_stay_are_not_shown_at_the_end() -> None:
    match = lay_out(reshuffle_traps=False, max_rounds=1)
    roll(match)
    do(match, "stop")
    roll(match)
    events = do(match, "stop")
    assert match.outcome() is not None
    assert told(events)[-1] == "ended"
    assert b'"traps":[]' in msgspec.json.encode(events[-1])
    assert eye(match).traps == ()
