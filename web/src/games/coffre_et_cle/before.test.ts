import { describe, expect, it } from "vitest";
import { Speaker } from "../../lib/speaker";
import { words } from "../../lib/words.svelte";
import five from "./fixtures/five.json";
import { NAMES, sceneOf, type Played } from "./fixtures";
import { history } from "./history";
import { table } from "./pieces";
import { silence } from "./silence";
import { mayTakeBack } from "./undo";

const game = five as unknown as Played[];
await words.speak("en");
await words.load("coffre-et-cle");

const scene = sceneOf(game.at(-1)!, "mine");
const view = table(scene);
const speaker = (me: number | null) => new Speaker("coffre-et-cle", NAMES, me, view.claims);

describe("what had happened before", () => {
  it("tells every public deed and every claim", () => {
    expect(history(scene, speaker(null))).toHaveLength(view.done.length + view.claims.length);
  });

  it("speaks to whoever looks, and never of a card that was seen", () => {
    const done = [{ turn: 0, seat: 1, action: { do: "observe", place: 0 } }, { turn: 1, seat: 2, action: { do: "force", seat: 1, place: 1 } }];
    const small = { ...scene, view: { ...scene.view, table: { ...view, done, claims: [] } } } as unknown as typeof scene;
    expect(history(small, speaker(1))).toEqual(["You observed the left centre card.", `${NAMES[2]} forced you to swap with the right centre card.`]);
    expect(history(small, speaker(null))[0]).toBe(`${NAMES[1]} observed the left centre card.`);
  });
});

it("is silent only in the final phase of a table that wants it so", () => {
  const at = (phase: string, final_talk: boolean) =>
    silence({ ...scene, view: { ...scene.view, table: { ...view, phase, options: { ...view.options, final_talk } } } } as unknown as typeof scene, speaker(0));
  expect(at("naming", false)).toBe("Talk is closed now: wait for the end of the deal.");
  expect(at("naming", true)).toBeNull();
  expect(at("action", false)).toBeNull();
});

it("takes back only what told nobody anything", () => {
  expect(mayTakeBack({ do: "end-turn" })).toBe(true);
  expect(mayTakeBack({ do: "name", seat: 1 })).toBe(true);
  expect(mayTakeBack({ do: "observe", place: 0 })).toBe(false);
});
