import type { Day } from '#core/calendar/date.ts';
import type { Owners } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { FilterContext, OwnFilter } from './matchesFilter.ts';

/**
 * What filters need to know of a plan besides its goals; without `own`, criteria on own fields are ignored, and a
 * ceiling with one lets nothing through.
 */
export function filterContextOf(
  {
    today,
    plan,
    owners,
  }: {
    readonly today: Day;
    readonly plan: Pick<Plan, 'fiscalStartMonth'>;
    readonly owners: Owners;
  },
  own: OwnFilter | null = null,
): FilterContext {
  const departmentOfMember = new Map(
    owners.members.flatMap(({ id, departmentId }) => (departmentId === null ? [] : [[id, departmentId] as const])),
  );
  return { today, fiscalStartMonth: plan.fiscalStartMonth, departmentOfMember, own };
}
