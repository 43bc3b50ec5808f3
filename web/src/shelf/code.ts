/** The short code of a table, as people write it: in any case, with dashes or spaces. */
export const CODE_LENGTH = 6;

export function lettersOf(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, "").slice(0, CODE_LENGTH);
}
