"""Ludothèque: a shelf of French board games, long out of print.

As data flows: `kernel` says what a game is, `games` holds one room a game, `bots` play from views,
`lab` measures, `cli` is the terminal. Imports go that way only.
"""

__version__ = "0.1.0"
