import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { planDashboardPath } from '#contract/addresses.ts';
import type { DashboardPlan } from '#contract/dashboardPlan.ts';
import type { Session } from '#contract/session.ts';
import { formatDate } from '#core/format/date.ts';
import { goalsQuery } from '#web/api/queries.ts';
import { AccountMenu } from '#web/frame/AccountMenu.tsx';
import frameStyles from '#web/frame/Frame.module.css';
import { Frame } from '#web/frame/Frame.tsx';
import { say } from '#web/messages/say.ts';
import { WhyHost } from '#web/why/WhyHost.tsx';
import { GoalsPart } from './GoalsPart.tsx';
import { LoadedGoals } from './LoadedGoals.tsx';
import { PlanContext } from './PlanContext.ts';
import { Trail } from './Trail.tsx';
import { useDashboardState } from './useDashboardState.ts';

/** The dashboard of a plan that is there: frame, toolbar and cards, all following the address. */
export function Dashboard({
  dashboardPlan,
  user,
}: {
  readonly dashboardPlan: DashboardPlan;
  readonly user: Session['user'];
}) {
  const { plan } = dashboardPlan;
  const { state, notices, change } = useDashboardState(plan.dateFormat);
  const year = state.fiscalYear ?? state.filters?.fiscalYear ?? dashboardPlan.openingYear;
  const goals = useQuery(goalsQuery(plan.id, year));
  const shown = useMemo(() => ({ ...dashboardPlan, year }), [dashboardPlan, year]);
  const name = state.savedFilter ?? dashboardName(state.filters !== null);

  useEffect(() => {
    document.title = say.dashboard.title(name, plan.name);
  }, [name, plan.name]);

  return (
    <PlanContext value={shown}>
      <Frame
        home={planDashboardPath(plan.id)}
        trail={<Trail state={state} name={name} />}
        end={
          <>
            {dashboardPlan.isTodayFixed && (
              <span className={frameStyles.today}>
                {say.frame.today(formatDate(dashboardPlan.today, plan.dateFormat))}
              </span>
            )}
            <AccountMenu user={user} />
          </>
        }
      >
        <WhyHost>
          <GoalsPart goals={goals}>
            {(loaded) => <LoadedGoals goals={loaded} state={state} notices={notices} onChange={change} />}
          </GoalsPart>
        </WhyHost>
      </Frame>
    </PlanContext>
  );
}

function dashboardName(hasFilters: boolean): string {
  return hasFilters ? say.dashboard.customName : say.dashboard.defaultName;
}
