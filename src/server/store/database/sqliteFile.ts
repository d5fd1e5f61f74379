import { SqliteHandle } from './sqliteHandle.ts';
import { isSqliteBusy, isSqliteIoError, storeFailed } from './storeRefusal.ts';
import { Turn } from './turn.ts';

/** How long a writer waits for another process, such as a large import on the command line. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 20;

/** Handles for snapshots kept open when nobody uses them. */
const KEPT_SNAPSHOTS = 4;

/**
 * One file and the handles on it: one that writes, whose users take turns; one for single queries, which never
 * overlap; and one for each snapshot that is being read. So a long write holds up writers, and no reader.
 */
export class SqliteFile {
  readonly #file: string;
  readonly #writer: SqliteHandle;
  readonly #reader: SqliteHandle;
  readonly #snapshots: SqliteHandle[] = [];
  readonly #turn = new Turn();
  readonly #onFailure: (error: unknown) => void;
  #failure: unknown = null;

  constructor(file: string, onFailure: (error: unknown) => void = () => {}) {
    this.#file = file;
    this.#onFailure = onFailure;
    this.#writer = new SqliteHandle(file);
    this.#reader = new SqliteHandle(file);
  }

  /** For one query at a time; not for writing. */
  get reader(): SqliteHandle {
    return this.#reader;
  }

  /**
   * Waits for one's turn to write. Throws `store_failed` once a write or a sync has failed, until a restart: a second
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

  /** Runs a write and remembers that the disk failed it. */
  watch<T>(write: () => T): T {
    try {
      return write();
    } catch (error) {
      if (isSqliteIoError(error)) {
        this.#failure = error;
        this.#onFailure(error);
      }
      throw error;
    }
  }

  /** Like `watch`, and tries again, without holding up the program, while another process writes. */
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

  /** The last handle closed folds the log into the file. */
  close(): void {
    for (const handle of [...this.#snapshots, this.#reader, this.#writer]) handle.close();
  }
}
