import type { DatedPeriod, WrittenPeriod } from '#core/calendar/writtenPeriod.ts';

/** A period as any plan's calendar reads it: `2026-01`, `2026-Q1`, `2026-W41`, `2026`; by a label `FY2026 Q1`, `2025/26 Jan`. */
export function periodName(period: DatedPeriod): string {
  const { year, by } = period.year;
  if (by === 'label') return [`FY${year}`, ...shortName(period)].join(' ');
  if (by === 'both') return [`${year}/${String((year + 1) % 100).padStart(2, '0')}`, ...shortName(period)].join(' ');
  if (period.unit === 'month') return `${year}-${twoDigits(period.month)}`;
  return [String(year), ...shortName(period)].join('-');
}

/** Without its year. */
function shortName(period: WrittenPeriod): string[] {
  switch (period.unit) {
    case 'week':
      return [`W${twoDigits(period.week)}`];
    case 'month':
      return [MONTHS[period.month - 1] ?? ''];
    case 'quarter':
      return [`Q${period.quarter}`];
    case 'year':
      return [];
  }
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
