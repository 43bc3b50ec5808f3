"""How long people want to be shown what has happened: programs wait for it (`Game.shown_for`).

Moving pictures take as long as the screen plays them (web/src/games/fort_boyard/stage.svelte.ts); a riddle is thought
about, however much a program knows. It is not read: a program turns the hourglass at once (FB-14). Nothing of a trial
that is going on: there one's own time runs.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from ludotheque.kernel.pieces import Event

from .pieces import (
    BonusRolled,
    ChestClosed,
    ChestOpened,
    DieRolled,
    HourglassTurned,
    KeyPutBack,
    KeysWon,
    Moved,
    NoteTaken,
    OwnTrialDrawn,
    Phase,
    RiddleEnded,
    RiddleRolled,
    StartRolled,
    TrialDrawn,
    TrialLost,
    TrialRolled,
    TrialWon,
    View,
)
from .trial import SHOWN as SHOW

HOP: Final = 200  # ms from space to space
CARD: Final = 4_000  # of a trial: seen, and read before it begins
THINK: Final = 2_000  # before anybody can have an answer
LASTS: Final[Mapping[type[Event], int]] = {
    StartRolled: 350,
    DieRolled: 1_150,
    TrialRolled: 1_150,
    TrialWon: 1_400,
    TrialLost: 1_400,
    RiddleRolled: 700,
    RiddleEnded: 2_600,
    KeysWon: 700,
    ChestOpened: 450,
    NoteTaken: 600,
    BonusRolled: 1_150,
    ChestClosed: 1_800,
    KeyPutBack: 600,
}


def shown_for(events: Sequence[Event], view: View) -> int:
    return sum([_lasts(event, view) for event in events])


def _lasts(event: Event, view: View) -> int:
    if isinstance(event, Moved):
        return HOP * ((event.to - event.start) % len(view.spaces))
    if isinstance(event, TrialDrawn | OwnTrialDrawn):
        return SHOW if view.phase is Phase.SHOW else CARD
    if isinstance(event, HourglassTurned) and view.riddle is not None:
        return THINK
    return LASTS.get(type(event), 0)
