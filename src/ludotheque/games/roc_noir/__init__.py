"""Le Château du roc noir: hidden trapdoors, portraits and robber knights, for 2 to 4.

The room, in the order in which data flows: `pieces` (the nouns), `options`, `castle` (squares and rooms as tables, and
how they are called), `rules` (what the options come to), `state` (the position), `setup` (how it begins), `paths`
(where a knight may go, whom it may rob), `legal` (what may be done), `refusals` (why not), `turn` (how a turn begins
and ends), `apply` (what a move does), `view` (who sees what, and what may be read again), `worlds` (what else might
be), `notation` (a position as JSON), `game` (all of it, as the kernel knows it); for the bots `sight` (what a seat was
shown, in numbers), `memory` (what it has kept of it), `belief` (what may lie in the galleries), `ways` (where a knight
gets, and how surely), `plan` (what a turn can bring), `bots`; `terminal`, `texts`.
"""

from .game import RocNoir

GAME = RocNoir()

__all__ = ["GAME", "RocNoir"]
