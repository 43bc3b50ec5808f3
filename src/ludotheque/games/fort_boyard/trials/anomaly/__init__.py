"""The anomaly (L'anomalie, FB-28): somebody's dress has changed behind the curtain. Where?

The others stand there as figures, dressed by luck, 9, 7, 6 or 5 things each. The candidate has 15 s to look; then a
curtain falls, and the others choose one change within 12 s: a thing is added, removed, recoloured with its pattern, or
swapped between two. Each proposes, sees what the others propose, and may join them; most votes win, and luck decides
between equals or where there is nothing. The curtain rises: 25 s and 3 touches to find it.
"""

from .trial import Anomaly

TRIAL = Anomaly()

__all__ = ["TRIAL", "Anomaly"]
