import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { formatDate } from '#core/format/date.ts';
import { isPeriodClosed, isYearClosed } from '#core/plan/closedPeriods.ts';
import type { Plan } from '#core/plan/plan.ts';
import { Refusal } from '#server/base/errors.ts';
import { loggedEntries, loggedRow } from '#server/store/history/changeItem.ts';
import type { LoggedItem } from '#server/store/history/loggedItem.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { storedGoalOf } from '#server/store/rows/goalRow.ts';
import { planOf } from '#server/store/rows/planRow.ts';
import { textOf } from '#server/store/rows/rowReading.ts';
import type { Row } from '#server/store/rows/tables.ts';
import { findRows } from './planRows.ts';
import type { PlanWriting } from './planWriting.ts';

export type ClosedFigure = { readonly goalId: string; readonly title: string } & (
  | { readonly date: Day }
  | { readonly year: number }
);

/**
 * Refuses a change of figures of closed periods: entries, or targets of closed years. What stays the same is no
 * change. `stored` is the plan's row before the change. Throws `period_closed`.
 */
export async function refuseClosed(
  writing: PlanWriting,
  { stored, items }: { readonly stored: Row | null; readonly items: readonly LoggedItem[] },
): Promise<void> {
  if (stored === null) return;
  const plan = planOf({ id: writing.planId, row: stored });
  if (plan.closedUntil === null) return;
  const [first] = [...closedYears(plan, items), ...(await closedPeriods(writing, { plan, items }))];
  if (first !== undefined) throw periodClosed(plan, first);
}

function closedYears(plan: Plan, items: readonly LoggedItem[]): ClosedFigure[] {
  return items.flatMap(({ entity, entityId: goalId, before, after }) => {
    if (entity !== 'goal') return [];
    const [was, is] = [before, after].map((text) => (text === null ? null : goalOf(goalId, text)));
    const years = new Set([was, is].flatMap((goal) => [...(goal?.targetsByYear.keys() ?? [])]));
    const changed = [...years].filter((year) => was?.targetsByYear.get(year) !== is?.targetsByYear.get(year));
    const title = (is ?? was)?.title ?? '';
    return changed.filter((year) => isYearClosed(plan, year)).map((year) => ({ goalId, title, year }));
  });
}

function goalOf(id: string, text: string): StoredGoal {
  return storedGoalOf({ id, row: loggedRow(text) });
}

async function closedPeriods(
  writing: PlanWriting,
  { plan, items }: { readonly plan: Plan; readonly items: readonly LoggedItem[] },
): Promise<ClosedFigure[]> {
  const touched = items.flatMap((item) => (item.entity === 'entries' ? [touchedDays(item, plan)] : []));
  const early = touched.filter(({ days }) => days.length > 0);
  const goals = await findGoals(writing, { items, goalIds: early.map(({ goalId }) => goalId) });
  return early.flatMap(({ goalId, days }) => {
    const goal = goals.get(goalId);
    if (goal === undefined) return [];
    const { title, trackingFrequency: frequency } = goal;
    return days.filter((start) => isPeriodClosed(plan, { start, frequency })).map((date) => ({ goalId, title, date }));
  });
}

function touchedDays({ entityId: goalId, before, after }: LoggedItem, { closedUntil }: Plan) {
  const entries = [...loggedEntries(before), ...loggedEntries(after)];
  return {
    goalId,
    days: entries.map(({ date }) => date).filter((date) => closedUntil !== null && date <= closedUntil),
  };
}

/** As they are after the change; of removed goals, as they were. */
async function findGoals(
  writing: PlanWriting,
  { items, goalIds }: { readonly items: readonly LoggedItem[]; readonly goalIds: readonly string[] },
): Promise<ReadonlyMap<string, StoredGoal>> {
  const goals = new Map<string, StoredGoal>();
  for (const { entity, entityId: id, before, after } of items) {
    if (entity === 'goal' && after === null && before !== null) goals.set(id, goalOf(id, before));
  }
  for (const row of await findRows({ ...writing, table: 'goal', column: 'id', values: goalIds })) {
    const id = textOf(row, 'id');
    goals.set(id, storedGoalOf({ id, row }));
  }
  return goals;
}

export function periodClosed({ closedUntil, dateFormat }: Plan, figure: ClosedFigure): Refusal {
  return new Refusal({
    code: 'period_closed',
    status: 409,
    message: `The figures up to ${formatDate(closedUntil, dateFormat)} are closed, and this changes those of “${figure.title}”. A lead of the plan can change them, giving a reason.`,
    details: {
      closed_until: closedUntil === null ? null : formatIsoDate(closedUntil),
      goal_id: figure.goalId,
      item: figure.title,
      ...('date' in figure ? { date: formatIsoDate(figure.date) } : { fiscal_year: figure.year }),
    },
  });
}
