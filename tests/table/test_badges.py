"""The colour and the emblem of a seat: given when somebody sits down, changed in the lobby, kept from then on."""

import pytest

from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.pieces import MOST_SEATS
from ludotheque.table.badges import spare
from ludotheque.table.commands import Arrange, Free, Leave, SeatBot, Sit, Wear
from ludotheque.table.pieces import COLOURS, Badge, Emblem, SeatWears
from ludotheque.table.refusals import TableFault

from .evening import Evening, fold, refused

FIRST = [Badge(colour, emblem) for colour, emblem in enumerate(Emblem)]


def worn(evening: Evening) -> list[Badge | None]:
    return [None if sitter is None else sitter.badge for sitter in evening.table.sitters]


# -- what is given -------------------------------------------------------------------------------------------------


def test_whoever_sits_down_gets_the_first_colour_and_the_first_emblem_that_nobody_has() -> None:
    evening = Evening(5)
    evening.do("bob", Sit("1", "Bob", seat=3))
    evening.do("ana", SeatBot("2", 0))
    evening.do("cleo", Sit("3", "Cleo"))
    assert worn(evening) == [FIRST[1], FIRST[2], None, FIRST[0], None]


def test_what_was_left_is_given_again() -> None:
    evening = Evening(4).seat_everybody()
    evening.do("bob", Leave("1"))
    evening.do("eve", Sit("2", "Eve"))
    assert worn(evening) == FIRST[:4]


def test_everybody_is_told_what_a_seat_wears() -> None:
    evening = Evening(4).seat_everybody()
    shown = [(line.colour, line.emblem) for line in evening.table.info().seats if line is not None]
    assert shown == [(badge.colour, badge.emblem) for badge in FIRST[:4]]


def test_with_more_seats_than_colours_no_two_wear_the_same_pair() -> None:
    given: list[Badge] = []
    while len(given) < MOST_SEATS:
        given.append(spare(given)[0])
    assert given[:COLOURS] == FIRST
    assert len(set(given)) == MOST_SEATS


def test_a_colour_comes_again_only_when_none_is_left() -> None:
    assert {badge.colour for badge in spare(FIRST[:7])} == {7}
    assert {badge.colour for badge in spare(FIRST)} == set(range(COLOURS))
    assert not set(FIRST) & set(spare(FIRST))


# -- what is chosen ------------------------------------------------------------------------------------------------


def test_one_wears_what_one_likes_and_everybody_is_told() -> None:
    evening = Evening(4).seat_everybody()
    assert evening.do("bob", Wear("1", 1, 6, Emblem.BELL)) == [SeatWears(1, 6, Emblem.BELL)]
    assert evening.do("bob", Wear("2", 1, 6, Emblem.MOON)) == [SeatWears(1, 6, Emblem.MOON)]
    assert worn(evening) == [FIRST[0], Badge(6, Emblem.MOON), *FIRST[2:4]]


@pytest.mark.parametrize(("colour", "emblem"), [(0, Emblem.FLAME), (7, Emblem.SUN), (0, Emblem.SUN)])
def test_what_another_seat_wears_is_taken(colour: int, emblem: Emblem) -> None:
    evening = Evening(4).seat_everybody()
    with refused(TableFault.BADGE_TAKEN):
        evening.do("bob", Wear("1", 1, colour, emblem))


def test_nobody_is_dressed_by_another() -> None:
    evening = Evening(4).seat_everybody()
    for person in ("ana", "cleo", "stranger"):  # Ana is the host
        with refused(TableFault.NOT_YOUR_SEAT):
            evening.do(person, Wear("1", 1, 7, Emblem.FLAME))


def test_the_host_dresses_bots() -> None:
    evening = Evening(4)
    evening.do("bob", Sit("1", "Bob"))
    evening.do("ana", SeatBot("2", 1))
    with refused(TableFault.NOT_HOST):
        evening.do("bob", Wear("3", 1, 7, Emblem.FLAME))
    assert evening.do("ana", Wear("4", 1, 7, Emblem.FLAME)) == [SeatWears(1, 7, Emblem.FLAME)]


def test_an_empty_seat_wears_nothing() -> None:
    evening = Evening(4)
    for seat in (2, 4):
        with refused(TableFault.SEAT_EMPTY):
            evening.do("ana", Wear("1", seat, 7, Emblem.FLAME))


def test_nobody_changes_his_colour_once_the_game_has_begun() -> None:
    evening = Evening(4).start()
    with refused(TableFault.NOT_IN_LOBBY):
        evening.do("bob", Wear("1", 1, 7, Emblem.FLAME))
    evening.play_out(QuickLuck(1))
    with refused(TableFault.NOT_IN_LOBBY):
        evening.do("bob", Wear("1", 1, 7, Emblem.FLAME))


# -- what is kept --------------------------------------------------------------------------------------------------


def test_it_stays_with_whoever_wears_it_when_seats_are_arranged_and_in_the_next_game() -> None:
    evening = Evening(4).seat_everybody()
    evening.do("bob", Wear("1", 1, 7, Emblem.FLAME))
    evening.do("ana", Arrange("2", (1, 0, 2, 3)))
    mine = Badge(7, Emblem.FLAME)
    assert worn(evening) == [mine, FIRST[0], *FIRST[2:4]]
    evening.start().play_out(QuickLuck(1)).again()
    assert worn(evening) == [FIRST[0], *FIRST[2:4], mine]


def test_a_seat_freed_during_the_game_keeps_it_for_whoever_comes() -> None:
    evening = Evening(4).start()
    evening.do("ana", Free("1", 1))
    assert worn(evening) == FIRST[:4]
    evening.do("eve", Sit("2", "Eve"))
    assert worn(evening) == FIRST[:4]


def test_a_bot_in_place_of_a_bot_wears_what_it_wore() -> None:
    evening = Evening(4)
    evening.do("ana", SeatBot("1", 1))
    evening.do("ana", Wear("2", 1, 7, Emblem.FLAME))
    evening.do("ana", SeatBot("3", 1, "random"))
    assert worn(evening)[1] == Badge(7, Emblem.FLAME)


def test_it_is_in_the_log() -> None:
    evening = Evening(4).seat_everybody()
    evening.do("bob", Wear("1", 1, 7, Emblem.FLAME))
    assert fold(evening.entries).sitters == evening.table.sitters
