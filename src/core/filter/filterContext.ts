import type { Day } from '#core/calendar/date.ts';
import type { Owners } from '#core/plan/owners.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { FilterContext } from './matchesFilter.ts';

/** What filters need to know of a plan besides its goals. */
export function filterContextOf({
  today,
  plan,
  owners,
}: {
  readonly today: Day;
  readonly plan: Pick<Plan, 'fiscalStartMonth'>;
  readonly owners: Owners;
}): FilterContext {
  const departmentOfMember = new Map(
    owners.members.flatMap(({ id, departmentId }) => (departmentId === null ? [] : [[id, departmentId] as const])),
  );
  return { today, fiscalStartMonth: plan.fiscalStartMonth, departmentOfMember };
}
