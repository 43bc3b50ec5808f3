"""Tiger's paw (La patte du tigre, FB-32): against each opponent in turn, who presses first.

Both get ready; then the signal comes after 1.5 to 5 s, when luck says so. Both press, and the shorter own time wins.
Who presses too early, or not in 1.5 s, has lost the round; if that goes for both, or if their times are equal, they
play it again, twice at most, and then the candidate has lost it. What somebody has pressed is told when both have (or
their time is up): so nobody waits for a rival who has started too early. Enough as FB-25.
"""

from .trial import TigersPaw

TRIAL = TigersPaw()

__all__ = ["TRIAL", "TigersPaw"]
