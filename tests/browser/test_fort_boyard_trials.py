"""The ten trials of the fort at browsers: each is won once and lost once, by mouse, by finger and by keys; a line that
is cut in the middle of one; and trials that people do for real.
"""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from ludotheque.games.fort_boyard.trials.anomaly.pieces import GARMENTS, AnomalyPhase, Touch
from ludotheque.games.fort_boyard.trials.forbidden_words.speech import fault
from ludotheque.games.fort_boyard.trials.whose_is_it.pieces import SketchLean

from .cable import Cable
from .house import Running
from .keys import Keys
from .people import PHONE, SMALL_PHONE
from .trials_of_the_fort import LIVE, Come, TrialTable, comes_to

# -- FB-26: whose is it? ---------------------------------------------------------------------------------------------

LEANING: Final = 2  # at this seat the server's hand leans to the right, and at the other one it does not
UPRIGHT: Final = 1


@pytest.mark.rule("FB-26")
def test_whose_is_it_is_won_by_the_right_name_for_each_drawing(come: Come, house: Running) -> None:
    anne, bruno = comes_to("whose-is-it", house, come("Anne"), come("Bruno", size=PHONE, language="fr"))
    puts_a_dot(bruno)
    expect(bruno.part("sheet")).to_contain_text(bruno.words.say("whose-made", made=0, strokes=3, short=1))
    draws_three_strokes(bruno)
    expect(bruno.part("sheet")).to_contain_text(bruno.words.say("whose-made", made=3, strokes=3, short=1))
    bruno.part("hand-in").tap()
    expect(bruno.part("handed-in")).to_be_visible(timeout=5_000)  # long before time is up
    bruno.wait_for("drawing-handed-in")
    anne.wait_for("drawings-shown")
    bruno.wait_for("drawings-shown")
    anne.part(f"drawing-{bruno.stage.own}").click()
    anne.part("name-1").click()
    anne.part("said").click()
    anne.wins()
    assert anne.told("drawings-named")[0]["recognised"] == 2


def draws_three_strokes(table: TrialTable) -> None:
    """By finger."""
    box = table.part("sheet").bounding_box()
    assert box is not None
    finger = table.finger()
    for part in (0.3, 0.5, 0.7):
        y = box["y"] + box["height"] * part
        finger.draw([(box["x"] + box["width"] * along / 10, y) for along in range(2, 9)])


def puts_a_dot(table: TrialTable) -> None:
    box = table.part("sheet").bounding_box()
    assert box is not None
    table.finger().draw([(box["x"] + box["width"] / 2, box["y"] + box["height"] / 5)])


@pytest.mark.rule("FB-26")
def test_a_drawing_by_keys_is_handed_in_by_itself_before_time_is_up(come: Come, house: Running) -> None:
    _, bruno = comes_to("whose-is-it", house, come("Anne", size=PHONE), come("Bruno", language="fr"))
    expect(bruno.part("ready-arch")).to_be_visible()
    for key in "567":
        bruno.page.keyboard.press(key)
    expect(bruno.part("hand-in")).to_be_focused()
    assert not bruno.stage.mine.strokes
    bruno.wait_for("drawings-shown")
    assert len(bruno.told("drawing-handed-in")) == 1
    assert bruno.stage.mine.ready == ("arch", "bowl", "wave")
    assert bruno.stage.own is not None


@pytest.mark.rule("FB-26")
def test_whose_is_it_is_lost_by_names_that_are_changed(come: Come, house: Running) -> None:
    (anne,) = comes_to("whose-is-it", house, come("Anne", language="fr"), by_keys=True)
    names_the_first(anne, {LEANING: UPRIGHT, UPRIGHT: LEANING}[who_drew_the_first(anne)])
    anne.loses()


def who_drew_the_first(table: TrialTable) -> int:
    """As the drawing tells: bots draw by hands of their own."""
    table.wait_for("drawings-shown")
    first, second = (sketch.lean is SketchLean.RIGHT for sketch in table.stage.gallery.sketches)
    assert first != second
    return LEANING if first else UPRIGHT


def names_the_first(table: TrialTable, seat: int) -> None:
    """By keys; the other name gives itself."""
    expect(table.part("drawing-0")).to_be_visible()
    table.page.keyboard.press(str(table.stage.names.index(seat) + 1))
    Keys(table.page).press(table.part("said"))


# -- FB-27: straight face --------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-27")
def test_a_straight_face_is_kept_to_the_end(come: Come, house: Running) -> None:
    (anne,) = comes_to("straight-face", house, come("Anne", size=PHONE, language="fr"))
    anne.whenever(".head.serious", '[data-at="face"]', 200, "touch")
    anne.wins()
    assert anne.told("face-met")


@pytest.mark.rule("FB-27")
def test_a_straight_face_is_lost_by_the_second_laugh(come: Come, house: Running) -> None:
    anne, bruno = comes_to("straight-face", house, come("Anne"), come("Bruno", size=PHONE), by_keys=True)
    bruno.tap("face-funny")
    anne.whenever(".head.funny", " ", 100, "keys")
    anne.loses()
    assert [event["mistakes"] for event in anne.told("laugh-slipped")] == [1, 2]


# -- FB-28: the anomaly ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-28")
def test_the_anomaly_is_won_by_touching_what_has_changed(come: Come, house: Running) -> None:
    people = come("Anne", size=PHONE), come("Bruno", language="fr")
    anne, bruno = comes_to("anomaly", house, *people)
    before = figures_seen(anne)
    bruno.wait_for("curtain-fell")
    proposes_a_change(bruno)
    anne.wait_for("figures-shown", times=2)
    (changed,) = [place for place, dye in figures_seen(anne).items() if dye != before[place]]
    touches(anne, changed)
    anne.wins()


def figures_seen(table: TrialTable) -> dict[Touch, Any]:
    """What everybody wears, as I remember it."""
    figures = table.stage.figures
    return {Touch(one.seat, garment): one.dress[nth] for one in figures for nth, garment in enumerate(GARMENTS)}


def proposes_a_change(table: TrialTable) -> None:
    """By mouse, from the list: the first figure's hat is taken off, or it gets one."""
    table.part("as-list").click()
    table.page.locator(".list li button").first.click()
    table.page.locator('.offers [data-at^="change-removed"], .offers [data-at^="dye-"]').first.click()


def touches(table: TrialTable, place: Touch) -> None:
    """By finger, which is asked whether it meant that."""
    x, y = table.part(f"figure-{place.figure}").evaluate(
        """(figure, [x, y]) => {
            const at = new DOMPoint(x, y).matrixTransform(figure.getScreenCTM());
            return [at.x, at.y];
        }""",
        HAT,
    )
    table.page.touchscreen.tap(x, y)
    table.part("here").tap()


HAT: Final = (50, 14)  # where a figure has it (web/src/games/fort_boyard/trials/anomaly/figures.ts)


@pytest.mark.rule("FB-28")
def test_the_anomaly_is_lost_by_three_touches_elsewhere(come: Come, house: Running) -> None:
    (anne,) = comes_to("anomaly", house, come("Anne", language="fr"), by_keys=True)
    before = figures_seen(anne)
    anne.press(anne.part("as-list"))
    anne.wait_until(lambda: anne.stage.phase is AnomalyPhase.FINDING)
    after = figures_seen(anne)
    wrong = [nth for nth, place in enumerate(after) if after[place] == before[place]]
    for touched, nth in enumerate(wrong[:3], 1):
        anne.press(anne.page.locator(".list li").nth(nth).get_by_role("button"))
        anne.wait_for("garment-touched", times=touched)
    anne.loses()
    assert not any(event["is_found"] for event in anne.told("garment-touched"))


# -- FB-29: nose to nose ---------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-29")
def test_the_sleeve_is_led_from_nose_to_nose(come: Come, house: Running) -> None:
    people = come("Anne", size=PHONE, language="fr"), come("Bruno")
    anne, bruno = comes_to("nose-to-nose", house, *people, pace="200")
    expect(anne.part("lead")).to_be_visible()
    anne.page.evaluate("hands.leads", [400])
    anne.finger().down(*middle_of(anne, "lead"))
    bruno.tap("blow-left")
    anne.wins()
    assert anne.told("sleeve-ended")[-1]["fate"] == "arrived"


def middle_of(table: TrialTable, name: str) -> tuple[float, float]:
    box = table.part(name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.rule("FB-29")
def test_a_sleeve_that_leaves_its_path_is_lost(come: Come, house: Running) -> None:
    (anne,) = comes_to("nose-to-nose", house, come("Anne"))
    expect(anne.part("lead")).to_be_visible()
    x, y = middle_of(anne, "lead")
    anne.page.mouse.move(x, y)
    anne.page.mouse.down()
    anne.page.mouse.move(x - 150, y, steps=5)
    anne.loses()
    assert anne.told("sleeve-ended")[-1]["fate"] == "left-path"


# Low screens, by which the question was covered once; a telephone held sideways among them.
LOW: Final = ((1366, 650), (1024, 690), (1024, 600), (844, 390), (375, 553), (360, 640))
PATH_WIDTH: Final = """(promised) => {
    const path = document.querySelector('[data-at="path"] path[stroke="var(--sand)"]');
    const arena = document.querySelector('[data-at="arena"]').getBoundingClientRect();
    const sleeve = document.querySelector('[data-at="sleeve"]').getBoundingClientRect();
    const width = path.getAttribute("stroke-width") * path.getScreenCTM().a;
    return width > promised - 0.1 && arena.top < sleeve.top && sleeve.bottom < arena.bottom;
}"""


@pytest.mark.rule("FB-29")
def test_the_path_is_as_wide_as_promised_on_low_screens(come: Come, house: Running) -> None:
    (anne,) = comes_to("nose-to-nose", house, come("Anne"), pace="200")
    expect(anne.part("lead")).to_be_visible()
    for width, height in LOW:
        anne.page.set_viewport_size({"width": width, "height": height})
        anne.page.wait_for_function(PATH_WIDTH, arg=30)


# -- FB-30: forbidden words ------------------------------------------------------------------------------------------

ANSWERS: Final = (
    "Perhaps tomorrow morning",
    "My neighbour knows better",
    "Under a starry sky",
    "With butter and honey",
    "Only when it rains",
    "Ask the old fisherman",
)


@pytest.mark.rule("FB-30")
def test_six_answers_without_a_forbidden_word_win(come: Come, house: Running) -> None:
    (anne,) = comes_to("forbidden-words", house, come("Anne"), by_keys=True)
    for number, answer in enumerate(ANSWERS, 1):
        anne.wait_for("question-put", times=number)
        expect(anne.part("reply")).to_be_focused()
        anne.page.keyboard.type(answer)
        anne.page.keyboard.press("Enter")
        anne.wait_for("replied", times=number)
    anne.wins()


@pytest.mark.rule("FB-30")
def test_a_forbidden_word_loses(come: Come, house: Running) -> None:
    people = come("Anne", size=PHONE, language="fr"), come("Bruno")
    anne, bruno = comes_to("forbidden-words", house, *people, pace="150")
    bruno.tap("offer-1")
    anne.wait_for("replies-offered")
    stage = anne.stage
    trap = next(nth for nth, answer in enumerate(stage.answers) if fault(answer, (), stage.forbidden))
    anne.tap(f"ready-{trap}")
    anne.loses()
    assert anne.told("word-slipped")[0]["text"] == stage.answers[trap]


# Whether something of the trial is wider than the screen, and where its parts are.
PLACED: Final = """async () => {
    await document.fonts.ready;
    const all = [...document.querySelectorAll('[data-at="arena"] .words, [data-at="arena"] .words *')];
    const boxes = all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
    const parts = ['[data-at="arena"]', '[data-at="question"]', '[data-at="answer"] .bubble', ".words .board", ".foot"];
    return {
        left: Math.min(...boxes.map((box) => box.left)),
        right: Math.max(...boxes.map((box) => box.right)),
        parts: Object.fromEntries(parts.map((one) => {
            const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
            return [one, [x, y, width, height].map(Math.round).join(" ")];
        })),
    };
}"""


@pytest.mark.rule("FB-30")
def test_forbidden_words_fit_a_small_phone_and_nothing_moves_while_one_writes(come: Come, house: Running) -> None:
    people = come("Anne", size=SMALL_PHONE, language="fr"), come("Bruno")
    anne, _ = comes_to("forbidden-words", house, *people, pace="200")
    anne.wait_for("question-put")
    anne.tap("without-typing")
    expect(anne.part("reply")).to_be_visible()
    before = anne.page.evaluate(PLACED)
    assert (before["left"] >= 0, before["right"] <= SMALL_PHONE[0]) == (True, True), before
    anne.part("reply").fill("Oui, mais non")
    expect(anne.board.get_by_text(anne.words.say("forbidden-words-careful"))).to_be_visible()
    assert anne.page.evaluate(PLACED) == before
    expect(anne.page.get_by_role("timer")).to_have_count(1)


IN_ORDER: Final = """() => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const parts = ['[data-at="arena"]', '[data-at="question"] .bubble', ".bubble:has(.ready)"];
    const [arena, question, list] = parts.map(box);
    const first = box(".ready button");
    return arena.top <= question.top && question.bottom <= list.top && list.bottom <= arena.bottom
        && list.top <= first.top && first.bottom <= list.bottom;
}"""


@pytest.mark.rule("FB-30")
def test_ready_answers_leave_the_question_whole_on_low_screens(come: Come, house: Running) -> None:
    (anne,) = comes_to("forbidden-words", house, come("Anne"), pace="200")
    anne.wait_for("question-put")
    anne.tap("without-typing")
    for width, height in LOW:
        anne.page.set_viewport_size({"width": width, "height": height})
        anne.page.wait_for_function(IN_ORDER)


# -- FB-31: hot hand -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-31", "FB-35a")
def test_a_hand_that_is_pulled_away_in_time_wins(come: Come, house: Running) -> None:
    anne, bruno = comes_to("hot-hand", house, come("Anne", size=PHONE, language="fr"), come("Bruno"))
    anne.whenever(".struck", LIVE, 120, "touch")
    bruno.tap("strike-hand")
    anne.wins()
    anne.has_seen("hot-hand-evaded")


@pytest.mark.rule("FB-31")
def test_a_hand_that_is_pulled_on_a_feint_or_not_at_all_is_touched(come: Come, house: Running) -> None:
    anne, bruno = comes_to("hot-hand", house, come("Anne"), come("Bruno", size=SMALL_PHONE), by_keys=True)
    bruno.tap("feint-hand")
    anne.wait_for("hand-feinted")
    anne.page.keyboard.press("Space")
    anne.loses()
    assert [event["pull"] for event in anne.told("hand-pulled")] == ["feint", "none"]


# -- FB-32: tiger's paw ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-32", "FB-35a")
def test_whoever_presses_after_the_cry_beats_whoever_does_not(come: Come, house: Running) -> None:
    anne, bruno = comes_to("tigers-paw", house, come("Anne", language="fr"), come("Bruno", size=PHONE))
    expect(bruno.part("pad")).to_be_visible()
    anne.whenever(".signal", LIVE, 150, "mouse")
    anne.wins()
    assert anne.told("paws-compared")[-1]["opponent_paw"] == "none"


@pytest.mark.rule("FB-32", "FB-35a")
def test_whoever_starts_too_early_twice_has_lost(come: Come, house: Running) -> None:
    (anne,) = comes_to("tigers-paw", house, come("Anne", size=PHONE))
    for round_ in (1, 2):
        anne.page.locator(LIVE).tap()
        anne.wait_for("paws-compared", times=round_)
    anne.loses()
    anne.has_seen("paw-early")


# -- FB-33: pincers --------------------------------------------------------------------------------------------------

FALLING: Final = '.pincers .foe[style*="34px"]'  # the hand has let go


@pytest.mark.rule("FB-24a", "FB-33", "FB-35a")
def test_a_card_is_caught_at_half_the_pace(come: Come, house: Running) -> None:
    """It falls twice as long, and there is twice the time to catch it: between 760 and 1120 ms."""
    people = come("Anne"), come("Bruno", size=PHONE, language="fr")
    anne, bruno = comes_to("pincers", house, *people, by_keys=True, pace="200")
    assert (anne.stage.fall, anne.stage.first, anne.stage.last) == (1200, 760, 1120)
    anne.whenever(FALLING, " ", 940, "keys")
    bruno.tap("drop-card")
    anne.wins()
    anne.has_seen("pincers-caught")


@pytest.mark.rule("FB-33")
def test_a_card_that_is_pinched_too_early_or_not_at_all_is_lost(come: Come, house: Running) -> None:
    anne, _ = comes_to("pincers", house, come("Anne", language="fr"), come("Bruno"))
    anne.page.locator(LIVE).click()
    anne.loses()
    assert [event["pinch"] for event in anne.told("card-pinched")] == ["early", "none"]
    anne.has_seen("pincers-soon")


# -- FB-34: battle ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-34")
def test_the_battle_is_won_by_the_sign_that_beats_the_other(come: Come, house: Running) -> None:
    anne, bruno = comes_to("battle", house, come("Anne", size=PHONE, language="fr"), come("Bruno"))
    anne.tap("sign-well")
    bruno.tap("sign-scissors")
    anne.wins()


@pytest.mark.rule("FB-34")
def test_the_battle_is_lost_by_two_signs_that_are_beaten(come: Come, house: Running) -> None:
    people = come("Anne"), come("Bruno"), come("Chloé", size=PHONE, language="fr")
    anne, bruno, chloe = comes_to("battle", house, *people, by_keys=True, pace="200")
    for foe in (bruno, chloe):
        expect(anne.part("sign-well")).to_be_visible()
        anne.page.keyboard.press("1")
        foe.tap("sign-leaf")
    anne.loses()


# -- FB-35: catapult -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-35", "FB-35a")
@pytest.mark.parametrize("by", ["mouse", "touch", "keys"])
def test_a_die_is_caught_in_the_cup(come: Come, house: Running, by: str) -> None:
    candidate = come("Anne", **({"size": PHONE, "language": "fr"} if by == "touch" else {}))
    anne, bruno = comes_to("catapult", house, candidate, come("Bruno"), by_keys=by == "keys")
    anne.page.evaluate("hands.slides", ["catches", by])
    bruno.part("direction").fill("75")
    bruno.tap("throw-die")
    anne.wins()
    anne.has_seen("catapult-caught")


@pytest.mark.rule("FB-35", "FB-35a")
def test_dice_that_land_beside_the_cup_are_lost(come: Come, house: Running) -> None:
    (anne,) = comes_to("catapult", house, come("Anne", language="fr"))
    anne.page.evaluate("hands.slides", ["evades", "mouse"])
    anne.loses()
    anne.has_seen("catapult-missed")


# -- a lost line -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-26", "FB-43")
def test_whoever_comes_back_in_time_goes_on_with_his_trial(come: Come, house: Running) -> None:
    with Cable(house.port) as cable:
        person = come("Anne", url=cable.url, language="fr")
        (anne,) = comes_to("whose-is-it", house, person)
        drew = who_drew_the_first(anne)
        expect(anne.part("drawing-0")).to_be_visible()
        with person.watch.rough():
            cable.cut()
            expect(anne.ribbon).to_have_text(anne.words.say("table-line-trying-again"))
            cable.mend()
            expect(anne.ribbon).to_have_text("")
        names_the_first(anne, drew)
        anne.wins()


@pytest.mark.rule("FB-30", "FB-43")
def test_the_time_of_a_trial_runs_on_without_him(come: Come, house: Running) -> None:
    with Cable(house.port) as cable:
        person = come("Anne", url=cable.url, size=PHONE)
        anne, bruno = comes_to("forbidden-words", house, person, come("Bruno", language="fr"))
        anne.wait_for("question-put")  # by the server: Bruno has not asked
        with person.watch.rough():
            cable.cut()
            expect(anne.ribbon).to_have_text(anne.words.say("table-line-trying-again"))
            bruno.wait_for("trial-lost")
            cable.mend()
            expect(anne.ribbon).to_have_text("")
        assert [event["breach"] for event in bruno.told("word-slipped")] == ["silence"]
        anne.has_lost_meanwhile()


# -- at the table ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FB-24")
@pytest.mark.parametrize("verdict", ["success", "failure"])
def test_people_vote_on_what_they_have_done_for_real(come: Come, house: Running, verdict: str) -> None:
    people = come("Anne", size=PHONE, language="fr"), come("Bruno")
    anne, bruno = comes_to("tigers-paw", house, *people, trials="table")
    for table in (anne, bruno):
        expect(table.board.get_by_text(table.words.say("board-table-tigers-paw", players=3))).to_be_visible()
    expect(anne.part(f"vote-{verdict}")).to_have_count(0)
    bruno.tap(f"vote-{verdict}")
    if verdict == "success":
        anne.wins()
    else:
        anne.loses()
    assert [(event["seat"], event["verdict"]) for event in anne.told("voted")] == [(1, verdict)]
