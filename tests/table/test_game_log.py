"""A game of a table as a file: anybody can keep, replay and verify it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.games import shelf
from ludotheque.games.coffre_et_cle.pieces import END_TURN, PASS
from ludotheque.kernel.errors import BadLog, LogFault
from ludotheque.kernel.log import Log, verify
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.pieces import Event
from ludotheque.table.commands import Arrange, Free, Rematch, Sit, Undo
from ludotheque.table.game_log import Played, games, scenes, write
from ludotheque.table.pieces import Pace

from .evening import Evening, eyes

tried = settings(deadline=None, max_examples=15, derandomize=True)


def only(evening: Evening) -> Played:
    (played,) = games(evening.log)
    return played


@given(seed=st.integers(0, 2**32), seats=st.integers(4, 6), deals=st.integers(1, 2))
@tried
def test_the_file_of_a_finished_game_proves_its_luck(seed: int, seats: int, deals: int) -> None:
    evening = Evening(seats, options={"match": deals}, seed=seed).start().play_out(QuickLuck(seed))
    log = Log(write(only(evening)), shelf())
    assert log.header.commitment == evening.table.commitment
    assert log.header.seats == evening.table.names()
    assert verify(log).proven == 1 + deals
    assert log.end is not None
    assert log.end.outcome == evening.match.outcome()


@given(seed=st.integers(0, 2**32), seats=st.integers(4, 6))
@tried
def test_a_replay_shows_each_seat_what_it_saw_then(seed: int, seats: int) -> None:
    """Step by step the same views and the same events as at the table, for each pair of eyes."""
    evening = Evening(seats, seed=seed).start()
    luck = QuickLuck(seed)
    told: list[Event] = []
    views = {seat: [evening.match.view(seat)] for seat in eyes(evening.match)}
    heard: dict[int | None, list[list[Event]]] = {seat: [] for seat in eyes(evening.match)}
    while waiting := evening.match.to_act():
        actions = evening.match.legal(waiting[0])
        evening.now += 100
        told = [one for one in evening.act(waiting[0], actions[luck.below(len(actions))]) if isinstance(one, Event)]
        for seat, mine in views.items():
            mine.append(evening.match.view(seat))
            heard[seat].append([one for event in told if (one := evening.match.redact(event, seat)) is not None])
    played = only(evening)
    for seat in eyes(evening.match):
        shown = list(scenes(played, seat))[-len(heard[seat]) :]
        assert [scene.view for scene in shown] == views[seat][1:]
        assert [scene.events for scene in shown] == heard[seat]
        assert [scene.at for scene in shown] == [100 * step for step in range(1, len(shown) + 1)]


def test_what_was_taken_back_leaves_no_trace() -> None:
    evening = Evening(4, options={"starter": 0}).start()
    evening.act(0, PASS)
    before = write(only(evening))
    evening.act(0, END_TURN)
    evening.do("ana", Undo("1"))
    assert write(only(evening)) == before
    evening.play_out(QuickLuck(1))
    verify(Log(write(only(evening)), shelf()))


def test_a_game_under_way_has_no_end_and_shows_no_seed() -> None:
    evening = Evening(4, options={"starter": 0}).start()
    evening.act(0, PASS)
    played = only(evening)
    assert not played.is_over
    text = write(played)
    assert evening.table.seed.hex() not in text
    with pytest.raises(BadLog, check=lambda fault: fault.code is LogFault.UNFINISHED):
        verify(Log(text, shelf()))


def test_each_game_of_an_evening_has_a_file_with_the_names_of_its_own_seats() -> None:
    evening = Evening(4).start().play_out(QuickLuck(1))
    evening.do("ana", Free("1", 3))
    evening.do("ana", Rematch("1"))
    evening.do("dan", Sit("1", "Daniel"))
    evening.do("ana", Arrange("1", (3, 2, 1, 0)))
    evening.start().play_out(QuickLuck(2))
    evening.again().start()
    first, second, third = games(evening.log)
    assert (first.is_over, second.is_over, third.is_over) == (True, True, False)
    assert Log(write(first), shelf()).header.seats == ("Ana", "Bob", "Cleo", "Dan")
    assert Log(write(second), shelf()).header.seats == ("Ana", "Daniel", "Cleo", "Bob")
    for played in (first, second):
        verify(Log(write(played), shelf()))


def test_a_table_at_which_nobody_has_played_has_no_games() -> None:
    assert not list(games(Evening(4).seat_everybody().log))


def test_what_the_clock_did_stands_in_the_file() -> None:
    evening = Evening(4, options={"starter": 0}, pace=Pace.QUICK).start()
    while evening.match.to_act():
        evening.now += 45_000
        evening.ring()
    text = write(only(evening))
    assert '"seat":"clock","do":"time-out 0","at":45000' in text
    verify(Log(text, shelf()))
