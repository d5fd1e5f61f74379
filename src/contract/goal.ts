import { decodeEntries, encodeEntry } from '#contract/wire/entries.ts';
import type { LastComment } from '#core/goal/goal.ts';
import type { AnsweredGoal, DashboardGoal } from './dashboardGoal.ts';
import { decodeFigures, encodeFigures } from './goal/figures.ts';
import { decodePretty, encodePretty } from './goal/prettyValues.ts';
import { decodeStatement, encodeStatement } from './goal/statement.ts';
import type { ReadWireGoal, WireGoal } from './goal/wireGoal.ts';

/** Writes an ISO instant as a date of the plan, for last_update_date_format. */
export type FormatInstant = (instant: string) => string;

/** One element of the reply of getgoals (specification, section 3; readings, section 6). */
export function encodeGoal(goal: AnsweredGoal, formatInstant: FormatInstant): WireGoal {
  return {
    ...encodeStatement(goal),
    ...encodeFigures(goal.figures),
    ...encodePretty(goal.pretty),
    strategic_objective: goal.objective,
    graphType: goal.chartKind,
    all_perf_data: goal.entries.map(encodeEntry),
    partial_perf_data: goal.partialEntries.map(encodeEntry),
    ytd_perf_data: goal.ytdRunning.map(encodeEntry),
    ptd_perf_data: goal.ptdRunning.map(encodeEntry),
    last_comment: encodeComment(goal.lastComment, formatInstant),
    comment_count: goal.commentCount,
  };
}

/** The inverse of `encodeGoal`, but for what is not read. */
export function decodeGoal(wire: ReadWireGoal): DashboardGoal {
  return {
    ...decodeStatement(wire),
    figures: decodeFigures(wire),
    pretty: decodePretty(wire),
    objective: wire.strategic_objective,
    chartKind: wire.graphType,
    entries: decodeEntries(wire.all_perf_data),
    partialEntries: decodeEntries(wire.partial_perf_data),
    lastComment: decodeComment(wire.last_comment),
    commentCount: wire.comment_count,
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

function decodeComment(wire: WireGoal['last_comment']): LastComment | null {
  if (wire === null) return null;
  return { text: wire.comment, firstName: wire.plan_users_fname, lastName: wire.plan_users_lname, at: wire.at };
}
