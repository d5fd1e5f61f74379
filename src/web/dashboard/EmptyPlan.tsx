import { type DashboardState, withFiscalYear, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { formatFiscalYear } from '#web/messages/formats.ts';
import { say } from '#web/messages/say.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Notice } from './Notice.tsx';
import { usePlan } from './PlanContext.ts';

/** No goal runs in the year, or there is none at all: says what to do first (look, States). */
export function EmptyPlan({
  isWholePlan,
  state,
}: {
  /** The plan has no goals, whatever the year. */
  readonly isWholePlan: boolean;
  readonly state: DashboardState;
}) {
  const { plan, year } = usePlan();
  if (isWholePlan || year === 'ALL') {
    return <Notice icon="dashboard" title={say.dashboard.emptyTitle} text={say.dashboard.emptyText} />;
  }
  const label = formatFiscalYear(year, plan.fiscalDisplay);
  return (
    <Notice icon="calendar" title={say.dashboard.emptyYear(label)} text={say.dashboard.emptyYearText}>
      <a
        className={buttonClass('secondary')}
        href={`${window.location.pathname}${writeDashboardQuery(withFiscalYear(state, 'ALL'))}`}
      >
        {say.dashboard.showPlanToDate}
      </a>
    </Notice>
  );
}
