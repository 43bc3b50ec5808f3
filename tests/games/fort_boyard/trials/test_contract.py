"""Every law of the contract, for every trial found."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations, product
from pathlib import Path

import msgspec
import pytest
from msgspec.inspect import EnumType, StrType, StructType, VarTupleType

from ludotheque import texts
from ludotheque.games import fort_boyard
from ludotheque.games.fort_boyard.trials import ACTIONS, EVENTS, TRIALS, AnyScene, AnyStage, TrialCard
from ludotheque.games.fort_boyard.trials.contract import Scene
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.notation import encode, write
from ludotheque.kernel.pieces import NOBODY, Event, Seat
from ludotheque.texts.speaker import Speaker, bare, fields_of, mark

from .stage import Move, Stage, next_move, possible, reader, walk

SEATS = (3, 4, 5, 6)
SEEDS = range(4)
CASTS = [(seats, hands) for seats in SEATS for hands in ((), (1,), tuple(range(1, seats)))]
NAMES = ("Zoé", "Max", "Ugo")
NOT_TO_HIM = {("ChangeMade", "candidate")}  # whom the curtain hides it from
DOLLS = {"figure", "other"}  # are called by their names

every_trial = pytest.mark.parametrize("card", TRIALS)
every_cast = pytest.mark.parametrize(("seats", "hands"), CASTS, ids=[f"{n}-{len(h)}" for n, h in CASTS])


def seed(*parts: object) -> QuickLuck:
    return QuickLuck(" ".join(map(str, parts)))


def watchers(stage: Stage) -> list[Seat | None]:
    return [None, *range(stage.cast.players)]


def seen(stage: Stage, scene: Scene, seat: Seat | None) -> bytes:
    """All that a seat gets now."""
    trial = stage.trial
    mine = () if seat is None else (trial.legal(scene, seat), trial.open_ended(scene, seat))
    return encode((trial.view(scene, seat), mine, trial.to_act(scene), trial.asks(scene), trial.deadline(scene)))


@every_trial
def test_what_a_trial_says_of_itself(card: str) -> None:
    trial = TRIALS[card]
    assert trial.card == card
    assert card in list(TrialCard)
    assert trial.scene_type.__struct_config__.tag == trial.stage_type.__struct_config__.tag == card
    assert trial.rule.startswith("FB-")


@every_trial
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_its_words_are_in_its_own_folder_and_nowhere_else(card: str, language: str) -> None:
    trial, home = TRIALS[card], Path(str(files(fort_boyard)))
    own = home / "trials" / card.replace("-", "_") / "texts" / f"{language}.ftl"
    spoken = own.read_text(encoding="utf-8")
    needed = [f"trial-card-{card}", f"explain-{card}", f"explain-{card}-other", f"board-table-{card}"]
    needed += [f"action-{kind.__struct_config__.tag}" for kind in trial.actions]
    needed += [f"event-{kind.__struct_config__.tag}" for kind in trial.events]
    assert [message for message in needed if f"\n{message} = " not in f"\n{spoken}"] == []
    others = [path for path in home.rglob(f"{language}.ftl") if path != own]
    assert len(others) == len(TRIALS)
    assert not any(re.search(rf"^[\w-]*-{card}\b", path.read_text(encoding="utf-8"), re.M) for path in others)


@every_trial
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_what_befell_me_is_told_to_me_and_not_of_me(card: str, language: str) -> None:
    said = texts.texts(language, fort_boyard.__name__)
    for event, players in ends(card):
        for me in range(players):
            told = Speaker(said, NAMES, me).tell(event)
            assert NAMES[me] not in told, told


def ends(card: str) -> Iterator[tuple[Event, int]]:
    """Every event of a trial that is of simple things, with all its words, and of how many players it is."""
    for kind in TRIALS[card].events:
        fields = fields_of(kind)
        players = [one.name for one in fields if mark(one.type) == "seat" and one.name not in DOLLS]
        players = [name for name in players if (kind.__name__, name) not in NOT_TO_HIM]
        if not players or any(isinstance(bare(one.type), (VarTupleType, StructType)) for one in fields):
            continue
        words = {one.name: list(kept.cls) for one in fields if isinstance(kept := bare(one.type), EnumType)}
        rest = {one.name: "un" if isinstance(bare(one.type), StrType) else 7 for one in fields}
        for chosen in product(*words.values()):
            named = dict(zip(words, chosen, strict=True)) | {name: seat for seat, name in enumerate(players)}
            yield kind(**(rest | named)), len(players)


def test_one_name_is_one_thing() -> None:
    for kinds in (ACTIONS, EVENTS):
        names = Counter(kind.__struct_config__.tag for kind in kinds)
        assert [name for name, often in names.items() if often > 1] == []
    for types in combinations((trial.scene_type for trial in TRIALS.values()), 2):
        assert types[0].__name__ != types[1].__name__


@every_trial
@every_cast
def test_it_ends_and_waits_for_somebody_until_then(card: str, seats: int, hands: tuple[Seat, ...]) -> None:
    for number in SEEDS:
        stage = Stage(card, seats, hands=hands, pace=(100, 150, 200)[number % 3], at=5_000)
        for _ in walk(stage, seed(card, seats, hands, number)):
            _is_sound(stage)
        trial, scene = stage.trial, stage.scene
        assert stage.verdict is not None
        assert trial.asks(scene) is None
        assert trial.deadline(scene) is None
        assert not any(trial.legal(scene, seat) or trial.open_ended(scene, seat) for seat in range(seats))
        assert len(stage.moves) < 700, "a trial lasts about 25 s"
        for event in stage.events:
            assert type(event) in trial.events


def _is_sound(stage: Stage) -> None:
    trial, scene, players = stage.trial, stage.scene, range(stage.cast.players)
    waiting = trial.to_act(scene)
    assert [seat for seat in players if trial.legal(scene, seat)] == sorted(waiting)
    assert not set(waiting) & set(stage.cast.hands), "the server's hand is not waited for"
    if trial.asks(scene) is None:
        assert trial.deadline(scene) is not None, "no trial waits for people for ever"
    else:
        assert not waiting, "luck alone"
        assert not any(trial.open_ended(scene, seat) for seat in players), "luck alone"
    for seat in players:
        offered = {one.do for one in trial.open_ended(scene, seat)}
        assert offered <= {kind.__struct_config__.tag for kind in trial.actions}
        assert trial.legal(scene, seat) == trial.legal(scene, seat), "in a fixed order"


@every_trial
@pytest.mark.parametrize("seats", SEATS)
def test_it_ends_when_nobody_does_anything_and_times_are_stretched_by_the_pace(card: str, seats: int) -> None:
    ends = []
    for pace in (100, 200):
        stage, luck = Stage(card, seats, pace=pace), seed(card, seats)
        while stage.verdict is None:
            request = stage.trial.asks(stage.scene)
            if request is None:
                stage.ring()
            else:
                stage.draw(*luck.answer(request).values)
        ends.append(stage.now)
    assert 0 < ends[0] <= 120_000
    assert 1.5 * ends[0] <= ends[1] <= 2 * ends[0]


@every_trial
@every_cast
def test_a_replay_gives_the_same_trial_byte_for_byte(card: str, seats: int, hands: tuple[Seat, ...]) -> None:
    live = Stage(card, seats, hands=hands)
    scenes = [encode(live.scene) for _ in walk(live, seed(card, seats, hands))]
    again = Stage(card, seats, hands=hands)
    for move, scene in zip(list(live.moves), scenes, strict=True):
        assert encode(again.scene) == scene
        again.apply(move)
    assert encode((again.scene, again.events)) == encode((live.scene, live.events))


@every_trial
@every_cast
def test_scenes_actions_and_views_are_written_and_read_back(card: str, seats: int, hands: tuple[Seat, ...]) -> None:
    stage = Stage(card, seats, hands=hands)
    for _, action, _ in walk(stage, seed(card, seats, hands, "notation")):
        assert msgspec.json.decode(encode(stage.scene), type=AnyScene) == stage.scene
        assert reader(stage.trial).read(write(action)) == action
        assert reader(stage.trial).read_json(encode(action)) == action
        for seat in watchers(stage):
            assert msgspec.json.decode(encode(stage.view(seat)), type=AnyStage) == stage.view(seat)


@every_trial
@every_cast
def test_legal_actions_apply_and_those_of_others_are_refused(card: str, seats: int, hands: tuple[Seat, ...]) -> None:
    stage, luck = Stage(card, seats, hands=hands), seed(card, seats, hands, "legal")
    known: list[Move] = []
    for move in walk(stage, luck):
        before, moves, now = stage.scene, len(stage.moves), stage.now
        for seat in range(seats):
            for action in stage.trial.legal(before, seat):
                stage.apply((seat, action, now))
                stage.scene = before
        for _, action, _ in known[-3:]:
            for seat in (*range(seats), seats, 99, NOBODY):
                offered = {one.do for one in stage.trial.open_ended(before, seat)}
                if action not in stage.trial.legal(before, seat) and action.__struct_config__.tag not in offered:
                    with pytest.raises(IllegalAction):
                        stage.apply((seat, action, now))
                    assert stage.scene is before
        del stage.moves[moves:]
        stage.now = now
        if move[0] >= 0:
            known.append(move)


@every_trial
@every_cast
def test_a_secret_changes_no_byte_of_what_a_seat_gets(card: str, seats: int, hands: tuple[Seat, ...]) -> None:
    for number in SEEDS:
        stage, luck = Stage(card, seats, hands=hands), seed(card, seats, hands, number, "leak")
        for move in walk(stage, luck):
            for seat in watchers(stage):
                _same_now_and_next(stage, move, seat, luck)


def _same_now_and_next(stage: Stage, move: Move, seat: Seat | None, luck: QuickLuck) -> None:
    """In another world that a seat cannot tell from this one it gets the same; also after the same step there, or
    another that its maker might have taken, unless it has been told so."""
    other = stage.trial.resample(stage.scene, seat, luck)
    assert seen(stage, other, seat) == seen(stage, stage.scene, seat), "resample keeps what a seat sees"
    twins = [_after(stage, stage.scene, move), _after(stage, other, move)]
    true = twins[0]
    assert true is not None, "the step that was taken"
    if twins[1] is None:
        assert move[0] != seat, "a secret decides what a seat may do"
    request = stage.trial.asks(stage.scene)
    if request is not None:
        twins.append(_after(stage, other, (move[0], luck.answer(request), move[2])))
    if move[0] != seat and move[0] >= 0:
        copy = Stage(stage.trial.card, stage.cast.players, hands=stage.cast.hands)
        copy.scene, copy.now = other, stage.now
        varied = next_move(copy, luck, 0)
        if varied is not None and varied[0] == move[0]:
            twins.append(_after(stage, other, (move[0], varied[1], move[2])))
    for twin in twins[1:]:
        if twin is None:
            continue
        same_told = _told(stage, true, seat) == _told(stage, twin, seat)
        assert not same_told or _knows(stage, true, seat) == _knows(stage, twin, seat), "a view changes by events alone"
        if _knows(stage, true, seat) == _knows(stage, twin, seat):
            assert same_told, "an event tells what it must not"
            assert seen(stage, true[0], seat) == seen(stage, twin[0], seat)


@every_trial
@every_cast
def test_what_can_still_be_otherwise_after_a_step_nobody_has_been_told(
    card: str, seats: int, hands: tuple[Seat, ...]
) -> None:
    """Nor everybody at once: where `resample` keeps a seat from telling what was done from something else that might
    have been, no event tells it."""
    for number in SEEDS:
        stage, luck = Stage(card, seats, hands=hands), seed(card, seats, hands, number, "still")
        for move in walk(stage, luck):
            true, twin = _after(stage, stage.scene, move), _varied(stage, move, luck)
            assert true is not None, "the step that was taken"
            if twin is None or twin[0] == true[0]:
                continue
            for seat in watchers(stage):
                if seat != move[0] and _is_one_world(stage, true[0], twin[0], seat):
                    assert _told(stage, true, seat) == _told(stage, twin, seat), "an event tells what is still hidden"


def _varied(stage: Stage, move: Move, luck: QuickLuck) -> "After | None":
    """Had whoever made this step made another."""
    request = stage.trial.asks(stage.scene)
    if request is not None:
        return _after(stage, stage.scene, (move[0], luck.answer(request), move[2]))
    if move[0] < 0:
        return None
    choices = possible(stage, move[0], luck)
    return _after(stage, stage.scene, (move[0], choices[-1], move[2])) if choices else None


def _is_one_world(stage: Stage, one: Scene, other: Scene, seat: Seat | None) -> bool:
    """The same luck leads from both to the same third: neither can be told from that, so nor from each other."""
    return any(
        stage.trial.resample(one, seat, seed(number)) == stage.trial.resample(other, seat, seed(number))
        for number in range(4)
    )


After = tuple[Scene, list[Event]]


def _after(stage: Stage, scene: Scene, move: Move) -> After | None:
    copy = Stage(stage.trial.card, stage.cast.players, hands=stage.cast.hands)
    copy.scene, copy.now = scene, stage.now
    try:
        copy.apply(move)
    except IllegalAction:
        return None
    return copy.scene, list(copy.last)


def _knows(stage: Stage, after: After, seat: Seat | None) -> bytes:
    """What it sees, and what everybody has seen happen: the room's view lists that."""
    return encode(stage.trial.view(after[0], seat)) + _told(stage, after, None)


def _told(stage: Stage, after: After, seat: Seat | None) -> bytes:
    redacted = [stage.trial.redact(event, seat) for event in after[1]]
    return encode([event for event in redacted if event is not None])
