"""A trial as the room sees it: a card is drawn, people come together, it is played on screen, at the table or by a die,
and its verdict leads on (FB-08 to FB-10, FB-23 to FB-25a)."""

from typing import Final

from ludotheque.kernel.pieces import Event, Pick, Request, Seat

from . import keys, riddle
from .board import NONE
from .options import Trials
from .pieces import (
    Abstained,
    HandPlays,
    Joined,
    OwnTrialDrawn,
    Space,
    TrialBegan,
    TrialDrawn,
    TrialLost,
    TrialRolled,
    TrialWon,
    Verdict,
    Voted,
)
from .state import (
    DIE,
    DRAWING,
    FANNING,
    GATHERING,
    JUDGING,
    MAKING_UP,
    SHOW,
    TRIAL,
    State,
    await_people,
    left_of,
)
from .trials import TRIALS, TrialCard
from .trials.contract import AnyTrial, Cast, Scene, Step
from .turn import TO_DECIDE, end_turn

TO_COME: Final = 20_000  # ms that a candidate has to come back (FB-43)
TO_GATHER: Final = 8_000  # ms for his opponents, with the card before them
TO_VOTE: Final = 15_000  # ms, FB-24
SHOWN: Final = 3_000  # ms of a program's trial
SECOND: Final = 1_000
SUCCEEDS: Final = 4  # pips at least, FB-24
HUNDRED: Final = 100


def begin(state: State) -> list[Event]:
    """In `luck` no card is drawn (FB-23)."""
    state.strength = NONE
    state.joined, state.hands = (), ()
    state.ayes, state.noes, state.abstaining = (), (), ()
    if state.rules.trials is Trials.LUCK:
        state.phase = DIE
        state.until = NONE
    else:
        await_people(state, FANNING, TO_COME)
    return []


# -- a card ----------------------------------------------------------------------------------------------------------


def fan(state: State) -> list[str]:
    """All cards but the one of the last draw (FB-23)."""
    return [card for card in state.rules.cards if card != state.last_card] or state.rules.cards


def draw(state: State, strength: int) -> list[Event]:
    """The candidate has drawn; a program says how strong it is (FB-25a), else NONE."""
    state.strength = strength
    state.phase = DRAWING
    state.until = NONE
    return []


def drawn(state: State, index: int) -> list[Event]:
    state.card = fan(state)[index]
    if state.strength != NONE:
        await_people(state, SHOW, SHOWN)
    elif state.rules.trials is Trials.TABLE:
        await_people(state, JUDGING, _seconds(state) * SECOND + TO_VOTE)
    else:
        await_people(state, GATHERING, TO_GATHER)
    own = state.rules.own_trials.get(state.card)
    if own is not None:
        return [OwnTrialDrawn(state.mover, own.title, own.text)]
    return [TrialDrawn(state.mover, TrialCard(state.card))]


def _seconds(state: State) -> int:
    """That people have for a trial at the table: as the card says (FB-40), else as long as the sand runs (FB-24)."""
    own = state.rules.own_trials.get(state.card)
    return int(state.rules.options.sand.value) if own is None or own.seconds is None else own.seconds


def show_is_over(state: State) -> None:
    state.until = NONE


def is_left_to_luck(state: State) -> bool:
    """A program's trial has been shown; without a clock there is no show."""
    return state.phase is SHOW and state.until == NONE


def left_to_luck(state: State, drawn: int) -> list[Event]:
    """Once, and in the log (FB-25a)."""
    return _done(state, drawn < state.strength)


def rolled(state: State, die: int) -> list[Event]:
    """FB-24: four or more."""
    return [TrialRolled(state.mover, die), *_done(state, die >= SUCCEEDS)]


# -- on screen -------------------------------------------------------------------------------------------------------


def missing(state: State) -> list[int]:
    """The opponents who have not said yet that they are there."""
    return [seat for seat in left_of(state, state.mover) if seat not in state.joined and seat not in state.hands]


def join(state: State, seat: Seat) -> list[Event]:
    state.joined = (*state.joined, seat)
    return [Joined(seat), *(_play(state) if not missing(state) else [])]


def leave_to_hand(state: State, seat: Seat) -> list[Event]:
    state.hands = (*state.hands, seat)
    return [HandPlays(seat), *(_play(state) if not missing(state) else [])]


def begin_without(state: State) -> list[Event]:
    """Whoever has not come is played by the server's hand (FB-25a)."""
    late = missing(state)
    state.hands = (*state.hands, *late)
    events: list[Event] = [HandPlays(seat) for seat in late]
    return events + _play(state)


def _play(state: State) -> list[Event]:
    state.phase = TRIAL
    state.until = NONE
    opponents, hands = tuple(left_of(state, state.mover)), tuple(sorted(state.hands))
    cast = Cast(state.mover, opponents, state.rules.pace, hands, state.rules.options.riddles.value)
    began = TrialBegan(state.mover, TrialCard(state.card))
    return [began, *take(state, trial_of(state).begin(cast, state.now))]


def trial_of(state: State) -> AnyTrial:
    return TRIALS[state.card]


def scene_of(state: State) -> Scene:
    scene = state.scene
    assert scene is not None
    return scene


def take(state: State, step: Step[Scene]) -> list[Event]:
    """A step of the trial, and its verdict if there is one."""
    state.scene = step.scene
    verdict = trial_of(state).verdict(step.scene)
    return [*step.events, *([] if verdict is None else _done(state, verdict))]


def asks(state: State) -> Request | None:
    if state.phase is SHOW:
        return Pick(secret=True, among=HUNDRED) if is_left_to_luck(state) else None
    return trial_of(state).asks(scene_of(state))


# -- at the table ----------------------------------------------------------------------------------------------------


def voters(state: State) -> list[int]:
    """Who has still to vote: everybody but the candidate (FB-24)."""
    done = (*state.ayes, *state.noes, *state.abstaining)
    return [seat for seat in left_of(state, state.mover) if seat not in done]


def vote(state: State, seat: Seat, verdict: Verdict) -> list[Event]:
    if verdict is Verdict.SUCCESS:
        state.ayes = (*state.ayes, seat)
    else:
        state.noes = (*state.noes, seat)
    return [Voted(seat, verdict), *_counted(state)]


def abstain(state: State, seat: Seat) -> list[Event]:
    state.abstaining = (*state.abstaining, seat)
    return [Abstained(seat), *_counted(state)]


def _counted(state: State) -> list[Event]:
    """As soon as whoever has still to vote cannot change it any more. Where nobody votes at all it is no sooner than
    the trial can have been done: the sand runs its time, if there is any."""
    left, lead = len(voters(state)), len(state.ayes) - len(state.noes)
    if lead < left and -lead <= left:
        return []
    if state.ayes or state.noes or state.until == NONE:
        return count(state)
    state.until = max(state.now, state.until - TO_VOTE)
    return []


def count(state: State) -> list[Event]:
    """The majority; a tie is a success, and so is no vote at all (FB-24)."""
    return _done(state, len(state.ayes) >= len(state.noes))


# -- the verdict -----------------------------------------------------------------------------------------------------


def fail(state: State) -> list[Event]:
    """The candidate has not come (FB-43)."""
    return _done(state, False)


def _done(state: State, success: bool) -> list[Event]:
    seat = state.mover
    state.scene = None
    state.last_card = state.card or state.last_card
    state.card = ""
    ended: Event = TrialWon(seat) if success else TrialLost(seat)
    return [ended, *_lead_on(state, success)]


def _lead_on(state: State, success: bool) -> list[Event]:
    space = state.rules.board.kind[state.at[state.mover]]
    if success:
        return riddle.begin(state) if space is Space.BOTH else keys.win(state)  # FB-10
    if space is Space.TRIAL:
        await_people(state, MAKING_UP, TO_DECIDE)  # FB-08
        return []
    return end_turn(state)  # FB-09, FB-10
