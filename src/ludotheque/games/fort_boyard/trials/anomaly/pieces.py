"""The nouns of the anomaly: what figures wear, what can be changed about it, who proposes what."""

from enum import StrEnum

from msgspec import Struct

from ludotheque.kernel.pieces import Action, Event, Seat

from ..contract import Scene, Stage


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    look: int
    change: int
    find: int
    touches: int
    things: dict[str, int]  # by players


class Garment(StrEnum):
    """Where a thing is worn, which is also what it is. From head to foot."""

    HAT = "hat"
    GLASSES = "glasses"
    EARRINGS = "earrings"
    SCARF = "scarf"
    VEST = "vest"
    MEDAL = "medal"
    BELT = "belt"
    BAG = "bag"
    GLOVES = "gloves"
    LANTERN = "lantern"
    TROUSERS = "trousers"
    BOOTS = "boots"


class Dye(StrEnum):
    """A colour, always with the same pattern: nobody has to tell colours apart."""

    RED = "red"  # plain
    BLUE = "blue"  # striped
    GREEN = "green"  # dotted
    YELLOW = "yellow"  # checked
    VIOLET = "violet"  # with stars
    WHITE = "white"  # with waves


GARMENTS = tuple(Garment)
DYES = tuple(Dye)

Dress = tuple[Dye | None, ...]  # of one figure, by garment: None where it wears nothing


class Alteration(StrEnum):
    ADDED = "added"
    REMOVED = "removed"
    RECOLOURED = "recoloured"
    SWAPPED = "swapped"


class Change(Struct, frozen=True, forbid_unknown_fields=True):
    """One change of what the figures wear. Of a swap, `figure` comes before `other`."""

    alteration: Alteration
    figure: Seat
    garment: Garment
    dye: Dye | None = None  # of what is added or recoloured
    other: Seat | None = None  # with whom it is swapped


class ProposeChange(Action, frozen=True):
    alteration: Alteration
    figure: Seat
    garment: Garment
    dye: Dye | None
    other: Seat | None


class TouchGarment(Action, frozen=True):
    """Here! A thing, or the place where one is missing."""

    figure: Seat
    garment: Garment


class FiguresShown(Event, frozen=True):
    """The curtain rises: before the change, and after it. `dress` has a word a figure, a letter a garment; it is not to
    be read again, for the two side by side are the answer."""

    is_changed: bool
    dress: str | None


class CurtainFell(Event, frozen=True):
    """The candidate sees nothing any more."""

    candidate: Seat


class ChangeProposed(Event, frozen=True):
    """Candidate and public see who, not what."""

    candidate: Seat
    seat: Seat
    alteration: Alteration | None
    figure: Seat | None
    garment: Garment | None
    dye: Dye | None
    other: Seat | None


class ChangeMade(Event, frozen=True):
    """Told to the opponents alone."""

    candidate: Seat
    alteration: Alteration
    figure: Seat
    garment: Garment
    dye: Dye | None
    other: Seat | None


class GarmentTouched(Event, frozen=True):
    seat: Seat
    figure: Seat
    garment: Garment
    is_found: bool
    left: int  # touches


class AnomalyRevealed(Event, frozen=True):
    """At the end, to everybody."""

    alteration: Alteration
    figure: Seat
    garment: Garment
    dye: Dye | None
    other: Seat | None


class AnomalyRefusal(StrEnum):
    NO_SUCH_CHANGE = "no-such-change"


class AnomalyPhase(StrEnum):
    DRESSING = "dressing"  # luck dresses the figures
    LOOKING = "looking"
    CHANGING = "changing"  # behind the curtain
    DECIDING = "deciding"  # luck does, between proposals or for lack of any
    FINDING = "finding"


class Touch(Struct, frozen=True, forbid_unknown_fields=True):
    figure: Seat
    garment: Garment


class AnomalyScene(Scene, frozen=True, tag="anomaly"):
    phase: AnomalyPhase = AnomalyPhase.DRESSING
    until: int = 0  # the end of this phase
    worn: tuple[tuple[int, ...], ...] = ()  # garments by figure, as luck has dealt them so far, before they have dyes
    dresses: tuple[Dress, ...] = ()  # by opponent
    proposals: tuple[Change | None, ...] = ()  # by opponent
    change: Change | None = None
    touched: tuple[Touch, ...] = ()
    is_up: bool = False  # the time to find it


class Figure(Struct, frozen=True):
    seat: Seat
    dress: Dress


class Proposal(Struct, frozen=True):
    seat: Seat
    change: Change


class AnomalyStage(Stage, frozen=True, tag="anomaly"):
    phase: AnomalyPhase
    figures: tuple[Figure, ...]  # none while the curtain is down before one's eyes
    proposed: tuple[Seat, ...]  # who has
    proposals: tuple[Proposal, ...]  # for the opponents' eyes
    touched: tuple[Touch, ...]
    left: int  # touches
    change: Change | None  # for the opponents; for everybody when it is decided
