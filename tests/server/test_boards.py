"""A board or cards that somebody has typed in, at the doors: read, refused line by line, tried, played with and kept
secret; and files to begin with."""

import asyncio
import tomllib
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games import shelf
from ludotheque.server.app import Terms

from .gathering import at_the_house, folded, stranger
from .people import Person
from .running import HURRIED, Inside, inside

BOARDED = [game for game in shelf().values() if game.own_board]
GAME = BOARDED[0]
SHIPPED = next(iter(GAME.boards().values()))


def at(game: str = GAME.id) -> str:
    return f"/api/games/{game}/boards"


async def told(person: Person, text: str, game: str = GAME.id) -> dict[str, Any]:
    answer = await person.http.post(at(game), json={"text": text})
    assert answer.status_code == 200, answer.text
    read: dict[str, Any] = answer.json()
    return read


DEEP = "game = [\n" + ("{b" + ".a" * 16 + " = [\n") * 100 + "]}" * 100 + "]"


@at_the_house
async def test_the_shelf_says_whose_boards_are_data(server: Inside, stack: AsyncExitStack) -> None:
    person = await stranger(server, stack)
    for line in (await person.http.get("/api/games")).json()["games"]:
        game = shelf()[line["id"]]
        files = list(game.boards())
        boards = {"option": game.own_board, "files": files, "house": []} if game.own_board else None
        assert line["boards"] == boards
        assert boards is None or boards["option"] in [option["name"] for option in line["options"]]


@at_the_house
async def test_every_board_that_comes_with_a_game_is_a_file_that_can_be_given_back(
    server: Inside, stack: AsyncExitStack
) -> None:
    person = await stranger(server, stack)
    for game in BOARDED:
        for name, text in game.boards().items():
            answer = await person.http.get(f"{at(game.id)}/{name}")
            assert answer.text == text
            assert answer.headers["content-type"].startswith("application/toml")
            assert f'filename="{game.id}-{name}.toml"' in answer.headers["content-disposition"]
            assert (await told(person, text, game.id))["faults"] == []


@at_the_house
async def test_a_board_that_is_one_is_options_for_a_table_and_stands_in_its_log(
    server: Inside, stack: AsyncExitStack
) -> None:
    person = await stranger(server, stack)
    options = (await told(person, SHIPPED))["options"]
    wish = {"game": GAME.id, "seats": 2, "bots": True, "level": "random", "start": True, "sit": False}
    opened = await person.open_table(**wish, watching="everyone", options=options | {"max_rounds": 1})
    ident = opened["table"]["id"]
    assert options.items() <= opened["table"]["settings"]["options"].items()
    async with person.at(ident) as place:
        await place.welcome()
        while place.game is None or place.game["view"]["outcome"] is None:
            await place.receive()
    log = (await person.http.get(f"/api/tables/{ident}/log", headers={"ludotheque-invite": opened["invite"]})).text
    assert options[GAME.own_board] in log.splitlines()[0]


@at_the_house
async def test_all_that_is_wrong_with_a_board_is_told_line_by_line(server: Inside, stack: AsyncExitStack) -> None:
    person = await stranger(server, stack)
    broken = SHIPPED.replace('"safe"', '"sofa"').replace("roll-again = 5", "roll-again = 50")
    read = await told(person, broken)
    assert read["options"] is None
    assert [fault["code"] for fault in read["faults"]] == ["board-unknown-space"] * 4 + ["board-bad-count"]
    for fault in read["faults"]:
        line = broken.splitlines()[fault["details"]["line"] - 1]
        assert "sofa" in line or "50" in line
        assert fault["rule"] in ("FS-04", "FS-02")


@at_the_house
async def test_whatever_is_sent_gets_an_answer(server: Inside, stack: AsyncExitStack) -> None:
    person = await stranger(server, stack)
    for text in (
        "",
        "\0",
        "x" * 60_000,
        DEEP,
        "a=" + "[" * 1_900,
        "[deck]\nforward-3 = 0x" + "f" * 1_900,
        'game = "chess"',
    ):
        assert (await told(person, text))["faults"]
    too_long = await person.http.post(at(), json={"text": "x" * 60_001})
    assert (too_long.status_code, too_long.json()["code"]) == (400, "unreadable-message")
    too_large = await person.http.post(at(), json={"text": "x" * 70_000})
    assert (too_large.status_code, too_large.json()["code"]) == (413, "too-large")


@at_the_house
async def test_only_games_whose_boards_are_data_read_one(server: Inside, stack: AsyncExitStack) -> None:
    person = await stranger(server, stack)
    for game, code in (("coffre-et-cle", "no-boards"), ("chess", "unknown-game")):
        answer = await person.http.post(at(game), json={"text": SHIPPED})
        assert (answer.status_code, answer.json()["code"]) == (400, code)
    for address, status in ((f"{at()}/none", 404), (f"{at('coffre-et-cle')}/none", 404), (f"{at('chess')}/none", 400)):
        assert (await person.http.get(address)).status_code == status
    assert (await person.http.get(f"{at()}/..%2fstandard")).status_code == 404


# -- what holds answers --------------------------------------------------------------------------------------------

CARDS = next(game for game in BOARDED if game.sheet(next(iter(game.boards().values()))))
FILE = next(iter(CARDS.boards().values()))


def answers_in(text: str) -> list[str]:
    return [answer for riddle in tomllib.loads(text)["riddle"] for answer in riddle["answers"]]


@at_the_house
async def test_cards_come_back_as_plain_data_for_the_page_on_which_they_are_written(
    server: Inside, stack: AsyncExitStack
) -> None:
    person = await stranger(server, stack)
    read = await told(person, FILE, CARDS.id)
    assert read["sheet"] == CARDS.sheet(FILE)
    assert (await told(person, SHIPPED))["sheet"] is None


@at_the_house
async def test_an_answer_can_be_tried(server: Inside, stack: AsyncExitStack) -> None:
    person = await stranger(server, stack)
    address = f"/api/games/{CARDS.id}/answers"

    async def tried(text: str, said: str, number: int = 1) -> Any:
        answer = await person.http.post(address, json={"text": text, "number": number, "said": said})
        return answer.status_code, answer.json()

    right = answers_in(FILE)[0]
    assert await tried(FILE, f"  {right.upper()} !") == (200, {"passes": True, "faults": []})
    assert await tried(FILE, "something else") == (200, {"passes": False, "faults": []})
    status, told_so = await tried(FILE.replace("answers", "answer"), right)
    assert (status, told_so["passes"], bool(told_so["faults"])) == (200, False, True)
    assert (await tried(FILE, right, 99))[1]["code"] == "nothing-to-try"
    assert (await tried(FILE, "x" * 401))[0] == 400
    assert (await tried(FILE, right, 0))[0] == 400
    for game, code in ((GAME.id, "nothing-to-try"), ("coffre-et-cle", "nothing-to-try"), ("chess", "unknown-game")):
        body = {"text": SHIPPED, "number": 1, "said": "42"}
        answer = await person.http.post(f"/api/games/{game}/answers", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.rule("FB-40")
@at_the_house
async def test_nobody_at_a_table_is_sent_its_cards_and_its_log_holds_them(
    server: Inside, stack: AsyncExitStack
) -> None:
    """Neither the one who opened it nor a guest, neither in the lobby nor in the game, at no door and on no line."""
    host, guest = await stranger(server, stack), await stranger(server, stack)
    wish = {"game": CARDS.id, "seats": 3, "preset": "by-turns", "watching": "everyone", "open": True}
    opened = await host.open_table(**wish, options={CARDS.own_board: FILE, "max_rounds": 1})
    word = str(CARDS.read_board(FILE)[CARDS.own_board])
    ident, heard = opened["table"]["id"], [str(opened)]
    async with host.at(ident) as place, guest.at(ident, invite=opened["invite"]) as other:
        heard += [str(await place.welcome()), str(await other.welcome())]
        heard.append((await guest.http.get("/api/tables")).text)
        heard.append((await guest.http.get(f"/api/tables/{ident}")).text)
        for seat in (1, 2):
            assert (await place.ask("seat-bot", seat=seat, level="random"))["t"] == "done"
        assert (await place.ask("start"))["t"] == "done"
        while other.game is None:
            heard.append(str(await other.receive()))
        heard += [str(place.game), str(other.game)]
    for told_so in heard:
        assert word not in told_so
        assert not any(answer in told_so for answer in answers_in(FILE))
    table = await folded(server, ident)
    assert table.settings.options[CARDS.own_board] == word
    assert table.info().settings.options[CARDS.own_board] == "1+1"


@pytest.mark.rule("FB-40")
@at_the_house
async def test_what_the_host_reads_of_his_cards_means_them_when_he_gives_it_back(
    server: Inside, stack: AsyncExitStack
) -> None:
    host = await stranger(server, stack)
    opened = await host.open_table(game=CARDS.id, seats=3, options={CARDS.own_board: FILE})
    ident, word = opened["table"]["id"], CARDS.read_board(FILE)[CARDS.own_board]
    shown = opened["table"]["settings"]["options"]

    async def kept() -> object:
        return (await folded(server, ident)).settings.options[CARDS.own_board]

    async with host.at(ident) as place:
        await place.welcome()
        assert (await place.ask("settle", options=shown | {"tigers": 5}))["t"] == "done"
        assert await kept() == word
        assert (await place.ask("settle", seats=4))["t"] == "done"
        assert await kept() == word
        refused = await place.ask("settle", options={CARDS.own_board: "7+7"})
        assert refused["code"] == "cards-no-word"
        assert (await place.ask("settle", options={}))["t"] == "done"
        assert await kept() == ""
        refused = await place.ask("settle", options=shown)
        assert refused["code"] == "cards-no-word"  # nothing is there any more for which it could stand


def test_a_house_offers_boards_of_its_own(tmp_path: Path) -> None:
    async def look() -> None:
        terms = Terms(manner=HURRIED, boards={CARDS.id: {"our-club": FILE}})
        async with inside(f"sqlite:///{tmp_path}/t.sqlite", terms) as server, Person(server.url, "Ada") as person:
            lines = {line["id"]: line for line in (await person.http.get("/api/games")).json()["games"]}
            assert lines[CARDS.id]["boards"]["house"] == ["our-club"]
            assert lines[GAME.id]["boards"]["house"] == []
            assert (await person.http.get(f"{at(GAME.id)}/our-club")).status_code == 404

    asyncio.run(look())


def test_a_board_that_the_house_offers_is_for_everybody_to_see(tmp_path: Path) -> None:
    async def look() -> None:
        terms = Terms(manner=HURRIED, boards={GAME.id: {"our-track": SHIPPED}})
        async with inside(f"sqlite:///{tmp_path}/t.sqlite", terms) as server, Person(server.url, "Ada") as person:
            assert (await person.http.get(f"{at(GAME.id)}/our-track")).text == SHIPPED

    asyncio.run(look())


@pytest.mark.rule("FB-35", "FB-40")
def test_of_cards_that_the_house_offers_nobody_is_told_an_answer_and_tables_play_with_them(tmp_path: Path) -> None:
    async def look() -> None:
        terms = Terms(manner=HURRIED, boards={CARDS.id: {"our-club": FILE}})
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(inside(f"sqlite:///{tmp_path}/t.sqlite", terms))
            host = await stranger(server, stack)
            given_out = (await host.http.get(f"{at(CARDS.id)}/our-club")).text
            read = await host.http.post(at(CARDS.id), json={"text": given_out})
            heard = [(await host.http.get("/api/games")).text, given_out, read.text]
            options = read.json()["options"]
            word = CARDS.read_board(FILE)[CARDS.own_board]
            opened = await host.open_table(game=CARDS.id, seats=3, options=options)
            other = await host.open_table(game=CARDS.id, seats=3)
            for table in (opened, other):
                async with host.at(table["table"]["id"]) as place:
                    heard += [str(table), str(await place.welcome())]
                    settled = options | {"tigers": 5}
                    assert (await place.ask("settle", options=settled))["t"] == "done"
                    heard += [str(place.happened)]
                assert (await folded(server, table["table"]["id"])).settings.options[CARDS.own_board] == word
            tried = {"text": given_out, "number": 1, "said": answers_in(FILE)[0]}
            answer = await host.http.post(f"/api/games/{CARDS.id}/answers", json=tried)
            assert not answer.json()["passes"]
            for told in heard:
                assert str(word) not in told
                assert not any(answer in told for answer in answers_in(FILE))

    asyncio.run(look())


@pytest.mark.rule("FB-35", "FB-40")
def test_the_log_of_a_game_with_cards_of_the_house_is_the_houses_own_and_anybody_may_look_through_it_again(
    tmp_path: Path,
) -> None:
    async def look() -> None:
        terms = Terms(manner=HURRIED, boards={CARDS.id: {"our-club": FILE}})
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(inside(f"sqlite:///{tmp_path}/t.sqlite", terms))
            curious = await stranger(server, stack)
            options = {CARDS.own_board: "house:our-club", "max_rounds": 1}
            wishes = {"game": CARDS.id, "seats": 3, "preset": "by-turns", "options": options}
            opened = await curious.open_table(**wishes, bots=True, sit=False, start=True, level="random")
            path = f"/api/tables/{opened['table']['id']}"
            async with curious.at(opened["table"]["id"]) as place:
                await place.welcome()
                while place.game is None or place.game["view"]["outcome"] is None:
                    await place.receive()
            refused = await curious.http.get(f"{path}/log")
            assert (refused.status_code, refused.json()["code"]) == (409, "house-cards")
            replay = await curious.http.get(f"{path}/replay")
            assert replay.status_code == 200
            word = str(CARDS.read_board(FILE)[CARDS.own_board])
            assert word not in replay.text
            assert word not in refused.text

    asyncio.run(look())


def test_reading_boards_has_a_limit(tmp_path: Path) -> None:
    async def try_many() -> None:
        terms = Terms(boards_a_minute=2, manner=HURRIED)
        async with inside(f"sqlite:///{tmp_path}/t.sqlite", terms) as server, Person(server.url, "Ada") as person:
            for _ in range(2):
                await told(person, SHIPPED)
            answer = await person.http.post(at(), json={"text": SHIPPED})
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-boards")
            body = {"text": FILE, "number": 1, "said": "42"}
            answer = await person.http.post(f"/api/games/{CARDS.id}/answers", json=body)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-boards")

    asyncio.run(try_many())
