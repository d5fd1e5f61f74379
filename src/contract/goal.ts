import type { AnsweredGoal } from '#contract/goal/dashboardGoal.ts';
import { encodeEntry } from '#contract/wire/entries.ts';
import type { LastComment } from '#core/goal/goal.ts';
import { encodeStatement } from './goal/encodeStatement.ts';
import { encodeFigures } from './goal/figures.ts';
import { encodePretty } from './goal/prettyValues.ts';
import type { WireGoal } from './goal/wireGoal.ts';

export type FormatInstant = (instant: string) => string;

/** One element of the reply of getgoals (rule 6.2). */
export function encodeGoal(goal: AnsweredGoal, formatInstant: FormatInstant): WireGoal {
  return {
    ...encodeStatement(goal),
    ...encodeFigures(goal.figures),
    ...encodePretty(goal.pretty),
    strategic_objective: goal.objective,
    graphType: goal.chartKind,
    all_perf_data: goal.entries.map(encodeEntry),
    partial_perf_data: goal.partialEntries.map(encodeEntry),
    ...(goal.chartedTotals && { computed_totals: goal.chartedTotals }),
    ...(goal.milestoneCount && { milestones: goal.milestoneCount }),
    ytd_perf_data: goal.ytdRunning.map(encodeEntry),
    ptd_perf_data: goal.ptdRunning.map(encodeEntry),
    last_comment: encodeComment(goal.lastComment, formatInstant),
    comment_count: goal.commentCount,
  };
}

function encodeComment(comment: LastComment | null, formatInstant: FormatInstant): WireGoal['last_comment'] {
  if (comment === null) return null;
  return {
    comment: comment.text,
    plan_users_fname: comment.firstName,
    plan_users_lname: comment.lastName,
    last_update_date_format: formatInstant(comment.at),
    at: comment.at,
  };
}
