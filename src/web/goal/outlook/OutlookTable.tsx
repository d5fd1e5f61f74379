import type { DateStyle } from '#core/format/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { formatFullValue, formatPeriod } from '#web/base/messages/formats.ts';
import { say as outlookWords } from '#web/base/messages/say/outlook.ts';
import { say } from '#web/base/messages/say.ts';
import { PointTable } from '#web/goal/charts/PointTable.tsx';
import { roughly } from '#web/goal/charts/roughly.ts';
import type { OutlookPoints } from './outlookPoints.ts';

export function OutlookTable({
  drawn: { points, period },
  unit,
  dateStyle,
}: {
  readonly drawn: OutlookPoints;
  readonly unit: ValueUnit;
  readonly dateStyle: DateStyle;
}) {
  const plain = { ...unit, unit: '' };
  const value = (number: number | null) => (number === null ? '–' : formatFullValue(number, plain));
  const about = (number: number) => formatFullValue(roughly(number), plain);
  const rows = points.map(({ start, target, actual, band }) => {
    const likely =
      band === null
        ? ['–', '–', '–']
        : [
            about(band.expected),
            outlookWords.range(about(band.low80), about(band.high80)),
            outlookWords.range(about(band.low95), about(band.high95)),
          ];
    return { start, period: formatPeriod(start, period, dateStyle), cells: [value(target), value(actual), ...likely] };
  });
  const { columns, bands } = outlookWords;
  return (
    <PointTable
      label={outlookWords.table}
      unit={unit}
      columns={[say.chart.target, say.chart.actual, columns.likely, bands.most, bands.nearlyAll]}
      rows={rows}
    />
  );
}
