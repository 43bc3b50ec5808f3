"""What `regular` says: at most one sentence at a time, and often none. What it poses as is drawn from `habits`."""

from collections.abc import Iterator
from typing import Final

from ludotheque.kernel.luck import QuickLuck
from ludotheque.kernel.pieces import Seat

from .belief import ROW, SAID_ROW, Belief
from .habits import CLAIMS_HOLD, FAKE_ROW, KEY_ROW, NEUTRAL_ROW, REPORTS, TREASURE_ROW, Row
from .options import FakeHides
from .pieces import (
    FAKE_KEY,
    KEY,
    TREASURE,
    Agree,
    Ask,
    Dealt,
    Deed,
    Dispute,
    Gave,
    Hold,
    Intend,
    Intent,
    Note,
    NoteKind,
    Request,
    Retract,
    Said,
    Saw,
    Sentence,
    Spoken,
    Sureness,
    Suspect,
    Swap,
    Topic,
)
from .state import CLOSING, NAMING
from .view import View

SAID: Final = tuple(Said)

# How likely each holder (Key, Treasure, Fake Key, Neutral) takes up a subject once it thinks of it.
REPORTS_A_LOOK: Final[Row] = (0.50, 0.20, 0.50, 0.50)
TAKES_BACK: Final = 0.4
CONTRADICTS: Final[Row] = (0.30, 0.10, 0.30, 0.15)
SECONDS: Final[Row] = (0.10, 0.05, 0.00, 0.10)
SUSPECTS: Final[Row] = (0.25, 0.08, 0.25, 0.15)
ASKS: Final[Row] = (0.15, 0.35, 0.10, 0.20)
REQUESTS: Final[Row] = (0.35, 0.05, 0.30, 0.12)

# How likely it opens its mouth at all.
ANSWERS: Final = 0.85
AFTER_MY_MOVE: Final = 0.35
NOW_AND_THEN: Final = 0.07
IN_THE_END: Final = 0.60
RECENT: Final = 8  # claims so far back are still answered, doubted, seconded


# -- whether to speak ------------------------------------------------------------------------------------------


def eagerness(view: View) -> float:
    """How likely to say something now, if there is something to say; the view alone decides."""
    mine = [spoken for spoken in view.claims if spoken.seat == view.seat]
    if view.phase is NAMING:
        spoken_here = any(spoken.after == len(view.done) for spoken in mine)
        return 0.0 if spoken_here else IN_THE_END
    if question(view) is not None:
        return ANSWERS
    if len(mine) >= 2 + view.round or (mine and mine[-1].after == len(view.done)):
        return 0.0  # enough said
    return AFTER_MY_MOVE if view.phase is CLOSING and view.mover == view.seat else NOW_AND_THEN


def question(view: View) -> Topic | None:
    """What somebody has asked of me since I last spoke."""
    for spoken in reversed(view.claims[-RECENT:]):
        if spoken.seat == view.seat:
            return None
        if isinstance(spoken.says, Ask) and spoken.says.seat == view.seat:
            return spoken.says.topic
    return None


def sentence(view: View, belief: Belief, luck: QuickLuck) -> Sentence | None:
    if view.phase is NAMING:
        return _final_word(view, belief, luck)
    topic = question(view)
    if topic is not None:
        return _answer(view, belief, topic, luck)
    for subject in (_report, _retraction, _identity, _contradiction, _suspicion, _question, _request):
        says = subject(view, belief, luck)
        if says is not None:
            return says
    return None


# -- myself ----------------------------------------------------------------------------------------------------


def _mine(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


def _row(view: View) -> int:
    assert view.card is not None
    return ROW[view.card]


def _draw(row: Row, luck: QuickLuck) -> Said:
    """What to say, each as often as the row has it."""
    left = luck.chance() * sum(row)
    for said in SAID:
        left -= row[SAID_ROW[said]]
        if left < 0:
            return said
    return SAID[-1]


def _claimed(view: View, belief: Belief) -> Said | None:
    """What I have said that the card in my hand is: a liar needs a good memory."""
    card = belief.card_at(_mine(view))
    for spoken in reversed(view.claims):
        about = belief.said(spoken.number)
        if spoken.seat == view.seat and about is not None and about[0] == card:
            match spoken.says:
                case Hold(_, cards) | Dealt(cards) if len(cards) == 1:
                    return cards[0]
    return None


def _pose(view: View, belief: Belief, luck: QuickLuck) -> Said:
    return _claimed(view, belief) or _draw(belief.holds()[_row(view)], luck)


def _identity(view: View, belief: Belief, luck: QuickLuck) -> Sentence | None:
    """I am …"""
    if luck.chance() >= 3 * CLAIMS_HOLD[_row(view)] or _claimed(view, belief) is not None:
        return None
    cards = (_pose(view, belief, luck),)
    me = _mine(view)
    return Dealt(cards) if belief.card_at(me) == me and luck.chance() < 0.3 else Hold(me, cards)


def _answer(view: View, belief: Belief, topic: Topic, luck: QuickLuck) -> Sentence:
    me = _mine(view)
    saw = [note for note in view.notes if note.kind is NoteKind.SAW]
    if topic is Topic.SAW and saw:
        return _told(view, saw[-1], luck)
    if topic is Topic.DEALT and belief.card_at(me) == me:
        return Dealt((_pose(view, belief, luck),))
    return Hold(me, (_pose(view, belief, luck),))


def _report(view: View, belief: Belief, luck: QuickLuck) -> Sentence | None:  # noqa: ARG001  # a subject like the others
    """I saw …, I put … there; right after my own move."""
    fresh = [note for note in view.notes if note.turn == view.turn]
    if view.phase is not CLOSING or view.mover != view.seat or not fresh:
        return None
    return _told(view, fresh[-1], luck) if luck.chance() < REPORTS_A_LOOK[_row(view)] else None


def _told(view: View, note: Note, luck: QuickLuck) -> Sentence:
    truth = ROW[note.card]
    honest = luck.chance() < REPORTS[_row(view)]
    cards = (SAID[truth] if honest else SAID[(truth + 1 + luck.below(3)) % 4],)
    return Saw(note.place, note.turn, cards) if note.kind is NoteKind.SAW else Gave(note.place, note.turn, cards)


def _retraction(view: View, belief: Belief, luck: QuickLuck) -> Sentence | None:
    """My card has been changed: what I said that I hold is no longer so."""
    if view.forced_by is None or luck.chance() >= TAKES_BACK:
        return None
    for spoken in reversed(view.claims):
        if spoken.seat == view.seat:
            about = belief.said(spoken.number)
            of_myself = isinstance(spoken.says, Hold) and spoken.says.seat == view.seat
            changed = about is not None and about[0] != belief.card_at(_mine(view))
            return Retract(spoken.number) if of_myself and changed else None
    return None


# -- others ----------------------------------------------------------------------------------------------------


def _contradiction(view: View, belief: Belief, luck: QuickLuck) -> Sentence | None:
    """That is false! or: so it is."""
    row = _row(view)
    answered = {
        spoken.says.claim
        for spoken in view.claims
        if spoken.seat == view.seat and isinstance(spoken.says, Agree | Dispute)
    }
    for spoken in reversed(view.claims[-RECENT:]):
        if spoken.seat == view.seat or spoken.number in answered or isinstance(spoken.says, Agree | Dispute):
            continue
        holds = _holds_true(belief, spoken)
        if row == FAKE_ROW and _poses_as_key(spoken):
            holds = False  # there is room for one Key only: mine
        if holds is False and luck.chance() < CONTRADICTS[row]:
            return Dispute(spoken.number)
        if holds and luck.chance() < SECONDS[row]:
            return Agree(spoken.number)
    return None


def _holds_true(belief: Belief, spoken: Spoken) -> bool | None:
    """Whether what was said is true, as far as I know for certain."""
    about = belief.said(spoken.number)
    if about is None:
        return None
    face = belief.face_known(about[0])
    return None if face is None else bool(about[1] >> ROW[face] & 1)


def _poses_as_key(spoken: Spoken) -> bool:
    match spoken.says:
        case Hold(seat, (Said.KEY,)):
            return seat == spoken.seat
        case Dealt((Said.KEY,)):
            return True
    return False


def _others(view: View) -> Iterator[Seat]:
    return (seat for seat in range(view.seats) if seat != view.seat)


def _suspicion(view: View, belief: Belief, luck: QuickLuck) -> Sentence | None:
    """I think that he holds the Fake Key; said by the Fake Key, of whoever is most like the Key."""
    row = _row(view)
    if luck.chance() >= SUSPECTS[row]:
        return None
    card = KEY if row == FAKE_ROW else FAKE_KEY
    chance, seat = belief.likeliest(card, _others(view))
    return _suspect(seat, chance) if chance >= 0.4 else None


def _suspect(seat: Seat, chance: float) -> Suspect:
    sureness = Sureness.HIGH if chance > 0.75 else Sureness.MID if chance > 0.5 else Sureness.LOW
    return Suspect(seat, Said.FAKE_KEY, sureness)


def _question(view: View, belief: Belief, luck: QuickLuck) -> Sentence | None:
    """What do you hold? Asked of somebody who has not said."""
    if luck.chance() >= ASKS[_row(view)]:
        return None
    told = {about[0] for spoken in view.claims if (about := belief.said(spoken.number)) is not None}
    asked = {spoken.says.seat for spoken in view.claims if isinstance(spoken.says, Ask)}
    silent = [seat for seat in _others(view) if belief.card_at(seat) not in told and seat not in asked]
    if not silent:
        return None
    seat = silent[luck.below(len(silent))]
    looked = any(done.seat == seat and not isinstance(done.action, Swap) for done in view.done)
    return Ask(seat, Topic.SAW if looked and luck.chance() < 0.3 else Topic.HOLD)


def _request(view: View, belief: Belief, luck: QuickLuck) -> Sentence | None:
    """Designate me! or, from those who do not want that, something to keep the others busy."""
    row = _row(view)
    if luck.chance() >= REQUESTS[row]:
        return None
    chance, seat = belief.likeliest(TREASURE, _others(view))
    place = luck.below(2)
    if row in (KEY_ROW, FAKE_ROW):
        return Request(seat, Deed.DESIGNATE, _mine(view)) if chance > 0.3 else None
    if row == TREASURE_ROW:
        return Intend(Intent.SWAP, place)
    if row == NEUTRAL_ROW and luck.chance() < 0.5 and not view.locked[_mine(view)]:
        return Intend(Intent.SWAP, place)
    return Request(seat, Deed.OBSERVE, place)


# -- the final phase -------------------------------------------------------------------------------------------


def _final_word(view: View, belief: Belief, luck: QuickLuck) -> Sentence | None:
    """Who is it? The Fake Key points elsewhere, or (as printed, where being named wins) at itself."""
    me, row = _mine(view), _row(view)
    if row == FAKE_ROW and view.options.fake_hides is FakeHides.OFF:
        return Hold(me, (Said.FAKE_KEY,))
    if row == TREASURE_ROW and not view.options.treasure_names:
        return None
    if luck.chance() < CLAIMS_HOLD[row]:
        return Hold(me, (_draw(belief.holds()[row], luck),))
    open_to_doubt = [seat for seat in _others(view) if seat not in (view.treasure, view.designated)]
    if row == FAKE_ROW:
        return _suspect(open_to_doubt[luck.below(len(open_to_doubt))], 0.6)
    chance, seat = belief.likeliest(FAKE_KEY, open_to_doubt)
    return _suspect(seat, chance) if chance > 0.2 else None
