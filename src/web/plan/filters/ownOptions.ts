import { NO_VALUE } from '#core/own/ownCriterion.ts';
import type { OwnField } from '#core/own/ownField.ts';
import type { Owners } from '#core/plan/owners.ts';
import { say as own } from '#web/base/messages/say/ownFields.ts';
import { personName } from '#web/base/own/ownValueText.ts';
import type { Option } from '#web/base/ui/options.ts';

/** What goals can be chosen by, of a field whose values can be listed; null for the other kinds. */
export function ownOptions({ kind, options }: OwnField, owners: Owners): readonly Option<string>[] | null {
  const none = { value: NO_VALUE, label: own.none };
  switch (kind) {
    case 'choice':
    case 'choices':
      return [...options.map(({ id, name }) => ({ value: id, label: name })), none];
    case 'person':
      return [...owners.members.map(({ id }) => ({ value: id, label: personName(id, owners) })), none];
    case 'yes_no':
      return [{ value: 'yes', label: own.yes }, { value: 'no', label: own.no }, none];
    default:
      return null;
  }
}

/** Longer lists can be searched. */
export const SEARCHED_FROM = 9;
