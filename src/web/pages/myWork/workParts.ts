import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { inTreeOrder } from '#core/goal/treeOrder.ts';
import { needsAttention, worstFirst } from '#core/view/worstGoals.ts';
import type { WorkItem } from './workList.ts';

export type WorkParts = {
  /** Behind their target, the furthest first; each with what else it waits for. */
  readonly attention: readonly DashboardGoal[];
  /** A figure is due of them, and they are not behind. */
  readonly figures: readonly WorkItem[];
  /** Asked of one, or waiting for a yes. */
  readonly answers: readonly WorkItem[];
  readonly others: readonly DashboardGoal[];
};

/** One's goals, each in one part: by the first of these that fits. Groups have no figures, and are left out. */
export function workParts(own: readonly DashboardGoal[], items: readonly WorkItem[]): WorkParts {
  const measured = own.filter(({ figures }) => figures.distribution === null && figures.inFiscalYear);
  const attention = inTreeOrder(measured).filter(needsAttention).toSorted(worstFirst);
  const shown = new Set(attention.map(({ id }) => id));
  const left = items.filter(({ goal, reason }) => !shown.has(goal.id) && reason.kind !== 'behind');
  const isFigure = ({ reason }: WorkItem) => reason.kind === 'due' || reason.kind === 'stale';
  const listed = new Set([...shown, ...left.map(({ goal }) => goal.id)]);
  return {
    attention,
    figures: left.filter(isFigure),
    answers: left.filter((item) => !isFigure(item)),
    others: inTreeOrder(measured).filter(({ id }) => !listed.has(id)),
  };
}
