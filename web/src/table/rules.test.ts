// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { words } from "../lib/words.svelte";
import Rules from "./Rules.svelte";

const EVIL = `# <b>Title</b>

<script>alert(1)</script> **<img src=x onerror=alert(1)>** [x](javascript:alert(1)) (CC-01)

- an item \`<i>code</i>\` (CC-02)

| a | b |
|---|---|
| <u>cell</u> | & (CC-03) |
`;

let page: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (page !== null) void unmount(page);
  document.body.replaceChildren();
});

async function open(wanted: { rule: string } | null = null) {
  await words.speak("en");
  Element.prototype.scrollIntoView = vi.fn();
  page = mount(Rules, { target: document.body, props: { rules: { fr: async () => EVIL, en: async () => EVIL }, wanted } });
  await vi.waitFor(() => expect(document.querySelector("li")).not.toBeNull());
}

it("never makes markup of text", async () => {
  await open();
  expect(document.querySelector("script, img, b, i, u, a")).toBeNull();
  expect(document.body.textContent).toContain("<img src=x onerror=alert(1)>");
});

it("opens at the rule that was cited", async () => {
  await open({ rule: "CC-02" });
  await vi.waitFor(() => expect(document.querySelector(".lit")?.textContent).toContain("an item"));
  expect(document.activeElement).toBe(document.querySelector(".lit"));
});

it("shows only what was looked for, and marks it", async () => {
  await open();
  const field = document.querySelector("input")!;
  field.value = "CELL";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(document.querySelector("li")).toBeNull();
  expect(document.querySelector("mark")?.textContent).toBe("cell");
});
