import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { seriesOf } from '#core/goal/series.ts';
import type { HandStatus } from '#core/goal/statedParts.ts';
import { WhatIfPlan } from '#core/whatIf/whatIfPlan.ts';
import { type ShownPlan, usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { bareHandStatus } from '#web/plan/goals/bareHandStatus.ts';
import { fetchGoals } from '#web/plan/goals/fetchGoals.ts';
import { WHOLE_UP_TO } from '#web/plan/goals/goalsQuery.ts';
import type { SupposedYears } from './whatIfAddress.ts';

export type TriedPlan = {
  readonly plan: WhatIfPlan;
  readonly goals: ReadonlyMap<string, DashboardGoal>;
  readonly isWhole: boolean;
};

/** Null while it is computed. */
export function useWhatIfPlan(
  goal: DashboardGoal,
  { values }: SupposedYears,
): { readonly tried: TriedPlan | null; readonly isFailed: boolean; readonly refetch: () => void } {
  const shown = usePlan();
  const isWhole = shown.goalCount <= WHOLE_UP_TO;
  const ids = isWhole ? undefined : [...new Set([goal.id, ...values.keys()])];
  const asked = useQuery({
    queryKey: ['whatIf', shown.plan.id, shown.version, shown.year, shown.plan.isOutlookOff, ids ?? 'all'],
    queryFn: async ({ signal }) => {
      const scope = { planId: shown.plan.id, year: shown.year, asOf: null };
      return triedPlan(await fetchGoals(scope, ids === undefined ? { signal } : { ids, signal }), shown);
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    // The old result stays until the new one is there.
    placeholderData: keepPreviousData,
  });
  const { data } = asked;
  const tried = useMemo(() => {
    data?.plan.suppose(values);
    return data === undefined ? null : { ...data, isWhole };
  }, [data, values, isWhole]);
  return { tried, isFailed: asked.isError, refetch: () => void asked.refetch() };
}

async function triedPlan(goals: readonly DashboardGoal[], { plan, today, currentYear }: ShownPlan) {
  const tried = new WhatIfPlan(
    goals.map((goal) => ({
      goal: { ...goal, handStatus: keptStatus(goal), isStatusAutomatic: true },
      series: seriesOf(goal.entries, goal.trackingFrequency, plan),
    })),
    { plan, today, year: currentYear },
  );
  // A forecast takes milliseconds: the page responds between them.
  while (tried.continueNext()) await new Promise((resolve) => window.setTimeout(resolve));
  return { plan: tried, goals: new Map(goals.map((goal) => [goal.id, goal])) };
}

/** A deferred goal stays deferred; another status set by hand lapses with the next figure, where there are any. */
function keptStatus({ figures: { status, statusRule }, entries }: DashboardGoal): HandStatus | null {
  const hasFigures = entries.some(({ actual }) => actual !== null);
  const isKept = status === 'deferred' || (statusRule === 'setByHand' && !hasFigures);
  return isKept ? bareHandStatus(status) : null;
}
