import type { DatabaseConnection, Dialect, Driver, TransactionSettings } from 'kysely';
import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { type DiskTrouble, SqliteFile } from './sqliteFile.ts';
import { SqliteSession } from './sqliteSession.ts';

/**
 * Kysely on Node's own SQLite: one writer at a time, readers beside it that see what is committed, and read-only
 * transactions that see a snapshot.
 */
export function sqliteDialect(file: string, trouble: DiskTrouble = {}): Dialect {
  return {
    createAdapter: () => new SqliteStoreAdapter(),
    createDriver: () => new SqliteStoreDriver(file, trouble),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Kysely assumes that SQLite cannot roll back DDL; it can, and a half-done migration would be worse. */
class SqliteStoreAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteStoreDriver implements Driver {
  readonly #path: string;
  readonly #trouble: DiskTrouble;
  #file: SqliteFile | null = null;
  #sessions = 0;
  #whenNoneIsLeft: (() => void) | null = null;

  constructor(path: string, trouble: DiskTrouble) {
    this.#path = path;
    this.#trouble = trouble;
  }

  async init(): Promise<void> {
    this.#file = new SqliteFile(this.#path, this.#trouble);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#file === null) throw new Error('The store is not open.');
    this.#sessions += 1;
    return new SqliteSession(this.#file);
  }

  async releaseConnection(): Promise<void> {
    this.#sessions -= 1;
    if (this.#sessions === 0) this.#whenNoneIsLeft?.();
  }

  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    if (accessMode === 'read only') sessionOf(connection).beginSnapshot();
    else await sessionOf(connection).beginWrite();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    sessionOf(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    sessionOf(connection).rollback();
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint ${quoted(name)}`));
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to ${quoted(name)}`));
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release ${quoted(name)}`));
  }

  async destroy(): Promise<void> {
    if (this.#sessions > 0) {
      await new Promise<void>((resolve) => {
        this.#whenNoneIsLeft = resolve;
      });
    }
    this.#file?.close();
  }
}

function sessionOf(connection: DatabaseConnection): SqliteSession {
  if (connection instanceof SqliteSession) return connection;
  throw new TypeError('This connection belongs to another store.');
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
