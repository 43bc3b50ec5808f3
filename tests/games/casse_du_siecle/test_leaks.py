"""Games that give a secret away, as a careless change might: keys, gears and hands. The leak law catches each."""

import pytest
from msgspec.structs import replace
from tests.conformance.leak import LawBroken, at_every_kind_of_moment

from ludotheque.games.casse_du_siecle.game import CasseDuSiecle
from ludotheque.games.casse_du_siecle.options import Options, SafeMemory
from ludotheque.games.casse_du_siecle.pieces import (
    KEYS,
    BunchTaken,
    DigitDialled,
    GearSeen,
    GearView,
    KeyLaid,
    KeysKept,
    KeysPutBack,
    KeysTakenBack,
    Lock,
    Take,
    View,
)
from ludotheque.games.casse_du_siecle.rules import LOCKS, NONE, named
from ludotheque.games.casse_du_siecle.state import State
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Action, Event, Seat

GAMES = 12
PROS = Options(hidden_keys=True, keys_in_hand=True, long_combination=True)


class Leak(CasseDuSiecle):
    """Base of the mutants; the docstring of each says what it gives away."""

    played = PROS


class Told(Leak):
    """nothing yet: base of those whose events tell everybody what only one may see"""

    kind: type[Event]

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return event if isinstance(event, self.kind) else super().redact(event, seat)


class BunchForAll(Told):
    """the keys of a bunch that somebody takes"""

    kind = BunchTaken


class FaceDownKeyForAll(Told):
    """a key laid face down"""

    kind = KeyLaid


class KeysBackForAll(Told):
    """the keys that go back to a bunch"""

    kind = KeysPutBack


class KeptForAll(Told):
    """the keys that somebody keeps in his hand"""

    kind = KeysKept


class TakenBackForAll(Told):
    """keys taken back face down from a door"""

    kind = KeysTakenBack


class GearForAll(Told):
    """the digit that somebody looks at"""

    kind = GearSeen


class DialForAll(Told):
    """the digits that somebody dials"""

    kind = DigitDialled
    played = Options(safe_memory=SafeMemory.STRICT, max_rounds=0)


class HiddenKeysInTheView(Leak):
    """what lies face down on the doors of others"""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        keys = [state.locks[door * LOCKS : door * LOCKS + LOCKS] for door in range(len(view.doors))]
        shown = [tuple(Lock(key != NONE, None if key == NONE else KEYS[key]) for key in locks) for locks in keys]
        doors = tuple(replace(door, locks=locks) for door, locks in zip(view.doors, shown, strict=True))
        return replace(view, doors=doors)


class NotesOfOthers(Leak):
    """in the notebook, what others have put back"""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        bunches = tuple(
            tuple(replace(layer, keys=named(pile.keys)) for layer, pile in zip(layers, piles, strict=True))
            for layers, piles in zip(view.bunches, state.bunches, strict=True)
        )
        return replace(view, bunches=bunches)


class GearOnceSeenByAnybody(Leak):
    """the digit of a gear, to all, once anybody has seen it"""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        shown = [self._shown(state, axle, gears) for axle, gears in enumerate(view.axles)]
        return replace(view, axles=tuple(shown))

    def _shown(self, state: State, axle: int, gears: tuple[GearView, ...]) -> tuple[GearView, ...]:
        lying = [gear for gear in (axle, state.upper[axle]) if gear != NONE]
        return tuple(
            replace(view, digit=state.digit[gear] if view.seen_by else view.digit)
            for gear, view in zip(lying, gears, strict=True)
        )


class HandsInTheOrderOfKeys(Leak):
    """that somebody's hand begins with a low key: the sizes of hands are out by one"""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        held = tuple(len(hand) + (hand[:1] == [0]) for hand in state.hands)
        return replace(view, held=held)


class EmptyHandedBunches(Leak):
    """where master keys lie: a bunch with the first key in it cannot be taken"""

    def legal(self, state: State, seat: int) -> list[Action]:
        def hides(place: int) -> bool:
            return any(pile.keys[:1] == [0] for pile in state.bunches[place])

        found = super().legal(state, seat)
        open_ones = [action for action in found if not (isinstance(action, Take) and hides(action.place))]
        return open_ones or found


MUTANTS = [kind for kind in [*Leak.__subclasses__(), *Told.__subclasses__()] if kind is not Told]


def hunt(game: CasseDuSiecle, options: Options) -> str | None:
    try:
        for seed in range(GAMES):
            at_every_kind_of_moment(Match(game, options, game.seats[seed % 3]), QuickLuck(seed), times=3)
    except LawBroken as broken:
        return broken.law
    return None


@pytest.mark.rule("CS-06", "CS-08", "CS-09", "CS-12", "CS-23", "CS-28", "CS-29")
@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.__name__)
def test_a_leak_is_caught(mutant: type[Leak]) -> None:
    assert hunt(mutant(), mutant.played) is not None, mutant.__doc__
