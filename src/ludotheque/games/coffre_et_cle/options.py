"""The options of a table and its presets (CC-35). Defaults are the game as printed."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from ludotheque.kernel.errors import BadOptions
from ludotheque.kernel.options import Options as KernelOptions
from ludotheque.kernel.pieces import Seat


class BadSet(StrEnum):
    """Options that fit alone and not together."""

    ENDLESS_FOG = "endless-fog"
    DESIGNATE_TOO_LATE = "designate-too-late"
    STARTER_NOT_SEATED = "starter-not-seated"


class Specials(StrEnum):
    ANYWHERE = "anywhere"
    WITH_PLAYERS = "with_players"


class FinalVote(StrEnum):
    IN_TURN = "in_turn"
    AT_ONCE = "at_once"


class FakeHides(StrEnum):
    OFF = "off"
    PLURALITY = "plurality"


class Advanced(StrEnum):
    FALSE_TREASURE = "false-treasure"
    TRAP = "trap"


class Options(KernelOptions, frozen=True):
    extra_neutrals: Annotated[int, Meta(ge=0, le=4)] = 0  # CC-03
    specials: Specials = Specials.ANYWHERE  # CC-04b
    starter: Seat | None = None  # CC-05; None: random
    force_locks: bool = False  # CC-17
    final_talk: bool = True  # CC-19
    designate_from_round: Annotated[int, Meta(ge=1, le=20)] = 1  # CC-21
    final_vote: FinalVote = FinalVote.IN_TURN  # CC-26
    plausible_names: bool = False  # CC-26b
    treasure_names: bool = True  # CC-26c
    fake_hides: FakeHides = FakeHides.OFF  # CC-27
    max_rounds: Annotated[int, Meta(ge=0, le=20)] = 20  # CC-31; 0: no limit
    match: Annotated[int, Meta(ge=1, le=20)] = 1  # CC-32
    advanced_cards: frozenset[Advanced] = frozenset()  # CC-34
    notes: bool = True


def presets(seats: int) -> Mapping[str, Options]:
    sharper = Options(
        fake_hides=FakeHides.PLURALITY,
        final_vote=FinalVote.AT_ONCE,
        plausible_names=True,
        treasure_names=False,
        designate_from_round=2,
        max_rounds=seats - 1,
    )
    return {
        "sharper": sharper,
        "as_printed": Options(),
        "advanced": replace(sharper, advanced_cards=frozenset(Advanced)),
        "quick": replace(sharper, specials=Specials.WITH_PLAYERS),
        "fog": replace(sharper, extra_neutrals=1),
    }


def check(options: Options, seats: int) -> None:
    if options.max_rounds == 0 and options.extra_neutrals > 0:
        raise BadOptions(BadSet.ENDLESS_FOG, "CC-31")
    if 0 < options.max_rounds < options.designate_from_round:
        raise BadOptions(
            BadSet.DESIGNATE_TOO_LATE, "CC-21", first=options.designate_from_round, rounds=options.max_rounds
        )
    if options.starter is not None and options.starter >= seats:
        raise BadOptions(BadSet.STARTER_NOT_SEATED, "CC-05", seat=options.starter, seats=seats)
