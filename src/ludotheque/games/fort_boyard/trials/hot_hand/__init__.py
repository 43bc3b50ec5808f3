"""Hot hand (La main chaude, FB-31): the opponents strike at the candidate's hand, one after the other, from the left.

The attacker has 6 s: he may feint once (his hand twitches), and he strikes; else the server strikes soon after. Who
pulls his hand away within the window (shorter with more players, longer by touch) has evaded; who pulls too late, too
early or on a feint is touched. To evade once is enough.
"""

from .trial import HotHand

TRIAL = HotHand()

__all__ = ["TRIAL", "HotHand"]
