import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { WireWaiting } from '#contract/waitingFigures.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import type { Entry } from '#core/goal/series.ts';

/** The goal as its charts draw it: what waits is drawn as a part is, and counts in nothing. */
export function withWaiting(goal: DashboardGoal, waiting: readonly WireWaiting[]): DashboardGoal {
  const parts = waitingEntries(waiting);
  return parts.length === 0 ? goal : { ...goal, partialEntries: [...goal.partialEntries, ...parts] };
}

/** The actuals among them. */
export function waitingEntries(waiting: readonly WireWaiting[]): Entry[] {
  return waiting.flatMap(({ date: text, actual = null }) => {
    const date = readIsoDate(text);
    return date === null || actual === null ? [] : [{ date, target: null, actual }];
  });
}
