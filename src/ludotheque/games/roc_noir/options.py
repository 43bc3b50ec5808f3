"""The options of a table and its presets. Defaults are the game as printed."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from ludotheque.kernel.errors import BadOptions
from ludotheque.kernel.options import Options as KernelOptions
from ludotheque.kernel.pieces import Seat


class BadSet(StrEnum):
    """Options that fit alone and not together."""

    STARTER_NOT_SEATED = "starter-not-seated"


class TrapMemory(StrEnum):
    MEMORY = "memory"
    MARKED = "marked"


class Enchanted(StrEnum):
    OFF = "off"
    ONE = "one"
    THREE = "three"


class Options(KernelOptions, frozen=True):
    trap_memory: TrapMemory = TrapMemory.MEMORY  # RN-17
    enchanted: Enchanted = Enchanted.OFF  # RN-36
    reshuffle_traps: bool = True  # RN-37
    starter: Seat | None = None  # RN-01; None: random
    max_rounds: Annotated[int, Meta(ge=0, le=999)] = 60  # RN-38; 0: no limit


def presets() -> Mapping[str, Options]:
    return {
        "family": Options(trap_memory=TrapMemory.MARKED),
        "memory": Options(),
        "enchanted": Options(enchanted=Enchanted.ONE),
    }


def check(options: Options, seats: int) -> None:
    if options.starter is not None and options.starter >= seats:
        raise BadOptions(BadSet.STARTER_NOT_SEATED, "RN-01", seat=options.starter, seats=seats)
