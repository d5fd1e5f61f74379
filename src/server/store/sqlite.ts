import type { DatabaseConnection, Dialect, Driver, TransactionSettings } from 'kysely';
import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SqliteConnection } from './sqliteConnection.ts';
import { SqliteWriting } from './sqliteWriting.ts';

/**
 * Kysely on Node's own SQLite: a write-ahead log synced at each commit, one writer at a time, and connections beside
 * it that go on reading while a long write runs.
 */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteStoreAdapter(),
    createDriver: () => new SqliteStoreDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Kysely holds SQLite for unable to undo a change of tables; it can, and a half-made migration would be worse. */
class SqliteStoreAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const MOST_CONNECTIONS = 4;

class SqliteStoreDriver implements Driver {
  readonly #file: string;
  readonly #writing = new SqliteWriting();
  readonly #all: SqliteConnection[] = [];
  readonly #idle: SqliteConnection[] = [];
  readonly #waiting: ((connection: SqliteConnection) => void)[] = [];
  #whenAllIdle: (() => void) | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    this.#idle.push(this.#open());
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const idle = this.#idle.pop();
    if (idle !== undefined) return idle;
    if (this.#all.length < MOST_CONNECTIONS) return this.#open();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const free = ours(connection);
    const next = this.#waiting.shift();
    if (next !== undefined) return next(free);
    this.#idle.push(free);
    if (this.#idle.length === this.#all.length) this.#whenAllIdle?.();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.accessMode === 'read only') await ours(connection).beginReading();
    else await ours(connection).beginWriting();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await ours(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await ours(connection).rollback();
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await this.#savepointCommand(connection, `savepoint ${quoted(name)}`);
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await this.#savepointCommand(connection, `rollback to ${quoted(name)}`);
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await this.#savepointCommand(connection, `release ${quoted(name)}`);
  }

  /** Lets what is running finish first. */
  async destroy(): Promise<void> {
    if (this.#idle.length < this.#all.length) {
      await new Promise<void>((resolve) => {
        this.#whenAllIdle = resolve;
      });
    }
    for (const connection of this.#all) connection.close();
  }

  async #savepointCommand(connection: DatabaseConnection, sql: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(sql));
  }

  #open(): SqliteConnection {
    const connection = new SqliteConnection({ file: this.#file, writing: this.#writing });
    this.#all.push(connection);
    return connection;
  }
}

function ours(connection: DatabaseConnection): SqliteConnection {
  if (connection instanceof SqliteConnection) return connection;
  throw new TypeError('This connection belongs to another store.');
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
