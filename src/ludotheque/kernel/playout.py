"""Whole deals of uniformly random legal moves: for bots that look ahead, and for the lab to count."""

from typing import Any

from mypy_extensions import i64

from .game import AnyGame
from .luck import QuickLuck
from .moves import Moves
from .pieces import LUCK, NOBODY


def play_out(game: AnyGame, state: Any, luck: QuickLuck, choices: QuickLuck, moves: Moves) -> i64:
    """Play this state on to the end of its deal; how many moves the seats made. Nobody is told anything.

    `luck` is the game's, `choices` the players'; `moves` is a buffer.
    """
    steps: i64 = 0
    while True:
        seat = game.turn(state)
        if seat == NOBODY:
            return steps
        if seat == LUCK:
            game.draw(state, luck)
            continue
        moves.clear()
        game.moves(state, seat, moves)
        game.play(state, seat, moves.nth(choices.below(moves.count)))
        steps += 1


def play_outs(game: AnyGame, start: Any, luck: QuickLuck, games: int) -> tuple[list[Any], int]:
    """So many games on from one state: how each ended, and how many moves they took together."""
    ends: list[Any] = []
    moves = Moves()
    steps: i64 = 0
    for _ in range(games):
        state = game.clone(start)
        steps += play_out(game, state, luck, luck, moves)
        ends.append(state)
    return ends, steps
