"""What may come of a move: every throw that it may lead to, weighed by its chances. A plan moves players on a position
of its own, and puts them back."""

from typing import Final, final

from .board import CORRIDOR, GUARD, NONE, REPLAY, SAFE, START
from .pace import GAINS, ONE_DIE, TWO_DICE, Chances
from .rules import FORWARD_3, LAB_1, NEAREST_LAB, ROLL_AGAIN, SIDELINED, STEPS_OF_FORWARD_3
from .sight import Sight
from .worth import Position

DEEP: Final = 2  # throws in a row; what a third would bring is left to the worth of the position


@final
class Plan:
    def __init__(self, sight: Sight) -> None:
        self.sight: Sight = sight
        self.me: int = sight.me
        self.now: Position = Position(sight)
        self.to_roll: bool = not sight.rolled  # the roll of my turn is still to come (FS-05)
        self.thrown: bool = sight.thrown  # dice have been thrown to move (FS-29)

    # -- what I may do ---------------------------------------------------------------------------------------------

    def rest(self) -> float:
        """Nothing more, but for a roll that is still to come."""
        return self._rest(0)

    def roll(self) -> float:
        return self._roll(0)

    def card(self, slot: int, target: int) -> float:
        """Played, and another drawn that I do not know yet (FS-06)."""
        card = self.sight.hand[slot]
        self._without(slot)
        value = self._act(card, target)
        self.now.hold_cards(self.sight.hand)
        return value

    def discard(self, slot: int) -> float:
        """FS-07."""
        self._without(slot)
        value = self._rest(0)
        self.now.hold_cards(self.sight.hand)
        return value

    def challenge(self, foe: int) -> float:
        """FS-15."""
        return self._for_ground(foe, 0)

    def fight(self, foe: int) -> float:
        return self._fight(foe, 0)

    def stop(self) -> float:
        return self._stop(0)

    def run_on(self) -> float:
        return self._advance(self.me, self.sight.left, 0)

    # -- cards -----------------------------------------------------------------------------------------------------

    def _without(self, slot: int) -> None:
        self.now.hold_cards([NONE if place == slot else card for place, card in enumerate(self.sight.hand)])

    def _act(self, card: int, target: int) -> float:
        me, now, board = self.me, self.now, self.sight.board
        at = now.at[me]
        if card == FORWARD_3:
            return self._advance(me, STEPS_OF_FORWARD_3, 0)
        if card == ROLL_AGAIN:
            return self._throw(0)
        if card == NEAREST_LAB:
            return self._advance(me, abs(board.lab_ahead(at, now.outward[me]) - at), 0)
        if card >= LAB_1:
            return self._advance(me, board.labs[card - LAB_1], 0)
        if card == SIDELINED:
            now.sidelined[target] = True
            value = self._rest(0)
            now.sidelined[target] = False
            return value
        return self._send_back(target)

    def _send_back(self, target: int) -> float:
        """FS-21."""
        now = self.now
        start = now.at[target]
        now.at[target] = self.sight.board.guard_behind(start, now.outward[target])
        value = self._meet_guard(0) if target == self.me else self._rest(0)
        now.at[target] = start
        return value

    # -- a move ----------------------------------------------------------------------------------------------------

    def _rest(self, deep: int) -> float:
        return self._roll(deep) if self.to_roll else self.now.chance()

    def _without_roll(self, deep: int) -> float:
        """It is made, or lost."""
        to_roll, self.to_roll = self.to_roll, False
        value = self._rest(deep)
        self.to_roll = to_roll
        return value

    def _roll(self, deep: int) -> float:
        """The roll of my turn (FS-05)."""
        to_roll, thrown = self.to_roll, self.thrown
        self.to_roll, self.thrown = False, True
        on_guard = self.sight.board.kind[self.now.at[self.me]] == GUARD
        value = self._guard(deep) if on_guard else self._throw(deep)
        self.to_roll, self.thrown = to_roll, thrown
        return value

    def _throw(self, deep: int) -> float:
        """My dice, to move."""
        thrown, self.thrown = self.thrown, True
        value = self._weigh(self.me, TWO_DICE if self.now.outward[self.me] else ONE_DIE, deep + 1)
        self.thrown = thrown
        return value

    def _weigh(self, seat: int, chances: Chances, deep: int) -> float:
        value = 0.0
        for steps, chance in chances:
            value += chance * self._advance(seat, steps, deep)
        return value

    def _advance(self, seat: int, steps: int, deep: int) -> float:
        now = self.now
        start, outward, holder = now.at[seat], now.outward[seat], now.holder
        value = self._walk(seat, steps, deep)
        now.at[seat], now.outward[seat], now.holder = start, outward, holder
        return value

    def _walk(self, seat: int, steps: int, deep: int) -> float:
        now, kinds = self.now, self.sight.board.kind
        step = -1 if now.outward[seat] else 1
        mine = seat == self.me
        robs = mine and now.outward[seat] and now.holder not in (NONE, seat)
        at = now.at[seat]
        for left in range(steps - 1, -1, -1):
            at += step
            now.at[seat] = at
            if at == self.sight.board.vault:
                return self._vault(seat, deep)  # FS-24
            if at == START:
                return self._out(seat, deep)
            if kinds[at] == CORRIDOR and self._others(at, seat):
                break  # FS-10
            if robs and left > 0 and at == now.at[now.holder] and kinds[at] != SAFE:
                return max(self._stop(deep), self._advance(seat, left, deep))  # FS-31
        return self._land(deep) if mine else self._rest(deep)  # FS-08

    def _others(self, at: int, seat: int) -> list[int]:
        return [other for other in range(self.sight.seats) if other != seat and self.now.at[other] == at]

    def _out(self, seat: int, deep: int) -> float:
        if seat == self.now.holder:
            return 1.0 if seat == self.me else 0.0  # FS-34
        return self._without_roll(deep) if seat == self.me else self._rest(deep)  # FS-28c

    def _vault(self, seat: int, deep: int) -> float:
        """FS-25 to FS-29; `_advance` takes it back."""
        now = self.now
        now.outward[seat] = True
        is_first = now.holder == NONE
        if is_first:
            now.holder = seat
        if seat != self.me:
            return self._rest(deep)  # FS-28b
        to_roll, self.to_roll = self.to_roll, False
        if is_first:
            value = self._throw(deep) if self.thrown and deep < DEEP else self._rest(deep)
        else:
            value = self._fight_whoever(self._others(now.at[seat], seat), deep)
        self.to_roll = to_roll
        return value

    # -- where I come to rest --------------------------------------------------------------------------------------

    def _land(self, deep: int) -> float:
        now = self.now
        at = now.at[self.me]
        kind = self.sight.board.kind[at]
        if kind == SAFE:
            return self._rest(deep)
        if kind == GUARD:
            return self._meet_guard(deep)
        others = self._others(at, self.me)
        if others:
            robs = now.outward[self.me] and now.holder in others
            return self._fight_whoever([now.holder] if robs else others, deep)
        if kind == REPLAY and deep < DEEP:
            return self._throw(deep)
        return self._rest(deep)  # on a TV screen too: there it is mine to choose

    def _fight_whoever(self, others: list[int], deep: int) -> float:
        return max([self._fight(foe, deep) for foe in others]) if others else self._rest(deep)

    def _fight(self, foe: int, deep: int) -> float:
        now = self.now
        if now.holder in (self.me, foe) and now.outward[self.me] and now.outward[foe]:
            return self._for_formula(foe, deep)
        return self._for_ground(foe, deep)

    def _for_ground(self, foe: int, deep: int) -> float:
        """FS-08."""
        if deep >= DEEP:
            return self._rest(deep)
        return (self._weigh(self.me, GAINS, deep + 1) + self._weigh(foe, GAINS, deep + 1)) / 2.0

    def _for_formula(self, foe: int, deep: int) -> float:
        """FS-31: whoever has it runs at once."""
        now = self.now
        holder = now.holder
        value = 0.0
        for winner in (self.me, foe):
            now.holder = winner
            value += (self._weigh(winner, TWO_DICE, deep + 1) if deep < DEEP else self._rest(deep)) / 2.0
        now.holder = holder
        return value

    def _stop(self, deep: int) -> float:
        """FS-31, FS-32."""
        is_guarded = self.sight.board.kind[self.now.at[self.me]] == GUARD
        return self._meet_guard(deep) if is_guarded else self._for_formula(self.now.holder, deep)

    # -- guards ----------------------------------------------------------------------------------------------------

    def _meet_guard(self, deep: int) -> float:
        now, me = self.now, self.me
        holder = now.holder
        if holder in (NONE, me) or not now.outward[me] or now.at[holder] != now.at[me]:
            return self._guard(deep)
        value = self._guard(deep)  # FS-32: he keeps it, or
        now.holder = me
        value += self._guard(deep)
        now.holder = holder
        return value / 2.0

    def _guard(self, deep: int) -> float:
        """FS-11."""
        if deep >= DEEP:
            return self._without_roll(deep)
        return (self._without_roll(deep) + self._weigh(self.me, GAINS, deep + 1)) / 2.0
