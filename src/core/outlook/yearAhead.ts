import type { Day } from '#core/calendar/date.ts';
import { nextPeriodStart, periodEndOf } from '#core/calendar/period.ts';
import { earlierOf } from '#core/calendar/span.ts';
import type { TargetDirection } from '#core/goal/goal.ts';
import type { Band } from './band.ts';
import type { Outlook } from './outlook.ts';
import { figureAtEnd, figureWithin, type YearEndGoal, type YearQuestion } from './yearEnd.ts';

export type AheadPoint = Band & { readonly date: Day; readonly target: number | null };

/** The year's figure from the next period to the year's end, by the rules of its end; none where that is not known. */
export function yearAheadOf(
  goal: YearEndGoal,
  outlook: Outlook,
  { targetAt, ...question }: YearQuestion & { readonly targetAt: (date: Day) => number | null },
): AheadPoint[] {
  if ('none' in outlook || figureAtEnd(goal, outlook, question) === null) return [];
  const { rhythm, lastPeriod } = outlook.history;
  const { window } = question;
  const points: AheadPoint[] = [];
  for (let date = nextPeriodStart(lastPeriod, rhythm); date <= window.end; date = nextPeriodStart(date, rhythm)) {
    if (date < window.start) continue;
    const end = earlierOf(periodEndOf(date, rhythm), window.end);
    const { band } = figureWithin(goal, outlook, { ...question, window: { start: window.start, end } });
    points.push({ date, ...band, target: targetAt(date) });
  }
  return points;
}

/** The first coming period at whose end the likely figure misses its target to date; null for none. */
export function firstMissOf(points: readonly AheadPoint[], direction: TargetDirection): Day | null {
  if (direction === 'equal') return null;
  const isMissed = ({ expected, target }: AheadPoint) =>
    target !== null && (direction === 'up' ? expected < target : expected > target);
  return points.find(isMissed)?.date ?? null;
}
