"""Moving along the track: where a move ends, what the space does, battles and guards. Only the player whose turn it is
is acted on; a battle may move somebody else, to whom nothing else happens (FS-08)."""

from ludotheque.kernel.pieces import Event

from .board import CORRIDOR, GUARD, NONE, REPLAY, SAFE, START, TV
from .pieces import (
    BattleBegan,
    BattleRolled,
    DiceThrown,
    Ended,
    Ending,
    FormulaTaken,
    GuardRolled,
    Halt,
    Moved,
    Stake,
    Throw,
    VaultReached,
    WaitsAtStart,
)
from .state import (
    BATTLE,
    CHALLENGING,
    GUARD_FIGHT,
    MOVING,
    OVER,
    PICKING,
    RESTING,
    STOPPING,
    State,
    is_for_formula,
    kind_at,
    may_rob,
    others_at,
    waits_at_start,
)

# -- a move ------------------------------------------------------------------------------------------------------


def throw(state: State, seat: int, why: Throw) -> list[Event]:
    """Luck is to throw his dice."""
    state.phase = MOVING
    state.runner = seat
    state.why = why
    return []


def thrown(state: State, dice: list[int]) -> list[Event]:
    """They have fallen."""
    seat = state.runner
    state.runner = NONE
    if seat == state.mover:
        state.thrown = True  # FS-29
    total = sum(dice)
    return [DiceThrown(seat, tuple(dice), total, state.why), *advance(state, seat, total)]


def advance(state: State, seat: int, steps: int) -> list[Event]:
    """So many spaces in his own direction, or as far as he gets."""
    start = state.at[seat]
    halt = _walk(state, seat, steps)
    return [Moved(seat, start, state.at[seat], halt), *_arrive(state, seat, halt)]


def _walk(state: State, seat: int, steps: int) -> Halt:
    """Step by step: most spaces do nothing to who passes."""
    vault, kinds = state.rules.vault, state.rules.board.kind
    step = -1 if state.outward[seat] else 1
    robs = seat == state.mover and may_rob(state, seat, state.holder)
    at = state.at[seat]
    for left in range(steps - 1, -1, -1):
        at += step
        state.at[seat] = at
        if at == vault:
            return Halt.VAULT  # FS-24
        if at == START:
            return Halt.START  # FS-28c, FS-34
        if kinds[at] == CORRIDOR and others_at(state, at, seat):
            return Halt.CORRIDOR  # FS-10
        if robs and left > 0 and at == state.at[state.holder] and kinds[at] != SAFE:
            state.left = left
            return Halt.HOLDER  # FS-31
    return Halt.COUNT


def _arrive(state: State, seat: int, halt: Halt) -> list[Event]:
    if halt is Halt.START:
        return _out(state, seat)
    if halt is Halt.VAULT:
        return _vault(state, seat)
    if seat != state.mover:
        return rest(state)  # FS-08: nothing happens to him there
    if halt is Halt.HOLDER:
        state.phase = STOPPING
        state.foe = state.holder
        return []
    return _land(state)


def _out(state: State, seat: int) -> list[Event]:
    if seat == state.holder:
        return end(state, Ending.OUT, [seat])  # FS-34
    if seat == state.mover:
        state.rolled = True  # FS-28c
    return [WaitsAtStart(seat), *rest(state)]


def _vault(state: State, seat: int) -> list[Event]:
    """He turns round (FS-25 to FS-29)."""
    state.outward[seat] = True
    events: list[Event] = [VaultReached(seat)]
    is_first = state.holder == NONE
    if is_first:
        events += take(state, seat)
        state.grabber = seat
    if seat != state.mover:
        return events + rest(state)  # FS-28b
    state.rolled = True  # FS-25
    if is_first:
        return events + (throw(state, seat, Throw.RUN) if state.thrown else rest(state))  # FS-29
    return events + _fight_whoever(state, others_at(state, state.at[seat], seat))


def take(state: State, seat: int) -> list[Event]:
    """The formula, from wherever it is."""
    victim = state.holder
    state.holder = seat
    state.takings.append((state.turn, seat))
    return [FormulaTaken(seat, None if victim == NONE else victim)]


# -- the space where the mover comes to rest ------------------------------------------------------------------------


def _land(state: State) -> list[Event]:
    seat, kind = state.mover, kind_at(state, state.mover)
    if kind == SAFE:
        return rest(state)  # FS-09
    if kind == GUARD:
        return meet_guard(state)
    others = others_at(state, state.at[seat], seat)
    if others:
        return _fight_whoever(state, [state.holder] if _finds_holder(state, others) else others)
    if kind == REPLAY:
        return throw(state, seat, Throw.REPLAY)  # FS-16
    if kind == TV and challengeable(state):
        state.phase = CHALLENGING  # FS-15
        return []
    return rest(state)


def _finds_holder(state: State, others: list[int]) -> bool:
    """FS-31: with nothing left, or in a corridor, he must battle the holder."""
    return may_rob(state, state.mover, state.holder) and state.holder in others


def _fight_whoever(state: State, others: list[int]) -> list[Event]:
    """FS-09, FS-28."""
    if not others:
        return rest(state)
    if len(others) > 1:
        state.phase = PICKING
        return []
    return fight(state, others[0])


def challengeable(state: State) -> list[int]:
    """FS-15."""
    return [
        seat
        for seat in range(state.rules.seats)
        if seat != state.mover and kind_at(state, seat) != SAFE and not waits_at_start(state, seat)
    ]


def rest(state: State) -> list[Event]:
    """Everything is settled: the mover goes on with his turn. That it may be over is seen to by `turn`."""
    state.phase = RESTING
    state.foe = NONE
    state.stake = None
    state.left = 0
    return []


# -- battles -----------------------------------------------------------------------------------------------------


def fight(state: State, foe: int) -> list[Event]:
    """On the space where both are."""
    for_formula = is_for_formula(state, state.mover, foe)
    return begin_battle(state, foe, Stake.FORMULA if for_formula else Stake.GROUND)


def begin_battle(state: State, foe: int, stake: Stake) -> list[Event]:
    state.phase = BATTLE
    state.foe = foe
    state.stake = stake
    state.left = 0
    return [BattleBegan(state.mover, foe, stake)]


def battle_rolled(state: State, die: int, foe_die: int) -> list[Event]:
    seat, foe, stake = state.mover, state.foe, state.stake
    assert stake is not None
    if die == foe_die:
        return [BattleRolled(seat, foe, die, foe_die, stake, None)]  # luck is asked again
    winner = seat if die > foe_die else foe
    events: list[Event] = [BattleRolled(seat, foe, die, foe_die, stake, winner)]
    state.foe = NONE
    state.stake = None
    if stake is Stake.GROUND or stake is Stake.AFAR:
        return events + advance(state, winner, abs(die - foe_die))  # FS-08, FS-15
    if winner != state.holder:
        events += take(state, winner)
    if stake is Stake.FORMULA_AND_GUARD:
        return events + fight_guard(state)  # FS-32
    return events + throw(state, winner, Throw.RUN)  # FS-31


# -- guards --------------------------------------------------------------------------------------------------------


def meet_guard(state: State) -> list[Event]:
    """The mover has come onto a guard space: first, where the holder is, the formula (FS-32)."""
    if may_rob(state, state.mover, state.holder) and state.at[state.holder] == state.at[state.mover]:
        return begin_battle(state, state.holder, Stake.FORMULA_AND_GUARD)
    return fight_guard(state)


def fight_guard(state: State) -> list[Event]:
    state.phase = GUARD_FIGHT
    return []


def guard_rolled(state: State, guard: int, die: int) -> list[Event]:
    """FS-11."""
    seat = state.mover
    events: list[Event] = [GuardRolled(seat, guard, die)]
    if guard == die:
        return events  # luck is asked again
    if guard > die:
        state.rolled = True  # a roll not yet made is lost
        return events + rest(state)
    return events + advance(state, seat, die - guard)


# -- the end -------------------------------------------------------------------------------------------------------


def end(state: State, how: Ending, winners: list[int]) -> list[Event]:
    rest(state)
    state.phase = OVER
    state.ending = how
    state.winners = winners
    return [Ended(how, tuple(winners))]
