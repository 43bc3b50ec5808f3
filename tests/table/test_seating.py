"""Coming, sitting down, talking, going, coming back."""

import pytest

from ludotheque.games.coffre_et_cle.pieces import DESIGNATE, PASS
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import QuickLuck
from ludotheque.table.commands import Arrange, Free, Leave, Mute, Return, Say, SeatBot, Settle, Sit
from ludotheque.table.pieces import Absence, CameBack, Chat, NewHost, Phase, SatDown, SeatFreed, WentAway
from ludotheque.table.refusals import TableFault
from ludotheque.table.seating import TALK, TALK_WITHIN, came_back, lost
from ludotheque.table.table import KEPT_CHAT

from .evening import Evening, refused

# -- sitting down --------------------------------------------------------------------------------------------------


def test_whoever_sits_down_gets_the_first_free_seat_or_the_one_that_he_wants() -> None:
    evening = Evening()
    assert evening.do("bob", Sit("1", "Bob", seat=2)) == [SatDown(2, "Bob", None)]
    assert evening.do("ana", Sit("1", "Ana")) == [SatDown(0, "Ana", None)]
    assert evening.do("cleo", Sit("1", "Cléo")) == [SatDown(1, "Cléo", None)]
    assert evening.do("dan", Sit("1", "Dan")) == [SatDown(3, "Dan", None)]


def test_nobody_sits_down_on_somebody_else() -> None:
    evening = Evening()
    evening.do("ana", Sit("1", "Ana"))
    evening.do("ana", SeatBot("1", 1))
    for seat in (0, 1):
        with refused(TableFault.SEAT_TAKEN):
            evening.do("bob", Sit("1", "Bob", seat=seat))


def test_nobody_sits_down_where_no_chair_is() -> None:
    with refused(TableFault.SEAT_EMPTY):
        Evening(4).do("bob", Sit("1", "Bob", seat=4))


def test_a_full_table_is_full() -> None:
    evening = Evening(4).seat_everybody()
    with refused(TableFault.TABLE_FULL):
        evening.do("stranger", Sit("1", "Late"))


def test_nobody_sits_twice_unless_somebody_shares_his_screen() -> None:
    evening = Evening()
    evening.do("ana", Sit("1", "Ana"))
    with refused(TableFault.ALREADY_SEATED):
        evening.do("ana", Sit("2", "Ada"))
    evening.do("ana", Sit("3", "Ada", another=True))
    assert evening.table.seats_of("ana") == [0, 1]


def test_nobody_takes_over_a_second_hand_during_a_game() -> None:
    """Else a host could free a seat, sit down on it himself and see its cards beside his own."""
    evening = Evening().start()
    evening.do("ana", Free("1", 1))
    with refused(TableFault.ALREADY_SEATED):
        evening.do("ana", Sit("1", "Bob", another=True))


@pytest.mark.parametrize(
    "name", ["Ana", "ANA", " ana ", "Ａｎａ", "A\N{ZERO WIDTH JOINER}na", "Ana\N{VARIATION SELECTOR-16}"]
)
def test_nobody_is_called_like_somebody_else(name: str) -> None:
    evening = Evening()
    evening.do("ana", Sit("1", "Ana"))
    with refused(TableFault.NAME_TAKEN):
        evening.do("bob", Sit("1", name))


def test_a_bot_s_name_is_taken_too() -> None:
    evening = Evening()
    evening.do("ana", SeatBot("1", 0, name="Marius"))
    with refused(TableFault.NAME_TAKEN):
        evening.do("bob", Sit("1", "marius"))


def test_who_sits_on_an_abandoned_seat_may_have_its_name() -> None:
    evening = Evening().start()
    evening.do("ana", Free("1", 1))
    evening.do("robert", Sit("1", "Bob", seat=1))
    assert evening.table.seats_of("robert") == [1]


def test_nobody_sits_down_when_the_game_is_over() -> None:
    evening = Evening(4).start().play_out(QuickLuck(1))
    evening.do("bob", Leave("1"))
    with refused(TableFault.NOT_IN_LOBBY):
        evening.do("stranger", Sit("1", "Late"))
    evening.again().do("stranger", Sit("1", "Late"))


def test_during_a_game_only_a_seat_given_up_for_good_is_free() -> None:
    evening = Evening().start()
    evening.do("bob", Leave("1"))
    with refused(TableFault.TABLE_FULL):
        evening.do("stranger", Sit("1", "Late"))
    evening.do("ana", Free("1", 1))
    assert evening.do("stranger", Sit("1", "Late")) == [SatDown(1, "Late", None)]
    assert not evening.table.info().seats[1].away  # type: ignore[union-attr]  # somebody sits there


# -- leaving -------------------------------------------------------------------------------------------------------


def test_who_leaves_before_the_game_leaves_his_seats_empty() -> None:
    evening = Evening()
    evening.do("bob", Sit("1", "Bob"))
    evening.do("bob", Sit("2", "Bill", another=True))
    assert evening.do("bob", Leave("1")) == [SeatFreed(0, "Bob"), SeatFreed(1, "Bill")]
    assert evening.table.sitters == (None,) * 5


def test_who_leaves_during_the_game_leaves_it_to_a_bot_and_may_return() -> None:
    evening = Evening().start()
    assert evening.do("bob", Leave("1")) == [WentAway(1, Absence.LEFT)]
    sitter = evening.table.sitters[1]
    assert sitter is not None
    assert sitter.is_played_by_bot
    assert not sitter.is_vacant
    assert evening.do("bob", Return("1")) == [CameBack(1)]
    assert not evening.table.sitters[1].is_played_by_bot  # type: ignore[union-attr]  # Bob sits there


def test_who_has_no_seat_cannot_leave() -> None:
    with refused(TableFault.NOT_SEATED):
        Evening().do("bob", Leave("1"))


def test_who_has_left_cannot_leave_again() -> None:
    evening = Evening().start()
    evening.do("bob", Leave("1"))
    with refused(TableFault.IS_AWAY):
        evening.do("bob", Leave("2"))


def test_who_is_there_cannot_return() -> None:
    evening = Evening().start()
    with refused(TableFault.NOT_AWAY):
        evening.do("bob", Return("1"))


def test_whose_line_is_lost_is_stood_in_for_until_it_is_back() -> None:
    evening = Evening().start()
    assert evening.write(lost(evening.table, "bob")) == [WentAway(1, Absence.LOST)]
    assert evening.write(came_back(evening.table, "bob", {Absence.LOST})) == [CameBack(1)]


def test_a_line_that_is_back_does_not_bring_back_who_has_left() -> None:
    evening = Evening().start()
    evening.do("bob", Leave("1"))
    with refused(TableFault.NOT_AWAY):
        came_back(evening.table, "bob", {Absence.LOST})


def test_whose_line_is_lost_may_leave_for_good() -> None:
    evening = Evening().start()
    evening.write(lost(evening.table, "bob"))
    assert evening.do("bob", Leave("1")) == [WentAway(1, Absence.LEFT)]


def test_a_lost_line_matters_only_during_a_game_and_once() -> None:
    evening = Evening().seat_everybody()
    with refused(TableFault.NOT_PLAYING):
        lost(evening.table, "bob")
    evening.start()
    evening.write(lost(evening.table, "bob"))
    with refused(TableFault.IS_AWAY):
        lost(evening.table, "bob")


# -- the host goes -------------------------------------------------------------------------------------------------


def test_when_the_host_leaves_the_next_person_who_is_there_is_the_host() -> None:
    evening = Evening().seat_everybody()
    evening.do("bob", Leave("1"))
    evening.do("ana", SeatBot("1", 1))
    assert evening.do("ana", Leave("1")) == [SeatFreed(0, "Ana"), NewHost("Cleo")]
    assert evening.table.host == "cleo"


def test_when_the_host_is_lost_somebody_who_is_there_is_the_host() -> None:
    evening = Evening().start()
    evening.do("bob", Leave("1"))
    evening.write(lost(evening.table, "ana"))
    assert evening.table.host == "cleo"
    evening.write(came_back(evening.table, "ana", {Absence.LOST}))
    assert evening.table.host == "cleo"


def test_a_host_alone_with_bots_stays_the_host() -> None:
    evening = Evening(4)
    evening.do("ana", Sit("1", "Ana"))
    for seat in (1, 2, 3):
        evening.do("ana", SeatBot("1", seat))
    evening.start()
    evening.do("ana", Leave("1"))
    assert evening.table.host == "ana"


def test_when_another_leaves_the_host_stays() -> None:
    evening = Evening().seat_everybody()
    assert evening.do("bob", Leave("1")) == [SeatFreed(1, "Bob")]
    assert evening.table.host == "ana"


# -- talking -------------------------------------------------------------------------------------------------------


def test_what_is_said_is_heard_by_everybody() -> None:
    evening = Evening().seat_everybody()
    assert evening.do("bob", Say("1", "  Good\nevening ")) == [Chat(1, "Bob", "Good evening", evening.now)]


@pytest.mark.parametrize("text", ["", " \n ", "\N{ZERO WIDTH SPACE}", "x" * 301])
def test_nothing_and_too_much_are_not_said(text: str) -> None:
    evening = Evening().seat_everybody()
    with refused(TableFault.BAD_TEXT):
        evening.do("bob", Say("1", text))


def test_who_is_muted_is_silent_until_he_is_not() -> None:
    evening = Evening().seat_everybody()
    evening.do("ana", Mute("1", 1))
    with refused(TableFault.IS_MUTED):
        evening.do("bob", Say("1", "But"))
    evening.do("ana", Mute("1", 1, muted=False))
    evening.do("bob", Say("1", "But"))


def test_nobody_talks_without_end() -> None:
    evening = Evening().seat_everybody()
    for line in range(TALK):
        evening.do("bob", Say("1", f"{line}"))
    with refused(TableFault.TOO_MUCH_TALK):
        evening.do("bob", Say("1", "and"))
    evening.do("cleo", Say("1", "Let me"))
    evening.now += TALK_WITHIN
    evening.do("bob", Say("1", "and"))


def test_a_second_seat_is_no_second_mouth() -> None:
    evening = Evening()
    evening.do("bob", Sit("1", "Bob"))
    evening.do("bob", Sit("1", "Bill", another=True))
    for line in range(TALK):
        evening.do("bob", Say("1", f"{line}"), line % 2)
    with refused(TableFault.TOO_MUCH_TALK):
        evening.do("bob", Say("1", "and"), 1)


def test_who_takes_another_chair_is_still_the_one_who_talked() -> None:
    evening = Evening().seat_everybody()
    for line in range(TALK):
        evening.do("bob", Say("1", f"{line}"))
    evening.do("ana", Arrange("1", (1, 2, 3, 4, 0)))
    evening.do("cleo", Say("1", "I have said nothing yet"))
    with refused(TableFault.TOO_MUCH_TALK):
        evening.do("bob", Say("1", "and"))


def test_a_newcomer_gets_the_last_lines_only() -> None:
    evening = Evening().seat_everybody()
    for line in range(KEPT_CHAT + 3):
        evening.now += TALK_WITHIN
        evening.do("bob", Say("1", f"{line}"))
    assert [line.text for line in evening.table.chat] == [f"{line}" for line in range(3, KEPT_CHAT + 3)]


def test_chat_is_no_step_of_the_game() -> None:
    evening = Evening().start()
    steps, moves = evening.table.steps, evening.table.moves
    evening.do("bob", Say("1", "Hm"))
    assert (evening.table.steps, evening.table.moves) == (steps, moves)


def test_fewer_chairs_take_nobody_s_away() -> None:
    evening = Evening(5)
    evening.do("bob", Sit("1", "Bob", seat=4))
    with refused(TableFault.TOO_MANY_SEATED):
        evening.do("ana", Settle("1", seats=4))


# -- hands ---------------------------------------------------------------------------------------------------------


def test_whoever_has_looked_through_one_seats_eyes_may_take_only_that_seat_again() -> None:
    evening = Evening().start()
    for seat in (0, 2):
        evening.do("ana", Free("1", seat))
    with refused(TableFault.KNOWS_A_HAND):
        evening.do("ana", Sit("2", "Ana", 2))
    with refused(TableFault.KNOWS_A_HAND):
        evening.do("cleo", Sit("2", "Cleo", 0))
    evening.do("ana", Sit("3", "Ana"))  # the first that is free for her
    assert evening.table.seats_of("ana") == [0]


def test_in_the_next_game_a_hand_of_the_last_one_does_not_matter() -> None:
    evening = Evening().start()
    evening.play_out(QuickLuck(3)).again()
    evening.do("ana", Free("1", evening.table.seats_of("bob")[0]))
    evening.do("bob", Sit("2", "Bob"))
    assert evening.table.seats_of("bob")


def test_mute_stays_with_the_person() -> None:
    evening = Evening().seat_everybody()
    evening.do("ana", Mute("1", 1))
    evening.do("bob", Leave("2"))
    evening.do("bob", Sit("3", "Robert"))
    with refused(TableFault.IS_MUTED):
        evening.do("bob", Say("4", "but"))
    evening.do("ana", Mute("5", 1, muted=False))
    evening.do("bob", Say("6", "thanks"))


def test_where_the_rules_want_silence_nobody_chats() -> None:
    """CC-19 with final_talk off."""
    evening = Evening()
    options = {"designate_from_round": 1, "final_talk": False, "starter": 0}
    for seed in range(200):
        evening = Evening(options=options, seed=seed).start()
        evening.act(0, PASS)
        if DESIGNATE[1] in evening.match.legal(0):
            evening.act(0, DESIGNATE[1])
            if evening.table.phase is Phase.PLAYING:
                break
    with pytest.raises(IllegalAction) as refusal:
        evening.do("bob", Say("2", "wait"))
    assert refusal.value.rule == "CC-19"


def test_a_host_without_a_seat_can_leave_too() -> None:
    evening = Evening().start()
    evening.do("ana", Free("1", 0))
    evening.do("ana", Leave("2"))
    assert evening.table.host == "bob"


def test_a_sequence_number_from_the_future_is_stale() -> None:
    evening = Evening(options={"starter": 0}).start()
    with refused(TableFault.STALE):
        evening.act(0, PASS, seen=evening.seq + 1)
