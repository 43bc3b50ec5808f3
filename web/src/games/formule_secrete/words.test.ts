import { beforeAll, describe, expect, it } from "vitest";

import type { Scene } from "../../lib/game";
import { Speaker } from "../../lib/speaker";
import { words } from "../../lib/words.svelte";
import { moments, NAMES, people, sceneOf } from "./fixtures";
import { guide } from "./guide";
import { history } from "./history";
import { isQuiet, lineOf, round } from "./journal";
import { cardHelp, cardMay, diceLabel, discardsLabel, handLabel, noteOf, pieceLabel, pileLabel, placeLabel, spaceHelp } from "./labels";
import { table, those, vaultOf } from "./pieces";
import { seatsAt } from "./race";
import { sentence } from "./sentence";
import { mayTakeBack } from "./undo";
import type { Action, GameEvent, Play, View } from "./wire";

await words.speak("en");
await words.load("formule-secrete");

const speakerOf = (scene: Scene) => new Speaker("formule-secrete", NAMES.slice(0, table(scene).seats), scene.seat);
const scenes = moments.flatMap(({ before, after }) => [sceneOf(before), sceneOf(after)]);
/** The first scene of which this holds, as one may change it. */
const found = (holds: (view: View, scene: Scene) => boolean): Scene<View> => structuredClone(scenes.find((scene) => holds(table(scene), scene))!);
const WORDS = /^[^{}]*[a-zé][^{}]*$/i; // no place was left empty-handed

describe.each(["en", "fr"] as const)("every moment, in %s", (language) => {
  beforeAll(() => words.speak(language));

  it("is told in a sentence that leaves no place open, and a line below", () => {
    for (const scene of scenes) {
      const { head, sub } = sentence(scene, speakerOf(scene));
      for (const said of [head, sub]) expect(said, `${table(scene).phase}: ${said}`).toMatch(WORDS);
      expect(`${head} ${sub}`).not.toMatch(/board-|undefined|null/);
    }
  });

  it("has a line for every event, but for those that the next one says", () => {
    for (const { events, after } of moments)
      for (const event of events) {
        const line = lineOf(event, speakerOf(sceneOf(after)));
        const isSaidTwice = (event.event === "moved" && ["vault", "start"].includes(event.halt)) || (event.event === "battle-began" && event.stake === "afar");
        if (isSaidTwice) expect(line).toBeNull();
        else expect(line, event.event).toMatch(WORDS);
      }
  });

  it("has a name for everything on the table", () => {
    for (const scene of scenes) {
      const view = table(scene);
      const speaker = speakerOf(scene);
      for (let at = 0; at <= vaultOf(view); at++) for (const said of [placeLabel(view, at, speaker), spaceHelp(view, at, speaker)]) expect(said).toMatch(WORDS);
      for (let seat = 0; seat < view.seats; seat++) for (const said of [pieceLabel(view, seat, speaker), handLabel(view, seat, speaker), diceLabel([3, 4], seat, speaker)]) expect(said).toMatch(WORDS);
      for (const slot of view.hand.keys()) expect(cardHelp(view, view.hand[slot]!, speaker)).toMatch(WORDS);
      for (const said of [pileLabel(view, speaker), discardsLabel(view, speaker), round(scene.view, speaker)]) expect(said).toMatch(WORDS);
    }
  });

  it("has its hints", () => {
    const speaker = speakerOf(scenes[0]!);
    for (const { message } of guide) expect(speaker.say(message)).toMatch(WORDS);
  });
});

describe("the sentence", () => {
  beforeAll(() => words.speak("en"));
  const head = (scene: Scene) => sentence(scene, speakerOf(scene)).head;
  const sub = (scene: Scene) => sentence(scene, speakerOf(scene)).sub;
  const mine = (change: Partial<View>): Scene => {
    const scene = found((view) => view.phase === "resting" && view.mover === 0);
    Object.assign(scene.view.table, change);
    return scene;
  };

  it("says what is left of my turn", () => {
    expect(head(mine({ rolled: false, carded: false, at: [1, 0, 0, 0] }))).toMatch(/roll, or (play|discard) a card first/);
    expect(head(mine({ rolled: false, carded: true, at: [1, 0, 0, 0] }))).toContain("now roll.");
    expect(head(mine({ rolled: false, carded: true, at: [1, 0, 0, 0], outward: [true, false, false, false] }))).toContain("two dice");
    expect(head(mine({ rolled: true, carded: false }))).toContain("end your turn");
  });

  it("says that a guard holds me, and that I wait outside", () => {
    const guard = table(mine({})).spaces.indexOf("G");
    expect(head(mine({ rolled: false, at: [guard, 0, 0, 0] }))).toContain("guard");
    expect(head(mine({ rolled: true, carded: false, at: [0, 0, 0, 0], outward: [true, false, false, false] }))).toContain("outside without the formula");
  });

  it("says with how much left I may run on past the holder", () => {
    const scene = found((view, { legal }) => view.phase === "stopping" && legal.length > 0);
    expect(head(scene)).toContain("stop and battle for the formula");
    expect(head(scene)).toContain(NAMES[table(scene).foe!]);
  });

  it("says where the formula is, and how far I am from it", () => {
    expect(sub(mine({ holder: null, at: [5, 0, 0, 0], outward: [false, false, false, false] }))).toMatch(/The formula lies in the vault · the vault is \d+ spaces ahead of you/);
    expect(sub(mine({ holder: 0, at: [7, 0, 0, 0], outward: [true, false, false, false] }))).toContain("You have the formula: 7 spaces to the way out");
    expect(sub(mine({ holder: 1, at: [9, 4, 0, 0], outward: [true, true, false, false] }))).toMatch(/Bastien has the formula, 4 spaces from the way out · 5 spaces ahead of you/);
    expect(sub(mine({ holder: 1, at: [3, 4, 0, 0], outward: [true, true, false, false] }))).toContain("1 space behind you");
    expect(sub(mine({ sidelined: [true, false, false, false] }))).toContain("your next turn is skipped");
  });

  it("tells a spectator of the race without a word to him", () => {
    const scene = { ...found((view) => view.phase === "resting" && view.mover === 1), seat: null, legal: [] };
    expect(`${head(scene)} ${sub(scene)}`).not.toMatch(/\byou\b/i);
  });
});

describe("the journal", () => {
  beforeAll(() => words.speak("en"));
  const speaker = new Speaker("formule-secrete", NAMES, 0);
  const guard = (red: number, die: number, seat = 1) => lineOf({ event: "guard-rolled", seat, guard: red, die }, speaker);

  it("says what two dice come to", () => {
    expect(guard(5, 2)).toBe("Guard 5, Bastien 2: the guard wins.");
    expect(guard(2, 5, 0)).toBe("Guard 2, you 5: you get away.");
    expect(guard(4, 4)).toBe("Guard 4, Bastien 4: a tie, again.");
  });

  it("lets a card be drawn without a last word", () => {
    expect(isQuiet({ event: "card-drawn" } as GameEvent)).toBe(true);
    expect(isQuiet({ event: "card-played" } as GameEvent)).toBe(false);
  });

  it("has one last word for the first deal: who starts", () => {
    const dealt = moments.filter(({ events }) => events.every(({ event }) => ["cards-dealt", "start-rolled", "starter-found"].includes(event))).flatMap(({ events }) => events);
    expect(dealt.length).toBeGreaterThan(5);
    expect(new Set(dealt.filter((event) => !isQuiet(event)).map(({ event }) => event))).toEqual(new Set(["starter-found"]));
  });

  it("tells this turn and the last again, and never which card another drew", () => {
    const scene = found((view) => view.last_turn.length > 2);
    const told = history(scene, speakerOf(scene));
    expect(told.length).toBeGreaterThan(0);
    const drawn = moments.flatMap(({ events }) => events).filter((event) => event.event === "card-drawn" && event.seat !== 0);
    for (const event of drawn) expect(event).toMatchObject({ card: null });
  });
});

describe("labels", () => {
  beforeAll(() => words.speak("en"));

  it("a space says who is there, the vault that the formula lies in it", () => {
    const scene = found((view) => view.holder === null && view.at.some((at) => at > 0));
    const view = table(scene);
    const at = view.at.find((where) => where > 0)!;
    expect(placeLabel(view, at, speakerOf(scene))).toMatch(new RegExp(`^space ${at}, `));
    for (const seat of seatsAt(view, at)) expect(placeLabel(view, at, speakerOf(scene))).toContain(seat === scene.seat ? "you" : NAMES[seat]);
    expect(placeLabel(view, vaultOf(view), speakerOf(scene))).toContain("the formula lies here");
  });

  it("a card says whether it can be played now", () => {
    const scene = found((_, { legal }) => legal.some((action) => action.do === "play"));
    const [play] = those(scene.legal as Action[], "play") as [Play];
    expect(cardMay(play.slot, scene.legal as Action[], speakerOf(scene))).toBe("It can be played.");
    expect(cardMay(play.slot, [play].map(({ slot, card }) => ({ do: "discard", slot, card })), speakerOf(scene))).toBe("It can be discarded for another.");
    expect(cardMay(play.slot, [], speakerOf(scene))).toBe("");
  });

  it("a note says who has the formula, who is away, who won", () => {
    const scene = found((view) => view.holder !== null && view.phase !== "over");
    const view = table(scene);
    const [person] = people(1);
    expect(noteOf(view, view.holder!, person!, speakerOf(scene))).toBe("has the formula");
    expect(noteOf(view, view.holder!, { ...person!, away: "left" }, speakerOf(scene))).toBe("away");
    const end = found((ended) => ended.phase === "over");
    expect(noteOf(table(end), table(end).winners[0]!, person!, speakerOf(end))).toBe("wins");
  });
});

it("only what throws no die and draws no card can be taken back", () => {
  const all = [...new Set(moments.flatMap(({ before }) => before.legal.map((action) => action.do)))];
  expect(all.filter((kind) => mayTakeBack({ do: kind } as never)).sort()).toEqual(["decline", "end-turn", "run-on"]);
});
