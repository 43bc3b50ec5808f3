"""The options of a table, its presets, and the nouns of a board: what its spaces and its cards are, and how somebody
who owns the box writes them down (FS-02, FS-04)."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

from ludotheque.kernel.options import Options as KernelOptions


class Space(StrEnum):
    """The kinds of space (FS-04)."""

    START = "start"
    PLAIN = "plain"
    REPLAY = "replay"
    LAB_1 = "lab-1"
    LAB_2 = "lab-2"
    LAB_3 = "lab-3"
    FINAL_LAB = "final-lab"
    GUARD = "guard"
    CORRIDOR = "corridor"
    TV = "tv"
    SAFE = "safe"
    VAULT = "vault"


class Instruction(StrEnum):
    """The instruction cards (FS-02), in the order in which a deck counts them."""

    FORWARD_3 = "forward-3"
    ROLL_AGAIN = "roll-again"
    NEAREST_LAB = "nearest-lab"
    SIDELINED = "sidelined"
    PROWLING_GUARD = "prowling-guard"
    LAB_1 = "lab-1"
    LAB_2 = "lab-2"
    LAB_3 = "lab-3"


# A board in one word has a letter for each space; a view tells it so, too.
LETTERS: Final = {
    Space.START: ">",
    Space.PLAIN: ".",
    Space.REPLAY: "R",
    Space.LAB_1: "1",
    Space.LAB_2: "2",
    Space.LAB_3: "3",
    Space.FINAL_LAB: "F",
    Space.GUARD: "G",
    Space.CORRIDOR: "N",
    Space.TV: "T",
    Space.SAFE: "S",
    Space.VAULT: "V",
}

CARDS: Final = tuple(Instruction)
LAB_CARDS: Final = (Instruction.LAB_1, Instruction.LAB_2, Instruction.LAB_3)
DECK: Final = 35  # cards, FS-02
SHORTEST: Final = 10  # spaces between the start and the vault
LONGEST: Final = 120
FARTHEST: Final = 20  # that a lab card may take anybody
FULL: Final = 4  # seats of a full table

Count = Annotated[int, Meta(ge=0, le=DECK)]
Far = Annotated[int, Meta(ge=1, le=FARTHEST)]


class Deck(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """How many there are of each card; 35 together."""

    forward_3: Count
    roll_again: Count
    nearest_lab: Count
    sidelined: Count
    prowling_guard: Count
    lab_1: Count
    lab_2: Count
    lab_3: Count


class Labs(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """How far a lab card takes who stands on a lab with its symbol (FS-22)."""

    lab_1: Far
    lab_2: Far
    lab_3: Far


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A board as it is written down, in TOML: this is the schema of data/*.toml and of anybody's own file."""

    game: str
    spaces: Annotated[list[Space], Meta(min_length=SHORTEST, max_length=LONGEST)]  # from beside the start to the last
    deck: Deck
    labs: Labs


class BoardChoice(StrEnum):
    """FS-04, FS-04b; `own` is the one in `own_board`."""

    STANDARD = "standard"
    LONG = "long"
    OWN = "own"


class BadSet(StrEnum):
    """What is wrong with a board. Those of a file say on which line."""

    NO_OWN_BOARD = "no-own-board"
    OWN_BOARD_UNUSED = "own-board-unused"
    NOT_A_BOARD = "not-a-board"
    BOARD_TOO_LONG = "board-too-long"
    BOARD_NOT_TOML = "board-not-toml"
    BOARD_OTHER_GAME = "board-other-game"
    BOARD_MISSING = "board-missing"
    BOARD_UNKNOWN_KEY = "board-unknown-key"
    BOARD_UNKNOWN_SPACE = "board-unknown-space"
    BOARD_LENGTH = "board-length"
    BOARD_BAD_COUNT = "board-bad-count"
    BOARD_BAD_STEPS = "board-bad-steps"
    BOARD_DECK_SIZE = "board-deck-size"
    BOARD_NOT_A_LIST = "board-not-a-list"
    BOARD_NOT_A_TABLE = "board-not-a-table"


class Options(KernelOptions, frozen=True):
    board: BoardChoice = BoardChoice.STANDARD  # FS-04
    own_board: Annotated[str, Meta(max_length=400)] = ""  # in one word, as `board.in_one_word` writes it
    max_rounds: Annotated[int, Meta(ge=0, le=999)] = 80  # FS-35; 0: no limit


def presets(seats: int) -> Mapping[str, Options]:
    """`usual` is the board on which being first at the formula is worth something and does not yet win the game: at a
    full table, where there are three to catch whoever has it, the longer one with fewer attacks."""
    standard, long = Options(), Options(board=BoardChoice.LONG)
    return {"usual": long if seats >= FULL else standard, "standard": standard, "long": long}
