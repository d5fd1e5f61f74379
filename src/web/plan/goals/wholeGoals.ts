import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { type Pace, pagePace } from '#web/base/ui/scrolling.ts';

/** Asks the server for goals by their ids; one it does not have is left out. */
export type AskGoals = (ids: readonly string[]) => Promise<readonly DashboardGoal[]>;

/** How many goals are asked for at once: some screens of cards. */
export const ASKED_AT_ONCE = 60;

/** How many of those that will be looked at soon are asked for at once: an answer is read within a frame. */
export const ASKED_AHEAD_AT_ONCE = 8;

/** How many goals nobody looks at any more are kept for coming back to; a goal with a year of weeks takes about 20 kB. */
const KEPT_UNSEEN = 400;

/** After how long a failed question is asked again; ms. */
const ASKED_AGAIN_AFTER = 5_000;

/** When to hold back, and until when. */
type Rush = Pick<Pace, 'isRushed' | 'nextFrame'>;

/**
 * The goals that are known whole, with their entries, and who looks at them. Looking at one that is not known asks for
 * it, together with the others looked at in the same moment; while an answer is awaited, those who stopped looking are
 * not asked for any more, so that a quick scroll asks for where it ends.
 */
export class WholeGoals {
  readonly #ask: AskGoals;
  readonly #keptUnseen: number;
  readonly #pace: Rush;
  /** Those looked at last stand last. */
  readonly #known = new Map<string, DashboardGoal>();
  readonly #watchers = new Map<string, Set<() => void>>();
  /** Those that will be looked at soon, the soonest first. */
  #expected: readonly string[] = [];
  /** Known, but of a moment before the plan's last change. */
  readonly #outdated = new Set<string>();
  /** Asked for, and left out of the answer. */
  readonly #missing = new Set<string>();
  #round: Promise<void> | null = null;
  /** Counts outdatings: an answer to a question asked before one may be old already. */
  #age = 0;

  constructor(ask: AskGoals, keptUnseen: number = KEPT_UNSEEN, pace: Rush = pagePace) {
    this.#ask = ask;
    this.#keptUnseen = keptUnseen;
    this.#pace = pace;
  }

  /** Null: not known yet. */
  get(id: string): DashboardGoal | null {
    return this.#known.get(id) ?? null;
  }

  /** Calls back whenever the goal is otherwise; asks for it where it is not known. Returns how to stop. */
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

  /** Asks for those of these that are not known before it returns, where no other question is on its way. */
  askNow(ids: readonly string[]): void {
    const wanted = ids.filter((id) => this.#isWanted(id)).slice(0, ASKED_AT_ONCE);
    if (wanted.length > 0 && !this.#pace.isRushed()) this.#round ??= this.#begun(this.#askFor(wanted));
  }

  /** These will be looked at soon, no others: asked for as well, once those that are looked at are known. */
  expect(ids: readonly string[]): void {
    this.#expected = ids;
    if (this.#wanted().length > 0) this.#askSoon();
  }

  /** Goals as they are now. */
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

  /** The plan has changed, nobody knows where: what is looked at stays until it has been asked for again. */
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

  /** One question at a time; the next asks for whatever is looked at by then. */
  #askSoon(): void {
    this.#round ??= this.#begun(this.#askWanted());
  }

  async #begun(round: Promise<void>): Promise<void> {
    await round;
    this.#round = null;
    if (this.#wanted().length > 0) this.#askSoon();
  }

  async #askWanted(): Promise<void> {
    // Whoever begins to look in the same moment is asked for with the first; a timer would let a frame pass before it.
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

  /** Until what passes can be read again. */
  async #rush(): Promise<void> {
    while (this.#pace.isRushed()) await new Promise<void>(this.#pace.nextFrame);
  }

  /** What to ask for next, as much as is asked for at once. */
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
