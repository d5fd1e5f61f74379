import type { Progression } from '#core/chart/progression.ts';
import type { DateStyle } from '#core/format/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { formatFullValue, formatPeriod } from '#web/base/messages/formats.ts';
import { say as chartWords } from '#web/base/messages/say/largeChart.ts';
import { say } from '#web/base/messages/say.ts';
import { PointTable } from '#web/goal/charts/PointTable.tsx';

export function ChartTable({
  progression: { points, period },
  unit,
  dateStyle,
}: {
  readonly progression: Progression;
  readonly unit: ValueUnit;
  readonly dateStyle: DateStyle;
}) {
  const plain = { ...unit, unit: '' };
  const value = (number: number | null) => (number === null ? '–' : formatFullValue(number, plain));
  const hasEstimates = points.some(({ estimate }) => estimate !== null);
  const rows = points.map(({ start, target, actual, isPartial, estimate }) => {
    const isMarked = isPartial && actual !== null;
    const reported = isMarked ? `${value(actual)} ${chartWords.partial}` : value(actual);
    return { start, period: formatPeriod(start, period, dateStyle), cells: [value(target), reported, value(estimate)] };
  });
  const columns = [say.chart.target, say.chart.actual, ...(hasEstimates ? [chartWords.projection] : [])];
  return <PointTable label={chartWords.table} unit={unit} columns={columns} rows={rows} />;
}
