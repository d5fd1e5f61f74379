import type { Day } from '#core/calendar/date.ts';
import { type Series, seriesOf } from '#core/goal/series.ts';
import type { Department } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { Decision, Initiative, Milestone } from '#core/work/work.ts';
import type { PlanChange, StoredComment, StoredGoal, StoredMember } from '#server/store/rows/edit.ts';

/** The result of applying changes one after the other; for tests, without a store. */
export type WrittenPlan = {
  readonly plan: Plan;
  readonly departments: ReadonlyMap<string, Department>;
  readonly members: ReadonlyMap<string, StoredMember>;
  readonly comments: ReadonlyMap<string, StoredComment>;
  readonly goals: ReadonlyMap<string, StoredGoal>;
  readonly series: ReadonlyMap<string, Series>;
  readonly initiatives: ReadonlyMap<string, Initiative>;
  readonly milestones: ReadonlyMap<string, Milestone>;
  readonly decisions: ReadonlyMap<string, Decision>;
};

type CellNow = { readonly date: Day; readonly target: number | null; readonly actual: number | null };

/** Throws where an edit needs what is missing: the plan comes first, and goals before their figures and children. */
export function writtenPlan(changes: readonly PlanChange[]): WrittenPlan {
  let plan: Plan | null = null;
  const departments = new Map<string, Department>();
  const members = new Map<string, StoredMember>();
  const comments = new Map<string, StoredComment>();
  const goals = new Map<string, StoredGoal>();
  const initiatives = new Map<string, Initiative>();
  const milestones = new Map<string, Milestone>();
  const decisions = new Map<string, Decision>();
  const cells = new Map<string, Map<Day, CellNow>>();
  for (const edit of changes.flatMap((change) => change.edits)) {
    switch (edit.entity) {
      case 'plan':
        plan = edit.after;
        break;
      case 'department':
        put(departments, edit);
        break;
      case 'member':
        put(members, edit);
        break;
      case 'goal':
        put(goals, edit);
        break;
      case 'comment':
        put(comments, edit);
        break;
      case 'initiative':
        put(initiatives, edit);
        break;
      case 'milestone':
        put(milestones, edit);
        break;
      case 'decision':
        put(decisions, edit);
        break;
      case 'waiting':
      case 'feed':
        break;
      case 'entries':
        for (const { date, ...cell } of edit.cells) {
          if (!goals.has(edit.goalId)) throw new Error(`figures of ${edit.goalId} before it is there`);
          const ofGoal = cells.get(edit.goalId) ?? new Map<Day, CellNow>();
          ofGoal.set(date, { ...(ofGoal.get(date) ?? { date, target: null, actual: null }), ...cell });
          cells.set(edit.goalId, ofGoal);
        }
        break;
      default:
        edit satisfies never;
    }
  }
  if (plan === null) throw new Error('no plan');
  const { fiscalStartMonth, weekStart } = plan;
  const series = new Map(
    [...goals.values()].map(({ id, trackingFrequency }) => [
      id,
      seriesOf([...(cells.get(id)?.values() ?? [])], trackingFrequency, { fiscalStartMonth, weekStart }),
    ]),
  );
  return { plan, departments, members, comments, goals, series, initiatives, milestones, decisions };
}

function put<T>(things: Map<string, T>, { id, after }: { readonly id: string; readonly after: T | null }): void {
  if (after === null) things.delete(id);
  else things.set(id, after);
}
