import { ApiError } from '#web/base/api/ApiError.ts';
import type { EntryCalls, EntryState } from './entryState.ts';

const TRIED_AGAIN_AFTER = 4_000;

/**
 * Tasks in order, none lost: while the server is unreachable a task waits and is retried; signed out, it waits for
 * another page.
 */
export class CallQueue {
  readonly #calls: Pick<EntryCalls, 'signedOut' | 'wait'>;
  readonly #onPhase: (phase: EntryState['phase']) => void;
  readonly #onDone: () => Promise<void>;
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isClosed = false;

  constructor(
    calls: Pick<EntryCalls, 'signedOut' | 'wait'>,
    told: { readonly onPhase: (phase: EntryState['phase']) => void; readonly onDone: () => Promise<void> },
  ) {
    this.#calls = calls;
    this.#onPhase = told.onPhase;
    this.#onDone = told.onDone;
  }

  add(task: () => Promise<void>): void {
    this.#waiting += 1;
    this.#onPhase('saving');
    this.#last = this.#last.then(async () => {
      await this.#untilReached(task);
      this.#waiting -= 1;
      if (this.#waiting > 0) return;
      this.#onPhase('idle');
      await this.#onDone();
    });
  }

  close(): void {
    this.#isClosed = true;
  }

  open(): void {
    this.#isClosed = false;
  }

  async settled(): Promise<void> {
    await this.#last;
  }

  async #untilReached(task: () => Promise<void>): Promise<void> {
    while (!this.#isClosed) {
      try {
        await task();
        return;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 401) this.#calls.signedOut();
        this.#onPhase('offline');
        await this.#calls.wait(TRIED_AGAIN_AFTER);
      }
    }
  }
}
