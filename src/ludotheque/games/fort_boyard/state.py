"""The position.

Keys lie in cells (`black`, `red`, by space), are held by players, or are in the supply (red) or out of the game
(black): thirty of each. Notes are in the chest, the last on top, and in purses; the rest of the hundred and twelve
left the game unseen. What is hidden is what notes the others have and what the chest holds, and the order of the
riddles that nobody has seen yet: those used go under the pile in the order in which everybody saw them (FB-19).
"""

from typing import Final, final

from .board import NONE, START
from .pieces import KEYS, Asked, Ending, Events, Phase, Running
from .rules import Rules
from .trials.contract import Scene

FILLING: Final = Phase.FILLING
SHUFFLING: Final = Phase.SHUFFLING
STARTING: Final = Phase.STARTING
TURN: Final = Phase.TURN
MOVING: Final = Phase.MOVING
CHOOSING: Final = Phase.CHOOSING
FANNING: Final = Phase.FANNING
DRAWING: Final = Phase.DRAWING
GATHERING: Final = Phase.GATHERING
TRIAL: Final = Phase.TRIAL
DIE: Final = Phase.DIE
SHOW: Final = Phase.SHOW
JUDGING: Final = Phase.JUDGING
MAKING_UP: Final = Phase.MAKING_UP
READING: Final = Phase.READING
RIDDLE: Final = Phase.RIDDLE
DECIDING: Final = Phase.DECIDING
CHEST: Final = Phase.CHEST
BONUS: Final = Phase.BONUS
PUTTING_BACK: Final = Phase.PUTTING_BACK
OVER: Final = Phase.OVER


@final
class State:
    def __init__(self, rules: Rules) -> None:
        board = rules.board
        self.rules: Rules = rules
        self.phase: Phase = FILLING
        self.now: int = 0  # the moment of the last step
        self.until: int = NONE  # the moment for which this phase waits; NONE: it has none of its own
        self.starter: int = NONE
        self.mover: int = NONE
        self.turn: int = 0
        self.contenders: list[int] = list(range(rules.seats))  # who rolls for the start (FB-01)
        # the fort
        self.black: list[int] = board.room.copy()
        self.red: list[int] = [0] * board.size
        self.supply: int = KEYS  # red keys
        self.gone: int = 0  # black keys that have left the game
        self.at: list[int] = [START] * rules.seats
        # the players
        self.own_black: list[int] = [0] * rules.seats
        self.own_red: list[int] = [0] * rules.seats
        self.held: list[int] = [0] * rules.seats  # turns begun with 4 or 5 keys (FB-36)
        self.purses: list[list[int]] = [[] for _ in range(rules.seats)]  # in the order of taking
        self.chest: list[int] = []
        # the cards
        self.pile: tuple[int, ...] = ()  # riddles, the first on top
        self.unseen: int = 0  # how many of them, from the top, nobody has seen
        self.card: str = ""  # the trial card of this attempt
        self.last_card: str = ""  # the one before (FB-23)
        # the attempt
        self.strength: int = NONE  # of a candidate that is a program (FB-25a)
        self.joined: tuple[int, ...] = ()
        self.hands: tuple[int, ...] = ()
        self.ayes: tuple[int, ...] = ()
        self.noes: tuple[int, ...] = ()
        self.abstaining: tuple[int, ...] = ()
        self.scene: Scene | None = None
        self.asked: Asked | None = None
        # the hourglass
        self.sand: Running | None = None
        self.throwing: bool = False  # luck throws the dice of this beat
        self.by_luck: bool = False  # luck picks the cells (FB-39)
        # what everybody has seen
        self.this_turn: list[Events] = []
        self.last_turn: list[Events] = []
        # the end
        self.ending: Ending | None = None
        self.winners: list[int] = []

    def clone(self) -> "State":
        other = State(self.rules)
        other.phase = self.phase
        other.now = self.now
        other.until = self.until
        other.starter = self.starter
        other.mover = self.mover
        other.turn = self.turn
        other.contenders = self.contenders.copy()
        other.black = self.black.copy()
        other.red = self.red.copy()
        other.supply = self.supply
        other.gone = self.gone
        other.at = self.at.copy()
        other.own_black = self.own_black.copy()
        other.own_red = self.own_red.copy()
        other.held = self.held.copy()
        other.purses = [purse.copy() for purse in self.purses]
        other.chest = self.chest.copy()
        other.pile = self.pile
        other.unseen = self.unseen
        other.card = self.card
        other.last_card = self.last_card
        other.strength = self.strength
        other.joined = self.joined
        other.hands = self.hands
        other.ayes = self.ayes
        other.noes = self.noes
        other.abstaining = self.abstaining
        other.scene = self.scene
        other.asked = self.asked
        other.sand = self.sand
        other.throwing = self.throwing
        other.by_luck = self.by_luck
        other.this_turn = self.this_turn.copy()
        other.last_turn = self.last_turn.copy()
        other.ending = self.ending
        other.winners = self.winners.copy()
        return other


def round_number(state: State) -> int:
    """Counted from 1: a turn of everybody, from the first player on (FB-42)."""
    return state.turn // state.rules.seats + 1


def await_people(state: State, phase: Phase, ms: int) -> None:
    """For so long (FB-43), where a clock runs."""
    state.phase = phase
    state.until = state.now + ms if state.rules.is_clock else NONE


# -- players -------------------------------------------------------------------------------------------------------


def keys_of(state: State, seat: int) -> int:
    return state.own_black[seat] + state.own_red[seat]


def left_of(state: State, seat: int) -> list[int]:
    """Everybody else, from his left."""
    seats = state.rules.seats
    return [(seat + step) % seats for step in range(1, seats)]


def reader_of(state: State) -> int:
    """At the candidate's right (FB-14)."""
    return (state.mover - 1) % state.rules.seats


def sums(state: State) -> list[int]:
    return [sum(purse) for purse in state.purses]
