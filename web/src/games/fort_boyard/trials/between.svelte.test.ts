// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Action, Open } from "../../../lib/wire";
import { Lasting, Outbox, steady } from "./between.svelte";

let end = () => undefined as void;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  end();
  vi.useRealTimers();
});

it("what could be done stays for a moment, and no longer", () => {
  let may = $state(true);
  let held: { readonly current: boolean };
  end = $effect.root(() => {
    held = steady(() => may);
  });
  flushSync();
  may = false;
  flushSync();
  expect(held!.current).toBe(true);
  vi.advanceTimersByTime(400);
  expect(held!.current).toBe(false);
  may = true;
  flushSync();
  may = false;
  flushSync();
  may = true;
  flushSync();
  vi.advanceTimersByTime(400);
  expect(held!.current).toBe(true);
});

it("what was done between two steps is sent as soon as it may be, once", () => {
  const act = vi.fn<(action: Action) => Promise<void>>(async () => undefined);
  const reply = { do: "reply", text: "Ah bon" } as unknown as Action;
  let [legal, open] = $state.raw<[Action[], Open[]]>([[], []]);
  let box: Outbox;
  end = $effect.root(() => {
    box = new Outbox(() => ({ legal, open, act }));
  });
  box!.send(reply);
  flushSync();
  expect(act).not.toHaveBeenCalled();
  open = [{ do: "reply", limits: {} }];
  flushSync();
  open = [];
  flushSync();
  open = [{ do: "reply", limits: {} }];
  flushSync();
  expect(act.mock.calls).toEqual([[reply]]);
});

it("what may be done is sent at once; of what is listed, only what is listed", () => {
  const act = vi.fn<(action: Action) => Promise<void>>(async () => undefined);
  const pick = (number: number) => ({ number, do: "pick-reply" }) as unknown as Action;
  let box: Outbox;
  end = $effect.root(() => {
    box = new Outbox(() => ({ legal: [{ do: "pick-reply", number: 1 } as unknown as Action], open: [], act }));
  });
  box!.send(pick(1));
  box!.send(pick(2));
  flushSync();
  expect(act.mock.calls).toEqual([[pick(1)]]);
});

it("what came too late is forgotten", () => {
  const act = vi.fn<(action: Action) => Promise<void>>(async () => undefined);
  let open = $state.raw<Open[]>([]);
  let box: Outbox;
  end = $effect.root(() => {
    box = new Outbox(() => ({ legal: [], open, act }));
  });
  box!.send({ do: "reply" } as Action);
  box!.forget();
  open = [{ do: "reply", limits: {} }];
  flushSync();
  expect(act).not.toHaveBeenCalled();
});

it("what was shown stays until another stage comes", () => {
  let stage = $state.raw({ round: 1 });
  let shown: Lasting<string>;
  end = $effect.root(() => {
    shown = new Lasting<string>(() => stage);
  });
  flushSync();
  shown!.current = "caught";
  flushSync();
  expect(shown!.current).toBe("caught");
  stage = { round: 2 };
  flushSync();
  expect(shown!.current).toBeNull();
});
