import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { type OwnFact, ownFactsOf } from './ownFactsOf.ts';
import { ownFilterTexts } from './ownFilterTexts.ts';
import type { OwnTextPlan } from './ownValueText.ts';

export { ownFilterOf } from '#core/filter/ownFilter.ts';

/** What a card shows of a goal's own fields: two at most, without those that it has no value of. */
export function ownOnCard(...asked: Parameters<typeof ownFactsOf>): readonly OwnMeta[] {
  return ownFactsOf(...asked).flatMap((fact) => (fact.field.onCard ? [ownMeta(fact)] : []));
}

/** What paper shows: all of them. */
export function ownOnPaper(...asked: Parameters<typeof ownFactsOf>): readonly OwnMeta[] {
  return ownFactsOf(...asked).map(ownMeta);
}

type OwnMeta = { readonly id: string; readonly label: string; readonly value: string; readonly whole: string };

function ownMeta({ field, text }: OwnFact): OwnMeta {
  return { id: `own ${field.id}`, label: field.name, value: text, whole: text };
}

/** What own fields are filtered by, each by its name: "Ward: Harbor, None". Fields that a plan does not have are left out. */
export function ownTextsOf(
  { own }: FilterCriteria,
  shown: OwnTextPlan & { readonly plan: { readonly fields: readonly OwnField[] } },
): readonly string[] {
  return Object.entries(own ?? {}).flatMap(([id, asked]) => {
    const field = shown.plan.fields.find((each) => each.id === id);
    const texts = field === undefined ? null : ownFilterTexts(field, asked, shown);
    return field === undefined || texts === null ? [] : [`${field.name}: ${texts.join(', ')}`];
  });
}
