import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { type Pace, pagePace } from '#web/base/ui/scrolling.ts';

/** Ids the server does not have are left out of the answer. */
export type AskGoals = (ids: readonly string[]) => Promise<readonly DashboardGoal[]>;

export const ASKED_AT_ONCE = 60;

/** Goals prefetched at once: an answer is parsed within a frame. */
export const ASKED_AHEAD_AT_ONCE = 8;

/** Cached goals that are off screen; a goal with a year of weeks takes about 20 kB. */
const KEPT_UNSEEN = 400;

const ASKED_AGAIN_AFTER = 5_000;

type Rush = Pick<Pace, 'isRushed' | 'nextFrame'>;

/**
 * The whole goals with their entries, and who watches them. Watching an unknown goal fetches it, batched with the
 * others of the same moment; goals no longer watched are dropped from the queue, so that a quick scroll fetches only
 * where it ends.
 */
export class WholeGoals {
  readonly #ask: AskGoals;
  readonly #keptUnseen: number;
  readonly #pace: Rush;
  /** The most recently watched last. */
  readonly #known = new Map<string, DashboardGoal>();
  readonly #watchers = new Map<string, Set<() => void>>();
  #expected: readonly string[] = [];
  /** Known, but older than the plan's last change. */
  readonly #outdated = new Set<string>();
  /** Fetched, and missing in the answer. */
  readonly #missing = new Set<string>();
  #round: Promise<void> | null = null;
  /** Incremented by each invalidation: an answer requested before may be stale. */
  #age = 0;

  constructor(ask: AskGoals, keptUnseen: number = KEPT_UNSEEN, pace: Rush = pagePace) {
    this.#ask = ask;
    this.#keptUnseen = keptUnseen;
    this.#pace = pace;
  }

  get(id: string): DashboardGoal | null {
    return this.#known.get(id) ?? null;
  }

  /** Calls back on each change of the goal; fetches it where it is unknown. Returns a function that unsubscribes. */
  watch(id: string, onChange: () => void): () => void {
    const watchers = this.#watchers.get(id) ?? new Set();
    watchers.add(onChange);
    this.#watchers.set(id, watchers);
    if (this.#isWanted(id)) this.#askSoon();
    return () => {
      watchers.delete(onChange);
      if (watchers.size > 0) return;
      this.#watchers.delete(id);
      this.#forgetOldest();
    };
  }

  /** Requests the unknown ones synchronously, where no other request is in flight. */
  askNow(ids: readonly string[]): void {
    const wanted = ids.filter((id) => this.#isWanted(id)).slice(0, ASKED_AT_ONCE);
    if (wanted.length > 0 && !this.#pace.isRushed()) this.#round ??= this.#begun(this.#askFor(wanted));
  }

  /** Prefetches these, and no others, once what is watched is known. */
  expect(ids: readonly string[]): void {
    this.#expected = ids;
    if (this.#wanted().length > 0) this.#askSoon();
  }

  put(goals: readonly DashboardGoal[]): void {
    for (const goal of goals) {
      this.#known.delete(goal.id);
      this.#known.set(goal.id, goal);
      this.#outdated.delete(goal.id);
      this.#missing.delete(goal.id);
    }
    this.#forgetOldest();
    for (const { id } of goals) this.#tell(id);
  }

  drop(ids: readonly string[]): void {
    for (const id of ids) {
      this.#known.delete(id);
      this.#outdated.delete(id);
      this.#tell(id);
    }
  }

  /** Something unknown has changed: what is watched stays until it has been fetched again. */
  outdate(): void {
    this.#age += 1;
    this.#missing.clear();
    for (const id of [...this.#known.keys()]) {
      if (this.#watchers.has(id)) this.#outdated.add(id);
      else this.#known.delete(id);
    }
    if (this.#watchers.size > 0) this.#askSoon();
  }

  #isWanted(id: string): boolean {
    return !this.#missing.has(id) && (!this.#known.has(id) || this.#outdated.has(id));
  }

  /** One request at a time; the next fetches whatever is watched by then. */
  #askSoon(): void {
    this.#round ??= this.#begun(this.#askWanted());
  }

  async #begun(round: Promise<void>): Promise<void> {
    await round;
    this.#round = null;
    if (this.#wanted().length > 0) this.#askSoon();
  }

  async #askWanted(): Promise<void> {
    // Batches everything of the same moment; a timer would cost a frame.
    await Promise.resolve();
    await this.#rush();
    await this.#askFor(this.#wanted());
  }

  async #askFor(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const age = this.#age;
    try {
      const goals = await this.#ask(ids);
      if (age !== this.#age) return;
      const found = new Set(goals.map(({ id }) => id));
      for (const id of ids) if (!found.has(id)) this.#missing.add(id);
      this.put(goals);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, ASKED_AGAIN_AFTER));
    }
  }

  /** Waits while scrolling is too fast to read. */
  async #rush(): Promise<void> {
    while (this.#pace.isRushed()) await new Promise<void>(this.#pace.nextFrame);
  }

  #wanted(): string[] {
    const looked = [...this.#watchers.keys()].filter((id) => this.#isWanted(id));
    if (looked.length > 0) return looked.slice(0, ASKED_AT_ONCE);
    return this.#expected.filter((id) => this.#isWanted(id)).slice(0, ASKED_AHEAD_AT_ONCE);
  }

  #tell(id: string): void {
    for (const onChange of this.#watchers.get(id) ?? []) onChange();
  }

  #forgetOldest(): void {
    let unseen = this.#known.size - this.#watchers.size - this.#keptUnseen;
    if (unseen <= 0) return;
    for (const id of [...this.#known.keys()]) {
      if (unseen <= 0) return;
      if (this.#watchers.has(id)) continue;
      this.#known.delete(id);
      unseen -= 1;
    }
  }
}
