import { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { patchedMap } from '#server/plan/planBook/patchedMap.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { putGoal, storedGoalOf } from './storedGoal.ts';

/** A plan with goals that are planned and not written yet, so that one may be planned upon another. */
export class PlanDraft {
  /** A copy with figures of its own: what is planned may be refused. */
  #booked: BookedPlan;

  constructor({ whole, goals, bytes }: BookedPlan) {
    this.#booked = new BookedPlan(whole, { goals, bytes });
  }

  get booked(): BookedPlan {
    return this.#booked;
  }

  apply(edits: readonly Edit[]): void {
    const {
      whole: { version, plan, owners, series, milestones },
      goals,
    } = this.#booked;
    const changed = new Map(
      edits.flatMap((edit) => {
        if (edit.entity !== 'goal' || edit.after === null) return [];
        return [[edit.id, { ...(goals.get(edit.id) ?? NEW), ...edit.after }]];
      }),
    );
    if (changed.size === 0) return;
    this.#booked = this.#booked.followedBy({
      version: version + 1,
      plan,
      owners,
      series,
      milestones,
      goals: patchedMap(goals, changed),
      touched: new Set(changed.keys()),
    });
  }

  /** The same edits, of goals as they are left in the end: what follows from one edit is written after all the others. */
  inTheEnd(follows: readonly Edit[]): Edit[] {
    return follows.map((edit) => {
      const goal = edit.entity === 'goal' ? this.#booked.goals.get(edit.id) : undefined;
      return goal === undefined ? edit : putGoal(storedGoalOf(goal));
    });
  }
}

const NEW = { updatedAt: '', lastComment: null, commentCount: 0 };
