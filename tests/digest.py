"""Everything that the rules and the bots answer in many games, a line a step: `python -m tests.digest FORM`.

tests/test_forms.py runs it on the compiled and on the interpreted package and compares what they print, so a line says
where it is (game, preset, seats, seed, step) and shortens everything else to a digest.
"""

import hashlib
import sys
from collections.abc import Iterable, Iterator

from tests.conformance.walks import walk

from ludotheque import bots
from ludotheque.cli.form import is_compiled
from ludotheque.games import shelf
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.luck import ProvableLuck, QuickLuck, seed_from_number
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.options import Options
from ludotheque.kernel.pieces import CLOCK, PUBLIC
from ludotheque.lab.play import play

SEEDS = range(2)
STEPS = 60  # of a random game; those between bots are played to the end
BOT_SEEDS = range(2)


def lines() -> Iterator[str]:
    for game in shelf().values():
        for seats in game.seats:
            for name, options in game.presets(seats).items():
                at = f"{game.id} {name} {seats}"
                yield from (f"{at} walk {line}" for seed in SEEDS for line in walked(game, options, seats, seed))
                for level in bots.levels(game):
                    for seed in BOT_SEEDS:
                        yield f"{at} {level} {seed} {played(game, options, seats, level, seed)}"


def walked(game: AnyGame, options: Options, seats: int, seed: int) -> Iterator[str]:
    """A random game: what it looks like before each step, and what the step did."""
    match = Match(game, options, seats)
    luck = QuickLuck(f"{seed}/resample")
    for step, move in enumerate(walk(match, QuickLuck(seed), steps=STEPS)):
        parts = [encode(move), *looks(match, luck)]
        after = match.clone()
        for event in after.apply(*move):
            parts += [encode(after.redact(event, seat)) for seat in (PUBLIC, *range(seats))]
        yield f"{seed} {step} {digest(parts)}"
    yield f"{seed} end {digest(looks(match, luck))}"


def looks(match: Match, luck: QuickLuck) -> Iterator[bytes]:
    """The position, what it waits for, and for everybody what he sees, may do, and cannot tell apart."""
    game = match.game
    yield game.position(match.state)
    yield encode([match.asks(), tuple(match.to_act()), match.deadline(), match.legal(CLOCK), match.outcome()])
    for seat in (PUBLIC, *range(match.seats)):
        yield encode([match.view(seat), match.knowledge(seat)])
        yield game.position(match.resample(seat, luck).state)
        if seat is not PUBLIC:
            yield encode([match.legal(seat), match.open_ended(seat), match.improvise(seat, luck)])


def played(game: AnyGame, options: Options, seats: int, level: str, seed: int) -> str:
    """A game between bots, told by its end: what was done and said stands in the views."""
    match = Match(game, options, seats)
    players = {seat: bots.find(game, level) for seat in range(seats)}
    result = play(match, players, ProvableLuck(seed_from_number(seed)), QuickLuck(seed))
    return digest([encode(result), *looks(match, QuickLuck(seed))])


def digest(parts: Iterable[bytes]) -> str:
    return hashlib.sha256(b"\n".join(parts)).hexdigest()[:16]


def main(form: str) -> None:
    if is_compiled() != (form == "compiled"):
        sys.exit(f"this is not {form}")
    for line in lines():
        print(line)


if __name__ == "__main__":
    main(sys.argv[1])
