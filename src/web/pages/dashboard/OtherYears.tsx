import { type DashboardState, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { withFiscalYear } from '#contract/withFiscalYear.ts';
import { type FilterCriteria, inAnyYear } from '#core/filter/criteria.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/emptyStates.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { useFilterContext } from '#web/plan/listing/useFilterContext.ts';
import styles from './OtherYears.module.css';
import { otherYears } from './otherYears.ts';

export function OtherYears({
  prepared: { filterables },
  criteria,
  state,
}: {
  readonly prepared: Pick<PlanGoals, 'filterables'>;
  readonly criteria: FilterCriteria;
  readonly state: DashboardState;
}) {
  const { plan, year } = usePlan();
  const context = useFilterContext({ asksWork: criteria.work.length > 0 });
  if (year === 'ALL') return null;
  const found = otherYears(filterables, criteria, { ...context, year });
  if (found.length === 0) return null;
  return (
    <p className={styles.line} role="status">
      {say.inOtherYears}{' '}
      {found.map(({ year: other, count }) => (
        <a key={other} href={addressIn(state, other)}>
          {say.goalsOfYear(formatFiscalYear(other, plan.fiscalDisplay), count)}
        </a>
      ))}
    </p>
  );
}

function addressIn(state: DashboardState, year: number): string {
  const filters = state.filters && { ...state.filters, criteria: inAnyYear(state.filters.criteria) };
  return `${window.location.pathname}${writeDashboardQuery(withFiscalYear({ ...state, filters }, year))}`;
}
