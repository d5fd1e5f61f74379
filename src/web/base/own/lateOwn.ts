import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { OwnerId } from '#core/filter/owner.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { ownTexts } from '#core/words/ownTexts.ts';
import { say as own } from '#web/base/messages/say/ownFields.ts';
import { say } from '#web/base/messages/say.ts';

export { ownFilterOf } from '#core/filter/ownFilter.ts';

export function ownTextsOf(
  criteria: FilterCriteria,
  fields: readonly OwnField[],
  owners: ReadonlyMap<OwnerId, string>,
): readonly string[] {
  return ownTexts(criteria, { fields, owners }, { ...say.labels, yes: own.yes, no: own.no, none: own.none });
}
