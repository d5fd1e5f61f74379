import { queryOptions } from '@tanstack/react-query';
import { attentionPath } from '#contract/addresses.ts';
import type { WireAttention } from '#contract/attention.ts';
import { type FilterParams, writeFilterParams } from '#contract/filterParams.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { writeFiscalYear } from '#contract/wire/fiscalYear.ts';
import { type Day, readIsoDate } from '#core/calendar/date.ts';
import { STATUSES, type Status } from '#core/goal/status.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { fetchGoals } from '#web/plan/goals/fetchGoals.ts';
import type { GoalsScope } from '#web/plan/goals/goalsScope.ts';

export type AttentionGoal = {
  readonly goal: DashboardGoal;
  readonly before: { readonly status: Status; readonly actual: number | null } | null;
};

export type Attention = {
  readonly since: { readonly day: Day; readonly what: 'report' | 'month' } | null;
  readonly goals: readonly AttentionGoal[];
};

export type WholeReport = { readonly wholes: readonly DashboardGoal[]; readonly attention: Attention };

type ReportAsked = {
  readonly scope: GoalsScope;
  readonly updatedAt: string | null;
  readonly ids: readonly string[];
  readonly filters: FilterParams | null;
};

/** Everything a report needs besides the list. */
export function reportQuery({ scope, updatedAt, ids, filters }: ReportAsked) {
  return queryOptions<WholeReport>({
    queryKey: ['report', scope, updatedAt, ids],
    queryFn: async () => {
      const [wholes, attention] = await Promise.all([fetchWholes(scope, ids), fetchAttention(scope, filters)]);
      return { wholes, attention };
    },
  });
}

async function fetchAttention(scope: GoalsScope, filters: FilterParams | null): Promise<Attention> {
  const query = new URLSearchParams({ fiscal_year: writeFiscalYear(scope.year) });
  if (filters !== null) query.set('filters', writeFilterParams(filters));
  const wire = await fetchJson<WireAttention>(`${attentionPath(scope.planId)}?${query}`);
  const goals = await fetchWholes(
    scope,
    wire.worst.map(({ id }) => id),
  );
  const before = new Map(wire.worst.map((each) => [each.id, each.before]));
  const day = readIsoDate(wire.since);
  return {
    since: wire.since_what === 'none' || day === null ? null : { day, what: wire.since_what },
    goals: goals.map((goal) => ({ goal, before: standingOf(before.get(goal.id) ?? null) })),
  };
}

function standingOf(before: WireAttention['worst'][number]['before']): AttentionGoal['before'] {
  const status = STATUSES.find((each) => each === before?.status);
  return before === null || status === undefined ? null : { status, actual: before.actual };
}

const ASKED_AT_ONCE = 200;

async function fetchWholes(scope: GoalsScope, ids: readonly string[]): Promise<readonly DashboardGoal[]> {
  const parts: DashboardGoal[] = [];
  for (let from = 0; from < ids.length; from += ASKED_AT_ONCE) {
    parts.push(...(await fetchGoals(scope, { ids: ids.slice(from, from + ASKED_AT_ONCE) })));
  }
  const byId = new Map(parts.map((goal) => [goal.id, goal]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
