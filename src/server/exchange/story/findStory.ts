import type { PlanHistory } from '#contract/export.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { type ChangeItem, changeItemOf, loggedRow } from '#server/store/changeItem.ts';
import { placedItemOf } from '#server/store/changeItemRows.ts';
import type { Database } from '#server/store/store.ts';

/**
 * Everything that was ever written to a plan, for an export: without accounts, and without e-mail addresses where the
 * reader does not manage the members.
 */
export async function findStory(
  db: Database,
  { planId, hasEmails }: { readonly planId: string; readonly hasEmails: boolean },
): Promise<PlanHistory> {
  const changes = await db.selectFrom('change').selectAll().where('plan_id', '=', planId).orderBy('version').execute();
  const rows = await db
    .selectFrom('change_item')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('version')
    .orderBy('seq')
    .execute();
  const items = Map.groupBy(rows.map(placedItemOf), ({ version }) => version);
  return changes.map(({ version, at, member_id, by_name, what, reason }) => ({
    version,
    at,
    member_id,
    by: by_name,
    what,
    reason,
    items: (items.get(version) ?? []).map((item) => {
      if (item.entity === 'entries')
        return { entity: item.entity, id: item.entityId, cells: cellsOf(changeItemOf(item)) };
      const after = item.after === null ? null : loggedRow(item.after);
      const isMember = item.entity === 'member' && after !== null;
      const email = hasEmails ? (after?.email ?? null) : null;
      return {
        entity: item.entity,
        id: item.entityId,
        after: isMember ? { ...after, account_id: null, email } : after,
      };
    }),
  }));
}

/** What was written into each cell; one that is in neither list was not touched. */
function cellsOf(item: ChangeItem) {
  if (item.entity !== 'entries') return [];
  const before = new Map(item.before.map((entry) => [entry.date, entry]));
  const after = new Map(item.after.map((entry) => [entry.date, entry]));
  return [...new Set([...before.keys(), ...after.keys()])].map((date) => ({
    date: formatIsoDate(date),
    target: after.get(date)?.target ?? null,
    actual: after.get(date)?.actual ?? null,
  }));
}
