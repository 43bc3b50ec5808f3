"""PettingZoo's contender: Le Coffre et la Clé, preset `sharper`, 5 seats, as its classic games are written.

`--wrapped` plays with the wrappers that its classic games put around themselves.
"""

from importlib.metadata import version
from random import Random
from typing import Any, Final

import numpy as np
from benchmarks.contender import DECK, SEATS, Choose, Deal, Played, answer, parser
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

ROUNDS: Final = SEATS - 1  # CC-35
NOBODY: Final = -1
KEY, TREASURE, FAKE_KEY, NEUTRAL = range(4)
ACTION, CLOSING, NAMING, OVER = range(4)

# Actions are numbered in the order in which legal actions are listed.
OBSERVE: Final = 0
SWAP: Final = 2
FORCE: Final = 4  # and twice the seat, and the place
PASS: Final = FORCE + 2 * SEATS
END_TURN: Final = PASS + 1
DESIGNATE: Final = END_TURN + 1
NAME: Final = DESIGNATE + SEATS
ACTIONS: Final = NAME + SEATS

AGENTS: Final = tuple(f"player_{seat}" for seat in range(SEATS))
SEAT_OF: Final = {agent: seat for seat, agent in enumerate(AGENTS)}
CARD_NUMBERS: Final = {"key": KEY, "treasure": TREASURE, "fake-key": FAKE_KEY, "neutral": NEUTRAL}
CARD_NAMES: Final = tuple(CARD_NUMBERS)

OBSERVED: Final = SEATS + 2 + SEATS + 4  # the cards, the locks, then phase, turn, Treasure and designated

Observation = dict[str, NDArray[np.int8]]


def wrapped_env() -> Any:
    env: Any = wrappers.TerminateIllegalWrapper(RawEnv(), illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class RawEnv(AECEnv):  # type: ignore[misc, type-arg, unused-ignore]  # without PettingZoo at hand its base is unknown
    metadata = {"render_modes": [], "name": "coffre_et_cle_v0", "is_parallelizable": False}  # noqa: RUF012  # its way

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = list(AGENTS)
        self.agents = list(AGENTS)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in AGENTS}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low=-1, high=ROUNDS * SEATS, shape=(OBSERVED,), dtype=np.int8),
                    "action_mask": spaces.Box(low=0, high=1, shape=(ACTIONS,), dtype=np.int8),
                }
            )
            for agent in AGENTS
        }
        self.render_mode = None
        self.luck = Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A script gives the deal in `options`."""
        if seed is not None:
            self.luck = Random(seed)
        given: Deal | None = (options or {}).get("deal")
        deal = given or Deal(self.luck.randrange(SEATS), self.luck.sample(DECK, len(DECK)))
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.face = [CARD_NUMBERS[card] for card in deal.cards]  # by card
        self.at = list(range(SEATS + 2))  # card by location: the seats, then the two centre places
        self.known = [1 << seat for seat in range(SEATS)]  # bit c: this seat has seen the face of card c
        self.lock = [0] * SEATS  # how many ends of his own turn a seat stays locked for
        self.names = [NOBODY] * SEATS
        self.treasure = self.designated = NOBODY
        self.phase = ACTION
        self.turn = 0
        self.how = ""
        self.winners: list[int] = []
        self._pass_to(deal.starter)

    def _pass_to(self, seat: int) -> None:
        self.seat = seat
        self.agent_selection = AGENTS[seat]

    # -- what an agent sees ------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        seat = SEAT_OF[agent]
        known, face = self.known[seat], self.face
        cards = [face[card] if known >> card & 1 else -1 for card in self.at]
        public = (self.phase, self.turn, self.treasure, self.designated)
        observation = np.array([*cards, *self.lock, *public], dtype=np.int8)
        mask = np.zeros(ACTIONS, dtype=np.int8)
        if seat == self.seat and self.phase != OVER:
            for action in self._legal(seat):  # for so few, quicker than indexing by a list
                mask[action] = 1
        return {"observation": observation, "action_mask": mask}

    def _legal(self, seat: int) -> list[int]:
        if self.phase == ACTION:
            return self._turn_actions(seat)
        if self.phase == CLOSING:
            return self._closing_actions(seat)
        barred = (seat, self.treasure, self.designated)  # CC-26, CC-26b
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

    # -- what an agent does ------------------------------------------------------------------------------------

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0
        if action < END_TURN:
            self._act(action)
        elif action == END_TURN:
            self._end_turn()
        elif action < NAME:
            self._designate(action - DESIGNATE)
        else:
            self._name(action - NAME)

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
        self._pass_to((self.seat + 1) % SEATS)

    def _designate(self, target: int) -> None:
        card = self.face[self.at[target]]
        if card == KEY:
            self._end("key-found", [self.seat, target])  # CC-23
        elif card == FAKE_KEY:
            self._end("fake-designated", [target])  # CC-24
        else:
            self.treasure, self.designated = self.seat, target
            self.phase = NAMING  # CC-25
            self._pass_to(1 if self.treasure == 0 else 0)  # names are secret: any order will do

    def _name(self, target: int) -> None:
        self.names[self.seat] = target
        following = self.seat + 1
        if following == self.treasure:
            following += 1  # CC-26c
        if following < SEATS:
            self._pass_to(following)
        else:
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
        for seat in winners:
            self.rewards[AGENTS[seat]] = 1
        self.terminations = dict.fromkeys(AGENTS, True)
        self._accumulate_rewards()


def play(env: Any, deal: Deal | None, choose: Choose) -> Played:
    """As its manual has it: last, then step, until every agent has had his dead step."""
    env.reset(options={"deal": deal} if deal else None)
    steps = 0
    for _agent in env.agent_iter():
        observation, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0]
        env.step(int(legal[choose(len(legal))]))
        steps += 1
    raw = env.unwrapped
    cards = [CARD_NAMES[raw.face[raw.at[seat]]] for seat in range(SEATS)]
    return Played(raw.how, tuple(raw.winners), tuple(cards), steps)


def main() -> None:
    asked = parser(__doc__)
    asked.add_argument("--wrapped", action="store_true")
    given = asked.parse_args()
    env = wrapped_env() if given.wrapped else RawEnv()
    env.reset(seed=given.seed)
    versions = {package: version(package) for package in ("pettingzoo", "gymnasium", "numpy")}
    answer(lambda deal, choose: play(env, deal, choose), given, versions)


if __name__ == "__main__":
    main()
