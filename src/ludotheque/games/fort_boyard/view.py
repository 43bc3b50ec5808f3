"""Who sees what: notes are their owner's, the chest's are nobody's, answers are the reader's (FB-14, FB-41)."""

from typing import Final

from msgspec.structs import replace

from ludotheque.kernel.pieces import PUBLIC, Event, Seat

from . import hourglass, riddle, trial
from .board import NONE
from .legal import deadline
from .pieces import Events, Keys, NoteTaken, RiddleView, View
from .state import OVER, READING, RIDDLE, State, reader_of, round_number
from .trials import TRIALS, TrialCard
from .trials.contract import Stage

MOST_KEYS: Final = 5  # that anybody holds, FB-36; no cell holds as many
KEYS: Final = [[Keys(black, red) for red in range(MOST_KEYS + 1)] for black in range(MOST_KEYS + 1)]


def view(state: State, seat: Seat | None) -> View:
    """What was shown to be kept in mind is not shown again."""
    this_turn, last_turn = _to_read_again(state.this_turn), _to_read_again(state.last_turn)
    return _view(state, seat, this_turn, last_turn)


def knowledge(state: State, seat: Seat | None) -> View:
    """What was shown once, too; and in which order one's own notes came: a purse forgets it."""
    seen = _view(state, seat, tuple(state.this_turn), tuple(state.last_turn))
    return replace(seen, notes=() if seat is None else tuple(state.purses[seat]))


def _view(state: State, seat: Seat | None, this_turn: tuple[Events, ...], last_turn: tuple[Events, ...]) -> View:
    rules, board = state.rules, state.rules.board
    is_over = state.phase is OVER
    has_riddle = state.phase is READING or state.phase is RIDDLE
    return View(
        seat=seat,
        seats=rules.seats,
        options=rules.shown,
        phase=state.phase,
        now=state.now,
        until=deadline(state),
        starter=somebody(state.starter),
        mover=somebody(state.mover),
        turn=state.turn,
        round=round_number(state),
        spaces=board.spaces,
        cells=tuple([KEYS[black][red] for black, red in zip(state.black, state.red, strict=True)]),
        room=board.rooms,
        supply=state.supply,
        at=tuple(state.at),
        keys=tuple([KEYS[black][red] for black, red in zip(state.own_black, state.own_red, strict=True)]),
        held=tuple(state.held),
        purses=tuple([len(purse) for purse in state.purses]),
        chest=len(state.chest),
        card=_card(state.card),
        own_trial=rules.own_trials.get(state.card),
        last_card=_card(state.last_card),
        joined=state.joined,
        hands=state.hands,
        ayes=state.ayes,
        noes=state.noes,
        abstaining=state.abstaining,
        stage=_stage(state, seat),
        reader=reader_of(state) if has_riddle else None,
        riddle=_riddle(state, seat) if has_riddle else None,
        sand=state.sand,
        roller=None if state.sand is None else hourglass.roller(state),
        this_turn=this_turn,
        last_turn=last_turn,
        notes=() if seat is None else tuple(sorted(state.purses[seat])),
        ending=state.ending,
        winners=tuple(state.winners),
        all_notes=tuple([tuple(sorted(purse)) for purse in state.purses]) if is_over else (),
    )


def somebody(seat: int) -> Seat | None:
    return None if seat == NONE else seat


def _card(name: str) -> TrialCard | None:
    return TrialCard(name) if name in TRIALS else None


def _stage(state: State, seat: Seat | None) -> Stage | None:
    return None if state.scene is None else trial.trial_of(state).view(state.scene, seat)


def _riddle(state: State, seat: Seat | None) -> RiddleView:
    asked, card = riddle.asked(state), riddle.card_of(state)
    return RiddleView(
        number=asked.card + 1,
        question=card.question,
        grade=card.grade,
        one_answer=card.one_answer,
        tries=asked.tries,
        answers=card.answers if seat == reader_of(state) else (),
        has_word=asked.has_word,
        may_repeat=riddle.may_ask_again(state),
    )


def redact(event: Event, seat: Seat | None) -> Event | None:
    """A note is seen by who takes it; what is hidden in a trial, the trial knows."""
    if isinstance(event, NoteTaken):
        return event if event.seat == seat else NoteTaken(event.seat, None, event.left)
    owner = TRIAL_OF.get(type(event))
    return event if owner is None else TRIALS[owner].redact(event, seat)


def reread(event: Event, seat: Seat | None) -> Event | None:
    """The event as this seat may read it afterwards."""
    told = redact(event, seat)
    owner = None if told is None else TRIAL_OF.get(type(told))
    return told if told is None or owner is None else TRIALS[owner].reread(told)


def _to_read_again(events: list[Events]) -> tuple[Events, ...]:
    return tuple([told for told in [reread(event, PUBLIC) for event in events] if told is not None])


TRIAL_OF: dict[type[Event], str] = {kind: card for card, found in TRIALS.items() for kind in found.events}
