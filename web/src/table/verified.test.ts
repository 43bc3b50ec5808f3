// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rememberSeal } from "../lib/seals";
import proofs from "../lib/verify/proofs.json";
import { words } from "../lib/words.svelte";
import Seal from "./Seal.svelte";
import Verified from "./Verified.svelte";

const log = Object.values(proofs.logs)[0] as string;
const { commitment } = JSON.parse(log.split("\n")[0]!) as { commitment: string };

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal("fetch", async () => new Response(log));
  await words.speak("en");
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function verified(): Promise<{ head: string; seal: string }> {
  const page = mount(Verified, { target: document.body, props: { id: "T", number: 1, close: () => {} } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("h2")).not.toBeNull();
  });
  const said = { head: document.querySelector("h2")!.textContent!, seal: document.querySelectorAll("li")[2]!.textContent! };
  await unmount(page);
  return said;
}

it("calls the seal right that was seen while the game was played", async () => {
  rememberSeal("T", 1, commitment);
  const { head, seal } = await verified();
  expect(head).toBe("The dice were honest.");
  expect(seal).toMatch(/^✓ .*checked$/);
});

it("calls another seal wrong, however good the log is in itself", async () => {
  rememberSeal("T", 1, commitment.replace(/^./, (digit) => (digit === "0" ? "1" : "0")));
  const { head, seal } = await verified();
  expect(head).toBe("Something is wrong with this log.");
  expect(seal).toMatch(/^✗ .*wrong$/);
});

it("does not know about a seal that it never saw", async () => {
  rememberSeal("T", 2, commitment);
  const { head, seal } = await verified();
  expect(head).toBe("The log is right in itself.");
  expect(seal).toMatch(/^\? .*not known: .*not known$/);
});

it("shows the seal at the deal, in short and whole", async () => {
  const page = mount(Seal, { target: document.body, props: { commitment } });
  expect(document.querySelector("summary")?.textContent).toContain(`Sealed: ${commitment.slice(0, 8)}…`);
  expect(document.querySelector("code")?.textContent).toBe(commitment);
  await unmount(page);
});
