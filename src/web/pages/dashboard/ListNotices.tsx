import type { AddressNotice, DashboardState } from '#contract/dashboardUrl.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { Health } from '#core/rollup/healthMeter.ts';
import FirstSight from '#web/pages/firstSight/FirstSight.tsx';
import { isWithoutFigures } from '#web/pages/firstSight/isWithoutFigures.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { AddressNotices } from './AddressNotices.tsx';
import { OtherYears } from './OtherYears.tsx';
import { UnknownFilterNotice } from './UnknownFilterNotice.tsx';

export default function ListNotices({
  notices,
  refusedYear,
  unknownFilter,
  health: { distribution },
  ...search
}: {
  readonly notices: readonly AddressNotice[];
  readonly refusedYear: number | null;
  readonly unknownFilter: string | null;
  readonly health: Health;
  readonly prepared: Pick<PlanGoals, 'filterables'>;
  readonly criteria: FilterCriteria;
  readonly state: DashboardState;
}) {
  return (
    <>
      {(notices.length > 0 || refusedYear !== null) && <AddressNotices notices={notices} refusedYear={refusedYear} />}
      {unknownFilter !== null && <UnknownFilterNotice name={unknownFilter} />}
      <OtherYears {...search} />
      {isWithoutFigures(distribution) && <FirstSight state={search.state} waiting={distribution.no_figures} />}
    </>
  );
}
