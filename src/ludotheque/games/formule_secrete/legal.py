"""What may be done. Only the player whose turn it is ever acts."""

from ludotheque.kernel.pieces import CLOCK, Action, Seat, TimeOut

from .board import NONE
from .cards import needs_target, why_no_move, why_not_against
from .options import CARDS
from .pieces import HAND, MOST, Challenge, Decline, Discard, EndTurn, Fight, Play, Roll, RunOn, Stop
from .state import CHALLENGING, PICKING, RESTING, STOPPING, State, others_at
from .track import challengeable

ROLL = Roll()
END_TURN = EndTurn()
DECLINE = Decline()
STOP = Stop()
RUN_ON = RunOn()
FIGHT = [Fight(seat) for seat in range(MOST)]
CHALLENGE = [Challenge(seat) for seat in range(MOST)]
PLAY = [[Play(slot, card, None) for card in CARDS] for slot in range(HAND)]
PLAY_ON = [[[Play(slot, card, target) for target in range(MOST)] for card in CARDS] for slot in range(HAND)]
DISCARD = [[Discard(slot, card) for card in CARDS] for slot in range(HAND)]


def to_act(state: State) -> list[Seat]:
    phase = state.phase
    return [state.mover] if phase is RESTING or phase is STOPPING or phase is PICKING or phase is CHALLENGING else []


def legal(state: State, seat: int) -> list[Action]:
    waiting = to_act(state)
    if seat == CLOCK:
        return [TimeOut(late) for late in waiting]
    if seat not in waiting:
        return []
    if state.phase is RESTING:
        return _at_rest(state)
    if state.phase is STOPPING:
        return [STOP, RUN_ON]  # FS-31
    if state.phase is PICKING:
        return [FIGHT[foe] for foe in others_at(state, state.at[seat], seat)]  # FS-09
    return [*(CHALLENGE[foe] for foe in challengeable(state)), DECLINE]  # FS-15


def _at_rest(state: State) -> list[Action]:
    """FS-05: the roll, a card, or the end."""
    found: list[Action] = []
    if not state.rolled:
        found.append(ROLL)
    if not state.carded:
        for slot, card in enumerate(state.hands[state.mover]):
            found += _plays(state, slot, card)
        for slot, card in enumerate(state.hands[state.mover]):
            found.append(DISCARD[slot][card])  # FS-07
        if state.rolled:
            found.append(END_TURN)
    return found


def _plays(state: State, slot: int, card: int) -> list[Action]:
    if not needs_target(card):
        return [PLAY[slot][card]] if why_no_move(state, card) is None else []
    targets = [target for target in range(state.rules.seats) if why_not_against(state, card, target) is None]
    return [PLAY_ON[slot][card][target] for target in targets]


def plainest(state: State) -> Action:
    """What the clock does for who does not act."""
    if state.phase is RESTING:
        return END_TURN if state.rolled else ROLL
    if state.phase is STOPPING:
        return STOP
    if state.phase is PICKING:
        return FIGHT[others_at(state, state.at[state.mover], state.mover)[0]]
    assert state.foe == NONE
    return DECLINE
