import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';

/** How long SQLite itself waits for another process, blocking the event loop; longer waits are ours. */
const BLOCKING_WAIT_MS = 50;

const KEPT_STATEMENTS = 200;

/** One handle on the file, used synchronously. WAL, synced at each commit; foreign keys enforced. */
export class SqliteHandle {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(file: string) {
    this.#db = new DatabaseSync(file, { timeout: BLOCKING_WAIT_MS, enableForeignKeyConstraints: true });
    this.#db.exec('pragma journal_mode = wal');
    this.#db.exec('pragma synchronous = full');
    this.#db.exec('pragma fullfsync = on');
    this.#db.exec('pragma cache_size = -16000');
    this.#db.exec('pragma temp_store = memory');
  }

  run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    const values = parameters.filter(isSqliteValue);
    if (values.length !== parameters.length) throw new TypeError('A parameter is no text, number or null.');
    return resultOf<R>(this.#prepare(sql), values);
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  /** False also after SQLite has rolled back a transaction by itself, as when the disk is full. */
  get isInTransaction(): boolean {
    return this.#db.isTransaction;
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }

  /** A cache of prepared statements, least recently used out first. */
  #prepare(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#db.prepare(sql);
    this.#statements.delete(sql);
    this.#statements.set(sql, statement);
    const [oldest] = this.#statements.keys();
    if (this.#statements.size > KEPT_STATEMENTS && oldest !== undefined) this.#statements.delete(oldest);
    return statement;
  }
}

function resultOf<R>(statement: StatementSync, parameters: readonly SQLInputValue[]): QueryResult<R> {
  if (statement.columns().length === 0) {
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
  const rows = statement.all(...parameters);
  return { rows: isOf<R>(rows) ? rows : [], numAffectedRows: BigInt(rows.length) };
}

/** Kysely's interface wants the rows in the type its caller names; only the query itself can vouch for that. */
function isOf<R>(rows: readonly unknown[]): rows is R[] {
  return Array.isArray(rows);
}

function isSqliteValue(value: unknown): value is SQLInputValue {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';
}
