/** Queries of a plan's figures that are no part of its goals, by the first part of their key; the second is the plan. */
export const FIGURE_LISTS = ['waiting', 'declined'] as const;

export type FigureList = (typeof FIGURE_LISTS)[number];
