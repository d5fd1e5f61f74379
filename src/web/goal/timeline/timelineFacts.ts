import type { ListedGoal } from '#contract/listedGoal.ts';
import type { Day } from '#core/calendar/date.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';
import { dayOf } from '#web/plan/work/statedWork.ts';
import type { WorkByGoal } from './timelineRows.ts';

/** From the first day of any goal or its work to the last; today is always in it. */
export function wholeSpan(goals: readonly ListedGoal[], work: WorkByGoal, today: Day): ClosedSpan {
  let [start, end] = [today, today];
  const add = (day: Day | null) => {
    if (day === null) return;
    if (day < start) start = day;
    if (day > end) end = day;
  };
  for (const { id, span } of goals) {
    add(span.start);
    add(span.end);
    const { initiatives, milestones } = work.of(id);
    for (const each of initiatives) {
      add(dayOf(each.start));
      add(dayOf(each.end));
    }
    for (const { due, done_on: doneOn } of milestones) {
      add(dayOf(due));
      add(dayOf(doneOn));
    }
  }
  return { start, end };
}

export type TimelineSummary = {
  readonly done: number;
  readonly milestones: number;
  readonly late: { readonly initiatives: number; readonly milestones: number };
  readonly links: number;
  readonly warned: number;
};

/** What the work of these goals comes to, each thing once. */
export function summaryOf(goals: readonly ListedGoal[], work: WorkByGoal): TimelineSummary {
  const under = goals.map(({ id }) => work.of(id));
  const milestones = [...new Set(under.flatMap((each) => each.milestones))];
  const initiatives = [...new Set(under.flatMap((each) => each.initiatives))];
  const all = [...initiatives, ...milestones];
  return {
    done: milestones.filter(({ done_on: doneOn }) => doneOn !== null).length,
    milestones: milestones.length,
    late: {
      initiatives: initiatives.filter(({ days_late: late }) => late > 0).length,
      milestones: milestones.filter(({ days_late: late }) => late > 0).length,
    },
    links: all.reduce((sum, { after_ids: ids }) => sum + ids.length, 0),
    warned: all.reduce((sum, { warnings }) => sum + warnings.length, 0),
  };
}
