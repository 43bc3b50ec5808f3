"""The position.

A card is a number, by options.CARDS. Cards are in hands, in the pile, on the discards, before a player (*sidelined*),
and nowhere else.

What a seat knows of the others' cards follows from the position: each card of a hand has an era, which is how often
the discards had been made the pile when it was drawn. What the pile of an era was made of, everybody has seen; so the
cards of one era that are still hidden may lie in any order over the hands and the pile, and those of two eras never
change places.
"""

from typing import Final, final

from .board import NONE, START
from .pieces import Ending, Events, Phase, Stake, Throw
from .rules import Rules

DEALING: Final = Phase.DEALING
STARTING: Final = Phase.STARTING
RESTING: Final = Phase.RESTING
RESHUFFLING: Final = Phase.RESHUFFLING
MOVING: Final = Phase.MOVING
STOPPING: Final = Phase.STOPPING
PICKING: Final = Phase.PICKING
CHALLENGING: Final = Phase.CHALLENGING
BATTLE: Final = Phase.BATTLE
GUARD_FIGHT: Final = Phase.GUARD
OVER: Final = Phase.OVER


@final
class State:
    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.phase: Phase = DEALING
        self.starter: int = NONE
        self.mover: int = NONE
        self.turn: int = 0
        self.contenders: list[int] = list(range(rules.seats))  # who rolls for the start (FS-01)
        # the players
        self.at: list[int] = [START] * rules.seats
        self.outward: list[bool] = [False] * rules.seats  # he has been in the vault (FS-26)
        self.holder: int = NONE
        self.grabber: int = NONE  # who took the formula first
        # the cards
        self.hands: list[list[int]] = [[] for _ in range(rules.seats)]  # by slot
        self.eras: list[list[int]] = [[] for _ in range(rules.seats)]  # by slot
        self.era: int = 0
        self.pile: list[int] = []  # the last is on top
        self.discards: list[int] = []
        self.sidelined: list[bool] = [False] * rules.seats  # the card lies before him (FS-20)
        # this turn
        self.rolled: bool = False  # its roll is made, or lost (FS-05)
        self.carded: bool = False  # its card is used
        self.thrown: bool = False  # dice have been thrown to move (FS-29)
        self.runner: int = NONE  # whose dice are awaited in MOVING,
        self.why: Throw = Throw.TURN  # and why
        self.foe: int = NONE
        self.stake: Stake | None = None
        self.left: int = 0  # steps, in STOPPING
        self.slot: int = NONE  # the card that acts once the discards are shuffled, in RESHUFFLING: from where,
        self.card: int = NONE  # which; NONE: it was only discarded,
        self.target: int = NONE  # and against whom
        self.this_turn: list[Events] = []  # what everybody has seen of it,
        self.last_turn: list[Events] = []  # and of the turn before
        # the end, and how it came to it
        self.ending: Ending | None = None
        self.winners: list[int] = []
        self.race: list[list[int]] = []  # round by round, how far everybody had come (`way`)
        self.takings: list[tuple[int, int]] = []  # in which turn who took the formula

    def clone(self) -> "State":
        other = State(self.rules)
        other.phase = self.phase
        other.starter = self.starter
        other.mover = self.mover
        other.turn = self.turn
        other.contenders = self.contenders.copy()
        other.at = self.at.copy()
        other.outward = self.outward.copy()
        other.holder = self.holder
        other.grabber = self.grabber
        other.hands = [hand.copy() for hand in self.hands]
        other.eras = [eras.copy() for eras in self.eras]
        other.era = self.era
        other.pile = self.pile.copy()
        other.discards = self.discards.copy()
        other.sidelined = self.sidelined.copy()
        other.rolled = self.rolled
        other.carded = self.carded
        other.thrown = self.thrown
        other.runner = self.runner
        other.why = self.why
        other.foe = self.foe
        other.stake = self.stake
        other.left = self.left
        other.slot = self.slot
        other.card = self.card
        other.target = self.target
        other.this_turn = self.this_turn.copy()
        other.last_turn = self.last_turn.copy()
        other.ending = self.ending
        other.winners = self.winners.copy()
        other.race = self.race.copy()  # what is past does not change
        other.takings = self.takings.copy()
        return other


def round_number(state: State) -> int:
    """Counted from 1: a turn of everybody, from the starting player on (FS-35)."""
    return state.turn // state.rules.seats + 1


# -- players on the track ----------------------------------------------------------------------------------------


def kind_at(state: State, seat: int) -> int:
    """What he stands on."""
    return state.rules.board.kind[state.at[seat]]


def way(state: State, seat: int) -> int:
    """How far he is on the whole way in and out, in spaces."""
    return 2 * state.rules.vault - state.at[seat] if state.outward[seat] else state.at[seat]


def in_vault(state: State, seat: int) -> bool:
    return state.at[seat] == state.rules.vault


def waits_at_start(state: State, seat: int) -> bool:
    """FS-28c."""
    return state.outward[seat] and state.at[seat] == START


def others_at(state: State, space: int, seat: int) -> list[int]:
    """Everybody else on that space, in seat order."""
    return [other for other in range(state.rules.seats) if other != seat and state.at[other] == space]


def dice_of(state: State, seat: int) -> int:
    """FS-26."""
    return 2 if state.outward[seat] else 1


def may_rob(state: State, seat: int, holder: int) -> bool:
    """Somebody else has the formula, and this one has been in the vault (FS-30, FS-31)."""
    return holder != NONE and seat != holder and state.outward[seat]


def is_for_formula(state: State, one: int, other: int) -> bool:
    """FS-31: a battle between these two, who have both been in the vault, one of them with the formula."""
    return state.holder in (one, other) and state.outward[one] and state.outward[other]
