import { CompiledQuery } from 'kysely';
import { inChunks, MOST_PARAMETERS } from '#server/store/database/chunks.ts';
import type { PlanTables, Row, Value } from '#server/store/rows/tables.ts';
import type { StorePlace } from './planWriting.ts';

export type Rows = {
  readonly table: keyof PlanTables;
  readonly key: readonly string[];
  readonly rows: readonly Row[];
};

/**
 * Inserts rows, or replaces those with the same key, many to a statement. The SQL is written here, because for a
 * hundred thousand goals the query builder takes longer than the store.
 */
export async function putRows({ trx, dialect }: StorePlace, { table, key, rows }: Rows): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const size = Math.max(1, Math.floor(MOST_PARAMETERS / columns.length));
  await inChunks({ items: rows, size }, async (chunk) => {
    const sql = putSql({ table, columns, count: chunk.length, dialect }, key);
    await trx.executeQuery(CompiledQuery.raw(sql, parametersOf(chunk, columns)));
  });
}

/** Inserts a row unless one with its key exists; false where one does. Waits for a transaction that is inserting it. */
export async function putNewRow(
  { trx, dialect }: StorePlace,
  { table, row }: { readonly table: keyof PlanTables; readonly row: Row },
): Promise<boolean> {
  const columns = Object.keys(row);
  const sql = `${insertSql({ table, columns, count: 1, dialect })} on conflict do nothing`;
  const { numAffectedRows } = await trx.executeQuery(CompiledQuery.raw(sql, parametersOf([row], columns)));
  return numAffectedRows === 1n;
}

type InsertParts = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly count: number;
  readonly dialect: StorePlace['dialect'];
};

const MOST_KEPT = 100;
const KEPT = new Map<string, string>();

/** Cached: a large change runs the same few long statements over and over. */
function putSql(parts: InsertParts, key: readonly string[]): string {
  const name = `${parts.dialect} ${parts.table} ${parts.count} ${parts.columns.join()} ${key.join()}`;
  const kept = KEPT.get(name);
  if (kept !== undefined) return kept;
  const sql = `${insertSql(parts)} ${replaceSql({ key, columns: parts.columns })}`;
  if (KEPT.size === MOST_KEPT) KEPT.clear();
  KEPT.set(name, sql);
  return sql;
}

function insertSql({ table, columns, count, dialect }: InsertParts): string {
  const width = columns.length;
  const rows = Array.from(
    { length: count },
    (_, row) => `(${placeholders({ first: row * width + 1, width, dialect })})`,
  );
  return `insert into "${table}" (${quoted(columns)}) values ${rows.join(', ')}`;
}

function replaceSql({
  key,
  columns,
}: {
  readonly key: readonly string[];
  readonly columns: readonly string[];
}): string {
  const others = columns.filter((column) => !key.includes(column));
  return `on conflict (${quoted(key)}) do update set ${others.map((column) => `"${column}" = excluded."${column}"`).join(', ')}`;
}

function placeholders({
  first,
  width,
  dialect,
}: {
  readonly first: number;
  readonly width: number;
  readonly dialect: StorePlace['dialect'];
}): string {
  return Array.from({ length: width }, (_, index) => (dialect === 'sqlite' ? '?' : `$${first + index}`)).join(', ');
}

function parametersOf(rows: readonly Row[], columns: readonly string[]): Value[] {
  const parameters: Value[] = [];
  for (const row of rows) for (const column of columns) parameters.push(row[column] ?? null);
  return parameters;
}

function quoted(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}
