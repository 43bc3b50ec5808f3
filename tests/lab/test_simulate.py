"""The lab counts rightly, and the same for everybody who asks with the same seed."""

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque import games
from ludotheque.bots import RandomBot, move
from ludotheque.games.casse_du_siecle.game import CasseDuSiecle
from ludotheque.games.casse_du_siecle.pieces import BunchesMade, StarterFound
from ludotheque.games.formule_secrete.pieces import CardPlayed
from ludotheque.kernel.bot import Bot
from ludotheque.kernel.errors import BadOptions, OptionFault
from ludotheque.kernel.game import AnyGame
from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.match import Match
from ludotheque.kernel.options import Options, read_text
from ludotheque.kernel.pieces import CLOCK, LUCK, Action, MatchView
from ludotheque.lab import simulate as simulate_module
from ludotheque.lab.pieces import Played
from ludotheque.lab.play import play, tag_of
from ludotheque.lab.simulate import Report, seating, share, simulate

PLAYED = 24


@pytest.fixture(params=sorted(games.shelf()))
def game(request: pytest.FixtureRequest) -> AnyGame:
    return games.find(request.param)


def run(game: AnyGame, levels: list[str], jobs: int = 1, seed: int = 1) -> Report:
    seats = game.seats[0]
    return simulate(game, game.preset(game.just_play, seats), seats, levels, PLAYED, seed, jobs)


def test_a_report_counts_every_game_and_every_seat(game: AnyGame) -> None:
    report = run(game, ["random"])
    seats = game.seats[0]
    assert report.games == PLAYED
    assert sum(ending.count for ending in report.endings.values()) == PLAYED
    assert all(seat.of == PLAYED for seat in report.by_seat)
    assert all(place.of == PLAYED for place in report.by_order)
    assert sum(place.count for place in report.by_order) == sum(seat.count for seat in report.by_seat)
    assert list(report.measures) == list(game.measured)
    assert sum(part.of for part in report.parts.values()) == PLAYED * seats
    assert report.by_level["random"].count == sum(seat.count for seat in report.by_seat)
    assert report.by_level_and_part["random"] == report.parts
    assert report.length.least <= report.length.median <= report.length.most
    assert report.length.low <= report.length.mean <= report.length.high


def test_the_same_seed_gives_the_same_report_in_any_number_of_processes(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone, told = run(game, ["random"]), list[int]()
    monkeypatch.setattr(simulate_module, "CHUNK", 10)  # else one process would get them all
    seats = game.seats[0]
    options = game.preset(game.just_play, seats)
    together = simulate(game, options, seats, ["random"], PLAYED, 1, 2, told.append)
    assert alone == together
    assert sorted(told) == [4, 10, 10]
    assert run(game, ["random"], seed=2) != alone


def test_every_level_sits_at_every_seat_equally_often() -> None:
    levels = ["a", "b", "b", "b"]
    assert [seating(levels, 4, number).index("a") for number in range(8)] == [0, 3, 2, 1, 0, 3, 2, 1]


def test_an_unknown_level_is_refused_before_any_game(game: AnyGame) -> None:
    with pytest.raises(BadOptions) as refused:
        run(game, ["random", "nobody"])
    assert refused.value.code is OptionFault.UNKNOWN_BOT


def test_a_bad_number_of_seats_is_refused_before_any_game(game: AnyGame) -> None:
    seats = game.seats[0]
    with pytest.raises(BadOptions) as refused:
        simulate(game, game.preset(game.just_play, seats), game.seats[-1] + 1, ["random"], 1, 1)
    assert refused.value.code is OptionFault.BAD_SEATS


def test_wilsons_interval_is_the_one_in_the_books() -> None:
    known = share(15, 50)
    assert known.low == pytest.approx(0.1910, abs=1e-4)
    assert known.high == pytest.approx(0.4375, abs=1e-4)


@given(st.integers(1, 10**6), st.floats(0, 1))
def test_an_interval_holds_what_was_observed(of: int, part: float) -> None:
    known = share(int(of * part), of)
    assert 0 <= known.low <= known.share + 1e-12
    assert known.share <= known.high + 1e-12 <= 1 + 1e-12


class Asked(Bot):
    """Chooses as `random` does, but is no RandomBot: so it is asked, and shown the table."""

    asked = 0

    def choose(self, view: MatchView, legal: Sequence[Action], luck: QuickLuck) -> Action:
        Asked.asked += 1
        return RandomBot().choose(view, legal, luck)


def played(game: AnyGame, options: Options, seats: int, bot: type[Bot], seed: int) -> Played:
    match = Match(game, options, seats)
    return play(match, {seat: bot() for seat in range(seats)}, QuickLuck(seed), QuickLuck(7))


def test_a_game_that_nobody_looks_at_is_the_same_game(game: AnyGame) -> None:
    for seats in game.seats:
        for seed, options in enumerate(game.presets(seats).values()):
            before = Asked.asked
            assert played(game, options, seats, RandomBot, seed) == played(game, options, seats, Asked, seed)
            assert Asked.asked > before


def test_a_match_of_several_deals_is_played_to_its_end() -> None:
    game = games.find("coffre-et-cle")
    options = read_text(game.options, ["match=3"], game.preset("sharper", 4))
    first = played(game, options, 4, RandomBot, 1)
    assert first == played(game, options, 4, Asked, 1)
    assert first.outcome.how == "match"


class CountsLuck(CasseDuSiecle):
    counted = (StarterFound, BunchesMade)


def test_events_that_follow_from_luck_are_counted_too() -> None:
    game = CountsLuck()
    happened = played(game, game.preset("family", 2), 2, RandomBot, 1).happened
    assert happened["starter-found"] == 1
    assert happened["bunches-made"] > 1


def test_the_events_that_a_game_counts_are_counted(game: AnyGame) -> None:
    """Those that `apply` tells of, in games that are played again step by step."""
    seats = game.seats[0]
    options = game.preset(game.just_play, seats)
    told = Counter({tag_of(event): 0 for event in game.counted})
    for number in range(PLAYED):
        match = Match(game, options, seats)
        luck, choices = QuickLuck(f"1/{number}/luck"), QuickLuck(f"1/{number}/bots")
        while match.outcome() is None:
            if (request := match.asks()) is not None:
                events = match.apply(LUCK, luck.answer(request))
            elif not match.to_act():
                events = match.apply(CLOCK, match.legal(CLOCK)[0])
            else:
                seat = match.to_act()[0]
                events = match.apply(seat, move(match, seat, RandomBot(), choices))
            told.update(tag_of(type(event)) for event in events if isinstance(event, game.counted))
    assert run(game, ["random"]).happened == {event: count / PLAYED for event, count in told.items()}


def test_wins_are_counted_by_the_order_of_play_and_by_who_did_what() -> None:
    game = games.find("formule-secrete")
    options = game.preset("standard", 3)
    orders: Counter[int] = Counter()
    done: Counter[tuple[str, bool]] = Counter()
    turns: list[int] = []
    for number in range(PLAYED):
        match = Match(game, options, 3)
        luck, choices = QuickLuck(f"1/{number}/luck"), QuickLuck(f"1/{number}/bots")
        plays: list[CardPlayed] = []
        while (outcome := match.outcome()) is None:
            if (request := match.asks()) is not None:
                match.apply(LUCK, luck.answer(request))
            else:
                seat = match.to_act()[0]
                events = match.apply(seat, move(match, seat, RandomBot(), choices))
                plays += [event for event in events if isinstance(event, CardPlayed)]
        orders.update((winner - match.state.starter) % 3 for winner in outcome.winners)
        done.update((event.card.value, event.seat in outcome.winners) for event in plays)
        turns.append(match.state.turn + 1)
    report = simulate(game, options, 3, ["random"], PLAYED, 1)
    assert [place.count for place in report.by_order] == [orders[place] for place in range(3)]
    assert {card: won.count for card, won in report.credits.items()} == {card: done[card, True] for card, _ in done}
    assert {card: won.of for card, won in report.credits.items()} == {
        card: done[card, True] + done[card, False] for card, _ in done
    }
    assert report.measures["turns"].median == sorted(turns)[PLAYED // 2]
