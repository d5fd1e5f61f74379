import { CompiledQuery } from 'kysely';
import { inChunks, MOST_PARAMETERS } from '#server/store/database/chunks.ts';
import type { PlanTables, Row } from '#server/store/rows/tables.ts';
import type { StorePlace } from './planWriting.ts';

export type PlanRows = StorePlace & {
  readonly planId: string;
  readonly table: keyof PlanTables;
  readonly column: string;
  readonly values: readonly string[];
};

export async function findRows(rows: PlanRows): Promise<Row[]> {
  const found: Row[] = [];
  await inChunks({ items: rows.values }, async (values) => {
    const sql = `select * from ${whereSql(rows, values.length)}`;
    const result = await rows.trx.executeQuery<Row>(CompiledQuery.raw(sql, [rows.planId, ...values]));
    for (const row of result.rows) found.push(row);
  });
  return found;
}

export async function deleteRows(rows: PlanRows): Promise<void> {
  await inChunks({ items: rows.values }, async (values) => {
    const sql = `delete from ${whereSql(rows, values.length)}`;
    await rows.trx.executeQuery(CompiledQuery.raw(sql, [rows.planId, ...values]));
  });
}

export async function deleteEntryYears(
  { trx, dialect, planId }: StorePlace & { readonly planId: string },
  years: readonly { readonly goalId: string; readonly year: number }[],
): Promise<void> {
  await inChunks({ items: years, size: MOST_PARAMETERS / 3 }, async (chunk) => {
    const pairs = chunk.map((_, index) => {
      const [goalId, year] = dialect === 'sqlite' ? ['?', '?'] : [`$${index * 2 + 2}`, `$${index * 2 + 3}`];
      return `(${goalId}, cast(${year} as integer))`;
    });
    const planIdPlace = dialect === 'sqlite' ? '?' : '$1';
    const sql = `delete from "entry_year" where "plan_id" = ${planIdPlace} and ("goal_id", "calendar_year") in (values ${pairs.join(', ')})`;
    await trx.executeQuery(CompiledQuery.raw(sql, [planId, ...chunk.flatMap(({ goalId, year }) => [goalId, year])]));
  });
}

function whereSql({ table, column, dialect }: PlanRows, count: number): string {
  const placeholder = (index: number) => (dialect === 'sqlite' ? '?' : `$${index}`);
  const values = Array.from({ length: count }, (_, index) => placeholder(index + 2));
  return `"${table}" where "plan_id" = ${placeholder(1)} and "${column}" in (${values.join(', ')})`;
}
