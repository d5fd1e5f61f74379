import { infiniteQueryOptions } from '@tanstack/react-query';
import { planChangesCsvPath, planChangesPath } from '#contract/addresses.ts';
import type { ChangeKind, WireChanges } from '#contract/change.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';

export type ChangesCut = {
  readonly goalId: string | null;
  /** The first day of the period whose figures changed. */
  readonly period: Day | null;
  readonly memberId: string | null;
  readonly kind: ChangeKind | null;
  readonly from: Day | null;
  readonly to: Day | null;
};

export const WHOLE_LOG: ChangesCut = { goalId: null, period: null, memberId: null, kind: null, from: null, to: null };

const PAGE = 30;
const FIRST_PAGE: number | null = null;

export function changesQuery(planId: string, cut: ChangesCut) {
  return infiniteQueryOptions({
    queryKey: ['changes', planId, ...(cut.goalId === null ? [] : [cut.goalId]), cut],
    queryFn: ({ pageParam, signal }) => {
      const query = cutQuery(cut);
      query.set('limit', String(PAGE));
      if (pageParam !== null) query.set('before', String(pageParam));
      return fetchJson<WireChanges>(`${planChangesPath(planId)}?${query}`, { signal });
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next_before }) => next_before,
  });
}

export function changesCsvAddress(planId: string, cut: ChangesCut): string {
  const query = cutQuery(cut).toString();
  return query === '' ? planChangesCsvPath(planId) : `${planChangesCsvPath(planId)}?${query}`;
}

function cutQuery({ goalId, period, memberId, kind, from, to }: ChangesCut): URLSearchParams {
  const query = new URLSearchParams();
  if (goalId !== null) query.set('goal_id', goalId);
  if (period !== null) query.set('period', formatIsoDate(period));
  if (memberId !== null) query.set('user_id', memberId);
  if (kind !== null) query.set('kind', kind);
  if (from !== null) query.set('from', formatIsoDate(from));
  if (to !== null) query.set('to', formatIsoDate(to));
  return query;
}
