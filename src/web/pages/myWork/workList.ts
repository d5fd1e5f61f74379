import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { WireWaiting } from '#contract/waitingFigures.ts';
import type { DuePeriod } from '#core/figure/duePeriod.ts';
import { inTreeOrder } from '#core/goal/treeOrder.ts';
import { mentionsIn } from '#core/plan/mentions.ts';
import type { Member } from '#core/plan/owners.ts';
import { dueOf } from '#web/goal/entries/isDue.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

export type WorkReason =
  | { readonly kind: 'due'; readonly due: DuePeriod; readonly daysLate: number }
  /** `due` is null where the last period was reported and the flag is set all the same. */
  | { readonly kind: 'stale'; readonly due: DuePeriod | null }
  | { readonly kind: 'behind' }
  | { readonly kind: 'asked'; readonly by: string; readonly at: string; readonly text: string }
  /** Nothing is due, but a figure that was entered waits for a yes. */
  | { readonly kind: 'waiting'; readonly figures: readonly WireWaiting[] };

export type WorkItem = { readonly goal: DashboardGoal; readonly reason: WorkReason };

export const WORK_KINDS = [
  'due',
  'stale',
  'behind',
  'asked',
  'waiting',
] as const satisfies readonly WorkReason['kind'][];

export type WorkQuestion = {
  readonly goals: readonly DashboardGoal[];
  readonly shown: Pick<ShownPlan, 'plan' | 'today'>;
  readonly isTheirs: (goal: DashboardGoal) => boolean;
  readonly isEntered: (goal: DashboardGoal) => boolean;
  readonly waitingOf: (goalId: string) => readonly WireWaiting[];
  readonly me: Member | null;
};

/** Each goal once by its first reason; within a reason the latest first, then in plan order. */
export function workList({ goals, shown, isTheirs, isEntered, waitingOf, me }: WorkQuestion): WorkItem[] {
  const items = inTreeOrder(goals).flatMap((goal) => {
    const own = { shown, isEntered: isEntered(goal), waiting: waitingOf(goal.id) };
    const reason = isTheirs(goal) ? ownReason(goal, own) : null;
    const asked = reason ?? askedReason(goal, me);
    return asked === null ? [] : [{ goal, reason: asked }];
  });
  return items.sort(
    (one, other) =>
      WORK_KINDS.indexOf(one.reason.kind) - WORK_KINDS.indexOf(other.reason.kind) ||
      daysLateOf(other.reason) - daysLateOf(one.reason),
  );
}

function ownReason(
  goal: DashboardGoal,
  {
    shown,
    isEntered,
    waiting,
  }: Pick<WorkQuestion, 'shown'> & { readonly isEntered: boolean; readonly waiting: readonly WireWaiting[] },
): WorkReason | null {
  const { figures } = goal;
  const due = isEntered ? dueOf(goal, shown, waiting) : null;
  if (due === null && waiting.length > 0) return { kind: 'waiting', figures: waiting };
  if (isEntered && figures.stale) return { kind: 'stale', due };
  if (due !== null) return { kind: 'due', due, daysLate: Math.max(0, shown.today - due.by) };
  const isBehind = figures.status === 'off_target' || figures.status === 'critical';
  return isBehind && figures.distribution === null ? { kind: 'behind' } : null;
}

function askedReason({ lastComment }: DashboardGoal, me: Member | null): WorkReason | null {
  if (lastComment === null || me === null) return null;
  const isOwn = lastComment.firstName === me.firstName && lastComment.lastName === me.lastName;
  if (isOwn || mentionsIn(lastComment.text, [me]).length === 0) return null;
  const { firstName, lastName, at, text } = lastComment;
  return { kind: 'asked', by: `${firstName} ${lastName}`.trim(), at, text };
}

function daysLateOf(reason: WorkReason): number {
  return reason.kind === 'due' ? reason.daysLate : 0;
}
