/** How this screen is used at a table, kept in its address: each on his own device unless it says otherwise. */
import { WAYS, type Way } from "../shelf/choices";

export function wayOf(search: string): Way {
  const asked = new URLSearchParams(search).get("way");
  return WAYS.find((way) => way === asked) ?? "own";
}
