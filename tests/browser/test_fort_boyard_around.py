"""Les Clés de Fort Boyard around one screen: no curtain falls but where somebody must look for himself."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import expect

from ludotheque.games.fort_boyard.pieces import Actions, RiddleView, View
from ludotheque.kernel.pieces import Action, Seat

from .fort_boyard import BoyardTable, Come, decides, guesses, right
from .house import Running
from .people import PHONE
from .secrets_of_a_table import Truth

NAMES: Final = ("Anne", "Bruno", "Chloé")
SEED: Final = 1013  # found by `foreseen`: dice between two answers, a lost trial, a chest that is opened and closed


class Around:
    """All of them at one browser, and what its page was sent of the public board."""

    def __init__(self, table: BoyardTable, names: Sequence[str] = NAMES) -> None:
        self.table = table
        self.names = names
        self.page = table.page
        self.curtain = self.page.get_by_role("alertdialog")
        self.readers: set[Seat] = set()  # who had to look for himself

    @property
    def board(self) -> dict[str, Any]:
        """As everybody may see it."""
        games = [frame["game"] for frame in self.table.line.frames if frame.get("game")]
        last: dict[str, Any] = next(game for game in reversed(games) if game["view"]["table"]["seat"] is None)
        return last

    @property
    def view(self) -> View:
        return msgspec.convert(self.board["view"]["table"], View)

    @property
    def is_over(self) -> bool:
        return self.board["view"]["outcome"] is not None

    def chosen(self) -> tuple[Seat, Action] | None:
        """Somebody's, before everybody's eyes."""
        for hand in self.board.get("hands", []):
            may_answer = any(one["do"] == "answer" for one in hand["open"])
            action = decides(self.view, msgspec.convert(hand["legal"], list[Actions]), may_answer, guesses)
            if action is not None:
                return hand["seat"], action
        return None

    def step(self) -> None:
        known = len(self.table.line.frames)
        chosen = self.chosen()
        if chosen is not None:
            self.act(*chosen)
        elif self.board["view"]["to_act"]:
            self.read()
        while len(self.table.line.frames) == known:
            self.table.line.wait()

    def act(self, seat: Seat, action: Action) -> None:
        self.table.come_to_rest()
        expect(self.curtain).to_have_count(0)
        self.table.do(action)
        assert self.sent()["seat"] == seat

    def happened(self, kind: str) -> bool:
        return bool(self.table.mind.events(kind))

    def sent(self) -> Any:
        messages = [msgspec.json.decode(text) for is_sent, text in self.table.line.both if is_sent]
        return next(one for one in reversed(messages) if one["t"] == "act")

    def read(self) -> None:
        """The reader alone has to look (FB-14)."""
        view, table = self.view, self.table
        reader = view.reader
        assert reader is not None
        assert isinstance(view.riddle, RiddleView)
        assert view.riddle.answers == ()
        answer = right(view.riddle)
        self.table.come_to_rest()
        expect(self.curtain).to_contain_text(table.words.say("table-curtain-pass", name=self.names[reader]))
        expect(table.part("answers")).to_have_count(0)
        button = self.page.get_by_role("button", name=table.words.say("table-curtain-press", name=self.names[reader]))
        expect(button).to_be_focused()
        button.click()
        expect(table.part("answers")).to_contain_text(answer)
        table.part("do-turn-hourglass").click()
        expect(table.part("do-wait")).to_be_visible()  # the candidate's: the board is everybody's again
        expect(table.part("answers")).to_have_count(0)
        self.readers.add(reader)


@pytest.mark.rule("FB-14", "FB-20")
@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=["phone", "desk"])
def test_a_whole_game_by_turns_is_played_around_one_screen(come: Come, house: Running, size: tuple[int, int]) -> None:
    anne = come("Anne", size=size)
    lobby = anne.opens(seats=3, way="around", max_rounds=8, riddles="en")
    for name in NAMES[1:]:
        lobby.seat_another(name)
    with house.luck(SEED):
        lobby.start()
        expect(anne.table().board).to_be_visible()
    around = Around(anne.table())
    while not around.is_over:
        around.step()
    anne.table().come_to_rest()
    anne.table().see_the_end()
    seen = {kind for kind in ("chest-opened", "key-put-back", "riddle-rolled", "trial-lost") if around.happened(kind)}
    assert len(seen) == 4, seen
    nothing_private(around, Truth(anne.log(), None))


def nothing_private(around: Around, public: Truth) -> None:
    """Through the public's eyes there came what the public may know; through a reader's, only while he looked."""
    frames = [frame["game"]["view"] for frame in around.table.line.frames if frame.get("game")]
    before_the_end = [view for view in frames if view["outcome"] is None]
    known = [prompt["view"] for prompt in public.prompts]
    assert all(view in known for view in before_the_end if view["table"]["seat"] is None)
    readers = {view["table"]["seat"] for view in before_the_end} - {None}
    assert readers == around.readers


LONG: Final = ("Maximiliana WWWWWWWWWWWW", "Alexandrina Montgomery-B", "Dorothea Vandenberghe-Wi")
FIELD: Final = 120  # px in which an answer can be seen


@pytest.mark.rule("FB-16")
def test_names_however_long_leave_the_answer_its_field(come: Come, house: Running) -> None:
    anne = come(LONG[0])
    lobby = anne.opens(seats=3, way="around", max_rounds=8, riddles="en")
    for name in LONG[1:]:
        lobby.seat_another(name)
    with house.luck(SEED):
        lobby.start()
        expect(anne.table().board).to_be_visible()
    around = Around(anne.table(), LONG)
    while not around.readers:
        around.step()
    for width, height in ((1280, 800), (360, 740)):
        anne.page.set_viewport_size({"width": width, "height": height})
        field, button, again = (anne.table().part(name).bounding_box() for name in ("answer", "say", "ask-again"))
        assert field is not None
        assert button is not None
        assert again is not None
        assert field["width"] >= FIELD
        assert button["x"] >= field["x"] + field["width"]
        assert button["x"] + button["width"] <= (width if again["y"] > button["y"] + button["height"] else again["x"])


CARDS: Final = """(() => {
    window.cards = [];
    const shown = () => document.querySelectorAll(".card.turned p");
    new MutationObserver(() => shown().forEach(({ textContent }) => cards.push(textContent)))
        .observe(document, { subtree: true, childList: true, characterData: true });
})()"""
TRIAL: Final = 3  # found by `foreseen`: the first die leads to a trial


@pytest.mark.rule("FB-24")
def test_a_trial_at_the_table_is_there_for_everybody_and_its_sand_runs_on_while_they_vote(
    come: Come, house: Running
) -> None:
    anne = come("Anne", motion=True)
    anne.page.add_init_script(CARDS)
    lobby = anne.opens(seats=3, way="around", trials="table", hourglass="clock", sand="120", riddles="en")
    for name in NAMES[1:]:
        lobby.seat_another(name)
    with house.luck(TRIAL):
        lobby.start()
        expect(anne.table().board).to_be_visible()
    table, say = anne.table(), anne.words.say
    curtain = anne.page.get_by_role("alertdialog")
    table.part("do-roll").click()
    table.part("do-draw-trial").click()
    expect(table.part("vote-failure")).to_be_visible()
    expect(curtain).to_have_count(0)
    view = Around(table).view
    assert view.mover is not None
    first, second = ((view.mover + step) % 3 for step in (1, 2))
    voters = sorted((first, second))
    card = say(f"board-table-{view.card}", players=3)
    expect(table.part("card")).to_contain_text(card)
    assert set(anne.page.evaluate("cards")) == {card}, "the card of another kind of trial was shown"
    sand = table.part("hourglass").locator(".stream")
    expect(sand).to_have_count(1)
    expect(table.part("voter")).to_have_text(say("board-table-votes", seat=NAMES[voters[0]]))
    table.part("vote-failure").click()
    expect(table.part("voter")).to_have_text(say("board-table-votes", seat=NAMES[voters[1]]))
    expect(sand).to_have_count(1)
    expect(table.part("card")).to_contain_text(card)
    table.part("vote-success").click()
    table.has_seen("board-trial-won")
    expect(curtain).to_have_count(0)
