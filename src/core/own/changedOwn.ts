import type { OwnField } from './ownField.ts';
import { ownValueOf } from './ownValue.ts';
import type { OwnValue, OwnValues } from './ownValues.ts';

type Seen = { readonly depth: number; readonly ownFields: OwnValues };

export type ChangedOwn = {
  readonly field: OwnField;
  readonly before: OwnValue | null;
  readonly after: OwnValue | null;
};

/**
 * The own fields whose values differ between two days, of those that the plan has on the later one. Values are compared,
 * not names: a choice that was renamed has not changed.
 */
export function changedOwn(before: Seen, after: Seen, fields: DayFields): readonly ChangedOwn[] {
  if (before.ownFields === after.ownFields && before.depth === after.depth) return [];
  const olds = new Map(fields.before.map((field) => [field.id, field]));
  return fields.after.flatMap((field) => {
    const old = olds.get(field.id);
    const values = {
      before: old === undefined ? null : ownValueOf(old, before),
      after: ownValueOf(field, after),
    };
    return JSON.stringify(values.before) === JSON.stringify(values.after) ? [] : [{ field, ...values }];
  });
}

type DayFields = { readonly before: readonly OwnField[]; readonly after: readonly OwnField[] };
