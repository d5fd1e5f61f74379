import { queryOptions, useQuery } from '@tanstack/react-query';
import { planSearchPath } from '#contract/addresses.ts';
import type { GoalSearch } from '#contract/goalSearch.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { useSettled } from '#web/base/ui/useSettled.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';

/** A single letter matches everything. */
const SHORTEST = 2;

const NONE: GoalSearch['goals'] = [];

/**
 * Searched on the server, because the page does not have these texts of every goal. Debounced. On a past day there
 * are none: the server searches today's texts.
 */
export function useFoundTexts(typed: string): GoalSearch['goals'] {
  const { plan, asOf } = usePlan();
  const text = useSettled(typed.trim(), '');
  const isAsked = text.length >= SHORTEST && (asOf ?? null) === null;
  const { data } = useQuery({ ...foundTextsQuery(plan.id, text), enabled: isAsked });
  // Results of another text are ignored.
  return isAsked && text === typed.trim() ? (data?.goals ?? NONE) : NONE;
}

function foundTextsQuery(planId: string, text: string) {
  const query = new URLSearchParams({ text });
  return queryOptions<GoalSearch>({
    queryKey: ['search', planId, text],
    queryFn: ({ signal }) => fetchJson<GoalSearch>(`${planSearchPath(planId)}?${query}`, { signal }),
    staleTime: 30_000,
  });
}
