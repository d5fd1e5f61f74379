import { queryOptions } from '@tanstack/react-query';
import { addresses } from '#contract/addresses.ts';
import type { WireGoal } from '#contract/goal/wireGoal.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { scopeQuery } from '#web/plan/goals/goalsScope.ts';

export type WordCounts = {
  readonly byDepth: ReadonlyMap<number, number>;
  /** Of the goals of the opening year, as on its dashboard. */
  readonly byStatus: ReadonlyMap<ShownStatus, number>;
  /** The same at each depth. */
  readonly byDepthAndStatus: ReadonlyMap<number, ReadonlyMap<ShownStatus, number>>;
  /** How many goals have a value of a field, and of each option, by `field option`. */
  readonly byField: ReadonlyMap<string, number>;
  readonly byOption: ReadonlyMap<string, number>;
  /** A goal of each status; one with figures of its own, which show more of a card than a group does. */
  readonly exampleOf: ReadonlyMap<ShownStatus, string>;
};

const FIELDS = ['id', 'depth', 'inFiscalYear', 'status_icon', 'status_rule', 'not_judged', 'own_fields'] as const;

type Answer = Pick<WireGoal, (typeof FIELDS)[number]>;

/** How many goals each word is said of; only the fields needed, however large the plan. */
export function wordCountsQuery(planId: string, year: number) {
  return queryOptions({
    queryKey: ['wordCounts', planId, year],
    queryFn: async ({ signal }) => {
      const query = scopeQuery({ planId, year, asOf: null });
      query.set('fields', FIELDS.join(','));
      return wordCountsOf(await fetchJson<Answer[]>(`${addresses.goals}?${query}`, { signal }));
    },
  });
}

export function wordCountsOf(goals: readonly Answer[]): WordCounts {
  const byDepth = new Map<number, number>();
  const byStatus = new Map<ShownStatus, number>();
  const byDepthAndStatus = new Map<number, Map<ShownStatus, number>>();
  const byField = new Map<string, number>();
  const byOption = new Map<string, number>();
  const exampleOf = new Map<ShownStatus, string>();
  const groupOf = new Map<ShownStatus, string>();
  for (const goal of goals) {
    byDepth.set(goal.depth, (byDepth.get(goal.depth) ?? 0) + 1);
    for (const [id, value] of Object.entries(goal.own_fields ?? {})) {
      byField.set(id, (byField.get(id) ?? 0) + 1);
      for (const option of [value].flat()) {
        const key = `${id} ${option}`;
        byOption.set(key, (byOption.get(key) ?? 0) + 1);
      }
    }
    if (goal.inFiscalYear !== 1) continue;
    const status = statusOf(goal);
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    const atDepth = byDepthAndStatus.get(goal.depth) ?? new Map<ShownStatus, number>();
    byDepthAndStatus.set(goal.depth, atDepth.set(status, (atDepth.get(status) ?? 0) + 1));
    const examples = goal.not_judged === null ? exampleOf : groupOf;
    if (!examples.has(status)) examples.set(status, goal.id);
  }
  return { byDepth, byStatus, byDepthAndStatus, byField, byOption, exampleOf: new Map([...groupOf, ...exampleOf]) };
}

/** How many goals a level has, and how many of them a status; goals deeper than the last level are of it. */
export function levelCounts(
  { byDepthAndStatus }: WordCounts,
  { depth, levelCount, status }: { readonly depth: number; readonly levelCount: number; readonly status: ShownStatus },
): { readonly count: number; readonly total: number } {
  const last = levelCount - 1;
  let [count, total] = [0, 0];
  for (const [at, statuses] of byDepthAndStatus) {
    if (Math.min(at, last) !== Math.min(depth, last)) continue;
    count += statuses.get(status) ?? 0;
    for (const each of statuses.values()) total += each;
  }
  return { count, total };
}

function statusOf({ status_icon: status, status_rule: statusRule, not_judged: notJudged }: Answer): ShownStatus {
  return shownStatusOf({ status, statusRule, distribution: notJudged && { ...NO_GOALS, ...notJudged } });
}
