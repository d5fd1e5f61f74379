import { shownNumber } from '#core/goal/goalNumber.ts';
import { changedOwn } from '#core/own/changedOwn.ts';
import type { OwnField } from '#core/own/ownField.ts';
import type { OwnValue } from '#core/own/ownValues.ts';
import { ownValueText } from '#web/base/own/ownValueText.ts';
import type { ComparedDay, Comparison } from '#web/plan/comparison/useComparison.ts';
import type { Difference } from './difference.ts';

type Days = {
  readonly [Day in 'before' | 'after']: Pick<ComparedDay, 'goals'> & {
    readonly plan: Pick<ComparedDay['plan'], 'plan' | 'owners'>;
  };
};

/** Own fields of goals that both days list; each value in that day's words. */
export function ownDifferences({ before, after }: Pick<Comparison, 'before' | 'after'> | Days): readonly Difference[] {
  const olds = new Map(before.goals.map((goal) => [goal.id, goal]));
  const fields = { before: before.plan.plan.fields, after: after.plan.plan.fields };
  if (fields.after.length === 0) return [];
  const earlier = new Map(fields.before.map((field) => [field.id, field]));
  return after.goals.flatMap((goal) => {
    const old = olds.get(goal.id);
    const changes = old === undefined ? [] : changedOwn(old, goal, fields);
    return changes.map((change) => ({
      id: goal.id,
      prefix: shownNumber(goal.number),
      title: goal.title,
      label: change.field.name,
      before: textOf(earlier.get(change.field.id), change.before, before),
      after: textOf(change.field, change.after, after),
    }));
  });
}

function textOf(field: OwnField | undefined, value: OwnValue | null, { plan }: Days['before']): string {
  return field === undefined || value === null ? '' : ownValueText(field, value, plan);
}
