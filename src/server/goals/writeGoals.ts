import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import type { WireGoal } from '#contract/goal/wireGoal.ts';
import type { FormatInstant } from '#contract/goal.ts';
import { encodeGoal } from '#contract/goal.ts';

/** Goals written between two turns of the event loop: others are answered while a large plan is. */
const AT_ONCE = 250;

/** The JSON text of goals, cut to some fields where `fields` is given. */
export async function writeGoals(
  goals: readonly DashboardGoal[],
  { fields, formatInstant }: { readonly fields: readonly string[] | null; readonly formatInstant: FormatInstant },
): Promise<string> {
  const parts: string[] = [];
  for (let from = 0; from < goals.length; from += AT_ONCE) {
    if (from > 0) await new Promise((resolve) => setImmediate(resolve));
    for (const goal of goals.slice(from, from + AT_ONCE)) {
      const wire = encodeGoal(goal, formatInstant);
      parts.push(JSON.stringify(fields === null ? wire : sliceOf(wire, fields)));
    }
  }
  return `[${parts.join(',')}]`;
}

function sliceOf(wire: WireGoal, fields: readonly string[]): Partial<WireGoal> {
  const wanted = new Set(fields);
  return Object.fromEntries(Object.entries(wire).filter(([field]) => wanted.has(field)));
}
