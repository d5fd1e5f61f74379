import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { appliesAt, type OwnField } from '#core/own/ownField.ts';
import type { OwnValue } from '#core/own/ownValues.ts';
import type { Owners } from '#core/plan/owners.ts';

type Example = { readonly fields: readonly OwnField[]; readonly members: Owners['members'] };

/** A goal with a value of each field that is on the card, so that a preview shows where it stands. */
export function withExamples(goal: DashboardGoal, { fields, members }: Example): DashboardGoal {
  const missing = fields.flatMap((field): [string, OwnValue][] => {
    const isShown = field.onCard && appliesAt(field, goal.depth) && goal.ownFields[field.id] === undefined;
    const value = isShown ? exampleOf(field, members) : null;
    return value === null ? [] : [[field.id, value]];
  });
  return missing.length === 0 ? goal : { ...goal, ownFields: { ...goal.ownFields, ...Object.fromEntries(missing) } };
}

/** Null where there is nothing that it could be: a choice without options, a person of a plan without members. */
function exampleOf({ kind, options }: OwnField, members: Example['members']): OwnValue | null {
  const option = options[0]?.id ?? null;
  switch (kind) {
    case 'number':
    case 'money':
      return 1234;
    case 'percent':
      return 50;
    case 'date':
      return '2026-12-31';
    case 'yes_no':
      return true;
    case 'choice':
      return option;
    case 'choices':
      return option === null ? null : [option];
    case 'person':
      return members[0]?.id ?? null;
    case 'link':
      return 'https://example.org';
    default:
      return '…';
  }
}
