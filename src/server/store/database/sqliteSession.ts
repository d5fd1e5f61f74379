import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { SqliteFile } from './sqliteFile.ts';
import type { SqliteHandle } from './sqliteHandle.ts';
import { createYielder } from './yielder.ts';

type Transaction = { readonly kind: 'snapshot' | 'write'; readonly handle: SqliteHandle };

export class SqliteSession implements DatabaseConnection {
  readonly #file: SqliteFile;
  readonly #breathe = createYielder();
  #transaction: Transaction | null = null;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#breathe();
    const transaction = this.#transaction;
    if (transaction?.kind === 'snapshot') return transaction.handle.run<R>(query);
    if (transaction?.kind === 'write') return this.#file.watch(() => transaction.handle.run<R>(query));
    if (query.query.kind === 'SelectQueryNode') return this.#file.reader.run<R>(query);
    return this.#runAlone<R>(query);
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('This store does not stream.');
  }

  beginSnapshot(): void {
    const handle = this.#file.takeSnapshot();
    handle.exec('begin');
    this.#transaction = { kind: 'snapshot', handle };
  }

  /** `immediate` takes the lock at once, so that nothing read in the transaction can change before it writes. */
  async beginWrite(): Promise<void> {
    const handle = await this.#file.takeWriter();
    try {
      await this.#file.watchPatiently(() => handle.exec('begin immediate'));
      this.#transaction = { kind: 'write', handle };
    } catch (error) {
      this.#file.giveWriter();
      throw error;
    }
  }

  commit(): void {
    const transaction = this.#transaction;
    if (transaction === null) return;
    this.#file.watch(() => transaction.handle.exec('commit'));
    this.#end(transaction);
  }

  rollback(): void {
    const transaction = this.#transaction;
    if (transaction === null) return;
    try {
      if (transaction.handle.isInTransaction) transaction.handle.exec('rollback');
    } finally {
      this.#end(transaction);
    }
  }

  #end({ kind, handle }: Transaction): void {
    this.#transaction = null;
    if (kind === 'write') this.#file.giveWriter();
    else this.#file.giveSnapshot(handle);
  }

  async #runAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const handle = await this.#file.takeWriter();
    try {
      return await this.#file.watchPatiently(() => handle.run<R>(query));
    } finally {
      this.#file.giveWriter();
    }
  }
}
