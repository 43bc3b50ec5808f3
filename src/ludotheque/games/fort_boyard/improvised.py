"""What anybody may say at a riddle or do in a trial, for random play."""

from typing import Final

from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Action, Seat

from . import riddle, trial
from .legal import open_ended
from .pieces import Answer, AskAgain, RuleRight
from .state import TRIAL, State

WRONG: Final = ("42", "la mer", "a giraffe", "the lighthouse")  # as good as any
ONE_IN: Final = 4  # answers is right; and as often a reader rules so


def improvise(state: State, seat: Seat, luck: Luck) -> Action | None:
    if state.phase is TRIAL:
        return trial.trial_of(state).improvise(trial.scene_of(state), seat, luck)
    offered = [one for one in open_ended(state, seat) if one.do != "recall"]  # as a person would
    if not offered:
        return None
    one = offered[luck.below(len(offered))].do
    if one == "answer":
        return _any_answer(state, luck)
    if one == "ask-again":
        return AskAgain()
    return RuleRight() if luck.below(ONE_IN) == 0 else None


def _any_answer(state: State, luck: Luck) -> Answer | None:
    if not riddle.may_answer(state):
        return None
    right = luck.below(ONE_IN) == 0
    return Answer(riddle.card_of(state).answers[0] if right else WRONG[luck.below(len(WRONG))])
