import { isOwnColumn, type SortColumn, type Sorting } from '#contract/dashboardUrl.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { SHOWN_STATUSES, shownStatusOf } from '#core/goal/shownStatus.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { ownValueOf } from '#core/own/ownValue.ts';
import type { Owners } from '#core/plan/owners.ts';

/** Goals without a value last; ties in number order. */
export function sortGoals(
  goals: readonly ListedGoal[],
  { column, isDown }: Sorting,
  {
    owners,
    fields,
    chanceOf,
  }: {
    readonly owners: Owners;
    readonly fields: readonly OwnField[];
    readonly chanceOf: (goal: ListedGoal) => number | null;
  },
): readonly ListedGoal[] {
  // Cards are sorted by these, by `arrange.ts`.
  if (column === 'behind' || column === 'change') return goals;
  if (column === 'goal') return isDown ? goals.toReversed() : goals;
  const names = new Map([
    ...owners.departments.map(({ id, name }) => [`d_${id}`, name] as const),
    ...owners.members.map(({ id, firstName, lastName }) => [`u_${id}`, `${firstName} ${lastName}`] as const),
  ]);
  const field = isOwnColumn(column) ? fields.find(({ id }) => `own-${id}` === column) : undefined;
  if (isOwnColumn(column) && field === undefined) return goals;
  const keyOf = (goal: ListedGoal): number | string | null => {
    if (field !== undefined) return ownKey(field, goal, names);
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

/** Choices in the order of the field's options, several by their first one; no before yes. */
function ownKey(field: OwnField, goal: ListedGoal, names: ReadonlyMap<string, string>): number | string | null {
  const value = ownValueOf(field, goal);
  const placeOf = (option: string) => field.options.findIndex(({ id }) => id === option);
  if (typeof value === 'object') return value === null ? null : Math.min(...value.map(placeOf));
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return value;
  if (field.kind === 'choice') return placeOf(value);
  return field.kind === 'person' ? (names.get(`u_${value}`) ?? null) : value;
}

export function nextSorting(before: Sorting | null, column: SortColumn): Sorting | null {
  if (before?.column !== column) return { column, isDown: false };
  return before.isDown ? null : { column, isDown: true };
}

/** Kept: made anew for each pair it takes most of the time of sorting ten thousand. */
const byLetters = new Intl.Collator();

function compare(one: number | string | null, other: number | string | null, isDown: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const order =
    typeof one === 'string' && typeof other === 'string' ? byLetters.compare(one, other) : Number(one) - Number(other);
  return isDown ? -order : order;
}
