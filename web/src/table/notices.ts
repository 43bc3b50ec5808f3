/** "Your turn": when to say so, and how, to somebody who looks elsewhere. */

/** One of mine is awaited who was not a moment ago. */
export function isNewlyMine(before: readonly number[], after: readonly number[], mine: readonly number[]): boolean {
  return after.some((seat) => mine.includes(seat) && !before.includes(seat));
}

/** What stands in the tab of the browser: a mark first, for it is cut at the end. */
export function pageTitle(place: string, mine: string | null): string {
  return mine === null ? place : `● ${mine} · ${place}`;
}

export type Allowed = "yes" | "no" | "not-asked" | "unknown-here";

export function allowed(): Allowed {
  if (typeof Notification === "undefined") return "unknown-here";
  return ({ granted: "yes", denied: "no", default: "not-asked" } as const)[Notification.permission];
}

/** Only ever by a press. */
export async function ask(): Promise<Allowed> {
  if (typeof Notification !== "undefined") await Notification.requestPermission().catch(() => null);
  return allowed();
}

/** Shown only to who does not see the page. The tag makes two tabs of one table say it once. */
export function notify(table: string, title: string, body: string): void {
  if (allowed() !== "yes" || !document.hidden) return;
  try {
    const notice = new Notification(title, { body, tag: `ludotheque-${table}` });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones know notifications only from a service worker: the title and the sound remain
  }
}
