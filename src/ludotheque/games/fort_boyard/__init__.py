"""Les Clés de Fort Boyard: trials, riddles, an hourglass and a chest of money, for 3 to 6.

The room, in the order in which data flows: `options`, `pieces` (the nouns), `riddles` (the cards), `own` (those that
people write), `words` and `judging` (whether an answer is right), `board` (the round walk as tables), `rules` (what the
options come to), `state` (the position), `turn` (how one begins and ends), `hourglass` (the steady beat), `keys`,
`chest`, `riddle`, `trial` (the four scenes of a turn), `walk` (a move, and what the space wants), `setup` (how it
begins), `legal` (what may be done), `refusals` (why not), `apply` (what a move does), `view` (who sees what), `worlds`
(what else might be), `notation` (a position as JSON), `game` (all of it, as the kernel knows it); `bots`, with `odds`
(what an opening brings, who comes by a cell) and `wits` (which trials and riddles they win); `shown` (how long people
are shown what has happened); `terminal`, `texts`; `data` (the board, the riddles, words). Each trial on screen is a
small game of its own, in a folder under `trials`.
"""

from .game import FortBoyard

GAME = FortBoyard()

__all__ = ["GAME", "FortBoyard"]
