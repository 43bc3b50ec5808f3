/** Where we are. Addresses are the house's: the server gives the same page for each of these. */
import { createSubscriber } from "svelte/reactivity";

export type Route =
  | { page: "shelf" }
  | { page: "open"; game: string; own: boolean }
  | { page: "of-game"; game: string; name: string }
  | { page: "table"; id: string; invite: string | null }
  | { page: "join"; code: string | null }
  | { page: "me"; token: string | null }
  | { page: "replay"; id: string; number: number | null };

export function routeOf(address: { pathname: string; search: string; hash: string }): Route {
  const [first = "", second = "", third = ""] = address.pathname.split("/").slice(1).map(decoded);
  const behind = address.hash.slice(1) || null;
  const asked = new URLSearchParams(address.search);
  if (first === "open" && second) return { page: "open", game: second, own: asked.has("own") };
  if (first === "games" && second && third) return { page: "of-game", game: second, name: third };
  if (first === "t" && second) return { page: "table", id: second, invite: behind };
  if (first === "join") return { page: "join", code: asked.get("code") };
  if (first === "me") return { page: "me", token: behind };
  if (first === "replay" && second) return { page: "replay", id: second, number: Number(asked.get("game")) || null };
  return { page: "shelf" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const listeners = new Set<() => void>();
const told = () => listeners.forEach((listener) => listener());

const subscribe = createSubscriber((update) => {
  listeners.add(update);
  addEventListener("popstate", told);
  addEventListener("hashchange", told);
  return () => {
    listeners.delete(update);
    removeEventListener("popstate", told);
    removeEventListener("hashchange", told);
  };
});

/** The present route; who reads it in an effect or a template follows it. */
export function here(): Route {
  subscribe();
  return routeOf(location);
}

/** Go to another page of the house without loading it anew. */
export function go(path: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", path);
  else history.replaceState(null, "", path);
  scrollTo(0, 0);
  told();
}

/** Links within the house go the quick way; those with a modifier key, a target or a download are the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  const address = link?.getAttribute("href");
  if (!link || !address?.startsWith("/") || address.startsWith("/api/") || link.getAttribute("target") || link.hasAttribute("download"))
    return;
  event.preventDefault();
  go(address);
}
