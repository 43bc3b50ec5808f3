"""The leak law: what a seat cannot know changes no byte of what it gets.

Ways to try it, each for every seat and for the public:

    same_now      a world that the seat cannot tell from this one looks the same, answers the same, refuses the same
    same_next     after a step that leaves the seat knowing the same in both, it has also been told the same
    Twins         a world that walks beside the true one over many steps goes on looking the same
    worlds        the exact set: all pasts (every answer of luck, every move of others) that have looked the same to
                  this seat, step by step; whatever `resample` gives must be one of them, and each as often as it should
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import permutations, product

from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import Luck, QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.notation import encode
from ludotheque.kernel.pieces import CLOCK, LUCK, PUBLIC, Action, Drawn, Event, Pick, Request, Roll, Seat, Shuffle

from . import arbitrary
from .walks import Move, played, walk

LOOK_ALIKES = 24  # of what somebody might have done; where he could do more, others are tried at the next step


class LawBroken(AssertionError):
    """A law does not hold; says which, and for whom."""

    def __init__(self, law: str, seat: Seat | None, detail: object) -> None:
        super().__init__(f"{law} (seat {seat}): {detail}")
        self.law = law


def watchers(match: Match) -> list[Seat | None]:
    return [PUBLIC, *range(match.seats)]


Others = dict[Seat | None, Match]  # for each watcher a world that it cannot tell from the true one


def other_worlds(match: Match, luck: QuickLuck) -> Others:
    return {seat: match.resample(seat, luck) for seat in watchers(match)}


def seen(match: Match, seat: Seat | None, probes: Sequence[Action] = ()) -> bytes:
    """All that a seat gets, as bytes: view, prompts, what is awaited of whom and in which phase, what others may do
    before everybody's eyes, and how each probe is refused."""
    mine = () if seat is None else (match.legal(seat), match.open_ended(seat), refusals(match, seat, probes))
    return encode(
        (
            (match.view(seat), mine, match.to_act(), match.phase(), openly(match)),
            (match.asks(), match.deadline(), match.legal(CLOCK)),
        )
    )


def openly(match: Match) -> list[object]:
    """It lies on a screen at which anybody may look."""
    hands = [seat for seat in range(match.seats) if match.acts_openly(seat)]
    return [(seat, match.legal_to_people(seat), match.open_to_people(seat)) for seat in hands]


def refusals(match: Match, seat: Seat, probes: Sequence[Action]) -> list[object]:
    """What is refused changes nothing, which is a law of its own: so one copy does for many probes."""
    answers: list[object] = []
    copy = match.clone()
    for probe in probes:
        try:
            copy.apply(seat, probe)
            copy = match.clone()
            answers.append("taken")
        except IllegalAction as refused:
            answers.append((refused.code, refused.rule, refused.details))
    return answers


def told(match: Match, events: Sequence[Event], seat: Seat | None) -> bytes:
    redacted = (match.redact(event, seat) for event in events)
    return encode([event for event in redacted if event is not None])


def same_now(match: Match, others: Others, probes: Sequence[Action]) -> None:
    for seat, other in others.items():
        if encode(match.knowledge(seat)) != encode(other.knowledge(seat)):
            raise LawBroken("resample keeps what a seat knows", seat, "knowledge differs")
        here, there = seen(match, seat, probes), seen(other, seat, probes)
        if here != there:
            raise LawBroken("a secret changes what a seat gets", seat, difference(here, there))


def same_next(match: Match, others: Others, move: Move, luck: QuickLuck) -> None:
    after = _after(match, move)
    for seat, other in others.items():
        true = Moment(after, seat)
        for step in look_alikes(other, move, seat, luck):
            twin = _follow(other.clone(), step, seat)
            if twin is not None:
                still_alike(true, Moment(twin, seat))
    if move[0] >= 0:
        # Whoever acts by what he holds could hardly do so in a world of somebody else's. In one of his own he can, and
        # the public cannot tell that from the true one either. (Its own luck: walks stay as they were.)
        own = match.resample(move[0], QuickLuck(match.game.position(match.state).decode()))
        still_alike(Moment(after, PUBLIC), Moment(_after(own, move), PUBLIC))


class Twins:
    """For each watcher a world that walks beside the true one, step for step, as long as the two look the same to it:
    a secret that shows only some turns later is found out then."""

    def __init__(self) -> None:
        self._twins: dict[Seat | None, Match] = {}

    def step(self, match: Match, move: Move, luck: QuickLuck, probes: Sequence[Action]) -> None:
        true = _after(match, move)
        for seat in watchers(match):
            twin = self._twins.pop(seat, None) or match.resample(seat, luck)
            moved = _follow(twin, move, seat)
            if (
                moved is not None
                and still_alike(Moment(true, seat, probes), Moment(moved, seat, probes))
                and not _same(true[0], twin)
            ):
                self._twins[seat] = twin

    def __iter__(self) -> Iterator[Match]:
        return iter(self._twins.values())


def _same(true: Match, twin: Match) -> bool:
    """A twin that is the true world itself could never look different: another is drawn in its place."""
    return true.game.position(true.state) == twin.game.position(twin.state)


Moved = tuple[Match, Sequence[Event]]  # a match right after a step, and what happened in it


def _after(match: Match, move: Move) -> Moved:
    after = match.clone()
    return after, after.apply(*move)


def _follow(twin: Match, move: Move, seat: Seat | None) -> Moved | None:
    """The same step in another world; None if somebody else could not have taken it there."""
    try:
        return twin, twin.apply(*move)
    except IllegalAction as refused:
        if move[0] == seat:
            raise LawBroken("a secret decides what a seat may do", seat, move) from refused
        return None


class Moment:
    """What a step has brought a seat; worked out when it is asked for, and then once."""

    def __init__(self, moved: Moved, seat: Seat | None, probes: Sequence[Action] = ()) -> None:
        self._match, self._events = moved
        self.seat = seat
        self._probes = probes

    @cached_property
    def told(self) -> bytes:
        return told(self._match, self._events, self.seat)

    @cached_property
    def shown_for(self) -> int:
        """So long bots wait: everybody sees that."""
        return self._match.shown_for(self._events)

    @cached_property
    def acts_at_once(self) -> bool:
        """Whether bots take no pause of their own: everybody sees that, too."""
        return self._match.acts_at_once()

    @cached_property
    def knows(self) -> bytes:
        return encode(self._match.knowledge(self.seat))

    @cached_property
    def gets(self) -> bytes:
        return seen(self._match, self.seat, self._probes)


def still_alike(true: Moment, other: Moment) -> bool:
    """Whether a seat that could not tell two worlds apart still cannot, after a step in each. What it has been told
    and what it now knows go together: the one never differs without the other."""
    alike = true.knows == other.knows
    if alike and true.told != other.told:
        raise LawBroken("an event tells what it must not", true.seat, difference(true.told, other.told))
    if not alike and true.told == other.told:
        raise LawBroken("a view changes by more than events tell", true.seat, true.told)
    pauses = [(moment.shown_for, moment.acts_at_once) for moment in (true, other)] if alike else []
    if alike and pauses[0] != pauses[1]:
        raise LawBroken("a pause tells what it must not", true.seat, pauses)
    if alike and true.gets != other.gets:
        raise LawBroken("a step changes what a seat gets", true.seat, difference(true.gets, other.gets))
    return alike


def under_the_law(match: Match, luck: QuickLuck, steps: int, ahead: int = 0) -> None:
    """A random walk with every law of this page tried at each step, but for the first steps, which go `ahead`."""
    twins = Twins()
    for step, move in enumerate(walk(match, luck, steps=ahead + steps)):
        if step >= ahead:
            others, probes = other_worlds(match, luck), arbitrary.one_of_each_kind(match.game, luck)
            same_now(match, others, probes)
            same_next(match, others, move, luck)
            twins.step(match, move, luck, probes)
    same_now(match, other_worlds(match, luck), arbitrary.one_of_each_kind(match.game, luck))


def at_every_kind_of_moment(match: Match, luck: QuickLuck, times: int = 1) -> None:
    """A game between bots, with the laws tried at whatever happens for the first time in it."""
    tried: Counter[tuple[type, ...]] = Counter()
    for move in played(match, luck):
        kind = (type(move[1]), *map(type, _after(match, move)[1]))
        tried[kind] += 1
        if tried[kind] <= times:
            others, probes = other_worlds(match, luck), arbitrary.one_of_each_kind(match.game, luck)
            same_now(match, others, probes)
            same_next(match, others, move, luck)
            Twins().step(match, move, luck, probes)


def look_alikes(match: Match, move: Move, seat: Seat | None, luck: Luck) -> Iterator[Move]:
    """The move itself, and what else its maker might have done in its place."""
    actor, _, at = move
    yield move
    if actor == LUCK:
        request = match.asks()
        assert request is not None
        yield from ((LUCK, luck.answer(request), at) for _ in range(4))
    elif actor != seat and actor != CLOCK:
        legal = match.legal(actor)
        yield from ((actor, legal[index], at) for index in luck.shuffle(len(legal))[:LOOK_ALIKES])


def difference(here: bytes, there: bytes) -> str:
    at = next((at for at, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there)))
    return f"…{here[max(0, at - 60) : at + 40]!r} / …{there[max(0, at - 60) : at + 40]!r}"


# -- the exact set of worlds -----------------------------------------------------------------------------------


def answers(request: Request) -> Iterator[Drawn]:
    """Every answer that luck can give, each as likely as the others."""
    match request:
        case Shuffle(size=size):
            yield from map(Drawn, permutations(range(size)))
        case Roll(dice=dice, sides=sides):
            yield from map(Drawn, product(range(1, sides + 1), repeat=dice))
        case Pick(among=among):
            yield from (Drawn((which,)) for which in range(among))


Worlds = dict[bytes, tuple[Match, int]]  # by position: a match, and how many pasts lead to it


def worlds(start: Match, moves: Sequence[Move], seat: Seat | None) -> Iterator[tuple[Match, Worlds]]:
    """After each move: the true match, and all the worlds that have looked to this seat as it has, from the start."""
    true = start.clone()
    possible: Worlds = {b"": (start.clone(), 1)}
    for move in moves:
        listed = move[1] in true.legal(move[0])
        heard = told(true, true.apply(*move), seat)
        got = seen(true, seat)
        following: Worlds = {}
        for world, weight in possible.values():
            for step in _might_be(world, move, seat, listed):
                other = world.clone()
                try:
                    events = other.apply(*step)
                except IllegalAction:
                    continue
                if told(other, events, seat) == heard and seen(other, seat) == got:
                    position = other.game.position(other.state)
                    before = following.get(position, (other, 0))[1]
                    following[position] = (other, before + weight)
        possible = following
        yield true, possible


def _might_be(world: Match, move: Move, seat: Seat | None, listed: bool) -> Iterator[Move]:
    """What may really have happened: any answer of luck; the seat's own move; whatever else others might do.
    Open-ended actions (not `listed`) are public, and the clock hides nothing: those are taken as they are."""
    actor, _, at = move
    request = world.asks()
    if actor == LUCK and request is not None:
        yield from ((LUCK, drawn, at) for drawn in answers(request))
    elif actor in (seat, CLOCK) or not listed:
        yield move
    else:
        yield from ((actor, other, at) for other in world.legal(actor))


def resample_is_exact(match: Match, possible: Worlds, seat: Seat | None, luck: QuickLuck, draws: int) -> Counter[bytes]:
    """Draw, and count; a world that the seat can tell from the true one breaks the law."""
    counted: Counter[bytes] = Counter()
    for _ in range(draws):
        position = match.game.position(match.resample(seat, luck).state)
        if position not in possible:
            raise LawBroken("resample gives a world that has looked different", seat, position.decode())
        counted[position] += 1
    return counted
