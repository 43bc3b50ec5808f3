"""People without accounts: cookies, invitations, codes, links, seats, names, talk."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from ludotheque.server import identity
from ludotheque.server.app import Terms
from ludotheque.table import seating

from .gathering import LOOK, at_the_house, eventually, gather, moves, nothing_came, stranger, unharmed
from .people import Person
from .running import HURRIED, Inside, inside

BIDI = "\u202e"  # from here on the other way round
UNSEEN = ("\u200d", "\ufe0f", "\ufe00", "\U000e0100")  # what emoji are made of


# -- the cookie ----------------------------------------------------------------------------------------------------


@at_the_house
async def test_a_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Inside, stack: AsyncExitStack) -> None:
    person = await stack.enter_async_context(Person(server.url, "Ada"))
    answer = await person.http.post("/api/me", json={"nickname": "Ada"})
    header = answer.headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=lax" in header
    assert (await person.http.get("/api/me")).json() == {"nickname": "Ada", "house": server.url}


@pytest.mark.parametrize(("public", "is_secure"), [("https://play.example", True), ("http://play.example", False)])
def test_behind_https_a_cookie_goes_nowhere_else(tmp_path: Path, public: str, is_secure: bool) -> None:
    async def visit() -> str:
        terms = Terms(public=public, manner=HURRIED)
        async with inside(f"sqlite:///{tmp_path}/t.sqlite", terms) as server, Person(server.url, "Ada") as person:
            answer = await person.http.get("/api/me")
            return str(answer.headers["set-cookie"]).lower()

    assert ("secure" in asyncio.run(visit())) is is_secure


@pytest.mark.parametrize(
    ("terms", "house"),
    [
        (Terms(public="https://play.example", nearby="http://192.0.2.7:8000"), "https://play.example"),
        (Terms(nearby="http://192.0.2.7:8000"), "http://192.0.2.7:8000"),
    ],
)
def test_links_for_others_lead_others_here(tmp_path: Path, terms: Terms, house: str) -> None:
    async def visit() -> tuple[str, str]:
        async with inside(f"sqlite:///{tmp_path}/t.sqlite", terms) as server, Person(server.url, "Ada") as person:
            opened = await person.open_table()
            return (await person.http.get("/api/me")).json()["house"], opened["link"]

    told, link = asyncio.run(visit())
    assert told == house
    assert link.startswith(f"{house}/t/")


@at_the_house
async def test_whoever_has_changed_a_cookie_is_a_stranger(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    own = gathering.people[0].http.cookies["ludotheque"]
    person, nickname, signature = own.split(".")
    changed = (
        own[:-1], own + "A", own.swapcase(), f"{person}.{nickname}", f"{person}.{nickname}.",
        f"{person[:-1]}.{nickname}.{signature}",
        f"{person}.QmVh.{signature}", f"{person}.{nickname}.{signature[::-1]}", "", ".", "..", "...", "x" * 5000,
    )  # fmt: skip
    for cookie in changed:
        thief = await stack.enter_async_context(Person(server.url, "Thief"))
        thief.http.cookies.set("ludotheque", cookie)
        assert (await thief.http.get("/api/me")).json()["nickname"] == "", cookie
        assert (await thief.http.get(f"/api/tables/{gathering.ident}")).status_code == 403


@at_the_house
async def test_nobody_is_told_who_the_others_are(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, watching="everyone")
    await gathering.do(LOOK)
    people = [person.http.cookies["ludotheque"].split(".")[0] for person in gathering.people]
    watcher = await stack.enter_async_context((await stranger(server, stack)).at(gathering.ident))
    await watcher.welcome()
    lists = (await gathering.people[0].http.get("/api/tables")).text
    for text in [*(text for place in (*gathering.places, watcher) for text in place.raw), lists]:
        assert not any(person in text for person in people)
    assert gathering.opened["invite"] not in "".join(watcher.raw)
    assert gathering.opened["code"] not in "".join(watcher.raw)


# -- invitations and codes -----------------------------------------------------------------------------------------


@at_the_house
async def test_a_closed_table_wants_an_invitation(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, 2, seats=4, start=False)
    await gathering.ask(0, "free", seat=3)
    person = await stranger(server, stack)
    async with unharmed(server, gathering.ident):
        for invite in (None, "", "wrong", gathering.opened["code"], gathering.opened["invite"][:-1], "é" * 30):
            body = {"nickname": "Ada"} | ({} if invite is None else {"invite": invite})
            answer = await person.http.post(f"/api/tables/{gathering.ident}/join", json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-invited")
            async with person.at(gathering.ident, invite=invite) as place:
                assert (await place.receive())["code"] == "not-invited"
        assert (await person.http.get(f"/api/tables/{gathering.ident}")).json()["code"] == "not-invited"
    async with person.at(gathering.ident, invite=gathering.opened["invite"]) as place:
        welcome = await place.welcome()
        assert welcome["you"]["invite"] is None  # he has it, and is not the one to hand it on
        assert (await place.ask("sit", name="Ada"))["t"] == "done"
        assert place.seat == 3


@at_the_house
async def test_an_open_table_is_listed_and_wants_none(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, 2, seats=4, start=False)
    await gathering.ask(0, "free", seat=3)
    person = await stranger(server, stack)

    async def listed() -> list[str]:
        return [line["table"]["id"] for line in (await person.http.get("/api/tables")).json()["open"]]

    assert gathering.ident not in await listed()
    await gathering.ask(0, "settle", open=True)
    assert gathering.ident in await listed()
    answer = await person.http.post(f"/api/tables/{gathering.ident}/join", json={"nickname": "Ada"})
    assert answer.json() == {"seat": 3}
    assert gathering.ident not in await listed(), "it is full"


def test_a_code_finds_its_table_and_guessing_has_a_limit(tmp_path: Path) -> None:
    async def guess() -> None:
        terms = Terms(guesses_a_minute=5, manner=HURRIED)
        async with inside(f"sqlite:///{tmp_path}/t.sqlite", terms) as server, Person(server.url, "Ada") as host:
            opened = await host.open_table()
            async with Person(server.url, "Guest") as guest:
                found = await guest.http.get(f"/api/codes/{opened['code'].lower()}")
                assert found.json() == {"table": opened["table"]["id"], "invite": opened["invite"]}
                for wrong in ("NOSUCH", "%00", "x" * 500, "BCD FGH"):
                    assert (await guest.http.get(f"/api/codes/{wrong}")).status_code == 404
                right = await guest.http.get(f"/api/codes/{opened['code']}")
                assert (right.status_code, right.json()["code"]) == (429, "too-many-guesses")
                assert opened["invite"] not in right.text
            async with Person(server.url, "Another") as another:  # a new cookie is no new guess
                assert (await another.http.get(f"/api/codes/{opened['code']}")).status_code == 429

    asyncio.run(guess())


def test_opening_tables_and_lines_has_a_limit(tmp_path: Path) -> None:
    async def hoard() -> None:
        terms = Terms(tables_a_minute=2, lines_an_address=2, manner=HURRIED)
        async with inside(f"sqlite:///{tmp_path}/t.sqlite", terms) as server, Person(server.url, "Ada") as host:
            opened = await host.open_table()
            await host.open_table()
            answer = await host.http.post("/api/tables", json={"game": "coffre-et-cle", "nickname": "Ada"})
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
            ident = opened["table"]["id"]
            async with host.at(ident) as first, host.at(ident) as second:
                await first.welcome()
                await second.welcome()
                with pytest.raises(Exception, match="429"):
                    await host.socket(ident)
            await eventually(lambda: not server.house._lines)
            async with host.at(ident) as again:
                await again.welcome()

    asyncio.run(hoard())


# -- another device ------------------------------------------------------------------------------------------------


@at_the_house
async def test_a_personal_link_brings_a_seat_to_another_device(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    link = (await gathering.people[1].http.post("/api/me/link")).json()
    assert link["link"].endswith(f"/me#{link['token']}")  # behind #: never sent to a server, never in its log
    phone = await stack.enter_async_context(Person(server.url, "Phone"))
    assert (await phone.http.post("/api/me/device", json={"token": link["token"]})).json()["nickname"] == "Player 1"
    async with phone.at(gathering.ident) as place:
        assert (await place.welcome())["you"]["seats"] == [1]
        assert place.game == gathering.places[1].game


@at_the_house
async def test_a_damaged_or_expired_link_brings_nothing(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    token = (await gathering.people[1].http.post("/api/me/link")).json()["token"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(identity, "LINK_LASTS", -1)
        expired = (await gathering.people[1].http.post("/api/me/link")).json()["token"]
    later = token.replace(token.split("~")[1][:4], "9999")
    phone = await stranger(server, stack, "Phone")
    for wrong in (
        expired,
        token[:-1],
        token[1:],
        later,
        "",
        "~",
        ".",
        "é",
        gathering.people[1].http.cookies["ludotheque"],
    ):
        answer = await phone.http.post("/api/me/device", json={"token": wrong})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-link"), wrong
        assert "set-cookie" not in answer.headers
    assert (await phone.http.get("/api/me")).json()["nickname"] == "Phone"


# -- seats ---------------------------------------------------------------------------------------------------------


@at_the_house
async def test_a_seat_belongs_to_its_cookie(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, 2, seats=4, start=False)
    person = await stranger(server, stack)
    body = {"nickname": "Ada", "invite": gathering.opened["invite"], "seat": 1}
    answer = await person.http.post(f"/api/tables/{gathering.ident}/join", json=body)
    assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")
    body["seat"] = 2  # a bot's
    answer = await person.http.post(f"/api/tables/{gathering.ident}/join", json=body)
    assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")
    answer = await person.http.post(f"/api/tables/{gathering.ident}/join", json=body | {"seat": None})
    assert (answer.status_code, answer.json()["code"]) == (409, "table-full")
    again = await gathering.people[1].join(gathering.opened)
    assert again == 1, "who sits there already keeps his seat"


@at_the_house
async def test_one_person_may_have_several_seats_and_choose_whose_eyes(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, 3, seats=4, start=False)
    await gathering.ask(0, "free", seat=3)
    place = gathering.places[1]
    assert (await place.ask("sit", name="Twin"))["code"] == "already-seated"
    await gathering.ask(1, "sit", name="Twin", another=True)
    assert gathering.places[1].seat is None, (
        "two share this screen: it shows nobody's cards until one of them says that he looks"
    )
    await gathering.ask(0, "start")
    assert place.game is not None
    shown = place.game["view"]["table"]
    assert shown["card"] is None
    for seat in (3, 1):
        await place.send(t="hello", version=1, seat=seat)
        assert (await place.welcome())["you"]["seats"] == [1, 3]
        assert place.seat == seat
        assert place.game is not None
        assert place.game["view"]["table"]["seat"] == seat
        assert place.game["view"]["table"]["card"] is not None
        said = await place.ask("say", text=f"from {seat}")
        await gathering.hear(said["seq"])
        assert gathering.places[0].happened[-1]["seat"] == seat
    await place.send(t="hello", version=1, seat=None)
    assert (await place.welcome())["game"]["view"]["table"]["card"] is None
    assert (await place.act({"do": "pass"}))["code"] == "not-seated"
    await place.send(t="hello", version=1, seat=0)
    assert (await place.receive())["code"] == "not-your-seat"


@at_the_house
async def test_the_host_frees_a_seat_before_the_game(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, start=False)
    done = await gathering.places[0].ask("free", seat=2)
    gone = await gathering.places[2].until(lambda message: message["t"] == "refusal")
    assert gone["code"] == "not-invited"
    gathering.places.pop(2)
    await gathering.hear(done["seq"])
    assert gathering.places[0].table["seats"][2] is None
    assert (await gathering.places[0].ask("start"))["code"] == "seats-empty"
    assert (await gathering.people[2].http.get(f"/api/tables/{gathering.ident}")).status_code == 403
    assert (await gathering.people[2].join(gathering.opened)) == 2, "with the invitation he may sit down again"


@at_the_house
async def test_in_play_a_bot_takes_a_freed_seat_until_a_newcomer_does_with_what_it_knows(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack)
    freed = gathering.mover if gathering.mover != 0 else 1
    while gathering.mover != freed:
        await gathering.do({"do": "pass"})
        await gathering.do({"do": "end-turn"})
    await gathering.do(LOOK)
    known = gathering.places[freed].game
    assert known is not None
    notes = known["view"]["table"]["notes"]
    worn = gathering.places[0].table["seats"][freed]
    done = await gathering.places[0].ask("free", seat=freed)
    gone = await gathering.places.pop(freed).until(lambda message: message["t"] == "refusal")
    assert gone["code"] == "no-watching"
    await gathering.hear(done["seq"])
    assert gathering.places[0].table["seats"][freed]["away"] == "left"
    log = await gathering.log()
    await gathering.places[0].until(lambda message: message["t"] == "update" and "game" in message)  # the bot plays
    assert moves(await gathering.log()) > moves(log)
    person = await stranger(server, stack, "Newcomer")
    refused = await person.http.post(f"/api/tables/{gathering.ident}/join", json={"nickname": "Newcomer"})
    assert refused.json()["code"] == "not-invited"
    assert await person.join(gathering.opened) == freed
    async with person.at(gathering.ident) as place:
        welcome = await place.welcome()
        assert welcome["table"]["seats"][freed] == {
            "name": "Newcomer", "bot": None, "away": None, "vacant": False, "muted": False, "host": False,
            "colour": worn["colour"], "emblem": worn["emblem"],
        }  # fmt: skip
        assert welcome["game"]["view"]["table"]["notes"] == notes
        assert welcome["game"]["view"]["table"]["card"] is not None


# -- colours and emblems -------------------------------------------------------------------------------------------


@at_the_house
async def test_one_chooses_a_colour_and_an_emblem_that_nobody_has(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, 3, seats=4, start=False)
    given = [(seat["colour"], seat["emblem"]) for seat in gathering.places[0].table["seats"]]
    assert given == [(0, "sun"), (1, "moon"), (2, "star"), (3, "wave")]
    done = await gathering.ask(1, "wear", seat=1, colour=5, emblem="anchor")
    await gathering.ask(0, "wear", seat=3, colour=7, emblem="wave")
    for place in gathering.places:
        assert [(seat["colour"], seat["emblem"]) for seat in place.table["seats"]] == [
            (0, "sun"), (5, "anchor"), (2, "star"), (7, "wave"),
        ]  # fmt: skip
    async with unharmed(server, gathering.ident):
        assert (await gathering.places[2].ask("wear", seat=2, colour=5, emblem="bell"))["code"] == "badge-taken"
        assert (await gathering.places[2].ask("wear", seat=3, colour=6, emblem="bell"))["code"] == "not-host"
        assert (await gathering.places[0].ask("wear", seat=2, colour=6, emblem="bell"))["code"] == "not-your-seat"
    async with gathering.people[2].at(gathering.ident, seq=done["seq"] - 1) as tab:
        assert (await tab.welcome())["happened"] == [
            {"table": "seat-wears", "seat": 1, "colour": 5, "emblem": "anchor"},
            {"table": "seat-wears", "seat": 3, "colour": 7, "emblem": "wave"},
        ]


# -- names ---------------------------------------------------------------------------------------------------------


@at_the_house
async def test_a_name_has_a_decent_length_and_nothing_invisible(server: Inside, stack: AsyncExitStack) -> None:
    person = await stack.enter_async_context(Person(server.url, "Ada"))
    for wrong in ("", " ", "\0\n", BIDI, "\u200d", "x" * 25, "\u3164", "\u2800", "\ufe0f", "\u0301", "\u115f\u1160"):
        answer = await person.http.post("/api/me", json={"nickname": wrong})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-name"), ascii(wrong)
    tidied = {
        "  Ada \t Lovelace ": "Ada Lovelace",
        f"Ada{BIDI}": "Ada",
        "A\0da\x7f": "A da",
        "x" * 24: "x" * 24,
        "Zoe\u0308": "Zoë",
        "<b>Ada</b>&amp;": "<b>Ada</b>&amp;",
    }
    for name, kept in tidied.items():
        assert (await person.http.post("/api/me", json={"nickname": name})).json()["nickname"] == kept


@at_the_house
async def test_nobody_is_called_like_somebody_else_at_the_table(server: Inside, stack: AsyncExitStack) -> None:
    host = await stack.enter_async_context(Person(server.url, "Alice"))
    opened = await host.open_table(seats=4)
    ident = opened["table"]["id"]
    guest = await stack.enter_async_context(Person(server.url, "Guest"))
    alike = ["Alice", "ALICE", " alice ", "\uff21lice", *(f"Ali{mark}ce" for mark in UNSEEN)]
    alike += ["\u0410lice", "Al\u0456ce", "Ali\u0441\u0435", "\u0391lice"]  # Cyrillic and Greek letters
    async with unharmed(server, ident):
        for name in alike:
            answer = await guest.http.post(
                f"/api/tables/{ident}/join", json={"nickname": name, "invite": opened["invite"]}
            )
            assert answer.status_code == 409, ascii(name)
            assert answer.json()["code"] == "name-taken", ascii(name)
    async with host.at(ident) as place:
        await place.welcome()
        assert (await place.ask("seat-bot", seat=1, name="alice"))["code"] == "name-taken"
    assert await guest.join(opened, nickname="Alicia") == 1


# -- talk ----------------------------------------------------------------------------------------------------------


@at_the_house
async def test_talk_is_plain_text_to_the_byte(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    said = [
        '<script>alert("x")</script>',
        "&lt;b&gt; \\n %s {0} ${x} `x` ]]> --> </title>",
        "👩\u200d👩\u200d👧 « ça »",
        '"; drop table entries; --',
        "x" * 300,
    ]
    for text in said:
        await gathering.ask(1, "say", text=text)
    heard = [one["text"] for one in gathering.places[2].happened if one.get("table") == "chat"]
    assert heard == said
    async with gathering.people[3].at(gathering.ident) as place:
        assert [line["text"] for line in (await place.welcome())["chat"]] == said


@at_the_house
async def test_talk_has_a_decent_length_and_nothing_that_turns_it_round(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack)
    async with unharmed(server, gathering.ident):
        for text in ("", "   ", "\n", BIDI, "\0", "x" * 301):
            assert (await gathering.places[1].ask("say", text=text))["code"] == "bad-text"
        await nothing_came(gathering.places[0], *gathering.places[2:])
    await gathering.ask(1, "say", text=f"one\r\ntwo\0{BIDI}three\u2028four")
    assert gathering.places[0].happened[-1]["text"] == "one two three four"


@at_the_house
async def test_talk_has_a_rate_which_another_tab_or_seat_does_not_double(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, 3, seats=4, start=False)
    await gathering.ask(0, "free", seat=3)
    await gathering.ask(1, "sit", name="Twin", another=True)
    await gathering.places[1].send(t="hello", version=1, seat=1)
    await gathering.places[1].welcome()
    for _ in range(seating.TALK):
        await gathering.ask(1, "say", text="bla")
    async with unharmed(server, gathering.ident):
        assert (await gathering.places[1].ask("say", text="bla"))["code"] == "too-much-talk"
        for seat in (1, 3):
            async with gathering.people[1].at(gathering.ident, seat=seat) as tab:
                await tab.welcome()
                assert (await tab.ask("say", text="bla"))["code"] == "too-much-talk"
    await gathering.ask(2, "say", text="others may")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seating, "TALK_WITHIN", 0)
        await gathering.ask(1, "say", text="later he may")


@at_the_house
async def test_the_host_mutes_somebody_with_all_his_seats(server: Inside, stack: AsyncExitStack) -> None:
    gathering = await gather(server, stack, 3, seats=4, start=False)
    await gathering.ask(0, "free", seat=3)
    await gathering.ask(1, "sit", name="Twin", another=True)
    await gathering.places[1].send(t="hello", version=1, seat=1)
    await gathering.places[1].welcome()
    await gathering.ask(0, "mute", seat=1)
    assert gathering.places[2].table["seats"][1]["muted"]
    async with unharmed(server, gathering.ident):
        assert (await gathering.places[1].ask("say", text="bla"))["code"] == "is-muted"
        async with gathering.people[1].at(gathering.ident, seat=3) as tab:
            await tab.welcome()
            assert (await tab.ask("say", text="bla"))["code"] == "is-muted"
    await gathering.ask(0, "mute", seat=1, muted=False)
    await gathering.ask(1, "say", text="thank you")


@at_the_house
async def test_whoever_has_another_seat_or_is_the_host_now_is_welcomed_anew(
    server: Inside, stack: AsyncExitStack
) -> None:
    gathering = await gather(server, stack, 3, seats=4, start=False)
    await gathering.ask(0, "free", seat=3)
    host, guest, other = gathering.places
    async with gathering.people[1].at(gathering.ident) as tab:
        assert (await tab.welcome())["you"]["seats"] == [1]
        await gathering.ask(1, "sit", name="Twin", another=True)
        you = (await tab.welcome())["you"]
        assert (you["seats"], you["seat"], you["host"]) == ([1, 3], None, False)
        await host.ask("leave")
        assert (await tab.welcome())["you"]["host"]
    heard = len(other.raw)
    await other.until(lambda message: {"table": "new-host", "name": "Player 1"} in message.get("happened", []))
    assert not any('"t":"welcome"' in text for text in other.raw[heard:]), "nothing about him has changed"
    assert guest.seat is None
