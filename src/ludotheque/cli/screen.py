"""The terminal itself, with two habits of the library changed."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

NO_BREAK = "\u00a0"
GLUE = "\ue000"  # a sign that nobody uses, as wide as a space


class Screen(Console):
    """Keeps French signs with their words, and leaves to us what to do when the reader goes away."""

    def __init__(self) -> None:
        super().__init__(markup=False, highlight=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """The library breaks lines at no-break spaces too, so they are hidden from it while it does."""
        if not isinstance(renderable, Text):
            yield from super().render(renderable, options)
            return
        glued = renderable.copy()
        glued.plain = glued.plain.replace(NO_BREAK, GLUE)
        for segment in super().render(glued, options):
            yield segment._replace(text=segment.text.replace(GLUE, NO_BREAK))
