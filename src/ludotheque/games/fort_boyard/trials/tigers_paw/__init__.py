"""Tiger's paw (La patte du tigre, FB-32): against each opponent in turn, who presses first.

Both get ready; then the signal comes after 1.5 to 5 s, when luck says so. Both press, and the shorter own time wins.
Who presses too early has lost the round, whatever the other one does, be it nothing; who does not press in 1.5 s has
lost it to who does. If both start too early, if nobody presses, or if their times are equal, they play it again, twice
at most, and then the candidate has lost it. What somebody has pressed after the signal is told when both have (or their
time is up). Enough as FB-25.
"""

from .trial import TigersPaw

TRIAL = TigersPaw()

__all__ = ["TRIAL", "TigersPaw"]
