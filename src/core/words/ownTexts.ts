import type { FilterCriteria } from '#core/filter/criteria.ts';
import { memberOwner, type OwnerId } from '#core/filter/owner.ts';
import { ownChip } from '#core/own/ownChip.ts';
import type { OwnField } from '#core/own/ownField.ts';
import type { LabelWords } from './labelWords.ts';

export type OwnTextWords = Pick<LabelWords, 'from' | 'until' | 'unknown'> & {
  readonly yes: string;
  readonly no: string;
  readonly none: string;
};

/** What own fields are filtered by, each by its name: "Ward: Harbor, None". Fields that a plan does not have are left out. */
export function ownTexts(
  { own }: FilterCriteria,
  { fields, owners }: { readonly fields: readonly OwnField[]; readonly owners: ReadonlyMap<OwnerId, string> },
  words: OwnTextWords,
): string[] {
  const known = new Map([
    ['yes', words.yes],
    ['no', words.no],
    ['none', words.none],
  ]);
  const nameOf = (id: string) => owners.get(memberOwner(id)) ?? known.get(id) ?? words.unknown;
  return Object.entries(own ?? {}).flatMap(([fieldId, asked]) => {
    const field = fields.find(({ id }) => id === fieldId);
    const texts = field === undefined ? null : ownChip(field, asked, { nameOf, from: words.from, until: words.until });
    return field === undefined || texts === null ? [] : [`${field.name}: ${texts.join(', ')}`];
  });
}
