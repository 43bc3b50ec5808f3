// @vitest-environment jsdom
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { words } from "../lib/words.svelte";
import Chat from "./Chat.svelte";

let page: ReturnType<typeof mount> | null = null;
afterEach(async () => {
  if (page !== null) await unmount(page);
  document.body.replaceChildren();
});

await words.speak("en");

function open(say: (text: string) => Promise<string | null>, closed: string | null = null, chat: ComponentProps<typeof Chat>["chat"] = []) {
  page = mount(Chat, { target: document.body, props: { chat, people: [], maySay: true, closed, text: "", say } });
  flushSync();
  return document.querySelector("input")!;
}

async function write(field: HTMLInputElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  document.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
  await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  flushSync();
}

it("clears the field when the words have been heard", async () => {
  const say = vi.fn(async () => null);
  const field = open(say);
  await write(field, " Hello ");
  expect(say).toHaveBeenCalledWith("Hello");
  expect(field.value).toBe("");
});

it("keeps what was refused, and says why until it is changed", async () => {
  const field = open(async () => "Not now.");
  await write(field, "Hello");
  expect(field.value).toBe("Hello");
  expect(document.querySelector("#chat-why")?.textContent).toBe("Not now.");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(document.querySelector("#chat-why")).toBeNull();
});

it("shows what was said twice in one moment twice", () => {
  const hm = { seat: 0, name: "Anne", text: "Hm", at: 7 };
  open(async () => null, null, [hm, { ...hm }]);
  expect([...document.querySelectorAll("li")].map((line) => line.textContent?.trim())).toEqual(["Anne Hm", "Anne Hm"]);
});

it("is closed with its reason", async () => {
  const say = vi.fn(async () => null);
  const field = open(say, "Nobody talks now.");
  await write(field, "Hello");
  expect(say).not.toHaveBeenCalled();
  expect(field.readOnly).toBe(true);
  expect(document.body.textContent).toContain("Nobody talks now.");
});
