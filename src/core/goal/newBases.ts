import type { Day } from '#core/calendar/date.ts';
import type { Goal } from './goal.ts';
import type { NewBase } from './statedParts.ts';

export const NEW_BASE_REASON_LIMIT = 200;

export const MOST_NEW_BASES = 20;

/** The base from which a goal's figures are judged on a day; null where that is their beginning. */
export function lastBaseOf({ newBases }: Pick<Goal, 'newBases'>, today: Day): NewBase | null {
  return newBases.findLast(({ date }) => date <= today) ?? null;
}

/** In order of time, one a date: the later of two replaces the earlier. */
export function sortedBases(bases: Iterable<NewBase>): NewBase[] {
  const byDate = new Map(Array.from(bases, (base) => [base.date, base]));
  return [...byDate.values()].sort((one, other) => one.date - other.date);
}
