"""What the record of public moves tells: who has seen which card, and which faces everybody can rule out.

A state keeps the moves. What follows from them is worked out here, when somebody looks or a world is dealt anew, and
only for the moves that have come since the last time. It is all about cards by number, so it holds in every world that
a seat cannot tell from the true one.
"""

from typing import Final, cast, final

from mypy_extensions import i64

from ludotheque.kernel.row import bit, nth

from . import faces, moves
from .moves import kind_of, place_of, seat_of
from .pieces import Done, NoteKind, PublicAction
from .rules import Rules

SPECIALS: Final = 1 << faces.KEY | 1 << faces.TREASURE | 1 << faces.FAKE_KEY
SAW: Final = NoteKind.SAW
GAVE: Final = NoteKind.GAVE


@final
class Remembered:
    """Something that a player saw or gave up, by the card's number: its face is looked up, never copied."""

    def __init__(self, kind: NoteKind, turn: i64, place: i64, card: i64, changes: i64) -> None:
        self.kind = kind
        self.turn = turn
        self.place = place
        self.card = card
        self.changes = changes  # how often that place had changed by then


@final
class Record:
    """The moves of a deal followed card by card."""

    def __init__(self, rules: Rules, starter: i64) -> None:
        seats = rules.seats
        self._seats: i64 = seats
        self._starter: i64 = starter
        self._turn: i64 = -1
        self._at: list[i64] = list(range(rules.cards))  # card by location
        self._met: list[i64] = [0] * seats  # by seat, as bits: the cards met since his last action (CC-34b)
        self.known: list[i64] = [bit(seat) for seat in range(seats)]  # by seat, as bits: cards seen, own first
        self.may_be: list[i64] = _at_first(rules)  # by card, as bits: the faces that the public cannot rule out
        self.changes: list[i64] = [0, 0]  # how often each centre place has got another card
        self.notes: list[list[Remembered]] = [[] for _ in range(seats)]
        self.done: list[Done] = []

    def follow(self, done: list[i64], laid_open: i64, in_final: bool) -> None:
        """Take in what has been done since. A False Treasure is laid open by its number; a Treasure's miss is final."""
        for index in range(len(self.done), len(done)):
            move = done[index]
            if kind_of(move) != moves.DESIGNATE:
                self._turn += 1
            seat = (self._starter + self._turn) % self._seats
            self.done.append(Done(self._turn, seat, cast("PublicAction", moves.ACTION[move])))
            if kind_of(move) == moves.DESIGNATE:
                self._designated(seat, seat_of(move), laid_open, in_final)
            else:
                self._acted(seat, move)

    def _acted(self, seat: i64, move: i64) -> None:
        kind, place = kind_of(move), place_of(move)
        if kind != moves.PASS:
            self._escape(seat)
        self._met[seat] = 0
        if kind == moves.OBSERVE:
            self._meet(seat, self._at[self._seats + place])
            self._note(seat, SAW, place, self._at[self._seats + place])
        elif kind == moves.SWAP:
            self._exchange(seat, place)
        elif kind == moves.FORCE:
            self._exchange(seat_of(move), place)

    def _exchange(self, seat: i64, place: i64) -> None:
        there = self._seats + place
        gave, got = self._at[seat], self._at[there]
        self._at[seat], self._at[there] = got, gave
        self.changes[place] += 1
        self._meet(seat, got)
        self._note(seat, GAVE, place, gave)

    def _meet(self, seat: i64, card: i64) -> None:
        self.known[seat] |= bit(card)
        self._met[seat] |= bit(card)

    def _note(self, seat: i64, kind: NoteKind, place: i64, card: i64) -> None:
        self.notes[seat].append(Remembered(kind, self._turn, place, card, self.changes[place]))

    def _escape(self, seat: i64) -> None:
        """He did not have to pass, so nothing that he met was the Trap: everybody can tell (CC-34b)."""
        met = self._met[seat]
        if met:
            for card in range(len(self.may_be)):
                if met >> card & 1:
                    self._rule_out(card, bit(faces.TRAP))

    def _designated(self, seat: i64, target: i64, laid_open: i64, in_final: bool) -> None:
        """A miss of the Treasure (CC-25) or of the False one (CC-34a) tells something; a hit ends the deal."""
        mine, his = self._at[seat], self._at[target]
        if mine == laid_open:
            self._rule_out(his, bit(faces.KEY))
            self.may_be[mine] = bit(faces.FALSE_TREASURE)
            neutral = len(self.may_be)
            self.may_be.append(bit(faces.NEUTRAL))
            self._at[seat] = neutral
        elif in_final:
            self._rule_out(his, bit(faces.KEY) | bit(faces.FAKE_KEY))
            self.may_be[mine] = bit(faces.TREASURE)

    def _rule_out(self, card: i64, ruled_out: i64) -> None:
        self.may_be[card] &= ~ruled_out


def _at_first(rules: Rules) -> list[i64]:
    """What each card may be before anybody has moved."""
    anything: i64 = 0
    for card in range(rules.cards):
        anything |= bit(nth(rules.deck, card))
    elsewhere = anything & ~SPECIALS if rules.specials_at_seats else anything  # CC-04b
    return [anything if card < rules.seats else elsewhere for card in range(rules.cards)]
