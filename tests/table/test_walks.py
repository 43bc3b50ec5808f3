"""Any evening: several people ask whatever comes to their minds, sensible or not, and the laws of a table hold."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import hypothesis.strategies as st
from hypothesis import given, settings
from tests.conformance import arbitrary

from ludotheque.games import find, shelf
from ludotheque.kernel.errors import Refused
from ludotheque.kernel.log import Log, verify
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import Action
from ludotheque.table import words
from ludotheque.table.clock import deadline
from ludotheque.table.commands import (
    Arrange,
    Commands,
    Free,
    Leave,
    Mute,
    Rematch,
    Return,
    Say,
    SeatBot,
    Settle,
    Sit,
    Start,
    Undo,
    Wear,
)
from ludotheque.table.game_log import games, scenes, write
from ludotheque.table.pieces import COLOURS, Absence, Emblem, Pace, Phase, Watching, read_entry
from ludotheque.table.playing import move, ring
from ludotheque.table.seating import came_back, lost
from ludotheque.table.table import Table

from .evening import GAME, PEOPLE, Evening, everything, eyes, fold, position, seen, wish

VISITORS = (*PEOPLE[:6], "stranger")
NAMES = ("Ana", "ANA", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Ａｎａ", " ", "x" * 30, "👩‍🚀", "é", "é")
TEXTS = ("Hm", "y" * 301, " ", "\n\N{RIGHT-TO-LEFT OVERRIDE}", "A\ud800")
OPTIONS: tuple[dict[str, object], ...] = ({}, {"final_vote": "in_turn", "match": 1}, {"max_rounds": 77})
T = TypeVar("T")


class AnyEvening:
    def __init__(self, seed: int) -> None:
        self.luck = QuickLuck(seed)
        options = {"match": 1 + self.luck.below(2)}
        self.evening = Evening(4 + self.luck.below(3), pace=self.one_of(tuple(Pace)), options=options, seed=seed)
        self.folded = fold(self.evening.entries)
        self.sharing: set[str] = set()
        self.last_at = 0

    def one_of(self, things: Sequence[T]) -> T:
        return things[self.luck.below(len(things))]

    def somebody(self) -> str:
        return self.one_of(VISITORS)

    def seat(self) -> int:
        return self.luck.below(7)

    def walk(self, steps: int) -> None:
        for _ in range(steps):
            self.one_of(self.STEPS)(self)
            for law in self.LAWS:
                law(self)
        self.check_log()

    # -- whatever is tried -----------------------------------------------------------------------------------------

    def attempt(self, tried: Callable[[], object]) -> bool:
        """It happens, and stands in the log so that it can be read again; or it is refused, and nothing has changed.
        The table before it is what it was, either way."""
        evening = self.evening
        before, log = evening.table, evening.seq
        was = everything(before)
        try:
            tried()
        except Refused:
            assert evening.table is before
            assert evening.seq == log
            return False
        finally:
            assert everything(before) == was
        (entry,) = evening.entries[log:]
        assert read_entry(encode(entry)) == entry
        self.folded, _ = self.folded.after(read_entry(encode(entry)), evening.seq)
        return True

    def ask(self, person: str, command: Commands, seat: int | None = None) -> bool:
        return self.attempt(lambda: self.evening.do(person, command, seat))

    # -- people ----------------------------------------------------------------------------------------------------

    def sit(self) -> None:
        person, another = self.somebody(), self.luck.below(3) == 0
        wanted = Sit("1", self.one_of(NAMES), self.one_of((None, self.seat())), another)
        if self.ask(person, wanted) and another:
            self.sharing.add(person)

    def wear(self) -> None:
        wanted = Wear("1", self.seat(), self.luck.below(COLOURS), self.one_of(tuple(Emblem)))
        self.ask(self.somebody(), wanted)

    def come_and_go(self) -> None:
        commands: tuple[Commands, ...] = (Leave("1"), Return("1"))
        self.ask(self.somebody(), self.one_of(commands))

    def lose_the_line(self) -> None:
        evening, person = self.evening, self.somebody()
        self.attempt(lambda: evening.write(lost(evening.table, person)))

    def find_the_line(self) -> None:
        evening, person = self.evening, self.somebody()
        self.attempt(lambda: evening.write(came_back(evening.table, person, {Absence.LOST})))

    def say(self) -> None:
        self.ask(self.somebody(), Say("1", self.one_of(TEXTS)), self.one_of((None, self.seat())))

    def host(self) -> None:
        host = self.evening.table.host
        person = self.one_of((host, host, self.somebody()))
        assert not self.ask(person, self.one_of(self.orders())) or person == host

    def orders(self) -> Sequence[Commands]:
        seat, order = self.seat(), tuple(self.luck.shuffle(self.evening.table.seats))
        return (
            SeatBot("1", seat, self.one_of((None, "random", "genius")), self.one_of((None, *NAMES))),
            Free("1", seat),
            Mute("1", seat, muted=self.luck.below(2) == 0),
            Arrange("1", self.one_of((order, order[1:]))),
            Settle("1", seats=3 + self.luck.below(5), preset=self.one_of((None, "fog", "advanced", "no"))),
            Settle("1", options=self.one_of(OPTIONS)),
            Settle("1", watching=self.one_of(tuple(Watching)), open=True),
            Settle("1", pace=self.one_of(tuple(Pace))),
            Start("1"),
            Rematch("1"),
        )

    def fill_the_table_and_start(self) -> None:
        """Else few evenings would ever come to a game."""
        evening = self.evening
        self.ask(evening.table.host, Rematch("1"))
        for person in PEOPLE[:6]:
            self.ask(person, Sit("1", f"{person} {person}"))
        for seat in range(evening.table.seats):
            if evening.table.sitters[seat] is None:
                self.ask(evening.table.host, SeatBot("1", seat))
        self.ask(evening.table.host, Start("1"))

    # -- the game --------------------------------------------------------------------------------------------------

    @property
    def is_playing(self) -> bool:
        return self.evening.table.phase is Phase.PLAYING

    def play_on(self, most: int = 12) -> None:
        """Whoever is awaited does something, bots too."""
        for _ in range(most):
            if not self.is_playing:
                return
            seat = self.one_of(self.evening.match.to_act())
            self.move(seat, self.one_of(self.evening.match.legal(seat)))

    def try_anything(self) -> None:
        action = arbitrary.action(find(GAME), self.luck)
        self.ask(self.somebody(), wish(action, self.evening.seq - self.luck.below(4)), self.one_of((None, self.seat())))

    def claim(self) -> None:
        seat = self.luck.below(self.evening.table.seats)
        action = self.evening.match.improvise(seat, self.luck) if self.is_playing else None
        if action is not None:
            self.move(seat, action)

    def move(self, seat: int, action: Action) -> None:
        evening = self.evening
        assert self.attempt(lambda: evening.write(move(evening.table, seat, action, evening.now, evening.seq)))

    def take_anything_back(self) -> None:
        self.ask(self.somebody(), Undo("1"))

    def act_and_take_back(self) -> None:
        """What is taken back has never been: nobody sees a trace, in the position, the prompts or the file."""
        evening = self.evening
        before, file = evening.table, self.files()
        self.play_on(1)
        last = evening.table.last
        sitter = None if last is None else evening.table.sitters[last.seat]
        if last is None or sitter is None or sitter.person is None or not self.ask(sitter.person, Undo("1"), last.seat):
            return
        assert seen(evening.table.match) == seen(before.match)
        assert position(evening.table.match) == position(before.match)
        assert (evening.table.legal, evening.table.awaited_since) == (before.legal, before.awaited_since)
        assert deadline(evening.table) == deadline(before)
        assert self.files() == file

    def files(self) -> list[str]:
        return [write(played) for played in games(self.evening.log)]

    def wait(self) -> None:
        self.evening.now += self.one_of((-5000, 1, 700, 45_000, 200_000))

    def look_at_the_clock(self) -> None:
        evening = self.evening
        moment = deadline(evening.table)
        due = moment is not None and evening.now >= moment
        assert self.attempt(lambda: evening.write(ring(evening.table, evening.now))) is due

    # -- what is always so -----------------------------------------------------------------------------------------

    def the_log_is_the_table(self) -> None:
        assert everything(self.folded) == everything(self.evening.table)

    def no_two_at_the_table_have_one_name(self) -> None:
        taken = [sitter.name for sitter in self.evening.table.sitters if sitter is not None]
        assert not any(words.alike(one, other) for at, one in enumerate(taken) for other in taken[:at])

    def no_two_at_the_table_have_one_colour_or_one_emblem(self) -> None:
        worn = [sitter.badge for sitter in self.evening.table.sitters if sitter is not None]
        assert len({one.colour for one in worn}) == len({one.emblem for one in worn}) == len(worn)

    def nobody_sits_twice_unless_he_shares_his_screen(self) -> None:
        for person in PEOPLE:
            assert len(self.evening.table.seats_of(person)) <= 1 or person in self.sharing

    def somebody_is_the_host_and_who_is_shown_as_one_is(self) -> None:
        table = self.evening.table
        assert table.host in PEOPLE or table.host == "stranger"
        shown = [seat for seat, line in enumerate(table.info().seats) if line is not None and line.host]
        assert shown == table.seats_of(table.host)

    def time_never_runs_back(self) -> None:
        table = self.evening.table
        assert self.last_at <= table.at
        assert all(since <= table.at for since in table.awaited_since)
        self.last_at = table.at

    def what_is_offered_is_what_the_rules_allow(self) -> None:
        table = self.evening.table
        if table.match is not None:
            assert list(table.legal) == [table.match.legal(seat) for seat in range(table.seats)]
            assert (table.phase is Phase.OVER) == (table.match.outcome() is not None)
            assert table.match.asks() is None

    def nobody_s_cookie_and_no_seed_is_told(self) -> None:
        table = self.evening.table
        told = encode((table.info(), table.chat))
        assert b"stranger" not in told
        assert not table.seed or table.seed.hex().encode() not in told
        assert table.invite.encode() not in told

    def check_log(self) -> None:
        evening = self.evening
        assert everything(fold(read_entry(encode(entry)) for entry in evening.entries)) == everything(evening.table)
        for played in games(evening.log):
            log = Log(write(played), shelf())
            if played.is_over:
                verify(log)
            for seat in eyes(log.match):
                shown = list(scenes(played, seat))
                assert len(shown) == len(played.steps)
            self.check_last(played.terms, log.match)

    def check_last(self, terms: Table, match: Match) -> None:
        """The file of the game that stands on the table ends where the table stands."""
        table = self.evening.table
        if table.match is not None and terms.number == table.number:
            for _ in (replay := Log(self.files()[-1], shelf())).steps():
                pass
            assert position(replay.match) == position(table.match)
            assert replay.match.seats == match.seats

    STEPS = (
        *(sit, wear, come_and_go, lose_the_line, find_the_line, say, host, host),
        *(fill_the_table_and_start, play_on, try_anything, claim, take_anything_back, act_and_take_back),
        *(wait, look_at_the_clock),
    )
    LAWS = (
        the_log_is_the_table,
        no_two_at_the_table_have_one_name,
        no_two_at_the_table_have_one_colour_or_one_emblem,
        nobody_sits_twice_unless_he_shares_his_screen,
        somebody_is_the_host_and_who_is_shown_as_one_is,
        time_never_runs_back,
        what_is_offered_is_what_the_rules_allow,
        nobody_s_cookie_and_no_seed_is_told,
    )


@given(seed=st.integers(0, 2**32))
@settings(deadline=None, max_examples=20, derandomize=True)
def test_the_laws_of_a_table_hold_on_any_evening(seed: int) -> None:
    AnyEvening(seed).walk(80)
