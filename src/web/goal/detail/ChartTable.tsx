import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { Progression } from '#core/chart/progression.ts';
import type { DateStyle } from '#core/format/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { formatFullValue, formatPeriod } from '#web/base/messages/formats.ts';
import { say as chartWords } from '#web/base/messages/say/largeChart.ts';
import { say } from '#web/base/messages/say.ts';
import { PointTable } from '#web/goal/charts/PointTable.tsx';
import { roughly } from '#web/goal/charts/roughly.ts';

export function ChartTable({
  progression: { points, period },
  unit,
  frequency,
  dateStyle,
}: {
  readonly progression: Progression;
  readonly unit: ValueUnit;
  readonly frequency: TrackingFrequency;
  readonly dateStyle: DateStyle;
}) {
  const plain = { ...unit, unit: '' };
  const value = (number: number | null) => (number === null ? '–' : formatFullValue(number, plain));
  const hasEstimates = points.some(({ estimate }) => estimate !== null);
  const rows = points.map(({ start, target, actual, isPartial, estimate, coverage }) => {
    const isMarked = isPartial && actual !== null;
    const marks = [
      ...(isMarked ? [chartWords.partial] : []),
      ...(coverage ? [`(${chartWords.counted(coverage.counted, coverage.of, frequency)})`] : []),
    ];
    const reported = [value(actual), ...marks].join(' ');
    const cells = [value(target), reported, estimate === null ? '–' : value(roughly(estimate))];
    return { start, period: formatPeriod(start, period, dateStyle), cells };
  });
  const columns = [say.chart.target, say.chart.actual, ...(hasEstimates ? [chartWords.projection] : [])];
  return <PointTable label={chartWords.table} unit={unit} columns={columns} rows={rows} />;
}
