import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { OwnerId } from '#core/filter/owner.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { ownValueOf } from '#core/own/ownValue.ts';
import type { OwnValues } from '#core/own/ownValues.ts';
import { ownTexts } from '#core/words/ownTexts.ts';
import { say as own } from '#web/base/messages/say/ownFields.ts';
import { say } from '#web/base/messages/say.ts';

import { type OwnTextPlan, ownValueText } from './ownValueText.ts';

export { ownFilterOf } from '#core/filter/ownFilter.ts';

/** What a card shows of a goal's own fields: two at most, without those that it has no value of. */
export function ownOnCard(
  goal: { readonly depth: number; readonly ownFields: OwnValues },
  shown: OwnTextPlan & { readonly plan: { readonly fields: readonly OwnField[] } },
): readonly { readonly label: string; readonly value: string; readonly whole: string }[] {
  return shown.plan.fields.flatMap((field) => {
    const value = field.onCard ? ownValueOf(field, goal) : null;
    const text = value === null ? '' : ownValueText(field, value, shown);
    return text === '' ? [] : [{ label: field.name, value: text, whole: text }];
  });
}

export function ownTextsOf(
  criteria: FilterCriteria,
  fields: readonly OwnField[],
  owners: ReadonlyMap<OwnerId, string>,
): readonly string[] {
  return ownTexts(criteria, { fields, owners }, { ...say.labels, yes: own.yes, no: own.no, none: own.none });
}
