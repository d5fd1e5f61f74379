import type { Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { type DuePeriod, duePeriodOf } from '#core/figure/duePeriod.ts';
import { isActualComputed } from '#core/goal/goalKind.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { entriesOf } from '#core/goal/series.ts';
import type { Status } from '#core/goal/status.ts';
import { isOnTeam } from '#core/goal/subject.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';

export type ReminderItem = {
  readonly name: string;
  readonly due: DuePeriod | null;
  readonly frequency: 'weekly' | 'monthly' | 'yearly';
  readonly isStale: boolean;
  readonly status: Status;
};

/** Goals a member works on that wait for figures, or are behind: the same as in My work, in the plan's order. */
export function reminderWork(
  booked: BookedPlan,
  { memberId, today }: { memberId: string; today: Day },
): ReminderItem[] {
  const { plan, series } = booked.whole;
  const year = fiscalYearOf(today, plan.fiscalStartMonth);
  const book = booked.figures({ year, today });
  return booked.order.flatMap((id) => {
    const goal = booked.goals.get(id);
    const figures = book.figuresOf(id, year);
    const kind = book.kindOf(id);
    if (goal === undefined || !isOnTeam(goal, memberId) || figures === null || kind === null) return [];
    const { status, stale } = figures;
    if (kind === 'container' || status === 'deferred' || status === 'achieved') return [];
    const stored = series.get(id);
    const entries = stored === undefined ? [] : entriesOf(stored);
    const isComputed = isActualComputed(goal, kind);
    const due = isComputed ? null : duePeriodOf(goal, entries, { today, calendar: plan });
    const isStale = stale && !isComputed;
    const isBehind = status === 'off_target' || status === 'critical';
    if (due === null && !isStale && !isBehind) return [];
    const name = `${shownNumber(goal.number)} ${goal.title}`.trim();
    return [{ name, due, frequency: goal.trackingFrequency, isStale, status }];
  });
}
