import type { Goal } from '#core/goal/goal.ts';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import { isYearClosed } from '#core/plan/closedPeriods.ts';
import type { Plan } from '#core/plan/plan.ts';
import { changedClosedFigure, type EditedGoal, isPlanEdited } from '#core/rollup/changedClosedFigure.ts';
import { loggedRow } from '#server/store/history/changeItem.ts';
import type { LoggedItem } from '#server/store/history/loggedItem.ts';
import { readWholePlan, type WholePlan } from '#server/store/plans/wholePlan.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { storedGoalOf } from '#server/store/rows/goalRow.ts';
import { planOf } from '#server/store/rows/planRow.ts';
import type { Row } from '#server/store/rows/tables.ts';
import type { PlanWriting } from './planWriting.ts';
import { periodClosed, refuseClosed } from './refuseClosed.ts';

/**
 * Refuses changes of figures of closed periods, whatever they come from: their cells, the targets of closed years,
 * and everything else they are computed from. A change with a reason may alter them.
 */
export class ClosedWatch {
  readonly #stored: Row;
  readonly #plan: Plan;
  #after: Plan;
  readonly #edited = new Map<string, EditedGoal>();
  readonly #made = new Set<string>();

  /** Null where nothing is closed, a reason is given, or the change was written before closing existed. */
  static of(
    { planId, isFromElsewhere }: Pick<PlanWriting, 'planId' | 'isFromElsewhere'>,
    { stored, reason }: { readonly stored: Row | null; readonly reason: string | null },
  ): ClosedWatch | null {
    if (stored === null || reason !== null || isFromElsewhere) return null;
    const plan = planOf({ id: planId, row: stored });
    return plan.closedUntil === null ? null : new ClosedWatch(stored, plan);
  }

  private constructor(stored: Row, plan: Plan) {
    this.#stored = stored;
    this.#plan = plan;
    this.#after = plan;
  }

  async see(writing: PlanWriting, items: readonly LoggedItem[]): Promise<void> {
    await refuseClosed(writing, { stored: this.#stored, items });
    for (const { entity, entityId: id, before, after } of items) {
      if (entity === 'plan' && after !== null) this.#after = planOf({ id, row: loggedRow(after) });
      if (entity === 'goal') this.#seeGoal(id, { before: goalOf(id, before), after: goalOf(id, after) });
    }
  }

  /**
   * Called after the change is written and before it is committed. Throws `period_closed`. `known` is the plan before
   * the change, if it is in memory.
   */
  async refuse(writing: PlanWriting, known: WholePlan | null): Promise<void> {
    if (this.#edited.size === 0 && !isPlanEdited({ plan: this.#plan, planAfter: this.#after })) return;
    const isKnown = known !== null && known.version === Number(this.#stored.version);
    const whole = isKnown ? known : await readWholePlan(writing.trx, writing.planId);
    if (whole === null) return;
    const goals = this.#goalsBefore(whole.goals);
    const changed = changedClosedFigure({
      plan: this.#plan,
      planAfter: this.#after,
      goals,
      edited: this.#edited,
      seriesOf: (id) => (this.#made.has(id) ? EMPTY_SERIES : (whole.series.get(id) ?? EMPTY_SERIES)),
    });
    if (changed === null) return;
    const title =
      (this.#edited.get(changed.goalId)?.after ?? goals.find(({ id }) => id === changed.goalId))?.title ?? '';
    throw periodClosed(this.#plan, { ...changed, title });
  }

  #seeGoal(id: string, { before, after }: { readonly before: StoredGoal | null; readonly after: StoredGoal | null }) {
    if (before === null) this.#made.add(id);
    const edited = { before: inPlan(before), after: inPlan(after) };
    if (figureText(edited.before, this.#plan) !== figureText(edited.after, this.#plan)) this.#edited.set(id, edited);
  }

  #goalsBefore(goals: readonly Goal[]): readonly Goal[] {
    const before = Array.from(this.#edited.values(), (goal) => goal.before).filter((goal) => goal !== null);
    return [...goals.filter(({ id }) => !this.#edited.has(id)), ...before];
  }
}

function goalOf(id: string, text: string | null): StoredGoal | null {
  return text === null ? null : storedGoalOf({ id, row: loggedRow(text) });
}

function inPlan(goal: StoredGoal | null): Goal | null {
  if (goal === null || goal.archivedAt !== null) return null;
  return { ...goal, updatedAt: '', lastComment: null, commentCount: 0 };
}

/** Equal texts mean equal figures. */
function figureText(goal: Goal | null, plan: Plan): string | null {
  if (goal === null) return null;
  return JSON.stringify([
    goal.parentId,
    goal.depth,
    goal.aggregation,
    goal.valueType,
    goal.trackingFrequency,
    goal.targetDirection,
    goal.span.start,
    goal.span.end,
    goal.rollup,
    goal.isEndOfYear100,
    [...goal.targetsByYear].filter(([year]) => isYearClosed(plan, year)),
    goal.allTarget,
    goal.baseline,
    goal.handStatus?.status === 'deferred',
  ]);
}
