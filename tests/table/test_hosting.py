"""What the host decides: the terms, the seats, bots, who may talk, when it begins, whether there is another game."""

import pytest

from ludotheque.games import find
from ludotheque.games.coffre_et_cle.pieces import PASS
from ludotheque.kernel.errors import BadOptions, OptionFault
from ludotheque.kernel.luck import QuickLuck
from ludotheque.table.commands import Arrange, Free, Leave, Mute, Rematch, SeatBot, Settle, Sit, Start
from ludotheque.table.hosting import BOT_NAMES, CODE_LENGTH, CODE_LETTERS, opened, settings_for
from ludotheque.table.pieces import (
    Absence,
    Badge,
    Emblem,
    GameStarted,
    NewGame,
    Pace,
    Phase,
    SatDown,
    SeatFreed,
    SeatMuted,
    SeatsArranged,
    SettingsChanged,
    Sitter,
    Watching,
)
from ludotheque.table.refusals import TableFault

from .evening import GAME, Evening, refused

# -- opening -------------------------------------------------------------------------------------------------------


def test_no_two_tables_have_one_invitation_or_one_code() -> None:
    settings = settings_for(find(GAME), 5, None, {})
    tables = [opened("ana", 5, settings) for _ in range(50)]
    assert len({table.invite for table in tables}) == len({table.code for table in tables}) == 50
    assert all(len(table.code) == CODE_LENGTH and set(table.code) <= set(CODE_LETTERS) for table in tables)


def test_who_opens_a_table_is_its_host_seated_or_not() -> None:
    evening = Evening()
    assert evening.table.host == "ana"
    evening.do("ana", Sit("1", "Ana", seat=3))
    assert [line is not None and line.host for line in evening.table.info().seats] == [False, False, False, True, False]


@pytest.mark.parametrize("seats", [3, 9])
def test_no_table_has_a_number_of_seats_that_its_game_has_not(seats: int) -> None:
    with pytest.raises(BadOptions, check=lambda refusal: refusal.code is OptionFault.BAD_SEATS):
        settings_for(find(GAME), seats, None, {})
    with pytest.raises(BadOptions, check=lambda refusal: refusal.code is OptionFault.BAD_SEATS):
        opened("ana", seats, settings_for(find(GAME), 5, None, {}))


# -- the terms -----------------------------------------------------------------------------------------------------


def test_what_the_host_settles_changes_and_the_rest_stays() -> None:
    evening = Evening(options={"force_locks": True})
    before = evening.table.settings
    assert evening.do("ana", Settle("1", pace=Pace.QUICK)) == [SettingsChanged()]
    evening.do("ana", Settle("2", watching=Watching.EVERYONE))
    evening.do("ana", Settle("3", open=True))
    settings = evening.table.settings
    assert (settings.pace, settings.watching, settings.open) == (Pace.QUICK, Watching.EVERYONE, True)
    assert (settings.game, settings.preset, settings.options) == (before.game, before.preset, before.options)


def test_a_preset_fits_the_number_of_seats_and_what_was_set_by_hand_stays() -> None:
    evening = Evening(5, options={"force_locks": True})
    assert evening.table.settings.options["max_rounds"] == 4
    evening.do("ana", Settle("1", seats=6))
    assert evening.table.seats == 6
    assert evening.table.settings.options["max_rounds"] == 5
    assert evening.table.settings.options["force_locks"]


def test_another_preset_forgets_what_was_set_by_hand() -> None:
    evening = Evening(5, options={"force_locks": True})
    evening.do("ana", Settle("1", preset="fog"))
    assert evening.table.settings.preset == "fog"
    assert evening.table.settings.options["extra_neutrals"] == 1
    assert not evening.table.settings.options["force_locks"]


def test_options_with_which_nobody_can_play_are_refused() -> None:
    evening = Evening(5)
    for options in ({"max_rounds": 99}, {"no": 1}, {"starter": 5}, {"max_rounds": 0, "extra_neutrals": 2}):
        with pytest.raises(BadOptions):
            evening.do("ana", Settle("1", options=options))
    with pytest.raises(BadOptions):
        evening.do("ana", Settle("1", seats=9))


@pytest.mark.parametrize(
    "wish", [Settle("1", seats=6), Settle("1", preset="fog"), Settle("1", options={}), Settle("1", pace=Pace.DAYS)]
)
def test_the_terms_of_a_game_do_not_change_while_it_is_played(wish: Settle) -> None:
    evening = Evening().start()
    with refused(TableFault.NOT_IN_LOBBY):
        evening.do("ana", wish)


def test_who_may_watch_may_change_while_it_is_played() -> None:
    evening = Evening().start()
    evening.do("ana", Settle("1", watching=Watching.EVERYONE, open=True))
    assert evening.table.settings.watching is Watching.EVERYONE
    evening.play_out(QuickLuck(1))


def test_empty_chairs_may_go() -> None:
    evening = Evening(6)
    evening.do("ana", Sit("1", "Ana"))
    evening.do("ana", Settle("1", seats=4))
    assert evening.table.seats == 4
    assert evening.table.names() == ("Ana", "", "", "")


# -- seats ---------------------------------------------------------------------------------------------------------


def test_the_host_arranges_who_sits_where() -> None:
    evening = Evening(4).seat_everybody()
    assert evening.do("ana", Arrange("1", (2, 0, 3, 1))) == [SeatsArranged((2, 0, 3, 1))]
    assert evening.table.names() == ("Cleo", "Ana", "Dan", "Bob")


@pytest.mark.parametrize("order", [(), (0, 1, 2), (0, 1, 2, 2), (0, 1, 2, 4), (0, 1, 2, 3, 4)])
def test_an_order_names_every_seat_once(order: tuple[int, ...]) -> None:
    with refused(TableFault.BAD_ORDER):
        Evening(4).do("ana", Arrange("1", order))


def test_seats_are_arranged_and_bots_seated_before_the_game_only() -> None:
    evening = Evening(4).start()
    for command in (Arrange("1", (2, 0, 3, 1)), SeatBot("1", 0), Start("1")):
        with refused(TableFault.NOT_IN_LOBBY):
            evening.do("ana", command)


def test_a_bot_takes_an_empty_seat_or_a_bot_s_but_nobody_s() -> None:
    evening = Evening(4)
    evening.do("ana", Sit("1", "Ana"))
    assert evening.do("ana", SeatBot("1", 1, "random", "Robi")) == [SatDown(1, "Robi", "random")]
    assert evening.do("ana", SeatBot("1", 1, "regular", "Robi")) == [SatDown(1, "Robi", "regular")]
    with refused(TableFault.SEAT_TAKEN):
        evening.do("ana", SeatBot("1", 0))
    with refused(TableFault.SEAT_EMPTY):
        evening.do("ana", SeatBot("1", 4))


def test_a_bot_plays_at_the_usual_level_under_a_name_of_its_own() -> None:
    evening = Evening(8)
    evening.do("ana", Sit("1", "léonie"))
    for seat in range(1, 8):
        evening.do("ana", SeatBot("1", seat))
    bots = [sitter for sitter in evening.table.sitters[1:] if sitter is not None]
    assert {bot.level for bot in bots} == {"regular"}
    assert len({bot.name for bot in bots}) == 7
    assert {bot.name for bot in bots} <= set(BOT_NAMES) - {"Léonie"}


def test_a_bot_has_a_level_that_there_is_and_a_name_that_is_free() -> None:
    evening = Evening(4)
    evening.do("ana", Sit("1", "Ana"))
    with pytest.raises(BadOptions, check=lambda refusal: refusal.code is OptionFault.UNKNOWN_BOT):
        evening.do("ana", SeatBot("1", 1, "genius"))
    with refused(TableFault.NAME_TAKEN):
        evening.do("ana", SeatBot("1", 1, name="ANA"))


def test_the_host_frees_a_seat() -> None:
    evening = Evening().seat_everybody()
    assert evening.do("ana", Free("1", 1)) == [SeatFreed(1, "Bob")]
    assert evening.table.sitters[1] is None
    for seat in (1, 5):
        with refused(TableFault.SEAT_EMPTY):
            evening.do("ana", Free("1", seat))


def test_a_seat_freed_during_the_game_is_played_by_a_bot_until_somebody_comes() -> None:
    evening = Evening().start()
    evening.do("ana", Free("1", 1))
    assert evening.table.sitters[1] == Sitter("Bob", Badge(1, Emblem.MOON), away=Absence.LEFT)
    with refused(TableFault.SEAT_EMPTY):
        evening.do("ana", Free("2", 1))


def test_the_host_mutes_and_unmutes_whoever_sits_there() -> None:
    evening = Evening()
    evening.do("bob", Sit("1", "Bob"))
    assert evening.do("ana", Mute("1", 0)) == [SeatMuted(0, True)]
    assert evening.table.info().seats[0].muted  # type: ignore[union-attr]  # Bob sits there
    assert evening.do("ana", Mute("1", 0, muted=False)) == [SeatMuted(0, False)]
    for seat in (1, 5):
        with refused(TableFault.SEAT_EMPTY):
            evening.do("ana", Mute("1", seat))


# -- start and rematch ---------------------------------------------------------------------------------------------


def test_a_game_starts_when_every_seat_is_taken() -> None:
    evening = Evening(4)
    for seat in range(3):
        evening.do("ana", SeatBot("1", seat))
    with refused(TableFault.SEATS_EMPTY):
        evening.do("ana", Start("1"))
    evening.do("ana", SeatBot("1", 3))
    told = evening.do("ana", Start("1"))
    assert isinstance(told[0], GameStarted)
    assert told[0].commitment == evening.table.info().commitment
    assert evening.table.phase is Phase.PLAYING


def test_no_two_games_have_one_seed() -> None:
    evenings = [Evening(4).start() for _ in range(10)]
    assert len({evening.table.seed for evening in evenings}) == 10
    assert all(len(evening.table.seed) == 32 for evening in evenings)


def test_after_the_end_everybody_moves_one_seat_on_for_another_game() -> None:
    evening = Evening(4).start().play_out(QuickLuck(1))
    first = evening.table.seed
    assert evening.do("ana", Rematch("1")) == [NewGame(2)]
    assert evening.table.phase is Phase.LOBBY
    assert evening.table.names() == ("Bob", "Cleo", "Dan", "Ana")
    assert evening.table.match is None
    assert evening.table.info().commitment is None
    evening.start()
    assert evening.table.seed != first
    evening.play_out(QuickLuck(2))


def test_there_is_no_rematch_before_the_end() -> None:
    for evening in (Evening(4), Evening(4).start()):
        with refused(TableFault.NOT_OVER):
            evening.do("ana", Rematch("1"))


def test_nothing_is_played_after_the_end() -> None:
    evening = Evening(4).start().play_out(QuickLuck(1))
    with refused(TableFault.NOT_PLAYING):
        evening.act(0, PASS)


def test_who_has_left_during_a_game_is_stood_in_for_in_the_next_one_too() -> None:
    evening = Evening(4).start()
    evening.play_out(QuickLuck(1)).again()
    evening.start()
    evening.do("bob", Leave("1"))
    assert evening.table.sitters[0] == Sitter("Bob", Badge(1, Emblem.MOON), "bob", away=Absence.LEFT)
