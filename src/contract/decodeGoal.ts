import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { decodeEntries } from '#contract/wire/entries.ts';
import type { LastComment } from '#core/goal/goal.ts';
import { decodeStatement } from './goal/decodeStatement.ts';
import { decodeFigures } from './goal/figures.ts';
import { decodePretty } from './goal/prettyValues.ts';
import type { ReadWireGoal, WireGoal } from './goal/wireGoal.ts';

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
    chartedTotals: wire.computed_totals ?? null,
    milestoneCount: wire.milestones ?? null,
    lastComment: decodeComment(wire.last_comment),
    commentCount: wire.comment_count,
  };
}

function decodeComment(wire: WireGoal['last_comment']): LastComment | null {
  if (wire === null) return null;
  return { text: wire.comment, firstName: wire.plan_users_fname, lastName: wire.plan_users_lname, at: wire.at };
}
