import type { Day } from '#core/calendar/date.ts';
import { type Initiative, isOver, type Milestone } from './work.ts';

/** By how many days a milestone is late: 0 where it is done, or due today or later. */
export function daysLate({ due, doneOn }: Pick<Milestone, 'due' | 'doneOn'>, today: Day): number {
  return doneOn === null && due < today ? today - due : 0;
}

/** By how many days an initiative is late: 0 where it is done or dropped, has no end, or ends today or later. */
export function initiativeDaysLate({ end, ...initiative }: Pick<Initiative, 'end' | 'state'>, today: Day): number {
  return end !== null && end < today && !isOver(initiative) ? today - end : 0;
}
