import type { OperationName, OperationState } from '#contract/operations.ts';
import { isoInstant, machineTime } from '#server/base/clock.ts';

export type OperationParts = {
  readonly name: OperationName;
  /** Set up to be done at all. */
  readonly isOn: boolean;
  readonly warn: (message: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
};

/** After the first line of a failure that lasts, the next; then twice as long each time, up to a day. */
const FIRST_REPEAT_MS = 10 * 60_000;
const LONGEST_REPEAT_MS = 24 * 3_600_000;

/**
 * How it goes with one thing the installation does by itself: told by who does it, asked by page, metrics and health.
 * What goes on failing is written to the log ever more rarely, and so is that it works again.
 */
export class Operation {
  readonly name: OperationName;
  readonly #isOn: boolean;
  readonly #warn: (message: string) => void;
  readonly #now: () => number;
  #runs = { done: 0, failed: 0 };
  #lastSuccessAt: string | null = null;
  #failure: { readonly reason: string; readonly since: string } | null = null;
  #repeat = { at: 0, after: FIRST_REPEAT_MS, failures: 0 };

  constructor({ name, isOn, warn, now = machineTime }: OperationParts) {
    this.name = name;
    this.#isOn = isOn;
    this.#warn = warn;
    this.#now = now;
  }

  get state(): OperationState {
    if (!this.#isOn) return 'off';
    if (this.#failure !== null) return 'failing';
    return this.#lastSuccessAt === null ? 'unknown' : 'working';
  }

  get reason(): string | null {
    return this.#failure?.reason ?? null;
  }

  get failingSince(): string | null {
    return this.#failure?.since ?? null;
  }

  /** ISO instant. */
  get lastSuccessAt(): string | null {
    return this.#lastSuccessAt;
  }

  /** How often it was tried since the start, by how it ended. */
  get runs(): { readonly done: number; readonly failed: number } {
    return this.#runs;
  }

  /** `at`: when what is there now was made, where that was before. */
  succeeded(at: string = isoInstant(this.#now())): void {
    this.#runs.done += 1;
    this.#lastSuccessAt = at;
    if (this.#failure === null) return;
    this.#warn(`${SAID[this.name]} works again, after ${this.#repeat.failures} failures.`);
    this.#failure = null;
  }

  failed(reason: string): void {
    this.#runs.failed += 1;
    const now = this.#now();
    const isNew = this.#failure?.reason !== reason;
    const isFirst = this.#failure === null;
    this.#failure = { reason, since: this.#failure?.since ?? isoInstant(now) };
    if (isFirst) this.#repeat = { at: now, after: FIRST_REPEAT_MS, failures: 0 };
    this.#repeat.failures += 1;
    if (!isNew && now < this.#repeat.at) return;
    this.#warn(`${SAID[this.name]} fails${isFirst ? '' : ` since ${this.#failure.since}`}: ${reason}`);
    this.#repeat.at = now + this.#repeat.after;
    this.#repeat.after = Math.min(this.#repeat.after * 2, LONGEST_REPEAT_MS);
  }
}

/** As the log calls them. */
const SAID: Readonly<Record<OperationName, string>> = {
  store: 'The store',
  disk: 'The disk of the data folder',
  backups: 'The scheduled backup',
  mail: 'Sending mail',
  webhooks: 'Telling webhooks',
};
