import { type RawBuilder, sql } from 'kysely';
import type { Database, StoreTransaction } from '#server/store/database/store.ts';
import type { Row, Value } from '#server/store/rows/tables.ts';

export type RowBlock = { readonly columns: readonly string[]; readonly rows: readonly (readonly Value[])[] };

/** Few enough that the server keeps answering between two blocks. */
const ROWS_AT_A_TIME = 500;

/** Far below what stores allow, and fast enough. */
const MOST_PARAMETERS = 5_000;

/** In key order; `db` is a snapshot where the rows must be consistent. */
export async function* readTable(
  db: Database,
  { table, key }: { readonly table: string; readonly key: readonly string[] },
): AsyncGenerator<RowBlock> {
  const order = sql.join(key.map((column) => sql.ref(column)));
  let block = await readBlock(db, { table, order, after: sql`` });
  while (block !== null) {
    const { columns, rows } = block;
    yield block;
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_A_TIME) return;
    const values = key.map((column) => last[columns.indexOf(column)] ?? null);
    block = await readBlock(db, { table, order, after: sql`where (${order}) > (${sql.join(values)})` });
  }
}

async function readBlock(
  db: Database,
  {
    table,
    order,
    after,
  }: { readonly table: string; readonly order: RawBuilder<unknown>; readonly after: RawBuilder<unknown> },
): Promise<RowBlock | null> {
  const query = sql<Row>`select * from ${sql.table(table)} ${after} order by ${order} limit ${sql.lit(ROWS_AT_A_TIME)}`;
  const { rows } = await query.execute(db);
  const [first] = rows;
  if (first === undefined) return null;
  const columns = Object.keys(first).sort();
  return { columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)) };
}

export async function insertRows(trx: StoreTransaction, table: string, { columns, rows }: RowBlock): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const atATime = Math.max(1, Math.floor(MOST_PARAMETERS / columns.length));
  for (let from = 0; from < rows.length; from += atATime) {
    const values = sql.join(rows.slice(from, from + atATime).map((row) => sql`(${sql.join(row)})`));
    await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(trx);
  }
}
