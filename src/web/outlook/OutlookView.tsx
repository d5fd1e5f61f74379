import { useQuery } from '@tanstack/react-query';
import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { NoChart } from '#web/goalCard/NoChart.tsx';
import { say } from '#web/messages/outlook/say.ts';
import { Button } from '#web/ui/Button.tsx';
import { noOutlookText } from './noOutlookText.ts';
import { OutlookSentence } from './OutlookSentence.tsx';
import styles from './OutlookView.module.css';
import { outlookQuery } from './outlookQuery.ts';

/** What the coming periods are likely to bring to a goal, in the place of its chart (decision 64). */
export default function OutlookView({ goal }: { readonly goal: DashboardGoal; readonly isTable: boolean }) {
  const { plan, today, year: shownYear, asOf = null } = usePlan();
  const year = shownYear === 'ALL' ? fiscalYearOf(today, plan.fiscalStartMonth) : shownYear;
  const { data, isError, refetch } = useQuery(outlookQuery({ planId: plan.id, year, asOf }, goal.id));
  if (data === undefined) {
    return (
      <div className={styles.waiting} aria-busy={!isError}>
        {isError ? (
          <p role="alert">
            {say.failed}{' '}
            <Button look="link" size="small" onClick={() => void refetch()}>
              {say.retry}
            </Button>
          </p>
        ) : (
          <p>{say.loading}</p>
        )}
      </div>
    );
  }
  if (data.none !== null) {
    return (
      <div className={styles.none}>
        <NoChart title={say.none.title} text={noOutlookText(data.none)} />
      </div>
    );
  }
  const { end } = fiscalYearSpan(year, plan.fiscalStartMonth);
  const by = goal.span.end !== null && goal.span.end < end ? goal.span.end : end;
  const unit = { valueType: goal.valueType, currency: plan.currency };
  return (
    <p className={styles.sentence}>
      {data.year_end === null ? (
        say.noYearEnd
      ) : (
        <OutlookSentence yearEnd={data.year_end} by={by} unit={unit} dateFormat={plan.dateFormat} />
      )}
    </p>
  );
}
