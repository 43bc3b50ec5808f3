"""Every law of the contract, for every game on the shelf, every number of seats, and any options."""

import contextlib
from itertools import cycle
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.games import shelf
from ludotheque.kernel import options as kernel_options
from ludotheque.kernel.errors import BadOptions, IllegalAction
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.moves import Moves
from ludotheque.kernel.notation import Reader, encode, write
from ludotheque.kernel.options import Options
from ludotheque.kernel.pieces import CLOCK, LUCK, NOBODY, Drawn, KernelAction
from ludotheque.kernel.playout import play_out, play_outs

from . import arbitrary
from .leak import Twins, at_every_kind_of_moment, under_the_law, watchers
from .walks import MANY_STEPS, moves_of, walk

TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in shelf().values() for seats in game.seats]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)

tried = settings(deadline=None, max_examples=12, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
tried_often = settings(tried, max_examples=40)
seeds = st.integers(0, 2**32)


def table(data: st.DataObject, game: AnyGame, seats: int) -> tuple[Match, Options]:
    options = data.draw(arbitrary.option_sets(game, seats))
    return Match(game, options, seats), options


def position(match: Match) -> bytes:
    return encode((match.standing, match.unready)) + match.game.position(match.state)


@every_table
@given(data=st.data(), seed=seeds)
@tried_often
def test_the_same_inputs_give_the_same_match_byte_for_byte(
    game: AnyGame, seats: int, data: st.DataObject, seed: int
) -> None:
    """Set-up, replay and the law that a log needs no generator and no clock."""
    live, options = table(data, game, seats)
    replayed = Match(game, options, seats)
    assert position(live) == position(replayed)
    everybody = cycle(watchers(live))
    for move in walk(live, QuickLuck(seed), steps=MANY_STEPS):
        before = live.clone()
        events = replayed.apply(*move)
        assert encode(events) == encode(before.apply(*move))
        assert position(replayed) == position(before)
        seat = next(everybody)
        assert encode(replayed.view(seat)) == encode(before.view(seat))
    assert position(live) == position(replayed)


@every_table
@given(data=st.data(), seed=seeds)
@tried
def test_a_match_waits_for_somebody_until_it_is_over(game: AnyGame, seats: int, data: st.DataObject, seed: int) -> None:
    match, _ = table(data, game, seats)
    for _ in walk(match, QuickLuck(seed)):
        assert match.outcome() is None
        waits = bool(match.to_act()) or (match.deadline() is not None and bool(match.legal(CLOCK)))
        assert (match.asks() is None) == waits, (
            "luck, or seats, or else the clock alone; never luck beside them, never nobody"
        )
        for seat in range(seats):
            assert bool(match.legal(seat)) == (seat in match.to_act())
    if match.outcome() is not None:
        assert match.asks() is None
        assert not match.to_act()
        assert not any(match.legal(seat) or match.open_ended(seat) for seat in range(seats))
        assert not match.legal(CLOCK)


@every_table
@given(data=st.data(), seed=seeds)
@tried
def test_legal_actions_apply_and_anything_else_is_refused_and_changes_nothing(
    game: AnyGame, seats: int, data: st.DataObject, seed: int
) -> None:
    match, _ = table(data, game, seats)
    luck = QuickLuck(seed)
    for _ in walk(match, luck, steps=MANY_STEPS):
        before = position(match)
        for seat in (*range(seats), CLOCK, LUCK):
            legal = match.legal(seat)
            assert encode(legal) == encode(match.legal(seat)), "in a fixed order"
            for action in legal:
                match.clone().apply(seat, action)
            wild = arbitrary.action(game, luck)
            may_talk = seat >= 0 and any(one.do == write(wild).split()[0] for one in match.open_ended(seat))
            if wild not in legal and not may_talk and not (seat == LUCK and isinstance(wild, Drawn)):
                with pytest.raises(IllegalAction):
                    match.apply(seat, wild)
        for _ in range(3):
            with pytest.raises(IllegalAction):
                match.apply(luck.below(seats), arbitrary.beyond(game, luck))
        for nobody in (seats, seats + 5, -3, 2**70):
            with pytest.raises(IllegalAction):
                match.apply(nobody, arbitrary.action(game, luck))
            assert match.legal(nobody) == []
        assert position(match) == before


@every_table
def test_nothing_is_shown_to_somebody_who_is_not_there(game: AnyGame, seats: int) -> None:
    match = Match(game, game.preset(game.just_play, seats), seats)
    for _ in walk(match, QuickLuck(seats), steps=8):
        for nobody in (seats, 99, -1, -2, -3, 2**70):
            with pytest.raises(IllegalAction):
                match.view(nobody)
            with pytest.raises(IllegalAction):
                match.knowledge(nobody)
            with pytest.raises(IllegalAction):
                match.open_ended(nobody)
            with pytest.raises(IllegalAction):
                match.improvise(nobody, QuickLuck(1))
            with pytest.raises(IllegalAction):
                match.resample(nobody, QuickLuck(1))


@every_table
@given(data=st.data(), seed=seeds)
@tried
def test_a_secret_changes_no_byte_of_what_a_seat_gets(
    game: AnyGame, seats: int, data: st.DataObject, seed: int
) -> None:
    """The leak law for every seat and the public, also after the same visible next step; early or late in a game."""
    match, _ = table(data, game, seats)
    luck = QuickLuck(seed)
    under_the_law(match, luck, steps=60, ahead=luck.below(2) * 60)


@every_table
@given(data=st.data(), seed=seeds)
@settings(tried, max_examples=3)
def test_a_secret_changes_no_byte_whatever_happens_between_people_who_know_the_game(
    game: AnyGame, seats: int, data: st.DataObject, seed: int
) -> None:
    """The same at moments to which chance alone does not come: a safe dialled, a treasure reached."""
    match, _ = table(data, game, seats)
    at_every_kind_of_moment(match, QuickLuck(seed))


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_twins_are_other_worlds(game: AnyGame) -> None:
    """Else they could not find anything out."""
    seats = game.seats[-1]
    match = Match(game, game.preset(game.just_play, seats), seats)
    luck, twins, others = QuickLuck(1), Twins(), 0
    for move in walk(match, luck, steps=30):
        twins.step(match, move, luck, ())
        after = match.clone()
        after.apply(*move)
        others += sum(position(twin) != position(after) for twin in twins)
    assert others > 30 * seats / 2


@every_table
@given(data=st.data(), seed=seeds)
@tried
def test_clones_are_independent(game: AnyGame, seats: int, data: st.DataObject, seed: int) -> None:
    match, _ = table(data, game, seats)
    luck = QuickLuck(seed)
    for _ in walk(match, luck, steps=30):
        before, shown = position(match), shown_to_all(match)
        copy = match.clone()
        assert position(copy) == before
        for _ in walk(copy, luck, steps=3):
            shown_to_all(copy)
        shown_to_all(match.resample(None, luck))
        assert position(match) == before
        assert shown_to_all(match) == shown, "also in what was worked out for it before"


@every_table
@given(data=st.data(), seed=seeds)
@tried
def test_a_step_that_nobody_is_told_of_is_the_step_that_a_table_makes(
    game: AnyGame, seats: int, data: st.DataObject, seed: int
) -> None:
    """The i-th move is the i-th legal action, whoever is next; and luck draws what it would answer."""
    match, _ = table(data, game, seats)
    for number, _ in enumerate(walk(match, QuickLuck(seed), steps=30)):
        if not match.unready:
            quick_steps_are_true(game, match.state, number)


def quick_steps_are_true(game: AnyGame, state: Any, seed: int) -> None:
    turn, request = game.turn(state), game.asks(state)
    assert (turn == LUCK) == (request is not None)
    assert (turn == NOBODY) == (game.outcome(state) is not None)
    if request is not None:
        quick, told = game.clone(state), game.clone(state)
        game.draw(quick, QuickLuck(seed))
        game.apply(told, LUCK, QuickLuck(seed).answer(request), 0)
        assert game.position(quick) == game.position(told)
    for seat in game.to_act(state):
        moves, legal = Moves(), game.legal(state, seat)
        game.moves(state, seat, moves)
        assert moves.count == len(legal)
        for index, action in enumerate(legal):
            quick, told = game.clone(state), game.clone(state)
            game.play(quick, seat, moves.nth(index))
            game.apply(told, seat, action, 0)
            assert game.position(quick) == game.position(told)


def shown_to_all(match: Match) -> bytes:
    return encode([(match.view(seat), match.knowledge(seat)) for seat in watchers(match)])


@every_table
def test_a_playout_takes_any_legal_move_as_luck_has_it(game: AnyGame, seats: int) -> None:
    for seed in range(10):
        start = Match(game, game.preset(game.just_play, seats), seats).state
        played, by_hand = game.clone(start), game.clone(start)
        steps = play_out(game, played, QuickLuck(f"{seed} luck"), QuickLuck(f"{seed} choices"), Moves())
        luck, choices = QuickLuck(f"{seed} luck"), QuickLuck(f"{seed} choices")
        while (seat := game.turn(by_hand)) != NOBODY:
            if (request := game.asks(by_hand)) is not None:
                game.apply(by_hand, LUCK, luck.answer(request), 0)
                continue
            legal = game.legal(by_hand, seat)
            game.apply(by_hand, seat, legal[choices.below(len(legal))], 0)
            steps -= 1
        assert steps == 0
        assert game.position(played) == game.position(by_hand)


@every_table
def test_a_playout_ends_and_leaves_alone_what_it_starts_from(game: AnyGame, seats: int) -> None:
    for options in game.presets(seats).values():
        start = Match(game, options, seats).state
        before = game.position(start)
        ends, steps = play_outs(game, start, QuickLuck(seats), 8)
        assert game.position(start) == before
        assert len(ends) == 8
        assert all(game.outcome(state) is not None for state in ends)
        assert len({game.position(state) for state in ends}) > 4
        assert play_outs(game, start, QuickLuck(seats), 8)[1] == steps


@every_table
@given(data=st.data(), seed=seeds)
@tried
def test_notations_round_trip(game: AnyGame, seats: int, data: st.DataObject, seed: int) -> None:
    match, options = table(data, game, seats)
    reader = Reader(game.actions | KernelAction)
    for seat, action, _ in walk(match, QuickLuck(seed), steps=MANY_STEPS):
        assert reader.read(write(action)) == action
        assert reader.read_json(encode(action)) == action
        assert game.position(game.from_position(game.position(match.state))) == game.position(match.state)
        for watcher in (seat, None):
            if watcher is None or watcher >= 0:
                view = game.view(match.state, watcher)
                assert msgspec.json.decode(encode(view), type=game.view_type) == view
    assert kernel_options.read_text(game.options, kernel_options.write_text(options).split(), game.options()) == options
    assert msgspec.json.decode(encode(options), type=game.options) == options


@every_table
@given(data=st.data(), seed=seeds)
@tried
def test_a_position_goes_on_as_the_match_that_it_was_taken_from(
    game: AnyGame, seats: int, data: st.DataObject, seed: int
) -> None:
    match, options = table(data, game, seats)
    for move in walk(match, QuickLuck(seed), steps=40):
        copy = Match(game, options, seats)
        copy.standing, copy.unready = match.standing, match.unready
        copy.state = game.from_position(game.position(match.state))
        true = match.clone()
        assert encode(copy.apply(*move)) == encode(true.apply(*move))
        assert position(copy) == position(true)


@every_table
@given(data=st.data(), seed=seeds)
@tried
def test_luck_cannot_answer_what_was_not_asked(game: AnyGame, seats: int, data: st.DataObject, seed: int) -> None:
    match, _ = table(data, game, seats)
    luck = QuickLuck(seed)
    for seat, action, _ in walk(match, luck, steps=60):
        before = position(match)
        wrong = [Drawn(()), Drawn((-1,)), Drawn((99,) * 3), Drawn((0,) * 20)]
        if seat == LUCK:
            assert isinstance(action, Drawn)
            wrong.append(Drawn(action.values[:-1]))
        for drawn in wrong:
            with pytest.raises(IllegalAction):
                match.apply(LUCK, drawn)
        assert position(match) == before


@every_table
@given(data=st.data(), seed=seeds)
@tried
def test_the_outcome_says_who_won_and_ranks_everybody(
    game: AnyGame, seats: int, data: st.DataObject, seed: int
) -> None:
    match, _ = table(data, game, seats)
    for _ in walk(match, QuickLuck(seed)):
        pass
    outcome = match.outcome()
    if outcome is None:
        return  # no limit of rounds, and nobody ended it
    assert len(outcome.scores) == len(outcome.parts) == seats
    assert list(outcome.winners) == sorted(set(outcome.winners))
    ranks = outcome.ranks()
    assert all(ranks[seat] == 1 for seat in outcome.winners)
    assert match.standing.deal == match.standing.deals


@every_table
def test_every_preset_can_be_played_and_one_is_just_play(game: AnyGame, seats: int) -> None:
    presets = game.presets(seats)
    assert game.just_play in presets
    for options in presets.values():
        match = Match(game, options, seats)
        for _ in walk(match, QuickLuck(seats), steps=20_000):
            pass
        assert match.outcome() is not None


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_a_number_of_seats_that_does_not_fit_is_refused(game: AnyGame) -> None:
    for seats in (0, 1, game.seats[0] - 1, game.seats[-1] + 1, 99):
        if seats not in game.seats:
            with pytest.raises(BadOptions):
                Match(game, game.options(), seats)


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_every_option_is_described_for_a_form(game: AnyGame) -> None:
    fields = kernel_options.describe(game.options)
    defaults: dict[str, Any] = msgspec.to_builtins(game.options(), order="deterministic")
    assert {field.name: field.default for field in fields} == defaults
    assert kernel_options.read(game.options, defaults, game.options()) == game.options()


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
@given(text=st.one_of(st.text(), st.from_regex(r"[a-z-]{3,12}( [0-9a-z,\-\"]{1,8}){0,4}")))
@settings(tried_often, max_examples=300)
def test_malformed_notation_is_refused(game: AnyGame, text: str) -> None:
    reader = Reader(game.actions | KernelAction)
    with contextlib.suppress(IllegalAction):
        assert write(reader.read(text)) == text


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
@given(data=st.data(), seed=seeds)
@settings(tried_often, max_examples=200)
def test_malformed_json_is_refused(game: AnyGame, data: st.DataObject, seed: int) -> None:
    reader = Reader(game.actions | KernelAction)
    text = bytearray(encode(arbitrary.action(game, QuickLuck(seed))))
    for _ in range(data.draw(st.integers(0, 4))):
        at = data.draw(st.integers(0, len(text) - 1))
        text[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    try:
        action = reader.read_json(bytes(text))
    except IllegalAction:
        return
    assert reader.read_json(encode(action)) == action


def test_a_walk_is_repeatable() -> None:
    for game in shelf().values():
        seats = game.seats[0]
        options = game.preset(game.just_play, seats)
        assert moves_of(game, options, seats, 7) == moves_of(game, options, seats, 7)
