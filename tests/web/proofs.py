"""What the page that verifies a log is tried with: luck's own numbers, and logs that are honest."""

import hashlib
import hmac
from collections.abc import Iterator
from typing import Final

from tests.golden import Golden, goldens

from ludotheque.kernel import options as kernel_options
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.log import Writer
from ludotheque.kernel.luck import ProvableLuck, QuickLuck, seed_from_number
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import LUCK, Action, Pick, Request, Roll, Shuffle

PROOFS: Final = "lib/verify/proofs.json"
LENGTHS: Final = (0, 1, 55, 56, 63, 64, 65, 119, 120, 1000)  # around the borders of a block
BOUNDS: Final = (1, 2, 5, 7, 52, 1000, 2**31, 2**62 + 1)  # of the last a quarter of all words is refused
REQUESTS: Final = (Shuffle(True, 7), Roll(False, 3, 6), Pick(False, 5), Shuffle(True, 1), Shuffle(True, 52))
NAMES: Final = ("Ana", "Zoé", "👩‍🚀", 'a "b" \\ c', "Ｗ", "<i>", "é", "œ & Cie")
LOGS: Final = (
    "sharper-5-key-found",
    "advanced-5-fake-not-held",
    "quick-6-fake-escaped",
    "fog-8-rounds-over",
    "match-4",
    "standard-4-rounds-nearest",
    "family-4-shared",
)
TOLD: Final = "family-2-rounds-over"


def proofs() -> str:
    made = {
        "hashes": [{"of": data.hex(), **_hashes(data)} for data in map(_bytes, LENGTHS)],
        "luck": [_luck(number) for number in range(4)],
        "logs": dict(_logs()),
    }
    return encode(made).decode() + "\n"


def _bytes(length: int) -> bytes:
    return bytes(index * 7 % 256 for index in range(length))


def _hashes(data: bytes) -> dict[str, str]:
    digest = hashlib.sha256(data).hexdigest()
    return {"sha256": digest, "hmac": hmac.digest(data, data[::-1], "sha256").hex()}


def _luck(number: int) -> dict[str, object]:
    seed = seed_from_number(number)
    luck = ProvableLuck(seed)
    drawn = [{"bound": str(bound), "number": str(luck.below(bound))} for bound in BOUNDS * 4]  # too large for JSON
    return {"seed": seed.hex(), "below": drawn, "answers": [_answer(luck, request) for request in REQUESTS]}


def _answer(luck: ProvableLuck, request: Request) -> dict[str, object]:
    return {"request": request, "values": luck.answer(request).values}


def _logs() -> Iterator[tuple[str, str]]:
    for game, golden, _ in goldens():
        if golden.name in LOGS:
            yield golden.name, "".join(_log(game, golden, told=False))
        if golden.name == TOLD:
            yield f"{golden.name}-told", "".join(_log(game, golden, told=True))


def _log(game: AnyGame, golden: Golden, *, told: bool) -> list[str]:
    """A game of random moves, on the terms of a golden one; `told`: people tell the luck that is not secret."""
    base = game.preset(golden.preset, golden.seats)
    options = kernel_options.read_text(game.options, golden.options.split(), base)
    match = Match(game, options, golden.seats)
    seed, chance = seed_from_number(golden.seed), QuickLuck(golden.seed)
    luck = ProvableLuck(seed)
    lines: list[str] = []
    writer = Writer(match, NAMES[: golden.seats], seed, lines.append, told=told)
    at = 0
    while match.outcome() is None:
        request = match.asks()
        is_told = told and request is not None and not request.secret
        if request is None:
            seat, action = _move(match, chance)
        else:
            seat, action = LUCK, (chance if is_told else luck).answer(request)
        match.apply(seat, action, at)
        writer.action(seat, action, at, told=is_told)
        at += chance.below(2000)
    writer.end()
    return lines


def _move(match: Match, chance: QuickLuck) -> tuple[int, Action]:
    waiting = match.to_act()
    seat = waiting[chance.below(len(waiting))]
    actions = match.legal(seat)
    return seat, actions[chance.below(len(actions))]
