import { type Kysely, sql } from 'kysely';
import { agesOf, logSettled, type StoredRow } from './sharedKeys.ts';

/**
 * Of members with the same e-mail the first who signs in keeps it, else the first; the others stay members without
 * one. Returns how many those are.
 */
export async function clearSharedEmails(db: Kysely<unknown>): Promise<number> {
  const { rows: plans } = await sql<{ readonly plan_id: string }>`
    select distinct plan_id from (
      select plan_id from member where email is not null group by plan_id, lower(email) having count(*) > 1
    ) as shared order by plan_id`.execute(db);
  let count = 0;
  for (const { plan_id: planId } of plans) count += await clearInPlan(db, planId);
  return count;
}

async function clearInPlan(db: Kysely<unknown>, planId: string): Promise<number> {
  const { rows } = await sql<StoredRow>`
    select member.*, lower(email) as shared from member
    where plan_id = ${planId} and email is not null order by id`.execute(db);
  const ages = await agesOf(db, planId);
  const ageOf = ({ id }: StoredRow) => ages.get(String(id)) ?? Number.MAX_SAFE_INTEGER;
  const ranked = rows.toSorted(
    (one, other) => Number(one.account_id === null) - Number(other.account_id === null) || ageOf(one) - ageOf(other),
  );
  const kept = new Set<string>();
  const settled = ranked.flatMap(({ shared, ...before }) => {
    if (kept.has(String(shared))) return [{ before, after: { ...before, email: null } }];
    kept.add(String(shared));
    return [];
  });
  for (const { before } of settled) {
    await sql`update member set email = null where plan_id = ${planId} and id = ${before.id ?? ''}`.execute(db);
  }
  await logSettled(db, { planId, entity: 'member', what: 'E-mails that members shared stay with one each', settled });
  return settled.length;
}
