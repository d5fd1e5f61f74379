import { type DashboardState, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { withFiscalYear } from '#contract/withFiscalYear.ts';
import { mayAtAll } from '#core/access.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { late } from '#web/base/failure/late.tsx';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say as emptyWords } from '#web/base/messages/say/emptyStates.ts';
import { say } from '#web/base/messages/say.ts';
import { Notice } from '#web/base/notices/Notice.tsx';
import { Button, buttonClass } from '#web/base/ui/Button.tsx';
import { openGoalForm } from '#web/goal/form/openGoalForm.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';

const FirstRun = late(() => import('#web/pages/firstRun/FirstRun.tsx'));

export default function EmptyPlan({
  isWholePlan,
  state,
}: {
  readonly isWholePlan: boolean;
  readonly state: DashboardState;
}) {
  const shown = usePlan();
  const { plan, year, openingYear, viewer } = shown;
  const addressOf = (other: FiscalYear) =>
    `${window.location.pathname}${writeDashboardQuery(withFiscalYear(state, other))}`;
  if (isWholePlan && viewer.kind === 'member') {
    return <FirstRun />;
  }
  if (isWholePlan || year === 'ALL') {
    return <Notice icon="dashboard" title={emptyWords.emptyTitle} text={emptyWords.emptyText} />;
  }
  const label = formatFiscalYear(year, plan.fiscalDisplay);
  return (
    <Notice icon="calendar" title={emptyWords.emptyYear(label)} text={emptyWords.emptyYearText}>
      {openingYear !== year && (
        <a className={buttonClass('secondary')} href={addressOf(openingYear)}>
          {emptyWords.showYear(formatFiscalYear(openingYear, plan.fiscalDisplay))}
        </a>
      )}
      <a className={buttonClass('secondary')} href={addressOf('ALL')}>
        {emptyWords.showPlanToDate}
      </a>
      {!plan.isArchived && mayAtAll(viewerOf(shown), 'createGoal') && (
        <Button onClick={() => openGoalForm({ kind: 'add', parentId: null })}>{say.dashboard.addGoal}</Button>
      )}
    </Notice>
  );
}
