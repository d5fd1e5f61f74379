import type { Database } from '#server/store/database/store.ts';

/** Whether a comment was made under an id, also one that is deleted since: whoever sends it again lost the answer. */
export async function isCommentMade(
  db: Database,
  { planId, id }: { readonly planId: string; readonly id: string },
): Promise<boolean> {
  const logged = await db
    .selectFrom('change_item')
    .select('version')
    .where('plan_id', '=', planId)
    .where('entity', '=', 'comment')
    .where('entity_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (logged !== undefined) return true;
  const stored = await db
    .selectFrom('comment')
    .select('id')
    .where('plan_id', '=', planId)
    .where('id', '=', id)
    .executeTakeFirst();
  return stored !== undefined;
}
