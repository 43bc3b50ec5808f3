"""Other worlds that a seat cannot tell from this one: other notes in the chest and in the others' purses, the unseen
riddles in another order, and what a trial hides."""

from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Seat

from . import trial
from .setup import ALL_NOTES
from .state import OVER, State


def resample(state: State, seat: Seat | None, luck: Luck) -> State:
    other = state.clone()
    if state.phase is OVER:
        _deal_chest(other, luck)
        return other
    if state.chest or any(state.purses):
        _deal_notes(other, seat, luck)
    top = [state.pile[index] for index in luck.shuffle(state.unseen)]
    other.pile = (*top, *state.pile[state.unseen :])
    if state.scene is not None:
        other.scene = trial.trial_of(state).resample(state.scene, seat, luck)
    return other


def _deal_notes(state: State, seat: Seat | None, luck: Luck) -> None:
    """All but one's own lie in any order over the others' purses, the chest, and what left the game unseen (FB-03)."""
    own = [] if seat is None else state.purses[seat]
    hidden = _without(own)
    order = luck.shuffle(len(hidden))
    for other, purse in enumerate(state.purses):
        if other != seat:
            state.purses[other] = [hidden[order.pop()] for _ in purse]
    state.chest = [hidden[order.pop()] for _ in state.chest]


def _deal_chest(state: State, luck: Luck) -> None:
    """At the end all purses are shown; what was left in the chest is not. In which order a purse came, nobody knows."""
    hidden = _without([note for purse in state.purses for note in purse])
    order = luck.shuffle(len(hidden))
    state.chest = [hidden[order.pop()] for _ in state.chest]


def _without(known: list[int]) -> list[int]:
    hidden = ALL_NOTES.copy()
    for note in known:
        hidden.remove(note)
    return hidden
