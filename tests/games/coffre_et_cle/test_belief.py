"""A belief is exact: it is checked against every deal there is, replayed through the rules."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ludotheque import bots
from ludotheque.games.coffre_et_cle import GAME
from ludotheque.games.coffre_et_cle.belief import Belief, World
from ludotheque.games.coffre_et_cle.faces import CARDS, FACE
from ludotheque.games.coffre_et_cle.options import Advanced, Options, Specials
from ludotheque.games.coffre_et_cle.pieces import (
    END_TURN,
    FAKE_KEY,
    FALSE_TREASURE,
    KEY,
    NEUTRAL,
    PASS,
    SPECIALS,
    TRAP,
    TREASURE,
    Card,
    Claim,
    Dealt,
    Hold,
    Observe,
    Said,
    Saw,
    Swap,
    View,
)
from ludotheque.games.coffre_et_cle.rules import NONE
from ludotheque.games.coffre_et_cle.state import State
from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.pieces import LUCK, Action
from ludotheque.kernel.row import numbers_of, row_of

Logged = list[tuple[int, Action]]


def dealt(options: Options, seats: int, luck: QuickLuck) -> Match:
    match = Match(GAME, options, seats)
    while (request := match.asks()) is not None:
        match.apply(LUCK, luck.answer(request))
    return match


def some_steps(match: Match, steps: int, luck: QuickLuck) -> Logged:
    """Random play for so many steps; it stops before a move that would end the game."""
    log: Logged = []
    for _ in range(steps):
        seat = match.to_act()[0]
        action = bots.RandomBot().choose(match.view(seat), match.legal(seat), luck)
        ahead = match.clone()
        ahead.apply(seat, action)
        if ahead.outcome() is not None:
            break
        match.apply(seat, action)
        log.append((seat, action))
    return log


def belief_of(view: View) -> Belief:
    belief = Belief(view)
    belief.see(view)
    return belief


def cards_of(state: State) -> list[Card]:
    return [CARDS[face] for face in numbers_of(state.face, state.cards)]


def every_deal(first: State) -> Iterator[list[Card]]:
    """Every way in which the cards may lie, as the options deal them."""
    options, size = first.rules.options, first.cards
    advanced = [
        card
        for option, card in ((Advanced.FALSE_TREASURE, FALSE_TREASURE), (Advanced.TRAP, TRAP))
        if option in options.advanced_cards
    ]
    special = [*SPECIALS, *advanced]
    for where in permutations(range(size), len(special)):
        if options.specials is Specials.WITH_PLAYERS and max(where[:3]) >= first.seats:
            continue
        face = [NEUTRAL] * size
        for card, location in zip(special, where, strict=True):
            face[location] = card
        yield face


def deals_by_replay(first: State, log: Logged, seat: int, seen: View) -> Counter[World]:
    """How many deals of each world could have led to what this seat sees: all are dealt, and all moves made again."""
    counted: Counter[World] = Counter()
    for face in every_deal(first):
        other = first.clone()
        other.face = row_of(FACE[card] for card in face)
        try:
            for by, action in log:
                GAME.apply(other, by, action, 0)
        except IllegalAction:
            continue
        if GAME.view(other, seat) == seen:
            counted[face.index(KEY), face.index(TREASURE), face.index(FAKE_KEY)] += 1
    return counted


OPTIONS = st.builds(
    Options,
    extra_neutrals=st.sampled_from([0, 0, 1]),
    specials=st.sampled_from(Specials),
    force_locks=st.booleans(),
    designate_from_round=st.sampled_from([1, 2]),
    plausible_names=st.booleans(),
    advanced_cards=st.frozensets(st.sampled_from(Advanced)),
)


@settings(deadline=None, max_examples=100)
@given(OPTIONS, st.integers(0, 10**6), st.integers(0, 24), st.integers(0, 3))
def test_by_hard_evidence_a_belief_is_every_deal_that_replays_to_what_the_seat_sees(
    options: Options, seed: int, steps: int, seat: int
) -> None:
    luck = QuickLuck(seed)
    match = dealt(options, 4, luck)
    first = match.state.clone()
    log = some_steps(match, steps, luck)
    seen = GAME.view(match.state, seat)
    assert belief_of(seen).deals() == dict(deals_by_replay(first, log, seat, seen))


def test_a_false_treasure_laid_open_tells_who_does_not_hold_the_key() -> None:
    seen_open = 0
    for seed in range(60):
        luck = QuickLuck(seed)
        match = dealt(Options(advanced_cards=frozenset({Advanced.FALSE_TREASURE})), 4, luck)
        first = match.state.clone()
        log = some_steps(match, 12, luck)
        if match.state.laid_open != NONE:
            seen_open += 1
            for seat in range(4):
                seen = GAME.view(match.state, seat)
                assert belief_of(seen).deals() == dict(deals_by_replay(first, log, seat, seen))
    assert seen_open >= 5


@pytest.mark.parametrize("advanced", [frozenset[Advanced](), frozenset(Advanced)])
def test_worlds_come_up_as_often_as_resample_deals_them(advanced: frozenset[Advanced]) -> None:
    luck = QuickLuck(7)
    match = dealt(Options(advanced_cards=advanced), 4, luck)
    some_steps(match, 9, luck)
    deals = belief_of(GAME.view(match.state, 0)).deals()
    draws = 6000
    drawn: Counter[World] = Counter()
    for _ in range(draws):
        face = cards_of(GAME.resample(match.state, 0, luck))
        drawn[face.index(KEY), face.index(TREASURE), face.index(FAKE_KEY)] += 1
    assert set(drawn) == set(deals)
    all_deals = sum(deals.values())
    for world, ways in deals.items():
        share = ways / all_deals
        assert abs(drawn[world] / draws - share) < 5 * (share * (1 - share) / draws) ** 0.5


@settings(deadline=None, max_examples=15)
@given(OPTIONS, st.integers(0, 10**6))
def test_a_belief_that_grew_is_the_one_built_anew(options: Options, seed: int) -> None:
    luck = QuickLuck(seed)
    match = dealt(options, 4, luck)
    grown = Belief(GAME.view(match.state, 0))
    for _ in range(30):
        view = GAME.view(match.state, 0)
        grown.see(view)
        fresh = belief_of(view)
        assert grown.worlds == fresh.worlds
        assert grown.weights == pytest.approx(fresh.weights, rel=1e-9)
        for speaker in (0, 1, 2, 3):  # anything may be said, of turns that are still to come too
            if (said := match.improvise(speaker, luck)) is not None:
                match.apply(speaker, said)
        some_steps(match, 1, luck)


def test_where_the_table_forgets_notes_a_belief_remembers_them() -> None:
    luck = QuickLuck(3)
    match = dealt(Options(notes=False), 5, luck)
    grown = Belief(GAME.view(match.state, 2))
    for _ in range(40):
        grown.see(GAME.view(match.state, 2))
        knows_all = belief_of(replace(GAME.knowledge(match.state, 2), options=match.options))
        assert grown.deals() == knows_all.deals()
        if not some_steps(match, 1, luck):
            break


# -- what is said ----------------------------------------------------------------------------------------------


def table(seed: int = 1) -> Match:
    """Five seats, seat 0 begins; seat 4 holds a Neutral and will listen."""
    for number in range(seed, seed + 100):
        match = dealt(Options(starter=0), 5, QuickLuck(number))
        if GAME.view(match.state, 4).card is NEUTRAL:
            return match
    raise AssertionError


def chance_of_key(match: Match, seat: int) -> float:
    return belief_of(GAME.view(match.state, 4)).chance(KEY, seat)


def test_who_says_that_he_holds_the_treasure_is_less_likely_the_key() -> None:
    match = table()
    before = chance_of_key(match, 1)
    match.apply(1, Claim(Hold(1, (Said.TREASURE,))))
    assert chance_of_key(match, 1) < before


def test_saying_it_twice_is_no_news() -> None:
    match = table()
    match.apply(1, Claim(Hold(1, (Said.KEY,))))
    once = chance_of_key(match, 1)
    match.apply(1, Claim(Hold(1, (Said.KEY,))))
    match.apply(1, Claim(Dealt((Said.KEY,))))
    assert chance_of_key(match, 1) == once


def test_my_own_claims_do_not_move_me() -> None:
    match = table()
    before = chance_of_key(match, 1)
    match.apply(4, Claim(Hold(1, (Said.KEY,))))
    assert chance_of_key(match, 1) == before


def test_a_report_of_a_look_moves_the_belief_and_one_of_no_look_does_not() -> None:
    match = table()
    match.apply(0, Observe(1))
    before = belief_of(GAME.view(match.state, 4)).chance(KEY, 5 + 1)
    match.apply(1, Claim(Saw(1, 0, (Said.KEY,))))  # it was not seat 1 who looked
    assert belief_of(GAME.view(match.state, 4)).chance(KEY, 5 + 1) == before
    match.apply(0, Claim(Saw(1, 0, (Said.KEY,))))
    assert belief_of(GAME.view(match.state, 4)).chance(KEY, 5 + 1) > 1.5 * before


def test_a_look_that_was_still_to_come_is_no_report() -> None:
    silent, talking = table(), table()
    talking.apply(0, Claim(Saw(1, 0, (Said.KEY,))))
    for match in (silent, talking):
        match.apply(0, Observe(1))
    assert [chance_of_key(talking, seat) for seat in range(7)] == [chance_of_key(silent, seat) for seat in range(7)]


def test_a_guess_stays_a_guess_when_the_speaker_sees_the_card_later() -> None:
    match = table()
    grown = Belief(GAME.view(match.state, 4))
    match.apply(0, Claim(Hold(1, (Said.KEY,))))
    grown.see(GAME.view(match.state, 4))
    for seat, action in ((0, PASS), (0, END_TURN), (1, Swap(0)), (1, END_TURN)):
        match.apply(seat, action)
    while match.to_act() != [0]:
        seat = match.to_act()[0]
        match.apply(seat, PASS if PASS in match.legal(seat) else END_TURN)
    match.apply(0, Observe(0))
    grown.see(GAME.view(match.state, 4))
    assert grown.weights == pytest.approx(belief_of(GAME.view(match.state, 4)).weights)


def test_a_belief_that_talk_has_worn_to_nothing_listens_again() -> None:
    match = table()
    grown = Belief(GAME.view(match.state, 4))
    match.apply(0, Claim(Hold(1, (Said.KEY,))))
    grown.see(GAME.view(match.state, 4))
    grown._soft = [0.0] * len(grown.worlds)
    match.apply(0, Observe(0))
    grown.see(GAME.view(match.state, 4))
    assert grown.weights == pytest.approx(belief_of(GAME.view(match.state, 4)).weights)


def test_endless_talk_does_not_wear_a_belief_away() -> None:
    luck = QuickLuck(5)
    match = dealt(Options(max_rounds=0), 8, luck)
    for _ in range(600):
        for seat in [seat for seat in range(8) for _ in range(3)]:
            said = match.improvise(seat, luck)
            assert said is not None
            match.apply(seat, said)
        mover = match.to_act()[0]
        match.apply(mover, PASS if PASS in match.legal(mover) else END_TURN)
    belief = belief_of(GAME.view(match.state, 0))
    assert sum(belief.chance(KEY, location) for location in range(10)) == pytest.approx(1)
