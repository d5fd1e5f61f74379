import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { coursesPath } from '#contract/addresses.ts';
import { decodeCourse, type GoalCourse, type WireCourse } from '#contract/course.ts';
import { writeFiscalYear } from '#contract/wire/fiscalYear.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';

/** How the goals of a plan went, by their ids; asked again whenever one has changed. */
export function coursesQuery({ scope, updatedAt }: Pick<PlanGoals, 'scope' | 'updatedAt'>) {
  const { planId, year, asOf } = scope;
  const query = new URLSearchParams({ fiscal_year: writeFiscalYear(year) });
  if (asOf !== null) query.set('as_of', formatIsoDate(asOf));
  return queryOptions<ReadonlyMap<string, GoalCourse>>({
    queryKey: ['courses', planId, String(query), updatedAt],
    queryFn: async ({ signal }) => {
      const found = await fetchJson<WireCourse[]>(`${coursesPath(planId)}?${query}`, { signal });
      return new Map(found.flatMap((wire) => decodeCourse(wire) ?? []).map((course) => [course.id, course]));
    },
    // Live changes ask again.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
}
