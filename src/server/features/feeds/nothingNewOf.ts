import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { type BroughtGoal, nothingNewSince } from '#core/feed/nothingNew.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { figureKey, type KnownFigures } from './feedMemory.ts';
import type { StoredReason } from './feedRepository.ts';

/** Says that a feed has brought nothing new for too long, and of when its newest figure is; null while it has. */
export function nothingNewOf(
  memory: ReadonlyMap<string, KnownFigures>,
  { booked, today }: { readonly booked: BookedPlan; readonly today: Day },
): StoredReason | null {
  const goals = [...memory].flatMap(([goalId, figures]): BroughtGoal[] => {
    const goal = booked.goals.get(goalId);
    const newest = newestActual(figures);
    if (goal === undefined || newest === null) return [];
    return [{ trackingFrequency: goal.trackingFrequency, end: goal.span.end, newest }];
  });
  const last = nothingNewSince(goals, today);
  return last === null ? null : { code: 'nothing_new', about: periodText(last) };
}

function newestActual(figures: KnownFigures): Day | null {
  const dates = [...figures.keys()].filter((key) => key.endsWith(ACTUAL)).map((key) => key.slice(0, -ACTUAL.length));
  return readIsoDate(dates.toSorted().at(-1) ?? '');
}

const ACTUAL = figureKey({ date: '', figure: 'actual' });

/** In the same way in each language. */
function periodText({ newest, trackingFrequency }: BroughtGoal): string {
  const date = formatIsoDate(newest);
  if (trackingFrequency === 'monthly') return date.slice(0, 7);
  return trackingFrequency === 'yearly' ? date.slice(0, 4) : date;
}
