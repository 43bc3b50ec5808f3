/** Nothing here can be taken back: dice fall, cards are seen, and the sand runs. */

export const mayTakeBack = (): boolean => false;
