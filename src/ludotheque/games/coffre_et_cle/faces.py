"""The face of a card as a number, which is how a state keeps it; outside of the rules a face is a `Card`."""

from typing import Final

from .pieces import Card

KEY: Final = 0
TREASURE: Final = 1
FAKE_KEY: Final = 2
NEUTRAL: Final = 3
FALSE_TREASURE: Final = 4
TRAP: Final = 5

SPECIALS: Final = 3  # Key, Treasure and Fake Key come first

CARDS: Final[list[Card]] = list(Card)
FACE: Final[dict[Card, int]] = {card: face for face, card in enumerate(CARDS)}
