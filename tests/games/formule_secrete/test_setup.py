"""Material and set-up: FS-01 to FS-04."""

import pytest

from ludotheque.games.formule_secrete import GAME
from ludotheque.games.formule_secrete.pieces import CardsDealt, StarterFound, StartRolled
from ludotheque.kernel.errors import BadOptions
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import LUCK, Drawn

from .table import all_cards, do, eye, lay_out, of, sit

KINDS = {
    "replay": ("R", [3, 15, 25, 37, 50]),
    "lab 1": ("1", [5, 32]),
    "lab 2": ("2", [17, 39]),
    "lab 3": ("3", [26, 46]),
    "final lab": ("F", [52]),
    "guard": ("G", [7, 14, 20, 28, 34, 40, 45, 51, 54]),
    "narrow corridor": ("N", [8, 18, 31, 43]),
    "TV screen": ("T", [10, 21, 30, 41, 49]),
    "safe zone": ("S", [12, 24, 36, 48]),
    "plain": (".", [1, 2, 4, 6, 9, 11, 13, 16, 19, 22, 23, 27, 29, 33, 35, 38, 42, 44, 47, 53]),
    "start": (">", [0]),
    "vault": ("V", [55]),
}
LONG_KINDS = {
    "replay": ("R", [3, 15, 25, 41, 47, 55]),
    "lab 1": ("1", [5, 32, 42]),
    "lab 2": ("2", [17, 49]),
    "lab 3": ("3", [26, 56]),
    "final lab": ("F", [62]),
    "guard": ("G", [7, 14, 20, 28, 34, 44, 50, 60, 61, 63, 64]),
    "narrow corridor": ("N", [8, 18, 31, 53]),
    "TV screen": ("T", [10, 21, 30, 37, 46, 51, 59]),
    "safe zone": ("S", [4, 12, 19, 24, 29, 36, 40, 54, 58]),
    "plain": (".", [1, 2, 6, 9, 11, 13, 16, 22, 23, 27, 33, 35, 38, 39, 43, 45, 48, 52, 57]),
    "start": (">", [0]),
    "vault": ("V", [65]),
}


def where(spaces: str, letter: str) -> list[int]:
    return [at for at, one in enumerate(spaces) if one == letter]


@pytest.mark.rule("FS-04")
@pytest.mark.parametrize("kind", KINDS)
def test_the_standard_board_is_that_of_the_rulebook(kind: str) -> None:
    letter, spaces = KINDS[kind]
    assert where(eye(sit(), None).spaces, letter) == spaces


@pytest.mark.rule("FS-04b")
@pytest.mark.parametrize("kind", LONG_KINDS)
def test_the_long_board_is_that_of_the_rulebook(kind: str) -> None:
    letter, spaces = LONG_KINDS[kind]
    assert where(eye(sit(board="long"), None).spaces, letter) == spaces


@pytest.mark.rule("FS-02")
@pytest.mark.rule("FS-04b")
def test_each_board_has_its_deck_of_35_cards() -> None:
    assert eye(sit(), None).deck == (6, 5, 4, 5, 5, 4, 3, 3)
    assert eye(sit(board="long"), None).deck == (9, 8, 4, 2, 2, 4, 3, 3)
    assert eye(sit(), None).labs == eye(sit(board="long"), None).labs == (4, 6, 8)
    for match in (lay_out(0, 0), lay_out(0, 0, 0, 0, board="long")):
        assert sum(all_cards(match.state).values()) == 35


@pytest.mark.rule("FS-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadOptions) as no:
        Match(GAME, GAME.options(), seats)
    assert no.value.rule == "FS-01"


@pytest.mark.rule("FS-01")
def test_everybody_rolls_one_die_and_the_highest_starts() -> None:
    match = sit(3)
    match.apply(LUCK, Drawn(tuple(range(35))))
    events = match.apply(LUCK, Drawn((2, 5, 4)))
    assert events == [StartRolled(0, 2), StartRolled(1, 5), StartRolled(2, 4), StarterFound(1)]
    assert list(match.to_act()) == [1]


@pytest.mark.rule("FS-01")
def test_only_the_tied_roll_again() -> None:
    match = sit(4)
    match.apply(LUCK, Drawn(tuple(range(35))))
    assert match.apply(LUCK, Drawn((6, 2, 6, 6))) == [StartRolled(seat, die) for seat, die in enumerate((6, 2, 6, 6))]
    assert match.apply(LUCK, Drawn((3, 3, 1))) == [StartRolled(0, 3), StartRolled(2, 3), StartRolled(3, 1)]
    assert match.apply(LUCK, Drawn((1, 2))) == [StartRolled(0, 1), StartRolled(2, 2), StarterFound(2)]


@pytest.mark.rule("FS-01")
def test_turns_go_clockwise() -> None:
    match = lay_out(0, 0, 0)
    for die, expected in (("1", 1), ("2", 2), ("4", 0)):
        do(match, "roll", die)
        do(match, "end-turn")
        assert match.state.mover == expected


@pytest.mark.rule("FS-02")
@pytest.mark.rule("FS-23")
def test_three_cards_are_dealt_to_each_and_only_he_sees_them() -> None:
    match = sit(3)
    events = match.apply(LUCK, Drawn(tuple(range(35))))
    dealt = of(events, CardsDealt)
    assert [(event.seat, event.count, len(event.cards)) for event in dealt] == [(0, 3, 3), (1, 3, 3), (2, 3, 3)]
    assert len(match.state.pile) == 35 - 9
    for watcher in (None, 0, 1, 2):
        for event in dealt:
            seen = match.redact(event, watcher)
            assert isinstance(seen, CardsDealt)
            assert seen.cards == (event.cards if watcher == event.seat else ())
    assert eye(match, 1).hand == dealt[1].cards
    assert eye(match, None).hand == ()
    assert eye(match, None).held == (3, 3, 3)


@pytest.mark.rule("FS-03")
def test_the_formula_lies_in_the_vault() -> None:
    assert eye(lay_out(0, 0), None).holder is None
