"""The trials on screen (FB-26 to FB-35): every folder here with a `TRIAL` is one. A new one adds its folder.

How to add one, say *Hot hand*, FB-31 (the model is `battle`):

    trials/hot_hand/__init__.py   a docstring that tells the trial as it is played on screen; TRIAL = HotHand()
    trials/hot_hand/pieces.py     its nouns: Actions, Events, its Scene (tag="hot-hand") and its Stage (the same tag).
                                  Names are the whole room's: say `PullHand`, not `Press`; `HandPulled`, not `Pressed`.
                                  What not everybody may see in an event is `Sign | None`, None when redacted.
                                  Fields of actions: numbers with limits, enumerations, texts with `max_length`, tuples
                                  of these (`tuple[X, ...]`, with `max_length`); no yes-or-no, no fractions
    trials/hot_hand/trial.py      class HotHand(Trial[HotHandScene]), see `contract`: pure functions from scene to scene
    trials/hot_hand/figures.toml  its times and thresholds (FB-25b), in ms as written: `cast.time(ms)` stretches them
                                  and `cast.wide(size)` makes what has to be hit as much larger
    trials/hot_hand/texts/fr.ftl  and en.ftl: trial-card-hot-hand (its name), explain-hot-hand (what to do, in one or
                                  two sentences), explain-hot-hand-other (for the others), board-table-hot-hand (for
                                  people who do it for real), action-…, event-…, the words of its enumerations,
                                  refusal-… if it has refusals of its own, and whatever its screen says
    tests/games/fort_boyard/trials/test_hot_hand.py
                                  its rule sentence by sentence (`stage.py` drives one trial alone)
    web/…/trials/hot_hand/        Scene.svelte, and Show.svelte where a program's trial has a show of its own

Then `make wire`, `make golden`, and what test_version.py wants pinned. A new trial says `since` which version of the
rules it is among the cards, one more than there was: luck draws among other cards now. test_eleventh.py does all this.

Shared: `contract` (what a trial is, who takes part, the pace, FB-25's enough), `moments` (what comes at a moment that
nobody knows), `reflex` (own times and what they are checked against, the hand's reaction). test_contract.py finds every
trial and tries the laws on it: it ends whatever people do, replays, is written down and read back, and tells nobody
what he may not know.
"""

import importlib
import pkgutil
from collections.abc import Mapping
from enum import StrEnum
from functools import reduce
from operator import or_
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from ludotheque.kernel.pieces import Action, Event

from .contract import AnyTrial, Scene, Stage


def _found() -> dict[str, AnyTrial]:
    folders = sorted(folder.name for folder in pkgutil.iter_modules(__path__) if folder.ispkg)
    trials: list[AnyTrial] = [importlib.import_module(f"{__name__}.{folder}").TRIAL for folder in folders]
    return {trial.card: trial for trial in trials}


TRIALS: Final[Mapping[str, AnyTrial]] = MappingProxyType(_found())  # by card

VERSION: Final = max(trial.since for trial in TRIALS.values())  # of the rules

ACTIONS: Final[tuple[type[Action], ...]] = tuple(kind for trial in TRIALS.values() for kind in trial.actions)
EVENTS: Final[tuple[type[Event], ...]] = tuple(kind for trial in TRIALS.values() for kind in trial.events)
PASSING: Final[tuple[type[Event], ...]] = tuple(kind for trial in TRIALS.values() for kind in trial.passing)


def _union(kinds: list[Any]) -> Any:
    return reduce(or_, kinds)


if TYPE_CHECKING:

    class TrialCard(StrEnum):
        """The cards by name: as many as there are folders, so no type checker can know them."""

    AnyScene = Scene
    AnyStage = Stage
else:
    TrialCard = StrEnum("TrialCard", {card.upper().replace("-", "_"): card for card in TRIALS}, module=__name__)
    AnyScene = _union([trial.scene_type for trial in TRIALS.values()])
    AnyStage = _union([trial.stage_type for trial in TRIALS.values()])
