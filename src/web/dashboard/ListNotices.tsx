import type { AddressNotice, DashboardState } from '#contract/dashboardUrl.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { PlanGoals } from '#web/goals/planGoals.ts';
import { UnknownFilterNotice } from '#web/savedFilters/UnknownFilterNotice.tsx';
import { AddressNotices } from './AddressNotices.tsx';
import { OtherYears } from './OtherYears.tsx';

/** What is said above the goals: what of the address could not be followed, and where else a keyword is found. */
export default function ListNotices({
  notices,
  refusedYear,
  unknownFilter,
  ...search
}: {
  readonly notices: readonly AddressNotice[];
  readonly refusedYear: number | null;
  readonly unknownFilter: string | null;
  readonly prepared: Pick<PlanGoals, 'filterables'>;
  readonly criteria: FilterCriteria;
  readonly state: DashboardState;
}) {
  return (
    <>
      {(notices.length > 0 || refusedYear !== null) && <AddressNotices notices={notices} refusedYear={refusedYear} />}
      {unknownFilter !== null && <UnknownFilterNotice name={unknownFilter} />}
      <OtherYears {...search} />
    </>
  );
}
