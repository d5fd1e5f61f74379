import type { Concept } from '#server/features/exchange/understanding/words/headingWords.ts';

/** Headings that name levels of a plan, the outermost first, and what stands for the goals themselves. */
export const LEVEL_RANKS: Readonly<Partial<Record<Concept, number>>> = {
  axis: 10,
  objective: 30,
  project: 40,
  action: 50,
  name: 55,
  indicator: 60,
};

/** Of texts such as `1.1 More fees on time`, whatever their heading. */
export const LEVEL_OF_NUMBERED = 35;
