"""In a process whose `ludotheque` has one folder more (test_eleventh.py): what the fort makes of it, as JSON."""

import json
import sys
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

from tests.conformance.walks import walk
from tests.web.wire import File, _game

import ludotheque
from ludotheque.games import find, room
from ludotheque.games.fort_boyard.options import Options
from ludotheque.games.fort_boyard.trials import TRIALS
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Event
from ludotheque.texts import LANGUAGES, texts
from ludotheque.texts.speaker import Speaker

GAME = find("fort-boyard")
MOST_STEPS = 20_000
NAMES = ("Ana", "Bruno", "Chloé")


class Fort:
    def __init__(self, card: str) -> None:
        self.card = card
        self.spoken = {language: set[str]() for language in LANGUAGES}
        self.ends = Counter[str]()

    def play(self, seed: int) -> None:
        """A game by random actions, to its end."""
        match = Match(GAME, Options(max_rounds=4), len(NAMES))
        for seat, action, at in walk(match, QuickLuck(seed), steps=MOST_STEPS):
            is_its = match.state.card == self.card and match.state.scene is not None
            self._say(match, is_its)
            probe = match.clone()
            for event in probe.apply(seat, action, at):
                self._hear(match, event, is_its)
        assert match.outcome() is not None

    def _say(self, match: Match, is_its: bool) -> None:
        for seat in match.to_act() if is_its else ():
            for language in LANGUAGES:
                self.spoken[language] |= {speaker(language, seat).offer(action) for action in match.legal(seat)}

    def _hear(self, match: Match, event: Event, is_its: bool) -> None:
        kind = type(event).__name__
        if is_its and kind in ("TrialWon", "TrialLost"):
            self.ends[kind] += 1
        if isinstance(event, TRIALS[self.card].events):
            for seat in range(match.seats):
                for language in LANGUAGES:
                    self.spoken[language].add(speaker(language, seat).tell(event))

    def told(self) -> dict[str, Any]:
        return {
            "home": str(Path(ludotheque.__file__).parent),
            "cards": list(TRIALS),
            "version": GAME.rules_version,
            "ends": dict(self.ends),
            "spoken": {language: sorted(spoken) for language, spoken in self.spoken.items()},
            "wire": _game(GAME, File("")),
        }


def speaker(language: str, seat: int) -> Speaker:
    return Speaker(texts(language, room(GAME)), NAMES, seat)


def main() -> None:
    fort = Fort(sys.argv[1])
    for seed in count(1):
        fort.play(seed)
        if len(fort.ends) == 2:  # won in one game, lost in another
            break
    json.dump(fort.told(), sys.stdout)


if __name__ == "__main__":
    main()
