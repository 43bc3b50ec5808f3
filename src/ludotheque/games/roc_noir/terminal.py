"""The castle drawn in a terminal, as it lies now: squares card by card, rooms, knights, and what hangs on the rails."""

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

from .options import Enchanted, TrapMemory
from .pieces import HELMETS, Dropped, Helmet, Knight, Phase, Portrait, Robbed, Room, Spot, View

STONE: Final = "white"
TORCH: Final = "yellow"
BANNERS: Final = ("cyan", "red", "green", "magenta")  # by seat
WIDTH: Final = 80
CASTLE: Final = 37  # columns of the drawing
LONGEST_NAME: Final = 12
COLUMNS: Final = "ABCDEFGHIJ"
SIGNS: Final = {Helmet.BLACK: "●", Helmet.GREY: "◐", Helmet.WHITE: "○"}
ROPE: Final = "∫"
TRAP: Final = "✕"
WINS: Final = "♛"
CORNERS: Final = ("A1", "I1", "I9", "A9")  # clockwise, as View.rooms
TREASURE_BLOCK: Final = "E5"


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table."""
    upper = Grid.grid(padding=(0, 2))
    upper.add_column(min_width=CASTLE, no_wrap=True)
    upper.add_column()
    upper.add_row(_castle(view, speaker), _players(view, speaker))
    return Panel(
        Group(upper, Text(), *_below(view, speaker)),
        title=Text(f" {speaker.say('game-name')} ", style=f"bold {TORCH}"),
        title_align="left",
        subtitle=Text(f" {_round(view, speaker)} ", style=TORCH),
        subtitle_align="right",
        border_style=TORCH,
        box=box.ROUNDED,
        width=WIDTH,
    )


def _round(view: View, speaker: Speaker) -> str:
    most = view.options.max_rounds
    if most:
        return speaker.say("table-round", round=view.round, most=most)
    return speaker.say("table-round-endless", round=view.round)


# -- the castle --------------------------------------------------------------------------------------------------


def _castle(view: View, speaker: Speaker) -> RenderableType:
    """Ten rows; a gap between cards."""
    standing = {one.at: (seat, helmet) for seat, rail in enumerate(view.knights) for helmet, one in _named(rail)}
    blocks = _blocks(view, speaker)
    lines = [Text("   " + _gapped([f" {column} " for column in COLUMNS]), style="dim")]
    for row in range(1, len(COLUMNS) + 1):
        cells = [_cell(view, f"{column}{row}", standing, blocks) for column in COLUMNS]
        pairs = [Text.assemble(cells[at], cells[at + 1]) for at in range(0, len(cells), 2)]
        lines.append(Text.assemble(Text(f"{row:>2} ", style="dim"), Text(" ").join(pairs), no_wrap=True))
        if row % 2 == 0 and row < len(COLUMNS):
            lines.append(Text())
    return Group(*lines)


def _named(rail: Sequence[Knight]) -> list[tuple[Helmet, Knight]]:
    return list(zip(HELMETS, rail, strict=True))


def _gapped(cells: list[str]) -> str:
    return " ".join(cells[at] + cells[at + 1] for at in range(0, len(cells), 2))


def _blocks(view: View, speaker: Speaker) -> dict[str, str]:
    """By square of a room's block, what is written there: half of its sign, on its upper row."""
    found: dict[str, str] = {}
    rooms = [_room_sign(room, speaker) for room in view.rooms] or ["?"] * len(CORNERS)
    for first, sign in [*zip(CORNERS, rooms, strict=True), (TREASURE_BLOCK, speaker.say("table-sign-treasure"))]:
        column, row = COLUMNS.index(first[0]), int(first[1:])
        written = f"{sign:^6}"
        for at, half in enumerate((written[:3], written[3:])):
            found[f"{COLUMNS[column + at]}{row}"] = half
            found[f"{COLUMNS[column + at]}{row + 1}"] = "   "
    return found


def _room_sign(room: Room, speaker: Speaker) -> str:
    return speaker.say("table-sign-entrance") if room is Room.ENTRANCE else SIGNS[Helmet(room.value)] * 2


def _cell(view: View, square: str, standing: dict[Spot, tuple[Seat, Helmet]], blocks: dict[str, str]) -> Text:
    if square in blocks:
        return Text(blocks[square], style=f"bold reverse {TORCH}")
    spot = Spot(square)
    if spot in standing:
        seat, helmet = standing[spot]
        moves = seat == view.mover and helmet is view.moving
        sign = f"{seat + 1}{SIGNS[helmet]}"
        return Text(f"[{sign}"[:3] if moves else f" {sign}", style=f"bold {BANNERS[seat]}")
    return Text(f" {TRAP} " if spot in view.traps else " · ", style="bold red" if spot in view.traps else STONE)


# -- the players ---------------------------------------------------------------------------------------------------


def _players(view: View, speaker: Speaker) -> RenderableType:
    lines: list[Text] = []
    for seat in range(view.seats):
        awaited = seat == view.mover and view.phase is not Phase.OVER
        lamp = Text("▶ " if awaited else "  ", style=f"bold {TORCH}")
        name = Text(f"{seat + 1} {_clipped(speaker.name(seat))}", style=f"bold {BANNERS[seat]}")
        lines.append(Text.assemble(lamp, name, Text(_marks(view, speaker, seat), style="dim"), no_wrap=True))
        lines += [_rail(view, speaker, seat, helmet, knight) for helmet, knight in _named(view.knights[seat])]
    return Group(*lines)


def _marks(view: View, speaker: Speaker, seat: Seat) -> str:
    ropes = view.ropes[seat]
    marks = f"  {ROPE * ropes} " if ropes else f"  {speaker.say('table-no-rope', idle=view.idle[seat])} "
    return marks + (f"{WINS} {speaker.say('table-winner')}" if seat in view.winners else "")


def _rail(view: View, speaker: Speaker, seat: Seat, helmet: Helmet, knight: Knight) -> Text:
    moves = seat == view.mover and helmet is view.moving
    hung = _portraits(knight.portraits) or "–"
    place = set_cell_size(speaker.word(knight.at), 18)
    return Text(f"   {SIGNS[helmet]} {place} {hung}", style=f"bold {BANNERS[seat]}" if moves else "", no_wrap=True)


def _portraits(portraits: Sequence[Portrait]) -> str:
    return " ".join(portrait.value for portrait in portraits)


def _clipped(name: str) -> str:
    return name if cell_len(name) <= LONGEST_NAME else set_cell_size(name, LONGEST_NAME - 1).rstrip() + "…"


def _below(view: View, speaker: Speaker) -> list[RenderableType]:
    lines = []
    if view.piles:
        piles = [f"{SIGNS[helmet]} {size}" for helmet, size in zip(HELMETS, view.piles, strict=False)]
        lines.append(speaker.say("table-piles", piles="   ".join(piles)))
    if view.die is not None:
        lines.append(speaker.say("table-die", helmet=speaker.word(view.die)))
    return [Text(line, style="bold") for line in lines]


# -- words beside the picture ----------------------------------------------------------------------------------------


def notes(view: View, speaker: Speaker) -> RenderableType:
    if view.traps:
        return Text(speaker.say("notes-traps", traps=", ".join(speaker.word(spot) for spot in view.traps)))
    is_marked = view.options.trap_memory is TrapMemory.MARKED
    return Text(speaker.say("notes-none") if is_marked else speaker.say("notes-memory"))


def status(view: View, to_act: tuple[Seat, ...], speaker: Speaker) -> str:
    if not to_act or view.phase is Phase.OVER:
        return speaker.say("now-over")
    seats_is = "you" if speaker.me in to_act else "other"
    return speaker.say(f"now-{view.phase.value}", **{"seats": speaker.people(to_act), "seats-is": seats_is})


def aim(view: View, speaker: Speaker) -> str:
    """The rules as this table plays them."""
    if view.seat is None:
        return ""
    is_marked = view.options.trap_memory is TrapMemory.MARKED
    said = [speaker.say("guide-goal"), speaker.say("guide-marked" if is_marked else "guide-memory")]
    if view.options.enchanted is not Enchanted.OFF:
        said.append(speaker.say("guide-enchanted"))
    return " ".join(said)


def is_notice(event: Event, seat: Seat | None) -> bool:
    """What befalls one's own knights on another's turn."""
    match event:
        case Dropped():
            return event.seat == seat
        case Robbed():
            return event.victim == seat
    return False
