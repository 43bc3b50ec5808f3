// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { allowed, ask, isNewlyMine, notify, pageTitle } from "./notices";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function stubNotifications(permission: NotificationPermission) {
  const shown: unknown[][] = [];
  const stub = Object.assign(
    vi.fn(function (...given: unknown[]) {
      shown.push(given);
    }),
    { permission, requestPermission: vi.fn(() => Promise.resolve("granted")) },
  );
  vi.stubGlobal("Notification", stub);
  return { shown, stub };
}

describe("my turn", () => {
  it("is news when it comes to me, not while it stays", () => {
    expect(isNewlyMine([1], [0], [0])).toBe(true);
    expect(isNewlyMine([0], [0], [0])).toBe(false);
    expect(isNewlyMine([0], [1], [0])).toBe(false);
  });

  it("is news when everybody is awaited at once, and not when another has answered", () => {
    expect(isNewlyMine([2], [0, 1, 2], [0])).toBe(true);
    expect(isNewlyMine([0, 1, 2], [0, 1], [0])).toBe(false);
  });

  it("is nothing to a watcher", () => {
    expect(isNewlyMine([1], [0], [])).toBe(false);
  });

  it("stands first in the title", () => {
    expect(pageTitle("Le Coffre et la Clé", "À vous")).toBe("● À vous · Le Coffre et la Clé");
    expect(pageTitle("Le Coffre et la Clé", null)).toBe("Le Coffre et la Clé");
  });
});

describe("a notification", () => {
  it("is shown only if it is allowed and the page is hidden", () => {
    const { shown } = stubNotifications("granted");
    const hidden = vi.spyOn(document, "hidden", "get");
    hidden.mockReturnValue(false);
    notify("T", "a", "b");
    expect(shown).toHaveLength(0);
    hidden.mockReturnValue(true);
    notify("T", "a", "b");
    expect(shown).toEqual([["a", { body: "b", tag: "ludotheque-T" }]]);
  });

  it("is not shown, and nobody is asked, without a press", () => {
    const { shown, stub } = stubNotifications("default");
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    notify("T", "a", "b");
    expect(shown).toHaveLength(0);
    expect(stub.requestPermission).not.toHaveBeenCalled();
  });

  it("is asked for by a press", async () => {
    const { stub } = stubNotifications("default");
    await ask();
    expect(stub.requestPermission).toHaveBeenCalledOnce();
  });

  it("is unknown to some browsers", () => {
    vi.stubGlobal("Notification", undefined);
    expect(allowed()).toBe("unknown-here");
  });
});
