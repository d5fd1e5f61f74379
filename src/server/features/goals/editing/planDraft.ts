import { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { Edit } from '#server/store/rows/edit.ts';

/** A plan with goals that are planned and not written yet, so that one may be planned upon another. */
export class PlanDraft {
  readonly #goals: Map<string, GoalRecord>;
  #booked: BookedPlan;

  constructor(booked: BookedPlan) {
    this.#goals = new Map(booked.goals);
    this.#booked = booked;
  }

  get booked(): BookedPlan {
    return this.#booked;
  }

  apply(edits: readonly Edit[]): void {
    for (const edit of edits) {
      if (edit.entity !== 'goal' || edit.after === null) continue;
      this.#goals.set(edit.id, { ...(this.#goals.get(edit.id) ?? NEW), ...edit.after });
    }
    const { whole, bytes } = this.#booked;
    this.#booked = new BookedPlan({ ...whole, goals: [...this.#goals.values()] }, { goals: this.#goals, bytes });
  }
}

const NEW = { updatedAt: '', lastComment: null, commentCount: 0 };
