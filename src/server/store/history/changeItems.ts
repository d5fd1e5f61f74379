import type { Database } from '#server/store/database/store.ts';
import { type ChangeItem, changeItemOf } from './changeItem.ts';
import { placedItemOf } from './changeItemRows.ts';

export async function findAuthor(
  db: Database,
  { planId, version }: { readonly planId: string; readonly version: number },
): Promise<{ readonly memberId: string | null } | null> {
  const query = db.selectFrom('change').select('member_id').where('plan_id', '=', planId);
  const row = await query.where('version', '=', version).executeTakeFirst();
  return row === undefined ? null : { memberId: row.member_id };
}

export async function findItems(
  db: Database,
  { planId, version }: { readonly planId: string; readonly version: number },
): Promise<ChangeItem[]> {
  const query = db.selectFrom('change_item').selectAll().where('plan_id', '=', planId);
  const rows = await query.where('version', '=', version).orderBy('seq').execute();
  return rows.map((row) => changeItemOf(placedItemOf(row)));
}
