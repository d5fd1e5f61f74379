import type { ListedGoal } from '#contract/listedGoal.ts';
import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import { civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { isOver } from '#core/work/work.ts';
import { dayOf } from '#web/plan/work/statedWork.ts';
import type { WorkByGoal } from './timelineRows.ts';

export type MonthItem = { readonly day: Day; readonly goal: ListedGoal } & (
  | { readonly kind: 'milestone'; readonly milestone: WireMilestone; readonly initiative: WireInitiative | null }
  | { readonly kind: 'initiative'; readonly initiative: WireInitiative }
);

export type TimelineMonth = {
  /** Its first day. */
  readonly month: Day;
  readonly items: readonly MonthItem[];
};

type TimelineByMonth = {
  readonly months: readonly TimelineMonth[];
  /** What was done, and is not listed. */
  readonly done: number;
};

/** What is still to be done by the month in which it is due, each once; this month also where nothing is due in it. */
export function timelineByMonth(goals: readonly ListedGoal[], work: WorkByGoal, today: Day): TimelineByMonth {
  const seen = new Set<string>();
  const items: MonthItem[] = [];
  let done = 0;
  const isFirst = (id: string) => !seen.has(id) && seen.add(id).size > 0;
  const addMilestone = (milestone: WireMilestone, goal: ListedGoal, initiative: WireInitiative | null) => {
    if (!isFirst(milestone.id)) return;
    const day = dayOf(milestone.due);
    if (milestone.done_on !== null) done += 1;
    else if (day !== null) items.push({ day, goal, kind: 'milestone', milestone, initiative });
  };
  for (const goal of goals) {
    const { initiatives, own } = work.of(goal.id);
    for (const milestone of own) addMilestone(milestone, goal, null);
    for (const initiative of initiatives) {
      for (const milestone of work.milestonesOf(initiative.id)) addMilestone(milestone, goal, initiative);
      const day = dayOf(initiative.end);
      if (!isFirst(initiative.id) || day === null || isOver(initiative)) continue;
      items.push({ day, goal, kind: 'initiative', initiative });
    }
  }
  const byMonth = new Map<Day, MonthItem[]>([[monthOf(today), []]]);
  for (const item of items.toSorted((one, other) => one.day - other.day)) {
    const month = monthOf(item.day);
    const list = byMonth.get(month);
    if (list === undefined) byMonth.set(month, [item]);
    else list.push(item);
  }
  const months = [...byMonth].toSorted(([one], [other]) => one - other);
  return { months: months.map(([month, list]) => ({ month, items: list })), done };
}

function monthOf(day: Day): Day {
  const { year, month } = civilDateOf(day);
  return firstDayOfMonth(year, month);
}
