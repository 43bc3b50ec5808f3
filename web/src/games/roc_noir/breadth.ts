/** How broad a name is in the letters of headings, in ems: nearly; so that it is written small enough to stay whole. */

const BROAD: readonly [RegExp, number][] = [
  [/[MWŒÆ@]/, 1.06],
  [/[mwœæ]/, 0.98],
  [/[ilj.,:;!|’'()-]/, 0.38],
  [/[tfrsIJ ]/, 0.54],
  [/\p{Lu}|\d/u, 0.8],
  [/[\u2e80-\u{1ffff}]/u, 1.1],
];

export const breadth = (name: string): number => [...name].reduce((sum, letter) => sum + (BROAD.find(([letters]) => letters.test(letter))?.[1] ?? 0.64), 0);

/** Of its broadest word: no line breaks inside it. */
export const broadest = (words: string): number => Math.max(...words.split(/[\s-]+/).map(breadth));
