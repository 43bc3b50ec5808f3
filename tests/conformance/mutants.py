"""Deliberately leaking games. Each must be caught by a law; `make mutants` prints which caught which.

A mutant is the true game with one thing changed, as a careless change might. It keeps the true `resample`.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from ludotheque.games.coffre_et_cle import CoffreEtCle, faces
from ludotheque.games.coffre_et_cle.pieces import (
    KEY,
    TREASURE,
    Card,
    CardDealt,
    Claim,
    Claimed,
    EndTurn,
    Force,
    Forced,
    NamedSecretly,
    No,
    Observed,
    Pass,
    Passed,
    Swapped,
    TimedOut,
    TurnEnded,
    View,
)
from ludotheque.games.coffre_et_cle.pieces import Request as Asked
from ludotheque.games.coffre_et_cle.state import CLOSING, NAMING, State, held, holder, is_snared, lock, named_by
from ludotheque.games.coffre_et_cle.told import card_at, somebody
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import Luck, QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import Action, Event, Open, Outcome, Request, Seat, Shuffle
from ludotheque.kernel.row import nth, row_of

from . import arbitrary
from .leak import LawBroken, resample_is_exact, under_the_law, watchers, worlds
from .small import Case, begin, cases, play

WALKS = 30


class Leak(CoffreEtCle):
    """Base of the mutants; the docstring of each says what it gives away."""


class LeakyView(View, frozen=True):
    leak: Any = None


def leaking(view: View, leak: object) -> LeakyView:
    return LeakyView(**asdict(view), leak=leak)


# -- in the view -----------------------------------------------------------------------------------------------


class CentreCardInTheView(Leak):
    """the view has a field more: the left centre card"""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return leaking(view, card_at(state, state.seats)) if state.at else view


class IdsThatFollowCards(Leak):
    """cards in the view carry an id that comes from the deck's order"""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        deck = list(Card)
        return leaking(view, [hash((deck.index(card), "salt")) % 9973 for card in _lying(state)])


class OrderByHiddenCard(Leak):
    """the players are listed in an order that depends on their cards"""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        if not state.at:
            return view
        return leaking(view, sorted(range(state.seats), key=lambda other: card_at(state, other)))


class SizeOfTheView(Leak):
    """the view is longer when the Treasure lies in the centre"""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        if not state.at:
            return view
        return leaking(view, " " if holder(state, faces.TREASURE) < 0 else "  ")


class SpectatorSeesTheMover(Leak):
    """a spectator is shown the card of whose turn it is"""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        if seat is not None or view.mover is None:
            return view
        return replace(view, card=card_at(state, view.mover))


class NamesBeforeAllHaveNamed(Leak):
    """names given at once are seen before all have named"""

    def view(self, state: State, seat: Seat | None) -> View:
        names = tuple(somebody(named_by(state, by)) for by in range(state.seats))
        return replace(super().view(state, seat), names=names)


class StaleByFace(Leak):
    """a note goes stale when the *face* at its place differs, so it tells that the same kind lies there again"""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        notes = tuple(
            replace(note, stale=card_at(state, state.seats + note.place) is not note.card) for note in view.notes
        )
        return replace(view, notes=notes)


class SnaredForAll(Leak):
    """everybody sees whether anybody is snared by the Trap"""

    def view(self, state: State, seat: Seat | None) -> View:
        trapped = any(is_snared(state, other) for other in range(state.seats))
        return replace(super().view(state, seat), snared=trapped)


class ShownAtTheFinalPhase(Leak):
    """the designated player's card is shown as soon as the final phase begins"""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return leaking(view, card_at(state, state.designated)) if state.phase is NAMING else view


def _lying(state: State) -> list[Card]:
    """The card at every place."""
    return [card_at(state, location) for location in range(state.rules.cards if state.at else 0)]


# -- in prompts, waiting lines and refusals --------------------------------------------------------------------


class WaitingForTells(Leak):
    """the "waiting for" line names the Treasure's holder twice"""

    def to_act(self, state: State) -> list[Seat]:
        waiting = super().to_act(state)
        if state.phase is CLOSING and held(state, waiting[0]) == faces.TREASURE:
            return waiting * 2
        return waiting


class TimerForTheTreasure(Leak):
    """the Treasure's holder gets more time to end his turn"""

    def deadline(self, state: State) -> int | None:
        if state.phase is CLOSING:
            return 20_000 if held(state, self.to_act(state)[0]) == faces.TREASURE else 10_000
        return None


class LegalInTellingOrder(Leak):
    """legal actions come in another order when the Key lies in the centre"""

    def legal(self, state: State, seat: int) -> list[Action]:
        actions = super().legal(state, seat)
        return actions[::-1] if state.at and holder(state, faces.KEY) < 0 else actions


class LegalSparesTheFakeKey(Leak):
    """forcing the holder of the Fake Key is not offered"""

    def legal(self, state: State, seat: int) -> list[Action]:
        actions = super().legal(state, seat)
        if not state.at:
            return actions
        return [one for one in actions if not (isinstance(one, Force) and held(state, one.seat) == faces.FAKE_KEY)]


class RefusalNamesTheCard(Leak):
    """the refusal to force a locked player says what he holds"""

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        try:
            return super().apply(state, seat, action, at)
        except IllegalAction as refused:
            if isinstance(action, Force) and action.seat < state.seats and state.at:
                refused.details["card"] = card_at(state, action.seat).value
            raise


class RefusalByTarget(Leak):
    """out of turn, an action on the Key's holder is refused for another reason than one on somebody else"""

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        try:
            return super().apply(state, seat, action, at)
        except IllegalAction as refused:
            target = getattr(action, "seat", None)
            if state.at and isinstance(target, int) and target < state.seats and held(state, target) == faces.KEY:
                raise IllegalAction(refused.code, rule="CC-23") from refused
            raise


class TalkLimitTells(Leak):
    """whoever talks learns by the limit of his claims whether anybody holds the Treasure"""

    def open_ended(self, state: State, seat: Seat) -> list[Open]:
        held_by_somebody = holder(state, faces.TREASURE) >= 0 if state.at else False
        return [Open(one.do, one.limits | {"cards": 4 + held_by_somebody}) for one in super().open_ended(state, seat)]


class LuckIsAskedTellingly(Leak):
    """after the specials are dealt, luck is asked for the rest in a way that shows where the Key went"""

    def asks(self, state: State) -> Request | None:
        request = super().asks(state)
        if isinstance(request, Shuffle) and state.cards:
            return Shuffle(secret=nth(state.face, 0) == faces.KEY, size=request.size)
        return request


# -- in events -------------------------------------------------------------------------------------------------


class ObservedByAll(Leak):
    """everybody is told what the observer saw"""

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return event if isinstance(event, Observed) else super().redact(event, seat)


class ForcerSees(Leak):
    """the forcer is told which card the forced player got"""

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        if isinstance(event, Forced) and event.by == seat:
            return replace(event, gave=None)
        return super().redact(event, seat)


class SwapShowsWhatWasGiven(Leak):
    """everybody is told which card a swapper has laid down"""

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return replace(event, got=None) if isinstance(event, Swapped) else super().redact(event, seat)


class NeighbourSeesTheDeal(Leak):
    """the event of the deal goes to the wrong seat too"""

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        if isinstance(event, CardDealt) and seat is not None and event.seat == seat + 1:
            return event
        return super().redact(event, seat)


class SecretNameInTheEvent(Leak):
    """the event of a secret name carries the name"""

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return event if isinstance(event, NamedSecretly) else super().redact(event, seat)


class SpectatorGetsEverything(Leak):
    """a spectator gets events as they are"""

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        return event if seat is None else super().redact(event, seat)


class EventMoreForTheTreasure(Leak):
    """when the Treasure's holder passes there is an event more"""

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        events = super().apply(state, seat, action, at)
        if isinstance(action, Pass) and held(state, seat) == faces.TREASURE:
            events.append(Passed(seat))
        return events


class LiesAreNumberedTwice(Leak):
    """a claim by the holder of the Fake Key is told under another number"""

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        events = super().apply(state, seat, action, at)
        return [
            replace(event, number=event.number + 1000)
            if isinstance(event, Claimed) and held(state, event.seat) == faces.FAKE_KEY
            else event
            for event in events
        ]


# -- in what happens at all ------------------------------------------------------------------------------------


class ClosingOnlyForTheTreasure(Leak):
    """who cannot designate has his turn ended for him: so everybody sees who was asked (CC-21)"""

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        events = super().apply(state, seat, action, at)
        if state.phase is CLOSING and len(self.legal(state, self.to_act(state)[0])) == 1:
            return events + super().apply(state, self.to_act(state)[0], EndTurn(), at)
        return events


class LockOpensForTheKey(Leak):
    """the lock of whoever swaps and gets the Key opens a turn early"""

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        events = super().apply(state, seat, action, at)
        for event in events:
            if isinstance(event, TurnEnded) and held(state, event.seat) == faces.KEY:
                lock(state, event.seat, 0)
        return events


class TrapIsAnnounced(Leak):
    """the turn of a snared player is shown as one that he had to pass: his lock changes"""

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        snared = 0 <= seat < state.seats and self.view(state, seat).snared
        events = super().apply(state, seat, action, at)
        if snared and isinstance(action, Pass):
            lock(state, seat, 1)
        return events


class LateLockForTheTreasure(Leak):
    """from the second round on, who swaps and gets the Treasure is locked one turn less: it shows a turn later"""

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        events = super().apply(state, seat, action, at)
        if any(isinstance(event, Swapped) and event.got is TREASURE for event in events) and state.turn >= state.seats:
            lock(state, seat, 1)
        return events


class TalkWhenTheFakeKeyIsNotHeld(Leak):
    """with extra Neutrals, who enters the final phase has a claim less to make where nobody holds the Fake Key"""

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        before = state.phase
        events = super().apply(state, seat, action, at)
        if (
            before is CLOSING
            and state.phase is NAMING
            and state.rules.options.extra_neutrals
            and holder(state, faces.FAKE_KEY) < 0
        ):
            state.talked = row_of([1] * state.seats)
        return events


class TimeOutOpensTheTreasure(Leak):
    """when the clock ends the turn of the Treasure's holder, his lock opens at once"""

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        events = super().apply(state, seat, action, at)
        for event in events:
            if isinstance(event, TimedOut) and held(state, event.seat) == faces.TREASURE:
                lock(state, event.seat, 0)
        return events


class ByTheClock(Leak):
    """after the first seconds, a Pass of the Key's holder adds a lock: only the log's time brings it out"""

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        events = super().apply(state, seat, action, at)
        if at > 2000 and isinstance(action, Pass) and held(state, seat) == faces.KEY:
            lock(state, seat, nth(state.lock, seat) + 1)
        return events


class OnlyInAMatch(Leak):
    """in a match, a Pass of the Key's holder adds a lock"""

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        events = super().apply(state, seat, action, at)
        if state.rules.options.match > 1 and isinstance(action, Pass) and held(state, seat) == faces.KEY:
            lock(state, seat, nth(state.lock, seat) + 1)
        return events


class LateRounds(Leak):
    """from the sixth round on, who swaps and gets the Key is locked one turn less"""

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        events = super().apply(state, seat, action, at)
        late = state.turn >= 5 * state.seats
        if late and any(isinstance(event, Swapped) and event.got is KEY for event in events):
            lock(state, seat, 1)
        return events


class NoRequestsToTheSnared(Leak):
    """a request to a player who is snared by the Trap is refused"""

    def apply(self, state: State, seat: int, action: Action, at: int) -> list[Event]:
        says = action.says if isinstance(action, Claim) else None
        if isinstance(says, Asked) and says.seat < state.seats and seat >= 0 and is_snared(state, says.seat):
            raise IllegalAction(No.BAD_CLAIM, rule="CC-20")
        return super().apply(state, seat, action, at)

    def improvise(self, state: State, seat: Seat, luck: Luck) -> Action | None:
        said = super().improvise(state, seat, luck)
        return None if isinstance(said, Claim) and isinstance(said.says, Asked) else said


class OnlyAtFullTables(Leak):
    """with seven or eight players a spectator sees whether the Key is held"""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        if seat is not None or state.seats < 7 or not state.at:
            return view
        return leaking(view, holder(state, faces.KEY) >= 0)


class OutcomeAheadOfTime(Leak):
    """in the final phase the outcome is there before the end, when nobody holds the Fake Key"""

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is NAMING and holder(state, faces.FAKE_KEY) < 0:
            return Outcome("fake-not-held", (), (0,) * state.seats, ("",) * state.seats)
        return super().outcome(state)


class OpenlyWithTheTreasure(Leak):
    """Who may act before everybody's eyes follows from who holds the treasure."""

    def acts_openly(self, state: State, seat: Seat) -> bool:
        return bool(state.at) and held(state, seat) == faces.TREASURE


MUTANTS: Sequence[type[Leak]] = Leak.__subclasses__()


# -- the hunt --------------------------------------------------------------------------------------------------


class Catch(Struct, frozen=True):
    mutant: str
    leak: str
    law: str | None


def hunt(game: CoffreEtCle) -> str | None:
    """The law that this game breaks, or None if it passes them all."""
    try:
        for seed in range(WALKS):
            _walk(game, seed)
        for case in cases(game):
            for seed in case.seeds:
                _count_worlds(game, case, seed)
    except LawBroken as broken:
        return broken.law
    return None


def _walk(game: CoffreEtCle, seed: int) -> None:
    """Any options and number of seats; every fifth game a long one, in which designating has to wait."""
    luck = QuickLuck(seed)
    seats = game.seats[seed % len(game.seats)]
    options = arbitrary.options(game, seats, luck)
    if seed % 5 == 0:
        options = replace(options, max_rounds=8, designate_from_round=8)
    under_the_law(Match(game, options, seats), luck, steps=150 if seed % 5 == 0 else 60)


def _count_worlds(game: CoffreEtCle, case: Case, seed: int) -> None:
    match, moves = play(game, case, seed)
    luck = QuickLuck(seed)
    for seat in watchers(match):
        for true, possible in worlds(begin(game, case), moves, seat):
            resample_is_exact(true, possible, seat, luck, draws=4)


def catches() -> list[Catch]:
    return [Catch(mutant.__name__, (mutant.__doc__ or "").strip(), hunt(mutant())) for mutant in MUTANTS]


def main() -> int:
    found = catches()
    for catch in found:
        print(f"{catch.mutant:28} {catch.leak}\n{'':28} → {catch.law or 'NOT CAUGHT'}")
    caught = sum(catch.law is not None for catch in found)
    honest = hunt(CoffreEtCle())
    print(f"{caught} of {len(found)} mutants caught; the true game breaks {honest or 'no law'}")
    return 0 if caught == len(found) and honest is None else 1


if __name__ == "__main__":
    raise SystemExit(main())
