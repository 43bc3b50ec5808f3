"""Le Casse du Siècle: memory, sets of keys and a safe's combination, for 2 to 6.

The room, in the order in which data flows: `pieces` (the nouns), `options`, `rules` (what the options come to, and
which key fits where), `state` (the position), `setup` (how it begins), `doors` (what may be laid, and how a door is
finished), `legal` (what may be done), `refusals` (why not), `turn` (how a turn goes on and ends), `apply` (what a move
does), `view` (who sees what), `worlds` (what else might be), `notation` (a position as JSON), `game` (all of it, as the
kernel knows it); for the bots `memory` (what a player has kept), `belief` (what may lie where), `plan` (what to do),
`bots`; `terminal`, `texts`.
"""

from .game import CasseDuSiecle

GAME = CasseDuSiecle()

__all__ = ["GAME", "CasseDuSiecle"]
