"""Four people, one screen, a curtain between them."""

from playwright.sync_api import expect

from .coffre import CoffrePlayer, Come, faces_shown
from .seen import seen_well

NAMES = ("Anne", "Bruno", "Chloé", "Denis")


def test_around_one_screen_nothing_of_anybodys_is_there_before_he_presses(come: Come) -> None:
    anne = come("Anne")
    lobby = anne.opens(seats=4, way="around", max_rounds=2)
    for name in NAMES[1:]:
        lobby.seat_another(name)
    lobby.start()
    turns, mark, before = 0, 0, None
    while not anne.line.is_over:
        seat = passed_to(anne)
        if turns == 1:
            seen_well(anne.page, "the curtain")
            mark, before = len(anne.line.frames), None
            anne.page.reload()
            assert passed_to(anne) == seat
        assert looks(anne, mark) <= {None, before}, f"the eyes of {NAMES[seat]} were open behind the curtain"
        mark, before = len(anne.line.frames), seat
        lift(anne, seat)
        if turns == 0:
            anne.table().without_hints()
        play_turn(anne, turns)
        turns += 1
    assert turns >= 4
    anne.table().see_the_end()


def passed_to(person: CoffrePlayer) -> int:
    """The curtain is drawn: whom it is for."""
    card = person.page.get_by_role("alertdialog")
    expect(card).to_be_visible()
    names = [
        name
        for name in NAMES
        if card.get_by_role("heading", name=person.words.say("table-curtain-pass", name=name)).count()
    ]
    assert len(names) == 1, card.inner_text()
    assert not faces_shown(person.page)
    assert person.page.get_by_role("group", name=person.words.say("board-table")).count() == 0
    return NAMES.index(names[0])


def lift(person: CoffrePlayer, seat: int) -> None:
    """He presses, and only then his card comes."""
    mark = len(person.line.frames)
    button = person.page.get_by_role("button", name=person.words.say("table-curtain-press", name=NAMES[seat]))
    expect(button).to_be_focused()  # only then it takes a press: who ended his turn has the finger still there
    button.click()
    expect(person.table().board).to_be_visible()
    assert seat in looks(person, mark)


def looks(person: CoffrePlayer, since: int) -> set[int | None]:
    """Through whose eyes the table was sent."""
    return {frame["game"]["view"]["table"]["seat"] for frame in person.line.frames[since:] if frame.get("game")}


def play_turn(person: CoffrePlayer, turn: int) -> None:
    """An action and the end of the turn; or a name."""
    table = person.table()
    shade = person.page.get_by_role("alertdialog")
    while not shade.count() and not person.line.is_over:
        table.wait_for_my_turn()
        before = table.sentence.inner_text()
        kind = table.first_disc()
        if turn == 2 and kind == "observe":
            person.page.get_by_role("button", name=person.words.say("table-curtain-hide")).click()
            expect(shade).to_be_visible()
            return
        act(person, kind)
        expect(shade.or_(table.replay_button).or_(table.sentence.filter(has_not_text=before)).first).to_be_visible()


def act(person: CoffrePlayer, kind: str) -> None:
    table = person.table()
    asks = table.asks(kind)
    table.disc(kind).click()
    for what in asks:
        table.target(what).first.click()
