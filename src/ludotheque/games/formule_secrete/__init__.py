"""La formule secrète: a race into a fortress and out again, with dice battles and instruction cards, for 2 to 4.

The room, in the order in which data flows: `options` (with the nouns of a board), `pieces` (the other nouns), `board`
(the track as tables), `sheet` (a board as somebody types it in, and what is wrong with it), `rules` (what the options
come to), `state` (the position), `track` (moving, spaces, battles, guards), `cards` (what they do), `turn` (how a turn
begins and ends), `setup` (how it begins), `legal` (what may be done), `refusals` (why not), `apply` (what a move does),
`view` (who sees what), `worlds` (what else might be), `notation` (a position as JSON), `game` (all of it, as the kernel
knows it); `bots`, with `pace` (how long a way takes), `sight` (a view in numbers), `worth` (who will win) and `plan`
(what may come of a move); `terminal`, `texts`; `data` (the boards).
"""

from .game import FormuleSecrete

GAME = FormuleSecrete()

__all__ = ["GAME", "FormuleSecrete"]
