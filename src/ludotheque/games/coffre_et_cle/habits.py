"""How holders of each card behave: one idea, a row for each card that somebody may hold, a column for what he does.

A belief weighs what others do and say by these tables; a bot draws what it says itself from the same ones, so that
between bots a sentence is worth what it is taken for. Where a figure is not drawn from (actions, guesses), it is what
`regular` was seen to do, or a judgement, drawn towards the middle: people, and careless bots, are less predictable.
"""

from collections.abc import Sequence
from typing import Final

from .pieces import Sureness

# Rows and columns stand in this order; an advanced card counts as the Neutral that it replaces (CC-34).
KEY_ROW: Final = 0
TREASURE_ROW: Final = 1
FAKE_ROW: Final = 2
NEUTRAL_ROW: Final = 3

Row = Sequence[float]
Rows = Sequence[Row]

# "I hold …": the Key wants to be found, the Treasure hides. The Fake Key poses as the Key, and so does a Neutral, who
# can win only if the Treasure misses: whoever poses must speak as the Key does, or he gives himself away.
#                     Key   Treasure Fake  Neutral
HOLDS: Final[Rows] = (
    (0.80, 0.02, 0.03, 0.15),
    (0.15, 0.05, 0.05, 0.75),
    (0.79, 0.02, 0.03, 0.16),
    (0.79, 0.02, 0.03, 0.16),
)

# The same in the final phase, where the Fake Key hides (plurality), or wants to be named (as printed).
FINAL_HOLDS_HIDING: Final[Rows] = (
    (0.85, 0.02, 0.02, 0.11),
    (0.05, 0.80, 0.05, 0.10),
    (0.55, 0.02, 0.03, 0.40),
    (0.08, 0.02, 0.02, 0.88),
)
FINAL_HOLDS_OPEN: Final[Rows] = (
    (0.80, 0.02, 0.03, 0.15),
    (0.05, 0.80, 0.05, 0.10),
    (0.05, 0.02, 0.85, 0.08),
    (0.08, 0.02, 0.05, 0.85),
)

# How often somebody volunteers what he holds, at an occasion to talk. Silence is no evidence; a claim is.
CLAIMS_HOLD: Final[Row] = (0.20, 0.08, 0.20, 0.20)

# What somebody says of a card that he has seen is true this often: a Neutral and the Fake Key gain by
# a Treasure that errs, but a lie that is found out costs a poser dear.
REPORTS: Final[Row] = (0.85, 0.75, 0.68, 0.65)

# What somebody says of a card that he has not seen is a guess; this often a right one. The Fake Key guesses to harm.
GUESSES: Final[dict[Sureness, Row]] = {
    Sureness.LOW: (0.52, 0.52, 0.49, 0.51),
    Sureness.MID: (0.57, 0.56, 0.46, 0.55),
    Sureness.HIGH: (0.64, 0.62, 0.42, 0.60),
}

# The action of a turn, by what the mover held when he chose it.
#                    Observe Swap  Force  Pass
ACTS: Final[Rows] = (
    (0.62, 0.10, 0.10, 0.18),
    (0.58, 0.10, 0.20, 0.12),
    (0.62, 0.10, 0.10, 0.18),
    (0.46, 0.27, 0.09, 0.18),
)
