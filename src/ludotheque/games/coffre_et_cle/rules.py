"""What the options of a table come to: the deck, and every answer that the rules want quickly."""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.kernel.row import row_of

from . import faces
from .options import Advanced, FakeHides, FinalVote, Options, Specials

CENTRE: Final = 2  # how many cards lie there
NONE: Final = -1  # no seat, no card, no limit


def deck(options: Options, seats: int) -> list[int]:
    """Specials first, then the advanced cards, then Neutrals: n + 2 cards (CC-02) and the extra ones (CC-03)."""
    advanced = [
        face
        for option, face in ((Advanced.FALSE_TREASURE, faces.FALSE_TREASURE), (Advanced.TRAP, faces.TRAP))
        if option in options.advanced_cards
    ]
    neutrals = seats - 1 - len(advanced) + options.extra_neutrals  # CC-34: each replaces one Neutral
    return [*range(faces.SPECIALS), *advanced, *[faces.NEUTRAL] * neutrals]


@final
class Rules:
    """A table's options, as the rules ask for them; shared by every copy of a state."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options: Options = options
        self.seats: i64 = seats
        self.cards: i64 = seats + CENTRE + options.extra_neutrals  # CC-02, CC-03
        self.deck: i64 = row_of(deck(options, seats))
        self.specials_at_seats: bool = options.specials is Specials.WITH_PLAYERS  # CC-04b
        self.trap: bool = Advanced.TRAP in options.advanced_cards  # CC-34b
        self.force_locks: bool = options.force_locks  # CC-17
        self.final_talk: bool = options.final_talk  # CC-19
        self.first_designation: i64 = (options.designate_from_round - 1) * seats  # CC-21: the turn from which
        self.last_turn: i64 = options.max_rounds * seats - 1  # CC-31; NONE: no limit
        self.at_once: bool = options.final_vote is FinalVote.AT_ONCE  # CC-26
        self.plausible_names: bool = options.plausible_names  # CC-26b
        self.treasure_names: bool = options.treasure_names  # CC-26c
        self.fake_hides: bool = options.fake_hides is FakeHides.PLURALITY  # CC-27
