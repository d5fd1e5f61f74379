import { queryOptions } from '@tanstack/react-query';
import { addresses } from '#contract/addresses.ts';
import type { WireGoal } from '#contract/goal/wireGoal.ts';
import type { Status } from '#core/goal/status.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { scopeQuery } from '#web/plan/goals/goalsScope.ts';

/** Has an attainment, and no status set by hand. */
export type JudgedGoal = { readonly id: string; readonly attainment: number; readonly status: Status };

const FIELDS = ['id', 'inFiscalYear', 'attainment', 'status_icon', 'status_rule'] as const;

type Answer = Pick<WireGoal, (typeof FIELDS)[number]>;

/** Only the fields needed, however large the plan. */
export function judgedGoalsQuery(planId: string, year: number) {
  return queryOptions({
    queryKey: ['judged', planId, year],
    queryFn: async ({ signal }) => {
      const query = scopeQuery({ planId, year, asOf: null });
      query.set('fields', FIELDS.join(','));
      return judgedAmong(await fetchJson<Answer[]>(`${addresses.goals}?${query}`, { signal }));
    },
  });
}

export function judgedAmong(goals: readonly Answer[]): JudgedGoal[] {
  return goals.flatMap(({ id, attainment, status_icon: status, status_rule: rule, inFiscalYear }) => {
    const isByAttainment = rule === 'attainmentToDate' || rule === 'attainmentAtEnd';
    return isByAttainment && attainment !== null && inFiscalYear === 1 ? [{ id, attainment, status }] : [];
  });
}
