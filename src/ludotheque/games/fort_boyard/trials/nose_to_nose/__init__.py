"""Nose to nose (Nez à nez, FB-29): the candidate takes the sleeve of a matchbox from another's nose to his own.

Between the noses there is a path in three bends. It is seen for 3 s, then he has 20 s. The path sways, always as luck
has drawn it; each opponent may blow once, from the left or from the right: it is announced 0.5 s before and pushes
the sleeve sideways for 0.6 s. Where two blow at once, one push follows the other. With a finger or a mouse he leads
the sleeve himself; with the keyboard it advances by itself, and two keys steer it. Leaving the path once fails.

His screen sends the trace as he goes, a few moments at a time, so that the others see where the sleeve is; the server
replays it. A jump over 40 px, or further than a hand gets in that time (1 px a ms), a gap over 150 ms, or moments that
do not fit the log's own time: it is played once again, on another path; the second time it is failed.
"""

from .trial import NoseToNose

TRIAL = NoseToNose()

__all__ = ["TRIAL", "NoseToNose"]
