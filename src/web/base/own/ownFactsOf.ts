import type { OwnField } from '#core/own/ownField.ts';
import { ownValueOf } from '#core/own/ownValue.ts';
import type { OwnValue, OwnValues } from '#core/own/ownValues.ts';
import { type OwnTextPlan, ownValueText } from './ownValueText.ts';

export type OwnFact = { readonly field: OwnField; readonly value: OwnValue; readonly text: string };

/** What a goal's own fields say, in the order of the plan, without those that it has no value of. */
export function ownFactsOf(
  goal: { readonly depth: number; readonly ownFields: OwnValues },
  shown: OwnTextPlan & { readonly plan: { readonly fields: readonly OwnField[] } },
): readonly OwnFact[] {
  return shown.plan.fields.flatMap((field) => {
    const value = ownValueOf(field, goal);
    const text = value === null ? '' : ownValueText(field, value, shown);
    return value === null || text === '' ? [] : [{ field, value, text }];
  });
}
