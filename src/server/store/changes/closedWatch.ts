import type { Day } from '#core/calendar/date.ts';
import { FIGURE_FIELDS } from '#core/goal/figureFields.ts';
import type { Goal } from '#core/goal/goal.ts';
import { EMPTY_SERIES } from '#core/goal/series.ts';
import { isYearClosed } from '#core/plan/closedPeriods.ts';
import type { Plan } from '#core/plan/plan.ts';
import {
  type ClosedComparison,
  changedClosedFigure,
  type EditedGoal,
  isPlanEdited,
} from '#core/rollup/changedClosedFigure.ts';
import { changedMilestones } from '#core/work/milestonesOfGoals.ts';
import type { Initiative, Milestone } from '#core/work/work.ts';
import { loggedRow } from '#server/store/history/changeItem.ts';
import type { LoggedItem } from '#server/store/history/loggedItem.ts';
import { readWholePlan, type WholePlan } from '#server/store/plans/wholePlan.ts';
import { findWork, milestonesIn } from '#server/store/plans/work.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { storedGoalOf } from '#server/store/rows/goalRow.ts';
import { planOf } from '#server/store/rows/planRow.ts';
import type { Row } from '#server/store/rows/tables.ts';
import { initiativeOf, milestoneOf } from '#server/store/rows/workRows.ts';
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
  readonly #initiatives = new Map<string, Edited<Initiative>>();
  readonly #milestones = new Map<string, Edited<Milestone>>();

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
      if (entity === 'initiative')
        this.#initiatives.set(
          id,
          both((row) => initiativeOf({ id, row }), before, after),
        );
      if (entity === 'milestone')
        this.#milestones.set(
          id,
          both((row) => milestoneOf({ id, row }), before, after),
        );
      if (entity === 'goal') this.#seeGoal(id, { before: goalOf(id, before), after: goalOf(id, after) });
    }
  }

  /**
   * Called after the change is written and before it is committed. Throws `period_closed`. `known` is the plan before
   * the change, if it is in memory.
   */
  async refuse(writing: PlanWriting, known: WholePlan | null): Promise<void> {
    const areGoalsEdited = this.#edited.size > 0 || isPlanEdited({ plan: this.#plan, planAfter: this.#after });
    if (!areGoalsEdited && this.#initiatives.size + this.#milestones.size === 0) return;
    const isKnown = known !== null && known.version === Number(this.#stored.version);
    const whole = isKnown ? known : await readWholePlan(writing.trx, writing.planId);
    if (whole === null || (!areGoalsEdited && whole.milestones.size === 0)) return;
    const goals = this.#goalsBefore(whole.goals);
    const milestones = await this.#measuring(writing, goals);
    const changed = changedClosedFigure({
      plan: this.#plan,
      planAfter: this.#after,
      goals,
      edited: this.#edited,
      seriesOf: (id) => (this.#made.has(id) ? EMPTY_SERIES : (whole.series.get(id) ?? EMPTY_SERIES)),
      ...(milestones && { milestones }),
    });
    if (changed === null) return;
    const title =
      (this.#edited.get(changed.goalId)?.after ?? goals.find(({ id }) => id === changed.goalId))?.title ?? '';
    throw periodClosed(this.#plan, { ...changed, title });
  }

  /** The milestones of the goals that are measured by them, before the change and after it; null where there are none. */
  async #measuring(
    { trx, planId }: PlanWriting,
    goals: readonly Goal[],
  ): Promise<ClosedComparison['milestones'] | null> {
    const edited = Array.from(this.#edited.values(), ({ after }) => after).filter((goal) => goal !== null);
    const measured = [...goals, ...edited].filter(({ isByMilestones }) => isByMilestones);
    if (measured.length === 0) return null;
    const { initiatives, milestones } = await findWork(trx, planId);
    const isOpen = (day: Day) => this.#plan.closedUntil !== null && day > this.#plan.closedUntil;
    // Where it was due counts as long as both days are open, as for targets of open years.
    const withOpenDays = milestones.map((milestone) => {
      const was = this.#milestones.get(milestone.id)?.before ?? null;
      return was !== null && isOpen(was.due) && isOpen(milestone.due) ? { ...milestone, due: was.due } : milestone;
    });
    const before = milestonesIn(measured, {
      initiatives: turnedBack(initiatives, this.#initiatives),
      milestones: turnedBack(milestones, this.#milestones),
    });
    return {
      before,
      after: changedMilestones(before, milestonesIn(measured, { initiatives, milestones: withOpenDays })),
    };
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

type Edited<Item> = { readonly before: Item | null; readonly after: Item | null };

function both<Item>(read: (row: Row) => Item, before: string | null, after: string | null): Edited<Item> {
  const of = (text: string | null) => (text === null ? null : read(loggedRow(text)));
  return { before: of(before), after: of(after) };
}

/** As they were before the change, in the order of their ids. */
function turnedBack<Item extends { readonly id: string }>(
  items: readonly Item[],
  edited: ReadonlyMap<string, Edited<Item>>,
): Item[] {
  const before = Array.from(edited.values(), (each) => each.before).filter((item) => item !== null);
  return [...items.filter(({ id }) => !edited.has(id)), ...before].sort((one, other) => (one.id < other.id ? -1 : 1));
}

function goalOf(id: string, text: string | null): StoredGoal | null {
  return text === null ? null : storedGoalOf({ id, row: loggedRow(text) });
}

function inPlan(goal: StoredGoal | null): Goal | null {
  if (goal === null || goal.archivedAt !== null) return null;
  return { ...goal, updatedAt: '', lastComment: null, commentCount: 0 };
}

/** Equal texts mean equal figures. Of targets by year those of closed years are looked at. */
function figureText(goal: Goal | null, plan: Plan): string | null {
  if (goal === null) return null;
  return JSON.stringify([
    goal.parentId,
    goal.depth,
    goal.valueType,
    goal.handStatus?.status === 'deferred',
    [...goal.targetsByYear].filter(([year]) => isYearClosed(plan, year)),
    ...FIGURE_FIELDS.filter((name) => name !== 'targetsByYear').map((name) => goal[name]),
  ]);
}
