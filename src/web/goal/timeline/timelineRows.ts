import type { ListedGoal } from '#contract/listedGoal.ts';
import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import { groupedBy } from '#web/base/groupedBy.ts';
import type { DatedWork } from '#web/plan/work/statedWork.ts';
import { compareDays } from '#web/plan/work/workOrder.ts';

type Place = {
  /** Of the row: an initiative for two goals has two. */
  readonly id: string;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly parentId: string | null;
};

export type GoalRow = Place & {
  readonly kind: 'goal';
  readonly goal: ListedGoal;
  readonly work: WorkUnderGoal;
  /** Null where nothing is under it. */
  readonly isOpen: boolean | null;
};

type InitiativeRow = Place & { readonly kind: 'initiative'; readonly initiative: WireInitiative };

type MilestoneRow = Place & {
  readonly kind: 'milestone';
  readonly milestone: WireMilestone;
  /** What it is of, where that is an initiative. */
  readonly initiative: WireInitiative | null;
};

export type TimelineRow = GoalRow | InitiativeRow | MilestoneRow;

type WorkUnderGoal = {
  readonly initiatives: readonly WireInitiative[];
  /** The goal's own. */
  readonly own: readonly WireMilestone[];
  /** Its own and those of its initiatives. */
  readonly milestones: readonly WireMilestone[];
};

export type WorkByGoal = {
  of(goalId: string): WorkUnderGoal;
  milestonesOf(initiativeId: string): readonly WireMilestone[];
};

/** The work of each goal, found once for a plan of thousands. */
export function workByGoal({ initiatives, milestones }: DatedWork): WorkByGoal {
  const ofGoal = groupedBy(initiatives, ({ goal_ids: ids }) => ids);
  const ownOf = groupedBy(milestones, ({ goal_id: id }) => (id === null ? [] : [id]));
  const ofInitiative = groupedBy(milestones, ({ initiative_id: id }) => (id === null ? [] : [id]));
  const milestonesOf = (id: string) => ofInitiative.get(id) ?? [];
  return {
    of: (goalId) => {
      const found = ofGoal.get(goalId) ?? [];
      const own = ownOf.get(goalId) ?? [];
      return { initiatives: found, own, milestones: [...own, ...found.flatMap(({ id }) => milestonesOf(id))] };
    },
    milestonesOf,
  };
}

/** Of each goal a row, of its initiatives and milestones beneath it in the order of their days. */
export function timelineRows({
  goals,
  work,
  isOpen,
}: {
  readonly goals: readonly ListedGoal[];
  readonly work: WorkByGoal;
  readonly isOpen: (goal: ListedGoal) => boolean;
}): TimelineRow[] {
  return goals.flatMap((goal, index) => {
    const under = work.of(goal.id);
    const isEmpty = under.initiatives.length + under.own.length === 0;
    const row: GoalRow = {
      kind: 'goal',
      id: goal.id,
      level: 1,
      position: index + 1,
      siblings: goals.length,
      parentId: null,
      goal,
      work: under,
      isOpen: isEmpty ? null : isOpen(goal),
    };
    return row.isOpen === true ? [row, ...rowsUnder(row, work)] : [row];
  });
}

function rowsUnder({ id: goalId, work: { initiatives, own } }: GoalRow, work: WorkByGoal): TimelineRow[] {
  const items = [
    ...initiatives.map((initiative) => ({ day: initiative.start ?? initiative.end, initiative })),
    ...own.map((milestone) => ({ day: milestone.due, milestone })),
  ].toSorted((one, other) => compareDays(one.day, other.day));
  return items.flatMap((item, index): TimelineRow[] => {
    const place = { level: 2, position: index + 1, siblings: items.length, parentId: goalId };
    if ('milestone' in item) {
      const { milestone } = item;
      return [{ ...place, kind: 'milestone', id: rowId(goalId, milestone.id), milestone, initiative: null }];
    }
    const { initiative } = item;
    const id = rowId(goalId, initiative.id);
    const milestones = inDayOrder(work.milestonesOf(initiative.id));
    return [
      { ...place, kind: 'initiative', id, initiative },
      ...milestones.map(
        (milestone, at): MilestoneRow => ({
          kind: 'milestone',
          id: rowId(id, milestone.id),
          level: 3,
          position: at + 1,
          siblings: milestones.length,
          parentId: id,
          milestone,
          initiative,
        }),
      ),
    ];
  });
}

/** Of the thing that a row is of. */
export function itemIdOf(row: TimelineRow): string {
  if (row.kind === 'goal') return row.goal.id;
  return row.kind === 'initiative' ? row.initiative.id : row.milestone.id;
}

function rowId(parentId: string, id: string): string {
  return `${parentId}/${id}`;
}

function inDayOrder(milestones: readonly WireMilestone[]): WireMilestone[] {
  return milestones.toSorted((one, other) => compareDays(one.due, other.due));
}
