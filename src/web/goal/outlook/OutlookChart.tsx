import { useState } from 'react';
import type { Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { timeTicks } from '#core/chart/timeTicks.ts';
import type { DateStyle } from '#core/format/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say as chartWords } from '#web/base/messages/say/largeChart.ts';
import { say } from '#web/base/messages/say.ts';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { AxisLabels } from '#web/goal/charts/AxisLabels.tsx';
import { AxisUnit } from '#web/goal/charts/AxisUnit.tsx';
import { ChartReader } from '#web/goal/charts/ChartReader.tsx';
import { across, ChartTicks, evenTicks } from '#web/goal/charts/ChartTicks.tsx';
import chartStyles from '#web/goal/charts/LargeChart.module.css';
import { tickText } from '#web/goal/charts/tickText.ts';
import styles from './OutlookChart.module.css';
import { OutlookEnds } from './OutlookEnds.tsx';
import { OutlookLines } from './OutlookLines.tsx';
import { outlookPlotOf } from './outlookPlot.ts';
import type { OutlookPoints } from './outlookPoints.ts';
import { readPoint } from './readPoint.ts';

export function OutlookChart({
  drawn,
  unit,
  dateStyle,
  today,
  label,
}: {
  readonly drawn: OutlookPoints;
  readonly unit: ValueUnit;
  readonly dateStyle: DateStyle;
  readonly today: Day;
  readonly label: string;
}) {
  const { points, period, yearStart } = drawn;
  const isNarrow = useNarrow();
  const [cursor, setCursor] = useState<number | null>(null);
  const plot = outlookPlotOf(drawn, { unit, today });
  const textOf = tickText(points, period, dateStyle);
  const ticks = timeTicks(points.length, period).filter((_, index) => index % (isNarrow ? 6 : 3) === 0);
  const read = (index: number) => {
    const point = points[index];
    return point === undefined ? '' : readPoint(point, { period, unit, dateStyle });
  };
  const yearName = (index: number) => {
    const start = points[index]?.start;
    return start === undefined
      ? ''
      : formatFiscalYear(fiscalYearOf(start, dateStyle.fiscalStartMonth), dateStyle.fiscalDisplay);
  };
  return (
    <div className={chartStyles.chart} style={{ '--least-plot': '64px' }}>
      <div className={chartStyles.head} aria-hidden="true">
        {cursor === null ? (
          <>
            <AxisUnit unit={unit} />
            <span data-line="actual">{say.chart.actual}</span>
            {plot.target !== '' && <span data-line="target">{say.chart.target}</span>}
          </>
        ) : (
          <b>{read(cursor)}</b>
        )}
      </div>
      <div className={chartStyles.body}>
        <AxisLabels plot={plot} unit={unit} className={chartStyles.values} />
        <div className={chartStyles.plot}>
          <OutlookLines plot={plot} label={label} />
          {yearStart !== null && (
            <span
              aria-hidden="true"
              className={styles.year}
              data-running={drawn.isRunning}
              style={{ left: `${across(yearStart - 0.5, points.length)}%` }}
            >
              <span>{yearName(yearStart - 1)}</span>
              <span data-side="after">{yearName(yearStart)}</span>
            </span>
          )}
          {plot.today !== null && (
            <span aria-hidden="true" className={chartStyles.today} style={{ left: `${plot.today}%` }}>
              <span>{chartWords.today}</span>
            </span>
          )}
          {plot.last !== null && (
            <span className={chartStyles.dot} style={{ left: `${plot.last.left}%`, top: `${plot.last.top}%` }} />
          )}
          <ChartReader
            lefts={points.map((_, index) => across(index, points.length))}
            start={plot.last?.index ?? 0}
            cursor={cursor}
            textAt={read}
            onCursor={setCursor}
          />
        </div>
        <OutlookEnds plot={plot} points={points} unit={unit} />
        <ChartTicks ticks={evenTicks(points, ticks, textOf)} />
      </div>
    </div>
  );
}
