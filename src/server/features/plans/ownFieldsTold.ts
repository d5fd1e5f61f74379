import type { WireChangeField } from '#contract/change.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { ownText } from '#core/own/ownText.ts';
import { NO_OWN_VALUES, type OwnValue, type OwnValues } from '#core/own/ownValues.ts';
import { nameOf } from '#server/features/asking/membership.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { Database } from '#server/store/database/store.ts';
import type { ChangeItem } from '#server/store/history/changeItem.ts';
import { loggedRowOrNull } from '#server/store/history/changeItem.ts';
import { planOf } from '#server/store/rows/planRow.ts';

/** What a change did to own fields, each by the name of the field. */
export type TellOwn = (before: OwnValues, after: OwnValues) => WireChangeField[];

/** Tells by the fields of the plan; a value of a field that it does not know is told by its id. */
export function tellOwnBy(fields: readonly OwnField[], { whole }: BookedPlan): TellOwn {
  const members = new Map(whole.owners.members.map((member) => [member.id, nameOf(member)]));
  return (before, after) => {
    const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return ids.flatMap((id) => {
      if (JSON.stringify(before[id]) === JSON.stringify(after[id])) return [];
      const field = fields.find((one) => one.id === id);
      const tell = (value: OwnValue | undefined) =>
        value === undefined
          ? null
          : field === undefined
            ? value
            : told(field, value, (person) => members.get(person) ?? null);
      const values = { before: tell(before[id]), after: tell(after[id]) };
      const named = field === undefined ? {} : { name: field.name, kind: field.kind };
      return [{ field: `own_fields.${id}`, date: null, ...named, ...values }];
    });
  };
}

/** Numbers and yes or no as they are, so that a page writes them as its reader does. */
function told(field: OwnField, value: OwnValue, nameOfPerson: (id: string) => string | null): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? value : ownText(field, value, nameOfPerson);
}

/** The fields of a plan, and those it had before as they were last, where some items tell of them. */
export async function findFieldsTold(
  db: Database,
  items: readonly ChangeItem[],
  { whole: { plan } }: BookedPlan,
): Promise<readonly OwnField[]> {
  const known = new Map(plan.fields.map((field) => [field.id, field]));
  if (!items.some((item) => ownIdsOf(item).some((id) => !known.has(id)))) return plan.fields;
  const rows = await db
    .selectFrom('change_item')
    .select(['before', 'after'])
    .where('plan_id', '=', plan.id)
    .where('entity', '=', 'plan')
    .orderBy('version', 'desc')
    .execute();
  for (const { before, after } of rows) {
    for (const logged of [after, before]) {
      const row = loggedRowOrNull(logged);
      if (row === null) continue;
      for (const field of planOf({ id: plan.id, row }).fields) if (!known.has(field.id)) known.set(field.id, field);
    }
  }
  return [...known.values()];
}

function ownIdsOf(item: ChangeItem): string[] {
  if (item.entity !== 'goal') return [];
  return [item.before, item.after].flatMap((goal) => Object.keys(goal?.ownFields ?? NO_OWN_VALUES));
}
