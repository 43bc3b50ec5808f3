"""Straight face (La barbichette, FB-27): faces come one after the other, and whoever laughs has lost.

For 24 s a face comes every 1.2 s, serious or funny. The opponent of the moment chooses the next one, hidden (6 s each,
from the candidate's left, round again), else luck does; never more than three alike in a row. The candidate presses on
a serious face within 900 ms and holds still on a funny one. His second mistake laughs; lasting 24 s wins.
"""

from .trial import StraightFace

TRIAL = StraightFace()

__all__ = ["TRIAL", "StraightFace"]
