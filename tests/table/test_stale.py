"""A move is meant for one decision of its seat: not for the next one, even if that offers the same."""

from types import MappingProxyType
from typing import Any, ClassVar

import pytest
from tests.kernel import sablier
from tests.kernel.sablier import Guess, Shout, State

from ludotheque import games
from ludotheque.games.fort_boyard import pieces as boyard
from ludotheque.games.fort_boyard.trials.battle.pieces import ChooseSign, Sign
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.pieces import CLOCK, Action, Event, Seat, Standing, TimeOut
from ludotheque.table.commands import Undo
from ludotheque.table.pieces import Pace
from ludotheque.table.refusals import TableFault

from .evening import Evening, everything, fold, refused

AGAIN = Shout("again")


class Patient(sablier.Sablier):
    """Sablier without luck or sand, with a move after which a seat may do the same as before."""

    id: ClassVar = "patient"

    def setup(self, options: sablier.Options, seats: int, standing: Standing) -> State:
        state = super().setup(options, seats, standing)
        state.seconds, state.hidden = 10, 2
        return state

    def legal(self, state: State, seat: int) -> list[Action]:
        waiting = self.to_act(state)
        if seat == CLOCK:
            return [TimeOut(late) for late in waiting]
        return [*super().legal(state, seat), AGAIN] if seat in waiting else []

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        if isinstance(action, TimeOut):
            return super().apply(state, action.seat, AGAIN, at)
        return super().apply(state, seat, action, at)


@pytest.fixture(autouse=True)
def another_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf: dict[str, AnyGame] = {**games.shelf(), Patient.id: Patient()}
    monkeypatch.setattr(games, "shelf", lambda: MappingProxyType(shelf))


def patient(pace: Pace = Pace.NONE) -> Evening:
    return Evening(2, game="patient", pace=pace).start()


def stale(evening: Evening, seat: Seat, action: Action, seen: int) -> None:
    before = everything(evening.table)
    with refused(TableFault.STALE):
        evening.act(seat, action, seen=seen)
    assert everything(evening.table) == before == everything(fold(evening.entries))


# -- one's own moves -----------------------------------------------------------------------------------------------


def test_a_second_press_on_what_one_saw_before_ones_own_move_is_stale_even_if_all_is_offered_again() -> None:
    evening = patient()
    seen = evening.seq
    evening.act(0, AGAIN)
    assert AGAIN in evening.match.legal(0)
    stale(evening, 0, AGAIN, seen)
    stale(evening, 0, Guess(1), seen)
    evening.act(0, Guess(1), seen=seen + 1)


def test_what_others_do_makes_no_move_stale() -> None:
    evening = patient()
    seen = evening.seq
    for _ in range(3):
        evening.act(1, AGAIN)
    evening.act(0, AGAIN, seen=seen)


def test_nor_does_what_one_says() -> None:
    evening = patient()
    seen = evening.seq
    evening.act(0, Shout("Hm"))
    evening.act(0, AGAIN, seen=seen)


def test_what_the_clock_did_for_a_seat_was_that_seats_decision_and_no_others() -> None:
    evening = patient(Pace.QUICK)
    seen = evening.seq
    evening.now += 3_600_000
    evening.ring()
    [late] = [seat for seat in (0, 1) if evening.table.legal_since[seat] > seen]
    stale(evening, late, AGAIN, seen)
    evening.act(1 - late, AGAIN, seen=seen)


def test_what_was_meant_for_after_a_move_that_is_taken_back_is_stale() -> None:
    evening = patient()
    evening.act(0, AGAIN)
    seen = evening.seq
    evening.do("ana", Undo("1"))
    stale(evening, 0, Guess(1), seen)
    evening.act(0, Guess(1))


# -- at the fort -----------------------------------------------------------------------------------------------------


def scene(evening: Evening) -> Any:
    return evening.match.state.scene


def before_a_trial(card: str, **options: object) -> Evening:
    """The first table at which the first player draws this card in his first turn."""
    for seed in range(1_000):
        evening = Evening(3, game="fort-boyard", options=options, seed=seed).start()
        evening.act(evening.mover(), boyard.Roll())
        if evening.match.state.phase is not boyard.Phase.FANNING:
            continue
        evening.act(evening.mover(), boyard.DrawTrial())
        if evening.match.state.card == card:
            return evening
    raise AssertionError(card)


@pytest.mark.rule("FB-34")
def test_a_sign_of_the_last_round_is_none_in_the_next() -> None:
    evening = before_a_trial("battle")
    for seat in evening.match.to_act():
        evening.act(seat, boyard.Join())
    candidate, opponent = scene(evening).cast.candidate, scene(evening).cast.opponents[0]
    well = ChooseSign(Sign.WELL)
    seen = evening.seq
    evening.act(candidate, well)
    evening.act(opponent, well, seen=seen)  # both choose at once: the other one's choice is no news to him
    assert (scene(evening).equal, scene(evening).signs) == (1, (None, None))
    stale(evening, opponent, well, seen)
    stale(evening, candidate, well, seen)
    evening.act(opponent, well)


@pytest.mark.rule("FB-24")
def test_a_vote_is_as_good_after_the_votes_of_others() -> None:
    evening = before_a_trial("battle", trials="table")
    seen, voters = evening.seq, list(evening.match.to_act())
    assert len(voters) == 2
    evening.act(voters[0], boyard.Vote(boyard.Verdict.FAILURE))
    evening.act(voters[1], boyard.Vote(boyard.Verdict.FAILURE), seen=seen)


@pytest.mark.rule("FB-17")
@pytest.mark.parametrize("is_right", [True, False])
def test_a_roll_meant_for_a_riddle_is_none_in_ones_own_turn(is_right: bool) -> None:
    """Whoever moves next rolls at the riddle, too; what others say at it makes his roll there no other one."""
    evening = before_a_riddle()
    candidate = evening.match.state.mover
    roller, seen = evening.mover(), evening.seq
    card = evening.match.state.rules.riddles[evening.match.state.asked.card]
    evening.act(candidate, boyard.Answer(card.answers[0] if is_right else "une girafe"))
    assert (evening.mover(), evening.match.legal(roller)) == (roller, [boyard.Roll()])
    if is_right:
        stale(evening, roller, boyard.Roll(), seen)
    evening.act(roller, boyard.Roll(), seen=evening.seq if is_right else seen)


def before_a_riddle() -> Evening:
    """With three, whoever rolls at it is the next to move."""
    for seed in range(200):
        evening = Evening(3, game="fort-boyard", options={"trials": "luck"}, seed=seed).start()
        while evening.match.state.phase is not boyard.Phase.RIDDLE and evening.match.state.turn == 0:
            evening.act(evening.mover(), evening.match.legal(evening.mover())[0])
        if evening.match.state.turn == 0:
            return evening
    raise AssertionError("no riddle")


@pytest.mark.rule("FB-39")
def test_one_press_puts_one_key_back_even_into_a_cell_with_room_for_two() -> None:
    evening = before_a_trial("battle")
    state, seat = evening.match.state, evening.match.state.mover
    state.black[18], state.own_black[seat] = 0, 4
    state.phase, state.until, state.card = boyard.Phase.PUTTING_BACK, state.now + 20_000, ""
    evening.table.legal = tuple(evening.match.legal(one) for one in range(3))
    seen = evening.seq
    evening.act(seat, boyard.PutBack(18))
    assert boyard.PutBack(18) in evening.match.legal(seat)
    with refused(TableFault.STALE):
        evening.act(seat, boyard.PutBack(18), seen=seen)
    evening.act(seat, boyard.PutBack(18))
