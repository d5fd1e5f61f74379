import { formatIsoDate } from '#core/calendar/date.ts';
import { formatCsv } from '#core/format/csv.ts';
import { withoutResidue } from '#core/format/number.ts';
import { formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/chartDownload.ts';
import { say as chartWords } from '#web/base/messages/say/largeChart.ts';
import { say as page } from '#web/base/messages/say.ts';
import type { ChartToTake } from './chartToTake.ts';

/** Numbers as people read them, in full. Estimates are in no export (rule 3.17). */
export function chartCsv({ title, progression, dateStyle }: ChartToTake): string {
  const header = [say.goal, chartWords.period, say.start, say.end, page.chart.target, page.chart.actual, say.note];
  const rows = progression.points.map(({ start, end, target, actual, isPartial }) => [
    title,
    formatPeriod(start, progression.period, dateStyle),
    formatIsoDate(start),
    formatIsoDate(end),
    target === null ? null : withoutResidue(target),
    actual === null ? null : withoutResidue(actual),
    isPartial && actual !== null ? chartWords.partial : null,
  ]);
  return formatCsv([header, ...rows]);
}
