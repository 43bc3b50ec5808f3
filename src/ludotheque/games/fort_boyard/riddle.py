"""A riddle: read by the player at the candidate's right, answered while the sand runs (FB-14 to FB-19)."""

import unicodedata
from typing import Final

from msgspec.structs import replace

from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.pieces import Event

from . import hourglass, keys
from .judging import is_right, plain
from .pieces import (
    LONGEST_ANSWER,
    Answered,
    Asked,
    AskedAgain,
    HourglassTurned,
    No,
    Riddle,
    RiddleDrawn,
    RiddleEnd,
    RiddleEnded,
    RiddleRolled,
    RuledRight,
    Waited,
)
from .state import READING, RIDDLE, State, await_people, reader_of
from .turn import end_turn

TO_READ: Final = 10_000  # ms, FB-14
ONE_A_SECOND: Final = 1_000  # ms between two answers, FB-16


def begin(state: State) -> list[Event]:
    """The top card; it goes under the pile, where everybody knows it (FB-19)."""
    card = state.pile[0]
    state.pile = (*state.pile[1:], card)
    state.unseen = max(0, state.unseen - 1)
    state.asked = Asked(card)
    await_people(state, READING, TO_READ)
    return [RiddleDrawn(state.mover, reader_of(state), card + 1)]


def asked(state: State) -> Asked:
    found = state.asked
    assert found is not None
    return found


def card_of(state: State) -> Riddle:
    return state.rules.riddles[asked(state).card]


def turn_hourglass(state: State) -> list[Event]:
    state.phase = RIDDLE
    hourglass.turn_over(state)
    _give_word(state)
    return [HourglassTurned(reader_of(state))]


def _give_word(state: State) -> None:
    """With `rolls` the candidate has the word before each (FB-21)."""
    if not state.rules.is_clock:
        state.asked = replace(asked(state), has_word=True)


# -- the candidate and the reader ----------------------------------------------------------------------------------


def refuse_answer(state: State, text: str) -> None:
    """One that says nothing, be it a slip of the finger, costs nobody a one-answer card."""
    if len(text) > LONGEST_ANSWER or not is_clean(text) or not plain(text, card_of(state).language):
        raise IllegalAction(No.BAD_ANSWER, "FB-16")
    refuse_word(state)


def refuse_word(state: State) -> None:
    """He has had the word already, or a moment ago."""
    found = asked(state)
    if not state.rules.is_clock and not found.has_word:
        raise IllegalAction(No.WORD_USED, "FB-21")
    if not may_answer(state):
        raise IllegalAction(No.TOO_SOON, "FB-16")


def is_clean(text: str) -> bool:
    """No character that shows nothing or turns the writing round: everybody reads it."""
    return all(unicodedata.category(mark)[0] not in "CZ" or mark == " " for mark in text)


def may_answer(state: State) -> bool:
    last = asked(state).tried
    return not state.rules.is_clock or last is None or state.now - last >= ONE_A_SECOND


def answer(state: State, text: str) -> list[Event]:
    """FB-16, FB-17. The order in the log decides between an answer and a roll."""
    found, card = asked(state), card_of(state)
    right = is_right(text, card.answers, card.language)
    state.asked = Asked(found.card, (*found.tries, text), state.now, False, found.repeated)
    events: list[Event] = [Answered(state.mover, text, right)]
    if right:
        return events + _end(state, RiddleEnd.ANSWERED)
    if card.one_answer:
        return events + _end(state, RiddleEnd.WRONG)
    return events


def recall(state: State) -> list[Event]:
    """A program answers: it is told as if it had been typed."""
    return answer(state, card_of(state).answers[0])


def wait(state: State) -> list[Event]:
    state.asked = replace(asked(state), has_word=False)
    return [Waited(state.mover)]


def may_ask_again(state: State) -> bool:
    """Once a beat."""
    sand = state.sand
    return sand is not None and asked(state).repeated != sand.beat


def ask_again(state: State) -> list[Event]:
    sand = state.sand
    assert sand is not None
    state.asked = replace(asked(state), repeated=sand.beat)
    return [AskedAgain(state.mover)]


def rule_right(state: State) -> list[Event]:
    """FB-18."""
    return [RuledRight(reader_of(state)), *_end(state, RiddleEnd.RULED)]


# -- the others ----------------------------------------------------------------------------------------------------


def rolled(state: State, die: int, other: int) -> list[Event]:
    """A double of even numbers costs the candidate the key (FB-15)."""
    seat = hourglass.roller(state)
    state.throwing = False
    is_double = die == other and die % 2 == 0
    events: list[Event] = [RiddleRolled(seat, die, other, is_double)]
    if is_double:
        return events + _end(state, RiddleEnd.DOUBLE)
    if hourglass.is_out(state):
        return events + _end(state, RiddleEnd.SAND)
    _give_word(state)
    return events


def _end(state: State, how: RiddleEnd) -> list[Event]:
    ended = RiddleEnded(state.mover, how, card_of(state).answers[0])
    hourglass.stop(state)
    state.asked = None
    is_won = how is RiddleEnd.ANSWERED or how is RiddleEnd.RULED
    return [ended, *(keys.win(state) if is_won else end_turn(state))]
