import { encodeGoalColumns } from '#contract/goalColumns/encodeGoalColumns.ts';
import { GOALS_IN_LINE, type GoalColumnsLine } from '#contract/goalColumns/goalColumns.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { topAncestorOf } from '#core/goal/hierarchy.ts';
import { ownValuesOf } from '#core/own/ownValue.ts';
import { seenThroughShare } from '#server/features/sharing/seenThroughShare.ts';
import { type SharedPlan, sentIds } from '#server/features/sharing/sharedPlan.ts';
import type { BookedPlan, FiguresWanted } from '#server/plan/planBook/bookedPlan.ts';
import { computeFigures } from '#server/plan/planBook/computeFigures.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import type { CachedReply } from './cachedReplies.ts';
import { createReplyText } from './replyText.ts';

export type WritingColumns = FiguresWanted & {
  readonly booked: BookedPlan;
  readonly shared: SharedPlan | null;
};

export async function writtenColumns(writing: WritingColumns): Promise<CachedReply> {
  const { booked, shared } = writing;
  const seen = sentIds(booked, { shared });
  await computeFigures(booked, writing);
  const reply = createReplyText();
  const breathe = createYielder();
  reply.add(line({ count: seen.length }));
  let updated: string | null = null;
  for (let from = 0; from < seen.length; from += GOALS_IN_LINE) {
    const goals: ListedGoal[] = [];
    for (const id of seen.slice(from, from + GOALS_IN_LINE)) {
      const goal = listedOf(writing, id);
      if (goal !== null) goals.push(shared === null ? goal : seenThroughShare(goal, shared));
      const at = booked.goals.get(id)?.updatedAt ?? null;
      if (at !== null && (updated === null || at > updated)) updated = at;
      await breathe();
    }
    reply.add(line({ goals: encodeGoalColumns(goals) }));
  }
  reply.add(line({ when_updated: updated }));
  return reply.end();
}

/** Read for each goal: during a yield, the figures may move to a later version of the plan. */
function listedOf({ booked, year, today }: WritingColumns, id: string): ListedGoal | null {
  const planFigures = booked.figures({ year, today });
  const goal = booked.goals.get(id);
  const node = planFigures.hierarchy.nodes.get(id);
  const figures = planFigures.figuresOf(id, year);
  if (goal === undefined || node === undefined || figures === null) return null;
  const fields = booked.whole.plan.fields.filter(({ kind }) => kind !== 'long_text');
  return { ...goal, ownFields: ownValuesOf(fields, goal), figures, objective: topAncestorOf(node).goal };
}

function line(value: GoalColumnsLine): string {
  return `${JSON.stringify(value)}\n`;
}
