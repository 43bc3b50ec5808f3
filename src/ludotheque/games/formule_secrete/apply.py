"""What a move does."""

from typing import assert_never, cast

from ludotheque.kernel import luck
from ludotheque.kernel import pieces as kernel
from ludotheque.kernel.errors import IllegalAction, Refusal
from ludotheque.kernel.pieces import CLOCK, LUCK, PUBLIC, Action, Drawn, Event, Request, TimeOut

from . import cards, setup
from .board import GUARD, NONE
from .legal import plainest, to_act
from .pieces import (
    ACTIONS,
    SIDES,
    Actions,
    Challenge,
    Challenged,
    ChallengeDeclined,
    Decline,
    Discard,
    EndTurn,
    Events,
    Fight,
    Play,
    RanOn,
    Roll,
    RunOn,
    Stake,
    Stop,
    Throw,
    TimedOut,
)
from .refusals import refuse
from .rules import CARD_NUMBER
from .state import BATTLE, GUARD_FIGHT, MOVING, RESHUFFLING, State, dice_of, kind_at
from .track import (
    advance,
    battle_rolled,
    begin_battle,
    fight,
    fight_guard,
    guard_rolled,
    meet_guard,
    rest,
    throw,
    thrown,
)
from .turn import settle
from .view import redact


def apply(state: State, seat: int, action: Action) -> list[Event]:
    turn = state.turn
    if seat == LUCK:
        events = _luck(state, action)
    elif seat == CLOCK:
        events = _time_out(state, action)
    else:
        if not isinstance(action, ACTIONS):
            raise IllegalAction(Refusal.MALFORMED)
        refuse(state, seat, action)
        events = _perform(state, action)
    events += settle(state)
    _record(state, turn, events)
    return events


def play(state: State, action: Action) -> None:
    """A legal action, as `apply` does it."""
    assert isinstance(action, ACTIONS)
    turn = state.turn
    events = _perform(state, action)
    events += settle(state)
    _record(state, turn, events)


def _record(state: State, turn: int, events: list[Event]) -> None:
    """What everybody has seen of this turn: whoever comes back to the table reads it there."""
    for event in events:
        state.this_turn.append(cast("Events", redact(event, PUBLIC)))
    if state.turn != turn:
        state.last_turn, state.this_turn = state.this_turn, []


# -- luck and the clock ----------------------------------------------------------------------------------------


def asks(state: State) -> Request | None:
    phase = state.phase
    if phase is MOVING:
        return kernel.Roll(secret=False, dice=dice_of(state, state.runner), sides=SIDES)
    if phase is BATTLE or phase is GUARD_FIGHT:
        return kernel.Roll(secret=False, dice=2, sides=SIDES)
    if phase is RESHUFFLING:
        return kernel.Shuffle(secret=True, size=len(state.discards))
    return setup.asks(state)


def _luck(state: State, action: Action) -> list[Event]:
    request = asks(state)
    if request is None or not isinstance(action, Drawn):
        raise IllegalAction(Refusal.LUCK_NOT_ASKED)
    luck.check(request, action)
    values = list(action.values)
    if state.phase is MOVING:
        return thrown(state, values)
    if state.phase is BATTLE:
        return battle_rolled(state, values[0], values[1])
    if state.phase is GUARD_FIGHT:
        return guard_rolled(state, values[0], values[1])
    if state.phase is RESHUFFLING:
        return cards.reshuffled(state, values)
    return setup.answer(state, values)


def _time_out(state: State, action: Action) -> list[Event]:
    """The clock goes on for him in the plainest way."""
    if not isinstance(action, TimeOut) or action.seat not in to_act(state):
        raise IllegalAction(Refusal.CLOCK_NOT_ASKED)
    return [TimedOut(action.seat), *_perform(state, cast("Actions", plainest(state)))]


# -- a player's move -------------------------------------------------------------------------------------------


def _perform(state: State, action: Actions) -> list[Event]:
    """Do it: a legal action of the mover."""
    match action:
        case Roll():
            return _roll(state)
        case Play():
            target = NONE if action.target is None else action.target
            return cards.play(state, action.slot, CARD_NUMBER[action.card], target)
        case Discard():
            return cards.discard(state, action.slot, CARD_NUMBER[action.card])
        case EndTurn():
            state.carded = True  # declined (FS-05)
            return []
        case Fight():
            return fight(state, action.foe)
        case Challenge():
            return [Challenged(state.mover, action.foe), *begin_battle(state, action.foe, Stake.AFAR)]
        case Decline():
            return [ChallengeDeclined(state.mover), *rest(state)]
        case Stop():
            return _stop(state)
        case RunOn():
            steps, holder = state.left, state.holder
            rest(state)
            return [RanOn(state.mover, holder), *advance(state, state.mover, steps)]
    assert_never(action)


def _roll(state: State) -> list[Event]:
    """FS-05: to move, or against the guard."""
    state.rolled = True
    if kind_at(state, state.mover) == GUARD:
        state.thrown = True  # FS-29
        return fight_guard(state)
    return throw(state, state.mover, Throw.TURN)


def _stop(state: State) -> list[Event]:
    """FS-31, FS-32: for the holder, whoever else is there."""
    holder = state.holder
    rest(state)
    return meet_guard(state) if kind_at(state, state.mover) == GUARD else fight(state, holder)
