"""Pincers (La pince, FB-33): the opponents drop a card between the candidate's fingers, one after the other.

The dropper lets go within 6 s, else the server does soon after. The card falls 600 ms, faster and faster; a press
between 380 and 560 ms after it was shown falling catches it. There is one press for each card. Enough as FB-25.
"""

from .trial import Pincers

TRIAL = Pincers()

__all__ = ["TRIAL", "Pincers"]
