import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { createBreath } from './breath.ts';
import type { SqliteWriting } from './sqliteWriting.ts';
import { isSqliteBusy } from './storeRefusal.ts';

/** How long SQLite itself waits, with the whole program, for another process; beyond it we wait without blocking. */
const BLOCKING_WAIT_MS = 50;

/** How long a writer waits for another process, such as a large import on the command line. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 20;

const KEPT_STATEMENTS = 200;

/** One connection to the file: outside a transaction, in one that reads, or in one that writes. */
export class SqliteConnection implements DatabaseConnection {
  readonly #db: DatabaseSync;
  readonly #writing: SqliteWriting;
  readonly #statements = new Map<string, StatementSync>();
  #mode: 'free' | 'reading' | 'writing' = 'free';
  readonly #breathe = createBreath();

  constructor({ file, writing }: { readonly file: string; readonly writing: SqliteWriting }) {
    this.#writing = writing;
    this.#db = new DatabaseSync(file, { timeout: BLOCKING_WAIT_MS, enableForeignKeyConstraints: true });
    this.#db.exec('pragma journal_mode = wal');
    this.#db.exec('pragma synchronous = full');
    this.#db.exec('pragma fullfsync = on');
    this.#db.exec('pragma cache_size = -16000');
    this.#db.exec('pragma temp_store = memory');
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#breathe();
    if (query.query.kind === 'SelectQueryNode' || this.#mode === 'reading') return this.#run<R>(query);
    if (this.#mode === 'writing') return this.#writing.watch(() => this.#run<R>(query));
    return this.#writing.alone(() => patiently(() => this.#writing.watch(() => this.#run<R>(query))));
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('This store does not stream.');
  }

  /** Sees one moment of the store until it ends, whatever others write meanwhile. */
  async beginReading(): Promise<void> {
    this.#db.exec('pragma query_only = on');
    this.#db.exec('begin');
    this.#mode = 'reading';
  }

  /** `immediate`: the lock is taken at once, so that nothing read in the transaction can change before it writes. */
  async beginWriting(): Promise<void> {
    await this.#writing.take();
    try {
      await patiently(() => this.#writing.watch(() => this.#db.exec('begin immediate')));
      this.#mode = 'writing';
    } catch (error) {
      this.#writing.give();
      throw error;
    }
  }

  async commit(): Promise<void> {
    await this.#breathe();
    this.#writing.watch(() => this.#db.exec('commit'));
    this.#end();
  }

  async rollback(): Promise<void> {
    try {
      if (this.#db.isTransaction) this.#db.exec('rollback');
    } finally {
      this.#end();
    }
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }

  #end(): void {
    const mode = this.#mode;
    this.#mode = 'free';
    if (mode === 'reading') this.#db.exec('pragma query_only = off');
    if (mode === 'writing') this.#writing.give();
  }

  #run<R>(query: CompiledQuery): QueryResult<R> {
    const statement = this.#prepare(query.sql);
    const parameters = query.parameters.filter(isSqliteValue);
    if (parameters.length !== query.parameters.length) throw new TypeError('A parameter is no text, number or null.');
    return resultOf<R>(statement, parameters);
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) {
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      return known;
    }
    const statement = this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    if (this.#statements.size > KEPT_STATEMENTS) {
      for (const oldest of this.#statements.keys()) {
        this.#statements.delete(oldest);
        break;
      }
    }
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

/** Tries again, without holding up the program, while another process writes. Throws the last error when out of patience. */
async function patiently<T>(run: () => T): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return run();
    } catch (error) {
      if (!isSqliteBusy(error) || performance.now() > until) throw error;
      await new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
