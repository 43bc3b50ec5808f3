"""Who sees what: hands are their owners', the order of the pile is nobody's (FS-23)."""

from ludotheque.kernel.pieces import Event, Seat

from .board import NONE
from .options import CARDS, Instruction
from .pieces import CardDrawn, CardsDealt, Taking, View
from .state import OVER, State, round_number


def view(state: State, seat: Seat | None) -> View:
    rules, board = state.rules, state.rules.board
    is_over = state.phase is OVER
    return View(
        seat=seat,
        seats=rules.seats,
        options=rules.options,
        phase=state.phase,
        starter=somebody(state.starter),
        mover=somebody(state.mover),
        turn=state.turn,
        round=round_number(state),
        spaces=board.letters,
        deck=tuple(board.deck),
        labs=tuple(board.labs),
        at=tuple(state.at),
        outward=tuple(state.outward),
        holder=somebody(state.holder),
        grabber=somebody(state.grabber),
        sidelined=tuple(state.sidelined),
        held=tuple([len(_cards(hand)) for hand in state.hands]),
        pile=len(state.pile),
        discards=_cards(state.discards),
        rolled=state.rolled,
        carded=state.carded,
        runner=somebody(state.runner),
        foe=somebody(state.foe),
        stake=state.stake,
        left=state.left,
        this_turn=tuple(state.this_turn),
        last_turn=tuple(state.last_turn),
        hand=() if seat is None else _cards(state.hands[seat]),
        ending=state.ending,
        winners=tuple(state.winners),
        race=tuple([tuple(marks) for marks in state.race]) if is_over else (),
        takings=tuple([Taking(turn, taker) for turn, taker in state.takings]) if is_over else (),
    )


def somebody(seat: int) -> Seat | None:
    return None if seat == NONE else seat


def _cards(cards: list[int]) -> tuple[Instruction, ...]:
    """While the discards are shuffled, a hand has a place without a card."""
    return tuple([CARDS[card] for card in cards if card != NONE])


def redact(event: Event, seat: Seat | None) -> Event:
    """FS-23."""
    match event:
        case CardsDealt(seat=owner, count=count) if owner != seat:
            return CardsDealt(owner, (), count)
        case CardDrawn(seat=owner, slot=slot) if owner != seat:
            return CardDrawn(owner, slot, None)
    return event
