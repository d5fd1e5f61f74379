import type { PlanHistory } from '#contract/export.ts';
import { may, type Viewer } from '#core/access.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { type ShownEmails, shownOrigin } from '#server/features/members/shownEmails.ts';
import { inPages, PAGE } from '#server/store/database/pages.ts';
import type { Database } from '#server/store/database/store.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import { type ChangeItem, changeItemOf, loggedRow } from '#server/store/history/changeItem.ts';
import { type PlacedItem, placedItemOf } from '#server/store/history/changeItemRows.ts';
import { LISTED_OF_CHANGE } from '#server/store/history/changeLog.ts';
import { originOf } from '#server/store/history/changeOrigin.ts';
import { isExported, STATE_KINDS } from '#server/store/kinds/recordKinds.ts';
import type { PlanTables } from '#server/store/rows/tables.ts';

/** Everything that was ever written to a plan, for an export: without accounts, and with the addresses its reader sees. */
export async function findStory(
  db: Database,
  {
    planId,
    emails,
    viewer = null,
  }: {
    readonly planId: string;
    readonly emails: ShownEmails;
    /** Null: whoever runs Milepost, who sees everything. */
    readonly viewer?: Viewer | null;
  },
): Promise<PlanHistory> {
  const changes = await db
    .selectFrom('change')
    .select(LISTED_OF_CHANGE)
    .where('plan_id', '=', planId)
    .orderBy('version')
    .execute();
  const items = new Map<number, HistoryItem[]>(changes.map(({ version }) => [version, []]));
  // As for the page: what only some may see stays out of others' files, whoever it was shown to.
  const leftOut = new Set(viewer === null || may(viewer, 'editPlan') ? [] : ['feed']);
  const breathe = createYielder();
  await inPages(async (last: PlanTables['change_item'] | undefined) => {
    const all = db.selectFrom('change_item').selectAll().where('plan_id', '=', planId);
    const after =
      last === undefined
        ? all
        : all.where(({ eb, refTuple, tuple }) => eb(refTuple('version', 'seq'), '>', tuple(last.version, last.seq)));
    const rows = await after.orderBy('version').orderBy('seq').limit(PAGE).execute();
    for (const row of rows.filter(({ entity }) => !leftOut.has(entity))) {
      const item = placedItemOf(row);
      if (isExported(item.entity)) items.get(row.version)?.push(historyItemOf(item, emails));
      await breathe();
    }
    return rows;
  });
  // A change that did nothing else is none of the story; the others keep their order.
  const told = changes.filter(({ version }) => items.get(version)?.length !== 0);
  return told.map((change) => ({
    version: change.version,
    at: change.at,
    member_id: change.member_id,
    by: change.by_name,
    what: emails.within(change.what),
    reason: change.reason,
    origin: shownOrigin(originOf(change), emails),
    items: items.get(change.version) ?? [],
  }));
}

type HistoryItem = PlanHistory[number]['items'][number];

function historyItemOf(item: PlacedItem, emails: ShownEmails): HistoryItem {
  if (item.entity === 'entries') return { entity: item.entity, id: item.entityId, cells: cellsOf(changeItemOf(item)) };
  const after = item.after === null ? null : loggedRow(item.after);
  const { exported } = STATE_KINDS[item.entity];
  const row = after && exported ? exported(after, { id: item.entityId, emails }) : after;
  return { entity: item.entity, id: item.entityId, after: row };
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
