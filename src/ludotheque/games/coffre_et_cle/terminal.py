"""The table drawn in a terminal: brass for what is live, teal for what lies still, ink for the rest."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.align import Align
from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.kernel.pieces import Event, Seat
from ludotheque.texts.speaker import Speaker

from .options import Advanced, FakeHides, FinalVote, Options, Specials
from .pieces import (
    FALSE_TREASURE,
    NEUTRAL,
    PLACES,
    SPECIALS,
    TRAP,
    TREASURE,
    Card,
    CardsShown,
    Forced,
    Note,
    Observed,
    Phase,
    Place,
    Swapped,
    View,
)

BRASS: Final = "yellow"
TEAL: Final = "cyan"
WIDTH: Final = 80
CENTRE_WIDTH: Final = 11  # odd, as the signs are one cell wide, and wide enough for each word on a card
MY_WIDTH: Final = 15
NOTES_SHOWN: Final = 3
PLAYERS_WIDTH: Final = 30  # for a name and its marks, beside lamp, emblem and the cards
SHORTEST_NAME: Final = 5
LONGEST_TARGET: Final = 9
MOST_ROWS: Final = 10  # of players and notes together: the table and a full menu fit 24 rows

# A seat is told by the shape of its emblem as well as by its colour.
EMBLEMS: Final = ("☀", "☾", "★", "≈", "❧", "♪", "♆", "♨")
COLOURS: Final = ("yellow", "cyan", "magenta", "blue", "green", "red", "bright_cyan", "bright_magenta")
SIGNS: Final = {
    Card.KEY: "⚷",
    Card.TREASURE: "◆",
    Card.FAKE_KEY: "≠",
    Card.NEUTRAL: "○",
    Card.FALSE_TREASURE: "◇",
    Card.TRAP: "✕",
}
WINS: Final = "♛"


def draw(view: View, speaker: Speaker) -> RenderableType:
    """The whole table: who sits there, the centre, my card, my latest notes."""
    table = Grid.grid(padding=(0, 1), expand=True)
    table.add_column(ratio=1)
    for _ in PLACES:
        table.add_column(width=CENTRE_WIDTH)
    table.add_column(width=MY_WIDTH)
    table.add_row(_players(view, speaker), *(_centre(view, speaker, place) for place in PLACES), _mine(view, speaker))
    below = [Text(line, style="dim") for line in _below(view, speaker)]
    return Panel(
        Group(table, *below),
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
    parts = [
        speaker.say("table-round", round=view.round, most=most)
        if most
        else speaker.say("table-round-endless", round=view.round)
    ]
    if view.round == most:
        parts.append(speaker.say("table-last"))
    parts.append(speaker.say("table-turn", turn=view.turn + 1))
    if view.round < view.options.designate_from_round:
        parts.append(speaker.say("table-designation-from", round=view.options.designate_from_round))
    return " · ".join(parts)


# -- the players -----------------------------------------------------------------------------------------------


def _players(view: View, speaker: Speaker) -> RenderableType:
    """A line each: lamp, emblem, name, marks. Where there is little room, names give way, never marks or emblems."""
    awaited = _awaited(view)
    marks = [_marks(view, speaker, seat) for seat in range(view.seats)]
    room = PLAYERS_WIDTH - max(mark.cell_len for mark in marks)
    longest = max(cell_len(speaker.name(seat)) for seat in range(view.seats))
    width = max(SHORTEST_NAME, min(longest, room))
    lines = []
    for seat in range(view.seats):
        lamp = Text("▶ " if seat in awaited else "  ", style=f"bold {BRASS}")
        emblem = Text(f"{EMBLEMS[seat]}  ", style=COLOURS[seat])
        name = Text(_clipped(speaker.name(seat), width), style="bold" if seat == view.seat else "")
        name.pad_right(width - name.cell_len)
        lines.append(Text.assemble(lamp, emblem, name, " ", marks[seat], no_wrap=True))
    return Group(*lines)


def _clipped(name: str, width: int) -> str:
    return name if cell_len(name) <= width else set_cell_size(name, width - 1).rstrip() + "…"


def _awaited(view: View) -> Sequence[Seat]:
    """Whose lamp is lit."""
    if view.phase is Phase.NAMING and view.treasure is not None:
        order = [(view.treasure + 1 + step) % view.seats for step in range(view.seats)]
        last = order if view.options.treasure_names else order[:-1]
        waiting = [seat for seat in last if not view.named[seat]]
        return waiting if view.options.final_vote is FinalVote.AT_ONCE else waiting[:1]
    return () if view.phase is Phase.OVER or view.mover is None else (view.mover,)


def _marks(view: View, speaker: Speaker, seat: Seat) -> Text:
    """What everybody knows of a seat, in a word or two."""
    marks: list[Text] = []
    if view.cards is not None:
        marks.append(Text(_face(speaker, view.cards.seats[seat]), style="bold"))
        if seat in view.winners:
            what = "table-winner-of-a-deal" if view.options.match > 1 else "table-winner"
            marks.append(Text(f"{WINS} {speaker.say(what)}", style=f"bold {BRASS}"))
        return Text(" ").join(marks)
    if view.locked[seat] and view.phase is not Phase.NAMING:  # then nobody swaps any more
        marks.append(Text(f"▣ {speaker.say('table-locked')}", style=BRASS))
    if seat == view.treasure:
        marks.append(Text(speaker.say("table-treasure"), style="bold"))
    elif seat == view.designated:
        marks.append(Text(speaker.say("table-designated"), style="bold"))
    if (target := view.names[seat]) is not None:
        marks.append(Text(speaker.say("table-names", target=_clipped(speaker.name(target), LONGEST_TARGET))))
    elif view.abstained[seat]:
        marks.append(Text(speaker.say("table-abstained")))
    elif view.named[seat]:
        marks.append(Text(speaker.say("table-named")))
    return Text(" · ").join(marks)


# -- the cards -------------------------------------------------------------------------------------------------


def _face(speaker: Speaker, card: Card) -> str:
    return f"{SIGNS[card]} {speaker.say(f'face-{card.value}')}"


def _centre(view: View, speaker: Speaker, place: Place) -> RenderableType:
    shown = None if view.cards is None else view.cards.centre[place]
    back = "\n".join(["▒" * (CENTRE_WIDTH - 4)] * 3)
    body = Text(back, style=TEAL) if shown is None else Text(_stacked(speaker, shown), style="bold")
    body.justify = "center"  # line by line: the sign stands in the middle of the card, however long the name
    card = Panel(body, box=box.SQUARE, border_style=TEAL, padding=0, width=CENTRE_WIDTH, height=5)
    return Group(card, Align.center(Text(speaker.place(place), style="dim"), width=CENTRE_WIDTH))


def _stacked(speaker: Speaker, card: Card) -> str:
    return f"{SIGNS[card]}\n" + speaker.say(f"face-{card.value}").replace(" ", "\n", 1)


def _mine(view: View, speaker: Speaker) -> RenderableType:
    if view.card is None:
        return Text("")
    face = Text(f"{SIGNS[view.card]}\n{speaker.say(f'face-{view.card.value}')}", style="bold", justify="center")
    card = Panel(face, box=box.HEAVY, border_style=f"bold {BRASS}", padding=0, width=MY_WIDTH, height=5)
    return Group(card, Align.center(Text(speaker.say("table-yours"), style="dim"), width=MY_WIDTH))


# -- below the table -------------------------------------------------------------------------------------------


def _below(view: View, speaker: Speaker) -> list[str]:
    lines = []
    if view.laid_open:
        lines.append(speaker.say("table-laid-open", cards=_cards(speaker, view.laid_open)))
    if view.cards is not None:
        return lines + _removed(view.cards, speaker)
    latest = min(NOTES_SHOWN, MOST_ROWS - view.seats)
    return lines + [_note(note, speaker) for note in view.notes[-latest:]]


def _removed(cards: CardsShown, speaker: Speaker) -> list[str]:
    return [speaker.say("table-out", cards=_cards(speaker, cards.removed))] if cards.removed else []


def _cards(speaker: Speaker, cards: Sequence[Card]) -> str:
    return ", ".join(_face(speaker, card) for card in cards)


def _note(note: Note, speaker: Speaker) -> str:
    words = speaker.words(note)
    return speaker.say("note-line", **words)


def notes(view: View, speaker: Speaker) -> RenderableType:
    """Every note; those that no longer hold are struck through."""
    lines = [Text(f"{speaker.say('notes-title')}", style="bold")]
    lines += [Text(_note(note, speaker), style="dim strike" if note.stale else "") for note in view.notes]
    return Group(*lines) if view.notes else Text(speaker.say("notes-none"))


# -- one line --------------------------------------------------------------------------------------------------


def status(view: View, to_act: tuple[Seat, ...], speaker: Speaker) -> str:
    if view.snared and view.phase is Phase.ACTION and view.seat in to_act:
        return speaker.say("now-snared")
    if view.phase not in (Phase.ACTION, Phase.CLOSING, Phase.NAMING):
        return speaker.say("now-over")
    mine = speaker.me in to_act
    seats_is = "other" if not mine else ("you" if len(to_act) == 1 else "with-you")
    if mine and view.phase is Phase.CLOSING and _may_designate(view):
        seats_is = "may-designate"  # on this player's own screen: what others read does not tell (CC-21)
    words = {"seats": speaker.people(to_act), "seats-is": seats_is, "vote": view.options.final_vote.value}
    said = [speaker.say(f"now-{view.phase.value}", **words)]
    if mine and view.phase is Phase.NAMING:
        said += _what_it_takes(view, speaker)
    return " ".join(said)


def _may_designate(view: View) -> bool:
    return view.card in (TREASURE, FALSE_TREASURE) and view.round >= view.options.designate_from_round


def _what_it_takes(view: View, speaker: Speaker) -> list[str]:
    said = []
    barred = [seat for seat in (view.treasure, view.designated) if seat is not None and seat != view.seat]
    if view.options.plausible_names:
        said.append(speaker.say("now-barred", seats=speaker.people(barred, "list-nor"), count=len(barred)))
    hides = view.options.fake_hides is FakeHides.PLURALITY
    said.append(speaker.say("now-takes-plurality" if hides else "now-takes-off"))
    return said


# -- the rules of this table -----------------------------------------------------------------------------------


def aim(view: View, speaker: Speaker) -> str:
    """What my card wants, and the rules as this table plays them: enough to play without the rulebook."""
    if view.card is None:
        return ""
    mine = f"{_face(speaker, view.card)}. {speaker.say(f'aim-{view.card.value}')}"
    if view.phase in (Phase.NAMING, Phase.OVER):
        return "\n".join([mine, _deck(view, speaker), _final(view.options, speaker)])
    limits = f"{_limits(view.options, speaker)} {_locks_and_talk(view.options, speaker)}"
    if view.options.match > 1:
        limits += f" {speaker.say('guide-points')}"
    return "\n".join([mine, _deck(view, speaker), limits, _final(view.options, speaker)])


def _deck(view: View, speaker: Speaker) -> str:
    """What is in the deck (CC-02, CC-03, CC-34)."""
    options = view.options
    advanced = [Card(card.value) for card in Advanced if card in options.advanced_cards]
    neutrals = view.seats - 1 + options.extra_neutrals - len(advanced)
    cards = ", ".join(f"1 {_face(speaker, card)}" for card in (*SPECIALS, *advanced))
    said = [speaker.say("guide-deck", cards=cards, neutrals=neutrals, sign=SIGNS[NEUTRAL])]
    if options.specials is Specials.WITH_PLAYERS:
        said.append(speaker.say("guide-dealt-to-players"))
    if options.extra_neutrals:
        said.append(speaker.say("guide-removed", count=options.extra_neutrals))
    return " ".join(said)


def _limits(options: Options, speaker: Speaker) -> str:
    """When there is designating, and what the advanced cards do (CC-21, CC-31, CC-34)."""
    said = []
    if options.designate_from_round > 1:
        said.append(speaker.say("guide-from-round", round=options.designate_from_round))
    most = options.max_rounds
    said.append(speaker.say("guide-rounds", rounds=most) if most else speaker.say("guide-endless"))
    if Advanced.FALSE_TREASURE in options.advanced_cards:
        said.append(speaker.say("guide-false-treasure"))
    if Advanced.TRAP in options.advanced_cards:
        said.append(speaker.say("guide-trap"))
    return " ".join(said)


def _locks_and_talk(options: Options, speaker: Speaker) -> str:
    """CC-12 to CC-20."""
    said = [speaker.say("guide-locks")]
    if options.force_locks:
        said.append(speaker.say("guide-force-locks"))
    said.append(speaker.say("guide-talk"))
    if not options.final_talk:
        said.append(speaker.say("guide-silent-end"))
    return " ".join(said)


def _final(options: Options, speaker: Speaker) -> str:
    """The final phase as this table plays it (CC-26 to CC-28)."""
    final = speaker.say(
        "guide-final",
        vote=options.final_vote.value,
        treasure="names" if options.treasure_names else "silent",
        barred="plausible" if options.plausible_names else "self",
    )
    hides = options.fake_hides is FakeHides.PLURALITY
    takes = speaker.say("guide-takes-plurality" if hides else "guide-takes-off")
    return " ".join([final, takes, speaker.say("guide-not-held")])


def is_notice(event: Event, seat: Seat | None) -> bool:
    """A forced player must see at once that his card has changed; and whoever meets the Trap, that he must pass."""
    match event:
        case Forced():
            return event.seat == seat
        case Observed(card=met) | Swapped(got=met):
            return event.seat == seat and met is TRAP
    return False
