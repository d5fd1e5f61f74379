import { queryOptions, useQuery } from '@tanstack/react-query';
import { changedGoalsPath } from '#contract/addresses.ts';
import type { WireChangedGoal } from '#contract/change.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { workOfGoals } from '#core/work/workOfGoals.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { fetchGoals } from '#web/plan/goals/fetchGoals.ts';
import { goalsQuery } from '#web/plan/goals/goalsQuery.ts';
import type { GoalsScope } from '#web/plan/goals/goalsScope.ts';
import { pastPlanQuery } from '#web/plan/goals/pastPlanQuery.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { statedWork } from '#web/plan/work/statedWork.ts';
import { NO_WORK, type PlanWork, workQuery } from '#web/plan/work/useWork.ts';
import {
  type ComparedGoal,
  comparedGoals,
  comparedWhole,
  type MovedGoal,
  mayHaveMoved,
  movedGoals,
  splitByChange,
} from './comparison.ts';

export type ComparedDay = {
  readonly day: Day;
  readonly plan: ShownPlan;
  readonly goals: readonly ListedGoal[];
  readonly all: PlanGoals;
  readonly work: PlanWork;
};

export type Comparison = {
  readonly before: ComparedDay;
  readonly after: ComparedDay;
  readonly changed: readonly ComparedGoal[];
  readonly moved: readonly MovedGoal[];
  readonly unchanged: readonly ListedGoal[];
  readonly touched: ReadonlyMap<string, WireChangedGoal>;
  readonly wholes: WholeDays;
};

export type WholeDays = { readonly before: readonly DashboardGoal[]; readonly after: readonly DashboardGoal[] };

export type ComparisonAsked = {
  readonly now: DashboardPlan;
  readonly year: FiscalYear;
  readonly criteria: FilterCriteria;
  readonly days: readonly [Day, Day];
};

/** Null while loading; `refetch` retries what failed. */
export function useComparison({ now, year, criteria, days }: ComparisonAsked): {
  readonly comparison: Comparison | null;
  readonly isFailed: boolean;
  readonly refetch: () => void;
} {
  const before = useDay({ now, year, criteria, day: days[0] });
  const after = useDay({ now, year, criteria, day: days[1] });
  const split =
    before.found !== null && after.found !== null ? splitByChange(before.found.goals, after.found.goals) : null;
  const mayMove = split !== null && before.found !== null ? mayHaveMoved(split.unchanged, before.found.goals) : NOBODY;
  const ids = [...(split?.changed ?? NOBODY), ...mayMove];
  const wholes = useQuery({
    ...wholeQuery({ planId: now.plan.id, year, today: now.today, days, ids }),
    enabled: split !== null,
  });
  const touched = useQuery(touchedQuery(now.plan.id, days));
  const parts = [before, after, wholes, touched];
  const refetch = () => {
    for (const part of parts) void part.refetch();
  };
  const isFailed = parts.some((part) => part.isError);
  if (before.found === null || after.found === null || split === null || wholes.data === undefined || !touched.data) {
    return { comparison: null, isFailed, refetch };
  }
  const byGoal = new Map(touched.data.map((goal) => [goal.goal_id, goal]));
  const changed = comparedWhole(split.changed, wholes.data);
  const moved = movedGoals(comparedWhole(mayMove, wholes.data));
  const movedIds = new Set(moved.map(({ id }) => id));
  const unchanged = split.unchanged.filter(({ id }) => !movedIds.has(id));
  const comparison = {
    before: before.found,
    after: after.found,
    changed,
    moved,
    unchanged,
    touched: byGoal,
    wholes: wholes.data,
  };
  return { comparison, isFailed, refetch };
}

const NOBODY: readonly string[] = [];

function useDay({ now, year, criteria, day }: Omit<ComparisonAsked, 'days'> & { readonly day: Day }) {
  const asOf = day === now.today ? null : day;
  const past = useQuery({ ...pastPlanQuery(now.plan.id, day), enabled: asOf !== null });
  const plan = asOf === null ? now : past.data;
  const goals = useQuery({
    ...goalsQuery({ planId: now.plan.id, year, asOf }, plan?.goalCount ?? now.goalCount),
    enabled: plan !== undefined,
  });
  const hasWork = now.hasWork ?? false;
  const work = useQuery({ ...workQuery({ planId: now.plan.id, asOf }), enabled: hasWork });
  const knownWork = hasWork ? work.data : NO_WORK;
  const shown: ShownPlan | null = plan === undefined ? null : { ...plan, year, asOf };
  const found: ComparedDay | null =
    shown === null || goals.data === undefined || knownWork === undefined
      ? null
      : {
          day,
          plan: shown,
          goals: comparedGoals(goals.data, criteria, { plan: shown, work: workOfGoals(statedWork(knownWork), day) }),
          all: goals.data,
          work: knownWork,
        };
  const refetch = () =>
    Promise.all([asOf === null ? null : past.refetch(), goals.refetch(), hasWork ? work.refetch() : null]);
  return { found, isError: past.isError || goals.isError || work.isError, refetch };
}

type WholeAsked = {
  readonly planId: string;
  readonly year: FiscalYear;
  readonly today: Day;
  readonly days: readonly [Day, Day];
  readonly ids: readonly string[];
};

export function wholeQuery({ planId, year, today, days, ids }: WholeAsked) {
  const [before, after] = days.map((day): GoalsScope => ({ planId, year, asOf: day === today ? null : day }));
  return queryOptions<WholeDays>({
    queryKey: ['compared', planId, year, ...days, ...ids],
    queryFn: async ({ signal }) => ({
      before: await fetchSome(before, { ids, signal }),
      after: await fetchSome(after, { ids, signal }),
    }),
    structuralSharing: false,
  });
}

/** Ids that fit into one address. */
const AT_A_TIME = 100;

async function fetchSome(
  scope: GoalsScope | undefined,
  { ids, signal }: { readonly ids: readonly string[]; readonly signal: AbortSignal },
): Promise<DashboardGoal[]> {
  const goals: DashboardGoal[] = [];
  for (let at = 0; scope !== undefined && at < ids.length; at += AT_A_TIME) {
    goals.push(...(await fetchGoals(scope, { ids: ids.slice(at, at + AT_A_TIME), signal })));
  }
  return goals;
}

function touchedQuery(planId: string, [from, to]: readonly [Day, Day]) {
  const query = new URLSearchParams({ from: formatIsoDate(from), to: formatIsoDate(to) });
  return queryOptions<WireChangedGoal[]>({
    queryKey: ['changedGoals', planId, from, to],
    queryFn: ({ signal }) => fetchJson<WireChangedGoal[]>(`${changedGoalsPath(planId)}?${query}`, { signal }),
  });
}
