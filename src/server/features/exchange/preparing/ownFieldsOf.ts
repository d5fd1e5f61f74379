import { appliesAt } from '#core/own/ownField.ts';
import { ownText } from '#core/own/ownText.ts';
import { NO_OWN_VALUES, type OwnValue, type OwnValues } from '#core/own/ownValues.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { Findings, Place } from '#server/features/exchange/preparing/base/findings.ts';
import type { People } from '#server/features/exchange/preparing/base/people.ts';
import { because } from '#server/features/exchange/values/because.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import type { OwnCells } from './ownCells.ts';

/** The own values of a goal after its row: what the row leaves out stays, and so does what a goal of its level lacks. */
export function ownFieldsOf(
  { own, place: ofRow }: { readonly own: OwnCells; readonly place: Place },
  { before, depth }: { readonly before: StoredGoal | null; readonly depth: number },
  { fields, people, findings }: Pick<Plan, 'fields'> & { readonly people: People; readonly findings: Findings },
): OwnValues {
  const kept = before?.ownFields ?? NO_OWN_VALUES;
  const values: Record<string, OwnValue> = { ...kept };
  let isSame = true;
  for (const field of fields) {
    const stated = own.get(field.id);
    if (stated === undefined && before !== null) continue;
    const place = { ...ofRow, column: field.name };
    if (!appliesAt(field, depth)) {
      if (stated === undefined || stated === null) continue;
      const reason = because('own_other_level', field.name);
      findings.add('cellUnreadable', place, { value: ownText(field, stated, () => null), reason });
      continue;
    }
    const value =
      field.kind === 'person' && typeof stated === 'string' ? people.ownerNamed(stated, place)?.memberId : stated;
    if (value === null && field.required && kept[field.id] !== undefined) {
      findings.add('ownRequired', place, { reason: because('own_required_kept', field.name) });
    } else if (value !== undefined) {
      isSame = false;
      if (value === null) delete values[field.id];
      else values[field.id] = value;
    }
    if (before === null && field.required && values[field.id] === undefined)
      findings.add('ownRequired', place, { reason: because('own_required', field.name) });
  }
  if (isSame) return kept;
  return Object.keys(values).length === 0 ? NO_OWN_VALUES : values;
}
