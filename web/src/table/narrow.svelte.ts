import { MediaQuery } from "svelte/reactivity";

const phone = typeof matchMedia === "function" ? new MediaQuery("(max-width: 820px)") : null;

/** A telephone, or as narrow as one. */
export const narrow = {
  get is(): boolean {
    return phone?.current ?? false;
  },
};
