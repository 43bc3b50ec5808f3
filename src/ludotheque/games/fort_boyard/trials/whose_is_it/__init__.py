"""Whose is it? (À qui est-ce ?, FB-26): everybody draws the same thing, and the candidate tells who has drawn which.

Luck says what: a nose, an elbow … The others have 12 s for it, with one brush, or with 3 of 12 ready-made strokes where
they have no pointer. Nobody sees how they get on: each hands in his whole drawing as one action. One of fewer than 3
strokes is unfinished and counts as recognised. Then the finished ones are shown in an order of luck's, each with a
description in words, and the candidate has 25 s to give each another name, every name once. Enough: 2 right with 3
players, 1 with 4, 2 with 5 and 6.

The server's hand (FB-25a) has a stored way of drawing for each seat, the same all game.
"""

from .trial import WhoseIsIt

TRIAL = WhoseIsIt()

__all__ = ["TRIAL", "WhoseIsIt"]
