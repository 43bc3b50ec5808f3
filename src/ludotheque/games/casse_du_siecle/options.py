"""The options of a table and its presets. Defaults are the simple game; every version is an option, and all combine."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta

from ludotheque.kernel.errors import BadOptions
from ludotheque.kernel.options import Options as KernelOptions
from ludotheque.kernel.pieces import Seat

LONGEST: Final = 8  # digits of a combination (CS-17)


class BadSet(StrEnum):
    """Options that fit alone and not together."""

    COMBINATION_STAYS_SHORT = "combination-stays-short"
    STARTER_NOT_SEATED = "starter-not-seated"


class SafeMemory(StrEnum):
    NOTES = "notes"
    STRICT = "strict"


class Stakes(StrEnum):
    NONE = "none"
    BUNCHES = "bunches"
    DIGITS = "digits"
    BOTH = "both"


class Options(KernelOptions, frozen=True):
    safe_memory: SafeMemory = SafeMemory.NOTES  # CS-12
    master_keys: bool = False  # CS-14
    changing_keys: bool = True  # CS-28: only where there are master keys
    own_doors: bool = False  # CS-20
    hidden_keys: bool = False  # CS-23: with master keys and doors of one's own
    keys_in_hand: bool = False  # CS-29
    long_combination: bool = False  # CS-17
    combination: Annotated[int, Meta(ge=5, le=LONGEST)] = LONGEST  # CS-19
    stakes: Stakes = Stakes.NONE  # CS-30, CS-31
    match: bool = False  # CS-32: as many games as there are players
    starter: Seat | None = None  # CS-01; None: random
    max_rounds: Annotated[int, Meta(ge=0, le=999)] = 200  # CS-34; 0: no limit


def presets() -> Mapping[str, Options]:
    return {
        "family": Options(),
        "master_keys": Options(master_keys=True),
        "hidden_keys": Options(hidden_keys=True),
        "pros": Options(hidden_keys=True, keys_in_hand=True, long_combination=True, combination=6, max_rounds=60),
    }


def check(options: Options, seats: int) -> None:
    if options.combination < LONGEST and not options.long_combination:
        raise BadOptions(BadSet.COMBINATION_STAYS_SHORT, "CS-19", option="combination", digits=options.combination)
    if options.starter is not None and options.starter >= seats:
        raise BadOptions(BadSet.STARTER_NOT_SEATED, "CS-01", option="starter", seat=options.starter, seats=seats)
