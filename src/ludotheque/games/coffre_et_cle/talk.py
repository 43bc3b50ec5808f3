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
    View,
)
from .state import CLOSING, NAMING

SAID: Final = tuple(Said)

# How likely each holder (Key, Treasure, Fake Key, Neutral) takes up a subject once it thinks of it.
REPORTS_A_LOOK: Final[Row] = (0.35, 0.20, 0.35, 0.35)
TAKES_BACK: Final = 0.4
TESTIFIES: Final[Row] = (0.10, 0.10, 0.10, 0.10)
CONTRADICTS: Final[Row] = (0.22, 0.10, 0.22, 0.18)
SECONDS: Final[Row] = (0.15, 0.10, 0.12, 0.15)
SUSPECTS: Final[Row] = (0.30, 0.10, 0.30, 0.30)
ASKS: Final[Row] = (0.20, 0.35, 0.20, 0.25)
REQUESTS: Final[Row] = (0.35, 0.10, 0.35, 0.30)
VOLUNTEERS: Final = 2.0  # times CLAIMS_HOLD: how likely it says what it holds, once it thinks of that

SURE: Final = 0.75  # what it takes for true enough to second,
DOUBTFUL: Final = 0.15  # and for false enough to contradict
KEYS_IN_A_ROUND: Final = 2  # once so many have said "I hold the Key", whoever held it would rather argue

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
    if topic is not None and (says := _answer(view, belief, topic, luck)) is not None:
        return says
    any_order = [_identity, _testimony, _contradiction, _suspicion, _question, _request]
    subjects = [_report, _retraction]
    while any_order:
        subjects.append(any_order.pop(luck.below(len(any_order))))
    for subject in subjects:
        says = subject(view, belief, luck)
        if says is not None and _said_before(view, says) is None:
            return says
    return None


def _said_before(view: View, says: Sentence) -> Spoken | None:
    """Where I have said exactly this: nobody wants to hear it twice."""
    return next((spoken for spoken in view.claims if spoken.seat == view.seat and spoken.says == says), None)


def _stand_by(view: View, spoken: Spoken | None) -> Sentence | None:
    """I have said it already, and say so once."""
    if spoken is None:
        return None
    again = Agree(spoken.number)
    return again if _said_before(view, again) is None else None


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


def _own_claim(view: View, belief: Belief) -> tuple[Spoken, Said] | None:
    """Where I have said what the card in my hand is, and what: a liar needs a good memory."""
    card = belief.card_at(_mine(view))
    for spoken in reversed(view.claims):
        about = belief.said(spoken.number)
        if spoken.seat == view.seat and about is not None and about[0] == card:
            match spoken.says:
                case Hold(_, cards) | Dealt(cards) if len(cards) == 1:
                    return spoken, cards[0]
    return None


def _claimed(view: View, belief: Belief) -> Said | None:
    own = _own_claim(view, belief)
    return None if own is None else own[1]


def _pose(view: View, belief: Belief, luck: QuickLuck) -> Said:
    return _claimed(view, belief) or _draw(belief.holds()[_row(view)], luck)


def _identity(view: View, belief: Belief, luck: QuickLuck) -> Sentence | None:
    """I am …; once, and not where too many want to be the Key: that binds the true Key as well, or it would tell."""
    if luck.chance() >= VOLUNTEERS * CLAIMS_HOLD[_row(view)] or _claimed(view, belief) is not None:
        return None
    keys = {one.seat for one in view.claims if _poses_as_key(one) and one.after > len(view.done) - view.seats}
    if len(keys) >= KEYS_IN_A_ROUND:
        return None
    cards = (_pose(view, belief, luck),)
    me = _mine(view)
    return Dealt(cards) if belief.card_at(me) == me and luck.chance() < 0.3 else Hold(me, cards)


def _answer(view: View, belief: Belief, topic: Topic, luck: QuickLuck) -> Sentence | None:
    me = _mine(view)
    saw = [note for note in view.notes if note.kind is NoteKind.SAW]
    if topic is Topic.SAW and saw:
        told = _report_of(view, saw[-1])
        return _told(view, saw[-1], luck) if told is None else _stand_by(view, told)
    own = _own_claim(view, belief)
    if own is not None:
        return _stand_by(view, own[0])
    if topic is Topic.DEALT and belief.card_at(me) == me:
        return Dealt((_pose(view, belief, luck),))
    return Hold(me, (_pose(view, belief, luck),))


def _report(view: View, belief: Belief, luck: QuickLuck) -> Sentence | None:  # noqa: ARG001  # a subject like the others
    """I saw …, I put … there; right after my own move."""
    fresh = [note for note in view.notes if note.turn == view.turn]
    if view.phase is not CLOSING or view.mover != view.seat or not fresh or _report_of(view, fresh[-1]) is not None:
        return None
    return _told(view, fresh[-1], luck) if luck.chance() < REPORTS_A_LOOK[_row(view)] else None


def _told(view: View, note: Note, luck: QuickLuck) -> Sentence:
    cards = (_as_reported(ROW[note.card], _row(view), luck),)
    return Saw(note.place, note.turn, cards) if note.kind is NoteKind.SAW else Gave(note.place, note.turn, cards)


def _as_reported(truth: int, row: int, luck: QuickLuck) -> Said:
    """The truth, as often as holders of my card tell it."""
    honest = luck.chance() < REPORTS[row]
    return SAID[truth] if honest else SAID[(truth + 1 + luck.below(3)) % 4]


def _report_of(view: View, note: Note) -> Spoken | None:
    """Where I have told of this."""
    kind = Saw if note.kind is NoteKind.SAW else Gave
    for spoken in view.claims:
        says = spoken.says
        if spoken.seat == view.seat and isinstance(says, kind) and (says.place, says.turn) == (note.place, note.turn):
            return spoken
    return None


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
        holds = _holds_true(view, belief, spoken)
        if _poses_as_key(spoken) and (row == FAKE_ROW or _claimed(view, belief) is Said.KEY):
            holds = False  # there is room for one Key only: mine
        elif holds is not None and luck.chance() >= REPORTS[row]:
            holds = not holds  # as often as I would report what is not so
        if holds is False and luck.chance() < CONTRADICTS[row]:
            return Dispute(spoken.number)
        if holds and luck.chance() < SECONDS[row]:
            return Agree(spoken.number)
    return None


def _holds_true(view: View, belief: Belief, spoken: Spoken) -> bool | None:
    """Whether what was said is true, as far as I can tell; of my own card, as far as I have told."""
    about = belief.said(spoken.number)
    if about is None:
        return None
    card, rows = about
    if card == belief.card_at(_mine(view)):
        claimed = _claimed(view, belief)
        return None if claimed is None else bool(rows >> SAID_ROW[claimed] & 1)
    chance = belief.likely(card, rows)
    return True if chance > SURE else False if chance < DOUBTFUL else None


def _poses_as_key(spoken: Spoken) -> bool:
    match spoken.says:
        case Hold(seat, (Said.KEY,)):
            return seat == spoken.seat
        case Dealt((Said.KEY,)):
            return True
    return False


def _others(view: View) -> Iterator[Seat]:
    return (seat for seat in range(view.seats) if seat != view.seat)


def _testimony(view: View, belief: Belief, luck: QuickLuck) -> Sentence | None:
    """He holds …: of a card that I have seen and that he now has; as true as my other reports."""
    row = _row(view)
    if luck.chance() >= TESTIFIES[row]:
        return None
    told = {about[0] for one in view.claims if one.seat == view.seat and (about := belief.said(one.number)) is not None}
    known = [seat for seat in _others(view) if belief.seen(_mine(view), seat) and belief.card_at(seat) not in told]
    if not known:
        return None
    seat = known[luck.below(len(known))]
    face = belief.face_known(belief.card_at(seat))
    return None if face is None else Hold(seat, (_as_reported(ROW[face], row, luck),))


def _suspicion(view: View, belief: Belief, luck: QuickLuck) -> Sentence | None:
    """I think that he holds the Fake Key (said by the Fake Key, of whoever is most like the Key); or the Treasure."""
    row = _row(view)
    if luck.chance() >= SUSPECTS[row]:
        return None
    treasure, holder = belief.likeliest(TREASURE, _others(view))
    if row != TREASURE_ROW and treasure >= 0.4 and luck.chance() < 0.4:
        return _suspect(holder, treasure, Said.TREASURE)
    chance, seat = belief.likeliest(KEY if row == FAKE_ROW else FAKE_KEY, _others(view))
    return _suspect(seat, chance) if chance >= 0.35 else None


def _suspect(seat: Seat, chance: float, card: Said = Said.FAKE_KEY) -> Suspect:
    sureness = Sureness.HIGH if chance > 0.75 else Sureness.MID if chance > 0.5 else Sureness.LOW
    return Suspect(seat, card, sureness)


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
    if row in (KEY_ROW, FAKE_ROW) or _claimed(view, belief) is Said.KEY:
        if chance <= 0.3:
            return None
        rivals = [one.seat for one in view.claims if _poses_as_key(one) and one.seat not in (view.seat, seat)]
        if rivals and luck.chance() < 0.4:
            return Request(seat, Deed.SPARE, rivals[-1])
        return Request(seat, Deed.DESIGNATE, _mine(view))
    others = list(_others(view))
    somebody = others[luck.below(len(others))]
    ideas: list[Sentence] = [Request(somebody, Deed.OBSERVE, place), Request(somebody, Deed.SWAP, place)]
    if not view.locked[_mine(view)]:
        ideas.append(Intend(Intent.SWAP, place))
    if row == NEUTRAL_ROW:
        ideas += [Intend(Intent.FORCE, somebody), Request(somebody, Deed.SPARE, _mine(view))]
    return ideas[luck.below(len(ideas))]


# -- the final phase -------------------------------------------------------------------------------------------


def _final_word(view: View, belief: Belief, luck: QuickLuck) -> Sentence | None:
    """Who is it? The Fake Key points elsewhere, or (as printed, where being named wins) at itself."""
    me, row = _mine(view), _row(view)
    if row == FAKE_ROW and view.options.fake_hides is FakeHides.OFF:
        return Hold(me, (Said.FAKE_KEY,))
    if row == TREASURE_ROW and not view.options.treasure_names:
        return None
    if luck.chance() < CLAIMS_HOLD[row]:
        says = Hold(me, (_draw(belief.holds()[row], luck),))
        before = _said_before(view, says)
        return says if before is None else _stand_by(view, before)
    open_to_doubt = [seat for seat in _others(view) if seat not in (view.treasure, view.designated)]
    if row == FAKE_ROW:
        return _suspect(open_to_doubt[luck.below(len(open_to_doubt))], 0.6)
    chance, seat = belief.likeliest(FAKE_KEY, open_to_doubt)
    return _suspect(seat, chance) if chance > 0.2 else None
