import type { OperationName, OperationState } from '#contract/operations.ts';
import { isoInstant, machineTime } from '#server/base/clock.ts';

export type OperationParts = {
  readonly name: OperationName;
  readonly isOn: boolean;
  readonly warn: (message: string) => void;
  readonly now?: () => number;
};

/** The first repeat of a lasting failure's log line; the gap doubles each time, up to a day. */
const FIRST_REPEAT_MS = 10 * 60_000;
const LONGEST_REPEAT_MS = 24 * 3_600_000;

/**
 * The state of one thing the installation does by itself, for the page, metrics and health. A lasting failure is
 * logged ever more rarely, its end once.
 */
export class Operation {
  readonly name: OperationName;
  #isOn: boolean;
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

  /** Of what is set up on the page, while the server runs. */
  set isOn(isOn: boolean) {
    this.#isOn = isOn;
    if (!isOn) this.#failure = null;
  }

  get reason(): string | null {
    return this.#failure?.reason ?? null;
  }

  get failingSince(): string | null {
    return this.#failure?.since ?? null;
  }

  get lastSuccessAt(): string | null {
    return this.#lastSuccessAt;
  }

  get runs(): { readonly done: number; readonly failed: number } {
    return this.#runs;
  }

  /** `at`: when the current result was made, if that was earlier. */
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

const SAID: Readonly<Record<OperationName, string>> = {
  store: 'The store',
  disk: 'The disk of the data folder',
  backups: 'The scheduled backup',
  mail: 'Sending mail',
  webhooks: 'Telling webhooks',
  feeds: 'Fetching figures by feeds',
};
