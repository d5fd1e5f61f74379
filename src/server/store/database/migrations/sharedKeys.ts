import { type Kysely, sql } from 'kysely';
import { isoInstant, machineTime } from '#server/base/clock.ts';

export type StoredRow = Readonly<Record<string, string | number | null>>;

/** A row that a migration changes, before and after. */
export type Settled = { readonly before: StoredRow; readonly after: StoredRow };

export async function agesOf(db: Kysely<unknown>, planId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly entity_id: string; readonly version: number }>`
    select entity_id, min(version) as version from change_item
    where plan_id = ${planId} and entity in ('goal', 'member') group by entity_id`.execute(db);
  return new Map(rows.map((row) => [row.entity_id, Number(row.version)]));
}

/** Logs what a migration changed in a plan, as a change of its own. */
export async function logSettled(
  db: Kysely<unknown>,
  change: {
    readonly planId: string;
    readonly entity: 'goal' | 'member';
    readonly what: string;
    readonly settled: readonly Settled[];
  },
): Promise<void> {
  const { planId, entity, what, settled } = change;
  const { rows } = await sql<{ readonly version: number; readonly at: string | null }>`
    select version, (select max(at) from change where plan_id = ${planId}) as at from plan
    where plan_id = ${planId}`.execute(db);
  const [plan] = rows;
  const version = Number(plan?.version ?? 0) + 1;
  const now = isoInstant(machineTime());
  const last = plan?.at ?? now;
  const at = last > now ? last : now;
  await sql`insert into change (plan_id, version, at, member_id, by_name, what, reason)
    values (${planId}, ${version}, ${at}, null, 'Milepost', ${what}, null)`.execute(db);
  for (const [index, { before, after }] of settled.entries()) {
    await sql`insert into change_item (plan_id, version, seq, entity, entity_id, before, after)
      values (${planId}, ${version}, ${index + 1}, ${entity}, ${before.id}, ${textOf(before)}, ${textOf(after)})`.execute(
      db,
    );
  }
  await sql`update plan set version = ${version} where plan_id = ${planId}`.execute(db);
}

const OWN_COLUMNS: ReadonlySet<string> = new Set(['plan_id', 'id', 'updated_at', 'version']);

function textOf(row: StoredRow): string {
  return JSON.stringify(
    row,
    Object.keys(row)
      .filter((column) => !OWN_COLUMNS.has(column))
      .sort(),
  );
}
