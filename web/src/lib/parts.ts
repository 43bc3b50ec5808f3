/**
 * The page comes in parts, when they are needed. One that does not come was lost on the way, or the house has a new
 * version whose parts have other names: the page is then loaded anew, once by itself, after that when somebody asks.
 * So is a page to which a table says that it is of another version.
 */
const KEY = "ludotheque.reloaded";
const NOT_BEFORE = 60_000; // ms: a page that has just been loaded anew and lacks a part again will not be helped by it

/** Follow what the builder's loader tells. */
export function watchParts(): void {
  addEventListener("vite:preloadError", () => void reloadOnce());
}

/** Whether it does. A page that is loaded anew from a house that does not answer would be none at all. */
export async function reloadOnce(reload: () => void = () => location.reload()): Promise<boolean> {
  if (!mayReload()) return false;
  const answer = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
  if (!answer?.ok || !remember()) return false;
  reload();
  return true;
}

/** Where nothing can be remembered, nothing keeps it from going round and round. */
function mayReload(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY)) > NOT_BEFORE;
  } catch {
    return false;
  }
}

function remember(): boolean {
  try {
    const may = mayReload(); // several parts may be missed at once
    sessionStorage.setItem(KEY, String(Date.now()));
    return may;
  } catch {
    return false;
  }
}
