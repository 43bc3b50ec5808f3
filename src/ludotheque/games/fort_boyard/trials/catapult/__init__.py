"""Catapult (La catapulte, FB-35): the opponents throw a die, one after the other, and the candidate catches it.

The thrower sets direction and force in 5 s, else the server does. From these two the flight is fixed: 1.1 s, to a place
on the line on which the egg cup slides. The cup stands in the middle and slides towards where the candidate has it go
(by pointer anywhere, by keys to one of five places), no quicker than a cup slides. When the die lands his screen sends
the trace, all that he wanted and when; the server replays flight and trace. What was wanted sooner than anybody sees a
die fly (FB-35a) does not move the cup. Caught is what lands within 9 % of the width of it (7 % with 4 or 5 players),
or as much more as the pace is slower. Once is enough, twice with 6.
"""

from .trial import Catapult

TRIAL = Catapult()

__all__ = ["TRIAL", "Catapult"]
