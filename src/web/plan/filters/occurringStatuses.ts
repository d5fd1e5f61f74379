import type { FilterableGoal } from '#core/filter/filterableGoal.ts';
import type { ShownStatus } from '#core/goal/status.ts';

/** The statuses of the goals of the year, found once for a list, not at each key press. */
export function occurringStatuses(goals: readonly FilterableGoal[]): readonly ShownStatus[] {
  const known = found.get(goals);
  if (known !== undefined) return known;
  const statuses = new Set<ShownStatus>();
  for (const { inFiscalYear, status } of goals) if (inFiscalYear) statuses.add(status);
  const made = [...statuses];
  found.set(goals, made);
  return made;
}

const found = new WeakMap<readonly FilterableGoal[], readonly ShownStatus[]>();
