"""What is behind the doors: games, tables, people, replays."""

import asyncio
import secrets
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.requests import Request

import ludotheque
from ludotheque import bots
from ludotheque.games import find, shelf, usual_seats
from ludotheque.kernel.errors import BadBoard, Refused
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.options import describe
from ludotheque.table import game_log, words
from ludotheque.table.commands import SeatBot, Sit, Start
from ludotheque.table.decide import decide
from ludotheque.table.hosting import CODE_LETTERS, opened, settings_for
from ludotheque.table.pieces import Entry, Opened, Person, Phase, Records
from ludotheque.table.refusals import TableFault, TableRefuses
from ludotheque.table.table import Table

from . import access
from .doors import (
    Answered,
    Asked,
    BoardRead,
    Boards,
    BoardTrial,
    BoardTried,
    CodeFound,
    Fault,
    GameLine,
    Health,
    Joined,
    Me,
    NewTable,
    PersonalLink,
    Replay,
    Shelf,
    TableOpened,
    Tables,
    Text,
)
from .faults import ServerFault, ServerRefuses
from .filing import MyLine, TableLine, file, read_filed
from .hall import Hall
from .identity import Signer, Visitor
from .limits import Buckets
from .live import LiveTable

HEALTHY_WITHIN: Final = 5.0  # seconds
HERE: Final = ("127.0.0.1", "::1", "localhost")  # addresses by which everybody finds himself
INVITE: Final = "ludotheque-invite"  # the header that carries an invitation: addresses end up in others' logs
WOKEN: Final = 5  # sleeping tables that one look at the shelf wakes at most


class Often(Struct, frozen=True):
    """How often one address may ask for what costs something, or could be guessed."""

    guesses: Buckets
    openings: Buckets
    boards: Buckets


class Pages:
    def __init__(self, hall: Hall, signer: Signer, addresses: tuple[str, str], often: Often) -> None:
        self._hall = hall
        self._signer = signer
        self._public, self._nearby = addresses
        self._often = often

    # -- the shelf -------------------------------------------------------------------------------------------------

    async def games(self, asked: Asked) -> Answered:
        return Answered(Shelf([_game_line(game, self._hall.offers.names(game)) for game in shelf().values()]))

    async def read_board(self, asked: Asked) -> Answered:
        game = find(asked.request.path_params["game"])
        if not self._often.boards.take(asked.address):
            raise ServerRefuses(ServerFault.TOO_MANY_BOARDS)
        text = asked.body.text
        if self._hall.offers.is_mark(game, text):
            return Answered(BoardRead({game.own_board: text.strip()}, []))
        try:
            return Answered(BoardRead(game.read_board(text), [], game.sheet(text) or None))
        except BadBoard as bad:
            return Answered(BoardRead(None, _faults(bad)))

    async def try_board(self, asked: Asked) -> Answered:
        game = find(asked.request.path_params["game"])
        if not self._often.boards.take(asked.address):
            raise ServerRefuses(ServerFault.TOO_MANY_BOARDS)
        wish: BoardTrial = asked.body
        try:
            return Answered(BoardTried(game.try_board(wish.text, wish.number, wish.said), []))
        except BadBoard as bad:
            return Answered(BoardTried(passes=False, faults=_faults(bad)))

    async def board(self, asked: Asked) -> Answered:
        game, name = find(asked.request.path_params["game"]), asked.request.path_params["board"]
        text = game.boards().get(name) or self._hall.offers.given_out(game, name)
        if text is None:
            raise ServerRefuses(ServerFault.NO_SUCH_PAGE)
        return Answered(Text(text, "application/toml", f"{game.id}-{name}.toml"))

    async def health(self, asked: Asked) -> Answered:
        """Alive, and the database answers."""
        try:
            async with asyncio.timeout(HEALTHY_WITHIN):
                await self._hall.store.due(0, 1)
        except TimeoutError as fault:
            raise ServerRefuses(ServerFault.NOT_SAVED) from fault
        return Answered(Health(ok=True, version=ludotheque.__version__))

    # -- people ----------------------------------------------------------------------------------------------------

    async def me(self, asked: Asked) -> Answered:
        return Answered(self._me(asked, asked.visitor), asked.visitor)

    async def rename(self, asked: Asked) -> Answered:
        nickname = words.name(asked.body.nickname)
        visitor = Visitor(asked.visitor.person, nickname)
        return Answered(self._me(asked, visitor), visitor)

    def _me(self, asked: Asked, visitor: Visitor) -> Me:
        return Me(visitor.nickname, self._base(asked))

    async def personal_link(self, asked: Asked) -> Answered:
        token = self._signer.link(asked.visitor, self._hall.now())
        return Answered(PersonalLink(token, f"{self._base(asked)}/me#{token}"), asked.visitor)

    def _base(self, asked: Asked) -> str:
        """The house's address for people: as it was told, or as this one came; but 127.0.0.1 is no address to give."""
        if self._public:
            return self._public
        is_here = asked.request.url.hostname in HERE
        return self._nearby if is_here and self._nearby else str(asked.request.base_url).rstrip("/")

    async def device(self, asked: Asked) -> Answered:
        visitor = self._signer.linked(asked.body.token, self._hall.now())
        if visitor is None:
            raise ServerRefuses(ServerFault.BAD_LINK)
        return Answered(self._me(asked, visitor), visitor)

    # -- tables ----------------------------------------------------------------------------------------------------

    async def tables(self, asked: Asked) -> Answered:
        return Answered(
            Tables(await self._listed("open"), await self._listed("watch"), await self._mine(asked.visitor.person))
        )

    async def _listed(self, listing: str) -> list[TableLine]:
        return [filed.line for filed in read_filed(await self._hall.store.listed(listing))]

    async def _mine(self, person: Person) -> list[MyLine]:
        """With whose turn it is: as it was kept, or from the table itself. Of those that sleep a few are woken each
        time, and stay awake for a while: whoever looks again is told of more, and it costs little."""
        lines = []
        woken = 0
        for filed in read_filed(await self._hall.store.of_person(person)):
            live = self._hall.awake(filed.line.table.id)
            if live is None and filed.line.to_act is None and woken < WOKEN:
                woken += 1
                live = await self._woken(filed.line.table.id)
            lines.append((filed if live is None else file(live.table)).to(person))
        return lines

    async def _woken(self, ident: str) -> LiveTable | None:
        try:
            return await self._hall.table(ident)
        except Refused:  # it is of other rules, say
            return None

    async def open_table(self, asked: Asked) -> Answered:
        if not self._often.openings.take(asked.address):
            raise ServerRefuses(ServerFault.TOO_MANY_TABLES)
        wish: NewTable = asked.body
        game = find(wish.game)
        seats = usual_seats(game) if wish.seats is None else wish.seats
        options = self._hall.offers.meant(game, wish.options or {})
        settings = settings_for(game, seats, wish.preset, options, wish.pace, wish.watching, wish.open)
        first = opened(asked.visitor.person, seats, settings)
        visitor = self._named(asked.visitor, wish.nickname)
        live = await self._hall.open_table(first, self._seated(first, wish, visitor))
        table = live.table
        own = table.seats_of(visitor.person)
        link = f"{self._base(asked)}/t/{table.id}#{table.invite}"
        return Answered(TableOpened(table.info(), table.invite, table.code, link, own[0] if own else None), visitor)

    def _named(self, visitor: Visitor, nickname: str | None) -> Visitor:
        return visitor if nickname is None else Visitor(visitor.person, words.name(nickname))

    def _seated(self, first: Opened, wish: NewTable, visitor: Visitor) -> list[Records]:
        """What happens at once: as if the host had pressed the buttons one after the other."""
        presses: list[Sit | SeatBot | Start] = []
        if wish.sit:
            presses.append(Sit(id="open", name=visitor.nickname, seat=0))
        if wish.bots:
            presses += [SeatBot(id="open", seat=seat, level=wish.level) for seat in range(int(wish.sit), first.seats)]
        if wish.start:
            presses.append(Start(id="open"))
        table = Table("", first)
        records: list[Records] = []
        for press in presses:
            came = decide(table, press, visitor.person, None, self._hall.now())
            table, _ = table.after(Entry(self._hall.now(), tuple(came)), 1)
            records += came
        return records

    async def table(self, asked: Asked) -> Answered:
        live = await self._hall.table(asked.request.path_params["table"])
        self._check_look(live.table, asked)
        return Answered(live.table.info())

    def _check_look(self, table: Table, asked: Asked) -> None:
        invited = access.is_invitation(table, asked.request.headers.get(INVITE))
        access.check_look(table, asked.visitor.person, invited=invited)

    async def join(self, asked: Asked) -> Answered:
        live = await self._hall.table(asked.request.path_params["table"])
        visitor = self._named(asked.visitor, asked.body.nickname)
        invited = access.is_invitation(live.table, asked.body.invite)
        sit = Sit(id=f"join-{secrets.token_hex(8)}", name=visitor.nickname, seat=asked.body.seat)

        def decided(table: Table, at: int) -> Any:
            access.check_sit(table, visitor.person, invited=invited)
            return decide(table, sit, visitor.person, None, at)

        own = live.table.seats_of(visitor.person)
        if not own:
            await live.ask(decided, visitor.person, sit.id)
            own = live.table.seats_of(visitor.person)
        return Answered(Joined(own[0]), visitor)

    async def code(self, asked: Asked) -> Answered:
        if not self._often.guesses.take(asked.address):
            raise ServerRefuses(ServerFault.TOO_MANY_GUESSES)
        code = "".join(filter(str.isalnum, asked.request.path_params["code"])).upper()  # however people write it down
        ident = await self._hall.store.find(code) if code and set(code) <= set(CODE_LETTERS) else None
        if ident is None:
            raise ServerRefuses(ServerFault.NO_SUCH_CODE)
        live = await self._hall.table(ident)
        return Answered(CodeFound(ident, live.table.invite))

    # -- after the end -----------------------------------------------------------------------------------------------

    async def log(self, asked: Asked) -> Answered:
        played = await self._played(asked)
        settings = played.terms.settings
        if self._hall.offers.are_dealt(find(settings.game), settings.options):
            raise ServerRefuses(ServerFault.HOUSE_CARDS)
        name = f"{played.terms.game.id}-{played.terms.commitment or ''}"[:60]
        text = await asyncio.to_thread(game_log.write, played)
        return Answered(Text(text, "application/jsonl", f"{name}.jsonl"))

    async def replay(self, asked: Asked) -> Answered:
        played = await self._played(asked)
        seat = _number(asked.request, "seat")
        if seat is not None and seat >= played.terms.seats:
            raise TableRefuses(TableFault.SEAT_EMPTY)
        table = played.terms
        scenes = await asyncio.to_thread(lambda: list(game_log.scenes(played, seat)))
        return Answered(Replay(table.settings.game, table.number, seat, table.names(), table.info().seats, scenes))

    async def _played(self, asked: Asked) -> game_log.Played:
        """The game of this number (the last, if none is given), once it is over."""
        ident = asked.request.path_params["table"]
        live = await self._hall.table(ident)
        wanted = _number(asked.request, "game")
        entries = await self._hall.entries(ident)
        games = await asyncio.to_thread(lambda: list(game_log.games(_folded(ident, entries))))  # it may take a second
        chosen = [one for one in games if one.is_over and wanted in (None, one.terms.number)]
        if not chosen:
            is_running = live.table.phase is Phase.PLAYING and wanted in (None, live.table.number)
            self._check_look(live.table, asked)
            raise TableRefuses(TableFault.NOT_OVER) if is_running else ServerRefuses(ServerFault.NO_SUCH_GAME)
        access.check_replay(live.table, chosen[-1], asked.visitor.person)
        if game_log.is_still_in_play(chosen[-1], games):
            raise TableRefuses(TableFault.STILL_IN_PLAY)
        return chosen[-1]

    async def metrics(self, asked: Asked) -> Answered:
        return Answered(Text(self._hall.metrics.page().decode(), "text/plain; version=0.0.4"))


def _faults(bad: BadBoard) -> list[Fault]:
    return [Fault(one.code.value, one.rule, one.details) for one in bad.faults]


def _game_line(game: AnyGame, house: tuple[str, ...]) -> GameLine:
    presets = {
        str(seats): {
            name: msgspec.to_builtins(preset, order="deterministic") for name, preset in game.presets(seats).items()
        }
        for seats in game.seats
    }
    return GameLine(
        game.id,
        game.rules_version,
        tuple(game.seats),
        game.just_play,
        tuple(bots.levels(game)),
        describe(game.options),
        presets,
        Boards(game.own_board, tuple(game.boards()), house) if game.own_board else None,
        game.spoken,
        game.around,
    )


def _number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise ServerRefuses(ServerFault.UNREADABLE)
    return int(text)


def _folded(ident: str, entries: list[Entry]) -> Any:
    first = entries[0].records[0]
    assert isinstance(first, Opened)
    table = Table(ident, first)
    for seq, entry in enumerate(entries, 1):
        table, _ = table.after(entry, seq)
        yield table, entry
