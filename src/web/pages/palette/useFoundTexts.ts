import { queryOptions, useQuery } from '@tanstack/react-query';
import { planSearchPath } from '#contract/addresses.ts';
import type { GoalSearch } from '#contract/goalSearch.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { useSettled } from '#web/base/ui/useSettled.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';

/** One letter finds everything. */
const SHORTEST = 2;

const NONE: GoalSearch['goals'] = [];

/**
 * Goals found by measure, description or comments, which the page has not of every goal: asked for when typing rests.
 * Those of today: where a past day is looked at, nothing is found by them.
 */
export function useFoundTexts(typed: string): GoalSearch['goals'] {
  const { plan, asOf } = usePlan();
  const text = useSettled(typed.trim(), '');
  const isAsked = text.length >= SHORTEST && (asOf ?? null) === null;
  const { data } = useQuery({ ...foundTextsQuery(plan.id, text), enabled: isAsked });
  // What was found for another text is none of this one's.
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
