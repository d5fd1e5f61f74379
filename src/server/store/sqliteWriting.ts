import { isSqliteIoError, storeFailed } from './storeRefusal.ts';
import { Turn } from './turn.ts';

/**
 * Who may write to the file now: SQLite has one writer, and one that waited for another of its own process would wait
 * for ever. After a failed sync nobody may: a second sync could report success for what the disk lost.
 */
export class SqliteWriting {
  readonly #turn = new Turn();
  #failure: unknown = null;

  /** Throws `store_failed` once a write or a sync has failed, until a restart. */
  async take(): Promise<void> {
    await this.#turn.take();
    if (this.#failure === null) return;
    this.#turn.give();
    throw storeFailed(this.#failure);
  }

  give(): void {
    this.#turn.give();
  }

  async alone<T>(work: () => Promise<T>): Promise<T> {
    await this.take();
    try {
      return await work();
    } finally {
      this.give();
    }
  }

  /** Runs a write and remembers that the disk failed it. */
  watch<T>(write: () => T): T {
    try {
      return write();
    } catch (error) {
      if (isSqliteIoError(error)) this.#failure = error;
      throw error;
    }
  }
}
