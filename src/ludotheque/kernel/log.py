"""The log of a match, one JSON line each: the truth, of which states, views and screens are folds.

    {"ludotheque":1,"game":…,"rules":1,"options":{…},"seats":["Ana",…],"told":false,"commitment":"…"}
    {"seat":"luck","do":"drawn 3,0,2,1","at":0}              luck; with "told":true if people told it
    {"seat":2,"do":"force 3 0","at":5120}                    an action, in ms after the start
    {"seat":"clock","do":"time-out 1","at":65000}            time
    {"outcome":{…},"seed":"…","digest":"…"}                  end; SHA-256 of all lines before it

The first line says "inherited" too where an earlier game at the table has left something to this one.
A log under way has no end yet: it replays, and cannot be verified before its seed is shown.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import Struct

from .errors import BadLog, BadOptions, IllegalAction, LogFault
from .game import AnyGame
from .luck import SEED_BYTES, ProvableLuck, commitment
from .match import Match
from .notation import Reader, encode, write
from .pieces import CLOCK, LUCK, Action, Event, KernelAction, Outcome, Request

T = TypeVar("T")

FORMAT: Final = 1
LONGEST_LINE: Final = 1 << 20

SEAT_NAMES: Final[Mapping[int, Literal["luck", "clock"]]] = {LUCK: "luck", CLOCK: "clock"}
SEATS_BY_NAME: Final = {"luck": LUCK, "clock": CLOCK}


class Terms(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What everybody agrees to before the first shuffle."""

    ludotheque: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    told: bool  # whether people tell the luck that is not secret: real dice
    inherited: Any = None  # what an earlier game at the table has left to this one


class Header(Terms, frozen=True, kw_only=True):
    commitment: str

    def is_committed_to(self, seed: bytes) -> bool:
        terms = Terms(self.ludotheque, self.game, self.rules, self.options, self.seats, self.told, self.inherited)
        return len(seed) == SEED_BYTES and commitment(seed, encode(terms)) == self.commitment


def terms_of(match: Match, names: tuple[str, ...], *, told: bool) -> Terms:
    game = match.game
    options = msgspec.to_builtins(match.options, order="deterministic")
    inherited = msgspec.json.decode(match.inherited)
    return Terms(FORMAT, game.id, game.rules_version, options, names, told, inherited)


class Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    seat: int | Literal["luck", "clock"]
    do: str
    at: int
    told: bool = False


class End(Struct, frozen=True, forbid_unknown_fields=True):
    outcome: Outcome
    seed: str
    digest: str


class Step(Struct, frozen=True):
    """One action of a log, while it is being replayed: the match is as it stands right after it."""

    line: int
    seat: int
    action: Action
    at: int
    asked: Request | None  # what luck had been asked, if it was luck's step
    told: bool
    events: list[Event]


# -- writing ---------------------------------------------------------------------------------------------------


class Writer:
    """Writes a log line by line: `save` gets each line, and must have kept it when it returns."""

    def __init__(
        self, match: Match, names: tuple[str, ...], seed: bytes, save: Callable[[str], None], *, told: bool = False
    ) -> None:
        self._match = match
        self._seed = seed
        self._save = save
        self._digest = hashlib.sha256()
        terms = terms_of(match, names, told=told)
        self.commitment = commitment(seed, encode(terms))
        self._line(Header(**msgspec.structs.asdict(terms), commitment=self.commitment))

    def action(self, seat: int, action: Action, at: int, *, told: bool = False) -> None:
        self._line(Entry(SEAT_NAMES.get(seat, seat), write(action), at, told))

    def end(self) -> None:
        outcome = self._match.outcome()
        assert outcome is not None
        self._line(End(outcome, self._seed.hex(), self._digest.hexdigest()))

    def _line(self, record: Struct) -> None:
        line = encode(record).decode() + "\n"
        self._digest.update(line.encode())
        self._save(line)


# -- reading ---------------------------------------------------------------------------------------------------


class Log:
    """A log that has been read: its header is checked, its steps are checked as they are replayed."""

    def __init__(self, text: str, games: Mapping[str, AnyGame]) -> None:
        self._lines = text.split("\n")
        if self._lines and not self._lines[-1]:
            self._lines.pop()
        if not self._lines:
            raise BadLog(LogFault.EMPTY, line=1)
        self.header = self._read_header()
        self.game = self._find_game(games)
        self._reader = Reader(self.game.actions | KernelAction)
        self.end: End | None = None
        self.match = self._seat_down()

    @property
    def length(self) -> int:
        return len(self._lines)

    def _read_header(self) -> Header:
        plain = self._json(1)
        if not isinstance(plain, dict) or "ludotheque" not in plain:
            raise BadLog(LogFault.NOT_A_LOG, line=1)
        if plain["ludotheque"] != FORMAT:
            raise BadLog(LogFault.FORMAT, line=1)
        return self._convert(1, plain, Header)

    def _find_game(self, games: Mapping[str, AnyGame]) -> AnyGame:
        header = self.header
        if header.game not in games:
            raise BadLog(LogFault.UNKNOWN_GAME, line=1, game=header.game)
        game = games[header.game]
        if header.rules != game.rules_version:
            raise BadLog(LogFault.OTHER_RULES, line=1, rules=header.rules, known=game.rules_version)
        return game

    def _seat_down(self) -> Match:
        try:
            options = msgspec.convert(self.header.options, self.game.options)
            inherited = msgspec.Raw(encode(self.header.inherited))
            return Match(self.game, options, len(self.header.seats), inherited=inherited)
        except (msgspec.ValidationError, BadOptions) as fault:
            raise BadLog(LogFault.BAD_LINE, line=1) from fault

    def seed(self) -> bytes | None:
        """The seed of a finished log, if it is the one that the header is committed to; None before the end."""
        plain = self._json(self.length)
        if not isinstance(plain, dict) or "outcome" not in plain:
            return None
        try:
            seed = bytes.fromhex(self._convert(self.length, plain, End).seed)
        except ValueError:
            seed = b""
        if not self.header.is_committed_to(seed):
            raise BadLog(LogFault.WRONG_SEED, line=self.length)
        return seed

    def steps(self) -> Iterator[Step]:
        """Replay: yields each step as soon as `match` has made it. Checks what it passes."""
        self.match = self._seat_down()
        self.end = None
        last = 0
        for number in range(2, len(self._lines) + 1):
            plain = self._json(number)
            if self.end is not None:
                raise BadLog(LogFault.AFTER_END, line=number)
            if isinstance(plain, dict) and "outcome" in plain:
                self.end = self._check_end(number, self._convert(number, plain, End))
                continue
            step = self._apply(number, self._convert(number, plain, Entry))
            if step.at < last:
                raise BadLog(LogFault.TIME_RUNS_BACK, line=number)
            last = step.at
            yield step

    def _apply(self, number: int, entry: Entry) -> Step:
        seat = SEATS_BY_NAME[entry.seat] if isinstance(entry.seat, str) else entry.seat
        if isinstance(entry.seat, int) and seat < 0:
            raise BadLog(LogFault.BAD_LINE, line=number)
        asked = self.match.asks()
        people_tell = self.header.told and asked is not None and not asked.secret
        if entry.told != (seat == LUCK and people_tell):
            raise BadLog(LogFault.BAD_LINE, line=number)
        try:
            action = self._reader.read(entry.do)
            events = self.match.apply(seat, action, entry.at)
        except IllegalAction as refused:
            raise BadLog(LogFault.ILLEGAL, refused.rule, line=number, why=refused.code) from refused
        return Step(number, seat, action, entry.at, asked, entry.told, events)

    def _check_end(self, number: int, end: End) -> End:
        outcome = self.match.outcome()
        if outcome is None:
            raise BadLog(LogFault.EARLY_END, line=number)
        if outcome != end.outcome:
            raise BadLog(LogFault.WRONG_OUTCOME, line=number)
        before = "".join(line + "\n" for line in self._lines[: number - 1])
        if hashlib.sha256(before.encode()).hexdigest() != end.digest:
            raise BadLog(LogFault.WRONG_DIGEST, line=number)
        return end

    def _json(self, number: int) -> Any:
        line = self._lines[number - 1]
        if len(line) > LONGEST_LINE:
            raise BadLog(LogFault.BAD_LINE, line=number)
        try:
            return msgspec.json.decode(line.encode("utf-8", "surrogatepass"))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            raise BadLog(LogFault.NOT_JSON, line=number) from fault

    def _convert(self, number: int, plain: object, kind: type[T]) -> T:
        try:
            return msgspec.convert(plain, kind)
        except msgspec.ValidationError as fault:
            raise BadLog(LogFault.BAD_LINE, line=number) from fault


# -- proving ---------------------------------------------------------------------------------------------------


class Proof(Struct, frozen=True):
    """What `verify` found: how many answers of luck the seed gives, and how many people told."""

    proven: int
    told: int


def verify(log: Log) -> Proof:
    """Recompute every die and every shuffle of a finished log; raises BadLog where one is not what the seed gives.

    The seed, in the last line, is read first: so a changed shuffle is found where it stands, not where the game then
    goes wrong."""
    seed = log.seed()
    luck = None if seed is None else ProvableLuck(seed)
    proven = told = 0
    for step in log.steps():
        if step.asked is None:
            continue
        if step.told:
            told += 1
        elif luck is not None:
            if luck.answer(step.asked) != step.action:
                raise BadLog(LogFault.WRONG_LUCK, line=step.line)
            proven += 1
    if log.end is None:
        raise BadLog(LogFault.UNFINISHED, line=log.length)
    return Proof(proven, told)
