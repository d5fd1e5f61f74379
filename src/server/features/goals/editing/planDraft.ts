import { shownNumber } from '#core/goal/goalNumber.ts';
import { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { Edit } from '#server/store/rows/edit.ts';

/** A plan with goals that are planned and not written yet, so that one may be planned upon another. */
export class PlanDraft {
  /** By shown number; imports and old plans may have one several times. */
  readonly #byNumber: Map<string, GoalRecord[]>;
  /** Changed in place: a copy for each of many goals would take longer than to plan them. */
  readonly #goals: Map<string, GoalRecord>;
  /** A copy with figures of its own: what is planned may be refused. */
  #booked: BookedPlan;

  constructor({ whole, goals, bytes }: BookedPlan) {
    this.#goals = new Map(goals);
    this.#byNumber = Map.groupBy(goals.values(), ({ number }) => shownNumber(number));
    this.#booked = new BookedPlan(whole, { goals: this.#goals, bytes });
  }

  /** The goals of a shown number: none, one, or several. */
  numbered(number: string): readonly GoalRecord[] {
    return this.#byNumber.get(number) ?? [];
  }

  get booked(): BookedPlan {
    return this.#booked;
  }

  apply(edits: readonly Edit[]): void {
    const changed = edits.flatMap((edit) => (edit.entity === 'goal' && edit.after !== null ? [edit.after] : []));
    if (changed.length === 0) return;
    const { whole } = this.#booked;
    let isPlacedAlike = true;
    for (const after of changed) {
      const before = this.#goals.get(after.id);
      isPlacedAlike &&= before?.parentId === after.parentId && before?.number === after.number;
      const goal = { ...(before ?? NEW), ...after };
      this.#goals.set(goal.id, goal);
      this.#renumber(before, goal);
    }
    const next = { ...whole, version: whole.version + 1 };
    // After a move a new tree is made sooner than the figures are moved along.
    this.#booked = isPlacedAlike
      ? this.#booked.followedBy({ ...next, goals: this.#goals, touched: new Set(changed.map(({ id }) => id)) })
      : new BookedPlan(
          { ...next, goals: [...this.#goals.values()] },
          { goals: this.#goals, bytes: this.#booked.bytes },
        );
  }

  #renumber(before: GoalRecord | undefined, goal: GoalRecord): void {
    if (before !== undefined) {
      const key = shownNumber(before.number);
      this.#byNumber.set(
        key,
        this.numbered(key).filter(({ id }) => id !== goal.id),
      );
    }
    const key = shownNumber(goal.number);
    this.#byNumber.set(key, [...this.numbered(key), goal]);
  }
}

const NEW = { updatedAt: '', lastComment: null, commentCount: 0 };
