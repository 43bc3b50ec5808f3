"""The fortress drawn in a terminal: the track winding inward, who stands where, and the cards in hand."""

from typing import Final

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ludotheque.kernel.pieces import Event, Seat
from ludotheque.texts.speaker import Speaker

from .options import CARDS, LETTERS, BoardChoice, Space
from .pieces import BattleBegan, FormulaTaken, Phase, SentBack, TurnSkipped, View

SAND: Final = "yellow"
COLOURS: Final = ("cyan", "red", "green", "magenta")  # by seat
WIDTH: Final = 80
ROW: Final = 14  # spaces of a line
CELL: Final = 5
LONGEST_NAME: Final = 12
FORMULA: Final = "★"
INWARD: Final = "›"
OUTWARD: Final = "‹"
WINS: Final = "♛"
SIGNS: Final = {
    Space.START: ">>",
    Space.PLAIN: "·",
    Space.REPLAY: "↻",
    Space.LAB_1: "①",
    Space.LAB_2: "②",
    Space.LAB_3: "③",
    Space.FINAL_LAB: "①②③",
    Space.GUARD: "†",
    Space.CORRIDOR: "][",
    Space.TV: "▣",
    Space.SAFE: "♥",
    Space.VAULT: "◆",
}
SIGN_OF: Final = {LETTERS[space]: sign for space, sign in SIGNS.items()}
LEGEND: Final = (Space.GUARD, Space.CORRIDOR, Space.TV, Space.REPLAY, Space.SAFE, Space.LAB_1, Space.VAULT)


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table."""
    return Panel(
        Group(_track(view), Text(), _legend(speaker), Text(), _players(view, speaker), *_below(view, speaker)),
        title=Text(f" {speaker.say('game-name')} ", style=f"bold {SAND}"),
        title_align="left",
        subtitle=Text(f" {_round(view, speaker)} ", style=SAND),
        subtitle_align="right",
        border_style=SAND,
        box=box.ROUNDED,
        width=WIDTH,
    )


def _round(view: View, speaker: Speaker) -> str:
    most = view.options.max_rounds
    if most:
        return speaker.say("table-round", round=view.round, most=most)
    return speaker.say("table-round-endless", round=view.round)


# -- the track -------------------------------------------------------------------------------------------------------


def _track(view: View) -> RenderableType:
    """Line by line, back and forth: the number of a space, its sign, and who is there."""
    lines: list[Text] = []
    for number, first in enumerate(range(0, len(view.spaces), ROW)):
        row = range(first, min(first + ROW, len(view.spaces)))
        order = list(row) if number % 2 == 0 else [*[None] * (ROW - len(row)), *reversed(row)]
        lines.append(_line([Text("" if at is None else str(at), style="dim") for at in order]))
        lines.append(_line([Text("" if at is None else SIGN_OF[view.spaces[at]], style=SAND) for at in order]))
        lines.append(_line([Text() if at is None else _standing(view, at) for at in order]))
    return Group(*lines)


def _line(cells: list[Text]) -> Text:
    line = Text(no_wrap=True)
    for cell in cells:
        line.append_text(cell)
        line.append(" " * max(0, CELL - cell_len(cell.plain)))
    return line


def _standing(view: View, at: int) -> Text:
    """The numbers of those who are there; the formula beside whoever has it, or where it lies."""
    found = Text()
    for seat in range(view.seats):
        if view.at[seat] == at:
            found.append(str(seat + 1), style=f"bold {COLOURS[seat]}")
            found.append(FORMULA if seat == view.holder else "", style="bold")
    if view.holder is None and at == len(view.spaces) - 1:
        found.append(FORMULA, style="bold")
    return found


def _legend(speaker: Speaker) -> Text:
    parts = [f"{SIGNS[space]} {speaker.say(f'space-{space.value}')}" for space in LEGEND]
    return Text("  ".join(parts), style="dim")


# -- the players -----------------------------------------------------------------------------------------------------


def _players(view: View, speaker: Speaker) -> RenderableType:
    lines: list[Text] = []
    for seat in range(view.seats):
        awaited = seat == view.mover and view.phase is not Phase.OVER
        lamp = Text("▶ " if awaited else "  ", style=f"bold {SAND}")
        way = OUTWARD if view.outward[seat] else INWARD
        name = Text(f"{seat + 1} {way} {_clipped(speaker.name(seat))}", style=f"bold {COLOURS[seat]}")
        lines.append(Text.assemble(lamp, name, Text(f"  {_marks(view, speaker, seat)}", style="dim"), no_wrap=True))
    return Group(*lines)


def _marks(view: View, speaker: Speaker, seat: Seat) -> str:
    marks = [speaker.say("table-at", at=view.at[seat])]
    if seat == view.holder:
        marks.append(f"{FORMULA} {speaker.say('table-holder')}")
    if view.sidelined[seat]:
        marks.append(speaker.say("table-sidelined"))
    if seat in view.winners:
        marks.append(f"{WINS} {speaker.say('table-winner')}")
    return ", ".join(marks)


def _clipped(name: str) -> str:
    return name if cell_len(name) <= LONGEST_NAME else set_cell_size(name, LONGEST_NAME - 1).rstrip() + "…"


def _below(view: View, speaker: Speaker) -> list[RenderableType]:
    lines = [speaker.say("table-pile", pile=view.pile, discards=len(view.discards))]
    if view.hand:
        lines.append(speaker.say("table-hand", cards=", ".join(speaker.word(card) for card in view.hand)))
    return [Text(), *[Text(line, style="bold") for line in lines]]


# -- words beside the picture ----------------------------------------------------------------------------------------


def notes(view: View, speaker: Speaker) -> RenderableType:
    """What has been played since the discards were last shuffled: the rest is in hands and in the pile."""
    counts = [(card, view.discards.count(card)) for card in CARDS]
    seen = [f"{count} × {speaker.word(card)}" for card, count in counts if count]
    return Text(speaker.say("notes-discards", cards=", ".join(seen)) if seen else speaker.say("notes-none"))


def status(view: View, to_act: tuple[Seat, ...], speaker: Speaker) -> str:
    if not to_act or view.phase is Phase.OVER:
        return speaker.say("now-over")
    seats_is = "you" if speaker.me in to_act else "other"
    who = {"seats": speaker.people(to_act), "seats-is": seats_is}
    if view.phase is Phase.RESTING and view.rolled:
        return speaker.say("now-rolled", **who)
    return speaker.say(f"now-{view.phase.value}", **who)


def aim(view: View, speaker: Speaker) -> str:
    """The rules as this table plays them."""
    if view.seat is None:
        return ""
    said = [speaker.say("guide-goal"), speaker.say("guide-turn")]
    if view.options.board is not BoardChoice.OWN:
        said.append(speaker.say("board-reconstruction"))
    return " ".join(said)


def is_notice(event: Event, seat: Seat | None) -> bool:
    """What befalls one on another's turn."""
    match event:
        case SentBack() | TurnSkipped():
            return event.seat == seat
        case BattleBegan():
            return event.foe == seat
        case FormulaTaken():
            return event.victim == seat
    return False
