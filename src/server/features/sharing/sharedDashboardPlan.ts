import { NO_FILTER_PARAMS } from '#contract/filterParams.ts';
import type { DashboardPlan, SharedView } from '#contract/plan/dashboardPlan.ts';
import { withoutOutside } from '#core/filter/cutCriteria.ts';
import { columnsWithin } from '#core/plan/tableColumns.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { planNamedFor } from './planNamedFor.ts';
import type { SharedPlan, SharedPlanAsked } from './sharedPlan.ts';

export type SharedDashboard = SharedPlanAsked & { readonly shared: SharedPlan; readonly isTodayFixed: boolean };

/**
 * A plan as a share's page gets it: owners and years only of the goals inside the ceiling, and no version, which
 * would reveal activity outside it.
 */
export function sharedDashboardPlan(
  { whole }: BookedPlan,
  { share, shared, today, isTodayFixed }: SharedDashboard,
): DashboardPlan {
  const { year: own, years: all } = shared;
  const onlyOwn = own === 'ALL' ? [] : [own];
  return {
    plan: {
      ...planNamedFor(whole.plan, share),
      fields: shared.values.fields,
      tableColumns: columnsWithin(whole.plan.tableColumns, shared.values.fields).filter(
        (column) => (column !== 'owner' || !share.hidesOwners) && (column !== 'nextStep' || share.showsNextSteps),
      ),
    },
    owners: shared.owners,
    years: share.style === 'dynamic' ? all.years : [...onlyOwn, 'ALL'],
    currentYear: all.currentYear,
    latestFigureYear: all.latestFigureYear,
    openingYear: own === 'ALL' ? all.openingYear : own,
    today,
    isTodayFixed,
    version: 0,
    goalCount: shared.parents.size,
    viewer: { kind: 'share', remoteUserId: share.maker.memberId, view: viewOf(share, shared) },
  };
}

function viewOf(
  { style, theme, ceiling, hidesComments, hidesOwners, showsWork }: SharedPlanAsked['share'],
  { year, values }: SharedPlan,
): SharedView {
  return {
    style,
    filters: { ...NO_FILTER_PARAMS, criteria: withoutOutside(ceiling.criteria, values) },
    fiscalYear: year,
    theme,
    onlyTheseLevels: ceiling.onlyTheseLevels,
    hidesComments,
    hidesOwners,
    hidesWork: !showsWork,
  };
}
