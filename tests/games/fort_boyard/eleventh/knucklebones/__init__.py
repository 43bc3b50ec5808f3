"""Knucklebones (Les osselets): in which hand is the bone? A trial for test_eleventh.py, which the fort does not have.

The candidate says a hand within 5 s, and luck says which it was. Nobody else has anything to do.
"""

from .trial import Knucklebones

TRIAL = Knucklebones()

__all__ = ["TRIAL", "Knucklebones"]
