import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { WireOutlook } from '#contract/outlook.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { ChartPoint } from '#core/chart/progression.ts';
import { timeTicks } from '#core/chart/timeTicks.ts';
import { valueUnitOf } from '#core/format/number.ts';
import type { OpenYear } from '#core/whatIf/whatIfPlan.ts';
import { formatAxisValue, formatFullValue, formatTick } from '#web/base/messages/formats.ts';
import { say as chartWords } from '#web/base/messages/say/largeChart.ts';
import { say } from '#web/base/messages/say/whatIf.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { AxisLabels } from '#web/goal/charts/AxisLabels.tsx';
import { ChartTicks, evenTicks } from '#web/goal/charts/ChartTicks.tsx';
import chartStyles from '#web/goal/charts/LargeChart.module.css';
import { roughly } from '#web/goal/charts/roughly.ts';
import { outlookQuery } from '#web/goal/outlook/outlookQuery.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { outlookScopeOf } from '#web/plan/goals/outlookScope.ts';
import { EndHandle } from './EndHandle.tsx';
import { bestBeforeText, neededText } from './neededText.ts';
import { TryEnds } from './TryEnds.tsx';
import { TryLines } from './TryLines.tsx';
import { tryPlot } from './tryPlot.ts';
import { type TriedPlan, useWhatIfPlan } from './useWhatIfPlan.ts';
import { valueStep } from './valueStep.ts';
import styles from './WhatIfChart.module.css';
import { suppose, takeBack, useWhatIfs } from './whatIfStore.ts';

export default function WhatIfChart({ goal }: { readonly goal: DashboardGoal }) {
  const supposed = useWhatIfs();
  const { tried, isFailed, refetch } = useWhatIfPlan(goal, supposed);
  if (isFailed) return <ErrorBanner title={say.failed} onRetry={refetch} />;
  if (tried === null) {
    return (
      <p role="status" className={styles.none}>
        {say.working}
      </p>
    );
  }
  const open = tried.plan.openYearOf(goal.id);
  if (open === null) return <p className={styles.none}>{say.closed}</p>;
  const value = supposed.values.get(goal.id) ?? null;
  return <Tried goal={goal} tried={tried} open={open} value={value} />;
}

function Tried({
  goal,
  tried: { plan },
  open,
  value,
}: {
  readonly goal: DashboardGoal;
  readonly tried: TriedPlan;
  readonly open: OpenYear;
  readonly value: number | null;
}) {
  const { likely, isForecast } = open;
  const shown = usePlan();
  const isNarrow = useNarrow();
  const unit = valueUnitOf(goal, shown.plan);
  const end = value ?? roughly(likely ?? goal.figures.endTarget ?? 0);
  const outlook = useOutlook(goal, isForecast);
  const plot = useMemo(
    () => tryPlot(goal, { plan, likely, value: end, outlook }, shown),
    [goal, plan, likely, end, outlook, shown],
  );
  const needed = useMemo(() => neededText(goal, { plan, value: end }, shown), [goal, plan, end, shown]);
  const [least = 0, most = 1] = [plot.axis.lines[0], plot.axis.lines.at(-1)];
  const figures = goal.entries.flatMap(({ actual, target }) => [actual, target]).filter((each) => each !== null);
  const step = valueStep(most - least, figures);
  const isThinned = isNarrow && goal.trackingFrequency !== 'quarterly';
  const ticks = timeTicks(plot.points.length, 'monthly').filter((_, index) => index % (isThinned ? 3 : 1) === 0);
  const tickPeriod = tickPeriodOf(goal, plot.points.length);
  const tickOf = ({ start }: ChartPoint) => formatTick(start, tickPeriod, shown.plan);
  const text = formatFullValue(end, unit);
  const about = (estimate: number, counted = unit) => formatFullValue(roughly(estimate), counted);
  const plain = { ...unit, unit: '' };
  const yearEnd = outlook?.year_end ?? null;
  const readout = value === null ? null : (needed?.readout ?? null);
  const isReadoutLow = plot.topOf(end) < 40;
  const lowestLabel = readout !== null && isReadoutLow ? 70 : 90;
  const hasBandLabel = !isNarrow && plot.bandLabelTop !== null && plot.bandLabelTop < lowestLabel;
  const range = yearEnd && say.range(about(yearEnd.low80, plain), about(yearEnd.high80, plain));
  const likelyText = isForecast ? say.likelyEnd : say.paceEnd;
  const further = [bestBeforeText(goal, open, shown), likely === null ? null : likelyText(about(likely), range)].filter(
    (each) => each !== null,
  );

  return (
    <>
      <div className={styles.chart}>
        <div className={chartStyles.body}>
          <AxisLabels plot={plot} unit={unit} className={chartStyles.values} />
          <div className={chartStyles.plot}>
            <TryLines plot={plot} label={say.chart(text, needed?.sentence ?? '')} hasSupposed={value !== null} />
            {plot.today !== null && (
              <span aria-hidden="true" className={chartStyles.today} style={{ left: `${plot.today}%` }}>
                <span>{chartWords.today}</span>
              </span>
            )}
            {hasBandLabel && (
              <span aria-hidden="true" className={styles.bandLabel} style={{ top: `${plot.bandLabelTop}%` }}>
                {range}
              </span>
            )}
            {likely !== null && <i className={styles.likely} style={{ top: `${plot.topOf(likely)}%` }} />}
            {readout !== null && (
              <p aria-hidden="true" className={styles.readout} data-low={isReadoutLow}>
                {readout}
              </p>
            )}
            <EndHandle
              value={end}
              text={text}
              top={plot.topOf(end)}
              range={[least, most]}
              step={step}
              onMove={(next) => suppose(goal.id, plan.reachable(goal.id, next))}
              onTakeBack={() => takeBack(goal.id)}
            />
          </div>
          <TryEnds
            plot={plot}
            likely={likely}
            supposed={value}
            textOf={(each) => formatAxisValue(each, unit, plot.axis.decimals)}
          />
          <ChartTicks ticks={evenTicks(plot.points, ticks, tickOf)} />
        </div>
      </div>
      <div className={styles.texts}>
        {needed !== null && <p>{needed.sentence}</p>}
        {further.length > 0 && <p>{further.join(' ')}</p>}
      </div>
    </>
  );
}

/** Running values of a weekly goal are drawn by month, its single weeks are more than a year has months. */
function tickPeriodOf({ trackingFrequency }: DashboardGoal, pointCount: number): TrackingFrequency {
  return trackingFrequency === 'weekly' && pointCount <= 20 ? 'monthly' : trackingFrequency;
}

function useOutlook(goal: DashboardGoal, isForecast: boolean): WireOutlook | null {
  const shown = usePlan();
  const { data } = useQuery({ ...outlookQuery(outlookScopeOf(shown), goal.id), enabled: isForecast });
  return isForecast ? (data ?? null) : null;
}
