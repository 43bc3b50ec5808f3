// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { followLinks, go, here, routeOf } from "./router";

const at = (address: string) => routeOf(new URL(address, "http://house"));

vi.stubGlobal("scrollTo", () => {});
afterEach(() => history.replaceState(null, "", "/"));

test.each([
  ["/", { page: "shelf" }],
  ["/open/coffre-et-cle", { page: "open", game: "coffre-et-cle", own: false }],
  ["/open/fort-boyard?own", { page: "open", game: "fort-boyard", own: true }],
  ["/games/fort-boyard/cards", { page: "of-game", game: "fort-boyard", name: "cards" }],
  ["/games/fort-boyard", { page: "shelf" }],
  ["/t/T1#secret", { page: "table", id: "T1", invite: "secret" }],
  ["/t/T1", { page: "table", id: "T1", invite: null }],
  ["/join?code=ABC", { page: "join", code: "ABC" }],
  ["/me#token", { page: "me", token: "token" }],
  ["/replay/T1?game=2", { page: "replay", id: "T1", number: 2 }],
  ["/replay/T1", { page: "replay", id: "T1", number: null }],
  ["/t/%zz", { page: "table", id: "%zz", invite: null }],
  ["/elsewhere", { page: "shelf" }],
])("%s", (address, route) => expect(at(address)).toEqual(route));

test("whoever shows the route follows it, by go, by the back button, by a link", async () => {
  const seen: string[] = [];
  const stop = effectRoot(() => seen.push(here().page));
  go("/me");
  flushSync();
  const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: "/join" }));
  link.addEventListener("click", followLinks);
  link.click();
  flushSync();
  expect(seen).toEqual(["shelf", "me", "join"]);
  stop();
});

test("links that are the browser's are left to it", () => {
  for (const address of ["/api/tables/T/log", "https://example.org/"]) {
    const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: address }));
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    Object.defineProperty(click, "target", { value: link });
    followLinks(click);
    expect(click.defaultPrevented).toBe(false);
  }
});

function effectRoot(run: () => void): () => void {
  return $effect.root(() => {
    $effect(run);
    flushSync();
  });
}
