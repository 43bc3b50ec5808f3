"""The fort drawn in a terminal: the round walk as a ring with keys and pawns, the scene of the moment inside it."""

import textwrap
from typing import Final

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ludotheque.kernel.pieces import Event, Seat
from ludotheque.texts.speaker import Speaker

from .options import Trials
from .pieces import ChestClosed, Keys, KeysWon, NoteTaken, Phase, RiddleEnded, Space, View
from .trials import TrialCard

SEA: Final = "cyan"
COLOURS: Final = ("cyan", "red", "green", "magenta", "yellow", "blue")  # by seat
WIDTH: Final = 80
CELL: Final = 6
ACROSS: Final = 12  # spaces of the upper and the lower side; as many to a half of the others
LONGEST_NAME: Final = 12
BLACK_KEY: Final = "●"
RED_KEY: Final = "○"
WINS: Final = "♛"
SIGNS: Final = {
    Space.START: "⌂",
    Space.TIGER: "ψ",
    Space.GUARDIAN: "☉",
    Space.BOTH: "&",
    Space.EITHER: "/",
    Space.TRIAL: "×",
    Space.WALL: "▒",
}


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table."""
    return Panel(
        Group(*_ring(view, speaker), Text(), _legend(speaker), Text(), *_players(view, speaker)),
        title=Text(f" {speaker.say('game-name')} ", style=f"bold {SEA}"),
        title_align="left",
        subtitle=Text(f" {_round(view, speaker)} ", style=SEA),
        subtitle_align="right",
        border_style=SEA,
        box=box.ROUNDED,
        width=WIDTH,
    )


def _round(view: View, speaker: Speaker) -> str:
    most = view.options.max_rounds
    if most:
        return speaker.say("table-round", round=view.round, most=most)
    return speaker.say("table-round-endless", round=view.round)


# -- the ring --------------------------------------------------------------------------------------------------------


def _ring(view: View, speaker: Speaker) -> list[Text]:
    """Clockwise: the upper side from the left, the right one downwards, the lower from the right, the left upwards."""
    spaces = list(range(len(view.spaces)))
    side = len(spaces) // 2 - ACROSS
    top, right = spaces[:ACROSS], spaces[ACROSS : ACROSS + side]
    bottom, left = spaces[ACROSS + side : 2 * ACROSS + side][::-1], spaces[2 * ACROSS + side :][::-1]
    inside = _inside(view, speaker, 2 * side)
    lines = [_row(view, top, 0), _row(view, top, 1)]
    for number in range(2 * side):
        ends = left[number // 2], right[number // 2]
        middle = Text(set_cell_size(inside[number], CELL * (ACROSS - 2)))
        sides = [_cell(view, end, number % 2) for end in ends]
        lines.append(Text.assemble(sides[0], middle, sides[1], no_wrap=True))
    return [*lines, _row(view, bottom, 0), _row(view, bottom, 1)]


def _row(view: View, spaces: list[int], line: int) -> Text:
    return Text.assemble(*[_cell(view, at, line) for at in spaces], no_wrap=True)


def _cell(view: View, at: int, line: int) -> Text:
    """Two lines a space: what it is and which keys lie there; who stands there."""
    found = Text()
    if line == 0:
        keys = view.cells[at]
        found.append(SIGNS[view.spaces[at]], style=SEA)
        found.append(BLACK_KEY * keys.black, style="bold")
        found.append(RED_KEY * keys.red, style="red")
    else:
        for seat in range(view.seats):
            if view.at[seat] == at:
                found.append(str(seat + 1), style=f"bold {COLOURS[seat]}")
    found.append(" " * max(0, CELL - cell_len(found.plain)))
    return found


def _inside(view: View, speaker: Speaker, height: int) -> list[str]:
    """The scene of the moment, in as many lines as there are."""
    width = CELL * (ACROSS - 2) - 2
    said = [speaker.say("table-chest", notes=view.chest, supply=view.supply), ""]
    for text in _scene(view, speaker):
        for line in text.splitlines():
            said += textwrap.wrap(line, width) or [""]
    return [*said, *[""] * height][:height]


def _scene(view: View, speaker: Speaker) -> list[str]:
    said: list[str] = []
    if view.card is not None:
        said += [speaker.word(view.card), _to_do(view, view.card, speaker)]
    if view.own_trial is not None:
        said += [view.own_trial.title, view.own_trial.text]
        if view.own_trial.success:
            said.append(speaker.say("table-success", success=view.own_trial.success))
    if view.riddle is not None:
        said.append(view.riddle.question)
        if view.riddle.one_answer:
            said.append(speaker.say("table-one-answer"))
        if view.riddle.answers:
            said.append(speaker.say("table-answer", answer=", ".join(view.riddle.answers[:3])))
        if view.riddle.tries:
            said.append(speaker.say("table-tries", tries=", ".join(view.riddle.tries[-4:])))
    if view.sand is not None:
        said.append(speaker.say("table-sand", left=view.sand.beats - view.sand.beat))
    return said


def _to_do(view: View, card: TrialCard, speaker: Speaker) -> str:
    """For real, where trials are played at the table (FB-24), and how often it must succeed (FB-25)."""
    if view.options.trials is Trials.TABLE:
        return speaker.say(f"board-table-{card.value}", players=view.seats)
    return speaker.say(f"explain-{card.value}", hand="none")


def _legend(speaker: Speaker) -> Text:
    parts = [f"{sign} {speaker.word(space)}" for space, sign in SIGNS.items()]
    return Text("  ".join(parts), style="dim")


# -- the players -----------------------------------------------------------------------------------------------------


def _players(view: View, speaker: Speaker) -> list[Text]:
    lines: list[Text] = []
    for seat in range(view.seats):
        is_moving = seat == view.mover and view.phase is not Phase.OVER
        lamp = Text("▶ " if is_moving else "  ", style=f"bold {SEA}")
        name = Text(f"{seat + 1} {_clipped(speaker.name(seat))}", style=f"bold {COLOURS[seat]}")
        lines.append(Text.assemble(lamp, name, Text(f"  {_marks(view, speaker, seat)}"), no_wrap=True))
    return lines


def _marks(view: View, speaker: Speaker, seat: Seat) -> str:
    marks = [_keys(view.keys[seat], speaker), speaker.say("table-notes", notes=view.purses[seat])]
    if view.all_notes:
        marks.append(speaker.say("table-sum", total=sum(view.all_notes[seat])))
    elif seat == view.seat and view.notes:
        marks.append(speaker.say("table-sum", total=sum(view.notes)))
    if seat in view.winners:
        marks.append(f"{WINS} {speaker.say('table-winner')}")
    return ", ".join(marks)


def _keys(keys: Keys, speaker: Speaker) -> str:
    return f"{BLACK_KEY * keys.black}{RED_KEY * keys.red}" or speaker.say("table-no-keys")


def _clipped(name: str) -> str:
    return name if cell_len(name) <= LONGEST_NAME else set_cell_size(name, LONGEST_NAME - 1).rstrip() + "…"


# -- words beside the picture ----------------------------------------------------------------------------------------


def notes(view: View, speaker: Speaker) -> RenderableType:
    """One's own money."""
    if not view.notes:
        return Text(speaker.say("notes-none"))
    counts = [(note, view.notes.count(note)) for note in sorted(set(view.notes))]
    return Text(
        speaker.say(
            "notes-purse",
            notes=", ".join(f"{count} × {_spaced(note)}" for note, count in counts),
            total=_spaced(sum(view.notes)),
        )
    )


def _spaced(number: int) -> str:
    return f"{number:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")


def status(view: View, to_act: tuple[Seat, ...], speaker: Speaker) -> str:
    if view.phase is Phase.OVER:
        return speaker.say("now-over")
    mover = view.mover if view.mover is not None else 0
    seats_is = "you" if speaker.me in to_act else "nobody" if not to_act else "other"
    return speaker.say(
        f"now-{view.phase.value}",
        **{
            "seats": speaker.people(to_act),
            "seats-is": seats_is,
            "mover": speaker.name(mover),
            "mover-is": speaker.relation(mover),
        },
    )


def aim(view: View, speaker: Speaker) -> str:
    """The rules as this table plays them."""
    if view.seat is None:
        return ""
    return " ".join([speaker.say("guide-goal"), speaker.say("guide-chest"), speaker.say("board-reconstruction")])


def is_notice(event: Event, seat: Seat | None) -> bool:
    """What one must not overlook: what one has won or lost oneself."""
    return isinstance(event, (KeysWon, NoteTaken, RiddleEnded, ChestClosed)) and event.seat == seat
