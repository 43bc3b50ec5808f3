"""What a seat may believe: an exact belief over where Key, Treasure and Fake Key were dealt, from its view alone.

A world is the cards that are Key, Treasure and Fake Key. Hard evidence (see `evidence`) strikes worlds out; soft
evidence (what others do and say) weighs those that are left, by the tables in `habits`.

A belief grows with the views it is shown. Built anew from the last of them it is the same, unless the table forgets
notes: then it keeps what it was once shown.
"""

from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import Final, assert_never, final

from ludotheque.kernel.pieces import Seat

from .evidence import BIT, Evidence, advanced_cards
from .habits import (
    ACTS,
    CLAIMS_HOLD,
    FAKE_ROW,
    FINAL_HOLDS_HIDING,
    FINAL_HOLDS_OPEN,
    GUESSES,
    HOLDS,
    KEY_ROW,
    NEUTRAL_ROW,
    REPORTS,
    TREASURE_ROW,
    Row,
    Rows,
)
from .options import FakeHides, FinalVote
from .pieces import (
    FAKE_KEY,
    FALSE_TREASURE,
    KEY,
    NEUTRAL,
    TRAP,
    TREASURE,
    Agree,
    Ask,
    Card,
    Dealt,
    Designate,
    Dispute,
    Done,
    Force,
    Gave,
    Hold,
    Intend,
    Observe,
    Pass,
    Place,
    Request,
    Retract,
    Said,
    Saw,
    Sentence,
    Spoken,
    Sureness,
    Suspect,
    Swap,
    View,
)
from .state import NAMING, OVER

World = tuple[int, int, int]  # which card is the Key, which the Treasure, which the Fake Key

ROW: Final = {
    KEY: KEY_ROW,
    TREASURE: TREASURE_ROW,
    FAKE_KEY: FAKE_ROW,
    NEUTRAL: NEUTRAL_ROW,
    FALSE_TREASURE: NEUTRAL_ROW,
    TRAP: NEUTRAL_ROW,
}
SAID_ROW: Final = {Said.KEY: KEY_ROW, Said.TREASURE: TREASURE_ROW, Said.FAKE_KEY: FAKE_ROW, Said.NEUTRAL: NEUTRAL_ROW}
ROWS: Final = range(4)
TINY: Final = 2.0**-400  # weights that all fall below this are doubled up again: endless talk must not make them zero


@final
class Belief(Evidence):
    """One seat's belief in one deal. `see` a view, then ask."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self._heard = 0
        self._said: list[tuple[int, int] | None] = []  # by claim: the card it is about, and the rows it names as bits
        self._repeated: set[tuple[int, int, int]] = set()
        self._names_read: set[Seat] = set()
        self.worlds: list[World] = []
        self._soft: list[float] = []  # by world: how well it fits what was done and said
        self._deals: list[int] = []  # by world: how many deals it stands for
        self.weights: list[float] = []
        self._begun = False
        self.total = 1.0
        self._chance: list[list[float]] = []  # by row of the three specials, by card

    # -- being shown things ------------------------------------------------------------------------------------

    def continues(self, view: View) -> bool:
        """Whether this view is a later one of the deal that this belief is about."""
        done = self._done
        return (
            view.seat == self.me
            and view.seats == self.seats
            and view.options == self.options
            and len(view.done) >= len(done)
            and len(view.claims) >= self._heard
            and (not done or view.done[len(done) - 1] == done[-1])
        )

    def see(self, view: View) -> None:
        """Take in all that is new in this view."""
        if view.phase is OVER or view.card is None:
            return
        first = len(self._done)
        for done in view.done[first:]:
            self._follow(done, real=view.phase is NAMING and done is view.done[-1])
        self._look(view)
        if self._learned:
            self._strike()
        if not any(self._soft):  # sheer talk had made the worlds that are left too small to tell apart
            self._forget_talk()
            first = 0
        self._listen(view, first)
        self._count()

    def _listen(self, view: View, first: int) -> None:
        """Weigh what was done and said, in its order, from this public action on."""
        for number in range(first, len(self._done)):
            self._hear(view.claims, number)
            self._weigh_action(self._done[number], number)
        self._hear(view.claims, len(self._done))
        if view.phase is NAMING and self.options.final_vote is FinalVote.IN_TURN:
            self._read_names(view)

    def _forget_talk(self) -> None:
        self._soft = [1.0] * len(self.worlds)
        self._heard = 0
        self._said.clear()
        self._repeated.clear()
        self._names_read.clear()

    # -- worlds ------------------------------------------------------------------------------------------------

    def _strike(self) -> None:
        """Strike out the worlds that hard evidence rules out."""
        self._learned = False
        may_be = self._may_be
        keys, treasures, fakes = (_homes(may_be, BIT[card]) for card in (KEY, TREASURE, FAKE_KEY))
        advanced = [_homes(may_be, BIT[card]) for card in advanced_cards(self.options)]
        if not self._begun:
            self._begun = True
            self.worlds = list(permutations(range(self.size), 3))
            self._soft = [1.0] * len(self.worlds)
        kept = [
            (world, soft, ways)
            for world, soft in zip(self.worlds, self._soft, strict=True)
            if keys >> world[0] & 1 and treasures >> world[1] & 1 and fakes >> world[2] & 1
            if (ways := _ways(world, advanced))
        ]
        self.worlds = [world for world, _, _ in kept]
        self._soft = [soft for _, soft, _ in kept]
        self._deals = [ways for _, _, ways in kept]

    def _count(self) -> None:
        """Sum up, once for all questions."""
        self.weights = [soft * ways for soft, ways in zip(self._soft, self._deals, strict=True)]
        cards = len(self._may_be)
        keys, treasures, fakes = [0.0] * cards, [0.0] * cards, [0.0] * cards
        for (a, b, c), weight in zip(self.worlds, self.weights, strict=True):
            keys[a] += weight
            treasures[b] += weight
            fakes[c] += weight
        self.total = sum(self.weights)
        self._chance = [[weight / self.total for weight in by_card] for by_card in (keys, treasures, fakes)]

    # -- soft evidence -----------------------------------------------------------------------------------------

    def _weigh_action(self, done: Done, before: int) -> None:
        if done.seat == self.me or isinstance(done.action, Designate):
            return  # of myself I know; and a designation is hard evidence
        match done.action:
            case Observe():
                column = 0
            case Swap():
                column = 1
            case Force():
                column = 2
            case Pass():
                column = 3
            case _:
                assert_never(done.action)
        held = self._at[before][done.seat]
        self._weigh(held, held, [[row[column]] * 4 for row in ACTS])

    def _hear(self, claims: Sequence[Spoken], before: int) -> None:
        """Weigh the claims that were made before this many public actions had been taken."""
        while self._heard < len(claims) and claims[self._heard].after <= before:
            spoken = claims[self._heard]
            self._heard += 1
            about = self._about(spoken)
            self._said.append(about)
            if about is not None and spoken.seat != self.me:
                self._weigh_claim(spoken, about)

    def _about(self, spoken: Spoken) -> tuple[int, int] | None:
        """The card that a sentence is about, and what it may be (rows as bits); None: about no card."""
        says: Sentence = spoken.says
        at = self._at[spoken.after]
        match says:
            case Dealt(cards):
                return spoken.seat, _rows(cards)
            case Hold(seat, cards):
                return at[seat], _rows(cards)
            case Saw(place, turn, cards):
                card = self._shown(spoken, place, turn, before=True)
                return None if card is None else (card, _rows(cards))
            case Gave(place, turn, cards):
                card = self._shown(spoken, place, turn, before=False)
                return None if card is None else (card, _rows(cards))
            case Suspect(seat, said, _):
                return at[seat], 1 << SAID_ROW[said]
            case Agree(number):
                return self._said[number]
            case Dispute(number):
                disputed = self._said[number]
                return None if disputed is None else (disputed[0], ~disputed[1] & 15)
            case Intend() | Ask() | Request() | Retract():
                return None
            case _:
                assert_never(says)

    def _shown(self, spoken: Spoken, place: Place, turn: int, *, before: bool) -> int | None:
        """The card that the speaker saw there on that turn, or gave up there; None: everybody knows that he did not."""
        seat = spoken.seat
        after = self._after_turn.get(turn)
        if after is None or after > spoken.after:
            return None
        done = self._done[after - 1]
        match done.action:
            case Observe(where):
                fits = before and where == place and done.seat == seat
            case Swap(where):
                fits = where == place and done.seat == seat
            case Force(target, where):
                fits = where == place and target == seat
            case _:
                fits = False
        return self._at[after - 1 if before else after][self.seats + place] if fits else None

    def _weigh_claim(self, spoken: Spoken, about: tuple[int, int]) -> None:
        card, rows = about
        again = (spoken.seat, card, rows)
        if again in self._repeated or rows in (0, 15):
            return  # saying it twice, or saying nothing, is no news
        self._repeated.add(again)
        held = self._at[spoken.after][spoken.seat]
        in_final = self._final and spoken.after == len(self._done)
        if card == held:
            holds = self._holds(in_final)
            table = [[_sum(holds[row], rows) * CLAIMS_HOLD[row]] * 4 for row in ROWS]
        elif self._seen_by[spoken.seat].get(card, spoken.after + 1) <= spoken.after:
            table = _true_or_not(REPORTS, rows)
        else:
            sureness = spoken.says.sureness if isinstance(spoken.says, Suspect) else Sureness.LOW
            table = _true_or_not(GUESSES[sureness], rows)
        self._weigh(held, card, table)

    def _holds(self, in_final: bool) -> Rows:
        if not in_final:
            return HOLDS
        return FINAL_HOLDS_OPEN if self.options.fake_hides is FakeHides.OFF else FINAL_HOLDS_HIDING

    def _weigh(self, held: int, card: int, table: Sequence[Sequence[float]]) -> None:
        """Multiply each world's weight by table[what the speaker held][what the card is]."""
        soft = self._soft
        most = 0.0
        for at, (a, b, c) in enumerate(self.worlds):
            by = 0 if a == held else 1 if b == held else 2 if c == held else 3
            face = 0 if a == card else 1 if b == card else 2 if c == card else 3
            weight = soft[at] * table[by][face]
            soft[at] = weight
            if weight > most:
                most = weight
        if most < TINY:
            self._soft = [weight / TINY for weight in soft]

    def _read_names(self, view: View) -> None:
        """In turn, each name is an opinion; naming somebody who cannot hold the Fake Key says "it is me"."""
        at = self._at[-1]
        for by, target in enumerate(view.names):
            if target is None or by == self.me or by in self._names_read:
                continue
            self._names_read.add(by)
            if self._may_be[at[target]] & BIT[FAKE_KEY]:
                self._weigh(at[by], at[target], _true_or_not(GUESSES[Sureness.HIGH], 1 << FAKE_ROW))
            else:
                self._weigh(at[by], at[by], [[0.1] * 4, [0.1] * 4, [0.8] * 4, [0.1] * 4])

    # -- questions ---------------------------------------------------------------------------------------------

    def deals(self) -> dict[World, int]:
        """By hard evidence alone: the worlds that are possible, and how many deals there are of each."""
        return dict(zip(self.worlds, self._deals, strict=True))

    def chance(self, card: Card, location: int) -> float:
        """How likely this location (a seat, or a centre place) holds the Key, the Treasure or the Fake Key."""
        return self._chance[ROW[card]][self._at[-1][location]]

    def likeliest(self, card: Card, seats: Iterable[Seat]) -> tuple[float, Seat]:
        """Which of these seats most likely holds it, the first of equals; and how likely."""
        best, found = -1.0, -1
        for seat in seats:
            chance = self.chance(card, seat)
            if chance > best:
                best, found = chance, seat
        return best, found

    def after_looking(self, location: int) -> tuple[float, float]:
        """If I looked there: the chance that the best seat then holds the Key, and that I would see the Key itself."""
        looked = self._at[-1][location]
        seat_of = {self._at[-1][seat]: seat for seat in range(self.seats) if seat != self.me}
        best = [[0.0] * self.seats for _ in ROWS]
        shown = 0.0
        for (a, b, c), weight in zip(self.worlds, self.weights, strict=True):
            if a == looked:
                shown += weight
            elif a in seat_of:
                face = 1 if b == looked else 2 if c == looked else 3
                best[face][seat_of[a]] += weight
        return sum(map(max, best)) / self.total, shown / self.total

    def fake_after_a_miss(self, target: Seat) -> tuple[float, float]:
        """If I designated him: how likely he holds neither Key nor Fake Key; and then the best guess at the latter."""
        card = self._at[-1][target]
        fakes = [0.0] * len(self._may_be)
        missed = 0.0
        for (a, _, c), weight in zip(self.worlds, self.weights, strict=True):
            if a != card and c != card:
                missed += weight
                fakes[c] += weight
        if not missed:
            return 0.0, 0.0
        best = max(fakes[self._at[-1][seat]] for seat in range(self.seats))
        return missed / self.total, best / missed

    def holds(self) -> Rows:
        """How holders speak of their own card, at this stage of the game."""
        return self._holds(self._final)

    def face_known(self, number: int) -> Card | None:
        """What the card dealt to location `number` is, where that is certain."""
        for card in (KEY, TREASURE, FAKE_KEY):
            if self._chance[ROW[card]][number] > 1 - 1e-9:
                return card
        faces = self._may_be[number]
        if faces.bit_count() == 1:
            return next(card for card in Card if BIT[card] == faces)
        return NEUTRAL if self._is_no_special(number) else None

    def _is_no_special(self, number: int) -> bool:
        return all(self._chance[ROW[card]][number] == 0.0 for card in (KEY, TREASURE, FAKE_KEY))

    def likely(self, number: int, rows: int) -> float:
        """How likely the card dealt to location `number` is one of these (rows as bits)."""
        chances = [by_card[number] for by_card in self._chance]
        return _sum((chances[0], chances[1], chances[2], 1.0 - sum(chances, 0.0)), rows)

    def said(self, number: int) -> tuple[int, int] | None:
        """The card that a claim is about and the rows that it names, as bits; None if it is about no card."""
        return self._said[number]


def _homes(may_be: list[int], bit: int) -> int:
    """The cards that may have this face, as bits; only one, where one is known to have it."""
    homes = 0
    for card, faces in enumerate(may_be):
        if faces == bit:
            return 1 << card
        if faces & bit:
            homes |= 1 << card
    return homes


def _ways(world: World, advanced: list[int]) -> int:
    """In how many ways the advanced cards can lie in this world, each in one of its homes."""
    free = ~(1 << world[0] | 1 << world[1] | 1 << world[2])
    ways = 1
    for homes in advanced:
        ways *= (homes & free).bit_count()
    if len(advanced) > 1:
        ways -= (advanced[0] & advanced[1] & free).bit_count()  # not both at the same place
    return ways


def _rows(cards: Sequence[Said]) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << SAID_ROW[card]
    return bits


def _sum(row: Row, rows: int) -> float:
    return sum(row[at] for at in ROWS if rows >> at & 1)


def _true_or_not(honest: Row, rows: int) -> list[list[float]]:
    """By what the speaker holds and what the card is: how likely he says that it is one of these."""
    return [[right if rows >> face & 1 else 1 - right for face in ROWS] for right in honest]
