import type { Day } from '#core/calendar/date.ts';

export type Figure = 'target' | 'actual';

export type CellPlace = { readonly goalId: string; readonly date: Day; readonly figure: Figure };

export type CellKey = `${string}|${number}|${Figure}`;

export function cellKeyOf({ goalId, date, figure }: CellPlace): CellKey {
  return `${goalId}|${date}|${figure}`;
}
