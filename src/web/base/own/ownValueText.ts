import { readIsoDate } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { OwnField } from '#core/own/ownField.ts';
import type { OwnValue } from '#core/own/ownValues.ts';
import type { Owners } from '#core/plan/owners.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { formatOwnNumber } from '#web/base/messages/ownNumbers.ts';
import { say as own } from '#web/base/messages/say/ownFields.ts';
import { say } from '#web/base/messages/say.ts';

export type OwnTextPlan = {
  readonly plan: { readonly currency: string; readonly dateFormat: DateFormat };
  readonly owners: Owners;
};

/** A value as its reader reads it: dates in the plan's format, numbers in the reader's language. */
export function ownValueText(field: OwnField, value: OwnValue, { plan, owners }: OwnTextPlan): string {
  if (typeof value === 'object') return value.map((id) => optionName(field, id)).join(', ');
  if (typeof value === 'boolean') return value ? own.yes : own.no;
  if (typeof value === 'number') return formatOwnNumber(value, field, plan.currency);
  switch (field.kind) {
    case 'choice':
      return optionName(field, value);
    case 'person':
      return personName(value, owners);
    case 'date':
      return formatDate(readIsoDate(value), plan.dateFormat);
    case 'link':
      return value.replace(/^(?:https?:\/\/|mailto:)/i, '').replace(/\/$/, '');
    default:
      return value;
  }
}

export function personName(id: string, { members }: Pick<Owners, 'members'>): string {
  const member = members.find((each) => each.id === id);
  return member === undefined ? say.labels.unknown : `${member.firstName} ${member.lastName}`.trim();
}

function optionName({ options }: OwnField, id: string): string {
  return options.find((option) => option.id === id)?.name ?? say.labels.unknown;
}
