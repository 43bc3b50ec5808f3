"""The table drawn in a terminal: doors with their locks, bunches, the safe, and what you hold."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.kernel.pieces import Event, Seat
from ludotheque.texts.speaker import Speaker

from .options import SafeMemory, Stakes
from .pieces import KEYS, BetLost, DoorView, GearSeen, GearView, Key, Layer, Level, Lock, Phase, View
from .rules import SETS

BRASS: Final = "yellow"
TEAL: Final = "cyan"
WIDTH: Final = 80
LONGEST_NAME: Final = 14
IN_A_ROW: Final = 6  # bunches
FACE_DOWN: Final = "▒▒"
UNSEEN: Final = "?"
WINS: Final = "♛"
LEVELS: Final = tuple(Level)


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table."""
    upper = Grid.grid(padding=(0, 2))
    upper.add_row(_doors(view, speaker), Group(_safe(view, speaker), Text(), _players(view, speaker)))
    return Panel(
        Group(upper, Text(), _bunches(view, speaker), *_mine(view, speaker)),
        title=Text(f" {speaker.say('game-name')} ", style=f"bold {BRASS}"),
        title_align="left",
        subtitle=Text(f" {_round(view, speaker)} ", style=BRASS),
        subtitle_align="right",
        border_style=BRASS,
        box=box.ROUNDED,
        width=WIDTH,
    )


def _round(view: View, speaker: Speaker) -> str:
    most = view.options.max_rounds
    if most:
        return speaker.say("table-round", round=view.round, most=most)
    return speaker.say("table-round-endless", round=view.round)


# -- doors -----------------------------------------------------------------------------------------------------


def _doors(view: View, speaker: Speaker) -> RenderableType:
    """A line each: what its locks read, what lies on them, whose it is."""
    lines = [Text(speaker.say("table-doors"), style=f"bold {BRASS}")]
    for number, door in enumerate(view.doors):
        locks = [_lock(lock, read) for lock, read in zip(door.locks, _code(number), strict=True)]
        parts = [Text(f"{number + 1}  "), Text(" ").join(locks), Text(f"  {_owner(door, speaker)}")]
        lines.append(Text.assemble(*parts, no_wrap=True))
    return Group(*lines)


def _code(door: int) -> list[Key]:
    return [KEYS[key] for key in SETS[door][0]]


def _lock(lock: Lock, read: Key) -> Text:
    """Bold where a key lies; else what the lock reads."""
    if not lock.covered:
        return Text(f" {read.value} ", style="dim")
    return Text(f"[{FACE_DOWN if lock.key is None else lock.key.value}]", style=f"bold {TEAL}")


def _owner(door: DoorView, speaker: Speaker) -> str:
    if door.shut:
        return speaker.say("table-spare")
    return "" if door.owner is None else _clipped(speaker.name(door.owner))


def _clipped(name: str) -> str:
    return name if cell_len(name) <= LONGEST_NAME else set_cell_size(name, LONGEST_NAME - 1).rstrip() + "…"


# -- the safe and the players ----------------------------------------------------------------------------------


def _safe(view: View, speaker: Speaker) -> RenderableType:
    """An axle each: the lower gear, then the upper."""
    axles = "   ".join("/".join(_gear(gear) for gear in axle) for axle in view.axles)
    return Group(Text(speaker.say("table-safe"), style=f"bold {BRASS}"), Text(axles, style="bold"))


def _gear(gear: GearView) -> str:
    return UNSEEN if gear.digit is None else str(gear.digit)


def _players(view: View, speaker: Speaker) -> RenderableType:
    lines = [Text(speaker.say("table-players"), style=f"bold {BRASS}")]
    for seat in range(view.seats):
        awaited = seat == (view.mover if view.looker is None else view.looker) and view.phase is not Phase.OVER
        lamp = Text("▶ " if awaited else "  ", style=f"bold {BRASS}")
        name = Text(_clipped(speaker.name(seat)), style="bold" if seat == view.seat else "")
        lines.append(Text.assemble(lamp, name, Text(f" {_marks(view, speaker, seat)}", style="dim"), no_wrap=True))
    return Group(*lines)


def _marks(view: View, speaker: Speaker, seat: Seat) -> str:
    seen = sum(seat in gear.seen_by for axle in view.axles for gear in axle)
    marks = [speaker.say("table-seen", count=seen)]
    if view.held[seat]:
        marks.append(speaker.say("table-keys", count=view.held[seat]))
    if view.tokens:
        marks.append(speaker.say("table-tokens", count=view.tokens[seat]))
    if seat in view.winners:
        marks.append(f"{WINS} {speaker.say('table-winner')}")
    return " · ".join(marks)


# -- bunches, and what is mine ---------------------------------------------------------------------------------


def _bunches(view: View, speaker: Speaker) -> RenderableType:
    """Two rows: the place, and a mark for each key; more than that is in the notebook."""
    cells = [f"{place + 1:>2} {'▪' * _count(layers):<4}" for place, layers in enumerate(view.bunches)]
    rows = ["   ".join(cells[first : first + IN_A_ROW]) for first in range(0, len(cells), IN_A_ROW)]
    return Group(Text(speaker.say("table-bunches"), style=f"bold {BRASS}"), *(Text(row, style=TEAL) for row in rows))


def _count(layers: Sequence[Layer]) -> int:
    return sum(layer.count for layer in layers)


def _mine(view: View, speaker: Speaker) -> list[RenderableType]:
    lines = []
    if view.options.stakes is not Stakes.NONE:
        lines.append(speaker.say("table-pots", doors=view.door_pot, safe=view.safe_pot))
    if view.hand:
        lines.append(speaker.say("table-hand", keys=_keys(view.hand)))
    if view.mine_aside:
        lines.append(speaker.say("table-aside", keys=_keys(view.mine_aside)))
    return [Text(line, style="bold") for line in lines]


def _keys(keys: Sequence[Key]) -> str:
    return " ".join(key.value for key in keys)


# -- the notebook ----------------------------------------------------------------------------------------------


def notes(view: View, speaker: Speaker) -> RenderableType:
    lines = _digits(view, speaker) + _put_back(view, speaker)
    if lines:
        return Group(Text(speaker.say("notes-title"), style="bold"), *(Text(line) for line in lines))
    is_strict = view.options.safe_memory is SafeMemory.STRICT
    return Text(speaker.say("notes-strict") if is_strict else speaker.say("notes-none"))


def _digits(view: View, speaker: Speaker) -> list[str]:
    return [
        speaker.say("note-digit", axle=axle + 1, level=speaker.word(level), digit=gear.digit)
        for axle, gears in enumerate(view.axles)
        for level, gear in zip(LEVELS, gears, strict=False)
        if gear.digit is not None
    ]


def _put_back(view: View, speaker: Speaker) -> list[str]:
    mine = [[key for layer in layers for key in layer.keys] for layers in view.bunches]
    return [speaker.say("note-bunch", place=place + 1, keys=_keys(keys)) for place, keys in enumerate(mine) if keys]


# -- one line --------------------------------------------------------------------------------------------------


def status(view: View, to_act: tuple[Seat, ...], speaker: Speaker) -> str:
    if not to_act or view.phase is Phase.OVER:
        return speaker.say("now-over")
    seats_is = "you" if speaker.me in to_act else "other"
    said = [speaker.say(f"now-{view.phase.value}", **{"seats": speaker.people(to_act), "seats-is": seats_is})]
    if seats_is == "you" and may_dial(view):
        said.append(speaker.say("now-may-dial"))
    return " ".join(said)


def may_dial(view: View) -> bool:
    """CS-12; everybody can see who has looked at what."""
    is_time = view.phase is Phase.TAKING or (view.phase is Phase.LAYING and view.glimpse is not None)
    is_strict = view.options.safe_memory is SafeMemory.STRICT
    has_seen_all = all(view.seat in gear.seen_by for axle in view.axles for gear in axle)
    return is_strict and is_time and view.may_lay and has_seen_all


# -- the rules of this table -----------------------------------------------------------------------------------


def aim(view: View, speaker: Speaker) -> str:
    """The rules as this table plays them."""
    if view.seat is None:
        return ""
    options = view.options
    is_master = options.master_keys or options.hidden_keys
    guides = [
        (True, "guide-master" if is_master else "guide-simple"),
        (is_master and options.changing_keys, "guide-changing"),
        (options.own_doors or options.hidden_keys, "guide-own-doors"),
        (options.hidden_keys, "guide-hidden"),
        (options.keys_in_hand, "guide-in-hand"),
        (options.safe_memory is SafeMemory.STRICT, "guide-strict"),
        (options.stakes is Stakes.BUNCHES, "guide-stakes-bunches"),
        (options.stakes is Stakes.DIGITS, "guide-stakes-digits"),
        (options.stakes is Stakes.BOTH, "guide-stakes-both"),
    ]
    said = [speaker.say(guide) for is_played, guide in guides if is_played]
    if options.long_combination:
        said.append(speaker.say("guide-long", digits=options.combination))
    return " ".join(said)


def is_notice(event: Event, seat: Seat | None) -> bool:
    """A digit is seen for a moment only; and a lost bet makes its owner look on another's turn."""
    match event:
        case GearSeen():
            return event.seat == seat
        case BetLost():
            return event.owner == seat
    return False
