import { Mutex } from './mutex.ts';
import { SqliteHandle } from './sqliteHandle.ts';
import { isSqliteBusy, isSqliteFull, isSqliteIoError, storeFailed } from './storeRefusal.ts';

const PATIENCE_MS = 15_000;
const PAUSE_MS = 20;

const KEPT_SNAPSHOTS = 4;

export type DiskTrouble = {
  /** A write or sync failed, after which there are no more. */
  onFailure?(error: unknown): void;
  /** There was no room for a write. */
  onFull?(): void;
};

/**
 * One file and its handles: one that writes, used in turn; one for single queries, which never overlap; and one for
 * each snapshot in use. So a long write blocks writers, and no reader.
 */
export class SqliteFile {
  readonly #file: string;
  readonly #writer: SqliteHandle;
  readonly #reader: SqliteHandle;
  readonly #snapshots: SqliteHandle[] = [];
  readonly #turn = new Mutex();
  readonly #trouble: DiskTrouble;
  #failure: unknown = null;

  constructor(file: string, trouble: DiskTrouble = {}) {
    this.#file = file;
    this.#trouble = trouble;
    this.#writer = new SqliteHandle(file);
    this.#reader = new SqliteHandle(file);
  }

  get reader(): SqliteHandle {
    return this.#reader;
  }

  /**
   * Waits for the turn to write. Throws `store_failed` after a write or sync has failed, until a restart: a second
   * sync could report success for what the disk has lost.
   */
  async takeWriter(): Promise<SqliteHandle> {
    await this.#turn.take();
    if (this.#failure === null) return this.#writer;
    this.#turn.give();
    throw storeFailed(this.#failure);
  }

  giveWriter(): void {
    this.#turn.give();
  }

  watch<T>(write: () => T): T {
    try {
      return write();
    } catch (error) {
      if (isSqliteIoError(error)) {
        this.#failure = error;
        this.#trouble.onFailure?.(error);
      }
      if (isSqliteFull(error)) this.#trouble.onFull?.();
      throw error;
    }
  }

  /** Retries without blocking the event loop while another process writes. */
  async watchPatiently<T>(write: () => T): Promise<T> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return this.watch(write);
      } catch (error) {
        if (!isSqliteBusy(error) || performance.now() > until) throw error;
        await new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }

  takeSnapshot(): SqliteHandle {
    const kept = this.#snapshots.pop();
    if (kept !== undefined) return kept;
    const handle = new SqliteHandle(this.#file);
    handle.exec('pragma query_only = on');
    return handle;
  }

  giveSnapshot(handle: SqliteHandle): void {
    if (this.#snapshots.length < KEPT_SNAPSHOTS) this.#snapshots.push(handle);
    else handle.close();
  }

  /** Closing the last handle folds the log into the file. */
  close(): void {
    for (const handle of [...this.#snapshots, this.#reader, this.#writer]) handle.close();
  }
}
