"""How many steps a second the rules play: whole games, uniformly random legal actions, one core, no compiled code.

It goes through `Match`, as a table does: asks, to_act, legal, apply. Rounds are timed apart, in processor time, and
the median is told with the quartiles, because machines are noisy.
"""

import argparse
import statistics
import time

from ludotheque.games import find, shelf
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.options import Options
from ludotheque.kernel.pieces import LUCK


def play_randomly(match: Match, luck: QuickLuck) -> int:
    """One whole match; how many steps it took, luck's included."""
    steps = 0
    while True:
        request = match.asks()
        if request is not None:
            match.apply(LUCK, luck.answer(request))
        else:
            waiting = match.to_act()
            if not waiting:
                return steps
            seat = waiting[luck.below(len(waiting))]
            actions = match.legal(seat)
            match.apply(seat, actions[luck.below(len(actions))])
        steps += 1


def steps_a_second(game_id: str, options: Options, seats: int, games: int, seed: int) -> float:
    game = find(game_id)
    luck = QuickLuck(seed)
    begin = time.process_time()
    steps = sum(play_randomly(Match(game, options, seats), luck) for _ in range(games))
    return steps / (time.process_time() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500, help="games a round")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seats", type=int, default=5)
    chosen = parser.parse_args()
    for game in shelf().values():
        for name, options in game.presets(chosen.seats).items():
            rounds = [
                steps_a_second(game.id, options, chosen.seats, chosen.games, seed) for seed in range(chosen.rounds)
            ]
            low, median, high = statistics.quantiles(rounds, n=4)
            print(f"{game.id} {name:12} {chosen.seats} seats: {median:9,.0f} steps/s ({low:,.0f} – {high:,.0f})")


if __name__ == "__main__":
    main()
