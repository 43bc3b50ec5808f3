"""Somebody with a browser of his own: a size, a language, a light; and the pages of the house in it."""

from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Literal

from playwright.sync_api import Browser, Page, ViewportSize, expect

from .lobby import Lobby
from .shelf import Shelf
from .table import AnyTable
from .watch import Line, Watch
from .words import words

PATIENCE: Final = 60_000  # ms after which somebody gives up; nothing is measured by it
expect.set_options(timeout=PATIENCE)

Light = Literal["light", "dark"]
DESK: Final = (1280, 800)
PHONE: Final = (390, 844)
SMALL_PHONE: Final = (360, 740)
TELEVISION: Final = (1920, 1080)
MINE_FIRST: Final[dict[str, Any]] = {"starter": 0}


class Person(Generic[AnyTable]):
    kind: type[AnyTable]  # of table: the game that he has come for
    first: ClassVar[dict[str, Any]] = MINE_FIRST  # the options by which he begins, where there are such

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESK,
        light: Light = "light",
        motion: bool = False,
    ) -> None:
        self.name = name
        self.url = url
        self.words = words(language, self.kind.game)
        width, height = size
        self.context = browser.new_context(
            base_url=url,
            viewport=ViewportSize(width=width, height=height),
            locale={"fr": "fr-FR", "en": "en-GB"}[language],
            color_scheme=light,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=width < 500,
            is_mobile=width < 500,
        )
        self.context.set_default_timeout(PATIENCE)
        self.watch = Watch(self.context, url, name)
        self.page = self.context.new_page()

    @property
    def line(self) -> Line:
        return self.watch.lines[self.page]

    # -- pages -------------------------------------------------------------------------------------------------------

    def shelf(self) -> Shelf:
        self.page.goto("/")
        return self.at_shelf()

    def at_shelf(self) -> Shelf:
        return Shelf(self.page, self.words, self.name)

    def lobby(self) -> Lobby:
        return Lobby(self.page, self.words)

    def table(self) -> AnyTable:
        return self.kind(self.page, self.words, self.line)

    # -- what is asked of the house without a page, to be somewhere sooner -------------------------------------------

    def table_laid(self, **wishes: Any) -> str:
        """A table with bots that has begun; the address of its page."""
        usual = {"game": self.kind.game, "nickname": self.name, "seats": 4, "bots": True, "start": True}
        wishes["options"] = self.first | wishes.get("options", {})
        answer = self.context.request.post("/api/tables", data=usual | wishes)
        assert answer.status == 201, answer.text()
        return str(answer.json()["link"])

    def plays_alone(self, **wishes: Any) -> AnyTable:
        self.page.goto(self.table_laid(**wishes))
        table = self.table()
        table.without_hints()
        return table

    def log(self) -> str:
        """Of the finished game at this page's table."""
        table = self.page.url.partition("/t/")[2].partition("#")[0].partition("?")[0]
        answer = self.context.request.get(f"/api/tables/{table}/log")
        assert answer.status == 200, answer.text()
        return answer.text()

    # -- ways to a table ---------------------------------------------------------------------------------------------

    def opens(self, **wishes: Any) -> Lobby:
        """From the shelf, by the form."""
        self.shelf().take_box().open_table().lay(self.name, **wishes)
        return self.lobby()

    def comes_by_link(self, link: str, chair: int | None = None) -> Lobby:
        self.page.goto(link)
        return self.sits_down(chair)

    def comes_by_code(self, code: str, chair: int | None = None) -> Lobby:
        self.shelf().type_code(code)
        return self.sits_down(chair)

    def sits_down(self, chair: int | None = None) -> Lobby:
        say = self.words.say
        form = self.page.locator("form").filter(has=self.page.get_by_role("button", name=say("join-sit")))
        if chair is not None:
            form.get_by_role("radio", name=say("join-seat", number=chair + 1)).check()
        form.get_by_label(say("shelf-name")).fill(self.name)
        form.get_by_role("button", name=say("join-sit")).click()
        expect(form).to_have_count(0)
        return self.lobby()

    # -- what is left of it ------------------------------------------------------------------------------------------

    def second_tab(self) -> Page:
        page = self.context.new_page()
        page.goto(self.page.url)
        return page

    def keep(self, folder: Path) -> None:
        """Everything that tells what went wrong."""
        folder.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(self.context.pages):
            page.screenshot(path=folder / f"{self.name}-{number}.png", timeout=5000)
        (folder / f"{self.name}.txt").write_text("\n".join(self.watch.console + self.watch.faults), encoding="utf-8")
        told = [
            f"> {sent}" if is_sent else f"< {sent}" for line in self.watch.lines.values() for is_sent, sent in line.both
        ]
        (folder / f"{self.name}.frames.txt").write_text("\n".join(told), encoding="utf-8")
