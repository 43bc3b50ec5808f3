"""A board that somebody has typed in, at the doors: read, refused line by line, played on; and files to begin with."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from ludotheque.games import shelf
from ludotheque.server.app import Terms

from .gathering import at_the_house, stranger
from .people import Person
from .running import HURRIED, Inside, inside

BOARDED = [game for game in shelf().values() if game.own_board]
GAME = BOARDED[0]
SHIPPED = next(iter(GAME.boards().values()))


def at(game: str = GAME.id) -> str:
    return f"/api/games/{game}/boards"


async def told(person: Person, text: str) -> dict[str, Any]:
    answer = await person.http.post(at(), json={"text": text})
    assert answer.status_code == 200, answer.text
    read: dict[str, Any] = answer.json()
    return read


DEEP = "game" + ".a" * 900 + " = [\n" + ("{b" + ".a" * 900 + " = [\n") * 3 + "]}" * 3 + "]"


@at_the_house
async def test_the_shelf_says_whose_boards_are_data(server: Inside, stack: AsyncExitStack) -> None:
    person = await stranger(server, stack)
    for line in (await person.http.get("/api/games")).json()["games"]:
        game = shelf()[line["id"]]
        boards = {"option": game.own_board, "files": list(game.boards())} if game.own_board else None
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
            assert (await told(person, text))["faults"] == []


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


def test_reading_boards_has_a_limit(tmp_path: Path) -> None:
    async def try_many() -> None:
        terms = Terms(boards_a_minute=2, manner=HURRIED)
        async with inside(f"sqlite:///{tmp_path}/t.sqlite", terms) as server, Person(server.url, "Ada") as person:
            for _ in range(2):
                await told(person, SHIPPED)
            answer = await person.http.post(at(), json={"text": SHIPPED})
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-boards")

    asyncio.run(try_many())
