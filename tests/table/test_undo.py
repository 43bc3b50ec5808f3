"""Taking back: only if nobody has learned anything by it, and then as if it had not been done."""

from types import MappingProxyType
from typing import ClassVar

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.conformance import arbitrary
from tests.kernel import sablier
from tests.kernel.sablier import SABLIER, Guess, Shout, Shouted, State, View

from ludotheque import games
from ludotheque.games.casse_du_siecle.pieces import Keep, PutBack, Take
from ludotheque.games.coffre_et_cle.pieces import (
    DESIGNATE,
    END_TURN,
    FORCE,
    OBSERVE,
    PASS,
    SWAP,
    Claim,
    Dealt,
    Said,
)
from ludotheque.games.fort_boyard import pieces as boyard
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.luck import Luck, QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import Action, Event, Pick, Ready, Request, Seat
from ludotheque.table.clock import deadline
from ludotheque.table.commands import Leave, Return, Say, Undo
from ludotheque.table.pieces import Drew, Pace, Phase, Started, TakenBack
from ludotheque.table.refusals import TableFault, TableRefuses
from ludotheque.table.table import LastAction
from ludotheque.table.undo import reveals

from .evening import Evening, everything, eyes, fold, position, refused, seen

BASIC = {"starter": 0}
CLAIM = Claim(Dealt((Said.KEY,)))


def cannot_take_back(evening: Evening, person: str) -> None:
    before = everything(evening.table)
    with refused(TableFault.CANNOT_TAKE_BACK):
        evening.do(person, Undo("1"))
    assert everything(evening.table) == before


# -- and whether it may tells nothing ------------------------------------------------------------------------------


def same_answer_in_any_world(evening: Evening, before: Match, luck: QuickLuck) -> None:
    """Whether the last action may be taken back, in worlds that its actor cannot tell apart."""
    last = evening.table.last
    if evening.table.phase is not Phase.PLAYING or last is None:
        return
    answer = reveals(last)
    for _world in range(4):
        table = fold(evening.entries[:-1])
        table.match = before.resample(last.seat, luck)
        assert reveals(LastAction(last.seat, last.by, last.action, last.is_said, table)) is answer


def step_at_random(evening: Evening, luck: QuickLuck) -> tuple[Match, Action] | None:
    before = evening.match
    waiting = before.to_act()
    if not waiting:
        return None
    actions = before.legal_to_people(waiting[0])
    action = actions[luck.below(len(actions))]
    evening.act(waiting[0], action)
    return before, action


@pytest.mark.parametrize("game", games.shelf())
@given(data=st.data(), seed=st.integers(0, 400), steps=st.integers(1, 40))
@settings(max_examples=15, deadline=None, derandomize=True)
def test_whether_something_may_be_taken_back_does_not_tell_what_others_know(
    game: str, data: st.DataObject, seed: int, steps: int
) -> None:
    seats = games.find(game).seats[0]
    options = msgspec.json.decode(encode(data.draw(arbitrary.option_sets(games.find(game), seats))))
    evening = Evening(seats, game=game, options=options, seed=seed).start()
    luck = QuickLuck(seed)
    taken = None
    for _ in range(steps):
        taken = step_at_random(evening, luck)
    if taken is not None:
        same_answer_in_any_world(evening, taken[0], luck)


def test_nor_does_it_where_keys_are_kept_in_a_hand_that_the_public_cannot_see() -> None:
    evening = Evening(3, game="casse-du-siecle", preset="pros", options={"starter": 0}, seed=0).start()
    luck = QuickLuck(0)
    kept = 0
    while kept < 8:
        taken = step_at_random(evening, luck)
        assert taken is not None
        if isinstance(taken[1], Keep | PutBack):
            same_answer_in_any_world(evening, taken[0], luck)
            kept += 1


# -- what may be taken back ----------------------------------------------------------------------------------------


def test_what_told_nobody_anything_may_be_taken_back() -> None:
    evening = Evening(options=BASIC).start()
    before = seen(evening.match)
    evening.act(0, PASS)
    assert seen(evening.match) != before
    assert evening.do("ana", Undo("1")) == [TakenBack(0)]
    assert seen(evening.match) == before


def test_what_was_said_was_heard_and_stays_said() -> None:
    evening = Evening(options=BASIC).start()
    evening.act(0, CLAIM)
    cannot_take_back(evening, "ana")


def test_an_end_of_turn_may_be_taken_back_until_the_next_one_acts() -> None:
    evening = Evening(options=BASIC).start()
    evening.act(0, PASS)
    evening.act(0, END_TURN)
    evening.do("ana", Undo("1"))
    assert evening.mover() == 0
    evening.act(0, END_TURN)
    evening.act(1, PASS)
    cannot_take_back(evening, "ana")


@pytest.mark.parametrize("action", [OBSERVE[0], SWAP[1], FORCE[2][0]], ids=["a look", "a swap", "a forced swap"])
def test_whoever_has_seen_a_card_cannot_unsee_it(action: Action) -> None:
    evening = Evening(options=BASIC).start()
    evening.act(0, action)
    cannot_take_back(evening, "ana")


def test_a_designation_tells_who_holds_the_treasure_and_stays() -> None:
    for seed in range(40):
        evening = Evening(options=BASIC | {"designate_from_round": 1}, seed=seed).start()
        evening.act(0, PASS)
        if DESIGNATE[1] in evening.match.legal(0):
            evening.act(0, DESIGNATE[1])
            if evening.table.phase is Phase.PLAYING:
                cannot_take_back(evening, "ana")
                return
    raise AssertionError("the Treasure is never in the first seat")


def test_nobody_takes_back_what_another_has_done() -> None:
    evening = Evening(options=BASIC).start()
    evening.act(0, PASS)
    cannot_take_back(evening, "bob")


def test_nothing_is_taken_back_before_anything_was_done_nor_twice() -> None:
    evening = Evening(options=BASIC).start()
    cannot_take_back(evening, "ana")
    evening.act(0, CLAIM)
    evening.act(0, PASS)
    evening.do("ana", Undo("1"))
    cannot_take_back(evening, "ana")


def test_nobody_takes_back_what_the_clock_has_done_for_him() -> None:
    evening = Evening(options=BASIC, pace=Pace.QUICK).start()
    evening.now += 45_000
    evening.ring()
    cannot_take_back(evening, "ana")


def test_a_claim_of_another_makes_it_too_late() -> None:
    evening = Evening(options=BASIC).start()
    evening.act(0, PASS)
    evening.act(1, CLAIM)
    cannot_take_back(evening, "ana")


def test_chat_does_not_make_it_too_late() -> None:
    evening = Evening(options=BASIC).start()
    evening.act(0, PASS)
    evening.do("bob", Say("1", "Are you sure?"))
    evening.do("ana", Undo("1"))


def test_who_comes_back_may_take_back() -> None:
    evening = Evening(options=BASIC).start()
    evening.act(0, PASS)
    evening.do("ana", Leave("1"))
    with refused(TableFault.IS_AWAY):
        evening.do("ana", Undo("1"))
    evening.do("ana", Return("1"))
    evening.do("ana", Undo("1"))


def test_the_last_move_of_a_game_stays() -> None:
    evening = Evening(4, options={"max_rounds": 2}).start().play_out(QuickLuck(1))
    with refused(TableFault.NOT_PLAYING):
        evening.do("ana", Undo("1"))


def test_the_end_of_a_deal_shows_all_cards_and_stays() -> None:
    evening = Evening(4, options=BASIC | {"max_rounds": 2, "match": 2}).start()
    for _ in range(8):
        seat = evening.mover()
        evening.act(seat, PASS)
        evening.act(seat, END_TURN)
    assert evening.match.unready
    cannot_take_back(evening, "dan")


def test_who_said_ready_may_look_at_the_cards_again_until_the_next_deal() -> None:
    evening = Evening(4, options=BASIC | {"max_rounds": 2, "match": 2}).start()
    for _ in range(8):
        seat = evening.mover()
        evening.act(seat, PASS)
        evening.act(seat, END_TURN)
    evening.act(0, Ready())
    evening.do("ana", Undo("1"))
    assert evening.match.unready == (0, 1, 2, 3)
    for seat in range(4):
        evening.act(seat, Ready())
    cannot_take_back(evening, "dan")


def test_a_move_that_was_sent_before_it_was_taken_back_is_stale() -> None:
    """Bob answers to an end of turn that is taken back, and done again after another thought."""
    evening = Evening(options=BASIC).start()
    evening.act(0, PASS)
    evening.act(0, END_TURN)
    saw = evening.seq
    evening.do("ana", Undo("1"))
    evening.act(0, END_TURN)
    with refused(TableFault.STALE):
        evening.act(1, PASS, seen=saw)


def test_bots_are_told_that_the_position_is_another_again() -> None:
    evening = Evening(options=BASIC).start()
    evening.act(0, PASS)
    steps, moves = evening.table.steps, evening.table.moves
    evening.do("ana", Undo("1"))
    assert evening.table.steps > steps
    assert evening.table.moves > moves


# -- a game of memory ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CS-12")
@pytest.mark.parametrize("memory", ["notes", "strict"])
def test_keys_kept_in_hand_are_shown_once_in_strict_memory_and_stay_kept(memory: str) -> None:
    options = {"starter": 0, "keys_in_hand": True, "safe_memory": memory}
    evening = Evening(2, game="casse-du-siecle", options=options).start()
    evening.act(0, Take(0))
    evening.act(0, Keep(evening.match.view(0).table.hand[:1]))
    evening.act(1, Take(1))
    hand = evening.match.view(1).table.hand
    evening.act(1, Keep(hand[:1]))
    assert evening.mover() == 1, "his other three keys are still to be put back"
    if memory == "strict":
        cannot_take_back(evening, "bob")
    else:
        evening.do("bob", Undo("1"))
        assert evening.match.view(1).table.hand == hand


# -- a game with more luck and open answers ------------------------------------------------------------------------


class Still(sablier.Sablier):
    """Sablier whose sand does not run."""

    id: ClassVar = "still"

    def deadline(self, state: State) -> int | None:
        return None


def test_a_secret_guess_that_tells_nobody_anything_may_be_taken_back_and_a_shout_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shelf: dict[str, AnyGame] = {**games.shelf(), Still.id: Still()}
    monkeypatch.setattr(games, "shelf", lambda: MappingProxyType(shelf))
    evening = Evening(3, game="still").start()
    evening.act(0, Shout("two!"))
    cannot_take_back(evening, "ana")
    evening.act(0, Guess(1))
    evening.do("ana", Undo("1"))


def test_nothing_is_taken_back_while_sand_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf: dict[str, AnyGame] = {**games.shelf(), SABLIER.id: SABLIER}
    monkeypatch.setattr(games, "shelf", lambda: MappingProxyType(shelf))
    evening = Evening(3, game="sablier").start()
    evening.act(0, Guess(1))
    cannot_take_back(evening, "ana")


@pytest.mark.rule("FB-28")
def test_a_garment_that_was_touched_in_vain_stays_touched() -> None:
    evening = Evening(3, game="fort-boyard", options={}, seed=3).start()
    candidate = evening.mover()
    for action in (boyard.Roll(), boyard.DrawTrial()):
        evening.act(candidate, action)
    for other in evening.match.to_act():
        evening.act(other, boyard.Join())
    while not evening.match.to_act():
        evening.now = deadline(evening.table) or evening.now
        evening.ring()
    evening.act(candidate, evening.match.legal(candidate)[0])
    sitter = evening.table.sitters[candidate]
    assert sitter is not None
    assert sitter.person is not None
    cannot_take_back(evening, sitter.person)


class Ticket(sablier.Sablier):
    """Sablier with a ticket of a thousand that seat 0 knows, and a coin that nobody does: a shout is answered by
    whether the seventh ticket has won, which for seat 0 may be even odds, and for all others next to impossible."""

    id: ClassVar = "ticket"

    def asks(self, state: State) -> Request | None:
        return Pick(secret=True, among=2000) if state.hidden is None and state.seconds else super().asks(state)

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        if isinstance(action, Shout):
            return [Shouted(seat, "won" if state.hidden == 15 else "lost")]
        return super().apply(state, seat, action, at)

    def view(self, state: State, seat: Seat | None) -> View:
        ticket = state.hidden // 2 if seat == 0 and state.hidden is not None else 0
        return replace(super().view(state, seat), pot=ticket)

    def resample(self, state: State, seat: Seat | None, luck: Luck) -> State:
        other = super().resample(state, seat, luck)
        assert state.hidden is not None
        other.hidden = 2 * (state.hidden // 2 if seat == 0 else luck.below(1000)) + luck.below(2)
        return other


@pytest.mark.parametrize("ticket", [7, 8])
def test_what_only_one_seat_can_have_learned_stays(ticket: int, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf: dict[str, AnyGame] = {**games.shelf(), Ticket.id: Ticket()}
    monkeypatch.setattr(games, "shelf", lambda: MappingProxyType(shelf))
    evening = Evening(2, game="ticket").seat_everybody()
    evening.write([Started(1, "00" * 32, "c"), Drew("drawn 3", 1), Drew(f"drawn {2 * ticket}", 2)])
    evening.act(0, Shout("?"))
    last = evening.table.last
    assert last is not None
    assert reveals(last) is (ticket == 7)


# -- any walk ------------------------------------------------------------------------------------------------------

WORLDS = 20


def heard(match: Match, seat: Seat, action: Action, by: Seat | None) -> bytes | None:
    """What `by` is told of an action in this world."""
    world = match.clone()
    try:
        events = world.apply(seat, action, 0)
    except IllegalAction:
        return None
    return encode([one for event in events if (one := world.redact(event, by)) is not None])


def told_nobody_anything(before: Match, seat: Seat, action: Action, luck: QuickLuck) -> bool:
    """Whether in all worlds that are possible for somebody he would have heard, and known, the same: asked of every
    seat with the worlds of its own, and not of the events with the worlds of the public."""
    for by in eyes(before):
        here = heard(before, seat, action, by)
        if any(heard(before.resample(by, luck), seat, action, by) != here for _ in range(WORLDS)):
            return False
    return True


@given(data=st.data(), seats=st.integers(4, 6), seed=st.integers(0, 2**32))
@settings(deadline=None, max_examples=12, derandomize=True)
def test_what_may_be_taken_back_has_told_nobody_anything(data: st.DataObject, seats: int, seed: int) -> None:
    options = encode(data.draw(arbitrary.option_sets(games.find("coffre-et-cle"), seats)))
    plain = msgspec.json.decode(options)
    luck = QuickLuck(seed)
    evening = Evening(seats, options=plain, seed=seed).start()
    for _ in range(40):
        waiting = evening.match.to_act()
        if not waiting:
            break
        before, legal = evening.match, evening.table.legal
        looks, log = seen(before), position(before)
        seat = luck.below(seats) if luck.below(4) == 0 else waiting[luck.below(len(waiting))]
        action = before.improvise(seat, luck) if seat not in waiting else None
        if action is None:
            seat = waiting[0]
            action = before.legal(seat)[luck.below(len(before.legal(seat)))]
        evening.act(seat, action)
        last = evening.table.last
        if last is None or evening.table.phase is Phase.OVER:
            continue
        assert position(before) == log
        person = evening.table.sitters[seat].person  # type: ignore[union-attr]  # somebody sits there
        assert person is not None
        try:
            evening.do(person, Undo("1"), seat)
        except TableRefuses:
            continue
        assert told_nobody_anything(before, seat, action, luck)
        assert seen(evening.match) == looks
        assert position(evening.match) == log
        assert evening.table.legal == legal
        evening.act(seat, action)
    assert everything(fold(evening.entries)) == everything(evening.table)


@pytest.mark.parametrize("vote", ["in_turn", "at_once"])
def test_a_name_may_be_taken_back_as_long_as_it_ends_nothing(vote: str) -> None:
    evening = to_the_naming(vote)
    seat = evening.mover()
    evening.act(seat, evening.match.legal(seat)[0])
    last = evening.table.last
    assert last is not None
    assert not reveals(last)


def to_the_naming(vote: str) -> Evening:
    for seed in range(200):
        evening = Evening(options=BASIC | {"designate_from_round": 1, "final_vote": vote}, seed=seed).start()
        evening.act(0, PASS)
        if DESIGNATE[1] in evening.match.legal(0):
            evening.act(0, DESIGNATE[1])
            if evening.table.phase is Phase.PLAYING:
                return evening
    raise AssertionError("no game comes to the naming")
