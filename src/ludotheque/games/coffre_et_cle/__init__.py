"""Le Coffre et la Clé: hidden roles, swaps, bluff and talk, for 4 to 8.

The room, in the order in which data flows: `pieces` (the nouns), `options`, `rules` (what the options come to),
`faces` and `moves` (nouns as numbers), `state` (the position), `setup` (the deal), `legal` (what may be done, and why
not), `claims` (what may be said), `apply` (what a move does), `told` (what is told of it), `record` (what all moves so
far tell), `view` (who sees what), `notation` (a position as JSON), `game` (all of it, as the kernel knows it);
`habits`, `evidence`, `belief`, `talk` and `bots` (what a good player knows); `terminal`, `texts`.
"""

from .game import CoffreEtCle

GAME = CoffreEtCle()

__all__ = ["GAME", "CoffreEtCle"]
