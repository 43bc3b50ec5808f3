"""What the people around this terminal get to see, each through his own eyes."""

from collections.abc import Sequence

from rich.box import DOUBLE
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.segment import Segments
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import DealBegan, Event, Seat, SeatReady
from ludotheque.texts import Texts
from ludotheque.texts.speaker import Speaker

from .conversation import BRASS, TEAL
from .rooms import drawing

Viewer = Seat | None
Remembered = tuple[int | None, RenderableType]  # a line as it may be read again, with its turn, if turns count


class Stage:
    """Keeps for every viewer what he has yet to hear, and what he has heard in this deal."""

    def __init__(self, console: Console, texts: Texts, game: AnyGame, names: Sequence[str]) -> None:
        self.console = console
        self.texts = texts
        self.drawing = drawing(game)
        self.names = tuple(names)
        self._waiting: dict[Viewer, list[tuple[RenderableType, Remembered | None]]] = {}
        self._heard: dict[Viewer, list[Remembered]] = {}
        self._fresh: list[RenderableType] = []  # told since the table was last shown,
        self._was_shown_once = False  # and before that: something that must not stay on the screen
        self._is_shown_once = False
        self._turns: dict[Viewer, int | None] = {}

    def speaker(self, match: Match, viewer: Viewer) -> Speaker:
        speaker = Speaker(self.texts, self.names, viewer)
        speaker.claims = getattr(match.view(viewer).table, "claims", ())
        return speaker

    def hear(self, match: Match, events: Sequence[Event], viewer: Viewer) -> None:
        """Put what this viewer may know of the events into words, to be told when he looks."""
        speaker = self.speaker(match, viewer)
        waiting = self._waiting.setdefault(viewer, [])
        table = match.view(viewer).table
        now = getattr(table, "turn", None)
        turn = self._turns.get(viewer, now)  # what ends a turn is still a part of it
        for event in events:
            if isinstance(event, SeatReady):
                continue  # that the next deal begins says it for all of them
            if isinstance(event, DealBegan):
                self._heard[viewer] = []
                turn = now
            if (seen := match.redact(event, viewer)) is not None:
                starter = getattr(table, "starter", None)
                line = self._line(speaker, seen, viewer, starter)
                again = match.reread(event, viewer)
                later = line if again == seen or again is None else self._line(speaker, again, viewer, starter)
                waiting.append((line, None if again is None else (turn, later)))
                self._is_shown_once |= again != seen
        self._turns[viewer] = now

    def _line(self, speaker: Speaker, event: Event, viewer: Viewer, starter: Seat | None) -> RenderableType:
        sentence = speaker.tell(event)
        if isinstance(event, DealBegan) and starter is not None:
            who = {"seat": speaker.name(starter), "seat-is": speaker.relation(starter)}
            sentence = f"{sentence} {speaker.say('deal-starter', **who)}"
        if self.drawing.is_notice(event, viewer):
            return Panel(Text(sentence, style="bold"), box=DOUBLE, border_style="bold red", title=speaker.say("notice"))
        style = f"italic {TEAL}" if "says" in event.__struct_fields__ else ""
        return Padding(Text(sentence, style=style), (0, 0, 0, 2), expand=False)

    def tell(self, viewer: Viewer) -> None:
        """Say what this viewer has not heard yet."""
        lines = self._waiting.pop(viewer, [])
        for line, _ in lines:
            self.console.print(line)
            self._fresh.append(line)
        self._heard.setdefault(viewer, []).extend(kept for _, kept in lines if kept is not None)

    def forget(self, viewer: Viewer) -> None:
        self._waiting.pop(viewer, None)

    def recall(self, viewer: Viewer) -> list[RenderableType]:
        """Everything that this viewer has heard in this deal, in screenfuls, the latest first."""
        told = Grid.grid(padding=(0, 1))
        told.add_column(no_wrap=True, style="dim")
        told.add_column()
        last = None
        for turn, line in self._heard.get(viewer, []):
            first = turn is not None and turn != last
            told.add_row(self.texts.say("history-turn", turn=turn + 1) if turn is not None and first else "", line)
            last = turn
        if not self.console.is_terminal:
            return [told]
        lines = self.console.render_lines(told, pad=False, new_lines=True)
        size = max(1, self.console.height - 2)
        ends = range(len(lines), 0, -size) or [0]
        return [Segments(segment for line in lines[max(0, end - size) : end] for segment in line) for end in ends]

    def show(self, match: Match, viewer: Viewer) -> None:
        """The table as this viewer sees it, and the score if there is one."""
        self._forget_what_was_shown_once()
        view = match.view(viewer)
        speaker = self.speaker(match, viewer)
        self.console.print(self.drawing.draw(view.table, speaker))
        if view.deals > 1 and view.outcome is None and not view.between_deals:  # else it has just been told
            score = [
                speaker.say("list-score", seat=name, points=had)
                for name, had in zip(self.names, view.points, strict=True)
            ]
            line = speaker.say("match-score", deal=view.deal, deals=view.deals, points=", ".join(score))
            self.console.print(Padding(Text(line, style=BRASS), (0, 0, 0, 2), expand=False))

    def _forget_what_was_shown_once(self) -> None:
        """Whoever looks at the table again has what happened since he last did, and no list of what was before."""
        if self._was_shown_once and self.console.is_terminal:
            fresh, is_shown_once = self._fresh, self._is_shown_once
            self.clear()
            self.console.print(*fresh, sep="\n")
            self._is_shown_once = is_shown_once
        self._fresh = []
        self._was_shown_once, self._is_shown_once = self._is_shown_once, False

    def status(self, match: Match, viewer: Viewer) -> str:
        view = match.view(viewer)
        return self.drawing.status(view.table, view.to_act, self.speaker(match, viewer))

    def clear(self) -> None:
        """An empty screen, and nothing to scroll back to: whoever comes next is told nothing of it."""
        self._fresh = []
        self._was_shown_once = self._is_shown_once = False
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
        else:
            self.console.print()
