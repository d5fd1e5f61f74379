import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { DateStyle } from '#core/format/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { formatFullValue, formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/signal.ts';
import { say as words } from '#web/base/messages/say.ts';
import { PointTable } from '#web/goal/charts/PointTable.tsx';
import { roughly } from '#web/goal/charts/roughly.ts';
import type { SignalPlot } from './signalPlot.ts';

export function SignalTable({
  plot,
  frequency,
  unit,
  dateStyle,
}: {
  readonly plot: SignalPlot;
  readonly frequency: TrackingFrequency;
  readonly unit: ValueUnit;
  readonly dateStyle: DateStyle;
}) {
  const plain = { ...unit, unit: '' };
  const about = (value: number | undefined) => (value === undefined ? '–' : formatFullValue(roughly(value), plain));
  const { mean, lower, upper, reading } = say.columns;
  return (
    <PointTable
      label={say.table}
      unit={unit}
      columns={[words.chart.actual, mean, lower, upper, reading]}
      rows={plot.points.map(({ date, value, cause, stretch: { limits } }) => ({
        start: date,
        period: formatPeriod(date, frequency, dateStyle),
        cells: [
          formatFullValue(value, plain),
          about(limits?.mean),
          about(limits?.lower),
          about(limits?.upper),
          limits === null ? say.noLimits : say.cause[cause],
        ],
      }))}
    />
  );
}
