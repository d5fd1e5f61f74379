import { useMemo, useRef } from 'react';
import type { DashboardState } from '#contract/dashboardUrl.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import type { CsvCell } from '#core/format/csv.ts';
import { formatDate, formatDayOfMonth } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/lookBack.ts';
import { say as movedWords } from '#web/base/messages/say/moved.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { useCopied } from '#web/base/ui/useCopied.ts';
import { MovedPanel } from '#web/goal/moved/MovedPanel.tsx';
import { useComparison } from '#web/plan/comparison/useComparison.ts';
import { PlanContext } from '#web/plan/currentPlan/PlanContext.ts';
import type { ChangeDashboard } from '#web/plan/listing/useDashboardState.ts';
import { DayButton } from '#web/plan/lookBack/DayButton.tsx';
import { ComparedBars } from './ComparedBars.tsx';
import { ComparedRows } from './ComparedRows.tsx';
import { ComparedValues } from './ComparedValues.tsx';
import styles from './ComparePart.module.css';
import { comparisonCsv } from './comparisonCsv.ts';
import { ownDifferences } from './ownDifferences.ts';
import { workDifferences } from './workDifferences.ts';

export default function ComparePart({
  dashboardPlan,
  state,
  year,
  onChange,
}: {
  readonly dashboardPlan: DashboardPlan;
  readonly state: DashboardState;
  readonly year: FiscalYear;
  readonly onChange: ChangeDashboard;
}) {
  const { plan, today } = dashboardPlan;
  const chosen: [Day, Day] = [state.asOf ?? today, state.compareWith ?? today];
  const [first, second] = chosen;
  const days: readonly [Day, Day] = first <= second ? chosen : [second, first];
  const criteria = state.filters?.criteria ?? NO_CRITERIA;
  const hasHealth = criteria.statuses.length === 0;
  const { comparison, isFailed, refetch } = useComparison({ now: dashboardPlan, year, criteria, days });
  const own = useMemo(() => (comparison === null ? [] : ownDifferences(comparison)), [comparison]);
  const work = useMemo(() => (comparison === null ? [] : workDifferences(comparison)), [comparison]);
  const movedRows = useRef<readonly (readonly CsvCell[])[]>([]);
  const textOf = (day: Day) =>
    day === today ? say.today(formatDayOfMonth(day, plan.dateFormat)) : formatDate(day, plan.dateFormat);
  const choose = (part: Partial<DashboardState>) => onChange((before) => ({ ...before, ...part }));

  function handleExport() {
    if (comparison === null) return;
    const file = new Blob([comparisonCsv(comparison, { own, work, moved: movedRows.current })], { type: 'text/csv' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'comparison.csv';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <section aria-labelledby="compare-title" className={styles.part}>
      <div className={styles.head}>
        <h2 id="compare-title">{say.compareTitle}</h2>
        <div className={styles.days}>
          <DayButton
            label={say.earlier}
            text={textOf(first)}
            day={first}
            first={null}
            last={today}
            onChoose={(asOf) => choose({ asOf })}
          />
          <LateIcon name="arrowRight" />
          <DayButton
            label={say.later}
            text={textOf(second)}
            day={second}
            first={null}
            last={today}
            onChoose={(compareWith) => choose({ compareWith })}
          />
          <Button
            look="ghost"
            size="square"
            aria-label={say.swap}
            onClick={() => choose({ asOf: second, compareWith: first })}
          >
            <LateIcon name="swap" />
          </Button>
        </div>
        <div className={styles.ways}>
          {state.moved === null && hasHealth && (
            <Button
              disabled={comparison === null}
              onClick={() => onChange((before) => ({ ...before, moved: 'health' }), 'replace')}
            >
              {movedWords.title}
            </Button>
          )}
          <Button disabled={comparison === null} onClick={handleExport}>
            {say.exportCsv}
          </Button>
          <CopyLink />
          <Button onClick={() => choose({ ...(first === today && { asOf: null }), compareWith: null, moved: null })}>
            {say.backToDashboard}
          </Button>
        </div>
      </div>
      {isFailed && <ErrorBanner title={say.failed} onRetry={refetch} />}
      {comparison === null && !isFailed && (
        <p role="status" className={styles.working}>
          {say.working}
        </p>
      )}
      {comparison !== null && (
        // Both days in the words of the later one: the page around them is of the earlier.
        <PlanContext value={comparison.after.plan}>
          <ComparedBars {...{ comparison, hasHealth, textOf }} />
          {state.moved !== null && (hasHealth || state.moved !== 'health') && (
            <MovedPanel {...{ comparison, state, today, onChange }} asked={state.moved} csvRows={movedRows} />
          )}
          <ComparedRows comparison={comparison} />
          <ComparedValues title={say.ownChanged} differences={own} />
          <ComparedValues title={say.workChanged} differences={work} />
        </PlanContext>
      )}
    </section>
  );
}

function CopyLink() {
  const [isCopied, copy] = useCopied();
  return (
    <Button onClick={() => copy(window.location.href)}>
      <LateIcon name="link" />
      <span aria-live="polite">{isCopied ? say.copied : say.copyLink}</span>
    </Button>
  );
}
