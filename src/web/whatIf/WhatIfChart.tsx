import { useMemo } from 'react';
import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { tickIndexes } from '#core/chart/ticks.ts';
import { AxisLabels } from '#web/charts/AxisLabels.tsx';
import { PLOT_BOX } from '#web/charts/plot.ts';
import { roughly } from '#web/charts/roughly.ts';
import { groupLabels } from '#web/charts/spreadLabels.ts';
import { ErrorBanner } from '#web/dashboard/ErrorBanner.tsx';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { formatAxisValue, formatFullValue, formatTick } from '#web/messages/formats.ts';
import { say } from '#web/messages/whatIf/say.ts';
import { useNarrow } from '#web/ui/useNarrow.ts';
import { EndHandle } from './EndHandle.tsx';
import { neededText } from './neededText.ts';
import { type TryPlot, tryPlot } from './tryPlot.ts';
import { type TriedPlan, useWhatIfPlan } from './useWhatIfPlan.ts';
import { valueStep } from './valueStep.ts';
import styles from './WhatIfChart.module.css';
import { suppose, takeBack, useWhatIfs } from './whatIfStore.ts';

/** The year of a goal whose end can be dragged, in the place of its chart. Nothing of it is written. */
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
  return <Tried goal={goal} tried={tried} likely={open.likely} isForecast={open.isForecast} value={value} />;
}

function Tried({
  goal,
  tried: { plan },
  likely,
  isForecast,
  value,
}: {
  readonly goal: DashboardGoal;
  readonly tried: TriedPlan;
  readonly likely: number | null;
  readonly isForecast: boolean;
  /** Null: nothing is supposed of this goal. */
  readonly value: number | null;
}) {
  const shown = usePlan();
  const isNarrow = useNarrow();
  const unit = { valueType: goal.valueType, currency: shown.plan.currency };
  const end = value ?? roughly(likely ?? goal.figures.endTarget ?? 0);
  const plot = useMemo(() => tryPlot(goal, { plan, likely, value: end }, shown), [goal, plan, likely, end, shown]);
  const needed = useMemo(() => neededText(goal, { plan, value: end }, shown), [goal, plan, end, shown]);
  const [least = 0, most = 1] = [plot.axis.lines[0], plot.axis.lines.at(-1)];
  const figures = goal.entries.flatMap(({ actual, target }) => [actual, target]).filter((each) => each !== null);
  const step = valueStep(most - least, figures);
  const ticks = tickIndexes(plot.points.length, 'monthly').filter((_, index) => index % (isNarrow ? 3 : 1) === 0);
  const text = formatFullValue(end, unit);
  const likelyText = likely === null ? null : formatFullValue(roughly(likely), unit);

  return (
    <>
      <div className={styles.chart}>
        <div className={styles.body}>
          <AxisLabels plot={plot} unit={unit} className={styles.values} />
          <div className={styles.plot}>
            <Lines plot={plot} label={say.chart(text, needed?.sentence ?? '')} hasSupposed={value !== null} />
            {likely !== null && <i className={styles.likely} style={{ top: `${plot.topOf(likely)}%` }} />}
            {needed?.readout != null && value !== null && (
              <p aria-hidden="true" className={styles.readout} data-low={plot.topOf(end) < 40}>
                {needed.readout}
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
          <Ends
            plot={plot}
            likely={likely}
            supposed={value}
            textOf={(each) => formatAxisValue(each, unit, plot.axis.decimals)}
          />
          <div aria-hidden="true" className={styles.ticks}>
            {ticks.map((index) => {
              const point = plot.points[index];
              const left = plot.points.length > 1 ? (index / (plot.points.length - 1)) * 100 : 50;
              return (
                point && (
                  <span key={point.start} style={{ left: `${left}%` }}>
                    {formatTick(
                      point.start,
                      goal.trackingFrequency === 'weekly' && plot.points.length > 20 ? 'weekly' : 'monthly',
                      shown.plan,
                    )}
                  </span>
                )
              );
            })}
          </div>
        </div>
      </div>
      <div className={styles.texts}>
        {needed !== null && <p>{needed.sentence}</p>}
        {likelyText !== null && <p>{isForecast ? say.likelyEnd(likelyText) : say.paceEnd(likelyText)}</p>}
      </div>
    </>
  );
}

function Lines({
  plot,
  label,
  hasSupposed,
}: {
  readonly plot: TryPlot;
  readonly label: string;
  readonly hasSupposed: boolean;
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${PLOT_BOX.width} ${PLOT_BOX.height}`}
      preserveAspectRatio="none"
      className={styles.lines}
    >
      {plot.lines.map(({ top }) => (
        <line key={top} x2={PLOT_BOX.width} y1={top * 10} y2={top * 10} className={styles.grid} />
      ))}
      <line x1={PLOT_BOX.width} x2={PLOT_BOX.width} y2={PLOT_BOX.height} className={styles.end} />
      <path d={plot.target} className={styles.target} />
      <path d={plot.straight} className={styles.straight} />
      {hasSupposed && <path d={plot.supposed} className={styles.supposed} />}
      <path d={plot.actual} className={styles.actual} />
    </svg>
  );
}

/** Labels nearer than this, in percent of the lowest plot there is, would cover each other; px. */
const LABEL_DISTANCE = 18;
const LABEL_HEIGHT = 14;

function Ends({
  plot,
  likely,
  supposed,
  textOf,
}: {
  readonly plot: TryPlot;
  readonly likely: number | null;
  readonly supposed: number | null;
  readonly textOf: (value: number) => string;
}) {
  const labels = [
    { kind: 'target', at: plot.ends.target, say: say.target },
    { kind: 'supposed', at: supposed, say: say.supposed },
    { kind: 'straight', at: plot.ends.straight, say: say.straight },
    { kind: 'likely', at: likely === null ? null : roughly(likely), say: say.likely },
  ].flatMap(({ kind, at, say: word }) => (at === null ? [] : [{ kind, at, text: word(textOf(at)) }]));
  const places = groupLabels(
    labels.map(({ at }) => plot.topOf(at)),
    LABEL_DISTANCE,
  );
  return (
    <div aria-hidden="true" className={styles.ends}>
      {labels.map(({ kind, text }, index) => (
        <span
          key={kind}
          data-kind={kind}
          style={{ top: `calc(${places[index]?.middle ?? 0}% + ${(places[index]?.below ?? 0) * LABEL_HEIGHT}px)` }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}
