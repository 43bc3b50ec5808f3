"""Instruction cards: where each may be played, how it is drawn anew, and what it does."""

from ludotheque.kernel.pieces import Event

from .board import GUARD, NONE, SAFE
from .options import CARDS
from .pieces import CardDiscarded, CardDrawn, CardPlayed, No, PileReshuffled, SentBack, Throw
from .rules import FORWARD_3, LAB_1, NEAREST_LAB, PROWLING_GUARD, ROLL_AGAIN, SIDELINED, STEPS_OF_FORWARD_3
from .state import RESHUFFLING, State, in_vault, kind_at, waits_at_start
from .track import advance, meet_guard, rest, throw

# -- where it may be played --------------------------------------------------------------------------------------


def needs_target(card: int) -> bool:
    return card in (SIDELINED, PROWLING_GUARD)


def why_no_move(state: State, card: int) -> tuple[No, str] | None:
    """Why this card, which moves its player, may not be played where he is; None if it may."""
    seat, board = state.mover, state.rules.board
    if card >= LAB_1:
        on_it = board.symbols[state.at[seat]] >> (card - LAB_1) & 1
        return None if on_it else (No.NOT_ON_THAT_LAB, "FS-22")
    if kind_at(state, seat) == GUARD:
        return (No.GUARDED, "FS-14")
    if in_vault(state, seat):
        return (No.IN_THE_VAULT, "FS-29")
    if waits_at_start(state, seat):
        return (No.AT_THE_START, "FS-28c")
    if card == NEAREST_LAB and board.lab_ahead(state.at[seat], state.outward[seat]) == NONE:
        return (No.NO_LAB_AHEAD, "FS-19")
    return None


def why_not_against(state: State, card: int, target: int) -> tuple[No, str] | None:
    """Why *sidelined* or *prowling guard* may not be played on this one, oneself included; None if it may."""
    if kind_at(state, target) == SAFE:
        return (No.TARGET_SAFE, "FS-17")
    if card == SIDELINED:
        return (No.ALREADY_SIDELINED, "FS-20") if state.sidelined[target] else None
    behind = state.rules.board.guard_behind(state.at[target], state.outward[target])
    return (No.NO_GUARD_BEHIND, "FS-21") if behind == NONE else None


# -- played, discarded, drawn --------------------------------------------------------------------------------------


def play(state: State, slot: int, card: int, target: int) -> list[Event]:
    """FS-06: the card is out of the hand, another drawn, and then it acts."""
    seat = state.mover
    state.carded = True
    if card == SIDELINED:
        state.sidelined[target] = True  # FS-20: it lies before him
    else:
        state.discards.append(card)
    state.slot, state.card, state.target = slot, card, target
    return [CardPlayed(seat, slot, CARDS[card], None if target == NONE else target), *_draw(state)]


def discard(state: State, slot: int, card: int) -> list[Event]:
    """FS-07."""
    state.carded = True
    state.discards.append(card)
    state.slot = slot
    return [CardDiscarded(state.mover, slot, CARDS[card]), *_draw(state)]


def _draw(state: State) -> list[Event]:
    """Into the same place of the hand; where the pile is empty, luck shuffles the discards first (FS-06)."""
    if not state.pile:
        state.hands[state.mover][state.slot] = NONE
        state.phase = RESHUFFLING
        return []
    seat, slot, card = state.mover, state.slot, state.card
    target = state.target
    drawn = state.pile.pop()
    state.hands[seat][slot] = drawn
    state.eras[seat][slot] = state.era
    state.slot = state.card = state.target = NONE
    events: list[Event] = [CardDrawn(seat, slot, CARDS[drawn])]
    return events + (rest(state) if card == NONE else _act(state, card, target))


def reshuffled(state: State, order: list[int]) -> list[Event]:
    """The discards are the pile now."""
    state.pile = [state.discards[index] for index in order]
    state.discards = []
    state.era += 1
    return [PileReshuffled(len(order)), *_draw(state)]


# -- what it does --------------------------------------------------------------------------------------------------


def _act(state: State, card: int, target: int) -> list[Event]:
    seat, board = state.mover, state.rules.board
    if card == FORWARD_3:
        return advance(state, seat, STEPS_OF_FORWARD_3)
    if card == ROLL_AGAIN:
        return throw(state, seat, Throw.CARD)
    if card == NEAREST_LAB:
        return advance(state, seat, abs(board.lab_ahead(state.at[seat], state.outward[seat]) - state.at[seat]))
    if card == SIDELINED:
        return rest(state)
    if card == PROWLING_GUARD:
        return _send_back(state, target)
    return advance(state, seat, board.labs[card - LAB_1])  # FS-22


def _send_back(state: State, target: int) -> list[Event]:
    """FS-21: no movement, so nobody and nothing on the way matters."""
    start = state.at[target]
    state.at[target] = state.rules.board.guard_behind(start, state.outward[target])
    sent = SentBack(target, start, state.at[target], state.mover)
    return [sent, *(meet_guard(state) if target == state.mover else rest(state))]
