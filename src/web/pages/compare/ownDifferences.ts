import type { ListedGoal } from '#contract/listedGoal.ts';
import { changedOwn } from '#core/own/changedOwn.ts';
import type { OwnField } from '#core/own/ownField.ts';
import type { OwnValue } from '#core/own/ownValues.ts';
import { ownValueText } from '#web/base/own/ownValueText.ts';
import type { ComparedDay, Comparison } from '#web/plan/comparison/useComparison.ts';

export type OwnDifference = {
  readonly goal: ListedGoal;
  readonly field: OwnField;
  /** Empty: no value. */
  readonly before: string;
  readonly after: string;
};

type Days = {
  readonly [Day in 'before' | 'after']: Pick<ComparedDay, 'goals'> & {
    readonly plan: Pick<ComparedDay['plan'], 'plan' | 'owners'>;
  };
};

/** Whose own fields have other values on the later day, of goals that both days list; each value in that day's words. */
export function ownDifferences({
  before,
  after,
}: Pick<Comparison, 'before' | 'after'> | Days): readonly OwnDifference[] {
  const olds = new Map(before.goals.map((goal) => [goal.id, goal]));
  const fields = { before: before.plan.plan.fields, after: after.plan.plan.fields };
  if (fields.after.length === 0) return [];
  const earlier = new Map(fields.before.map((field) => [field.id, field]));
  return after.goals.flatMap((goal) => {
    const old = olds.get(goal.id);
    const changes = old === undefined ? [] : changedOwn(old, goal, fields);
    return changes.map((change) => ({
      goal,
      field: change.field,
      before: textOf(earlier.get(change.field.id), change.before, before),
      after: textOf(change.field, change.after, after),
    }));
  });
}

function textOf(field: OwnField | undefined, value: OwnValue | null, { plan }: Days['before']): string {
  return field === undefined || value === null ? '' : ownValueText(field, value, plan);
}
