"""What the record of public moves tells: who has seen which card, and which faces everybody can rule out.

None of it is kept in the state: it follows from what was done, and is wanted only when somebody looks or a world is
dealt anew.
"""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.kernel.row import nth

from . import faces, moves
from .moves import kind_of, place_of, seat_of
from .pieces import NoteKind
from .state import NAMING, State, is_dealt

SPECIALS: Final = 1 << faces.KEY | 1 << faces.TREASURE | 1 << faces.FAKE_KEY


@final
class Remembered:
    """Something that a player saw or gave up, by the card's number: its face is looked up, never copied."""

    def __init__(self, seat: i64, kind: NoteKind, turn: i64, place: i64, card: i64, changes: i64) -> None:
        self.seat = seat
        self.kind = kind
        self.turn = turn
        self.place = place
        self.card = card
        self.changes = changes  # how often that place had changed by then


@final
class Record:
    """The moves of a deal followed once more, card by card."""

    def __init__(self, state: State) -> None:
        seats, cards = state.seats, state.rules.cards
        self._state = state
        self._at: list[i64] = list(range(cards))  # card by location
        self._met: list[i64] = [0] * seats  # by seat: the cards met since his last action, as bits (CC-34b)
        # by seat: the cards whose face he has seen, as bits; each looks at his own when all are dealt (CC-04)
        self.known: list[i64] = [faces.bit(seat) if is_dealt(state) else 0 for seat in range(seats)]
        self.may_be: list[i64] = _at_first(state)  # by card: the faces that the public cannot rule out, as bits
        self.changes: list[i64] = [0, 0]  # how often each centre place has got another card
        self.notes: list[Remembered] = []
        turn: i64 = -1
        for move in state.done:
            if kind_of(move) != moves.DESIGNATE:
                turn += 1
            self._follow((state.starter + turn) % seats, turn, move)

    def _follow(self, seat: i64, turn: i64, move: i64) -> None:
        kind, place = kind_of(move), place_of(move)
        if kind == moves.DESIGNATE:
            self._designated(seat, seat_of(move))
            return
        if kind != moves.PASS:
            self._escape(seat)
        self._met[seat] = 0
        if kind == moves.OBSERVE:
            card = self._at[self._centre(place)]
            self._meet(seat, card)
            self.notes.append(Remembered(seat, NoteKind.SAW, turn, place, card, self.changes[place]))
        elif kind == moves.SWAP:
            self._exchange(seat, turn, place)
        elif kind == moves.FORCE:
            self._exchange(seat_of(move), turn, place)

    def _centre(self, place: i64) -> i64:
        return self._state.seats + place

    def _exchange(self, seat: i64, turn: i64, place: i64) -> None:
        there = self._centre(place)
        gave, got = self._at[seat], self._at[there]
        self._at[seat], self._at[there] = got, gave
        self.changes[place] += 1
        self._meet(seat, got)
        self.notes.append(Remembered(seat, NoteKind.GAVE, turn, place, gave, self.changes[place]))

    def _meet(self, seat: i64, card: i64) -> None:
        self.known[seat] |= faces.bit(card)
        self._met[seat] |= faces.bit(card)

    def _escape(self, seat: i64) -> None:
        """He did not have to pass, so nothing that he met was the Trap: everybody can tell (CC-34b)."""
        for card in range(len(self.may_be)):
            if self._met[seat] >> card & 1:
                self._rule_out(card, faces.bit(faces.TRAP))

    def _designated(self, seat: i64, target: i64) -> None:
        """A designation after which the deal went on: a miss of the Treasure (CC-25) or of the False one (CC-34a)."""
        mine, his = self._at[seat], self._at[target]
        if mine == self._state.laid_open:
            self._rule_out(his, faces.bit(faces.KEY))
            self.may_be[mine] = faces.bit(faces.FALSE_TREASURE)
            neutral = len(self.may_be)
            self.may_be.append(faces.bit(faces.NEUTRAL))
            self._at[seat] = neutral
            self.known[seat] |= faces.bit(neutral)
        elif self._state.phase is NAMING:
            self._rule_out(his, faces.bit(faces.KEY) | faces.bit(faces.FAKE_KEY))
            self.may_be[mine] = faces.bit(faces.TREASURE)

    def _rule_out(self, card: i64, ruled_out: i64) -> None:
        self.may_be[card] &= ~ruled_out


def _at_first(state: State) -> list[i64]:
    """What each card may be before anybody has moved."""
    rules = state.rules
    anything: i64 = 0
    for card in range(rules.cards):
        anything |= faces.bit(nth(rules.deck, card))
    elsewhere = anything & ~SPECIALS if rules.specials_at_seats else anything  # CC-04b
    return [anything if card < rules.seats else elsewhere for card in range(rules.cards)]
