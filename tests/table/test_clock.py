"""When time is up: by the rules' own clock, or by the table's pace."""

from types import MappingProxyType
from typing import ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel import sablier
from tests.kernel.sablier import SABLIER, Guess, SandOut, Shout, State

from ludotheque import games
from ludotheque.games.coffre_et_cle.pieces import DESIGNATE, END_TURN, PASS, Agree, Claim, Dealt, Said
from ludotheque.games.fort_boyard import pieces as boyard
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.pieces import CLOCK, Action, Event, Standing, TimeOut
from ludotheque.table.clock import deadline, ringing
from ludotheque.table.commands import Say, Undo
from ludotheque.table.pieces import ALLOWED, Acted, Drew, Pace, Phase, Rang, Started, StoodStill
from ludotheque.table.playing import stood_still
from ludotheque.table.refusals import TableFault

from .evening import BEGAN, Evening, everything, fold, refused

QUICK = ALLOWED[Pace.QUICK]
BASIC = {"starter": 0}

# -- the table's pace ----------------------------------------------------------------------------------------------


def test_without_a_pace_nobody_is_hurried() -> None:
    evening = Evening(options=BASIC).start()
    assert deadline(evening.table) is None
    evening.now += 10**9
    with refused(TableFault.NOT_DUE):
        evening.ring()


def test_no_clock_runs_before_the_game_nor_after_it() -> None:
    evening = Evening(4, pace=Pace.QUICK).seat_everybody()
    assert deadline(evening.table) is None
    assert ringing(evening.table, BEGAN + 10**9) is None
    with refused(TableFault.NOT_PLAYING):
        evening.ring()
    evening.start().play_out(QuickLuck(1))
    assert evening.table.phase is Phase.OVER
    assert deadline(evening.table) is None


@pytest.mark.parametrize("pace", ALLOWED)
def test_time_is_up_after_what_the_pace_allows_and_not_before(pace: Pace) -> None:
    evening = Evening(options=BASIC, pace=pace).start()
    moment = evening.now + ALLOWED[pace]
    assert deadline(evening.table) == moment
    evening.now = moment - 1
    with refused(TableFault.NOT_DUE):
        evening.ring()
    evening.now = moment
    evening.ring()
    assert evening.entries[-1].records[0] == Rang("time-out 0")


def test_for_whoever_is_late_the_clock_passes_and_ends_his_turn() -> None:
    evening = Evening(options=BASIC, pace=Pace.QUICK).start()
    for mover in (0, 0, 1, 1):
        assert evening.mover() == mover
        evening.now += QUICK
        evening.ring()
    assert evening.mover() == 2


def test_an_action_begins_the_time_anew() -> None:
    evening = Evening(options=BASIC, pace=Pace.QUICK).start()
    evening.now += QUICK - 1
    evening.act(0, PASS)
    assert deadline(evening.table) == evening.now + QUICK
    evening.now += 7
    evening.act(0, END_TURN)
    assert evening.table.awaited_since[1] == evening.now


def test_neither_claims_nor_chat_win_time() -> None:
    evening = Evening(options=BASIC, pace=Pace.QUICK).start()
    moment = deadline(evening.table)
    evening.now += 1000
    evening.act(0, Claim(Dealt((Said.KEY,))))
    evening.act(1, Claim(Agree(0)))
    evening.do("ana", Say("1", "Let me think"))
    assert deadline(evening.table) == moment


def test_what_is_taken_back_wins_no_time() -> None:
    evening = Evening(options=BASIC, pace=Pace.QUICK).start()
    moment = deadline(evening.table)
    evening.now += 1000
    evening.act(0, PASS)
    evening.now += 1000
    evening.do("ana", Undo("1"))
    assert deadline(evening.table) == moment


def test_where_all_are_awaited_at_once_the_longest_awaited_is_late_first() -> None:
    """In the final phase each names when he likes: the clock waits for each alike, and skips those who have named."""
    evening = to_the_naming()
    waiting = list(evening.match.to_act())
    assert len(waiting) > 2
    begun = evening.now
    evening.now += 500
    evening.act(waiting[0], evening.match.legal(waiting[0])[0])
    assert deadline(evening.table) == begun + QUICK
    evening.now = begun + QUICK
    late = []
    while evening.table.phase is Phase.PLAYING:
        late += [evening.match.to_act()[0]]
        evening.ring()
    assert late == waiting[1:]


def to_the_naming() -> Evening:
    """A game in which somebody has designated wrongly, so that all the others name at once."""
    while True:
        evening = Evening(options=BASIC | {"designate_from_round": 1}, pace=Pace.QUICK).start()
        for _ in range(evening.table.seats):
            evening.act(evening.mover(), PASS)
            seat = evening.mover()
            wishes = [action for action in evening.match.legal(seat) if action in DESIGNATE]
            evening.act(seat, wishes[0] if wishes else END_TURN)
            if evening.table.phase is Phase.OVER or len(evening.match.to_act()) > 1:
                break
        if evening.table.phase is Phase.PLAYING and len(evening.match.to_act()) > 1:
            return evening


def test_time_never_runs_back_even_if_the_machine_s_clock_does() -> None:
    evening = Evening(options=BASIC, pace=Pace.QUICK).start()
    evening.now += 5000
    evening.act(0, PASS)
    evening.now -= 60_000
    evening.act(0, END_TURN)
    assert evening.table.at == BEGAN + 5000
    assert evening.table.game_time(evening.now) == 5000
    assert evening.table.awaited_since[1] == BEGAN + 5000
    assert everything(fold(evening.entries)) == everything(evening.table)


# -- the rules' own clock ------------------------------------------------------------------------------------------


class Quiet(sablier.Sablier):
    """Sablier without any luck: seat 0 and 1 may guess at once, and nothing has been drawn before."""

    id: ClassVar = "quiet"

    def setup(self, options: sablier.Options, seats: int, standing: Standing) -> State:
        state = super().setup(options, seats, standing)
        state.seconds, state.hidden, state.sand_out_at = 10, 2, 10_000
        return state


WAIT, STOP = Shout("wait"), Shout("stop")


class Hasty(sablier.Sablier):
    """Sablier with a default for whoever is late, a move after which he is still awaited, a glass that is turned once,
    and a shout that ends the deal for all."""

    id: ClassVar = "hasty"

    def legal(self, state: State, seat: int) -> list[Action]:
        waiting = self.to_act(state)
        more: list[Action] = [TimeOut(late) for late in waiting] if seat == CLOCK else [WAIT, STOP]
        return super().legal(state, seat) + (more if seat in (CLOCK, *waiting) else [])

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        if seat == CLOCK and isinstance(action, TimeOut):
            return super().apply(state, action.seat, Guess(0), at)
        if action == STOP:
            return self._end(state)
        if isinstance(action, SandOut) and state.sand_out_at == 60_000:
            state.sand_out_at += 60_000
            return []
        return super().apply(state, seat, action, at)


QUIET, HASTY = Quiet(), Hasty()


@pytest.fixture(autouse=True)
def another_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the games for tests on it."""
    shelf: dict[str, AnyGame] = {**games.shelf(), SABLIER.id: SABLIER, QUIET.id: QUIET, HASTY.id: HASTY}
    monkeypatch.setattr(games, "shelf", lambda: MappingProxyType(shelf))


def sand(evening: Evening) -> int:
    """When the sand will be out, by the machine's clock."""
    moment = evening.match.deadline()
    assert moment is not None
    return evening.table.started_at + moment


def test_the_rules_own_clock_is_counted_from_the_start() -> None:
    evening = Evening(2, game="sablier").start()
    assert deadline(evening.table) == sand(evening) > evening.now
    evening.now = sand(evening) - 1
    with refused(TableFault.NOT_DUE):
        evening.ring()
    evening.now += 1
    assert ringing(evening.table, evening.now) == SandOut()
    evening.ring()
    assert evening.table.phase is Phase.OVER
    assert evening.entries[-1].records == (Rang("sand-out"),)


def test_a_time_without_a_house_is_none_of_the_game() -> None:
    evening = Evening(2, game="sablier").start()
    last, left = evening.now, sand(evening) - evening.now
    evening.now += 3_600_000
    evening.write(stood_still(evening.table, evening.now, open_since=evening.now - 1))
    assert evening.entries[-1].records == (StoodStill(3_600_000),)
    assert sand(evening) - evening.now == left
    assert evening.table.game_time(evening.now) == last - (evening.table.started_at - 3_600_000)
    with refused(TableFault.NOT_DUE):
        stood_still(evening.table, evening.now + 1_000, open_since=evening.now)


def test_where_the_house_was_there_or_no_clock_of_the_rules_runs_no_time_is_taken_off() -> None:
    there = Evening(2, game="sablier").start()
    with refused(TableFault.NOT_DUE):  # everybody has left for an hour: that is time of the game (FB-43)
        stood_still(there.table, there.now + 3_600_000, open_since=there.now)
    unhurried = Evening(options=BASIC).start()
    with refused(TableFault.NOT_DUE):
        stood_still(unhurried.table, unhurried.now + 3_600_000, open_since=unhurried.now + 1)


def test_who_acts_in_time_stops_the_sand() -> None:
    evening = Evening(2, game="sablier").start()
    evening.act(0, Guess(1))
    evening.act(1, Shout("wait"))
    evening.act(1, Guess(2))
    assert evening.table.phase is Phase.OVER
    assert deadline(evening.table) is None


def test_a_pace_hurries_nobody_for_whom_the_rules_have_no_default() -> None:
    evening = slow(Evening(2, game="sablier", pace=Pace.QUICK))
    assert TimeOut(0) not in evening.match.legal(CLOCK)
    assert deadline(evening.table) == sand(evening) == evening.now + 60_000
    evening.now = sand(evening)
    evening.ring()
    assert evening.table.phase is Phase.OVER


def slow(evening: Evening) -> Evening:
    """With as much sand as there can be: a minute."""
    evening.seat_everybody().write([Started(1, "00" * 32, "c"), Drew("drawn 6", 1), Drew("drawn 2", 2)])
    return evening


def test_of_sand_and_pace_whichever_is_first_rings() -> None:
    evening = slow(Evening(2, game="hasty", pace=Pace.QUICK))
    assert deadline(evening.table) == evening.now + QUICK
    evening.now += 30_000
    evening.act(0, WAIT)
    evening.act(1, WAIT)
    assert deadline(evening.table) == sand(evening) == evening.now + 30_000
    evening.now += 30_000
    evening.ring()
    assert evening.entries[-1].records == (Rang("sand-out"),)


def test_when_the_rules_clock_has_played_everybody_s_time_begins_anew() -> None:
    evening = slow(Evening(2, game="hasty"))
    evening.now += 60_000
    evening.ring()
    assert evening.table.phase is Phase.PLAYING
    assert evening.table.awaited_since == (evening.now,) * 2


def test_when_one_ends_the_deal_for_all_everybody_has_time_to_look_at_it() -> None:
    evening = slow(Evening(3, game="hasty", pace=Pace.QUICK))
    evening.now += QUICK - 1
    evening.act(0, STOP)
    assert evening.match.unready == (0, 1, 2)
    assert deadline(evening.table) == evening.now + QUICK


def test_of_several_who_are_awaited_the_longest_awaited_is_late() -> None:
    evening = slow(Evening(2, game="hasty", pace=Pace.QUICK))
    began = evening.now
    evening.now += 1000
    evening.act(0, WAIT)
    assert evening.table.awaited_since == (began + 1000, began)
    evening.now = began + QUICK
    evening.ring()
    assert evening.entries[-1].records == (Rang("time-out 1"),)
    assert evening.match.to_act() == [0]
    assert deadline(evening.table) == began + 1000 + QUICK


def test_between_two_deals_the_pace_says_ready_for_whoever_looks_too_long() -> None:
    evening = Evening(3, game="sablier", pace=Pace.QUICK).start()
    evening.now = sand(evening)
    evening.ring()
    assert evening.match.unready == (0, 1, 2)
    begun = evening.now
    assert deadline(evening.table) == begun + QUICK
    evening.now += QUICK
    for _ in range(3):
        evening.ring()
    assert evening.match.standing.deal == 2
    assert deadline(evening.table) == sand(evening) > evening.now


def test_luck_that_follows_upon_the_clock_stands_in_the_same_entry() -> None:
    evening = Evening(3, game="sablier", pace=Pace.QUICK).start()
    evening.now = sand(evening)
    evening.ring()
    evening.now += QUICK
    for _ in range(3):
        evening.ring()
    assert [type(record).__name__ for record in evening.entries[-1].records] == ["Rang", "Drew", "Drew"]
    assert evening.table.counter > 0
    assert everything(fold(evening.entries)) == everything(evening.table)


def test_a_game_that_needs_no_luck_offers_its_moves_from_the_start() -> None:
    evening = Evening(2, game="quiet").start()
    assert evening.table.legal[0] == [Guess(number) for number in range(4)]
    assert evening.table.awaited_since == (evening.now,) * 2
    before = evening.table.moves
    with refused(TableFault.STALE):
        evening.act(0, Guess(1), seen=evening.seq - 1)
    evening.act(0, Guess(1))
    assert evening.table.moves == before + 1


@given(seed=st.integers(0, 2**32), steps=st.lists(st.integers(-3000, 30_000), min_size=1, max_size=25))
@settings(deadline=None, max_examples=60, derandomize=True)
def test_whatever_happens_the_clock_plays_exactly_when_its_moment_has_come(seed: int, steps: list[int]) -> None:
    luck = QuickLuck(seed)
    evening = Evening(2 + luck.below(2), game="sablier", pace=tuple(Pace)[luck.below(4)], seed=seed).start()
    for step in steps:
        evening.now += step
        moment = deadline(evening.table)
        if evening.table.phase is not Phase.PLAYING:
            assert moment is None
            break
        if moment is not None and evening.now >= moment:
            evening.ring()
        else:
            with refused(TableFault.NOT_DUE):
                evening.ring()
            seat = evening.mover()
            actions = evening.match.legal(seat)
            evening.act(seat, actions[luck.below(len(actions))])
            assert isinstance(evening.entries[-1].records[0], Acted)
    assert everything(fold(evening.entries)) == everything(evening.table)


# -- what is said may move the game on -------------------------------------------------------------------------------


def at_a_riddle() -> Evening:
    """A game by turns over days, in which somebody has the word to a riddle."""
    for seed in range(200):
        evening = Evening(3, game="fort-boyard", preset="by-turns", pace=Pace.DAYS, seed=seed).start()
        while evening.match.state.phase is not boyard.Phase.RIDDLE:
            waiting = evening.match.to_act()
            evening.act(waiting[0], evening.match.legal(waiting[0])[0])
            if evening.match.state.turn > 0:
                break
        else:
            return evening
    raise AssertionError("no riddle")


@pytest.mark.rule("FB-17")
@pytest.mark.parametrize("text", [None, "une girafe"])
def test_whoever_is_awaited_after_an_answer_has_his_whole_time(text: str | None) -> None:
    evening = at_a_riddle()
    candidate = evening.mover()
    card = evening.match.state.rules.riddles[evening.match.state.asked.card]
    evening.now += ALLOWED[Pace.DAYS] - 60_000
    moves, seen = evening.table.moves, evening.seq
    evening.act(candidate, boyard.Answer(text or card.answers[0]))
    assert evening.mover() != candidate
    assert evening.table.moves == moves + 1
    assert deadline(evening.table) == evening.now + ALLOWED[Pace.DAYS]
    with refused(TableFault.STALE):
        evening.act(evening.mover(), boyard.Roll(), seen=seen)


@pytest.mark.rule("FB-18")
def test_whoever_rolls_at_a_riddle_and_then_in_his_own_turn_has_his_whole_time_for_each() -> None:
    """The reader rules: what is awaited reads the same before and after."""
    evening = at_a_riddle()
    candidate = evening.mover()
    evening.act(candidate, boyard.Answer("une girafe"))
    roller, seen = evening.mover(), evening.seq
    evening.now += ALLOWED[Pace.DAYS] - 60_000
    evening.act((candidate - 1) % 3, boyard.RuleRight())
    assert (evening.mover(), evening.match.legal(roller)) == (roller, [boyard.Roll()])
    assert deadline(evening.table) == evening.now + ALLOWED[Pace.DAYS]
    with refused(TableFault.STALE):
        evening.act(roller, boyard.Roll(), seen=seen)


def test_mere_talk_gives_nobody_more_time() -> None:
    evening = Evening(3, game="sablier", pace=Pace.QUICK).start()
    until, moves = deadline(evening.table), evening.table.moves
    evening.now += 1000
    evening.act(0, Shout("ho"))
    assert (deadline(evening.table), evening.table.moves) == (until, moves)
