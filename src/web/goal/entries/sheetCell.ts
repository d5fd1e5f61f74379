import type { Day } from '#core/calendar/date.ts';

/** Which of the two figures of a period. */
export type Figure = 'target' | 'actual';

/** One cell of the plan's figures, wherever it stands on the page. `date` is the first day of its period. */
export type CellPlace = { readonly goalId: string; readonly date: Day; readonly figure: Figure };

export type CellKey = `${string}|${number}|${Figure}`;

export function cellKeyOf({ goalId, date, figure }: CellPlace): CellKey {
  return `${goalId}|${date}|${figure}`;
}
