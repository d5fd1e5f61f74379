import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DashboardState } from '#contract/dashboardUrl.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { countOf, isMeasured } from '#core/rollup/distribution.ts';
import { say } from '#web/base/messages/say/firstSight.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { DistributionBar } from '#web/goal/card/DistributionBar.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { StatusName } from '#web/plan/currentPlan/StatusName.tsx';
import { goalsQuery } from '#web/plan/goals/goalsQuery.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { listGoals } from '#web/plan/listing/listing.ts';
import { useFilterContext } from '#web/plan/listing/useFilterContext.ts';
import styles from './FirstSight.module.css';

export function LatestYear({
  year,
  state,
  children,
}: {
  readonly year: number;
  readonly state: DashboardState;
  readonly children: ReactNode;
}) {
  const { plan, goalCount, asOf = null } = usePlan();
  const { data, isError } = useQuery(goalsQuery({ planId: plan.id, year, asOf }, goalCount));
  if (data !== undefined) {
    return (
      <Counted prepared={data} state={state}>
        {children}
      </Counted>
    );
  }
  return (
    <>
      <p className={styles.coming}>{isError ? '' : say.loading}</p>
      <div className={styles.ways}>{children}</div>
    </>
  );
}

function Counted({
  prepared,
  state,
  children,
}: {
  readonly prepared: PlanGoals;
  readonly state: DashboardState;
  readonly children: ReactNode;
}) {
  const context = useFilterContext();
  const { view } = listGoals(prepared, state.filters?.criteria ?? NO_CRITERIA, context);
  const { distribution } = view;
  const shown = SHOWN_STATUSES.filter((status) => distribution[status] > 0 && isMeasured(status));
  return (
    <>
      <DistributionBar distribution={distribution} only={shown} />
      <ul className={styles.counts}>
        {shown.map((status) => (
          <li key={status}>
            <span data-status={status}>
              <StatusGlyph status={status} />
            </span>
            <span className="visually-hidden">
              <StatusName status={status} />
            </span>{' '}
            {distribution[status]}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {children}
        <span>{say.judged(countOf(distribution, isMeasured))}</span>
      </div>
    </>
  );
}
