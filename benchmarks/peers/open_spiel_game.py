"""OpenSpiel's contender: Le Coffre et la Clé, preset `sharper`, 5 seats, as its games in Python are written.

Chance finds who starts, then where the Key, the Treasure and the Fake Key lie: the Neutrals fill the rest.
"""

from importlib.metadata import version
from typing import Any, Final

import pyspiel
from benchmarks.contender import SEATS, Choose, Deal, Played, answer, parser

ROUNDS: Final = SEATS - 1  # CC-35
LOCATIONS: Final = SEATS + 2  # the seats, then the two centre places
NOBODY: Final = -1
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
KEY, TREASURE, FAKE_KEY, NEUTRAL = range(4)
CARD_NAMES: Final = ("key", "treasure", "fake-key", "neutral")
STARTER, DEAL, ACTION, CLOSING, NAMING, OVER = range(6)

# Actions are numbered in the order in which legal actions are listed.
OBSERVE: Final = 0
SWAP: Final = 2
FORCE: Final = 4  # and twice the seat, and the place
PASS: Final = FORCE + 2 * SEATS
END_TURN: Final = PASS + 1
DESIGNATE: Final = END_TURN + 1
NAME: Final = DESIGNATE + SEATS
ACTIONS: Final = NAME + SEATS

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_coffre_et_cle",
    long_name="Le Coffre et la Clé",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
GAME_INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=ACTIONS,
    max_chance_outcomes=LOCATIONS,
    num_players=SEATS,
    min_utility=0.0,
    max_utility=1.0,
    max_game_length=2 * ROUNDS * SEATS + SEATS - 1,
)


class CoffreGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]  # a compiled module, without types
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(GAME_TYPE, GAME_INFO, params or {})

    def new_initial_state(self) -> "CoffreState":
        return CoffreState(self)


class CoffreState(pyspiel.State):  # type: ignore[misc, unused-ignore]  # a compiled module, without types
    def __init__(self, game: CoffreGame) -> None:
        super().__init__(game)
        self.phase = STARTER
        self.seat = NOBODY
        self.turn = 0
        self.face = [NEUTRAL] * LOCATIONS  # by card
        self.dealt = 0  # specials that have their place
        self.at = list(range(LOCATIONS))  # card by location
        self.known = [1 << seat for seat in range(SEATS)]  # bit c: this seat has seen the face of card c
        self.lock = [0] * SEATS  # how many ends of his own turn a seat stays locked for
        self.names = [NOBODY] * SEATS
        self.treasure = self.designated = NOBODY
        self.how = ""
        self.winners: list[int] = []

    # -- what OpenSpiel asks -----------------------------------------------------------------------------------

    def current_player(self) -> int:
        if self.phase == OVER:
            return TERMINAL
        return CHANCE if self.phase <= DEAL else self.seat

    def is_terminal(self) -> bool:
        return self.phase == OVER

    def returns(self) -> list[float]:
        return [1.0 if seat in self.winners else 0.0 for seat in range(SEATS)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.phase == STARTER:
            return [(seat, 1 / SEATS) for seat in range(SEATS)]
        free = [location for location, card in enumerate(self.face) if card == NEUTRAL]
        return [(location, 1 / len(free)) for location in free]

    def _legal_actions(self, player: int) -> list[int]:
        if self.phase == ACTION:
            return self._turn_actions(player)
        if self.phase == CLOSING:
            return self._closing_actions(player)
        barred = (player, self.treasure, self.designated)  # CC-26, CC-26b
        return [NAME + target for target in range(SEATS) if target not in barred]

    def _turn_actions(self, seat: int) -> list[int]:
        lock = self.lock
        actions = [OBSERVE, OBSERVE + 1]
        if not lock[seat]:  # CC-13
            actions += (SWAP, SWAP + 1)
        for other in range(SEATS):
            if other != seat and not lock[other]:  # CC-11, CC-14
                force = FORCE + 2 * other
                actions += (force, force + 1)
        actions.append(PASS)
        return actions

    def _closing_actions(self, seat: int) -> list[int]:
        if self.turn < SEATS or self.face[self.at[seat]] != TREASURE:  # CC-21, CC-22
            return [END_TURN]
        return [END_TURN, *(DESIGNATE + other for other in range(SEATS) if other != seat)]

    def _apply_action(self, action: int) -> None:
        if self.phase <= DEAL:
            self._deal(action)
        elif action < END_TURN:
            self._act(action)
        elif action == END_TURN:
            self._end_turn()
        elif action < NAME:
            self._designate(action - DESIGNATE)
        else:
            self._name(action - NAME)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"starter:{action}" if self.phase == STARTER else f"{CARD_NAMES[self.dealt]}:{action}"
        if action < FORCE:
            return f"{'swap' if action >= SWAP else 'observe'}:{action % 2}"
        if action < PASS:
            return f"force:{(action - FORCE) // 2}:{action % 2}"
        if action < DESIGNATE:
            return "pass" if action == PASS else "end-turn"
        return f"designate:{action - DESIGNATE}" if action < NAME else f"name:{action - NAME}"

    def __str__(self) -> str:
        cards = " ".join(CARD_NAMES[self.face[card]] for card in self.at)
        return f"turn {self.turn} of seat {self.seat}: {cards}; locks {self.lock}; names {self.names}"

    # -- the rules ---------------------------------------------------------------------------------------------

    def _deal(self, outcome: int) -> None:
        if self.phase == STARTER:
            self.seat = outcome
            self.phase = DEAL
            return
        self.face[outcome] = self.dealt  # KEY, then TREASURE, then FAKE_KEY
        self.dealt += 1
        if self.dealt == NEUTRAL:
            self.phase = ACTION

    def _act(self, action: int) -> None:
        if action < SWAP:
            self.known[self.seat] |= 1 << self.at[SEATS + action]  # CC-07
        elif action < FORCE:
            self._exchange(self.seat, action - SWAP)  # CC-08
            self.lock[self.seat] = 2  # CC-12: this turn's end and the next one's
        elif action < PASS:
            self._exchange((action - FORCE) // 2, action % 2)  # CC-09
        self.phase = CLOSING

    def _exchange(self, seat: int, place: int) -> None:
        at, there = self.at, SEATS + place
        at[seat], at[there] = at[there], at[seat]
        self.known[seat] |= 1 << at[seat]

    def _end_turn(self) -> None:
        if self.lock[self.seat]:
            self.lock[self.seat] -= 1  # CC-16
        self.turn += 1
        if self.turn == ROUNDS * SEATS:
            self._end("rounds-over", [])  # CC-31
            return
        self.phase = ACTION
        self.seat = (self.seat + 1) % SEATS

    def _designate(self, target: int) -> None:
        card = self.face[self.at[target]]
        if card == KEY:
            self._end("key-found", [self.seat, target])  # CC-23
        elif card == FAKE_KEY:
            self._end("fake-designated", [target])  # CC-24
        else:
            self.treasure, self.designated = self.seat, target
            self.phase = NAMING  # CC-25
            self.seat = 1 if self.treasure == 0 else 0  # names are secret: any order will do

    def _name(self, target: int) -> None:
        self.names[self.seat] = target
        self.seat += 1
        if self.seat == self.treasure:
            self.seat += 1  # CC-26c
        if self.seat >= SEATS:
            self._count_names()

    def _count_names(self) -> None:
        fake = self.at.index(self.face.index(FAKE_KEY))
        if fake >= SEATS:
            self._end("fake-not-held", [])  # CC-28
            return
        names = self.names
        most_others = max(names.count(seat) for seat in range(SEATS) if seat != fake)
        if names.count(fake) > most_others:
            self._end("fake-caught", [seat for seat in range(SEATS) if names[seat] == fake])  # CC-27
        else:
            self._end("fake-escaped", [fake])

    def _end(self, how: str, winners: list[int]) -> None:
        self.phase = OVER
        self.how = how
        self.winners = winners


pyspiel.register_game(GAME_TYPE, CoffreGame)
GAME: Final = pyspiel.load_game(GAME_TYPE.short_name)


def deal_out(state: Any, deal: Deal | None, choose: Choose) -> None:
    """All of chance's outcomes here are equally likely."""
    given = iter([] if deal is None else [deal.starter, *(deal.cards.index(card) for card in CARD_NAMES[:NEUTRAL])])
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[choose(len(outcomes))][0] if deal is None else next(given))


def play(deal: Deal | None, choose: Choose) -> Played:
    state: Any = GAME.new_initial_state()
    deal_out(state, deal, choose)
    steps = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[choose(len(legal))])
        steps += 1
    cards = [CARD_NAMES[state.face[state.at[seat]]] for seat in range(SEATS)]
    return Played(state.how, tuple(state.winners), tuple(cards), steps)


if __name__ == "__main__":
    answer(play, parser(__doc__).parse_args(), {"open_spiel": version("open_spiel")})
