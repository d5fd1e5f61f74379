import type { Feed } from '#core/feed/feed.ts';
import { nextRun } from '#core/feed/feedSchedule.ts';
import type { Plan } from '#core/plan/plan.ts';
import { isoInstant } from '#server/base/clock.ts';

/** The schedule that a turn was worked out from; another one has other turns. */
export function turnOf({ schedule, isPaused }: Feed, { timeZone }: Pick<Plan, 'timeZone'>): string {
  return JSON.stringify([schedule, timeZone, isPaused]);
}

export function nextTurn(
  { schedule, isPaused }: Feed,
  { timeZone }: Pick<Plan, 'timeZone'>,
  now: number,
): string | null {
  return isPaused ? null : isoInstant(nextRun(schedule, now, timeZone));
}
