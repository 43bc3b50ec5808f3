"""Claims (CC-20): which sentences are well formed. Whether they are true is nobody's business here."""

from typing import Final, assert_never

from ludotheque.kernel.errors import IllegalAction
from ludotheque.kernel.luck import Luck
from ludotheque.kernel.pieces import Open, Seat
from ludotheque.kernel.row import nth, put

from .pieces import (
    PLACES,
    Agree,
    Ask,
    Claim,
    Claimed,
    Dealt,
    Deed,
    Dispute,
    Gave,
    Hold,
    Intend,
    Intent,
    No,
    Request,
    Retract,
    Said,
    Saw,
    Sentence,
    Spoken,
    Sureness,
    Suspect,
    Topic,
)
from .state import ACTION, CLOSING, NAMING, State, is_seat

MOST_BETWEEN_ACTIONS: Final = 3
SAID: Final = tuple(Said)


def _is_talking_time(state: State) -> bool:
    return state.phase is ACTION or state.phase is CLOSING or state.phase is NAMING


def claims_left(state: State, seat: Seat) -> int:
    """How many claims this seat may still make before the next action."""
    if not _is_talking_time(state) or (state.phase is NAMING and not state.rules.final_talk):  # CC-19
        return 0
    return MOST_BETWEEN_ACTIONS - nth(state.talked, seat)


def open_ended(state: State, seat: Seat) -> list[Open]:
    left = claims_left(state, seat)
    if left <= 0:
        return []
    return [Open("claim", {"left": left, "seats": state.seats, "turn": state.turn, "claims": len(state.claims)})]


def refuse_chat(state: State) -> None:
    """Raise if nobody may say anything, in whatever form."""
    if state.phase is NAMING and not state.rules.final_talk:
        raise IllegalAction(No.TALK_CLOSED, rule="CC-19")


def refuse_claim(state: State, seat: Seat, claim: Claim) -> None:
    """Raise if this claim cannot be made now."""
    refuse_chat(state)
    if not _is_talking_time(state):
        raise IllegalAction(No.TALK_CLOSED, rule="CC-20")
    if nth(state.talked, seat) >= MOST_BETWEEN_ACTIONS:
        raise IllegalAction(No.TALKED_ENOUGH, rule="CC-20")
    _refuse_sentence(state, seat, claim.says)


def _refuse_sentence(state: State, seat: Seat, says: Sentence) -> None:
    match says:
        case Dealt(cards):
            _refuse_cards(cards)
        case Hold(about, cards):
            _refuse_seat(state, about)
            _refuse_cards(cards)
        case Saw(place, turn, cards) | Gave(place, turn, cards):
            _refuse_target(state, Deed.OBSERVE, place)
            if turn not in range(state.turn + 1):
                raise IllegalAction(No.NO_SUCH_TURN, rule="CC-20")
            _refuse_cards(cards)
        case Suspect(about, _, _) | Ask(about, _):
            _refuse_seat(state, about)
        case Intend(intent, target):
            _refuse_target(state, Deed(intent), target)
        case Request(about, deed, target):
            _refuse_seat(state, about)
            _refuse_target(state, deed, target)
        case Agree(number) | Dispute(number) | Retract(number):
            if not 0 <= number < len(state.claims):
                raise IllegalAction(No.NO_SUCH_CLAIM, rule="CC-20")
            if isinstance(says, Retract) and state.claims[number].seat != seat:
                raise IllegalAction(No.NOT_YOUR_CLAIM, rule="CC-20")
        case _:
            assert_never(says)


def _refuse_cards(cards: tuple[Said, ...]) -> None:
    """One set, one way to write it: in the order of the rulebook, none twice."""
    if not cards or cards != tuple(card for card in SAID if card in cards):
        raise IllegalAction(No.BAD_CLAIM, rule="CC-20")


def _refuse_seat(state: State, about: Seat) -> None:
    if not is_seat(state, about):
        raise IllegalAction(No.BAD_CLAIM, rule="CC-20")


def _refuse_target(state: State, deed: Deed, target: int | None) -> None:
    match deed:
        case Deed.PASS:
            fits = target is None
        case Deed.SWAP | Deed.OBSERVE:
            fits = target in PLACES
        case Deed.DESIGNATE | Deed.SPARE | Deed.FORCE | Deed.NAME:
            fits = target is not None and is_seat(state, target)
        case _:
            assert_never(deed)
    if not fits:
        raise IllegalAction(No.BAD_CLAIM, rule="CC-20")


def speak(state: State, seat: Seat, claim: Claim) -> Claimed:
    """Talk changes nothing but the record of talk (CC-19)."""
    number = len(state.claims)
    state.claims += (Spoken(number, seat, state.turn, len(state.done), claim.says),)
    state.talked = put(state.talked, seat, nth(state.talked, seat) + 1)
    return Claimed(number, seat, claim.says)


def improvise(state: State, seat: Seat, luck: Luck) -> Claim | None:
    """Any claim that this seat may make now, without a thought."""
    if claims_left(state, seat) <= 0:
        return None
    about = luck.below(state.seats)
    place = luck.below(len(PLACES))
    turn = luck.below(state.turn + 1)
    cards = tuple(card for card in SAID if luck.below(2)) or (SAID[luck.below(len(SAID))],)
    deed = tuple(Deed)[luck.below(len(Deed))]
    spoken = luck.below(len(state.claims)) if state.claims else None
    sentences: list[Sentence] = [
        Dealt(cards),
        Hold(about, cards),
        Saw(place, turn, cards),
        Gave(place, turn, cards),
        Suspect(about, cards[0], tuple(Sureness)[luck.below(len(Sureness))]),
        Intend(Intent.SWAP, place),
        Intend(tuple(Intent)[luck.below(3)], about),
        Ask(about, tuple(Topic)[luck.below(len(Topic))]),
        Request(about, deed, _target(deed, about, place)),
    ]
    if spoken is not None:
        sentences += [Agree(spoken), Dispute(spoken)]
        sentences += [Retract(spoken)] if state.claims[spoken].seat == seat else []
    return Claim(sentences[luck.below(len(sentences))])


def _target(deed: Deed, seat: Seat, place: int) -> int | None:
    if deed is Deed.PASS:
        return None
    return place if deed in (Deed.SWAP, Deed.OBSERVE) else seat
