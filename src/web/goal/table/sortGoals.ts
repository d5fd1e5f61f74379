import type { SortColumn, Sorting } from '#contract/dashboardUrl.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { SHOWN_STATUSES, shownStatusOf } from '#core/goal/shownStatus.ts';
import type { Owners } from '#core/plan/owners.ts';

/** Goals without a value last; ties in number order. */
export function sortGoals(
  goals: readonly ListedGoal[],
  { column, isDown }: Sorting,
  { owners, chanceOf }: { readonly owners: Owners; readonly chanceOf: (goal: ListedGoal) => number | null },
): readonly ListedGoal[] {
  if (column === 'goal') return isDown ? goals.toReversed() : goals;
  const names = new Map([
    ...owners.departments.map(({ id, name }) => [`d_${id}`, name] as const),
    ...owners.members.map(({ id, firstName, lastName }) => [`u_${id}`, `${firstName} ${lastName}`] as const),
  ]);
  const keyOf = (goal: ListedGoal): number | string | null => {
    switch (column) {
      case 'status':
        return SHOWN_STATUSES.indexOf(shownStatusOf(goal.figures));
      case 'percent':
        return goal.figures.percentComplete;
      case 'outlook':
        return chanceOf(goal);
      case 'due':
        return goal.span.end;
      default:
        return names.get(`u_${goal.memberId}`) ?? names.get(`d_${goal.departmentId}`) ?? null;
    }
  };
  const rows = goals.map((goal) => ({ goal, value: keyOf(goal) }));
  return rows.toSorted((one, other) => compare(one.value, other.value, isDown)).map(({ goal }) => goal);
}

export function nextSorting(before: Sorting | null, column: SortColumn): Sorting | null {
  if (before?.column !== column) return { column, isDown: false };
  return before.isDown ? null : { column, isDown: true };
}

function compare(one: number | string | null, other: number | string | null, isDown: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const order =
    typeof one === 'string' && typeof other === 'string' ? one.localeCompare(other) : Number(one) - Number(other);
  return isDown ? -order : order;
}
